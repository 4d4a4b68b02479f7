# The deal of the day. Readers: players.

daily-title = Deal of the day
daily-lead = The same cards for everybody, alone against the table, once a day.
# $h: hours, $m: minutes until the next deals
daily-left = new deals in { $h } h { $m } min
daily-start = Play it
daily-continue = Continue
daily-see = Your result
daily-all = All deals
daily-best = The best
daily-players = { $n ->
    [0] nobody has finished yet
    [one] { $n } has finished
   *[other] { $n } have finished
}
daily-nobody = Nobody has finished it yet.
# $n: how many have finished, $best: the most points
daily-so-far = { $n ->
    [one] { $n } has finished; best so far { $best }.
   *[other] { $n } have finished; best so far { $best }.
}
# $game: name of a game, $setup: what is special today
daily-of = { $game }, { $setup }.
daily-same = Everybody gets the same cards.
daily-won = won
daily-lost = lost
daily-yesterday = Yesterday
daily-past = Looking back
daily-before = A day earlier
daily-after = A day later
