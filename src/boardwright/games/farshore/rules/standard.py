"""The standard set. Its file is part of the program. It is read when it is first needed, so that players of
other titles do not wait for it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from .box import Box


def standard_text() -> str:
    """Return the text of the standard set's file."""
    return files(__package__).joinpath("standard.toml").read_text("utf-8")


@cache
def standard() -> Box:
    """Return the box of the standard set."""
    return Box(tomllib.loads(standard_text()))
