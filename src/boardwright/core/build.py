"""Which build this is: compiled rules, as in a wheel, or plain Python, as in a checkout."""

from __future__ import annotations

from typing import Final

from . import rng

COMPILED: Final = not str(rng.__file__).endswith(".py")
