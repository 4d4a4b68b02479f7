"""The shore with three driftwood (F-31 to F-33, F-35, F-148, X-23)."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table


def test_gives_three_driftwood_and_no_card() -> None:
    """F-35."""
    table = Table()
    deck = table.deck()
    table.pick("visit:shore_driftwood")
    assert table.goods() == {"driftwood": 3}
    assert table.hand() == []
    assert table.deck() == deck
    assert table.seat()["deployed"] == ["shore_driftwood"]
    assert table.asked == 1


def test_adds_to_what_one_has_without_a_limit() -> None:
    """F-5."""
    table = Table(goods={"driftwood": 30, "treasure": 4})
    table.pick("visit:shore_driftwood")
    assert table.goods() == {"driftwood": 33, "treasure": 4}


def test_holds_one_worker_of_any_player() -> None:
    """F-33."""
    assert Table(others=[{"deployed": ["shore_driftwood"]}]).why_not("visit:shore_driftwood") == "spot-taken"
    assert Table(deployed=["shore_driftwood"]).why_not("visit:shore_driftwood") == "spot-taken"


def test_holds_one_worker_with_four_players_too() -> None:
    """F-33."""
    table = Table(others=[{}, {}, {}])
    table.pick("visit:shore_driftwood")
    for seat in (1, 2, 3):
        assert table.asked == seat
        assert table.why_not("visit:shore_driftwood") == "spot-taken"
        table.pick("visit:docks")
    assert table.goods() == {"driftwood": 3}


def test_stays_blocked_by_a_player_who_has_passed() -> None:
    """F-32, F-103."""
    gone: dict[str, Json] = {"season": "autumn", "passed": True, "deployed": ["shore_driftwood"]}
    assert Table(others=[gone, {}]).why_not("visit:shore_driftwood") == "spot-taken"


def test_is_free_again_when_the_worker_goes_home() -> None:
    """F-32."""
    table = Table(others=[{"deployed": ["shore_driftwood"], "workers": 0}])
    table.pick("visit:docks", "prepare", "visit:shore_driftwood")
    assert table.goods() == {"driftwood": 3}


def test_captain_bonny_blocks_it_and_gains_nothing() -> None:
    """F-118, X-23."""
    table = Table(bonny=1, captain={"hand": ["grove"]}, routes=["route_10"])
    table.pick("visit:docks")
    assert table.seat(1)["deployed"] == ["shore_driftwood"]
    assert table.goods(1) == {}
    assert table.why_not("visit:shore_driftwood") == "spot-taken"


def test_a_market_adds_a_driftwood() -> None:
    """F-148."""
    table = Table(city=["market"])
    table.pick("visit:shore_driftwood")
    assert table.goods() == {"driftwood": 4}
