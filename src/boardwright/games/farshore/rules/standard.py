"""The standard set. Its file is part of the program, as much as a module is: it is read once, when it is
first asked for, so that those who play another game do not wait for it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from .box import Box


def standard_text() -> str:
    """The file of the standard set."""
    return files(__package__).joinpath("standard.toml").read_text("utf-8")


@cache
def standard() -> Box:
    """The standard set."""
    return Box(tomllib.loads(standard_text()))
