"""Our titles and the toy are held to the protocol (`boardwright.testing.protocol`).

The set-ups and each game's law of conservation are in `core/cases.py`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardwright.core.events import Event
from boardwright.core.protocol import Game, State
from boardwright.core.refusal import IllegalChoice, Refusal
from boardwright.games import GAMES
from boardwright.testing.protocol import ProtocolSuite

from . import toy
from .core.cases import ALL_GAMES, CASES, CONSERVES, GARBAGE, UNFORESEEN


def test_no_title_of_ours_escapes_this_suite() -> None:
    played = {case.game.name for case in CASES}
    for name, game in GAMES.items():
        assert game.name == name
        if type(game).__module__.startswith("boardwright."):
            assert name in played
            assert name in CONSERVES
    assert set(ALL_GAMES) == played


def test_the_page_lists_what_a_game_has_to_write() -> None:
    page = (Path(__file__).parents[1] / "docs" / "protocol.md").read_text()
    listed = page.partition("A game has to write ")[2].partition("of `Game`")[0]
    written = State.__abstractmethods__ | Game.__abstractmethods__ | {"rng"}
    assert set(re.findall(r"`(\w+)`", listed)) == written


class Explained(toy.ToyState):
    """High Cards that says why there is no card 99."""

    def why_not(self, seat: int) -> dict[str, Refusal]:
        self.options(seat)
        return {"lay:99": IllegalChoice("too-high", card=99)}


def test_a_choice_is_refused_for_the_reason_that_why_not_gives() -> None:
    plain = toy.toy.new(2, 1)
    state = Explained(plain.rng, plain.hands, plain.laid, plain.sealed)
    for code, reason in (("lay:99", "too-high"), ("lay:98", "not-offered")):
        with pytest.raises(IllegalChoice) as refused:
            state.choose(0, code)
        assert (refused.value.reason, refused.value.where) == (reason, code)


class TestProtocol(ProtocolSuite):
    cases = CASES
    garbage = ("lay", "lay:", "lay:0", "lay:99", "lay:1.5", *GARBAGE)
    unforeseen = UNFORESEEN

    def conserves(self, before: State, events: list[Event], after: State) -> None:
        CONSERVES[before.game.name](before, events, after)
