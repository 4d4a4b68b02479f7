# The command line and the terminal table.

### Help pages of the commands. One or two sentences each.

help-boardwright = Boardwright, a digital table for board games of the seasons. A fan project with its own words and drawings, not affiliated with the publishers.
help-play = Play a game in the terminal: alone, with people at this keyboard, or with bots.
help-replay = Tell a saved game move by move.
help-simulate = Let bots play many games and sum up the scores.
help-position = Load a position from a JSON file, apply codes, and print what is pending, all views and the scores.
help-bench = Measure how fast the rules are on this machine.
help-usage = Usage:
help-options = Options
help-commands = Commands
help-options-word = [OPTIONS]
help-command-word = COMMAND [OPTIONS]
help-game-word = GAME
help-file-word = FILE
help-code-word = CODE
help-bot-word = BOT
help-players-word = SEATS
help-help = Show this page.
help-version = Show the version.
help-lang = Language: en, it, fr or ru.
notice-letters = This terminal cannot show the letters of the language asked for; English is used.
help-players = Seats, separated by commas: you, names of people, or bots ({ $bots }). A number stands for that many people. Default: you alone.
help-seed = A whole number; the same seed deals the same cards. Default: by chance.
help-map = Side of the map: a (Wilderness) or b (Wastelands).
help-edicts = The four scoring cards for A to D by id, one of each back. Default: dealt.
help-any-terrain = Under the ruins obligation the single space may show any terrain, as in the English rulebook.
help-resume = Go on with a saved game.
help-to = Stop after this many answers.
help-seat = Tell it as this seat saw it (from 0).
help-pick = Apply an option code; may be repeated. Where several seats are pending, write seat and code: "1 forest:b3b4c4".
help-json = Print JSON.
help-number = How many games. Default: 100.
help-bot = The bot in every seat: { $bots }. Default: greedy.
help-seats = How many seats. Default: 1.
help-jobs = How many processes. Default: one for each core.
help-picture = Save the histogram as a picture (.png, .svg or .pdf).

### Bad arguments: one line each.

error-whole = "{ $value }" is not a whole number from { $least } to { $most }.
error-one-of = "{ $value }" is not known. Known: { $known }
error-extra = unexpected: { $value }
error-command = there is no command "{ $value }". Known: { $known }
error-option = there is no option { $value }.
error-option-close = there is no option { $value }. Did you mean { $known }?
error-option-value = { $value } needs a value.
error-missing = { $value } is missing.
error-missing-game = a game is missing. Known: { $known }
error-parameter = { $option }: { $reason }
error-with-resume = { $value } cannot be combined with --resume: a saved game brings its own set-up.

refusal-player-name = "{ $name }" is no name for a player: it must not be empty or begin with a number.
refusal-no-bot = this bot is not known. Known: { $known }
refusal-pick-seat = a pick is a code, or a seat and a code.
refusal-pick-needs-seat = several seats are pending ({ $seats }); write the seat before the code.
refusal-file-read = the file cannot be read: { $problem }
refusal-file-write = the file cannot be written: { $problem }
refusal-file-missing = there is no such file or folder.
refusal-file-is-folder = this is a folder.
refusal-file-permission = access to the file is not allowed.
refusal-file-disk-full = the disk is full.
refusal-file-too-large = the file is too large.
refusal-file-text = this is not a text file (line { $line }).
refusal-file-json = this is not valid JSON (line { $line }, column { $column }).
refusal-file-json-plain = a name stands twice, a number is too long, or brackets are nested too deep.
refusal-file-foreign = the file exists and is not a saved game; it is left as it is.
refusal-file-other-game = the file holds another game, or this one further on; it is left as it is.
refusal-file-folder = there is no such folder.
refusal-picture-kind = a picture file ends in { $known }
refusal-picture-library = pictures need matplotlib; install boardwright[plots].

### Players

# $n: number of the player
player-n = Player { $n }
# Seats are numbered from 0 in positions and records
seat-n = Seat { $n }
bot-random = Random
bot-greedy = Greedy

### The table

# $game, $side: names; $seed: the seed of the deal
heading = { $game } - { $side } - seed { $seed }
time-of = Time { $time } of { $limit }
revealed-before = Earlier this season: { $cards }
# Above a map where there are several; $coins: the message below
owner = { $player } - { $coins }
coins-of = Coins: { $coins } of { $most }
card-time = time { $time }
must-cover-ruins = Cover ruins
single-space = Nothing of the card fits: fill a single space.
# After the number of a shape
with-coin = + coin
does-not-fit = (does not fit)
terrains = Terrain:
rule-coins = 1 star for each coin at the end of every season. A shape with a coin earns one; so does a mountain when its last free side is filled.
rule-monsters = Lose 1 star at the end of every season for each empty space next to a monster.

preview = If you hand this in:
preview-of = If you hand this in, on the map of { $player }:
preview-nothing = No score changes.
# $points: total if nothing changed any more; $change: with its sign
preview-total = Final if nothing else changed: { $points } ({ $change })
confirm-hint = Press Enter (or { $confirm }) to hand it in, or go on changing it.
# After a prompt; $confirm, $help: words to type
prompt-hint = (a square such as b3; { $help } for help)
nothing-entered = Choose a square first; ? shows what you can type.
not-understood = "{ $word }" is not understood; ? shows what you can type.
codes-count = { GOODS("option", $n) }.
undo-too-late = There is nothing to take back; drawings stand once the next card is revealed.
undo-done = { $player } takes the drawing back.
hand-over = Pass the keyboard to { $player }
press-enter = Press Enter to go on.
waiting = Waiting for: { $players }
saved = Saved: { $file }
save-where = Name a file: { $save } FILE
quit-unsaved = The game is not saved. "{ $save } FILE" saves it, "{ $quit }" leaves without saving, Enter goes on.
goodbye = Goodbye.
goodbye-unsaved = Goodbye. The game was not saved.
refusal-shape-off-map = with @ on { $space } the shape leaves the map.
refusal-no-such-shape = { $most ->
    [one] the card shows shape { $most } only.
   *[other] the card shows shapes 1 to { $most }.
}

### What can be typed: words for each command, the first one is shown in hints.

type-turn = r turn rotate
type-flip = f flip mirror
type-where = w where
type-confirm = ok yes !
type-undo = u undo back
type-show = show map
type-codes = codes
type-maps = m maps
type-scores = s scores
type-rules = rules cards
type-log = log
type-save = save
type-quit = q quit exit
type-help = ? help h

typing-square = put the space marked @ on this square
typing-shape = choose a shape of the card by its number
typing-turn = turn the shape by a quarter, clockwise
typing-flip = flip the shape left to right
typing-where = mark the squares where the shape fits as it is turned now; again to stop
typing-terrain = choose a terrain by its name, or the first letters of it
typing-together = all of it in one line
typing-squares = draw exactly these spaces in the chosen terrain
typing-code = the whole drawing as an option code
typing-confirm = hand the drawing in (or just press Enter)
typing-undo = take back the drawing being tried; with several people, the sealed one handed in last, until all are in
typing-show = show the table again (or just press Enter)
typing-codes = list all possible drawings
typing-maps = show all maps
typing-scores = show the scores so far
typing-rules = show the rule texts of all cards on the table
typing-log = what happened since your last drawing
typing-save = save the game: save FILE; go on later with --resume FILE
typing-quit = leave the table
typing-help = this list

### Scores and results

column-season = Season
column-first-edict = First edict
column-second-edict = Second edict
column-coins = Coins
column-monsters = Monsters
column-total = Total
column-rank = Rank
column-player = Player
total-so-far = Total so far
# First column of the score table: a finished season, and the running one as it would score now
season-name = { $season }
season-so-far = { $season } (now)
# $code: option code of an answer that only this seat may see
handed-sealed = Handed in, still sealed: { $code }
expected = { $player }: { $points } at the end if nothing changed.
rating-sum = Rating: { $total } − ({ $numbers }) = { $rating }
# $title: a solo title
verdict-solo = Your rating is { $rating }: { $title }.
# A question of a position with the seat it is put to
pending-of = { $player }: { $prompt }
pick-refused = Refused: { $reason }

### Simulation

simulating = { $game }
time-left = left:
summary = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
row-score = Final score
row-rating = Solo rating
column-mean = mean
column-error = ±
column-deviation = deviation
column-least = least
column-quarter = 25 %
column-median = median
column-three-quarters = 75 %
column-most = most
by-source = Stars by source, per player and game
column-source = Source
column-games = Games
column-results = Results
wins-by-seat = Won or shared, by seat: { $wins }
# One entry of the list above: $seat, from 0; $share, a percentage
wins-of-seat = { $seat }: { $share } %
simulate-speed = { $games } games and { $answers } answers per second.
picture-saved = Picture: { $file }
picture-title = { $game } - { $bot } - { $games }

### Bench

column-measure = Measure
column-figure = Figure
column-bar = Bar
column-steps = Loop steps
bar-holds = reached
bar-missed = missed
bench-solo-games = random solo games
bench-solo-decisions = random decisions
bench-options-sample = options: length and a sample
bench-options-length = options: length
bench-options-moves = options: all moves
bench-options-codes = options: all codes
bench-four-edicts = the four edicts of a game
bench-sixteen-edicts = all sixteen scoring cards
bench-copy = copy of a state
bench-dump = state as plain data
bench-view = view of a seat
bench-greedy-games = solo games of the greedy bot
bench-crowd = a random game of 100 players
bench-greedy-rating = mean rating of 200 greedy solo games
bench-plain = plain
bench-compiled = compiled
bench-calibration = Calibration loop: { $seconds } s. { $machine }
bench-steps = Loop steps: how many steps of the calibration loop one of it costs; they compare machines.
