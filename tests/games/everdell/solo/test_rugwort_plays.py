"""Rugwort plays a card for each card you play (E-243 to E-247)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright.games.everdell.rules.cards import CARDS

from ..table import Table

ROW: Final[list[str | None]] = ["farm", "mine", "inn", "queen", "king", "ruins", "crane", "wanderer"]
"""Eight different cards, none of them a Fool."""


@pytest.mark.parametrize("roll", range(1, 9))
def test_takes_the_card_at_the_position_he_rolls_and_the_deck_fills_it(roll: int) -> None:
    """E-244, E-13: positions are numbered from 1, upper row first."""
    table = Table(solo=1, hand=["wife"], goods={"berry": 2}, meadow=ROW, next=["castle"], rolls=[roll])
    table.pick("play:wife")
    assert table.city(1) == [ROW[roll - 1]]
    assert table.meadow() == [*ROW[: roll - 1], "castle", *ROW[roll:]]
    assert table.city() == ["wife"]
    assert table.asked == 0


def test_any_of_the_eight_positions_can_come_up() -> None:
    """E-244: it is the throw of a fair die with eight faces."""
    rolled: list[str] = []
    for seed in range(80):
        table = Table(solo=1, hand=["wife"], goods={"berry": 2}, meadow=ROW, seed=seed)
        table.pick("play:wife")
        rolled += table.city(1)
    assert len(rolled) == 80
    assert sorted(set(rolled)) == sorted(card for card in ROW if card)


def test_does_nothing_when_you_place_a_worker() -> None:
    """E-243: there is no turn of his."""
    table = Table(solo=1, meadow=ROW, rolls=[1])
    table.pick("visit:one_berry")
    assert table.city(1) == []
    assert table.meadow() == ROW
    assert table.asked == 0


def test_plays_no_card_when_you_prepare_or_pass() -> None:
    """E-243: preparing and passing are no cards played."""
    table = Table(solo=1, workers=0, meadow=ROW, rolls=[1])
    table.pick("prepare")
    assert table.city(1) == []
    last = Table(solo=1, season="autumn", meadow=ROW, rolls=[1])
    last.pick("pass")
    assert last.city(1) == []
    assert last.meadow() == ROW


def test_the_meadow_is_refilled_before_he_rolls() -> None:
    """E-244: the new card in the place of the one you played is there for him."""
    table = Table(
        solo=1, goods={"berry": 2}, meadow=ROW, next=["castle", "palace", "bard", "judge", "monk"], rolls=[8]
    )
    table.pick("play:meadow.wanderer")
    assert table.city() == ["wanderer"]
    assert table.hand() == ["bard", "judge", "palace"]
    assert table.city(1) == ["castle"]
    assert table.meadow() == [*ROW[:7], "monk"]


def test_waits_until_your_action_with_all_reactions_is_complete() -> None:
    """E-244: Historian and Courthouse come first, so he gets the card after the Historian's."""
    table = Table(
        solo=1, hand=["twig_barge"], goods={"twig": 1, "pebble": 1}, city=["historian", "courthouse"],
        meadow=ROW, next=["bard", "castle"], rolls=[1],
    )  # fmt: skip
    table.pick("play:twig_barge", "react:0.historian")
    assert table.city(1) == []
    table.pick("gain:resin")
    assert table.hand() == ["bard"]
    assert table.city(1) == ["farm"]
    assert table.meadow()[0] == "castle"


def test_two_cards_in_one_action_make_him_play_twice_one_after_the_other() -> None:
    """E-244: the second throw finds the position refilled."""
    table = Table(
        solo=1, hand=["postal_pigeon"], goods={"berry": 2}, meadow=ROW,
        next=["mine", "wife", "castle", "palace"], rolls=[3, 3],
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:wife")
    assert table.city() == ["postal_pigeon", "wife"]
    assert table.city(1) == ["inn", "castle"]
    assert table.meadow() == [*ROW[:2], "palace", *ROW[3:]]


def test_three_cards_in_one_action_make_him_play_three() -> None:
    """E-244, E-175: a pigeon may bring another pigeon."""
    table = Table(
        solo=1, hand=["postal_pigeon"], goods={"berry": 2}, meadow=ROW,
        next=["postal_pigeon", "king", "wife", "queen"], rolls=[1, 2, 3],
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:postal_pigeon", "play:wife")
    assert table.city() == ["postal_pigeon", "postal_pigeon", "wife"]
    assert table.city(1) == ["farm", "mine", "inn"]


MEANS: Final[dict[str, tuple[dict[str, Any], list[str]]]] = {
    "an occupied token": ({"hand": ["wife"], "city": ["farm"]}, ["play:wife@farm"]),
    "the ever tree": ({"hand": ["wife"], "city": ["evertree"]}, ["play:wife@evertree"]),
    "the innkeeper": ({"hand": ["wife"], "city": ["innkeeper"]}, ["play:wife=innkeeper"]),
    "the crane": ({"hand": ["crane"], "city": ["crane"]}, ["play:crane=crane"]),
    "the judge": (
        {"hand": ["wife"], "city": ["judge"], "goods": {"berry": 1, "twig": 1}},
        ["play:wife=judge"],
    ),
    "the dungeon": ({"hand": ["wife"], "city": ["dungeon", "bard"]}, ["play:wife=dungeon"]),
    "ruins": ({"hand": ["ruins"], "city": ["crane"]}, ["play:ruins"]),
    "the meadow": ({"goods": {"pebble": 1}}, ["play:meadow.crane"]),
    "your inn": ({"city": ["inn"]}, ["visit:0.inn", "play:meadow.crane"]),
    "the queen": ({"hand": ["wife"], "city": ["queen"]}, ["visit:0.queen", "play:wife"]),
    "the cemetery": (
        {"city": ["cemetery"], "next": ["wife", "husband", "castle", "palace"]},
        ["visit:0.cemetery", "play:wife"],
    ),
    "the forest": (
        {"goods": {"pebble": 1}, "forest": ["three_berries", "draw_two_meadow_play_one", "two_any"]},
        ["visit:draw_two_meadow_play_one", "take:meadow.crane", "take:meadow.king", "play:crane"],
    ),
    "the lookout": (
        {"city": ["lookout"], "forest": ["draw_two_meadow_play_one", "three_berries", "two_any"]},
        [
            "visit:0.lookout", "copy:draw_two_meadow_play_one", "take:meadow.crane", "take:meadow.king",
            "play:crane",
        ],
    ),
    "the clock tower": (
        {
            "city": ["clock_tower"], "workers": 0, "deployed": ["draw_two_meadow_play_one"],
            "forest": ["three_berries", "draw_two_meadow_play_one", "two_any"],
        },
        ["prepare", "copy:draw_two_meadow_play_one", "take:meadow.crane", "take:meadow.king", "play:crane"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("means", MEANS)
def test_plays_one_card_by_whatever_means_you_played_yours(means: str) -> None:
    """E-244: a card is a card, paid or free, also when a place or another card lets you play it."""
    setting, picks = MEANS[means]
    table = Table(solo=1, meadow=ROW, rolls=[2, 6], **setting)
    table.pick(*picks)
    while table.prompt != "action":
        table.pick(table.codes[0])
    assert table.city(1) == ["mine"]


def test_plays_nothing_if_a_card_playing_ability_is_declined() -> None:
    """E-244, E-176: a visit to the Queen without a card played is no card played."""
    table = Table(solo=1, hand=["wife"], city=["queen"], meadow=ROW, rolls=[1])
    table.pick("visit:0.queen", "done")
    assert table.city(1) == []


def test_cards_taken_or_drawn_are_not_played() -> None:
    """E-244: taking two Meadow cards in the forest without playing one leaves him idle."""
    table = Table(
        solo=1, goods={"pebble": 1}, meadow=ROW, rolls=[1],
        forest=["three_berries", "draw_two_meadow_play_one", "two_any"],
    )  # fmt: skip
    table.pick("visit:draw_two_meadow_play_one", "take:meadow.crane", "take:meadow.king", "done")
    assert table.hand() == ["crane", "king"]
    assert table.city(1) == []


# His cards


def test_his_cards_have_no_abilities() -> None:
    """E-245: an Undertaker leaves the Meadow alone, a Shepherd and a Clock Tower bring no tokens."""
    row: list[str | None] = [
        "undertaker",
        "shepherd",
        "clock_tower",
        "wanderer",
        "king",
        "mine",
        "crane",
        "inn",
    ]
    table = Table(
        solo=1, hand=["wife", "wife", "wife", "wife"], goods={"berry": 8}, meadow=row,
        next=["bard", "monk", "castle", "palace"], rolls=[1, 2, 3, 4],
    )  # fmt: skip
    table.pick("play:wife", "play:wife", "play:wife", "play:wife")
    assert table.city(1) == ["undertaker", "shepherd", "clock_tower", "wanderer"]
    assert table.meadow() == ["bard", "monk", "castle", "palace", "king", "mine", "crane", "inn"]
    assert table.points(1) == 0
    assert table.built("clock_tower", 1).get("points", 0) == 0
    assert table.goods() == {}


def test_his_cards_do_not_stir_yours() -> None:
    """E-245, E-166, E-180: Historian, Shopkeeper and Courthouse react to your cards only."""
    table = Table(
        solo=1, hand=["wife"], goods={"berry": 2}, city=["historian", "shopkeeper", "courthouse"],
        meadow=ROW, next=["bard", "castle"], rolls=[8],
    )  # fmt: skip
    table.pick("play:wife")
    assert table.city(1) == ["wanderer"]
    assert table.hand() == ["bard"]
    assert table.goods() == {"berry": 1}
    assert table.prompt == "action"


def test_his_cards_do_not_act_in_your_production() -> None:
    """E-245: preparing for spring, only your own green cards produce."""
    table = Table(
        solo=1, workers=0, city=["farm"], rugwort={"city": ["farm", "mine", "twig_barge"]}, meadow=ROW
    )
    table.pick("prepare")
    assert table.goods() == {"berry": 1}


def test_uniqueness_does_not_bind_him() -> None:
    """E-245: a second King is as good as the first."""
    table = Table(
        solo=1, hand=["wife"], goods={"berry": 2}, rugwort={"city": ["king"]}, meadow=ROW, rolls=[5]
    )
    table.pick("play:wife")
    assert table.city(1) == ["king", "king"]


def test_fifteen_slots_do_not_bind_him() -> None:
    """E-245: he plays a sixteenth and a seventeenth card."""
    fifteen = [*["farm"] * 7, *["husband"] * 4, *["mine"] * 2, *["inn"] * 2]
    table = Table(
        solo=1,
        hand=["wife", "wife"],
        goods={"berry": 4},
        rugwort={"city": [*fifteen]},
        meadow=ROW,
        rolls=[5, 7],
    )
    table.pick("play:wife", "play:wife")
    assert table.city(1) == [*fifteen, "king", "crane"]


def test_a_card_in_your_city_is_no_hindrance_to_him() -> None:
    """E-245, E-6: uniqueness is about one city."""
    table = Table(solo=1, hand=["wife"], goods={"berry": 2}, city=["king"], meadow=ROW, rolls=[5])
    table.pick("play:wife")
    assert table.city(1) == ["king"]


# A Fool on his die

FOOLISH: Final[list[str | None]] = ["farm", "mine", "fool", "queen", "king", "ruins", "crane", "wanderer"]


def test_a_fool_he_rolls_goes_into_your_city() -> None:
    """E-246: it is yours from then on, with its two points less."""
    table = Table(solo=1, hand=["wife"], goods={"berry": 2}, meadow=FOOLISH, next=["castle"], rolls=[3])
    table.pick("play:wife")
    assert table.city() == ["wife", "fool"]
    assert table.city(1) == []
    assert table.meadow()[2] == "castle"
    assert table.scored("cards") == 2 - 2


def test_his_fool_is_no_card_of_yours_played() -> None:
    """E-246, E-244: neither another throw nor a reaction of your city follows."""
    table = Table(
        solo=1, hand=["wife"], goods={"berry": 2}, city=["historian", "shopkeeper"], meadow=FOOLISH,
        next=["bard", "castle"], rolls=[3, 1],
    )  # fmt: skip
    table.pick("play:wife")
    assert table.city() == ["historian", "shopkeeper", "wife", "fool"]
    assert table.city(1) == []
    assert table.hand() == ["bard"]
    assert table.goods() == {"berry": 1}


def test_the_fool_fills_a_slot_of_yours() -> None:
    """E-246, E-74: with fourteen slots filled he takes the last one."""
    city = [*["farm"] * 7, *["teacher"] * 3, "mine", "mine", "inn"]
    table = Table(solo=1, hand=["wife", "bard"], goods={"berry": 5}, city=[*city], meadow=FOOLISH, rolls=[3])
    table.pick("play:wife")
    assert table.city() == [*city, "wife", "fool"]
    assert table.why_not("play:bard") == "no-slot"


def test_with_your_city_full_the_fool_stays_with_him_as_a_tan_card() -> None:
    """E-246: two points like any other card of his, and tan for the Cartographer's Expedition."""
    city = [*["farm"] * 7, *["general_store"] * 3, "mine", "mine", "inn", "inn"]
    table = Table(
        solo=1, hand=["wife"], goods={"berry": 2}, city=[*city], workers=0,
        rugwort={"city": ["ruins", "bard"]}, meadow=FOOLISH, rolls=[3],
    )  # fmt: skip
    before = table.score(1).total
    table.pick("play:wife")
    assert table.city() == [*city, "wife"]
    assert table.city(1) == ["ruins", "bard", "fool"]
    assert table.score(1).total == before + 2
    table.pick("prepare")
    assert table.seat(1)["events"] == ["cartographers_expedition"]


def test_cards_without_a_slot_of_their_own_leave_room_for_the_fool() -> None:
    """E-246, E-75, E-76: a Wanderer and a Wife beside her Husband do not fill a city of fourteen."""
    city = [*["farm"] * 7, *["teacher"] * 3, "mine", "mine", "inn", "husband", "wanderer"]
    table = Table(solo=1, hand=["wife"], goods={"berry": 2}, city=[*city], meadow=FOOLISH, rolls=[3])
    table.pick("play:wife")
    assert table.city() == [*city, "wife", "fool"]


def test_with_a_fool_in_your_city_the_second_stays_with_him() -> None:
    """E-246: your city holds one Fool at most."""
    table = Table(solo=1, hand=["wife"], goods={"berry": 2}, city=["fool"], meadow=FOOLISH, rolls=[3])
    table.pick("play:wife")
    assert table.city() == ["fool", "wife"]
    assert table.city(1) == ["fool"]


# When the cards run out


def without_a_deck(meadow: list[str | None], hand: list[str], **more: Any) -> Table:
    """A table whose deck and discard pile are empty: the cards not named are out of the game."""
    rest = [card.id for card in CARDS.cards for _ in range(card.copies)]
    for id in (*[card for card in meadow if card], *hand):
        rest.remove(id)
    table = Table(solo=1, meadow=meadow, hand=[*hand], out=rest, **more)
    assert (table.deck(), table.discard(), table.meadow()) == (0, [], meadow)
    return table


def test_a_position_that_cannot_be_refilled_stays_empty_and_his_die_may_hit_it() -> None:
    """E-103, E-244: with deck and discard pile empty he finds nothing there the second time."""
    table = without_a_deck(ROW, ["wife", "wife"], goods={"berry": 4}, rolls=[2, 2])
    table.pick("play:wife")
    assert table.city(1) == ["mine"]
    assert table.meadow() == ["farm", None, *ROW[2:]]
    table.pick("play:wife")
    assert table.city(1) == ["mine"]
    assert table.meadow() == ["farm", None, *ROW[2:]]


def test_an_empty_position_is_refilled_before_he_rolls_if_your_action_brought_a_card() -> None:
    """E-103, E-244: the card the Bard discards becomes the deck, fills the gap, and is his."""
    row: list[str | None] = ["farm", None, *ROW[2:]]
    table = without_a_deck(row, ["bard", "judge"], goods={"berry": 3}, rolls=[2])
    table.pick("play:bard", "discard:judge")
    assert table.city(1) == ["judge"]
    assert table.meadow() == row


def test_his_city_has_no_end() -> None:
    """E-245: an Inn that is the sixty-fifth card of his city is as good as the first."""
    cards = [card.id for card in CARDS.cards for _ in range(card.copies)]
    many = [card for card in cards if card not in ("inn", "post_office", *ROW)][:64]
    row: list[str | None] = ["farm", "mine", "crane", "queen", "king", "ruins", "crane", "wanderer"]
    table = Table(solo=1, rugwort={"city": [*many, "inn"]}, meadow=row, rolls=[5])
    assert len(table.city(1)) == 65
    table.pick("visit:1.inn", "play:meadow.farm")
    assert table.points(1) == 1
    assert table.city(1) == [*many, "inn", "king"]


def test_for_a_card_played_in_a_preparation_he_prepares_first() -> None:
    """E-244 and E-248, a ruling of ours: "at once" comes before "when your action is complete"."""
    table = Table(
        solo=1,
        city=["clock_tower"],
        goods={"twig": 1, "resin": 1},
        deployed=["draw_two_meadow_play_one", "haven"],
        forest=["three_berries", "draw_two_meadow_play_one", "two_any"],
        meadow=["farm", "mine", "inn", "castle", "palace", "king", "queen", "theater"],
        rolls=[8],
    )
    table.pick("prepare", "copy:draw_two_meadow_play_one", "take:meadow.farm", "take:meadow.mine")
    table.pick("play:farm", *table.offers("pay:")[:1])
    kinds = [event.kind for event in table.happened if event.kind.startswith("rival-")]
    assert kinds == ["rival-prepares", "rival-plays"]
    assert "farm" in table.city()
    assert len(table.city(1)) == 1
