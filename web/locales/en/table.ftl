# At a table: the question and its answers, the log, the menu. Readers: players.

### Things that can be chosen, for those who listen

table-can = Can be chosen
table-sheet-raise = Show more
table-sheet-lower = Show less
table-selected = Selected

### The question

# What an answer costs, brings, scores, and what follows from it: headings of a list
table-pay = Pay
table-gain = Gain
table-score = Score
table-then = Then
table-no-way-back = Something hidden will come to light, so this cannot be undone.
table-ways = Ways to do it
table-answers = Answers
table-all-answers = All answers ({ $n })
table-choose-start = Choose something with a gold frame.
table-choose-lit = Choose one of the things with a dashed frame.
table-choose-none = Choose none
table-choose-several = Choose { $n }
table-picked-of = { $n } of { $most }
table-picked-most = { $n } of up to { $most }
table-picked-least = { $n }, at least { $least }
table-drop = Drop: { $what }
table-fewer = Fewer: { $what }
table-more = More: { $what }
table-more-of = { $n } more: { $what }
table-pick-all = All { $n }
table-pick-others = The other { $n }
table-over = The game is over
# $players: one name, or several joined
table-hint = Hint
table-hint-thinking = { $bot } is thinking…
table-thinking = { $n ->
    [one] { $players } is thinking…
   *[other] { $players } are thinking…
}
# For screen readers: a bar
table-thinking-time = How much of the time to think is used
table-waiting = Waiting for { $players }
table-waiting-many = { $n ->
    [one] Waiting for { $n } player
   *[other] Waiting for { $n } players
}
table-you-watch = You are watching.
table-look-around = Meanwhile, look at any card or city.
table-prepare-hint = Tap a card or place to prepare your next action.
table-take-back = Take back
table-held = Will be played in a moment. Escape takes it back.
table-prepared = Prepared for your turn.
table-prepared-gone = What you prepared is no longer possible.

# The act on the button that does it. $what: a card, a place, goods

### One screen for several people

table-hand-over = Over to { $player }
table-hand-over-why = Everything is covered, so that nobody sees the other's cards.
table-hand-over-ready = I am { $player }: show my table

### Around the board

table-season = Season: { $season }
table-log-all = Everybody
table-log-of = Show the acts of
table-log-empty = Nothing yet.
table-log-earlier = Earlier
table-since = Since your turn
# The same tab in the middle of the reader's turn
table-turn-so-far = Your turn so far
table-chat = Chat
table-unread = unread
# Shows once more, as movement, what happened since the last turn
table-show-again = Show again
table-go-there = Go there
table-say = Write to the table
table-send = Send
table-mute = Hide chat
table-unmute = Show chat
table-clock = Time left
# $d: days, $h: hours
table-clock-days = { $d } d { $h } h
table-late = time is up

### The menu

table-replay = Replay
table-to-server = Hand the game to the server
table-watch-link = Link for spectators
table-copied = Copied. Whoever has the link may watch.
table-leave = Leave the table: { $player }
table-return = Come back: { $player }
table-stand-in = Let a bot play for { $player }
table-close = Close the table for good
table-sure = Sure? Press again

### Tables that are drawn from their views alone

table-face-down = a face-down card
table-log = Log
