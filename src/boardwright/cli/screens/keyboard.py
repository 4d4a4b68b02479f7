"""Lines from the keyboard, with line editing and history where the system has readline."""

from __future__ import annotations

import re
import sys
from typing import Final

from rich.console import Console
from rich.text import Text

from .signs import unglued

try:
    import readline
except ImportError:  # Windows edits lines by itself
    HAS_READLINE = False
else:
    HAS_READLINE = True

_STYLE: Final = re.compile(r"(\x1b\[[0-9;]*m)")


class Keyboard:
    """Reads lines. Each person at the keyboard has a history of their own: nobody leafs through another's."""

    def __init__(self, console: Console) -> None:
        self.console: Final = console
        self.editing: Final = HAS_READLINE and console.is_terminal and sys.stdin.isatty()
        self.seat: int | None = None
        self.histories: Final[dict[int | None, list[str]]] = {}

    def line(self, prompt: Text) -> str:
        """The next line."""
        if not self.editing:
            line = self.console.input(prompt)
            if not self.console.is_terminal:  # nobody pressed Enter on the screen
                self.console.print()
            return line
        with self.console.capture() as shown:
            self.console.print(prompt, end="")
        # readline must know which signs take no room
        return input(_STYLE.sub("\x01\\1\x02", unglued(shown.get())))

    def turn_to(self, seat: int) -> None:
        """Let another seat type, with its own history."""
        if self.editing and seat != self.seat:
            length = readline.get_current_history_length()
            lines = [readline.get_history_item(number) for number in range(1, length + 1)]
            self.histories[self.seat] = lines
            readline.clear_history()
            for line in self.histories.get(seat, []):
                readline.add_history(line)
        self.seat = seat
