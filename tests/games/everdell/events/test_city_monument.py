"""City Monument: three blue cards (E-12, E-41, E-42, E-43, E-44, E-46, E-47, X-12)."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table


def test_is_achieved_with_three_blue_cards_and_worth_three_points() -> None:
    """E-41, E-44."""
    table = Table(city=["historian", "courthouse", "crane"])
    table.pick("visit:city_monument")
    assert table.seat()["events"] == ["city_monument"]
    assert table.seat()["deployed"] == ["city_monument"]
    assert table.scored("city_monument") == 3
    assert table.points() == 0
    assert table.asked == 1


def test_is_refused_with_two_blue_cards() -> None:
    """E-41, E-44: other colours do not help."""
    table = Table(city=["historian", "crane", "king", "farm", "inn", "wanderer"])
    refusal = table.refusal("visit:city_monument")
    assert refusal.reason == "colour-short"
    assert refusal.details == {"colour": "blue", "n": 3, "have": 2}


def test_cards_in_hand_and_in_other_cities_do_not_count() -> None:
    """E-44: of your city."""
    table = Table(city=["historian", "crane"], hand=["judge"], others=[{"city": ["courthouse", "judge"]}])
    assert table.why_not("visit:city_monument") == "colour-short"


def test_a_prisoner_does_not_count() -> None:
    """E-46."""
    table = Table(city=["crane", {"card": "dungeon", "under": ["judge"]}])
    assert table.why_not("visit:city_monument") == "colour-short"


def test_an_occupied_card_counts() -> None:
    """E-46: tokens on the cards do not matter."""
    crane: Json = {"card": "crane", "occupied": True}
    table = Table(city=["historian", crane, {"card": "clock_tower", "points": 0}])
    table.pick("visit:city_monument")
    assert table.scored("city_monument") == 3


def test_is_achieved_by_one_player_only() -> None:
    """E-42."""
    table = Table(city=["historian", "courthouse", "crane"], others=[{"city": ["judge", "dungeon", "crane"]}])
    table.pick("visit:city_monument")
    assert table.asked == 1
    assert table.why_not("visit:city_monument") == "already-achieved"


def test_stays_with_its_player_when_the_worker_goes_home() -> None:
    """E-42, E-43: the worker comes back, the event is not free again."""
    table = Table(
        city=["historian", "courthouse", "crane"],
        deployed=["one_berry"],
        others=[{"city": ["judge", "dungeon", "crane"]}],
    )
    table.pick("visit:city_monument", "visit:one_berry", "prepare")
    assert table.seat()["workers"] == 3
    assert table.seat()["deployed"] == []
    assert table.seat()["events"] == ["city_monument"]
    assert table.asked == 1
    assert table.why_not("visit:city_monument") == "already-achieved"


def test_is_kept_when_the_cards_leave() -> None:
    """E-42, X-12: the Crane is used up afterwards."""
    table = Table(city=["historian", "courthouse", "crane"], hand=["castle"], goods={"resin": 3, "pebble": 2})
    table.pick("visit:city_monument", "visit:one_berry", "play:castle=crane")
    assert "crane" not in table.city()
    assert table.seat()["events"] == ["city_monument"]
    assert table.scored("city_monument") == 3


def test_needs_a_worker() -> None:
    """E-20, E-41."""
    table = Table(city=["historian", "courthouse", "crane"], workers=0)
    assert table.why_not("visit:city_monument") == "no-worker"


def test_fills_no_slot_of_the_city() -> None:
    """E-42, E-74: the fifteenth card can still be built."""
    table = Table(
        city=["historian", "courthouse", "crane", *["farm"] * 8, *["mine"] * 3],
        hand=["monk", "king"],
        goods={"berry": 9},
    )
    table.pick("visit:city_monument", "visit:one_berry", "play:king", "visit:one_berry")
    assert len(table.city()) == 15
    assert table.why_not("play:monk") == "no-slot"


def test_the_same_cards_serve_two_events_in_one_season() -> None:
    """E-46, E-47: one worker each; the Historian counts for both."""
    table = Table(
        city=["historian", "courthouse", "crane", "ruins"],
        events_in_play=["ancient_scrolls_discovered", "tax_relief", "croak_wart_cure", "the_everdell_games"],
        next=["farm"] * 5,
    )
    table.pick("visit:city_monument", "visit:one_berry", "visit:ancient_scrolls_discovered")
    table.pick(*["sort:farm=discard"] * 5)
    assert table.seat()["events"] == ["city_monument", "ancient_scrolls_discovered"]
    assert table.seat()["workers"] == 0


def test_rugwort_takes_it_if_you_do_not() -> None:
    """E-42, E-248: with three blue cards he has it after your preparation."""
    table = Table(
        solo=1, workers=0, city=["historian", "courthouse", "crane"],
        rugwort={"city": ["judge", "dungeon", "clock_tower"]},
    )  # fmt: skip
    table.pick("prepare")
    assert table.seat(1)["events"] == ["city_monument"]
    assert table.scored("city_monument", 1) == 3
    assert table.why_not("visit:city_monument") == "already-achieved"
