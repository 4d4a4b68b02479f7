# The arena, and records as columns.

### Help

help-arena = Let bots play against each other, with equal deals in all seats, and rate them.
help-dataset = Turn recorded games into columns for analysis.
help-bots-word = BOT,BOT
help-option-word = NAME=VALUE
help-guest-word = NAME=COMMAND
help-address-word = ADDRESS
help-sources-word = RECORD…
help-bots = Who meets whom, everybody everybody: { $bots }, outside ones as module:attribute, and guests.
help-match = One line-up instead: a bot for each seat.
help-arena-seats = Seats at each table; 1 for solo games. Default: 2.
help-arena-number = Games of each line-up, rounded up to whole rotations of the seats. Default: 100.
help-arena-seed = Seed of the first deal; the others follow. Default: 0.
help-option = Any option of the set-up; may be repeated.
help-arena-out = Keep the results in a .csv or .parquet file. The same command goes on where it was stopped.
help-arena-picture = Save the standings as a picture (.png, .svg or .pdf).
help-ray = Play on the Ray cluster at this address; "local" starts one here.
help-arena-server = The address of a server where guests play.
help-guest = A program that joins a table by a link and plays to the end; the link is its last argument. May be repeated.
help-dataset-out = The .csv or .parquet file to write.
help-dataset-games = One row for each game instead of one for each decision.

### Bad arguments

error-bots-or-match = give either --bots or --match.

refusal-bot-module = this bot cannot be loaded: { $problem }
refusal-bot-attribute = the module { $module } has no "{ $attribute }".
refusal-bot-kind = this is not a bot: it is not a boardwright.bots.Bot.
refusal-bot-twice = a bot is named twice.
refusal-bot-failed = this bot failed: { $problem }
refusal-bot-illegal = this bot answered with { $move } for seat { $seat }, which is not among its options.
refusal-option-form = an option is written NAME=VALUE.
refusal-ledger-foreign = this file exists and contains no results of the arena; it is not changed.
refusal-ledger-row = line { $line } is not a result of the arena.
refusal-ledger-other = this file holds results of another contest (other bots, seats, options or deals); choose another file.
refusal-ledger-rules = this file holds results by other rules; choose another file.
refusal-no-cluster = no cluster answers there: { $problem }
refusal-cluster-library = a cluster needs Ray; install boardwright[ray].
refusal-guest-form = a guest is written NAME=COMMAND, with a name of letters that is not taken.
refusal-guest-server = guests need the address of a server.
refusal-guest-program = the program cannot be started: { $problem }
refusal-guest-absent = this guest has not taken its seat.
refusal-guest-left = the game with seed { $seed } was not finished: a guest has left it.
refusal-server-silent = the server gave an unexpected answer: { $problem }
refusal-no-marker = this marker, or its end, is missing on the page.
refusal-columns-kind = the name of the file must end in { $known }
refusal-parquet-library = Parquet files need pyarrow; install boardwright[arena].
refusal-no-records = there are no recorded games here.

### Standings

arena-bot = Bot
arena-games = Games
# A rating on the scale of openskill
arena-strength = Strength
# The share of games won, with its interval
arena-won = Won % (95 %)
arena-score = Mean score
arena-rating = Mean rating
# The mean, and the longest in brackets
arena-seconds = Seconds a decision
arena-meetings = Meetings
arena-no-strength = Strengths need openskill; install boardwright[arena].
arena-going-on = { $n ->
    [one] { $n } game was played before.
   *[other] { $n } games were played before.
}
arena-nothing-yet = No game has been finished yet.
arena-kept = Results: { $file }
arena-stopped = Stopped. The same command goes on.
arena-stopped-unkept = Stopped. With --out FILE the results are kept.

### Columns

dataset-rows = { $n ->
    [one] { $n } row
   *[other] { $n } rows
}
# $rows: "20 rows"
dataset-written = { $file }: { $rows }
