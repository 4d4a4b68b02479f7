"""Kinds of places, for effects that name one."""

from __future__ import annotations

from typing import Final

BASIC: Final = 1
FOREST: Final = 2
BASIC_EVENT: Final = 8
SPECIAL_EVENT: Final = 16
