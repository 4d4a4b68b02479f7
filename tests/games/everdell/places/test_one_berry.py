"""One berry, a shared basic location (E-26, E-31)."""

from __future__ import annotations

from ..table import Table


def test_gives_a_berry_and_no_card() -> None:
    """E-31."""
    table = Table()
    deck = table.deck()
    table.pick("visit:one_berry")
    assert table.goods() == {"berry": 1}
    assert table.hand() == []
    assert table.deck() == deck


def test_is_shared_by_any_number_of_workers() -> None:
    """E-26: four players with all their workers, several of each."""
    table = Table(
        season="autumn",
        deployed=["one_berry"] * 5,
        others=[{"season": "autumn", "deployed": ["one_berry"] * 6} for _ in range(3)],
    )
    table.pick("visit:one_berry")
    assert table.goods() == {"berry": 1}
    assert table.seat()["deployed"] == ["one_berry"] * 6
