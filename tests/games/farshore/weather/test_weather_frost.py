"""Frost: a Critter costs a mushroom more; a Construction a resource of any type."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price
from . import cleared

FROST: Final = "weather_frost"
LULL: Final = ("rose_a_red", "rose_b_critter")
CRITTERS: Final = ["scribe", "herbalist", "steward", "pirate", "pilgrim", "castaway"]
CONSTRUCTIONS: Final = ["grove", "port", "inn", "galley", "windmill", "shipwreck"]

both_modes = pytest.mark.parametrize("mode", ["upper", "both"])


def cold(mode: str = "upper", **more: Any) -> Table:
    setting: dict[str, Any] = {"weather": FROST, "mode": mode, "roses": LULL}
    return Table(**(setting | more))


# Upper half


@both_modes
@pytest.mark.parametrize("card", CRITTERS)
def test_a_critter_costs_a_mushroom_more(card: str, mode: str) -> None:
    table = cold(mode, hand=[card], goods=price(card))
    assert table.why_not(f"play:{card}") in ("goods-short", "resources-short-by")
    table = cold(mode, hand=[card], goods=price(card, mushroom=1))
    table.pick(f"play:{card}")
    assert (table.city(), _paid(table)) == ([card], _total(card) + 1)


def _total(card: str) -> int:
    """How many resources a card costs in fair weather."""
    return sum([n for n in price(card).values() if isinstance(n, int)])


def _paid(table: Table) -> int:
    """How many it did cost."""
    paid: Any = table.heard("play")[0].args["paid"]
    return int(sum(paid.values()))


@pytest.mark.parametrize("good", ["driftwood", "seaweed", "sea_stone"])
def test_other_resources_do_not_warm_a_critter(good: str) -> None:
    """It is a mushroom that is missing."""
    table = cold(hand=["scribe"], goods=price("scribe", **{good: 3}))
    assert table.why_not("play:scribe") == "goods-short"


def test_a_treasure_may_be_the_added_mushroom() -> None:
    """F-139, F-6."""
    table = cold(hand=["scribe"], goods=price("scribe", treasure=1))
    table.pick("play:scribe")
    assert (table.city(), table.goods()) == (["scribe"], {})


def test_an_anchor_still_replaces_the_whole_cost() -> None:
    """F-53."""
    table = cold("both", hand=["scribe"], city=["grove"])
    table.pick("play:scribe@grove")
    assert (table.city(), table.anchors()) == (["grove", "scribe"], 2)


def test_a_card_that_a_pigeon_brings_is_free_as_ever() -> None:
    """F-143: a Critter or a Construction."""
    for card in ("scribe", "grove"):
        table = cold(
            "both", hand=["postal_pigeon"], goods=price("postal_pigeon", mushroom=1), next=[card, "harbor"]
        )
        table.pick("play:postal_pigeon", f"play:{card}")
        assert table.city() == ["postal_pigeon", card]


@pytest.mark.parametrize("card", CONSTRUCTIONS)
def test_upper_half_alone_leaves_constructions_as_they_are(card: str) -> None:
    table = cold(hand=[card], goods=price(card))
    table.pick(f"play:{card}")
    assert table.city() == [card]


# Both halves


@pytest.mark.parametrize("good", ["driftwood", "seaweed", "sea_stone", "mushroom", "treasure"])
@pytest.mark.parametrize("card", CONSTRUCTIONS)
def test_a_construction_costs_a_resource_of_any_type_more(card: str, good: str) -> None:
    """F-52, F-139: a mushroom will do, a treasure too."""
    table = cold("both", hand=[card], goods=price(card))
    assert table.why_not(f"play:{card}") == "resources-short-by"
    table = cold("both", hand=[card], goods=price(card, **{good: 1}))
    table.pick(f"play:{card}")
    assert table.city() == [card]
    assert _paid(table) == _total(card) + 1


def test_from_the_bay_it_is_no_different() -> None:
    """The added unit does not ask where a card comes from."""
    bay: list[Json] = ["grove", "scribe"]
    for card in ("grove", "scribe"):
        table = cold("both", bay=bay, goods=price(card))
        assert f"play:bay.{card}" not in table.codes
        table = cold("both", bay=bay, goods=price(card, mushroom=1))
        table.pick(f"play:bay.{card}")
        assert table.city() == [card]


def test_a_customs_officer_may_replace_the_added_mushroom() -> None:
    """F-139, F-146: driftwood instead."""
    table = cold("both", city=["customs_officer"], hand=["scribe"], goods=price("scribe", driftwood=1))
    table.pick("play:scribe=customs_officer")
    assert (table.city(), table.goods()) == (["customs_officer", "scribe"], {})


def test_a_port_lowers_the_raised_cost() -> None:
    """F-139, F-147: a card discarded stands for the added unit."""
    table = cold("both", city=["port"], hand=["grove", "abbey"], goods=price("grove"))
    table.pick("play:grove=port")
    while table.prompt != "action":
        table.pick(table.codes[0])
    assert "grove" in table.city()
    assert table.discard() == ["abbey"]
    assert table.goods() == {"mushroom": 1}


# Captain Bonny, and the end of it


@pytest.mark.parametrize("card", ["scribe", "grove"])
def test_captain_bonny_pays_nothing_more(card: str) -> None:
    """F-136, F-113."""
    table = Table(
        bonny=4,
        weather=FROST,
        captain={"hand": [card], "workers": 0, "goods": {"treasure": 2}},
        roses=("rose_a_red", "rose_b_unique"),
    )
    table.pick("visit:docks")
    assert (table.city(1), table.goods(1)) == ([card], {"treasure": 2})


@pytest.mark.parametrize("card", ["herbalist", "port"])
def test_it_thaws_when_the_next_card_is_turned_up(card: str) -> None:
    table = cleared(FROST, "weather_surge", hand=[card], goods=price(card))
    table.pick(f"play:{card}")
    assert table.city(1) == [card]
