"""Anchors, and plays that cost nothing (F-20, F-53 to F-56)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from .table import Table

STILL = ("rose_a_red", "rose_b_unique")
NO_WIND = ("rose_a_green", "rose_b_common")
BAY: list[Json] = ["windmill", "manor", "harbor", "gardens", "galleon", "sculptor", "governor", "galley"]
FULL: list[Json] = [*["grove"] * 5, *["tumbler"] * 3, *["scriptorium"] * 3, *["beach_sledge"] * 3, "diver"]


# Anchors


def test_an_anchor_pays_the_whole_cost() -> None:
    """F-53."""
    table = Table(hand=["diver"], city=["grove"], goods={"mushroom": 3, "treasure": 1}, roses=STILL)
    table.pick("play:diver@grove", "gain:seaweed")
    assert table.goods() == {"mushroom": 3, "treasure": 1, "seaweed": 1}
    assert table.anchors() == 2
    assert table.built("grove")["occupied"] is True


def test_an_anchor_brings_a_critter_of_the_bay() -> None:
    """F-51, F-53."""
    table = Table(bay=BAY, city=["gardens"], next=["diver"])
    table.pick("play:bay.sculptor@gardens")
    assert table.city() == ["gardens", "sculptor"]
    assert table.hand() == []
    assert table.bay() == [*BAY[:5], "diver", *BAY[6:]]


@pytest.mark.parametrize(
    ("critter", "home"),
    [
        ("scribe", "sloop"),
        ("pirate", "rope_bridge"),
        ("herbalist", "port"),
        ("steward", "inn"),
        ("pilgrim", "manor"),
    ],
)
def test_any_construction_of_the_critters_colour_takes_the_anchor(critter: str, home: str) -> None:
    """F-53: of all five colours."""
    table = Table(hand=[critter], city=[home])
    table.pick(f"play:{critter}@{home}")
    assert table.city() == [home, critter]
    assert table.built(home)["occupied"] is True
    assert table.anchors() == 2


def test_a_construction_of_another_colour_does_not() -> None:
    """F-53b."""
    table = Table(hand=["diver"], city=["rope_bridge", "inn", "port", "manor"], bay=BAY)
    assert table.offers("play:diver") == []
    for home in ("rope_bridge", "inn", "port", "manor"):
        assert table.why_not(f"play:diver@{home}") == "not-its-home"


def test_a_critter_takes_no_anchor() -> None:
    """F-53: only a Construction does."""
    table = Table(hand=["diver"], city=["scribe"], bay=BAY)
    assert table.why_not("play:diver@scribe") == "not-its-home"


def test_a_construction_in_another_city_takes_none() -> None:
    """F-53a: neither a human's nor Captain Bonny's."""
    table = Table(
        bonny=1, hand=["diver"], others=[{"city": ["grove"]}], captain={"city": ["tumbler"]}, bay=BAY
    )
    assert table.why_not("play:diver@grove") == "helper-absent"
    assert table.why_not("play:diver@tumbler") == "helper-absent"


def test_a_construction_in_hand_takes_none() -> None:
    """F-53a."""
    assert Table(hand=["diver", "grove"], bay=BAY).why_not("play:diver@grove") == "helper-absent"


def test_x11_a_construction_holds_one_anchor() -> None:
    """F-53c, F-55, X-11."""
    table = Table(hand=["diver", "diver"], city=["warehouse"], bay=BAY, roses=STILL)
    table.pick("play:diver@warehouse", "gain:seaweed", "visit:docks")
    assert table.why_not("play:diver@warehouse") == "home-taken"
    assert table.anchors() == 2


def test_each_copy_of_a_construction_holds_one() -> None:
    """F-55: nobody is asked which of two equal Groves is meant."""
    table = Table(hand=["scribe", "scribe", "scribe"], city=["grove", "grove"], bay=BAY, roses=STILL)
    table.pick("play:scribe@grove", "visit:docks", "play:scribe@grove", "visit:docks")
    assert [table.built("grove", number=n)["occupied"] for n in (1, 2)] == [True, True]
    assert table.why_not("play:scribe@grove") == "home-taken"


def test_a_construction_without_a_slot_may_hold_one() -> None:
    """F-55."""
    table = Table(hand=["pirate"], city=["shipwreck"], roses=NO_WIND)
    table.pick("play:pirate@shipwreck")
    assert table.city() == ["shipwreck", "pirate"]
    assert table.goods() == {"treasure": 2}


def test_constructions_are_never_anchored() -> None:
    """F-55."""
    table = Table(hand=["tumbler"], city=["grove"], bay=BAY)
    assert table.offers("play:tumbler") == []
    assert table.why_not("play:tumbler@grove") == "not-its-home"


def test_there_are_three_anchors_for_the_game() -> None:
    """F-54."""
    table = Table(
        hand=["scribe", "scribe", "sea_chip", "treasure_hunter"], roses=("rose_a_red", "rose_b_construction"),
        city=["grove", "tumbler", "beach_sledge", "tangle_raft"], bay=BAY, others=[{"season": "autumn"}],
    )  # fmt: skip
    table.pick("play:scribe@grove", "visit:docks", "play:scribe@tumbler", "visit:docks")
    table.pick("play:treasure_hunter@beach_sledge", "visit:docks")
    assert table.anchors() == 0
    assert table.offers("play:sea_chip") == []
    assert table.why_not("play:sea_chip@tangle_raft") == "no-housing"


@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_no_season_brings_an_anchor_back(season: str) -> None:
    """F-54."""
    table = Table(
        season=season, workers=0, anchors=1, city=[{"card": "sloop", "occupied": True}],
        hand=[*["grove"] * 5, *["diver"] * 3],
    )  # fmt: skip
    table.pick("prepare")
    while table.asked == 0:
        table.pick(table.codes[0])
    assert table.anchors() == 1
    assert table.built("sloop")["occupied"] is True


def test_everybody_has_own_anchors() -> None:
    """F-54."""
    table = Table(
        hand=["scribe"], city=["grove"], others=[{"city": ["tumbler"], "hand": ["scribe"]}], roses=STILL
    )
    table.pick("play:scribe@grove", "play:scribe@tumbler")
    assert (table.anchors(0), table.anchors(1)) == (2, 2)


def test_an_anchor_is_not_mixed_with_a_payment() -> None:
    """F-53: the Critter is paid for or anchored, and both are offered."""
    table = Table(
        hand=["scribe"], city=["grove", "customs_officer"], goods={"mushroom": 2, "treasure": 1}, bay=BAY
    )
    assert not [code for code in table.codes if "@" in code and "=" in code]
    assert {"play:scribe", "play:scribe@grove"} <= set(table.offers("play:scribe"))
    table.refusal("play:scribe@grove=customs_officer")


def test_a_critter_that_could_be_anchored_may_be_paid_for() -> None:
    """F-53: the anchor is kept for later."""
    table = Table(hand=["scribe"], city=["grove"], goods={"mushroom": 2}, roses=STILL)
    table.pick("play:scribe")
    assert table.goods() == {}
    assert table.anchors() == 3
    assert table.built("grove") == {"card": "grove"}


# Free plays are plays


def test_an_anchored_card_moves_the_ship() -> None:
    """F-56: a green common card under two roses."""
    table = Table(hand=["scribe"], city=["grove"], roses=("rose_a_green", "rose_b_common"))
    table.pick("play:scribe@grove")
    assert table.ship() == 2


def test_an_anchored_card_triggers_others() -> None:
    """F-56: the Herbalist sees a Critter, the Keeper a card."""
    table = Table(
        hand=["steward"],
        city=["inn", "herbalist", "lighthouse_keeper"],
        roses=("rose_a_tan", "rose_b_unique"),
    )
    table.pick("play:steward@inn")
    assert table.goods() == {"mushroom": 1}
    assert len(table.hand()) == 1


def test_an_anchored_card_needs_a_slot() -> None:
    """F-56, F-58, F-66."""
    table = Table(hand=["scribe"], city=FULL, bay=BAY)
    assert table.offers("play:scribe") == []
    assert table.why_not("play:scribe@grove") == "no-slot"


def test_an_anchored_card_is_still_unique() -> None:
    """F-56, F-58, F-77."""
    table = Table(hand=["treasure_hunter"], city=["grove", "treasure_hunter"], bay=BAY)
    assert table.why_not("play:treasure_hunter@grove") == "already-in-city"


def test_a_card_without_a_slot_is_anchored_in_a_full_city() -> None:
    """F-56, F-66."""
    table = Table(hand=["castaway"], city=[*FULL[1:], "rope_bridge"], bay=BAY)
    table.pick("play:castaway@rope_bridge")
    assert table.city()[-1] == "castaway"
    assert table.anchors() == 2
