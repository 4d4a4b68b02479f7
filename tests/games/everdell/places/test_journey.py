"""The four spots of the journey (E-28, E-32, E-38, E-39, E-40, E-177, E-248, E-250)."""

from __future__ import annotations

import pytest

from ..table import Table

SPOTS = [5, 4, 3, 2]
FOREST = ["three_berries", "two_any", "twig_resin_berry"]


@pytest.mark.parametrize("points", SPOTS)
def test_costs_as_many_cards_as_it_scores_points(points: int) -> None:
    """E-39, E-40."""
    table = Table(season="autumn", hand=["farm"] * 6)
    table.pick(f"visit:journey_{points}")
    assert table.hand() == ["farm"] * (6 - points)
    assert table.discard() == ["farm"] * points
    assert table.scored("journey") == points
    assert table.points() == 0
    assert table.goods() == {}
    assert table.asked == 1


@pytest.mark.parametrize("points", SPOTS)
def test_is_refused_with_a_card_too_few(points: int) -> None:
    """E-28, E-39."""
    table = Table(season="autumn", hand=["farm"] * (points - 1))
    refusal = table.refusal(f"visit:journey_{points}")
    assert refusal.reason == "hand-short"
    assert refusal.details == {"n": points}


@pytest.mark.parametrize("points", SPOTS)
@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_is_closed_to_a_player_who_is_not_in_autumn(season: str, points: int) -> None:
    """E-38: the season of the others does not matter."""
    table = Table(season=season, hand=["farm"] * 8, others=[{"season": "autumn"}])
    assert table.why_not(f"visit:journey_{points}") == "place-season"


@pytest.mark.parametrize("points", [5, 4, 3])
def test_the_dear_spots_are_exclusive(points: int) -> None:
    """E-38."""
    spot = f"journey_{points}"
    theirs = Table(season="autumn", hand=["farm"] * 8, others=[{"season": "autumn", "deployed": [spot]}])
    assert theirs.why_not(f"visit:{spot}") == "spot-taken"
    mine = Table(season="autumn", hand=["farm"] * 8, deployed=[spot])
    assert mine.why_not(f"visit:{spot}") == "spot-taken"


def test_the_cheapest_spot_is_shared() -> None:
    """E-38, E-40: with others and with yourself, and each worker scores."""
    table = Table(
        season="autumn", hand=["farm"] * 2, deployed=["journey_2"] * 2,
        others=[{"season": "autumn", "deployed": ["journey_2"] * 3}],
    )  # fmt: skip
    table.pick("visit:journey_2")
    assert table.scored("journey") == 6
    assert table.scored("journey", 1) == 6


def test_the_player_chooses_the_cards_and_cannot_stop_early() -> None:
    """E-39."""
    table = Table(season="autumn", hand=["farm", "mine", "inn", "king"])
    table.pick("visit:journey_3")
    assert sorted(table.codes) == ["discard:farm", "discard:inn", "discard:king", "discard:mine"]
    table.pick("discard:king", "discard:farm")
    assert sorted(table.codes) == ["discard:inn", "discard:mine"]
    table.pick("discard:inn")
    assert table.hand() == ["mine"]
    assert table.discard() == ["king", "farm", "inn"]
    assert table.asked == 1


def test_several_workers_of_one_player_travel() -> None:
    """E-40: each scores its spot, and the points stay when the game is over."""
    table = Table(
        season="autumn", hand=["farm"] * 8, deployed=["journey_4", "journey_3"],
        others=[{"season": "autumn", "passed": True}],
    )  # fmt: skip
    table.pick("visit:journey_5", "visit:journey_2", "pass")
    assert table.prompt == "over"
    assert table.scored("journey") == 14
    assert table.score().total == 14


def test_workers_elsewhere_score_nothing() -> None:
    """E-40."""
    table = Table(season="autumn", deployed=["journey_3", "haven", "three_twigs"])
    assert table.scored("journey") == 3


def test_opens_with_the_preparation_for_autumn() -> None:
    """E-38."""
    table = Table(season="summer", hand=["farm"] * 5, workers=0, others=[{"season": "autumn"}])
    assert table.why_not("visit:journey_5") == "place-season"
    table.pick("prepare", "pass", "visit:journey_5")
    assert table.scored("journey") == 5


def test_without_a_worker_nobody_travels() -> None:
    """E-20."""
    table = Table(season="autumn", hand=["farm"] * 5, workers=0)
    assert table.why_not("visit:journey_5") == "no-worker"


def test_the_lookout_does_not_reach_it() -> None:
    """E-32, E-206."""
    table = Table(forest=FOREST, season="autumn", city=["lookout"], hand=["farm"] * 5)
    table.pick("visit:0.lookout")
    assert len(table.codes) == 8 + 3
    assert not [code for code in table.codes if "journey" in code]


def test_a_traveller_moved_by_the_ranger_takes_the_points_along() -> None:
    """E-177."""
    away = Table(season="autumn", hand=["ranger"], goods={"berry": 2}, deployed=["journey_5"])
    away.pick("play:ranger", "move:one_berry")
    assert away.scored("journey") == 0
    there = Table(season="autumn", hand=["ranger", *["farm"] * 4], goods={"berry": 2}, deployed=["one_berry"])
    there.pick("play:ranger", "move:journey_4")
    assert there.hand() == []
    assert there.scored("journey") == 4


@pytest.mark.parametrize(("year", "held"), [(1, 3), (2, 4), (3, 5)])
def test_rugwort_holds_a_spot_in_autumn(year: int, held: int) -> None:
    """E-248, E-250, E-252, E-253, E-255."""
    table = Table(solo=year, season="autumn", hand=["farm"] * 8)
    for points in (5, 4, 3):
        if points == held:
            assert table.why_not(f"visit:journey_{points}") == "spot-taken"
        else:
            assert f"visit:journey_{points}" in table.codes
    assert table.scored("journey", 1) == held
