"""The Stowaway (F-144): a deployed worker may move to a different location, which is resolved."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table, price

STILL = ("rose_a_red", "rose_b_common")
COST = price("stowaway")
BAY = ["grove", "beach_sledge", "tangle_raft", "tumbler", "scribe", "sloop", "diver", "merchant"]


def test_moves_a_worker_who_does_what_the_new_place_offers() -> None:
    """F-144."""
    table = Table(hand=["stowaway"], goods=COST, deployed=["shore_seaweed"], roses=STILL)
    table.pick("play:stowaway", "lift:shore_seaweed")
    assert table.prompt == "move"
    table.pick("move:shore_driftwood")
    assert table.goods() == {"driftwood": 3}
    assert table.seat()["deployed"] == ["shore_driftwood"]
    assert table.seat()["workers"] == 1
    assert table.scored("cards") == 1
    assert table.asked == 1


def test_may_be_declined() -> None:
    """F-29."""
    table = Table(hand=["stowaway"], goods=COST, deployed=["shore_seaweed"], roses=STILL)
    table.pick("play:stowaway")
    assert table.codes == ["lift:shore_seaweed", "done"]
    table.pick("done")
    assert table.goods() == {}
    assert table.seat()["deployed"] == ["shore_seaweed"]
    assert table.asked == 1


def test_without_a_deployed_worker_nothing_is_asked() -> None:
    """F-144: workers in the play area are not deployed."""
    table = Table(hand=["stowaway"], goods=COST, roses=STILL)
    table.pick("play:stowaway")
    assert table.seat()["workers"] == 2
    assert table.asked == 1


def test_needs_no_worker_in_the_play_area() -> None:
    """F-144: and takes none from there."""
    table = Table(hand=["stowaway"], goods=COST, deployed=["shore_seaweed", "docks"], roses=STILL)
    table.pick("play:stowaway")
    assert set(table.codes) == {"lift:shore_seaweed", "lift:docks", "done"}
    table.pick("lift:docks", "move:shore_mushroom")
    assert table.seat()["workers"] == 0
    assert sorted(table.seat()["deployed"]) == ["shore_mushroom", "shore_seaweed"]
    assert table.goods() == {"mushroom": 2}


def test_workers_of_others_are_not_moved() -> None:
    """F-144: one of your workers."""
    table = Table(hand=["stowaway"], goods=COST, others=[{"deployed": ["docks"]}], roses=STILL)
    table.pick("play:stowaway")
    assert table.asked == 1
    assert table.seat(1)["deployed"] == ["docks"]


def test_the_place_left_is_free_for_others() -> None:
    """F-144."""
    table = Table(hand=["stowaway"], goods=COST, deployed=["shore_seaweed"], roses=STILL)
    table.pick("play:stowaway", "lift:shore_seaweed", "move:shore_driftwood")
    assert table.asked == 1
    assert "visit:shore_seaweed" in table.codes
    assert table.why_not("visit:shore_driftwood") == "spot-taken"


def test_does_not_come_back_to_where_it_was() -> None:
    """F-144: a different location, even if the old one is open to any number."""
    table = Table(hand=["stowaway"], goods=COST, deployed=["docks"])
    table.pick("play:stowaway", "lift:docks")
    assert "move:docks" not in table.codes
    assert "move:lookout" in table.codes


def test_of_two_workers_at_the_docks_one_goes_elsewhere() -> None:
    """F-144: it does not join the one that stays."""
    table = Table(hand=["stowaway"], goods=COST, deployed=["docks", "docks"], roses=STILL)
    table.pick("play:stowaway")
    assert table.codes == ["lift:docks", "done"]
    table.pick("lift:docks")
    assert "move:docks" not in table.codes
    table.pick("move:shore_driftwood")
    assert sorted(table.seat()["deployed"]) == ["docks", "shore_driftwood"]


def test_a_place_with_a_worker_is_not_open() -> None:
    """F-33: shore, islands and red cards hold one worker of any player."""
    table = Table(
        hand=["stowaway"],
        goods=COST,
        city=["abbey"],
        deployed=["docks", "0.abbey"],
        others=[{"deployed": ["shore_driftwood", "isle_gems"]}],
    )
    table.pick("play:stowaway", "lift:docks")
    for taken in ("shore_driftwood", "isle_gems", "0.abbey"):
        assert f"move:{taken}" not in table.codes
    assert "move:isle_mushroom" in table.codes


def test_a_flooded_island_is_not_visited() -> None:
    """F-36, F-144."""
    table = Table(hand=["stowaway"], goods=COST, deployed=["docks"], season="summer", high_tide=["isle_gems"])
    table.pick("play:stowaway", "lift:docks")
    assert "move:isle_gems" not in table.codes
    assert "move:isle_mushroom" in table.codes


def test_leaves_a_flooded_island() -> None:
    """F-101: the worker stands there until then."""
    table = Table(
        hand=["stowaway"],
        goods=COST,
        deployed=["isle_gems"],
        season="summer",
        high_tide=["isle_gems"],
        roses=STILL,
    )
    table.pick("play:stowaway", "lift:isle_gems", "move:shore_driftwood")
    assert table.goods() == {"driftwood": 3}


def test_goes_to_a_red_card_of_the_own_city() -> None:
    """F-41."""
    table = Table(
        hand=["stowaway", "port", "inn"],
        goods=COST,
        city=["illuminator"],
        deployed=["docks"],
        others=[{"city": ["illuminator"]}],
        roses=STILL,
    )
    table.pick("play:stowaway", "lift:docks")
    assert "move:0.illuminator" in table.codes
    assert "move:1.illuminator" not in table.codes
    table.pick("move:0.illuminator", "discard:port", "discard:inn")
    assert table.points() == 2
    assert table.seat()["deployed"] == ["0.illuminator"]


def test_another_copy_of_the_same_red_card_is_a_different_location() -> None:
    """F-33, F-144: each red card is a space of its own."""
    table = Table(
        hand=["stowaway"],
        goods={**COST, "driftwood": 1},
        city=["abbey", "abbey"],
        deployed=["0.abbey"],
        roses=STILL,
    )
    table.pick("play:stowaway", "lift:0.abbey")
    assert "move:0.abbey" not in table.codes
    table.pick("move:0.abbey.2", "pay:driftwood")
    assert table.points() == 2
    assert table.seat()["deployed"] == ["0.abbey.2"]


def test_visiting_conditions_apply() -> None:
    """F-144, F-154: the Stowaway has left the hand, so one card is left, and the Post Office wants two."""
    table = Table(hand=["stowaway", "port"], goods=COST, city=["post_office"], deployed=["docks"])
    table.pick("play:stowaway", "lift:docks")
    assert "move:0.post_office" not in table.codes
    table = Table(hand=["stowaway", "port", "inn"], goods=COST, city=["post_office"], deployed=["docks"])
    table.pick("play:stowaway", "lift:docks")
    assert "move:0.post_office" in table.codes


def test_an_inn_is_visited_only_if_it_can_serve() -> None:
    """F-144: after the Stowaway is paid for."""
    dear: list[Json] = ["harbor", "windmill", "manor", "gardens", "sculptor", "governor", "galleon", "galley"]
    table = Table(hand=["stowaway"], goods=COST, city=["inn"], deployed=["docks"], bay=dear)
    table.pick("play:stowaway", "lift:docks")
    assert "move:0.inn" not in table.codes


def test_at_the_inn_another_card_is_played_before_the_stowaway_feels_the_wind() -> None:
    """F-62: the inner play is complete first."""
    table = Table(
        hand=["stowaway"], goods=price("stowaway", "diver"), city=["inn"], deployed=["docks"], bay=[*BAY]
    )
    table.pick("play:stowaway", "lift:docks", "move:0.inn", "play:bay.diver")
    assert table.city() == ["inn", "stowaway", "diver"]
    assert table.ship() == 0
    table.pick("gain:seaweed")
    assert table.ship() == 2
    assert [event.kind for event in table.happened if event.kind in ("gain", "sail")] == ["gain", "sail"]


def test_claims_a_map_for_which_the_stowaway_itself_counts() -> None:
    """F-44, F-144: the Dunes; it is in the city when it acts."""
    table = Table(hand=["stowaway"], goods=COST, city=["galley", "hideout"], deployed=["docks"], roses=STILL)
    table.pick("play:stowaway", "lift:docks", "move:map_tan")
    assert table.maps() == {"map_tan": 2}
    assert table.asked == 1


def test_claims_no_map_that_the_city_does_not_reach() -> None:
    """F-49."""
    table = Table(hand=["stowaway"], goods=COST, city=["galley"], deployed=["docks"])
    table.pick("play:stowaway", "lift:docks")
    assert table.offers("move:map_") == []


def test_on_the_dunes_it_does_not_claim_a_second_map() -> None:
    """F-44, F-48, F-144: the Dunes are one location, and the move is to a different one."""
    table = Table(
        hand=["stowaway"],
        goods=COST,
        city=[*["grove"] * 4, "galley", "hideout"],
        maps=["map_green"],
        deployed=["map_green"],
    )
    table.pick("play:stowaway", "lift:map_green")
    assert "move:docks" in table.codes
    assert table.offers("move:map_") == []


def test_leaves_the_dunes_and_keeps_the_map() -> None:
    """F-47."""
    table = Table(
        hand=["stowaway"],
        goods=COST,
        city=["grove"] * 4,
        maps=["map_green"],
        deployed=["map_green"],
        roses=STILL,
    )
    table.pick("play:stowaway", "lift:map_green", "move:shore_driftwood")
    assert table.maps() == {"map_green": 2}
    assert table.goods() == {"driftwood": 3}


def test_at_the_lookout_a_stowaway_from_the_bay_leaves_a_gap() -> None:
    """F-39, F-65: refilled once, after the last draw."""
    hand: list[Json] = [*["port"] * 3, *["inn"] * 3]
    table = Table(
        hand=hand,
        goods=COST,
        deployed=["docks"],
        bay=["stowaway", *BAY[1:]],
        next=["abbey", "market", "galley"],
        roses=STILL,
    )
    table.pick("play:bay.stowaway", "lift:docks", "move:lookout", "done")
    assert table.bay()[0] is None
    table.pick("take:bay.diver", "draw")
    assert len(table.hand()) == 8
    assert table.bay() == ["market", *BAY[1:6], "galley", BAY[7]]


def test_at_the_crows_nest_even_the_place_it_left_may_be_copied() -> None:
    """F-43."""
    table = Table(
        hand=["stowaway"], goods=COST, city=["crows_nest"], deployed=["shore_driftwood"], roses=STILL
    )
    table.pick("play:stowaway", "lift:shore_driftwood", "move:0.crows_nest", "copy:shore_driftwood")
    assert table.goods() == {"driftwood": 3}
    assert table.seat()["deployed"] == ["0.crows_nest"]


def test_the_moved_worker_comes_back_with_the_others() -> None:
    """F-95."""
    table = Table(
        hand=["stowaway"],
        goods=COST,
        deployed=["shore_seaweed", "docks"],
        roses=STILL,
        others=[{"season": "autumn", "passed": True}],
    )
    table.pick("play:stowaway", "lift:docks", "move:shore_driftwood", "prepare")
    assert table.seat()["workers"] == 3
    assert table.seat()["deployed"] == []


def test_in_rough_seas_an_island_asks_for_a_card() -> None:
    """F-136, F-144: without one it cannot be visited; with one it is discarded first."""
    table = Table(
        hand=["stowaway"], goods=COST, deployed=["docks"], mode="upper", weather="weather_rough_seas"
    )
    table.pick("play:stowaway", "lift:docks")
    assert table.offers("move:isle_") == []
    table = Table(
        hand=["stowaway", "port"],
        goods=COST,
        deployed=["docks"],
        mode="upper",
        weather="weather_rough_seas",
        roses=STILL,
    )
    table.pick("play:stowaway", "lift:docks", "move:isle_gems")
    assert table.hand() == []
    assert table.goods() == {"sea_stone": 2}


def test_there_is_one_in_a_city() -> None:
    """F-77."""
    table = Table(hand=["stowaway"], goods=COST, city=["stowaway"])
    assert table.why_not("play:stowaway") == "already-in-city"


def test_does_nothing_in_a_production() -> None:
    """F-81."""
    table = Table(city=["stowaway"], deployed=["docks", "shore_driftwood"])
    table.pick("prepare")
    assert table.asked == 1
    assert table.goods() == {}


def test_comes_with_an_anchor() -> None:
    """F-53, F-56."""
    table = Table(hand=["stowaway"], city=["galley"], deployed=["docks"], roses=STILL)
    table.pick("play:stowaway@galley", "lift:docks", "move:shore_driftwood")
    assert table.built("galley")["occupied"] is True
    assert table.anchors() == 2
    assert table.goods() == {"driftwood": 3}


def test_brought_by_a_postal_pigeon_it_moves_a_worker_at_once() -> None:
    """F-62, F-143."""
    table = Table(
        hand=["postal_pigeon"],
        goods=price("postal_pigeon"),
        deployed=["docks"],
        next=["stowaway", "harbor"],
        roses=STILL,
    )
    table.pick("play:postal_pigeon", "play:stowaway", "lift:docks", "move:shore_driftwood")
    assert table.goods()["driftwood"] == 3
    assert table.discard() == ["harbor"]
