"""What holds for the words of every title: its catalogues can be read, and random games are told in words.

A title joins by a subclass in its own tests::

    class TestWords(WordsSuite):
        title = TITLE
        cases = [Case(my_game, seats=2, bound=20), Case(my_game, seats=1, bound=20, label="alone")]
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from typing import ClassVar, Final

import pytest
from fluent.syntax import FluentParser, ast

from ..core.events import Event
from ..core.protocol import State
from ..core.rng import Rng
from ..core.setup_options import OneOption, SeveralOption
from ..core.zones import cards_of, zones_of
from ..games import Title
from ..locales import LANGUAGES, Wording, Words
from ..locales.words import written
from .cases import Case, viewers

NAMES: Final = ("Ada", "Борис", "Chloé", "Dario", "Eve")


class StrictWords(Words):
    """Words that fail where a message or one of its parameters is missing."""

    def __init__(self, language: str, title: Title) -> None:
        super().__init__(language, game=title.id)
        self.catalogues: Final = [
            written(spoken, package)
            for spoken in (language, "en")
            for package in (*title.families, title.package)
        ]

    def __call__(self, key: str, /, **args: str | int) -> str:
        assert self.knows(key), f"there is no message {key}"
        name, _, attribute = key.partition(".")
        text = next((messages[name] for messages in self.catalogues if name in messages), "")
        if not attribute:
            missing = parameters(values(text)[""]) - set(args)
            assert not missing, f"{key} has {sorted(args)}, and no {sorted(missing)}"
        return super().__call__(key, **args)


class WordsSuite:
    """The words of a title as tests, in English and in each other language that it has."""

    title: ClassVar[Title]
    cases: ClassVar[Sequence[Case]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "language" in metafunc.fixturenames:
            metafunc.parametrize("language", [spoken for spoken in LANGUAGES if file_of(self.title, spoken)])
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", self.cases, ids=[case.id for case in self.cases])

    def test_there_is_english(self) -> None:
        words = StrictWords("en", self.title)
        assert words(f"game-{self.title.id}")
        assert words(f"game-{self.title.id}.about")

    def test_every_message_can_be_read(self, language: str) -> None:
        text = file_of(self.title, language)
        mistakes = [
            f"{language}.ftl, line {text[: note.span.start].count(chr(10)) + 1}: {note.message}"
            for entry in FluentParser().parse(text).body
            if isinstance(entry, ast.Junk)
            for note in entry.annotations
            if note.span
        ]
        assert mistakes == []

    def test_messages_have_the_parts_and_parameters_of_english(self, language: str) -> None:
        english = written("en", self.title.package)
        for key, text in written(language, self.title.package).items():
            assert key in english, f"{key} is not in en.ftl"
            assert set(values(text)) <= set(values(english[key])), key
            assert parameters(text) <= parameters(english[key]), key

    def test_set_ups_have_words(self, language: str, case: Case) -> None:
        words = StrictWords(language, self.title)
        for choice in case.game.setup_options(case.seats):
            assert words(f"choice-{choice.name}")
            if choice.words and isinstance(choice, OneOption | SeveralOption):
                assert all(words(f"{choice.words}-{value}") for value in choice.values)
        presets = case.game.presets()
        if len(presets) > 1:
            assert all(words(f"preset-{case.game.name}-{preset.name}") for preset in presets)

    def test_games_are_told_in_words(self, language: str, case: Case) -> None:
        words = StrictWords(language, self.title)
        for seed in range(3):
            events: list[Event] = []
            state = case.new(seed, events)
            chance = Rng(seed)
            rivals = [words("player-rival") for _ in state.scores()[state.seats :]]
            wording = Wording(words, [*NAMES[: state.seats], *rivals])
            while waiting := state.waiting():
                for viewer in viewers(state):
                    assert_zones_have_words(state, viewer, words)
                assert_questions_have_words(state, wording)
                seat = waiting[chance.below(len(waiting))]
                state.play(seat, state.options(seat).sample(chance), events)
            for event in events:
                for viewer in viewers(state):
                    wording.event(event, viewer)
            for score in state.scores():
                assert all(words(f"source-{line.source}") for line in [*score.lines, *score.forecast])
                assert score.title is None or words(score.title)


def assert_questions_have_words(state: State, wording: Wording) -> None:
    for decision in state.pending():
        assert wording.prompt(decision)
        for code in decision.options.codes():
            assert wording.option(state.label(decision.seat, code))
        for code, refusal in state.why_not(decision.seat).items():
            assert wording.option(state.label(decision.seat, code))
            assert wording.words.reason(refusal)


def assert_zones_have_words(state: State, viewer: int | None, words: Words) -> None:
    for zone in zones_of(state.view(viewer)):
        assert words(f"zone-{zone['id']}")
        for card in cards_of(zone):
            marks = card["marks"]
            assert isinstance(marks, list)
            assert not card["id"] or words(f"card-{card['id']}")
            assert all(words(f"mark-{mark}") for mark in marks)


def file_of(title: Title, language: str) -> str:
    """The catalogue of a title in one language; empty if there is none."""
    file = files(title.package).joinpath("locales", f"{language}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


def values(message: str) -> dict[str, str]:
    """The text of a message, under an empty name, and of its attributes."""
    text, *rest = re.split(r"^ +\.([\w-]+) *=", message, flags=re.MULTILINE)
    return {"": text, **dict(zip(rest[::2], rest[1::2], strict=True))}


def parameters(text: str) -> set[str]:
    """The parameters that a text names."""
    return set(re.findall(r"\$([\w-]+)", text))
