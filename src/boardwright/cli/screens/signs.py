"""Characters and terminals: replacements for those that cannot be shown, and spaces that do not break.

Rich breaks lines at every kind of space. So the words of a screen carry private signs in place of no-break
spaces (`glued`), and the console's stream turns them back.
"""

from __future__ import annotations

import codecs
import sys
import unicodedata
from io import TextIOWrapper
from typing import IO, TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from rich.console import Console

NEAREST: Final = dict(
    zip("−–—’★…«»“”×█│", ("-", "-", "-", "'", "*", "...", *'""""', "x", "#", "|"), strict=True)
)


GLUE: Final = {"\u00a0": "\ue000", "\u202f": "\ue001"}


def glued(text: str) -> str:
    """A text whose no-break spaces survive when Rich wraps it."""
    for space, private in GLUE.items():
        text = text.replace(space, private)
    return text


def unglued(text: str) -> str:
    """The same text with its no-break spaces as they are."""
    for space, private in GLUE.items():
        text = text.replace(private, space)
    return text


class _Unglued:
    """Standard output that turns private signs back into no-break spaces."""

    def write(self, text: str) -> int:
        return sys.stdout.write(unglued(text))

    def __getattr__(self, name: str) -> object:
        return getattr(sys.stdout, name)


def console_for() -> Console:
    """A console for the words of a screen."""
    from rich.console import Console  # slow to import, and help needs none

    return Console(highlight=False, markup=False, emoji=False, file=cast(IO[str], _Unglued()))


def can_show(text: str) -> bool:
    """Whether standard output can show most of a text."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    lost = [
        sign for sign in text if sign.isalpha() and not _can_encode(sign, encoding) and nearest(sign) == "?"
    ]
    return len(lost) < len(text) / 2


def _can_encode(sign: str, encoding: str) -> bool:
    try:
        sign.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def replace_unencodable() -> None:
    """Let standard output and error accept any character from now on."""
    codecs.register_error("nearest sign", _replacement)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="nearest sign")


def _replacement(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    signs = error.object[error.start : error.end]
    return "".join(nearest(sign) for sign in signs), error.end


def nearest(sign: str) -> str:
    """The nearest ASCII for a sign; accents are dropped."""
    bare = unicodedata.normalize("NFKD", NEAREST.get(sign, sign)).encode("ascii", "ignore").decode()
    return bare or "?"
