"""The city: copies, slots and pairs (E-6, E-74 to E-81)."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.plain_data import Json

from .table import Table

FULL: list[Json] = [*["farm"] * 7, *["mine"] * 3, *["twig_barge"] * 3, "resin_refinery", "resin_refinery"]


def slots(table: Table, seat: int = 0) -> int:
    view: dict[str, Any] = table.state.view(None)
    return int(view["players"][seat]["slots"])


def test_any_number_of_copies_of_a_common_card() -> None:
    """E-6: all eight Farms."""
    table = Table(hand=["farm"], goods={"twig": 2, "resin": 1}, city=["farm"] * 7)
    table.pick("play:farm")
    assert table.city() == ["farm"] * 8


def test_one_copy_of_a_unique_card() -> None:
    """E-6."""
    table = Table(hand=["historian"], goods={"berry": 2}, city=["historian"])
    assert table.why_not("play:historian") == "already-in-city"


def test_the_fifteenth_card_fits_and_the_sixteenth_does_not() -> None:
    """E-74."""
    table = Table(hand=["inn", "inn"], goods={"twig": 4, "resin": 2}, city=FULL[:14])
    table.pick("play:inn", "visit:one_berry")
    assert slots(table) == 15
    assert table.why_not("play:inn") == "no-slot"


def test_events_fill_no_slot() -> None:
    """E-74: neither do the cards under them."""
    events: list[Json] = ["grand_tour", {"event": "graduation_of_scholars", "cards": ["king", "monk"]}]
    in_play = ["graduation_of_scholars", "tax_relief", "a_well_run_city", "croak_wart_cure"]
    table = Table(
        hand=["inn"], goods={"twig": 2, "resin": 1}, city=FULL[:14], events=events, events_in_play=in_play
    )
    assert slots(table) == 14
    table.pick("play:inn")
    assert slots(table) == 15


def test_prisoners_fill_no_slot() -> None:
    """E-74."""
    city: list[Json] = [*FULL[:13], {"card": "dungeon", "under": ["king", "queen"]}]
    table = Table(hand=["inn"], goods={"twig": 2, "resin": 1}, city=city)
    assert slots(table) == 14
    table.pick("play:inn")
    assert slots(table) == 15


def test_a_wanderer_fits_into_a_full_city() -> None:
    """E-75: and so does another one."""
    table = Table(hand=["wanderer", "wanderer"], goods={"berry": 4}, city=FULL)
    table.pick("play:wanderer", "visit:one_berry", "play:wanderer")
    assert table.city() == [*FULL, "wanderer", "wanderer"]
    assert slots(table) == 15


@pytest.mark.parametrize(
    ("husbands", "wives", "used"),
    [(1, 0, 1), (0, 1, 1), (1, 1, 1), (2, 1, 2), (1, 2, 2), (2, 2, 2), (3, 1, 3), (4, 4, 4), (4, 3, 4)],
)
def test_a_couple_shares_a_slot(husbands: int, wives: int, used: int) -> None:
    """E-76: each of them with one partner only."""
    table = Table(city=["farm", *["husband"] * husbands, *["wife"] * wives])
    assert slots(table) == used + 1


def test_a_couple_leaves_room_for_one_more_card() -> None:
    """E-76."""
    table = Table(hand=["inn"], goods={"twig": 2, "resin": 1}, city=[*FULL[:13], "husband", "wife"])
    table.pick("play:inn")
    assert len(table.city()) == 16
    assert slots(table) == 15


@pytest.mark.parametrize(("here", "played"), [("husband", "wife"), ("wife", "husband")])
def test_a_partner_fits_into_a_full_city(here: str, played: str) -> None:
    """E-77."""
    table = Table(hand=[played], goods={"berry": 3}, city=[*FULL[:14], here])
    table.pick(f"play:{played}", *(["gain:twig"] if played == "husband" else []))
    assert table.city() == [*FULL[:14], here, played]
    assert slots(table) == 15


@pytest.mark.parametrize("played", ["husband", "wife"])
def test_into_a_full_city_of_couples_no_third_one_fits(played: str) -> None:
    """E-77: there is nobody unpaired."""
    table = Table(hand=[played], goods={"berry": 3}, city=[*FULL[:14], "husband", "wife"])
    assert table.why_not(f"play:{played}") == "no-slot"


@pytest.mark.parametrize("kind", ["husband", "wife"])
def test_two_of_a_kind_are_no_couple(kind: str) -> None:
    """E-77."""
    table = Table(hand=[kind], goods={"berry": 3}, city=[*FULL[:14], kind])
    assert table.why_not(f"play:{kind}") == "no-slot"


def test_ruins_fit_into_a_full_city() -> None:
    """E-78: they replace the construction they remove."""
    table = Table(hand=["ruins"], city=FULL)
    table.pick("play:ruins", "remove:0.mine")
    assert table.city().count("mine") == 2
    assert table.city()[-1] == "ruins"
    assert slots(table) == 15


def test_a_partner_who_stays_keeps_the_slot() -> None:
    """E-79: with the University nothing becomes free."""
    table = Table(
        city=[*FULL[:13], "university", "husband", "wife"], hand=["inn"], goods={"twig": 2, "resin": 1}
    )
    assert slots(table) == 15
    table.pick("visit:0.university", "remove:0.husband", "gain:berry", "visit:one_berry")
    assert table.city() == [*FULL[:13], "university", "wife"]
    assert slots(table) == 15
    assert table.why_not("play:inn") == "no-slot"


def test_imprisoning_one_of_a_couple_makes_no_room() -> None:
    """E-79: so a full city cannot be built on in this way."""
    table = Table(
        city=[*FULL[:13], "dungeon", "husband", "wife"], hand=["inn"], goods={"twig": 2, "resin": 1}
    )
    assert table.offers("play:inn") == []


def test_the_layout_of_a_city_means_nothing() -> None:
    """E-80: the same cards in another order offer the same and score the same."""
    city: list[Json] = ["husband", "inn", "castle", "wife", "farm", "historian", "judge", "husband"]
    tables = [
        Table(city=order, hand=["wife", "king", "queen"], goods={"twig": 3, "berry": 5}, seed=4)
        for order in (city, city[::-1])
    ]
    assert sorted(tables[0].codes) == sorted(tables[1].codes)
    assert slots(tables[0]) == slots(tables[1]) == 7
    assert tables[0].score().total == tables[1].score().total == 2 + 2 + 4 + 2 + 1 + 1 + 2 + 2 + 2 + 3


def test_cards_without_a_slot_count_for_requirements() -> None:
    """E-81: three Wanderers are three tan cards."""
    table = Table(city=["wanderer"] * 3)
    assert slots(table) == 0
    assert "visit:cartographers_expedition" in table.codes


def test_cards_that_share_a_slot_count_for_requirements() -> None:
    """E-81: three Husbands in two couples, and a Farm, are four green cards."""
    table = Table(city=["husband", "wife", "husband", "wife", "husband", "farm"])
    assert "visit:harvest_festival" in table.codes


def test_cards_without_a_slot_of_their_own_score() -> None:
    """E-81: base values 1, 2, 2 and 2 for the School, whose bonus counts three common Critters."""
    table = Table(city=["wanderer", "husband", "wife", "school"])
    assert table.scored("cards") == 1 + 2 + 2 + 2
    assert table.scored("school") == 3
