"""Drought: green cards do not act when played; one of them does not when a season is prepared."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price
from . import cleared

DROUGHT: Final = "weather_drought"
LULL: Final = ("rose_a_red", "rose_b_unique")
FULL: Final[list[Json]] = [*["scavenger"] * 3, *["sail_maker"] * 3, *["treasure_hunter"] * 2]

both_modes = pytest.mark.parametrize("mode", ["upper", "both"])


# Upper half


@both_modes
@pytest.mark.parametrize(
    "card", ["grove", "tumbler", "scriptorium", "scribe", "diver", "sea_chip", "merchant"]
)
def test_a_green_card_does_nothing_when_played(card: str, mode: str) -> None:
    """F-79: and asks nothing."""
    table = Table(weather=DROUGHT, mode=mode, hand=[card], goods=price(card), city=["warehouse"], roses=LULL)
    table.pick(f"play:{card}")
    assert table.city() == ["warehouse", card]
    assert (table.goods(), table.hand(), table.asked) == ({}, [], 1)


def test_the_wind_moves_the_ship_and_others_answer_as_ever() -> None:
    """F-57: only step 4 is left out."""
    table = Table(
        weather=DROUGHT, mode="upper", hand=["treasure_hunter"], goods=price("treasure_hunter"),
        city=["herbalist", "lighthouse_keeper"], roses=("rose_a_green", "rose_b_critter"),
    )  # fmt: skip
    table.pick("play:treasure_hunter")
    while table.asked == 0:
        table.pick(table.codes[0])
    assert table.ship() == 2
    assert (table.goods(), len(table.hand())) == ({"mushroom": 1, "treasure": 1}, 1)  # the chest on space 2


def test_cards_of_other_colours_act_when_played() -> None:
    """F-81: a Pirate brings treasures."""
    table = Table(
        weather=DROUGHT,
        mode="both",
        hand=["pirate"],
        goods=price("pirate"),
        roses=("rose_a_red", "rose_b_common"),
    )
    table.pick("play:pirate")
    assert table.goods() == {"treasure": 2}


def test_a_green_card_that_a_pigeon_brings_is_dry_as_well() -> None:
    """F-143: it is played."""
    table = Table(
        weather=DROUGHT, mode="upper", hand=["postal_pigeon"], goods=price("postal_pigeon"),
        next=["grove", "harbor"], roses=LULL,
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:grove")
    assert (table.city(), table.goods()) == (["postal_pigeon", "grove"], {})


def test_a_steward_activates_green_cards_as_ever() -> None:
    """They are not played."""
    table = Table(weather=DROUGHT, mode="both", city=["steward", "grove", "tumbler"])
    table.pick("visit:0.steward", "activate:0.grove", "activate:0.tumbler")
    assert table.goods() == {"mushroom": 1, "sea_stone": 1}


def test_upper_half_alone_leaves_production_as_it_is() -> None:
    """F-96."""
    table = Table(weather=DROUGHT, mode="upper", workers=0, city=["grove", "tumbler"])
    table.pick("prepare")
    assert table.goods() == {"mushroom": 1, "sea_stone": 1}


# Both halves


@pytest.mark.parametrize(
    ("skipped", "gained"),
    [("grove", {"sea_stone": 1, "driftwood": 2}), ("tumbler", {"mushroom": 1, "driftwood": 2})],
)
def test_in_spring_and_autumn_a_green_card_of_your_choice_does_not_act(
    skipped: str, gained: dict[str, int]
) -> None:
    city: list[Json] = ["grove", "tumbler", "beach_sledge"]
    spring = Table(weather=DROUGHT, mode="both", workers=0, city=city)
    spring.pick("prepare", f"skip:0.{skipped}")
    assert (spring.goods(), spring.asked) == (gained, 1)
    autumn = Table(weather=DROUGHT, mode="both", season="summer", workers=0, city=city, hand=FULL)
    autumn.pick("prepare", "first:green", f"skip:0.{skipped}")
    assert (autumn.goods(), autumn.asked) == (gained, 1)


def test_of_two_copies_one_acts() -> None:
    table = Table(weather=DROUGHT, mode="both", workers=0, city=["grove", "grove"])
    table.pick("prepare")
    assert table.goods() == {"mushroom": 1}


def test_the_only_green_card_does_not_act() -> None:
    """There is no choice, so nothing is asked."""
    table = Table(weather=DROUGHT, mode="both", workers=0, city=["grove", "port"])
    table.pick("prepare")
    assert (table.goods(), table.asked) == ({}, 1)


def test_without_a_green_card_nothing_happens() -> None:
    table = Table(weather=DROUGHT, mode="both", workers=0, city=["port"])
    table.pick("prepare")
    assert (table.goods(), table.asked) == ({}, 1)


def test_in_summer_nothing_is_chosen() -> None:
    """F-97: green cards do not act then anyway."""
    table = Table(
        weather=DROUGHT, mode="both", season="spring", workers=0, city=["grove", "tumbler"], hand=FULL
    )
    table.pick("prepare")
    assert (table.goods(), table.asked) == ({}, 1)


def test_a_green_card_that_asks_can_be_the_one() -> None:
    """A Warehouse that is skipped asks for no choice of resource."""
    table = Table(weather=DROUGHT, mode="both", workers=0, city=["grove", "warehouse"])
    table.pick("prepare", "skip:0.warehouse")
    assert (table.goods(), table.asked) == ({"mushroom": 1}, 1)


def test_a_steward_activates_the_only_green_card() -> None:
    """It is no preparation, so none is skipped."""
    table = Table(weather=DROUGHT, mode="both", city=["steward", "grove"])
    table.pick("visit:0.steward", "activate:0.grove")
    assert table.goods() == {"mushroom": 1}


# The end of it


def test_it_ends_when_the_next_card_is_turned_up() -> None:
    """F-135."""
    table = cleared(DROUGHT, "weather_surge", hand=["grove"], goods=price("grove"))
    table.pick("play:grove")
    assert table.goods(1) == {"mushroom": 1}


def test_the_last_to_prepare_still_suffers_from_it() -> None:
    """F-138: the next card is turned up after the production."""
    table = Table(
        weather=DROUGHT, mode="both", workers=0, city=["grove"], others=[{"season": "spring"}],
        coming={"weather": ["weather_surge"]},
    )  # fmt: skip
    table.pick("prepare")
    assert (table.goods(), table.weather()) == ({}, "weather_surge")
