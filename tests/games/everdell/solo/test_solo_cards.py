"""Cards and Events that are different when you play alone (E-247, E-251, the solo notes of single cards)."""

from __future__ import annotations

from typing import Final

import pytest

from ..table import Table

ROW: Final[list[str | None]] = ["king", "castle", "palace", "evertree", "judge", "theater", "school", "queen"]
"""A Meadow of dear cards: with few goods none of them can be played."""


# Fool


def test_your_fool_is_discarded_and_takes_a_card_of_his_along() -> None:
    """E-247: pay, discard the Fool, remove any one card of his city."""
    table = Table(
        solo=1, hand=["fool"], goods={"berry": 3}, meadow=ROW, rolls=[5],
        rugwort={"city": ["farm", "king", "inn", "farm"]},
    )  # fmt: skip
    table.pick("play:fool")
    assert table.prompt == "rival-loses"
    assert sorted(table.codes) == ["remove:1.farm", "remove:1.inn", "remove:1.king"]
    table.pick("remove:1.king")
    assert table.goods() == {}
    assert table.discard() == ["fool", "king"]
    assert table.city() == []


def test_your_fool_counts_as_a_card_played() -> None:
    """E-247, E-244: he loses one card, then he plays one."""
    table = Table(
        solo=1, hand=["fool"], goods={"berry": 3}, meadow=ROW, rolls=[5], rugwort={"city": ["farm", "inn"]}
    )
    table.pick("play:fool", "remove:1.inn")
    assert table.city(1) == ["farm", "judge"]


def test_his_only_card_goes_without_a_question() -> None:
    """E-247: removing is no may; with one card there is nothing to choose."""
    table = Table(solo=1, hand=["fool"], goods={"berry": 3}, meadow=ROW, rolls=[5], rugwort={"city": ["inn"]})
    table.pick("play:fool")
    assert table.city(1) == ["judge"]
    assert table.discard() == ["fool", "inn"]


def test_with_nothing_in_his_city_the_fool_removes_nothing() -> None:
    """E-247: it can be played all the same, and he plays a card."""
    table = Table(solo=1, hand=["fool"], goods={"berry": 3}, meadow=ROW, rolls=[5])
    table.pick("play:fool")
    assert table.discard() == ["fool"]
    assert table.city(1) == ["judge"]
    assert table.city() == []


def test_the_fool_has_to_be_paid() -> None:
    """E-247, E-165."""
    table = Table(solo=1, hand=["fool"], goods={"berry": 2}, rugwort={"city": ["farm"]}, meadow=ROW)
    assert table.why_not("play:fool") == "goods-short"


def test_the_fool_may_be_paid_with_a_token_on_the_fairgrounds() -> None:
    """E-247, E-165, E-57."""
    table = Table(
        solo=1, hand=["fool"], city=["fairgrounds"], meadow=ROW, rolls=[5], rugwort={"city": ["farm", "inn"]}
    )
    table.pick("play:fool@fairgrounds", "remove:1.farm")
    assert table.city(1) == ["inn", "judge"]
    assert table.built("fairgrounds")["occupied"]


def test_your_own_slots_and_your_own_fool_do_not_hinder_yours() -> None:
    """E-247, E-165: it does not enter your city."""
    full = [*["farm"] * 8, *["mine"] * 3, *["inn"] * 3, "fool"]
    table = Table(
        solo=1,
        hand=["fool"],
        goods={"berry": 3},
        city=[*full],
        meadow=ROW,
        rolls=[5],
        rugwort={"city": ["crane"]},
    )
    table.pick("play:fool")
    assert table.city() == full
    assert table.city(1) == ["judge"]


def test_uniqueness_in_his_city_does_not_hinder_your_fool() -> None:
    """E-247: even a Fool that stayed with him can be the card removed."""
    table = Table(
        solo=1, hand=["fool"], goods={"berry": 3}, meadow=ROW, rolls=[5], rugwort={"city": ["fool", "farm"]}
    )
    table.pick("play:fool", "remove:1.fool")
    assert table.city(1) == ["farm", "judge"]
    assert table.discard() == ["fool", "fool"]


def test_the_historian_sees_your_fool_and_the_shopkeeper_does_not() -> None:
    """E-247, E-165, E-166: a Critter was played, but it entered no city of yours."""
    table = Table(
        solo=1, hand=["fool"], goods={"berry": 3}, city=["historian", "shopkeeper"], meadow=ROW, rolls=[5],
        rugwort={"city": ["farm"]}, next=["bard"],
    )  # fmt: skip
    table.pick("play:fool")
    assert table.hand() == ["bard"]
    assert table.goods() == {}


def test_a_fool_from_the_meadow_leaves_an_open_position() -> None:
    """E-247, E-244: refill first, then he rolls, here the very position."""
    row: list[str | None] = ["fool", *ROW[1:]]
    table = Table(
        solo=1, goods={"berry": 3}, meadow=row, rolls=[1], next=["mine", "bard"], rugwort={"city": ["farm"]}
    )
    table.pick("play:meadow.fool")
    assert table.city(1) == ["mine"]
    assert table.meadow() == ["bard", *ROW[1:]]


def test_the_queen_may_play_the_fool_free() -> None:
    """E-247, E-176: base value -2 is less than 3."""
    table = Table(
        solo=1, hand=["fool"], city=["queen"], meadow=ROW, rolls=[5], rugwort={"city": ["farm", "inn"]}
    )
    table.pick("visit:0.queen", "play:fool", "remove:1.inn")
    assert table.city(1) == ["farm", "judge"]


def test_a_fool_brought_by_a_pigeon_is_the_second_card_played() -> None:
    """E-247, E-175, E-244: he loses one and plays two."""
    table = Table(
        solo=1, hand=["postal_pigeon"], goods={"berry": 2}, next=["fool", "king"], meadow=ROW, rolls=[5, 6],
        rugwort={"city": ["farm", "inn"]},
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:fool", "remove:1.inn")
    assert table.city(1) == ["farm", "judge", "theater"]
    assert sorted(table.discard()) == ["fool", "inn", "king"]


def test_the_cemetery_may_play_the_fool_even_against_an_empty_city() -> None:
    """E-247, E-198: he can always receive it; with no card in his city nothing is removed."""
    table = Table(
        solo=1, city=["cemetery", "bard"], next=["bard", "fool", "wife", "farm"], meadow=ROW, rolls=[5]
    )
    table.pick("visit:0.cemetery")
    assert sorted(table.codes) == ["play:farm", "play:fool", "play:wife"]
    table.pick("play:fool")
    assert table.city() == ["cemetery", "bard"]
    assert table.city(1) == ["judge"]
    assert sorted(table.discard()) == ["bard", "farm", "fool", "wife"]


def test_a_worker_on_the_card_that_goes_comes_back_at_the_next_preparation() -> None:
    """E-247, E-158: your worker stays deployed without a location until then."""
    table = Table(
        solo=1, hand=["fool"], goods={"berry": 3}, deployed=["1.inn"], workers=1, meadow=ROW, rolls=[5],
        rugwort={"city": ["inn", "farm"]},
    )  # fmt: skip
    table.pick("play:fool", "remove:1.inn")
    assert table.seat()["deployed"] == []
    assert table.seat()["workers"] == 1
    table.pick("visit:one_berry", "prepare")
    assert table.seat()["workers"] == 3


def test_your_fool_can_cost_him_an_event() -> None:
    """E-247, E-248: with two red cards left the Grand Tour is not his."""
    table = Table(
        solo=1, hand=["fool"], goods={"berry": 3}, workers=0, meadow=ROW, rolls=[5],
        rugwort={"city": ["inn", "inn", "chapel"]},
    )  # fmt: skip
    table.pick("play:fool", "remove:1.chapel", "prepare")
    assert table.seat(1)["events"] == []
    assert table.city(1) == ["inn", "inn", "judge"]


# Postal Pigeon


def test_a_pigeon_that_brings_a_card_is_two_cards_played() -> None:
    """X-13, E-175, E-244."""
    table = Table(
        solo=1, hand=["postal_pigeon"], goods={"berry": 2}, next=["farm", "mine"], meadow=ROW, rolls=[1, 5]
    )
    table.pick("play:postal_pigeon", "play:farm")
    assert table.city(1) == ["king", "judge"]
    assert table.discard() == ["mine"]


def test_a_pigeon_that_brings_nothing_is_one_card_played() -> None:
    """E-175, E-244: declined, or nothing of base value 3 or less among the two."""
    declined = Table(
        solo=1, hand=["postal_pigeon"], goods={"berry": 2}, next=["farm", "mine"], meadow=ROW, rolls=[1, 5]
    )
    declined.pick("play:postal_pigeon", "done")
    assert declined.city(1) == ["king"]
    dear = Table(
        solo=1, hand=["postal_pigeon"], goods={"berry": 2}, next=["queen", "king"], meadow=ROW, rolls=[1, 5]
    )
    dear.pick("play:postal_pigeon")
    assert dear.city(1) == ["king"]
    assert sorted(dear.discard()) == ["king", "queen"]


# Miner Mole


def test_the_mole_copies_a_green_card_of_his_city() -> None:
    """E-172, E-171: read from his city, with his Farm, and the berries are yours."""
    table = Table(
        solo=1, hand=["miner_mole"], goods={"berry": 3}, meadow=ROW, rolls=[1],
        rugwort={"city": ["general_store", "farm", "inn", "king"]},
    )  # fmt: skip
    table.pick("play:miner_mole")
    assert sorted(table.codes) == ["activate:1.farm", "activate:1.general_store", "done"]
    table.pick("activate:1.general_store")
    assert table.goods() == {"berry": 2}


def test_the_mole_may_decline() -> None:
    """E-171: may; and he plays his card all the same."""
    table = Table(
        solo=1, hand=["miner_mole"], goods={"berry": 3}, meadow=ROW, rolls=[1], rugwort={"city": ["mine"]}
    )
    table.pick("play:miner_mole", "done")
    assert table.goods() == {}
    assert table.city(1) == ["mine", "king"]


def test_the_mole_counts_the_farms_and_pairs_of_his_city() -> None:
    """E-171: a Barge Toad looks at his two Farms, a Husband at his Wife."""
    toad = Table(
        solo=1, hand=["miner_mole"], goods={"berry": 3}, city=["farm"], meadow=ROW, rolls=[1],
        rugwort={"city": ["barge_toad", "farm", "farm"]},
    )  # fmt: skip
    toad.pick("play:miner_mole", "activate:1.barge_toad")
    assert toad.goods() == {"twig": 4}
    husband = Table(
        solo=1, hand=["miner_mole"], goods={"berry": 3}, meadow=ROW, rolls=[1],
        rugwort={"city": ["husband", "wife", "farm"]},
    )  # fmt: skip
    husband.pick("play:miner_mole", "activate:1.husband", "gain:pebble")
    assert husband.goods() == {"pebble": 1}


def test_the_mole_cannot_copy_his_storehouse() -> None:
    """E-172: with nothing else green in his city nothing is asked."""
    table = Table(
        solo=1,
        hand=["miner_mole"],
        goods={"berry": 3},
        meadow=ROW,
        rolls=[1],
        rugwort={"city": ["storehouse"]},
    )
    table.pick("play:miner_mole")
    assert table.prompt == "action"
    assert table.goods() == {}
    assert table.built("storehouse", 1).get("goods", {}) == {}


def test_through_his_mole_yours_reaches_your_own_green_cards() -> None:
    """E-172: also your Storehouse, and the goods lie on it; neither mole acts twice."""
    table = Table(
        solo=1, hand=["miner_mole"], goods={"berry": 3}, city=["storehouse", "farm"], meadow=ROW, rolls=[1],
        rugwort={"city": ["miner_mole", "mine"]},
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:1.miner_mole")
    assert sorted(table.codes) == ["activate:0.farm", "activate:0.storehouse", "done"]
    table.pick("activate:0.storehouse", "store:3twig")
    assert table.built("storehouse")["goods"] == {"twig": 3}
    assert table.goods() == {}


def test_through_his_chip_sweep_the_mole_reaches_another_green_card_of_his() -> None:
    """E-172: not a Chip Sweep, not a Storehouse."""
    table = Table(
        solo=1, hand=["miner_mole"], goods={"berry": 3}, city=["farm"], meadow=ROW, rolls=[1],
        rugwort={"city": ["chip_sweep", "chip_sweep", "storehouse", "mine", "resin_refinery"]},
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:1.chip_sweep")
    assert sorted(table.codes) == ["activate:1.mine", "activate:1.resin_refinery"]
    table.pick("activate:1.mine")
    assert table.goods() == {"pebble": 1}


def test_a_copied_monk_or_teacher_gives_to_supply_and_discard_pile() -> None:
    """E-171, E-173, E-181, E-251."""
    monk = Table(
        solo=1, hand=["miner_mole"], goods={"berry": 5}, meadow=ROW, rolls=[1], rugwort={"city": ["monk"]}
    )
    monk.pick("play:miner_mole", "activate:1.monk", "give:2")
    assert (monk.points(), monk.goods(), monk.points(1)) == (4, {}, 0)
    teacher = Table(
        solo=1, hand=["miner_mole"], goods={"berry": 3}, next=["farm", "mine"], meadow=ROW, rolls=[1],
        rugwort={"city": ["teacher"]},
    )  # fmt: skip
    teacher.pick("play:miner_mole", "activate:1.teacher", "keep:mine")
    assert teacher.hand() == ["mine"]
    assert teacher.discard() == ["farm"]


def test_the_mole_acts_before_he_plays_his_card() -> None:
    """E-244: the green card that his die brings is not there yet."""
    row: list[str | None] = ["mine", *ROW[1:]]
    table = Table(solo=1, hand=["miner_mole"], goods={"berry": 3}, meadow=row, rolls=[1])
    table.pick("play:miner_mole")
    assert table.city(1) == ["mine"]
    assert table.goods() == {}


def test_the_mole_copies_his_cards_in_production_too() -> None:
    """E-172, E-83."""
    table = Table(
        solo=1, workers=0, city=["miner_mole"], meadow=ROW, rugwort={"city": ["mine", "twig_barge"]}
    )
    table.pick("prepare", "activate:1.twig_barge")
    assert table.goods() == {"twig": 2}


# Monk, Monastery, Shepherd, Teacher: gifts


@pytest.mark.parametrize(("given", "points"), [(0, 0), (1, 2), (2, 4)])
def test_the_monks_berries_go_to_the_supply(given: int, points: int) -> None:
    """E-173, E-251: nobody is asked for, and the points are yours."""
    table = Table(solo=1, hand=["monk"], goods={"berry": 4}, meadow=ROW, rolls=[1])
    table.pick("play:monk")
    assert table.codes == ["give:0", "give:1", "give:2"]
    table.pick(f"give:{given}")
    assert table.points() == points
    assert table.goods() == {"berry": 3 - given}
    assert table.points(1) == 0


def test_the_monasterys_gift_goes_to_the_supply() -> None:
    """E-207, E-251: two resources, four points, and the worker stays."""
    table = Table(solo=1, city=["monastery"], goods={"twig": 1, "resin": 1, "berry": 1}, meadow=ROW)
    table.pick("visit:0.monastery", "give:twig", "give:berry")
    assert table.points() == 4
    assert table.goods() == {"resin": 1}
    assert table.points(1) == 0
    table.pick("visit:one_berry", "prepare")
    assert table.seat()["workers"] == 2


def test_the_monastery_still_asks_for_two_resources() -> None:
    """E-207, E-28: alone as in company."""
    table = Table(solo=1, city=["monastery"], goods={"twig": 1}, meadow=ROW)
    assert table.why_not("visit:0.monastery") == "resources-short"


def test_the_payment_for_a_shepherd_goes_to_the_supply() -> None:
    """E-184, E-251: three berries out, three berries in, tokens as on the Chapel."""
    table = Table(
        solo=1,
        hand=["shepherd"],
        goods={"berry": 4},
        city=[{"card": "chapel", "points": 2}],
        meadow=ROW,
        rolls=[1],
    )
    table.pick("play:shepherd")
    assert table.prompt == "action"
    assert table.goods() == {"berry": 4}
    assert table.points() == 2
    assert table.points(1) == 0


def test_the_teachers_second_card_is_discarded() -> None:
    """E-181, E-251."""
    table = Table(solo=1, hand=["teacher"], goods={"berry": 2}, next=["farm", "mine"], meadow=ROW, rolls=[1])
    table.pick("play:teacher")
    assert sorted(table.codes) == ["keep:farm", "keep:mine"]
    table.pick("keep:farm")
    assert table.hand() == ["farm"]
    assert table.discard() == ["mine"]


def test_a_teacher_near_the_hand_limit_keeps_what_fits() -> None:
    """E-181: with one free place a single card is drawn and kept, nothing is discarded."""
    table = Table(
        solo=1,
        hand=["teacher", *["farm"] * 7],
        goods={"berry": 2},
        next=["mine", "bard"],
        meadow=ROW,
        rolls=[1],
    )
    table.pick("play:teacher")
    assert table.hand() == [*["farm"] * 7, "mine"]
    assert table.discard() == []


# Undertaker


def test_the_undertaker_leaves_closed_positions_alone() -> None:
    """E-182, E-249: in summer positions 1 and 2 can be neither discarded nor taken."""
    row: list[str | None] = ["farm", "mine", "inn", "wife", "bard", "ruins", "crane", "lookout"]
    table = Table(
        solo=1, season="summer", hand=["undertaker"], goods={"berry": 2}, meadow=row, rolls=[8],
        next=["king", "queen", "castle", "palace"],
    )  # fmt: skip
    table.pick("play:undertaker")
    assert sorted(table.codes) == sorted(f"discard:meadow.{card}" for card in row[2:])
    table.pick("discard:meadow.inn", "discard:meadow.wife", "discard:meadow.bard")
    assert table.discard() == ["inn", "wife", "bard"]
    assert sorted(table.codes) == sorted(
        f"take:meadow.{card}" for card in ["king", "queen", "castle", "ruins", "crane", "lookout"]
    )
    table.pick("take:meadow.queen")
    assert table.hand() == ["queen"]
    assert table.meadow()[:7] == ["farm", "mine", "king", "palace", "castle", "ruins", "crane"]
    assert table.city(1) == ["lookout"]


def test_in_autumn_the_undertaker_has_four_positions_left() -> None:
    """E-182, E-249: three of the lower row, then one of four."""
    row: list[str | None] = ["farm", "mine", "inn", "wife", "bard", "ruins", "crane", "lookout"]
    table = Table(
        solo=1, season="autumn", hand=["undertaker"], goods={"berry": 2}, meadow=row, rolls=[1],
        next=["king", "queen", "castle"],
    )  # fmt: skip
    table.pick("play:undertaker", "discard:meadow.bard", "discard:meadow.ruins")
    assert sorted(table.codes) == ["discard:meadow.crane", "discard:meadow.lookout"]
    table.pick("discard:meadow.crane")
    assert sorted(table.codes) == [
        "take:meadow.castle",
        "take:meadow.king",
        "take:meadow.lookout",
        "take:meadow.queen",
    ]


def test_an_undertaker_from_the_meadow_finds_his_own_position_refilled() -> None:
    """E-182, E-69: the card in his place may be discarded, those under Rugwort's worker may not."""
    row: list[str | None] = ["farm", "mine", "inn", "wife", "bard", "ruins", "crane", "undertaker"]
    table = Table(solo=1, season="spring", goods={"berry": 2}, meadow=row, rolls=[1], next=["king"])
    table.pick("play:meadow.undertaker")
    assert sorted(table.codes) == sorted(f"discard:meadow.{card}" for card in [*row[1:7], "king"])


# Open cards in his city

CHEAP_TWO: Final[list[str | None]] = [
    "king",
    "castle",
    "palace",
    "evertree",
    "farm",
    "theater",
    "crane",
    "queen",
]


def test_his_inn_is_open_to_you_and_pays_him_a_token() -> None:
    """X-14, E-251, E-205: you play a Meadow card for up to 3 less, he gains a point token."""
    table = Table(solo=1, meadow=CHEAP_TWO, rolls=[4], rugwort={"city": ["inn"]})
    before = table.score(1).total
    table.pick("visit:1.inn")
    assert sorted(table.codes) == ["play:meadow.crane", "play:meadow.farm"]
    table.pick("play:meadow.farm")
    assert table.city() == ["farm"]
    assert table.points(1) == 1
    assert table.city(1) == ["inn", "evertree"]
    assert table.score(1).total == before + 1 + 3
    assert table.scored("points", 1) == 1


def test_your_own_inn_pays_nobody() -> None:
    """E-251, E-49."""
    table = Table(solo=1, city=["inn"], meadow=CHEAP_TWO, rolls=[4])
    table.pick("visit:0.inn", "play:meadow.farm")
    assert table.points() == 0
    assert table.points(1) == 0


def test_each_inn_of_his_takes_one_worker() -> None:
    """E-50, E-251: two Inns are two spots and two tokens; both workers come back."""
    table = Table(
        solo=1,
        meadow=CHEAP_TWO,
        rolls=[4, 4],
        next=["bard", "bard", "wife"],
        rugwort={"city": ["inn", "inn"]},
    )
    table.pick("visit:1.inn", "play:meadow.farm")
    assert table.why_not("visit:1.inn") == "spot-taken"
    table.pick("visit:1.inn.2", "play:meadow.crane")
    assert table.points(1) == 2
    table.pick("prepare")
    assert table.seat()["workers"] == 3
    assert table.offers("visit:1.") == ["visit:1.inn"]  # equal cards are one option (E-60)


def test_his_inn_is_refused_if_nothing_can_be_played() -> None:
    """E-205, E-28."""
    table = Table(
        solo=1, meadow=[*ROW[:4], "evertree", "theater", "castle", "king"], rugwort={"city": ["inn"]}
    )
    assert table.why_not("visit:1.inn") == "nothing-playable"


@pytest.mark.parametrize("card", ["chapel", "queen", "lookout", "storehouse", "university"])
def test_his_other_cards_with_a_worker_spot_are_closed_to_you(card: str) -> None:
    """E-48, E-51: only Inn and Post Office are open."""
    table = Table(solo=1, city=["farm"], meadow=None, rugwort={"city": [card]})
    assert table.why_not(f"visit:1.{card}") == "not-open"


def test_cards_given_at_your_post_office_are_discarded() -> None:
    """E-208, E-251: then discard what you like, and draw up to 8."""
    table = Table(solo=1, hand=["farm", "mine", "bard", "king"], city=["post_office"], meadow=ROW)
    table.pick("visit:0.post_office", "give:farm", "give:king")
    assert table.discard() == ["farm", "king"]
    assert table.prompt == "discard"
    table.pick("discard:mine", "done")
    assert table.discard() == ["farm", "king", "mine"]
    assert len(table.hand()) == 8
    assert "bard" in table.hand()
    assert table.points(1) == 0


def test_his_post_office_is_open_to_you_and_pays_him_a_token() -> None:
    """E-251, E-208, E-49: the two cards are discarded there as well."""
    table = Table(solo=1, hand=["farm", "mine"], meadow=ROW, rugwort={"city": ["post_office"]})
    table.pick("visit:1.post_office", "give:farm")
    assert sorted(table.discard()) == ["farm", "mine"]
    assert len(table.hand()) == 8
    assert table.points(1) == 1
    assert table.city(1) == ["post_office"]


def test_his_post_office_asks_for_two_cards() -> None:
    """E-208, E-28."""
    table = Table(solo=1, hand=["farm"], meadow=ROW, rugwort={"city": ["post_office"]})
    assert table.why_not("visit:1.post_office") == "hand-short"


def test_a_ranger_sends_a_worker_to_his_inn() -> None:
    """E-177, E-251, E-244: a token for him, and two cards of yours make two of his."""
    table = Table(
        solo=1, hand=["ranger"], goods={"berry": 2}, deployed=["one_pebble"], meadow=CHEAP_TWO, rolls=[1, 2],
        rugwort={"city": ["inn"]},
    )  # fmt: skip
    table.pick("play:ranger", "move:1.inn", "play:meadow.farm")
    assert table.city() == ["ranger", "farm"]
    assert table.points(1) == 1
    assert table.city(1) == ["inn", "king", "castle"]


# Events

MARKETING: Final = ["a_brilliant_marketing_plan", "tax_relief", "croak_wart_cure", "path_of_the_pilgrims"]


def marketing() -> Table:
    table = Table(
        solo=1, city=["shopkeeper", "post_office"], goods={"twig": 2, "berry": 2}, meadow=ROW,
        events_in_play=MARKETING,
    )  # fmt: skip
    table.pick("visit:a_brilliant_marketing_plan")
    return table


def give(table: Table, good: str) -> None:
    """Give a resource; to whom leaves no choice."""
    (code,) = table.offers(f"give:{good}")
    table.pick(code)


def test_a_marketing_plan_gives_to_the_supply_for_points() -> None:
    """E-221, E-251: up to three resources, two point tokens each, at once."""
    table = marketing()
    for good in ("twig", "berry", "twig"):
        give(table, good)
    assert table.prompt == "action"
    assert table.points() == 6
    assert table.goods() == {"berry": 1}
    assert table.points(1) == 0


def test_a_marketing_plan_may_give_nothing() -> None:
    """E-221: 0 to 3."""
    table = marketing()
    table.pick("done")
    assert table.points() == 0
    assert table.goods() == {"twig": 2, "berry": 2}
    assert table.seat()["events"] == ["a_brilliant_marketing_plan"]
