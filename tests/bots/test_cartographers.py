"""The explorer of Cartographers: imagined games on the kernel, on every map, with and without numba."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.bots import LEVELS, Bot, Budget
from boardwright.bots.bot import answer
from boardwright.bots.greedy import Greedy
from boardwright.core.options import Move
from boardwright.core.plain_data import Json
from boardwright.core.rng import Rng
from boardwright.games.cartographers import cartographers
from boardwright.games.cartographers.players import explorer
from boardwright.games.cartographers.players.explorer import Explorer, turns_left
from boardwright.games.cartographers.rules.game import CartographersState
from boardwright.games.cartographers.rules.turn import map_drawn_by

from ..games.cartographers.cases import CLEARING, ISLES

pytest.importorskip("numba")

QUICK: Final = Explorer("quick", 1.0, 6, 600, 12, Greedy("plain", 0.2))


def played(state: CartographersState, bots: list[Bot], seed: int, effort: float = 1.0) -> CartographersState:
    """The game after these bots, one for each seat, have played it out."""
    rng = Rng(seed)
    while waiting := state.waiting():
        for seat in waiting:
            move = answer(bots[seat], state, seat, rng, Budget(effort))
            assert move in state.options(seat)
            state.play(seat, move)
    return state


def rating(bot: Bot, seed: int, effort: float = 1.0) -> int:
    state = cartographers.new(1, seed, {"map": "ab"[seed % 2]})
    found = played(state, [bot], seed, effort).scores()[0].rating
    assert found is not None
    return found


# Every table


def test_getting_ready_changes_no_answer() -> None:
    state = cartographers.new(1, 4)
    before = answer(QUICK, state, 0, Rng(1), Budget(0.1))
    for level in LEVELS:
        level.get_ready("cartographers")
    assert answer(QUICK, state, 0, Rng(1), Budget(0.1)) == before


@pytest.mark.parametrize("land", [list(ISLES), list(CLEARING)], ids=["isles", "clearing"])
@pytest.mark.parametrize("seats", [1, 3])
def test_it_plays_to_the_end_on_lands_of_ones_own(land: Json, seats: int) -> None:
    state = cartographers.new(seats, 4, {"map": land, "any_terrain": True})
    assert not played(state, [QUICK] * seats, 4, 0.1).waiting()


def test_a_hundred_players_cost_no_more_thought_than_two() -> None:
    tries = []
    for seats in (2, 100):
        state = cartographers.load({"seats": seats, "card": "orchard"})
        thought = QUICK.think(state, seats - 1, Rng(1))
        tries.append([one.tries for one in thought.ranking])
    assert tries[0] == tries[1]


# What it answers


def test_equal_views_and_seeds_give_equal_thoughts() -> None:
    state = cartographers.new(2, 8)
    state.play(0, state.options(0)[3])  # sealed: the other seat cannot know it
    thoughts = [
        [(one.move, one.value) for one in QUICK.think(world.redeal(1, Rng(2)), 1, Rng(3)).ranking]
        for world in (state, state.redeal(1, Rng(99)))
    ]
    assert thoughts[0] == thoughts[1]


def test_it_says_the_rating_it_expects_alone_and_the_margin_among_others() -> None:
    alone = QUICK.think(cartographers.load({"card": "orchard"}), 0, Rng(1))
    assert alone.unit == "rating"
    assert -60 < alone.ranking[0].value < 60
    among = QUICK.think(cartographers.load({"card": "orchard", "seats": 2}), 0, Rng(1))
    assert among.unit == "margin"
    assert -30 < among.ranking[0].value < 30  # the maps are alike


def test_late_in_a_game_it_imagines_more_games() -> None:
    early = cartographers.load({"card": "orchard"})
    late = cartographers.load({"card": "orchard", "season": "winter"})
    assert turns_left(early) > 3 * turns_left(late)
    tries = [QUICK.think(state, 0, Rng(1)).ranking[0].tries for state in (early, late)]
    assert tries[1] > 3 * tries[0]


def test_it_finishes_what_pays() -> None:
    """The last card of the game fills the last gap of a row: six stars, and nothing else pays as much."""
    rows: list[Json] = [
        "ffffffffff.", "...........", "...........", "...........", "...........", "...........",
        "...........", "...........", "...........", "...........", "...........",
    ]  # fmt: skip
    land: list[Json] = ["..........."] * 11
    edicts: list[Json] = ["borderlands", "sentinel_wood", "canal_lake", "wildholds"]
    state = cartographers.load(
        {
            "options": {"map": land, "edicts": edicts},
            "season": "winter",
            "revealed": ["hinterland_stream", "homestead", "orchard"],
            "card": "orchard",
            "seats": [{"map": rows}],
        }
    )
    move = answer(QUICK, state, 0, Rng(0))
    assert "a11" in state.options(0).code(move)


def test_in_an_ambush_it_draws_what_costs_the_neighbour_most() -> None:
    state = cartographers.load({"card": "goblin_attack", "seats": 2})
    thought = QUICK.think(state, 0, Rng(0))
    assert map_drawn_by(state, 0) == 1

    def expected(move: Move) -> float:
        return state.preview(0, move).expected

    costs = sorted(expected(move) for move in state.options(0))
    assert expected(thought.best) <= costs[len(costs) // 4]
    assert thought.ranking[0].value >= thought.ranking[-1].value


def test_the_brake_ends_a_thought_early() -> None:
    state = cartographers.load({"card": "orchard"})
    thought = QUICK.think(state, 0, Rng(1), Budget(1.0, lambda: True))
    assert {one.tries for one in thought.ranking} == {thought.ranking[0].tries}
    assert thought.best in state.options(0)


# Strength


def test_looking_ahead_is_worth_a_great_deal() -> None:
    leads = [rating(QUICK, seed) - rating(LEVELS[0], seed) for seed in range(8)]
    assert sum(leads) / len(leads) > 8


# Without numba


def test_without_numba_it_thinks_on_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explorer, "has_kernel", lambda: False)
    state = cartographers.new(1, 2)
    assert QUICK.think(state, 0, Rng(1)).unit == "worth"
    for level in LEVELS:
        assert answer(level, state, 0, Rng(1), Budget(0.01)) in state.options(0)
