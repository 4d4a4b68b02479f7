"""Wording a code is one call."""

from __future__ import annotations

import pytest

from boardwright import TITLES, IllegalChoice, Rng, everdell, word, wording
from boardwright.locales import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", TITLES)
def test_every_option_has_words(id: str, language: str) -> None:
    state, rng = TITLES[id].game.new(2, 4), Rng(4)
    for _ in range(25):
        seat = state.waiting()[0]
        options = state.options(seat)
        for code in options.codes()[:8]:
            said = word(state, seat, code, language)
            assert said.strip()
            assert not said.startswith("option-")
        assert wording(state, language, ["Ada", "Ben"]).prompt(state.decision(seat)).strip()
        state.play(seat, options.sample(rng))


def test_the_words_are_those_of_the_language() -> None:
    state = everdell.new(seats=2, seed=7)
    assert word(state, 0, "visit:three_twigs") == "3 twigs"
    assert word(state, 0, "visit:three_twigs", "it") == "3 rametti"
    with pytest.raises(ValueError, match="languages are en"):
        word(state, 0, "visit:three_twigs", "la")
    with pytest.raises(IllegalChoice):
        word(state, 1, "visit:three_twigs")


@pytest.mark.parametrize("id", TITLES)
def test_only_what_the_game_knows_is_worded(id: str) -> None:
    state = TITLES[id].game.new(2, 4)
    for code in ("", "nonsense", "visit:nowhere"):
        with pytest.raises(IllegalChoice):
            word(state, 0, code)


def test_what_is_not_offered_for_a_reason_is_worded() -> None:
    state = everdell.new(seats=2, seed=7)
    assert [code for code in state.why_not(0) if not word(state, 0, code)] == []
