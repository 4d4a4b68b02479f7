"""Two resin, an exclusive basic location (E-26, E-31)."""

from __future__ import annotations

from ..table import Table


def test_gives_two_resin() -> None:
    """E-31."""
    table = Table()
    table.pick("visit:two_resin")
    assert table.goods() == {"resin": 2}
    assert table.hand() == []
    assert table.seat()["deployed"] == ["two_resin"]


def test_holds_one_worker() -> None:
    """E-26."""
    table = Table()
    table.pick("visit:two_resin")
    assert table.asked == 1
    assert table.why_not("visit:two_resin") == "spot-taken"


def test_rugwort_stands_there_in_spring() -> None:
    """E-248, E-250."""
    table = Table(solo=1, season="spring")
    assert table.why_not("visit:two_resin") == "spot-taken"
