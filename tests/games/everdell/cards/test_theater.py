"""The Theater (E-194): 1 point for each unique Critter of the city."""

from __future__ import annotations

from ..table import Table


def test_an_empty_theater_is_worth_its_printed_points_only() -> None:
    table = Table(city=["theater"])
    assert table.scored("theater") == 0
    assert table.scored("cards") == 3


def test_counts_every_unique_critter() -> None:
    table = Table(
        city=[
            "theater", "architect", "bard", "doctor", "fool", "historian", "innkeeper", "judge", "king",
            "monk", "queen", "ranger", "shepherd", "shopkeeper", "undertaker",
        ]
    )  # fmt: skip
    assert table.scored("theater") == 14


def test_common_critters_do_not_count() -> None:
    table = Table(city=["theater", "wife", "husband", "wanderer", "postal_pigeon"])
    assert table.scored("theater") == 0


def test_unique_constructions_do_not_count_not_even_itself() -> None:
    table = Table(city=["theater", "castle", "palace", "crane"])
    assert table.scored("theater") == 0


def test_a_fool_received_counts_for_its_new_owner() -> None:
    """E-194, E-165: it takes 2 points and brings 1 back."""
    table = Table(
        hand=["fool"], goods={"berry": 3}, city=["theater"], others=[{"city": ["theater", "historian"]}]
    )
    before = table.score(1).total
    table.pick("play:fool")
    assert table.scored("theater", 1) == 2
    assert table.score(1).total == before - 2 + 1
    assert table.scored("theater", 0) == 0


def test_alone_a_fool_that_rugwort_rolls_counts_for_it() -> None:
    """E-194, E-246: his die falls on the Fool after your Ruins."""
    table = Table(
        solo=1, hand=["ruins"], city=["theater", "farm"], rolls=[2],
        meadow=["king", "fool", "farm", "mine", "inn", "crane", "judge", "monk"],
    )  # fmt: skip
    table.pick("play:ruins", "remove:0.farm")
    assert table.city() == ["theater", "ruins", "fool"]
    assert table.scored("theater") == 1


def test_prisoners_do_not_count() -> None:
    """E-153, E-203."""
    table = Table(city=["theater", {"card": "dungeon", "under": ["king"]}, "bard"])
    assert table.scored("theater") == 1


def test_a_critter_discarded_for_its_help_no_longer_counts() -> None:
    """E-168: the Innkeeper has left, and a Wanderer is common."""
    table = Table(hand=["wanderer"], city=["theater", "innkeeper"])
    assert table.scored("theater") == 1
    table.pick("play:wanderer=innkeeper")
    assert table.scored("theater") == 0


def test_gives_nothing_when_played() -> None:
    """E-86."""
    table = Table(hand=["theater"], goods={"twig": 3, "resin": 1, "pebble": 1}, city=["king"])
    table.pick("play:theater")
    assert table.city() == ["king", "theater"]
    assert table.goods() == {}
    assert table.points() == 0
    assert table.asked == 1


def test_costs_three_twigs_a_resin_and_a_pebble() -> None:
    table = Table(hand=["theater"], goods={"twig": 2, "resin": 1, "pebble": 1, "berry": 9})
    refusal = table.refusal("play:theater")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1twig"


def test_a_city_holds_only_one() -> None:
    """E-6."""
    table = Table(hand=["theater"], goods={"twig": 3, "resin": 1, "pebble": 1}, city=["theater"])
    assert table.why_not("play:theater") == "already-in-city"


def test_houses_the_bard_once() -> None:
    """E-57, E-58: the token stays although the Bard has left."""
    table = Table(hand=["bard"], city=[{"card": "theater", "occupied": True}])
    assert table.why_not("play:bard@theater") == "home-taken"


def test_scores_at_the_end_of_the_game() -> None:
    """E-151: 3 + 0 + 4 for the cards, 2 as the bonus."""
    table = Table(
        city=["theater", "bard", "doctor"], season="autumn",
        others=[{"season": "autumn", "passed": True}],
    )  # fmt: skip
    table.pick("pass")
    assert table.prompt == "over"
    assert table.score().total == 3 + 0 + 4 + 2
