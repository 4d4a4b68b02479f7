"""The Castaway: no slot, a mushroom and three cards for one resource of any kind."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table, all_but, price

BAY = ["grove", "beach_sledge", "tangle_raft", "tumbler", "scribe", "sloop", "diver", "merchant"]
FULL: list[Json] = [*["beach_sledge", "tangle_raft", "tumbler", "scriptorium", "inn"] * 3]
NEXT = ["port", "inn", "pirate", "galley"]
AWAY: dict[str, Json] = {"season": "autumn", "passed": True}
STILL = ("rose_a_red", "rose_b_common")
ANY = price("castaway")["mushroom"]
"""How many resources of any kind he costs."""


def test_brings_a_mushroom_and_three_cards() -> None:
    table = Table(hand=["castaway"], goods={"driftwood": ANY}, next=NEXT, roses=STILL)
    table.pick("play:castaway")
    assert table.city() == ["castaway"]
    assert table.goods() == {"mushroom": 1}
    assert table.hand() == ["inn", "pirate", "port"]
    assert table.asked == 1


def test_costs_a_point() -> None:
    """F-9, F-105."""
    assert Table(city=["castaway"]).score().total == -1
    assert Table(city=["castaway", "shipwreck"]).scored("cards") == -2


def test_any_resource_or_a_treasure_pays_for_him() -> None:
    """F-52."""
    for good in ("driftwood", "seaweed", "sea_stone", "mushroom", "treasure"):
        table = Table(hand=["castaway"], goods={good: ANY}, roses=STILL)
        table.pick("play:castaway")
        assert table.goods() == {"mushroom": 1}


def test_his_mushroom_does_not_pay_for_him() -> None:
    """F-63."""
    assert Table(hand=["castaway"]).why_not("play:castaway") == "resources-short-by"


def test_x18_takes_no_slot() -> None:
    """F-66."""
    table = Table(hand=["castaway"], goods={"driftwood": ANY}, city=FULL, roses=STILL)
    table.pick("play:castaway")
    assert table.city()[-1] == "castaway"
    assert len(table.city()) == 16
    assert len(table.hand()) == 3


def test_finds_a_shipwreck_in_a_full_city() -> None:
    """F-66: neither of the two takes a slot, and the Shipwreck may carry his anchor (F-55)."""
    table = Table(hand=["castaway"], city=[*FULL, "shipwreck"], roses=STILL)
    table.pick("play:castaway@shipwreck")
    assert len(table.city()) == 17
    assert table.anchors() == 2
    assert table.goods() == {"mushroom": 1}


def test_there_is_one_in_a_city_full_or_not() -> None:
    """F-77."""
    for city in (["castaway"], ["castaway", *FULL]):
        table = Table(hand=["castaway"], goods={"driftwood": ANY}, city=[*city])
        assert table.why_not("play:castaway") == "already-in-city"


def test_stops_at_eight_cards() -> None:
    """F-68, X-19: one card drawn, the deck shrinks by one."""
    hand: list[Json] = ["castaway", *["abbey"] * 3, *["market"] * 3, "hideout"]
    table = Table(hand=hand, goods={"driftwood": ANY}, next=NEXT, roses=STILL)
    deck = table.deck()
    table.pick("play:castaway")
    assert len(table.hand()) == 8
    assert "port" in table.hand()
    assert table.deck() == deck - 1
    assert table.discard() == []


def test_with_a_full_hand_the_mushroom_still_comes() -> None:
    """F-30, F-68: played from the Bay."""
    hand: list[Json] = [*["abbey"] * 3, *["market"] * 3, *["hideout"] * 2]
    table = Table(hand=hand, goods={"driftwood": ANY}, bay=["castaway", *BAY[1:]], next=NEXT, roses=STILL)
    table.pick("play:bay.castaway")
    assert table.goods() == {"mushroom": 1}
    assert len(table.hand()) == 8
    assert table.bay()[0] == "port"


def test_x13_the_discard_pile_is_shuffled_when_the_deck_is_used_up() -> None:
    """F-75, X-13: the last deck card, then two of the new deck."""
    table = Table(
        bonny=1,
        captain={**AWAY, "city": all_but("castaway", "port", "inn", "abbey", "market", *BAY)},
        bay=[*BAY],
        hand=["castaway"],
        goods={"driftwood": ANY},
        next=["port"],
        discard=["inn", "abbey", "market"],
        roses=STILL,
    )
    assert table.deck() == 1
    table.pick("play:castaway")
    assert len(table.hand()) == 3
    assert "port" in table.hand()
    assert table.deck() == 1
    assert table.discard() == []
    assert len(table.heard("reshuffle")) == 1


def test_a_draw_that_the_last_card_satisfies_shuffles_nothing() -> None:
    """F-75: only when the next card is needed."""
    table = Table(
        bonny=1,
        captain={**AWAY, "city": all_but("castaway", "port", "inn", "abbey", "market", *BAY)},
        bay=[*BAY],
        hand=["castaway"],
        goods={"driftwood": ANY},
        next=["port", "inn", "abbey"],
        discard=["market"],
        roses=STILL,
    )
    table.pick("play:castaway")
    assert table.hand() == ["abbey", "inn", "port"]
    assert table.deck() == 0
    assert table.discard() == ["market"]
    assert table.heard("reshuffle") == []


def test_draws_what_there_is() -> None:
    """F-75."""
    table = Table(
        bonny=1,
        captain={**AWAY, "city": all_but("castaway", "port", *BAY)},
        bay=[*BAY],
        hand=["castaway"],
        goods={"driftwood": ANY},
        next=["port"],
        roses=STILL,
    )
    table.pick("play:castaway")
    assert table.hand() == ["port"]
    assert table.bay() == BAY


def test_counts_as_tan_and_as_a_unique_critter() -> None:
    """F-45, F-66, F-152."""
    table = Table(city=["castaway", "galley", "hideout", "gardens"])
    assert "visit:map_tan" in table.codes
    assert table.scored("gardens") == 2


def test_does_nothing_in_a_production() -> None:
    """F-81."""
    table = Table(city=["castaway"], workers=0)
    table.pick("prepare")
    assert table.goods() == {}
    assert table.hand() == []


def test_is_a_critter_for_the_herbalist() -> None:
    """F-61: his own mushroom and the Herbalist's."""
    table = Table(hand=["castaway"], goods={"driftwood": ANY}, city=["herbalist"], roses=STILL)
    table.pick("play:castaway")
    assert table.goods() == {"mushroom": 2}


def test_in_fog_he_draws_up_to_six_cards() -> None:
    """F-136: the lower half of the Fog; a hand above six draws nothing and keeps its cards."""
    for held, left in ((4, 6), (5, 6), (6, 6), (7, 7)):
        cards: list[Json] = [*["abbey"] * 3, *["market"] * 3, "hideout"]
        table = Table(
            hand=["castaway", *cards[:held]],
            goods={"driftwood": ANY},
            roses=STILL,
            mode="both",
            weather="weather_fog",
        )
        table.pick("play:castaway")
        assert len(table.hand()) == left


def test_the_wind_may_favour_him_twice() -> None:
    """F-84: tan and unique."""
    table = Table(hand=["castaway"], goods={"driftwood": ANY})
    table.pick("play:castaway")
    assert table.ship() == 2
    assert table.goods() == {"mushroom": 1, "treasure": 1}
