"""Ratings: how strong the bots of a contest are, and how sure that is. Needs openskill."""

from __future__ import annotations

import statistics
from collections.abc import Iterable

from openskill.models import PlackettLuce, PlackettLuceRating

from .figures import SURE, Mean
from .match import MatchResult


def ratings(results: Iterable[MatchResult]) -> dict[str, Mean]:
    """The strength of each bot after all games, taken in order. Solo games are left out.

    The scale is that of openskill: everybody begins at 25.
    """
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for result in results:
        bots = result.match.bots
        if len(set(bots)) < 2:
            continue
        before = [[known.setdefault(bot, model.rating())] for bot in bots]
        after = [team[0] for team in model.rate(before, ranks=[float(rank) for rank in result.ranks])]
        for bot in set(bots):  # a bot in several seats gets the mean of their ratings
            seats = [rating for name, rating in zip(bots, after, strict=True) if name == bot]
            known[bot] = model.rating(
                statistics.fmean(rating.mu for rating in seats),
                statistics.fmean(rating.sigma for rating in seats),
            )
    return {bot: Mean(rating.mu, SURE * rating.sigma) for bot, rating in known.items()}
