# Tournaments. Readers: players.

refusal-tournament-terms = these terms of a tournament do not fit together.
refusal-tournament-over = this tournament is over.
refusal-tournament-nobody = nobody with this number is in the tournament.
refusal-tournament-members = an entrant is one person, or two partners where partners play.
refusal-tournament-entered = you are in this tournament already.
refusal-tournament-late = it is too late to enter.
refusal-tournament-round-running = a round is being played.
refusal-tournament-rounds-played = all rounds have been played.
refusal-tournament-no-round = no round is being played.
refusal-tournament-deals-played = these players have had all deals.
refusal-tournament-match = the wrong number of players for a table.
refusal-tournament-busy = somebody here is playing already, or has withdrawn.
refusal-tournament-no-game = there is no such game to report.
refusal-tournament-too-few = there are too few players for a round.
