"""The Innkeeper (E-168): discarded, he takes up to three berries off the cost of a Critter."""

from __future__ import annotations

from typing import Final

import pytest

from ..table import Table

FIFTEEN: Final = [
    *["mine"] * 3, *["twig_barge"] * 3, *["resin_refinery"] * 3, *["general_store"] * 3, *["farm"] * 3,
]  # fmt: skip
"""Cards that fill a city."""
DEAR: Final = ["king", "king", "queen", "queen", "castle", "castle", "palace", "palace"]
"""A Meadow in which nothing costs less than five."""


@pytest.mark.parametrize(
    ("card", "paid"), [("king", 3), ("queen", 2), ("architect", 1), ("bard", 0), ("wife", 0), ("monk", 0)]
)
def test_takes_up_to_three_berries_off_a_critter(card: str, paid: int) -> None:
    """E-63, E-168: a cost below 3 is nothing, and nothing is given back."""
    table = Table(hand=[card], goods={"berry": paid}, city=["innkeeper"])
    table.pick(f"play:{card}=innkeeper")
    assert table.goods() == {}
    assert table.city() == [card]
    assert table.discard() == ["innkeeper"]


def test_is_not_used_unless_one_wishes() -> None:
    """E-168: may."""
    table = Table(hand=["bard"], goods={"berry": 3}, city=["innkeeper"])
    assert set(table.offers("play:bard")) == {"play:bard", "play:bard=innkeeper"}
    table.pick("play:bard")
    assert table.city() == ["innkeeper", "bard"]
    assert table.goods() == {}


def test_what_his_three_berries_do_not_cover_has_to_be_paid() -> None:
    """E-61, E-168: a King costs six, so two are too few."""
    table = Table(hand=["king"], goods={"berry": 2, "twig": 9}, city=["innkeeper"])
    assert table.offers("play:king") == []
    assert table.why_not("play:king") == "goods-short"
    assert table.why_not("play:king=innkeeper") == "helper-useless"


def test_does_not_help_with_constructions() -> None:
    """E-168: only for Critters."""
    table = Table(hand=["farm"], goods={"twig": 2, "resin": 1}, city=["innkeeper"])
    assert table.offers("play:farm") == ["play:farm"]
    assert table.why_not("play:farm=innkeeper") == "helper-useless"


def test_the_innkeeper_of_an_opponent_is_no_help() -> None:
    """E-168: from your city."""
    table = Table(hand=["bard"], goods={"berry": 3}, others=[{"city": ["innkeeper"]}])
    assert table.why_not("play:bard=innkeeper") == "helper-absent"


def test_helps_with_a_critter_of_the_meadow() -> None:
    """E-54, E-168."""
    table = Table(goods={"berry": 3}, city=["innkeeper"], meadow=[*DEAR], next=["mine"])
    table.pick("play:meadow.king=innkeeper")
    assert table.city() == ["king"]
    assert "mine" in table.meadow()


def test_leaves_his_slot_to_the_critter() -> None:
    """E-70, E-168."""
    table = Table(hand=["bard"], goods={"berry": 3}, city=["innkeeper", *FIFTEEN[:14]])
    assert table.offers("play:bard") == ["play:bard=innkeeper"]
    table.pick("play:bard=innkeeper")
    assert table.city() == [*FIFTEEN[:14], "bard"]


def test_makes_room_for_his_own_successor() -> None:
    """E-70, E-168: the first has left when the second one comes."""
    table = Table(hand=["innkeeper"], city=["innkeeper"])
    assert table.why_not("play:innkeeper") == "already-in-city"
    table.pick("play:innkeeper=innkeeper")
    assert table.city() == ["innkeeper"]
    assert table.discard() == ["innkeeper"]


def test_gone_he_is_of_no_more_use() -> None:
    """E-168: he is discarded."""
    table = Table(hand=["bard", "shepherd"], city=["innkeeper"])
    table.pick("play:bard=innkeeper", "done", "visit:one_berry")
    assert table.why_not("play:shepherd=innkeeper") == "helper-absent"


# One ability for a card


def test_does_not_work_together_with_the_inn() -> None:
    """E-62: a Queen would be free with both, but each alone leaves two berries to pay."""
    table = Table(goods={"berry": 1}, city=["innkeeper", "inn"], meadow=[*DEAR])
    assert table.why_not("visit:0.inn") == "nothing-playable"


def test_does_not_work_together_with_the_judge() -> None:
    """E-62, E-169: three berries for the King are left, and one of them cannot be swapped."""
    table = Table(hand=["king"], goods={"berry": 2, "twig": 1}, city=["innkeeper", "judge"])
    assert table.offers("play:king") == []


def test_does_not_work_together_with_the_dungeon() -> None:
    """E-62: six berries are not waived for one King."""
    table = Table(hand=["king"], goods={"berry": 2}, city=["innkeeper", "dungeon", "wife"])
    assert table.offers("play:king") == []


def test_does_not_work_together_with_the_forest() -> None:
    """E-62: one less for a card taken, and no Innkeeper besides."""
    table = Table(
        goods={"berry": 1}, city=["innkeeper"], meadow=[*DEAR], next=["mine", "farm"],
        forest=["draw_two_meadow_play_one", "two_any", "three_berries"],
    )  # fmt: skip
    table.pick("visit:draw_two_meadow_play_one", "take:meadow.queen", "take:meadow.king")
    assert table.asked == 1
    assert table.hand() == ["king", "queen"]
    assert table.city() == ["innkeeper"]


def test_does_not_work_together_with_an_occupied_token() -> None:
    """E-65: moving in is free already, and the Innkeeper stays."""
    table = Table(hand=["bard"], city=["innkeeper", "theater"])
    assert set(table.offers("play:bard")) == {"play:bard=innkeeper", "play:bard@theater"}
    table.pick("play:bard@theater")
    assert table.city() == ["innkeeper", "theater", "bard"]


# With others


def test_lowers_what_a_shepherd_brings_an_opponent() -> None:
    """E-184: nothing is paid, so nothing is given."""
    table = Table(hand=["shepherd"], goods={"berry": 1}, city=["innkeeper"])
    table.pick("play:shepherd=innkeeper")
    assert table.goods(1) == {}
    assert table.goods() == {"berry": 4}


def test_the_historian_draws_and_the_shopkeeper_sells_all_the_same() -> None:
    """E-66: a card played free still causes triggered effects."""
    table = Table(hand=["bard"], city=["innkeeper", "historian", "shopkeeper"], next=["mine"])
    table.pick("play:bard=innkeeper")
    assert table.hand() == ["mine"]
    assert table.goods() == {"berry": 1}


def test_the_university_gives_his_printed_cost_back() -> None:
    """E-160."""
    table = Table(city=["innkeeper", "university"])
    table.pick("visit:0.university", "gain:twig")
    assert table.goods() == {"twig": 1, "berry": 1}


# What is printed on him


def test_costs_one_berry_and_is_worth_one_point() -> None:
    """E-85: played, he does nothing by himself."""
    table = Table(hand=["innkeeper"], goods={"berry": 2})
    table.pick("play:innkeeper")
    assert table.asked == 1
    assert table.goods() == {"berry": 1}
    assert table.scored("cards") == 1


def test_without_a_berry_he_does_not_come() -> None:
    """E-61."""
    refusal = Table(hand=["innkeeper"], goods={"twig": 5}).refusal("play:innkeeper")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1berry"


def test_is_a_blue_card() -> None:
    """E-7, E-44."""
    table = Table(city=["crane", "courthouse", "innkeeper"])
    table.pick("visit:city_monument")
    assert table.scored("city_monument") == 3


def test_is_a_unique_critter() -> None:
    """E-194."""
    table = Table(city=["innkeeper", "theater", "school"])
    assert table.scored("theater") == 1
    assert table.scored("school") == 0


def test_lives_free_in_the_inn() -> None:
    """E-57."""
    table = Table(hand=["innkeeper"], city=["inn"])
    table.pick("play:innkeeper@inn")
    assert table.city() == ["inn", "innkeeper"]
    assert table.built("inn")["occupied"]


def test_the_token_stays_on_the_inn_when_he_has_left() -> None:
    """E-58, X-11: a second one does not live there free."""
    table = Table(hand=["innkeeper", "innkeeper", "bard"], city=["inn"])
    table.pick("play:innkeeper@inn", "visit:one_berry", "play:bard=innkeeper", "done", "visit:one_berry")
    assert table.city() == ["inn", "bard"]
    assert table.built("inn")["occupied"]
    assert table.why_not("play:innkeeper@inn") == "home-taken"


def test_a_second_inn_houses_a_second_one() -> None:
    """E-57, E-60."""
    table = Table(hand=["innkeeper"], city=[{"card": "inn", "occupied": True}, "inn"])
    table.pick("play:innkeeper@inn")
    assert table.built("inn", number=2)["occupied"]
