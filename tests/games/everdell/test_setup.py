"""Components, terms and the start of a game (E-3 to E-5, E-9 to E-18)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boardwright import everdell
from boardwright.core.events import Event
from boardwright.core.plain_data import Json
from boardwright.games.everdell.rules.cards import CARDS
from boardwright.games.everdell.rules.events import SPECIAL_EVENTS
from boardwright.games.everdell.rules.places import FOREST_CARDS

from .table import Table

BASIC_EVENTS = {"city_monument", "grand_tour", "harvest_festival", "cartographers_expedition"}
every_party = pytest.mark.parametrize("seats", [2, 3, 4])


def opening(seats: int, seed: int = 1, seat: int | None = None) -> dict[str, Any]:
    """A new game as a seat, or a spectator, sees it."""
    view: dict[str, Any] = everdell.new(seats, seed).view(seat)
    return view


# Setting up


@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 4), (4, 4)])
def test_three_forest_cards_for_two_players_four_for_more(seats: int, cards: int) -> None:
    """E-11."""
    view = opening(seats)
    assert len(set(view["options"]["forest"])) == cards
    assert set(FOREST_CARDS) & set(view["places"]) == set(view["options"]["forest"])


def test_each_forest_card_comes_up_sooner_or_later() -> None:
    """E-11: they are shuffled."""
    seen = {id for seed in range(40) for id in opening(2, seed)["options"]["forest"]}
    assert seen == set(FOREST_CARDS)


@every_party
def test_all_basic_events_and_four_special_ones_are_in_play(seats: int) -> None:
    """E-12: the other special events are out of the game."""
    view = opening(seats)
    special = {place.id for place in SPECIAL_EVENTS}
    assert set(view["places"]) >= BASIC_EVENTS
    assert len(set(view["options"]["events"])) == 4
    assert special & set(view["places"]) == set(view["options"]["events"])


def test_each_special_event_comes_up_sooner_or_later() -> None:
    """E-12: they are shuffled."""
    seen = {id for seed in range(40) for id in opening(2, seed)["options"]["events"]}
    assert seen == {place.id for place in SPECIAL_EVENTS}


def test_an_event_that_is_out_of_the_game_cannot_be_achieved() -> None:
    """E-12."""
    in_play = ["a_well_run_city", "croak_wart_cure", "flying_doctor_service", "graduation_of_scholars"]
    table = Table(city=["judge", "queen"], events_in_play=in_play)
    assert table.why_not("visit:tax_relief") == "no-such-place"


@pytest.mark.parametrize(("seats", "deck"), [(2, 109), (3, 102), (4, 94)])
def test_eight_cards_lie_in_the_meadow_and_what_is_not_dealt_is_the_deck(seats: int, deck: int) -> None:
    """E-13."""
    view = opening(seats)
    assert len(view["meadow"]) == 8
    assert None not in view["meadow"]
    assert view["deck"] == deck
    assert view["discard"] == []


def test_no_card_is_dealt_more_often_than_it_exists() -> None:
    """E-13: the Meadow and the hands come from one deck."""
    for seed in range(20):
        dump: dict[str, Any] = everdell.new(4, seed).dump()
        dealt = Counter([*dump["meadow"], *(card for seat in dump["seats"] for card in seat["hand"])])
        assert all(n <= CARDS.cards[CARDS.kind(id)].copies for id, n in dealt.items())


def test_the_meadow_positions_are_fixed() -> None:
    """E-13: a card that is taken away leaves the others where they lie."""
    row: list[str | None] = ["farm", "inn", "mine", "king", "wife", "queen", "monk", "crane"]
    table = Table(meadow=row, goods={"berry": 2}, next=["bard"])
    table.pick("play:meadow.wife")
    assert table.meadow() == ["farm", "inn", "mine", "king", "bard", "queen", "monk", "crane"]


@every_party
def test_everybody_starts_with_two_workers_in_winter_and_nothing_else(seats: int) -> None:
    """E-14, E-15, E-17."""
    for player in opening(seats)["players"]:
        assert player["workers"] == 2
        assert player["season"] == "winter"
        assert set(player["goods"].values()) == {0}
        assert (player["points"], player["city"], player["claims"]) == (0, [], [])


@pytest.mark.parametrize(("season", "workers"), [("winter", 3), ("spring", 4), ("summer", 6)])
def test_the_tree_holds_one_worker_for_spring_one_for_summer_two_for_autumn(
    season: str, workers: int
) -> None:
    """E-14."""
    table = Table(season=season, workers=0, hand=["farm"] * 8)
    table.pick("prepare")
    assert table.seat()["workers"] == workers


def test_first_hands_grow_with_the_turn_order() -> None:
    """E-15."""
    assert [len(player["hand"]) for player in opening(4)["players"]] == [5, 6, 7, 8]
    assert [len(player["hand"]) for player in opening(2)["players"]] == [5, 6]


@every_party
def test_the_first_seat_starts(seats: int) -> None:
    """E-16."""
    state = everdell.new(seats, 3)
    assert state.waiting() == [0]
    assert state.decision(0).prompt == "action"


def test_the_meadow_is_dealt_first_then_each_hand_in_full() -> None:
    """E-18."""
    events: list[Event] = []
    everdell.everdell.new(3, 5, {}, events)
    dealt = [
        (event.kind, event.seat, event.args.get("n")) for event in events if event.kind in ("refill", "draw")
    ]
    assert dealt == [("refill", -1, None), ("draw", 0, 5), ("draw", 1, 6), ("draw", 2, 7)]


def test_a_further_player_changes_nothing_for_those_before() -> None:
    """E-18: the same deck gives the same Meadow and the same first hands."""
    three: dict[str, Any] = everdell.new(3, 5).dump()
    four: dict[str, Any] = everdell.new(4, 5).dump()
    assert three["meadow"] == four["meadow"]
    assert [seat["hand"] for seat in three["seats"]] == [seat["hand"] for seat in four["seats"][:3]]


# Components and terms


def test_the_supply_never_runs_out() -> None:
    """E-3: thirty twigs are in the box, more can be owned."""
    table = Table(goods={"twig": 30}, others=[{"goods": {"twig": 30}}])
    table.pick("visit:three_twigs")
    assert table.goods() == {"twig": 33}


def test_point_tokens_are_unlimited() -> None:
    """E-3: fifty points are in the box, more can be owned."""
    table = Table(points=50)
    table.pick("visit:two_cards_one_point")
    assert table.points() == 51


def test_occupied_tokens_are_unlimited() -> None:
    """E-3: twenty of them are in the box, and here twenty are in use."""
    kinds = ["farm"] * 7 + ["mine"] * 3 + ["twig_barge"] * 3 + ["storehouse"] * 3 + ["resin_refinery"] * 3
    others: list[dict[str, Json]] = [
        {"city": [{"card": id, "occupied": True} for id in kinds[:10]]},
        {"city": [{"card": id, "occupied": True} for id in [*kinds[10:], "inn"]]},
    ]
    table = Table(hand=["wife"], city=["farm"], others=others)
    table.pick("play:wife@farm")
    assert table.built("farm")["occupied"]


def test_any_resource_is_one_of_four_and_the_receiver_chooses() -> None:
    """E-4: neither point tokens nor cards are resources."""
    table = Table(forest=["two_any", "three_berries", "twig_resin_berry"], points=3, hand=["farm"])
    table.pick("visit:two_any")
    assert table.codes == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    table.pick("gain:pebble", "gain:twig")
    assert table.goods() == {"twig": 1, "pebble": 1}


def test_the_giver_chooses_among_the_resources_he_has() -> None:
    """E-4."""
    table = Table(city=["monastery"], goods={"twig": 2, "berry": 2}, points=3, hand=["farm"])
    table.pick("visit:0.monastery")
    assert table.codes == ["give:twig", "give:berry"]
    table.pick("give:berry", "give:twig")
    assert table.goods(1) == {"twig": 1, "berry": 1}
    assert table.points() == 7


def test_gaining_takes_from_nobody_and_paying_gives_to_nobody() -> None:
    """E-5."""
    table = Table(hand=["farm"], goods={"twig": 2, "resin": 1}, others=[{"goods": {"twig": 4, "berry": 1}}])
    table.pick("play:farm")
    assert table.goods() == {"berry": 1}
    assert table.goods(1) == {"twig": 4, "berry": 1}


def test_drawing_takes_the_top_of_the_deck() -> None:
    """E-5."""
    table = Table(next=["king", "queen"])
    before = table.deck()
    table.pick("visit:one_berry_one_card")
    assert table.hand() == ["king"]
    assert table.deck() == before - 1


def test_revealed_cards_are_seen_by_all_and_are_in_no_hand() -> None:
    """E-5."""
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, next=["farm", "king"])
    table.pick("play:postal_pigeon")
    assert table.prompt == "play-one"
    assert (table.hand(), table.hand(1)) == ([], [])
    for seat in (0, 1, None):
        view: dict[str, Any] = table.state.view(seat)
        assert sorted(view["shown"]) == ["farm", "king"]


def test_hands_are_secret() -> None:
    """E-9: others see how many cards there are, not which."""
    table = Table(hand=["king", "farm"], others=[{"hand": ["queen"]}, {}])
    mine: dict[str, Any] = table.state.view(0)
    theirs: dict[str, Any] = table.state.view(1)
    nobodys: dict[str, Any] = table.state.view(None)
    assert [player["hand"] for player in mine["players"]] == [["farm", "king"], [None], []]
    assert [player["hand"] for player in theirs["players"]] == [[None, None], ["queen"], []]
    assert [player["hand"] for player in nobodys["players"]] == [[None, None], [None], []]


def test_what_is_discarded_from_a_hand_lies_face_down() -> None:
    """E-9: nobody else learns what it was, not from the pile and not from the events."""
    table = Table(hand=["bard", "king", "queen"], goods={"berry": 3})
    table.pick("play:bard", "discard:king", "discard:queen")
    for seat in (1, None):
        view: dict[str, Any] = table.state.view(seat)
        assert view["discard"] == [None, None]
        heard = [event.dump() for event in table.happened if event.seen_by(seat)]
        assert "king" not in str(heard)


def test_cities_supplies_events_and_the_meadow_are_public() -> None:
    """E-9."""
    row: list[str | None] = ["farm", "inn", "mine", "king", "wife", "queen", "monk", "crane"]
    table = Table(
        goods={"twig": 2}, points=4, city=[{"card": "storehouse", "goods": {"resin": 2}}], meadow=row,
        events=["grand_tour"],
    )  # fmt: skip
    for seat in (1, None):
        view: dict[str, Any] = table.state.view(seat)
        player = view["players"][0]
        assert view["meadow"] == row
        assert player["goods"] == {"twig": 2, "resin": 0, "pebble": 0, "berry": 0}
        assert player["points"] == 4
        assert player["city"] == [{"card": "storehouse", "goods": {"resin": 2}}]
        assert [claim["event"] for claim in player["claims"]] == ["grand_tour"]


def test_a_worker_is_available_deployed_lost_or_on_the_tree() -> None:
    """E-10: of the four of summer one is lost and one deployed, and two more wait on the tree."""
    table = Table(season="summer", lost=1, deployed=["one_berry"])
    assert table.seat()["workers"] == 2
    table.pick("visit:three_twigs")
    seat = table.seat()
    assert (seat["workers"], seat["lost"]) == (1, 1)
    assert sorted(seat["deployed"]) == ["one_berry", "three_twigs"]
