"""Every clause and every worked check of `docs/rules` has a test that names it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from boardwright.games.farshore.rules.standard import standard

from ..clauses import in_order, named_in, reference, without_tests

HERE: Final = Path(__file__).parent


def test_every_clause_and_every_worked_check_is_named() -> None:
    assert in_order(reference("farshore") - named_in(HERE, "F")) == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    assert in_order(named_in(HERE, "F") - reference("farshore")) == []


def test_every_card_has_a_file_of_its_own() -> None:
    assert without_tests(HERE / "cards", standard().cards.ids) == []


def test_every_place_has_a_file_of_its_own() -> None:
    places = [*(place.id for place in standard().shore), "docks", "lookout", *standard().islands]
    assert without_tests(HERE / "places", places) == []


def test_every_weather_card_has_a_file_of_its_own() -> None:
    assert without_tests(HERE / "weather", [card.id for card in standard().weathers]) == []
