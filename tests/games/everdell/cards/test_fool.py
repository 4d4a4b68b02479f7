"""The Fool (E-165): into the city of an opponent. Alone against Rugwort: E-246, E-247."""

from __future__ import annotations

from typing import Final

from ..table import Table

FIFTEEN: Final = [
    *["mine"] * 3, *["twig_barge"] * 3, *["resin_refinery"] * 3, *["general_store"] * 3, *["inn"] * 3,
]  # fmt: skip
"""Cards that fill a city."""
MEADOW: Final = ["king", "queen", "castle", "palace", "school", "theater", "doctor", "evertree"]


# At the table


def test_moves_into_the_city_of_the_opponent() -> None:
    """E-54, E-165: with one opponent there is nothing to choose."""
    table = Table(hand=["fool"], goods={"berry": 3}, city=["farm"], others=[{"city": ["mine"]}])
    table.pick("play:fool")
    assert table.city() == ["farm"]
    assert table.city(1) == ["mine", "fool"]
    assert table.hand() == []
    assert table.asked == 1


def test_its_player_chooses_the_opponent() -> None:
    """E-165."""
    table = Table(hand=["fool"], goods={"berry": 3}, others=[{}, {}, {}])
    table.pick("play:fool")
    assert table.asked == 0
    assert table.prompt == "choose-city"
    assert table.codes == ["to:1", "to:2", "to:3"]
    table.pick("to:2")
    assert [table.city(seat) for seat in range(4)] == [[], [], ["fool"], []]


def test_costs_three_berries() -> None:
    table = Table(hand=["fool"], goods={"berry": 4})
    table.pick("play:fool")
    assert table.goods() == {"berry": 1}
    assert table.goods(1) == {}


def test_two_berries_are_too_few() -> None:
    """E-61."""
    refusal = Table(hand=["fool"], goods={"berry": 2, "twig": 5}).refusal("play:fool")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1berry"


def test_takes_two_points_from_its_new_owner_even_below_zero() -> None:
    """E-8, E-155, E-165: there is no floor."""
    table = Table(hand=["fool"], goods={"berry": 3})
    table.pick("play:fool")
    assert table.score().total == 0
    assert table.scored("cards", 1) == -2
    assert table.score(1).total == -2


def test_a_full_city_does_not_take_it() -> None:
    """E-165: a free slot is needed, and if no opponent has one the Fool cannot be played."""
    table = Table(hand=["fool"], goods={"berry": 3}, others=[{"city": [*FIFTEEN]}])
    assert table.why_not("play:fool") == "no-city-takes-it"


def test_a_city_with_a_fool_does_not_take_a_second_one() -> None:
    """E-165, E-55."""
    table = Table(hand=["fool"], goods={"berry": 3}, others=[{"city": ["fool"]}])
    assert table.why_not("play:fool") == "no-city-takes-it"


def test_only_cities_with_room_and_without_a_fool_are_offered() -> None:
    """E-165: of three opponents, one is left, so nothing is asked."""
    table = Table(
        hand=["fool"],
        goods={"berry": 3},
        others=[{"city": [*FIFTEEN]}, {"city": ["fool"]}, {"city": ["farm"]}],
    )
    table.pick("play:fool")
    assert table.city(3) == ["farm", "fool"]


def test_cards_without_a_slot_of_their_own_leave_room_for_it() -> None:
    """E-75, E-76: a Wanderer fills no slot, a pair only one."""
    table = Table(
        hand=["fool"], goods={"berry": 3},
        others=[{"city": [*FIFTEEN[:13], "wanderer", "husband", "wife"]}],
    )  # fmt: skip
    table.pick("play:fool")
    assert table.city(1)[-1] == "fool"


def test_fills_a_slot_of_its_new_owner() -> None:
    """E-74, E-165: the last one is gone."""
    table = Table(
        hand=["fool"], goods={"berry": 3},
        others=[{"city": [*FIFTEEN[:14]], "hand": ["crane"], "goods": {"pebble": 1}}],
    )  # fmt: skip
    table.pick("play:fool")
    assert table.asked == 1
    assert table.why_not("play:crane") == "no-slot"


def test_the_own_city_may_be_full_and_have_a_fool() -> None:
    """E-165: your own slots, and a Fool in your own city, do not matter."""
    table = Table(hand=["fool"], goods={"berry": 3}, city=["fool", *FIFTEEN[:14]])
    table.pick("play:fool")
    assert table.city(1) == ["fool"]
    assert table.city().count("fool") == 1


def test_reaches_an_opponent_who_has_passed() -> None:
    """E-142, E-165."""
    table = Table(
        hand=["fool"], goods={"berry": 3}, season="autumn", others=[{"season": "autumn", "passed": True}]
    )
    table.pick("play:fool")
    assert table.city(1) == ["fool"]


def test_a_city_whose_fool_is_in_the_dungeon_takes_another() -> None:
    """E-46, E-203: a prisoner is not in the city."""
    table = Table(
        hand=["fool"], goods={"berry": 3}, others=[{"city": [{"card": "dungeon", "under": ["fool"]}]}]
    )
    table.pick("play:fool")
    assert table.city(1) == ["dungeon", "fool"]


def test_from_the_meadow_its_position_is_refilled() -> None:
    """E-54, E-68."""
    table = Table(goods={"berry": 3}, meadow=["fool", *MEADOW[1:]], next=["mine"])
    table.pick("play:meadow.fool")
    assert table.city(1) == ["fool"]
    assert table.meadow() == ["mine", *MEADOW[1:]]


# Ways to pay for it


def test_is_free_with_the_own_fairgrounds() -> None:
    """E-57, E-165: the token goes on the Fairgrounds of the player, not of the receiver."""
    table = Table(hand=["fool"], city=["fairgrounds"], others=[{"city": ["fairgrounds"]}])
    table.pick("play:fool@fairgrounds")
    assert table.built("fairgrounds")["occupied"]
    assert "occupied" not in table.built("fairgrounds", 1)
    assert table.city(1) == ["fairgrounds", "fool"]


def test_the_fairgrounds_of_the_opponent_are_no_help() -> None:
    """E-57."""
    table = Table(hand=["fool"], others=[{"city": ["fairgrounds"]}])
    assert table.why_not("play:fool@fairgrounds") == "helper-absent"


def test_the_fairgrounds_help_once() -> None:
    """E-57, E-58."""
    table = Table(hand=["fool"], city=[{"card": "fairgrounds", "occupied": True}])
    assert table.why_not("play:fool@fairgrounds") == "home-taken"


def test_the_fairgrounds_are_of_no_use_if_no_city_takes_it() -> None:
    """E-66, E-165: free or not, it needs somebody to receive it, and that is the reason given."""
    table = Table(hand=["fool"], city=["fairgrounds"], others=[{"city": ["fool"]}])
    assert table.why_not("play:fool@fairgrounds") == "no-city-takes-it"


def test_is_free_with_the_own_ever_tree() -> None:
    """E-59, E-165."""
    table = Table(hand=["fool"], city=["evertree"])
    table.pick("play:fool@evertree")
    assert table.built("evertree")["occupied"]
    assert table.city(1) == ["fool"]


def test_an_innkeeper_helps_to_pay() -> None:
    """E-168: it is a Critter."""
    table = Table(hand=["fool"], city=["innkeeper"])
    table.pick("play:fool=innkeeper")
    assert table.city() == []
    assert table.city(1) == ["fool"]


def test_a_judge_helps_to_pay() -> None:
    """E-169."""
    table = Table(hand=["fool"], goods={"twig": 1, "berry": 2}, city=["judge"])
    table.pick("play:fool=judge")
    assert table.goods() == {}
    assert table.city(1) == ["fool"]


def test_a_fool_in_the_own_city_may_be_imprisoned_for_it() -> None:
    """E-165, E-203."""
    table = Table(hand=["fool"], city=["fool", "dungeon"])
    table.pick("play:fool=dungeon")
    assert table.city() == ["dungeon"]
    assert table.built("dungeon")["under"] == ["fool"]
    assert table.city(1) == ["fool"]


def test_the_inn_sends_it_for_less() -> None:
    """E-205: the three berries are waived."""
    table = Table(city=["inn"], meadow=["fool", *MEADOW[1:]], others=[{}, {}])
    table.pick("visit:0.inn", "to:1")
    assert table.city() == ["inn"]
    assert table.city(1) == ["fool"]


def test_the_queen_sends_it_for_nothing() -> None:
    """E-176: its base value is far below 3."""
    table = Table(hand=["fool"], city=["queen"], others=[{}, {}])
    table.pick("visit:0.queen", "play:fool", "to:2")
    assert table.city() == ["queen"]
    assert table.city(2) == ["fool"]


def test_the_cemetery_sends_it_if_somebody_can_receive_it() -> None:
    """E-198."""
    table = Table(city=["cemetery"], next=["fool", "king", "queen", "ruins"])
    table.pick("visit:0.cemetery", "play:fool")
    assert table.city(1) == ["fool"]
    assert sorted(table.discard()) == ["king", "queen", "ruins"]


def test_the_cemetery_does_not_offer_it_if_nobody_can() -> None:
    """E-198: here nothing else is playable either, and all are discarded."""
    table = Table(
        city=["cemetery", "king", "historian"], next=["fool", "king", "cemetery", "historian"],
        others=[{"city": ["fool"]}],
    )  # fmt: skip
    table.pick("visit:0.cemetery")
    assert table.asked == 1
    assert sorted(table.discard()) == ["cemetery", "fool", "historian", "king"]


# What it is to its new owner


def test_is_a_tan_card_of_its_new_owner() -> None:
    """E-165, E-44: the third one for the Cartographer's Expedition."""
    table = Table(hand=["fool"], goods={"berry": 3}, others=[{"city": ["bard", "ranger"]}])
    table.pick("play:fool", "visit:cartographers_expedition")
    assert table.scored("cartographers_expedition", 1) == 3


def test_is_a_unique_critter_of_its_new_owner() -> None:
    """E-165, E-194: the Theater counts it, the School does not."""
    table = Table(hand=["fool"], goods={"berry": 3}, others=[{"city": ["theater", "school"]}])
    table.pick("play:fool")
    assert table.scored("theater", 1) == 1
    assert table.scored("school", 1) == 0


def test_its_new_owner_may_imprison_it() -> None:
    """E-165, E-203: then it costs no points any more."""
    table = Table(hand=["fool"], goods={"berry": 3}, others=[{"city": ["dungeon"], "hand": ["farm"]}])
    table.pick("play:fool", "play:farm=dungeon")
    assert table.city(1) == ["dungeon", "farm"]
    assert table.built("dungeon", 1)["under"] == ["fool"]
    assert table.scored("cards", 1) == 1


def test_its_new_owner_may_discard_it_to_the_university() -> None:
    """E-165, E-160: the printed cost comes back, to one who never paid it."""
    table = Table(hand=["fool"], goods={"berry": 3}, others=[{"city": ["university"]}])
    table.pick("play:fool", "visit:1.university", "gain:twig")
    assert table.city(1) == ["university"]
    assert table.goods(1) == {"twig": 1, "berry": 3}
    assert table.discard() == ["fool"]


# What it triggers


def test_the_historian_of_its_player_draws() -> None:
    """E-165, E-166."""
    table = Table(
        hand=["fool"], goods={"berry": 3}, city=["historian"], next=["mine"], others=[{"city": ["historian"]}]
    )
    table.pick("play:fool")
    assert table.hand() == ["mine"]
    assert table.hand(1) == []


def test_no_shopkeeper_sells_to_it() -> None:
    """E-165, E-180: it did not enter the player's city, and its new owner did not play it."""
    table = Table(hand=["fool"], goods={"berry": 3}, city=["shopkeeper"], others=[{"city": ["shopkeeper"]}])
    table.pick("play:fool")
    assert table.goods() == {}
    assert table.goods(1) == {}


# Alone


def test_alone_it_is_discarded_and_takes_a_card_of_rugwort_with_it() -> None:
    """E-247; it counts as a card played, so he plays one (E-244)."""
    table = Table(
        solo=1, hand=["fool"], goods={"berry": 3}, meadow=[*MEADOW], rolls=[2], next=["wife"],
        rugwort={"city": ["farm", "inn"]},
    )  # fmt: skip
    table.pick("play:fool")
    assert table.prompt == "rival-loses"
    assert set(table.codes) == {"remove:1.farm", "remove:1.inn"}
    table.pick("remove:1.farm")
    assert table.city() == []
    assert table.city(1) == ["inn", "queen"]
    assert sorted(table.discard()) == ["farm", "fool"]
    assert table.goods() == {}
    assert table.meadow() == ["king", "wife", *MEADOW[2:]]


def test_alone_with_nothing_to_remove_it_is_discarded_all_the_same() -> None:
    """E-247."""
    table = Table(solo=1, hand=["fool"], goods={"berry": 3}, meadow=[*MEADOW], rolls=[1])
    table.pick("play:fool")
    assert table.prompt == "action"
    assert table.discard() == ["fool"]
    assert table.city(1) == ["king"]


def test_alone_a_fool_and_a_full_city_of_rugwort_do_not_protect_him() -> None:
    """E-245, E-247: uniqueness and slots do not bind him; any one card may be removed."""
    table = Table(
        solo=1, hand=["fool"], goods={"berry": 3}, meadow=[*MEADOW], rolls=[1],
        rugwort={"city": [*FIFTEEN, "fool"]},
    )  # fmt: skip
    table.pick("play:fool", "remove:1.fool")
    assert table.city(1) == [*FIFTEEN, "king"]


def test_alone_the_historian_draws_and_the_shopkeeper_does_not_sell() -> None:
    """E-165, E-166, E-247."""
    table = Table(
        solo=1, hand=["fool"], goods={"berry": 3}, city=["historian", "shopkeeper"], meadow=[*MEADOW],
        next=["mine"], rolls=[1],
    )  # fmt: skip
    table.pick("play:fool")
    assert table.hand() == ["mine"]
    assert table.goods() == {}


def test_alone_it_is_free_with_the_fairgrounds_too() -> None:
    """E-57, E-247."""
    table = Table(
        solo=1, hand=["fool"], city=["fairgrounds"], meadow=[*MEADOW], rolls=[1], rugwort={"city": ["inn"]}
    )
    table.pick("play:fool@fairgrounds")
    assert table.built("fairgrounds")["occupied"]
    assert table.city(1) == ["king"]


def test_rugwort_plays_it_into_your_city() -> None:
    """E-246."""
    table = Table(
        solo=1, hand=["crane"], goods={"pebble": 1}, meadow=["fool", *MEADOW[1:]], rolls=[1], next=["mine"]
    )
    table.pick("play:crane")
    assert table.city() == ["crane", "fool"]
    assert table.city(1) == []
    assert table.score().total == 1 - 2
    assert table.meadow() == ["mine", *MEADOW[1:]]


def test_rugwort_keeps_it_if_you_have_a_fool() -> None:
    """E-246: as a tan card, worth what any of his cards is worth (E-255)."""
    table = Table(
        solo=1, hand=["crane"], goods={"pebble": 1}, city=["fool"], meadow=["fool", *MEADOW[1:]], rolls=[1]
    )
    table.pick("play:crane")
    assert table.city() == ["fool", "crane"]
    assert table.city(1) == ["fool"]
    assert table.scored("rugwort_cards", 1) == 2


def test_rugwort_keeps_it_if_your_city_is_full() -> None:
    """E-246: the card just played took the last slot."""
    table = Table(
        solo=1, hand=["crane"], goods={"pebble": 1}, city=[*FIFTEEN[:14]], meadow=["fool", *MEADOW[1:]],
        rolls=[1],
    )  # fmt: skip
    table.pick("play:crane")
    assert "fool" not in table.city()
    assert table.city(1) == ["fool"]


def test_the_fool_rugwort_keeps_counts_as_tan() -> None:
    """E-246, E-248: the third tan card brings him the Cartographer's Expedition."""
    table = Table(
        solo=1, city=["fool"], workers=0, meadow=[*MEADOW], rugwort={"city": ["fool", "bard", "ranger"]}
    )
    table.pick("prepare")
    assert table.scored("cartographers_expedition", 1) == 3
