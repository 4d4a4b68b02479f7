"""How options of Farshore are shown, where they are not those of Everdell."""

from __future__ import annotations

from .table import Table


def test_a_card_that_is_given_points_at_who_receives_it() -> None:
    table = Table(hand=["inn", "grove"], city=["post_office"], others=[{}, {}])
    table.pick("visit:0.post_office")
    assert table.label("give:grove=2") == (
        "option-card-to", {"card": "grove", "player": 2}, ["hand:grove", "seat:2"],
    )  # fmt: skip


def test_an_anchor_points_at_the_construction() -> None:
    table = Table(hand=["diver"], city=["warehouse"])
    assert table.label("play:diver@warehouse") == (
        "option-home", {"card": "diver", "home": "warehouse"}, ["hand:diver", "city:0.warehouse"],
    )  # fmt: skip


def test_maps_and_islands_are_places() -> None:
    table = Table()
    assert table.label("visit:map_green") == ("option-place", {"place": "map_green"}, ["place:map_green"])
    assert table.label("visit:isle_gems")[2] == ["place:isle_gems"]
    assert "visit:map_green" in table.state.why_not(0)


def test_a_card_comes_from_the_bay_or_from_the_deck() -> None:
    table = Table(hand=["inn"])
    table.pick("visit:lookout", "done")
    assert table.label("draw") == ("option-draw", {}, ["deck"])
    taken = table.offers("take:bay.")[0].removeprefix("take:bay.")
    assert table.label(f"take:bay.{taken}") == ("option-card", {"card": taken}, [f"row:{taken}"])


def test_treasures_are_goods() -> None:
    table = Table(hand=["diver"], goods={"mushroom": 3, "treasure": 1})
    table.pick("play:diver")
    assert table.label("pay:2mushroom+1treasure") == (
        "option-goods", {"goods": {"mushroom": 2, "treasure": 1}}, ["good:mushroom", "good:treasure"],
    )  # fmt: skip
