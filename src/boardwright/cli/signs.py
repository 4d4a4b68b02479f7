"""Signs that a terminal cannot show: the nearest one it can, or a question mark."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from io import TextIOWrapper
from typing import Final

NEAREST: Final = dict(
    zip("−–—’★…«»“”×█│", ("-", "-", "-", "'", "*", "...", *'""""', "x", "#", "|"), strict=True)
)


def speak_plainly() -> None:
    """From now on standard output and error take any sign."""
    codecs.register_error("plainly", _plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="plainly")


def _plainly(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    signs = error.object[error.start : error.end]
    return "".join(nearest(sign) for sign in signs), error.end


def nearest(sign: str) -> str:
    """The nearest ASCII for a sign; accents are dropped."""
    bare = unicodedata.normalize("NFKD", NEAREST.get(sign, sign)).encode("ascii", "ignore").decode()
    return bare or "?"
