"""Counting in Everdell: how many sequences of n answers there are. Any change of legality shows here."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json
from boardwright.games.everdell import everdell

from .test_counts import counts

QUIET: list[Json] = ["castle", "castle", "palace", "palace", "king", "king", "evertree", "evertree"]
"""A Meadow nobody can pay for."""
FOREST: list[Json] = ["three_berries", "twig_resin_berry", "two_resin_one_twig"]
EVENTS: list[Json] = ["tax_relief", "the_everdell_games", "flying_doctor_service", "croak_wart_cure"]


def table(*seats: Json, **more: Json) -> Json:
    options: Json = {"forest": FOREST, "events": EVENTS}
    return {"meadow": QUIET, "options": options, "seats": [*seats], **more}


# Small enough to be counted by hand


def test_the_first_worker_has_twelve_places_and_the_second_player_the_rest() -> None:
    """Eight basic locations, three forest cards, the Haven. The second player finds four shared basic
    locations and the Haven as before, and one exclusive place less if the first took one of seven."""
    state = everdell.load(table({}, {}))
    assert counts(state, 2) == [12, 5 * 12 + 7 * 11]


def test_two_cards_for_the_haven() -> None:
    """Either card or stop; then the other card or stop; a pair brings one of four resources."""
    deployed: Json = ["three_twigs"]
    state = everdell.load(table({"hand": ["bard", "fool"], "deployed": deployed}, {}))
    state.choose(0, "visit:haven")
    assert counts(state, 1) == [3]
    state.choose(0, "discard:bard")
    assert counts(state, 1) == [2]
    state.choose(0, "discard:fool")
    assert counts(state, 1) == [4]


def test_a_discount_leaves_the_choice_of_what_is_waived() -> None:
    """The Crane waives 3 of a Mine's 1 twig, 1 resin and 1 pebble: nothing is left to pay, nothing is asked.
    Of a Castle's 2 twigs, 3 resin and 3 pebbles, 5 remain: from (0, 2, 3) to (2, 3, 0) there are 9 ways."""
    goods: Json = {"twig": 2, "resin": 3, "pebble": 3}
    state = everdell.load(
        {**_plain(table({"hand": ["castle"], "city": ["crane"], "goods": goods}, {})), "meadow": QUIET[1:]}
    )
    state.choose(0, "play:castle=crane")
    assert counts(state, 1) == [9]


def _plain(position: Json) -> dict[str, Json]:
    assert isinstance(position, dict)
    return position


# From fixed seeds

GAMES: dict[str, tuple[int, int, dict[str, Json], list[int]]] = {
    "two players, seed 1": (2, 1, {}, [12, 126, 1236, 11541]),
    "two players, seed 2": (2, 2, {}, [12, 121, 1160, 10453]),
    "three players, seed 3": (3, 3, {}, [13, 146, 1549, 17440]),
    "four players, seed 4": (4, 4, {}, [13, 151, 1668, 17891]),
    "year 1, seed 5": (1, 5, {}, [10, 100, 429, 2371]),
    "year 3, seed 6": (1, 6, {"year": 3}, [10, 86, 387, 1778]),
}


@pytest.mark.parametrize(("seats", "seed", "options", "expected"), GAMES.values(), ids=GAMES)
def test_a_game_branches_as_before(
    seats: int, seed: int, options: dict[str, Json], expected: list[int]
) -> None:
    assert counts(everdell.new(seats, seed, options), len(expected)) == expected


# Rich positions, where cards lead to cards

RICH: Json = {"twig": 4, "resin": 4, "pebble": 4, "berry": 6}
POSITIONS: dict[str, tuple[Json, list[int]]] = {
    "all the helpers": (
        {
            "seed": 7,
            "seats": [
                {
                    "hand": ["husband", "ruins", "fool", "university"],
                    "city": ["dungeon", "judge", "crane", "innkeeper", "farm", "evertree"],
                    "goods": {"twig": 1, "resin": 1, "pebble": 2, "berry": 2},
                    "workers": 0,
                    "season": "spring",
                },
                {"city": ["inn", "post_office"]},
            ],
        },
        [44, 350, 9308],
    ),
    "producing in every order": (
        {
            "seed": 8,
            "seats": [
                {
                    "city": ["teacher", "doctor", "peddler", "chip_sweep", "storehouse", "farm"],
                    "goods": {"berry": 2, "twig": 1},
                    "workers": 0,
                    "season": "summer",
                },
                {"city": ["miner_mole", "general_store"]},
            ],
        },
        [6, 35, 183, 925],
    ),
    "autumn with everything open": (
        {
            "seed": 9,
            "seats": [
                {
                    "hand": ["bard", "ranger", "wanderer", "queen", "teacher"],
                    "city": ["queen", "lookout", "chapel", "monastery", "clock_tower", "inn"],
                    "goods": RICH,
                    "season": "autumn",
                    "deployed": ["three_twigs", "haven"],
                },
                {"season": "autumn", "passed": True},
            ],
        },
        [34, 769, 16677],
    ),
    "alone among closed positions": (
        {
            "seed": 10,
            "seats": [{"hand": ["fool", "undertaker"], "goods": RICH, "season": "autumn"}],
            "rivals": [{"city": ["inn", "mine", "mine"]}],
            "rolls": [1, 2, 3, 4],
        },
        [20, 286, 3933, 53378],
    ),
}


@pytest.mark.parametrize(("position", "expected"), POSITIONS.values(), ids=POSITIONS)
def test_a_rich_position_branches_as_before(position: Json, expected: list[int]) -> None:
    assert counts(everdell.load(position), len(expected)) == expected
