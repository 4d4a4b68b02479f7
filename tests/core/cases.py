"""The games and set-ups on which the protocol is tested: those of the toy, and of each title that has some.

A title has its set-ups in `tests/games/<title>/cases.py`: `CASES`, the law of conservation `conserves`,
`UNFORESEEN` kinds of events and `GARBAGE` codes, where there are any (`boardwright.testing.protocol`).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from boardwright.core.events import Event
from boardwright.core.protocol import Game, State
from boardwright.games import GAMES
from boardwright.testing.cases import Case, plain

from ..toy import CARDS as TOY_CARDS
from ..toy import ROUNDS, toy


def _cases_of(game: str) -> ModuleType | None:
    """The cases of one of our titles; installed ones come with tests of their own."""
    name = f"tests.games.{game}.cases"
    return import_module(name) if find_spec(f"boardwright.games.{game}") and find_spec(name) else None


def toy_conserves(before: State, events: list[Event], after: State) -> None:
    """Every card lies in one hand, in front of one seat, or in the stock; what was laid stays."""
    del events
    old, new = plain(before.dump()), plain(after.dump())
    placed = [card for cards in new["hands"] + new["laid"] for card in cards]
    assert len(placed) == len(set(placed))
    assert set(placed) <= set(TOY_CARDS)
    for was, now in zip(old["laid"], new["laid"], strict=True):
        assert now[: len(was)] == was


Conserves = Callable[[State, list[Event], State], None]

_FOUND: Final = {game: module for game in GAMES if (module := _cases_of(game))}
ALL_GAMES: Final[dict[str, Game]] = {**{game: GAMES[game] for game in _FOUND}, toy.name: toy}
CASES: Final[list[Case]] = [
    Case(toy, 2, ROUNDS),
    Case(toy, 3, ROUNDS),
    *(case for module in _FOUND.values() for case in module.CASES),
]
CONSERVES: Final[dict[str, Conserves]] = {
    "toy": toy_conserves,
    **{game: module.conserves for game, module in _FOUND.items()},
}
UNFORESEEN: Final[list[str]] = [
    kind for module in _FOUND.values() for kind in getattr(module, "UNFORESEEN", ())
]
GARBAGE: Final[list[str]] = [code for module in _FOUND.values() for code in getattr(module, "GARBAGE", ())]
