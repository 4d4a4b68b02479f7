"""The Clock Tower (E-200): three tokens, each good for one more use of a location before a season."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table

FOREST = ["two_any", "draw_two_meadow_play_one", "copy_basic_one_card"]
WELL_RUN = ["a_well_run_city", "tax_relief", "the_everdell_games", "graduation_of_scholars"]


def test_costs_four_resources_and_gets_three_tokens() -> None:
    table = Table(hand=["clock_tower"], goods={"twig": 3, "pebble": 1})
    table.pick("play:clock_tower")
    assert table.goods() == {}
    assert table.built("clock_tower")["points"] == 3
    assert table.points() == 0


def test_the_tokens_left_on_it_score() -> None:
    """E-152: its base value is 0."""
    table = Table(city=[{"card": "clock_tower", "points": 2}], points=1)
    assert table.scored("cards") == 0
    assert table.scored("points") == 3


def test_gets_its_tokens_when_the_queen_plays_it() -> None:
    """E-200: played by any means."""
    table = Table(hand=["clock_tower"], city=["queen"])
    table.pick("visit:0.queen", "play:clock_tower")
    assert table.built("clock_tower")["points"] == 3


def test_gets_its_tokens_when_it_comes_from_the_cemetery() -> None:
    table = Table(city=["cemetery"], discard=["clock_tower"])
    table.pick("visit:0.cemetery", "reveal:discard")
    assert table.built("clock_tower")["points"] == 3


def test_a_second_one_is_refused() -> None:
    table = Table(hand=["clock_tower"], goods={"twig": 3, "pebble": 1}, city=["clock_tower"])
    assert table.why_not("play:clock_tower") == "already-in-city"


def test_resolves_a_basic_location_again_before_the_workers_return() -> None:
    """E-121, E-200: one token for it."""
    table = Table(city=["clock_tower"], deployed=["three_twigs", "one_pebble"])
    table.pick("prepare")
    assert table.prompt == "reactivate"
    assert table.source == "clock_tower"
    assert sorted(table.codes) == ["copy:one_pebble", "copy:three_twigs", "done"]
    assert table.seat()["deployed"] == ["three_twigs", "one_pebble"]
    assert table.seat()["season"] == "winter"
    table.pick("copy:three_twigs")
    assert table.goods() == {"twig": 3}
    assert table.built("clock_tower")["points"] == 2
    assert table.seat()["season"] == "spring"
    assert table.seat()["workers"] == 3
    assert table.seat()["deployed"] == []


def test_is_used_once_in_a_preparation() -> None:
    table = Table(city=["clock_tower"], deployed=["three_twigs", "one_pebble"])
    table.pick("prepare", "copy:three_twigs")
    assert table.asked == 1
    assert table.goods() == {"twig": 3}


def test_may_be_left_alone() -> None:
    table = Table(city=["clock_tower"], deployed=["three_twigs", "one_pebble"])
    table.pick("prepare", "done")
    assert table.built("clock_tower")["points"] == 3
    assert table.goods() == {}
    assert table.seat()["season"] == "spring"


def test_may_be_used_in_each_of_the_three_preparations() -> None:
    """E-200: each preparation, until the tokens are gone."""
    opponent: dict[str, Json] = {"season": "autumn", "passed": True}
    table = Table(city=["clock_tower"], deployed=["three_twigs", "one_pebble"], others=[opponent])
    table.pick("prepare", "copy:one_pebble")
    table.pick("visit:one_pebble", "visit:one_berry", "visit:one_berry", "prepare", "copy:one_pebble", "done")
    assert table.built("clock_tower")["points"] == 1
    table.pick("visit:one_pebble", *["visit:one_berry"] * 3, "prepare", "copy:one_pebble")
    assert table.built("clock_tower")["points"] == 0
    assert table.goods() == {"pebble": 5, "berry": 5}


def test_without_a_token_it_is_not_asked_for() -> None:
    table = Table(city=[{"card": "clock_tower", "points": 0}], deployed=["three_twigs", "one_pebble"])
    table.pick("prepare")
    assert table.asked == 1
    assert table.goods() == {}


def test_workers_on_the_haven_on_cards_and_on_events_do_not_qualify() -> None:
    """E-32, E-200."""
    table = Table(
        season="spring",
        city=["clock_tower", "chapel"],
        events=["grand_tour"],
        deployed=["haven", "0.chapel", "grand_tour"],
    )
    table.pick("prepare")
    assert table.prompt == "take"
    assert table.built("clock_tower")["points"] == 3
    assert table.seat()["season"] == "summer"


def test_locations_of_others_do_not_qualify() -> None:
    """E-200: where you have a worker."""
    table = Table(
        city=["clock_tower"], deployed=["three_twigs", "haven"], others=[{"deployed": ["one_pebble"]}]
    )
    table.pick("prepare")
    assert sorted(table.codes) == ["copy:three_twigs", "done"]


def test_a_forest_location_is_resolved_with_all_its_choices() -> None:
    table = Table(city=["clock_tower"], deployed=["two_any", "haven"], forest=FOREST)
    table.pick("prepare", "copy:two_any", "gain:pebble", "gain:resin")
    assert table.goods() == {"resin": 1, "pebble": 1}
    assert table.built("clock_tower")["points"] == 2


def test_a_forest_location_that_copies_may_copy_a_location_without_a_worker() -> None:
    """E-234: the copy is resolved first, then the card is drawn."""
    table = Table(
        city=["clock_tower"],
        deployed=["copy_basic_one_card", "haven"],
        forest=FOREST,
        others=[{"deployed": ["one_pebble"]}],
        next=["king"],
    )
    table.pick("prepare", "copy:copy_basic_one_card", "copy:one_pebble")
    assert table.goods() == {"pebble": 1}
    assert table.hand() == ["king"]


def test_a_card_may_be_played_by_a_forest_location_resolved_again() -> None:
    """E-200, E-235: two cards of the Meadow, one of them played for one resource less."""
    table = Table(
        city=["clock_tower"],
        deployed=["draw_two_meadow_play_one", "haven"],
        forest=FOREST,
        meadow=["twig_barge", "mine"],
        goods={"pebble": 1},
    )
    table.pick("prepare", "copy:draw_two_meadow_play_one", "take:meadow.twig_barge", "take:meadow.mine")
    assert table.codes == ["play:twig_barge", "done"]
    table.pick("play:twig_barge")
    assert table.city() == ["clock_tower", "twig_barge"]
    assert table.hand() == ["mine"]
    assert table.goods() == {"twig": 4}  # two when played, two in the Production of spring


def test_acts_before_the_production() -> None:
    """E-121: the twigs are there when the Woodcarver asks for them."""
    table = Table(city=["clock_tower", "woodcarver"], deployed=["three_twigs", "haven"])
    table.pick("prepare", "copy:three_twigs", "pay:3")
    assert table.points() == 3
    assert table.goods() == {}


def test_draws_of_a_location_stop_at_the_hand_limit() -> None:
    """E-29: the rest of the effect still happens."""
    table = Table(
        city=["clock_tower"], deployed=["two_cards_one_point", "haven"], hand=["farm"] * 7, next=["king"]
    )
    table.pick("prepare", "copy:two_cards_one_point")
    assert len(table.hand()) == 8
    assert "king" in table.hand()
    assert table.points() == 1


def test_its_tokens_are_lost_when_it_leaves() -> None:
    """E-156."""
    table = Table(city=["clock_tower"], hand=["ruins"])
    table.pick("play:ruins")
    assert table.city() == ["ruins"]
    assert table.points() == 0
    assert table.score().total == 0
    assert table.goods() == {"twig": 3, "pebble": 1}


def test_a_new_one_starts_with_three_tokens_again() -> None:
    table = Table(
        city=[{"card": "clock_tower", "points": 1}, "farm", "university"],
        hand=["clock_tower"],
        goods={"twig": 1},
    )
    table.pick("visit:0.university", "remove:0.clock_tower", "gain:twig", "visit:one_berry")
    table.pick("play:clock_tower")
    assert table.built("clock_tower")["points"] == 3


def test_an_opponents_tower_is_of_no_use() -> None:
    table = Table(deployed=["three_twigs", "haven"], others=[{"city": ["clock_tower"]}])
    table.pick("prepare")
    assert table.asked == 1
    assert table.built("clock_tower", seat=1)["points"] == 3


def test_the_historian_lives_free_in_it() -> None:
    """E-57."""
    table = Table(hand=["historian"], city=["clock_tower"])
    table.pick("play:historian@clock_tower")
    assert table.built("clock_tower") == {"card": "clock_tower", "occupied": True, "points": 3}


def test_is_a_blue_card() -> None:
    """E-44: the third one for the City Monument."""
    table = Table(city=["clock_tower", "crane", "historian"])
    assert "visit:city_monument" in table.codes


def test_a_well_run_city_asks_for_it() -> None:
    """E-45."""
    table = Table(city=["chip_sweep"], events_in_play=WELL_RUN)
    assert table.why_not("visit:a_well_run_city") == "card-missing"
    table = Table(city=["chip_sweep", "clock_tower"], events_in_play=WELL_RUN)
    assert "visit:a_well_run_city" in table.codes


def test_in_solo_it_serves_your_own_workers_and_rugwort_moves_afterwards() -> None:
    """E-258: his own location of that season is none of yours."""
    table = Table(solo=1, city=["clock_tower"], deployed=["two_resin", "haven"])
    table.pick("prepare")
    assert sorted(table.codes) == ["copy:two_resin", "done"]
    table.pick("copy:two_resin")
    assert table.goods() == {"resin": 2}
    assert "two_resin" in table.seat(1)["deployed"]


def test_in_rugworts_city_it_carries_no_tokens() -> None:
    """E-245, E-255: only the two points of a card."""
    table = Table(solo=1, rugwort={"city": ["clock_tower"]})
    assert table.scored("points", seat=1) == 0
    assert table.scored("rugwort_cards", seat=1) == 2
