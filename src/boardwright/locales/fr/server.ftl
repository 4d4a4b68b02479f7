# The server: its commands, and what it refuses. Readers: players, hosts, builders.

### Commands

help-serve = Ouvrir des tables aux navigateurs et aux programmes : un processus, un fichier pour base de données.
help-host = Adresse d'écoute ; 0.0.0.0 pour tous ceux qui atteignent cette machine. Par défaut : cette machine seule.
help-host-word = ADRESSE
help-port = Port d'écoute ; 0 pour un port libre quelconque. Par défaut : 8080.
help-processes = Processus qui servent, sur un même port ; 0 pour un par cœur, au plus 4 avec SQLite et 8 avec PostgreSQL. Par défaut : 0.
help-no-open = N'ouvre pas de navigateur.
help-database = Où les parties sont conservées : sqlite:///FICHIER ou postgresql+psycopg://… Par défaut : boardwright.db dans ce dossier.
help-config = Fichier de paramètres (TOML). Par défaut : boardwright.toml dans ce dossier, s'il existe.
# The server is ready. $address: what to type into a browser.
serve-open = Boardwright est ouvert sur { $address } (Ctrl-C le ferme)

### Backups. $file: the file; the numbers are what it holds.

help-backup = Sauvegarder dans un seul fichier tout ce que le serveur conserve ; il peut rester en marche.
help-restore = Remettre une sauvegarde dans une base vide, SQLite ou PostgreSQL. Aucun serveur ne doit l'utiliser pendant ce temps.
help-replace = Remplacer le contenu de la base, qui est perdu.
backup-done = Sauvegarde écrite : { $file }. Tables : { $tables } ; entrées de journal : { $entries } ; personnes : { $people }.
restore-done = Restauration depuis { $file } terminée. Tables : { $tables } ; entrées de journal : { $entries } ; personnes : { $people }.

### The commands of an administrator. Readers: hosts.

help-admin = Gérer un serveur : tables, personnes, annonces. Il peut être en marche ou arrêté.
help-admin-list = Lister les tables.
help-admin-inspect = Afficher le journal d'une table, tel que les spectateurs le connaissent.
help-admin-close = Fermer une table tout de suite ; ses joueurs le voient.
help-admin-export = Sauvegarder la partie d'une table, finie ou non ; sans fichier, elle est affichée. Elle révèle ce qui est caché.
help-admin-import = Mettre en place une table à partir d'une partie sauvegardée.
help-admin-people = Lister les personnes.
help-admin-revoke = Révoquer des sessions et des liens : tous ceux d'une personne, ou selon les options.
help-admin-ban = Exclure une personne : ses sessions et ses liens prennent fin, et elle ne peut plus se connecter.
help-admin-unban = Réadmettre une personne exclue.
help-admin-announce = Afficher une ligne à toutes les personnes connectées.
help-admin-audit = Lister ce que les administrateurs ont fait.
help-table-word = TABLE
help-name-word = NOM
help-text-word = TEXTE
help-status = Seulement les tables dans cet état.
help-of-game = Seulement les tables de ce jeu.
help-secrets = Afficher le journal tel qu'il est écrit, avec tout ce qui est caché. Cette lecture est notée.
help-for = À qui va la table : un nom ou un identifiant.
help-link = Révoquer ce lien ; son identifiant est dans la liste des liens de la table.
help-sessions = Fermer les sessions de cette personne, pas ses liens.
help-seconds = Secondes avant ce qui est annoncé ; les joueurs voient le décompte.
# Headings of lists
column-table = Table
column-game = Jeu
column-status = État
column-entries = Entrées
column-changed = Modifiée
column-id = Id
column-name = Nom
column-kind = Type
column-tables = Tables
column-sessions = Sessions
column-since = Depuis
column-time = Heure
column-what = Quoi
# Status of a table; kinds of people
status-gathering = en attente
status-running = en cours
status-over = finie
status-closed = fermée
person-account = compte
person-guest = invité
person-banned = sans accès
# $status: one of those above; $entries: number of entries of its log
inspect-heading = Table { $table } : { $game }, { $status }, entrées : { $entries }.
# What happens at a table, as its log tells it. $player: who holds the seat; $name: who did it; $seat: from 0.
deed-created = La table est mise en place.
deed-sat = { $player } prend place.
deed-rose = La place { $seat } est de nouveau libre.
deed-began = La partie commence.
deed-chose = { $player } répond.
deed-said = { $name } : { $text }
deed-left = { $player } quitte la table.
deed-returned = { $player } revient.
deed-replaced = { $name } appelle un bot pour { $player } : { $bot }.
deed-closed = { $name } ferme la table.
deed-rematch = { $name } met en place la revanche : table { $text }.
# What an administrator has done
admin-closed = Table fermée : { $table }
admin-imported = Table mise en place : { $table }
admin-revoked = Révoqués : sessions { $sessions }, liens { $links }.
admin-banned = Accès fermé pour { $name }. Sessions fermées : { $sessions }.
admin-unbanned = Accès rouvert pour { $name }.
admin-announced = Annonce envoyée.

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
refusal-needs-server = il faut un serveur pour cela ; sans serveur, on joue seulement sur cet appareil.
refusal-server-stopping = le serveur va redémarrer ; revenez dans un instant.
refusal-server-error = quelque chose s'est mal passé de notre côté.
refusal-conflict = cela existe déjà.

### Tournois. Lecteurs : joueurs.

refusal-tournament-terms = ces conditions du tournoi ne vont pas ensemble.
refusal-tournament-over = le tournoi est terminé.
refusal-tournament-nobody = personne n'a ce numéro dans le tournoi.
refusal-tournament-members = un inscrit est une personne, ou deux partenaires là où on joue par paires.
refusal-tournament-entered = tu participes déjà à ce tournoi.
refusal-tournament-late = il est trop tard pour s'inscrire.
refusal-tournament-round-running = une ronde est en cours.
refusal-tournament-rounds-played = toutes les rondes ont été jouées.
refusal-tournament-no-round = aucune ronde n'est en cours.
refusal-tournament-deals-played = ces joueurs ont déjà eu toutes les donnes.
refusal-tournament-match = mauvais nombre de joueurs pour une table.
refusal-tournament-busy = quelqu'un ici joue déjà ou s'est retiré.
refusal-tournament-no-game = il n'y a pas de telle partie à rapporter.
refusal-tournament-too-few = il y a trop peu de joueurs pour une ronde.

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

### Refusals on the command line. $problem: what the system says. Readers: hosts.

refusal-no-server = le serveur n'est pas installé (il manque : { $package }). Installez boardwright[server].
refusal-no-postgres = le pilote de PostgreSQL n'est pas installé (il manque : { $package }). Installez boardwright[postgres].
refusal-cannot-listen = le serveur ne peut pas écouter ici : { $problem }
refusal-database-in-use = un serveur utilise cette base ; arrêtez-le d'abord.
refusal-database-failed = la base de données est inutilisable : { $problem }
refusal-database-newer = la base de données vient d'une version plus récente de Boardwright (révision { $revision }).
refusal-database-version = la base de données vient d'une autre version de Boardwright (révision { $revision }) ; au démarrage, le serveur met à jour une base plus ancienne.
refusal-database-full = la base de données n'est pas vide ; --replace remplace son contenu.
refusal-no-database = il n'y a pas de base de données de serveur ici.
refusal-not-backup = ce n'est pas une sauvegarde de Boardwright.
refusal-backup-damaged = cette sauvegarde est endommagée ; rien n'en a été restauré.
refusal-backup-newer = cette sauvegarde vient d'une version plus récente de Boardwright (révision { $revision }).
refusal-backup-foreign = le fichier existe et n'est pas une sauvegarde ; il reste tel quel.
refusal-backup-failed = impossible de faire la sauvegarde : { $problem }
refusal-no-person = personne ici n'a ce nom ou cet identifiant.
refusal-several-people = plusieurs personnes portent ce nom ; utilisez un identifiant : { $known }
refusal-not-banned = cette personne n'est pas exclue.
refusal-revoke-one = il faut une seule chose : un nom, --link ou --sessions.
# Settings. The name of the setting stands before the message.
refusal-settings-unknown = ce paramètre n'existe pas. Paramètres connus : { $known }
refusal-settings-whole = il faut ici un nombre entier de { $least } à { $most }.
refusal-settings-least = il faut ici un nombre entier, { $least } au moins.
refusal-settings-number = il faut ici un nombre de 0 à { $most }.
refusal-settings-above = il faut ici un nombre supérieur à 0, { $most } au plus.
refusal-settings-site = il faut ici une adresse telle que les navigateurs l'écrivent, par exemple https://play.example.org, sans chemin.
refusal-settings-proxy = il faut ici des adresses ou des réseaux, par exemple 127.0.0.1 ou 10.0.0.0/8, ou * seul.
refusal-settings-push-host = il faut ici des noms d'hôtes, par exemple push.example.org ou push.example.org:8443, ou *.
refusal-settings-push-contact = il faut ici une adresse : mailto:NOM@HÔTE ou https://…
refusal-settings-database = il faut ici sqlite:///FICHIER ou postgresql+psycopg://UTILISATEUR:MOT_DE_PASSE@HÔTE/NOM.

### Notices to phones; the text below names the game

push-turn = À vous de jouer
