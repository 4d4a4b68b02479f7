"""Setting up (C-26 to C-32)."""

from __future__ import annotations

from collections import Counter

import pytest

from boardwright import cartographers
from boardwright.core.record import Record
from boardwright.core.refusal import BadSetup
from boardwright.games.cartographers import CartographersState

from .tables import (
    AMBUSHES,
    HANDS,
    LANDSCAPES,
    RUINS,
    SIDES,
    everyone_draws,
    facts,
    play_out,
    rows_of,
    seen,
    table,
    texts,
)

BACKS = list(zip(*HANDS, strict=True))
"""The four scoring cards of each back: forest, farm and water, village, arrangement."""


@pytest.mark.parametrize("side", ["a", "b"])
def test_c26_everybody_gets_a_blank_map_of_the_same_side(side: str) -> None:
    state = cartographers.new(seats=3, seed=1, map=side)
    assert [rows_of(state, owner) for owner in range(3)] == [list(SIDES[side])] * 3
    assert seen(state, "side") == side


def test_c27_seats_are_numbered_clockwise() -> None:
    """C-27: a clockwise ambush passes every map to the seat with the next higher number."""
    state = table(seats=4, card="bugbear_assault")
    assert [seen(state, "maps", seat, "draws_on") for seat in (1, 2, 3, 0)] == [0, 1, 2, 3]


def test_c28_one_scoring_card_of_each_back_in_any_order() -> None:
    orders = set()
    cards = set()
    for seed in range(500):
        edicts = texts(seen(cartographers.new(seed=seed), "edicts"))
        backs = tuple(next(i for i, back in enumerate(BACKS) if edict in back) for edict in edicts)
        assert sorted(backs) == [0, 1, 2, 3]
        orders.add(backs)
        cards.update(edicts)
    assert len(orders) == 24
    assert len(cards) == 16


def test_c28_chosen_scoring_cards_are_one_of_each_back() -> None:
    with pytest.raises(BadSetup, match="edict-back"):
        cartographers.new(edicts=["treetower", "greenbough", "wildholds", "borderlands"])


def test_c29_seasons_come_in_order() -> None:
    state = cartographers.new(seats=1, seed=3)
    assert seen(state, "season") == "spring"
    assert facts(play_out(state), "season-began", "season") == ["summer", "fall", "winter"]
    assert seen(state, "season") == "over"


def test_c30_any_ambush_may_come_in_first() -> None:
    """C-30: the ambush deck is shuffled, so each of the four is the first to show itself in some game."""
    first = Counter(ambush for seed in range(300) if (ambush := _first_ambush(cartographers.new(seed=seed))))
    assert set(first) == set(AMBUSHES)


def _first_ambush(state: CartographersState) -> str:
    """The first ambush among the cards of spring, if there is one."""
    while seen(state, "season") == "spring":
        for card in texts(seen(state, "revealed")):
            if card in AMBUSHES:
                return card
        everyone_draws(state)
    return ""


@pytest.mark.parametrize("seed", range(5))
def test_c31_the_spring_deck_has_fourteen_cards(seed: int) -> None:
    """C-31: the thirteen explore cards and one ambush nobody has seen."""
    state = cartographers.new(seats=2, seed=seed)
    revealed = texts(seen(state, "revealed"))
    explore = texts(seen(state, "deck", "explore"))
    ambushes = seen(state, "deck", "ambushes")
    hidden = [card for card in revealed if card in AMBUSHES]
    assert sorted(explore + [card for card in revealed if card not in AMBUSHES]) == sorted(LANDSCAPES + RUINS)
    assert ambushes == 1 - len(hidden)
    assert len(texts(seen(state, "deck", "ambushes_unseen"))) == 4 - len(hidden)


def test_c32_names_have_no_effect() -> None:
    """C-32: the game does not know names; two records with different ones run alike."""
    plain = Record(cartographers.cartographers, 5, {}, ["Anna", "Bruno"])
    titled = Record(cartographers.cartographers, 5, {}, ["Lady Anna of the North", ""])
    for _ in range(5):
        for record in (plain, titled):
            for seat in record.state.waiting():
                record.choose(seat, record.state.options(seat).codes()[0])
    assert plain.state.dump() == titled.state.dump()
    with pytest.raises(BadSetup, match="unknown-field"):
        cartographers.new(title="Lady")
