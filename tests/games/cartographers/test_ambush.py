"""Monsters drawn with Rift Lands, and the ambush with two or more players (C-54 to C-60)."""

from __future__ import annotations

import pytest

from boardwright.core.refusal import BadPosition

from .tables import (
    AMBUSHES,
    OPEN,
    SIDE_A,
    coins_of,
    everyone_draws,
    facts,
    full,
    kinds,
    mark,
    refused,
    rows_of,
    seen,
    split,
    spots,
    star,
    table,
    terrains,
    texts,
)


def test_c54_monsters_of_rift_lands_are_ordinary_monsters() -> None:
    """C-54: they cost stars, count as filled and as a terrain type."""
    state = table(land=OPEN, card="rift_lands")
    state.choose(0, "monster:e5")
    assert seen(state, "maps", 0, "monster_loss_now") == 4
    assert star("lost_barony", ["M"]) == 3
    assert star("greengold_plains", ["FVf", ".M."]) == 3


def test_c55_an_ambush_is_resolved_at_once() -> None:
    state = table(seats=2, card="hamlet", next=["kobold_onslaught", "orchard"])
    everyone_draws(state)
    assert (seen(state, "card"), state.waiting()) == ("kobold_onslaught", [0, 1])
    everyone_draws(state)
    assert seen(state, "card") == "orchard"
    assert all("M" in "".join(rows_of(state, owner)) for owner in (0, 1))


@pytest.mark.parametrize("card", AMBUSHES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_c56_every_map_is_drawn_on_once_by_somebody_else(card: str, seats: int) -> None:
    state = table(seats=seats, card=card)
    events = everyone_draws(state)
    drawn = [event for event in events if event.kind == "drawn"]
    assert sorted(str(event.args["map"]) for event in drawn) == [str(owner) for owner in range(seats)]
    assert all(event.seat != event.args["map"] for event in drawn)
    monsters = {"goblin_attack": 3, "bugbear_assault": 4, "kobold_onslaught": 4, "gnoll_raid": 5}[card]
    assert ["".join(rows_of(state, owner)).count("M") for owner in range(seats)] == [monsters] * seats


@pytest.mark.parametrize("spaces", ["e5f5f6g5", "e6f5f6g6", "e5e6e7f6", "e6f5f6f7"])
def test_c57_the_drawer_turns_the_shape_and_chooses_the_place(spaces: str) -> None:
    state = table(seats=2, land=OPEN, card="kobold_onslaught")
    assert terrains(state.options(0).codes()) == {"monster"}
    state.choose(0, f"monster:{spaces}")
    state.choose(1, "monster:a1b1b2c1")
    assert rows_of(state, 1) == mark(OPEN, "M", *split(spaces))


def test_c58_without_room_for_the_shape_a_single_monster() -> None:
    """C-58: the room on the map that was received decides, not that on the own map."""
    state = table(full("a1", "b6"), SIDE_A, card="gnoll_raid")
    assert state.options(1).codes() == ["monster:a1", "monster:b6"]
    assert len(state.options(0).codes()) == 268
    state.choose(1, "monster:b6")
    state.choose(0, "monster:a1a2b1c1c2")
    assert rows_of(state, 0) == mark(full("a1"), "M", "b6")


def test_c58_a_full_map_receives_nothing() -> None:
    state = table(full(), SIDE_A, card="gnoll_raid", next=["hamlet"])
    assert state.waiting() == [0]
    events = state.choose(0, "monster:a1a2b1c1c2")
    assert "map-full" in kinds(events)
    assert rows_of(state, 0) == full()
    assert seen(state, "card") == "hamlet"


@pytest.mark.parametrize("seats", [2, 3, 7])
@pytest.mark.parametrize(
    ("card", "step"),
    [("bugbear_assault", 1), ("kobold_onslaught", 1), ("goblin_attack", -1), ("gnoll_raid", -1)],
)
def test_c59_direction_of_passing(card: str, step: int, seats: int) -> None:
    """C-59: clockwise the map of seat i goes to seat i + 1, counter-clockwise to seat i - 1."""
    state = table(seats=seats, card=card)
    for owner in range(seats):
        drawer = (owner + step) % seats
        assert seen(state, "maps", drawer, "draws_on") == owner
        assert state.decision(drawer).about == {"map": owner}


def test_c59_with_two_players_both_directions_are_the_same() -> None:
    ends = []
    for card in ("bugbear_assault", "goblin_attack"):
        state = table(seats=2, card=card)
        ends.append([seen(state, "maps", seat, "draws_on") for seat in (0, 1)])
    assert ends == [[1, 0], [1, 0]]


def test_c60_maps_go_back_and_the_card_leaves_the_game() -> None:
    state = table(seats=2, card="gnoll_raid", time=0, next=["hamlet"])
    everyone_draws(state)
    assert [seen(state, "maps", seat, "draws_on") for seat in (0, 1)] == [0, 1]
    assert "gnoll_raid" not in texts(seen(state, "deck", "ambushes_unseen"))
    assert seen(state, "deck", "ambushes") == 0
    with pytest.raises(BadPosition, match="not-in-deck"):
        table(card="gnoll_raid", next=["orchard", "marshlands", "homestead", "treetop_village", "gnoll_raid"])


def test_c60_the_card_does_not_come_back_in_a_later_season() -> None:
    state = table(seats=2, card="gnoll_raid", season="summer", next=["hamlet"], ambushes=["goblin_attack"])
    while seen(state, "season") != "winter":
        cards = facts(everyone_draws(state), "revealed", "card")
        assert not {"gnoll_raid", "goblin_attack"} & set(map(str, cards))
    assert seen(state, "season") == "winter"


def test_c60_an_ambush_ignores_the_obligation_and_may_cover_ruins() -> None:
    state = table(seats=2, card="kobold_onslaught", ruins=True, next=["hamlet"])
    assert len(state.options(0).codes()) == 284
    assert {"a1b1b2c1", "a6b6b7c6"} <= spots(state.options(0).codes())
    state.choose(0, "monster:a1b1b2c1")
    state.choose(1, "monster:a6b6b7c6")
    assert rows_of(state, 0)[1][5] == "M"
    assert seen(state, "must_cover_ruins") is True
    assert refused(state, "village:a1a2b1") == "ruins-not-covered"
    assert coins_of(state) == 0
