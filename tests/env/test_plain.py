"""Any title as numbers: the encoding of those that have none of their own."""

from __future__ import annotations

import numpy as np
import pytest

from boardwright.core.rng import Rng
from boardwright.env import IllegalAction
from boardwright.env.generic import MOST_OPTIONS, GenericEncoding, facts
from boardwright.games import GAMES

from ..toy import toy
from .tables import pick


def test_a_game_is_played_by_actions_alone() -> None:
    encoding = GenericEncoding(toy, 3, {})
    state = encoding.new(4)
    rng = Rng(4)
    while waiting := state.waiting():
        seat = waiting[0]
        mask = encoding.mask(state, seat)
        assert mask.sum() == len(state.options(seat))
        action = pick(mask, rng)
        assert encoding.action(encoding.code(action)) == action
        state.play(seat, encoding.move(state, seat, action))
    assert encoding.mask(state, 0).tolist() == [*[0] * MOST_OPTIONS, 1]


def test_what_a_seat_sees_changes_with_the_game_and_not_with_what_is_hidden() -> None:
    encoding = GenericEncoding(toy, 2, {})
    state = encoding.new(1)
    before = encoding.row(state, 0)
    assert np.array_equal(encoding.row(state.redeal(0, Rng(9)), 0), before)
    for seat in (0, 1):
        state.play(seat, state.options(seat)[0])
    assert not np.array_equal(encoding.row(state, 0), before)


def test_an_action_that_is_not_open_is_refused() -> None:
    encoding = GenericEncoding(toy, 2, {})
    state = encoding.new(1)
    for action in (len(state.options(0)), MOST_OPTIONS, -1):
        with pytest.raises(IllegalAction):
            encoding.move(state, 0, action)
    for code in ("option:512", "option:x", "lay:3"):
        with pytest.raises(KeyError):
            encoding.action(code)


def test_a_game_with_very_many_options_needs_an_encoding_of_its_own() -> None:
    encoding = GenericEncoding(GAMES["cartographers"], 1, {})
    states = [encoding.new(seed) for seed in range(40)]
    large = [state for state in states if len(state.options(0)) > MOST_OPTIONS]
    assert large
    with pytest.raises(ValueError, match="needs an encoding of its own"):
        encoding.mask(large[0], 0)


def test_seats_are_counted_from_the_one_that_looks() -> None:
    mine = dict(facts("", {"zones": [{"seat": 2, "cards": ["fox", "fox", "owl"], "count": None}]}, 2, 3))
    theirs = dict(facts("", {"zones": [{"seat": 1, "cards": ["fox", "owl"], "won": True}]}, 2, 3))
    assert ".zones.0.seat=0" in mine
    assert ".zones.0.seat=2" in theirs
    assert theirs[".zones.0.won"] == 1
