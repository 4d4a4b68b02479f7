"""One pebble, an exclusive basic location (E-26, E-31)."""

from __future__ import annotations

from ..table import Table


def test_gives_a_pebble() -> None:
    """E-31."""
    table = Table()
    table.pick("visit:one_pebble")
    assert table.goods() == {"pebble": 1}
    assert table.hand() == []
    assert table.seat()["deployed"] == ["one_pebble"]


def test_holds_one_worker_of_any_player() -> None:
    """E-26."""
    theirs = Table(others=[{"deployed": ["one_pebble"]}])
    assert theirs.why_not("visit:one_pebble") == "spot-taken"
    mine = Table(deployed=["one_pebble"])
    assert mine.why_not("visit:one_pebble") == "spot-taken"


def test_rugwort_stands_there_in_summer() -> None:
    """E-248, E-250."""
    table = Table(solo=1, season="summer")
    assert table.why_not("visit:one_pebble") == "spot-taken"
