"""The Port: cards discarded from the hand make a Construction cheaper (F-147)."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.core.plain_data import Json
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.valley.rules.pieces.goods import total

from ..table import Table, price

DEAR: Final = ["harbor", "windmill", "manor", "gardens", "galleon", "galley", "sculptor", "governor"]
"""A Bay in which nothing is cheap."""
FOURTEEN: Final = [*["grove"] * 5, *["beach_sledge"] * 3, *["tangle_raft"] * 3, *["scriptorium"] * 3]

DRY: Final = ("rose_a_green", "rose_b_critter")
"""Roses that a tan Construction does not match."""


def cost(id: str) -> int:
    """How many resources a card costs in all."""
    return total(standard().cards.cards[standard().cards.kind(id)].cost)


def treasures(id: str, less: int) -> dict[str, Json]:
    """Treasures for a card, so many fewer than it costs."""
    return {"treasure": cost(id) - less}


def payment(id: str, waived: str) -> str:
    """The code that pays for a card, one resource less."""
    left = [(good, int(str(n)) - (good == waived)) for good, n in price(id).items()]
    return "pay:" + "+".join(f"{n}{good}" for good, n in left if n)


def test_does_nothing_for_its_own_play() -> None:
    """F-63, F-80."""
    table = Table(hand=["port", "diver", "pirate"], goods=treasures("port", 2))
    assert table.offers("play:port") == []
    assert table.why_not("play:port=port") == "helper-absent"


def test_costs_what_it_says_and_is_worth_two_points() -> None:
    table = Table(hand=["port", "diver"], goods=price("port"))
    table.pick("play:port")
    assert table.city() == ["port"]
    assert table.goods() == {}
    assert table.hand() == ["diver"]
    assert table.asked == 1
    assert table.scored("cards") == 2


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["port", "diver"], goods=price("port"), city=["port"])
    assert table.why_not("play:port") == "already-in-city"
    assert table.why_not("play:port=port") == "helper-useless"


def test_two_discards_lower_the_cost_by_two() -> None:
    table = Table(hand=["tumbler", "diver", "pirate"], goods=treasures("tumbler", 2), city=["port"])
    assert table.offers("play:tumbler") == ["play:tumbler=port"]
    table.pick("play:tumbler=port")
    assert table.codes == ["discard:diver", "discard:pirate"]
    table.pick("discard:pirate")
    assert table.city() == ["port", "tumbler"]
    assert table.discard() == ["pirate", "diver"]
    assert table.goods() == {"sea_stone": 1}
    assert table.hand() == []


def test_one_discard_lowers_it_by_one() -> None:
    """The second is not asked for once there is enough."""
    table = Table(hand=["tumbler", "diver", "pirate"], goods=treasures("tumbler", 1), city=["port"])
    table.pick("play:tumbler=port", "discard:diver", "done")
    assert table.discard() == ["diver"]
    assert table.hand() == ["pirate"]
    assert table.goods() == {"sea_stone": 1}


def test_with_one_discard_enough_a_second_is_still_allowed() -> None:
    """Up to 2: what is saved stays in the supply."""
    table = Table(hand=["tumbler", "diver", "pirate"], goods=treasures("tumbler", 1), city=["port"])
    table.pick("play:tumbler=port", "discard:diver", "discard:pirate")
    assert table.goods() == {"sea_stone": 1, "treasure": 1}
    assert sorted(table.discard()) == ["diver", "pirate"]


def test_the_player_chooses_which_resource_falls_away() -> None:
    """F-60."""
    table = Table(hand=["tumbler", "diver"], goods=price("tumbler"), city=["port"])
    table.pick("play:tumbler=port")
    assert table.prompt == "pay"
    assert set(table.codes) == {payment("tumbler", good) for good in price("tumbler")}
    table.pick(payment("tumbler", "driftwood"))
    assert table.goods() == {"driftwood": 1, "sea_stone": 1}
    assert table.discard() == ["diver"]


def test_a_treasure_may_pay_for_the_rest() -> None:
    """F-6: some of each, at the player's choice."""
    table = Table(hand=["tumbler", "diver"], goods=price("tumbler", treasure=1), city=["port"])
    table.pick("play:tumbler=port")
    mixed = [code for code in table.codes if "treasure" in code]
    assert mixed
    table.pick(mixed[0])
    assert "treasure" not in table.goods()


def test_may_be_left_alone() -> None:
    """May: the whole cost is paid and no card discarded."""
    table = Table(hand=["tumbler", "diver"], goods=price("tumbler"), city=["port"])
    assert set(table.offers("play:tumbler")) == {"play:tumbler", "play:tumbler=port"}
    table.pick("play:tumbler")
    assert table.goods() == {"sea_stone": 1}
    assert table.hand() == ["diver"]


def test_never_helps_with_three() -> None:
    """Up to 2 cards, however many are in hand."""
    table = Table(
        hand=["harbor", "diver", "pirate", "scribe", "steward"], goods=treasures("harbor", 3), city=["port"]
    )
    assert table.offers("play:harbor") == []
    assert table.why_not("play:harbor=port") == "helper-useless"


def test_gives_nothing_back_for_a_cheap_construction() -> None:
    """F-60: never below zero."""
    table = Table(hand=["shipwreck", "diver", "pirate"], city=["port"], next=["grove"], roses=DRY)
    assert cost("shipwreck") == 1
    table.pick("play:shipwreck=port", "discard:diver")
    assert table.codes == ["discard:pirate", "done"]
    table.pick("done")
    assert table.goods() == {"treasure": 1}
    assert table.city() == ["port", "shipwreck"]
    assert table.hand() == ["grove", "pirate"]


def test_does_not_help_critters() -> None:
    table = Table(hand=["diver", "pirate", "scribe"], goods=treasures("diver", 1), city=["port"])
    assert table.offers("play:diver") == []
    assert table.why_not("play:diver=port") == "helper-useless"


def test_helps_with_a_construction_of_the_bay() -> None:
    """The only card in hand may go: the one that is played lies in the Bay (F-147)."""
    table = Table(
        hand=["diver"], goods=treasures("tumbler", 1), city=["port"], bay=["tumbler", *DEAR[:7]],
        next=["grove"],
    )  # fmt: skip
    table.pick("play:bay.tumbler=port")
    assert table.city() == ["port", "tumbler"]
    assert table.discard() == ["diver"]
    assert table.bay()[0] == "grove"


def test_the_card_being_played_is_none_of_the_discards() -> None:
    """F-147."""
    table = Table(hand=["tumbler"], goods=treasures("tumbler", 1), city=["port"])
    assert table.offers("play:tumbler") == []
    assert table.why_not("play:tumbler=port") == "helper-useless"
    table = Table(hand=["tumbler", "diver"], goods=treasures("tumbler", 2), city=["port"])
    assert table.offers("play:tumbler") == []


def test_a_second_copy_in_hand_may_be_discarded() -> None:
    """F-147: it is another card."""
    table = Table(hand=["tumbler", "tumbler"], goods=treasures("tumbler", 1), city=["port"])
    table.pick("play:tumbler=port")
    assert table.city() == ["port", "tumbler"]
    assert table.discard() == ["tumbler"]


def test_with_an_empty_hand_it_does_not_help_the_bay() -> None:
    table = Table(goods=treasures("tumbler", 1), city=["port"], bay=["tumbler", *DEAR[:7]])
    assert table.why_not("play:bay.tumbler=port") == "helper-useless"


def test_discards_before_paying_and_before_the_cards_effect() -> None:
    """F-57, F-147: from a full hand, the Scriptorium finds room for its cards."""
    table = Table(
        hand=["scriptorium", "diver", "diver", "diver", "scribe", "scribe", "scribe", "steward"],
        goods=treasures("scriptorium", 2), city=["port"], next=["grove", "tumbler"],
    )  # fmt: skip
    table.pick("play:scriptorium=port", "discard:diver", "discard:diver")
    assert table.hand() == ["diver", "grove", "scribe", "scribe", "scribe", "steward", "tumbler"]


def test_makes_no_room() -> None:
    """F-58: the conditions of a play hold all the same."""
    table = Table(hand=["tumbler", "diver"], goods=price("tumbler"), city=["port", *FOURTEEN])
    assert table.why_not("play:tumbler") == "no-slot"
    assert table.why_not("play:tumbler=port") == "helper-useless"


def test_the_port_of_another_player_is_no_help() -> None:
    table = Table(hand=["tumbler", "diver"], goods=treasures("tumbler", 1), others=[{"city": ["port"]}])
    assert table.why_not("play:tumbler=port") == "helper-absent"


# One ability for a card (F-57)


def test_is_not_combined_with_the_customs_officer() -> None:
    """Constructions cost no mushrooms (F-78): the last one would have to be replaced."""
    table = Table(
        hand=["tumbler", "diver", "pirate"], goods={"mushroom": cost("tumbler") - 2},
        city=["port", "customs_officer"],
    )  # fmt: skip
    assert table.offers("play:tumbler") == []


@pytest.mark.parametrize("red", ["inn", "cooper"])
def test_is_not_combined_with_the_inn_and_the_cooper(red: str) -> None:
    """F-145: three less and not four."""
    table = Table(hand=["diver", "pirate"], goods=treasures("galley", 4), city=["port", red], bay=[*DEAR])
    assert min([cost(id) for id in DEAR]) == cost("galley")
    assert table.why_not(f"visit:0.{red}") == "nothing-playable"


def test_is_not_combined_with_the_shipyard_isle() -> None:
    """F-145: the Galley of the hand is three cheaper, and nothing is discarded for more."""
    table = Table(
        hand=["galley", "diver", "pirate"], goods=treasures("galley", 3), city=["port"],
        islands=["isle_yard", "isle_gems"], bay=[*DEAR], roses=DRY,
    )  # fmt: skip
    table.pick("visit:isle_yard")
    assert [code for code in table.codes if "=" in code] == []
    table.pick("play:galley")
    assert table.city() == ["port", "galley"]
    assert table.hand() == ["diver", "pirate"]
    assert table.discard() == []


# With others


def test_effects_that_answer_the_play_all_happen() -> None:
    """F-59: only abilities that change the paying are limited to one."""
    table = Table(
        hand=["tumbler", "diver"], goods=treasures("tumbler", 1), city=["port", "lighthouse_keeper"],
        next=["grove"],
    )  # fmt: skip
    table.pick("play:tumbler=port")
    assert table.hand() == ["grove"]
    assert table.discard() == ["diver"]


def test_a_cost_that_the_weather_raised_falls_too() -> None:
    """F-139: frost makes a Construction one dearer, then the Port takes two off."""
    table = Table(
        hand=["tumbler", "diver", "pirate"], goods=treasures("tumbler", 1), city=["port"],
        mode="both", weather="weather_frost",
    )  # fmt: skip
    assert table.offers("play:tumbler") == ["play:tumbler=port"]
    table.pick("play:tumbler=port", "discard:diver")
    assert table.city() == ["port", "tumbler"]
    table = Table(
        hand=["tumbler", "diver", "pirate"], goods=treasures("tumbler", 2), city=["port"],
        mode="both", weather="weather_frost",
    )  # fmt: skip
    assert table.offers("play:tumbler") == []


def test_takes_the_anchor_of_a_blue_critter() -> None:
    """F-53."""
    table = Table(hand=["herbalist"], city=["port"])
    table.pick("play:herbalist@port")
    assert table.city() == ["port", "herbalist"]
    assert table.anchors() == 2


def test_is_the_third_blue_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["market", "herbalist"]).why_not("visit:map_blue") == "colour-short"
    assert "visit:map_blue" in Table(city=["market", "herbalist", "port"]).codes
