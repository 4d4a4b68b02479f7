"""The Fairgrounds (E-195): two cards when played and in each Production."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table


def test_costs_four_resources_and_draws_two_cards() -> None:
    """Section 24: 1 twig, 2 resin, 1 pebble."""
    table = Table(hand=["fairgrounds"], goods={"twig": 1, "resin": 2, "pebble": 1}, next=["farm", "inn"])
    table.pick("play:fairgrounds")
    assert table.city() == ["fairgrounds"]
    assert table.goods() == {}
    assert table.hand() == ["farm", "inn"]
    assert table.scored("cards") == 3


def test_is_refused_with_one_resin_too_few() -> None:
    table = Table(hand=["fairgrounds"], goods={"twig": 1, "resin": 1, "pebble": 1})
    assert table.why_not("play:fairgrounds") == "goods-short"


def test_a_second_one_is_refused() -> None:
    """Section 24: unique."""
    table = Table(hand=["fairgrounds"], goods={"twig": 1, "resin": 2, "pebble": 1}, city=["fairgrounds"])
    assert table.why_not("play:fairgrounds") == "already-in-city"


def test_draws_when_preparing_for_spring_and_for_autumn() -> None:
    """E-83, E-122, E-124."""
    for season in ("winter", "summer"):
        table = Table(season=season, city=["fairgrounds"], workers=0, next=["farm", "inn"])
        table.pick("prepare")
        assert table.hand() == ["farm", "inn"]


def test_draws_nothing_when_preparing_for_summer() -> None:
    """E-123: no Production, only up to two cards of the Meadow."""
    table = Table(season="spring", city=["fairgrounds"], workers=0)
    table.pick("prepare", "done")
    assert table.hand() == []
    assert table.asked == 1


def test_played_in_summer_it_still_draws() -> None:
    """E-125."""
    table = Table(
        season="summer",
        hand=["fairgrounds"],
        goods={"twig": 1, "resin": 2, "pebble": 1},
        next=["farm", "inn"],
    )
    table.pick("play:fairgrounds")
    assert table.hand() == ["farm", "inn"]


def test_draws_no_further_than_the_hand_limit() -> None:
    """E-104, E-195: with seven cards one is drawn, the next stays on the deck."""
    table = Table(city=["fairgrounds"], hand=["farm"] * 7, workers=0, next=["king", "inn"])
    before = table.deck()
    table.pick("prepare")
    assert sorted(table.hand()) == [*["farm"] * 7, "king"]
    assert table.deck() == before - 1
    assert table.discard() == []


def test_with_a_full_hand_it_draws_nothing() -> None:
    hand: list[Json] = ["farm"] * 8
    table = Table(city=["fairgrounds"], hand=hand, workers=0)
    before = table.deck()
    table.pick("prepare")
    assert table.hand() == hand
    assert table.deck() == before


def test_from_the_meadow_its_place_is_refilled_before_it_draws() -> None:
    """E-68, E-69."""
    table = Table(
        goods={"twig": 1, "resin": 2, "pebble": 1}, meadow=["fairgrounds"], next=["king", "farm", "inn"]
    )
    table.pick("play:meadow.fairgrounds")
    assert table.meadow()[0] == "king"
    assert table.hand() == ["farm", "inn"]


def test_the_historian_draws_after_it() -> None:
    """E-68, E-166."""
    table = Table(
        hand=["fairgrounds"],
        goods={"twig": 1, "resin": 2, "pebble": 1},
        city=["historian"],
        next=["farm", "inn", "mine"],
    )
    table.pick("play:fairgrounds")
    assert table.hand() == ["farm", "inn", "mine"]


def test_its_turn_in_the_production_is_the_players_choice() -> None:
    """E-87: with one place left in hand it matters whether the Teacher or the Fairgrounds draws first."""
    table = Table(city=["teacher", "fairgrounds"], hand=["farm"] * 7, workers=0, next=["king", "inn"])
    table.pick("prepare")
    assert table.prompt == "produce"
    assert sorted(table.codes) == ["produce:0.fairgrounds", "produce:0.teacher"]
    table.pick("produce:0.fairgrounds")
    assert sorted(table.hand()) == [*["farm"] * 7, "king"]
    assert table.hand(1) == []
    assert table.asked == 1


def test_the_chip_sweep_lets_it_draw_again() -> None:
    """E-164."""
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, city=["fairgrounds"], next=["farm", "inn"])
    table.pick("play:chip_sweep")
    assert table.hand() == ["farm", "inn"]


def test_a_miner_mole_that_copies_it_draws_for_its_own_player() -> None:
    """E-171."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["fairgrounds"]}], next=["farm", "inn"]
    )
    table.pick("play:miner_mole", "activate:1.fairgrounds")
    assert table.hand() == ["farm", "inn"]
    assert table.hand(1) == []


def test_the_fool_leaves_it_free_for_an_opponents_city() -> None:
    """E-57, E-165: the token is on your Fairgrounds, the Fool with the opponent."""
    table = Table(hand=["fool"], city=["fairgrounds"])
    table.pick("play:fool@fairgrounds")
    assert table.city() == ["fairgrounds"]
    assert table.built("fairgrounds")["occupied"]
    assert table.city(1) == ["fool"]
    later = Table(hand=["fool"], city=[{"card": "fairgrounds", "occupied": True}])
    assert later.why_not("play:fool@fairgrounds") == "home-taken"


def test_is_a_green_card() -> None:
    """E-44: the fourth one for the Harvest Festival."""
    table = Table(city=["fairgrounds", "farm", "mine", "teacher"])
    assert "visit:harvest_festival" in table.codes
    table = Table(city=["fairgrounds", "farm", "mine"])
    assert table.why_not("visit:harvest_festival") == "colour-short"
