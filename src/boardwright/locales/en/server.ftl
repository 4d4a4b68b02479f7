# The server: what it refuses, and its notices. Readers: players, hosts, builders.

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
refusal-games-file = this is not a file of games as a device saves it, or it is damaged; nothing was opened.
refusal-games-left-out =
    { $n ->
        [one] one game of this file cannot be played here and was left out.
       *[other] { $n } games of this file cannot be played here and were left out.
    }
refusal-needs-server = this needs a server; without one you play on this device alone.
refusal-server-stopping = the server is about to restart; come back in a moment.
refusal-server-error = something went wrong on our side.
refusal-conflict = this exists already.

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

### Notices to phones; the text below names the game

push-turn = Your turn
