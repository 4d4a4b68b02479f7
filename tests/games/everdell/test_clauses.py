"""Every clause and every worked check of `docs/rules` has a test that names it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from boardwright.games.everdell.rules.cards import CARDS
from boardwright.games.everdell.rules.events import BASIC_EVENTS, SPECIAL_EVENTS
from boardwright.games.everdell.rules.places import BASIC_LOCATIONS, FOREST_CARDS, HAVEN, JOURNEYS

from ..clauses import in_order, named_in, reference, without_tests

HERE: Final = Path(__file__).parent


def test_every_clause_and_every_worked_check_is_named() -> None:
    assert in_order(reference("everdell") - named_in(HERE, "E")) == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    assert in_order(named_in(HERE, "E") - reference("everdell")) == []


def test_every_card_has_a_file_of_its_own() -> None:
    assert without_tests(HERE / "cards", CARDS.ids) == []


def test_every_place_has_a_file_of_its_own() -> None:
    places = [place.id for place in BASIC_LOCATIONS] + [*FOREST_CARDS, HAVEN.id]
    assert without_tests(HERE / "places", places) == []


def test_the_journey_has_a_file_for_all_its_spots() -> None:
    assert JOURNEYS
    assert without_tests(HERE / "places", ["journey"]) == []


def test_every_event_has_a_file_of_its_own() -> None:
    assert without_tests(HERE / "events", [place.id for place in (*BASIC_EVENTS, *SPECIAL_EVENTS)]) == []
