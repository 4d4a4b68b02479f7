"""Turns and placing workers in general (F-22 to F-34, F-41 to F-43)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json
from boardwright.core.refusal import IllegalChoice

from .table import ISLANDS, Table, price

BAY: list[Json] = ["inn", "port", "galley", "pirate", "manor", "harbor", "steward", "abbey"]
SHORES = ["shore_driftwood", "shore_seaweed", "shore_sea_stone", "shore_mushroom"]
EARLY = ["winter", "spring", "summer"]


# Turns


@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_goes_round_the_table(players: int) -> None:
    """F-22, F-23."""
    table = Table(others=[{} for _ in range(players - 1)])
    asked = []
    for _ in range(2 * players):
        asked.append(table.asked)
        table.pick("visit:docks")
    assert asked == [*range(players), *range(players)]


def test_players_who_have_passed_are_skipped() -> None:
    """F-22."""
    gone: dict[str, Json] = {"season": "autumn", "passed": True}
    table = Table(others=[gone, {}, gone])
    table.pick("visit:docks")
    assert table.asked == 2
    table.pick("visit:docks")
    assert table.asked == 0


def test_captain_bonny_takes_her_turn_after_the_last_human() -> None:
    """F-107: nobody is asked for her."""
    table = Table(bonny=1, others=[{}], captain={"hand": ["grove"]}, routes=["route_15"])
    table.pick("visit:docks")
    assert table.asked == 1
    assert table.seat(2)["workers"] == 2
    table.pick("visit:docks")
    assert table.asked == 0
    assert table.seat(2)["deployed"] == ["shore_seaweed"]


def test_a_turn_is_one_worker() -> None:
    """F-23."""
    table = Table()
    table.pick("visit:docks")
    assert table.asked == 1
    assert table.seat()["workers"] == 1


def test_a_turn_is_one_card() -> None:
    """F-23, F-51."""
    table = Table(hand=["grove", "grove"], goods=price("grove", "grove"))
    table.pick("play:grove")
    assert table.asked == 1
    assert table.city() == ["grove"]
    assert table.seat()["workers"] == 2


def test_a_turn_is_one_preparation() -> None:
    """F-23, F-93: the workers have come back, but the next player acts."""
    table = Table(workers=0)
    table.pick("prepare")
    assert table.asked == 1
    assert table.seat()["season"] == "spring"


def test_in_autumn_a_turn_may_be_a_pass() -> None:
    """F-23, F-27."""
    table = Table(season="autumn")
    table.pick("pass")
    assert table.asked == 1
    assert table.seat()["passed"]


# What may be done


def test_without_a_worker_none_can_be_placed() -> None:
    """F-24."""
    table = Table(workers=0, city=["steward"])
    assert table.offers("visit:") == []
    for place in (*SHORES, "docks", "lookout", "isle_gems", "0.steward"):
        assert table.why_not(f"visit:{place}") == "no-worker"


def test_without_a_worker_a_card_may_be_played() -> None:
    """F-25, F-26: or one prepares."""
    table = Table(workers=0, hand=["grove"], goods=price("grove"), bay=BAY)
    assert {"play:grove", "prepare"} <= set(table.codes)
    table.pick("play:grove")
    assert table.city() == ["grove"]


def test_a_card_of_nowhere_cannot_be_played() -> None:
    """F-25: it is neither in hand nor in the Bay."""
    table = Table(hand=["grove"], bay=BAY, goods={"mushroom": 9})
    assert table.why_not("play:scribe") == "card-not-there"
    assert table.why_not("play:bay.scribe") == "card-not-there"
    assert table.why_not("play:steward") == "card-not-there"
    assert "play:bay.steward" in table.codes


def test_a_card_that_cannot_be_paid_for_cannot_be_played() -> None:
    """F-25."""
    table = Table(hand=["scribe"], bay=BAY, goods={"mushroom": 1})
    refusal = table.refusal("play:scribe")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1mushroom"


def test_with_a_worker_left_nobody_prepares() -> None:
    """F-26."""
    assert Table().why_not("prepare") == "workers-left"
    assert Table(deployed=["docks"]).why_not("prepare") == "workers-left"


@pytest.mark.parametrize("season", EARLY)
def test_with_all_workers_deployed_one_may_prepare(season: str) -> None:
    """F-26."""
    assert "prepare" in Table(season=season, workers=0).codes


def test_nobody_prepares_after_autumn() -> None:
    """F-26, F-94."""
    assert Table(season="autumn", workers=0).why_not("prepare") == "last-season"


@pytest.mark.parametrize("season", EARLY)
def test_who_can_do_nothing_else_must_prepare(season: str) -> None:
    """F-26."""
    table = Table(season=season, workers=0, bay=BAY)
    assert table.codes == ["prepare"]


@pytest.mark.parametrize("season", EARLY)
def test_nobody_passes_before_autumn(season: str) -> None:
    """F-27."""
    assert Table(season=season).why_not("pass") == "pass-early"
    assert Table(season=season, workers=0).why_not("pass") == "pass-early"


def test_one_may_pass_with_workers_and_playable_cards() -> None:
    """F-27."""
    table = Table(season="autumn", workers=5, hand=["grove"], goods=price("grove"))
    assert {"play:grove", "visit:docks", "pass"} <= set(table.codes)
    table.pick("pass")
    assert table.seat()["passed"]


def test_who_can_do_nothing_else_in_autumn_must_pass() -> None:
    """F-23."""
    table = Table(season="autumn", workers=0, bay=BAY, hand=["grove"])
    assert table.codes == ["pass"]


def test_a_worker_always_finds_a_place() -> None:
    """F-27: the Docks and the Lookout are never full."""
    islands: list[Json] = [*ISLANDS[:2]]
    table = Table(
        season="winter", deployed=["docks"], bay=BAY,
        others=[{"season": "autumn", "deployed": [*SHORES[:3], *islands]}, {"deployed": [SHORES[3]]}],
        islands=[*ISLANDS[:2], "isle_wind"], high_tide=["isle_wind"],
    )  # fmt: skip
    assert table.codes == ["visit:docks", "visit:lookout"]


def test_the_turn_after_a_pass_is_the_next_players_and_goes_on_until_all_have_passed() -> None:
    """F-27, F-104."""
    table = Table(season="autumn", others=[{"season": "autumn"}])
    table.pick("pass", "visit:docks")
    assert table.asked == 1
    table.pick("pass")
    assert table.prompt == "over"


# Refusals


def test_an_illegal_action_changes_nothing() -> None:
    """F-28."""
    table = Table(hand=["grove"], bay=BAY, others=[{"deployed": ["docks", "shore_driftwood"]}])
    reasons = {
        "play:grove": "goods-short",
        "visit:shore_driftwood": "spot-taken",
        "visit:map_green": "colour-short",
        "visit:nowhere": "no-such-place",
        "prepare": "workers-left",
        "pass": "pass-early",
        "gain:treasure": "not-offered",
        "": "not-offered",
    }
    assert {code: table.why_not(code) for code in reasons} == reasons
    table.pick("visit:docks", "done")
    assert table.asked == 1


def test_an_illegal_answer_inside_an_action_changes_nothing() -> None:
    """F-28: the action goes on from where it was."""
    table = Table(hand=["grove", "inn"])
    table.pick("visit:docks", "discard:grove")
    for code in ("discard:port", "discard:grove", "visit:lookout", "gain:seaweed", "prepare"):
        assert table.why_not(code) == "not-offered"
    table.pick("done", "gain:mushroom")
    assert table.goods() == {"mushroom": 1}


def test_nobody_acts_in_somebody_elses_turn() -> None:
    """F-28: there are no free actions between turns."""
    table = Table(others=[{"hand": ["grove"], "goods": price("grove")}, {}])
    before = table.state.dump()
    for seat in (1, 2):
        with pytest.raises(IllegalChoice) as refused:
            table.state.choose(seat, "visit:docks")
        assert refused.value.reason == "not-asked"
    assert table.state.dump() == before


# Mandatory, optional, partial


def test_an_effect_without_may_is_mandatory() -> None:
    """F-29: a Pirate throws cards away whether one likes it or not."""
    table = Table(
        hand=["pirate", "grove", "inn", "port"], goods=price("pirate"), roses=("rose_a_red", "rose_b_common")
    )
    table.pick("play:pirate")
    assert sorted(table.codes) == ["discard:grove", "discard:inn", "discard:port"]
    table.pick("discard:inn")
    assert table.why_not("done") == "not-offered"
    table.pick("discard:grove")
    assert table.hand() == ["port"]


def test_an_effect_with_may_is_optional() -> None:
    """F-29: an Abbey need not be paid."""
    table = Table(city=["abbey"], goods={"seaweed": 3})
    table.pick("visit:0.abbey", "done")
    assert table.goods() == {"seaweed": 3}
    assert table.points() == 0
    assert table.asked == 1


@pytest.mark.parametrize("n", [0, 1, 2, 3, 4, 5])
def test_up_to_lets_one_choose_any_number(n: int) -> None:
    """F-29: an Illuminator takes from none to five cards."""
    table = Table(city=["illuminator"], hand=["grove"] * 5, goods={})
    table.pick("visit:0.illuminator", *["discard:grove"] * n)
    if n < 5:
        table.pick("done")
    assert table.points() == n
    assert len(table.hand()) == 5 - n
    assert table.asked == 1


def test_parts_that_cannot_be_done_do_not_undo_the_others() -> None:
    """F-30: a Pirate without cards still brings his treasures."""
    table = Table(hand=["pirate"], goods=price("pirate"), roses=("rose_a_red", "rose_b_common"))
    table.pick("play:pirate")
    assert table.goods() == {"treasure": 2}
    assert table.hand() == []
    assert table.asked == 1


def test_a_mandatory_part_is_done_as_far_as_possible() -> None:
    """F-30: one card is all a Pirate can throw away."""
    table = Table(hand=["pirate", "grove"], goods=price("pirate"), roses=("rose_a_red", "rose_b_common"))
    table.pick("play:pirate")
    assert table.goods() == {"treasure": 2}
    assert table.discard() == ["grove"]
    assert table.asked == 1


def test_parts_come_in_the_order_written() -> None:
    """F-30: a Shipwreck brings a treasure, then a card."""
    table = Table(hand=["shipwreck"], goods={"seaweed": 1}, roses=("rose_a_red", "rose_b_common"))
    table.pick("play:shipwreck")
    assert [event.kind for event in table.happened if event.kind in ("gain", "draw")] == ["gain", "draw"]


def test_no_payment_no_reward() -> None:
    """F-30: a Sail Maker without seaweed does not move the ship."""
    table = Table(hand=["sail_maker"], goods=price("sail_maker"), roses=("rose_a_red", "rose_b_unique"))
    table.pick("play:sail_maker")
    assert table.ship() == 0
    assert table.asked == 1
    table = Table(
        hand=["sail_maker"], goods=price("sail_maker", seaweed=1), roses=("rose_a_red", "rose_b_unique")
    )
    table.pick("play:sail_maker", "done")
    assert table.ship() == 0
    assert table.goods() == {"seaweed": 1}


def test_a_place_with_a_condition_cannot_be_visited_without_it() -> None:
    """F-30: a Post Office needs two cards in hand, an Inn a card one can play."""
    table = Table(city=["post_office"], hand=["grove"])
    assert table.why_not("visit:0.post_office") == "hand-short"
    dear: list[Json] = [
        "windmill", "manor", "harbor", "gardens", "galleon", "sculptor", "governor", "galley",
    ]  # fmt: skip
    assert Table(city=["inn"], bay=dear).why_not("visit:0.inn") == "nothing-playable"


def test_a_place_without_a_condition_can_be_visited_for_nothing() -> None:
    """F-30: a Steward without green cards, an Abbey without goods."""
    for card in ("steward", "abbey", "illuminator"):
        table = Table(city=[card])
        table.pick(f"visit:0.{card}")
        assert table.seat()["deployed"] == [f"0.{card}"]
        assert table.asked == 1


# Placing


def test_a_place_is_resolved_at_once() -> None:
    """F-31."""
    table = Table()
    table.pick("visit:isle_gems")
    assert table.goods() == {"sea_stone": 2}
    assert table.seat()["deployed"] == ["isle_gems"]


def test_a_player_with_nothing_may_go_to_every_free_place() -> None:
    """F-24, F-31: the Dunes need more."""
    table = Table(bay=BAY)
    places = [*SHORES, "docks", "lookout", *ISLANDS[:2]]
    assert table.codes == [f"visit:{place}" for place in places]


def test_workers_stay_while_others_prepare() -> None:
    """F-32, F-92."""
    table = Table(deployed=["shore_driftwood"], others=[{"workers": 0}])
    table.pick("visit:docks", "prepare")
    assert table.seat()["deployed"] == ["shore_driftwood", "docks"]
    assert table.seat(1)["deployed"] == []


def test_all_workers_come_home_when_their_owner_prepares() -> None:
    """F-32, F-95: from the board, from the Dunes and from red cards."""
    table = Table(
        season="summer", city=["steward", "pilgrim", "admiral"], maps=["map_purple"],
        deployed=["shore_driftwood", "docks", "0.steward", "map_purple"],
        hand=[*["grove"] * 5, *["diver"] * 3],
    )  # fmt: skip
    table.pick("prepare")
    assert table.seat()["deployed"] == []
    assert table.seat()["workers"] == 5


def test_in_autumn_workers_stay_to_the_end() -> None:
    """F-32: passing does not bring them home."""
    table = Table(season="autumn", deployed=["isle_gems", "shore_seaweed"], others=[{}])
    table.pick("pass")
    assert table.seat()["deployed"] == ["shore_seaweed", "isle_gems"]
    assert table.why_not("visit:isle_gems") == "spot-taken"


@pytest.mark.parametrize("place", [*SHORES, "isle_gems"])
@pytest.mark.parametrize("who", [0, 1, 2])
def test_exclusive_spaces_hold_one_worker_in_all(place: str, who: int) -> None:
    """F-33: of any player, Captain Bonny included."""
    mine, theirs, hers = [list[Json]([place] if seat == who else []) for seat in range(3)]
    table = Table(bonny=1, deployed=mine, others=[{"deployed": theirs}], captain={"deployed": hers})
    assert table.why_not(f"visit:{place}") == "spot-taken"


def test_a_red_card_holds_one_worker() -> None:
    """F-33."""
    table = Table(city=["abbey"], deployed=["0.abbey"], goods={"seaweed": 1})
    assert table.why_not("visit:0.abbey") == "spot-taken"


def test_each_copy_of_a_red_card_holds_one() -> None:
    """F-33, F-77: three Abbeys take three workers."""
    table = Table(season="summer", city=["abbey"] * 3, others=[{"season": "summer"}])
    for number in range(3):
        assert len(table.offers("visit:0.abbey")) == 1
        table.pick(table.offers("visit:0.abbey")[0], "visit:docks")
        assert len(table.seat()["deployed"]) == number + 1
    assert table.offers("visit:0.abbey") == []


@pytest.mark.parametrize("place", ["docks", "lookout"])
def test_open_spaces_hold_any_number(place: str) -> None:
    """F-34: several of the same player too, and Captain Bonny's."""
    table = Table(
        bonny=1, season="autumn", deployed=[place] * 4, hand=[*["grove"] * 5, *["diver"] * 3],
        others=[{"season": "autumn", "deployed": [place] * 5}],
        captain={"season": "autumn", "deployed": [place] * 5},
    )  # fmt: skip
    table.pick(f"visit:{place}", "done")
    assert table.seat()["deployed"] == [place] * 5


# Red cards


def test_a_red_card_is_visited_by_its_owner() -> None:
    """F-41, F-82: it gave nothing when it was played."""
    table = Table(
        hand=["illuminator", "grove"], goods=price("illuminator"), roses=("rose_a_tan", "rose_b_common")
    )
    table.pick("play:illuminator")
    assert table.asked == 1
    assert table.points() == 0
    table.pick("visit:docks", "visit:0.illuminator", "discard:grove")
    assert table.points() == 1


def test_red_cards_of_others_are_never_visited() -> None:
    """F-41: neither a human's nor Captain Bonny's, and nobody is asked about them."""
    table = Table(
        bonny=1, goods={"seaweed": 3}, others=[{"city": ["abbey"]}], captain={"city": ["steward", "abbey"]}
    )
    assert not [code for code in table.codes if code.startswith(("visit:1.", "visit:2."))]
    for code in ("visit:1.abbey", "visit:2.abbey", "visit:2.steward"):
        assert table.why_not(code) == "not-open"


@pytest.mark.parametrize("card", ["grove", "market", "pilgrim", "rope_bridge"])
def test_cards_of_other_colours_are_not_visited(card: str) -> None:
    """F-41."""
    table = Table(city=[card])
    assert table.offers("visit:0.") == []
    assert table.why_not(f"visit:0.{card}") == "no-spot"


def test_a_red_card_can_be_visited_in_the_season_in_which_it_was_played() -> None:
    """F-42: in a later turn."""
    table = Table(hand=["abbey"], goods=price("abbey", mushroom=1), roses=("rose_a_tan", "rose_b_unique"))
    table.pick("play:abbey", "visit:docks")
    assert table.seat()["season"] == "winter"
    table.pick("visit:0.abbey", "pay:mushroom")
    assert table.points() == 2


# As if a worker were placed


def test_resolving_a_place_from_afar_does_not_occupy_it() -> None:
    """F-43."""
    table = Table(city=["crows_nest"])
    table.pick("visit:0.crows_nest", "copy:shore_driftwood")
    assert table.goods() == {"driftwood": 3}
    table.pick("visit:shore_driftwood")
    assert table.goods(1) == {"driftwood": 3}


def test_resolving_a_place_from_afar_ignores_blocking() -> None:
    """F-43: by others, by oneself and by Captain Bonny."""
    table = Table(
        bonny=1, season="spring", city=["crows_nest"], deployed=["shore_mushroom"],
        others=[{"deployed": ["shore_driftwood"]}], captain={"deployed": ["isle_gems"]},
    )  # fmt: skip
    table.pick("visit:0.crows_nest")
    assert {"copy:shore_mushroom", "copy:shore_driftwood", "copy:isle_gems"} <= set(table.codes)


def test_a_face_down_island_cannot_be_resolved_from_afar() -> None:
    """F-43."""
    table = Table(city=["crows_nest"], high_tide=["isle_gems", "isle_mushroom"])
    table.pick("visit:0.crows_nest")
    assert table.codes == [f"copy:{shore}" for shore in SHORES]
