"""Extensions: data that one title adds to a player or to the game, which the kernel only stores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.core.plain_data import Json

if TYPE_CHECKING:
    from .game_data import GameData


class Extension:
    """The empty extension. Titles derive from it. Immutable."""

    __slots__ = ()

    def view(self, g: GameData) -> dict[str, Json]:
        """The part that everybody sees."""
        return {}

    def dump(self, g: GameData) -> dict[str, Json]:
        """All of it, as in a position."""
        return {}

    def without_future(self) -> Extension:
        """A copy without random results that are fixed in advance."""
        return self


NO_EXTENSION: Final = Extension()
