"""Names of people, and which of them look alike.

Two names look alike if their skeletons are equal (Unicode Technical Standard 39). The package
`confusable_homoglyphs` has the data of Unicode, and which script a letter belongs to.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any, Final

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.utils import load

from ..core.record import BOT_MARK, clean_name
from ..core.refusal import Refusal

LONGEST_LOGIN: Final = 80
LONGEST_KEY: Final = 400
NO_SCRIPT: Final = {"COMMON", "INHERITED"}
LEFT_TO_RIGHT: Final = "\u200e"
"""The package has it around letters that are written from right to left."""
TOGETHER: Final = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "HANGUL"},
    {"LATIN", "HAN", "BOPOMOFO"},
)
"""Scripts that one word may mix."""


def checked_name(name: str) -> str:
    """A name as it is stored. Raises a `Refusal`."""
    cleaned = clean_name(name)
    # Normalisation can turn one letter into a whole word.
    if not cleaned or cleaned.casefold().startswith(BOT_MARK) or len(login_of(name)) > LONGEST_LOGIN:
        raise Refusal("player-name", "name", name=name)
    for word in cleaned.split():
        scripts = {alias(letter) for letter in word} - NO_SCRIPT
        if len(scripts) > 1 and not any(scripts <= allowed for allowed in TOGETHER):
            raise Refusal("name-mixed", "name")
    if max(map(len, keys_of(cleaned))) > LONGEST_KEY:
        raise Refusal("player-name", "name", name=name)
    return cleaned


def login_of(name: str) -> str:
    """The normalised name: what somebody types to log in."""
    return unicodedata.normalize("NFKC", clean_name(name)).casefold()


def keys_of(name: str) -> set[str]:
    """How a name looks, as it is written and in small letters. Names that share a key are confusable."""
    login = login_of(name)
    written = unicodedata.normalize("NFKC", clean_name(name))
    return {skeleton(text).casefold() for text in (written, login)}


def skeleton(text: str) -> str:
    """The text with every letter replaced by the prototype of those that look like it."""
    known = _prototypes()
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(known.get(letter, letter) for letter in apart))


@cache
def _prototypes() -> dict[str, str]:
    """The prototype of each letter that has one. The package lists pairs in both directions; the prototype is
    what has several neighbours, or the shorter and smaller one of two."""
    pairs: dict[str, list[dict[str, Any]]] = load("confusables.json")
    found: dict[str, str] = {}
    for letter, near in pairs.items():
        other, one = near[0]["c"], letter.strip(LEFT_TO_RIGHT)
        if len(one) != 1 or len(near) > 1:
            continue
        if len(pairs[other]) > 1 or (len(other), other) < (len(letter), letter):
            found[one] = other.strip(LEFT_TO_RIGHT)
    return found
