"""Tournaments on equal deals: everybody plays the same cards, so that answers differ and not the luck.

Pure, as `tables` is: no I/O, clock or chance. A tournament is its log (`Tournament`). `pairing` says who
meets whom, `standings` who is ahead and why, `deals` which cards they get.
"""

from .deals import deal_seed, fingerprint
from .log import Entered, Matched, Played, RoundBegan, RoundEnded, TournamentLogEntry, Withdrew
from .pairing import PAIRINGS, next_match, pair_round
from .standings import TournamentStanding, standings, winner
from .tournament import Entrant, Result, Round, Tournament, TournamentGame, TournamentMatch, TournamentTerms

__all__ = [
    "PAIRINGS",
    "Entered",
    "Entrant",
    "Matched",
    "Played",
    "Result",
    "Round",
    "RoundBegan",
    "RoundEnded",
    "Tournament",
    "TournamentGame",
    "TournamentLogEntry",
    "TournamentMatch",
    "TournamentStanding",
    "TournamentTerms",
    "Withdrew",
    "deal_seed",
    "fingerprint",
    "next_match",
    "pair_round",
    "standings",
    "winner",
]
