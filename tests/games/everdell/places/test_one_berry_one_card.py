"""One berry and a card, an exclusive basic location (E-26, E-29, E-30, E-31)."""

from __future__ import annotations

from ..table import Table


def test_gives_a_berry_and_then_a_card() -> None:
    """E-30, E-31."""
    table = Table(next=["king"])
    table.pick("visit:one_berry_one_card")
    assert table.goods() == {"berry": 1}
    assert table.hand() == ["king"]
    assert [event.kind for event in table.happened if event.kind in ("gain", "draw")] == ["gain", "draw"]


def test_a_full_hand_still_takes_the_berry() -> None:
    """E-29."""
    table = Table(hand=["farm"] * 8)
    table.pick("visit:one_berry_one_card")
    assert table.goods() == {"berry": 1}
    assert table.hand() == ["farm"] * 8


def test_holds_one_worker_of_any_player() -> None:
    """E-26."""
    theirs = Table(others=[{"deployed": ["one_berry_one_card"]}])
    assert theirs.why_not("visit:one_berry_one_card") == "spot-taken"
    mine = Table(deployed=["one_berry_one_card"])
    assert mine.why_not("visit:one_berry_one_card") == "spot-taken"


def test_rugwort_stands_there_in_autumn_but_not_in_his_third_year() -> None:
    """E-248, E-250, E-253."""
    for year in (1, 2):
        table = Table(solo=year, season="autumn")
        assert table.why_not("visit:one_berry_one_card") == "spot-taken"
    table = Table(solo=3, season="autumn", lost=1)
    table.pick("visit:one_berry_one_card")
    assert table.goods() == {"berry": 1}
