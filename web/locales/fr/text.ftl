# The text view: the table in words, and what can be typed there. Readers: players.

### The table in words

# A line about somebody or something; $what: all that is told, and what stands between
text-of = { $who } : { $what }
text-between = { "\u00A0; " }
text-players = Joueurs
text-now = Maintenant
text-edicts = Cartes Décompte
text-events = Événements
text-maps = Tuiles Carte
text-shown = Cartes révélées
text-scores = Scores
text-news = Depuis votre dernier tour
text-empty-space = vide
# $tiles: the numbers on the tiles that are left
text-tiles = Tuiles restantes : { $tiles }
text-none-left = Plus aucune
text-achieved = Réalisé par { $player }
# $players: names, joined
text-workers = Ouvriers ici : { $players }
text-score = score { $points }
text-hand = main : { $n }
text-slots = cartes dans la ville : { $n }
text-anchors = ancres : { $n }
text-ship = navire : { $points }
text-thinks = réfléchit
text-high-tide = Marée haute : { $island } est retournée.
# $route: the places of a card, in order
text-route = Dernier Trajet de la Capitaine Bonnie : { $route }
# $markers: colors with their rows
text-plan = Plan de la Capitaine Bonnie, couleur et rangée : { $markers }
text-map-of = Carte de { $player }
text-legend = F forêt, V village, f champ, W eau, M monstre, ^ montagne, R ruines, # désolation
text-monsters = Cases vides à côté des monstres : { $n }
text-scored-now = compté cette saison

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
