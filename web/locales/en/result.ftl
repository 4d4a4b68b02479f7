# The end of a game: scores, how they came about, what to do next. Readers: players.

result-title = Result
# Under the verdict; $amount: points or stars between the first and the second place, with their number
result-margin = { $amount } ahead of second place.
result-level = The first two are level.
# $n: the place of the reader among $all players; $amount: points or stars behind the first, with their number
result-place = You came { $n ->
    [2] second
    [3] third
    [4] fourth
   *[other] in place { $n }
} of { $all }, { $amount } behind.
result-place-level = You came { $n ->
    [2] second
    [3] third
    [4] fourth
   *[other] in place { $n }
} of { $all }.
# Beside the title of a solo game
result-rating = Rating { $n }
# Of a title that words nothing of it itself; $n: how many have won, $players: who
result-winners = { $n ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
result-alone = Your result: { $n }
result-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

### Headings

result-scores = Scores
result-by-source = by source
result-course = Through the seasons
# Where a title has no seasons
result-course-plain = Course of the game
result-course-steps = Points after every step.
# Under the chart
result-course-hint = Points after every step. A dot on a line: this player enters a season.
result-course-seasons = Points at the end of each season.
# What a screen reader calls the chart; the table below says the same
result-course-label = Chart: the points of each player in the course of the game. The table below has the numbers.
result-course-start = Deal
result-course-end = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
result-course-missing = The course of this game cannot be shown.
# $player: a name
result-earners = Where { $player }'s points came from
result-of = Points of

### The table of numbers

result-numbers = All numbers
result-player = Player
result-total = Total
result-all-players = All { $n } players
result-fewer-players = Fewer players

### How the points of a card add up, in few words

result-copies = { $n } copies
result-printed = { $n } printed
result-bonus = { $n } bonus
# On a button; $n: how many there are in all
result-all-earners = Show all { $n }

### What to do next

result-rematch = Rematch
result-come-over = Come over to the rematch
result-replay = Replay
result-review = Review
result-share = Share
result-share-hint = Whoever has this link can look at the table and its replay. It is good for two weeks.
result-record = Record file
result-more = Scores and course of the game

### Checking the deal

result-fair = Was the deal fair?
result-fair-hint = Before the first card was dealt, this table showed a commitment: the SHA-256 hash of its seed and a salt. Now that both are open, everybody can check that no card was changed on the way.
result-commitment = Commitment
result-seed = Seed
result-salt = Salt
result-fair-yes = Checked in this browser: they match.
result-fair-no = They do not match.
result-fair-elsewhere = This browser can check it only over a secure connection.
result-fair-chosen = The seed of this game was chosen by somebody, who may have known the cards.
