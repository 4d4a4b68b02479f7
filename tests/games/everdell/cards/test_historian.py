"""The Historian (E-166): one card drawn after each card played."""

from __future__ import annotations

from ..table import Table


def test_draws_after_a_critter_and_after_a_construction() -> None:
    """E-166."""
    table = Table(
        hand=["wife", "crane"], goods={"berry": 2, "pebble": 1}, city=["historian"], next=["mine", "inn"]
    )
    table.pick("play:wife")
    assert table.hand() == ["crane", "mine"]
    table.pick("visit:one_berry", "play:crane")
    assert table.hand() == ["inn", "mine"]


def test_draws_after_the_effect_of_the_card_played() -> None:
    """E-68: step 6 comes after step 5, so the Wanderer draws the first three cards."""
    table = Table(
        hand=["wanderer", *["farm"] * 5], goods={"berry": 2}, city=["historian"],
        next=["king", "queen", "bard", "mine"],
    )  # fmt: skip
    table.pick("play:wanderer")
    assert sorted(set(table.hand())) == ["bard", "farm", "king", "queen"]
    assert len(table.hand()) == 8


def test_has_to_draw() -> None:
    """E-166: must; nothing is asked."""
    table = Table(hand=["wife"], goods={"berry": 2}, city=["historian"], next=["mine"])
    table.pick("play:wife")
    assert table.asked == 1
    assert table.hand() == ["mine"]


def test_a_full_hand_draws_nothing() -> None:
    """E-166, E-104: the card stays on the deck."""
    table = Table(
        hand=["farm"] * 8, goods={"berry": 2}, city=["historian"], next=["mine", "inn"],
        meadow=["wife", "king", "queen", "castle", "palace", "school", "theater", "evertree"],
    )  # fmt: skip
    before = table.deck()
    table.pick("play:meadow.wife")
    assert table.meadow()[0] == "mine"
    assert table.hand() == ["farm"] * 8
    assert table.deck() == before - 1


def test_from_a_full_hand_the_place_of_the_card_played_is_free() -> None:
    """E-166: eight cards, one played, one drawn."""
    table = Table(hand=["wife", *["farm"] * 7], goods={"berry": 2}, city=["historian"], next=["mine"])
    table.pick("play:wife")
    assert table.hand() == [*["farm"] * 7, "mine"]


def test_does_not_draw_for_himself() -> None:
    """E-72, E-166."""
    table = Table(hand=["historian"], goods={"berry": 2}, next=["mine"])
    table.pick("play:historian")
    assert table.hand() == []


def test_draws_for_a_card_played_free_at_home() -> None:
    """E-66, E-166: by any means."""
    table = Table(hand=["bard"], city=["historian", "theater"], next=["mine"])
    table.pick("play:bard@theater")
    assert table.hand() == ["mine"]


def test_draws_for_the_ruins_after_their_own_two_cards() -> None:
    """E-166, E-209."""
    table = Table(hand=["ruins"], city=["historian", "farm"], next=["mine", "inn", "king"])
    table.pick("play:ruins")
    assert table.city() == ["historian", "ruins"]
    assert table.hand() == ["inn", "king", "mine"]


def test_draws_for_a_fool() -> None:
    """E-166."""
    table = Table(hand=["fool"], goods={"berry": 3}, city=["historian"], next=["mine"])
    table.pick("play:fool")
    assert table.hand() == ["mine"]


def test_draws_for_a_card_the_queen_plays() -> None:
    """E-166: by any means; the worker itself is no card."""
    table = Table(hand=["wife"], city=["historian", "queen"], next=["mine", "inn"])
    table.pick("visit:0.queen", "play:wife")
    assert table.hand() == ["mine"]


def test_draws_for_a_card_of_the_inn() -> None:
    """E-166, E-205: after the Meadow has been refilled (E-68)."""
    table = Table(
        city=["historian", "inn"], next=["mine", "bard"],
        meadow=["wife", "king", "queen", "castle", "palace", "school", "theater", "evertree"],
    )  # fmt: skip
    table.pick("visit:0.inn")
    assert table.city() == ["historian", "inn", "wife"]
    assert table.meadow()[0] == "mine"
    assert table.hand() == ["bard"]


def test_draws_for_the_pigeon_and_for_what_it_brought() -> None:
    """E-73, E-175: each card played triggers separately."""
    table = Table(
        hand=["postal_pigeon"], goods={"berry": 2}, city=["historian"], next=["wife", "king", "mine", "inn"]
    )
    table.pick("play:postal_pigeon", "play:wife")
    assert table.city() == ["historian", "postal_pigeon", "wife"]
    assert table.hand() == ["inn", "mine"]
    assert table.discard() == ["king"]


def test_the_inner_card_is_finished_before_the_outer_one_goes_on() -> None:
    """E-73: with seven cards in hand the one free place is filled for the inner card."""
    table = Table(
        hand=["postal_pigeon", *["farm"] * 7], goods={"berry": 2}, city=["historian"],
        next=["wife", "king", "mine", "inn"],
    )  # fmt: skip
    table.pick("play:postal_pigeon", "play:wife")
    assert table.hand() == [*["farm"] * 7, "mine"]


def test_does_not_draw_for_workers_and_seasons() -> None:
    """E-85: he reacts to cards being played, and to nothing else."""
    table = Table(city=["historian"], workers=1, next=["mine"])
    table.pick("visit:one_berry", "visit:one_berry", "prepare")
    assert table.hand() == []


def test_does_not_draw_for_cards_of_others() -> None:
    """E-166: cards you play."""
    table = Table(
        city=["historian"], turn=1, others=[{"hand": ["wife"], "goods": {"berry": 2}}], next=["mine"]
    )
    table.pick("play:wife")
    assert table.hand() == []
    assert table.hand(1) == []


def test_does_not_draw_for_a_fool_that_moves_in() -> None:
    """E-165: it triggers for the player who played it."""
    table = Table(
        city=["historian"], turn=1, others=[{"hand": ["fool"], "goods": {"berry": 3}}], next=["mine"]
    )
    table.pick("play:fool")
    assert table.city() == ["historian", "fool"]
    assert table.hand() == []


def test_put_into_the_dungeon_for_the_card_he_does_not_draw() -> None:
    """E-72, E-203: he has to be in the city at step 6."""
    table = Table(hand=["farm"], city=["historian", "dungeon"], next=["mine"])
    table.pick("play:farm=dungeon")
    assert table.city() == ["dungeon", "farm"]
    assert table.hand() == []


def test_the_player_chooses_whether_he_or_the_courthouse_comes_first() -> None:
    """E-71."""
    table = Table(hand=["crane"], goods={"pebble": 1}, city=["courthouse", "historian"], next=["mine"])
    table.pick("play:crane")
    assert table.prompt == "react"
    assert set(table.codes) == {"react:0.courthouse", "react:0.historian"}
    table.pick("react:0.historian")
    assert table.hand() == ["mine"]
    table.pick("gain:resin")
    assert table.goods() == {"resin": 1}
    assert table.asked == 1


def test_the_shopkeeper_and_he_both_react_to_a_critter() -> None:
    """E-71, E-180."""
    table = Table(hand=["wife"], goods={"berry": 2}, city=["shopkeeper", "historian"], next=["mine"])
    table.pick("play:wife")
    assert table.hand() == ["mine"]
    assert table.goods() == {"berry": 1}


def test_costs_two_berries_and_is_worth_one_point() -> None:
    table = Table(hand=["historian"], goods={"berry": 3})
    table.pick("play:historian")
    assert table.goods() == {"berry": 1}
    assert table.scored("cards") == 1


def test_one_berry_is_too_little() -> None:
    """E-61."""
    refusal = Table(hand=["historian"], goods={"berry": 1, "twig": 5}).refusal("play:historian")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1berry"


def test_is_a_blue_card() -> None:
    """E-7, E-44: the third one for the City Monument."""
    table = Table(city=["crane", "courthouse", "historian"])
    table.pick("visit:city_monument")
    assert table.scored("city_monument") == 3


def test_is_a_unique_critter() -> None:
    """E-6, E-194."""
    table = Table(hand=["historian"], goods={"berry": 2}, city=["historian", "theater", "school"])
    assert table.why_not("play:historian") == "already-in-city"
    assert table.scored("theater") == 1
    assert table.scored("school") == 0


def test_lives_free_in_the_clock_tower() -> None:
    """E-57: its point tokens stay where they are."""
    table = Table(hand=["historian"], city=["clock_tower"])
    table.pick("play:historian@clock_tower")
    assert table.built("clock_tower")["occupied"]
    assert table.built("clock_tower")["points"] == 3


def test_finds_no_home_in_an_occupied_clock_tower() -> None:
    """E-57."""
    table = Table(hand=["historian"], city=[{"card": "clock_tower", "occupied": True}])
    assert table.why_not("play:historian@clock_tower") == "home-taken"


def test_the_ancient_scrolls_need_him() -> None:
    """E-45: with the Ruins."""
    events = ["croak_wart_cure", "tax_relief", "path_of_the_pilgrims", "ancient_scrolls_discovered"]
    without = Table(city=["ruins"], events_in_play=events)
    assert without.refusal("visit:ancient_scrolls_discovered").details["card"] == "historian"
    table = Table(city=["ruins", "historian"], events_in_play=events)
    assert "visit:ancient_scrolls_discovered" in table.codes


def test_alone_he_draws_before_rugwort_plays() -> None:
    """E-244: your action, triggers included, is complete before the die is rolled."""
    table = Table(
        solo=1, hand=["wife"], goods={"berry": 2}, city=["historian"], next=["mine", "inn"], rolls=[1],
        meadow=["king", "queen", "castle", "palace", "school", "theater", "doctor", "evertree"],
    )  # fmt: skip
    table.pick("play:wife")
    assert table.hand() == ["mine"]
    assert table.meadow()[0] == "inn"
