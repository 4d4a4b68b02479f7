"""The Lighthouse Keeper: a card drawn for every other card played."""

from __future__ import annotations

from typing import Final

from boardwright.core.plain_data import Json
from boardwright.games.farshore.rules.standard import standard

from ..table import Table, price

DEAR: Final = ["harbor", "windmill", "manor", "gardens", "galleon", "galley", "sculptor", "governor"]
CALM: Final = ("rose_a_green", "rose_b_critter")


def the_rest(*ids: str) -> list[Json]:
    """All cards of the set but those named."""
    found = [card.id for card in standard().cards.cards for _ in range(card.copies)]
    for id in ids:
        found.remove(id)
    return [*found]


def test_draws_nothing_for_his_own_play() -> None:
    """F-63, F-80."""
    table = Table(hand=["lighthouse_keeper"], goods=price("lighthouse_keeper"), next=["grove"])
    table.pick("play:lighthouse_keeper")
    assert table.city() == ["lighthouse_keeper"]
    assert table.hand() == []
    assert table.goods() == {}
    assert table.scored("cards") == 1


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["lighthouse_keeper"], goods=price("lighthouse_keeper"), city=["lighthouse_keeper"])
    assert table.why_not("play:lighthouse_keeper") == "already-in-city"


def test_draws_for_a_critter_and_for_a_construction() -> None:
    """Must, so nothing is asked."""
    table = Table(
        hand=["steward", "inn"], goods=price("steward", "inn"), city=["lighthouse_keeper"],
        next=["grove", "diver"],
    )  # fmt: skip
    table.pick("play:steward")
    assert table.hand() == ["grove", "inn"]
    assert table.asked == 1
    table.pick("visit:docks", "play:inn")
    assert table.hand() == ["diver", "grove"]


def test_draws_for_cards_of_every_colour() -> None:
    for card in ["grove", "rope_bridge", "market", "abbey", "pilgrim"]:
        table = Table(hand=[card], goods=price(card), city=["lighthouse_keeper"], bay=[*DEAR])
        table.pick(f"play:{card}")
        while table.prompt == "take-or-draw":
            table.pick("take:bay.galley" if "take:bay.galley" in table.codes else "draw")
        assert len(table.hand()) == (4 if card == "rope_bridge" else 1), card


def test_draws_for_a_card_of_the_bay_before_it_is_refilled() -> None:
    """F-57: step 5 before step 7."""
    table = Table(
        goods=price("steward"), city=["lighthouse_keeper"], bay=["steward", *DEAR[:7]],
        next=["grove", "diver"],
    )  # fmt: skip
    table.pick("play:bay.steward")
    assert table.hand() == ["grove"]
    assert table.bay()[0] == "diver"


def test_draws_after_the_effect_of_the_card() -> None:
    """F-57: the Scriptorium draws the first two; then there is room for one more of its three."""
    table = Table(
        hand=["scriptorium", *["grove"] * 5], goods=price("scriptorium"), city=["lighthouse_keeper"],
        next=["diver", "pirate", "scribe", "inn"],
    )  # fmt: skip
    table.pick("play:scriptorium")
    assert table.hand() == ["diver", *["grove"] * 5, "pirate", "scribe"]


def test_from_a_full_hand_the_place_of_the_card_played_is_free() -> None:
    """F-68."""
    table = Table(
        hand=["inn", *["grove"] * 5, "diver", "diver"], goods=price("inn"), city=["lighthouse_keeper"],
        next=["pirate"],
    )  # fmt: skip
    table.pick("play:inn")
    assert len(table.hand()) == 8
    assert "pirate" in table.hand()


def test_a_full_hand_draws_nothing() -> None:
    """F-68: the card stays on the deck, and the Bay gets it."""
    table = Table(
        hand=[*["grove"] * 5, *["diver"] * 3], goods=price("inn"), city=["lighthouse_keeper"],
        bay=["inn", *DEAR[:7]], next=["pirate"],
    )  # fmt: skip
    table.pick("play:bay.inn")
    assert table.hand() == [*["diver"] * 3, *["grove"] * 5]
    assert table.bay()[0] == "pirate"


def test_in_fog_a_hand_of_six_is_full() -> None:
    """The lower half of the weather card."""
    table = Table(
        hand=["inn", *["grove"] * 5, "diver"], goods=price("inn"), city=["lighthouse_keeper"],
        mode="both", weather="weather_fog",
    )  # fmt: skip
    table.pick("play:inn")
    assert table.hand() == ["diver", *["grove"] * 5]


def test_with_the_deck_empty_the_discard_pile_is_shuffled() -> None:
    """F-75."""
    table = Table(
        hand=["inn"], goods=price("inn"), city=["lighthouse_keeper"], bay=[*DEAR],
        discard=the_rest("inn", "lighthouse_keeper", *DEAR),
    )  # fmt: skip
    assert table.deck() == 0
    table.pick("play:inn")
    assert len(table.hand()) == 1
    assert table.discard() == []


def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    """F-75: Captain Bonny's city holds all other cards."""
    table = Table(
        bonny=1, hand=["inn"], goods=price("inn"), city=["lighthouse_keeper"], bay=[*DEAR],
        captain={"city": the_rest("inn", "lighthouse_keeper", *DEAR)}, routes=["route_01"],
    )  # fmt: skip
    table.pick("play:inn")
    assert table.city() == ["lighthouse_keeper", "inn"]
    assert table.hand() == []


def test_an_anchored_card_counts() -> None:
    """F-56."""
    table = Table(hand=["steward"], city=["lighthouse_keeper", "inn"], next=["grove"])
    table.pick("play:steward@inn")
    assert table.hand() == ["grove"]


def test_cards_of_the_inn_the_cooper_and_the_shipyard_count() -> None:
    """F-145."""
    table = Table(city=["lighthouse_keeper", "inn"], bay=["steward", "abbey", *DEAR[:6]], next=["grove"])
    table.pick("visit:0.inn", "play:bay.steward")
    assert table.hand() == ["grove"]
    table = Table(hand=["abbey"], city=["lighthouse_keeper", "cooper"], bay=[*DEAR], next=["grove"])
    table.pick("visit:0.cooper")
    assert table.hand() == ["grove"]
    table = Table(
        hand=["abbey"], city=["lighthouse_keeper"], bay=[*DEAR], next=["grove"],
        islands=["isle_yard", "isle_gems"],
    )  # fmt: skip
    table.pick("visit:isle_yard")
    assert table.hand() == ["grove"]


def test_a_pigeon_and_what_it_brings_count_one_after_the_other() -> None:
    """F-61, F-62: the inner play is over before the pigeon's answers come."""
    table = Table(
        hand=["postal_pigeon", *["grove"] * 5, "diver", "diver"], goods=price("postal_pigeon"),
        city=["lighthouse_keeper"], next=["inn", "harbor", "pirate", "scribe"],
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:inn")
    assert table.hand() == ["diver", "diver", *["grove"] * 5, "pirate"]
    table = Table(
        hand=["postal_pigeon"], goods=price("postal_pigeon"), city=["lighthouse_keeper"],
        next=["inn", "harbor", "pirate", "scribe"],
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:inn")
    assert table.hand() == ["pirate", "scribe"]


def test_workers_and_seasons_bring_nothing() -> None:
    table = Table(city=["lighthouse_keeper", "grove"], workers=1)
    table.pick("visit:shore_driftwood", "visit:docks", "prepare")
    assert table.hand() == []


def test_cards_of_others_bring_nothing() -> None:
    table = Table(city=["lighthouse_keeper"], turn=1, others=[{"hand": ["inn"], "goods": price("inn")}])
    table.pick("play:inn")
    assert table.hand() == []
    assert table.hand(1) == []


def test_all_that_answer_a_play_do_so() -> None:
    """F-59, F-61: with the Herbalist, the Lighthouse and the Navigator."""
    table = Table(
        goods=price("steward"), city=["lighthouse_keeper", "herbalist", "lighthouse", "navigator"],
        bay=["steward", *DEAR[:7]], roses=("rose_a_red", "rose_b_unique"), next=["grove", "diver"],
    )  # fmt: skip
    table.pick("play:bay.steward")
    assert table.goods() == {"mushroom": 1}
    assert table.points() == 1
    assert table.hand() == ["diver", "grove"]
    assert table.asked == 1


def test_takes_an_anchor_at_the_lighthouse() -> None:
    """F-53."""
    table = Table(hand=["lighthouse_keeper"], city=["lighthouse"], roses=CALM)
    table.pick("play:lighthouse_keeper@lighthouse")
    assert table.built("lighthouse")["occupied"]
    assert table.hand() == []


def test_is_a_blue_card() -> None:
    """F-45."""
    assert Table(city=["port", "herbalist"]).why_not("visit:map_blue") == "colour-short"
    assert "visit:map_blue" in Table(city=["port", "herbalist", "lighthouse_keeper"]).codes
