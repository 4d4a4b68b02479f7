"""Our titles and the toy are held to the protocol (`boardwright.testing.protocol`).

The set-ups and each game's law of conservation are in `core/cases.py`.
"""

from __future__ import annotations

from boardwright.core.events import Event
from boardwright.core.protocol import State
from boardwright.games import GAMES
from boardwright.testing.protocol import ProtocolSuite

from .core.cases import ALL_GAMES, CASES, CONSERVES, GARBAGE, UNFORESEEN


def test_no_title_of_ours_escapes_this_suite() -> None:
    played = {case.game.name for case in CASES}
    for name, game in GAMES.items():
        assert game.name == name
        if type(game).__module__.startswith("boardwright."):
            assert name in played
            assert name in CONSERVES
    assert set(ALL_GAMES) == played


class TestProtocol(ProtocolSuite):
    cases = CASES
    garbage = ("lay", "lay:", "lay:0", "lay:99", "lay:1.5", *GARBAGE)
    unforeseen = UNFORESEEN

    def conserves(self, before: State, events: list[Event], after: State) -> None:
        CONSERVES[before.game.name](before, events, after)
