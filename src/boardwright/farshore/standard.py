"""The standard set. Its file is part of the program, as much as a module is: it is read once, on import."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from .box import Box

STANDARD_TEXT: Final = files(__package__).joinpath("standard.toml").read_text("utf-8")
STANDARD: Final = Box(tomllib.loads(STANDARD_TEXT))
