"""The Inn: a card of the Bay for up to three resources less (F-145)."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.core.plain_data import Json
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.valley.rules.pieces.goods import total

from ..table import Table, price

DEAR: Final = ["harbor", "windmill", "manor", "gardens", "galleon", "galley", "sculptor", "governor"]
"""A Bay in which nothing can be had for three resources."""
FOURTEEN: Final = [*["grove"] * 5, *["beach_sledge"] * 3, *["tangle_raft"] * 3, *["scriptorium"] * 3]
CALM: Final = ("rose_a_green", "rose_b_common")


def cost(id: str) -> int:
    """How many resources a card costs in all."""
    return total(standard().cards.cards[standard().cards.kind(id)].cost)


def treasures(id: str, less: int = 3) -> dict[str, Json]:
    """Treasures for a card, so many fewer than it costs."""
    return {"treasure": cost(id) - less}


def dear_but(*ids: str) -> list[Json]:
    """The dear Bay with some other cards in its first positions."""
    return [*ids, *DEAR[len(ids) :]]


def test_the_bay_of_these_stories_is_dear() -> None:
    assert min([cost(id) for id in DEAR]) > 4
    assert max([cost(id) for id in ("steward", "abbey")]) <= 3


def test_does_nothing_when_played() -> None:
    """F-82; it is Common (F-77)."""
    table = Table(hand=["inn"], goods=price("inn"), city=["inn"], bay=dear_but("steward"))
    table.pick("play:inn")
    assert table.city() == ["inn", "inn"]
    assert table.goods() == {}
    assert table.asked == 1
    assert table.scored("cards") == 4


def test_plays_a_card_of_the_bay_for_three_resources_less() -> None:
    table = Table(city=["inn"], goods={"seaweed": 1}, bay=dear_but("steward", "abbey"), next=["scribe"])
    table.pick("visit:0.inn")
    assert table.prompt == "play-one"
    assert set(table.codes) == {"play:bay.steward", "play:bay.abbey"}
    table.pick("play:bay.abbey")
    assert table.city() == ["inn", "abbey"]
    assert table.goods() == {"seaweed": 1}
    assert table.bay()[1] == "scribe"
    assert table.seat()["deployed"] == ["0.inn"]
    assert table.asked == 1


def test_what_three_do_not_cover_is_paid() -> None:
    """F-52, F-60."""
    table = Table(city=["inn"], goods=treasures("harbor"), bay=[*DEAR])
    table.pick("visit:0.inn", "play:bay.harbor")
    assert table.city() == ["inn", "harbor"]
    assert table.goods() == {}
    poor = Table(city=["inn"], goods=treasures("harbor", 4), bay=[*DEAR])
    poor.pick("visit:0.inn")
    assert "play:bay.harbor" not in poor.codes


def test_the_player_chooses_which_resources_fall_away() -> None:
    """F-60: every three of a Galley's resources."""
    table = Table(city=["inn"], goods=price("galley"), bay=[*DEAR])
    table.pick("visit:0.inn", "play:bay.galley")
    assert table.prompt == "pay"
    owed = {good: int(str(n)) for good, n in price("galley").items()}
    for code in table.codes:
        paid = dict.fromkeys(owed, 0)
        for part in code.removeprefix("pay:").split("+"):
            paid[part[1:]] += int(part[0])
        assert sum(paid.values()) == cost("galley") - 3
        assert all(paid[good] <= owed[good] for good in owed)
    choices = {
        (d, w, s)
        for d in range(owed["driftwood"] + 1)
        for w in range(owed["seaweed"] + 1)
        for s in range(owed["sea_stone"] + 1)
        if d + w + s == cost("galley") - 3
    }
    assert len(table.codes) == len(choices) > 1


def test_gives_nothing_back_for_a_cheap_card() -> None:
    """F-60: never below zero."""
    table = Table(city=["inn"], goods=price("shipwreck"), bay=dear_but("shipwreck"), roses=CALM)
    table.pick("visit:0.inn")
    assert table.city() == ["inn", "shipwreck"]
    assert table.goods() == {**price("shipwreck"), "treasure": 1}


def test_a_card_has_to_be_played() -> None:
    """F-29: there is no may in its text; the only possible one comes unasked."""
    table = Table(city=["inn"], bay=dear_but("steward", "abbey"))
    table.pick("visit:0.inn")
    assert "done" not in table.codes
    table = Table(city=["inn"], bay=dear_but("abbey"))
    table.pick("visit:0.inn")
    assert table.city() == ["inn", "abbey"]


def test_cannot_be_visited_when_nothing_can_be_paid() -> None:
    """F-30; what is in hand does not matter."""
    table = Table(city=["inn"], hand=["steward", "abbey"], bay=[*DEAR])
    assert table.why_not("visit:0.inn") == "nothing-playable"


def test_cannot_be_visited_when_the_only_card_is_already_there() -> None:
    """F-58, F-77."""
    table = Table(city=["inn", "market"], bay=dear_but("market"))
    assert table.why_not("visit:0.inn") == "nothing-playable"


def test_cannot_be_visited_with_a_full_city_but_for_a_card_without_a_slot() -> None:
    """F-58, F-66."""
    table = Table(city=["inn", *FOURTEEN], bay=dear_but("steward"))
    assert table.why_not("visit:0.inn") == "nothing-playable"
    table = Table(city=["inn", *FOURTEEN], bay=dear_but("steward", "castaway"), roses=CALM)
    table.pick("visit:0.inn")
    assert table.city() == ["inn", *FOURTEEN, "castaway"]


def test_of_a_stack_one_card_is_played() -> None:
    """F-65, F-74."""
    table = Table(city=["inn"], bay=[{"card": "abbey", "copies": 2}, *DEAR[1:]])
    table.pick("visit:0.inn")
    assert table.city() == ["inn", "abbey"]
    assert table.copies()[0] == 1


def test_the_bay_is_refilled_after_the_wind() -> None:
    """F-57: the Navigator draws the first card, the Bay gets the second."""
    table = Table(
        city=["inn", "navigator"], bay=dear_but("abbey"), next=["scribe", "diver"],
        roses=("rose_a_red", "rose_b_unique"),
    )  # fmt: skip
    table.pick("visit:0.inn")
    assert table.ship() == 1
    assert table.hand() == ["scribe"]
    assert table.bay()[0] == "diver"


def test_the_card_played_acts_and_triggers() -> None:
    """F-56, F-145."""
    table = Table(
        city=["inn", "herbalist", "lighthouse", "lighthouse_keeper"], bay=dear_but("scribe"),
        next=["diver", "pirate"], roses=("rose_a_blue", "rose_b_unique"),
    )  # fmt: skip
    table.pick("visit:0.inn")
    assert table.goods() == {"mushroom": 1}
    assert table.points() == 1
    assert table.hand() == ["diver", "pirate"]


def test_the_card_played_moves_the_ship() -> None:
    """F-145: wind applies."""
    table = Table(city=["inn"], bay=dear_but("abbey"), roses=("rose_a_red", "rose_b_construction"))
    table.pick("visit:0.inn")
    assert table.ship() == 2


# One ability for a card (F-57, F-145)


def test_is_not_combined_with_the_port() -> None:
    table = Table(city=["inn", "port"], hand=["diver", "pirate"], goods=treasures("galley", 4), bay=[*DEAR])
    assert table.why_not("visit:0.inn") == "nothing-playable"


def test_is_not_combined_with_the_customs_officer() -> None:
    """A purple Construction costs no mushrooms, and none of them may be replaced."""
    table = Table(city=["inn", "customs_officer", "sculptor", "governor"], bay=[*DEAR],
                  goods={"mushroom": 1, "treasure": cost("galley") - 4})  # fmt: skip
    assert table.why_not("visit:0.inn") == "nothing-playable"


def test_is_not_combined_with_an_anchor() -> None:
    """F-53: from the Bay the Sculptor comes by anchor, but not through the Inn."""
    table = Table(city=["inn", "manor"], bay=[*DEAR])
    assert "play:bay.sculptor@manor" in table.codes
    assert table.why_not("visit:0.inn") == "nothing-playable"
    table = Table(city=["inn", "manor"], goods={"mushroom": cost("sculptor") - 3}, bay=[*DEAR])
    table.pick("visit:0.inn", "play:bay.sculptor")
    assert table.anchors() == 3
    assert "occupied" not in table.built("manor")


def test_is_not_combined_with_the_cooper() -> None:
    """Each leaves all but three to be paid."""
    table = Table(city=["inn", "cooper"], goods=treasures("galley", 4), bay=[*DEAR])
    assert table.why_not("visit:0.inn") == "nothing-playable"
    assert table.why_not("visit:0.cooper") == "nothing-playable"


def test_a_pigeon_played_there_brings_its_card_by_its_own_leave() -> None:
    """F-62: the inner play is free, whatever the Inn allowed."""
    table = Table(city=["inn"], bay=dear_but("postal_pigeon"), next=["scriptorium", "harbor"])
    table.pick("visit:0.inn", "play:scriptorium")
    assert table.city() == ["inn", "postal_pigeon", "scriptorium"]


# Weather


def test_hail_makes_the_cards_of_the_bay_dearer_before_the_inn_makes_them_cheaper() -> None:
    """F-139."""
    goods = treasures("galley", 3)
    hail = Table(city=["inn"], goods=goods, bay=[*DEAR], mode="upper", weather="weather_hail")
    assert hail.why_not("visit:0.inn") == "nothing-playable"
    one_more: dict[str, Json] = treasures("galley", 2)
    hail = Table(city=["inn"], goods=one_more, bay=[*DEAR], mode="upper", weather="weather_hail")
    hail.pick("visit:0.inn", "play:bay.galley")
    assert hail.city() == ["inn", "galley"]


def test_in_lightning_no_treasure_pays() -> None:
    """The lower half of the weather card."""
    table = Table(
        city=["inn"], goods=treasures("galley"), bay=[*DEAR], mode="both", weather="weather_lightning"
    )
    assert table.why_not("visit:0.inn") == "nothing-playable"


# The card as a place


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_is_not_open_to_others(seats: int) -> None:
    """F-41."""
    others: list[dict[str, Json]] = [{"city": ["inn"]}, {}, {}]
    table = Table(others=others[: seats - 1], bay=dear_but("steward"))
    assert table.offers("visit:1.") == []
    assert table.why_not("visit:1.inn") == "not-open"


def test_holds_one_worker_and_the_second_copy_another() -> None:
    """F-33."""
    table = Table(city=["inn"], deployed=["0.inn"], bay=dear_but("steward"))
    assert table.why_not("visit:0.inn") == "spot-taken"
    table = Table(city=["inn", "inn"], deployed=["0.inn"], bay=dear_but("abbey"))
    table.pick("visit:0.inn.2")
    assert table.city() == ["inn", "inn", "abbey"]


def test_needs_a_worker() -> None:
    """F-24."""
    table = Table(city=["inn"], workers=0, bay=dear_but("steward"))
    assert table.why_not("visit:0.inn") == "no-worker"


def test_an_inn_may_be_played_at_the_inn_and_visited_next() -> None:
    """F-42, F-77."""
    table = Table(city=["inn"], bay=dear_but("inn"), next=["abbey"])
    table.pick("visit:0.inn", "visit:docks", "visit:0.inn.2")
    assert table.city() == ["inn", "inn", "abbey"]


def test_takes_the_anchor_of_a_red_critter_also_with_a_worker_on_it() -> None:
    """F-53."""
    table = Table(hand=["steward"], city=["inn"], deployed=["0.inn"])
    table.pick("play:steward@inn")
    assert table.built("inn")["occupied"]
    assert table.anchors() == 2


def test_three_of_them_make_the_red_map() -> None:
    """F-45."""
    assert Table(city=["inn"] * 2).why_not("visit:map_red") == "colour-short"
    assert "visit:map_red" in Table(city=["inn"] * 3).codes
