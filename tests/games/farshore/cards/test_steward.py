"""The Steward: up to two green cards act once more."""

from __future__ import annotations

from ..table import Table, price


def test_does_nothing_when_played() -> None:
    """F-82; it is Common (F-77)."""
    table = Table(hand=["steward"], goods=price("steward"), city=["steward", "grove"])
    table.pick("play:steward")
    assert table.city() == ["steward", "grove", "steward"]
    assert table.goods() == {}
    assert table.asked == 1
    assert table.scored("cards") == 1 + 1 + 1


def test_two_green_cards_act() -> None:
    table = Table(city=["steward", "grove", "beach_sledge", "treasure_hunter"])
    table.pick("visit:0.steward")
    assert set(table.codes) == {
        "activate:0.grove", "activate:0.beach_sledge", "activate:0.treasure_hunter", "done",
    }  # fmt: skip
    table.pick("activate:0.grove", "activate:0.treasure_hunter")
    assert table.goods() == {"mushroom": 1, "treasure": 1}
    assert table.asked == 1
    assert table.seat()["deployed"] == ["0.steward"]


def test_one_or_none_will_do() -> None:
    """F-29: may, up to."""
    table = Table(city=["steward", "grove", "beach_sledge"])
    table.pick("visit:0.steward", "activate:0.beach_sledge", "done")
    assert table.goods() == {"driftwood": 2}
    table = Table(city=["steward", "grove", "beach_sledge"])
    table.pick("visit:0.steward", "done")
    assert table.goods() == {}
    assert table.asked == 1


def test_the_same_card_does_not_act_twice() -> None:
    table = Table(city=["steward", "grove", "beach_sledge"])
    table.pick("visit:0.steward", "activate:0.grove")
    assert set(table.codes) == {"activate:0.beach_sledge", "done"}
    table = Table(city=["steward", "grove"])
    table.pick("visit:0.steward", "activate:0.grove")
    assert table.goods() == {"mushroom": 1}
    assert table.asked == 1


def test_two_copies_are_two_cards() -> None:
    table = Table(city=["steward", "grove", "grove", "grove"])
    table.pick("visit:0.steward", "activate:0.grove")
    second = [code for code in table.codes if code != "done"]
    assert len(second) == 1
    table.pick(second[0])
    assert table.goods() == {"mushroom": 2}
    assert table.asked == 1


def test_other_colours_and_other_cities_do_not_act() -> None:
    table = Table(
        city=["steward", "grove", "beach_sledge", "hideout", "market", "inn"], others=[{"city": ["tumbler"]}]
    )
    table.pick("visit:0.steward")
    assert set(table.codes) == {"activate:0.grove", "activate:0.beach_sledge", "done"}


def test_may_be_visited_without_a_green_card() -> None:
    """F-30: there is no condition."""
    table = Table(city=["steward", "market"])
    table.pick("visit:0.steward")
    assert table.asked == 1
    assert table.seat()["deployed"] == ["0.steward"]


def test_their_choices_are_made_anew() -> None:
    table = Table(city=["steward", "warehouse", "diver"])
    table.pick(
        "visit:0.steward", "activate:0.warehouse", "gain:mushroom", "activate:0.diver", "gain:sea_stone"
    )
    assert table.goods() == {"sea_stone": 1, "mushroom": 1}


def test_what_the_first_brings_may_be_used_by_the_second() -> None:
    """One after the other: the Sail Maker pays with the seaweed of the Tangle Raft."""
    table = Table(city=["steward", "tangle_raft", "sail_maker"])
    table.pick("visit:0.steward", "activate:0.tangle_raft", "activate:0.sail_maker")
    assert table.prompt == "exchange"
    table.pick("pay:seaweed")
    assert table.goods() == {}
    assert table.ship() == 1


def test_a_sloop_moves_the_ship_without_wind() -> None:
    """F-85."""
    table = Table(city=["steward", "sloop", "navigator"], ship=1)
    table.pick("visit:0.steward", "activate:0.sloop")
    assert table.ship() == 2
    assert table.goods() == {"treasure": 1}
    assert table.hand() == []


def test_a_scribe_counts_the_scriptoriums_now() -> None:
    """F-141."""
    table = Table(city=["steward", "scribe", "scriptorium", "scriptorium"])
    table.pick("visit:0.steward", "activate:0.scribe", "done")
    assert len(table.hand()) == 3


def test_a_sea_chip_lets_a_third_card_act() -> None:
    """F-140: as if by production."""
    table = Table(city=["steward", "sea_chip", "grove", "beach_sledge"])
    table.pick("visit:0.steward", "activate:0.sea_chip", "activate:0.grove", "activate:0.beach_sledge")
    assert table.goods() == {"driftwood": 2, "mushroom": 1}
    assert table.asked == 1


def test_a_sea_chip_may_choose_the_card_that_the_steward_chooses() -> None:
    """Each once for the Steward; what the Sea Chip does is its own effect (F-140)."""
    table = Table(city=["steward", "sea_chip", "grove"])
    table.pick("visit:0.steward", "activate:0.sea_chip")
    assert table.goods() == {"mushroom": 1}
    table.pick("activate:0.grove")
    assert table.goods() == {"mushroom": 2}
    table = Table(city=["steward", "sea_chip", "grove"])
    table.pick("visit:0.steward", "activate:0.grove", "activate:0.sea_chip")
    assert table.goods() == {"mushroom": 2}


def test_two_sea_chips_have_nothing_to_do_with_each_other() -> None:
    """F-140."""
    table = Table(city=["steward", "sea_chip", "sea_chip"])
    table.pick("visit:0.steward", "activate:0.sea_chip")
    assert set(table.codes) == {"activate:0.sea_chip.2", "done"}
    table.pick("activate:0.sea_chip.2")
    assert table.goods() == {}
    assert table.asked == 1


def test_a_drought_does_not_matter() -> None:
    """The weather stills green cards that are played, and one in each production."""
    table = Table(city=["steward", "grove", "beach_sledge"], mode="both", weather="weather_drought")
    table.pick("visit:0.steward", "activate:0.grove", "activate:0.beach_sledge")
    assert table.goods() == {"driftwood": 2, "mushroom": 1}


def test_a_hand_limit_holds() -> None:
    """F-68."""
    table = Table(hand=[*["inn"] * 3, *["port"] * 3, "galley"], city=["steward", "scriptorium"])
    table.pick("visit:0.steward", "activate:0.scriptorium")
    assert len(table.hand()) == 8


def test_is_not_open_to_others_and_holds_one_worker() -> None:
    """F-33, F-41."""
    table = Table(city=["grove"], others=[{"city": ["steward"]}])
    assert table.why_not("visit:1.steward") == "not-open"
    table = Table(city=["steward", "grove"], deployed=["0.steward"])
    assert table.why_not("visit:0.steward") == "spot-taken"
    assert Table(city=["steward", "grove"], workers=0).why_not("visit:0.steward") == "no-worker"


def test_a_second_steward_lets_the_same_cards_act_again() -> None:
    table = Table(city=["steward", "steward", "grove"])
    table.pick("visit:0.steward", "activate:0.grove", "visit:docks", "visit:0.steward.2", "activate:0.grove")
    assert table.goods() == {"mushroom": 2}


def test_takes_an_anchor_at_a_red_construction_only() -> None:
    """F-53."""
    table = Table(hand=["steward"], city=["inn", "grove"])
    assert table.offers("play:steward") == ["play:steward@inn"]
    assert table.why_not("play:steward@grove") == "not-its-home"


def test_three_of_them_make_the_red_map() -> None:
    """F-45."""
    assert Table(city=["steward"] * 2).why_not("visit:map_red") == "colour-short"
    assert "visit:map_red" in Table(city=["steward"] * 3).codes
