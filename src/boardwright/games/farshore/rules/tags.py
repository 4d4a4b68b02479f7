"""Kinds of places, for effects that name one."""

from __future__ import annotations

from typing import Final

SHORE: Final = 1
ISLAND: Final = 2
DOCKS: Final = 4
LOOKOUT: Final = 8
MAP: Final = 16
