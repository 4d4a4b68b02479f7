# The end of a game: scores, how they came about, what to do next. Readers: players.

result-title = Résultat
# Under the verdict; $amount: points or stars between the first and the second place, with their number
result-margin = { $amount } d'avance sur la deuxième place.
result-level = Les deux premiers sont à égalité.
result-place = Vous finissez { $n }ᵉ sur { $all }, à { $amount } du premier.
result-place-level = Vous finissez { $n }ᵉ sur { $all }.
# Beside the title of a solo game
result-rating = Évaluation { $n }
# Of a title that words nothing of it itself; $n: how many have won, $players: who
result-winners = { $n ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la victoire.
}
result-alone = Votre résultat : { $n }
result-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

### Headings

result-scores = Scores
result-by-source = par origine
result-course = Au fil des saisons
# Where a title has no seasons
result-course-plain = Déroulement de la partie
result-course-steps = Points après chaque étape.
# Under the chart
result-course-hint = Les points après chaque étape. Un rond sur une ligne : une saison commence pour ce joueur.
result-course-seasons = Les points à la fin de chaque saison.
# What a screen reader calls the chart; the table below says the same
result-course-label = Graphique : les points de chaque joueur au cours de la partie. Les nombres sont dans le tableau ci-dessous.
result-course-start = Départ
result-course-end = { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
}
result-course-missing = Le cours de cette partie ne peut pas être affiché.
# $player: a name
result-earners = D'où viennent les points : { $player }
result-of = Points de

### The table of numbers

result-numbers = Tous les nombres
result-player = Joueur
result-total = Total
result-all-players = Les { $n } joueurs
result-fewer-players = Moins de joueurs

### How the points of a card add up, in few words

result-copies = { $n } exemplaires
result-printed = { $n } de base
result-bonus = { $n } de bonus
# On a button; $n: how many there are in all
result-all-earners = Tout afficher ({ $n })

### What to do next

result-rematch = Revanche
result-come-over = Rejoindre la revanche
result-replay = Revoir la partie
result-review = Analyse
result-share = Partager
result-share-hint = Avec ce lien, on peut regarder la table et revoir la partie. Il est valable deux semaines.
result-record = Fichier de la partie
result-more = Scores et cours de la partie

### Checking the deal

result-fair = La donne était-elle honnête ?
result-fair-hint = Avant la première carte, cette table a affiché un engagement : l'empreinte SHA-256 de la graine et d'un sel. Maintenant que les deux sont connus, chacun peut vérifier qu'aucune carte n'a été changée en route.
result-commitment = Engagement
result-seed = Graine
result-salt = Sel
result-fair-yes = Vérifié dans ce navigateur : tout concorde.
result-fair-no = Cela ne concorde pas.
result-fair-elsewhere = Ce navigateur ne peut le vérifier que par une connexion sécurisée.
result-fair-chosen = La graine de cette partie a été choisie par quelqu'un, qui connaissait peut-être les cartes.
