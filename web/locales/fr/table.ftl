# At a table: the question and its answers, the log, the menu. Readers: players.

### Things that can be chosen, for those who listen

table-can = Peut être choisi
table-sheet-raise = Montrer plus
table-sheet-lower = Montrer moins
table-selected = Choisi

### The question

# What an answer costs, brings, scores, and what follows from it: headings of a list
table-pay = Coût
table-gain = Gain
table-score = Points
table-then = Puis
table-no-way-back = Quelque chose de caché sera révélé : impossible d'annuler ensuite.
table-ways = Façons de le faire
table-answers = Réponses
table-all-answers = Toutes les réponses ({ $n })
table-choose-start = Choisissez un élément au cadre doré.
table-choose-lit = Choisissez un des éléments au cadre en pointillés.
table-choose-none = Aucun choix
table-choose-several = Choisir { $n }
table-picked-of = { $n } sur { $most }
table-picked-most = { $n } sur { $most } au plus
table-picked-least = { $n }, au moins { $least }
table-drop = Retirer : { $what }
table-fewer = Moins : { $what }
table-more = Plus : { $what }
table-more-of = { $n } de plus : { $what }
table-pick-all = Tout ({ $n })
table-pick-others = Le reste ({ $n })
table-over = La partie est terminée
# $players: one name, or several joined
table-hint = Conseil
table-hint-thinking = { $bot } réfléchit…
table-thinking = { $n ->
    [one] { $players } réfléchit…
   *[other] { $players } réfléchissent…
}
table-thinking-time = Part du temps de réflexion déjà utilisée
table-waiting = On attend { $players }
table-waiting-many = { $n ->
    [one] On attend { $n } joueur
   *[other] On attend { $n } joueurs
}
table-you-watch = Vous regardez la partie.
table-look-around = En attendant, regardez les cartes et les villes.
table-prepare-hint = Touchez une carte ou un lieu pour préparer votre prochaine action.
table-take-back = Reprendre
table-held = Jouée dans un instant. Échap la reprend.
table-prepared = Préparé pour votre tour.
table-prepared-gone = Ce que vous aviez préparé n'est plus possible.

# The act on the button that does it. $what: a card, a place, goods

### One screen for several people

table-hand-over = À { $player }
table-hand-over-why = Tout est caché, pour que personne ne voie les cartes des autres.
table-hand-over-ready = Je suis { $player } : montrer ma table

### Around the board

table-season = Saison : { $season }
table-log-all = Tout le monde
table-log-of = Montrer les actions de
table-log-empty = Rien pour l'instant.
table-log-earlier = Avant
table-since = Depuis votre tour
table-turn-so-far = Votre tour jusqu'ici
table-chat = Discussion
table-unread = non lu
# Shows once more, as movement, what happened since the last turn
table-show-again = Montrer à nouveau
table-go-there = Y aller
table-say = Écrire à la table
table-send = Envoyer
table-mute = Masquer la discussion
table-unmute = Montrer la discussion
table-clock = Temps restant
# $d: days, $h: hours
table-clock-days = { $d } j { $h } h
table-late = temps écoulé

### The menu

table-replay = Revoir la partie
table-to-server = Confier la partie au serveur
table-watch-link = Lien pour les spectateurs
table-copied = Copié. Qui a le lien peut regarder.
table-leave = Quitter la table : { $player }
table-return = Revenir : { $player }
table-stand-in = Laisser un bot jouer pour { $player }
table-close = Fermer la table pour de bon
table-sure = Vraiment ? Appuyez encore

### Tables that are drawn from their views alone

table-face-down = une carte face cachée
table-log = Journal
