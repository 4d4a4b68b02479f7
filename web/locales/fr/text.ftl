# The text view: the table in words, and what can be typed there. Readers: players.

### The table in words

# A line about somebody or something; $what: all that is told, and what stands between
text-of = { $who } : { $what }
text-between = { "\u00A0; " }
text-players = Joueurs
text-now = Maintenant
text-scores = Scores
text-news = Depuis votre dernier tour
text-score = score { $points }
text-thinks = réfléchit

### Typing

text-command = Commande
# In the empty field
text-command-hint = numéro, code ou mot
text-enter = Entrer
text-answers = Ce que dit la table
text-confirm = Appuyez sur Entrée pour confirmer, ou choisissez autre chose.
text-undone = Annulé.
text-not-understood = « { $text } » n'est pas compris. { $help } montre les commandes.
text-nothing-typed = Tapez le numéro d'une réponse, ou { $help }.
# $code: an example
text-many-options = { $n } réponses. Écrivez le terrain et les cases, par exemple { $code }.
text-number = Choisissez un numéro de 1 à { $most }.
text-nothing-called = Rien ici ne s'appelle « { $name } ».
text-rules-of-what = Ajoutez un nom : { $rules } NOM

### Words that may be typed, separated by spaces; the first one is shown. Small letters

text-type-help = aide ?
text-type-undo = annuler
text-type-options = options
text-type-hint = conseil indice
text-type-why = pourquoi
text-type-hand = main
text-type-market = marché marche
text-type-places = lieux
text-type-events = événements evenements
text-type-city = ville cité cite
text-type-players = joueurs
text-type-scores = scores
text-type-log = journal
text-type-rules = règles regles
text-type-say = dire
text-type-all = tout

### What the commands do

text-typing-help = cette liste
text-typing-undo = annuler la dernière action
text-typing-options = toutes les réponses avec leurs numéros
text-typing-hint = ce que ferait un bot, et pourquoi
text-no-hint = Il n'y a pas de conseils ici.
text-typing-why = ce qui est impossible maintenant, et pourquoi
text-typing-hand = votre main
text-typing-market = les cartes proposées
text-typing-places = les lieux du plateau
text-typing-events = événements ou tuiles Carte
text-typing-city = toutes les villes ou cartes
text-typing-players = une ligne par joueur
text-typing-scores = les scores par source
text-typing-log = ce qui s'est passé depuis votre dernier tour
text-typing-rules = le texte d'une carte ou d'un lieu, par son nom
text-typing-say = dire quelque chose à la table
text-typing-all = toute la table
text-typing-number = Un numéro choisit une réponse ; suivi de !, il est envoyé aussitôt.
