"""Boardwright: a digital table for board games that share a love of seasons.

A title is imported by its id: `from boardwright import everdell`. The names that programs need most are here
too, and are loaded when they are first used: `dir(boardwright)` lists them.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # type checkers know this name; importing `typing` takes longer than all of this
if TYPE_CHECKING:
    from .bots import BOTS as BOTS
    from .bots import Bot as Bot
    from .bots import Budget as Budget
    from .bots import Thought as Thought
    from .bots.bot import answer as answer
    from .bots.thought import RatedMove as RatedMove
    from .cli.screens.drawing import draw as draw
    from .core.options import Move as Move
    from .core.plain_data import Json as Json
    from .core.protocol import Game as Game
    from .core.protocol import State as State
    from .core.record import Record as Record
    from .core.refusal import BadDocument as BadDocument
    from .core.refusal import BadPosition as BadPosition
    from .core.refusal import BadRecord as BadRecord
    from .core.refusal import BadSetup as BadSetup
    from .core.refusal import IllegalChoice as IllegalChoice
    from .core.refusal import Refusal as Refusal
    from .core.rng import Rng as Rng
    from .datasets import dataset as dataset
    from .games import GAMES as GAMES
    from .games import TITLES as TITLES
    from .games import Title as Title

    # A title whose folder has been removed is no mistake.
    from .games import cartographers as cartographers  # type: ignore[attr-defined, unused-ignore]
    from .games import everdell as everdell  # type: ignore[attr-defined, unused-ignore]
    from .games import farshore as farshore  # type: ignore[attr-defined, unused-ignore]
    from .reviews import Examination as Examination
    from .reviews import Review as Review
    from .reviews import review as review
    from .text import word as word
    from .text import wording as wording

__version__ = "0.1.0"

_HOMES = {
    "bots": ("BOTS", "Bot", "Budget", "Thought"),
    "bots.bot": ("answer",),
    "bots.thought": ("RatedMove",),
    "cli.screens.drawing": ("draw",),
    "core.options": ("Move",),
    "core.plain_data": ("Json",),
    "core.protocol": ("Game", "State"),
    "core.record": ("Record",),
    "core.refusal": (
        "BadDocument", "BadPosition", "BadRecord", "BadSetup", "IllegalChoice", "Refusal",
    ),
    "core.rng": ("Rng",),
    "datasets": ("dataset",),
    "games": ("GAMES", "TITLES", "Title"),
    "reviews": ("Examination", "Review", "review"),
    "text": ("word", "wording"),
}  # fmt: skip
"""What is exported, by the module that has it."""


if not TYPE_CHECKING:  # type checkers know the names above, and no others

    def __getattr__(name: str) -> object:
        """What is exported under a name, or the package of a title."""
        for home, names in _HOMES.items():
            if name in names:
                found: object = getattr(import_module(f"{__name__}.{home}"), name)
                globals()[name] = found  # the next access does not come here
                return found
        full = f"{__name__}.games.{name}"
        try:
            return import_module(full)
        except ModuleNotFoundError as error:
            if error.name != full:
                raise
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None


def __dir__() -> list[str]:
    """All that is exported, and the titles of this package."""
    from pathlib import Path

    titles = [path.parent.name for path in Path(__file__).parent.glob("games/*/title.py")]
    exported = [name for names in _HOMES.values() for name in names]
    return sorted({*(name for name in globals() if name.startswith("__")), *exported, *titles})
