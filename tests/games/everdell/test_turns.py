"""Turns and placing workers in general (E-19 to E-30)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from .table import Table

FOREST = ["two_cards_one_any", "discard_any_draw_double", "three_cards_one_pebble"]
TOO_DEAR: list[str | None] = ["king", "king", "evertree", "evertree", "palace", "palace", "castle", "theater"]

# Turns


def test_play_goes_round_the_table() -> None:
    """E-19."""
    table = Table(others=[{}, {}])
    asked = []
    for _ in range(5):
        asked.append(table.asked)
        table.pick("visit:one_berry")
    assert asked == [0, 1, 2, 0, 1]


def test_a_turn_is_one_worker() -> None:
    """E-19."""
    table = Table()
    table.pick("visit:three_twigs")
    assert table.asked == 1
    assert table.seat()["workers"] == 1


def test_a_turn_is_one_card() -> None:
    """E-19."""
    table = Table(hand=["farm", "farm"], goods={"twig": 4, "resin": 2})
    table.pick("play:farm")
    assert table.asked == 1
    assert table.city() == ["farm"]


def test_a_turn_is_one_preparation() -> None:
    """E-19."""
    table = Table(workers=0)
    table.pick("prepare")
    assert table.asked == 1
    assert table.seat()["season"] == "spring"


def test_in_autumn_a_turn_may_be_a_pass() -> None:
    """E-19."""
    table = Table(season="autumn")
    table.pick("pass")
    assert table.asked == 1
    assert table.seat()["passed"]


def test_without_an_available_worker_none_can_be_placed() -> None:
    """E-20."""
    table = Table(workers=0)
    assert table.offers("visit:") == []
    assert table.why_not("visit:one_berry") == "no-worker"


def test_with_an_available_worker_nobody_prepares() -> None:
    """E-21."""
    assert Table().why_not("prepare") == "workers-left"
    assert Table(deployed=["three_twigs"]).why_not("prepare") == "workers-left"


@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_with_all_workers_deployed_one_may_prepare(season: str) -> None:
    """E-21: while a season is left to enter."""
    assert "prepare" in Table(season=season, workers=0).codes


def test_no_season_is_left_after_autumn() -> None:
    """E-21."""
    assert Table(season="autumn", workers=0).why_not("prepare") == "last-season"


def test_lost_and_permanent_workers_do_not_keep_anybody_from_preparing() -> None:
    """E-21: they are not available."""
    table = Table(season="spring", lost=1, city=["monastery"], deployed=["0.monastery", "one_berry"])
    assert "prepare" in table.codes


def test_without_workers_a_card_may_still_be_played() -> None:
    """E-22."""
    table = Table(workers=0, hand=["wife"], goods={"berry": 2})
    assert "prepare" in table.codes
    table.pick("play:wife")
    assert table.city() == ["wife"]


def test_who_has_no_worker_and_no_card_to_play_must_prepare() -> None:
    """E-22: passing is refused before autumn."""
    table = Table(workers=0, meadow=TOO_DEAR)
    assert table.codes == ["prepare"]
    assert table.why_not("pass") == "pass-early"


@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_passing_is_refused_before_autumn(season: str) -> None:
    """E-22."""
    assert Table(season=season).why_not("pass") == "pass-early"


def test_shared_locations_keep_a_worker_from_being_stuck() -> None:
    """E-22: outside autumn there is always a legal action."""
    exclusive: list[Json] = ["three_twigs", "two_resin", "one_pebble", "one_berry_one_card"]
    table = Table(
        meadow=TOO_DEAR, forest=FOREST, deployed=[FOREST[2]],
        others=[{"season": "autumn", "deployed": [*exclusive, *FOREST[:2]]}],
    )  # fmt: skip
    shared = ["two_twigs_one_card", "one_resin_one_card", "two_cards_one_point", "one_berry", "haven"]
    assert table.codes == [f"visit:{place}" for place in shared]


def test_each_player_changes_season_alone() -> None:
    """E-23."""
    table = Table(season="summer", workers=0, others=[{"season": "winter"}, {"season": "spring"}])
    table.pick("prepare")
    assert [table.seat(seat)["season"] for seat in range(3)] == ["autumn", "winter", "spring"]


def test_an_illegal_choice_inside_an_action_changes_nothing() -> None:
    """E-24: the action goes on from where it was."""
    table = Table(hand=["bard", "farm", "mine"], goods={"berry": 3})
    table.pick("play:bard", "discard:farm")
    assert table.why_not("discard:king") == "not-offered"
    assert table.why_not("visit:one_berry") == "not-offered"
    table.pick("discard:mine")
    assert table.points() == 2


def test_an_illegal_action_changes_nothing() -> None:
    """E-24."""
    table = Table(hand=["farm"], goods={"twig": 2})
    assert table.why_not("play:farm") == "goods-short"
    assert table.goods() == {"twig": 2}
    assert table.asked == 0


def test_triggered_effects_finish_before_the_next_turn() -> None:
    """E-24."""
    table = Table(hand=["farm"], goods={"twig": 2, "resin": 1}, city=["courthouse"])
    table.pick("play:farm")
    assert (table.asked, table.prompt, table.source) == (0, "gain", "courthouse")
    table.pick("gain:pebble")
    assert (table.asked, table.prompt) == (1, "action")
    assert table.goods() == {"pebble": 1, "berry": 1}


# Placing workers


def test_where_a_worker_may_go() -> None:
    """E-25."""
    table = Table(
        season="autumn", hand=["farm", "farm"], goods={"twig": 2, "resin": 1}, forest=FOREST,
        city=["lookout", "queen", "storehouse", "chapel"], others=[{"city": ["inn", "post_office"]}],
        meadow=["farm", *TOO_DEAR[1:]],
    )  # fmt: skip
    for place in ("three_twigs", FOREST[0], "haven", "journey_2", "grand_tour", "0.lookout", "0.storehouse"):
        assert f"visit:{place}" in table.codes
    assert {"visit:1.inn", "visit:1.post_office"} <= set(table.codes)


def test_where_a_worker_may_not_go() -> None:
    """E-25: a forest card out of play, the Journey before autumn, an event out of reach, a closed card."""
    events = ["tax_relief", "a_well_run_city", "croak_wart_cure", "flying_doctor_service"]
    table = Table(
        season="summer", hand=["farm"] * 5, forest=FOREST, city=["lookout", "farm"], events_in_play=events,
        others=[{"city": ["chapel"]}],
    )  # fmt: skip
    assert table.why_not("visit:two_any") == "no-such-place"
    assert table.why_not("visit:journey_3") == "place-season"
    assert table.why_not("visit:grand_tour") == "colour-short"
    assert table.why_not("visit:tax_relief") == "card-missing"
    assert table.why_not("visit:1.chapel") == "not-open"
    assert table.why_not("visit:0.farm") == "no-spot"


@pytest.mark.parametrize("whose", [0, 1])
def test_an_exclusive_location_holds_one_worker(whose: int) -> None:
    """E-26: also one that belongs to another player."""
    mine: list[Json] = ["three_twigs"] if whose == 0 else []
    theirs: list[Json] = ["three_twigs"] if whose == 1 else []
    table = Table(deployed=mine, others=[{"deployed": theirs}])
    assert table.why_not("visit:three_twigs") == "spot-taken"


def test_a_shared_location_holds_any_number_also_of_one_player() -> None:
    """E-26."""
    table = Table(season="summer", deployed=["one_berry"] * 2, others=[{"deployed": ["one_berry"] * 2}])
    table.pick("visit:one_berry")
    assert table.seat()["deployed"] == ["one_berry"] * 3
    assert table.goods() == {"berry": 1}


def test_the_effect_comes_at_once_and_one_time() -> None:
    """E-27."""
    table = Table()
    table.pick("visit:three_twigs")
    assert table.goods() == {"twig": 3}
    table.pick("visit:one_berry", "visit:one_pebble", "visit:one_berry")
    assert table.goods() == {"twig": 3, "pebble": 1}


def test_a_worker_stays_until_its_owner_prepares() -> None:
    """E-27: the preparation of somebody else leaves it there."""
    table = Table(deployed=["three_twigs"], others=[{"workers": 0}])
    table.pick("visit:one_pebble", "prepare")
    assert table.seat()["deployed"] == ["three_twigs", "one_pebble"]
    table.pick("prepare")
    assert table.seat()["deployed"] == []
    assert "visit:three_twigs" in table.codes


def test_an_event_needs_all_it_asks_for() -> None:
    """E-28."""
    assert Table(city=["inn", "inn"]).why_not("visit:grand_tour") == "colour-short"


def test_an_event_needs_its_price() -> None:
    """E-28."""
    events = ["croak_wart_cure", "tax_relief", "a_well_run_city", "flying_doctor_service"]
    table = Table(city=["undertaker", "barge_toad"], goods={"berry": 1}, events_in_play=events)
    assert table.why_not("visit:croak_wart_cure") == "price-short"


def test_the_journey_needs_its_discards() -> None:
    """E-28."""
    table = Table(season="autumn", hand=["farm"] * 3)
    assert table.why_not("visit:journey_4") == "hand-short"
    assert "visit:journey_3" in table.codes


def test_the_post_office_needs_two_cards() -> None:
    """E-28."""
    assert Table(city=["post_office"], hand=["farm"]).why_not("visit:0.post_office") == "hand-short"


def test_the_monastery_needs_two_resources() -> None:
    """E-28."""
    table = Table(city=["monastery"], goods={"twig": 1}, points=5)
    assert table.why_not("visit:0.monastery") == "resources-short"


def test_the_university_needs_another_card() -> None:
    """E-28."""
    assert Table(city=["university"]).why_not("visit:0.university") == "city-short"


def test_the_inn_needs_a_meadow_card_that_can_be_played() -> None:
    """E-28."""
    assert Table(city=["inn"], meadow=TOO_DEAR).why_not("visit:0.inn") == "nothing-playable"


@pytest.mark.parametrize(
    "place",
    [
        "haven",
        "discard_any_draw_double",
        "two_cards_one_point",
        "0.queen",
        "0.storehouse",
        "0.chapel",
        "0.lookout",
    ],
)
def test_elsewhere_a_worker_may_be_placed_even_for_nothing(place: str) -> None:
    """E-28: pure gains, draws and what one may do."""
    hand: list[Json] = ["farm"] * 8 if place in ("two_cards_one_point", "0.chapel") else []
    table = Table(
        forest=FOREST, city=["queen", "storehouse", "chapel", "lookout"], hand=hand,
        meadow=["king", "king", "evertree", "evertree", "palace", "palace", "castle", "castle"],
    )  # fmt: skip
    table.pick(f"visit:{place}")
    if place == "0.lookout":
        table.pick("copy:discard_any_draw_double")
    assert table.asked == 1
    assert table.seat()["deployed"] == [place]
    assert len(table.hand()) == len(hand)


def test_a_draw_stops_at_eight_and_the_rest_still_happens() -> None:
    """E-29."""
    table = Table(hand=["farm"] * 7)
    table.pick("visit:two_cards_one_point")
    assert len(table.hand()) == 8
    assert table.points() == 1


def test_several_things_come_in_the_printed_order() -> None:
    """E-30: the cards are in hand before the resource is chosen."""
    table = Table(forest=FOREST, next=["king", "queen"])
    table.pick("visit:two_cards_one_any")
    assert table.prompt == "gain"
    assert table.hand() == ["king", "queen"]
    assert table.goods() == {}
    table.pick("gain:resin")
    assert table.goods() == {"resin": 1}


def test_a_choice_is_made_when_its_step_is_reached() -> None:
    """E-30: the University asks first what is discarded; its refund is there when the resource is chosen."""
    table = Table(city=["university", "farm", "mine"])
    table.pick("visit:0.university")
    assert table.prompt == "discard-city"
    table.pick("remove:0.farm")
    assert table.prompt == "gain"
    assert table.goods() == {"twig": 2, "resin": 1}
    assert table.points() == 0
    table.pick("gain:twig")
    assert table.goods() == {"twig": 3, "resin": 1}
    assert table.points() == 1


def test_what_a_place_asks_is_asked_when_the_worker_stands_there() -> None:
    """E-30: the question of a turn names the place only."""
    table = Table(forest=FOREST, hand=["farm", "mine"])
    assert table.offers("visit:haven") == ["visit:haven"]
    table.pick("visit:haven")
    assert table.seat()["deployed"] == ["haven"]
    assert table.codes == ["discard:farm", "discard:mine", "done"]
