"""Parameters of messages in words: one rule for labels, prompts, events and refusals."""

import pytest

from boardwright.core.decision import Decision
from boardwright.core.events import NOBODY, Event
from boardwright.core.label import Label
from boardwright.core.options import ListedOptions
from boardwright.core.plain_data import Json
from boardwright.core.refusal import Refusal
from boardwright.core.rng import Rng
from boardwright.games import GAMES
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


@pytest.mark.parametrize(
    ("n", "says"), [(1, "1 of your green cards, of your choice, does not"), (2, "do not")]
)
def test_the_drought_agrees_with_its_number(n: int, says: str) -> None:
    words = Words("en", game="farshore")
    assert words("weather-weather_drought") == "Drought"
    assert says in words("weather-effect-green_cards_skipped", n=n)


@pytest.mark.parametrize("game", ["everdell", "farshore", "cartographers"])
def test_the_log_tells_nothing_twice(game: str) -> None:
    """Who draws cards reads which ones, and nobody else a second line; handing in a drawing has no line."""
    state = GAMES[game].new(2, 3)
    worder = Wording(Words("en", game=game), ["Ada", "Ben"])
    chance = Rng(3)
    drew: set[int | None] = set()
    for _ in range(60):
        if not state.waiting():
            break
        seat = state.waiting()[0]
        options = state.options(seat)
        events = state.choose(seat, options.code(options[chance.below(len(options))]))
        for viewer in (0, 1, None):
            seen = [one for one in events if one.seen_by(viewer) and one.key_for(viewer)]
            draws = [(one.seat, one.args.get("n")) for one in seen if one.kind == "draw"]
            shown = [
                (one.seat, len(cards)) for one in seen if isinstance(cards := one.args.get("cards"), list)
            ]
            assert not set(draws) & set(shown), (viewer, draws, shown)
            lines = [worder.event(one) for one in seen if one.kind in ("drawn", "ready", "ambush")]
            assert len(lines) == len(set(lines)), lines
            drew |= {viewer} if draws or lines else set()
    assert drew == {0, 1, None}
