"""Every animal, clause by clause of the rules in the README."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import pytest
from hoarfrost.rules.cards import ANIMALS, FINDS
from hoarfrost.rules.game import HoarfrostState, hoarfrost

from boardwright.core.events import Event
from boardwright.core.plain_data import Json
from boardwright.core.refusal import IllegalChoice

HEDGE = ("apple", "hazelnut", "leaf", "sloe")


def night(*animals: str, hedge: tuple[str, ...] = HEDGE, **fields: Json) -> HoarfrostState:
    """An evening on which these animals have just been shown; fields such as `store1` are a seat's."""
    seats: list[Json] = []
    for seat, animal in enumerate(animals):
        named = {name[:-1]: value for name, value in fields.items() if name.endswith(str(seat))}
        seats.append({"sent": animal, **named})
    common = {name: value for name, value in fields.items() if not name[-1].isdecimal()}
    return hoarfrost.load({"seats": seats, "hedge": [*hedge], **common})


def takes(state: HoarfrostState) -> list[int]:
    """The order in which the seats take, each its first option that ends its turn."""
    found: list[int] = []
    evening = state.table.evening
    while state.table.evening == evening and state.waiting():
        (seat,) = state.waiting()
        if seat not in found:
            found.append(seat)
        state.play(seat, state.options(seat)[0])
    return found


def store(state: HoarfrostState, seat: int) -> dict[str, int]:
    return {FINDS[find]: n for find, n in enumerate(state.table.players[seat].store) if n}


def seeds(state: HoarfrostState) -> list[int]:
    return [player.seeds for player in state.table.players]


def test_the_fast_come_first() -> None:
    assert takes(night("toad", "hare", "mole")) == [1, 2, 0]
    others = [animal for animal in ANIMALS if animal != "owl"]
    assert [takes(night(fast, slow)) for fast, slow in pairwise(others)] == [[0, 1]] * 10


@pytest.mark.parametrize(("lantern", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_among_equals_the_lantern_decides(lantern: int, order: list[int]) -> None:
    assert takes(night("hare", "hare", "hare", lantern=lantern)) == order


def test_an_owl_lets_the_slow_come_first_and_two_owls_do_no_more() -> None:
    assert takes(night("hare", "owl", "toad")) == [2, 1, 0]
    assert takes(night("owl", "owl", "toad", lantern=1)) == [2, 1, 0]


def test_a_hare_takes_a_find_and_nothing_else() -> None:
    state = night("hare", "toad")
    state.choose(0, "take:leaf")
    assert store(state, 0) == {"leaf": 1}
    assert seeds(state) == [0, 0]


def test_seeds_beside_a_find_come_with_it() -> None:
    state = night("hare", "toad", hedge=("apple+2", "apple", "leaf"))
    assert state.options(0).codes() == ["take:apple+2", "take:apple", "take:leaf"]
    state.choose(0, "take:apple+2")
    assert seeds(state) == [2, 0]


def test_equal_finds_are_one_option_and_the_oldest_goes() -> None:
    state = night("hare", "toad", hedge=("leaf", "apple", "apple", "sloe"))
    assert state.options(0).codes() == ["take:leaf", "take:apple", "take:sloe"]
    state.choose(0, "take:apple")
    assert [lying.code for lying in state.table.hedge] == ["leaf", "apple", "sloe"]


def test_a_wren_gets_a_seed_for_a_find_that_is_new() -> None:
    state = night("wren", "toad", store0={"apple": 1})
    other = state.copy()
    state.choose(0, "take:apple")
    other.choose(0, "take:leaf")
    assert (seeds(state)[0], seeds(other)[0]) == (0, 1)


def test_a_weasel_takes_a_seed_from_who_comes_next() -> None:
    state = night("weasel", "toad", "mole", seeds1=3, seeds2=3)
    state.choose(0, "take:apple")
    assert seeds(state) == [1, 3, 2]


def test_a_weasel_that_comes_last_or_meets_nobody_with_seeds_takes_none() -> None:
    poor = night("weasel", "toad")
    poor.choose(0, "take:apple")
    last = night("weasel", "hare", seeds1=3)
    last.choose(1, "take:apple")
    last.choose(0, "take:leaf")
    assert (seeds(poor), seeds(last)) == ([0, 0], [0, 3])


FAVOURITES: Mapping[str, tuple[str, ...]] = {
    "squirrel": ("hazelnut",), "blackbird": ("blackberry", "sloe"), "hedgehog": ("apple", "mushroom"),
}  # fmt: skip


@pytest.mark.parametrize("animal", FAVOURITES)
@pytest.mark.parametrize("find", FINDS)
def test_favourites_bring_two_seeds(animal: str, find: str) -> None:
    state = night(animal, "toad", hedge=(find, "leaf"))
    state.choose(0, f"take:{find}")
    assert seeds(state)[0] == (2 if find in FAVOURITES[animal] else 0)


def test_a_jay_may_give_a_find_away_and_takes_two() -> None:
    state = night("jay", "toad", store0={"sloe": 1, "leaf": 2})
    assert state.decision(0).prompt == "give"
    assert state.options(0).codes() == ["keep", "give:leaf", "give:sloe"]
    state.choose(0, "give:sloe")
    assert state.decision(0).prompt == "first"
    state.choose(0, "take:apple")
    assert state.decision(0).prompt == "take"
    state.choose(0, "take:hazelnut")
    assert store(state, 0) == {"apple": 1, "hazelnut": 1, "leaf": 2}
    assert [lying.code for lying in state.table.hedge] == ["leaf", "sloe", "sloe"]


def test_a_jay_that_gives_nothing_away_takes_one_and_with_an_empty_store_is_not_asked() -> None:
    state = night("jay", "toad", store0={"leaf": 1})
    state.choose(0, "keep")
    state.choose(0, "take:apple")
    assert store(state, 0) == {"apple": 1, "leaf": 1}
    assert night("jay", "toad").decision(0).prompt == "take"


def test_a_mole_may_dig_for_an_unseen_find_and_two_seeds() -> None:
    state = night("mole", "toad")
    before = state.mark()
    assert state.options(0).codes()[-1] == "dig"
    assert state.preview(0, state.options(0).move("dig")).total == 2  # the new card is not known yet
    pile = sum(state.table.pile())
    events = state.choose(0, "dig")
    assert [event.kind for event in events[:2]] == ["earns", "digs"]
    assert sum(store(state, 0).values()) == 1
    assert sum(state.table.pile()) == pile - 1
    assert len(state.table.hedge) == len(HEDGE)
    assert seeds(state)[0] == 2
    assert state.mark() > before


def test_a_mole_that_takes_gets_no_seeds() -> None:
    state = night("mole", "toad")
    state.choose(0, "take:apple")
    assert (store(state, 0), seeds(state)[0]) == ({"apple": 1}, 0)


@pytest.mark.parametrize(
    ("animals", "earned"),
    [(("toad", "hare", "mole", "wren"), 4), (("toad", "hare"), 2), (("toad", "badger"), 1)],
)
def test_a_toad_gets_a_seed_and_one_for_each_animal_before_it(animals: tuple[str, ...], earned: int) -> None:
    state = night(*animals, hedge=("leaf",) * 6)
    while state.waiting() != [0]:
        (seat,) = state.waiting()
        state.play(seat, state.options(seat)[0])
    state.choose(0, "take:leaf")
    assert seeds(state)[0] == earned


def test_a_badger_takes_two_finds_and_no_seeds_beside_them() -> None:
    state = night("badger", "dormouse", hedge=("apple+2", "leaf+1", "sloe"))
    assert state.decision(0).prompt == "first"
    state.choose(0, "take:apple+2")
    assert state.waiting() == [0]
    state.choose(0, "take:leaf+1")
    assert (store(state, 0), seeds(state)[0]) == ({"apple": 1, "leaf": 1}, 0)
    assert state.waiting() == [1]


def test_a_dormouse_may_sleep_for_four_seeds() -> None:
    state = night("dormouse", "hare")
    state.choose(1, "take:apple")
    state.choose(0, "sleep")
    assert (store(state, 0), seeds(state)[0]) == ({}, 4)


def test_what_an_animal_cannot_do_is_not_offered() -> None:
    state = night("hare", "toad", store0={"leaf": 1})
    for code in ("dig", "sleep", "keep", "give:leaf", "take:feather", "take:apple+1"):
        with pytest.raises(IllegalChoice):
            state.choose(0, code)


def test_an_animal_that_finds_an_empty_hedge_goes_home() -> None:
    state = night("hare", "toad", hedge=("apple",))
    events: list[Event] = state.choose(0, "take:apple")
    assert "nothing" in [event.kind for event in events]
    assert store(state, 1) == {}
    assert state.table.evening == 2
