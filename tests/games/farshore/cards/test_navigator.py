"""The Navigator: a card for each space that the wind moves the ship (F-149)."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.core.plain_data import Json
from boardwright.games.farshore.rules.standard import standard

from ..table import Table, price

RED_CRITTER: Final = ("rose_a_red", "rose_b_critter")
DEAR: Final = ["harbor", "windmill", "manor", "gardens", "galleon", "galley", "sculptor", "governor"]
LAST: Final = 40
"""The space worth 60 points."""


def the_rest(*ids: str) -> list[Json]:
    """All cards of the set but those named."""
    found = [card.id for card in standard().cards.cards for _ in range(card.copies)]
    for id in ids:
        found.remove(id)
    return [*found]


def test_draws_nothing_for_his_own_play() -> None:
    """F-63, F-80: though the wind moves the ship by two spaces."""
    table = Table(
        hand=["navigator"], goods=price("navigator"), roses=("rose_a_blue", "rose_b_critter"), next=["grove"]
    )
    table.pick("play:navigator")
    assert table.ship() == 2
    assert table.hand() == []
    assert table.goods() == {"treasure": 1}
    assert table.scored("cards") == 2


@pytest.mark.parametrize(
    ("card", "spaces"), [("inn", 1), ("steward", 2), ("scribe", 1), ("tangle_raft", 0), ("rope_bridge", 0)]
)
def test_draws_a_card_for_each_rose_that_the_card_matches(card: str, spaces: int) -> None:
    """F-84, X-15: red and Critter."""
    table = Table(hand=[card], goods=price(card), city=["navigator"], roses=RED_CRITTER)
    table.pick(f"play:{card}")
    while table.prompt == "take-or-draw":
        table.pick("draw")
    own = {"scribe": 1, "rope_bridge": 3}.get(card, 0)
    assert table.ship() == spaces
    assert len(table.hand()) == own + spaces


def test_has_to_draw() -> None:
    """Nothing is asked."""
    table = Table(hand=["steward"], goods=price("steward"), city=["navigator"], roses=RED_CRITTER,
                  next=["grove", "diver"])  # fmt: skip
    table.pick("play:steward")
    assert table.asked == 1
    assert table.hand() == ["diver", "grove"]


def test_a_sloop_that_sails_without_wind_brings_nothing() -> None:
    """F-85, X-14."""
    table = Table(hand=["sloop"], goods=price("sloop"), city=["navigator"], roses=RED_CRITTER)
    table.pick("play:sloop")
    assert table.ship() == 1
    assert table.hand() == []


def test_a_sloop_that_sails_with_the_wind_counts_only_the_wind() -> None:
    """X-14."""
    table = Table(
        hand=["sloop"], goods=price("sloop"), city=["navigator"], roses=("rose_a_green", "rose_b_unique"),
        next=["grove", "diver", "pirate"],
    )  # fmt: skip
    table.pick("play:sloop")
    assert table.ship() == 3
    assert table.hand() == ["diver", "grove"]


def test_a_galley_and_an_island_bring_nothing() -> None:
    """F-85."""
    table = Table(hand=["galley"], goods=price("galley"), city=["navigator"], roses=RED_CRITTER)
    table.pick("play:galley")
    assert table.ship() == 2
    assert table.hand() == []
    table = Table(city=["navigator"], islands=["isle_wind", "isle_gems"])
    table.pick("visit:isle_wind")
    assert table.ship() == 2
    assert table.hand() == []


def test_a_sloop_in_spring_brings_nothing() -> None:
    """F-85, F-96: production is no play."""
    table = Table(city=["navigator", "sloop"], workers=0, roses=("rose_a_green", "rose_b_unique"))
    table.pick("prepare")
    assert table.ship() == 1
    assert table.hand() == []


def test_at_the_end_of_the_track_there_is_nothing_to_draw() -> None:
    """F-88, F-149: a match that moves nothing."""
    table = Table(hand=["steward"], goods=price("steward"), city=["navigator"], roses=RED_CRITTER, ship=LAST)
    table.pick("play:steward")
    assert table.ship() == LAST
    assert table.hand() == []


def test_one_space_before_the_end_counts_the_space_really_moved() -> None:
    """F-149."""
    table = Table(
        hand=["steward"], goods=price("steward"), city=["navigator"], roses=RED_CRITTER, ship=LAST - 1,
        next=["grove", "diver"],
    )  # fmt: skip
    table.pick("play:steward")
    assert table.ship() == LAST
    assert table.hand() == ["grove"]


def test_a_galley_that_reaches_the_end_leaves_the_wind_nothing() -> None:
    """F-57, F-88: step 4 comes first."""
    table = Table(
        hand=["galley"], goods=price("galley"), city=["navigator"], roses=("rose_a_tan", "rose_b_unique"),
        ship=LAST - 1,
    )  # fmt: skip
    table.pick("play:galley")
    assert table.ship() == LAST
    assert table.hand() == []


def test_a_chest_on_the_way_is_taken_as_well() -> None:
    """F-87, X-16."""
    table = Table(
        hand=["steward"], goods=price("steward"), city=["navigator"], roses=RED_CRITTER, ship=1,
        next=["grove", "diver"],
    )  # fmt: skip
    table.pick("play:steward")
    assert table.goods() == {"treasure": 1}
    assert table.hand() == ["diver", "grove"]


def test_draws_after_the_effects_that_answer_the_play() -> None:
    """F-57, F-149: the Keeper draws in step 5; with room for one, the Navigator draws nothing more."""
    table = Table(
        hand=["inn", *["grove"] * 5, "diver", "diver"], goods=price("inn"),
        city=["navigator", "lighthouse_keeper"], roses=RED_CRITTER, next=["pirate", "scribe"],
    )  # fmt: skip
    table.pick("play:inn")
    assert table.hand() == ["diver", "diver", *["grove"] * 5, "pirate"]
    assert table.ship() == 1


def test_draws_before_the_bay_is_refilled() -> None:
    """F-57: step 7 comes after step 6."""
    table = Table(
        goods=price("inn"), city=["navigator"], roses=RED_CRITTER, bay=["inn", *DEAR[:7]],
        next=["pirate", "scribe"],
    )  # fmt: skip
    table.pick("play:bay.inn")
    assert table.hand() == ["pirate"]
    assert table.bay()[0] == "scribe"


def test_a_hand_with_room_for_one_draws_one() -> None:
    """F-68: the other card stays on the deck."""
    table = Table(
        hand=[*["grove"] * 5, *["diver"] * 2], goods=price("steward"), city=["navigator"], roses=RED_CRITTER,
        bay=["steward", *DEAR[:7]], next=["pirate", "scribe"],
    )  # fmt: skip
    table.pick("play:bay.steward")
    assert len(table.hand()) == 8
    assert "pirate" in table.hand()
    assert table.bay()[0] == "scribe"


def test_with_the_deck_empty_the_discard_pile_is_shuffled() -> None:
    """F-75."""
    table = Table(
        hand=["steward"], goods=price("steward"), city=["navigator"], roses=RED_CRITTER,
        bay=[*DEAR], discard=the_rest("steward", "navigator", *DEAR),
    )  # fmt: skip
    assert table.deck() == 0
    table.pick("play:steward")
    assert len(table.hand()) == 2
    assert len(table.heard("reshuffle")) == 1


def test_with_deck_and_discard_pile_empty_the_ship_moves_and_nothing_is_drawn() -> None:
    """F-75: Captain Bonny's city holds all other cards."""
    table = Table(
        bonny=1, hand=["steward"], goods=price("steward"), city=["navigator"], roses=RED_CRITTER,
        bay=[*DEAR], captain={"city": the_rest("steward", "navigator", *DEAR)}, routes=["route_01"],
    )  # fmt: skip
    table.pick("play:steward")
    assert table.ship() == 2
    assert table.hand() == []


def test_an_anchored_card_brings_cards() -> None:
    """F-56."""
    table = Table(hand=["steward"], city=["navigator", "inn"], roses=RED_CRITTER, next=["grove", "diver"])
    table.pick("play:steward@inn")
    assert table.hand() == ["diver", "grove"]


def test_a_pigeon_and_what_it_brings_count_one_after_the_other() -> None:
    """F-62: the inner card's wind, then the pigeon's."""
    table = Table(
        hand=["postal_pigeon"], goods=price("postal_pigeon"), city=["navigator"],
        roses=("rose_a_green", "rose_b_common"), next=["grove", "harbor", "diver", "pirate", "scribe", "inn"],
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:grove")
    assert table.ship() == 3
    assert table.hand() == ["diver", "pirate", "scribe"]


def test_comes_with_a_pigeon_and_draws_nothing_for_himself() -> None:
    """F-63: in the inner play he is the card that enters."""
    table = Table(
        hand=["postal_pigeon"], goods=price("postal_pigeon"), roses=("rose_a_blue", "rose_b_unique"),
        next=["navigator", "harbor", "diver"],
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:navigator")
    assert table.ship() == 2
    assert table.hand() == []


def test_the_wind_of_others_brings_nothing() -> None:
    table = Table(
        city=["navigator"], turn=1, others=[{"hand": ["steward"], "goods": price("steward")}],
        roses=RED_CRITTER,
    )  # fmt: skip
    table.pick("play:steward")
    assert table.ship(1) == 2
    assert table.hand() == []
    assert table.hand(1) == []


def test_captain_bonnys_wind_brings_nothing() -> None:
    """F-113, F-124."""
    table = Table(
        bonny=1, city=["navigator"], captain={"city": ["navigator"], "hand": ["steward"], "workers": 0},
        roses=RED_CRITTER,
    )  # fmt: skip
    table.pick("visit:docks")
    assert table.ship(1) == 2
    assert table.hand() == []
    assert table.hand(1) == []


def test_a_headwind_counts_the_space_that_is_left() -> None:
    """F-149: the weather lets the wind move a ship by one space only."""
    table = Table(
        hand=["steward"], goods=price("steward"), city=["navigator"], roses=RED_CRITTER,
        mode="upper", weather="weather_headwind", next=["grove", "diver"],
    )  # fmt: skip
    table.pick("play:steward")
    assert table.ship() == 1
    assert table.hand() == ["grove"]


def test_in_the_doldrums_there_is_nothing_to_draw() -> None:
    """F-88."""
    table = Table(
        hand=["steward"], goods=price("steward"), city=["navigator"], roses=RED_CRITTER,
        mode="both", weather="weather_doldrums",
    )  # fmt: skip
    table.pick("play:steward")
    assert table.ship() == 0
    assert table.hand() == []


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["navigator"], goods=price("navigator"), city=["navigator"])
    assert table.why_not("play:navigator") == "already-in-city"


def test_is_the_third_blue_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["port", "herbalist"]).why_not("visit:map_blue") == "colour-short"
    assert "visit:map_blue" in Table(city=["port", "herbalist", "navigator"]).codes
