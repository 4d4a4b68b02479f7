"""Shipyard Isle: a card from the hand or the Bay for up to three resources less.

F-6, F-30, F-51, F-58, F-60, F-62, F-66, F-77, F-145, F-150.
"""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table, price

ISLANDS = ["isle_yard", "isle_gems"]
DEAR: list[Json] = ["windmill", "manor", "harbor", "gardens", "galleon", "sculptor", "governor", "galley"]
"""Cards that cost more than three."""
FULL: list[Json] = [*["grove"] * 5, *["tumbler"] * 3, *["scriptorium"] * 3, *["beach_sledge"] * 3, "diver"]


def test_plays_a_card_of_the_hand_for_three_less() -> None:
    """F-60."""
    table = Table(islands=ISLANDS, hand=["sculptor", "grove"], bay=DEAR, goods={"mushroom": 2})
    assert price("sculptor") == {"mushroom": 5}
    table.pick("visit:isle_yard", "play:sculptor")
    assert table.city() == ["sculptor"]
    assert table.hand() == ["grove"]
    assert table.goods() == {}
    assert table.seat()["deployed"] == ["isle_yard"]
    assert table.asked == 1


def test_plays_a_card_of_the_bay_for_three_less() -> None:
    """F-51, F-65: the Bay is refilled afterwards."""
    table = Table(islands=ISLANDS, bay=DEAR, goods={"mushroom": 2}, next=["diver"])
    table.pick("visit:isle_yard", "play:bay.sculptor")
    assert table.city() == ["sculptor"]
    assert table.hand() == []
    assert table.bay() == [*DEAR[:5], "diver", *DEAR[6:]]


def test_a_full_hand_does_not_matter_for_a_card_of_the_bay() -> None:
    """F-51."""
    hand: list[Json] = [*["sea_chip"] * 3, *["cooper"] * 2, *["castaway"] * 3]
    table = Table(islands=ISLANDS, bay=DEAR, hand=hand, goods={"mushroom": 2})
    table.pick("visit:isle_yard", "play:bay.governor")
    assert table.city() == ["governor"]
    assert len(table.hand()) == 8


def test_a_card_that_costs_three_or_less_is_free() -> None:
    """F-60: never below zero, and nothing comes back."""
    table = Table(islands=ISLANDS, hand=["grove", "castaway"], bay=DEAR, goods={"driftwood": 1})
    table.pick("visit:isle_yard", "play:grove")
    assert table.city() == ["grove"]
    assert table.goods() == {"driftwood": 1, "mushroom": 1}


def test_the_player_chooses_what_is_waived() -> None:
    """F-60: of two driftwood, two seaweed and a sea stone two pieces are left to pay."""
    table = Table(
        islands=ISLANDS,
        hand=["galleon"],
        bay=["windmill"],
        goods={"driftwood": 2, "seaweed": 1, "sea_stone": 1},
    )
    assert price("galleon") == {"driftwood": 2, "seaweed": 2, "sea_stone": 1}
    table.pick("visit:isle_yard", "play:galleon")
    assert sorted(table.codes) == [
        "pay:1driftwood+1sea_stone", "pay:1driftwood+1seaweed", "pay:1seaweed+1sea_stone", "pay:2driftwood",
    ]  # fmt: skip
    table.pick("pay:1seaweed+1sea_stone")
    assert table.goods() == {"driftwood": 2}
    assert table.city() == ["galleon"]


def test_a_treasure_pays_for_what_is_left() -> None:
    """F-6, F-146: any unit of it."""
    table = Table(islands=ISLANDS, hand=["sculptor"], bay=DEAR, goods={"mushroom": 1, "treasure": 2})
    table.pick("visit:isle_yard", "play:sculptor")
    assert sorted(table.codes) == ["pay:1mushroom+1treasure", "pay:2treasure"]
    table.pick("pay:2treasure")
    assert table.goods() == {"mushroom": 1}


def test_is_closed_to_whom_cannot_play_a_card_there() -> None:
    """F-30: three less is not enough for any."""
    table = Table(islands=ISLANDS, hand=["sculptor"], bay=DEAR, goods={"mushroom": 1})
    assert table.why_not("visit:isle_yard") == "nothing-playable"
    assert "visit:isle_gems" in table.codes


def test_playing_is_not_optional_there() -> None:
    """F-29: the text does not say may."""
    table = Table(islands=ISLANDS, hand=["grove", "scribe"], bay=DEAR)
    table.pick("visit:isle_yard")
    assert sorted(table.codes) == ["play:grove", "play:scribe"]


def test_a_full_city_takes_only_what_needs_no_slot() -> None:
    """F-58, F-66."""
    table = Table(islands=ISLANDS, city=FULL, hand=["scribe"], bay=DEAR)
    assert table.why_not("visit:isle_yard") == "nothing-playable"
    table = Table(islands=ISLANDS, city=FULL, hand=["scribe", "castaway", "shipwreck"], bay=DEAR)
    table.pick("visit:isle_yard")
    assert sorted(table.codes) == ["play:castaway", "play:shipwreck"]


def test_a_second_unique_card_is_not_played() -> None:
    """F-58, F-77."""
    table = Table(islands=ISLANDS, city=["cooper"], hand=["cooper"], bay=DEAR)
    assert table.why_not("visit:isle_yard") == "nothing-playable"


def test_an_anchor_is_of_no_use_there() -> None:
    """F-145: the Sculptor could be anchored at the Windmill, but not by way of the island."""
    table = Table(islands=ISLANDS, city=["windmill"], hand=["sculptor"], bay=DEAR)
    assert "play:sculptor@windmill" in table.codes
    assert table.why_not("visit:isle_yard") == "nothing-playable"


def test_a_port_does_not_join_in() -> None:
    """F-145, F-57: two discards and three less would pay for a Galley, but only together."""
    table = Table(islands=ISLANDS, city=["port"], hand=["galley", "sculptor", "harbor"], bay=DEAR)
    assert price("galley") == {"driftwood": 2, "seaweed": 2, "sea_stone": 1}
    assert table.why_not("visit:isle_yard") == "nothing-playable"


def test_a_customs_officer_does_not_join_in() -> None:
    """F-145, F-57: of the two resources left to pay, a mushroom is not one."""
    table = Table(
        islands=ISLANDS, city=["customs_officer"], hand=["galley"], bay=DEAR,
        goods={"driftwood": 1, "mushroom": 1},
    )  # fmt: skip
    assert table.why_not("visit:isle_yard") == "nothing-playable"


def test_the_wind_and_triggers_answer_the_play() -> None:
    """F-145, F-56: the Castaway is tan and unique, and the Herbalist sees a Critter."""
    table = Table(islands=ISLANDS, city=["herbalist"], hand=["castaway"], bay=DEAR)
    table.pick("visit:isle_yard")
    assert table.ship() == 2
    assert table.goods() == {"mushroom": 2, "treasure": 1}
    assert len(table.hand()) == 3


def test_a_green_card_acts_when_it_is_played_there() -> None:
    """F-79."""
    table = Table(islands=ISLANDS, hand=["beach_sledge"], bay=DEAR)
    table.pick("visit:isle_yard")
    assert table.goods() == {"driftwood": 2}


def test_a_crows_nest_uses_it_on_the_same_condition() -> None:
    """F-150."""
    table = Table(islands=ISLANDS, city=["crows_nest"], bay=DEAR, others=[{"deployed": ["isle_yard"]}])
    table.pick("visit:0.crows_nest")
    assert table.offers("copy:isle_") == ["copy:isle_gems"]
    table = Table(
        islands=ISLANDS, city=["crows_nest"], hand=["scribe"], bay=DEAR, others=[{"deployed": ["isle_yard"]}]
    )
    table.pick("visit:0.crows_nest", "copy:isle_yard")
    assert table.city() == ["crows_nest", "scribe"]


def test_holds_one_worker() -> None:
    """F-33."""
    table = Table(islands=ISLANDS, hand=["grove"], others=[{"deployed": ["isle_yard"]}])
    assert table.why_not("visit:isle_yard") == "spot-taken"


def test_face_down_it_is_closed() -> None:
    """F-36."""
    table = Table(islands=ISLANDS, hand=["grove"], high_tide=["isle_yard"])
    assert table.why_not("visit:isle_yard") == "place-closed"
