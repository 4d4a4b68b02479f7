# Ce que lisent les hôtes : commandes, sauvegardes, réglages. Lecteurs : hôtes.

### Commands

help-serve = Ouvrir des tables aux navigateurs et aux programmes. Les parties sont gardées dans une base de données, par défaut dans un seul fichier.
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
