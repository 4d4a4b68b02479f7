"""Paying for cards and effects, and treasure (F-3, F-6 to F-8, F-51, F-52, F-58, F-60)."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.plain_data import Json
from boardwright.core.rng import Rng
from boardwright.games.farshore.rules.goods import DECLARED, GOODS
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.valley.rules.pieces.goods import amount, unit

from .table import Table, price

Goods = tuple[int, int, int, int, int]
"""Driftwood, seaweed, sea stones, mushrooms, and treasures or, in a cost, pieces of any kind."""

STILL = ("rose_a_red", "rose_b_unique")
"""Roses that common cards which are not red do not match."""
NO_WIND = ("rose_a_green", "rose_b_common")
"""Roses that unique cards which are not green do not match."""
BAY: list[Json] = ["windmill", "manor", "harbor", "gardens", "galleon", "sculptor", "governor", "galley"]
PURPLE: list[Json] = [
    "windmill", "manor", "harbor", "gardens", "galleon", "sculptor", "pilgrim", "guild_master", "governor",
    "admiral",
]  # fmt: skip
FULL: list[Json] = [*["grove"] * 5, *["tumbler"] * 3, *["scriptorium"] * 3, *["beach_sledge"] * 3, "diver"]

KINDS, WILD = DECLARED.kinds, DECLARED.wild


# Every payment, counted the long way


def plus(goods: Goods, field: int) -> Goods:
    more = list(goods)
    more[field] += 1
    a, b, c, d, e = more
    return a, b, c, d, e


def handed_over(cost: Goods) -> set[Goods]:
    """What may be laid down for a cost, piece by piece: the resource itself or a treasure; for a piece of any
    kind whatever there is."""
    found: set[Goods] = {(0, 0, 0, 0, 0)}
    for field in range(KINDS):
        for _ in range(cost[field]):
            found = {plus(goods, piece) for goods in found for piece in (field, WILD)}
    for _ in range(cost[WILD]):
        found = {plus(goods, piece) for goods in found for piece in (*range(KINDS), WILD)}
    return found


def lacking(have: Goods, goods: Goods) -> int:
    return sum(max(0, n - there) for n, there in zip(goods, have, strict=True))


def all_payments(have: Goods, cost: Goods) -> set[Goods]:
    return {goods for goods in handed_over(cost) if not lacking(have, goods)}


def cheaper(cost: Goods, n: int) -> set[Goods]:
    """What may be left of a cost when so many pieces of it are waived."""
    found = {cost}
    for _ in range(min(n, sum(cost))):
        left = [(goods, field) for goods in found for field in range(WILD + 1) if goods[field]]
        found = {without(goods, field) for goods, field in left}
    return found


def without(goods: Goods, field: int) -> Goods:
    less = list(goods)
    less[field] -= 1
    a, b, c, d, e = less
    return a, b, c, d, e


def packed(goods: Goods) -> int:
    return sum(unit(field) * n for field, n in enumerate(goods))


def unpacked(goods: int) -> Goods:
    a, b, c, d, e = (amount(goods, field) for field in range(WILD + 1))
    return a, b, c, d, e


def spelled(goods: Goods) -> str:
    return "pay:" + "+".join(f"{n}{GOODS[field]}" for field, n in enumerate(goods) if n)


def supply(goods: Goods) -> dict[str, Json]:
    return {GOODS[field]: n for field, n in enumerate(goods)}


def paid(table: Table) -> Goods:
    """What was paid for the one card that was played."""
    (event,) = table.heard("play")
    goods: Any = event.args["paid"]
    a, b, c, d, e = [goods.get(good, 0) for good in GOODS]
    return a, b, c, d, e


def some(rng: Rng, most: int, wild: int) -> Goods:
    a, b, c, d = [rng.below(most + 1) for _ in range(KINDS)]
    return a, b, c, d, rng.below(wild + 1)


@pytest.mark.parametrize("seed", range(8))
def test_the_payments_are_all_that_there_are(seed: int) -> None:
    """F-6, F-52: for many supplies and costs, each once, those with the fewest treasures first."""
    rng = Rng(seed)
    payable = 0
    for _ in range(250):
        have, cost = some(rng, 4, 4), some(rng, 3, 3)
        found = [unpacked(goods) for goods in DECLARED.payments(packed(have), packed(cost))]
        wanted = all_payments(have, cost)
        assert len(found) == len(set(found))
        assert set(found) == wanted
        assert [goods[WILD] for goods in found] == sorted(goods[WILD] for goods in wanted)
        payable += bool(wanted)
    assert 25 < payable < 225


@pytest.mark.parametrize("seed", range(4))
def test_every_payment_is_exact(seed: int) -> None:
    """F-52: there is no overpaying and no change."""
    rng = Rng(100 + seed)
    for _ in range(250):
        have, cost = some(rng, 5, 5), some(rng, 3, 2)
        for goods in DECLARED.payments(packed(have), packed(cost)):
            assert sum(unpacked(goods)) == sum(cost)
            assert not lacking(have, unpacked(goods))


@pytest.mark.parametrize("seed", range(4))
def test_a_shortage_is_counted_in_pieces(seed: int) -> None:
    """F-6, F-52: how many treasures more would do."""
    rng = Rng(200 + seed)
    for _ in range(250):
        have, cost = some(rng, 3, 3), some(rng, 3, 3)
        missing = min(lacking(have, goods) for goods in handed_over(cost))
        assert DECLARED.shortfall(packed(have), packed(cost)) == missing
        assert bool(DECLARED.payments(packed(have), packed(cost))) == (missing == 0)


def test_without_treasures_a_cost_is_paid_in_one_way() -> None:
    """F-52."""
    assert DECLARED.payments(packed((3, 3, 3, 3, 0)), packed((2, 1, 0, 0, 0))) == [packed((2, 1, 0, 0, 0))]
    assert DECLARED.payments(packed((1, 3, 3, 3, 0)), packed((2, 1, 0, 0, 0))) == []
    assert DECLARED.payments(0, 0) == [0]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_offered_for_a_card_is_all_that_there_is(seed: int) -> None:
    """F-6, F-25, F-52: at the table, for every card of the box."""
    rng = Rng(300 + seed)
    for card in standard().cards.cards:
        have = some(rng, 3, 3)
        ways = all_payments(have, unpacked(card.cost))
        table = Table(hand=[card.id], goods=supply(have), bay=[id for id in BAY if id != card.id])
        assert (f"play:{card.id}" in table.codes) == bool(ways)
        if not ways:
            assert table.why_not(f"play:{card.id}") in ("goods-short", "resources-short-by")
            continue
        table.pick(f"play:{card.id}")
        if len(ways) > 1:
            assert table.prompt == "pay"
            assert set(table.codes) == {spelled(goods) for goods in ways}
        else:
            assert paid(table) == next(iter(ways))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_offered_for_less_is_all_that_there_is(seed: int) -> None:
    """F-60: on Shipyard Isle every card of the box costs three less, whichever the player chooses."""
    rng = Rng(400 + seed)
    for card in standard().cards.cards:
        have = some(rng, 2, 2)
        ways = {goods for cost in cheaper(unpacked(card.cost), 3) for goods in all_payments(have, cost)}
        others: list[Json] = [id for id in PURPLE if id != card.id][:8]  # in the city, so not playable again
        table = Table(
            hand=[card.id], goods=supply(have), islands=["isle_yard", "isle_gems"], bay=others, city=others
        )
        if not ways:
            assert table.why_not("visit:isle_yard") == "nothing-playable"
            continue
        table.pick("visit:isle_yard")
        if len(ways) > 1:
            assert table.prompt == "pay"
            assert set(table.codes) == {spelled(goods) for goods in ways}
        else:
            assert paid(table) == next(iter(ways))


# Treasure


def test_a_treasure_stands_in_for_any_resource() -> None:
    """F-6: for one of each kind."""
    for card in ("hideout", "lighthouse", "rope_bridge", "scribe"):
        table = Table(hand=[card], goods={"treasure": 2}, roses=STILL)
        assert sum(n for n in price(card).values() if isinstance(n, int)) == 2
        table.pick(f"play:{card}")
        assert table.city() == [card]
        assert paid(table) == (0, 0, 0, 0, 2)


def test_any_number_of_resources_may_be_replaced() -> None:
    """F-6: from none to all of them, as one likes."""
    table = Table(hand=["scribe"], goods={"mushroom": 2, "treasure": 2}, roses=STILL)
    table.pick("play:scribe")
    assert table.prompt == "pay"
    assert table.codes == ["pay:2mushroom", "pay:1mushroom+1treasure", "pay:2treasure"]
    table.pick("pay:1mushroom+1treasure")
    assert table.goods() == {"mushroom": 1, "treasure": 1}


def test_of_a_mixed_cost_each_kind_may_be_replaced() -> None:
    """F-6."""
    table = Table(hand=["rope_bridge"], goods={"driftwood": 1, "seaweed": 1, "treasure": 1}, roses=STILL)
    assert price("rope_bridge") == {"driftwood": 1, "seaweed": 1}
    table.pick("play:rope_bridge")
    assert sorted(table.codes) == [
        "pay:1driftwood+1seaweed", "pay:1driftwood+1treasure", "pay:1seaweed+1treasure",
    ]  # fmt: skip


def test_treasure_that_is_needed_is_paid_without_asking() -> None:
    """F-6: there is one way only."""
    table = Table(hand=["scribe"], goods={"mushroom": 1, "treasure": 1}, roses=STILL)
    table.pick("play:scribe")
    assert table.goods() == {}
    assert table.asked == 1


def test_one_treasure_is_one_resource() -> None:
    """F-6, F-28: two are missing, and one treasure is not enough."""
    table = Table(hand=["sea_chip"], goods={"mushroom": 1, "treasure": 1}, bay=BAY)
    refusal = table.refusal("play:sea_chip")
    assert (refusal.reason, refusal.details["n"]) == ("resources-short-by", 1)


def test_treasure_pays_for_effects_too() -> None:
    """F-6: an Abbey takes it for a resource, and it makes no difference."""
    table = Table(city=["abbey"], goods={"seaweed": 1, "treasure": 2})
    table.pick("visit:0.abbey")
    assert table.codes == ["pay:seaweed", "pay:treasure", "done"]
    table.pick("pay:treasure", "pay:seaweed", "pay:treasure")
    assert table.points() == 6
    assert table.goods() == {}
    assert table.asked == 1


def test_treasure_pays_where_one_kind_is_asked_for() -> None:
    """F-6: a Sail Maker wants seaweed; sea stones are none, a treasure will do."""
    table = Table(hand=["sail_maker"], goods=price("sail_maker", sea_stone=2, treasure=1), roses=STILL)
    table.pick("play:sail_maker", "pay:3mushroom")
    assert table.codes == ["pay:treasure", "done"]
    table.pick("pay:treasure")
    assert table.ship() == 1
    assert table.goods() == {"sea_stone": 2}


def test_a_merchant_takes_treasure_and_gives_resources_only() -> None:
    """F-6, F-7, F-142: the amount first, then what is gained."""
    table = Table(hand=["merchant"], goods=price("merchant", treasure=2), roses=STILL)
    table.pick("play:merchant", "pay:2mushroom", "pay:treasure", "pay:treasure")
    assert table.codes == ["gain:driftwood", "gain:seaweed", "gain:sea_stone", "gain:mushroom"]
    table.pick("gain:mushroom", "gain:sea_stone")
    assert table.goods() == {"mushroom": 1, "sea_stone": 1}


def test_treasure_is_not_exchanged_by_itself() -> None:
    """F-8, F-28: there is no action that turns it into a resource."""
    table = Table(goods={"treasure": 4}, workers=0, hand=["grove"], bay=BAY)
    assert not [code for code in table.codes if code.startswith(("gain:", "pay:", "exchange"))]
    table.refusal("pay:treasure")


def test_treasure_gives_no_change() -> None:
    """F-8, F-60: a card that became free returns nothing."""
    table = Table(
        hand=["scribe"], goods={"treasure": 2}, islands=["isle_yard", "isle_gems"], bay=BAY, roses=STILL
    )
    table.pick("visit:isle_yard", "play:scribe")
    assert table.city() == ["scribe"]
    assert table.goods() == {"treasure": 2}


@pytest.mark.parametrize(
    ("goods", "left"), [({"treasure": 2}, {"treasure": 2}), ({"seaweed": 1, "treasure": 2}, {"treasure": 2})]
)
def test_treasure_is_not_a_resource_that_an_effect_takes_away(
    goods: dict[str, int], left: dict[str, int]
) -> None:
    """F-8: a Squall takes a resource at the end of a preparation, never a treasure."""
    given: dict[str, Json] = {**goods}
    table = Table(goods=given, workers=0, mode="both", weather="weather_squall")
    table.pick("prepare")
    assert table.goods() == left
    assert table.asked == 1


def test_treasure_is_no_leftover_resource_in_a_tie() -> None:
    """F-8, F-106: with as many points, ships, maps and treasures a resource decides."""
    table = Table(goods={"treasure": 2, "seaweed": 1}, others=[{"goods": {"treasure": 2}}])
    assert [table.score(seat).total for seat in (0, 1)] == [4, 4]
    assert [table.score(seat).rank for seat in (0, 1)] == [1, 2]
    table = Table(goods={"treasure": 1}, others=[{"points": 2, "goods": {"seaweed": 9}}])
    assert [table.score(seat).rank for seat in (0, 1)] == [1, 2]


def test_resources_count_nothing_at_the_end_and_treasures_two() -> None:
    """F-3, F-90, F-105."""
    table = Table(goods={"driftwood": 5, "seaweed": 5, "sea_stone": 5, "mushroom": 5, "treasure": 3})
    assert table.score().total == 6


def test_any_resource_is_never_treasure() -> None:
    """F-7: wherever one may choose."""
    four = ["gain:driftwood", "gain:seaweed", "gain:sea_stone", "gain:mushroom"]
    table = Table(hand=["warehouse"], goods=price("warehouse"), roses=("rose_a_red", "rose_b_common"))
    table.pick("play:warehouse")
    assert table.codes == four
    table = Table(city=["post_office"], hand=["grove", "inn"])
    table.pick("visit:0.post_office")
    while table.prompt != "gain":
        table.pick(table.codes[0])
    assert table.codes == four


# From the hand or from the Bay


def test_a_card_is_played_from_the_hand() -> None:
    """F-51."""
    table = Table(hand=["grove", "inn"], goods=price("grove"), bay=BAY, roses=STILL)
    table.pick("play:grove")
    assert table.city() == ["grove"]
    assert table.hand() == ["inn"]
    assert table.bay() == BAY


def test_a_card_is_played_straight_from_the_bay() -> None:
    """F-51, F-65."""
    table = Table(goods=price("manor"), bay=BAY, next=["diver"])
    table.pick("play:bay.manor")
    assert table.city() == ["manor"]
    assert table.hand() == []
    assert table.bay() == ["windmill", "diver", *BAY[2:]]


def test_a_full_hand_does_not_matter_for_a_card_of_the_bay() -> None:
    """F-51."""
    table = Table(hand=[*["grove"] * 5, *["diver"] * 3], goods=price("manor"), bay=BAY)
    table.pick("play:bay.manor")
    assert table.city() == ["manor"]
    assert len(table.hand()) == 8


def test_of_a_card_in_both_places_the_player_chooses() -> None:
    """F-51."""
    table = Table(hand=["manor"], goods=price("manor"), bay=BAY)
    assert {"play:manor", "play:bay.manor"} <= set(table.codes)
    table.pick("play:bay.manor")
    assert table.hand() == ["manor"]


def test_a_card_under_another_of_its_name_stays() -> None:
    """F-51, F-74: the slot is not dealt anew."""
    bay: list[Json] = [{"card": "inn", "copies": 2}, *BAY[1:]]
    table = Table(goods=price("inn", "inn"), bay=bay, roses=("rose_a_tan", "rose_b_unique"))
    deck = table.deck()
    table.pick("play:bay.inn", "visit:docks", "play:bay.inn")
    assert table.city() == ["inn", "inn"]
    assert table.deck() == deck - 1


# Costs of any kind


@pytest.mark.parametrize("card", ["shipwreck", "castaway"])
@pytest.mark.parametrize("good", ["driftwood", "seaweed", "sea_stone", "mushroom", "treasure"])
def test_any_is_paid_with_whatever_there_is(card: str, good: str) -> None:
    """F-52: mushrooms for a Construction, driftwood for a Critter, a treasure for either."""
    table = Table(hand=[card], goods={good: 1}, roses=NO_WIND)
    table.pick(f"play:{card}")
    assert table.city() == [card]
    assert paid(table) == plus((0, 0, 0, 0, 0), GOODS.index(good))


def test_any_is_paid_as_one_chooses() -> None:
    """F-52."""
    table = Table(hand=["shipwreck"], goods={"driftwood": 1, "mushroom": 3, "treasure": 1}, roses=NO_WIND)
    table.pick("play:shipwreck")
    assert sorted(table.codes) == ["pay:1driftwood", "pay:1mushroom", "pay:1treasure"]
    table.pick("pay:1mushroom")
    assert table.goods() == {"driftwood": 1, "mushroom": 2, "treasure": 2}


def test_any_is_not_paid_with_nothing() -> None:
    """F-52."""
    table = Table(hand=["shipwreck"], bay=BAY)
    refusal = table.refusal("play:shipwreck")
    assert (refusal.reason, refusal.details["n"]) == ("resources-short-by", 1)


def test_what_is_paid_is_gone() -> None:
    """F-4, F-52: to the general supply, not to anybody."""
    table = Table(hand=["harbor"], goods={"driftwood": 9, "seaweed": 9, "sea_stone": 9, "mushroom": 9})
    table.pick("play:harbor")
    due = price("harbor")
    paid = {good: 9 - table.goods()[good] for good in ("driftwood", "seaweed", "sea_stone", "mushroom")}
    assert {good: n for good, n in paid.items() if n} == due
    assert table.goods(1) == {}


def test_a_payment_that_is_not_exact_is_refused() -> None:
    """F-52, F-28."""
    table = Table(hand=["scribe"], goods={"mushroom": 5, "treasure": 5, "seaweed": 5}, roses=STILL)
    table.pick("play:scribe")
    for code in (
        "pay:3mushroom",
        "pay:1mushroom",
        "pay:1mushroom+1seaweed",
        "pay:2mushroom+1treasure",
        "pay:",
    ):
        assert table.why_not(code) == "not-offered"
    table.pick("pay:2treasure")
    assert table.goods() == {"mushroom": 5, "treasure": 3, "seaweed": 5}


# What may be played


def test_x18_a_full_city_takes_only_what_needs_no_slot() -> None:
    """F-58, F-66, X-18: whatever one could pay."""
    goods: dict[str, Json] = {"driftwood": 9, "seaweed": 9, "sea_stone": 9, "mushroom": 9, "treasure": 9}
    table = Table(hand=["scribe", "inn", "shipwreck", "castaway"], city=FULL, goods=goods, bay=BAY)
    assert {code.partition("@")[0] for code in table.offers("play:")} == {"play:shipwreck", "play:castaway"}
    assert table.why_not("play:scribe") == "no-slot"
    assert table.why_not("play:bay.manor") == "no-slot"


def test_cards_without_a_slot_leave_the_slots_free() -> None:
    """F-66: fourteen and those two still take one more."""
    table = Table(hand=["scribe"], city=[*FULL[1:], "shipwreck", "castaway"], goods={"mushroom": 2}, bay=BAY)
    table.pick("play:scribe")
    assert "scribe" in table.city()
    assert len(table.city()) == 17


def test_a_unique_card_is_played_once() -> None:
    """F-58, F-77: from the hand as from the Bay."""
    table = Table(hand=["windmill"], city=["windmill"], goods=price("windmill"), bay=BAY[1:])
    assert table.why_not("play:windmill") == "already-in-city"
    table = Table(city=["windmill"], goods=price("windmill"), bay=BAY)
    assert table.why_not("play:bay.windmill") == "already-in-city"


def test_a_common_card_is_played_again_and_again() -> None:
    """F-77."""
    table = Table(hand=["grove"], city=["grove"] * 4, goods=price("grove"), roses=STILL)
    table.pick("play:grove")
    assert table.city() == ["grove"] * 5


def test_somebody_elses_unique_card_does_not_matter() -> None:
    """F-77: one in each city."""
    table = Table(
        bonny=1, hand=["windmill"], others=[{}], captain={"city": ["windmill"]}, goods=price("windmill")
    )
    table.pick("play:windmill")
    assert table.city() == ["windmill"]


def test_the_reward_of_a_card_does_not_help_to_pay_for_it() -> None:
    """F-58, F-63: a Beach Sledge brings driftwood too late, a Treasure Hunter a treasure."""
    assert Table(hand=["shipwreck"], bay=BAY).why_not("play:shipwreck") == "resources-short-by"
    table = Table(hand=["treasure_hunter"], goods={"mushroom": 3}, bay=BAY)
    assert table.why_not("play:treasure_hunter") == "goods-short"
    table = Table(hand=["scribe"], city=["herbalist"], goods={"mushroom": 1}, bay=BAY)
    assert table.why_not("play:scribe") == "goods-short"


# Paying less


def test_a_reduction_never_goes_below_zero() -> None:
    """F-60: a discard at the Port makes a Shipwreck free, and nothing comes back."""
    table = Table(
        hand=["shipwreck", "grove", "inn"], city=["port"], goods={"treasure": 1}, bay=BAY, roses=NO_WIND,
        next=["diver"],
    )  # fmt: skip
    table.pick("play:shipwreck=port", "discard:grove", "done")
    assert table.goods() == {"treasure": 2}
    assert table.city() == ["port", "shipwreck"]
    assert table.hand() == ["diver", "inn"]


def test_the_player_chooses_what_the_port_waives() -> None:
    """F-60: a discard takes a driftwood or a seaweed off a Grove."""
    table = Table(
        hand=["grove", "inn", "scribe"],
        city=["port"],
        goods={"driftwood": 2, "seaweed": 1},
        bay=BAY,
        roses=STILL,
    )
    assert price("grove") == {"driftwood": 2, "seaweed": 1}
    table.pick("play:grove=port", "discard:inn", "done")
    assert sorted(table.codes) == ["pay:1driftwood+1seaweed", "pay:2driftwood"]
    table.pick("pay:2driftwood")
    assert table.goods() == {"seaweed": 1, "mushroom": 1}


def test_a_reduced_cost_is_paid_with_treasure_too() -> None:
    """F-6, F-60: both cards have to go, and one unit is left of a Grove, of whichever kind."""
    table = Table(hand=["grove", "inn", "scribe"], city=["port"], goods={"treasure": 1}, bay=BAY, roses=STILL)
    table.pick("play:grove=port", "discard:inn")
    assert table.hand() == []
    assert table.city() == ["port", "grove"]
    assert table.goods() == {"mushroom": 1}


def test_a_reduction_leaves_the_printed_resources_to_pay() -> None:
    """F-60, F-52: mushrooms do not pay what is left of a Construction."""
    table = Table(hand=["grove", "inn", "scribe"], city=["port"], goods={"mushroom": 9}, bay=BAY)
    assert table.offers("play:grove") == []
    assert table.why_not("play:grove=port") == "helper-useless"
