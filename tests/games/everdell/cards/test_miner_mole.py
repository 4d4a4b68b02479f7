"""The Miner Mole (E-171, E-172): copies a green card of another city, read from where it stands."""

from __future__ import annotations

import pytest

from ..table import Table

# Copying


def test_copies_a_green_card_of_an_opponent_when_played() -> None:
    """E-171: only green ones are offered, and what they bring is yours."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3},
        others=[{"city": ["mine", "inn", "king", "farm", "crane", "bard"]}],
    )  # fmt: skip
    table.pick("play:miner_mole")
    assert table.prompt == "activate"
    assert set(table.codes) == {"activate:1.mine", "activate:1.farm", "done"}
    table.pick("activate:1.mine")
    assert table.goods() == {"pebble": 1}
    assert table.goods(1) == {}
    assert table.asked == 1


def test_may_copy_nothing() -> None:
    """E-171: may."""
    table = Table(hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["farm"]}])
    table.pick("play:miner_mole", "done")
    assert table.goods() == {}
    assert table.asked == 1


def test_with_nothing_to_copy_nothing_is_asked() -> None:
    """E-171: the own green cards are no choice."""
    table = Table(hand=["miner_mole"], goods={"berry": 3}, city=["farm", "mine"], others=[{"city": ["inn"]}])
    table.pick("play:miner_mole")
    assert table.asked == 1
    assert table.goods() == {}


def test_may_dig_in_any_other_city() -> None:
    """E-171: also in that of a player who has passed; nothing is given to them or taken from them."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, season="autumn",
        others=[{"city": ["farm"]}, {"city": ["twig_barge"], "season": "autumn", "passed": True}],
    )  # fmt: skip
    table.pick("play:miner_mole")
    assert set(table.codes) == {"activate:1.farm", "activate:2.twig_barge", "done"}
    table.pick("activate:2.twig_barge")
    assert table.goods() == {"twig": 2}


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_digs_in_each_production(season: str) -> None:
    """E-83, E-171."""
    table = Table(city=["miner_mole", "farm"], others=[{"city": ["mine"]}], season=season, workers=0)
    table.pick("prepare", "activate:1.mine")
    assert table.goods() == {"pebble": 1, "berry": 1}
    assert table.asked == 1


def test_does_not_dig_when_summer_comes() -> None:
    """E-123."""
    table = Table(city=["miner_mole"], others=[{"city": ["mine"]}], season="spring", workers=0)
    table.pick("prepare", "done")
    assert table.asked == 1
    assert table.goods() == {}


def test_several_moles_may_copy_the_same_card() -> None:
    """E-87, E-172: each in a chain of its own."""
    table = Table(city=["miner_mole", "miner_mole"], others=[{"city": ["mine"]}], workers=0)
    table.pick("prepare", "activate:1.mine", "activate:1.mine")
    assert table.goods() == {"pebble": 2}


# Read from the place of its owner


def test_the_general_store_looks_at_the_farms_of_its_own_city() -> None:
    """X-7, E-171: 2 berries, even without an own Farm."""
    table = Table(hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["general_store", "farm"]}])
    table.pick("play:miner_mole", "activate:1.general_store")
    assert table.goods() == {"berry": 2}


def test_the_own_farm_does_not_help_a_general_store_elsewhere() -> None:
    """E-171."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, city=["farm"], others=[{"city": ["general_store"]}]
    )
    table.pick("play:miner_mole", "activate:1.general_store")
    assert table.goods() == {"berry": 1}


def test_the_barge_toad_looks_at_the_farms_of_its_own_city() -> None:
    """E-171."""
    table = Table(
        hand=["miner_mole"],
        goods={"berry": 3},
        city=["farm", "farm"],
        others=[{"city": ["barge_toad", "farm"]}],
    )
    table.pick("play:miner_mole", "activate:1.barge_toad")
    assert table.goods() == {"twig": 2}


def test_the_husband_looks_at_the_pairs_and_farms_of_his_own_city() -> None:
    """E-171: of the first opponent's Husband nothing comes, of the second one's a resource."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, city=["wife", "husband", "farm"],
        others=[{"city": ["husband", "farm"]}, {"city": ["husband", "wife", "farm"]}],
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:1.husband")
    assert table.goods() == {}
    table = Table(
        hand=["miner_mole"], goods={"berry": 3},
        others=[{"city": ["husband", "farm"]}, {"city": ["husband", "wife", "farm"]}],
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:2.husband", "gain:resin")
    assert table.goods() == {"resin": 1}


# Gains, payments and draws are the player's


def test_what_a_woodcarver_is_paid_comes_from_the_player() -> None:
    """E-171."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3, "twig": 2},
        others=[{"city": ["woodcarver"], "goods": {"twig": 9}}],
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:1.woodcarver", "pay:2")
    assert table.points() == 2
    assert table.goods() == {}
    assert table.points(1) == 0
    assert table.goods(1) == {"twig": 9}


def test_the_fairgrounds_fill_the_players_hand() -> None:
    """E-171, E-195."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["fairgrounds"]}], next=["mine", "inn"]
    )
    table.pick("play:miner_mole", "activate:1.fairgrounds")
    assert table.hand() == ["inn", "mine"]
    assert table.hand(1) == []


def test_the_other_card_of_a_teacher_goes_to_an_opponent_of_the_player() -> None:
    """E-171: the Teacher's owner may be that opponent."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["teacher"]}, {}], next=["mine", "inn"]
    )
    table.pick("play:miner_mole", "activate:1.teacher", "keep:inn")
    assert table.codes == ["to:1", "to:2"]
    table.pick("to:1")
    assert table.hand() == ["inn"]
    assert table.hand(1) == ["mine"]


def test_the_berries_of_a_monk_go_to_an_opponent_of_the_player() -> None:
    """E-171, E-173: the Monk's owner may be that opponent."""
    table = Table(hand=["miner_mole"], goods={"berry": 5}, others=[{"city": ["monk"]}, {}])
    table.pick("play:miner_mole", "activate:1.monk")
    assert table.codes == ["to:1", "to:2"]
    table.pick("to:1", "give:2")
    assert table.points() == 4
    assert table.points(1) == 0
    assert table.goods(1) == {"berry": 2}


def test_a_peddler_trades_the_goods_of_the_player() -> None:
    """E-171, E-174."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3, "twig": 1},
        others=[{"city": ["peddler"], "goods": {"resin": 5}}],
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:1.peddler")
    assert table.codes == ["pay:twig", "done"]
    table.pick("pay:twig", "gain:pebble")
    assert table.goods() == {"pebble": 1}
    assert table.goods(1) == {"resin": 5}


# Storehouses


def test_a_storehouse_elsewhere_cannot_be_copied() -> None:
    """E-172."""
    table = Table(hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["storehouse", "farm"]}])
    table.pick("play:miner_mole")
    assert set(table.codes) == {"activate:1.farm", "done"}
    assert table.why_not("activate:1.storehouse") == "not-offered"


def test_through_another_mole_the_own_storehouse_is_filled() -> None:
    """X-8, E-172: the goods lie on the Storehouse."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, city=["storehouse"], others=[{"city": ["miner_mole"]}]
    )
    table.pick("play:miner_mole", "activate:1.miner_mole", "activate:0.storehouse", "store:2resin")
    assert table.built("storehouse")["goods"] == {"resin": 2}
    assert table.goods() == {}


def test_through_another_mole_a_storehouse_of_a_third_player_is_still_refused() -> None:
    """X-8, E-172."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, city=["storehouse"],
        others=[{"city": ["miner_mole"]}, {"city": ["storehouse", "mine"]}],
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:1.miner_mole")
    assert set(table.codes) == {"activate:0.storehouse", "activate:2.mine", "done"}
    assert table.why_not("activate:2.storehouse") == "not-offered"


# Mole through mole


def test_through_another_mole_any_city_but_that_one_is_open() -> None:
    """E-172: your own included, the other mole's own city not."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, city=["twig_barge"],
        others=[{"city": ["miner_mole", "farm"]}, {"city": ["mine"]}],
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:1.miner_mole")
    assert set(table.codes) == {"activate:0.twig_barge", "activate:2.mine", "done"}
    table.pick("activate:0.twig_barge")
    assert table.goods() == {"twig": 2}


def test_through_another_mole_one_may_still_decline() -> None:
    """E-171, E-172."""
    table = Table(hand=["miner_mole"], goods={"berry": 3}, city=["mine"], others=[{"city": ["miner_mole"]}])
    table.pick("play:miner_mole", "activate:1.miner_mole", "done")
    assert table.goods() == {}
    assert table.asked == 1


def test_through_another_mole_the_own_farms_count_for_the_own_cards() -> None:
    """E-171, E-172: read from the place of its owner, which is the player."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, city=["barge_toad", "farm"],
        others=[{"city": ["miner_mole", "farm", "farm"]}],
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:1.miner_mole", "activate:0.barge_toad")
    assert table.goods() == {"twig": 2}


def test_two_moles_do_not_send_each_other_to_and_fro() -> None:
    """E-172: no card occurs twice in one chain; with nothing else to copy it ends there."""
    table = Table(hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["miner_mole", "farm"]}])
    table.pick("play:miner_mole", "activate:1.miner_mole")
    assert table.asked == 1
    assert table.goods() == {}


def test_a_second_mole_of_ones_own_may_be_reached_through_another() -> None:
    """E-172: it is another card, and digs on; the mole in between is not met again."""
    table = Table(
        hand=["miner_mole"],
        goods={"berry": 3},
        city=["miner_mole"],
        others=[{"city": ["miner_mole", "mine"]}],
    )
    table.pick("play:miner_mole", "activate:1.miner_mole", "activate:0.miner_mole")
    assert set(table.codes) == {"activate:1.mine", "done"}
    table.pick("activate:1.mine")
    assert table.goods() == {"pebble": 1}


def test_a_chain_of_three_moles_ends_where_no_new_card_is_left() -> None:
    """E-172."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, city=["farm"],
        others=[{"city": ["miner_mole"]}, {"city": ["miner_mole"]}],
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:1.miner_mole", "activate:2.miner_mole")
    assert set(table.codes) == {"activate:0.farm", "done"}


# Chip Sweeps


def test_through_a_chip_sweep_one_more_card_of_that_city_is_copied() -> None:
    """E-172: not a Chip Sweep, not a Storehouse, and the own city is not meant."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, city=["twig_barge", "storehouse"],
        others=[{"city": ["chip_sweep", "farm", "chip_sweep", "storehouse", "mine"]}, {"city": ["farm"]}],
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:1.chip_sweep")
    assert set(table.codes) == {"activate:1.farm", "activate:1.mine"}
    table.pick("activate:1.mine")
    assert table.goods() == {"pebble": 1}


def test_through_a_chip_sweep_alone_nothing_is_copied() -> None:
    """E-172."""
    table = Table(
        hand=["miner_mole"],
        goods={"berry": 3},
        city=["farm"],
        others=[{"city": ["chip_sweep", "storehouse"]}],
    )
    table.pick("play:miner_mole", "activate:1.chip_sweep")
    assert table.asked == 1
    assert table.goods() == {}


def test_through_a_mole_the_own_chip_sweep_may_sweep_the_own_storehouse() -> None:
    """E-164, E-172: a card of the own city, reached by way of another mole."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, city=["chip_sweep", "storehouse"],
        others=[{"city": ["miner_mole"]}],
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:1.miner_mole", "activate:0.chip_sweep", "store:1pebble")
    assert table.built("storehouse")["goods"] == {"pebble": 1}


def test_through_a_chip_sweep_a_mole_of_that_city_reaches_the_others() -> None:
    """E-172: one more green card of that city, which may be its mole."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, city=["twig_barge"],
        others=[{"city": ["chip_sweep", "miner_mole"]}],
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:1.chip_sweep", "activate:0.twig_barge")
    assert table.goods() == {"twig": 2}


# Alone


def test_alone_he_digs_in_the_city_of_rugwort() -> None:
    """E-172: it counts as an opponent's city."""
    table = Table(
        solo=1,
        hand=["miner_mole"],
        goods={"berry": 3},
        rugwort={"city": ["general_store", "farm", "storehouse"]},
    )
    table.pick("play:miner_mole")
    assert set(table.codes) == {"activate:1.general_store", "activate:1.farm", "done"}
    table.pick("activate:1.general_store")
    assert table.goods() == {"berry": 2}


def test_alone_a_mole_of_rugwort_leads_back_to_the_own_city() -> None:
    """E-172."""
    table = Table(
        solo=1, hand=["miner_mole"], goods={"berry": 3}, city=["storehouse"], rugwort={"city": ["miner_mole"]}
    )
    table.pick("play:miner_mole", "activate:1.miner_mole", "activate:0.storehouse", "store:3twig")
    assert table.built("storehouse")["goods"] == {"twig": 3}


# What is printed on him


def test_costs_three_berries_and_is_worth_one_point() -> None:
    table = Table(hand=["miner_mole"], goods={"berry": 4})
    table.pick("play:miner_mole")
    assert table.goods() == {"berry": 1}
    assert table.scored("cards") == 1


def test_two_berries_are_too_few() -> None:
    """E-61."""
    refusal = Table(hand=["miner_mole"], goods={"berry": 2, "pebble": 5}).refusal("play:miner_mole")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1berry"


def test_is_a_green_card() -> None:
    """E-7, E-44."""
    table = Table(city=["farm", "farm", "farm", "miner_mole"])
    table.pick("visit:harvest_festival")
    assert table.scored("harvest_festival") == 3


def test_is_a_common_critter() -> None:
    """E-6, E-194."""
    table = Table(hand=["miner_mole"], goods={"berry": 3}, city=["miner_mole", "school", "theater"])
    table.pick("play:miner_mole")
    assert table.city().count("miner_mole") == 2
    assert table.scored("school") == 2
    assert table.scored("theater") == 0


def test_lives_free_in_the_mine_and_digs_all_the_same() -> None:
    """E-57, E-66."""
    table = Table(hand=["miner_mole"], city=["mine"], others=[{"city": ["twig_barge"]}])
    table.pick("play:miner_mole@mine", "activate:1.twig_barge")
    assert table.built("mine")["occupied"]
    assert table.goods() == {"twig": 2}


def test_finds_no_home_in_an_occupied_mine() -> None:
    """E-57."""
    table = Table(hand=["miner_mole"], city=[{"card": "mine", "occupied": True}])
    assert table.why_not("play:miner_mole@mine") == "home-taken"


def test_the_fireworks_need_him() -> None:
    """E-45: with the Lookout."""
    events = ["croak_wart_cure", "tax_relief", "path_of_the_pilgrims", "an_evening_of_fireworks"]
    without = Table(city=["lookout"], events_in_play=events)
    assert without.refusal("visit:an_evening_of_fireworks").details["card"] == "miner_mole"
    table = Table(city=["lookout", "miner_mole"], events_in_play=events)
    assert "visit:an_evening_of_fireworks" in table.codes
