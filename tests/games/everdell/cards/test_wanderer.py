"""The Wanderer (E-183, E-75)."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table

FOURTEEN: list[Json] = [*["farm"] * 8, *["mine"] * 3, *["inn"] * 3]
FIFTEEN: list[Json] = [*FOURTEEN, "twig_barge"]


def test_brings_three_cards() -> None:
    table = Table(hand=["wanderer", "farm"], goods={"berry": 2}, next=["mine", "king", "bard", "wife"])
    table.pick("play:wanderer")
    assert sorted(table.hand()) == ["bard", "farm", "king", "mine"]
    assert table.asked == 1


def test_brings_only_as_many_as_the_hand_can_hold() -> None:
    """E-104: the others stay on the deck."""
    table = Table(hand=["wanderer", *["farm"] * 6], goods={"berry": 2}, next=["mine", "king", "bard"])
    before = table.deck()
    table.pick("play:wanderer")
    assert sorted(table.hand()) == [*["farm"] * 6, "king", "mine"]
    assert table.deck() == before - 2
    assert table.discard() == []


def test_brings_nothing_to_a_full_hand() -> None:
    """E-104."""
    table = Table(
        hand=["farm"] * 8,
        goods={"berry": 2},
        meadow=["wanderer", "mine", "inn", "king", "queen", "wife", "bard", "judge"],
        next=["castle", "palace"],
    )
    before = table.deck()
    table.pick("play:meadow.wanderer")
    assert table.hand() == ["farm"] * 8
    assert table.meadow()[0] == "castle"
    assert table.deck() == before - 1


def test_enters_a_full_city() -> None:
    table = Table(hand=["wanderer"], goods={"berry": 2}, city=FIFTEEN)
    table.pick("play:wanderer")
    assert table.city() == [*FIFTEEN, "wanderer"]


def test_a_settled_critter_does_not_enter_the_same_city() -> None:
    """E-74."""
    table = Table(hand=["teacher"], goods={"berry": 2}, city=FIFTEEN)
    assert table.why_not("play:teacher") == "no-slot"


def test_leaves_the_last_slot_to_others() -> None:
    """E-75."""
    table = Table(hand=["teacher"], goods={"berry": 2}, city=[*FOURTEEN, "wanderer", "wanderer", "wanderer"])
    assert "play:teacher" in table.codes


def test_frees_no_slot_as_a_prisoner() -> None:
    """E-203: in a full city he is of no help for a card that needs a slot."""
    table = Table(hand=["twig_barge"], city=[*FOURTEEN, "dungeon", "wanderer"])
    assert table.why_not("play:twig_barge=dungeon") == "helper-useless"
    table = Table(hand=["twig_barge"], city=[*FOURTEEN[1:], "dungeon", "wanderer"])
    assert "play:twig_barge=dungeon" in table.codes


def test_helps_another_wanderer_as_a_prisoner() -> None:
    """E-203, E-75."""
    table = Table(hand=["wanderer"], city=[*FOURTEEN, "dungeon", "wanderer"], next=["king", "bard", "wife"])
    table.pick("play:wanderer=dungeon")
    assert table.city() == [*FOURTEEN, "dungeon", "wanderer"]
    assert table.built("dungeon")["under"] == ["wanderer"]


def test_counts_as_a_tan_card_of_the_city() -> None:
    """E-44, E-81."""
    assert Table(city=["bard", "ruins"]).why_not("visit:cartographers_expedition") == "colour-short"
    assert "visit:cartographers_expedition" in Table(city=["bard", "ruins", "wanderer"]).codes


def test_counts_as_a_common_critter() -> None:
    """E-81, E-194."""
    table = Table(city=["school", "theater", "wanderer", "wanderer"])
    assert table.scored("school") == 2
    assert table.scored("theater") == 0


def test_several_may_live_in_a_city_for_a_point_each() -> None:
    """E-6."""
    table = Table(hand=["wanderer"], goods={"berry": 2}, city=["wanderer"])
    table.pick("play:wanderer")
    assert table.city() == ["wanderer", "wanderer"]
    assert table.scored("cards") == 2


def test_can_be_sent_to_the_university_like_any_card() -> None:
    """E-183, E-212: 2 berries are refunded; E-213: no slot is gained."""
    table = Table(
        hand=["mine"],
        goods={"twig": 1, "resin": 1, "pebble": 1},
        city=[*["farm"] * 8, *["inn"] * 3, *["twig_barge"] * 3, "university", "wanderer"],
    )
    table.pick("visit:0.university", "remove:0.wanderer", "gain:twig", "visit:one_berry")
    assert table.goods() == {"twig": 2, "resin": 1, "pebble": 1, "berry": 2}
    assert table.why_not("play:mine") == "no-slot"


def test_the_shopkeeper_and_the_historian_notice_him() -> None:
    """E-183: a Critter in every other way; the Historian's draw is the fourth card."""
    table = Table(
        hand=["wanderer"],
        goods={"berry": 2},
        city=["shopkeeper", "historian"],
        next=["mine", "king", "bard", "wife"],
    )
    table.pick("play:wanderer")
    assert sorted(table.hand()) == ["bard", "king", "mine", "wife"]
    assert table.goods() == {"berry": 1}


def test_acts_only_when_played() -> None:
    """E-82."""
    table = Table(city=["wanderer"], workers=0)
    table.pick("prepare")
    assert table.hand() == []


def test_costs_two_berries() -> None:
    table = Table(hand=["wanderer"], goods={"berry": 3})
    table.pick("play:wanderer")
    assert table.goods() == {"berry": 1}
    refusal = Table(hand=["wanderer"], goods={"berry": 1}).refusal("play:wanderer")
    assert refusal.reason == "goods-short"
    assert refusal.details == {"missing": "1berry"}


def test_lives_free_in_the_lookout() -> None:
    """E-57, E-66: also in a full city."""
    city: list[Json] = [*FOURTEEN, "lookout"]
    table = Table(hand=["wanderer"], city=city, next=["king", "bard", "wife"])
    table.pick("play:wanderer@lookout")
    assert table.city() == [*city, "wanderer"]
    assert table.built("lookout")["occupied"]
    assert sorted(table.hand()) == ["bard", "king", "wife"]


def test_a_lookout_houses_one_wanderer() -> None:
    table = Table(hand=["wanderer"], goods={"berry": 2}, city=[{"card": "lookout", "occupied": True}])
    assert table.why_not("play:wanderer@lookout") == "home-taken"
