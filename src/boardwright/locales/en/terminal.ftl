# The command line and the terminal table.

### Help pages of the commands. One or two sentences each.

help-boardwright = Boardwright, a digital table for board games of the seasons. A fan project with its own words and drawings, not affiliated with the publishers.
help-play = Play a game in the terminal: alone, with people at this keyboard, or with bots.
help-replay = Show a saved game move by move.
help-simulate = Let bots play many games and sum up the scores.
help-position = Load a position from a JSON file, apply codes, and print what is pending, all views and the scores.
help-hint = Show what a bot would do in a saved game or a position, and why.
help-review = Review a finished game: what each answer cost, what was better, and why. It takes a minute or two; Ctrl+C shows what has been found.
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
help-resume = Go on with a saved game, or begin one from a position.
help-to = Stop after this many answers.
help-seat = Show it as this seat saw it (from 0).
help-pick = Apply an option code; may be repeated. Where several seats are pending, write seat and code: "1 forest:b3b4c4".
help-json = Print JSON.
help-number = How many games. Default: 100.
help-bot = The bot in every seat: { $bots }. Default: casual.
help-level = The bot that is asked: { $bots }. Default: expert.
help-hint-seat = The seat that wants to know; the first one that has to answer, if left out.
help-thorough = Play twice as many imagined games.
help-review-out = Also write what each decision cost to a .csv or .parquet file.
help-seats = How many seats. Default: 1.
help-jobs = How many processes. Default: one for each core.
help-cards = Print how often each card was played and what it brought.
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
error-other-game = { $value } does not belong to { $game }.
error-with-resume = { $value } cannot be combined with --resume: a saved game brings its own set-up.

refusal-only-alone = this is only for solo games.
refusal-one-at-a-time = choose one thing at a time.
refusal-player-name = "{ $name }" is not a name for a player: a name must not be empty or begin with a number.
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
refusal-file-json-plain = a name occurs twice, a number is too long, or brackets are nested too deeply.
refusal-file-foreign = the file exists and is not a saved game; it is not changed.
refusal-file-other-game = the file contains another game, or a later state of this one; it is not changed.
refusal-file-folder = there is no such folder.
refusal-picture-kind = a picture file ends in { $known }
refusal-picture-library = pictures need matplotlib; install boardwright[plots].

### Players

# $n: number of the player
player-n = Player { $n }
# Seats are numbered from 0 in positions and records
seat-n = Seat { $n }
bot-random = Random
    .about = Plays anything that is allowed.
bot-beginner = Beginner
    .about = Plays as in a first game, mistakes included.
bot-casual = Casual
    .about = Takes what looks best now.
bot-good = Good
    .about = Looks ahead a little.
bot-strong = Strong
    .about = Plays many possible games through before each move.
bot-expert = Expert
    .about = The best we have; weighs far more than anybody can.
# How long a bot thinks. $n: seconds
bot-quick = Answers at once.
bot-slow = Thinks for up to { $n ->
    [one] { $n } second
   *[other] { $n } seconds
} a move.

### The table

not-understood = "{ $word }" is not understood; ? shows what you can type.
codes-count = { GOODS("option", $n) }.
hand-over = Pass the keyboard to { $player }
turn-over-hint = Press Enter to end your turn, or { $undo } to take it back.
# $name: what was typed
why-nothing = Nothing called "{ $name }" is missing: it can be done, or it is not here.
why-possible = { $name }: this can be done.
why-all = The list has everything that can be done now.
why-line = { $name }: { $reason }
over-hint = "{ $save } FILE" keeps the game; Enter leaves.
press-enter = Press Enter to go on.
# Where a page is full
more-hint = Enter shows more.
waiting = Waiting for: { $players }
saved = Saved: { $file }
save-where = Name a file: { $save } FILE
quit-unsaved = The game is not saved. "{ $save } FILE" saves it, "{ $quit }" leaves without saving, Enter goes on.
goodbye = Goodbye.
goodbye-unsaved = Goodbye. The game was not saved.

### What can be typed: words for each command, the first one is shown in hints.

type-confirm = ok yes !
type-undo = u undo back
type-codes = codes
type-scores = s scores
type-rules = rules cards
type-log = log
type-save = save
type-quit = q quit exit
type-hint = hint tip
type-why = why
type-help = ? help h

typing-scores = show the scores so far
typing-save = save the game: save FILE; go on later with --resume FILE
typing-quit = leave the table
typing-hint = what a bot would do, and why: hint, or hint and a level
typing-why = why something is not available: why, or why and a name
typing-help = this list

### Hints

# $option: what an answer does, in words; $value: what it is worth, one of the three messages below; $n: the
# same as a number alone. Lines under each other
hint-best = Best: { $option }, { $value }.
hint-then = Next best: { $option } ({ $n }).
hint-only = There is only one answer: { $option }.
# $n: a number with one decimal, as text; with its sign where it is a difference of points
hint-worth = judged at { $n }
hint-margin = a final lead of about { $n } points
hint-rating = a final rating of about { $n }
# $bot: the level; $n: how many games
hint-why-tried = { $bot } played the best one through in { $n ->
    [one] { $n } imagined game
   *[other] { $n } imagined games
}.
hint-why-judged = { $bot } judges by what an answer brings now.
hint-why-foreseen = { $bot } has learned from many games how they end.
hint-close = The first two are about equally good.
hint-clear = The next one comes out { $n } lower.

### Reviews of finished games

review-progress = Looking through the game
review-partial = Stopped after { $n } of { $all } decisions; this is what was found.
# $points: a list of `review-curve-point`, from the beginning to the end
review-curve-margin = Expected final lead of { $player }: { $points }.
review-curve-rating = Expected final rating of { $player }: { $points }.
# $when: a season, or `review-start`; eight of ten games end between $lead - $n and $lead + $n
review-curve-point = { $when } { $lead } ± { $n }
review-curve-end = in the end { $lead }
review-start = at first
review-none = No turning point: no answer was clearly 2 points worse than another.
review-game = In the game
# One turning point. $when: a season; $loss, $error: points
review-point = { $when }, answer { $answer }, { $player }: { $played }. Better: { $best }. It cost { $loss } ± { $error } points.
# A part of `review-why-points`: points of this source, with sign
review-source = { $source } { $points }
# The same; the points are what the best other player does not get
review-denied = { $source } { $points } (kept from the best other player)
review-why-points = In imagined games the points come from: { $sources }.
review-why-spread = In most imagined games it comes out better; the difference is spread over many things.
review-why-sooner = It brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} more at once.
review-why-later = It brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} less at once, and pays later.
# $option: an answer; $often, $seldom: percent
review-why-next = It makes this possible: { $option } (among the next answers in { $often } % of imagined games, otherwise in { $seldom } %).
review-again = The same was better { $n } times in a row.
review-player = Player
review-accuracy = Accuracy
review-choices = Decisions
review-cost = Cost of answers
review-result-margin = Lead
review-result-rating = Rating
review-rest = Luck and unseen
review-witness = Accuracy is about this game alone: one game says little about how well somebody plays.

### Scores and results

column-season = Season
column-total = Total
column-rank = Rank
column-player = Player
total-so-far = Total so far
expected = { $player }: { $points } at the end if nothing changed.
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
column-source = Source
column-games = Games
column-results = Results
wins-by-seat = Won or shared, by seat: { $wins }
# $turns: a mean
turns-each = Turns per player: { $turns }
column-winners = Winners
column-share = Share
column-card = Card
column-players = Players
column-bonus = Bonus
column-difference = With − without
refusal-no-cards-to-count = in this game no cards are in front of players.
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
bench-copy = copy of a state
bench-dump = state as plain data
bench-view = view of a seat
bench-plain = plain
bench-compiled = compiled
bench-calibration = Calibration loop: { $seconds } s. { $machine }
bench-steps = Loop steps: how many steps of the calibration loop one of it costs; they compare machines.

### Set files

help-check-set = Check a set file: every mistake with its line.
check-set-problems = { $n ->
    [one] { $n } mistake.
   *[other] { $n } mistakes.
}
# $column: where reading stopped
refusal-not-toml = this is not TOML (column { $column }).
