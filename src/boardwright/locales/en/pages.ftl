# The plain pages of the server, for any browser. Readers: players.

### The frame

pages-languages = Language
pages-nobody = Not signed in
pages-problem = That did not work
pages-home = To the start page
pages-back = Back to the table

### Start

pages-welcome = Tables for board games of the seasons: alone, with bots or with friends. Plain pages for every browser.
pages-who = Who are you?
pages-name = Name
pages-password = Password
pages-come-in = Come in as a guest
pages-log-in = Log in
pages-log-out = Log out
pages-register = Make an account
pages-register-hint = A password of at least 8 characters. If you are a guest, you keep your seats.
pages-hello = You are { $name }.
pages-hello-guest = You are { $name }, a guest. Your tables are tied to this browser until you make an account.
pages-new-table = Set up a table
pages-game = Game
pages-seats = Seats
pages-seats-hint = With open seats you get links for your friends; without, the game begins at once. Several seats for yourself: you share one screen, and each may have a name.
pages-levels = How the bots play
pages-seat-name = Name at this seat
pages-kind-none = nobody
pages-kind-me = me
pages-kind-open = open
# $bot: name of a bot
pages-kind-bot = bot: { $bot }
pages-terms = Chat, clock and more
pages-clock = Clock
pages-clock-none = none
pages-clock-answer = for each answer
pages-clock-bank = for the whole game
pages-clock-minutes = Minutes on the clock
pages-clock-more = Seconds more for each answer (whole game)
pages-chat-off = off
pages-chat-seats = players
pages-chat-all = players and spectators
pages-listed = Everybody may watch, and take open seats
pages-live-scores = Show all scores during the game
pages-with-undo = Steps can be taken back
pages-seed = Seed (the same seed deals the same cards; empty: by chance)
pages-set-up = Set up
pages-my-tables = My tables
pages-no-tables = You have no games in progress.
pages-finished = Finished games
pages-open-tables = Open tables
pages-no-open-tables = No table is open to everybody at the moment.
pages-list-turn = your turn
pages-list-gathering = gathering
pages-list-running = in progress
pages-list-over = over
pages-list-closed = closed
pages-list-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
pages-come-by-link = I have a link

### By a link

pages-join = Come in by a link
pages-join-hint = Paste the link you were given. (With scripts this happens by itself.)
pages-join-name = What shall we call you?
pages-join-now = Come in
pages-link = Link

### The table

# $game: name of a game
pages-title-turn = Your turn: { $game }
pages-your-turn = It is your turn.
pages-gathering = The table waits for its players.
pages-closed = The table was closed before the end.
pages-refresh = Look again
pages-refreshing = This page looks again by itself.
pages-hold-still = Hold it still
# $time: minutes and seconds
pages-time-left = { $player }: { $time }
pages-undo = Take back my last step
pages-undo-of = Take back the last step of { $player }
pages-hint = Hint
pages-why-not = What is not possible, and why
pages-hand-over = Pass the screen to { $player }
pages-i-am = I am { $player }
pages-table = The table
pages-result = Result
pages-more = Scores and rule texts
pages-replay = Replay
pages-record = Record file
pages-news = What happened
pages-older = Before that

### Seats

pages-free = Free seat
pages-seat-you = you
pages-seat-bot = bot
pages-seat-here = here
pages-seat-left = has left
pages-seat-forfeited = gave up the seat
pages-seat-helped = { $bot } stands in
pages-seat-asked = to move
pages-sit = Sit down
pages-seat-a-bot = Bot: { $bot }
pages-rise = Free this seat
pages-begin = Begin
pages-leave = Leave
pages-return = Come back
pages-stand-in = Call a stand-in
pages-which-bot = Bot
pages-how-answer = For one answer
pages-how-stand-in = Until the player returns
pages-how-forfeit = For good

### Around the table

pages-chat = Chat
pages-message = Message
pages-say = Send
pages-write = Write to the others
pages-invite = Invite
pages-link-join = Link to play
pages-link-watch = Link to watch
pages-link-eyes = Link to watch over the shoulder of { $player }
pages-link-once = Copy this link and send it; it is shown only this once. It is good for two weeks.
pages-rematch = Play again
pages-close = Close the table
pages-close-now = Close it for everybody

### What happened at the table

pages-log-sat = { $player } sits down.
pages-log-rose = A seat is free again ({ $player }).
pages-log-began = The game begins.
pages-log-left = { $player } leaves.
pages-log-returned = { $player } is back.
pages-log-closed = { $player } closes the table.
# $by calls $bot to the seat of $player
pages-log-answer = { $by } lets { $bot } answer once for { $player }.
pages-log-stand-in = { $by } calls { $bot } to stand in for { $player }.
pages-log-forfeit = { $by } gives the seat of { $player } to { $bot } for good.
pages-log-rematch = { $player } has set up another game.
pages-rematch-link = Come over

### Scores, rules, replay

pages-scores = Scores
pages-boards = All maps
pages-rules = Rule texts
pages-rules-about = Card, place or rule
pages-search = Search
pages-eyes = Seen by
pages-everybody = everybody
pages-first = Beginning
pages-previous = Back
pages-next = On
pages-last = End
pages-step = After { $step } of { $total } answers
