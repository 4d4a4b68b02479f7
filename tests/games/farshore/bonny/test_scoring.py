"""Captain Bonny's score, ties with her, and gifts for her (F-132 to F-134)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright.core.plain_data import Json
from boardwright.games.farshore.rules.standard import standard

from ..table import Table, price

EVERY_CARD: Final = [card.id for card in standard().cards.cards]
PURPLE: Final = [
    "windmill", "manor", "harbor", "gardens", "galleon", "sculptor", "pilgrim", "guild_master", "governor",
    "admiral",
]  # fmt: skip


def autumn(**more: Any) -> Table:
    """It is autumn, and she has nothing left to do."""
    captain: dict[str, Json] = {"workers": 0, **more.pop("captain", {})}
    setting: dict[str, Any] = {"bonny": 1, "season": "autumn", "captain": captain}
    return Table(**(setting | more))


def ended(**more: Any) -> Table:
    """The same after you have passed, too."""
    table = autumn(**more)
    table.pick("pass")
    assert table.prompt == "over"
    return table


# Points


@pytest.mark.parametrize("card", EVERY_CARD)
def test_a_purple_card_of_hers_is_worth_six_any_other_two(card: str) -> None:
    """F-132: what is printed does not count, neither the value nor the text."""
    city: list[Json] = [card, "grove", "diver", "inn"]
    table = ended(captain={"city": city, "goods": {"treasure": 3}, "ship": 12})
    assert table.scored("bonny_cards", 1) == (6 if card in PURPLE else 2) + 6
    assert table.score(1).total == (6 if card in PURPLE else 2) + 6 + 6 + 24


def test_there_are_ten_purple_cards() -> None:
    """F-132: so that the test above means what it says."""
    assert [id for id in EVERY_CARD if id in PURPLE] == sorted(PURPLE)


def test_treasures_maps_and_ship_count_for_her_as_for_anybody() -> None:
    """F-132, X-26: 24 + 24 for cards, 6 for treasures, 24 for the ship, 6 for maps."""
    city = [
        *["grove", "grove", "diver", "scribe", "tumbler"], *["port", "market", "navigator"],
        *["pirate", "galley"], *["inn", "abbey"], *["windmill", "harbor", "manor", "galleon"],
    ]  # fmt: skip
    table = ended(
        maps=["map_green"],
        captain={"city": [*city], "goods": {"treasure": 3}, "ship": 12, "maps": ["map_red", "map_green"]},
    )
    points = {line.source: line.points for line in table.score(1).lines}
    assert points == {"bonny_cards": 24 + 24, "treasures": 6, "maps": 6, "ship": 24}
    assert table.score(1).total == 84


def test_an_empty_city_is_worth_nothing() -> None:
    """F-132."""
    assert ended().score(1).total == 0


def test_copies_of_a_unique_card_all_count() -> None:
    """F-132, F-114."""
    assert ended(captain={"city": ["harbor", "harbor", "port", "port"]}).score(1).total == 6 + 6 + 2 + 2


def test_cards_in_her_hand_are_worth_nothing_until_she_plays_them() -> None:
    """F-132, F-105."""
    table = autumn(captain={"hand": ["harbor"]}, roses=("rose_a_tan", "rose_b_critter"))
    assert table.score(1).total == 0
    table.pick("visit:docks")
    assert table.score(1).total == 6


def test_the_same_cards_are_worth_what_is_printed_to_you() -> None:
    """F-132, F-105: only hers are levelled."""
    city: list[Json] = ["shipwreck", "harbor"]
    table = ended(city=city, captain={"city": city})
    assert (table.score().total, table.score(1).total) == (-1 + 5 + 3, 2 + 6)


def test_her_cards_and_treasures_do_not_count_for_yours() -> None:
    """F-132: a Galleon of yours counts your treasures."""
    table = ended(city=["galleon"], captain={"goods": {"treasure": 4}})
    assert table.scored("galleon") == 0
    assert table.score(1).total == 8


# Who wins


def test_the_higher_total_wins() -> None:
    """F-132, F-105: alone, what you have more than she is the yardstick."""
    table = ended(points=9, captain={"city": ["harbor"]})
    assert [score.rank for score in table.state.scores()] == [1, 2]
    assert table.score().rating == 3
    lost = ended(points=5, captain={"city": ["harbor"]})
    assert [score.rank for score in lost.state.scores()] == [2, 1]
    assert lost.score().rating == -1


TIES: Final[dict[str, tuple[dict[str, Any], dict[str, Any], list[int]]]] = {
    "her ship": ({"points": 10}, {"ship": 5}, [2, 1]),
    "your ship": ({"ship": 5}, {"city": ["grove"] * 5}, [1, 2]),
    "her maps": ({"points": 2}, {"maps": ["map_green"]}, [2, 1]),
    "your maps": ({"maps": ["map_green"]}, {"city": ["grove"]}, [1, 2]),
    "her treasures": ({"points": 2}, {"goods": {"treasure": 1}}, [2, 1]),
    "your treasures": ({"goods": {"treasure": 1}}, {"city": ["grove"]}, [1, 2]),
    "your resources": ({"points": 2, "goods": {"driftwood": 1}}, {"city": ["grove"]}, [1, 2]),
    "nothing": ({"points": 2}, {"city": ["grove"]}, [1, 1]),
    "the ship before maps": ({"maps": ["map_green"], "ship": 1, "points": 2}, {"ship": 3}, [2, 1]),
    "maps before treasures": ({"goods": {"treasure": 3}}, {"city": ["inn"] * 2, "maps": ["map_red"]}, [2, 1]),
    "a treasure before resources": (
        {"points": 2, "goods": {"seaweed": 9}},
        {"goods": {"treasure": 1}},
        [2, 1],
    ),
}


@pytest.mark.parametrize("decides", TIES)
def test_ties_with_her_are_broken_as_usual(decides: str) -> None:
    """F-133, F-106: ship, maps, treasures, resources, of which she has none; else the victory is shared."""
    me, captain, ranks = TIES[decides]
    table = ended(**me, captain=captain)
    assert table.score().total == table.score(1).total
    assert [score.rank for score in table.state.scores()] == ranks
    assert table.score().rating == 0


def test_she_may_come_second_of_three() -> None:
    """F-133."""
    table = ended(
        others=[{"season": "autumn", "passed": True, "points": 4}], points=8, captain={"city": ["harbor"]}
    )
    assert [score.rank for score in table.state.scores()] == [1, 3, 2]


# Gifts


def test_alone_a_card_for_her_is_discarded_and_you_have_the_benefit() -> None:
    """F-134, F-71, X-21: through the Customs Office."""
    table = Table(
        bonny=1, city=["customs_office"], hand=["grove", "pirate"], goods=price("grove"),
        captain={"hand": ["port"]}, routes=["route_10"],
    )  # fmt: skip
    table.pick("play:grove")
    assert table.offers("give:") == ["give:pirate=1"]
    table.pick("give:pirate=1", "gain:seaweed")
    assert table.discard() == ["pirate"]
    assert table.goods() == {"mushroom": 1, "seaweed": 1}
    assert (table.hand(), table.hand(1)) == ([], ["port"])


def test_you_may_choose_her_although_another_human_has_room() -> None:
    """F-134."""
    table = Table(
        bonny=1, city=["customs_office"], hand=["grove", "pirate"], goods=price("grove"), others=[{}],
        captain={"hand": ["port"]},
    )  # fmt: skip
    table.pick("play:grove")
    assert table.offers("give:") == ["give:pirate=1", "give:pirate=2"]
    table.pick("give:pirate=2", "gain:seaweed")
    assert (table.discard(), table.hand(1), table.hand(2)) == (["pirate"], [], ["port"])
    assert table.goods() == {"mushroom": 1, "seaweed": 1}


def test_you_may_choose_her_however_many_cards_she_holds() -> None:
    """F-134: she has no hand limit."""
    many: list[Json] = [*["scribe"] * 3, *["merchant"] * 3, *["scavenger"] * 3]
    full: list[Json] = [*["tumbler"] * 3, *["sail_maker"] * 3, *["sea_chip"] * 2]
    table = Table(
        bonny=1, city=["customs_office"], hand=["grove", "pirate"], goods=price("grove"),
        others=[{"hand": full}], captain={"hand": many},
    )  # fmt: skip
    table.pick("play:grove")
    assert table.offers("give:") == ["give:pirate=2"]
    table.pick("give:pirate=2", "gain:mushroom")
    assert table.discard() == ["pirate"]
    assert (len(table.hand(1)), len(table.hand(2))) == (8, 9)


def test_after_she_has_passed_she_cannot_be_chosen() -> None:
    """F-134, F-103: a human with room is the only one left."""
    table = autumn(
        city=["customs_office"], hand=["grove", "pirate"], goods=price("grove"),
        others=[{"season": "autumn"}], captain={"season": "autumn", "passed": True},
    )  # fmt: skip
    table.pick("play:grove")
    assert table.offers("give:") == ["give:pirate=1"]
    table.pick("give:pirate=1", "gain:mushroom")
    assert (table.hand(1), table.discard()) == (["pirate"], [])


def test_after_she_has_passed_the_card_is_still_discarded_and_the_benefit_kept() -> None:
    """F-134, F-71, F-103: nobody is left to receive it."""
    table = autumn(
        city=["customs_office"],
        hand=["grove", "pirate"],
        goods=price("grove"),
        captain={"season": "autumn", "passed": True},
    )
    table.pick("play:grove")
    table.pick("give:pirate", "gain:sea_stone")
    assert table.discard() == ["pirate"]
    assert table.goods() == {"mushroom": 1, "sea_stone": 1}


def test_the_post_office_sends_both_cards_to_her() -> None:
    """F-134, F-72, F-154: three resources and a point token are yours."""
    table = Table(bonny=1, city=["post_office"], hand=["grove", "pirate"], routes=["route_10"])
    table.pick("visit:0.post_office")
    while table.offers("give:"):
        table.pick(table.offers("give:")[0])
    table.pick("gain:seaweed", "gain:seaweed", "gain:mushroom")
    assert sorted(table.discard()) == ["grove", "pirate"]
    assert (table.goods(), table.points()) == ({"seaweed": 2, "mushroom": 1}, 1)
    assert (table.hand(), table.hand(1)) == ([], [])


def test_the_post_office_may_send_one_card_to_a_human_and_one_to_her() -> None:
    """F-134, F-72."""
    table = Table(bonny=1, city=["post_office"], hand=["grove", "pirate"], others=[{}])
    table.pick("visit:0.post_office", "give:grove=2", "give:pirate=1")
    assert (table.hand(1), table.hand(2), table.discard()) == (["pirate"], [], ["grove"])
