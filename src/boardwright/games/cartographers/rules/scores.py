"""Itemised scores: the two edicts, coins and monsters of each season, final or expected."""

from __future__ import annotations

from boardwright.core.score import Score, ScoreLine

from .cards import SEASONS, title_key
from .edicts import EDICTS
from .game_data import CartographersData
from .sheet import Sheet
from .tally import Tally, ranks, tally, total


def scores(g: CartographersData) -> tuple[Score, ...]:
    """Return the current score of every seat."""
    places = ranks(g.tallies)
    return tuple(_score(g, seat, sheet, places[seat]) for seat, sheet in enumerate(g.sheets))


def score_with_sheet(g: CartographersData, seat: int, sheet: Sheet) -> Score:
    """Return the score of a seat with this sheet as its map."""
    return _score(g, seat, sheet, ranks(g.tallies)[seat])


def _score(g: CartographersData, seat: int, sheet: Sheet, rank: int) -> Score:
    done = g.tallies[seat]
    lines = [line for season, numbers in enumerate(done) for line in _lines(g, season, numbers)]
    forecast: list[ScoreLine] = []
    for season in range(g.season, len(SEASONS)):
        first, second = (g.setup.edicts[letter] for letter in SEASONS[season].edicts)
        forecast += _lines(g, season, tally(sheet, first, second))
    rating = None
    if g.setup.seats == 1:  # C-114 to C-116
        rating = total(done) - sum(EDICTS[edict].solo for edict in g.setup.edicts)
    title = None if rating is None else title_key(rating)
    return Score(seat, total(done), lines, forecast, rank, rating, title)


def _lines(g: CartographersData, season: int, numbers: Tally) -> list[ScoreLine]:
    when = SEASONS[season].id
    first, second = (EDICTS[g.setup.edicts[letter]].id for letter in SEASONS[season].edicts)
    return [
        ScoreLine(first, when, numbers[0]),
        ScoreLine(second, when, numbers[1]),
        ScoreLine("coins", when, numbers[2]),
        ScoreLine("monsters", when, -numbers[3]),
    ]
