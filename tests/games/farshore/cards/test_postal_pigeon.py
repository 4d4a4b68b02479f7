"""The Postal Pigeon (F-143): reveals two cards and may play one of at most two points for nothing."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table, all_but, price

BAY = ["postal_pigeon", "beach_sledge", "tangle_raft", "tumbler", "scribe", "sloop", "diver", "merchant"]
FOURTEEN: list[Json] = [*["beach_sledge", "tangle_raft", "scriptorium", "inn"] * 3, "tumbler", "tumbler"]
AWAY: dict[str, Json] = {"season": "autumn", "passed": True}
STILL = ("rose_a_red", "rose_b_unique")
COST = price("postal_pigeon")


def test_plays_one_of_two_revealed_cards_and_discards_the_other() -> None:
    """F-143."""
    table = Table(hand=["postal_pigeon"], goods=COST, next=["tumbler", "grove"], roses=STILL)
    table.pick("play:postal_pigeon")
    assert table.prompt == "play-one"
    assert set(table.codes) == {"play:tumbler", "play:grove", "done"}
    table.pick("play:tumbler")
    assert table.city() == ["postal_pigeon", "tumbler"]
    assert table.discard() == ["grove"]
    assert table.goods() == {"sea_stone": 1}
    assert table.asked == 1


def test_may_play_neither() -> None:
    """F-29, F-143."""
    table = Table(hand=["postal_pigeon"], goods=COST, next=["tumbler", "grove"])
    table.pick("play:postal_pigeon", "done")
    assert table.city() == ["postal_pigeon"]
    assert sorted(table.discard()) == ["grove", "tumbler"]
    assert table.hand() == []
    assert table.asked == 1


def test_shows_both_cards_to_everybody() -> None:
    """F-4: reveal means that all see."""
    table = Table(hand=["postal_pigeon"], goods=COST, next=["harbor", "grove"])
    table.pick("play:postal_pigeon")
    (event,) = table.heard("reveal")
    assert event.args["cards"] == ["harbor", "grove"]
    assert event.seen_by(1)
    assert event.seen_by(None)
    assert table.hand() == []


def test_carries_no_more_than_two_points() -> None:
    """F-143: three are too many, two are not."""
    table = Table(hand=["postal_pigeon"], goods=COST, next=["galley", "inn"])
    table.pick("play:postal_pigeon")
    assert table.codes == ["play:inn", "done"]


def test_looks_at_the_printed_points_only() -> None:
    """F-143: the bonus of a Windmill does not count."""
    table = Table(hand=["postal_pigeon"], goods=COST, city=["grove"] * 4, next=["windmill", "harbor"])
    table.pick("play:postal_pigeon", "play:windmill")
    assert table.scored("windmill") == 8


def test_carries_less_than_nothing() -> None:
    """F-143: a Shipwreck has -1 points."""
    table = Table(hand=["postal_pigeon"], goods=COST, next=["shipwreck", "harbor", "port"], roses=STILL)
    table.pick("play:postal_pigeon", "play:shipwreck")
    assert table.city() == ["postal_pigeon", "shipwreck"]
    assert table.hand() == ["port"]
    assert table.scored("cards") == -1


def test_when_neither_can_be_played_both_are_discarded_unasked() -> None:
    """F-143."""
    table = Table(hand=["postal_pigeon"], goods=COST, next=["harbor", "galley"])
    table.pick("play:postal_pigeon")
    assert table.asked == 1
    assert sorted(table.discard()) == ["galley", "harbor"]


def test_takes_no_payment_for_the_revealed_card() -> None:
    """F-143: step 2 is free."""
    goods = price("postal_pigeon", "warehouse")
    table = Table(
        hand=["postal_pigeon"],
        goods=goods,
        next=["warehouse", "harbor"],
        roses=("rose_a_red", "rose_b_critter"),
    )
    table.pick("play:postal_pigeon", "play:warehouse", "gain:mushroom")
    assert table.goods() == price("warehouse", mushroom=1)
    assert table.heard("play")[1].args["paid"] == {}


def test_a_unique_card_of_the_city_is_not_played_again() -> None:
    """F-58, F-143."""
    table = Table(hand=["postal_pigeon"], goods=COST, city=["warehouse"], next=["warehouse", "harbor"])
    table.pick("play:postal_pigeon")
    assert table.city() == ["warehouse", "postal_pigeon"]
    assert sorted(table.discard()) == ["harbor", "warehouse"]


def test_having_taken_the_last_slot_it_carries_only_what_takes_none() -> None:
    """F-58, F-66, F-143."""
    table = Table(hand=["postal_pigeon"], goods=COST, city=FOURTEEN, next=["grove", "castaway"])
    table.pick("play:postal_pigeon")
    assert table.codes == ["play:castaway", "done"]


def test_of_two_equal_cards_one_is_played() -> None:
    table = Table(hand=["postal_pigeon"], goods=COST, next=["grove", "grove"])
    table.pick("play:postal_pigeon")
    assert table.codes == ["play:grove", "done"]
    table.pick("play:grove")
    assert table.discard() == ["grove"]
    assert table.goods() == {"mushroom": 1}


def test_a_full_hand_is_no_hindrance() -> None:
    """F-143: what is revealed is not drawn."""
    hand: list[Json] = [*["port"] * 3, *["inn"] * 3, *["pirate"] * 2]
    table = Table(hand=hand, goods=COST, bay=[*BAY], next=["grove", "harbor", "galley"])
    table.pick("play:bay.postal_pigeon", "play:grove")
    assert table.city() == ["postal_pigeon", "grove"]
    assert len(table.hand()) == 8
    assert table.bay()[0] == "galley"


def test_the_bay_is_refilled_after_everything() -> None:
    """F-57, F-62: the Castaway draws before the Bay gets its card."""
    next = ["castaway", "harbor", "port", "inn", "abbey", "market"]
    table = Table(goods=COST, bay=[*BAY], next=next, roses=STILL)
    table.pick("play:bay.postal_pigeon", "play:castaway")
    assert table.hand() == ["abbey", "inn", "port"]
    assert table.bay()[0] == "market"


def test_no_ability_and_no_anchor_joins_the_free_play() -> None:
    """F-62: the step-1 slot of the inner play is used up."""
    table = Table(
        hand=["postal_pigeon", "inn"],
        goods=COST,
        city=["port", "customs_officer", "grove"],
        next=["scribe", "tumbler"],
    )
    table.pick("play:postal_pigeon")
    assert set(table.codes) == {"play:scribe", "play:tumbler", "done"}
    table.pick("play:scribe")
    assert table.anchors() == 3
    assert not table.built("grove").get("occupied", False)


def test_the_revealed_card_feels_the_wind_before_the_pigeon() -> None:
    """F-56, F-62, F-84: a tan Pirate moves two, then the tan pigeon one."""
    table = Table(hand=["postal_pigeon"], goods=COST, next=["pirate", "harbor"])
    table.pick("play:postal_pigeon", "play:pirate")
    assert [event.args["n"] for event in table.heard("sail")] == [2, 1]
    assert table.ship() == 3
    assert table.goods() == {"treasure": 3}


def test_the_revealed_card_is_through_before_the_pigeon_triggers_anything() -> None:
    """F-62: the Castaway and his trigger draw first, then comes the pigeon's own step 5."""
    next = ["castaway", "harbor", "port", "inn", "abbey", "market", "galley"]
    table = Table(hand=["postal_pigeon"], goods=COST, city=["lighthouse_keeper"], next=next, roses=STILL)
    table.pick("play:postal_pigeon", "play:castaway")
    drawn = [event.args["cards"] for event in table.heard("drawn")]
    assert drawn == [["port", "inn", "abbey"], ["market"], ["galley"]]


def test_the_herbalist_answers_both_critters() -> None:
    """F-56, F-61."""
    table = Table(hand=["postal_pigeon"], goods=COST, city=["herbalist"], next=["steward", "harbor"])
    table.pick("play:postal_pigeon", "play:steward")
    assert table.goods() == {"mushroom": 2}


def test_a_revealed_card_does_not_come_from_the_bay() -> None:
    """The Lighthouse sees the pigeon, not what it carries."""
    table = Table(goods=COST, city=["lighthouse"], bay=[*BAY], next=["grove", "harbor"])
    table.pick("play:bay.postal_pigeon", "play:grove")
    assert table.points() == 1


def test_a_blue_card_it_brings_answers_the_pigeon_but_not_itself() -> None:
    """F-62, F-63, F-80: the Lighthouse Keeper is in the city when the pigeon's step 5 comes."""
    table = Table(hand=["postal_pigeon"], goods=COST, next=["lighthouse_keeper", "harbor", "port", "inn"])
    table.pick("play:postal_pigeon", "play:lighthouse_keeper")
    assert table.hand() == ["port"]


def test_may_bring_a_second_pigeon_that_reveals_two_more() -> None:
    """F-62."""
    next = ["postal_pigeon", "harbor", "tumbler", "galley"]
    table = Table(hand=["postal_pigeon"], goods=COST, next=next, roses=STILL)
    table.pick("play:postal_pigeon", "play:postal_pigeon", "play:tumbler")
    assert table.city() == ["postal_pigeon", "postal_pigeon", "tumbler"]
    assert sorted(table.discard()) == ["galley", "harbor"]
    assert table.goods() == {"sea_stone": 1}


def test_what_is_not_played_is_discarded_when_the_played_card_has_finished() -> None:
    """F-62: the Pirate discards first."""
    hand: list[Json] = ["postal_pigeon", "inn", "port", "abbey"]
    table = Table(hand=hand, goods=COST, next=["pirate", "grove"], roses=STILL)
    table.pick("play:postal_pigeon", "play:pirate")
    assert table.discard() == []
    table.pick("discard:inn", "discard:port")
    assert table.discard() == ["inn", "port", "grove"]
    assert table.hand() == ["abbey"]


def test_with_one_card_left_it_reveals_one() -> None:
    """F-75."""
    table = Table(
        bonny=1,
        captain={**AWAY, "city": all_but("postal_pigeon", "grove", *BAY)},
        bay=[*BAY],
        hand=["postal_pigeon"],
        goods=COST,
        next=["grove"],
    )
    table.pick("play:postal_pigeon")
    assert table.codes == ["play:grove", "done"]
    table.pick("play:grove")
    assert table.city() == ["postal_pigeon", "grove"]
    assert table.discard() == []


def test_with_no_card_left_nothing_happens() -> None:
    """F-75."""
    table = Table(
        bonny=1,
        captain={**AWAY, "city": all_but("postal_pigeon", *BAY)},
        bay=[*BAY],
        hand=["postal_pigeon"],
        goods=COST,
    )
    table.pick("play:postal_pigeon")
    assert table.city() == ["postal_pigeon"]
    assert table.prompt == "action"


def test_the_discard_pile_is_shuffled_for_the_second_card() -> None:
    """F-75."""
    table = Table(
        bonny=1,
        captain={**AWAY, "city": all_but("postal_pigeon", "grove", "inn", *BAY)},
        bay=[*BAY],
        hand=["postal_pigeon"],
        goods=COST,
        next=["grove"],
        discard=["inn"],
    )
    table.pick("play:postal_pigeon")
    assert set(table.codes) == {"play:grove", "play:inn", "done"}
    assert len(table.heard("reshuffle")) == 1


def test_frost_does_not_touch_the_free_play() -> None:
    """F-136: free plays are not affected; the pigeon itself is dearer."""
    table = Table(
        hand=["postal_pigeon"],
        goods=price("postal_pigeon", mushroom=1),
        next=["scribe", "harbor", "port"],
        mode="both",
        weather="weather_frost",
    )
    table.pick("play:postal_pigeon", "play:scribe")
    assert table.city() == ["postal_pigeon", "scribe"]
    assert table.goods() == {}


def test_several_of_them_are_worth_nothing_by_themselves() -> None:
    """F-77: common."""
    table = Table(hand=["postal_pigeon"], goods=COST, city=["postal_pigeon"], next=["harbor", "galley"])
    table.pick("play:postal_pigeon")
    assert table.city() == ["postal_pigeon", "postal_pigeon"]
    assert table.scored("cards") == 0


def test_does_nothing_in_a_production() -> None:
    """F-81."""
    table = Table(city=["postal_pigeon"], workers=0, next=["tumbler", "grove"])
    table.pick("prepare")
    assert table.heard("reveal") == []
    assert table.asked == 1


def test_comes_with_an_anchor() -> None:
    """F-53: on a tan construction."""
    table = Table(hand=["postal_pigeon"], city=["rope_bridge"], next=["tumbler", "harbor"])
    table.pick("play:postal_pigeon@rope_bridge", "play:tumbler")
    assert table.city() == ["rope_bridge", "postal_pigeon", "tumbler"]
    assert table.anchors() == 2


def test_against_bonny_too_the_rest_is_discarded() -> None:
    """F-143: with the Captain at the table."""
    table = Table(
        bonny=1,
        captain={**AWAY},
        hand=["postal_pigeon"],
        goods=COST,
        next=["tumbler", "grove"],
        bay=[*BAY],
    )
    table.pick("play:postal_pigeon", "play:grove")
    assert table.discard() == ["tumbler"]
