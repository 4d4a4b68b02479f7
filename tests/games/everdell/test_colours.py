"""When cards act, by colour, and Production (E-7, E-82 to E-88)."""

from __future__ import annotations

import pytest

from .table import Table

TAX_RELIEF = ["tax_relief", "a_well_run_city", "croak_wart_cure", "flying_doctor_service"]


def prepared(table: Table) -> Table:
    """The same table after the first player has prepared for season."""
    table.pick("prepare")
    return table


def test_a_tan_card_acts_when_played() -> None:
    """E-7, E-82."""
    table = Table(hand=["wanderer"], goods={"berry": 2}, next=["king", "queen", "bard"])
    table.pick("play:wanderer")
    assert table.hand() == ["bard", "king", "queen"]


def test_a_tan_card_never_acts_again() -> None:
    """E-82: not in Production."""
    table = prepared(Table(workers=0, city=["wanderer", "shepherd", "bard"], hand=["farm"]))
    assert table.asked == 1
    assert (table.hand(), table.goods(), table.points()) == (["farm"], {}, 0)


def test_a_green_card_acts_when_played() -> None:
    """E-83."""
    table = Table(hand=["mine"], goods={"twig": 1, "resin": 1, "pebble": 1})
    table.pick("play:mine")
    assert table.goods() == {"pebble": 1}


@pytest.mark.parametrize(("season", "berries"), [("winter", 2), ("spring", 0), ("summer", 2)])
def test_green_cards_act_in_preparing_for_spring_and_for_autumn(season: str, berries: int) -> None:
    """E-83: once each, and not in preparing for summer."""
    table = Table(season=season, workers=0, city=["farm", "farm"], hand=["inn"])
    table.pick("prepare")
    if table.prompt == "take":
        table.pick("done")
    assert table.goods().get("berry", 0) == berries


def test_green_cards_act_where_an_effect_says_so() -> None:
    """E-83: Tax Relief."""
    table = Table(city=["judge", "queen", "farm", "mine"], events_in_play=TAX_RELIEF)
    table.pick("visit:tax_relief")
    assert table.goods() == {"pebble": 1, "berry": 1}


def test_a_red_card_does_nothing_when_played() -> None:
    """E-84."""
    table = Table(hand=["chapel"], goods={"twig": 2, "resin": 1, "pebble": 1})
    table.pick("play:chapel")
    assert table.asked == 1
    assert (table.hand(), table.goods(), "points" in table.built("chapel")) == ([], {}, False)


def test_a_red_card_acts_when_a_worker_is_placed_on_it() -> None:
    """E-84."""
    table = Table(city=["chapel"], next=["king", "queen"])
    table.pick("visit:0.chapel")
    assert table.hand() == ["king", "queen"]
    assert table.built("chapel")["points"] == 1


def test_a_red_card_does_nothing_in_production() -> None:
    """E-84."""
    table = prepared(Table(workers=0, city=["chapel", "university", "farm"]))
    assert table.goods() == {"berry": 1}
    assert (table.hand(), table.points()) == ([], 0)


def test_a_blue_card_reacts_to_cards_being_played() -> None:
    """E-85: those of its owner, not those of others."""
    table = Table(hand=["wife"], goods={"berry": 2}, city=["shopkeeper"], others=[{"city": ["shopkeeper"]}])
    table.pick("play:wife")
    assert table.goods() == {"berry": 1}
    assert table.goods(1) == {}


def test_a_blue_card_offers_another_way_of_paying() -> None:
    """E-85."""
    table = Table(hand=["wife"], goods={"berry": 1, "resin": 1}, city=["judge"])
    assert table.offers("play:wife") == ["play:wife=judge"]


def test_a_blue_card_does_nothing_in_production() -> None:
    """E-85."""
    table = prepared(Table(workers=0, city=["historian", "shopkeeper", "courthouse", "judge"]))
    assert (table.hand(), table.goods(), table.asked) == ([], {}, 1)


def test_a_purple_card_does_nothing_before_the_end() -> None:
    """E-86: neither when played nor in Production."""
    table = Table(hand=["school"], goods={"twig": 2, "resin": 2}, city=["wife", "theater"])
    table.pick("play:school")
    assert (table.hand(), table.goods(), table.points()) == ([], {}, 0)
    table = prepared(Table(workers=0, city=["school", "wife", "theater"]))
    assert (table.hand(), table.goods(), table.points()) == ([], {}, 0)


def test_a_purple_card_scores_its_base_value_and_its_bonus() -> None:
    """E-86."""
    table = Table(city=["school", "wanderer", "wanderer"])
    assert table.scored("cards") == 2 + 1 + 1
    assert table.scored("school") == 2


def test_all_green_cards_act_once_each_in_production() -> None:
    """E-87."""
    table = prepared(
        Table(
            workers=0,
            city=["farm", "farm", "mine", "twig_barge", "resin_refinery", "general_store", "barge_toad"],
        )
    )
    assert table.asked == 1
    assert table.goods() == {"twig": 2 + 4, "resin": 1, "pebble": 1, "berry": 2 + 2}


def test_only_the_own_city_produces() -> None:
    """E-87."""
    table = prepared(Table(workers=0, city=["farm"], others=[{"city": ["mine", "farm"]}]))
    assert table.goods() == {"berry": 1}
    assert table.goods(1) == {}


def test_the_player_chooses_the_order_of_production() -> None:
    """E-87: first the Peddler's exchange, then the Woodcarver can use the twig."""
    table = prepared(Table(workers=0, city=["woodcarver", "peddler"], goods={"pebble": 1}))
    assert table.prompt == "produce"
    assert table.codes == ["produce:0.woodcarver", "produce:0.peddler"]
    table.pick("produce:0.peddler", "pay:pebble", "gain:twig")
    assert (table.prompt, table.source) == ("spend", "woodcarver")
    table.pick("pay:1")
    assert table.points() == 1
    assert table.goods() == {}


def test_the_other_order_brings_something_else() -> None:
    """E-87: the Woodcarver first has no twig to sell."""
    table = prepared(Table(workers=0, city=["woodcarver", "peddler"], goods={"pebble": 1}))
    table.pick("produce:0.woodcarver", "pay:pebble", "gain:twig")
    assert table.asked == 1
    assert table.points() == 0
    assert table.goods() == {"twig": 1}


def test_cards_that_may_act_can_be_declined() -> None:
    """E-87."""
    table = prepared(Table(workers=0, city=["woodcarver", "doctor", "monk"], goods={"twig": 3, "berry": 3}))
    table.pick("produce:0.doctor", "pay:0", "produce:0.monk", "give:0", "pay:0")
    assert table.asked == 1
    assert table.points() == 0
    assert table.goods() == {"twig": 3, "berry": 3}


def test_cards_that_must_act_do_so_as_far_as_possible() -> None:
    """E-87: two cards of the Fairgrounds, of which one finds room; a Barge Toad without a Farm."""
    table = prepared(
        Table(
            workers=0,
            city=["fairgrounds", "barge_toad", "chip_sweep"],
            hand=["farm"] * 7,
            next=["king", "queen"],
        )
    )
    table.pick("produce:0.fairgrounds", "activate:0.barge_toad")
    assert table.asked == 1
    assert len(table.hand()) == 8
    assert "king" in table.hand()
    assert table.goods() == {}


def test_a_green_card_with_nothing_to_do_is_no_hindrance() -> None:
    """E-87: an unpaired Husband, a Miner Mole without green cards elsewhere, a Chip Sweep for either."""
    table = prepared(
        Table(workers=0, city=["chip_sweep", "husband", "miner_mole"], others=[{"city": ["inn"]}])
    )
    table.pick("produce:0.husband", "produce:0.miner_mole", "activate:0.husband")
    assert table.asked == 1
    assert table.goods() == {}


def test_a_card_activated_by_a_chip_sweep_acts_an_additional_time() -> None:
    """E-88: the Mine acts for itself and for each of two Chip Sweeps."""
    table = prepared(Table(workers=0, city=["mine", "chip_sweep", "chip_sweep"]))
    assert table.asked == 1
    assert table.goods() == {"pebble": 3}


@pytest.mark.parametrize("first", ["produce:0.chip_sweep", "produce:0.woodcarver"])
def test_a_card_activated_before_or_after_its_own_turn_still_has_it(first: str) -> None:
    """E-88: six twigs of a Woodcarver and a Chip Sweep, in either order."""
    table = prepared(Table(workers=0, city=["woodcarver", "chip_sweep"], goods={"twig": 7}))
    table.pick(first, "pay:3", "pay:3")
    assert table.asked == 1
    assert table.points() == 6
    assert table.goods() == {"twig": 1}


def test_no_card_acts_twice_by_itself() -> None:
    """E-88: what acts is fixed when the Production starts."""
    table = prepared(Table(workers=0, city=["woodcarver", "woodcarver"], goods={"twig": 9}))
    table.pick("pay:3", "pay:3")
    assert table.asked == 1
    assert table.points() == 6
