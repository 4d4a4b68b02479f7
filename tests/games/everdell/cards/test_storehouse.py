"""The Storehouse: filled in Production (E-210), emptied by its owner's worker (E-211), never red (E-51)."""

from __future__ import annotations

import pytest

from ..table import Table

LOADS = ["store:3twig", "store:2resin", "store:1pebble", "store:2berry"]


@pytest.mark.parametrize(
    ("code", "load"),
    [
        ("store:3twig", {"twig": 3}),
        ("store:2resin", {"resin": 2}),
        ("store:1pebble", {"pebble": 1}),
        ("store:2berry", {"berry": 2}),
    ],
)
def test_when_played_one_of_four_loads_is_laid_on_it(code: str, load: dict[str, int]) -> None:
    table = Table(hand=["storehouse"], goods={"twig": 1, "resin": 1, "pebble": 1})
    table.pick("play:storehouse", code)
    assert table.built("storehouse")["goods"] == load
    assert table.goods() == {}
    assert table.asked == 1


def test_one_of_the_four_must_be_chosen() -> None:
    table = Table(hand=["storehouse"], goods={"twig": 1, "resin": 1, "pebble": 1})
    table.pick("play:storehouse")
    assert table.prompt == "fill-store"
    assert sorted(table.codes) == sorted(LOADS)
    assert table.why_not("done") == "not-offered"


def test_what_lies_on_it_cannot_be_spent() -> None:
    """E-210."""
    table = Table(hand=["farm"], city=[{"card": "storehouse", "goods": {"twig": 3, "resin": 2}}])
    refusal = table.refusal("play:farm")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "2twig+1resin"


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_each_production_adds_to_what_lies_there(season: str) -> None:
    """E-83."""
    table = Table(city=[{"card": "storehouse", "goods": {"twig": 3}}], season=season, workers=0)
    table.pick("prepare", "store:3twig")
    assert table.built("storehouse")["goods"] == {"twig": 6}
    assert table.asked == 1


def test_summer_adds_nothing() -> None:
    """E-123."""
    table = Table(city=[{"card": "storehouse", "goods": {"twig": 3}}], season="spring", workers=0)
    table.pick("prepare", "done")
    assert table.built("storehouse")["goods"] == {"twig": 3}
    assert table.asked == 1


def test_one_played_in_summer_still_acts() -> None:
    """E-125."""
    table = Table(hand=["storehouse"], goods={"twig": 1, "resin": 1, "pebble": 1}, season="summer")
    table.pick("play:storehouse", "store:2berry")
    assert table.built("storehouse")["goods"] == {"berry": 2}


def test_each_storehouse_has_its_own_pile() -> None:
    """E-210, E-87: both act, each with a choice of its own."""
    table = Table(city=["storehouse", "storehouse"], workers=0)
    table.pick("prepare", "store:3twig", "store:1pebble")
    assert table.built("storehouse", number=1)["goods"] == {"twig": 3}
    assert table.built("storehouse", number=2)["goods"] == {"pebble": 1}


def test_a_new_one_does_not_fill_the_old_one() -> None:
    table = Table(
        hand=["storehouse"], goods={"twig": 1, "resin": 1, "pebble": 1},
        city=[{"card": "storehouse", "goods": {"berry": 2}}],
    )  # fmt: skip
    table.pick("play:storehouse", "store:3twig")
    assert table.built("storehouse", number=1)["goods"] == {"berry": 2}
    assert table.built("storehouse", number=2)["goods"] == {"twig": 3}


def test_the_chip_sweep_adds_to_the_storehouse_it_activates() -> None:
    """E-164, E-210."""
    table = Table(
        hand=["chip_sweep"], goods={"berry": 3},
        city=[{"card": "storehouse", "goods": {"twig": 3}}, {"card": "storehouse", "goods": {"berry": 2}}],
    )  # fmt: skip
    table.pick("play:chip_sweep")
    assert table.codes == ["activate:0.storehouse", "activate:0.storehouse.2"]
    table.pick("activate:0.storehouse.2", "store:2resin")
    assert table.built("storehouse", number=1)["goods"] == {"twig": 3}
    assert table.built("storehouse", number=2)["goods"] == {"resin": 2, "berry": 2}


def test_a_visit_takes_everything() -> None:
    table = Table(city=[{"card": "storehouse", "goods": {"twig": 6, "pebble": 1, "berry": 2}}])
    table.pick("visit:0.storehouse")
    assert table.goods() == {"twig": 6, "pebble": 1, "berry": 2}
    assert "goods" not in table.built("storehouse")
    assert table.seat()["deployed"] == ["0.storehouse"]
    assert table.asked == 1


def test_a_visit_may_take_nothing() -> None:
    """E-28, E-211."""
    table = Table(city=["storehouse"])
    table.pick("visit:0.storehouse")
    assert table.goods() == {}
    assert table.seat()["deployed"] == ["0.storehouse"]


def test_a_visit_takes_from_the_one_visited_only() -> None:
    table = Table(
        city=[{"card": "storehouse", "goods": {"twig": 3}}, {"card": "storehouse", "goods": {"berry": 2}}]
    )
    table.pick("visit:0.storehouse.2")
    assert table.goods() == {"berry": 2}
    assert table.built("storehouse", number=1)["goods"] == {"twig": 3}


def test_nobody_else_may_visit_it() -> None:
    """E-51, E-211."""
    table = Table(others=[{"city": [{"card": "storehouse", "goods": {"twig": 3}}]}])
    assert table.why_not("visit:1.storehouse") == "not-open"


def test_holds_one_worker_each() -> None:
    """E-50."""
    table = Table(city=["storehouse", "storehouse"], deployed=["0.storehouse"])
    assert table.why_not("visit:0.storehouse") == "spot-taken"
    assert "visit:0.storehouse.2" in table.codes


def test_needs_a_worker() -> None:
    """E-20."""
    table = Table(city=["storehouse"], workers=0)
    assert table.why_not("visit:0.storehouse") == "no-worker"


def test_the_worker_comes_back_before_the_next_load_is_laid_down() -> None:
    """E-121: the goods of the new Production stay on the card."""
    table = Table(city=["storehouse"], deployed=["0.storehouse"], stray=1)
    table.pick("prepare", "store:2resin")
    assert table.seat()["workers"] == 3
    assert table.goods() == {}
    assert table.built("storehouse")["goods"] == {"resin": 2}


def test_is_not_red() -> None:
    """E-51, E-211: its worker spot does not make it a Destination."""
    table = Table(city=["inn", "inn", "storehouse"])
    refusal = table.refusal("visit:grand_tour")
    assert refusal.reason == "colour-short"
    assert refusal.details["have"] == 2


def test_is_green() -> None:
    """E-44, E-51."""
    table = Table(city=["farm", "farm", "farm", {"card": "storehouse", "goods": {"twig": 3}}])
    table.pick("visit:harvest_festival")
    assert table.scored("harvest_festival") == 3


def test_the_miner_mole_does_not_copy_one_in_another_city() -> None:
    """E-172."""
    table = Table(hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["storehouse", "farm"]}])
    table.pick("play:miner_mole")
    assert set(table.codes) == {"activate:1.farm", "done"}
    assert table.why_not("activate:1.storehouse") == "not-offered"


def test_a_mole_through_a_mole_fills_the_own_storehouse() -> None:
    """X-8, E-172: never one in a third city."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, city=["storehouse"],
        others=[{"city": ["miner_mole"]}, {"city": ["storehouse"]}],
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:1.miner_mole")
    assert "activate:2.storehouse" not in table.codes
    table.pick("activate:0.storehouse", "store:2berry")
    assert table.built("storehouse")["goods"] == {"berry": 2}
    assert table.goods() == {}
    assert table.built("storehouse", seat=2) == {"card": "storehouse"}


def test_a_chip_sweep_copied_elsewhere_does_not_reach_the_storehouse_there() -> None:
    """E-172."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["chip_sweep", "storehouse", "mine"]}]
    )
    table.pick("play:miner_mole", "activate:1.chip_sweep")
    assert table.goods() == {"pebble": 1}
    assert table.built("storehouse", seat=1) == {"card": "storehouse"}


def test_alone_the_mole_does_not_copy_rugworts() -> None:
    """E-172: his city counts as an opponent's."""
    table = Table(solo=1, hand=["miner_mole"], goods={"berry": 3}, rugwort={"city": ["storehouse", "mine"]})
    table.pick("play:miner_mole")
    assert set(table.codes) == {"activate:1.mine", "done"}


def test_stored_goods_are_no_resources_left() -> None:
    """E-154: one twig in the supply breaks a tie that six on a Storehouse do not."""
    table = Table(
        city=[{"card": "storehouse", "goods": {"twig": 6}}], season="autumn",
        others=[{"city": ["storehouse"], "goods": {"twig": 1}, "season": "autumn", "passed": True}],
    )  # fmt: skip
    table.pick("pass")
    assert table.prompt == "over"
    assert table.score(0).total == table.score(1).total == 2
    assert (table.score(0).rank, table.score(1).rank) == (2, 1)


def test_stored_goods_do_not_count_for_the_architect() -> None:
    """E-161."""
    table = Table(
        city=["architect", {"card": "storehouse", "goods": {"resin": 2, "pebble": 1}}], goods={"resin": 1}
    )
    assert table.scored("architect") == 1


def test_costs_a_twig_a_resin_and_a_pebble() -> None:
    table = Table(hand=["storehouse"], goods={"twig": 1, "resin": 1, "berry": 9})
    refusal = table.refusal("play:storehouse")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1pebble"


def test_houses_one_woodcarver_each() -> None:
    """E-57, E-60: which of two unlike ones is occupied is the player's choice."""
    table = Table(hand=["woodcarver"], city=[{"card": "storehouse", "goods": {"twig": 3}}, "storehouse"])
    table.pick("play:woodcarver@storehouse")
    assert table.prompt == "use-help"
    table.pick("use:0.storehouse.2")
    assert table.built("storehouse", number=2)["occupied"]
    assert table.built("storehouse", number=1) == {"card": "storehouse", "goods": {"twig": 3}}
    assert table.points() == 0
