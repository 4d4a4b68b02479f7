"""Labels: every option can be worded in four languages and points at things that its seat sees."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

import pytest

from boardwright.core.label import Label
from boardwright.core.protocol import State
from boardwright.core.refusal import IllegalChoice
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.locales import LANGUAGES
from boardwright.testing.cases import Case, finish, moments, plain, walk

from ..locales.catalogues import messages, source_text
from .cases import CASES

PAGE: Final = Path(__file__).parents[2] / "docs" / "notation.md"
SECTION: Final = re.split(r"^## ", PAGE.read_text(), flags=re.MULTILINE)[1]

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)


def rows(head: str) -> list[list[list[str]]]:
    """A table of the section: the names in each cell of each row."""
    table = SECTION.partition(f"\n| {head} |")[2].partition("\n\n")[0]
    cells = [line.split("|")[1:4] for line in table.splitlines() if line.startswith("| `")]
    return [[re.findall(r"`([^`]+)`", cell) for cell in row] for row in cells]


ARGS: Final = {key: set(args) for keys, args, _ in rows("key") for key in keys}
"""The parameters of each key, as documented."""

FAMILIES: Final = {
    name: [word for word in words if word.endswith("-*")] for names, _, words in rows("arg") for name in names
}
"""The messages that name each parameter, as documented."""


def labelled(state: State) -> Iterator[tuple[int, str, Label]]:
    """Every option of the state, and everything that might be looked for among them."""
    for seat in state.waiting():
        for code in [*state.options(seat).codes(), *state.why_not(seat)]:
            yield seat, code, state.label(seat, code)


# The page


def test_the_page_lists_exactly_the_keys_and_parameters_there_are() -> None:
    in_source = set(
        re.findall(
            r'"(option-[a-z-]+)"', source_text("core", "games/valley/rules", "games/cartographers/rules")
        )
    )
    assert ARGS.keys() == in_source
    assert len(ARGS) > 20
    assert FAMILIES.keys() == {arg for args in ARGS.values() for arg in args}


@pytest.mark.all_titles
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_message_with_the_parameters_of_the_page(language: str) -> None:
    found = set()
    for game in GAMES:
        for key, facts in messages(language, game).items():
            if key in ARGS:
                assert facts.variables == ARGS[key] - {"copy"}, key
                found.add(key)
    assert found == ARGS.keys()


def test_the_example_of_the_page_is_true() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert (result.attempted, result.failed) == (3, 0)


# Random games


@cache
def known(game: str) -> list[set[str]]:
    """The messages at the table of a game, in each language."""
    return [set(messages(language, game)) for language in LANGUAGES]


def assert_wordable(label: Label, state: State) -> None:
    """All words that it takes are there in every language: the game's, or those that a set brings."""
    assert label.args.keys() in (ARGS[label.key], ARGS[label.key] - {"copy"})
    wanted = [[label.key]]
    for name, value in label.args.items():
        ids = list(value) if isinstance(value, dict) else [value]
        if FAMILIES[name] and name != "player":
            wanted += [[family.replace("*", str(id)) for family in FAMILIES[name]] for id in ids]
    for language, there in zip(LANGUAGES, known(state.game.name), strict=True):
        brought = state.words().get(language, {})
        assert all(any(key in there or key in brought for key in keys) for keys in wanted), label


def assert_points(thing: str, seat: int, view: Any, where: str) -> None:
    """It is spelled as the page says, and it is there."""
    zone, _, name = thing.partition(":")
    if view["game"] == "cartographers":
        row, column = re.fullmatch(r"([a-k])([0-9]+)", thing).groups()  # type: ignore[union-attr]
        sheet = view["maps"][view["maps"][seat]["draws_on"]]
        assert sheet["rows"]["abcdefghijk".index(row)][int(column) - 1] in ".R"
    elif zone in ("deck", "discard"):
        assert not name
        assert zone in view
    elif zone == "hand":
        assert name in view["players"][seat]["hand"]
    elif zone == "row":
        card, _, number = name.partition(".")
        assert view[where].count(card) >= int(number or 1)
    elif zone == "city":
        owner, card, number = [*name.split("."), "1"][:3]
        city = [built["card"] for built in view["players"][int(owner)]["city"]]
        assert city.count(card) >= int(number)
    elif zone == "seat":
        assert 0 <= int(name) < len(view["players"])
    else:
        there = {
            "place": view["places"],
            "shown": view["shown"],
            "good": view["players"][seat]["goods"],
        }
        assert name in there[zone]


@every_case
def test_every_option_and_every_wish_has_a_label_in_words_with_things_that_are_there(case: Case) -> None:
    if case.game.name == "toy":
        return  # it has no words
    where = {"everdell": "meadow", "farshore": "bay"}.get(case.game.name, "")
    few = moments(case, range(1), every=4)  # there are many drawings, and they are similar
    for state in chain(*(walk(case, seed) for seed in range(3))) if where else few:
        views = {seat: plain(state.view(seat)) for seat in state.waiting()}
        for seat, code, label in labelled(state):
            assert label.key != "option-plain", code
            assert_wordable(label, state)
            for thing in label.at:
                assert_points(thing, seat, views[seat], where)


def test_a_game_that_says_no_more_shows_its_codes() -> None:
    state = CASES[0].new(1)
    code = state.options(0).codes()[0]
    label = State.label(state, 0, code)  # the default for games without labels
    assert label.dump() == {"key": "option-plain", "args": {"code": code}, "at": []}


@every_case
def test_nobody_else_is_shown_a_label(case: Case) -> None:
    for state in [*moments(case, range(1), every=9), finish(case.new(1), Rng(1))]:
        code = state.pending()[0].options.codes()[0] if state.waiting() else "pass"
        for seat in [seat for seat in range(-1, state.seats + 1) if seat not in state.waiting()]:
            with pytest.raises(IllegalChoice):
                state.label(seat, code)


NONSENSE: Final = (
    "", ":", "x", "play", "play:", "play:x@y", "play:x=y", "play:..@", "visit:x.y.z", "to:", "to:x",
    "to:" + "9" * 5000, "sort:farm", "pay:1", "pay:1+", "give:=", "give:twig=x", "take:meadow.inn.x",
    "take:bay.inn.x", "forest:", "a1", "\udc80",
)  # fmt: skip


@pytest.mark.parametrize("code", NONSENSE, ids=lambda code: ascii(code[:20]))
def test_a_code_that_nobody_offers_does_no_harm(code: str) -> None:
    for case in CASES:
        state = case.new(3)
        assert isinstance(state.label(state.waiting()[0], code), Label)
