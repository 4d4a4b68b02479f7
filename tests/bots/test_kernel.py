"""The batch kernel of Cartographers agrees with the reference engine: at thousands of positions, on printed
maps and on custom lands, and over whole games with equal cards."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from boardwright.core.plain_data import Json
from boardwright.core.rng import Rng
from boardwright.games.cartographers import cartographers
from boardwright.games.cartographers.rules.board import neighbours as engine_beside
from boardwright.games.cartographers.rules.cards import AMBUSHES, CARDS, EXPLORE_CARDS, TERRAINS
from boardwright.games.cartographers.rules.drawings import spaces_of, terrain_of, to_move
from boardwright.games.cartographers.rules.edicts import EDICTS
from boardwright.games.cartographers.rules.game import CartographersState
from boardwright.games.cartographers.rules.game_data import Setup
from boardwright.games.cartographers.rules.sheet import new_sheet
from boardwright.games.cartographers.rules.tally import total
from boardwright.games.cartographers.rules.turn import drawings

from ..games.cartographers.cases import CLEARING, ISLES

pytest.importorskip("numba")

import numba

from boardwright.games.cartographers.players.kernel import bitboards as words
from boardwright.games.cartographers.players.kernel import numba_tools as machine
from boardwright.games.cartographers.players.kernel.bitboards import from_words, to_words
from boardwright.games.cartographers.players.kernel.calls import KernelPosition, rank_drawings, try_out
from boardwright.games.cartographers.players.kernel.chance import below, chance_of
from boardwright.games.cartographers.players.kernel.deals import WHOLE_DECK
from boardwright.games.cartographers.players.kernel.evaluation import edict_value
from boardwright.games.cartographers.players.kernel.maps import KernelMap, draw, kernel_map
from boardwright.games.cartographers.players.kernel.numba_tools import numbers, zeros
from boardwright.games.cartographers.players.kernel.placements import MOST, first_free
from boardwright.games.cartographers.players.kernel.playouts import (
    Workspace,
    kernel_rules,
    new_workspace,
    options,
)
from boardwright.games.cartographers.players.kernel.stars import KNOWN, stars
from boardwright.games.cartographers.players.kernel.weights import WEIGHTS

if TYPE_CHECKING:
    from boardwright.games.cartographers.players.kernel.playouts import KernelRules

LANDS: Final[list[Json]] = ["a", "b", list(ISLES), list(CLEARING)]
every_land = pytest.mark.parametrize("land", LANDS, ids=["a", "b", "isles", "clearing"])
ALL_AMBUSHES: Final = sum(1 << EXPLORE_CARDS + ambush for ambush in range(len(AMBUSHES)))
AT_THE_START: Final = KernelPosition(-1, 0, 0, False, WHOLE_DECK, ALL_AMBUSHES)


def walk(land: Json, seeds: range, seats: int = 1) -> Iterator[CartographersState]:
    """Decisions of random games."""
    for seed in seeds:
        state = cartographers.new(seats, seed, {"map": land, "any_terrain": seed % 2 == 1})
        chance = Rng(seed)
        while waiting := state.waiting():
            yield state.copy()
            for seat in waiting:
                state.play(seat, state.options(seat).sample(chance))


def listed(
    found: Workspace, plan: KernelMap, rules: KernelRules, card: int, must_cover_ruins: bool
) -> list[int]:
    """The moves that the kernel offers, in its order."""
    n, any_terrain = options(found.found, plan, rules, card, must_cover_ruins)
    terrains = range(len(TERRAINS)) if any_terrain else CARDS[card].terrains
    boards = [from_words((int(found.found[2 * at]), int(found.found[2 * at + 1]))) for at in range(n)]
    return [to_move(terrain, board) for terrain in terrains for board in boards]


# At a position


@every_land
def test_the_same_drawings_are_open_in_the_same_order(land: Json) -> None:
    desk = new_workspace(WEIGHTS)
    for state in walk(land, range(12), seats=2):
        rules = kernel_rules(state.setup)
        for seat in range(2):
            on = state.sheets[(seat - CARDS[state.card].direction) % 2]
            found = listed(desk, kernel_map(on), rules, state.card, state.must_cover_ruins)
            assert found == drawings(state, seat).moves()


@every_land
def test_a_drawing_changes_the_map_and_pays_the_same_coins(land: Json) -> None:
    for state in walk(land, range(25)):
        rules = kernel_rules(state.setup)
        before = state.sheets[0]
        for index in (0, len(state.options(0)) // 2, len(state.options(0)) - 1):
            move = state.options(0)[index]
            spaces = to_words(spaces_of(move))
            drawn = draw(kernel_map(before), rules.ground, state.card, terrain_of(move), spaces)
            assert drawn == kernel_map(before.draw(CARDS[state.card], move))


@every_land
def test_every_edict_brings_the_same_stars(land: Json) -> None:
    seen = set()
    weights = numbers(WEIGHTS)
    for state in walk(land, range(25)):
        rules = kernel_rules(state.setup)
        plan = kernel_map(state.sheets[0])
        for index, edict in enumerate(EDICTS):
            expected = edict.score(state.sheets[0])
            seen.add((index, expected))
            assert stars(index, plan, rules.ground) == expected, edict.id
            assert edict_value(index, plan, rules.ground, weights)[0] == expected, edict.id
    assert len(seen) > 3 * len(EDICTS)  # the maps were not all alike


def test_an_edict_that_the_kernel_does_not_know_is_an_error() -> None:
    known = cartographers.new(1, 1).setup
    setup = Setup(known.game, 1, known.land, (*known.edicts[:3], len(EDICTS)), False)
    with pytest.raises(ValueError, match="the kernel does not know these edicts"):
        kernel_rules(setup)
    assert set(range(len(EDICTS))) == KNOWN


@every_land
def test_the_solo_scan_finds_the_same_place(land: Json) -> None:
    for state in walk(land, range(12)):
        rules = kernel_rules(state.setup)
        mine = state.sheets[0]
        for card, ambush in enumerate(CARDS[EXPLORE_CARDS:], EXPLORE_CARDS):
            fits = [board for board in mine.land.scans[ambush.id] if board & mine.empty == board]
            expected = to_words(fits[0]) if fits else (0, 0)
            assert first_free(rules.scans, card, to_words(mine.empty)) == expected


def test_boards_go_into_words_and_back() -> None:
    for state in walk("b", range(3)):
        for board in (state.sheets[0].empty, engine_beside(state.sheets[0].empty)):
            assert from_words(to_words(board)) == board


# Whole games


def played_alike(state: CartographersState, rng: Rng) -> int:
    """The total of a solo game on the engine, drawn by chance as the kernel does: a place, then a terrain."""
    while state.waiting():
        open_to_me = state.options(0)
        terrains = len({terrain_of(move) for move in open_to_me})
        per_terrain = len(open_to_me) // terrains
        place = rng.below(per_terrain)
        state.play(0, open_to_me[rng.below(terrains) * per_terrain + place])
    return total(state.tallies[0])


def dealt(rng: Rng) -> list[int]:
    """All cards of a game as the kernel deals them, worked out from the rules (C-31, C-75, C-76)."""
    found: list[int] = []
    unseen = list(range(EXPLORE_CARDS, len(CARDS)))
    for season, limit in enumerate((8, 8, 7, 6)):
        deck = list(range(EXPLORE_CARDS))
        time = 0
        while time < limit:
            ambushes = season + 1 - (len(AMBUSHES) - len(unseen))
            pick = rng.below(len(deck) + ambushes)
            if pick < len(deck):
                card = deck.pop(pick)
            else:
                card = unseen.pop(rng.below(len(unseen)))
            found.append(card)
            time += CARDS[card].time
    return found


@every_land
def test_whole_games_with_equal_cards_and_equal_choices_end_with_equal_totals(land: Json) -> None:
    desk = new_workspace(WEIGHTS)
    totals = set()
    for seed in range(60):
        fresh = cartographers.new(1, seed, {"map": land, "any_terrain": seed % 2 == 1})
        chance = chance_of(Rng(seed))
        twin = Rng.from_words(*[int(chance[at]) for at in range(4)])
        points = zeros(1)
        blank = kernel_map(new_sheet(fresh.setup.land))
        try_out(blank, kernel_rules(fresh.setup), AT_THE_START, zeros(3), 1, 0, chance, desk, points)

        cards = dealt(twin)
        luck = Rng.from_words(twin.word(), twin.word(), twin.word(), twin.word())
        stacked = _with_cards(fresh, cards)
        assert played_alike(stacked, luck) == points[0]
        totals.add(int(points[0]))
    assert len(totals) > 5


def _with_cards(fresh: CartographersState, cards: list[int]) -> CartographersState:
    """The game begun anew, with these cards on top of the deck."""
    spelled: dict[str, Json] = {
        "map": list(fresh.setup.land.rows),
        "edicts": [EDICTS[edict].id for edict in fresh.setup.edicts],
        "any_terrain": fresh.setup.any_terrain,
    }
    return cartographers.load({"options": spelled, "next": [CARDS[card].id for card in cards]})


def test_the_rest_of_a_game_adds_up_from_any_decision() -> None:
    """With the last card of a game, a drawing brings what the last season pays, however often it is tried."""
    desk = new_workspace(WEIGHTS)
    for state in walk("a", range(3)):
        if state.season == 3 and state.time >= 6:
            move = state.options(0)[0]
            points = zeros(1)
            position = KernelPosition(state.card, 3, state.time, state.must_cover_ruins, 0, 0)
            written = numbers([terrain_of(move), *to_words(spaces_of(move))])
            plan = kernel_map(state.sheets[0])
            try_out(plan, kernel_rules(state.setup), position, written, 3, 4, chance_of(Rng(1)), desk, points)
            before = total(state.tallies[0])
            state.play(0, move)
            assert points[0] == 3 * (total(state.tallies[0]) - before)


# Compiled code


def test_compiled_code_is_kept_by_the_text_it_was_made_from(tmp_path: Path) -> None:
    kernel = shutil.copytree(Path(machine.__file__).parent, tmp_path / "kernel")
    assert machine.stamp(kernel) == machine._STAMP
    changed = kernel / Path(str(words.__file__)).name
    changed.write_text(changed.read_text() + "\nCHANGED = 1\n")
    assert machine.stamp(kernel) != machine._STAMP


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    compile_it: Any = numba.njit

    def no_place(cache: bool = False, **options: Any) -> Any:
        if cache:
            raise RuntimeError("no locator available")
        return compile_it(**options)

    monkeypatch.setattr(machine, "njit", no_place)

    def doubled(number: int) -> int:
        return 2 * number

    assert machine.cached(doubled)(21) == 42


# Chance


def test_chance_is_that_of_the_engine() -> None:
    chance = chance_of(Rng(5))
    twin = Rng.from_words(*[int(chance[at]) for at in range(4)])
    bounds = [1, 2, 13, 170, 1 << 20] * 40
    assert [below(chance, n) for n in bounds] == [twin.below(n) for n in bounds]


def test_equal_seeds_give_equal_points_and_others_give_others() -> None:
    state = cartographers.new(1, 1)
    rules = kernel_rules(state.setup)
    plan = kernel_map(state.sheets[0])
    sums = []
    for seed in (1, 1, 2):
        points = zeros(1)
        try_out(
            plan, rules, AT_THE_START, zeros(3), 20, 4, chance_of(Rng(seed)), new_workspace(WEIGHTS), points
        )
        sums.append(int(points[0]))
    assert sums[0] == sums[1] != sums[2]


def test_the_wider_a_player_looks_the_better_it_draws() -> None:
    state = cartographers.new(1, 1)
    rules = kernel_rules(state.setup)
    means = []
    for width in (0, 1, 6, 24, 1 << 20):
        points = zeros(1)
        plan = kernel_map(state.sheets[0])
        try_out(
            plan, rules, AT_THE_START, zeros(3), 100, width, chance_of(Rng(1)), new_workspace(WEIGHTS), points
        )
        means.append(points[0] / 100)
    assert abs(means[0] - means[1]) < 6  # with one option, any value is the best
    assert all(after > before + 4 for before, after in pairwise(means[1:]))


def test_judging_lists_what_is_open() -> None:
    desk = new_workspace(WEIGHTS)
    written, values = zeros(3 * 5 * MOST), zeros(5 * MOST)
    for state in walk("b", range(3)):
        place = KernelPosition(state.card, state.season, state.time, state.must_cover_ruins, 0, 0)
        n = rank_drawings(
            kernel_map(state.sheets[0]), kernel_rules(state.setup), place, desk, written, values
        )
        moves = [
            to_move(int(written[3 * at]), from_words((int(written[3 * at + 1]), int(written[3 * at + 2]))))
            for at in range(n)
        ]
        assert moves == state.options(0).moves()
