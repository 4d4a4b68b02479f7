# La page d'accueil, la table avant la partie, la page derrière un lien.

start-title = Boardwright
start-heading = Choisissez un jeu, une compagnie, et commencez.
start-beside = Ce qui vous attend
start-footer = Un client libre fait par des joueurs. Aucun lien avec les éditeurs ou les auteurs de ces jeux ; tous les dessins et les textes sont de nous.
start-names = Noisette, Fougère, Mousse, Trèfle, Ronce, Genièvre, Caillou, Oseille, Chardon, Gland, Tilleul, Sauge

start-game = Jeu
start-players = { $least }–{ $most } joueurs
start-players-exactly = { $most } joueurs

start-company = Compagnie
start-company-bots = Solo et bots
start-company-friends = Amis par lien
start-company-same = Même écran
start-company-friends-hint = Vous recevez un lien à envoyer. Qui l'ouvre prend place ; la partie commence quand vous le dites.
start-company-same-hint = Vous vous passez l'écran. Entre deux tours, tout est caché.
start-opponents = Adversaires
start-solo = Solo
start-solo-against = Solo : { $rival }
start-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
start-solo-score = En solitaire
start-solo-score-hint = Vos étoiles donnent un titre à la fin
start-seats = Places
start-your-name = Votre nom
start-name-twin = Quelqu'un à la table porte ce nom. Le numéro de votre place vous distinguera.
start-seat-you = vous
start-seat-bot = Bot
start-seat-friend = Un ami
start-seat-open = vient par le lien
start-seat-here = à cet écran
start-seat-level = bot : { $bot }
start-bot-named = Bot ({ $bot })
start-seat-name = Nom à la place { $n }
start-seat-who = Qui occupe la place { $n }
start-seat-remove = Retirer la place { $n }
start-rival-remove = Sans { $rival }
start-add-bot = Ajouter un bot
start-add-seat = Ajouter une place
start-level-share = Sur cet appareil, il n'achève dans ce temps qu'environ { $n } % de sa réflexion.
start-levels-full = À pleine force sur cet appareil : { $levels }.

start-summary-standard = Mise en place normale, cartes au hasard.
start-summary-preset = { $preset }, cartes au hasard.
start-summary-own = Votre propre mise en place.
start-summary-seed = Une donne que vous avez choisie.
start-setup-open = Modifier
start-setup-close = Terminé
start-setup-game = Le jeu
start-setup-terms = À la table
start-presets = Mise en place
start-choice-none = sans
start-choice-dealt = { $n } au hasard
start-choice-some = { $n } sur { $of }
start-choice-chance = Laisser faire le hasard
start-choice-own = Fichier personnel
start-choice-clear = Sans
# A set file, instead of choosing it
start-choice-paste = Ou collez son texte ici
start-choice-pasted = Texte collé
start-unfinished = { $choice } : choisissez-en { $n }, ou aucune.
start-clock-minutes = Minutes
start-clock-more = Secondes de plus par réponse
start-listed = Ouverte à tous
start-live-scores = Scores pendant la partie
start-live-scores-hint = Sinon chacun ne voit que le sien
start-undo = Annuler
start-undo-hint = Tant que rien de caché n'a été révélé
start-seed = Graine
start-seed-chance = au hasard
start-seed-hint = Le même nombre donne les mêmes cartes. Tout le monde voit qu'il a été choisi.
start-go = Commencer { $game }
start-go-friends = Inviter à { $game }

start-yours = Vos parties
start-yours-wait = { $n ->
    [one] { $n } vous attend
   *[other] { $n } vous attendent
}
start-yours-none = Aucune partie en cours.
start-yours-first = Vos parties seront ici. Elles se gardent, même des jours.
start-yours-more = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
start-finished = Parties terminées ({ $n })
start-open = Tables ouvertes
start-open-hint = Tout le monde est bienvenu
start-row-with = avec { $players }
start-row-alone = en solo
start-row-turn = à vous de jouer
start-row-gathering = attend des joueurs
start-row-running = en cours
start-row-over = terminée
start-row-closed = fermée
start-row-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
start-play = Jouer
start-look = Voir
start-see = Résultat
start-watch = Regarder
start-sit = S'asseoir

start-join = Rejoindre une table
start-join-link = Lien ou code
start-join-hint = Collez le lien que vous avez reçu.
start-join-now = Rejoindre
start-import = Ouvrir une partie enregistrée ou une position
start-kept = Gardées sur cet appareil
start-kept-hint = Les parties restent dans ce navigateur. Par sécurité, enregistrez-les de temps en temps dans un fichier.
start-save-all = Enregistrer toutes les parties dans un fichier
start-away = Jouer sans le serveur
start-away-hint = Les jeux sont chargés une seule fois, 6 Mo. Ensuite, vous pouvez jouer ici même sans connexion.
start-away-now = Vous jouez sur cet appareil, sans le serveur. Le menu d'une partie permet de la confier au serveur.
start-away-back = Revenir au serveur
start-invited = On vous invite
start-invited-hint = Une place à table vous attend. Comment vous appeler ?
start-invited-by = { $host } vous invite : { $game }
start-invited-seats = { $n ->
    [one] { $n } place sur { $all } est libre.
   *[other] { $n } places sur { $all } sont libres.
}
start-invited-full = Aucune place n'est libre. Vous pouvez regarder.
start-invited-with = À la table : { $players }.
start-watching = Vous pouvez regarder : { $game }
start-watching-of = Ce lien sert à regarder une table. Hôte : { $host }. Vous ne prenez pas de place.
start-watching-hint = Ce lien sert à regarder. Vous ne prenez pas de place.
start-watch-in = Regarder la table
start-come-in = Entrer
start-have-account = Vous avez un compte ?
start-on-the-way = En route vers la table…
start-link-gone = Il a peut-être expiré, ou quelqu'un l'a retiré. Demandez-en un nouveau.
start-link-trouble = Le lien est encore bon ; réessayez.
start-link-another = Un autre lien

start-learn = Première visite ?
start-learn-hint = Une première partie guidée vous montre tout en dix minutes.
start-learn-now = Apprendre { $game }

start-gathering = { $n ->
    [one] Une table pour { $n } joueur
   *[other] Une table pour { $n } joueurs
}
start-table-closed = Cette table a été fermée.
start-seat-free = Place libre
start-seat-free-hint = pour qui viendra
start-seat-ready = à disposition
start-seat-online = à la table
start-seat-away = absence en ce moment
start-seat-host = hôte
start-rise = Se lever
start-free = Libérer la place
start-sit-beside = Quelqu'un à côté de vous
start-waiting-seats = { $n ->
    [one] { $n } place est encore libre.
   *[other] { $n } places sont encore libres.
}
start-fill = Compléter par des bots et commencer
start-complete = Tout le monde est là.
start-begin = Commencer { $game }
start-waits-for = { $player } commence la partie quand tout le monde est là.
start-waits = La partie commence quand tout le monde est là.
start-invite = Inviter des amis
start-invite-text = Venez jouer à { $game } avec moi
start-invite-until = Valable jusqu'au { $date } ; qui l'a peut prendre place.
start-share = Partager
start-agreed = Ce qui est convenu
start-agreed-line = { $what } : { $how }
start-agreed-standard = Mise en place normale, cartes au hasard
start-agreed-own = personnel
start-agreed-seed = La donne a été choisie par l'hôte
start-agreed-rules = Les règles sont celles du début de la partie (version { $rules })
start-agreed-no-clock = Sans pendule
start-agreed-answer = { $time } pour chaque réponse
start-agreed-bank = { $time } pour toute la partie
start-agreed-bank-more = { $time } pour toute la partie, { $more } s de plus par réponse
start-agreed-hidden-scores = Les scores des autres restent cachés jusqu'à la fin
start-agreed-undo = On peut revenir en arrière
start-agreed-no-undo = Ce qui est fait est fait : pas d'annulation

# No answer at all: the net is gone, or the server is
refusal-unreachable = le serveur ne répond pas ; vérifiez votre connexion.
# The file comes from a page without a server. The words in quotes are those of start-away
refusal-needs-device = ce fichier contient toutes les parties d'un appareil ; choisissez d'abord « Jouer sans le serveur ».
