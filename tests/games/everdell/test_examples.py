"""The worked examples of the rulebook, X-1 to X-15."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.plain_data import Json

from .table import Table

ROW: list[str | None] = ["farm", "inn", "mine", "king", "wife", "queen", "monk", "crane"]
EVENTS = ["pristine_chapel_ceiling", "performer_in_residence", "ministering_to_miscreants", "tax_relief"]


def test_x1_a_worker_on_a_basic_location_draws_two_cards_and_gains_a_point() -> None:
    table = Table(next=["king", "queen"])
    table.pick("visit:two_cards_one_point")
    assert table.hand() == ["king", "queen"]
    assert table.points() == 1
    assert table.seat()["deployed"] == ["two_cards_one_point"]


def test_x2_the_owner_of_a_visited_post_office_gains_a_point() -> None:
    table = Table(city=["post_office"], others=[{"hand": ["king", "queen", "bard"]}], turn=1)
    table.pick("visit:0.post_office", "give:king", "give:bard", "done")
    assert table.points(0) == 1
    assert table.points(1) == 0
    assert table.hand(0) == ["bard", "king"]
    assert len(table.hand(1)) == 8


def test_x3_the_grand_tour_needs_three_red_cards() -> None:
    assert "visit:grand_tour" in Table(city=["inn", "queen", "lookout"]).codes
    assert Table(city=["inn", "queen", "farm"]).why_not("visit:grand_tour") == "colour-short"


@pytest.mark.parametrize("city", [["woodcarver"], ["chapel"]])
def test_x4_the_chapel_ceiling_needs_woodcarver_and_chapel(city: list[Json]) -> None:
    assert (
        "visit:pristine_chapel_ceiling" in Table(city=["woodcarver", "chapel"], events_in_play=EVENTS).codes
    )
    table = Table(city=city, events_in_play=EVENTS)
    assert table.why_not("visit:pristine_chapel_ceiling") == "card-missing"


def test_x5_the_first_turns() -> None:
    table = Table(
        hand=["farm"], meadow=["barge_toad", *ROW[1:]], others=[{"season": "autumn"}],
        forest=["twig_resin_berry", "two_any", "three_berries"],
    )  # fmt: skip
    table.pick("visit:three_twigs", "visit:one_berry")
    assert table.goods() == {"twig": 3}
    table.pick("visit:twig_resin_berry", "visit:one_berry")
    assert table.goods() == {"twig": 4, "resin": 1, "berry": 1}
    table.pick("play:farm", "visit:one_berry")
    assert table.goods() == {"twig": 2, "berry": 2}
    table.pick("play:meadow.barge_toad", "visit:one_berry")
    assert table.goods() == {"twig": 4}
    table.pick("prepare")
    assert table.seat()["workers"] == 3
    assert table.seat()["season"] == "spring"
    assert table.goods() == {"twig": 6, "berry": 1}


def test_x6_the_judge_lets_a_twig_stand_for_a_berry() -> None:
    table = Table(hand=["wife"], goods={"twig": 1, "berry": 1}, city=["judge"])
    table.pick("play:wife=judge")
    assert table.goods() == {}
    assert table.city() == ["judge", "wife"]


def test_x7_a_copied_general_store_looks_at_the_farm_of_its_owner() -> None:
    table = Table(hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["general_store", "farm"]}])
    table.pick("play:miner_mole", "activate:1.general_store")
    assert table.goods() == {"berry": 2}


def test_x8_a_mole_through_a_mole_fills_ones_own_storehouse_and_no_other() -> None:
    others: list[dict[str, Json]] = [{"city": ["miner_mole", "storehouse"]}, {"city": ["storehouse"]}]
    table = Table(hand=["miner_mole"], goods={"berry": 3}, city=["storehouse"], others=others)
    table.pick("play:miner_mole")
    assert table.why_not("activate:1.storehouse") == "not-offered"
    assert table.why_not("activate:2.storehouse") == "not-offered"
    table.pick("activate:1.miner_mole")
    assert table.why_not("activate:1.storehouse") == "not-offered"
    assert table.why_not("activate:2.storehouse") == "not-offered"
    table.pick("activate:0.storehouse", "store:2resin")
    assert table.built("storehouse")["goods"] == {"resin": 2}
    assert table.goods() == {}


@pytest.mark.parametrize(("farms", "berries"), [(0, 1), (1, 2), (3, 2)])
def test_x9_a_general_store_gives_two_berries_with_any_number_of_farms(farms: int, berries: int) -> None:
    table = Table(hand=["general_store"], goods={"resin": 1, "pebble": 1}, city=["farm"] * farms)
    table.pick("play:general_store")
    assert table.goods() == {"berry": berries}


@pytest.mark.parametrize("good", ["twig", "resin", "pebble", "berry"])
def test_x10_two_cards_at_the_haven_are_one_resource(good: str) -> None:
    table = Table(hand=["farm", "king"])
    table.pick("visit:haven", "discard:farm", "discard:king", f"gain:{good}")
    assert table.goods() == {good: 1}
    assert table.discard() == ["farm", "king"]
    assert table.asked == 1


def test_x11_a_home_serves_once_even_if_its_critter_leaves() -> None:
    table = Table(hand=["innkeeper", "innkeeper", "wife"], city=["inn"])
    table.pick("play:innkeeper@inn", "visit:one_berry")
    assert table.built("inn")["occupied"]
    table.pick("play:wife=innkeeper", "visit:one_berry")
    assert table.city() == ["inn", "wife"]
    assert table.built("inn")["occupied"]
    assert table.why_not("play:innkeeper@inn") == "home-taken"


def test_x12_an_event_is_kept_when_its_cards_have_left() -> None:
    table = Table(city=["inn", "queen", "lookout"], hand=["ruins"], season="autumn")
    table.pick("visit:grand_tour", "visit:one_berry", "play:ruins", "remove:0.lookout")
    assert table.city() == ["inn", "queen", "ruins"]
    assert table.seat()["events"] == ["grand_tour"]
    assert table.scored("grand_tour") == 3


def test_x13_solo_a_pigeon_and_its_card_are_two_cards_for_rugwort() -> None:
    table = Table(
        solo=1, hand=["postal_pigeon"], goods={"berry": 2}, meadow=ROW, rolls=[4, 6],
        next=["farm", "twig_barge", "bard", "judge"],
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:farm")
    assert table.city() == ["postal_pigeon", "farm"]
    assert table.city(1) == ["king", "queen"]
    assert table.meadow() == [*ROW[:3], "bard", "wife", "judge", *ROW[6:]]


def test_x14_solo_a_visit_to_rugworts_inn_gives_him_a_point() -> None:
    table = Table(solo=1, rugwort={"city": ["inn"]}, meadow=ROW, rolls=[4])
    before = table.score(1).total
    table.pick("visit:1.inn", "play:meadow.farm")
    assert table.points(1) == 1
    assert table.scored("points", 1) == 1
    assert table.city(1) == ["inn", "king"]
    assert table.score(1).total == before + 1 + 3


def test_x15_the_score_of_the_rulebooks_example() -> None:
    city: list[Json] = [
        "resin_refinery", "bard", "barge_toad", "husband", "farm", "wife", "wanderer", "architect", "king",
        "monk", "monastery", "inn", {"card": "chapel", "points": 2}, {"card": "dungeon", "under": ["judge"]},
        "shopkeeper", {"card": "clock_tower", "points": 1}, "chip_sweep",
    ]  # fmt: skip
    performer: Json = {"event": "performer_in_residence", "goods": {"berry": 3}}
    table = Table(
        season="autumn", city=city, points=11, goods={"resin": 2}, deployed=["journey_4"],
        events=[performer, "ministering_to_miscreants", "grand_tour"], events_in_play=EVENTS,
    )  # fmt: skip
    view: dict[str, Any] = table.state.view(None)
    assert view["players"][0]["slots"] == 15
    assert table.scored("cards") == 22
    assert table.scored("points") == 14
    assert [table.scored(id) for id in ("wife", "architect", "king")] == [3, 2, 5]
    assert table.scored("journey") == 4
    assert table.scored("performer_in_residence") == 6
    assert table.scored("ministering_to_miscreants") == 3
    assert table.scored("grand_tour") == 3
    assert table.score().total == 62
