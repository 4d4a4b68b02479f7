# The plain pages of the server, for any browser. Readers: players.

### The frame

pages-languages = Langue
pages-nobody = Pas de connexion
pages-problem = Cela n'a pas marché
pages-home = Vers la page d'accueil
pages-back = Retour à la table

### Start

pages-welcome = Des tables pour des jeux de saisons : en solo, avec des bots ou entre amis. Des pages simples pour tous les navigateurs.
pages-who = Qui êtes-vous ?
pages-name = Nom
pages-password = Mot de passe
pages-come-in = Entrer en invité
pages-log-in = Se connecter
pages-log-out = Se déconnecter
pages-register = Créer un compte
pages-register-hint = Un mot de passe d'au moins 8 caractères. En tant qu'invité, vous gardez vos places.
pages-hello = Vous êtes { $name }.
pages-hello-guest = Vous êtes { $name }, en invité. Vos tables sont liées à ce navigateur tant que vous n'avez pas de compte.
pages-new-table = Préparer une table
pages-game = Jeu
pages-seats = Places
pages-seats-hint = Avec des places libres, vous obtenez des liens pour vos amis ; sans, la partie commence aussitôt. Plusieurs places pour vous : vous partagez un écran, et chaque place peut avoir un nom.
pages-levels = Comment jouent les bots
pages-seat-name = Nom à cette place
pages-kind-none = personne
pages-kind-me = moi
pages-kind-open = libre
# $bot: name of a bot
pages-kind-bot = bot : { $bot }
pages-terms = Discussion, pendule et autres
pages-clock = Pendule
pages-clock-none = aucune
pages-clock-answer = pour chaque réponse
pages-clock-bank = pour toute la partie
pages-clock-minutes = Minutes à la pendule
pages-clock-more = Secondes de plus par réponse (toute la partie)
pages-chat-off = fermée
pages-chat-seats = joueurs
pages-chat-all = joueurs et spectateurs
pages-listed = Tout le monde peut regarder et prendre les places libres
pages-live-scores = Montrer tous les scores pendant la partie
pages-with-undo = On peut revenir d'un pas en arrière
pages-seed = Graine (la même graine donne les mêmes cartes ; vide : au hasard)
pages-set-up = Préparer
pages-my-tables = Mes tables
pages-no-tables = Vous n'avez pas de partie en cours.
pages-finished = Parties terminées
pages-open-tables = Tables ouvertes
pages-no-open-tables = Aucune table n'est ouverte à tous en ce moment.
pages-list-turn = à vous
pages-list-gathering = attend des joueurs
pages-list-running = en cours
pages-list-over = terminée
pages-list-closed = fermée
pages-list-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
pages-come-by-link = J'ai un lien

### By a link

pages-join = Entrer par un lien
pages-join-hint = Collez le lien que vous avez reçu. (Avec les scripts, cela se fait tout seul.)
pages-join-name = Comment vous appeler ?
pages-join-now = Entrer
pages-link = Lien

### The table

# $game: name of a game
pages-title-turn = À vous : { $game }
pages-your-turn = C'est à vous.
pages-gathering = La table attend ses joueurs.
pages-closed = La table a été fermée avant la fin.
pages-refresh = Regarder à nouveau
pages-refreshing = Cette page s'actualise toute seule.
pages-hold-still = L'arrêter
# $time: minutes and seconds
pages-time-left = { $player } : { $time }
pages-undo = Reprendre mon dernier coup
pages-undo-of = Reprendre le dernier coup de { $player }
pages-hint = Conseil
pages-why-not = Ce qui n'est pas possible, et pourquoi
pages-hand-over = Passez l'écran à { $player }
pages-i-am = Je suis { $player }
pages-table = La table
pages-result = Résultat
pages-more = Scores et textes de règles
pages-replay = Revoir la partie
pages-record = Fichier de la partie
pages-news = Ce qui s'est passé
pages-older = Avant cela

### Seats

pages-free = Place libre
pages-seat-you = vous
pages-seat-bot = bot
pages-seat-here = en ligne
pages-seat-left = a quitté la table
pages-seat-forfeited = place abandonnée
pages-seat-helped = remplacement : { $bot }
pages-seat-asked = doit jouer
pages-sit = S'asseoir
pages-seat-a-bot = Bot : { $bot }
pages-rise = Libérer la place
pages-begin = Commencer
pages-leave = Partir
pages-return = Revenir
pages-stand-in = Appeler un remplaçant
pages-which-bot = Bot
pages-how-answer = Pour une réponse
pages-how-stand-in = Jusqu'au retour
pages-how-forfeit = Pour de bon

### Around the table

pages-chat = Discussion
pages-message = Message
pages-say = Envoyer
pages-write = Écrire aux autres
pages-invite = Inviter
pages-link-join = Lien pour jouer
pages-link-watch = Lien pour regarder
pages-link-eyes = Lien pour regarder avec les yeux de { $player }
pages-link-once = Copiez ce lien et envoyez-le ; il n'est montré que cette fois. Il est valable deux semaines.
pages-rematch = Rejouer
pages-close = Fermer la table
pages-close-now = La fermer pour tous

### What happened at the table

pages-log-sat = { $player } prend place.
pages-log-rose = Une place est de nouveau libre ({ $player }).
pages-log-began = La partie commence.
pages-log-left = { $player } s'en va.
pages-log-returned = { $player } revient.
pages-log-closed = { $player } ferme la table.
# $by calls $bot to the seat of $player
pages-log-answer = { $by } laisse { $bot } répondre une fois pour { $player }.
pages-log-stand-in = { $by } appelle { $bot } à la place de { $player }.
pages-log-forfeit = { $by } donne pour de bon la place de { $player } à { $bot }.
pages-log-rematch = { $player } prépare une autre partie.
pages-rematch-link = Y aller

### Scores, rules, replay

pages-scores = Scores
pages-boards = Toutes les cartes
pages-rules = Textes de règles
pages-rules-about = Carte, lieu ou règle
pages-search = Chercher
pages-eyes = Vu par
pages-everybody = tout le monde
pages-first = Début
pages-previous = En arrière
pages-next = En avant
pages-last = Fin
pages-step = Après { $step } réponses sur { $total }
