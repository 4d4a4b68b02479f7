"""The words: complete in every language, true to the rules, and enough for every game that is played."""

from __future__ import annotations

import re

import pytest
from hoarfrost.rules.cards import ANIMALS, FINDS
from hoarfrost.rules.game import hoarfrost
from hoarfrost.title import TITLE

from boardwright.core.refusal import BadPosition
from boardwright.core.rng import Rng
from boardwright.locales import LANGUAGES, Words
from boardwright.locales.words import written
from boardwright.testing.cases import Case, plain
from boardwright.testing.words import WordsSuite

every_language = pytest.mark.parametrize("language", LANGUAGES)
SETUPS = [Case(hoarfrost, seats, 40) for seats in (1, 2, 3, 4)]


@every_language
def test_every_message_is_there_in_every_language(language: str) -> None:
    english, messages = written("en", "hoarfrost"), written(language, "hoarfrost")
    assert list(messages) == list(english)
    for key, text in english.items():
        for part in (r"^ +\.(\w+) =", r"\$(\w+)"):
            assert set(re.findall(part, messages[key], re.MULTILINE)) == set(
                re.findall(part, text, re.MULTILINE)
            ), key


@every_language
def test_rule_texts_name_the_same_numbers(language: str) -> None:
    """Every language promises what English does: a mistyped number would be another game."""
    for card in (*ANIMALS, *FINDS):
        key = f"card-{card}.rule"
        numbers = [re.findall(r"\d+", Words(spoken, game="hoarfrost")(key)) for spoken in ("en", language)]
        assert numbers[0] == numbers[1], card


def test_the_speed_on_a_card_is_its_place() -> None:
    words = Words("en", game="hoarfrost")
    for speed, animal in enumerate(ANIMALS, 1):
        assert words(f"card-{animal}.rule").startswith(f"Speed {speed}.")


class TestWords(WordsSuite):
    title = TITLE
    cases = SETUPS


def test_animals_and_finds_say_what_they_do() -> None:
    words = Words("en", game="hoarfrost")
    assert all(words.knows(f"card-{card}.rule") for card in (*ANIMALS, *FINDS))


@every_language
def test_a_refused_position_names_the_card(language: str) -> None:
    words = Words(language, game="hoarfrost")
    with pytest.raises(BadPosition) as refusal:
        hoarfrost.load({"hedge": ["apple"] * 9})
    assert words("card-apple") in words.refusal(refusal.value)


def test_labels_point_at_cards_that_the_seat_sees() -> None:
    for case in SETUPS:
        state = case.new(3)
        chance = Rng(3)
        while waiting := state.waiting():
            seat = waiting[0]
            things = {card["thing"] for zone in plain(state.view(seat))["zones"] for card in zone["cards"]}
            for code in state.options(seat).codes():
                assert set(state.label(seat, code).at) <= things
            state.play(seat, state.options(seat).sample(chance))
