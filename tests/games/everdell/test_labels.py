"""How options of Everdell are shown: what they are called and what on the table they point at."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from .solo.rows import ROW
from .table import Table

EVENTS = [
    "a_brilliant_marketing_plan",
    "graduation_of_scholars",
    "ancient_scrolls_discovered",
    "a_well_run_city",
]


def test_a_turn_points_at_the_hand_the_row_the_board_and_cities() -> None:
    table = Table(
        hand=["farm"], goods={"twig": 2, "resin": 1}, meadow=["farm", *ROW[1:]],
        city=["lookout"], others=[{"city": ["inn"]}],
    )  # fmt: skip
    assert table.label("play:farm") == ("option-card", {"card": "farm"}, ["hand:farm"])
    assert table.label("play:meadow.farm") == ("option-card", {"card": "farm"}, ["row:farm"])
    assert table.label("visit:one_berry") == ("option-place", {"place": "one_berry"}, ["place:one_berry"])
    assert table.label("visit:0.lookout") == ("option-card", {"card": "lookout"}, ["city:0.lookout"])
    assert table.label("visit:1.inn") == ("option-card-of", {"card": "inn", "player": 1}, ["city:1.inn"])


def test_what_cannot_be_done_is_shown_in_the_same_way() -> None:
    table = Table(hand=["king"])
    assert {"play:king", "visit:journey_5", "prepare", "pass"} <= table.state.why_not(0).keys()
    assert table.label("play:king") == ("option-card", {"card": "king"}, ["hand:king"])
    assert table.label("visit:journey_5")[2] == ["place:journey_5"]
    assert table.label("prepare") == ("option-prepare", {"season": "spring"}, [])
    assert table.label("pass") == ("option-pass", {}, [])


def test_a_critter_points_at_its_home_as_well() -> None:
    table = Table(hand=["bard"], city=["theater"])
    assert table.label("play:bard@theater") == (
        "option-home", {"card": "bard", "home": "theater"}, ["hand:bard", "city:0.theater"],
    )  # fmt: skip


def test_of_several_homes_those_that_are_empty_and_differ_are_pointed_at() -> None:
    occupied: Json = {"card": "farm", "occupied": True}
    table = Table(hand=["wife"], city=[occupied, "farm", "farm"])
    assert table.label("play:wife@farm")[2] == ["hand:wife", "city:0.farm.2"]


def test_a_card_points_at_what_helps_to_pay_for_it() -> None:
    table = Table(hand=["farm"], city=["crane"])
    assert table.label("play:farm=crane") == (
        "option-helper", {"card": "farm", "helper": "crane"}, ["hand:farm", "city:0.crane"],
    )  # fmt: skip


def test_a_second_copy_has_its_number() -> None:
    """Alone, where positions of the Meadow matter; and in a city."""
    alone = Table(solo=1, meadow=["farm", "farm", *ROW[2:]], goods={"twig": 2, "resin": 1})
    second = {"card": "farm", "copy": 2}
    assert alone.label("play:meadow.farm.2") == ("option-card", second, ["row:farm.2"])
    occupied: Json = {"card": "farm", "occupied": True}
    table = Table(city=["farm", occupied, "chip_sweep"], workers=0)
    table.pick("prepare")
    assert table.label("activate:0.farm.2") == ("option-card", second, ["city:0.farm.2"])


def test_cards_that_only_one_sees_are_shown_and_so_are_players() -> None:
    table = Table(hand=["teacher"], goods={"berry": 2}, next=["mine", "king"], others=[{}, {}])
    table.pick("play:teacher")
    assert table.label("keep:king") == ("option-card", {"card": "king"}, ["shown:king"])
    table.pick("keep:mine")
    assert table.label("to:2") == ("option-player", {"player": 2}, ["seat:2"])


def test_a_revealed_card_is_not_taken_for_one_of_the_hand() -> None:
    """The Cemetery plays one of four revealed cards."""
    table = Table(
        city=["cemetery"], hand=["farm"], discard=["wife"], next=["farm", "mine", "inn", "husband"]
    )  # fmt: skip
    table.pick("visit:0.cemetery")
    assert table.label("reveal:deck") == ("option-reveal-deck", {}, ["deck"])
    assert table.label("reveal:discard") == ("option-reveal-discard", {}, ["discard"])
    table.pick("reveal:deck")
    assert table.label("play:farm") == ("option-card", {"card": "farm"}, ["shown:farm"])


def test_goods_are_named_with_their_numbers() -> None:
    monk = Table(hand=["monk"], goods={"berry": 3})
    monk.pick("play:monk")
    assert monk.label("give:2") == ("option-goods", {"goods": {"berry": 2}}, ["good:berry"])
    table = Table(hand=["teacher"], goods={"twig": 1, "resin": 1, "berry": 1}, city=["judge"])
    table.pick("play:teacher=judge")
    assert table.label("pay:1twig+1berry") == (
        "option-goods", {"goods": {"twig": 1, "berry": 1}}, ["good:twig", "good:berry"],
    )  # fmt: skip


def test_what_is_given_points_at_who_receives_it() -> None:
    table = Table(events_in_play=EVENTS, city=["shopkeeper", "post_office"], goods={"twig": 2})
    table.pick("visit:a_brilliant_marketing_plan")
    assert table.label("give:twig=1") == (
        "option-good-to",
        {"good": "twig", "player": 1},
        ["good:twig", "seat:1"],
    )
    assert table.label("done") == ("option-done", {}, [])


def test_cards_that_go_under_an_event_lie_where_they_lie() -> None:
    table = Table(events_in_play=EVENTS, city=["teacher", "university"], hand=["king", "bard"])
    table.pick("visit:graduation_of_scholars")
    assert table.label("tuck:king") == ("option-card", {"card": "king"}, ["hand:king"])
    scrolls = Table(
        events_in_play=EVENTS, city=["historian", "ruins"], next=["bard", "castle", "farm", "king", "wife"]
    )
    scrolls.pick("visit:ancient_scrolls_discovered")
    assert scrolls.label("sort:farm=under") == ("option-sort-under", {"card": "farm"}, ["shown:farm"])


def test_a_worker_whose_card_is_gone_lies_nowhere() -> None:
    table = Table(
        hand=["ruins"], city=["lookout", "chip_sweep", "clock_tower"], deployed=["0.lookout"],
        events_in_play=EVENTS,
    )  # fmt: skip
    table.pick("play:ruins", "remove:0.lookout", "visit:one_berry", "visit:a_well_run_city")
    assert table.label("recall:stray") == ("option-stray", {}, [])


def test_rugwort_is_a_player_too() -> None:
    table = Table(solo=1, rugwort={"city": ["inn"]}, meadow=ROW)
    assert table.label("visit:1.inn") == ("option-card-of", {"card": "inn", "player": 1}, ["city:1.inn"])
