"""Grand Tour: three red cards (E-44, E-46, E-51, X-3)."""

from __future__ import annotations

from ..table import Table


def test_is_achieved_with_three_red_cards() -> None:
    """E-44, X-3: the Queen is one of them."""
    table = Table(city=["inn", "queen", "lookout"])
    table.pick("visit:grand_tour")
    assert table.seat()["events"] == ["grand_tour"]
    assert table.scored("grand_tour") == 3


def test_is_refused_with_two_red_cards() -> None:
    """E-41, X-3."""
    table = Table(city=["inn", "lookout", "farm", "king", "crane", "wanderer"])
    refusal = table.refusal("visit:grand_tour")
    assert refusal.reason == "colour-short"
    assert refusal.details == {"colour": "red", "n": 3, "have": 2}


def test_copies_of_one_card_count_each() -> None:
    """E-44."""
    table = Table(city=["inn", "inn", "inn"])
    table.pick("visit:grand_tour")
    assert table.scored("grand_tour") == 3


def test_the_storehouse_is_not_red() -> None:
    """E-51: although a worker can be placed on it."""
    table = Table(city=["inn", "lookout", "storehouse"])
    assert table.why_not("visit:grand_tour") == "colour-short"


def test_workers_on_the_cards_do_not_matter() -> None:
    """E-46."""
    table = Table(
        season="spring", city=["inn", "monastery", "lookout"], deployed=["0.monastery"],
        others=[{"deployed": ["0.inn"]}],
    )  # fmt: skip
    table.pick("visit:grand_tour")
    assert table.scored("grand_tour") == 3
    assert table.seat()["workers"] == 1


def test_another_player_with_three_red_cards_comes_too_late() -> None:
    """E-42."""
    table = Table(city=["inn", "inn", "inn"], others=[{"events": ["grand_tour"]}])
    assert table.why_not("visit:grand_tour") == "already-achieved"
