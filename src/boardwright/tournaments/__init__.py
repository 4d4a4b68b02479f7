"""Tournaments on equal deals: everybody plays the same cards, so that answers differ and not the luck.

Pure, as `tables` is: no I/O, clock or chance. A tournament is its log (`Tournament`). `pairing` says who
meets whom, `standings` who is ahead and why, `deals` which cards they get.
"""

from .deals import deal_seed, fingerprint
from .log import Began, Ended, Entered, LogEntry, Matched, Played, Withdrew
from .pairing import PAIRINGS, meet, next_match
from .standings import Standing, standings, winner
from .tournament import Entrant, Game, Match, Result, Round, Terms, Tournament

__all__ = [
    "PAIRINGS",
    "Began",
    "Ended",
    "Entered",
    "Entrant",
    "Game",
    "LogEntry",
    "Match",
    "Matched",
    "Played",
    "Result",
    "Round",
    "Standing",
    "Terms",
    "Tournament",
    "Withdrew",
    "deal_seed",
    "fingerprint",
    "meet",
    "next_match",
    "standings",
    "winner",
]
