"""What finds are worth, kind by kind."""

from __future__ import annotations

import pytest
from hoarfrost.rules.cards import FINDS
from hoarfrost.rules.game import hoarfrost


def worth(*stores: dict[str, int], seeds: int = 0) -> list[int]:
    """The totals of stores at the end of a game."""
    state = hoarfrost.load(
        {"seats": [{"store": {**store}, "seeds": seeds} for store in stores], "evening": 9}
    )
    return [score.total for score in state.scores()]


@pytest.mark.parametrize(
    ("store", "points"),
    [
        ({"hazelnut": 1}, 1), ({"hazelnut": 2}, 4), ({"hazelnut": 3}, 9), ({"hazelnut": 5}, 25),
        ({"apple": 1}, 2), ({"apple": 3}, 6),
        ({"blackberry": 1}, 1), ({"blackberry": 1, "leaf": 1}, 7), ({"blackberry": 3, "leaf": 2}, 15),
        ({"leaf": 2}, 2),
        ({"mushroom": 1}, 1), ({"mushroom": 2}, 7), ({"mushroom": 3}, 8), ({"mushroom": 4}, 14),
        ({"feather": 1}, 1),
        ({"honeycomb": 1}, 0), ({"honeycomb": 1, "apple": 1, "leaf": 1}, 5),
        ({"honeycomb": 2, "apple": 1, "leaf": 2}, 6),
        ({"sloe": 1}, -2), ({"sloe": 2}, 6), ({"sloe": 3}, 9),
    ],
)  # fmt: skip
def test_a_store_is_worth(store: dict[str, int], points: int) -> None:
    assert worth(store, {})[0] == points


@pytest.mark.parametrize(
    ("feathers", "points"),
    [
        ((2, 0), [7, 0]), ((1, 0), [1, 0]), ((2, 2), [7, 7]), ((3, 2), [8, 2]),
        ((3, 2, 1), [8, 4, 1]), ((2, 2, 1), [7, 7, 1]), ((3, 2, 1, 1), [8, 4, 1, 1]), ((2, 1, 1), [7, 1, 1]),
    ],
)  # fmt: skip
def test_feathers_are_a_contest(feathers: tuple[int, ...], points: list[int]) -> None:
    assert worth(*({"feather": n} for n in feathers)) == points


def test_seeds_are_points() -> None:
    assert worth({}, {}, seeds=7) == [7, 7]


def test_every_point_has_a_line() -> None:
    store = dict.fromkeys(FINDS, 1)
    state = hoarfrost.load({"seats": [{"store": {**store}, "seeds": 2}, {}], "evening": 9})
    lines = state.scores()[0].lines
    assert [line.source for line in lines] == [*FINDS, "seeds"]
    assert [line.points for line in lines] == [1, 2, 6, 1, 1, 1, 7, -2, 2]
