# The command line and the terminal table.

### Help pages of the commands. One or two sentences each.

help-boardwright = Boardwright, une table numérique pour des jeux de société au fil des saisons. Un projet de fans, avec ses propres textes et dessins, sans lien avec les éditeurs.
help-play = Jouer une partie dans le terminal : en solo, à plusieurs sur ce clavier, ou avec des bots.
help-replay = Raconter coup par coup une partie sauvegardée.
help-simulate = Faire jouer de nombreuses parties à des bots et résumer les scores.
help-position = Charger une position depuis un fichier JSON, appliquer des codes, puis afficher les choix en attente, toutes les vues et les scores.
help-hint = Dire ce que ferait un bot dans une partie enregistrée ou une position, et pourquoi.
help-review = Analyser une partie finie : ce que chaque réponse a coûté, ce qui était mieux et pourquoi. Cela prend une minute ou deux ; Ctrl+C montre ce qui a été trouvé.
help-bench = Mesurer la vitesse des règles sur cette machine.
help-usage = Utilisation :
help-options = Options{" "}
help-commands = Commandes{" "}
help-options-word = [OPTIONS]
help-command-word = COMMANDE [OPTIONS]
help-game-word = JEU
help-file-word = FICHIER
help-code-word = CODE
help-bot-word = BOT
help-players-word = PLACES
help-help = Afficher cette page.
help-version = Afficher la version.
help-lang = Langue : en, it, fr ou ru.
notice-letters = Ce terminal n'affiche pas les lettres de la langue demandée ; l'anglais est utilisé.
help-players = Places, séparées par des virgules : you (vous), des noms de personnes ou des bots ({ $bots }). Un nombre vaut autant de personnes. Par défaut : vous en solo.
help-seed = Un nombre entier ; la même graine donne les mêmes cartes. Par défaut : au hasard.
help-resume = Reprendre une partie sauvegardée, ou commencer depuis une position.
help-to = S'arrêter après ce nombre de réponses.
help-seat = Raconter la partie vue de cette place (à partir de 0).
help-pick = Appliquer un code d'option ; peut se répéter. Si plusieurs places attendent, écrire place et code : "1 forest:b3b4c4".
help-json = Afficher en JSON.
help-number = Nombre de parties. Par défaut : 100.
help-bot = Le bot à toutes les places : { $bots }. Par défaut : casual.
help-level = Le bot que l'on consulte : { $bots }. Par défaut : expert.
help-hint-seat = La place qui veut savoir ; à défaut, la première qui doit répondre.
help-thorough = Jouer deux fois plus de parties imaginées.
help-review-out = Écrire aussi dans un fichier .csv ou .parquet ce que chaque décision a coûté.
help-seats = Nombre de places. Par défaut : 1.
help-jobs = Nombre de processus. Par défaut : un par cœur.
help-cards = Affiche combien de fois chaque carte a été jouée et ce qu'elle a rapporté.
help-picture = Enregistrer l'histogramme comme image (.png, .svg ou .pdf).

### Bad arguments: one line each.

error-whole = « { $value } » n'est pas un nombre entier de { $least } à { $most }.
error-one-of = « { $value } » n'est pas une valeur connue. Valeurs connues : { $known }
error-extra = inattendu : { $value }
error-command = il n'y a pas de commande « { $value } ». Commandes connues : { $known }
error-option = il n'y a pas d'option { $value }.
error-option-close = il n'y a pas d'option { $value }. Vouliez-vous dire { $known } ?
error-option-value = { $value } demande une valeur.
error-missing = il manque { $value }.
error-missing-game = il manque le jeu. Jeux connus : { $known }
error-parameter = { $option } : { $reason }
error-other-game = { $value } ne concerne pas { $game }.
error-with-resume = { $value } ne va pas avec --resume : une partie sauvegardée a déjà sa mise en place.

refusal-only-alone = ceci ne vaut que pour une partie en solitaire.
refusal-one-at-a-time = choisissez une chose à la fois.
refusal-player-name = « { $name } » ne peut pas être un nom : il ne doit ni être vide ni commencer par un nombre.
refusal-no-bot = ce bot n'est pas connu. Bots connus : { $known }
refusal-pick-seat = un choix est un code, ou une place et un code.
refusal-pick-needs-seat = plusieurs places sont en attente ({ $seats }) ; écrivez la place avant le code.
refusal-file-read = impossible de lire le fichier : { $problem }
refusal-file-write = impossible d'écrire le fichier : { $problem }
refusal-file-missing = ce fichier ou ce dossier n'existe pas.
refusal-file-is-folder = c'est un dossier.
refusal-file-permission = l'accès au fichier n'est pas autorisé.
refusal-file-disk-full = le disque est plein.
refusal-file-too-large = le fichier est trop grand.
refusal-file-text = ce n'est pas un fichier texte (ligne { $line }).
refusal-file-json = ce n'est pas du JSON valide (ligne { $line }, colonne { $column }).
refusal-file-json-plain = un nom figure 2 fois, un nombre est trop long ou les parenthèses sont trop imbriquées.
refusal-file-foreign = le fichier existe et n'est pas une partie sauvegardée ; il reste tel quel.
refusal-file-other-game = le fichier contient une autre partie, ou celle-ci plus avancée ; il reste tel quel.
refusal-file-folder = ce dossier n'existe pas.
refusal-picture-kind = un fichier image se termine par { $known }
refusal-picture-library = les images demandent matplotlib ; installez boardwright[plots].

### Players

# $n: number of the player
player-n = Joueur { $n }
# Seats are numbered from 0 in positions and records
seat-n = Place { $n }
bot-random = Hasard
    .about = Joue n'importe quel coup permis.
bot-beginner = Débutant
    .about = Joue comme à une première partie, erreurs comprises.
bot-casual = Amateur
    .about = Prend ce qui semble le mieux sur le moment.
bot-good = Habile
    .about = Regarde un peu plus loin.
bot-strong = Fort
    .about = Essaie de nombreuses suites possibles avant chaque coup.
bot-expert = Expert
    .about = Le meilleur que nous ayons ; il pèse bien plus de suites que quiconque.
# How long a bot thinks. $n: seconds
bot-quick = Répond aussitôt.
bot-slow = Réfléchit jusqu'à { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
} par coup.

### The table

not-understood = « { $word } » n'est pas une commande connue ; « ? » montre ce que vous pouvez taper.
codes-count = { GOODS("option", $n) }.
hand-over = Passez le clavier à { $player }
turn-over-hint = Appuyez sur Entrée pour finir votre tour, ou { $undo } pour revenir en arrière.
# $name: what was typed
why-nothing = Rien ne manque sous le nom « { $name } » : c'est possible, ou ce n'est pas là.
why-possible = { $name } : c'est possible.
why-all = La liste contient tout ce qui est possible maintenant.
why-line = { $name } : { $reason }
over-hint = « { $save } FICHIER » garde la partie ; Entrée pour quitter.
press-enter = Appuyez sur Entrée pour continuer.
# Where a page is full
more-hint = Entrée montre la suite.
waiting = En attente : { $players }
saved = Partie sauvegardée : { $file }
save-where = Nommez un fichier : { $save } FICHIER
quit-unsaved = La partie n'est pas sauvegardée. « { $save } FICHIER » la sauvegarde, « { $quit } » quitte sans sauvegarder, Entrée continue.
goodbye = Au revoir.
goodbye-unsaved = Au revoir. La partie n'est pas sauvegardée.

### What can be typed: words for each command, the first one is shown in hints.

type-confirm = ok oui !
type-undo = a annuler
type-codes = codes
type-scores = s scores
type-rules = règles regles
type-log = j journal
type-save = sauver
type-quit = q quitter
type-hint = conseil indice
type-why = pourquoi
type-help = ? aide

typing-scores = afficher les scores jusqu'ici
typing-save = sauvegarder : sauver FICHIER ; reprendre avec --resume FICHIER
typing-quit = quitter la table
typing-hint = ce que ferait un bot et pourquoi : conseil, ou conseil et un niveau
typing-why = pourquoi quelque chose n'est pas possible : pourquoi, ou pourquoi et un nom
typing-help = cette liste

### Hints

# $option: what an answer does, in words; $value: what it is worth, one of the three messages below; $n: the
# same as a number alone. Lines under each other
hint-best = Le mieux : { $option }, { $value }.
hint-then = À défaut : { $option } ({ $n }).
hint-only = Une seule réponse est possible : { $option }.
# $n: a number with one decimal, as text; with its sign where it is a difference of points
hint-worth = estimation { $n }
hint-margin = avance finale en points d'environ { $n }
hint-rating = évaluation finale d'environ { $n }
# $bot: the level; $n: how many games
hint-why-tried = { $bot } a essayé la première dans { $n ->
    [one] { $n } partie imaginée
   *[other] { $n } parties imaginées
}.
hint-why-judged = { $bot } juge d'après ce qu'une réponse rapporte aussitôt.
hint-why-foreseen = { $bot } a appris, partie après partie, comment elles se terminent.
hint-close = Les deux premières se valent à peu près.
hint-clear = La suivante vaut { $n } de moins.

### Reviews of finished games

review-progress = Examen de la partie
review-partial = Arrêt après { $n } décisions sur { $all } ; voici ce qui a été trouvé.
review-curve-margin = Avance finale attendue pour { $player } : { $points }.
review-curve-rating = Évaluation finale attendue pour { $player } : { $points }.
review-curve-point = { $when } { $lead } ± { $n }
review-curve-end = à la fin { $lead }
review-start = au début
review-none = Aucun tournant : aucune réponse n'était nettement moins bonne qu'une autre de 2 points.
review-game = Dans la partie
review-point = { $when }, réponse { $answer }, { $player } : { $played }. Mieux : { $best }. Coût : { $loss } ± { $error } points.
review-source = { $source } { $points }
review-denied = { $source } { $points } (refusés au meilleur des autres)
review-why-points = Dans les parties imaginées, les points viennent de : { $sources }.
review-why-spread = Dans la plupart des parties imaginées, le résultat est meilleur ; la différence tient à beaucoup de choses.
review-why-sooner = Cela rapporte aussitôt { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
review-why-later = Cela rapporte aussitôt { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins, et davantage plus tard.
review-why-next = Cela rend possible : { $option } (parmi les réponses suivantes dans { $often } % des parties imaginées, sinon dans { $seldom } %).
review-again = La même chose était mieux { $n } fois de suite.
review-player = Place
review-accuracy = Précision
review-choices = Décisions
review-cost = Coût des réponses
review-result-margin = Avance
review-result-rating = Évaluation
review-rest = Chance et non vu
review-witness = La précision ne concerne que cette partie : une seule partie en dit peu sur le niveau de jeu.

### Scores and results

column-season = Saison
column-total = Total
column-rank = Rang
column-player = Joueur
total-so-far = Jusqu'ici
expected = { $player } : { $points } à la fin si rien ne change.
# A question of a position with the seat it is put to
pending-of = { $player } : { $prompt }
pick-refused = Non autorisé : { $reason }

### Simulation

simulating = { $game }
time-left = reste :
summary = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
row-score = Score final
row-rating = Évaluation
column-mean = moyenne
column-error = ±
column-deviation = éc.-type
column-least = min
column-quarter = 25 %
column-median = médiane
column-three-quarters = 75 %
column-most = max
column-source = Source
column-games = Parties
column-results = Résultats
wins-by-seat = Victoires, partagées ou non, par place : { $wins }
# $turns: a mean
turns-each = Tours par joueur : { $turns }
column-winners = Gagnants
column-share = Part
column-card = Carte
column-players = Joueurs
column-bonus = Bonus
column-difference = Avec − sans
refusal-no-cards-to-count = dans ce jeu, aucune carte n'est posée devant les joueurs.
# One entry of the list above: $seat, from 0; $share, a percentage
wins-of-seat = { $seat } : { $share } %
simulate-speed = { $games } parties et { $answers } réponses par seconde.
picture-saved = Image : { $file }
picture-title = { $game } – { $bot } – { $games }

### Bench

column-measure = Mesure
column-figure = Valeur
column-bar = Seuil
column-steps = Tours de boucle
bar-holds = atteint
bar-missed = manqué
bench-copy = copie d'un état
bench-dump = état en données simples
bench-view = vue d'une place
bench-plain = interprété
bench-compiled = compilé
bench-calibration = Boucle d'étalonnage : { $seconds } s. { $machine }
bench-steps = Tours de boucle : combien de tours de la boucle d'étalonnage coûte chaque mesure, pour comparer des machines.

### Set files

help-check-set = Vérifier un fichier de matériel : chaque erreur avec sa ligne.
check-set-problems = { $n ->
    [one] { $n } erreur.
   *[other] { $n } erreurs.
}
# $column: where reading stopped
refusal-not-toml = ce n'est pas du TOML (colonne { $column }).
