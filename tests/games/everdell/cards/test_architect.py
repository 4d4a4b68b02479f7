"""The Architect (E-161): resin and pebbles left at the end of the game, at most six points."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from ..table import Table


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({}, 0),
        ({"resin": 2}, 2),
        ({"pebble": 3}, 3),
        ({"resin": 2, "pebble": 3}, 5),
        ({"resin": 6}, 6),
        ({"resin": 4, "pebble": 4}, 6),
    ],
)
def test_scores_each_resin_and_pebble_left_and_six_at_most(goods: dict[str, Json], points: int) -> None:
    """E-161: both together, never more than 6."""
    table = Table(city=["architect"], goods=goods)
    assert table.scored("architect") == points
    assert table.score().total == 2 + points


def test_twigs_and_berries_are_nothing_to_him() -> None:
    """E-161."""
    table = Table(city=["architect"], goods={"twig": 9, "resin": 1, "berry": 9})
    assert table.scored("architect") == 1


def test_what_is_stored_on_cards_and_events_does_not_count() -> None:
    """E-161, E-154: only the resources in the supply are left."""
    table = Table(
        city=["architect", {"card": "storehouse", "goods": {"resin": 4}}],
        events=[{"event": "under_new_management", "goods": {"pebble": 3}}],
        events_in_play=["under_new_management", "tax_relief", "path_of_the_pilgrims", "croak_wart_cure"],
        goods={"pebble": 1},
    )
    assert table.scored("architect") == 1


def test_a_load_taken_from_the_storehouse_counts() -> None:
    """E-161: it is in the supply now."""
    table = Table(city=["architect", {"card": "storehouse", "goods": {"resin": 4}}])
    table.pick("visit:0.storehouse")
    assert table.scored("architect") == 4


def test_counts_only_what_his_own_player_has() -> None:
    """E-161: both players may have one, each counts for itself."""
    table = Table(
        city=["architect"], goods={"resin": 1}, others=[{"city": ["architect"], "goods": {"pebble": 5}}]
    )
    assert table.scored("architect") == 1
    assert table.scored("architect", 1) == 5


def test_counts_what_is_left_when_the_game_ends() -> None:
    """E-86, E-161: what was spent before the end is gone."""
    table = Table(
        season="autumn", city=["architect"], hand=["mine"], goods={"twig": 1, "resin": 3, "pebble": 2},
        others=[{"season": "autumn", "passed": True}],
    )  # fmt: skip
    assert table.scored("architect") == 5
    table.pick("play:mine")
    assert table.goods() == {"resin": 2, "pebble": 2}
    table.pick("pass")
    assert table.prompt == "over"
    assert table.scored("architect") == 4
    assert table.score().total == 2 + 2 + 4


def test_costs_four_berries_is_worth_two_and_does_nothing_when_played() -> None:
    """E-86."""
    table = Table(hand=["architect", "farm"], goods={"berry": 5, "resin": 2})
    table.pick("play:architect")
    assert table.asked == 1
    assert table.goods() == {"resin": 2, "berry": 1}
    assert table.points() == 0
    assert table.hand() == ["farm"]
    assert table.scored("cards") == 2


def test_three_berries_are_too_few() -> None:
    """E-61."""
    refusal = Table(hand=["architect"], goods={"berry": 3, "pebble": 9}).refusal("play:architect")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1berry"


def test_does_nothing_in_a_production() -> None:
    """E-86: purple cards act only at the end of the game."""
    table = Table(city=["architect"], goods={"resin": 3}, workers=0)
    table.pick("prepare")
    assert table.asked == 1
    assert table.goods() == {"resin": 3}
    assert table.points() == 0


def test_is_a_purple_card() -> None:
    """E-7, E-191: the Ever Tree counts him and itself."""
    assert Table(city=["evertree", "architect"]).scored("evertree") == 2


def test_is_a_unique_critter() -> None:
    """E-194: the Theater counts him, the School does not."""
    table = Table(city=["architect", "theater", "school"])
    assert table.scored("theater") == 1
    assert table.scored("school") == 0


def test_there_is_one_in_a_city() -> None:
    """E-6."""
    table = Table(hand=["architect"], city=["architect"], goods={"berry": 4})
    assert table.why_not("play:architect") == "already-in-city"


def test_lives_free_in_the_crane() -> None:
    """E-57."""
    table = Table(hand=["architect"], city=["crane"], goods={"berry": 1})
    table.pick("play:architect@crane")
    assert table.city() == ["crane", "architect"]
    assert table.built("crane")["occupied"]
    assert table.goods() == {"berry": 1}


def test_finds_no_home_in_an_occupied_crane() -> None:
    """E-57: one token for each Construction, ever."""
    table = Table(hand=["architect"], city=[{"card": "crane", "occupied": True}])
    assert table.why_not("play:architect@crane") == "home-taken"


def test_a_crane_cannot_be_discarded_for_him() -> None:
    """E-202: it helps to play Constructions only, Critters only move in."""
    table = Table(hand=["architect"], city=["crane"], goods={"berry": 1})
    assert table.offers("play:architect") == ["play:architect@crane"]
    assert table.why_not("play:architect=crane") == "helper-useless"


def test_stays_when_the_crane_that_housed_him_is_used() -> None:
    """E-58, E-157: with the Crane its token goes, the Critter does not."""
    table = Table(hand=["farm"], city=[{"card": "crane", "occupied": True}, "architect"])
    table.pick("play:farm=crane")
    assert table.city() == ["architect", "farm"]
    assert table.discard() == ["crane"]


def test_may_live_in_the_ever_tree_instead() -> None:
    """E-59."""
    table = Table(hand=["architect"], city=["crane", "evertree"])
    assert set(table.offers("play:architect")) == {"play:architect@crane", "play:architect@evertree"}
    table.pick("play:architect@evertree")
    assert table.built("evertree")["occupied"]
    assert "occupied" not in table.built("crane")


def test_a_prisoner_scores_nothing() -> None:
    """E-153, E-203."""
    table = Table(city=[{"card": "dungeon", "under": ["architect"]}], goods={"resin": 5})
    assert table.scored("architect") == 0
    assert table.score().total == 0
