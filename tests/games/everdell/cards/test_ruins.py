"""Ruins (E-209): replaces another Construction, gives back its printed cost and draws 2 cards."""

from __future__ import annotations

import pytest

from ..table import Table

FULL = [*["farm"] * 8, *["mine"] * 3, *["twig_barge"] * 3, "inn"]


def test_replaces_a_construction_refunds_it_and_draws_two() -> None:
    table = Table(hand=["ruins"], city=["wife", "inn"], next=["king", "queen"])
    table.pick("play:ruins")
    assert table.city() == ["wife", "ruins"]
    assert table.discard() == ["inn"]
    assert table.goods() == {"twig": 2, "resin": 1}
    assert sorted(table.hand()) == ["king", "queen"]
    assert table.asked == 1


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("evertree", {"twig": 3, "resin": 3, "pebble": 3}),
        ("palace", {"twig": 2, "resin": 3, "pebble": 3}),
        ("twig_barge", {"twig": 1, "pebble": 1}),
        ("crane", {"pebble": 1}),
    ],
)
def test_the_refund_is_the_printed_cost(card: str, cost: dict[str, int]) -> None:
    """E-160."""
    table = Table(hand=["ruins"], city=[card])
    table.pick("play:ruins")
    assert table.goods() == cost


def test_the_player_chooses_which_construction_goes() -> None:
    """Critters are no choice, and there is no way to keep everything."""
    table = Table(hand=["ruins"], city=["wife", "inn", "mine", "king"])
    table.pick("play:ruins")
    assert table.prompt == "make-room"
    assert set(table.codes) == {"remove:0.inn", "remove:0.mine"}
    table.pick("remove:0.mine")
    assert table.city() == ["wife", "inn", "king", "ruins"]
    assert table.goods() == {"twig": 1, "resin": 1, "pebble": 1}


@pytest.mark.parametrize("city", [[], ["wife", "king"]])
def test_without_a_construction_it_cannot_be_played(city: list[str]) -> None:
    """E-55, E-209."""
    table = Table(hand=["ruins"], city=[*city], others=[{"city": ["farm"]}])
    assert table.why_not("play:ruins") == "nothing-to-replace"


def test_other_ruins_can_be_discarded_for_no_refund() -> None:
    table = Table(hand=["ruins"], city=["ruins"], next=["king", "queen"])
    table.pick("play:ruins")
    assert table.city() == ["ruins"]
    assert table.discard() == ["ruins"]
    assert table.goods() == {}
    assert sorted(table.hand()) == ["king", "queen"]


def test_the_draw_follows_the_refund() -> None:
    table = Table(hand=["ruins"], city=["farm"])
    table.pick("play:ruins")
    kinds = [event.kind for event in table.happened]
    assert kinds.index("lose") < kinds.index("gain") < kinds.index("draw")


def test_the_draw_stops_at_eight_cards() -> None:
    """E-104."""
    table = Table(hand=["ruins", *["wife"] * 4, *["husband"] * 3], city=["farm"], next=["king", "queen"])
    table.pick("play:ruins")
    assert len(table.hand()) == 8
    assert "king" in table.hand()
    assert "queen" not in table.hand()


def test_from_the_meadow_the_refill_comes_before_the_draw() -> None:
    """E-68, E-69."""
    table = Table(
        city=["farm"], meadow=["ruins", "mine", "mine", "inn", "inn", "wife", "wife", "judge"],
        next=["king", "queen", "crane"],
    )  # fmt: skip
    table.pick("play:meadow.ruins")
    assert table.meadow()[0] == "king"
    assert sorted(table.hand()) == ["crane", "queen"]


def test_can_be_played_into_a_full_city_which_stays_full() -> None:
    """E-78."""
    table = Table(hand=["ruins", "crane"], goods={"pebble": 1}, city=[*FULL], next=["king", "queen"])
    assert table.why_not("play:crane") == "no-slot"
    table.pick("play:ruins", "remove:0.inn", "visit:one_berry")
    assert table.city() == [*FULL[:-1], "ruins"]
    assert table.why_not("play:crane") == "no-slot"


def test_in_a_city_full_of_critters_there_is_nothing_to_replace() -> None:
    """E-55, E-78."""
    critters = ["chip_sweep", "barge_toad", "peddler", "teacher", "woodcarver"] * 3
    table = Table(hand=["ruins"], city=[*critters])
    assert table.why_not("play:ruins") == "nothing-to-replace"


def test_the_refund_can_be_spent_in_the_next_turn() -> None:
    table = Table(hand=["ruins", "farm"], city=["inn"], next=["king", "queen"])
    assert table.why_not("play:farm") == "goods-short"
    table.pick("play:ruins", "visit:one_berry", "play:farm")
    assert table.city() == ["ruins", "farm"]


def test_a_unique_card_that_fell_into_ruins_can_be_built_anew() -> None:
    """E-6."""
    table = Table(hand=["ruins", "lookout"], city=["lookout"], next=["king", "queen"])
    table.pick("play:ruins", "visit:one_berry", "play:lookout")
    assert table.city() == ["ruins", "lookout"]


def test_an_occupied_construction_can_be_discarded_and_its_critter_stays() -> None:
    """E-157: the refund is whole."""
    table = Table(hand=["ruins"], city=[{"card": "farm", "occupied": True}, "wife"])
    table.pick("play:ruins")
    assert table.city() == ["wife", "ruins"]
    assert table.goods() == {"twig": 2, "resin": 1}


def test_copies_that_differ_can_be_told_apart() -> None:
    """E-60: one of the Farms carries a token."""
    table = Table(hand=["ruins"], city=[{"card": "farm", "occupied": True}, "farm", "farm"])
    table.pick("play:ruins")
    assert set(table.codes) == {"remove:0.farm", "remove:0.farm.2"}
    table.pick("remove:0.farm")
    assert table.city() == ["farm", "farm", "ruins"]
    assert "occupied" not in table.built("farm", number=1)
    assert "occupied" not in table.built("farm", number=2)


def test_is_tan_and_acts_only_once() -> None:
    """E-82: preparing for spring does not wake it again."""
    table = Table(city=["ruins", "farm"], workers=0)
    table.pick("prepare")
    assert table.city() == ["ruins", "farm"]
    assert table.goods() == {"berry": 1}
    assert table.hand() == []


def test_three_of_them_are_three_tan_cards() -> None:
    """E-44."""
    table = Table(city=["ruins"] * 3)
    table.pick("visit:cartographers_expedition")
    assert table.scored("cartographers_expedition") == 3


def test_is_a_common_construction_worth_nothing() -> None:
    """E-192: the Castle counts it."""
    table = Table(city=["castle", "ruins", "ruins"])
    assert table.scored("castle") == 2
    assert table.scored("cards") == 4


def test_the_courthouse_pays_for_it() -> None:
    """E-201."""
    table = Table(hand=["ruins"], city=["courthouse", "crane"])
    table.pick("play:ruins", "remove:0.crane", "gain:twig")
    assert table.goods() == {"twig": 1, "pebble": 1}


def test_if_the_courthouse_itself_is_discarded_nothing_triggers() -> None:
    """E-72, E-201."""
    table = Table(hand=["ruins"], city=["courthouse", "crane"])
    table.pick("play:ruins", "remove:0.courthouse")
    assert table.goods() == {"twig": 1, "resin": 1, "pebble": 2}
    assert table.asked == 1


def test_the_historian_draws_after_the_two_cards() -> None:
    """E-166."""
    table = Table(hand=["ruins"], city=["historian", "farm"], next=["king", "queen", "judge"])
    table.pick("play:ruins")
    assert sorted(table.hand()) == ["judge", "king", "queen"]


def test_courthouse_and_historian_react_in_the_order_chosen() -> None:
    """E-71."""
    table = Table(hand=["ruins"], city=["historian", "courthouse", "crane"])
    table.pick("play:ruins", "remove:0.crane")
    assert table.prompt == "react"
    table.pick("react:0.courthouse", "gain:resin")
    assert table.goods() == {"resin": 1, "pebble": 1}
    assert len(table.hand()) == 3


def test_the_crane_cannot_help_and_be_replaced_at_once() -> None:
    """E-70, E-55: it is gone before the Ruins look for a Construction."""
    table = Table(hand=["ruins"], city=["crane"])
    assert table.offers("play:ruins") == ["play:ruins"]
    table.pick("play:ruins")
    assert table.goods() == {"pebble": 1}


def test_the_innkeeper_does_not_help_with_a_construction() -> None:
    """E-168."""
    table = Table(hand=["ruins"], city=["innkeeper", "farm"])
    assert table.why_not("play:ruins=innkeeper") == "helper-useless"


def test_a_prisoner_can_be_taken_for_it_though_there_is_nothing_to_save() -> None:
    """E-203: for any card played; E-157: with the Dungeon its prisoner goes to the discard pile."""
    table = Table(hand=["ruins"], city=["dungeon", "wife"])
    table.pick("play:ruins=dungeon")
    assert table.city() == ["ruins"]
    assert sorted(table.discard()) == ["dungeon", "wife"]
    assert table.goods() == {"resin": 1, "pebble": 2}


def test_the_queen_plays_it() -> None:
    """E-66, E-176: free anyway, and it resolves in full."""
    table = Table(hand=["ruins"], city=["queen", "farm"], next=["king", "judge"])
    table.pick("visit:0.queen", "play:ruins")
    assert table.city() == ["queen", "ruins"]
    assert table.goods() == {"twig": 2, "resin": 1}
    assert sorted(table.hand()) == ["judge", "king"]


def test_the_inn_plays_it_in_its_own_place() -> None:
    """E-158, E-205: nothing else can be played; the worker stays deployed, now on the Ruins."""
    table = Table(
        city=["inn"], meadow=["ruins", "king", "queen", "castle", "palace", "king", "castle", "palace"],
        stray=1,
    )  # fmt: skip
    table.pick("visit:0.inn")
    assert table.city() == ["ruins"]
    assert table.goods() == {"twig": 2, "resin": 1}
    table.pick("visit:one_berry", "prepare")
    assert table.seat()["workers"] == 3


def test_the_pigeon_plays_it_free() -> None:
    """E-175: base value 0."""
    table = Table(
        hand=["postal_pigeon"], goods={"berry": 2}, city=["farm"], next=["ruins", "king", "queen", "judge"]
    )
    table.pick("play:postal_pigeon", "play:ruins")
    assert table.city() == ["postal_pigeon", "ruins"]
    assert table.discard() == ["farm", "king"]
    assert sorted(table.hand()) == ["judge", "queen"]


def test_among_revealed_cards_it_needs_a_construction_too() -> None:
    """E-175: what cannot legally be played is discarded."""
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, next=["ruins", "king"])
    table.pick("play:postal_pigeon")
    assert table.asked == 1
    assert sorted(table.discard()) == ["king", "ruins"]


def test_takes_no_worker() -> None:
    table = Table(city=["ruins"])
    assert table.offers("visit:0.") == []
    assert table.why_not("visit:0.ruins") == "no-spot"


def test_houses_one_peddler() -> None:
    """E-57."""
    table = Table(hand=["peddler", "peddler"], city=["ruins"])
    table.pick("play:peddler@ruins", "visit:one_berry")
    assert table.city() == ["ruins", "peddler"]
    assert table.why_not("play:peddler@ruins") == "home-taken"


def test_alone_it_counts_as_one_card_played() -> None:
    """E-244: Rugwort answers with one card, the one that now lies where the die says."""
    table = Table(
        solo=1, hand=["ruins"], city=["farm"], rolls=[3, 4],
        meadow=["king", "queen", "mine", "castle", "inn", "crane", "judge", "monk"],
    )  # fmt: skip
    table.pick("play:ruins")
    assert table.city(1) == ["mine"]
