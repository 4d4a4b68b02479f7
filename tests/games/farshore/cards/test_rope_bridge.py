"""The Rope Bridge: three cards, each from the deck or the Bay, which is refilled after the last of them."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table, all_but, price

BAY = ["grove", "beach_sledge", "tangle_raft", "tumbler", "scribe", "sloop", "diver", "merchant"]
AWAY: dict[str, Json] = {"season": "autumn", "passed": True}
STILL = ("rose_a_red", "rose_b_unique")


def test_draws_three_cards_from_deck_and_bay_as_one_likes() -> None:
    table = Table(hand=["rope_bridge"], goods=price("rope_bridge"), bay=[*BAY], next=["port"], roses=STILL)
    table.pick("play:rope_bridge")
    assert table.prompt == "take-or-draw"
    assert table.source == "rope_bridge"
    assert set(table.codes) == {"draw", *[f"take:bay.{card}" for card in BAY]}
    table.pick("take:bay.sloop", "draw", "take:bay.grove")
    assert table.hand() == ["grove", "port", "sloop"]
    assert table.goods() == {}
    assert table.scored("cards") == 1
    assert table.asked == 1


def test_all_three_may_come_from_the_deck() -> None:
    table = Table(
        hand=["rope_bridge"], goods=price("rope_bridge"), bay=[*BAY], next=["port", "inn", "galley"]
    )
    table.pick("play:rope_bridge", "draw", "draw", "draw")
    assert table.hand() == ["galley", "inn", "port"]
    assert table.bay() == BAY


def test_must_draw_all_three() -> None:
    """F-29: it does not say may."""
    table = Table(hand=["rope_bridge"], goods=price("rope_bridge"))
    table.pick("play:rope_bridge", "draw")
    assert table.why_not("done") == "not-offered"


def test_the_bay_is_refilled_after_the_last_draw() -> None:
    """F-65: in slot order."""
    table = Table(
        hand=["rope_bridge"], goods=price("rope_bridge"), bay=[*BAY], next=["inn", "port", "galley", "pirate"]
    )
    table.pick("play:rope_bridge", "take:bay.diver", "take:bay.grove")
    assert table.bay() == [None, *BAY[1:6], None, BAY[7]]
    table.pick("take:bay.sloop")
    assert table.bay() == ["inn", *BAY[1:5], "port", "galley", BAY[7]]
    assert len(table.heard("refill")) == 1


def test_a_card_under_the_one_taken_may_be_taken_next() -> None:
    """F-74: the stack goes on showing the same name, and nothing is dealt for it."""
    table = Table(
        hand=["rope_bridge"],
        goods=price("rope_bridge"),
        bay=[{"card": "grove", "copies": 3}, *BAY[1:]],
    )
    deck = table.deck()
    table.pick("play:rope_bridge", "take:bay.grove", "take:bay.grove")
    assert table.copies()[0] == 1
    table.pick("draw")
    assert table.bay() == BAY
    assert table.deck() == deck - 1


def test_stops_at_eight_cards() -> None:
    """F-68, F-69."""
    hand: list[Json] = ["rope_bridge", *["port"] * 3, *["inn"] * 3, "pirate"]
    table = Table(hand=hand, goods=price("rope_bridge"), bay=[*BAY])
    table.pick("play:rope_bridge", "take:bay.sloop")
    assert len(table.hand()) == 8
    assert table.asked == 1


def test_from_the_bay_with_a_full_hand_draws_nothing() -> None:
    """F-51, F-68."""
    hand: list[Json] = [*["port"] * 3, *["inn"] * 3, *["pirate"] * 2]
    table = Table(hand=hand, goods=price("rope_bridge"), bay=["rope_bridge", *BAY[1:]], next=["galley"])
    table.pick("play:bay.rope_bridge")
    assert table.city() == ["rope_bridge"]
    assert len(table.hand()) == 8
    assert table.bay() == ["galley", *BAY[1:]]
    assert table.asked == 1


def test_from_the_bay_its_own_position_stays_empty_while_cards_are_drawn() -> None:
    """F-57, F-65: the refill after the last draw fills it too."""
    table = Table(
        goods=price("rope_bridge"), bay=["rope_bridge", *BAY[1:]], next=["port", "inn", "galley", "pirate"]
    )
    table.pick("play:bay.rope_bridge")
    assert table.bay() == [None, *BAY[1:]]
    table.pick("take:bay.merchant", "draw", "take:bay.diver")
    assert table.hand() == ["diver", "merchant", "port"]
    assert table.bay() == ["inn", *BAY[1:6], "galley", "pirate"]


def test_may_draw_another_rope_bridge_from_the_same_stack() -> None:
    """F-74."""
    table = Table(goods=price("rope_bridge"), bay=[{"card": "rope_bridge", "copies": 2}, *BAY[1:]])
    table.pick("play:bay.rope_bridge", "take:bay.rope_bridge", "draw", "draw")
    assert "rope_bridge" in table.hand()


def test_with_an_empty_deck_only_the_bay_is_left() -> None:
    """F-75."""
    table = Table(
        bonny=1,
        captain={**AWAY, "city": all_but("rope_bridge", *BAY)},
        bay=[*BAY],
        hand=["rope_bridge"],
        goods=price("rope_bridge"),
    )
    assert table.deck() == 0
    table.pick("play:rope_bridge")
    assert "draw" not in table.codes
    table.pick("take:bay.grove", "take:bay.tumbler", "take:bay.diver")
    assert table.hand() == ["diver", "grove", "tumbler"]
    assert table.bay().count(None) == 3


def test_with_two_cards_left_in_the_whole_bay_it_draws_two() -> None:
    """F-30, F-75."""
    table = Table(
        bonny=1,
        captain={**AWAY, "city": all_but("rope_bridge", "grove", "tumbler")},
        bay=["grove", "tumbler"],
        hand=["rope_bridge"],
        goods=price("rope_bridge"),
    )
    table.pick("play:rope_bridge", "take:bay.grove")
    assert table.hand() == ["grove", "tumbler"]
    assert table.prompt == "action"


def test_a_draw_may_shuffle_the_discard_pile() -> None:
    """F-75: the pile counts as a deck."""
    table = Table(
        bonny=1,
        captain={**AWAY, "city": all_but("rope_bridge", "port", "port", *BAY)},
        bay=[*BAY],
        hand=["rope_bridge"],
        goods=price("rope_bridge"),
        discard=["port", "port"],
    )
    table.pick("play:rope_bridge", "draw", "draw", "take:bay.grove")
    assert table.hand() == ["grove", "port", "port"]
    assert len(table.heard("reshuffle")) == 1


def test_a_hailstorm_turns_the_draws_to_the_deck() -> None:
    """F-136: the lower half of the Hail."""
    table = Table(
        hand=["rope_bridge"],
        goods=price("rope_bridge"),
        bay=[*BAY],
        next=["port", "inn", "galley"],
        mode="both",
        weather="weather_hail",
    )
    table.pick("play:rope_bridge")
    assert table.hand() == ["galley", "inn", "port"]
    assert table.bay() == BAY
    assert table.asked == 1


def test_fog_at_the_lookout_does_not_concern_it() -> None:
    """F-136: the upper half of the Fog."""
    table = Table(
        hand=["rope_bridge"], goods=price("rope_bridge"), bay=[*BAY], mode="upper", weather="weather_fog"
    )
    table.pick("play:rope_bridge")
    assert "take:bay.grove" in table.codes


def test_does_nothing_in_a_production() -> None:
    """F-81: tan cards act once."""
    table = Table(city=["rope_bridge"], workers=0)
    table.pick("prepare")
    assert table.hand() == []
    assert table.asked == 1


def test_several_may_be_built() -> None:
    """F-77: common."""
    table = Table(hand=["rope_bridge"], goods=price("rope_bridge"), city=["rope_bridge"] * 2)
    table.pick("play:rope_bridge", "draw", "draw", "draw")
    assert table.city() == ["rope_bridge"] * 3


def test_the_wind_blows_after_the_draws() -> None:
    """F-57: a tan, common construction."""
    table = Table(
        hand=["rope_bridge"], goods=price("rope_bridge"), roses=("rose_a_tan", "rose_b_construction")
    )
    table.pick("play:rope_bridge", "draw", "draw")
    assert table.ship() == 0
    table.pick("draw")
    assert table.ship() == 2


def test_holds_an_anchor_for_a_tan_critter() -> None:
    """F-53."""
    table = Table(hand=["pirate", "scribe"], city=["rope_bridge"], roses=STILL)
    assert table.why_not("play:scribe@rope_bridge") == "not-its-home"
    table.pick("play:pirate@rope_bridge")
    assert table.anchors() == 2
    assert table.built("rope_bridge")["occupied"] is True


def test_counts_for_the_tan_map() -> None:
    """F-45."""
    assert Table(city=["rope_bridge"] * 2).why_not("visit:map_tan") == "colour-short"
    assert "visit:map_tan" in Table(city=["rope_bridge"] * 3).codes
