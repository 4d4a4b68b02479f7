# What hosts read: commands, backups, settings. Readers: hosts.

### Commands

help-serve = Open tables for browsers and programs. The games are kept in a database, by default in one file.
help-host = Address to listen at; 0.0.0.0 for everybody who can reach this machine. Default: this machine alone.
help-host-word = ADDRESS
help-port = Port to listen at; 0 for any that is free. Default: 8080.
help-processes = Processes that serve, on one port; 0 for one per core, at most 4 with SQLite and 8 with PostgreSQL. Default: 0.
help-no-open = Open no browser.
help-database = Where games are kept: sqlite:///FILE or postgresql+psycopg://… Default: boardwright.db in this folder.
help-config = Settings file (TOML). Default: boardwright.toml in this folder, if there is one.
# The server is ready. $address: what to type into a browser.
serve-open = Boardwright is open at { $address } (Ctrl-C closes it)

### Backups. $file: the file; the numbers are what it holds.

help-backup = Save everything the server keeps in one file; it may go on running.
help-restore = Put a backup into an empty database, SQLite or PostgreSQL. No server may use it meanwhile.
help-replace = Replace what the database holds; it is lost.
backup-done = Saved: { $file }. Tables: { $tables }; log entries: { $entries }; people: { $people }.
restore-done = Restored from { $file }. Tables: { $tables }; log entries: { $entries }; people: { $people }.

### The commands of an administrator. Readers: hosts.

help-admin = Look after a server: tables, people, announcements. It may run or not.
help-admin-list = List the tables.
help-admin-inspect = Show the log of a table, as spectators know it.
help-admin-close = Close a table at once; its players see it.
help-admin-export = Save the game of a table, over or not, as a record; without a file it is printed. It tells what is hidden.
help-admin-import = Set up a table from a saved game.
help-admin-people = List the people.
help-admin-revoke = End sessions and links: all of a person, or as the options say.
help-admin-ban = Keep a person out: sessions and links end, and there is no way to log in.
help-admin-unban = Let a banned person in again.
help-admin-announce = Show a line to everybody who is connected.
help-admin-audit = List what administrators did.
help-table-word = TABLE
help-name-word = NAME
help-text-word = TEXT
help-status = Only tables of this status.
help-of-game = Only tables of this game.
help-secrets = Show the log as it is written, with all that is hidden. That you looked is written down.
help-for = Who gets the table: a name or an id.
help-link = End this link; its id is in the list of the table's links.
help-sessions = End the sessions of this person, not the links.
help-seconds = Seconds until what is announced happens; players see them count down.
# Headings of lists
column-table = Table
column-game = Game
column-status = Status
column-entries = Entries
column-changed = Changed
column-id = Id
column-name = Name
column-kind = Kind
column-tables = Tables
column-sessions = Sessions
column-since = Since
column-time = Time
column-what = What
# Status of a table; kinds of people
status-gathering = gathering
status-running = running
status-over = over
status-closed = closed
person-account = account
person-guest = guest
person-banned = banned
# $status: one of those above; $entries: number of entries of its log
inspect-heading = Table { $table }: { $game }, { $status }, entries: { $entries }.
# What happens at a table, as its log tells it. $player: who holds the seat; $name: who did it; $seat: from 0.
deed-created = The table is set up.
deed-sat = { $player } sits down.
deed-rose = Seat { $seat } is free again.
deed-began = The game begins.
deed-chose = { $player } answers.
deed-said = { $name }: { $text }
deed-left = { $player } leaves.
deed-returned = { $player } comes back.
deed-replaced = { $name } calls a bot to the seat of { $player }: { $bot }.
deed-closed = { $name } closes the table.
deed-rematch = { $name } sets up a rematch: table { $text }.
# What an administrator has done
admin-closed = Closed: { $table }
admin-imported = Set up: { $table }
admin-revoked = Ended: sessions { $sessions }, links { $links }.
admin-banned = Banned: { $name }. Sessions ended: { $sessions }.
admin-unbanned = Let in again: { $name }.
admin-announced = Announced.

### Refusals on the command line. $problem: what the system says; $package: a Python package. Readers: hosts.

refusal-no-server = the server is not installed (missing: { $package }). Install boardwright[server].
refusal-no-postgres = the driver of PostgreSQL is not installed (missing: { $package }). Install boardwright[postgres].
refusal-cannot-listen = the server cannot listen here: { $problem }
refusal-database-in-use = a server uses this database; stop it first.
refusal-database-failed = the database cannot be used: { $problem }
refusal-database-newer = the database belongs to a newer version of Boardwright (revision { $revision }).
refusal-database-version = the database belongs to another version of Boardwright (revision { $revision }); the server brings an older one up to date when it starts.
refusal-database-full = the database is not empty; --replace replaces what it holds.
refusal-no-database = there is no database of a server here.
refusal-not-backup = this is not a backup of Boardwright.
refusal-backup-damaged = this backup is damaged; nothing of it was restored.
refusal-backup-newer = this backup comes from a newer version of Boardwright (revision { $revision }).
refusal-backup-foreign = the file exists and is not a backup; it is not changed.
refusal-backup-failed = the backup cannot be made: { $problem }
refusal-no-person = nobody here has this name or id.
refusal-several-people = several people have this name; use an id: { $known }
refusal-not-banned = this person is not banned.
refusal-revoke-one = one of a name, --link or --sessions is needed.
# Settings. The name of the setting stands before the message.
refusal-settings-unknown = there is no such setting. Known: { $known }
refusal-settings-whole = a whole number from { $least } to { $most } is needed here.
refusal-settings-least = a whole number of at least { $least } is needed here.
refusal-settings-number = a number from 0 to { $most } is needed here.
refusal-settings-above = a number above 0, at most { $most }, is needed here.
refusal-settings-site = an address as browsers write it is needed here, such as https://play.example.org, without a path.
refusal-settings-proxy = addresses or networks are needed here, such as 127.0.0.1 or 10.0.0.0/8, or * alone.
refusal-settings-push-host = names of hosts are needed here, such as push.example.org or push.example.org:8443, or *.
refusal-settings-push-contact = an address is needed here: mailto:NAME@HOST or https://…
refusal-settings-database = sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/NAME is needed here.
