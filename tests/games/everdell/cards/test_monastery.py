"""The Monastery (E-207): 2 resources for an opponent, 4 point tokens, and a worker who never comes back."""

from __future__ import annotations

from ..table import Table


def test_two_resources_go_to_the_opponent_for_four_points() -> None:
    table = Table(city=["monastery"], goods={"twig": 1, "berry": 1})
    table.pick("visit:0.monastery", "give:twig")
    assert table.points() == 4
    assert table.goods() == {}
    assert table.goods(1) == {"twig": 1, "berry": 1}
    assert table.asked == 1


def test_the_giver_chooses_the_mix_and_gives_no_more_than_two() -> None:
    table = Table(city=["monastery"], goods={"twig": 2, "resin": 1, "pebble": 1, "berry": 3})
    table.pick("visit:0.monastery")
    assert table.prompt == "give-exactly"
    assert set(table.codes) == {"give:twig", "give:resin", "give:pebble", "give:berry"}
    table.pick("give:berry", "give:pebble")
    assert table.goods() == {"twig": 2, "resin": 1, "berry": 2}
    assert table.goods(1) == {"pebble": 1, "berry": 1}
    assert table.points() == 4


def test_both_may_be_of_one_kind() -> None:
    table = Table(city=["monastery"], goods={"twig": 2, "berry": 2})
    table.pick("visit:0.monastery", "give:berry", "give:berry")
    assert table.goods(1) == {"berry": 2}
    assert table.points() == 4


def test_both_go_to_the_same_opponent() -> None:
    """E-107."""
    table = Table(city=["monastery"], goods={"twig": 1, "berry": 1}, others=[{}, {}])
    table.pick("visit:0.monastery")
    assert table.prompt == "receiver"
    assert table.codes == ["to:1", "to:2"]
    table.pick("to:2", "give:twig")
    assert table.goods(1) == {}
    assert table.goods(2) == {"twig": 1, "berry": 1}
    assert table.points() == 4


def test_with_fewer_than_two_resources_the_visit_is_refused() -> None:
    """E-28, E-4: point tokens are no resources."""
    table = Table(city=["monastery"], goods={"berry": 1}, points=5)
    refusal = table.refusal("visit:0.monastery")
    assert refusal.reason == "resources-short"
    assert refusal.details["n"] == 2


def test_stored_resources_cannot_be_given() -> None:
    """E-210."""
    table = Table(city=["monastery", {"card": "storehouse", "goods": {"twig": 3}}], goods={"berry": 1})
    assert table.why_not("visit:0.monastery") == "resources-short"


def test_the_judge_does_not_help() -> None:
    """E-169: giving is no card cost."""
    table = Table(city=["monastery", "judge"], goods={"twig": 1})
    assert table.why_not("visit:0.monastery") == "resources-short"


def test_an_opponent_who_has_passed_receives_nothing() -> None:
    """E-141."""
    table = Table(
        city=["monastery"], goods={"twig": 2}, others=[{"season": "autumn", "passed": True}, {}, {}]
    )
    table.pick("visit:0.monastery")
    assert table.codes == ["to:2", "to:3"]
    table.pick("to:2")
    assert table.goods(2) == {"twig": 2}


def test_when_all_others_have_passed_the_supply_takes_it_and_the_points_are_earned() -> None:
    """E-141."""
    table = Table(
        city=["monastery"], season="autumn", goods={"twig": 1, "berry": 1},
        others=[{"season": "autumn", "passed": True}],
    )  # fmt: skip
    table.pick("visit:0.monastery", "give:berry")
    assert table.points() == 4
    assert table.goods() == {}
    assert table.goods(1) == {}


def test_the_worker_stays_for_good() -> None:
    """E-53, E-126."""
    table = Table(city=["monastery"], goods={"twig": 2}, workers=1)
    table.pick("visit:0.monastery", "visit:one_berry", "prepare")
    assert table.seat()["workers"] == 2
    assert table.seat()["deployed"] == ["0.monastery"]


def test_has_one_spot_without_a_monk() -> None:
    """E-50: a Monk in another city unlocks nothing here."""
    table = Table(
        city=["monastery"], deployed=["0.monastery"], goods={"twig": 2}, others=[{"city": ["monk"]}]
    )
    assert table.why_not("visit:0.monastery") == "spot-taken"


def test_the_monk_unlocks_the_second_spot_and_no_third() -> None:
    """E-50, E-173."""
    table = Table(city=["monastery", "monk"], season="spring", deployed=["0.monastery"], goods={"twig": 4})
    table.pick("visit:0.monastery", "visit:one_berry")
    assert table.points() == 4
    assert table.seat()["deployed"] == ["0.monastery", "0.monastery"]
    assert table.why_not("visit:0.monastery") == "spot-taken"


def test_when_the_monk_leaves_the_second_spot_is_locked() -> None:
    """E-207: only while a Monk is in the city."""
    table = Table(
        city=["monastery", "monk", "university"], season="spring", deployed=["0.monastery"],
        goods={"twig": 2},
    )  # fmt: skip
    assert "visit:0.monastery" in table.codes
    table.pick("visit:0.university", "remove:0.monk", "gain:twig", "visit:one_berry")
    assert table.why_not("visit:0.monastery") == "spot-taken"


def test_a_worker_on_the_second_spot_stays_though_the_monk_left() -> None:
    """E-53."""
    table = Table(city=["monastery"], season="spring", deployed=["0.monastery", "0.monastery"], workers=0)
    table.pick("prepare", "done")
    assert table.seat()["deployed"] == ["0.monastery", "0.monastery"]
    assert table.seat()["workers"] == 2


def test_no_ranger_moves_a_worker_out_of_it() -> None:
    """E-53, E-177."""
    table = Table(hand=["ranger"], goods={"berry": 2}, city=["monastery"], deployed=["0.monastery", "haven"])
    table.pick("play:ranger")
    assert table.prompt == "move"
    table.pick("move:three_twigs")
    assert sorted(table.seat()["deployed"]) == ["0.monastery", "three_twigs"]


def test_a_worker_moved_into_it_by_a_ranger_stays_there() -> None:
    """E-177: as for a placement."""
    table = Table(
        hand=["ranger"], goods={"berry": 2, "twig": 2}, city=["monastery"], deployed=["haven", "one_berry"]
    )
    table.pick("play:ranger", "lift:haven", "move:0.monastery")
    assert table.points() == 4
    assert table.goods(1) == {"twig": 2}
    table.pick("visit:one_berry", "prepare")
    assert table.seat()["workers"] == 2
    assert table.seat()["deployed"] == ["0.monastery"]


def test_a_well_run_city_does_not_call_the_worker_back() -> None:
    """E-53, E-222."""
    table = Table(
        city=["monastery", "chip_sweep", "clock_tower"], deployed=["0.monastery"],
        events_in_play=["a_well_run_city", "tax_relief", "croak_wart_cure", "graduation_of_scholars"],
    )  # fmt: skip
    table.pick("visit:a_well_run_city")
    assert table.seat()["deployed"] == ["0.monastery"]
    assert table.seat()["workers"] == 1


def test_each_worker_in_it_counts_for_the_path_of_the_pilgrims() -> None:
    """E-229."""
    table = Table(
        city=["monastery", "monk", "wanderer"], season="spring", deployed=["0.monastery", "0.monastery"],
        events=["path_of_the_pilgrims"],
        events_in_play=["path_of_the_pilgrims", "tax_relief", "croak_wart_cure", "graduation_of_scholars"],
    )  # fmt: skip
    assert table.scored("path_of_the_pilgrims") == 6


def test_does_nothing_when_played() -> None:
    """E-84."""
    table = Table(hand=["monastery"], goods={"twig": 1, "resin": 1, "pebble": 1})
    table.pick("play:monastery")
    assert table.goods() == {}
    assert table.points() == 0
    assert table.scored("cards") == 1


def test_only_its_owner_goes_there() -> None:
    """E-48."""
    table = Table(others=[{"city": ["monastery"]}], goods={"twig": 2})
    assert table.why_not("visit:1.monastery") == "not-open"


def test_needs_a_worker() -> None:
    """E-20."""
    table = Table(city=["monastery"], goods={"twig": 2}, workers=0)
    assert table.why_not("visit:0.monastery") == "no-worker"


def test_a_city_holds_only_one() -> None:
    """E-6."""
    table = Table(hand=["monastery"], goods={"twig": 1, "resin": 1, "pebble": 1}, city=["monastery"])
    assert table.why_not("play:monastery") == "already-in-city"


def test_houses_the_monk() -> None:
    """E-57."""
    table = Table(hand=["monk"], city=["monastery"])
    table.pick("play:monk@monastery")
    assert table.city() == ["monastery", "monk"]
    assert table.built("monastery")["occupied"]


def test_alone_the_resources_go_to_the_supply() -> None:
    """E-251."""
    table = Table(solo=1, city=["monastery"], goods={"twig": 2, "berry": 1})
    table.pick("visit:0.monastery", "give:twig", "give:berry")
    assert table.goods() == {"twig": 1}
    assert table.points() == 4
    assert table.points(1) == 0


def test_alone_rugwort_does_not_get_richer_by_it() -> None:
    """E-251, E-256: on equal points his resources are 0, so your last twig wins."""
    table = Table(solo=1, season="autumn", city=["monastery"], goods={"twig": 3}, points=10)
    table.pick("visit:0.monastery", "pass")
    assert table.score(0).total == table.score(1).total == 15
    assert (table.score(0).rank, table.score(1).rank) == (1, 2)


def test_alone_two_resources_are_needed_all_the_same() -> None:
    """E-28."""
    table = Table(solo=1, city=["monastery"], goods={"twig": 1})
    assert table.why_not("visit:0.monastery") == "resources-short"
