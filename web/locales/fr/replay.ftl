# Looking back at a game, step by step. Readers: players.

replay-title = Revoir la partie
# $step, $total: numbers of steps
replay-step = Étape { $step } sur { $total }
# Step 0
replay-deal = Les cartes sont distribuées.
# An answer whose words these eyes may not know, or that has none
replay-silent = { $player } répond.
replay-answers = { $player } : { $what }
replay-handed = { $player } confirme un dessin, encore caché.
replay-steps = Étapes
replay-fetching = Chargement des étapes…

### Controls; most stand on buttons with an icon, the words are read aloud

replay-controls = Commandes
replay-first = Au début
replay-turn-back = Tour précédent
replay-back = Une étape en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Une étape en avant
replay-turn-on = Tour suivant
replay-last = À la fin
replay-slider = Étape
replay-speed = Vitesse
# $n: 1, 2, 4 times as fast
replay-speed-of = { $n }×
replay-jump = Aller à une saison…
# $season: name of a season
replay-jump-season = { $season } (étape { $step })
replay-jump-player = { $player } : { $season } (étape { $step })
replay-keys = Touches : ← → une étape, Page préc. et Page suiv. un tour, Début, Fin, Espace pour lire.
replay-eyes = Vue de
replay-everybody = tout le monde

### Elsewhere

replay-link = Lien vers cette étape
replay-position = Enregistrer la position
replay-table = Vers la table
replay-fork = Continuer à partir d'ici
replay-fork-hint = Une nouvelle partie commence à cette étape. Des bots prennent les autres places.
replay-fork-seat = Votre place
replay-fork-name = Votre nom
replay-fork-begin = Commencer
replay-fork-over = La partie est finie ici ; revenez quelques étapes en arrière.
replay-not-over = On peut revoir la partie quand elle est finie.
