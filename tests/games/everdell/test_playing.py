"""Playing a card, paying for it, and the order of what follows (E-54 to E-73)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from .table import Table

ROW: list[str | None] = ["farm", "inn", "mine", "king", "wife", "queen", "monk", "crane"]
TOO_DEAR: list[str | None] = ["king", "king", "evertree", "evertree", "palace", "palace", "castle", "theater"]
FULL: list[Json] = [*["farm"] * 7, *["mine"] * 3, *["twig_barge"] * 3, "resin_refinery", "resin_refinery"]
FOREST = ["draw_two_meadow_play_one", "two_any", "three_berries"]
ALL_GOODS: dict[str, Json] = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}


# What is played, and where it goes


def test_a_card_is_played_from_the_hand() -> None:
    """E-54."""
    table = Table(hand=["mine", "wife"], goods={"berry": 2})
    table.pick("play:wife")
    assert table.city() == ["wife"]
    assert table.hand() == ["mine"]


def test_a_card_is_played_from_the_meadow() -> None:
    """E-54: the hand is not touched, even if it holds the same card."""
    table = Table(hand=["wife"], goods={"berry": 2}, meadow=ROW, next=["bard"])
    table.pick("play:meadow.wife")
    assert table.city() == ["wife"]
    assert table.hand() == ["wife"]
    assert "wife" not in table.meadow()


def test_no_card_is_played_that_is_in_neither() -> None:
    """E-54."""
    table = Table(hand=["wife"], goods=ALL_GOODS, meadow=ROW)
    assert table.why_not("play:judge") == "card-not-there"
    assert table.why_not("play:meadow.judge") == "card-not-there"


def test_the_fool_goes_into_another_city() -> None:
    """E-54."""
    table = Table(hand=["fool"], goods={"berry": 3})
    table.pick("play:fool")
    assert table.city() == []
    assert table.city(1) == ["fool"]


# Conditions


def test_a_card_needs_a_free_slot() -> None:
    """E-55."""
    table = Table(hand=["monk"], goods={"berry": 1}, city=FULL)
    assert table.why_not("play:monk") == "no-slot"


def test_a_unique_card_is_played_once() -> None:
    """E-55, E-6."""
    table = Table(hand=["crane"], goods={"pebble": 9}, city=["crane"], meadow=ROW)
    assert table.why_not("play:crane") == "already-in-city"
    assert table.why_not("play:meadow.crane") == "already-in-city"


def test_a_unique_card_of_another_city_is_no_obstacle() -> None:
    """E-55: it counts in the receiving city."""
    table = Table(hand=["monk"], goods={"berry": 1}, others=[{"city": ["monk"]}])
    table.pick("play:monk")
    assert table.city() == ["monk"]


def test_a_card_has_to_be_paid_for() -> None:
    """E-55: and the refusal says what is missing."""
    refusal = Table(hand=["farm"], goods={"twig": 1, "berry": 5}).refusal("play:farm")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1twig+1resin"


def test_ruins_need_a_construction_to_replace() -> None:
    """E-55."""
    assert Table(hand=["ruins"], city=["wife"]).why_not("play:ruins") == "nothing-to-replace"


def test_a_fool_needs_a_city_that_takes_him() -> None:
    """E-55: one has a Fool, the other no slot."""
    table = Table(hand=["fool"], goods={"berry": 3}, others=[{"city": ["fool"]}, {"city": FULL}])
    assert table.why_not("play:fool") == "no-city-takes-it"


# Paying


def test_constructions_cost_twigs_resin_and_pebbles() -> None:
    """E-56: what is paid goes to the supply."""
    table = Table(hand=["castle"], goods=ALL_GOODS)
    table.pick("play:castle")
    assert table.goods() == {"twig": 7, "resin": 6, "pebble": 6, "berry": 9}
    assert table.goods(1) == {}


def test_critters_cost_berries() -> None:
    """E-56."""
    table = Table(hand=["king"], goods=ALL_GOODS)
    table.pick("play:king")
    assert table.goods() == {"twig": 9, "resin": 9, "pebble": 9, "berry": 3}
    assert table.goods(1) == {}


def test_the_shepherd_is_paid_to_an_opponent() -> None:
    """E-56."""
    table = Table(hand=["shepherd"], goods={"berry": 3})
    table.pick("play:shepherd")
    assert table.goods(1) == {"berry": 3}


def test_a_critter_lives_free_in_a_construction_that_names_it() -> None:
    """E-57."""
    table = Table(hand=["king"], city=["castle"])
    table.pick("play:king@castle")
    assert table.city() == ["castle", "king"]
    assert table.built("castle")["occupied"]


def test_a_critter_of_the_meadow_lives_free_too() -> None:
    """E-57."""
    table = Table(meadow=ROW, city=["castle"])
    table.pick("play:meadow.king@castle")
    assert table.city() == ["castle", "king"]


def test_a_construction_is_occupied_once() -> None:
    """E-57: also when its first resident is of another kind."""
    table = Table(hand=["wife", "wife", "husband"], city=["farm"])
    table.pick("play:wife@farm", "visit:one_berry")
    assert table.why_not("play:wife@farm") == "home-taken"
    assert table.why_not("play:husband@farm") == "home-taken"


def test_only_a_construction_that_names_the_critter_houses_it() -> None:
    """E-57."""
    table = Table(hand=["king"], city=["farm"])
    assert table.why_not("play:king@farm") == "not-its-home"
    assert table.why_not("play:king@castle") == "helper-absent"


def test_a_home_in_another_city_is_of_no_use() -> None:
    """E-57."""
    table = Table(hand=["king"], others=[{"city": ["castle"]}])
    assert table.why_not("play:king@castle") == "helper-absent"


def test_a_critter_with_a_free_home_may_still_be_paid_for() -> None:
    """E-57: the home stays free for later."""
    table = Table(hand=["wife"], goods={"berry": 2}, city=["farm"])
    table.pick("play:wife")
    assert table.goods() == {}
    assert "occupied" not in table.built("farm")


def test_the_token_stays_when_the_critter_leaves() -> None:
    """E-58."""
    table = Table(hand=["wife"], city=[{"card": "inn", "occupied": True}, "innkeeper"])
    table.pick("play:wife=innkeeper")
    assert table.city() == ["inn", "wife"]
    assert table.built("inn")["occupied"]


def test_the_token_disappears_with_the_construction() -> None:
    """E-58: a farm built later is free again."""
    table = Table(hand=["ruins", "farm", "wife"], city=[{"card": "farm", "occupied": True}], workers=0)
    table.pick("play:ruins", "visit:one_berry", "play:farm", "visit:one_berry", "play:wife@farm")
    assert table.city() == ["ruins", "farm", "wife"]


@pytest.mark.parametrize("critter", ["bard", "judge", "wife", "innkeeper"])
def test_the_ever_tree_houses_any_critter(critter: str) -> None:
    """E-59."""
    table = Table(hand=[critter], city=["evertree"])
    table.pick(f"play:{critter}@evertree")
    assert table.city() == ["evertree", critter]


def test_the_ever_tree_houses_one_critter_only() -> None:
    """E-59, E-57."""
    table = Table(hand=["judge"], city=[{"card": "evertree", "occupied": True}])
    assert table.why_not("play:judge@evertree") == "home-taken"


def test_no_construction_lives_in_the_ever_tree() -> None:
    """E-59."""
    assert Table(hand=["farm"], city=["evertree"]).why_not("play:farm@evertree") == "not-its-home"


def test_between_the_ever_tree_and_the_matching_home_the_player_chooses() -> None:
    """E-59."""
    table = Table(hand=["wife"], city=["evertree", "farm"])
    assert set(table.offers("play:wife")) == {"play:wife@evertree", "play:wife@farm"}
    table.pick("play:wife@farm")
    assert "occupied" not in table.built("evertree")
    assert table.built("farm")["occupied"]


def test_two_farms_house_two_critters() -> None:
    """E-60: nobody is asked which of two equal farms is meant."""
    table = Table(hand=["husband", "wife", "wife"], city=["farm", "farm"])
    table.pick("play:husband@farm", "visit:one_berry", "play:wife@farm", "visit:one_berry")
    assert [table.built("farm", number=n)["occupied"] for n in (1, 2)] == [True, True]
    assert table.why_not("play:wife@farm") == "home-taken"


def test_of_a_taken_and_a_free_home_the_free_one_is_used() -> None:
    """E-60."""
    table = Table(hand=["wife"], city=["farm", {"card": "farm", "occupied": True}])
    table.pick("play:wife@farm")
    assert table.asked == 1
    assert table.built("farm", number=1)["occupied"]


def test_of_homes_that_differ_the_player_chooses_one() -> None:
    """E-60: one of the Storehouses holds goods."""
    table = Table(hand=["woodcarver"], city=["storehouse", {"card": "storehouse", "goods": {"resin": 2}}])
    table.pick("play:woodcarver@storehouse")
    assert table.prompt == "use-help"
    assert table.codes == ["use:0.storehouse", "use:0.storehouse.2"]
    table.pick("use:0.storehouse.2")
    assert "occupied" not in table.built("storehouse")
    assert table.built("storehouse", number=2)["occupied"]


def test_the_whole_cost_has_to_be_covered() -> None:
    """E-61: three twigs are no farm, and nothing is borrowed."""
    table = Table(hand=["farm"], goods={"twig": 3, "pebble": 5})
    assert table.offers("play:farm") == []
    assert table.why_not("play:farm") == "goods-short"


def test_the_cost_is_paid_exactly() -> None:
    """E-61: with the Judge a cost of two berries is two resources, never more."""
    table = Table(hand=["wife"], goods={"twig": 3, "berry": 3}, city=["judge"])
    table.pick("play:wife")
    assert table.goods() == {"twig": 3, "berry": 1}
    table = Table(hand=["wife"], goods={"twig": 3, "resin": 1, "berry": 3}, city=["judge"])
    table.pick("play:wife=judge")
    assert set(table.codes) == {"pay:1twig+1berry", "pay:1resin+1berry"}
    assert table.why_not("pay:1twig+2berry") == "not-offered"


# Abilities and discounts


def test_two_abilities_are_never_used_for_one_card() -> None:
    """E-62: six berries are more than Innkeeper or Dungeon can waive alone."""
    table = Table(hand=["king"], goods={"berry": 2}, city=["innkeeper", "dungeon", "judge", "wife"])
    assert table.offers("play:king") == []
    assert table.why_not("play:king=innkeeper") == "helper-useless"
    assert table.why_not("play:king=dungeon") == "helper-useless"


def test_the_judge_does_not_swap_what_another_ability_leaves() -> None:
    """E-62: the Innkeeper leaves one berry, and a twig is no berry."""
    table = Table(hand=["doctor"], goods={"twig": 1}, city=["innkeeper", "judge"])
    assert table.offers("play:doctor") == []


def test_each_ability_can_be_chosen_where_several_would_do() -> None:
    """E-62: one code for each, none for two together."""
    table = Table(hand=["husband"], goods={"twig": 1, "berry": 3}, city=["innkeeper", "dungeon", "judge"])
    ways = ["play:husband", "play:husband=innkeeper", "play:husband=dungeon", "play:husband=judge"]
    assert sorted(table.offers("play:husband")) == sorted(ways)


def test_a_card_played_through_the_inn_gets_no_second_discount() -> None:
    """E-62: the Crane is not used on top of the Inn."""
    table = Table(goods={"twig": 1, "resin": 1, "pebble": 1}, city=["inn", "crane"], meadow=TOO_DEAR)
    assert table.offers("play:meadow.theater") == ["play:meadow.theater=crane"]
    table.pick("visit:0.inn")
    assert set(table.codes) == {"pay:1twig+1resin", "pay:1twig+1pebble", "pay:1resin+1pebble"}
    table.pick("pay:1twig+1resin")
    assert table.city() == ["inn", "crane", "theater"]


def test_the_inn_and_the_crane_together_do_not_pay_for_six() -> None:
    """E-62."""
    row: list[str | None] = ["king", "king", "evertree", "evertree", "palace", "palace", "castle", "castle"]
    table = Table(goods={"twig": 1, "resin": 1}, city=["inn", "crane"], meadow=row)
    assert table.why_not("visit:0.inn") == "nothing-playable"


def test_a_discount_gives_nothing_back() -> None:
    """E-63: an Innkeeper waives three berries of a Monk who costs one."""
    table = Table(hand=["monk"], goods={"berry": 1}, city=["innkeeper"])
    table.pick("play:monk=innkeeper", "give:0")
    assert table.goods() == {"berry": 1}


def test_a_crane_for_a_cheaper_construction_gives_nothing_back() -> None:
    """E-63."""
    table = Table(hand=["twig_barge"], goods={"pebble": 2}, city=["crane"])
    table.pick("play:twig_barge=crane")
    assert table.goods() == {"twig": 2, "pebble": 2}


def test_the_player_chooses_what_a_crane_waives() -> None:
    """E-64: of four resources one is left to pay."""
    table = Table(hand=["fairgrounds"], goods={"twig": 1, "resin": 1, "pebble": 1}, city=["crane"])
    table.pick("play:fairgrounds=crane")
    assert table.prompt == "pay"
    assert set(table.codes) == {"pay:1twig", "pay:1resin", "pay:1pebble"}
    table.pick("pay:1resin")
    assert table.goods() == {"twig": 1, "pebble": 1}


def test_the_player_chooses_what_a_dungeon_waives() -> None:
    """E-64."""
    table = Table(hand=["chapel"], goods={"twig": 2, "pebble": 1}, city=["dungeon", "wife"])
    table.pick("play:chapel=dungeon")
    assert set(table.codes) == {"pay:1twig", "pay:1pebble"}
    table.pick("pay:1pebble")
    assert table.goods() == {"twig": 2}


def test_the_player_chooses_what_the_inn_waives() -> None:
    """E-64."""
    table = Table(goods={"twig": 2, "resin": 1, "pebble": 1}, city=["inn"], meadow=TOO_DEAR)
    table.pick("visit:0.inn")
    assert table.prompt == "pay"
    assert set(table.codes) == {"pay:2twig", "pay:1twig+1resin", "pay:1twig+1pebble", "pay:1resin+1pebble"}


def test_the_player_chooses_what_the_forest_card_waives() -> None:
    """E-64."""
    table = Table(goods={"twig": 1, "resin": 1, "pebble": 1}, meadow=ROW, forest=FOREST)
    table.pick("visit:draw_two_meadow_play_one", "take:meadow.mine", "take:meadow.king", "play:mine")
    assert set(table.codes) == {"pay:1twig+1resin", "pay:1twig+1pebble", "pay:1resin+1pebble"}
    table.pick("pay:1twig+1pebble")
    assert table.goods() == {"resin": 1, "pebble": 1}
    assert table.hand() == ["king"]


def test_a_token_is_not_combined_with_an_ability() -> None:
    """E-65: there is no such code."""
    table = Table(hand=["innkeeper", "wife"], city=["farm", "inn", "judge", "dungeon"], goods={"berry": 2})
    assert not any("@" in code and "=" in code for code in table.codes)
    assert "play:wife@farm" in table.codes
    table.refusal("play:wife@farm=judge")


def test_a_card_played_through_the_inn_is_not_paid_with_a_token() -> None:
    """E-65: the King could move into the Castle, but not by way of the Inn."""
    table = Table(city=["inn", "castle"], meadow=TOO_DEAR)
    assert "play:meadow.king@castle" in table.codes
    assert table.why_not("visit:0.inn") == "nothing-playable"


@pytest.mark.parametrize("played", ["play:bard", "play:meadow.wife"])
def test_a_card_played_through_the_queen_takes_no_home(played: str) -> None:
    """E-65: it is free anyway, and its home stays unoccupied."""
    table = Table(
        hand=["bard"], city=["queen", "theater", "farm"], meadow=[*ROW[:5], "mine", "monk", "crane"]
    )
    table.pick("visit:0.queen", played)
    assert "occupied" not in table.built("theater")
    assert "occupied" not in table.built("farm")


def test_a_free_card_still_needs_a_slot() -> None:
    """E-66."""
    table = Table(hand=["bard"], city=[*FULL[:-1], "theater"])
    assert table.offers("play:bard") == []
    assert table.why_not("play:bard@theater") == "no-slot"


def test_a_free_card_is_still_unique() -> None:
    """E-66."""
    table = Table(hand=["bard"], city=["theater", "bard"])
    assert table.offers("play:bard") == []
    assert table.why_not("play:bard@theater") == "already-in-city"


def test_a_free_card_still_acts_and_still_triggers() -> None:
    """E-66: the Farm feeds, the Historian draws for it."""
    table = Table(hand=["farm"], city=["queen", "historian"], meadow=ROW, next=["king"])
    table.pick("visit:0.queen", "play:farm")
    assert table.goods() == {"berry": 1}
    assert table.hand() == ["king"]


def test_a_critter_at_home_still_acts_and_still_triggers() -> None:
    """E-66."""
    table = Table(hand=["wanderer"], city=["lookout", "shopkeeper"], next=["king", "queen", "bard"])
    table.pick("play:wanderer@lookout")
    assert table.hand() == ["bard", "king", "queen"]
    assert table.goods() == {"berry": 1}


def test_play_one_is_mandatory_at_the_cemetery() -> None:
    """E-67."""
    table = Table(city=["cemetery"], next=["farm", "mine", "king", "queen"])
    table.pick("visit:0.cemetery")
    assert set(table.codes) == {"play:farm", "play:mine", "play:king", "play:queen"}


def test_play_one_is_mandatory_at_the_inn() -> None:
    """E-67."""
    table = Table(city=["inn"], meadow=["farm", "mine", *TOO_DEAR[2:]])
    table.pick("visit:0.inn")
    assert table.codes == ["play:meadow.farm", "play:meadow.mine"]


def test_the_queen_may_be_visited_without_playing() -> None:
    """E-67."""
    table = Table(city=["queen"], hand=["farm"])
    table.pick("visit:0.queen", "done")
    assert table.city() == ["queen"]


def test_the_pigeon_may_bring_a_card_that_is_not_played() -> None:
    """E-67."""
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, next=["farm", "mine"])
    table.pick("play:postal_pigeon", "done")
    assert table.city() == ["postal_pigeon"]
    assert table.discard() == ["farm", "mine"]


def test_the_forest_card_may_be_used_without_playing() -> None:
    """E-67."""
    table = Table(meadow=ROW, forest=FOREST, goods=ALL_GOODS)
    table.pick("visit:draw_two_meadow_play_one", "take:meadow.farm", "take:meadow.inn", "done")
    assert table.hand() == ["farm", "inn"]
    assert table.city() == []
