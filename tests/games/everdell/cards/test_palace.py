"""The Palace (E-193): 1 point for each unique Construction of the city, itself included."""

from __future__ import annotations

from ..table import Table


def test_counts_itself() -> None:
    table = Table(city=["palace"])
    assert table.scored("palace") == 1
    assert table.scored("cards") == 4


def test_counts_every_unique_construction_whatever_its_colour() -> None:
    """E-193: purple, red, blue and green alike."""
    table = Table(city=["palace", "castle", "lookout", "crane", "fairgrounds"])
    assert table.scored("palace") == 5


def test_common_constructions_do_not_count() -> None:
    table = Table(city=["palace", "farm", "mine", "ruins", "inn", "storehouse"])
    assert table.scored("palace") == 1


def test_critters_do_not_count_even_unique_ones() -> None:
    table = Table(city=["palace", "king", "queen", "wife"])
    assert table.scored("palace") == 1


def test_only_the_own_city_counts() -> None:
    table = Table(city=["palace"], others=[{"city": ["palace", "castle", "school"]}])
    assert table.scored("palace") == 1
    assert table.scored("palace", 1) == 3


def test_a_construction_that_left_no_longer_counts() -> None:
    """E-86: what stands in the city at the end decides."""
    table = Table(hand=["ruins"], city=["palace", "lookout"])
    assert table.scored("palace") == 2
    table.pick("play:ruins", "remove:0.lookout")
    assert table.scored("palace") == 1


def test_gives_nothing_when_played() -> None:
    """E-86."""
    table = Table(hand=["palace"], goods={"twig": 2, "resin": 3, "pebble": 3}, city=["castle"])
    table.pick("play:palace")
    assert table.city() == ["castle", "palace"]
    assert table.goods() == {}
    assert table.points() == 0
    assert table.asked == 1


def test_costs_two_twigs_three_resin_three_pebbles() -> None:
    table = Table(hand=["palace"], goods={"twig": 2, "resin": 3, "pebble": 2, "berry": 9})
    refusal = table.refusal("play:palace")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1pebble"


def test_a_city_holds_only_one() -> None:
    """E-6."""
    table = Table(hand=["palace"], goods={"twig": 2, "resin": 3, "pebble": 3}, city=["palace"])
    assert table.why_not("play:palace") == "already-in-city"


def test_houses_the_queen() -> None:
    """E-57."""
    table = Table(hand=["queen"], city=["palace"])
    table.pick("play:queen@palace")
    assert table.city() == ["palace", "queen"]
    assert table.built("palace")["occupied"]


def test_scores_at_the_end_of_the_game() -> None:
    """E-151: 4 + 3 for the cards, 1 token, 2 as the bonus."""
    table = Table(
        city=["palace", "university"], points=1, season="autumn",
        others=[{"season": "autumn", "passed": True}],
    )  # fmt: skip
    table.pick("pass")
    assert table.prompt == "over"
    assert table.score().total == 4 + 3 + 1 + 2
