"""The Chip Sweep (E-164): one other green card of the own city acts."""

from __future__ import annotations

from ..table import Table


def test_lets_a_green_card_of_the_city_act_when_played() -> None:
    """E-164."""
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, city=["farm", "mine"])
    table.pick("play:chip_sweep")
    assert table.prompt == "activate"
    assert set(table.codes) == {"activate:0.farm", "activate:0.mine"}
    table.pick("activate:0.mine")
    assert table.goods() == {"pebble": 1}
    assert table.asked == 1


def test_has_to_choose_a_card() -> None:
    """E-164: must; there is no declining."""
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, city=["farm", "mine"])
    table.pick("play:chip_sweep")
    assert table.why_not("done") == "not-offered"


def test_with_one_choice_nothing_is_asked() -> None:
    """E-164."""
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, city=["twig_barge", "inn"])
    table.pick("play:chip_sweep")
    assert table.goods() == {"twig": 2}
    assert table.asked == 1


def test_alone_does_nothing() -> None:
    """E-164."""
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, city=["inn", "king", "crane", "bard"])
    table.pick("play:chip_sweep")
    assert table.asked == 1
    assert table.goods() == {}


def test_does_not_reach_into_other_cities() -> None:
    """E-164: of your city."""
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, others=[{"city": ["farm", "mine"]}])
    table.pick("play:chip_sweep")
    assert table.asked == 1
    assert table.goods() == {}


def test_chases_neither_its_own_tail_nor_that_of_another() -> None:
    """E-164: no Chip Sweep can be chosen."""
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, city=["chip_sweep", "chip_sweep"])
    table.pick("play:chip_sweep")
    assert table.asked == 1
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, city=["chip_sweep", "farm", "mine"])
    table.pick("play:chip_sweep")
    assert set(table.codes) == {"activate:0.farm", "activate:0.mine"}


def test_the_chosen_card_keeps_its_own_may() -> None:
    """E-164: it acts in full, with its may-parts."""
    table = Table(hand=["chip_sweep"], goods={"berry": 5}, city=["doctor"])
    table.pick("play:chip_sweep")
    assert table.codes == ["pay:0", "pay:1", "pay:2"]
    table.pick("pay:2")
    assert table.points() == 2
    assert table.goods() == {}


def test_may_choose_a_card_that_brings_nothing() -> None:
    """E-164: any green card of the city, whether it can do something or not."""
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, city=["farm", "husband"])
    table.pick("play:chip_sweep", "activate:0.husband")
    assert table.goods() == {}
    assert table.asked == 1


def test_adds_to_the_storehouse_it_activates() -> None:
    """E-164, E-210: each Storehouse has its own pile, so it matters which one."""
    table = Table(
        hand=["chip_sweep"], goods={"berry": 3},
        city=[{"card": "storehouse", "goods": {"twig": 3}}, {"card": "storehouse", "goods": {"resin": 2}}],
    )  # fmt: skip
    table.pick("play:chip_sweep")
    assert set(table.codes) == {"activate:0.storehouse", "activate:0.storehouse.2"}
    table.pick("activate:0.storehouse.2", "store:1pebble")
    assert table.built("storehouse", number=1)["goods"] == {"twig": 3}
    assert table.built("storehouse", number=2)["goods"] == {"resin": 2, "pebble": 1}
    assert table.goods() == {}


def test_may_send_a_miner_mole() -> None:
    """E-164."""
    table = Table(
        hand=["chip_sweep"], goods={"berry": 3}, city=["miner_mole"], others=[{"city": ["farm", "mine"]}]
    )
    table.pick("play:chip_sweep")
    assert set(table.codes) == {"activate:1.farm", "activate:1.mine", "done"}
    table.pick("activate:1.mine")
    assert table.goods() == {"pebble": 1}


def test_sends_a_miner_mole_to_a_chip_sweep_elsewhere() -> None:
    """E-172: that one lets one more green card of its city be copied, no Chip Sweep and no Storehouse."""
    table = Table(
        hand=["chip_sweep"], goods={"berry": 3}, city=["miner_mole", "mine"],
        others=[{"city": ["chip_sweep", "chip_sweep", "storehouse", "farm", "twig_barge"]}],
    )  # fmt: skip
    table.pick("play:chip_sweep", "activate:0.miner_mole", "activate:1.chip_sweep")
    assert set(table.codes) == {"activate:1.farm", "activate:1.twig_barge"}
    table.pick("activate:1.twig_barge")
    assert table.goods() == {"twig": 2}
    assert table.goods(1) == {}


def test_is_not_met_again_at_the_end_of_its_own_chain() -> None:
    """E-172: no card occurs twice in one chain, be it through the mole of another city."""
    table = Table(
        hand=["chip_sweep"], goods={"berry": 3}, city=["miner_mole", "farm", "mine"],
        others=[{"city": ["miner_mole"]}],
    )  # fmt: skip
    table.pick("play:chip_sweep", "activate:0.miner_mole", "activate:1.miner_mole")
    assert set(table.codes) == {"activate:0.farm", "activate:0.mine", "done"}
    table.pick("activate:0.farm")
    assert table.goods() == {"berry": 1}


def test_in_a_production_the_chosen_card_acts_once_more() -> None:
    """E-87, E-88: the Mine acts for itself and again for the Chip Sweep."""
    table = Table(city=["mine", "chip_sweep", "farm"], workers=0)
    table.pick("prepare")
    assert table.source == "chip_sweep"
    table.pick("activate:0.mine")
    assert table.goods() == {"pebble": 2, "berry": 1}
    assert table.asked == 1


def test_several_each_choose_for_themselves() -> None:
    """E-87."""
    table = Table(city=["mine", "chip_sweep", "farm", "chip_sweep"], season="summer", workers=0)
    table.pick("prepare", "activate:0.mine", "activate:0.farm")
    assert table.goods() == {"pebble": 2, "berry": 2}
    assert table.asked == 1


def test_the_order_of_a_production_is_the_players() -> None:
    """E-87: the Chip Sweep may let the Doctor act before his own turn comes."""
    table = Table(city=["doctor", "chip_sweep"], goods={"berry": 5}, workers=0)
    table.pick("prepare")
    assert table.prompt == "produce"
    assert set(table.codes) == {"produce:0.doctor", "produce:0.chip_sweep"}
    table.pick("produce:0.chip_sweep", "pay:3")
    assert table.codes == ["pay:0", "pay:1", "pay:2"]
    table.pick("pay:2")
    assert table.points() == 5


def test_does_nothing_when_summer_comes() -> None:
    """E-123: no Production."""
    table = Table(city=["mine", "chip_sweep"], season="spring", workers=0)
    table.pick("prepare", "done")
    assert table.asked == 1
    assert table.goods() == {}


def test_does_not_trigger_what_cards_played_trigger() -> None:
    """E-72: a card that acts again has not been played again."""
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, city=["historian", "farm"], next=["king", "queen"])
    table.pick("play:chip_sweep")
    assert table.hand() == ["king"]


def test_costs_three_berries_and_is_worth_two_points() -> None:
    table = Table(hand=["chip_sweep"], goods={"berry": 4})
    table.pick("play:chip_sweep")
    assert table.goods() == {"berry": 1}
    assert table.scored("cards") == 2


def test_two_berries_are_too_few() -> None:
    """E-61."""
    refusal = Table(hand=["chip_sweep"], goods={"berry": 2, "resin": 5}).refusal("play:chip_sweep")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1berry"


def test_is_a_green_card() -> None:
    """E-7, E-44."""
    table = Table(city=["farm", "farm", "farm", "chip_sweep"])
    table.pick("visit:harvest_festival")
    assert table.scored("harvest_festival") == 3


def test_is_a_common_critter() -> None:
    """E-194."""
    table = Table(city=["chip_sweep", "chip_sweep", "school", "theater"])
    assert table.scored("school") == 2
    assert table.scored("theater") == 0


def test_lives_free_in_the_resin_refinery_and_sets_it_to_work() -> None:
    """E-57, E-66."""
    table = Table(hand=["chip_sweep"], city=["resin_refinery"])
    table.pick("play:chip_sweep@resin_refinery")
    assert table.built("resin_refinery")["occupied"]
    assert table.goods() == {"resin": 1}


def test_finds_no_home_in_an_occupied_refinery() -> None:
    """E-57."""
    table = Table(hand=["chip_sweep"], city=[{"card": "resin_refinery", "occupied": True}])
    assert table.why_not("play:chip_sweep@resin_refinery") == "home-taken"


def test_finds_no_home_in_the_refinery_of_an_opponent() -> None:
    """E-57: a Construction of your city."""
    table = Table(hand=["chip_sweep"], others=[{"city": ["resin_refinery"]}])
    assert table.why_not("play:chip_sweep@resin_refinery") == "helper-absent"


def test_a_well_run_city_needs_it() -> None:
    """E-45: with the Clock Tower."""
    events = ["croak_wart_cure", "tax_relief", "path_of_the_pilgrims", "a_well_run_city"]
    refusal = Table(city=["clock_tower"], events_in_play=events).refusal("visit:a_well_run_city")
    assert refusal.reason == "card-missing"
    assert refusal.details["card"] == "chip_sweep"
    assert "visit:a_well_run_city" in Table(city=["clock_tower", "chip_sweep"], events_in_play=events).codes
