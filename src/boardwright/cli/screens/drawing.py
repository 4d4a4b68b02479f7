"""A state drawn as text, by one call."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Final

from rich.console import Console

from ...core.protocol import State
from ...games import TITLES
from ...text import seat_names, words_of
from .signs import unglued

WIDTH: Final = 100
"""The columns of a drawing."""


def draw(state: State, seat: int | None = None, language: str = "en", names: Sequence[str] = ()) -> str:
    """The table as text, as a seat sees it (None: a spectator). `names` are the players, by seat."""
    words = words_of(state, language)
    screen = TITLES[state.game.name].screen()(words)
    players = [*(names or seat_names(state, words)), *screen.rivals(state)]
    console = Console(
        file=StringIO(), width=WIDTH, color_system=None, highlight=False, markup=False, emoji=False
    )
    with console.capture() as drawn:
        console.print(screen.page(state, seat, players, None, scored=True))
    return "\n".join(line.rstrip() for line in unglued(drawn.get()).splitlines())
