# The server: what it refuses, and its notices. Readers: players, hosts, builders.

### Refusals at a table. Readers: players.

refusal-stale = la table a avancé entre-temps ; voici où elle en est.
refusal-daily-secret = la partie du jour reste secrète jusqu'à la fin de la journée.
refusal-no-day = il n'y a pas de partie du jour à cette date.
refusal-no-table = cette table n'existe pas.
refusal-no-access = cette table ne vous est pas ouverte ; demandez un lien.
refusal-no-reviews = ce serveur ne fait pas d'analyses de parties.
refusal-no-turning-point = rien de mieux n'est connu ici.
refusal-hint-company = plusieurs personnes jouent ici : les conseils sont pour les parties en solo ou avec des bots.
refusal-hint-daily = la partie du jour se joue sans conseils.
refusal-not-your-seat = ce n'est pas votre place.
refusal-not-host = seul l'hôte de la table peut le faire.
refusal-not-seated = seuls les joueurs de cette table peuvent le faire.
refusal-not-anothers-seat = ceci vaut pour la place d'un autre joueur.
refusal-not-late = ce joueur n'est pas en retard et n'a pas quitté la table.
refusal-not-away = vous êtes déjà à la table.
refusal-return-first = un bot répond à votre place ; revenez d'abord.
refusal-forfeited = cette place a abandonné la partie.
refusal-already-left = vous avez déjà quitté la table.
refusal-seat-taken = cette place est prise.
refusal-seat-free = cette place est déjà libre.
refusal-seats-open = il y a des places sans joueur.
refusal-table-full = il n'y a pas de place libre.
refusal-already-begun = la partie a commencé.
refusal-not-begun = la partie n'a pas commencé.
refusal-not-over = la partie n'est pas encore finie.
refusal-table-over = la partie est finie.
refusal-chat-off = cette table n'a pas de discussion.
refusal-chat-seats = seuls les joueurs peuvent écrire ici.
refusal-chat-empty = il n'y a rien à dire.
refusal-no-such-answer = nombre de réponses dans cette partie : { $most }.
refusal-rules-changed = cette partie a commencé avec d'autres règles (version { $rules }) et ne peut pas être affichée.
refusal-log-broken = le journal de cette table est endommagé.
refusal-moved = la table est en cours de déplacement ; réessayez.
refusal-no-owner = la table est injoignable pour l'instant ; réessayez.
refusal-storage-failed = rien n'a pu être enregistré, donc rien n'a changé ; réessayez plus tard.
refusal-storage-full = il n'y a plus de place sur cet appareil, donc rien n'a changé ; exportez ou supprimez d'abord d'anciennes parties.
refusal-storage-none = ce navigateur ne garde rien ici (fenêtre privée ?), donc rien n'a changé.
refusal-games-file = ce n'est pas un fichier de parties tel qu'un appareil l'enregistre, ou il est endommagé ; rien n'a été ouvert.
refusal-games-left-out =
    { $n ->
        [one] une partie de ce fichier ne peut pas être jouée ici et a été laissée de côté.
       *[other] { $n } parties de ce fichier ne peuvent pas être jouées ici et ont été laissées de côté.
    }
refusal-needs-server = il faut un serveur pour cela ; sans serveur, on joue seulement sur cet appareil.
refusal-server-stopping = le serveur va redémarrer ; revenez dans un instant.
refusal-server-error = quelque chose s'est mal passé de notre côté.
refusal-conflict = cela existe déjà.

### Refusals at the door, and why a connection ends. Readers: players, builders.

refusal-no-session = dites d'abord qui vous êtes.
refusal-bad-login = le nom ou le mot de passe ne correspond pas.
refusal-name-taken = quelqu'un porte déjà ce nom.
refusal-has-account = vous avez déjà un compte.
refusal-name-mixed = ce nom mélange des lettres de plusieurs alphabets ; écrivez-le dans un seul.
refusal-bad-password = ce mot de passe est faux.
refusal-no-account = les invités n'ont pas de mot de passe ; créez d'abord un compte.
refusal-no-such-session = cette session est déjà terminée.
refusal-no-guests = ce serveur est réservé aux personnes qui ont un compte.
refusal-no-accounts = ce serveur n'a pas de comptes.
refusal-no-link = ce lien est inconnu ou a expiré.
refusal-busy = le serveur est débordé pour l'instant ; rien n'a changé. Réessayez dans un instant.
refusal-no-push = les notifications aux téléphones sont désactivées sur ce serveur.
refusal-push-address = ce n'est pas l'adresse d'un service de notifications.
# $host: the name of a host
refusal-push-host = ce serveur n'envoie pas de notifications à { $host }.
refusal-push-keys = ces clés ne sont pas valables.
refusal-too-many = trop de demandes à la fois ; attendez un instant.
refusal-too-many-reviews = vous avez déjà plusieurs analyses en cours ; attendez la fin de l'une d'elles.
refusal-too-many-sockets = vous avez trop de connexions ouvertes.
refusal-too-many-tables = une connexion ne peut pas suivre autant de tables.
refusal-too-slow = la connexion était trop lente.
refusal-session-over = cette session est terminée.
refusal-restart = le serveur redémarre ; revenez dans un instant.
refusal-origin = cette page n'a pas le droit d'utiliser le serveur.
refusal-bad-message = ce message est illisible.
refusal-bad-request = cette demande est illisible.
refusal-wrong-encoding = le corps doit être du texte UTF-8 non compressé.
refusal-hello-first = il faut d'abord saluer (hello).
refusal-already-greeted = le salut (hello) a déjà eu lieu.
refusal-protocol-version = ce serveur parle la version { $protocol } du protocole ; rechargez la page ou mettez votre programme à jour.
refusal-no-page = il n'y a rien ici.
refusal-no-method = cela ne se demande pas ainsi.
refusal-too-large = c'est trop volumineux.

### Notices to phones; the text below names the game

push-turn = À vous de jouer
