"""The Farm (E-195, E-60): a berry when played and in each Production, and a home for Husband or Wife."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table


def test_costs_two_twigs_and_a_resin_and_gives_a_berry() -> None:
    """X-5, step 3: with 4 twigs, 1 resin and 1 berry."""
    table = Table(hand=["farm"], goods={"twig": 4, "resin": 1, "berry": 1})
    table.pick("play:farm")
    assert table.city() == ["farm"]
    assert table.goods() == {"twig": 2, "berry": 2}
    assert table.scored("cards") == 1


def test_its_berry_cannot_help_to_pay_for_it() -> None:
    """E-61: the whole cost first."""
    table = Table(hand=["farm"], goods={"twig": 2, "berry": 9})
    refusal = table.refusal("play:farm")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1resin"


def test_a_city_may_hold_many_of_them() -> None:
    """E-6: common; each one acts for itself."""
    table = Table(hand=["farm"], goods={"twig": 2, "resin": 1}, city=["farm"] * 7)
    table.pick("play:farm")
    assert table.city() == ["farm"] * 8
    assert table.goods() == {"berry": 1}


def test_every_farm_gives_a_berry_in_the_production_of_spring_and_autumn() -> None:
    """E-83, E-87."""
    for season in ("winter", "summer"):
        table = Table(season=season, city=["farm"] * 3, workers=0)
        table.pick("prepare")
        assert table.goods() == {"berry": 3}


def test_gives_nothing_when_preparing_for_summer() -> None:
    """E-123."""
    table = Table(season="spring", city=["farm"], workers=0)
    table.pick("prepare", "done")
    assert table.goods() == {}


def test_gives_its_berry_when_played_in_summer() -> None:
    """E-125."""
    table = Table(season="summer", hand=["farm"], goods={"twig": 2, "resin": 1})
    table.pick("play:farm")
    assert table.goods() == {"berry": 1}


def test_the_farms_of_others_give_nothing() -> None:
    table = Table(workers=0, others=[{"city": ["farm"]}])
    table.pick("prepare")
    assert table.goods() == {}
    assert table.goods(1) == {}


def test_the_first_turns_of_the_rulebook() -> None:
    """X-5."""
    table = Table(
        hand=["farm"],
        forest=["twig_resin_berry", "two_any", "three_berries"],
        meadow=["barge_toad"],
        others=[{"season": "autumn", "passed": True}],
    )
    table.pick("visit:three_twigs")
    assert table.goods() == {"twig": 3}
    table.pick("visit:twig_resin_berry")
    assert table.goods() == {"twig": 4, "resin": 1, "berry": 1}
    table.pick("play:farm")
    assert table.goods() == {"twig": 2, "berry": 2}
    table.pick("play:meadow.barge_toad")
    assert table.goods() == {"twig": 4}
    table.pick("prepare")
    assert table.goods() == {"twig": 6, "berry": 1}
    assert table.seat()["workers"] == 3
    assert table.seat()["season"] == "spring"


def test_a_husband_or_a_wife_lives_free_in_it() -> None:
    """E-57, E-60."""
    for critter in ("husband", "wife"):
        table = Table(hand=[critter], city=["farm"])
        table.pick(f"play:{critter}@farm")
        assert table.city() == ["farm", critter]
        assert table.built("farm")["occupied"]


def test_houses_one_of_them_only() -> None:
    """E-57, E-60: one token per Construction, ever."""
    table = Table(hand=["husband", "wife"], city=["farm"])
    table.pick("play:wife@farm", "visit:one_berry")
    assert table.why_not("play:husband@farm") == "home-taken"
    assert table.offers("play:husband") == []


def test_two_farms_house_two_of_them() -> None:
    """E-60: which of two equal Farms is occupied is no question."""
    table = Table(hand=["husband", "wife"], city=["farm", "farm"])
    table.pick("play:wife@farm", "visit:one_berry", "play:husband@farm", "gain:twig")
    assert table.built("farm", number=1)["occupied"]
    assert table.built("farm", number=2)["occupied"]


def test_the_token_goes_to_the_farm_that_has_none() -> None:
    """E-57."""
    table = Table(hand=["wife"], city=[{"card": "farm", "occupied": True}, "farm"])
    table.pick("play:wife@farm")
    assert table.built("farm", number=2)["occupied"]


def test_the_token_stays_when_the_critter_leaves() -> None:
    """E-58, X-11."""
    table = Table(hand=["wife", "wife"], city=["farm", "university"])
    table.pick("play:wife@farm", "visit:one_berry", "visit:0.university", "remove:0.wife", "gain:twig")
    table.pick("visit:one_berry")
    assert table.city() == ["farm", "university"]
    assert table.why_not("play:wife@farm") == "home-taken"


def test_other_critters_do_not_live_in_it() -> None:
    table = Table(hand=["bard"], city=["farm"])
    assert table.why_not("play:bard@farm") == "not-its-home"


def test_an_occupied_farm_still_produces() -> None:
    """E-46, E-87: tokens do not matter."""
    table = Table(city=[{"card": "farm", "occupied": True}], workers=0)
    table.pick("prepare")
    assert table.goods() == {"berry": 1}


def test_a_barge_toad_takes_two_twigs_for_each_farm_occupied_or_not() -> None:
    """E-163."""
    table = Table(
        hand=["barge_toad"], goods={"berry": 2}, city=["farm", {"card": "farm", "occupied": True}, "farm"]
    )
    table.pick("play:barge_toad")
    assert table.goods() == {"twig": 6}


def test_a_paired_husband_needs_it_to_produce() -> None:
    """E-167."""
    table = Table(hand=["husband"], goods={"berry": 3}, city=["wife"])
    table.pick("play:husband")
    assert table.goods() == {}
    assert table.asked == 1
    table = Table(hand=["husband"], goods={"berry": 3}, city=["wife", "farm"])
    table.pick("play:husband", "gain:pebble")
    assert table.goods() == {"pebble": 1}


def test_the_chip_sweep_takes_its_berry_again() -> None:
    """E-164."""
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, city=["farm"])
    table.pick("play:chip_sweep")
    assert table.goods() == {"berry": 1}


def test_a_miner_mole_that_copies_it_takes_the_berry_for_its_own_player() -> None:
    """E-171."""
    table = Table(hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["farm"]}])
    table.pick("play:miner_mole", "activate:1.farm")
    assert table.goods() == {"berry": 1}
    assert table.goods(1) == {}


def test_rugworts_farm_can_be_copied_but_does_nothing_for_him() -> None:
    """E-172, E-245."""
    table = Table(solo=1, hand=["miner_mole"], goods={"berry": 3}, rugwort={"city": ["farm"]})
    table.pick("play:miner_mole", "activate:1.farm")
    assert table.goods() == {"berry": 1}


def test_four_of_them_make_a_harvest_festival() -> None:
    """E-44: green."""
    table = Table(city=["farm"] * 3)
    assert table.why_not("visit:harvest_festival") == "colour-short"
    table = Table(city=["farm"] * 4)
    assert "visit:harvest_festival" in table.codes


def test_a_full_city_takes_no_more() -> None:
    """E-74."""
    full: list[Json] = [*["farm"] * 7, *["mine"] * 3, *["inn"] * 3, "crane", "castle"]
    table = Table(hand=["farm"], goods={"twig": 2, "resin": 1}, city=full)
    assert table.why_not("play:farm") == "no-slot"
