# Settings and the account; the title of the tab and the notice on one's own turn. Readers: players.

settings-title = Settings
settings-lead = They apply at once and stay in this browser.

### How it looks

settings-look = Look
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = Contrast
settings-contrast-system = As the system
settings-contrast-normal = Normal
settings-contrast-high = High
settings-text = Text size
settings-text-small = Small
settings-text-normal = Normal
settings-text-large = Large
settings-text-largest = Largest
settings-motion = Motion
settings-motion-system = As the system
settings-motion-full = Full
settings-motion-quick = Quick
settings-motion-none = None

### How one plays

settings-play = Playing
settings-plays = Playing an action
settings-plays-short = With one click; a moment to take it back
settings-plays-long = With one click; longer to take it back
settings-plays-confirm = Confirm every action
settings-text-view = Text view
settings-text-view-hint = Tables as text, with typed answers; good for screen readers.
settings-pace = Turns of others
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-now = At once
settings-hints = Hints come from
settings-key-hints = Show keys on buttons
settings-key-hints-hint = For those who play with the keyboard.

### Sounds and notices

settings-attention = Sounds and notices
settings-turn-sound = Knock on your turn
settings-turn-sound-hint = Only when you are looking elsewhere.
settings-table-sounds = Sounds of the table
settings-table-sounds-hint = Paper, wood, pencil, water, coins.
settings-try = Try:
settings-sound-turn = Your turn
settings-sound-wood = Wood
settings-sound-card = Paper
settings-sound-pencil = Pencil
settings-sound-water = Water
settings-sound-coin = Coin
settings-notices = Notice on your turn
settings-notices-hint = When this page is out of sight. The browser will ask you.
settings-notices-denied = Your browser does not allow it for this page; you can change that in its settings.
settings-notices-none = Not possible in this browser or without https.
settings-push = Notice when the app is closed
settings-push-hint = On this device, when it is your turn and you are not at the table.
settings-push-denied = Your browser does not allow it for this page; you can change that in its settings.
settings-push-install = First add this page to the home screen (Share), and open it there.
settings-push-none = Not possible in this browser or without https.
settings-push-nobody = Play or log in first: the server must know whose turn to tell.
settings-push-failed = That did not work. The browser or the server cannot send notices now.
# The title of the tab; $game: name of a game
settings-tab = { $game } – Boardwright
settings-tab-turn = ● Your turn – { $game }
settings-notice-turn = Your turn

### Keys

settings-keys = Keys at the table
settings-key-arrows = from one thing to the next
settings-key-enter = select, then confirm
settings-key-escape = back
settings-key-undo = undo
settings-key-hint = hint (tip)
settings-key-rotate = rotate the shape
settings-key-flip = flip the shape
settings-key-hand = hand
settings-key-market = cards on offer
settings-key-places = places on the board
settings-key-events = events and maps
settings-key-city = your city
settings-key-opponents = the others
settings-key-log = log
settings-key-decision = what you are asked

### Account

settings-account = Account
settings-account-nobody = Nobody needs an account: a name is enough to play. With one, your games follow you to other devices.
settings-account-guest = Guest. Your games are tied to this browser.
settings-account-own = Your games are there wherever you log in.
settings-account-keep = You keep your seats and games.
settings-account-why = A name of your own and a password, nothing else.
settings-account-known = You have an account already.
settings-account-password = At least 8 characters. There is no mail to reset it, so keep it well.
settings-account-show = Show the password
settings-account-out = Log out here
settings-account-out-all = Log out everywhere
settings-account-sure = Sure? Press again
settings-account-guest-out = A guest who logs out cannot come back to these games. Make an account to keep them.
settings-account-name = Your name
settings-account-name-hint = Tables where you already sit keep the old one.
settings-account-rename = Change name
settings-account-current = Current password
settings-account-new-password = New password
settings-account-password-ends = You are then logged out everywhere else.
settings-account-change = Change password
settings-account-saved = Saved.
settings-account-sessions = Where you are logged in
settings-account-device = Unknown device
settings-account-here = This browser
# $when: how long ago, such as "3 hr. ago"
settings-account-seen = Last used: { $when }
settings-account-end = Log out
# $device: browser and system, such as "Firefox, Linux"
settings-account-end-of = Log out: { $device }
settings-account-data = Your data
settings-account-export-hint = A file with everything this server stores about you.
settings-account-export = Save a copy
settings-account-delete-hint = Deleting cannot be undone. Your games stay for the others, without your name.
settings-account-delete = Delete account…
settings-account-delete-now = Delete for good
