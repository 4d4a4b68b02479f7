"""The Shopkeeper (E-180)."""

from __future__ import annotations

from ..table import Table


def test_earns_a_berry_for_another_critter() -> None:
    table = Table(hand=["wife"], goods={"berry": 2}, city=["shopkeeper"])
    table.pick("play:wife")
    assert table.goods() == {"berry": 1}
    assert table.asked == 1


def test_earns_nothing_for_himself() -> None:
    """E-72."""
    table = Table(hand=["shopkeeper"], goods={"berry": 2})
    table.pick("play:shopkeeper")
    assert table.goods() == {}


def test_earns_nothing_for_a_construction() -> None:
    table = Table(hand=["inn"], goods={"twig": 2, "resin": 1}, city=["shopkeeper"])
    table.pick("play:inn")
    assert table.goods() == {}


def test_earns_a_berry_for_a_critter_that_lives_free() -> None:
    table = Table(hand=["wife"], city=["shopkeeper", "farm"])
    table.pick("play:wife@farm")
    assert table.goods() == {"berry": 1}


def test_earns_a_berry_for_a_critter_of_the_meadow() -> None:
    table = Table(
        goods={"berry": 2},
        city=["shopkeeper"],
        meadow=["wife", "castle", "palace", "evertree", "king", "king", "castle", "palace"],
    )
    table.pick("play:meadow.wife")
    assert table.goods() == {"berry": 1}


def test_earns_a_berry_for_a_critter_out_of_the_cemetery() -> None:
    table = Table(city=["shopkeeper", "cemetery"], discard=["wife"])
    table.pick("visit:0.cemetery", "reveal:discard")
    assert table.goods() == {"berry": 1}


def test_earns_nothing_for_a_fool_who_goes_elsewhere() -> None:
    """E-165."""
    table = Table(hand=["fool"], goods={"berry": 3}, city=["shopkeeper"])
    table.pick("play:fool")
    assert table.city(1) == ["fool"]
    assert table.goods() == {}


def test_earns_nothing_for_a_fool_who_comes_from_elsewhere() -> None:
    """E-165: nobody of this city played him."""
    table = Table(turn=1, city=["shopkeeper"], others=[{"hand": ["fool"], "goods": {"berry": 3}}])
    table.pick("play:fool")
    assert table.city() == ["shopkeeper", "fool"]
    assert table.goods() == {}


def test_earns_nothing_for_a_fool_of_rugworts() -> None:
    """E-246: after your Construction he rolls a Fool, who comes into your city."""
    table = Table(
        solo=1,
        hand=["inn"],
        goods={"twig": 2, "resin": 1},
        city=["shopkeeper"],
        meadow=["fool", "mine", "farm", "king", "queen", "wife", "bard", "judge"],
        rolls=[1],
    )
    table.pick("play:inn")
    assert table.city() == ["shopkeeper", "inn", "fool"]
    assert table.goods() == {}


def test_earns_nothing_for_the_critters_of_others() -> None:
    table = Table(turn=1, city=["shopkeeper"], others=[{"hand": ["wife"], "goods": {"berry": 2}}])
    table.pick("play:wife")
    assert table.goods() == {}
    assert table.goods(1) == {}


def test_the_berry_comes_too_late_to_pay_for_the_critter() -> None:
    """E-68: triggers are the last step."""
    table = Table(hand=["wife"], goods={"berry": 1}, city=["shopkeeper"])
    assert table.why_not("play:wife") == "goods-short"


def test_the_berry_comes_after_what_the_critter_does() -> None:
    """E-68: a Doctor cannot spend it yet."""
    table = Table(hand=["doctor"], goods={"berry": 4}, city=["shopkeeper"])
    table.pick("play:doctor")
    assert table.points() == 0
    assert table.goods() == {"berry": 1}


def test_earns_again_for_each_critter_of_an_action() -> None:
    """E-73."""
    table = Table(
        hand=["postal_pigeon"],
        goods={"berry": 2},
        city=["shopkeeper"],
        next=["postal_pigeon", "king", "wife", "king"],
    )
    table.pick("play:postal_pigeon", "play:postal_pigeon", "play:wife")
    assert table.goods() == {"berry": 3}


def test_brought_by_a_pigeon_he_is_there_in_time_for_the_pigeon() -> None:
    """E-72, E-73: what counts is who is in the city at the pigeon's own last step."""
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, next=["shopkeeper", "king"])
    table.pick("play:postal_pigeon", "play:shopkeeper")
    assert table.goods() == {"berry": 1}


def test_earns_nothing_when_imprisoned_for_the_critter_played() -> None:
    """E-72: he is no longer there at the last step."""
    table = Table(hand=["chip_sweep"], city=["shopkeeper", "dungeon"])
    table.pick("play:chip_sweep=dungeon")
    assert table.city() == ["dungeon", "chip_sweep"]
    assert table.goods() == {}


def test_a_prisoner_makes_way_for_a_new_shopkeeper_who_earns_nothing_by_it() -> None:
    """E-70, E-72."""
    table = Table(hand=["shopkeeper"], city=["shopkeeper", "dungeon", "wife"])
    table.pick("play:shopkeeper=dungeon")
    assert table.city() == ["dungeon", "wife", "shopkeeper"]
    assert table.built("dungeon")["under"] == ["shopkeeper"]
    assert table.goods() == {}


def test_earns_nothing_if_the_critters_own_effect_sends_him_away() -> None:
    """E-72: the Ranger's worker goes to the University, and he with it; 2 berries are the refund."""
    table = Table(
        hand=["ranger"], goods={"berry": 2}, city=["shopkeeper", "university"], deployed=["three_twigs"]
    )
    table.pick("play:ranger", "move:0.university", "remove:0.shopkeeper", "gain:twig")
    assert table.goods() == {"twig": 1, "berry": 2}


def test_works_beside_the_historian() -> None:
    """E-71: both act for one card."""
    table = Table(hand=["wife"], goods={"berry": 2}, city=["shopkeeper", "historian"], next=["mine"])
    table.pick("play:wife")
    assert table.goods() == {"berry": 1}
    assert table.hand() == ["mine"]


def test_does_nothing_in_a_production() -> None:
    """E-85."""
    table = Table(city=["shopkeeper"], workers=0)
    table.pick("prepare")
    assert table.goods() == {}


def test_costs_two_berries() -> None:
    refusal = Table(hand=["shopkeeper"], goods={"berry": 1}).refusal("play:shopkeeper")
    assert refusal.reason == "goods-short"
    assert refusal.details == {"missing": "1berry"}


def test_there_is_one_in_a_city() -> None:
    """E-6."""
    table = Table(hand=["shopkeeper"], goods={"berry": 2}, city=["shopkeeper"])
    assert table.why_not("play:shopkeeper") == "already-in-city"


def test_is_worth_one_point_and_blue() -> None:
    """E-44."""
    assert Table(city=["shopkeeper"]).score().total == 1
    assert Table(city=["judge", "crane"]).why_not("visit:city_monument") == "colour-short"
    assert "visit:city_monument" in Table(city=["judge", "crane", "shopkeeper"]).codes


def test_lives_free_in_the_general_store() -> None:
    """E-57."""
    table = Table(hand=["shopkeeper"], city=["general_store"])
    table.pick("play:shopkeeper@general_store")
    assert table.city() == ["general_store", "shopkeeper"]
    assert table.built("general_store")["occupied"]
    assert table.goods() == {}


def test_a_general_store_has_room_for_one() -> None:
    table = Table(hand=["shopkeeper"], goods={"berry": 2}, city=[{"card": "general_store", "occupied": True}])
    assert table.why_not("play:shopkeeper@general_store") == "home-taken"
