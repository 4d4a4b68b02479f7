"""The Gardens: 2 points for each Unique Critter (F-152)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price


def test_does_nothing_when_played_and_cannot_be_visited() -> None:
    """F-83."""
    table = Table(hand=["gardens", "diver"], goods=price("gardens"), city=["herbalist"])
    table.pick("play:gardens")
    assert table.city() == ["herbalist", "gardens"]
    assert table.goods() == {}
    assert table.hand() == ["diver"]
    assert table.asked == 1
    table.pick("visit:docks")
    assert table.why_not("visit:0.gardens") == "no-spot"


def test_alone_it_is_worth_its_base() -> None:
    """F-152: a Construction does not fit its own words."""
    table = Table(city=["gardens"])
    assert table.scored("cards") == 4
    assert table.scored("gardens") == 0


@pytest.mark.parametrize(
    ("city", "critters"),
    [
        (["treasure_hunter"], 1),
        (["pirate", "herbalist", "cooper", "treasure_hunter"], 4),
        (["governor", "admiral", "sculptor"], 3),
        (["castaway"], 1),
        (["diver", "scribe", "steward", "postal_pigeon"], 0),
        (["warehouse", "market", "crows_nest", "harbor", "shipwreck"], 0),
    ],
)
def test_counts_unique_critters_of_every_colour(city: list[Json], critters: int) -> None:
    """F-66, F-152: purple ones and those without a slot too; neither Common Critters nor Constructions."""
    assert Table(city=["gardens", *city]).scored("gardens") == 2 * critters


def test_counts_the_own_city_only() -> None:
    table = Table(city=["gardens", "pirate"], hand=["cooper"], others=[{"city": ["admiral", "herbalist"]}])
    assert table.scored("gardens") == 2
    assert table.scored("gardens", 1) == 0


def test_grows_when_a_purple_critter_comes_by_anchor() -> None:
    """F-53, F-56."""
    table = Table(city=["gardens"], hand=["admiral"])
    table.pick("play:admiral@gardens")
    assert table.scored("gardens") == 2


def test_a_castaway_counts_beside_a_full_city() -> None:
    """F-66."""
    city = ["gardens", *["grove"] * 5, *["beach_sledge"] * 3, *["tangle_raft"] * 3, *["scriptorium"] * 3]
    table = Table(city=[*city], hand=["castaway", "cooper"], goods={"driftwood": 1, "mushroom": 9})
    assert table.why_not("play:cooper") == "no-slot"
    table.pick("play:castaway", "pay:1driftwood")
    assert table.scored("gardens") == 2


def test_captain_bonny_gets_six_points_for_it_and_no_bonus() -> None:
    """F-132."""
    table = Table(bonny=1, captain={"city": ["gardens", "pirate"]})
    assert table.scored("bonny_cards", 1) == 8
    assert table.scored("gardens", 1) == 0


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["gardens"], goods=price("gardens"), city=["gardens"])
    assert table.why_not("play:gardens") == "already-in-city"


def test_is_the_second_purple_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["pilgrim"]).why_not("visit:map_purple") == "colour-short"
    assert "visit:map_purple" in Table(city=["pilgrim", "gardens"]).codes
