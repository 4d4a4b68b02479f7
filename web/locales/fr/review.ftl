# The review of a finished game: where it turned, what was better, and why. Readers: players.
# Sentences that the terminal has as well are in `terminal.ftl`.

review-title = Analyse
# Heading over the chart: what could be expected as the lead at the end, in points
review-expected-lead = Avance finale attendue
review-expected-rating = Évaluation finale attendue
# Beside the heading: whose lead it is
review-of-player = de { $player }
review-band = La bande contient huit parties imaginées sur dix. Dans chacune, les cartes qu'un joueur ne voyait pas sont distribuées à nouveau.
review-lines = Une ligne par joueur : l'avance attendue sur le meilleur des autres.
# What a screen reader calls the chart; $end: the lead at the end, $n: how many turning points there are
review-chart = Graphique : le résultat attendu au cours de la partie. À la fin { $end }. { $n ->
    [0] Aucun tournant pour l'instant.
    [one] { $n } tournant.
   *[other] { $n } tournants.
} Le tableau ci-dessous donne les chiffres.
# Headings of the table of numbers
review-step = Étape
review-expected = Attendu
# In place of a season
review-step-n = Étape { $n }

### Progress

review-beginning = Lecture de la partie…
review-done = { $n } décisions sur { $all }.
# $n: seconds, rounded up
review-left = Encore { $n } s au plus environ.
review-stop = Arrêter
review-go-on = Continuer
review-looking = Recherche des tournants ; chacun apparaît dès qu'il est certain.
review-failed = L'analyse n'a pas pu être terminée.

### A turning point

review-moments = Tournants
review-moment-n = Tournant { $n }
# In the list of better answers; $option: the one that was played
review-instead = pas { $option }
review-before = Tournant précédent (,)
review-next = Tournant suivant (.)
# The number of the turning point among all
review-of = { $n } / { $all }
# $points: a number with one decimal
review-lost-here = Vous avez perdu environ { $points } points ici
review-lost-by = { $player } a perdu environ { $points } points ici
# Marks of the two answers
review-played = Joué
review-better = Mieux
review-why = Pourquoi.
review-worlds = { $n ->
    [one] Estimé sur { $n } partie imaginée
   *[other] Estimé sur { $n } parties imaginées
}, avec ce que le joueur pouvait savoir.
review-show = Montrer sur le plateau

### Trying again

# Buttons: answer a turning point oneself, and stop doing so
review-try = Réessayer
review-try-stop = Montrer ce qui était mieux
review-try-search = Chercher une réponse
# $n: how many answers are not shown
review-try-more = { $n ->
    [one] Encore { $n } réponse ; cherchez-la.
   *[other] Encore { $n } réponses ; cherchez-les.
}
review-try-busy = Essai dans des parties imaginées…
# Under an answer, after a colon: how good it is
review-try-beyond = encore mieux que ce que l'analyse a trouvé.
review-try-equal = à peu près aussi bon que la meilleure réponse.
review-try-better = mieux que ce qui a été joué, sans être le meilleur.
review-try-same = à peu près aussi bon que ce qui a été joué.
review-try-worse = moins bon que ce qui a été joué.
# $gain, $gap: points with their sign and ±
review-try-numbers = { $gain } points par rapport au coup joué, { $gap } par rapport à la meilleure réponse.

### Accuracy

# The row under those of the seasons
review-whole = Partie
