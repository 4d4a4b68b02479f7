# The review of a finished game: where it turned, what was better, and why. Readers: players.
# Sentences that the terminal has as well are in `terminal.ftl`.

review-title = Review
# Heading over the chart: what could be expected as the lead at the end, in points
review-expected-lead = Expected final lead
review-expected-rating = Expected final rating
# Beside the heading: whose lead it is
review-of-player = of { $player }
review-band = The band holds eight of ten imagined games. Cards that a player could not see are dealt anew in each of them.
review-lines = A line for each player: the expected lead over the best other one.
# What a screen reader calls the chart; $end: the lead at the end, $n: how many turning points there are
review-chart = Chart: the expected result in the course of the game. In the end { $end }. { $n ->
    [0] No turning points so far.
    [one] { $n } turning point.
   *[other] { $n } turning points.
} The table below has the numbers.
# Headings of the table of numbers
review-step = Step
review-expected = Expected
# In place of a season
review-step-n = Step { $n }

### Progress

review-beginning = The game is being read…
review-done = { $n } of { $all } decisions.
# $n: seconds, rounded up
review-left = At most about { $n } s left.
review-stop = Stop
review-go-on = Go on
review-looking = Looking for turning points; each shows as soon as it is certain.
review-failed = The review could not be finished.

### A turning point

review-moments = Turning points
review-moment-n = Turning point { $n }
# In the list of better answers; $option: the one that was played
review-instead = not { $option }
review-before = Turning point before (,)
review-next = Next turning point (.)
# The number of the turning point among all
review-of = { $n } / { $all }
# $points: a number with one decimal
review-lost-here = You lost about { $points } points here
review-lost-by = { $player } lost about { $points } points here
# Marks of the two answers
review-played = Played
review-better = Better
review-why = Why.
review-worlds = { $n ->
    [one] Estimated in { $n } imagined game
   *[other] Estimated in { $n } imagined games
}, with what the player could know.
review-show = Show on the board

### Trying again

# Buttons: answer a turning point oneself, and stop doing so
review-try = Try again
review-try-stop = Show what was better
review-try-search = Find an answer
# $n: how many answers are not shown
review-try-more = { $n ->
    [one] { $n } more answer; search for it.
   *[other] { $n } more answers; search for them.
}
review-try-busy = Trying it in imagined games…
# Under an answer, after a colon: how good it is
review-try-beyond = even better than what the review found.
review-try-equal = about equally good as the best answer.
review-try-better = better than what was played, but not the best.
review-try-same = about as good as what was played.
review-try-worse = worse than what was played.
# $gain, $gap: points with their sign and ±
review-try-numbers = { $gain } points against what was played, { $gap } against the best answer.

### Accuracy

# The row under those of the seasons
review-whole = Game
