"""The King (E-170): a point for each basic Event and two for each special one, at the end of the game."""

from __future__ import annotations

from typing import Final

import pytest

from ..table import Table

SPECIAL: Final = ["tax_relief", "path_of_the_pilgrims", "croak_wart_cure", "performer_in_residence"]
BASIC: Final = ["city_monument", "grand_tour", "harvest_festival", "cartographers_expedition"]


@pytest.mark.parametrize(
    ("basic", "special", "points"), [(0, 0, 0), (1, 0, 1), (0, 1, 2), (1, 2, 5), (4, 0, 4), (4, 4, 12)]
)
def test_scores_one_for_a_basic_and_two_for_a_special_event(basic: int, special: int, points: int) -> None:
    """E-170."""
    table = Table(city=["king"], events=[*BASIC[:basic], *SPECIAL[:special]], events_in_play=SPECIAL)
    assert table.scored("king") == points


def test_his_points_come_on_top_of_those_of_the_events() -> None:
    """E-151: 4 printed, 3 for each of the Events, 1 and 2 for the King."""
    table = Table(city=["king"], events=["grand_tour", "tax_relief"], events_in_play=SPECIAL)
    assert table.score().total == 4 + 3 + 3 + 1 + 2


def test_counts_only_the_events_of_his_own_player() -> None:
    """E-170: of the owner of the King."""
    table = Table(
        city=["king"], events=["grand_tour"], events_in_play=SPECIAL,
        others=[{"city": ["king"], "events": ["city_monument", "tax_relief", "croak_wart_cure"]}],
    )  # fmt: skip
    assert table.scored("king") == 1
    assert table.scored("king", 1) == 5


def test_counts_an_event_as_soon_as_it_is_achieved() -> None:
    """E-41, E-170."""
    table = Table(city=["king", "inn", "inn", "lookout"], events_in_play=SPECIAL)
    assert table.scored("king") == 0
    table.pick("visit:grand_tour")
    assert table.scored("king") == 1


def test_counts_events_achieved_before_he_came() -> None:
    """E-86, E-170: only the end of the game matters."""
    table = Table(hand=["king"], goods={"berry": 6}, events=["grand_tour"], events_in_play=SPECIAL)
    table.pick("play:king")
    assert table.scored("king") == 1


def test_an_event_counts_even_if_it_scores_nothing_itself() -> None:
    """E-170, E-229: achieved is achieved, though the Monastery is gone."""
    table = Table(city=["king"], events=["path_of_the_pilgrims"], events_in_play=SPECIAL)
    assert table.scored("path_of_the_pilgrims") == 0
    assert table.scored("king") == 2


def test_an_event_counts_after_its_cards_have_left() -> None:
    """E-42, X-12."""
    table = Table(city=["king", "inn", "university", "lookout"], events_in_play=SPECIAL)
    table.pick("visit:grand_tour", "visit:one_berry", "visit:0.university", "remove:0.inn", "gain:twig")
    assert table.city() == ["king", "university", "lookout"]
    assert table.scored("king") == 1


def test_the_king_of_the_rulebook() -> None:
    """X-15: two special Events and a basic one, 2 + 2 + 1."""
    table = Table(
        city=["king", "bard", "inn", "monk", {"card": "dungeon", "under": ["historian"]}],
        events=[
            "grand_tour", "ministering_to_miscreants",
            {"event": "performer_in_residence", "goods": {"berry": 3}},
        ],
        events_in_play=["ministering_to_miscreants", *SPECIAL[1:]],
    )  # fmt: skip
    assert table.scored("king") == 5
    assert table.scored("performer_in_residence") == 6
    assert table.scored("ministering_to_miscreants") == 3
    assert table.scored("grand_tour") == 3


def test_a_prisoner_scores_nothing() -> None:
    """E-153, E-203."""
    table = Table(
        city=[{"card": "dungeon", "under": ["king"]}], events=["grand_tour"], events_in_play=SPECIAL
    )
    assert table.scored("king") == 0
    assert table.score().total == 3


def test_costs_six_berries_is_worth_four_and_does_nothing_when_played() -> None:
    """E-86."""
    table = Table(hand=["king", "farm"], goods={"berry": 7}, events=["grand_tour"], events_in_play=SPECIAL)
    table.pick("play:king")
    assert table.asked == 1
    assert table.goods() == {"berry": 1}
    assert table.points() == 0
    assert table.scored("cards") == 4


def test_five_berries_are_too_few() -> None:
    """E-61."""
    refusal = Table(hand=["king"], goods={"berry": 5, "twig": 5}).refusal("play:king")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1berry"


def test_his_value_of_four_is_too_much_for_queen_and_pigeon() -> None:
    """E-8, E-175, E-176: the printed value decides."""
    table = Table(hand=["king", "bard"], city=["queen"])
    table.pick("visit:0.queen")
    assert "play:bard" in table.codes
    assert "play:king" not in table.codes
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, next=["king", "doctor"])
    table.pick("play:postal_pigeon")
    assert table.asked == 1
    assert sorted(table.discard()) == ["doctor", "king"]


def test_is_a_purple_card() -> None:
    """E-7, E-191."""
    assert Table(city=["evertree", "king"]).scored("evertree") == 2


def test_is_a_unique_critter() -> None:
    """E-6, E-194."""
    table = Table(hand=["king"], goods={"berry": 6}, city=["king", "theater", "school"])
    assert table.why_not("play:king") == "already-in-city"
    assert table.scored("theater") == 1
    assert table.scored("school") == 0


def test_lives_free_in_the_castle() -> None:
    """E-57."""
    table = Table(hand=["king"], city=["castle"])
    table.pick("play:king@castle")
    assert table.city() == ["castle", "king"]
    assert table.built("castle")["occupied"]


def test_finds_no_home_in_an_occupied_castle_or_in_the_palace() -> None:
    """E-57."""
    table = Table(hand=["king"], city=[{"card": "castle", "occupied": True}, "palace"])
    assert table.why_not("play:king@castle") == "home-taken"
    assert table.why_not("play:king@palace") == "not-its-home"


def test_an_empty_castle_does_not_make_room_for_a_second_one() -> None:
    """E-66: played free he still is unique, and that is the reason given."""
    table = Table(hand=["king"], city=["king", "castle"])
    assert table.why_not("play:king@castle") == "already-in-city"


def test_may_live_in_the_ever_tree() -> None:
    """E-59: good for any one Critter."""
    table = Table(hand=["king"], city=["evertree"])
    table.pick("play:king@evertree")
    assert table.built("evertree")["occupied"]
    assert table.city() == ["evertree", "king"]


def test_alone_the_events_of_rugwort_are_not_his() -> None:
    """E-170, E-255: nor does a King of Rugwort score Events; he is a purple card like any other."""
    table = Table(
        solo=1, city=["king"], events=["grand_tour"], events_in_play=SPECIAL,
        rugwort={"city": ["king"], "events": ["city_monument"]},
    )  # fmt: skip
    assert table.scored("king") == 1
    assert table.scored("king", 1) == 0
    assert table.scored("rugwort_cards", 1) == 3
