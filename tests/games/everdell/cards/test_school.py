"""The School (E-194): 1 point for each common Critter of the city."""

from __future__ import annotations

from ..table import Table


def test_an_empty_school_is_worth_its_printed_points_only() -> None:
    table = Table(city=["school"])
    assert table.scored("school") == 0
    assert table.scored("cards") == 2


def test_counts_every_common_critter() -> None:
    table = Table(
        city=[
            "school", "barge_toad", "chip_sweep", "husband", "miner_mole", "peddler", "postal_pigeon",
            "teacher", "wanderer", "wife", "woodcarver",
        ]
    )  # fmt: skip
    assert table.scored("school") == 10


def test_counts_each_copy() -> None:
    """E-81: also those that use no slot of their own, a Wanderer and a paired Wife."""
    table = Table(city=["school", "wanderer", "wanderer", "husband", "wife", "wife"])
    assert table.scored("school") == 5


def test_unique_critters_do_not_count() -> None:
    table = Table(city=["school", "king", "monk", "ranger"])
    assert table.scored("school") == 0


def test_a_fool_received_is_unique_and_does_not_count() -> None:
    """E-165."""
    table = Table(hand=["fool"], goods={"berry": 3}, others=[{"city": ["school"]}])
    table.pick("play:fool")
    assert table.city(1) == ["school", "fool"]
    assert table.scored("school", 1) == 0


def test_common_constructions_do_not_count() -> None:
    table = Table(city=["school", "farm", "mine", "ruins"])
    assert table.scored("school") == 0


def test_only_the_own_city_counts() -> None:
    table = Table(city=["school"], others=[{"city": ["wife", "wanderer"]}])
    assert table.scored("school") == 0


def test_prisoners_do_not_count() -> None:
    """E-153, E-203."""
    table = Table(city=["school", {"card": "dungeon", "under": ["wife"]}, "wanderer"])
    assert table.scored("school") == 1


def test_critters_under_an_event_do_not_count() -> None:
    """E-46, E-153."""
    table = Table(
        city=["school", "peddler"],
        events=[{"event": "capture_of_the_acorn_thieves", "cards": ["wife", "teacher"]}],
        events_in_play=["capture_of_the_acorn_thieves", "tax_relief", "a_well_run_city", "croak_wart_cure"],
    )
    assert table.scored("school") == 1


def test_gives_nothing_when_played() -> None:
    """E-86."""
    table = Table(hand=["school"], goods={"twig": 2, "resin": 2}, city=["wanderer"])
    table.pick("play:school")
    assert table.city() == ["wanderer", "school"]
    assert table.goods() == {}
    assert table.points() == 0
    assert table.asked == 1


def test_costs_two_twigs_and_two_resin() -> None:
    table = Table(hand=["school"], goods={"twig": 1, "resin": 1, "pebble": 9, "berry": 9})
    refusal = table.refusal("play:school")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1twig+1resin"


def test_a_city_holds_only_one() -> None:
    """E-6."""
    table = Table(hand=["school"], goods={"twig": 2, "resin": 2}, city=["school"])
    assert table.why_not("play:school") == "already-in-city"


def test_houses_one_teacher() -> None:
    """E-57, E-60."""
    table = Table(hand=["teacher", "teacher"], city=["school"], next=["farm", "mine"])
    table.pick("play:teacher@school", "keep:farm", "visit:one_berry")
    assert table.city() == ["school", "teacher"]
    assert table.scored("school") == 1
    assert table.why_not("play:teacher@school") == "home-taken"


def test_scores_at_the_end_of_the_game() -> None:
    """E-151: 2 + 1 + 2 for the cards, 2 as the bonus."""
    table = Table(
        city=["school", "wanderer", "teacher"], season="autumn",
        others=[{"season": "autumn", "passed": True}],
    )  # fmt: skip
    table.pick("pass")
    assert table.prompt == "over"
    assert table.score().total == 2 + 1 + 2 + 2
