"""The draw phase with a landscape card (C-42 to C-47)."""

from __future__ import annotations

import pytest

from .tables import OPEN, SIDE_A, coins_of, full, kinds, refused, rows_of, seen, sizes, spots, table, terrains


def test_c42_any_terrain_of_the_card_with_any_shape_of_it() -> None:
    homestead = table(card="homestead").options(0).codes()
    villages = spots(code for code in homestead if code.startswith("village:"))
    assert villages == spots(code for code in homestead if code.startswith("farm:"))
    assert terrains(homestead) == {"village", "farm"}
    assert sizes(table(card="hamlet").options(0).codes()) == {3, 5}


@pytest.mark.parametrize(
    ("code", "letter", "count"), [("village:a1a2b1", "V", 3), ("village:a1a2a3b1b2", "V", 5)]
)
def test_c42_all_spaces_of_the_shape_are_filled(code: str, letter: str, count: int) -> None:
    state = table(card="hamlet")
    state.choose(0, code)
    assert "".join(rows_of(state)).count(letter) == count


def test_c43_a_shape_that_fits_must_be_drawn() -> None:
    """C-43: with room for the domino only, Farmland is the domino."""
    state = table(full("a1", "a2", "g7"), card="farmland")
    assert state.options(0).codes() == ["farm:a1a2"]


def test_c43_turned_or_mirrored_is_fitting() -> None:
    state = table(full("a1", "b1", "c1", "c2", "g7"), card="orchard")
    assert spots(state.options(0).codes()) == {"a1b1c1c2"}


def test_c43_if_nothing_fits_a_single_space_is_drawn() -> None:
    state = table(full("a1", "a2", "g7"), card="great_river")
    assert state.options(0).codes() == ["water:a1", "water:a2", "water:g7"]


def test_c44_no_single_space_while_a_shape_fits() -> None:
    state = table(full("a1", "a2", "g7"), card="farmland")
    assert refused(state, "farm:g7") == refused(state, "farm:a1") == "single-not-allowed"
    assert refused(table(card="fishing_village"), "water:e5") == "single-not-allowed"


def test_c45_single_space_takes_a_terrain_of_the_card() -> None:
    """C-45: anywhere empty, blank ruins included, but no terrain the card does not show."""
    state = table(full("b6", "g7"), card="homestead")
    assert state.options(0).codes() == ["village:b6", "village:g7", "farm:b6", "farm:g7"]
    assert refused(state, "forest:b6") == "terrain-not-on-card"
    state.choose(0, "farm:b6")
    assert rows_of(state)[1][5] == "f"


def test_c45_single_space_earns_no_shape_coin_but_may_surround_a_mountain() -> None:
    for space, coins in [("b6", 0), ("f5", 1)]:  # f5 is the last open side of the mountain f6
        state = table(full("b6", "f5"), card="great_river")
        state.choose(0, f"water:{space}")
        assert coins_of(state) == coins


def test_c46_rift_lands_is_one_space_of_any_terrain() -> None:
    state = table(card="rift_lands")
    codes = state.options(0).codes()
    assert sizes(codes) == {1}
    assert len(codes) == 5 * 116
    state.choose(0, "monster:a1")
    assert rows_of(state)[0] == "M.........."


def test_c46_the_obligation_applies_to_rift_lands() -> None:
    state = table(card="rift_lands", ruins=True)
    assert spots(state.options(0).codes()) == {"b6", "c2", "c10", "i2", "i10", "j6"}


def test_c47_on_a_full_map_nothing_is_drawn_and_play_goes_on() -> None:
    """C-47: the player with the full map is not asked; the game waits for the other only."""
    state = table(full(), SIDE_A, card="hamlet", next=["orchard"])
    assert state.waiting() == [1]
    events = state.choose(1, "village:a1a2b1")
    assert "map-full" in kinds(events)
    assert rows_of(state, 0) == full()
    assert (seen(state, "card"), state.waiting()) == ("orchard", [1])


def test_c47_when_all_maps_are_full_the_seasons_run_out() -> None:
    state = table(full("a1"), card="rift_lands", season="winter", time=5)
    events = state.choose(0, "forest:a1")
    assert kinds(events)[-1] == "game-over"
    assert state.waiting() == []
    assert kinds(events).count("map-full") >= 1


def test_c47_a_map_without_print_can_be_full_too() -> None:
    state = table(full(land=OPEN), OPEN, land=OPEN, card="farmland")
    assert state.waiting() == [1]


def test_a_drawing_is_shown_as_terrain_and_spaces() -> None:
    state = table(full("a9", "a10", "a11"), card="great_river")
    (code,) = state.options(0).codes()
    assert state.label(0, code).dump() == {
        "key": "option-drawing",
        "args": {"terrain": "water", "spaces": "a9a10a11"},
        "at": ["a9", "a10", "a11"],
    }
