"""Boardwright: a digital table for board games that share a love of seasons.

A title is imported by its id, whichever are there: `from boardwright import everdell`.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .games import cartographers as cartographers
    from .games import everdell as everdell
    from .games import farshore as farshore

__version__ = "0.1.0"


def __getattr__(name: str) -> ModuleType:
    """The package of a title."""
    full = f"{__name__}.games.{name}"
    try:
        return import_module(full)
    except ModuleNotFoundError as error:
        if error.name != full:
            raise
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None
