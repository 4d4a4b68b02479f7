"""The Courthouse (E-201): a twig, a resin or a pebble for each other Construction played."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table

THIEVES = ["capture_of_the_acorn_thieves", "tax_relief", "the_everdell_games", "graduation_of_scholars"]


def test_costs_four_resources_and_gains_nothing_from_itself() -> None:
    """E-72: a card never triggers itself."""
    table = Table(hand=["courthouse"], goods={"twig": 1, "resin": 1, "pebble": 2})
    table.pick("play:courthouse")
    assert table.city() == ["courthouse"]
    assert table.goods() == {}
    assert table.asked == 1
    assert table.scored("cards") == 2


def test_a_second_one_is_refused() -> None:
    table = Table(hand=["courthouse"], goods={"twig": 1, "resin": 1, "pebble": 2}, city=["courthouse"])
    assert table.why_not("play:courthouse") == "already-in-city"


def test_a_construction_brings_a_resource_of_choice_but_no_berry() -> None:
    """E-201: must, so nobody can decline."""
    table = Table(hand=["crane"], goods={"pebble": 1}, city=["courthouse"])
    table.pick("play:crane")
    assert table.prompt == "gain"
    assert table.source == "courthouse"
    assert table.codes == ["gain:twig", "gain:resin", "gain:pebble"]
    table.pick("gain:resin")
    assert table.goods() == {"resin": 1}
    assert table.asked == 1


def test_a_construction_from_the_meadow_counts() -> None:
    table = Table(goods={"pebble": 1}, city=["courthouse"], meadow=["crane"])
    table.pick("play:meadow.crane", "gain:twig")
    assert table.goods() == {"twig": 1}


def test_comes_after_the_effect_of_the_construction() -> None:
    """E-68: the Farm's berry is there when the Courthouse asks."""
    table = Table(hand=["farm"], goods={"twig": 2, "resin": 1}, city=["courthouse"])
    table.pick("play:farm")
    assert table.goods() == {"berry": 1}
    table.pick("gain:pebble")
    assert table.goods() == {"pebble": 1, "berry": 1}


def test_its_resource_cannot_pay_for_the_construction_that_brings_it() -> None:
    """E-61, E-68: step 2 comes before step 6."""
    table = Table(hand=["farm"], goods={"twig": 2}, city=["courthouse"])
    assert table.why_not("play:farm") == "goods-short"


def test_a_critter_brings_nothing() -> None:
    table = Table(hand=["historian"], goods={"berry": 2}, city=["courthouse"])
    table.pick("play:historian")
    assert table.goods() == {}
    assert table.asked == 1


def test_a_free_construction_counts() -> None:
    """E-201; here by the Queen, from the Cemetery and by a Postal Pigeon."""
    table = Table(hand=["farm"], city=["courthouse", "queen"])
    table.pick("visit:0.queen", "play:farm", "gain:twig")
    assert table.goods() == {"twig": 1, "berry": 1}
    table = Table(city=["courthouse", "cemetery"], discard=["mine"])
    table.pick("visit:0.cemetery", "reveal:discard", "gain:twig")
    assert table.goods() == {"twig": 1, "pebble": 1}
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, city=["courthouse"], next=["mine", "king"])
    table.pick("play:postal_pigeon", "play:mine", "gain:twig")
    assert table.goods() == {"twig": 1, "pebble": 1}
    assert table.asked == 1


def test_a_construction_paid_with_the_cranes_help_counts_once() -> None:
    """The Crane that leaves is not played."""
    table = Table(hand=["farm"], city=["courthouse", "crane"])
    table.pick("play:farm=crane", "gain:resin")
    assert table.goods() == {"resin": 1, "berry": 1}
    assert table.asked == 1


def test_ruins_count() -> None:
    table = Table(hand=["ruins"], city=["courthouse", "crane"])
    table.pick("play:ruins", "remove:0.crane", "gain:twig")
    assert table.city() == ["courthouse", "ruins"]
    assert table.goods() == {"twig": 1, "pebble": 1}


def test_ruins_in_its_own_place_bring_nothing() -> None:
    """E-72, E-201: nothing is left to trigger, only the refund comes."""
    table = Table(hand=["ruins"], city=["courthouse", "farm"])
    table.pick("play:ruins", "remove:0.courthouse")
    assert table.city() == ["farm", "ruins"]
    assert table.goods() == {"twig": 1, "resin": 1, "pebble": 2}
    assert table.asked == 1


def test_the_order_with_the_historian_is_the_players() -> None:
    """E-71."""
    table = Table(hand=["crane"], goods={"pebble": 1}, city=["historian", "courthouse"], next=["king"])
    table.pick("play:crane")
    assert table.prompt == "react"
    assert sorted(table.codes) == ["react:0.courthouse", "react:0.historian"]
    table.pick("react:0.historian")
    assert table.hand() == ["king"]
    assert table.prompt == "gain"
    table.pick("gain:twig")
    assert table.goods() == {"twig": 1}


def test_each_construction_of_one_game_counts() -> None:
    table = Table(hand=["crane", "farm"], goods={"twig": 2, "resin": 1, "pebble": 1}, city=["courthouse"])
    table.pick("play:crane", "gain:pebble", "visit:one_berry", "play:farm", "gain:pebble")
    assert table.goods() == {"pebble": 2, "berry": 1}


def test_the_constructions_of_others_bring_nothing() -> None:
    opponent: dict[str, Json] = {"hand": ["crane"], "goods": {"pebble": 1}}
    table = Table(city=["courthouse"], others=[opponent], turn=1)
    table.pick("play:crane")
    assert table.asked == 0
    assert table.prompt == "action"
    assert table.goods() == {}


def test_a_construction_played_in_an_opponents_inn_counts_for_the_visitor() -> None:
    """E-205: the visitor's city receives the card, so only the visitor's Courthouse reacts."""
    table = Table(
        city=["courthouse"],
        goods={"pebble": 1},
        others=[{"city": ["inn", "courthouse"]}],
        meadow=["crane"],
    )
    table.pick("visit:1.inn", "play:meadow.crane", "gain:twig")
    assert table.city() == ["courthouse", "crane"]
    assert table.goods() == {"twig": 1, "pebble": 1}
    assert table.goods(1) == {}


def test_rugworts_constructions_bring_nothing() -> None:
    """E-244, E-245: what he plays is not played by you."""
    table = Table(
        solo=1, hand=["historian"], goods={"berry": 2}, city=["courthouse"], meadow=["farm"], rolls=[1]
    )
    table.pick("play:historian")
    assert table.city(1) == ["farm"]
    assert table.goods() == {}
    assert table.prompt == "action"


def test_the_judge_lives_free_in_it() -> None:
    """E-57."""
    table = Table(hand=["judge"], city=["courthouse"])
    table.pick("play:judge@courthouse")
    assert table.city() == ["courthouse", "judge"]
    assert table.built("courthouse")["occupied"]


def test_is_a_blue_card() -> None:
    """E-44."""
    table = Table(city=["courthouse", "crane", "historian"])
    assert "visit:city_monument" in table.codes


def test_capture_of_the_acorn_thieves_asks_for_it() -> None:
    """E-45."""
    table = Table(city=["ranger"], events_in_play=THIEVES)
    assert table.why_not("visit:capture_of_the_acorn_thieves") == "card-missing"
    table = Table(city=["ranger", "courthouse"], events_in_play=THIEVES)
    assert "visit:capture_of_the_acorn_thieves" in table.codes
