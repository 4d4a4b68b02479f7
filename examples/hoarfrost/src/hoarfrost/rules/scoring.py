"""Scoring: the points of a store at the end of the game."""

from __future__ import annotations

from typing import Final

from boardwright.core.score import Score, ScoreLine

from .cards import APPLE, BLACKBERRY, FEATHER, FINDS, HAZELNUT, HONEYCOMB, LEAF, MUSHROOM, SLOE
from .table import Table

APPLE_POINTS: Final = 2
KEPT_BERRY_POINTS: Final = 6
LOOSE_BERRY_POINTS: Final = 1
LEAF_POINTS: Final = 1
MUSHROOM_POINTS: Final = 1
MUSHROOM_PAIR_POINTS: Final = 7
FEATHER_POINTS: Final = 1
CONTEST_FEATHERS: Final = 2
MOST_FEATHERS_POINTS: Final = 5
SECOND_FEATHERS_POINTS: Final = 2
SWEET_SLOES: Final = 2
SWEET_SLOE_POINTS: Final = 3
BITTER_SLOE_POINTS: Final = -2

END: Final = "frost"
"""When all points are counted."""


def find_points(store: list[int], feathers: list[int]) -> list[int]:
    """The points for each kind of find in a store; `feathers` has the feather counts of all players."""
    points = [0] * len(FINDS)
    nuts, berries, leaves, sloes = store[HAZELNUT], store[BLACKBERRY], store[LEAF], store[SLOE]
    kept = min(berries, leaves)
    points[HAZELNUT] = nuts * nuts
    points[APPLE] = APPLE_POINTS * store[APPLE]
    points[BLACKBERRY] = KEPT_BERRY_POINTS * kept + LOOSE_BERRY_POINTS * (berries - kept)
    points[LEAF] = LEAF_POINTS * leaves
    pairs, single = divmod(store[MUSHROOM], 2)
    points[MUSHROOM] = MUSHROOM_PAIR_POINTS * pairs + MUSHROOM_POINTS * single
    points[FEATHER] = FEATHER_POINTS * store[FEATHER] + _contest(store[FEATHER], feathers)
    points[HONEYCOMB] = store[HONEYCOMB] * sum([n == 1 for find, n in enumerate(store) if find != HONEYCOMB])
    points[SLOE] = sloes * (SWEET_SLOE_POINTS if sloes >= SWEET_SLOES else BITTER_SLOE_POINTS)
    return points


def _contest(mine: int, all: list[int]) -> int:
    """The points for most and second most feathers; equals get the same."""
    ranking = sorted({n for n in all if n >= CONTEST_FEATHERS}, reverse=True)
    if mine not in ranking[:2]:
        return 0
    return MOST_FEATHERS_POINTS if mine == ranking[0] else SECOND_FEATHERS_POINTS if len(all) > 2 else 0


def scores(g: Table) -> tuple[Score, ...]:
    """The score of every player as if the frost came now; the rival's comes last."""
    feathers = [player.store[FEATHER] for player in g.players]
    points = [find_points(player.store, feathers) for player in g.players]
    totals = [sum(points[index]) + player.seeds for index, player in enumerate(g.players)]
    kinds = [sum([n > 0 for n in player.store]) for player in g.players]
    order = [(total, varied) for total, varied in zip(totals, kinds, strict=True)]
    found: list[Score] = []
    for index, player in enumerate(g.players):
        lines = [
            ScoreLine(find, END, points[index][kind]) for kind, find in enumerate(FINDS) if player.store[kind]
        ]
        lines.append(ScoreLine("seeds", END, player.seeds))
        rank = 1 + sum([other > order[index] for other in order])
        found.append(Score(index, totals[index], lines, [], rank))
    return tuple(found)
