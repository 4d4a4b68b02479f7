"""Contests from Python: one call that returns all results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..bots.bot import Bot
from ..core.plain_data import Json
from .contest import contest
from .entrant import enter
from .match import MatchResult
from .workers import play_all


def play_contest(
    game: str, bots: Sequence[str | Bot], seats: int = 2, number: int = 100, *, seed: int = 0,
    options: Mapping[str, Json] | None = None, effort: float = 1.0, jobs: int = 1,
) -> list[MatchResult]:  # fmt: skip
    """Play a round robin between bots to its end, as `boardwright arena` does; results in their order.

    Bots are names, `module:attribute`, or `Bot` objects, which play in this process only (`jobs=1`). Raises a
    `Refusal` for what cannot be played, and for a bot that fails, with its name in `where`.
    """
    if jobs > 1 and any(isinstance(bot, Bot) for bot in bots):
        raise ValueError("bots that are objects play with jobs=1; others are named as module:attribute")
    names = [enter(bot) if isinstance(bot, Bot) else bot for bot in bots]
    made = contest(game, names, seats, number, seed, dict(options or {}), effort)
    made.check()
    matches = list(made.matches())
    results = {result.match: result for result in play_all(matches, jobs)}
    return [results[match] for match in matches]
