"""Imagined games: luck that is settled beforehand."""

from __future__ import annotations

from boardwright.core.rng import Rng
from boardwright.games.everdell import everdell
from boardwright.games.valley.rules.game import ValleyState
from boardwright.games.valley.rules.pieces.deck import next_card
from boardwright.games.valley.rules.positions.redeal import THROWS


def imagined() -> ValleyState:
    state = everdell.new(1, 5, {"year": 3}).redeal(0, Rng(1))
    assert isinstance(state, ValleyState)
    return state


def test_settling_what_will_come_shows_nothing_and_loses_nothing() -> None:
    state = imagined()
    seen, cards = state.view(0), sorted(state.data.deck)
    state.settle(Rng(2))
    assert state.view(0) == seen
    assert sorted(state.data.upcoming) == cards
    assert list(state.data.upcoming) != cards


def test_somebody_who_throws_more_dice_still_draws_the_same_cards() -> None:
    """And the other way round: cards and dice know nothing of each other."""
    settled = imagined()
    settled.settle(Rng(2))
    one, other = settled.copy().data, settled.copy().data
    throws = [one.roll(8) for _ in range(THROWS)]
    cards = [next_card(one) for _ in range(20)]
    assert [next_card(other) for _ in range(20)] == cards
    assert [other.roll(8) for _ in range(THROWS)] == throws
    assert set(throws) == set(range(8))


def test_luck_differs_from_world_to_world() -> None:
    one, other = imagined(), imagined()
    one.settle(Rng(2))
    other.settle(Rng(3))
    assert one.data.upcoming != other.data.upcoming
    assert one.data.rolls != other.data.rolls


def test_what_is_settled_for_an_imagined_game_is_open_in_the_next_one() -> None:
    state = imagined()
    state.settle(Rng(2))
    again = state.redeal(0, Rng(3)).data
    assert not again.upcoming
    assert not again.rolls
    assert len(again.deck) == len(state.data.upcoming)
