"""What only one game has: a part of a player, or of the table, that the kernel carries along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.core.plain_data import Json

if TYPE_CHECKING:
    from .game_data import GameData


class Extension:
    """Nothing of its own; games that have something derive from it. Never changed, always replaced."""

    __slots__ = ()

    def view(self, g: GameData) -> dict[str, Json]:
        """What everybody sees of it."""
        return {}

    def dump(self, g: GameData) -> dict[str, Json]:
        """All of it, as a position holds it."""
        return {}

    def without_future(self) -> Extension:
        """The same, without what is settled of future chance."""
        return self


NO_EXTENSION: Final = Extension()
