"""A state in words, by one call."""

from __future__ import annotations

from collections.abc import Sequence

from .core.protocol import State
from .locales import LANGUAGES, Wording, Words


def word(state: State, seat: int, code: str, language: str = "en", names: Sequence[str] = ()) -> str:
    """One of the options of a seat in words, or a code of `State.why_not`: `visit:three_twigs` is "3 twigs".

    `language` is one of `LANGUAGES`; `names` are the players, by seat. Raises `IllegalChoice` if the seat is
    not asked, and for any other code.
    """
    if code not in state.why_not(seat):
        state.options(seat).move(code)  # refuses what is not among the options
    return wording(state, language, names).option(state.label(seat, code))


def wording(state: State, language: str = "en", names: Sequence[str] = ()) -> Wording:
    """Words for what a state gives as data: options, questions, events."""
    words = words_of(state, language)
    return Wording(words, names or seat_names(state, words))


def words_of(state: State, language: str) -> Words:
    """The catalogues of a language at the table of a state."""
    if language not in LANGUAGES:
        raise ValueError(f"languages are {', '.join(LANGUAGES)}, not {language}")
    return Words(language, game=state.game.name, more=state.words())


def seat_names(state: State, words: Words) -> list[str]:
    """Names for players who have none."""
    return [words("seat-n", n=seat) for seat in range(state.seats)]
