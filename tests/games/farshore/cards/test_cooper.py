"""The Cooper: a Construction of the hand or the Bay for up to three resources less (F-145)."""

from __future__ import annotations

from typing import Final

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


def test_does_nothing_when_played() -> None:
    """F-82."""
    table = Table(hand=["cooper", "abbey"], goods=price("cooper"), bay=[*DEAR])
    table.pick("play:cooper")
    assert table.city() == ["cooper"]
    assert table.hand() == ["abbey"]
    assert table.goods() == {}
    assert table.asked == 1
    assert table.scored("cards") == 2


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["cooper"], goods=price("cooper"), city=["cooper"])
    assert table.why_not("play:cooper") == "already-in-city"


def test_plays_a_construction_of_the_hand_or_the_bay_for_three_less() -> None:
    table = Table(city=["cooper"], hand=["abbey"], bay=["inn", *DEAR[1:]], next=["scribe"])
    table.pick("visit:0.cooper")
    assert table.prompt == "play-one"
    assert set(table.codes) == {"play:abbey", "play:bay.inn"}
    table.pick("play:bay.inn")
    assert table.city() == ["cooper", "inn"]
    assert table.bay()[0] == "scribe"
    assert table.hand() == ["abbey"]
    assert table.seat()["deployed"] == ["0.cooper"]


def test_from_the_hand_the_bay_stays_as_it_is() -> None:
    """F-57: step 7 only for a card of the Bay."""
    table = Table(city=["cooper"], hand=["abbey"], bay=[*DEAR])
    table.pick("visit:0.cooper")
    assert table.city() == ["cooper", "abbey"]
    assert table.bay() == DEAR
    assert table.hand() == []


def test_plays_no_critter() -> None:
    """Neither of the hand nor of the Bay."""
    table = Table(city=["cooper"], hand=["steward", "scribe"], bay=["castaway", "pirate", *DEAR[2:]])
    assert table.why_not("visit:0.cooper") == "nothing-playable"


def test_what_three_do_not_cover_is_paid() -> None:
    """F-52: treasures may stand in; the player chooses what falls away (F-60)."""
    table = Table(city=["cooper"], hand=["harbor"], goods=treasures("harbor"), bay=[*DEAR])
    table.pick("visit:0.cooper", "play:harbor")
    assert table.city() == ["cooper", "harbor"]
    assert table.goods() == {}
    table = Table(city=["cooper"], hand=["galley"], goods=price("galley"), bay=[*DEAR])
    table.pick("visit:0.cooper", "play:galley")
    assert table.prompt == "pay"
    assert len(table.codes) > 1
    table.pick(table.codes[0])
    assert sum(table.goods().values()) - table.goods().get("treasure", 0) == 3


def test_does_not_help_with_four() -> None:
    table = Table(city=["cooper"], hand=["harbor"], goods=treasures("harbor", 4), bay=[*DEAR])
    table.pick("visit:0.cooper")
    assert "play:harbor" not in table.codes


def test_gives_nothing_back_for_a_cheap_construction() -> None:
    """F-60."""
    table = Table(city=["cooper"], hand=["hideout"], goods={"mushroom": 2}, bay=[*DEAR], roses=CALM)
    table.pick("visit:0.cooper")
    assert table.city() == ["cooper", "hideout"]
    assert table.goods() == {"mushroom": 2}


def test_a_card_has_to_be_played() -> None:
    """F-29: there is no may in its text."""
    table = Table(city=["cooper"], hand=["abbey", "inn"], bay=[*DEAR])
    table.pick("visit:0.cooper")
    assert set(table.codes) == {"play:abbey", "play:inn"}


def test_cannot_be_visited_when_nothing_can_be_paid() -> None:
    """F-30."""
    table = Table(city=["cooper"], hand=["harbor"], bay=[*DEAR])
    assert table.why_not("visit:0.cooper") == "nothing-playable"


def test_cannot_be_visited_when_the_only_one_is_already_there() -> None:
    """F-58, F-77."""
    table = Table(city=["cooper", "market"], hand=["market"], bay=[*DEAR])
    assert table.why_not("visit:0.cooper") == "nothing-playable"


def test_cannot_be_visited_with_a_full_city_but_for_a_shipwreck() -> None:
    """F-58, F-66."""
    table = Table(city=["cooper", *FOURTEEN], hand=["abbey"], bay=[*DEAR])
    assert table.why_not("visit:0.cooper") == "nothing-playable"
    table = Table(city=["cooper", *FOURTEEN], hand=["abbey", "shipwreck"], bay=[*DEAR], roses=CALM)
    table.pick("visit:0.cooper")
    assert table.city() == ["cooper", *FOURTEEN, "shipwreck"]
    assert table.goods() == {"treasure": 1}


def test_the_construction_acts_triggers_and_moves_the_ship() -> None:
    """F-145."""
    table = Table(
        city=["cooper", "lighthouse_keeper"], hand=["grove"], bay=[*DEAR], next=["diver"],
        roses=("rose_a_green", "rose_b_construction"),
    )  # fmt: skip
    table.pick("visit:0.cooper")
    assert table.goods() == {"mushroom": 1, "treasure": 1}
    assert table.hand() == ["diver"]
    assert table.ship() == 2


# One ability for a card (F-57, F-145)


def test_is_not_combined_with_the_port() -> None:
    """Three less and not four; and nothing is discarded when three will do."""
    hand: list[Json] = ["galley", "diver", "pirate"]
    table = Table(city=["cooper", "port"], hand=hand, goods=treasures("galley", 4), bay=[*DEAR])
    assert table.why_not("visit:0.cooper") == "nothing-playable"
    table = Table(city=["cooper", "port"], hand=hand, goods=treasures("galley"), bay=[*DEAR])
    table.pick("visit:0.cooper", "play:galley")
    assert table.hand() == ["diver", "pirate"]


def test_is_not_combined_with_the_customs_officer() -> None:
    """A Galley costs no mushrooms, and none of its resources may be replaced."""
    goods: dict[str, Json] = {"mushroom": 1, "treasure": cost("galley") - 4}
    table = Table(city=["cooper", "customs_officer"], hand=["galley"], goods=goods, bay=[*DEAR])
    assert table.why_not("visit:0.cooper") == "nothing-playable"


def test_hail_and_frost_come_before_the_reduction() -> None:
    """F-139: in hail the copy of the Bay is one dearer than that of the hand."""
    goods = treasures("galley")
    table = Table(
        city=["cooper"], hand=["galley"], goods=goods, bay=[*DEAR], mode="upper", weather="weather_hail"
    )
    table.pick("visit:0.cooper")
    assert table.city() == ["cooper", "galley"]
    assert "galley" in table.bay()
    table = Table(
        city=["cooper"], hand=["galley"], goods=goods, bay=[*DEAR], mode="both", weather="weather_frost"
    )
    assert table.why_not("visit:0.cooper") == "nothing-playable"


# The card as a place


def test_is_not_open_to_others_and_holds_one_worker() -> None:
    """F-33, F-41."""
    table = Table(hand=["abbey"], others=[{"city": ["cooper"]}], bay=[*DEAR])
    assert table.why_not("visit:1.cooper") == "not-open"
    table = Table(hand=["abbey"], city=["cooper"], deployed=["0.cooper"], bay=[*DEAR])
    assert table.why_not("visit:0.cooper") == "spot-taken"


def test_needs_a_worker() -> None:
    """F-24."""
    table = Table(hand=["abbey"], city=["cooper"], workers=0, bay=[*DEAR])
    assert table.why_not("visit:0.cooper") == "no-worker"


def test_takes_an_anchor_at_a_red_construction_only() -> None:
    """F-53."""
    table = Table(hand=["cooper"], city=["abbey", "market"])
    assert table.offers("play:cooper") == ["play:cooper@abbey"]
    assert table.why_not("play:cooper@market") == "not-its-home"
    table.pick("play:cooper@abbey")
    assert table.anchors() == 2


def test_is_the_third_red_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["inn", "abbey"]).why_not("visit:map_red") == "colour-short"
    assert "visit:map_red" in Table(city=["inn", "abbey", "cooper"]).codes
