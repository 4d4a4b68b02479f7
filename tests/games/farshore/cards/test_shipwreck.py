"""The Shipwreck: no slot, a treasure and a card for one resource of any kind."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table, all_but, price

BAY = ["grove", "beach_sledge", "tangle_raft", "tumbler", "scribe", "sloop", "diver", "merchant"]
FULL: list[Json] = [*["beach_sledge", "tangle_raft", "tumbler", "scriptorium", "inn"] * 3]
AWAY: dict[str, Json] = {"season": "autumn", "passed": True}
STILL = ("rose_a_red", "rose_b_common")
ANY = price("shipwreck")["mushroom"]
"""How many resources of any kind it costs."""


def test_brings_a_treasure_and_a_card() -> None:
    table = Table(hand=["shipwreck"], goods={"driftwood": ANY}, next=["port", "inn"], roses=STILL)
    table.pick("play:shipwreck")
    assert table.city() == ["shipwreck"]
    assert table.goods() == {"treasure": 1}
    assert table.hand() == ["port"]
    assert table.asked == 1


def test_costs_a_point() -> None:
    """F-9, F-105: negative base points, which the treasure outweighs."""
    table = Table(hand=["shipwreck"], goods={"driftwood": ANY}, roses=STILL)
    table.pick("play:shipwreck")
    assert table.scored("cards") == -1
    assert table.score().total == 1
    assert Table(city=["shipwreck"]).score().total == -1


def test_any_resource_pays_for_it_mushrooms_too() -> None:
    """F-52, F-78."""
    for good in ("driftwood", "seaweed", "sea_stone", "mushroom"):
        table = Table(hand=["shipwreck"], goods={good: ANY}, roses=STILL)
        table.pick("play:shipwreck")
        assert table.goods() == {"treasure": 1}


def test_a_treasure_pays_for_it() -> None:
    """F-52."""
    table = Table(hand=["shipwreck"], goods={"treasure": ANY}, roses=STILL)
    table.pick("play:shipwreck")
    assert table.goods() == {"treasure": 1}


def test_the_player_chooses_what_to_pay() -> None:
    """F-52: no overpaying."""
    table = Table(hand=["shipwreck"], goods={"seaweed": ANY, "mushroom": ANY, "treasure": ANY}, roses=STILL)
    table.pick("play:shipwreck")
    for good in ("seaweed", "mushroom", "treasure"):
        assert f"pay:{ANY}{good}" in table.codes
    table.pick(f"pay:{ANY}treasure")
    assert table.goods() == {"seaweed": ANY, "mushroom": ANY, "treasure": 1}


def test_its_treasure_does_not_pay_for_it() -> None:
    """F-63."""
    refusal = Table(hand=["shipwreck"]).refusal("play:shipwreck")
    assert refusal.reason == "resources-short-by"
    assert refusal.details["n"] == ANY


def test_x18_takes_no_slot() -> None:
    """F-66."""
    table = Table(hand=["shipwreck", "grove"], goods=price("shipwreck"), city=FULL, roses=STILL)
    assert table.why_not("play:grove") == "no-slot"
    table.pick("play:shipwreck")
    assert len(table.city()) == 16
    assert table.goods() == {"treasure": 1}


def test_leaves_the_last_slot_to_another_card() -> None:
    """F-66."""
    table = Table(hand=["grove"], goods=price("grove"), city=[*FULL[:14], "shipwreck"])
    assert "play:grove" in table.codes


def test_there_is_one_in_a_city_full_or_not() -> None:
    """F-77."""
    for city in (["shipwreck"], ["shipwreck", *FULL]):
        table = Table(hand=["shipwreck"], goods={"driftwood": ANY}, city=[*city])
        assert table.why_not("play:shipwreck") == "already-in-city"


def test_with_a_full_hand_the_treasure_still_comes() -> None:
    """F-30, F-68: played from the Bay."""
    hand: list[Json] = [*["port"] * 3, *["inn"] * 3, *["pirate"] * 2]
    table = Table(
        hand=hand, goods={"driftwood": ANY}, bay=["shipwreck", *BAY[1:]], next=["galley"], roses=STILL
    )
    table.pick("play:bay.shipwreck")
    assert table.goods() == {"treasure": 1}
    assert len(table.hand()) == 8
    assert table.bay()[0] == "galley"


def test_without_a_card_to_draw_the_treasure_still_comes() -> None:
    """F-30, F-75."""
    table = Table(
        bonny=1,
        captain={**AWAY, "city": all_but("shipwreck", *BAY)},
        bay=[*BAY],
        hand=["shipwreck"],
        goods={"driftwood": ANY},
        roses=STILL,
    )
    table.pick("play:shipwreck")
    assert table.goods() == {"treasure": 1}
    assert table.hand() == []


def test_the_treasure_comes_before_the_card() -> None:
    """F-30: in the order written."""
    table = Table(hand=["shipwreck"], goods={"driftwood": ANY}, roses=STILL)
    table.pick("play:shipwreck")
    kinds = [event.kind for event in table.happened]
    assert kinds.index("gain") < kinds.index("draw")


def test_the_wind_may_favour_it_twice() -> None:
    """F-84, F-87: tan and unique; the first chest is two spaces away."""
    table = Table(hand=["shipwreck"], goods={"driftwood": ANY})
    table.pick("play:shipwreck")
    assert table.ship() == 2
    assert table.goods() == {"treasure": 2}


def test_may_carry_an_anchor_though_it_takes_no_slot() -> None:
    """F-55."""
    table = Table(hand=["pirate"], city=["shipwreck"], roses=STILL)
    table.pick("play:pirate@shipwreck")
    assert table.anchors() == 2
    assert table.built("shipwreck")["occupied"] is True


def test_counts_for_maps_and_the_guild_master() -> None:
    """F-45, F-66: part of the city in every other respect."""
    table = Table(city=["shipwreck", "castaway", "galley", "guild_master"])
    assert "visit:map_tan" in table.codes
    assert table.scored("guild_master") == 3


def test_is_a_unique_construction_for_the_sculptor() -> None:
    """F-152."""
    assert Table(city=["sculptor", "shipwreck"]).scored("sculptor") == 2


def test_brings_nothing_in_a_production() -> None:
    """F-81."""
    table = Table(city=["shipwreck"], workers=0)
    table.pick("prepare")
    assert table.goods() == {}
    assert table.hand() == []


def test_frost_makes_it_dearer() -> None:
    """F-136, F-139: one resource of any type more; treasure may pay it."""
    table = Table(hand=["shipwreck"], goods={"driftwood": ANY}, mode="both", weather="weather_frost")
    assert table.why_not("play:shipwreck") == "resources-short-by"
    table = Table(
        hand=["shipwreck"],
        goods={"driftwood": ANY, "treasure": 1},
        roses=STILL,
        mode="both",
        weather="weather_frost",
    )
    table.pick("play:shipwreck")
    assert table.goods() == {"treasure": 1}
