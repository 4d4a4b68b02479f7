"""The seven steps of playing a card, and plays within plays (F-57, F-59, F-61 to F-65)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from .table import Table, price

ROW: list[Json] = ["grove", "inn", "diver", "harbor", "steward", "merchant", "port", "cooper"]
CALM = ("rose_a_red", "rose_b_common")
"""Roses that hardly any card of these stories matches."""


NONE = ("rose_a_red", "rose_b_unique")
"""The same for common cards."""


def row(first: str) -> list[Json]:
    """The Bay with another card in the first position."""
    return [first, *ROW[1:]]


def short_by(n: int, card: str, **more: int) -> dict[str, Json]:
    """What a card costs but for so many pieces, and some more."""
    pieces = [good for good, amount in price(card).items() for _ in range(int(str(amount)))]
    return {**price(**more), **{good: pieces[n:].count(good) for good in pieces[n:]}}


# One step after the other


def test_help_comes_before_payment_and_payment_before_the_card_enters() -> None:
    """F-57, steps 1 to 3: the Port discards, then the Grove is paid for, then it stands in the city."""
    goods = short_by(1, "grove")
    table = Table(hand=["grove", "inn", "cooper"], goods=goods, city=["port"])
    table.pick("play:grove=port")
    assert (table.prompt, table.city(), table.goods()) == ("use-help", ["port"], goods)
    table.pick("discard:inn", "done")
    assert table.city() == ["port", "grove"]
    assert table.goods() == {"mushroom": 1}
    assert table.hand() == ["cooper"]


def test_a_payment_is_made_before_the_card_enters() -> None:
    """F-57, step 2 before step 3: while it is chosen how to pay, the card is in neither place."""
    table = Table(hand=["grove"], goods=price("grove", treasure=1))
    table.pick("play:grove")
    assert (table.prompt, table.hand(), table.city()) == ("pay", [], [])


@pytest.mark.parametrize("card", ["castaway", "shipwreck", "treasure_hunter", "beach_sledge"])
def test_what_a_card_gives_does_not_pay_for_it(card: str) -> None:
    """F-63."""
    table = Table(hand=[card], goods=short_by(1, card))
    assert table.why_not(f"play:{card}") in ("goods-short", "resources-short-by")


def test_what_a_reaction_gives_does_not_pay_for_the_card_it_answers() -> None:
    """F-63: the Herbalist's mushroom comes after the Scribe was paid for."""
    table = Table(hand=["scribe"], goods=short_by(1, "scribe"), city=["herbalist"], roses=CALM)
    assert table.why_not("play:scribe") == "goods-short"
    table = Table(hand=["scribe"], goods=price("scribe"), city=["herbalist"], roses=CALM)
    table.pick("play:scribe")
    assert table.goods() == {"mushroom": 1}


def test_the_treasure_of_a_chest_does_not_pay_for_the_card_that_moves_the_ship() -> None:
    """F-63, F-57: the wind blows after the payment."""
    table = Table(hand=["castaway"], ship=1, roses=("rose_a_tan", "rose_b_unique"))
    assert table.why_not("play:castaway") == "resources-short-by"


def test_a_card_stands_in_the_city_when_its_effect_asks() -> None:
    """F-57, step 3 before step 4."""
    table = Table(hand=["diver"], goods=price("diver"))
    table.pick("play:diver")
    assert (table.prompt, table.source, table.city()) == ("gain", "diver", ["diver"])


def test_the_card_acts_before_others_answer() -> None:
    """F-57, step 4 before step 5: the Pigeon reveals two cards, and the Keeper draws the third."""
    table = Table(
        hand=["postal_pigeon"], goods=price("postal_pigeon"), city=["lighthouse_keeper"], roses=CALM,
        next=["tumbler", "grove", "harbor"],
    )  # fmt: skip
    table.pick("play:postal_pigeon")
    assert table.hand() == []
    table.pick("done")
    assert table.hand() == ["harbor"]


def test_a_card_discards_before_others_draw() -> None:
    """F-57, step 4 before step 5: what the Keeper draws comes too late for the Pirate."""
    table = Table(
        hand=["pirate", "grove"], goods=price("pirate"), city=["lighthouse_keeper"], roses=CALM, next=["inn"]
    )
    table.pick("play:pirate")
    assert table.hand() == ["inn"]
    assert table.discard() == ["grove"]


def test_others_answer_before_the_wind_blows() -> None:
    """F-57, step 5 before step 6: while the Customs Office asks, the ship has not moved yet."""
    table = Table(
        hand=["grove", "inn"], goods=price("grove"), city=["customs_office"],
        roses=("rose_a_green", "rose_b_common"),
    )  # fmt: skip
    table.pick("play:grove")
    assert (table.prompt, table.source, table.ship()) == ("give-each", "customs_office", 0)
    table.pick("done")
    assert table.ship() == 2


@pytest.mark.parametrize(
    ("card", "watcher", "roses"),
    [
        ("tumbler", "lighthouse_keeper", ("rose_a_red", "rose_b_critter")),  # step 5
        ("tumbler", "navigator", ("rose_a_green", "rose_b_critter")),  # step 6
        ("scribe", "market", ("rose_a_red", "rose_b_unique")),  # step 4, by its own effect
    ],
)
def test_the_bay_is_refilled_last(card: str, watcher: str, roses: tuple[str, str]) -> None:
    """F-57, step 7: what an earlier step draws, it draws before the refill."""
    table = Table(bay=row(card), goods=price(card), city=[watcher], roses=roses, next=["pilgrim", "manor"])
    table.pick(f"play:bay.{card}")
    assert table.hand() == ["pilgrim"]
    assert table.bay() == row("manor")


def test_the_position_stays_empty_while_the_card_acts() -> None:
    """F-57, step 7: the Diver of the Bay asks, and nothing lies where it lay."""
    table = Table(bay=["diver", "grove", "inn", "harbor", "steward", "merchant", "port", "cooper"],
                  goods=price("diver"), next=["manor"])  # fmt: skip
    table.pick("play:bay.diver")
    assert (table.prompt, table.bay()[0], table.copies()[0]) == ("gain", None, 0)
    table.pick("gain:seaweed")
    assert (table.bay()[0], table.copies()[0]) == ("manor", 1)


def test_a_card_from_the_hand_refills_nothing() -> None:
    """F-57, step 7: only a card that came from the Bay."""
    table = Table(hand=["grove"], goods=price("grove"), bay=ROW, next=["manor"], roses=CALM)
    before = table.deck()
    table.pick("play:grove")
    assert (table.bay(), table.deck()) == (ROW, before)


def test_all_seven_steps_of_one_play() -> None:
    """F-57: help, payment, entry, effect, reaction, wind with a chest, its reaction, refill."""
    table = Table(
        bay=row("scriptorium"), hand=["castaway"], goods=short_by(1, "scriptorium"), ship=1,
        city=["port", "customs_office", "navigator"], roses=("rose_a_green", "rose_b_common"),
        next=["pilgrim", "manor", "admiral", "galleon", "windmill"],
    )  # fmt: skip
    table.pick("play:bay.scriptorium=port")
    assert table.discard() == ["castaway"]
    assert table.city()[-1] == "scriptorium"
    assert table.hand() == ["manor", "pilgrim"]
    assert (table.source, table.ship()) == ("customs_office", 1)
    table.pick("give:manor=1", "gain:sea_stone")
    assert (table.ship(), table.goods()) == (3, {"sea_stone": 1, "treasure": 1})
    assert table.hand() == ["admiral", "galleon", "pilgrim"]
    assert table.bay() == row("windmill")


# One ability to pay, any number of reactions


def test_two_abilities_never_help_with_one_card() -> None:
    """F-57, step 1: the Port would save one resource and the Officer replace another, but not both."""
    goods = short_by(2, "tumbler", mushroom=1)
    table = Table(hand=["tumbler", "inn"], goods=goods, city=["port", "customs_officer"])
    assert table.offers("play:tumbler") == []
    assert table.why_not("play:tumbler=port") == "helper-useless"
    assert table.why_not("play:tumbler=customs_officer") == "helper-useless"


def test_one_ability_is_chosen_where_each_would_do() -> None:
    """F-57, step 1."""
    goods = short_by(1, "tumbler", mushroom=1)
    table = Table(hand=["tumbler", "inn"], goods=goods, city=["port", "customs_officer"])
    assert set(table.offers("play:tumbler")) == {"play:tumbler=port", "play:tumbler=customs_officer"}
    table.pick("play:tumbler=customs_officer")
    assert table.hand() == ["inn"]
    assert table.goods() == {"sea_stone": 1}


def test_reactions_are_not_limited_to_one() -> None:
    """F-59: Keeper, Herbalist and Lighthouse answer, although the Officer helped to pay."""
    table = Table(
        bay=row("scribe"), goods=short_by(1, "scribe", driftwood=1), roses=NONE,
        city=["lighthouse_keeper", "herbalist", "lighthouse", "customs_officer"], next=["manor", "admiral"],
    )  # fmt: skip
    table.pick("play:bay.scribe=customs_officer")
    assert table.hand() == ["admiral", "manor"]
    assert table.goods() == {"mushroom": 1}
    assert table.points() == 1


@pytest.mark.parametrize(
    ("first", "hand_then"),
    [("react:0.lighthouse_keeper", ["cooper", "manor"]), ("react:0.customs_office", ["cooper"])],
)
def test_the_owner_orders_what_is_triggered(first: str, hand_then: list[str]) -> None:
    """F-61: draw before giving, or give before drawing."""
    table = Table(
        hand=["grove", "cooper"], goods=price("grove"), city=["lighthouse_keeper", "customs_office"],
        next=["manor"], roses=NONE,
    )  # fmt: skip
    table.pick("play:grove")
    assert table.prompt == "react"
    assert table.codes == ["react:0.lighthouse_keeper", "react:0.customs_office"]
    table.pick(first)
    assert (table.prompt, table.source) == ("give-each", "customs_office")
    assert table.hand() == hand_then
    table.pick("give:cooper=1", "gain:seaweed")
    assert table.hand() == ["manor"]
    assert table.goods() == {"seaweed": 1, "mushroom": 1}
    assert table.asked == 1


def test_a_full_hand_makes_the_order_matter() -> None:
    """F-61: the Office first makes room for the Keeper's card; the Keeper first draws nothing."""
    hand: list[Json] = [*["post_office"] * 3, *["abbey"] * 3, "pirate", "hideout"]
    for first, held, bay in [("customs_office", 8, "pilgrim"), ("lighthouse_keeper", 7, "manor")]:
        table = Table(
            bay=row("tumbler"), hand=hand, goods=price("tumbler"), next=["manor", "pilgrim"],
            city=["lighthouse_keeper", "customs_office"], roses=NONE,
        )  # fmt: skip
        table.pick("play:bay.tumbler", f"react:0.{first}", "give:pirate=1", "gain:seaweed")
        assert (len(table.hand()), table.bay()) == (held, row(bay))


def test_each_card_answers_a_play_once() -> None:
    """F-61."""
    table = Table(
        hand=["tumbler", "inn", "cooper"], goods=price("tumbler"), city=["customs_office"], roses=CALM
    )
    table.pick("play:tumbler", "give:inn=1", "gain:seaweed")
    assert table.asked == 1
    assert table.hand() == ["cooper"]


# A card does not answer itself


@pytest.mark.parametrize(
    "card", ["lighthouse", "customs_office", "navigator", "lighthouse_keeper", "herbalist"]
)
def test_a_blue_card_does_not_answer_its_own_play(card: str) -> None:
    """F-63, F-80: not in step 5, and not in step 6 when the wind is for it."""
    table = Table(
        bay=row(card), hand=["inn"], goods=price(card), ship=6, next=["manor"],
        roses=("rose_a_blue", "rose_b_unique"),
    )  # fmt: skip
    table.pick(f"play:bay.{card}")
    assert (table.asked, table.hand(), table.goods(), table.points()) == (1, ["inn"], {}, 0)
    assert table.ship() == 8
    assert table.bay() == row("manor")


# Plays within plays


def test_an_inner_card_is_finished_before_the_outer_one_goes_on() -> None:
    """F-62: while the Office answers the inner card, the Pigeon has not discarded the other one yet."""
    table = Table(
        hand=["postal_pigeon", "cooper"], goods=price("postal_pigeon"), city=["customs_office"],
        next=["grove", "tumbler"], roses=("rose_a_tan", "rose_b_construction"),
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:grove")
    assert (table.prompt, table.source) == ("give-each", "customs_office")
    assert (table.discard(), table.ship(), table.goods()) == ([], 0, {"mushroom": 1})
    table.pick("done")
    assert table.discard() == ["tumbler"]
    assert table.ship() == 2  # one for the Grove, then one for the Pigeon


def test_the_wind_of_the_inner_card_comes_first() -> None:
    """F-62: the Grove takes its own steps, wind included, before the Pigeon has its wind."""
    table = Table(
        hand=["postal_pigeon"], goods=price("postal_pigeon"), next=["grove", "tumbler"], ship=1,
        roses=("rose_a_tan", "rose_b_construction"),
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:grove")
    steps = [event for event in table.happened if event.kind in ("play", "sail")]
    assert [event.kind for event in steps] == ["play", "play", "sail", "sail"]
    assert [event.args["treasures"] for event in steps[2:]] == [1, 0]


def test_each_card_of_a_nested_play_is_answered_separately() -> None:
    """F-62: Keeper and Herbalist answer the inner Scribe and the Pigeon, the Navigator both winds."""
    drawn: list[str] = ["admiral", "galleon", "manor", "pilgrim", "windmill", "harbor"]
    table = Table(
        hand=["postal_pigeon"], goods=price("postal_pigeon"), roses=("rose_a_tan", "rose_b_common"),
        city=["lighthouse_keeper", "herbalist", "navigator"], next=["scribe", "grove", *drawn],
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:scribe")
    assert table.goods() == {"mushroom": 2, "treasure": 1}
    assert table.ship() == 3  # Scribe: common; Pigeon: tan and common
    assert len(table.hand()) == 1 + 2 + 1 + 2 == len(drawn)
    assert table.discard() == ["grove"]


def test_who_has_come_by_step_five_answers() -> None:
    """F-62, F-63: a Keeper whom the Pigeon brings draws for the Pigeon, not for himself."""
    table = Table(
        hand=["postal_pigeon"], goods=price("postal_pigeon"), roses=NONE,
        next=["lighthouse_keeper", "grove", "manor", "pilgrim"],
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:lighthouse_keeper")
    assert table.city() == ["postal_pigeon", "lighthouse_keeper"]
    assert table.hand() == ["manor"]


def test_a_navigator_whom_the_pigeon_brings_answers_the_pigeons_wind() -> None:
    """F-62, F-63: the Unique rose moves the ship for him, and he draws nothing; then the tan one."""
    table = Table(
        hand=["postal_pigeon"], goods=price("postal_pigeon"), roses=("rose_a_tan", "rose_b_unique"),
        next=["navigator", "harbor", "manor", "pilgrim"],
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:navigator")
    assert table.ship() == 2
    assert table.hand() == ["manor"]


def test_a_pigeon_may_bring_a_pigeon() -> None:
    """F-62: the second one reveals, plays and discards before the first discards."""
    table = Table(
        hand=["postal_pigeon"], goods=price("postal_pigeon"), roses=NONE,
        next=["postal_pigeon", "harbor", "grove", "manor"],
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:postal_pigeon", "play:grove")
    assert table.city() == ["postal_pigeon", "postal_pigeon", "grove"]
    assert table.discard() == ["manor", "harbor"]


def test_an_inner_card_from_the_deck_does_not_refill_the_bay() -> None:
    """F-57, step 7, and F-62: the position of a Pigeon from the Bay is filled when the Pigeon is done: the
    Keeper draws for the inner card, then for the Pigeon, and the third card goes to the Bay."""
    table = Table(
        bay=row("postal_pigeon"), goods=price("postal_pigeon"), city=["lighthouse_keeper"],
        roses=NONE, next=["tumbler", "harbor", "manor", "pilgrim", "admiral"],
    )  # fmt: skip
    table.pick("play:bay.postal_pigeon", "play:tumbler")
    assert table.hand() == ["manor", "pilgrim"]
    assert table.bay() == row("admiral")


def test_the_effect_that_allows_a_play_is_its_one_ability() -> None:
    """F-62: with the Inn neither Port nor Officer helps, and no anchor is placed."""
    table = Table(
        bay=row("grove"), city=["inn", "port", "customs_officer"], hand=["cooper", "abbey"],
        roses=CALM,
    )  # fmt: skip
    table.pick("visit:0.inn")
    assert table.prompt == "play-one"
    assert all("=" not in code and "@" not in code for code in table.codes)
    table.pick("play:bay.grove")
    assert table.hand() == ["abbey", "cooper"]
    assert table.anchors() == 3


def test_a_card_that_needs_a_second_ability_cannot_be_played_with_the_first() -> None:
    """F-62: three less is not four less, though the Port could save one more."""
    for short, playable in [(4, False), (3, True)]:
        table = Table(
            bay=row("galley"), city=["inn", "port"], hand=["cooper", "abbey"], goods=short_by(short, "galley")
        )
        table.pick("visit:0.inn")
        assert ("play:bay.galley" in table.codes) is playable


def test_a_critter_brought_by_the_pigeon_uses_no_anchor() -> None:
    """F-62: its step 2 is free, an anchor is neither needed nor asked for."""
    table = Table(
        hand=["postal_pigeon"], goods=price("postal_pigeon"), city=["warehouse"], next=["diver", "harbor"]
    )
    table.pick("play:postal_pigeon", "play:diver", "gain:seaweed")
    assert table.anchors() == 3
    assert "occupied" not in table.built("warehouse")


def test_a_play_started_by_a_red_card_goes_through_all_steps() -> None:
    """F-62: reactions, wind and refill, as in any play from the Bay."""
    table = Table(
        bay=row("grove"), city=["inn", "lighthouse", "lighthouse_keeper"], next=["manor", "pilgrim"],
        roses=("rose_a_green", "rose_b_construction"),
    )  # fmt: skip
    table.pick("visit:0.inn", "play:bay.grove")
    assert table.points() == 1
    assert table.ship() == 2
    assert table.hand() == ["manor"]
    assert table.bay() == row("pilgrim")


# Which roses count


def test_the_roses_that_count_are_those_face_up_when_the_wind_blows() -> None:
    """F-64: the Winds of Change before a play count, the earlier tiles do not."""
    table = Table(
        hand=["grove", "grove"], goods=price("grove", "grove"), workers=0,
        others=[{"season": "spring"}], roses=("rose_a_green", "rose_b_critter"),
        coming={"roses_a": ["rose_a_red"], "roses_b": ["rose_b_construction"]},
    )  # fmt: skip
    table.pick("play:grove")
    assert table.ship() == 1
    table.pick("visit:docks", "prepare", "visit:docks")
    assert table.roses() == ("rose_a_red", "rose_b_construction")
    assert table.ship() == 1
    table.pick("play:grove")
    assert table.ship() == 2


# The refill


def test_taking_one_of_a_stack_leaves_nothing_to_refill() -> None:
    """F-65."""
    stack: Json = {"card": "grove", "copies": 3}
    table = Table(bay=[stack, *ROW[1:]], goods=price("grove"), next=["manor"], roses=CALM)
    before = table.deck()
    table.pick("play:bay.grove")
    assert (table.bay(), table.copies()) == (ROW, [2, 1, 1, 1, 1, 1, 1, 1])
    assert table.deck() == before


def test_a_refill_fills_every_empty_position_in_order() -> None:
    """F-65: whichever was emptied first."""
    table = Table(season="spring", workers=0, bay=ROW, next=["manor", "pilgrim"])
    table.pick("prepare", "take:bay.cooper", "take:bay.inn")
    assert table.bay() == ["grove", "manor", *ROW[2:7], "pilgrim"]


def test_a_card_that_draws_from_the_bay_has_it_refilled_before_the_play_ends() -> None:
    """F-65, F-57: the Rope Bridge of the Bay cannot be drawn by itself, and its own refill fills its position
    too, before the Keeper draws."""
    table = Table(
        bay=row("rope_bridge"), goods=price("rope_bridge"), city=["lighthouse_keeper"],
        roses=NONE, next=["manor", "pilgrim", "admiral", "galleon"],
    )  # fmt: skip
    table.pick("play:bay.rope_bridge")
    assert "take:bay.rope_bridge" not in table.codes
    table.pick("take:bay.inn", "draw", "take:bay.cooper")
    assert table.bay() == ["pilgrim", "admiral", *ROW[2:7], "galleon"]
    assert len(table.hand()) == 4
