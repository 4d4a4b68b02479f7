# The server: its commands, and what it refuses. Readers: players, hosts, builders.

### Commands

help-serve = Open tables for browsers and programs: one process, one file as database.
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

### Refusals at a table. Readers: players.

refusal-stale = the table has changed since; this is its current state.
refusal-daily-secret = the daily deal stays a secret until the day is over.
refusal-no-day = there is no daily deal of that day.
refusal-no-table = there is no such table.
refusal-no-access = this table is not open to you; ask for a link.
refusal-no-reviews = this server makes no reviews.
refusal-no-turning-point = nothing better is known here.
refusal-hint-company = several people play here; hints are for solo games and games with bots.
refusal-hint-daily = the daily deal is played without hints.
refusal-not-your-seat = this is not your seat.
refusal-not-host = only the host of the table can do this.
refusal-not-seated = only the players of this table can do this.
refusal-not-anothers-seat = this is for the seat of another player.
refusal-not-late = this player is not late and has not left.
refusal-not-away = you are not away.
refusal-return-first = a bot answers for you; come back first.
refusal-forfeited = this seat has been forfeited.
refusal-already-left = you have left already.
refusal-seat-taken = this seat is taken.
refusal-seat-free = this seat is free already.
refusal-seats-open = there are seats without a player.
refusal-table-full = there is no free seat.
refusal-already-begun = the game has begun.
refusal-not-begun = the game has not begun.
refusal-not-over = the game is not over yet.
refusal-table-over = the game is over.
refusal-chat-off = this table has no chat.
refusal-chat-seats = only the players can chat here.
refusal-chat-empty = the message is empty.
refusal-no-such-answer = this game has { $most } answers.
refusal-rules-changed = this game was begun with other rules (version { $rules }) and cannot be shown.
refusal-log-broken = the log of this table is damaged.
refusal-moved = the table is being moved; try again.
refusal-no-owner = the table cannot be reached at the moment; try again.
refusal-storage-failed = nothing could be saved, so nothing was done; try again later.
refusal-storage-full = there is no room left on this device, so nothing was done; remove old games or export them first.
refusal-storage-none = this browser keeps nothing here (a private window?), so nothing was done.
refusal-needs-server = this needs a server; without one you play on this device alone.
refusal-server-stopping = the server is about to restart; come back in a moment.
refusal-server-error = something went wrong on our side.
refusal-conflict = this exists already.

### Tournaments. Readers: players.

refusal-tournament-terms = these terms of a tournament do not fit together.
refusal-tournament-over = this tournament is over.
refusal-tournament-nobody = nobody with this number is in the tournament.
refusal-tournament-members = an entrant is one person, or two partners where partners play.
refusal-tournament-entered = you are in this tournament already.
refusal-tournament-late = it is too late to enter.
refusal-tournament-round-running = a round is being played.
refusal-tournament-rounds-played = all rounds have been played.
refusal-tournament-no-round = no round is being played.
refusal-tournament-deals-played = these players have had all deals.
refusal-tournament-match = the wrong number of players for a table.
refusal-tournament-busy = somebody here is playing already, or has withdrawn.
refusal-tournament-no-game = there is no such game to report.
refusal-tournament-too-few = there are too few players for a round.

### Refusals at the door, and why a connection ends. Readers: players, builders.

refusal-no-session = please log in or play as a guest first.
refusal-bad-login = name or password is wrong.
refusal-name-taken = somebody has this name already.
refusal-has-account = you have an account already.
refusal-name-mixed = this name mixes letters of different alphabets; write it in one.
refusal-bad-password = this password is wrong.
refusal-no-account = guests have no password; make an account first.
refusal-no-such-session = this session has ended already.
refusal-no-guests = this server is for people with an account.
refusal-no-accounts = this server has no accounts.
refusal-no-link = this link is unknown or has expired.
refusal-busy = the server has too much to do right now; nothing was done. Try again in a moment.
refusal-no-push = notices to phones are switched off on this server.
refusal-push-address = this is no address of a push service.
# $host: the name of a host
refusal-push-host = this server sends no notices to { $host }.
refusal-push-keys = these keys are not valid.
refusal-too-many = too much at once; wait a moment.
refusal-too-many-reviews = you have several reviews in progress; wait for one of them.
refusal-too-many-sockets = you have too many connections open.
refusal-too-many-tables = this connection follows too many tables.
refusal-too-slow = the connection was too slow.
refusal-session-over = this session has ended.
refusal-restart = the server restarts; come back in a moment.
refusal-origin = this page may not use the server.
refusal-bad-message = this message cannot be read.
refusal-bad-request = this request cannot be read.
refusal-wrong-encoding = the body must be plain UTF-8 text, not compressed.
refusal-hello-first = send hello first.
refusal-already-greeted = hello was already sent.
refusal-protocol-version = this server speaks version { $protocol } of the protocol; reload the page or update your program.
refusal-no-page = there is nothing here.
refusal-no-method = this method is not allowed here.
refusal-too-large = this is too large.

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

### Notices to phones; the text below names the game

push-turn = Your turn
