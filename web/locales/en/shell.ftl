# The frame of every page: where to go, how the line to the server is, buttons that many pages have. Readers: players.

### Names

shell-title = Boardwright
shell-language = Language
# Every language by its own name, the same in all catalogues
shell-language-en = English
shell-language-it = Italiano
shell-language-fr = Français
shell-language-ru = Русский

### Where to go. A word or two each

# What a screen reader calls the list of these
shell-nav = Pages
shell-nav-start = Start
shell-nav-rules = Rules
shell-nav-cards = Cards
shell-nav-daily = Daily deal
shell-nav-learn = Tutorial
shell-nav-settings = Settings
shell-nav-text = Text view
shell-nav-plain = Plain page
# The first thing the tab key reaches
shell-skip = Skip to the content

### The line to the server

shell-connecting = Connecting…
# $n: seconds until the next try
shell-lost = Connection lost. Next try in { $n } s.
# $n: seconds until a new connection is tried
shell-silent = The server does not answer. Connecting again in { $n } s.
# After one of them: what happens to the moves that were made
shell-kept = What you did is kept and sent then.
shell-offline = You are offline. It goes on as soon as the network is back.
# Away from a table: a request takes long
shell-late = The server has not answered yet. Still waiting…
shell-reconnecting = Connection lost. Reconnecting…
shell-mended = Connected again.
# On a button: do not wait for the next try
shell-try-now = Try now

### Whose turn it is

shell-your-turn = Your turn
# $player: a name, or several joined
shell-turn-of = Turn of { $player }
# The title of the browser's tab; $game: name of a game
shell-tab-turn = Your turn: { $game }

### Buttons

shell-undo = Undo
shell-back = Back
shell-confirm = Confirm
shell-close = Close
# Leaves a choice without changing anything
shell-cancel = Cancel
shell-menu = Menu
shell-more = More
shell-copy = Copy
shell-copied = Copied

### When something is not there

shell-loading = Loading…
shell-error = That did not work.
# $reason: one of the refusals, a sentence
shell-error-reason = That did not work: { $reason }
shell-retry = Try again
shell-not-found = There is nothing here.
shell-not-found-hint = The address may be misspelled, or what was here is gone.
shell-to-start = To the start page
shell-new-version = A new version is here.
shell-reload = Reload

### Who one is, and the way back from the text view

shell-picture-view = Picture view
shell-log-in = Log in
shell-logged-out = You were logged out.
shell-account = Account
shell-account-of = Account of { $name }
shell-forgotten = The server does not know this browser any more: its session has ended. You go on as a new guest, or log in if you have an account.

# Games on this device. $came, $all (numbers in words): megabytes; $n: seconds
shell-engine-comes = Getting the games: { $came } of { $all } MB, about { $n } s left.
shell-engine-starts = Starting…
shell-engine-failed = The games could not be started on this device.
