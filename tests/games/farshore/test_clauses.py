"""Every clause and every worked check of the rules has a test that names it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from boardwright.games.farshore.rules.standard import standard

from ..valley.clauses import in_order, named_in, without_tests

HERE: Final = Path(__file__).parent
CLAUSES: Final = {f"F-{n}" for n in range(1, 155)}
CHECKS: Final = {f"X-{n}" for n in range(1, 27)}


def test_every_clause_is_named() -> None:
    assert in_order(CLAUSES - named_in(HERE, "F")) == []


def test_every_worked_check_is_named() -> None:
    assert in_order(CHECKS - named_in(HERE, "F")) == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    assert in_order(named_in(HERE, "F") - CLAUSES - CHECKS) == []


def test_every_card_has_a_file_of_its_own() -> None:
    assert without_tests(HERE / "cards", standard().cards.ids) == []


def test_every_place_has_a_file_of_its_own() -> None:
    places = [*(place.id for place in standard().shore), "docks", "lookout", *standard().islands]
    assert without_tests(HERE / "places", places) == []


def test_every_weather_card_has_a_file_of_its_own() -> None:
    assert without_tests(HERE / "weather", [card.id for card in standard().weathers]) == []
