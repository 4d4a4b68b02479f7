"""Fog: at the Lookout from the deck only; for every draw the hand limit is 6."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright import farshore
from boardwright.core.plain_data import Json
from boardwright.games import GAMES
from boardwright.games.farshore.rules.standard import standard

from ..table import Table, price
from . import cleared

FOG: Final = "weather_fog"
BAY: Final[list[Json]] = ["grove", "port", "pirate", "inn", "windmill", "diver", "navigator", "steward"]
FIVE: Final[list[Json]] = ["abbey", "galley", "harbor", "manor", "market"]
NEXT: Final = ["tumbler", "scribe", "merchant", "sloop", "herbalist", "castaway", "gardens", "cooper"]


# Upper half


def test_at_the_lookout_all_cards_come_from_the_deck() -> None:
    """Nothing is asked, and the Bay stays as it is."""
    table = Table(weather=FOG, mode="upper", bay=BAY, next=NEXT)
    table.pick("visit:lookout")
    assert table.hand() == sorted(NEXT)
    assert table.bay() == BAY
    assert table.asked == 1


def test_you_may_discard_as_many_cards_as_ever_at_the_lookout() -> None:
    """F-38: then the hand is filled up to eight."""
    table = Table(weather=FOG, mode="upper", bay=BAY, hand=FIVE, next=NEXT)
    table.pick("visit:lookout", "discard:abbey", "discard:galley", "done")
    assert table.hand() == sorted(["harbor", "manor", "market", *NEXT[:5]])


def test_other_draws_from_the_bay_are_as_ever() -> None:
    """Only the Lookout is named: a Rope Bridge and the preparation for summer reach the Bay."""
    table = Table(weather=FOG, mode="upper", bay=BAY, hand=["rope_bridge"], goods=price("rope_bridge"))
    table.pick("play:rope_bridge", "take:bay.windmill", "take:bay.inn", "draw")
    assert {"windmill", "inn"} <= set(table.hand())
    summer = Table(weather=FOG, mode="upper", bay=BAY, season="spring", workers=0)
    summer.pick("prepare", "take:bay.windmill", "take:bay.inn")
    assert summer.hand() == ["inn", "windmill"]


def test_at_the_lookout_an_empty_deck_gives_nothing_though_the_bay_is_full() -> None:
    """F-40: all other cards lie in Captain Bonny's city."""
    rest: list[Json] = [card.id for card in standard().cards.cards for _ in range(card.copies)]
    for id in BAY:
        rest.remove(id)
    table = Table(bonny=3, weather=FOG, bay=BAY, captain={"city": rest})
    assert table.deck() == 0
    table.pick("visit:lookout")
    assert table.hand() == []
    assert table.bay() == BAY


def test_upper_half_alone_leaves_the_hand_limit_at_eight() -> None:
    table = Table(
        weather=FOG, mode="upper", hand=[*FIVE, "scriptorium"], goods=price("scriptorium"), roses=_LULL
    )
    table.pick("play:scriptorium")
    assert len(table.hand()) == 7


_LULL: Final = ("rose_a_red", "rose_b_critter")


# Both halves


def test_at_the_lookout_the_hand_is_filled_up_to_six() -> None:
    table = Table(weather=FOG, mode="both", bay=BAY, hand=["abbey"], next=NEXT)
    table.pick("visit:lookout", "done")
    assert table.hand() == sorted(["abbey", *NEXT[:5]])
    assert table.bay() == BAY


def test_other_draws_stop_at_six_as_well() -> None:
    """F-68: a Scriptorium brings one card instead of two."""
    table = Table(
        weather=FOG, mode="both", hand=[*FIVE, "scriptorium"], goods=price("scriptorium"), roses=_LULL
    )
    deck = table.deck()
    table.pick("play:scriptorium")
    assert (len(table.hand()), table.deck()) == (6, deck - 1)


def test_draws_from_the_bay_stop_at_six() -> None:
    """F-69: one of two cards in summer; with six cards none."""
    table = Table(weather=FOG, mode="both", bay=BAY, season="spring", workers=0, hand=FIVE)
    table.pick("prepare", "take:bay.windmill")
    assert table.hand() == sorted([*map(str, FIVE), "windmill"])
    assert table.asked == 1


@pytest.mark.parametrize("more", [["tumbler"], ["tumbler", "scribe"], ["tumbler", "scribe", "merchant"]])
def test_a_larger_hand_stays_but_draws_nothing(more: list[Json]) -> None:
    """Only draws are hampered: nobody has to discard."""
    table = Table(weather=FOG, mode="both", hand=[*FIVE, *more])
    deck = table.deck()
    table.pick("visit:shore_sea_stone")
    assert (len(table.hand()), table.deck()) == (5 + len(more), deck)
    assert table.goods()["sea_stone"] == 1


def test_gifts_are_no_draws() -> None:
    """F-70: a player with seven cards still has room for one."""
    seven: list[Json] = [*FIVE, "tumbler", "scribe"]
    table = Table(
        weather=FOG, mode="both", city=["customs_office"], hand=["grove", "pirate"], goods=price("grove"),
        others=[{"hand": seven}],
    )  # fmt: skip
    table.pick("play:grove", "give:pirate=1", "gain:seaweed")
    assert len(table.hand(1)) == 8


@pytest.mark.parametrize("seats", [3, 4])
def test_first_hands_are_dealt_in_full(seats: int) -> None:
    """F-17, F-138: weather governs turns, and no turn has begun."""
    found = 0
    for seed in range(80):
        view: dict[str, Any] = GAMES["farshore"].new(seats, seed, {"weather": "both"}).view(None)
        if view["weather"] == [FOG]:
            found += 1
            assert [len(player["hand"]) for player in view["players"]] == [5, 6, 7, 8][:seats]
    assert found


# Captain Bonny, and the end of it


def test_captain_bonny_sees_through_fog() -> None:
    """F-136: she draws four cards in spring with five in hand, and takes six from the Bay in summer."""
    spring = Table(bonny=4, weather=FOG, workers=0, captain={"hand": FIVE}, bay=BAY)
    spring.pick("prepare")
    assert len(spring.hand(1)) == 9
    summer = Table(
        bonny=4,
        weather=FOG,
        workers=0,
        season="spring",
        hand=[*FIVE, "tumbler"],
        bay=BAY,
        captain={"hand": ["scribe"]},
    )
    summer.pick("prepare")
    assert len(summer.hand(1)) == 7
    assert "windmill" in summer.hand(1)


def test_captain_bonny_takes_a_purple_card_at_the_lookout_in_fog() -> None:
    """F-136."""
    table = Table(bonny=3, weather=FOG, deployed=["shore_driftwood"], routes=["route_10"], bay=BAY)
    table.pick("visit:docks")
    assert (table.seat(1)["deployed"], table.hand(1)) == (["lookout"], ["windmill"])


def test_it_lifts_when_the_next_card_is_turned_up() -> None:
    table = cleared(FOG, "weather_surge", hand=FIVE, bay=BAY)
    table.pick("visit:lookout", "done", "take:bay.windmill", "draw", "draw")
    assert len(table.hand(1)) == 8
    assert "windmill" in table.hand(1)


def test_a_new_first_hand_is_as_large_as_the_old_one() -> None:
    """F-18, F-135: the fog does not reach into the setup."""
    for seed in range(40):
        game = farshore.new(4, seed, weather="both")
        if game.view(None)["weather"] == ["weather_fog"]:
            for seat in range(4):
                game.choose(seat, "redraw")
            assert [len(player.hand) for player in game.data.players] == [5, 6, 7, 8]
            return
    pytest.fail("no fog")
