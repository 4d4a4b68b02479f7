"""The Windmill: 2 points for each green card."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price


def test_does_nothing_when_played_and_cannot_be_visited() -> None:
    """F-83."""
    table = Table(hand=["windmill", "diver"], goods=price("windmill"), city=["grove"])
    table.pick("play:windmill")
    assert table.city() == ["grove", "windmill"]
    assert table.goods() == {}
    assert table.hand() == ["diver"]
    assert table.points() == 0
    assert table.asked == 1
    table.pick("visit:docks")
    assert table.why_not("visit:0.windmill") == "no-spot"


def test_alone_it_is_worth_its_base() -> None:
    """F-152: it is purple itself."""
    table = Table(city=["windmill"])
    assert table.scored("cards") == 2
    assert table.scored("windmill") == 0
    assert table.score().total == 2


@pytest.mark.parametrize(
    ("city", "green"),
    [
        (["grove"], 1),
        (["grove", "grove", "grove"], 3),
        (["warehouse", "sloop", "diver", "treasure_hunter"], 4),
        (["hideout", "market", "inn", "pilgrim", "harbor"], 0),
        (["grove", "castaway", "shipwreck", "herbalist"], 1),
    ],
)
def test_counts_green_cards_of_both_kinds_and_rarities(city: list[Json], green: int) -> None:
    """Copies count each."""
    table = Table(city=["windmill", *city])
    assert table.scored("windmill") == 2 * green


def test_counts_the_own_city_only() -> None:
    table = Table(city=["windmill", "grove"], hand=["grove"], others=[{"city": ["grove", "grove"]}])
    assert table.scored("windmill") == 2


def test_without_it_green_cards_bring_no_bonus() -> None:
    table = Table(city=["grove", "grove"], hand=["windmill"], others=[{"city": ["windmill"]}])
    assert table.scored("windmill") == 0
    assert table.score().total == 2
    assert table.scored("windmill", 1) == 0


def test_grows_with_the_city() -> None:
    table = Table(city=["windmill"], hand=["grove"], goods=price("grove"))
    table.pick("play:grove")
    assert table.scored("windmill") == 2


def test_fifteen_cards_at_most() -> None:
    """F-66: fourteen green ones beside it."""
    city = ["windmill", *["grove"] * 5, *["beach_sledge"] * 3, *["tangle_raft"] * 3, *["scriptorium"] * 3]
    assert Table(city=[*city]).scored("windmill") == 28


def test_captain_bonny_gets_six_points_for_it_and_no_bonus() -> None:
    """F-132."""
    table = Table(bonny=1, captain={"city": ["windmill", "grove"]})
    assert table.scored("bonny_cards", 1) == 8
    assert table.scored("windmill", 1) == 0


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["windmill"], goods=price("windmill"), city=["windmill"])
    assert table.why_not("play:windmill") == "already-in-city"


def test_takes_the_anchor_of_a_purple_critter() -> None:
    """F-53; the Windmill of a Diver is another colour."""
    table = Table(hand=["sculptor", "diver"], city=["windmill"])
    assert table.why_not("play:diver@windmill") == "not-its-home"
    table.pick("play:sculptor@windmill")
    assert table.city() == ["windmill", "sculptor"]
    assert table.anchors() == 2


def test_is_the_second_purple_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["pilgrim"]).why_not("visit:map_purple") == "colour-short"
    assert "visit:map_purple" in Table(city=["pilgrim", "windmill"]).codes
