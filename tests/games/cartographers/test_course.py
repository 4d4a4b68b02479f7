"""The course of the game: phases, drawing at the same time, no passing (C-33 to C-35)."""

from __future__ import annotations

from itertools import permutations

import pytest

from boardwright.core.refusal import IllegalChoice

from .tables import facts, kinds, refused, rows_of, seen, table


def test_c33_a_turn_is_explore_draw_check() -> None:
    state = table(card="orchard", time=2, next=["temple_ruins", "hamlet"])
    events = state.choose(0, "forest:a1a2a3b3")
    assert kinds(events) == ["handed", "ready", "drawn", "revealed", "revealed"]
    assert facts(events, "revealed", "card") == ["temple_ruins", "hamlet"]


def test_c33_a_check_that_ends_the_season_scores_it() -> None:
    state = table(card="orchard", time=8, next=["hamlet"])
    events = state.choose(0, "forest:a1a2a3b3")
    assert kinds(events) == ["handed", "ready", "drawn", "season-scored", "season-began", "revealed"]
    assert seen(state, "season") == "summer"


def test_c33_there_are_four_seasons() -> None:
    state = table(card="orchard", season="winter", time=6)
    events = state.choose(0, "forest:a1a2a3b3")
    assert kinds(events)[-2:] == ["season-scored", "game-over"]
    assert state.waiting() == []


@pytest.mark.parametrize("card", ["hamlet", "kobold_onslaught"])
def test_c34_the_order_of_handing_in_does_not_matter(card: str) -> None:
    ends = []
    for order in permutations(range(3)):
        state = table(seats=3, card=card, seed=9)
        for seat in order:
            codes = state.options(seat).codes()
            state.choose(seat, codes[17 * seat])
        ends.append(state.dump())
    assert all(end == ends[0] for end in ends)


def test_c34_nobody_sees_a_drawing_on_the_map_before_all_are_in() -> None:
    state = table(seats=2, card="hamlet", next=["orchard"])
    state.choose(1, "village:a1a2b1")
    assert "V" not in "".join(rows_of(state, 1))
    state.choose(0, "village:j1k1k2")
    assert "".join(rows_of(state, 1)).count("V") == 3


def test_c34_a_drawing_stands_once_the_phase_is_over() -> None:
    """C-34: until then it may be taken back, afterwards not."""
    state = table(seats=2, card="hamlet", next=["orchard"])
    state.choose(0, "village:a1a2b1")
    state.retract(0)
    state.choose(0, "village:d1e1e2")
    state.choose(1, "village:a1a2b1")
    before = state.dump()
    for seat in (0, 1):
        with pytest.raises(IllegalChoice, match="nothing-to-retract"):
            state.retract(seat)
    assert state.dump() == before


def test_c35_nobody_passes() -> None:
    """C-35: no option is a pass, and the game waits for the one who has not drawn."""
    state = table(seats=2, card="hamlet")
    assert refused(state, "") == refused(state, "pass") == "no-drawing"
    assert all(code.startswith("village:") for code in state.options(0).codes())
    state.choose(1, "village:a1a2b1")
    assert state.waiting() == [0]
    assert seen(state, "card") == "hamlet"
    with pytest.raises(IllegalChoice, match="not-asked"):
        state.options(1)
