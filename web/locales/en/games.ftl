# A person's games and figures. Readers: players.

games-title = Your games
games-lead = How they ended, what they have in common, and their replays. Only you see this.
games-none = No game of yours is over yet. The first one will be here as soon as it ends.
games-begin = Start a game
# $company: alone, bots (with bots only), people (with other people); $n: number of seats
games-company = { $company ->
    [alone] alone
    [bots] { $n } seats, with bots
   *[people] { $n } seats, with people
}
# For screen readers. $game: name of a game
games-kind = { $game }, { games-company }
games-played = Games
games-won = Won
games-percent = { $n } %
games-mean = Points on average
games-best = Most points
# $n: number of games; $least, $most, $mean: points
games-trend = Points of the last { $n } games: from { $least } to { $most }, { $mean } on average.
games-sources = Where the points came from, on average
games-history = All games
games-filter-game = Which game
games-all = All games
games-filter-company = With whom
games-with-anybody = With anybody
games-with = { $company ->
    [alone] Alone
    [bots] With bots
   *[people] With people
}
games-was-won = won
games-was-lost = not won
# $game: name of a game, $points: your points
games-replay = Replay of { $game }, { $points } points
games-no-match = No game matches.
games-more = Earlier games
