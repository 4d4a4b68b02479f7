"""Playouts on one map, from a drawing to the end of the game.

Each playout uses cards that were dealt before (`course`), so that all drawings are tried with equal luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...rules.cards import EXPLORE_CARDS, SEASONS
from ...rules.game_data import Setup
from .bitboards import intersection, is_nonempty, nth_of, space_count
from .chance import below
from .deals import IS_RUINS, LIMITS, LONGEST, TIMES
from .evaluation import prepare, worth
from .maps import Ground, KernelMap, draw, kernel_ground, monster_loss
from .numba_tools import Numbers, cached, compiled, numbers, zeros
from .placements import (
    MOST,
    Scans,
    all_placements,
    all_spaces,
    any_placement,
    first_free,
    scans_of,
    terrain_at,
    terrain_count,
)
from .stars import row_of_edicts, stars

SCORED: Final = numbers([letter for season in SEASONS for letter in season.edicts])
"""The two edicts of each season, as indices of A to D (C-22)."""
LOWEST: Final = -(1 << 60)
HOSTILITY: Final = 12
"""How many placements a hostile neighbour considers in an imagined ambush."""
_SEASONS: Final = len(SEASONS)


class KernelRules(NamedTuple):
    """The rules that do not change during a game."""

    ground: Ground
    scans: Scans
    edicts: Numbers
    any_terrain: bool
    alone: bool


class Workspace(NamedTuple):
    """Work areas, and the weights of the evaluation."""

    course: Numbers
    luck: Numbers
    found: Numbers
    now: Numbers
    weights: Numbers


def kernel_rules(setup: Setup) -> KernelRules:
    """Return the rules of a game in numbers."""
    land = setup.land
    return KernelRules(
        kernel_ground(land), scans_of(land), row_of_edicts(setup.edicts), setup.any_terrain, setup.seats == 1
    )


def new_workspace(weights: Sequence[int]) -> Workspace:
    """Return an empty workspace."""
    return Workspace(zeros(LONGEST), zeros(4), zeros(2 * MOST), zeros(12), numbers(weights))


@compiled
def season_points(plan: KernelMap, rules: KernelRules, season: int) -> int:
    """Return the points of a season: two edicts and coins, minus the loss to monsters (C-68 to C-71)."""
    points = plan.coins - monster_loss(plan)
    for at in range(2 * season, 2 * season + 2):
        points += stars(rules.edicts[SCORED[at]], plan, rules.ground)
    return points


@cached
def options(
    found: Numbers, plan: KernelMap, rules: KernelRules, card: int, must_cover_ruins: bool
) -> tuple[int, bool]:
    """List the placements of a card. Return how many, and whether any terrain is legal (C-42 to C-50,
    C-126)."""
    covering = must_cover_ruins and card < EXPLORE_CARDS  # an ambush ignores the obligation (C-60)
    n = all_placements(found, card, plan.empty, intersection(plan.empty, rules.ground.ruins), covering)
    if n:
        return n, False
    return all_spaces(found, plan.empty), rules.any_terrain and covering


@compiled
def draw_at_random(
    plan: KernelMap, rules: KernelRules, card: int, must_cover_ruins: bool, workspace: Workspace
) -> KernelMap:
    """Return the map after a random legal drawing with a landscape, all equally likely."""
    chance = workspace.luck
    must_cover = intersection(plan.empty, rules.ground.ruins)
    spaces = any_placement(workspace.found, card, plan.empty, must_cover, must_cover_ruins, chance)
    any_terrain = False
    if not is_nonempty(spaces):
        spaces = nth_of(plan.empty, below(chance, space_count(plan.empty)))
        any_terrain = rules.any_terrain and must_cover_ruins
    terrain = terrain_at(card, below(chance, terrain_count(card, any_terrain)), any_terrain)
    return draw(plan, rules.ground, card, terrain, spaces)


@compiled
def draw_well(
    plan: KernelMap,
    rules: KernelRules,
    card: int,
    season: int,
    time: int,
    must_cover_ruins: bool,
    width: int,
    workspace: Workspace,
) -> KernelMap:
    """Return the map after the best of `width` random drawings, or of all if there are fewer.

    An ambush is drawn by a neighbour, who chooses the worst (C-56 to C-60). `time` includes the card.
    """
    found, now = workspace.found, workspace.now
    n, any_terrain = options(found, plan, rules, card, must_cover_ruins)
    drawings = n * terrain_count(card, any_terrain)
    prepare(now, plan, rules.ground, rules.edicts, season, time, workspace.weights)
    sign = 1 if card < EXPLORE_CARDS else -1
    best = plan
    highest = LOWEST
    for at in range(min(drawings, width)):
        pick = at if drawings <= width else below(workspace.luck, drawings)
        terrain = terrain_at(card, pick // n, any_terrain)
        place = pick % n
        spaces = (found[2 * place], found[2 * place + 1])
        drawn = draw(plan, rules.ground, card, terrain, spaces)
        value = worth(
            drawn, rules.ground, rules.edicts, terrain, spaces, _SEASONS - season, now, workspace.weights
        )
        if sign * value > highest:
            highest = sign * value
            best = drawn
    return best


@compiled
def ambushed_alone(plan: KernelMap, rules: KernelRules, card: int) -> KernelMap:
    """Return the map after a solo ambush on the first free placement, if there is one (C-102 to C-112)."""
    spaces = first_free(rules.scans, card, plan.empty)
    if is_nonempty(spaces):
        return draw(plan, rules.ground, card, terrain_at(card, 0, False), spaces)
    return plan


@compiled
def play(
    plan: KernelMap,
    rules: KernelRules,
    begin: int,
    end: int,
    season: int,
    time: int,
    must_cover_ruins: bool,
    width: int,
    workspace: Workspace,
) -> int:
    """Return the points of a map from here to the end, with the cards of a course.

    Each drawing is the best of `width` random ones; with a width of 0 it is a random one.
    """
    points = 0
    for at in range(begin, end):
        card = workspace.course[at]
        if IS_RUINS[card]:
            must_cover_ruins = True
            continue
        landscape = card < EXPLORE_CARDS
        time += TIMES[card]
        if rules.alone and not landscape:
            plan = ambushed_alone(plan, rules, card)
        elif is_nonempty(plan.empty):  # a full map is skipped, but its time counts (C-47)
            if width:
                looks = width if landscape else HOSTILITY
                plan = draw_well(plan, rules, card, season, time, must_cover_ruins, looks, workspace)
            else:
                plan = draw_at_random(plan, rules, card, must_cover_ruins, workspace)
        if landscape:  # an ambush neither uses up the obligation nor adds time (C-38)
            must_cover_ruins = False
            if time >= LIMITS[season]:
                points += season_points(plan, rules, season)
                season += 1
                time = 0
    return points
