"""The entry points of the batch kernel for Python.

A drawing is three numbers: terrain, low word, high word. A position is six: see `KernelPosition`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ...rules.cards import EXPLORE_CARDS, SEASONS
from .chance import word
from .deals import LIMITS, TIMES, WHOLE_DECK, deal
from .evaluation import prepare, worth
from .maps import KernelMap, draw
from .numba_tools import Numbers, cached
from .placements import terrain_at, terrain_count
from .playouts import KernelRules, Workspace, options, play, season_points

_SEASONS: Final = len(SEASONS)


class KernelPosition(NamedTuple):
    """The part of a position that all maps share."""

    card: int
    """The card being drawn; -1 before the first card of a game."""
    season: int
    time: int
    """The time of the season, including the card."""
    must_cover_ruins: bool
    deck: int
    """The explore cards still to come, as bits."""
    unrevealed: int
    """The ambush cards never revealed, as bits."""


@cached
def rank_drawings(
    plan: KernelMap,
    rules: KernelRules,
    position: KernelPosition,
    workspace: Workspace,
    drawings: Numbers,
    values: Numbers,
) -> int:
    """List all legal drawings in the order of the options, with their estimated values in hundredths of a
    star. Return how many there are."""
    card, season, time = position.card, position.season, position.time
    places, any_terrain = options(workspace.found, plan, rules, card, position.must_cover_ruins)
    prepare(workspace.now, plan, rules.ground, rules.edicts, season, time, workspace.weights)
    n = 0
    for index in range(terrain_count(card, any_terrain)):
        terrain = terrain_at(card, index, any_terrain)
        for place in range(places):
            spaces = (workspace.found[2 * place], workspace.found[2 * place + 1])
            drawn = draw(plan, rules.ground, card, terrain, spaces)
            values[n] = worth(
                drawn,
                rules.ground,
                rules.edicts,
                terrain,
                spaces,
                _SEASONS - season,
                workspace.now,
                workspace.weights,
            )
            drawings[3 * n] = terrain
            drawings[3 * n + 1] = spaces[0]
            drawings[3 * n + 2] = spaces[1]
            n += 1
    return n


@cached
def try_out(
    plan: KernelMap,
    rules: KernelRules,
    position: KernelPosition,
    drawings: Numbers,
    deals: int,
    width: int,
    chance: Numbers,
    workspace: Workspace,
    sums: Numbers,
) -> None:
    """Play each drawing out a number of times, all with the same cards, and add up the points of the map from
    now on. For a drawing without spaces, the playout also draws with the current card."""
    card, season, time, must_cover_ruins, deck, unrevealed = position
    ends = 0 <= card < EXPLORE_CARDS and time >= LIMITS[season]
    for _ in range(deals):
        workspace.course[0] = card
        if ends:
            end = 1 + deal(workspace.course, 1, season + 1, 0, WHOLE_DECK, unrevealed, chance)
        else:
            end = 1 + deal(workspace.course, 1, season, time, deck, unrevealed, chance)
        luck = (word(chance), word(chance), word(chance), word(chance))
        for index in range(len(sums)):
            for at in range(4):
                workspace.luck[at] = luck[at]
            spaces = (drawings[3 * index + 1], drawings[3 * index + 2])
            begin, drawn, points, now_in, now_at = 1, plan, 0, season, time
            covering = must_cover_ruins
            if card >= 0 and spaces[0] | spaces[1] == 0:
                begin = 0
                now_at -= TIMES[card]
            elif card >= 0:
                drawn = draw(plan, rules.ground, card, drawings[3 * index], spaces)
                covering = must_cover_ruins and card >= EXPLORE_CARDS
                if ends:
                    points = season_points(drawn, rules, season)
                    now_in += 1
                    now_at = 0
            sums[index] += points + play(drawn, rules, begin, end, now_in, now_at, covering, width, workspace)
