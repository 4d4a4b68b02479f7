"""Terms, cities, hands, giving and colors (F-4, F-5, F-9, F-10, F-66 to F-73, F-76 to F-83)."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.plain_data import Json
from boardwright.games.farshore.rules.goods import DECLARED, GOODS
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.valley.rules.pieces.card import COLOURS
from boardwright.games.valley.rules.pieces.goods import amount
from boardwright.games.valley.rules.pieces.removal import discard_from_city

from .table import Table, price

CARDS = standard().cards.cards
ROW: list[Json] = ["grove", "inn", "diver", "harbor", "steward", "merchant", "port", "cooper"]
CALM = ("rose_a_red", "rose_b_unique")
STILL = ("rose_a_red", "rose_b_critter")
FIFTEEN: list[Json] = [
    *["grove"] * 3, *["beach_sledge"] * 3, *["tangle_raft"] * 3, *["tumbler"] * 3, *["scriptorium"] * 3,
]  # fmt: skip
SEVEN: list[Json] = [*["abbey"] * 3, *["sail_maker"] * 3, "gardens"]
EIGHT: list[Json] = [*SEVEN, "manor"]
PASSED: dict[str, Json] = {"season": "autumn", "passed": True}


def seen(table: Table, viewer: int | None) -> dict[str, Any]:
    view: dict[str, Any] = table.state.view(viewer)
    return view


# Words (F-4) and supplies (F-5)


def test_what_is_gained_comes_from_the_supply_and_what_is_paid_goes_there() -> None:
    """F-4: nobody else has more or less for it."""
    theirs: dict[str, Json] = {"driftwood": 4, "seaweed": 1}
    table = Table(goods=price("inn"), hand=["inn"], others=[{"goods": theirs}], roses=STILL)
    table.pick("play:inn")
    assert (table.goods(), table.goods(1)) == ({}, theirs)
    table.pick("visit:docks", "visit:shore_driftwood")
    assert (table.goods(), table.goods(1)) == ({"driftwood": 3}, theirs)


def test_a_bare_draw_takes_the_top_card_of_the_deck() -> None:
    """F-4, F-67: the Bay stays as it is."""
    table = Table(bay=ROW, next=["manor", "pilgrim"])
    table.pick("visit:shore_sea_stone")
    assert table.hand() == ["manor", "pilgrim"]
    assert table.bay() == ROW


def test_revealed_cards_are_seen_by_all() -> None:
    """F-4."""
    table = Table(hand=["postal_pigeon"], goods=price("postal_pigeon"), next=["grove", "inn"])
    table.pick("play:postal_pigeon")
    for viewer in (None, 0, 1):
        assert sorted(seen(table, viewer)["shown"]) == ["grove", "inn"]


def test_a_discard_lies_face_down_on_the_pile() -> None:
    """F-4, F-10: who discarded it knows it, the others see a card."""
    table = Table(hand=["manor", "inn"])
    table.pick("visit:docks", "discard:manor", "done", "gain:mushroom")
    assert table.discard() == ["manor"]
    assert seen(table, 0)["discard"] == ["manor"]
    assert seen(table, 1)["discard"] == seen(table, None)["discard"] == [None]


@pytest.mark.parametrize(
    ("good", "printed"), [("treasure", 57), ("driftwood", 25), ("seaweed", 20), ("mushroom", 25)]
)
def test_no_supply_runs_out(good: str, printed: int) -> None:
    """F-5: more tokens than were printed, in one supply and in several."""
    gain = {"treasure": "isle_chest", "driftwood": "shore_driftwood", "seaweed": "shore_seaweed",
            "mushroom": "shore_mushroom"}[good]  # fmt: skip
    table = Table(
        goods={good: printed}, others=[{"goods": {good: printed}}], islands=["isle_chest", "isle_spit"]
    )
    table.pick(f"visit:{gain}")
    if good == "treasure":
        table.pick("gain:sea_stone")
    assert table.goods()[good] > printed
    assert table.goods(1) == {good: printed}


def test_point_tokens_do_not_run_out() -> None:
    """F-5."""
    table = Table(hand=["inn"], points=40, city=["illuminator"], others=[{"points": 40}])
    table.pick("visit:0.illuminator", "discard:inn")
    assert [table.points(seat) for seat in (0, 1)] == [41, 40]
    assert table.score().total == 41 + 2


# What cards are (F-9, F-78)


def test_every_card_has_one_kind_one_rarity_and_one_of_five_colors() -> None:
    """F-9: forty-eight names, no two alike."""
    assert len({card.id for card in CARDS}) == len(CARDS) == 48
    assert {COLOURS[card.colour] for card in CARDS} == {"green", "blue", "tan", "red", "purple"}
    assert sum(card.copies for card in CARDS) == len(standard().cards.whole_deck) == 125
    assert {card.id for card in CARDS if card.points < 0} == {"shipwreck", "castaway"}


def test_constructions_never_cost_mushrooms_and_critters_little_else() -> None:
    """F-78: "any" may be paid with a mushroom."""
    mushroom = GOODS.index("mushroom")
    for card in CARDS:
        resources = [amount(card.cost, field) for field in range(DECLARED.kinds)]
        if card.critter:
            assert sum(resources) == resources[mushroom], card.id
        else:
            assert not resources[mushroom], card.id
        assert sum(resources) + amount(card.cost, DECLARED.wild) > 0, card.id


@pytest.mark.parametrize("good", ["driftwood", "seaweed", "sea_stone", "mushroom", "treasure"])
@pytest.mark.parametrize("card", ["shipwreck", "castaway"])
def test_any_is_paid_with_anything_mushrooms_included(card: str, good: str) -> None:
    """F-78, F-6."""
    table = Table(hand=[card], goods={good: 1}, roses=("rose_a_red", "rose_b_common"))
    table.pick(f"play:{card}")
    assert table.city() == [card]
    assert table.goods() == ({"treasure": 1} if card == "shipwreck" else {"mushroom": 1})


# Who sees what (F-10)


def test_hands_are_secret_and_their_sizes_are_not() -> None:
    """F-10."""
    table = Table(hand=["grove", "inn"], others=[{"hand": ["manor"]}])
    assert [player["hand"] for player in seen(table, 0)["players"]] == [["grove", "inn"], [None]]
    assert [player["hand"] for player in seen(table, 1)["players"]] == [[None, None], ["manor"]]
    assert [player["hand"] for player in seen(table, None)["players"]] == [[None, None], [None]]


def test_cities_supplies_ships_and_workers_are_open() -> None:
    """F-10: the same for everybody."""
    table = Table(
        city=["grove", {"card": "warehouse", "occupied": True}], goods={"seaweed": 2, "treasure": 1},
        points=3, ship=7, anchors=2, deployed=["docks"], season="spring",
    )  # fmt: skip
    mine = seen(table, 0)["players"][0]
    assert mine == seen(table, 1)["players"][0] == seen(table, None)["players"][0]
    assert (mine["ship"], mine["anchors"], mine["points"], mine["workers"]) == (7, 2, 3, 2)
    assert (mine["goods"]["seaweed"], mine["goods"]["treasure"]) == (2, 1)
    assert mine["city"] == [{"card": "grove"}, {"card": "warehouse", "occupied": True}]
    assert seen(table, 1)["places"]["docks"] == [0]


# Slots (F-66)


def test_exactly_two_cards_take_no_slot() -> None:
    """F-66."""
    assert {card.id for card in CARDS if not card.slots} == {"shipwreck", "castaway"}


@pytest.mark.parametrize("code", ["play:inn", "play:bay.inn", "play:steward", "play:diver@grove"])
def test_a_full_city_takes_no_other_card(code: str) -> None:
    """F-66: from the hand or the Bay, paid for or with an anchor."""
    table = Table(hand=["inn", "steward", "diver"], bay=ROW, city=FIFTEEN, goods={"treasure": 9})
    assert table.why_not(code) == "no-slot"


def test_the_fifteenth_slot_can_be_filled() -> None:
    """F-66: cards without a slot do not count."""
    city: list[Json] = [*FIFTEEN[1:], "shipwreck", "castaway"]
    table = Table(hand=["inn", "abbey"], city=city, goods=price("inn", "abbey"), roses=STILL)
    table.pick("play:inn", "visit:docks")
    assert len(table.city()) == 17
    assert seen(table, None)["players"][0]["slots"] == 15
    assert table.why_not("play:abbey") == "no-slot"


def test_a_full_city_takes_both_cards_without_a_slot() -> None:
    """F-66: each once, for they are unique."""
    table = Table(hand=["shipwreck", "castaway", "castaway"], city=FIFTEEN, goods={"seaweed": 2}, roses=CALM)
    table.pick("play:castaway", "visit:docks")
    assert table.why_not("play:castaway") == "already-in-city"
    table.pick("play:shipwreck", "pay:1seaweed")
    assert table.city() == [*FIFTEEN, "castaway", "shipwreck"]


def test_cards_without_a_slot_are_part_of_the_city() -> None:
    """F-66: they count for maps, for the Guild Master and for Sculptor and Gardens."""
    table = Table(city=["shipwreck", "castaway", "guild_master", "sculptor", "gardens", "galley"])
    assert table.scored("guild_master") == 3
    assert table.scored("sculptor") == 2 * 3  # Shipwreck, Gardens, Galley
    assert table.scored("gardens") == 2 * 3  # Castaway, Guild Master, Sculptor
    assert "visit:map_tan" in table.codes


def test_a_shipwreck_holds_an_anchor() -> None:
    """F-66, F-55."""
    table = Table(hand=["pirate"], city=["shipwreck"])
    table.pick("play:pirate@shipwreck")
    assert table.built("shipwreck")["occupied"] is True
    assert (table.anchors(), table.goods()) == (2, {"treasure": 3})


# The hand limit (F-67 to F-69)


def test_a_draw_stops_at_eight_cards() -> None:
    """F-68: the card not drawn is the next one of the deck, not discarded."""
    table = Table(hand=SEVEN, next=["pilgrim", "admiral"])
    before = table.deck()
    table.pick("visit:shore_sea_stone")
    assert table.hand() == sorted([*map(str, SEVEN), "pilgrim"])
    assert (table.deck(), table.discard()) == (before - 1, [])
    table.pick("visit:shore_seaweed")
    assert table.hand(1) == ["admiral"]


def test_a_full_hand_draws_nothing() -> None:
    """F-68: and takes the rest of what the place gives."""
    table = Table(hand=EIGHT, next=["pilgrim"])
    table.pick("visit:shore_mushroom")
    assert table.hand() == sorted(map(str, EIGHT))
    assert table.goods() == {"mushroom": 2}
    table.pick("visit:shore_seaweed")
    assert table.hand(1) == ["pilgrim"]


def test_the_card_that_is_played_makes_room() -> None:
    """F-68: a Scriptorium played from a full hand draws one of its two cards."""
    table = Table(hand=[*SEVEN, "scriptorium"], goods=price("scriptorium"), next=["pilgrim", "admiral"])
    table.pick("play:scriptorium")
    assert table.hand() == sorted([*map(str, SEVEN), "pilgrim"])


def test_a_card_played_from_the_bay_needs_no_room_in_hand() -> None:
    """F-51, F-68: but its effect draws nothing."""
    table = Table(hand=EIGHT, bay=["scriptorium", *ROW[1:]], goods=price("scriptorium"), next=["pilgrim"])
    table.pick("play:bay.scriptorium")
    assert table.city() == ["scriptorium"]
    assert len(table.hand()) == 8
    assert table.bay()[0] == "pilgrim"


def test_watchers_draw_within_the_limit() -> None:
    """F-68: the Keeper takes the last place, and the Navigator comes too late."""
    table = Table(
        hand=[*SEVEN, "grove"], goods=price("grove"), city=["lighthouse_keeper", "navigator"],
        next=["pilgrim", "admiral"], roses=("rose_a_green", "rose_b_construction"),
    )  # fmt: skip
    table.pick("play:grove")
    assert table.hand() == sorted([*map(str, SEVEN), "pilgrim"])


def test_draws_from_the_bay_stop_at_eight_cards() -> None:
    """F-69: the Rope Bridge with two free places, one of which it has left itself."""
    table = Table(hand=[*SEVEN[:6], "rope_bridge"], goods=price("rope_bridge"), bay=ROW, next=["pilgrim"])
    table.pick("play:rope_bridge", "take:bay.inn", "take:bay.port")
    assert len(table.hand()) == 8
    assert table.asked == 1
    assert None not in table.bay()


@pytest.mark.parametrize(("hand", "taken"), [(EIGHT, 0), (SEVEN, 1), (SEVEN[:6], 2), (SEVEN[:3], 2)])
def test_the_summer_bonus_stops_at_eight_cards(hand: list[Json], taken: int) -> None:
    """F-69."""
    table = Table(season="spring", workers=0, hand=hand, bay=ROW, others=[{"season": "winter"}])
    table.pick("prepare", *["take:bay.cooper", "take:bay.port"][:taken])
    assert len(table.hand()) == len(hand) + taken
    assert table.asked == 1


@pytest.mark.parametrize(("hand", "taken"), [(EIGHT, 0), (SEVEN, 1), (SEVEN[:6], 2)])
def test_the_autumn_bonus_stops_at_eight_cards(hand: list[Json], taken: int) -> None:
    """F-69: whether from the deck or from the Bay."""
    table = Table(season="summer", workers=0, hand=hand, bay=ROW, others=[{"season": "winter"}])
    table.pick("prepare", *["draw", "take:bay.port"][:taken])
    assert len(table.hand()) == len(hand) + taken
    assert table.asked == 1


# Giving (F-70 to F-72)


def test_cards_are_given_to_somebody_with_room() -> None:
    """F-70: one whose hand is full cannot be chosen."""
    table = Table(
        hand=["grove", "inn"], goods=price("grove"), city=["customs_office"], others=[{"hand": EIGHT}, {}],
        roses=CALM,
    )  # fmt: skip
    table.pick("play:grove")
    assert table.codes == ["give:inn=2", "done"]
    table.pick("give:inn=2", "gain:seaweed")
    assert (table.hand(1), table.hand(2)) == (sorted(map(str, EIGHT)), ["inn"])


def test_among_several_with_room_the_giver_chooses() -> None:
    """F-70: one free place is room enough."""
    table = Table(
        hand=["grove", "inn"], goods=price("grove"), city=["customs_office"], roses=CALM,
        others=[{"hand": SEVEN}, {}, {}],
    )  # fmt: skip
    table.pick("play:grove")
    assert table.codes == ["give:inn=1", "give:inn=2", "give:inn=3", "done"]


def test_nobody_who_has_passed_is_given_a_card() -> None:
    """F-70, F-103."""
    table = Table(
        hand=["grove", "inn"], goods=price("grove"), city=["customs_office"], others=[PASSED, {}], roses=CALM
    )
    table.pick("play:grove")
    assert table.codes == ["give:inn=2", "done"]


@pytest.mark.parametrize(
    "others",
    [[{"hand": EIGHT}], [PASSED], [PASSED, {"hand": EIGHT}], [PASSED, PASSED, PASSED]],
    ids=["full", "passed", "both", "all passed"],
)
def test_a_card_that_nobody_can_take_is_discarded_for_the_benefit(others: list[dict[str, Json]]) -> None:
    """F-71, F-103: nobody's hand changes, and the resource is gained."""
    table = Table(
        hand=["grove", "inn"], goods=price("grove"), city=["customs_office"], others=others, roses=CALM
    )
    before = [table.hand(seat) for seat in range(1, len(others) + 1)]
    table.pick("play:grove", "give:inn", "gain:seaweed")
    assert (table.hand(), table.discard()) == ([], ["inn"])
    assert table.goods() == {"seaweed": 1, "mushroom": 1}
    assert [table.hand(seat) for seat in range(1, len(others) + 1)] == before


def test_a_card_for_captain_bonny_is_discarded_for_the_benefit() -> None:
    """F-71, F-134: also when a human has room; she does not get it."""
    table = Table(
        hand=["grove", "inn"], goods=price("grove"), city=["customs_office"], others=[{}], bonny=1,
        captain={"hand": ["pilgrim"]}, roses=CALM,
    )  # fmt: skip
    table.pick("play:grove")
    assert table.codes == ["give:inn=1", "give:inn=2", "done"]
    table.pick("give:inn=2", "gain:seaweed")
    assert (table.discard(), table.hand(1), table.hand(2)) == (["inn"], [], ["pilgrim"])
    assert table.goods() == {"seaweed": 1, "mushroom": 1}


def test_a_gift_is_optional_where_it_says_may() -> None:
    """F-29, F-70: no card, no resource."""
    table = Table(hand=["grove", "inn"], goods=price("grove"), city=["customs_office"], roses=CALM)
    table.pick("play:grove", "done")
    assert (table.hand(), table.hand(1), table.goods()) == (["inn"], [], {"mushroom": 1})


def test_several_cards_go_one_at_a_time_to_whom_one_likes() -> None:
    """F-72."""
    table = Table(hand=["inn", "grove"], city=["post_office"], others=[{}, {}])
    table.pick("visit:0.post_office")
    assert table.codes == ["give:grove=1", "give:grove=2", "give:inn=1", "give:inn=2"]
    table.pick("give:grove=2", "give:inn=1", *["gain:sea_stone"] * 3)
    assert (table.hand(1), table.hand(2)) == (["inn"], ["grove"])
    assert (table.goods(), table.points()) == ({"sea_stone": 3}, 1)


def test_the_second_card_may_find_no_room() -> None:
    """F-72: the first one filled the only hand, so the second one is discarded."""
    table = Table(hand=["inn", "grove"], city=["post_office"], others=[{"hand": SEVEN}])
    table.pick("visit:0.post_office", "give:grove=1", *["gain:sea_stone"] * 3)
    assert table.hand(1) == sorted([*map(str, SEVEN), "grove"])
    assert table.discard() == ["inn"]
    assert (table.goods(), table.points()) == ({"sea_stone": 3}, 1)


def test_with_a_place_left_elsewhere_the_second_card_goes_there() -> None:
    """F-72, F-70: it may not be thrown away while somebody could take it."""
    table = Table(hand=["inn", "grove"], city=["post_office"], others=[{"hand": SEVEN}, {}])
    table.pick("visit:0.post_office", "give:grove=1", *["gain:sea_stone"] * 3)
    assert table.hand(2) == ["inn"]
    assert table.discard() == []


# Discards (F-73)


def test_discards_come_from_the_hand() -> None:
    """F-73: neither from the city nor from the Bay."""
    table = Table(hand=["pirate", "inn", "manor"], goods=price("pirate"), city=["grove"], bay=ROW, roses=CALM)
    table.pick("play:pirate")
    assert table.codes == ["discard:inn", "discard:manor"]
    table.pick("discard:inn")
    assert (table.hand(), table.city(), table.bay()) == ([], ["grove", "pirate"], ROW)
    assert sorted(table.discard()) == ["inn", "manor"]


def test_a_card_on_its_way_to_the_city_is_not_discarded() -> None:
    """F-73, F-147: of two Groves one is played and the other pays for the Port's help."""
    goods = {**price("grove")}
    goods["driftwood"] = int(str(goods["driftwood"])) - 1
    table = Table(hand=["grove", "grove"], goods=goods, city=["port"], roses=CALM)
    table.pick("play:grove=port")
    assert (table.city(), table.hand(), table.discard()) == (["port", "grove"], [], ["grove"])
    table = Table(hand=["grove"], goods=goods, city=["port"], roses=CALM)
    assert table.why_not("play:grove=port") == "helper-useless"


# Common and unique (F-77)


def test_a_common_card_may_be_there_any_number_of_times() -> None:
    """F-77."""
    table = Table(hand=["grove"], bay=ROW, goods=price("grove", "grove"), city=["grove"] * 3, roses=CALM)
    table.pick("play:grove", "visit:docks", "play:bay.grove")
    assert table.city() == ["grove"] * 5


@pytest.mark.parametrize("code", ["play:pirate", "play:bay.pirate", "play:pirate@galley"])
def test_a_unique_card_may_be_there_once(code: str) -> None:
    """F-77, F-58: however it would be played."""
    table = Table(hand=["pirate"], bay=["pirate", *ROW[1:]], goods=price("pirate"), city=["pirate", "galley"])
    assert table.why_not(code) == "already-in-city"


def test_a_unique_card_may_be_in_every_city() -> None:
    """F-77: one copy each."""
    table = Table(
        hand=["pirate"],
        goods=price("pirate"),
        others=[{"city": ["pirate"]}, {"city": ["pirate"]}],
        roses=STILL,
    )
    table.pick("play:pirate")
    assert "pirate" in table.city()


def test_a_free_card_must_not_be_there_already_either() -> None:
    """F-77, F-56: the Pigeon cannot bring a second Pirate; both cards are discarded."""
    table = Table(
        hand=["postal_pigeon"], goods=price("postal_pigeon"), city=["pirate"], next=["pirate", "harbor"]
    )
    table.pick("play:postal_pigeon")
    assert table.city() == ["pirate", "postal_pigeon"]
    assert sorted(table.discard()) == ["harbor", "pirate"]


# The colors (F-79 to F-83)


@pytest.mark.parametrize(("season", "again"), [("winter", True), ("spring", False), ("summer", True)])
def test_a_green_card_acts_when_played_and_in_spring_and_autumn(season: str, again: bool) -> None:
    """F-79: not in summer."""
    table = Table(
        season=season, workers=0, hand=["grove", *EIGHT[:7]], goods=price("grove"), roses=CALM,
        others=[{"season": "winter"}], bay=ROW,
    )  # fmt: skip
    table.pick("play:grove", "visit:docks")
    assert table.goods() == {"mushroom": 1}
    table.pick("prepare")
    while table.asked == 0:
        table.pick(table.codes[0])
    assert table.goods() == {"mushroom": 2 if again else 1}


def test_green_cards_act_for_the_one_who_prepares() -> None:
    """F-79: those of others do nothing."""
    table = Table(workers=0, city=["grove"], others=[{"city": ["grove", "tumbler"]}])
    table.pick("prepare")
    assert (table.goods(), table.goods(1)) == ({"mushroom": 1}, {})


def test_every_copy_of_a_green_card_acts() -> None:
    """F-79, F-96."""
    table = Table(workers=0, city=["grove", "grove", "grove", "treasure_hunter"])
    table.pick("prepare")
    assert table.goods() == {"mushroom": 3, "treasure": 1}


def test_a_blue_card_answers_its_owner_alone() -> None:
    """F-80: others play without it."""
    table = Table(
        hand=["scribe"], goods=price("scribe"),
        others=[{"city": ["lighthouse_keeper", "herbalist", "navigator"]}],
        next=["manor", "pilgrim"], roses=("rose_a_green", "rose_b_critter"),
    )  # fmt: skip
    table.pick("play:scribe")
    assert (table.hand(), table.hand(1), table.goods(1)) == (["manor"], [], {})


def test_a_tan_card_acts_once() -> None:
    """F-81: neither in spring nor in autumn."""
    for season in ("winter", "summer"):
        table = Table(season=season, workers=0, city=["pirate", "galley", "castaway"], hand=EIGHT)
        table.pick("prepare")
        assert (table.goods(), table.ship(), len(table.hand())) == ({}, 0, 8)


@pytest.mark.parametrize("card", ["post_office", "abbey", "steward", "illuminator"])
def test_a_red_card_does_nothing_when_played(card: str) -> None:
    """F-82: it waits for a worker, who may come in the same season."""
    table = Table(
        hand=[card, "inn", "manor"], goods=price(card, driftwood=1), city=["grove"],
        roses=("rose_a_green", "rose_b_common"),
    )  # fmt: skip
    table.pick(f"play:{card}")
    assert (table.asked, table.hand(), table.goods(), table.points()) == (
        1,
        ["inn", "manor"],
        {"driftwood": 1},
        0,
    )
    table.pick("visit:docks")
    assert f"visit:0.{card}" in table.codes


def test_a_red_card_does_nothing_in_production() -> None:
    """F-82, F-96."""
    table = Table(workers=0, city=["abbey", "illuminator"], goods={"seaweed": 1}, hand=["inn"])
    table.pick("prepare")
    assert (table.asked, table.points(), table.hand()) == (1, 0, ["inn"])


def test_a_purple_card_does_nothing_before_the_end() -> None:
    """F-83: no tokens, now or in spring; its bonus follows what the city becomes."""
    table = Table(
        hand=["windmill", "tumbler"], goods=price("windmill", "tumbler"), city=["grove"], roses=STILL
    )
    table.pick("play:windmill", "visit:docks")
    assert (table.points(), table.scored("windmill")) == (0, 2)
    table.pick("play:tumbler")
    assert (table.points(), table.scored("windmill")) == (0, 4)
    assert table.scored("cards") == 2 + 1 + 2


def test_a_card_that_leaves_a_city_takes_its_anchor_with_it() -> None:
    """F-54, F-76: nothing in the standard set makes one leave, so it is taken out by hand."""
    table = Table(hand=["diver"], city=["warehouse"])
    table.pick("play:diver@warehouse", "gain:seaweed")
    discard_from_city(table.state.data, 0, 0)
    assert (table.city(), table.discard(), table.anchors()) == (["diver"], ["warehouse"], 2)
