"""The end of a solo game: the last check of Events, Rugwort's score, who wins (E-254 to E-256, E-227)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from ..table import Table

EVENTS: Final = ["ministering_to_miscreants", "tax_relief", "the_everdell_games", "flying_doctor_service"]
ROW: Final[list[str | None]] = ["farm", "mine", "wife", "queen", "king", "ruins", "crane", "wanderer"]
MISSED: Final = 4 * 3
"""What he gets in year 1 if you achieve no special Event."""
JOURNEY: Final = 3


def autumn(**more: Any) -> Table:
    """A solo table in the autumn of year 1."""
    setting: dict[str, Any] = {"solo": 1, "season": "autumn", "events_in_play": EVENTS, "meadow": ROW}
    return Table(**(setting | more))


def ended(**more: Any) -> Table:
    """The same after you have passed."""
    table = autumn(**more)
    table.pick("pass")
    return table


# The end


def test_the_game_ends_when_you_pass() -> None:
    """E-254, E-131: also with workers and cards left."""
    table = autumn(hand=["wife"], goods={"berry": 2})
    assert table.prompt == "action"
    table.pick("pass")
    assert table.prompt == "over"
    assert table.seat()["passed"]
    assert table.city(1) == []


def test_you_cannot_pass_before_autumn() -> None:
    """E-22."""
    table = Table(solo=1, season="summer")
    assert table.why_not("pass") == "pass-early"


def test_after_autumn_there_is_no_preparation() -> None:
    """E-124."""
    table = autumn(workers=0)
    assert table.why_not("prepare") == "last-season"


def test_at_the_end_he_takes_the_events_his_city_meets_by_then() -> None:
    """E-254: step 1 of his preparation once more, several at once."""
    table = autumn(rugwort={"city": ["inn", "inn", "chapel", "bard", "ruins", "wanderer", "farm"]})
    assert table.seat(1)["events"] == []
    before = table.score(1).total
    table.pick("pass")
    assert sorted(table.seat(1)["events"]) == ["cartographers_expedition", "grand_tour"]
    assert table.score(1).total == before + 3 + 3


def test_a_card_played_in_autumn_can_bring_him_the_event_at_the_end() -> None:
    """E-254, E-244: the last throw completes four green cards."""
    table = autumn(hand=["wife"], goods={"berry": 2}, rugwort={"city": ["farm", "mine", "monk"]}, rolls=[2])
    table.pick("play:wife")
    assert table.city(1) == ["farm", "mine", "monk", "mine"]
    assert table.seat(1)["events"] == []
    table.pick("pass")
    assert table.seat(1)["events"] == ["harvest_festival"]


def test_the_last_check_leaves_you_the_event_you_took_first() -> None:
    """E-254, E-42."""
    table = autumn(city=["lookout", "queen", "chapel"], rugwort={"city": ["inn", "inn", "inn"]})
    table.pick("visit:grand_tour", "pass")
    assert table.seat()["events"] == ["grand_tour"]
    assert table.seat(1)["events"] == []


def test_at_the_end_his_workers_stay_where_they_are() -> None:
    """E-254: only step 1 is done again, nothing moves."""
    table = autumn()
    before = sorted(table.seat(1)["deployed"])
    table.pick("pass")
    assert sorted(table.seat(1)["deployed"]) == before == ["journey_3", "one_berry_one_card"]


# His score


def test_scores_list_rugwort_after_you() -> None:
    """E-255, E-256: two scores, yours first."""
    table = ended(points=40)
    assert [score.seat for score in table.state.scores()] == [0, 1]
    assert table.score(0).total == 40
    assert table.score(1).total == MISSED + JOURNEY


def test_each_card_is_worth_two_whatever_is_printed_on_it() -> None:
    """E-255, E-245: base values and bonuses do not count."""
    table = ended(rugwort={"city": ["queen", "monk", "dungeon", "fool"]})
    assert table.score(1).total == 4 * 2 + MISSED + JOURNEY


@pytest.mark.parametrize(
    "card", ["architect", "castle", "evertree", "king", "palace", "school", "theater", "wife"]
)
def test_a_purple_card_is_worth_three(card: str) -> None:
    """E-255: all eight purple kinds, without their bonus."""
    table = ended(meadow=None, rugwort={"city": [card, "farm"]})
    assert table.score(1).total == 3 + 2 + MISSED + JOURNEY


def test_his_purple_cards_have_no_bonus() -> None:
    """E-245, E-255: a King with an Event, a Wife with her Husband, an Ever Tree among purple cards."""
    table = ended(rugwort={"city": ["king", "wife", "husband", "evertree"], "events": ["grand_tour"]})
    assert table.score(1).total == 3 + 3 + 2 + 3 + 3 + MISSED + JOURNEY


def test_each_basic_event_is_worth_three_to_him() -> None:
    """E-255."""
    table = ended(rugwort={"events": ["grand_tour", "city_monument"]})
    assert table.scored("grand_tour", 1) == table.scored("city_monument", 1) == 3
    assert table.score(1).total == 2 * 3 + MISSED + JOURNEY


@pytest.mark.parametrize("achieved", range(5))
def test_each_special_event_you_did_not_achieve_is_worth_three(achieved: int) -> None:
    """E-255: those of the four in play; basic Events of yours change nothing."""
    table = ended(events=[*EVENTS[:achieved], "grand_tour"])
    assert table.score(1).total == (4 - achieved) * 3 + JOURNEY


def test_his_journey_worker_scores_its_spot() -> None:
    """E-255."""
    table = ended()
    assert table.scored("journey", 1) == 3
    assert table.scored("journey", 0) == 0


def test_point_tokens_you_gave_him_count() -> None:
    """E-255, E-251: a visit to his Inn costs you a point in the end."""
    table = autumn(rugwort={"city": ["inn"], "points": 2}, rolls=[8])
    table.pick("visit:1.inn", "play:meadow.crane", "pass")
    assert table.scored("points", 1) == 3
    assert table.score(1).total == 2 + 2 + 3 + MISSED + JOURNEY


def test_what_lies_on_his_cards_is_no_point_of_his() -> None:
    """E-245, E-255: a Clock Tower of his carries no tokens."""
    row: list[str | None] = ["clock_tower", *ROW[1:]]
    table = autumn(hand=["wife"], goods={"berry": 2}, meadow=row, rolls=[1])
    table.pick("play:wife", "pass")
    assert table.score(1).total == 2 + MISSED + JOURNEY


def test_all_of_his_score_together() -> None:
    """E-255: cards, purple cards, Events he has, Events you missed, the Journey, tokens."""
    table = ended(
        events=["tax_relief"],
        rugwort={
            "city": ["inn", "inn", "chapel", "king", "school", "farm"],
            "events": ["city_monument"],
            "points": 2,
        },
    )
    assert table.seat(1)["events"] == ["city_monument", "grand_tour"]
    assert table.score(1).total == 4 * 2 + 2 * 3 + 2 * 3 + 3 * 3 + 3 + 2
    assert table.score(1).total == sum(line.points for line in table.score(1).lines)


def test_your_own_score_follows_the_normal_rules() -> None:
    """E-243, E-151: base values, tokens, bonuses, Journey, Events."""
    table = autumn(
        hand=["farm", "farm", "farm", "farm", "farm"], points=4, events=["grand_tour", "tax_relief"],
        city=["king", {"card": "clock_tower", "points": 2}, "fool"],
    )  # fmt: skip
    table.pick("visit:journey_5", "pass")
    assert table.score().total == (4 + 0 - 2) + (4 + 2) + (1 + 2) + 5 + (3 + 3)


def test_flying_doctor_service_counts_pairs_in_his_city_too() -> None:
    """E-227: three points for each Husband and Wife, yours and his."""
    table = ended(
        events=["flying_doctor_service"], city=["husband", "wife"],
        rugwort={"city": ["husband", "wife", "husband", "wife", "husband"]},
    )  # fmt: skip
    assert table.scored("flying_doctor_service") == 3 * (1 + 2)


# Who wins


def test_more_points_win() -> None:
    """E-256."""
    table = ended(points=MISSED + JOURNEY + 1)
    assert [score.rank for score in table.state.scores()] == [1, 2]


def test_fewer_points_lose() -> None:
    """E-256: no tie-break helps, neither Events nor resources."""
    table = ended(points=MISSED + JOURNEY - 4, goods={"twig": 9}, events=["grand_tour"])
    assert table.score().total == table.score(1).total - 1
    assert [score.rank for score in table.state.scores()] == [2, 1]


def test_on_equal_points_more_events_win() -> None:
    """E-256, E-154: yours, basic and special together, against the basic ones he took."""
    table = ended(points=MISSED + JOURNEY - 3, events=["grand_tour"])
    assert table.score(0).total == table.score(1).total
    assert [score.rank for score in table.state.scores()] == [1, 2]


def test_a_special_event_breaks_the_tie_as_well() -> None:
    """E-256, E-154: an Event without points is an Event achieved."""
    table = ended(points=3 * 3 + JOURNEY, events=["ministering_to_miscreants"])
    assert table.score(0).total == table.score(1).total
    assert [score.rank for score in table.state.scores()] == [1, 2]


def test_his_events_break_the_tie_before_your_resources() -> None:
    """E-256, E-154: Events come first; also one that he takes in the last check."""
    held = ended(points=MISSED + JOURNEY + 3, goods={"pebble": 9}, rugwort={"events": ["grand_tour"]})
    assert held.score(0).total == held.score(1).total
    assert [score.rank for score in held.state.scores()] == [2, 1]
    late = ended(points=MISSED + JOURNEY + 9, goods={"pebble": 9}, rugwort={"city": ["inn", "inn", "inn"]})
    assert late.score(0).total == late.score(1).total
    assert [score.rank for score in late.state.scores()] == [2, 1]


def test_on_equal_points_and_events_your_resources_win() -> None:
    """E-256, E-154: his resources are 0, so a single one is enough."""
    table = ended(
        points=MISSED + JOURNEY,
        goods={"twig": 1},
        events=["grand_tour"],
        rugwort={"events": ["city_monument"]},
    )
    assert table.score(0).total == table.score(1).total
    assert [score.rank for score in table.state.scores()] == [1, 2]


def test_stored_resources_do_not_break_the_tie() -> None:
    """E-256, E-154: what lies on a Storehouse is not left in your supply."""
    table = ended(points=MISSED + JOURNEY - 2, city=[{"card": "storehouse", "goods": {"twig": 3}}])
    assert table.score(0).total == table.score(1).total
    assert table.score(0).rank > 1


def test_a_complete_tie_is_not_a_win() -> None:
    """E-256."""
    table = ended(points=MISSED + JOURNEY)
    assert table.score(0).total == table.score(1).total
    assert table.score(0).rank > 1
