"""The Customs Officer: one resource of a cost may be another one (F-146)."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.core.plain_data import Json
from boardwright.games.farshore.rules.goods import RESOURCES
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.valley.rules.pieces.goods import total

from ..table import Table, price

DEAR: Final = ["harbor", "windmill", "manor", "gardens", "galleon", "galley", "sculptor", "governor"]
FOURTEEN: Final = [*["grove"] * 5, *["beach_sledge"] * 3, *["tangle_raft"] * 3, *["scriptorium"] * 3]


def cost(id: str) -> int:
    """How many resources a card costs in all."""
    return total(standard().cards.cards[standard().cards.kind(id)].cost)


def changed(id: str, out: str, into: str) -> dict[str, Json]:
    """The goods that a card costs, one of a kind replaced."""
    goods = {good: int(str(n)) for good, n in price(id).items()}
    goods[out] -= 1
    goods[into] = goods.get(into, 0) + 1
    return {good: goods[good] for good in (*RESOURCES, "treasure") if goods.get(good)}


def spelled(goods: dict[str, Json]) -> str:
    return "pay:" + "+".join(f"{n}{good}" for good, n in goods.items())


@pytest.mark.parametrize("into", ["driftwood", "seaweed", "sea_stone"])
def test_lets_any_other_resource_stand_for_a_mushroom(into: str) -> None:
    table = Table(hand=["steward"], goods=changed("steward", "mushroom", into), city=["customs_officer"])
    assert table.offers("play:steward") == ["play:steward=customs_officer"]
    table.pick("play:steward=customs_officer")
    assert table.city() == ["customs_officer", "steward"]
    assert table.goods() == {}


@pytest.mark.parametrize("out", ["driftwood", "seaweed"])
def test_lets_a_mushroom_stand_in_the_cost_of_a_construction(out: str) -> None:
    """F-78 is about what is printed."""
    table = Table(hand=["inn"], goods=changed("inn", out, "mushroom"), city=["customs_officer"])
    table.pick("play:inn=customs_officer")
    assert table.city() == ["customs_officer", "inn"]
    assert table.goods() == {}


def test_the_player_chooses_what_stands_for_what() -> None:
    """Every unit of the cost, by every other resource."""
    plenty: dict[str, Json] = dict.fromkeys(RESOURCES, 9)
    table = Table(hand=["inn"], goods=plenty, city=["customs_officer"])
    table.pick("play:inn=customs_officer")
    assert table.prompt == "pay"
    assert set(table.codes) == {
        spelled(changed("inn", out, into)) for out in price("inn") for into in RESOURCES if into != out
    }


def test_only_one_resource_is_replaced() -> None:
    n = cost("steward")
    table = Table(hand=["steward"], goods={"mushroom": n - 2, "driftwood": 2}, city=["customs_officer"])
    assert table.offers("play:steward") == []
    assert table.why_not("play:steward=customs_officer") == "helper-useless"


def test_makes_no_cost_smaller() -> None:
    table = Table(hand=["steward"], goods={"mushroom": cost("steward") - 1}, city=["customs_officer"])
    assert table.offers("play:steward") == []


def test_is_not_used_unless_one_wishes() -> None:
    """May."""
    table = Table(hand=["steward"], goods=price("steward", driftwood=1), city=["customs_officer"])
    assert set(table.offers("play:steward")) == {"play:steward", "play:steward=customs_officer"}
    table.pick("play:steward")
    assert table.goods() == {"driftwood": 1}


def test_a_treasure_may_stand_for_another_unit() -> None:
    """F-146: one mushroom replaced by driftwood, one by a treasure."""
    n = cost("diver")
    table = Table(
        hand=["diver"], goods={"mushroom": n - 2, "driftwood": 1, "treasure": 1}, city=["customs_officer"]
    )
    assert table.offers("play:diver") == ["play:diver=customs_officer"]
    table.pick("play:diver=customs_officer", "gain:seaweed")
    assert table.goods() == {"seaweed": 1}


def test_a_treasure_may_stand_for_the_replaced_unit_too() -> None:
    """F-146: any unit."""
    table = Table(hand=["steward"], goods=price("steward", driftwood=1, treasure=1), city=["customs_officer"])
    table.pick("play:steward=customs_officer")
    n = cost("steward") - 1
    assert spelled({"driftwood": 1, "mushroom": n}) in table.codes
    assert spelled({"mushroom": n, "treasure": 1}) in table.codes


def test_nothing_beyond_the_one_and_the_treasures_is_replaced() -> None:
    """F-6, F-146."""
    n = cost("diver")
    table = Table(
        hand=["diver"], goods={"mushroom": n - 3, "driftwood": 5, "treasure": 1}, city=["customs_officer"]
    )
    assert table.offers("play:diver") == []


def test_stays_and_helps_with_every_card() -> None:
    first = changed("steward", "mushroom", "seaweed")
    table = Table(hand=["steward", "steward"], goods=first, city=["customs_officer"])
    table.pick("play:steward=customs_officer", "visit:docks")
    assert table.city() == ["customs_officer", "steward"]
    again = Table(hand=["steward"], goods=first, city=["customs_officer", "steward"])
    again.pick("play:steward=customs_officer")
    assert again.city() == ["customs_officer", "steward", "steward"]


def test_helps_with_a_card_of_the_bay() -> None:
    table = Table(
        goods=changed("inn", "seaweed", "mushroom"), city=["customs_officer"], bay=["inn", *DEAR[:7]],
        next=["grove"],
    )  # fmt: skip
    table.pick("play:bay.inn=customs_officer")
    assert table.city() == ["customs_officer", "inn"]
    assert table.bay()[0] == "grove"


def test_does_nothing_for_his_own_play() -> None:
    """F-63, F-80."""
    table = Table(hand=["customs_officer"], goods=changed("customs_officer", "mushroom", "driftwood"))
    assert table.why_not("play:customs_officer") == "goods-short"
    assert table.why_not("play:customs_officer=customs_officer") == "helper-absent"


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(
        hand=["customs_officer"], goods=price("customs_officer", seaweed=1), city=["customs_officer"]
    )
    assert table.why_not("play:customs_officer") == "already-in-city"
    assert table.why_not("play:customs_officer=customs_officer") == "helper-useless"


def test_the_officer_of_another_player_is_no_help() -> None:
    table = Table(hand=["steward"], goods=price("steward", seaweed=1), others=[{"city": ["customs_officer"]}])
    assert table.why_not("play:steward=customs_officer") == "helper-absent"


def test_makes_no_room() -> None:
    """F-58."""
    table = Table(
        hand=["inn"], goods=changed("inn", "seaweed", "mushroom"), city=["customs_officer", *FOURTEEN]
    )
    assert table.why_not("play:inn") == "no-slot"
    assert table.offers("play:inn") == []


# One ability for a card (F-57)


@pytest.mark.parametrize("red", ["inn", "cooper"])
def test_is_not_combined_with_the_inn_and_the_cooper(red: str) -> None:
    """F-145: what is left of a Galley is not paid with mushrooms."""
    goods: dict[str, Json] = {"mushroom": 1, "treasure": cost("galley") - 4}
    table = Table(goods=goods, city=["customs_officer", red, "sculptor", "governor"], bay=[*DEAR])
    assert table.why_not(f"visit:0.{red}") == "nothing-playable"


def test_is_not_combined_with_the_shipyard_isle() -> None:
    """F-145."""
    goods: dict[str, Json] = {"mushroom": 1, "treasure": cost("galley") - 4}
    table = Table(
        goods=goods, city=["customs_officer", "sculptor", "governor"], bay=[*DEAR],
        islands=["isle_yard", "isle_gems"],
    )  # fmt: skip
    assert table.why_not("visit:isle_yard") == "nothing-playable"


def test_is_not_combined_with_an_anchor() -> None:
    """F-53: the anchor replaces the whole cost; both ways stand beside each other."""
    table = Table(
        hand=["herbalist"], goods=changed("herbalist", "mushroom", "seaweed"),
        city=["customs_officer", "market"],
    )  # fmt: skip
    assert set(table.offers("play:herbalist")) == {
        "play:herbalist=customs_officer", "play:herbalist@market",
    }  # fmt: skip
    table.pick("play:herbalist@market")
    assert table.goods() == changed("herbalist", "mushroom", "seaweed")
    assert table.anchors() == 2


def test_is_not_combined_with_the_port() -> None:
    table = Table(
        hand=["galley", "diver", "pirate"], goods={"mushroom": 1, "treasure": cost("galley") - 3},
        city=["customs_officer", "port"],
    )  # fmt: skip
    assert table.offers("play:galley") == []


# With others


def test_effects_that_answer_the_play_all_happen() -> None:
    """F-59: the Herbalist's mushroom comes as ever."""
    table = Table(
        hand=["steward"], goods=changed("steward", "mushroom", "seaweed"),
        city=["customs_officer", "herbalist", "lighthouse_keeper"], next=["grove"],
    )  # fmt: skip
    table.pick("play:steward=customs_officer")
    assert table.goods() == {"mushroom": 1}
    assert table.hand() == ["grove"]


def test_the_mushroom_of_frost_may_be_replaced() -> None:
    """F-139: the raised cost is what step 1 works on."""
    table = Table(
        hand=["steward"], goods=price("steward", seaweed=1), city=["customs_officer"],
        mode="upper", weather="weather_frost",
    )  # fmt: skip
    assert table.offers("play:steward") == ["play:steward=customs_officer"]
    table.pick("play:steward=customs_officer")
    assert table.goods() == {}


def test_costs_what_it_says_and_is_worth_one_point() -> None:
    table = Table(hand=["customs_officer"], goods=price("customs_officer"))
    table.pick("play:customs_officer")
    assert table.goods() == {}
    assert table.asked == 1
    assert table.scored("cards") == 1


def test_is_a_blue_card() -> None:
    """F-45."""
    assert Table(city=["port", "herbalist"]).why_not("visit:map_blue") == "colour-short"
    assert "visit:map_blue" in Table(city=["port", "herbalist", "customs_officer"]).codes
