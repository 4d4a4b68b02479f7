"""The Sea Chip (F-140): one other green card of the city acts, but never a Sea Chip."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table, price

FULL_HAND: list[Json] = [*["port"] * 3, *["inn"] * 3, *["galley"] * 2]


def test_lets_a_green_card_of_the_city_act_when_played() -> None:
    """F-140."""
    table = Table(hand=["sea_chip"], goods=price("sea_chip"), city=["grove", "tumbler"])
    table.pick("play:sea_chip")
    assert table.prompt == "activate"
    assert set(table.codes) == {"activate:0.grove", "activate:0.tumbler"}
    table.pick("activate:0.tumbler")
    assert table.goods() == {"sea_stone": 1}
    assert table.scored("cards") == 4
    assert table.asked == 1


def test_cannot_be_declined() -> None:
    """F-29: it does not say may."""
    table = Table(hand=["sea_chip"], goods=price("sea_chip"), city=["grove", "tumbler"])
    table.pick("play:sea_chip")
    assert table.why_not("done") == "not-offered"


def test_without_another_green_card_nothing_happens() -> None:
    """F-140."""
    table = Table(hand=["sea_chip"], goods=price("sea_chip"), city=["inn", "galley", "port", "pilgrim"])
    table.pick("play:sea_chip")
    assert table.goods() == {}
    assert table.asked == 1


def test_never_wakes_a_sea_chip() -> None:
    """F-140: not itself, and not another one."""
    table = Table(hand=["sea_chip"], goods=price("sea_chip"), city=["sea_chip", "sea_chip"])
    table.pick("play:sea_chip")
    assert table.asked == 1
    table = Table(hand=["sea_chip"], goods=price("sea_chip"), city=["sea_chip", "grove", "tumbler"])
    table.pick("play:sea_chip")
    assert set(table.codes) == {"activate:0.grove", "activate:0.tumbler"}


def test_does_not_look_into_other_cities() -> None:
    """F-140: of your city."""
    table = Table(hand=["sea_chip"], goods=price("sea_chip"), others=[{"city": ["grove", "tumbler"]}])
    table.pick("play:sea_chip")
    assert table.goods() == {}
    assert table.asked == 1


def test_the_chosen_card_keeps_its_own_choices() -> None:
    """F-140: made anew, the may of the Merchant too."""
    table = Table(hand=["sea_chip"], goods=price("sea_chip", driftwood=1), city=["merchant"])
    table.pick("play:sea_chip")
    assert table.codes == ["pay:driftwood", "done"]
    table.pick("done")
    assert table.goods() == {"driftwood": 1}
    table = Table(hand=["sea_chip"], goods=price("sea_chip"), city=["diver"])
    table.pick("play:sea_chip", "gain:sea_stone")
    assert table.goods() == {"sea_stone": 1}


def test_may_choose_a_card_that_brings_nothing() -> None:
    """F-140: any green card of the city."""
    table = Table(hand=["sea_chip"], goods=price("sea_chip"), city=["grove", "merchant"])
    table.pick("play:sea_chip", "activate:0.merchant")
    assert table.goods() == {}
    assert table.asked == 1


def test_lets_a_scriptorium_draw_as_far_as_the_hand_has_room() -> None:
    """F-68."""
    table = Table(
        hand=["sea_chip", *FULL_HAND[1:]], goods=price("sea_chip"), city=["scriptorium"], next=["pirate"]
    )
    table.pick("play:sea_chip")
    assert len(table.hand()) == 8
    assert "pirate" in table.hand()


def test_may_choose_a_card_with_an_anchor() -> None:
    """F-53: it comes free to the Grove and lets it grow."""
    table = Table(hand=["sea_chip"], city=["grove"])
    table.pick("play:sea_chip@grove")
    assert table.goods() == {"mushroom": 1}
    assert table.built("grove")["occupied"] is True
    assert table.anchors() == 2


def test_moves_the_ship_through_a_sloop_but_not_with_the_wind() -> None:
    """F-85."""
    table = Table(hand=["sea_chip"], goods=price("sea_chip"), city=["sloop", "navigator"], next=["port"])
    table.pick("play:sea_chip")
    assert table.ship() == 1
    assert table.hand() == []


def test_the_card_it_wakes_is_not_played_again() -> None:
    """F-84, F-59: wind and triggers see one card, the Sea Chip."""
    table = Table(
        hand=["sea_chip"],
        goods=price("sea_chip"),
        city=["lighthouse_keeper", "grove"],
        roses=("rose_a_green", "rose_b_construction"),
        next=["port", "inn"],
    )
    table.pick("play:sea_chip")
    assert table.ship() == 1
    assert table.hand() == ["port"]


def test_acts_again_in_spring_and_in_autumn() -> None:
    """F-96, F-98: the Tumbler acts for itself and once more for the Sea Chip."""
    table = Table(city=["tumbler", "sea_chip", "grove"], workers=0)
    table.pick("prepare")
    assert table.source == "sea_chip"
    assert set(table.codes) == {"activate:0.tumbler", "activate:0.grove"}
    table.pick("activate:0.tumbler")
    assert table.goods() == {"sea_stone": 2, "mushroom": 1}
    assert table.asked == 1
    table = Table(city=["tumbler", "sea_chip"], season="summer", workers=0)
    table.pick("prepare", "first:green")
    assert table.goods() == {"sea_stone": 2}


def test_sleeps_when_summer_comes() -> None:
    """F-97."""
    table = Table(city=["tumbler", "sea_chip"], season="spring", workers=0, bay=["port", "market"])
    table.pick("prepare", "take:bay.port", "take:bay.market")
    assert table.goods() == {}


def test_several_may_wake_the_same_card() -> None:
    """F-96, F-140: each for itself."""
    table = Table(city=["beach_sledge", "sea_chip", "sea_chip", "sea_chip", "grove"], workers=0)
    table.pick("prepare", *["activate:0.beach_sledge"] * 3)
    assert table.goods() == {"driftwood": 8, "mushroom": 1}
    assert table.asked == 1


def test_alone_in_a_production_nothing_is_asked() -> None:
    """F-140."""
    table = Table(city=["sea_chip", "sea_chip"], workers=0)
    table.pick("prepare")
    assert table.goods() == {}
    assert table.asked == 1


def test_may_wake_a_card_before_its_own_turn_in_the_production() -> None:
    """F-96: the order is the player's."""
    table = Table(city=["sail_maker", "sea_chip"], goods={"seaweed": 1, "treasure": 1}, workers=0)
    table.pick("prepare")
    assert set(table.codes) == {"produce:0.sail_maker", "produce:0.sea_chip"}
    table.pick("produce:0.sea_chip", "pay:treasure", "pay:seaweed")
    assert table.ship() == 2
    assert table.goods() == {"treasure": 1}


def test_a_steward_may_wake_it() -> None:
    """F-140: and through it another green card, also the one that the Steward wakes himself."""
    table = Table(city=["steward", "sea_chip", "grove"])
    table.pick("visit:0.steward", "activate:0.sea_chip", "activate:0.grove")
    assert table.goods() == {"mushroom": 2}
    assert table.asked == 1


def test_several_may_live_in_a_city_that_counts_them_as_green() -> None:
    """F-45, F-77."""
    table = Table(hand=["sea_chip"], goods=price("sea_chip"), city=["sea_chip", "sea_chip", "grove"])
    table.pick("play:sea_chip")
    assert table.city() == ["sea_chip", "sea_chip", "grove", "sea_chip"]
    assert "visit:map_green" in Table(city=["sea_chip", "sea_chip", "sea_chip", "grove"]).codes


def test_treasures_pay_for_it() -> None:
    """F-6."""
    table = Table(hand=["sea_chip"], goods={"treasure": price("sea_chip")["mushroom"]}, city=["grove"])
    table.pick("play:sea_chip")
    assert table.goods() == {"mushroom": 1}


def test_in_a_drought_it_wakes_nothing_when_played() -> None:
    """F-136: the upper half of the Drought."""
    table = Table(
        hand=["sea_chip"], goods=price("sea_chip"), city=["grove"], mode="upper", weather="weather_drought"
    )
    table.pick("play:sea_chip")
    assert table.goods() == {}
    assert table.asked == 1


def test_works_in_the_city_of_its_player() -> None:
    """F-140: here the third of four players, with green cards on both sides."""
    table = Table(
        turn=2,
        city=["tumbler"],
        others=[
            {"city": ["grove"]},
            {"hand": ["sea_chip"], "goods": price("sea_chip"), "city": ["beach_sledge"]},
            {"city": ["treasure_hunter"]},
        ],
    )
    table.pick("play:sea_chip")
    assert [table.goods(seat) for seat in range(4)] == [{}, {}, {"driftwood": 2}, {}]
    assert table.asked == 3
