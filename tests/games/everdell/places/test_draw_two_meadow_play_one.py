"""The forest card that takes two Meadow cards and may play one of them for less.

E-33, E-62 to E-66, E-108 to E-110, E-235, E-236, E-249.
"""

from __future__ import annotations

from ..table import Table

FOREST = ["three_berries", "twig_resin_berry", "draw_two_meadow_play_one"]
MEADOW: list[str | None] = ["farm", "mine", "inn", "castle", "palace", "theater", "school", "evertree"]
VISIT = "visit:draw_two_meadow_play_one"


def test_takes_two_cards_and_plays_one_for_a_resource_less() -> None:
    """E-235."""
    table = Table(forest=FOREST, meadow=MEADOW, next=["king", "queen"], goods={"twig": 1, "resin": 1})
    table.pick(VISIT, "take:meadow.farm", "take:meadow.castle", "play:farm")
    assert table.city() == ["farm"]
    assert table.hand() == ["castle"]
    assert table.goods() == {"berry": 1}
    assert table.meadow() == ["king", "mine", "inn", "queen", "palace", "theater", "school", "evertree"]
    assert table.asked == 1


def test_the_player_chooses_which_resource_is_waived() -> None:
    """E-64, E-235: exactly one resource less."""
    table = Table(forest=FOREST, meadow=MEADOW, goods={"twig": 2, "resin": 1})
    table.pick(VISIT, "take:meadow.farm", "take:meadow.mine", "play:farm")
    assert sorted(table.codes) == ["pay:1twig+1resin", "pay:2twig"]
    table.pick("pay:2twig")
    assert table.goods() == {"resin": 1, "berry": 1}


def test_a_card_of_cost_one_is_free() -> None:
    """E-63, E-235: nothing is given back either."""
    meadow: list[str | None] = ["crane", "innkeeper", *MEADOW[2:]]
    table = Table(forest=FOREST, meadow=meadow)
    table.pick(VISIT, "take:meadow.crane", "take:meadow.innkeeper")
    assert sorted(table.codes) == ["done", "play:crane", "play:innkeeper"]
    table.pick("play:crane")
    assert table.city() == ["crane"]
    assert table.hand() == ["innkeeper"]
    assert table.goods() == {}


def test_a_card_of_cost_nothing_is_played_for_nothing() -> None:
    """E-63, E-235: Ruins, with the refund of what it replaces and its two cards from the deck."""
    meadow: list[str | None] = ["ruins", *MEADOW[1:]]
    table = Table(forest=FOREST, meadow=meadow, city=["crane"], next=["king", "queen", "bard", "monk"])
    table.pick(VISIT, "take:meadow.ruins", "take:meadow.mine", "play:ruins")
    assert table.city() == ["ruins"]
    assert table.goods() == {"pebble": 1}
    assert sorted(table.hand()) == ["bard", "mine", "monk"]
    assert table.meadow()[:2] == ["king", "queen"]


def test_playing_is_optional() -> None:
    """E-67, E-235: both cards stay in hand and the row is refilled."""
    table = Table(forest=FOREST, meadow=MEADOW, next=["king", "queen"], goods={"twig": 3, "resin": 3})
    table.pick(VISIT, "take:meadow.mine", "take:meadow.inn", "done")
    assert table.city() == []
    assert sorted(table.hand()) == ["inn", "mine"]
    assert table.goods() == {"twig": 3, "resin": 3}
    assert table.meadow() == ["farm", "king", "queen", "castle", "palace", "theater", "school", "evertree"]


def test_two_cards_have_to_be_taken() -> None:
    """E-235: the taking is not optional."""
    table = Table(forest=FOREST, meadow=MEADOW)
    table.pick(VISIT)
    assert "done" not in table.codes
    table.pick("take:meadow.farm")
    assert "done" not in table.codes


def test_the_row_is_refilled_only_after_both_are_taken_and_the_play_is_decided() -> None:
    """E-108, E-236."""
    table = Table(forest=FOREST, meadow=MEADOW, next=["king", "queen"], goods={"twig": 1, "resin": 1})
    table.pick(VISIT, "take:meadow.farm")
    assert sorted(table.codes) == [f"take:meadow.{card}" for card in sorted(filter(None, MEADOW[1:]))]
    table.pick("take:meadow.mine")
    assert table.prompt == "play-one"
    assert table.meadow() == [None, None, *MEADOW[2:]]
    table.pick("done")
    assert table.meadow() == ["king", "queen", *MEADOW[2:]]


def test_the_row_is_refilled_from_the_lowest_position_up() -> None:
    """E-109: not in the order of taking."""
    table = Table(forest=FOREST, meadow=MEADOW, next=["king", "queen"])
    table.pick(VISIT, "take:meadow.evertree", "take:meadow.farm")
    assert table.meadow() == ["king", "mine", "inn", "castle", "palace", "theater", "school", "queen"]


def test_only_the_two_cards_taken_can_be_played() -> None:
    """E-235: neither other cards of the hand nor of the Meadow."""
    table = Table(
        forest=FOREST, meadow=MEADOW, hand=["monk", "twig_barge"], goods={"twig": 9, "pebble": 9, "berry": 9}
    )
    table.pick(VISIT, "take:meadow.castle", "take:meadow.mine")
    assert sorted(table.codes) == ["done", "play:mine"]


def test_twins_of_the_meadow_can_both_be_taken() -> None:
    """E-235."""
    meadow: list[str | None] = ["farm", "farm", *MEADOW[2:]]
    table = Table(forest=FOREST, meadow=meadow, goods={"twig": 2})
    table.pick(VISIT, "take:meadow.farm", "take:meadow.farm", "play:farm")
    assert table.city() == ["farm"]
    assert table.hand() == ["farm"]
    assert table.goods() == {"berry": 1}


def test_without_the_means_to_play_nothing_is_asked() -> None:
    """E-235: the cards are taken and the row is refilled."""
    table = Table(forest=FOREST, meadow=MEADOW, next=["king", "queen"], goods={"twig": 1})
    table.pick(VISIT, "take:meadow.farm", "take:meadow.mine")
    assert table.asked == 1
    assert sorted(table.hand()) == ["farm", "mine"]
    assert table.meadow() == ["king", "queen", *MEADOW[2:]]


def test_with_room_for_one_card_one_is_taken_and_may_be_played() -> None:
    """E-110, E-235."""
    table = Table(
        forest=FOREST, meadow=MEADOW, hand=[*["farm"] * 6, "wife"], next=["king"],
        goods={"twig": 1, "resin": 1},
    )  # fmt: skip
    table.pick(VISIT, "take:meadow.inn")
    assert sorted(table.codes) == ["done", "play:inn"]
    table.pick("play:inn")
    assert table.city() == ["inn"]
    assert table.hand() == [*["farm"] * 6, "wife"]
    assert table.meadow() == ["farm", "mine", "king", *MEADOW[3:]]


def test_a_full_hand_takes_nothing() -> None:
    """E-28, E-110, E-235: the visit is possible all the same."""
    meadow: list[str | None] = ["innkeeper", *MEADOW[1:]]
    table = Table(forest=FOREST, meadow=meadow, hand=["farm"] * 8, goods={"twig": 9, "resin": 9})
    table.pick(VISIT)
    assert table.asked == 1
    assert table.hand() == ["farm"] * 8
    assert table.meadow() == meadow
    assert table.seat()["deployed"] == ["draw_two_meadow_play_one"]


def test_an_occupied_token_does_not_pay_for_it() -> None:
    """E-65: the Husband would be free on the Farm, but not in this way."""
    meadow: list[str | None] = ["husband", *MEADOW[1:]]
    table = Table(forest=FOREST, meadow=meadow, city=["farm"], goods={"berry": 1})
    table.pick(VISIT, "take:meadow.husband", "take:meadow.castle")
    assert table.asked == 1
    assert table.city() == ["farm"]
    assert sorted(table.hand()) == ["castle", "husband"]


def test_no_other_card_playing_ability_joins_in() -> None:
    """E-62: an Innkeeper, a Crane, a Judge and a Dungeon do not help."""
    meadow: list[str | None] = ["king", "mine", *MEADOW[2:]]
    table = Table(
        forest=FOREST,
        meadow=meadow,
        city=["innkeeper", "crane", "judge", "dungeon"],
        goods={"twig": 1, "berry": 4},
    )
    table.pick(VISIT, "take:meadow.king", "take:meadow.mine")
    assert table.asked == 1
    assert sorted(table.hand()) == ["king", "mine"]


def test_a_full_city_takes_only_what_needs_no_slot() -> None:
    """E-66, E-75."""
    meadow: list[str | None] = ["wanderer", *MEADOW[1:]]
    table = Table(
        forest=FOREST, meadow=meadow, goods={"twig": 9, "resin": 9, "pebble": 9, "berry": 9},
        city=[*["farm"] * 8, *["teacher"] * 3, *["storehouse"] * 3, "king"],
    )  # fmt: skip
    table.pick(VISIT, "take:meadow.wanderer", "take:meadow.mine")
    assert sorted(table.codes) == ["done", "play:wanderer"]


def test_a_unique_card_is_not_played_twice() -> None:
    """E-66."""
    meadow: list[str | None] = ["king", *MEADOW[1:]]
    table = Table(forest=FOREST, meadow=meadow, city=["king"], goods={"berry": 9, "twig": 2})
    table.pick(VISIT, "take:meadow.king", "take:meadow.inn")
    assert sorted(table.codes) == ["done", "play:inn"]


def test_the_row_is_full_again_when_the_played_card_acts() -> None:
    """E-236: the Undertaker sees both new cards."""
    meadow: list[str | None] = ["undertaker", *MEADOW[1:]]
    table = Table(forest=FOREST, meadow=meadow, next=["king", "queen"], goods={"berry": 1})
    table.pick(VISIT, "take:meadow.undertaker", "take:meadow.mine", "play:undertaker")
    assert table.source == "undertaker"
    assert table.meadow() == ["king", "queen", *MEADOW[2:]]
    assert {"discard:meadow.king", "discard:meadow.queen"} <= set(table.codes)


def test_the_historian_draws_after_the_row_is_refilled() -> None:
    """E-66, E-68, E-236."""
    table = Table(
        forest=FOREST, meadow=MEADOW, city=["historian"], goods={"twig": 2}, next=["king", "queen", "bard"]
    )
    table.pick(VISIT, "take:meadow.farm", "take:meadow.mine", "play:farm")
    assert table.meadow()[:2] == ["king", "queen"]
    assert sorted(table.hand()) == ["bard", "mine"]


def test_what_is_paid_for_the_shepherd_goes_to_an_opponent() -> None:
    """E-184, E-235: the reduced price, two berries."""
    meadow: list[str | None] = ["shepherd", *MEADOW[1:]]
    table = Table(forest=FOREST, meadow=meadow, goods={"berry": 2})
    table.pick(VISIT, "take:meadow.shepherd", "take:meadow.mine", "play:shepherd")
    assert table.goods(1) == {"berry": 2}
    assert table.goods() == {"berry": 3}


def test_the_fool_goes_to_an_opponent() -> None:
    """E-165, E-235: two berries and a free slot over there."""
    meadow: list[str | None] = ["fool", *MEADOW[1:]]
    table = Table(forest=FOREST, meadow=meadow, goods={"berry": 2})
    table.pick(VISIT, "take:meadow.fool", "take:meadow.mine", "play:fool")
    assert table.city() == []
    assert table.city(1) == ["fool"]
    assert table.goods() == {}


def test_alone_the_closed_positions_are_out_of_reach() -> None:
    """E-249: in summer Rugwort has workers on positions 1 and 2."""
    table = Table(solo=1, forest=[FOREST[2], *FOREST[:2]], season="summer", meadow=MEADOW)
    table.pick(VISIT)
    assert sorted(table.codes) == [f"take:meadow.{card}" for card in sorted(filter(None, MEADOW[2:]))]


def test_alone_rugwort_answers_a_card_played_and_not_cards_taken() -> None:
    """E-244: he plays for the card you played, from the refilled row."""
    played = Table(solo=1, forest=FOREST, meadow=MEADOW, next=["king", "queen"], rolls=[1], goods={"twig": 2})
    played.pick(VISIT, "take:meadow.farm", "take:meadow.mine", "play:farm")
    assert played.city(1) == ["king"]
    kept = Table(solo=1, forest=FOREST, meadow=MEADOW, goods={"twig": 2})
    kept.pick(VISIT, "take:meadow.farm", "take:meadow.mine", "done")
    assert kept.city(1) == []


def test_the_lookout_takes_and_plays_in_the_same_way() -> None:
    """E-206, E-235."""
    table = Table(
        forest=FOREST, meadow=MEADOW, city=["lookout"], goods={"twig": 2},
        others=[{"deployed": ["draw_two_meadow_play_one"]}], next=["king", "queen"],
    )  # fmt: skip
    table.pick("visit:0.lookout", "copy:draw_two_meadow_play_one", "take:meadow.farm", "take:meadow.mine")
    table.pick("play:farm")
    assert table.city() == ["lookout", "farm"]
    assert table.meadow()[:2] == ["king", "queen"]


def test_the_row_is_full_again_for_what_follows_in_the_same_action() -> None:
    """E-123, E-200, E-235: the Clock Tower repeats it, then summer brings two more Meadow cards."""
    table = Table(
        forest=FOREST, meadow=MEADOW, next=["king", "queen"], city=["clock_tower"], season="spring",
        deployed=["draw_two_meadow_play_one", "haven", "haven"],
    )  # fmt: skip
    table.pick("prepare", "copy:draw_two_meadow_play_one", "take:meadow.farm", "take:meadow.mine")
    assert table.seat()["season"] == "summer"
    assert table.meadow() == ["king", "queen", *MEADOW[2:]]
    table.pick("take:meadow.king", "take:meadow.queen")
    assert sorted(table.hand()) == ["farm", "king", "mine", "queen"]


def test_holds_one_worker_with_two_players() -> None:
    """E-33."""
    table = Table(forest=FOREST, others=[{"deployed": ["draw_two_meadow_play_one"]}])
    assert table.why_not(VISIT) == "spot-taken"
