"""Three twigs, an exclusive basic location (E-20, E-26, E-27, E-31, E-43)."""

from __future__ import annotations

from ..table import Table


def test_gives_three_twigs_and_keeps_the_worker() -> None:
    """E-27, E-31."""
    table = Table()
    table.pick("visit:three_twigs")
    assert table.goods() == {"twig": 3}
    assert table.hand() == []
    assert table.seat()["deployed"] == ["three_twigs"]
    assert table.seat()["workers"] == 1
    assert table.asked == 1


def test_adds_to_what_one_has_without_limit() -> None:
    """E-3: what is in the box does not limit what a player may own."""
    table = Table(goods={"twig": 30})
    table.pick("visit:three_twigs")
    assert table.goods() == {"twig": 33}


def test_an_opponent_there_keeps_you_out() -> None:
    """E-26."""
    table = Table(others=[{"deployed": ["three_twigs"]}])
    assert table.why_not("visit:three_twigs") == "spot-taken"


def test_your_own_worker_there_keeps_you_out_too() -> None:
    """E-26."""
    table = Table(deployed=["three_twigs"])
    assert table.why_not("visit:three_twigs") == "spot-taken"


def test_without_a_worker_nobody_goes_there() -> None:
    """E-20."""
    table = Table(workers=0)
    assert table.why_not("visit:three_twigs") == "no-worker"


def test_is_free_again_when_the_worker_has_gone_home() -> None:
    """E-27, E-121: preparing calls the worker back."""
    table = Table(deployed=["three_twigs", "one_berry"], others=[{"deployed": ["one_berry"]}])
    table.pick("prepare")
    assert table.seat()["deployed"] == []
    assert table.seat()["workers"] == 3
    table.pick("visit:three_twigs")
    assert table.goods(1) == {"twig": 3}


def test_stays_taken_while_the_others_change_season() -> None:
    """E-23, E-27: only the owner's preparation frees the spot."""
    table = Table(deployed=["three_twigs"], others=[{"workers": 0}], turn=1)
    table.pick("prepare", "visit:one_berry")
    assert table.asked == 1
    assert table.why_not("visit:three_twigs") == "spot-taken"


def test_rugwort_stands_there_in_winter_and_has_left_in_spring() -> None:
    """E-242, E-248, E-250."""
    winter = Table(solo=1)
    assert winter.why_not("visit:three_twigs") == "spot-taken"
    spring = Table(solo=1, season="spring")
    spring.pick("visit:three_twigs")
    assert spring.goods() == {"twig": 3}
