"""The Dungeon (E-203, E-204): a Critter behind bars lowers the cost of any card by three."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table

MISCREANTS = ["ministering_to_miscreants", "tax_relief", "the_everdell_games", "graduation_of_scholars"]
THIRTEEN: list[Json] = [*["farm"] * 8, *["mine"] * 3, *["inn"] * 2]


def test_costs_three_resources_and_has_no_base_value() -> None:
    table = Table(hand=["dungeon"], goods={"resin": 1, "pebble": 2})
    table.pick("play:dungeon")
    assert table.city() == ["dungeon"]
    assert table.goods() == {}
    assert table.score().total == 0


def test_a_second_one_is_refused() -> None:
    table = Table(hand=["dungeon"], goods={"resin": 1, "pebble": 2}, city=["dungeon"])
    assert table.why_not("play:dungeon") == "already-in-city"


def test_a_critter_goes_under_it_and_the_card_costs_three_less() -> None:
    table = Table(hand=["farm"], city=["dungeon", "wife"])
    table.pick("play:farm=dungeon")
    assert table.city() == ["dungeon", "farm"]
    assert table.built("dungeon")["under"] == ["wife"]
    assert table.discard() == []
    assert table.goods() == {"berry": 1}


def test_helps_with_critters_too() -> None:
    """E-203: any card."""
    table = Table(hand=["king"], goods={"berry": 3}, city=["dungeon", "wife"])
    table.pick("play:king=dungeon")
    assert table.city() == ["dungeon", "king"]
    assert table.goods() == {}


def test_helps_with_cards_of_the_meadow() -> None:
    table = Table(city=["dungeon", "wife"], meadow=["mine"])
    table.pick("play:meadow.mine=dungeon")
    assert table.city() == ["dungeon", "mine"]


def test_the_player_chooses_the_prisoner_and_what_is_waived() -> None:
    """E-64, E-203: only Critters go to prison; two of the five resources of a Theater are left to pay."""
    table = Table(
        hand=["theater"],
        goods={"twig": 3, "resin": 1, "pebble": 1},
        city=["dungeon", "wife", "post_office", "bard"],
    )
    table.pick("play:theater=dungeon")
    assert table.prompt == "use-help"
    assert sorted(table.codes) == ["use:0.bard", "use:0.wife"]
    table.pick("use:0.bard")
    assert sorted(table.codes) == [
        "pay:1resin+1pebble",
        "pay:1twig+1pebble",
        "pay:1twig+1resin",
        "pay:2twig",
    ]
    table.pick("pay:2twig")
    assert table.goods() == {"twig": 1, "resin": 1, "pebble": 1}
    assert table.built("dungeon")["under"] == ["bard"]


def test_may_be_left_alone() -> None:
    table = Table(hand=["farm"], goods={"twig": 2, "resin": 1}, city=["dungeon", "wife"])
    table.pick("play:farm")
    assert table.city() == ["dungeon", "wife", "farm"]
    assert "under" not in table.built("dungeon")


def test_gives_nothing_back_for_a_cheap_card() -> None:
    """E-63."""
    table = Table(hand=["innkeeper"], goods={"berry": 1}, city=["dungeon", "wife"])
    table.pick("play:innkeeper=dungeon")
    assert table.goods() == {"berry": 1}


def test_does_not_help_when_four_resources_are_missing() -> None:
    table = Table(hand=["king"], goods={"berry": 2}, city=["dungeon", "wife"])
    assert table.why_not("play:king=dungeon") == "helper-useless"


def test_needs_a_critter() -> None:
    table = Table(hand=["farm"], city=["dungeon", "mine"])
    assert table.why_not("play:farm=dungeon") == "helper-useless"


def test_the_critters_of_others_cannot_be_taken() -> None:
    """E-203: of your city."""
    table = Table(hand=["farm"], city=["dungeon"], others=[{"city": ["wife"]}])
    assert table.why_not("play:farm=dungeon") == "helper-useless"


def test_an_opponents_dungeon_is_of_no_use() -> None:
    table = Table(hand=["farm"], city=["wife"], others=[{"city": ["dungeon"]}])
    assert table.why_not("play:farm=dungeon") == "helper-absent"


def test_has_one_cell_without_a_ranger() -> None:
    table = Table(hand=["farm"], city=[{"card": "dungeon", "under": ["bard"]}, "wife"])
    assert table.why_not("play:farm=dungeon") == "helper-useless"


def test_has_a_second_cell_with_a_ranger_who_does_not_go_there() -> None:
    """E-178, E-203: of Ranger and Wife only the Wife can be taken, so nothing is asked."""
    table = Table(hand=["farm"], city=[{"card": "dungeon", "under": ["bard"]}, "ranger", "wife"])
    table.pick("play:farm=dungeon")
    assert table.built("dungeon")["under"] == ["bard", "wife"]
    assert table.city() == ["dungeon", "ranger", "farm"]


def test_the_ranger_alone_opens_the_second_cell_for_nobody() -> None:
    """E-178."""
    table = Table(hand=["farm"], city=[{"card": "dungeon", "under": ["bard"]}, "ranger"])
    assert table.why_not("play:farm=dungeon") == "helper-useless"


def test_the_ranger_may_go_into_the_first_cell_and_the_second_stays_locked() -> None:
    """E-178."""
    table = Table(hand=["farm", "farm"], city=["dungeon", "ranger", "wife"])
    table.pick("play:farm=dungeon")
    assert sorted(table.codes) == ["use:0.ranger", "use:0.wife"]
    table.pick("use:0.ranger", "visit:one_berry")
    assert table.built("dungeon")["under"] == ["ranger"]
    assert table.why_not("play:farm=dungeon") == "helper-useless"


def test_an_opponents_ranger_opens_no_cell() -> None:
    table = Table(
        hand=["farm"], city=[{"card": "dungeon", "under": ["bard"]}, "wife"], others=[{"city": ["ranger"]}]
    )
    assert table.why_not("play:farm=dungeon") == "helper-useless"


def test_never_takes_a_third_prisoner() -> None:
    table = Table(hand=["farm"], city=[{"card": "dungeon", "under": ["bard", "king"]}, "ranger", "wife"])
    assert table.why_not("play:farm=dungeon") == "helper-useless"


def test_the_second_prisoner_stays_when_the_ranger_leaves() -> None:
    """E-204."""
    table = Table(city=[{"card": "dungeon", "under": ["bard", "king"]}, "ranger", "university"])
    table.pick("visit:0.university", "remove:0.ranger", "gain:twig")
    assert table.built("dungeon")["under"] == ["bard", "king"]


def test_a_prisoner_is_worth_nothing_any_more() -> None:
    """E-153, E-203: neither base value nor bonus."""
    table = Table(hand=["farm"], city=["dungeon", "king", "theater"], events=["grand_tour"])
    assert table.scored("cards") == 7
    assert table.scored("king") == 1
    assert table.scored("theater") == 1
    table.pick("play:farm=dungeon")
    assert table.scored("cards") == 4
    assert table.scored("king") == 0
    assert table.scored("theater") == 0


def test_a_fool_can_be_locked_away() -> None:
    """E-165: its new owner may imprison it, and the two points are not lost any more."""
    table = Table(hand=["farm"], city=["dungeon", "fool"])
    assert table.score().total == -2
    table.pick("play:farm=dungeon")
    assert table.built("dungeon")["under"] == ["fool"]
    assert table.score().total == 1


def test_a_prisoners_colour_is_gone() -> None:
    """E-46, E-203."""
    table = Table(hand=["farm"], city=["dungeon", "bard", "ranger", "undertaker"])
    assert "visit:cartographers_expedition" in table.codes
    table.pick("play:farm=dungeon", "use:0.bard", "visit:one_berry")
    assert table.why_not("visit:cartographers_expedition") == "colour-short"


def test_a_prisoner_does_not_fulfil_an_event() -> None:
    """E-46."""
    table = Table(city=[{"card": "dungeon", "under": ["monk"]}], events_in_play=MISCREANTS)
    assert table.why_not("visit:ministering_to_miscreants") == "card-missing"


def test_a_prisoners_ability_is_gone_for_the_card_he_pays_for() -> None:
    """E-72, E-203: the Shopkeeper has left before the Critter comes."""
    table = Table(hand=["wife"], city=["dungeon", "shopkeeper"])
    table.pick("play:wife=dungeon")
    assert table.goods() == {}
    table = Table(hand=["wife"], city=["dungeon", "historian"])
    table.pick("play:wife=dungeon")
    assert table.hand() == []


def test_a_second_copy_of_a_unique_critter_can_take_the_prisoners_place() -> None:
    """E-70: his uniqueness is free as well."""
    table = Table(hand=["historian"], city=["dungeon", "historian"])
    table.pick("play:historian=dungeon")
    assert table.built("dungeon")["under"] == ["historian"]
    assert table.city() == ["dungeon", "historian"]


def test_only_his_twin_makes_room_for_a_unique_critter() -> None:
    table = Table(hand=["historian"], city=["dungeon", "historian", "wife"])
    table.pick("play:historian=dungeon")
    assert table.built("dungeon")["under"] == ["historian"]


def test_the_prisoners_slot_is_free_for_the_card_played() -> None:
    """E-70, E-203: a full city."""
    table = Table(hand=["storehouse"], city=["dungeon", *THIRTEEN, "bard"])
    assert table.why_not("play:storehouse") == "no-slot"
    table.pick("play:storehouse=dungeon", "store:3twig")
    assert table.city() == ["dungeon", *THIRTEEN, "storehouse"]


def test_a_wanderer_frees_no_slot() -> None:
    """E-203: in a full city he is no use, where a Bard is."""
    table = Table(hand=["storehouse"], city=["dungeon", *THIRTEEN, "inn", "wanderer"])
    assert table.why_not("play:storehouse=dungeon") == "helper-useless"
    table = Table(hand=["storehouse"], city=["dungeon", *THIRTEEN, "bard", "wanderer"])
    table.pick("play:storehouse=dungeon", "store:3twig")
    assert table.built("dungeon")["under"] == ["bard"]


def test_one_of_a_pair_frees_no_slot() -> None:
    """E-79, E-203."""
    table = Table(hand=["storehouse"], city=["dungeon", *THIRTEEN, "husband", "wife"])
    assert table.why_not("play:storehouse=dungeon") == "helper-useless"


def test_one_of_a_pair_makes_room_for_another_of_his_kind() -> None:
    """E-77: the Wife he leaves alone takes the next Husband in."""
    table = Table(hand=["husband"], city=["dungeon", *THIRTEEN, "husband", "wife"])
    table.pick("play:husband=dungeon")
    assert table.built("dungeon")["under"] == ["husband"]
    table.pick("gain:twig")
    assert table.city() == ["dungeon", *THIRTEEN, "wife", "husband"]


def test_a_queen_with_a_worker_can_be_imprisoned() -> None:
    """E-158, E-204: the worker stays deployed and comes back at the next preparation."""
    table = Table(hand=["farm"], city=["dungeon", "queen"], deployed=["0.queen", "haven"])
    table.pick("play:farm=dungeon", "visit:one_berry")
    assert table.built("dungeon")["under"] == ["queen"]
    assert table.seat()["workers"] == 0
    assert table.seat()["stray"] == 1
    table.pick("prepare")
    assert table.seat()["workers"] == 3


def test_is_not_combined_with_another_ability() -> None:
    """E-62: alone each falls short, together with Innkeeper or Judge the Dungeon would do."""
    table = Table(hand=["king"], city=["dungeon", "wife", "innkeeper"])
    assert table.offers("play:king") == []
    table = Table(hand=["king"], goods={"berry": 2, "twig": 1}, city=["dungeon", "wife", "judge"])
    assert table.offers("play:king") == []


def test_is_not_combined_with_the_inn() -> None:
    """E-62, E-205: the King costs three at the Inn, and nobody is locked up for him."""
    table = Table(
        city=["dungeon", "inn", "wife"],
        goods={"berry": 3},
        meadow=["king", "castle", "castle", "palace", "palace", "evertree", "evertree", "king"],
    )
    table.pick("visit:0.inn")
    assert table.city() == ["dungeon", "inn", "wife", "king"]
    assert table.goods() == {}


def test_is_not_combined_with_an_occupied_token() -> None:
    """E-65: a Critter in its home locks nobody up."""
    table = Table(hand=["king"], city=["castle", "dungeon", "wife"])
    table.pick("play:king@castle")
    assert table.city() == ["castle", "dungeon", "wife", "king"]


def test_the_tribute_of_a_shepherd_is_what_was_paid() -> None:
    """E-184: reduced to nothing by the discount."""
    table = Table(hand=["shepherd"], goods={"berry": 3}, city=["dungeon", "wife"])
    table.pick("play:shepherd=dungeon")
    assert table.goods() == {"berry": 6}
    assert table.goods(1) == {}


def test_its_prisoners_are_discarded_when_it_leaves() -> None:
    """E-157, E-204: they do not come back."""
    table = Table(
        city=[{"card": "dungeon", "under": ["bard"]}],
        hand=["ruins"],
        events=["ministering_to_miscreants"],
        events_in_play=MISCREANTS,
    )
    table.pick("play:ruins")
    assert table.city() == ["ruins"]
    assert sorted(table.discard()) == ["bard", "dungeon"]
    assert table.scored("ministering_to_miscreants") == 0


def test_ministering_to_miscreants_counts_the_prisoners() -> None:
    """E-204, E-229: three points each, at the end of the game."""
    table = Table(
        city=[{"card": "dungeon", "under": ["bard"]}, "ranger", "wife"],
        hand=["farm"],
        events=["ministering_to_miscreants"],
        events_in_play=MISCREANTS,
    )
    assert table.scored("ministering_to_miscreants") == 3
    table.pick("play:farm=dungeon")
    assert table.scored("ministering_to_miscreants") == 6


def test_the_ranger_lives_free_in_it() -> None:
    """E-57; and unlocks the second cell."""
    table = Table(hand=["ranger", "farm"], city=[{"card": "dungeon", "under": ["bard"]}, "wife"])
    table.pick("play:ranger@dungeon", "visit:one_berry")
    assert table.built("dungeon")["occupied"]
    table.pick("play:farm=dungeon")
    assert table.built("dungeon")["under"] == ["bard", "wife"]


def test_is_a_blue_card() -> None:
    """E-44."""
    table = Table(city=["dungeon", "clock_tower", "crane"])
    assert "visit:city_monument" in table.codes
