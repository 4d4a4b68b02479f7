# Looking back at a game, step by step. Readers: players.

replay-title = Replay
# $step, $total: numbers of steps
replay-step = Step { $step } of { $total }
# Step 0
replay-deal = The cards are dealt.
# An answer whose words these eyes may not know, or that has none
replay-silent = { $player } answers.
# $what: the answer, as it was offered; it has no event yet, such as a card before it is paid for
replay-answers = { $player }: { $what }
replay-handed = { $player } hands in a drawing; it is still sealed.
replay-steps = Steps
replay-fetching = Fetching the steps…

### Controls; most stand on buttons with an icon, the words are read aloud

replay-controls = Controls of the replay
replay-first = To the deal
replay-turn-back = Previous turn
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-turn-on = Next turn
replay-last = To the end
replay-slider = Step
replay-speed = Speed
# $n: 1, 2, 4 times as fast
replay-speed-of = { $n }×
replay-jump = Jump to a season…
# $season: name of a season
replay-jump-season = { $season } (step { $step })
replay-jump-player = { $player }: { $season } (step { $step })
replay-keys = Keys: ← → one step, Page Up and Page Down one turn, Home, End, Space to play.
replay-eyes = Seen by
replay-everybody = everybody

### Elsewhere

replay-link = Link to this step
replay-position = Save the position
replay-table = To the table
replay-fork = Play on from here
replay-fork-hint = A new game begins at this step. Bots take the other seats.
replay-fork-seat = Your seat
replay-fork-name = Your name
replay-fork-begin = Begin
replay-fork-over = The game is over here; go a few steps back.
replay-not-over = The replay opens when the game is over.
