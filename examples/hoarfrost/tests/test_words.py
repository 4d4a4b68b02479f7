"""The words: complete in every language, true to the rules, and enough for every game that is played."""

from __future__ import annotations

import re

import pytest
from hoarfrost.rules.cards import ANIMALS, FINDS
from hoarfrost.rules.game import hoarfrost

from boardwright.core.events import Event
from boardwright.core.refusal import BadPosition
from boardwright.core.rng import Rng
from boardwright.locales import LANGUAGES, Wording, Words
from boardwright.locales.words import written
from boardwright.testing.cases import Case, plain

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


@every_language
@pytest.mark.parametrize("case", SETUPS, ids=lambda case: case.id)
def test_every_event_has_words(language: str, case: Case) -> None:
    words = Words(language, game="hoarfrost")
    names = ["Ada", "Bo", "Cy", "Di"][: case.seats] + ([words("player-rival")] if case.seats == 1 else [])
    wording = Wording(words, names)
    for seed in range(6):
        events: list[Event] = []
        state = case.new(seed, events)
        chance = Rng(seed)
        while waiting := state.waiting():
            for decision in state.pending():
                assert sound(wording.prompt(decision))
                for code in decision.options.codes():
                    assert sound(wording.option(state.label(decision.seat, code)))
            for zone in plain(state.view(waiting[0]))["zones"]:
                assert words.knows(f"zone-{zone['id']}")
                for card in zone["cards"]:
                    assert not card["id"] or words.knows(f"card-{card['id']}.rule")
                    assert all(words.knows(f"mark-{mark}") for mark in card["marks"])
            state.play(waiting[-1], state.options(waiting[-1]).sample(chance), events)
        for event in events:
            assert sound(wording.event(event)), event
        for score in state.scores():
            assert all(words.knows(f"source-{line.source}") for line in score.lines)


def sound(text: str) -> bool:
    """Whether a sentence has all its parts."""
    return bool(text) and not re.search(r"[{}$]|(?:option|prompt|log|card|noun)-|: \.|  ", text)


@every_language
def test_set_ups_and_refusals_have_words(language: str) -> None:
    words = Words(language, game="hoarfrost")
    for key in (
        "game-hoarfrost",
        "game-hoarfrost.about",
        "choice-evenings",
        "choice-fox",
        "fox-cub",
        "fox-grey",
    ):
        assert words.knows(key)
    assert all(words.knows(f"preset-hoarfrost-{preset.name}") for preset in hoarfrost.presets())
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
