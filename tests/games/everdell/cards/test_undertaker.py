"""The Undertaker (E-182), and the second spot of the Cemetery (E-199)."""

from __future__ import annotations

from ..table import Table

ROW: list[str | None] = ["farm", "mine", "inn", "king", "queen", "wife", "bard", "judge"]


def test_discards_three_of_the_meadow_then_takes_one_of_the_refilled_row() -> None:
    """E-109: empty positions are refilled in ascending order."""
    table = Table(
        hand=["undertaker"], goods={"berry": 2}, meadow=ROW, next=["castle", "palace", "school", "theater"]
    )
    table.pick("play:undertaker", "discard:meadow.queen", "discard:meadow.mine", "discard:meadow.judge")
    assert table.meadow() == ["farm", "castle", "inn", "king", "palace", "wife", "bard", "school"]
    table.pick("take:meadow.palace")
    assert table.hand() == ["palace"]
    assert table.meadow() == ["farm", "castle", "inn", "king", "theater", "wife", "bard", "school"]
    assert table.discard() == ["queen", "mine", "judge"]
    assert table.asked == 1


def test_the_row_is_not_refilled_between_the_discards() -> None:
    """E-108."""
    table = Table(hand=["undertaker"], goods={"berry": 2}, meadow=ROW, next=["castle", "palace", "school"])
    table.pick("play:undertaker", "discard:meadow.farm")
    assert len(table.codes) == 7
    table.pick("discard:meadow.mine")
    assert len(table.codes) == 6
    assert "discard:meadow.castle" not in table.codes


def test_has_to_discard_three_and_has_to_take_one() -> None:
    table = Table(hand=["undertaker"], goods={"berry": 2}, meadow=ROW, next=["castle", "palace", "school"])
    table.pick("play:undertaker")
    for card in ("farm", "mine", "inn"):
        assert len(table.codes) == len(table.offers("discard:"))
        table.pick(f"discard:meadow.{card}")
    assert len(table.codes) == len(table.offers("take:")) == 8


def test_a_card_that_was_there_all_the_time_may_be_taken() -> None:
    table = Table(
        hand=["undertaker"], goods={"berry": 2}, meadow=ROW, next=["castle", "palace", "school", "theater"]
    )
    table.pick("play:undertaker", "discard:meadow.farm", "discard:meadow.mine", "discard:meadow.inn")
    table.pick("take:meadow.king")
    assert table.hand() == ["king"]
    assert table.meadow() == ["castle", "palace", "school", "theater", "queen", "wife", "bard", "judge"]


def test_from_the_meadow_his_own_position_is_filled_before_he_acts() -> None:
    """E-69."""
    row: list[str | None] = ["farm", "mine", "undertaker", "king", "queen", "wife", "bard", "judge"]
    table = Table(goods={"berry": 2}, meadow=row, next=["castle", "palace", "school", "theater", "crane"])
    table.pick("play:meadow.undertaker")
    assert len(table.codes) == 8
    table.pick("discard:meadow.castle", "discard:meadow.farm", "discard:meadow.judge")
    assert table.meadow() == ["palace", "mine", "school", "king", "queen", "wife", "bard", "theater"]
    table.pick("take:meadow.school")
    assert table.meadow() == ["palace", "mine", "crane", "king", "queen", "wife", "bard", "theater"]
    assert table.hand() == ["school"]


def test_a_full_hand_takes_nothing_but_the_meadow_changes() -> None:
    """E-110."""
    row: list[str | None] = ["undertaker", "mine", "inn", "king", "queen", "wife", "bard", "judge"]
    table = Table(
        hand=["farm"] * 8, goods={"berry": 2}, meadow=row, next=["castle", "palace", "school", "theater"]
    )
    table.pick("play:meadow.undertaker", "discard:meadow.mine", "discard:meadow.inn", "discard:meadow.king")
    assert table.asked == 1
    assert table.hand() == ["farm"] * 8
    assert table.meadow() == ["castle", "palace", "school", "theater", "queen", "wife", "bard", "judge"]


def test_from_a_full_hand_he_makes_room_for_the_card_himself() -> None:
    table = Table(
        hand=["undertaker", *["farm"] * 7],
        goods={"berry": 2},
        meadow=["crane", "mine", "inn", "king", "queen", "wife", "bard", "judge"],
        next=["castle", "palace", "school"],
    )
    table.pick("play:undertaker", "discard:meadow.mine", "discard:meadow.inn", "discard:meadow.king")
    table.pick("take:meadow.crane")
    assert sorted(table.hand()) == ["crane", *["farm"] * 7]


def test_twins_are_discarded_one_by_one() -> None:
    table = Table(
        hand=["undertaker"], goods={"berry": 2}, meadow=["farm"] * 8, next=["mine", "inn", "king", "castle"]
    )
    table.pick("play:undertaker")
    assert table.discard() == ["farm"] * 3
    assert table.prompt == "take"
    table.pick("take:meadow.king")
    assert sorted(str(card) for card in table.meadow()) == ["castle", *["farm"] * 5, "inn", "mine"]


def test_the_historian_draws_after_the_meadow_card_is_taken() -> None:
    """E-68."""
    table = Table(
        hand=["undertaker", *["farm"] * 7],
        goods={"berry": 2},
        city=["historian"],
        meadow=["crane", "mine", "inn", "king", "queen", "wife", "bard", "judge"],
        next=["castle", "palace", "school", "theater", "lookout"],
    )
    table.pick("play:undertaker", "discard:meadow.mine", "discard:meadow.inn", "discard:meadow.king")
    table.pick("take:meadow.wife")
    assert sorted(table.hand()) == [*["farm"] * 7, "wife"]


def test_alone_positions_under_rugworts_workers_are_out_of_bounds() -> None:
    """E-249: in autumn he holds positions 1 to 4."""
    table = Table(
        solo=1,
        hand=["undertaker"],
        goods={"berry": 2},
        season="autumn",
        meadow=ROW,
        next=["castle", "palace", "school", "theater"],
        rolls=[1],
    )
    table.pick("play:undertaker")
    assert table.codes == [
        "discard:meadow.queen",
        "discard:meadow.wife",
        "discard:meadow.bard",
        "discard:meadow.judge",
    ]
    table.pick("discard:meadow.queen", "discard:meadow.wife", "discard:meadow.judge")
    assert table.codes == [
        "take:meadow.castle",
        "take:meadow.palace",
        "take:meadow.bard",
        "take:meadow.school",
    ]


def test_alone_in_winter_the_whole_meadow_is_open() -> None:
    table = Table(solo=1, hand=["undertaker"], goods={"berry": 2}, meadow=ROW)
    table.pick("play:undertaker")
    assert len(table.codes) == 8


def test_alone_he_cannot_be_played_from_under_rugworts_worker() -> None:
    """E-249: in spring position 1 is closed."""
    row: list[str | None] = ["undertaker", "mine", "inn", "king", "queen", "wife", "bard", "judge"]
    table = Table(solo=1, goods={"berry": 2}, season="spring", meadow=row)
    assert table.why_not("play:meadow.undertaker") == "position-closed"


def test_opens_the_second_spot_of_the_cemetery() -> None:
    """E-50, E-199."""
    table = Table(city=["cemetery", "undertaker"], deployed=["0.cemetery"], discard=["farm"])
    table.pick("visit:0.cemetery", "reveal:discard")
    assert table.seat()["deployed"] == ["0.cemetery", "0.cemetery"]
    assert table.city() == ["cemetery", "undertaker", "farm"]


def test_without_him_the_cemetery_has_one_spot() -> None:
    """E-199: an Undertaker in another city opens nothing here."""
    table = Table(city=["cemetery"], deployed=["0.cemetery"], others=[{"city": ["undertaker"]}])
    assert table.why_not("visit:0.cemetery") == "spot-taken"


def test_opens_no_third_spot() -> None:
    """E-50."""
    table = Table(city=["cemetery", "undertaker"], season="spring", deployed=["0.cemetery", "0.cemetery"])
    assert table.why_not("visit:0.cemetery") == "spot-taken"


def test_the_second_worker_stays_when_he_goes() -> None:
    """E-199, E-203."""
    table = Table(
        hand=["farm"], city=["cemetery", "undertaker", "dungeon"], deployed=["0.cemetery", "0.cemetery"]
    )
    table.pick("play:farm=dungeon")
    assert table.built("dungeon")["under"] == ["undertaker"]
    assert table.seat()["deployed"] == ["0.cemetery", "0.cemetery"]
    table.pick("visit:one_berry", "prepare")
    assert table.seat()["workers"] == 1
    assert table.seat()["deployed"] == ["0.cemetery", "0.cemetery"]


def test_acts_only_when_played() -> None:
    """E-82."""
    table = Table(city=["undertaker"], workers=0, meadow=ROW)
    table.pick("prepare")
    assert table.asked == 1
    assert table.meadow() == ROW


def test_costs_two_berries() -> None:
    refusal = Table(hand=["undertaker"], goods={"berry": 1}).refusal("play:undertaker")
    assert refusal.reason == "goods-short"
    assert refusal.details == {"missing": "1berry"}


def test_there_is_one_in_a_city() -> None:
    """E-6."""
    table = Table(hand=["undertaker"], goods={"berry": 2}, city=["undertaker"])
    assert table.why_not("play:undertaker") == "already-in-city"


def test_is_worth_one_point_and_tan() -> None:
    """E-44."""
    assert Table(city=["undertaker"]).score().total == 1
    assert "visit:cartographers_expedition" in Table(city=["bard", "ruins", "undertaker"]).codes


def test_lives_free_in_the_cemetery() -> None:
    """E-57, E-66."""
    table = Table(hand=["undertaker"], city=["cemetery"], meadow=ROW, next=["castle", "palace", "school"])
    table.pick("play:undertaker@cemetery", "discard:meadow.mine", "discard:meadow.inn", "discard:meadow.king")
    table.pick("take:meadow.school")
    assert table.city() == ["cemetery", "undertaker"]
    assert table.built("cemetery")["occupied"]
    assert table.hand() == ["school"]


def test_a_cemetery_houses_one_undertaker() -> None:
    table = Table(hand=["undertaker"], goods={"berry": 2}, city=[{"card": "cemetery", "occupied": True}])
    assert table.why_not("play:undertaker@cemetery") == "home-taken"
