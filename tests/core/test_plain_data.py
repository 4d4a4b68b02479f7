"""Plain data: one spelling, and refusals that name the field."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardwright.core.plain_data import Field, Json, parse, spell
from boardwright.core.refusal import BadPosition, BadSetup, Refusal

DOCUMENT: Json = {"seats": [{"coins": 3, "names": ["Ada"]}], "open": True, "none": None}

plain_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)


@given(plain_data)
@settings(derandomize=True, deadline=None)
def test_a_spelling_can_be_read_back_and_is_the_only_one(value: Json) -> None:
    again: Json = json.loads(spell(value))
    assert again == value
    assert spell(again) == spell(value)


def test_the_order_of_names_does_not_matter() -> None:
    assert (
        spell({"b": 1, "a": [True, None]}) == spell({"a": [True, None], "b": 1}) == '{"a":[true,null],"b":1}'
    )


def test_letters_of_all_languages_are_spelled_as_they_are() -> None:
    assert spell("Лес é") == '"Лес é"'


def coins(document: Json = DOCUMENT) -> Field:
    seats = Field(document).entries(("seats", "open", "none"))["seats"]
    return seats.items()[0].entries(("coins", "names"))["coins"]


def test_a_field_knows_the_way_that_leads_to_it() -> None:
    assert coins().path == "seats[0].coins"
    assert coins().value == 3
    assert str(coins().refuse("range", most=2)) == "seats[0].coins: range (most=2)"


def test_values_are_given_as_they_are() -> None:
    top = Field(DOCUMENT).entries(("seats", "open", "none"))
    assert coins().whole(0, 3) == coins().whole(3, 9) == 3
    assert top["open"].flag() is True
    assert Field("Ada").text() == Field("Ada").one_of(["Bo", "Ada"]) == "Ada"
    assert [item.path for item in Field([1, 2], "row").items(2, 2)] == ["row[0]", "row[1]"]
    assert Field({}).entries(("a",)) == {}


REFUSALS: dict[str, tuple[Json, Callable[[Field], object], str]] = {
    "a list is no object": ([], lambda field: field.entries(()), "not-object"),
    "nothing is no object": (None, lambda field: field.entries(()), "not-object"),
    "an object is no list": ({}, lambda field: field.items(), "not-list"),
    "a text is no list": ("abc", lambda field: field.items(), "not-list"),
    "too few": ([1], lambda field: field.items(2), "length"),
    "too many": ([1, 2, 3], lambda field: field.items(0, 2), "length"),
    "none at all": ([], lambda field: field.items(1, 2), "length"),
    "a text is no number": ("3", lambda field: field.whole(0, 9), "not-whole"),
    "true is no number": (True, lambda field: field.whole(0, 9), "not-whole"),
    "nothing is no number": (None, lambda field: field.whole(0, 9), "not-whole"),
    "too small": (-1, lambda field: field.whole(0, 9), "range"),
    "too great": (10, lambda field: field.whole(0, 9), "range"),
    "a number is no flag": (1, lambda field: field.flag(), "not-flag"),
    "a word is no flag": ("true", lambda field: field.flag(), "not-flag"),
    "a number is no text": (7, lambda field: field.text(), "not-text"),
    "a list is no text": (["a"], lambda field: field.text(), "not-text"),
    "a stranger": ("c", lambda field: field.one_of("ab"), "not-one-of"),
    "no name at all": (0, lambda field: field.one_of("ab"), "not-text"),
    "almost a name": ("A", lambda field: field.one_of("ab"), "not-one-of"),
}


@pytest.mark.parametrize("kind", [BadPosition, BadSetup])
@pytest.mark.parametrize(("value", "read", "reason"), REFUSALS.values(), ids=REFUSALS)
def test_a_refusal_names_the_field(
    kind: type[Refusal], value: Json, read: Callable[[Field], object], reason: str
) -> None:
    with pytest.raises(kind) as refusal:
        read(Field(value, "seats[1].coins", kind))
    assert refusal.value.reason == reason
    assert refusal.value.where == "seats[1].coins"


def test_a_fraction_is_no_whole_number() -> None:
    with pytest.raises(BadPosition, match="not-whole"):
        Field(parse("1.0"), "time").whole(0, 9)


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadPosition) as refusal:
        Field({"coinz": 1}, "seats[0]").entries(("coins", "map"))
    assert refusal.value.where == "seats[0].coinz"
    assert refusal.value.details == {"known": "coins, map"}


def test_refusals_deep_inside_keep_their_kind() -> None:
    options = Field({"map": ["..", 3]}, "", BadSetup).entries(("map",))
    with pytest.raises(BadSetup) as refusal:
        options["map"].items()[1].text()
    assert refusal.value.where == "map[1]"
