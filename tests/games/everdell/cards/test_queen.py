"""The Queen (E-176)."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table

PROUD: list[str | None] = ["doctor", "doctor", "king", "king", "castle", "castle", "palace", "palace"]
"""A Meadow of cards with more than three points."""
FOURTEEN: list[Json] = [*["farm"] * 8, *["mine"] * 3, *["inn"] * 3]


def test_plays_a_card_of_the_hand_for_nothing() -> None:
    table = Table(hand=["university", "evertree"], city=["queen"], goods={"pebble": 2}, meadow=PROUD)
    table.pick("visit:0.queen")
    assert table.codes == ["play:university", "done"]
    table.pick("play:university")
    assert table.city() == ["queen", "university"]
    assert table.hand() == ["evertree"]
    assert table.goods() == {"pebble": 2}
    assert table.asked == 1


def test_plays_a_card_of_the_meadow_which_is_refilled_at_once() -> None:
    """E-69, E-108."""
    row: list[str | None] = ["doctor", "doctor", "king", "inn", "castle", "castle", "palace", "palace"]
    table = Table(city=["queen"], meadow=row, next=["mine"])
    table.pick("visit:0.queen", "play:meadow.inn")
    assert table.city() == ["queen", "inn"]
    assert table.meadow() == [*row[:3], "mine", *row[4:]]


def test_offers_nothing_of_more_than_three_points() -> None:
    row: list[str | None] = ["doctor", "university", "king", "inn", "evertree", "castle", "palace", "theater"]
    table = Table(hand=["fairgrounds", "evertree"], city=["queen"], meadow=row)
    table.pick("visit:0.queen")
    assert sorted(table.codes) == [
        "done",
        "play:fairgrounds",
        "play:meadow.inn",
        "play:meadow.theater",
        "play:meadow.university",
    ]


def test_looks_at_the_printed_points_and_not_at_the_bonus() -> None:
    """E-8."""
    table = Table(hand=["school"], city=["queen", "wife", "wife", "husband"], meadow=PROUD)
    table.pick("visit:0.queen", "play:school")
    assert table.scored("school") == 3


def test_may_play_nothing_and_the_worker_stays_there_anyway() -> None:
    table = Table(hand=["farm"], city=["queen"], meadow=PROUD)
    table.pick("visit:0.queen", "done")
    assert table.hand() == ["farm"]
    assert table.city() == ["queen"]
    assert table.seat()["deployed"] == ["0.queen"]
    assert table.seat()["workers"] == 1


def test_may_be_visited_when_nothing_can_be_played() -> None:
    """E-28, E-176."""
    table = Table(hand=["evertree"], city=["queen"], meadow=PROUD)
    table.pick("visit:0.queen")
    assert table.asked == 1
    assert table.seat()["deployed"] == ["0.queen"]


def test_receives_one_worker_at_a_time() -> None:
    """E-50."""
    table = Table(city=["queen"], deployed=["0.queen"])
    assert table.why_not("visit:0.queen") == "spot-taken"


def test_needs_a_worker() -> None:
    """E-20."""
    assert Table(city=["queen"], workers=0).why_not("visit:0.queen") == "no-worker"


def test_receives_nobody_from_another_city() -> None:
    """E-48."""
    table = Table(others=[{"city": ["queen"]}])
    assert table.offers("visit:1.") == []
    assert table.why_not("visit:1.queen") == "not-open"


def test_lets_the_worker_go_in_the_next_season() -> None:
    """E-27, E-121."""
    table = Table(city=["queen"], deployed=["0.queen", "one_berry"], meadow=PROUD)
    table.pick("prepare", "visit:one_berry")
    assert table.seat()["workers"] == 3
    assert "visit:0.queen" in table.codes


def test_the_card_acts_and_triggers_as_if_it_were_paid() -> None:
    """E-66."""
    table = Table(hand=["farm"], city=["queen", "historian"], meadow=PROUD, next=["mine"])
    table.pick("visit:0.queen", "play:farm")
    assert table.goods() == {"berry": 1}
    assert table.hand() == ["mine"]


def test_the_shopkeeper_pays_for_a_critter_played_by_her_leave() -> None:
    """E-180."""
    table = Table(hand=["wife"], city=["queen", "shopkeeper"], meadow=PROUD)
    table.pick("visit:0.queen", "play:wife")
    assert table.goods() == {"berry": 1}


def test_in_a_full_city_only_what_needs_no_slot_is_offered() -> None:
    """E-66, E-75, E-78."""
    table = Table(hand=["wife", "wanderer", "ruins", "teacher"], city=["queen", *FOURTEEN], meadow=PROUD)
    table.pick("visit:0.queen")
    assert sorted(table.codes) == ["done", "play:ruins", "play:wanderer"]


def test_a_unique_card_of_the_city_is_not_offered() -> None:
    """E-66."""
    table = Table(hand=["lookout", "bard"], city=["queen", "lookout"], meadow=PROUD)
    table.pick("visit:0.queen")
    assert table.codes == ["play:bard", "done"]


def test_uses_no_home_and_no_other_help() -> None:
    """E-62, E-65."""
    table = Table(
        hand=["wife"],
        city=["queen", "farm", "innkeeper", "judge"],
        goods={"berry": 2, "twig": 2},
        meadow=PROUD,
    )
    table.pick("visit:0.queen")
    assert table.codes == ["play:wife", "done"]
    table.pick("play:wife")
    assert table.goods() == {"berry": 2, "twig": 2}
    assert table.city() == ["queen", "farm", "innkeeper", "judge", "wife"]
    assert not table.built("farm").get("occupied", False)


def test_may_send_a_fool() -> None:
    """E-8: his value is below zero."""
    table = Table(hand=["fool"], city=["queen"], meadow=PROUD)
    table.pick("visit:0.queen", "play:fool")
    assert table.city(1) == ["fool"]


def test_when_imprisoned_her_worker_stays_away_until_the_next_preparation() -> None:
    """E-158, E-204."""
    table = Table(hand=["farm"], city=["queen", "dungeon"], deployed=["0.queen", "one_berry"])
    table.pick("play:farm=dungeon")
    assert table.city() == ["dungeon", "farm"]
    assert table.built("dungeon")["under"] == ["queen"]
    assert table.seat()["workers"] == 0
    assert table.seat()["stray"] == 1
    table.pick("visit:one_berry", "prepare")
    assert table.seat()["workers"] == 3
    assert table.seat()["stray"] == 0


def test_when_sent_to_the_university_her_worker_comes_back_later_too() -> None:
    """E-158, E-160, E-212: 5 berries are refunded."""
    table = Table(city=["queen", "university"], deployed=["0.queen"])
    table.pick("visit:0.university", "gain:twig")
    assert table.city() == ["university"]
    assert table.goods() == {"twig": 1, "berry": 5}
    assert table.seat()["workers"] == 0
    table.pick("visit:one_berry", "prepare")
    assert table.seat()["workers"] == 3


def test_alone_a_meadow_card_under_rugworts_worker_is_out_of_reach() -> None:
    """E-249: in summer he holds the first two positions."""
    row: list[str | None] = ["inn", "farm", "mine", "king", "castle", "castle", "palace", "palace"]
    table = Table(solo=1, city=["queen"], season="summer", meadow=row, rolls=[8])
    table.pick("visit:0.queen")
    assert table.codes == ["play:meadow.mine", "done"]


def test_alone_a_card_played_by_her_leave_makes_rugwort_play_one() -> None:
    """E-244."""
    row: list[str | None] = ["inn", "farm", "mine", "king", "castle", "castle", "palace", "palace"]
    table = Table(solo=1, city=["queen"], meadow=row, rolls=[4, 5])
    table.pick("visit:0.queen", "play:meadow.mine")
    assert table.city(1) == ["king"]


def test_alone_a_visit_without_a_card_leaves_rugwort_at_rest() -> None:
    table = Table(solo=1, city=["queen"], hand=["farm"], meadow=PROUD, rolls=[4])
    table.pick("visit:0.queen", "done")
    assert table.city(1) == []


def test_costs_five_berries() -> None:
    table = Table(hand=["queen"], goods={"berry": 6})
    table.pick("play:queen")
    assert table.goods() == {"berry": 1}
    assert table.asked == 1
    refusal = Table(hand=["queen"], goods={"berry": 4}).refusal("play:queen")
    assert refusal.reason == "goods-short"
    assert refusal.details == {"missing": "1berry"}


def test_there_is_one_in_a_city() -> None:
    """E-6."""
    assert (
        Table(hand=["queen"], goods={"berry": 5}, city=["queen"]).why_not("play:queen") == "already-in-city"
    )


def test_is_worth_four_points() -> None:
    assert Table(city=["queen"]).score().total == 4


def test_counts_as_red() -> None:
    """E-44, X-3."""
    assert Table(city=["inn", "lookout"]).why_not("visit:grand_tour") == "colour-short"
    assert "visit:grand_tour" in Table(city=["inn", "lookout", "queen"]).codes


def test_lives_free_in_the_palace() -> None:
    """E-57."""
    table = Table(hand=["queen"], city=["palace"])
    table.pick("play:queen@palace")
    assert table.city() == ["palace", "queen"]
    assert table.built("palace")["occupied"]


def test_has_no_home_in_the_castle() -> None:
    table = Table(hand=["queen"], city=["castle"])
    assert table.why_not("play:queen@castle") == "not-its-home"
