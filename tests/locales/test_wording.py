"""Parameters of messages in words: one rule for labels, prompts, events and refusals."""

import pytest

from boardwright.core.decision import Decision
from boardwright.core.events import NOBODY, Event
from boardwright.core.label import Label
from boardwright.core.options import ListedOptions
from boardwright.core.plain_data import Json
from boardwright.core.refusal import Refusal
from boardwright.locales import Wording, Words


def wording(language: str = "en") -> Wording:
    return Wording(Words(language, game="everdell"), ["Ada", "Ben"])


@pytest.mark.parametrize(
    ("name", "value", "worded"),
    [
        ("player", 1, "Ben"),
        ("owner", NOBODY, ""),
        ("to", NOBODY, "the supply"),
        ("n", 1, 1),
        ("card", "inn", "Inn"),
        ("home", "inn", "Inn"),
        ("place", "sea_shanty", "Sea shanty"),
        ("colour", "tan", "tan"),
        ("cards", ["inn", "farm"], "Inn and Farm"),
        ("goods", {"twig": 2, "resin": 0, "berry": 1}, "2 twigs and 1 berry"),
        ("amount", {"berry": 0}, "0 berries"),
        ("spot", {"key": "option-card-of", "args": {"card": "inn", "copy": 2, "player": 1}}, "Inn 2 of Ben"),
        ("by", "everdell", ""),
        ("code", "play:inn", "play:inn"),
    ],
)
def test_a_parameter_is_worded_by_its_name_and_value(name: str, value: Json, worded: str | int) -> None:
    assert wording().parameter(name, value) == worded


def test_a_label_is_worded_with_its_parameters() -> None:
    assert wording().option(Label("option-plain", {"code": "done"}, [])) == "done"


def test_a_prompt_begins_with_a_capital() -> None:
    asked = Decision(0, "no-such-prompt", "inn", ListedOptions([], []))
    assert wording().prompt(asked) == "Prompt-no-such-prompt"


def test_an_event_without_a_line_is_silent() -> None:
    assert wording().event(Event("no-such-fact", 0)) == ""
    assert "Ada" in wording().event(Event("pass", 0))


def test_a_refusal_names_things_by_the_same_rule() -> None:
    words = Words("it", game="everdell")
    refusal = Refusal("helper-absent", card="inn")
    assert words("card-inn") in words.reason(refusal)
