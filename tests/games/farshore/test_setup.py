"""Components, terms and the start of a game (F-1 to F-22, F-107 to F-110, X-9, X-10, X-22)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boardwright import farshore
from boardwright.core.events import Event
from boardwright.core.plain_data import Json
from boardwright.core.refusal import BadSetup, IllegalChoice
from boardwright.core.rng import Rng
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.valley.rules.game import ValleyState

from .table import Table

CARDS = {card.id: card for card in standard().cards.cards}
ALL = Counter({id: card.copies for id, card in CARDS.items()})
PARTIES = [(1, 1), (2, 0), (2, 1), (3, 0), (3, 1), (4, 0)]
"""Humans, and Captain Bonny's level or none."""
every_party = pytest.mark.parametrize(("seats", "bonny"), PARTIES)
BAY: list[Json] = ["inn", "port", "galley", "pirate", "manor", "harbor", "steward", "abbey"]


def start(seats: int, bonny: int = 0, seed: int = 1) -> ValleyState:
    """A new game, with or without Captain Bonny."""
    return farshore.new(seats, seed, bonny=bonny) if bonny else farshore.new(seats, seed)


def opening(seats: int, bonny: int = 0, seed: int = 1, seat: int | None = None) -> dict[str, Any]:
    """A new game as a seat, or a spectator, sees it."""
    return start(seats, bonny, seed).view(seat)


def seen(state: ValleyState, seat: int | None = None) -> dict[str, Any]:
    """The table as a seat, or a spectator, sees it."""
    return state.view(seat)


def id_of(card: Any) -> str:
    return card if isinstance(card, str) else str(card["card"])


def named(state: ValleyState) -> Counter[str]:
    """All cards that are not in the deck, wherever they are."""
    dump: dict[str, Any] = state.dump()
    found = Counter([id_of(card) for card in [*dump["discard"], *dump["next"]]])
    for slot in dump["bay"]:
        if slot is not None:
            found[id_of(slot)] += 1 if isinstance(slot, str) else slot["copies"]
    for player in [*dump["seats"], *dump["rivals"]]:
        found.update([id_of(card) for card in [*player["hand"], *player["city"]]])
    return found


# Who plays


def test_alone_one_plays_against_captain_bonny() -> None:
    """F-1: whether or not anybody has asked for her."""
    state = farshore.new(1, 7)
    assert [player["rival"] for player in seen(state)["players"]] == [None, "bonny"]
    assert seen(state)["options"]["bonny"] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_several_play_without_her(seats: int) -> None:
    """F-1."""
    assert [player["rival"] for player in opening(seats)["players"]] == [None] * seats


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_she_joins_up_to_three_humans_on_the_last_seat(seats: int) -> None:
    """F-1, F-107."""
    assert [player["rival"] for player in opening(seats, 2)["players"]] == [None] * seats + ["bonny"]


def test_she_never_joins_four() -> None:
    """F-1."""
    with pytest.raises(BadSetup) as refused:
        farshore.new(4, 1, bonny=1)
    assert refused.value.reason == "bonny-seats"


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_may_play(seats: int) -> None:
    """F-1."""
    with pytest.raises(BadSetup) as refused:
        farshore.new(seats, 1)
    assert refused.value.reason == "seat-count"


@pytest.mark.parametrize("level", [0, 5])
def test_she_has_four_levels(level: int) -> None:
    """F-112: and alone one cannot send her away."""
    with pytest.raises(BadSetup):
        farshore.new(1, 1, bonny=level)


# Goods


def test_everybody_starts_with_no_goods_and_no_points() -> None:
    """F-3: four resources, and treasure beside them."""
    for player in opening(3)["players"]:
        assert player["goods"] == dict.fromkeys(
            ("driftwood", "seaweed", "sea_stone", "mushroom", "treasure"), 0
        )
        assert player["points"] == 0


def test_a_point_token_is_a_point() -> None:
    """F-3."""
    table = Table(points=7)
    assert table.score().total == 7
    assert table.scored("points") == 7


@pytest.mark.parametrize(
    ("good", "n"), [("driftwood", 25), ("seaweed", 20), ("sea_stone", 20), ("mushroom", 25)]
)
def test_the_supply_never_runs_out(good: str, n: int) -> None:
    """F-5: the tokens of the box are no limit, even if one player has them all."""
    table = Table(goods={good: n}, others=[{"goods": {good: n}}])
    table.pick(f"visit:shore_{good}")
    assert table.goods()[good] > n


def test_treasures_never_run_out() -> None:
    """F-5."""
    table = Table(islands=["isle_chest", "isle_gems"], goods={"treasure": 57})
    table.pick("visit:isle_chest", "gain:seaweed")
    assert table.goods()["treasure"] == 58


# Maps and islands


@pytest.mark.parametrize(
    ("seats", "bonny", "tiles"),
    [
        (2, 0, [2, 1]), (3, 0, [2, 1, 0]), (4, 0, [2, 1, 1, 0]),
        (1, 1, [2, 1]), (2, 1, [2, 1, 0]), (3, 1, [2, 1, 1, 0]),
    ],
)  # fmt: skip
def test_each_stack_of_maps_fits_the_number_of_players(seats: int, bonny: int, tiles: list[int]) -> None:
    """F-12, F-108, X-9: two on top, and Captain Bonny is a player here."""
    found = opening(seats, bonny)["tiles"]
    assert found == {f"map_{name}": tiles for name in ("green", "rainbow", "tan", "blue", "red", "purple")}


@every_party
def test_one_island_for_each_human(seats: int, bonny: int) -> None:
    """F-13, F-108: Captain Bonny brings none."""
    view = opening(seats, bonny)
    islands = [place for place in view["places"] if place.startswith("isle_")]
    assert islands == view["options"]["islands"]
    assert len(set(islands)) == seats
    assert view["high_tide"] == []


def test_each_island_comes_up_sooner_or_later_in_each_place() -> None:
    """F-13: they are shuffled."""
    drawn = [opening(2, seed=seed)["options"]["islands"] for seed in range(120)]
    for place in (0, 1):
        assert {islands[place] for islands in drawn} == set(standard().islands)


def test_islands_lie_in_the_order_in_which_they_were_drawn() -> None:
    """F-13: Captain Bonny goes to the leftmost."""
    for first, second in (("isle_gems", "isle_trade"), ("isle_trade", "isle_gems")):
        table = Table(bonny=1, islands=[first, second], others=[{}], turn=1, routes=["route_01"])
        table.pick("visit:docks")
        assert table.seat(2)["deployed"] == [first]


def test_the_board_has_all_other_places_for_any_players() -> None:
    """F-11."""
    shores = ["shore_driftwood", "shore_seaweed", "shore_sea_stone", "shore_mushroom"]
    for seats, bonny in PARTIES:
        places = opening(seats, bonny)["places"]
        assert [place for place in places if not place.startswith(("isle_", "map_"))] == [
            *shores, "docks", "lookout",
        ]  # fmt: skip
        assert not any(places.values())


# Wind roses


@every_party
def test_one_rose_of_each_stack_is_face_up(seats: int, bonny: int) -> None:
    """F-14."""
    roses = opening(seats, bonny)["roses"]
    assert [len(roses["a"]), len(roses["b"])] == [1, 1]
    assert roses["a"][0].startswith("rose_a_")
    assert roses["b"][0].startswith("rose_b_")


def test_each_rose_comes_up_sooner_or_later() -> None:
    """F-14: they are shuffled, each stack for itself."""
    shown = [opening(2, seed=seed)["roses"] for seed in range(120)]
    pairs = {(roses["a"][0], roses["b"][0]) for roses in shown}
    assert len(pairs) == 16


# The Bay


@every_party
def test_eight_different_names_lie_in_the_bay(seats: int, bonny: int) -> None:
    """F-15: whatever the cards."""
    for seed in range(60):
        view = opening(seats, bonny, seed)
        assert None not in view["bay"]
        assert len(set(view["bay"])) == 8
        assert len(view["copies"]) == 8


def test_a_double_lies_on_its_twin() -> None:
    """F-15: in about every fourth game one comes up, and another card is dealt for the slot."""
    stacked = [view for seed in range(120) if sum((view := opening(2, seed=seed))["copies"]) > 8]
    assert 10 < len(stacked) < 60
    for view in stacked:
        assert len(set(view["bay"])) == 8
        assert all(1 <= n <= CARDS[id].copies for id, n in zip(view["bay"], view["copies"], strict=True))
        assert view["deck"] == 125 - sum(view["copies"]) - 5 - 6


def test_a_double_dealt_is_told_like_any_other_card() -> None:
    """F-15: the refill names every card dealt, those of a stack included."""
    for seed in range(120):
        events: list[Event] = []
        state = farshore.farshore.new(2, seed, {}, events)
        cards: Any = next(event for event in events if event.kind == "refill").args["cards"]
        copies: Any = state.view(None)["copies"]
        assert len(cards) == sum(copies)
        assert set(cards) == set(seen(state)["bay"])


# Hands


def test_the_discard_pile_starts_empty() -> None:
    """F-16."""
    assert [opening(seats, bonny)["discard"] for seats, bonny in PARTIES] == [[]] * len(PARTIES)


@every_party
def test_hands_grow_with_the_seats(seats: int, bonny: int) -> None:
    """F-17, F-109, X-10: and Captain Bonny has two cards."""
    hands = [len(player["hand"]) for player in opening(seats, bonny)["players"]]
    assert hands == [5, 6, 7, 8][:seats] + [2] * bonny


@every_party
def test_all_125_cards_are_there(seats: int, bonny: int) -> None:
    """F-2, F-15, F-17: none is made up and none is lost."""
    assert sum(ALL.values()) == 125
    assert len(ALL) == 48
    for seed in range(30):
        state = start(seats, bonny, seed)
        dealt = named(state)
        assert dealt <= ALL
        assert sum(dealt.values()) + seen(state)["deck"] == 125


@every_party
def test_hands_are_secret(seats: int, bonny: int) -> None:
    """F-10: each sees the own cards; Captain Bonny's nobody sees, not even she."""
    state = start(seats, bonny)
    for seat in (*range(seats), None):
        view: dict[str, Any] = state.view(seat)
        for other, player in enumerate(view["players"]):
            assert all((card is not None) == (other == seat) for card in player["hand"])


def test_the_order_of_the_deck_is_in_nobodys_view() -> None:
    """F-10: only how many cards it holds."""
    assert opening(2)["deck"] == 125 - 8 - 5 - 6 - (sum(opening(2)["copies"]) - 8)


# The mulligan


@every_party
def test_everybody_is_asked_once_in_seat_order(seats: int, bonny: int) -> None:
    """F-18, F-109: after all hands are dealt; Captain Bonny keeps hers."""
    state = start(seats, bonny)
    for seat in range(seats):
        assert state.waiting() == [seat]
        assert state.decision(seat).prompt == "mulligan"
        assert state.options(seat).codes() == ["keep", "redraw"]
        state.choose(seat, "keep")
    assert state.waiting() == [0]
    assert state.decision(0).prompt == "action"
    assert len(seen(state)["discard"]) == 0


@pytest.mark.parametrize("who", [0, 1, 2, 3])
def test_a_whole_hand_is_exchanged_for_one_of_the_same_size(who: int) -> None:
    """F-18, X-10."""
    state = start(4)
    for seat in range(who):
        state.choose(seat, "keep")
    before: dict[str, Any] = state.dump()
    deck = seen(state)["deck"]
    state.choose(who, "redraw")
    after: dict[str, Any] = state.dump()
    assert Counter(id_of(card) for card in after["discard"]) == Counter(before["seats"][who]["hand"])
    assert len(after["discard"]) == 5 + who
    assert len(after["seats"][who]["hand"]) == 5 + who
    assert seen(state)["deck"] == deck - 5 - who
    for seat in range(4):
        if seat != who:
            assert after["seats"][seat]["hand"] == before["seats"][seat]["hand"]
    assert sum(named(state).values()) + seen(state)["deck"] == 125


def test_a_second_mulligan_is_refused() -> None:
    """F-18, X-10: the next seat is asked, and at last the first turn begins."""
    state = start(4)
    for seat in range(4):
        state.choose(seat, "redraw")
        with pytest.raises(IllegalChoice):
            state.choose(seat, "redraw")
    assert state.decision(0).prompt == "action"
    with pytest.raises(IllegalChoice) as refused:
        state.choose(0, "redraw")
    assert refused.value.reason == "not-offered"
    assert len(seen(state)["discard"]) == 5 + 6 + 7 + 8


def test_part_of_a_hand_cannot_be_exchanged() -> None:
    """F-18."""
    state = start(2)
    card = seen(state, 0)["players"][0]["hand"][0]
    with pytest.raises(IllegalChoice):
        state.choose(0, f"discard:{card}")
    assert state.options(0).codes() == ["keep", "redraw"]


def test_the_next_seat_may_redraw_when_one_has_kept() -> None:
    """F-18: each decides alone."""
    state = start(3)
    state.choose(0, "keep")
    state.choose(1, "redraw")
    state.choose(2, "keep")
    assert len(seen(state)["discard"]) == 6


def test_what_was_thrown_back_stays_secret() -> None:
    """F-10, F-18: the discard pile is face down."""
    state = start(2)
    state.choose(0, "redraw")
    assert state.view(1)["discard"] == [None] * 5
    assert None not in seen(state, 0)["discard"]


def test_the_new_hand_does_not_come_from_the_old_one() -> None:
    """F-18, F-75: what was discarded lies on the pile while the deck lasts."""
    for seed in range(30):
        state = start(4, seed=seed)
        for seat in range(4):
            state.choose(seat, "redraw")
        assert len(seen(state)["discard"]) == 26
        assert named(state) <= ALL


def test_a_position_is_past_the_mulligan() -> None:
    """F-18: it belongs to the set-up only."""
    assert Table(hand=["grove"] * 5).why_not("redraw") == "not-offered"


# Workers, anchors, ships


@every_party
def test_everybody_starts_in_winter_with_two_workers_and_the_ship_at_the_start(
    seats: int, bonny: int
) -> None:
    """F-19, F-22, F-107."""
    for player in opening(seats, bonny)["players"]:
        assert player["season"] == "winter"
        assert player["workers"] == 2
        assert (player["ship"], player["ship_points"]) == (0, 0)
        assert (player["city"], player["claims"], player["passed"]) == ([], [], False)


@pytest.mark.parametrize(("season", "workers"), [("winter", 3), ("spring", 4), ("summer", 5)])
def test_the_reserve_holds_a_worker_for_each_season(season: str, workers: int) -> None:
    """F-19, F-95: the sixth of an animal's workers is on the ship."""
    table = Table(season=season, workers=0, hand=[*["grove"] * 5, *["diver"] * 3])
    table.pick("prepare")
    assert table.seat()["workers"] == workers


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_three_anchors(seats: int) -> None:
    """F-20."""
    assert [player["anchors"] for player in opening(seats)["players"]] == [3] * seats


def test_captain_bonny_gets_no_anchors() -> None:
    """F-107."""
    assert [player["anchors"] for player in opening(2, 1)["players"]] == [3, 3, 0]


@every_party
def test_the_first_seat_begins(seats: int, bonny: int) -> None:
    """F-21, F-107: seats play in the order given, the only human before Captain Bonny."""
    state = start(seats, bonny)
    for seat in range(seats):
        state.choose(seat, "keep")
    asked = []
    for _ in range(2 * seats):
        asked.append(state.waiting()[0])
        state.choose(asked[-1], "visit:docks")
        state.choose(asked[-1], "done")
    assert asked == [*range(seats), *range(seats)]


def test_a_seed_deals_the_same_game_again() -> None:
    """F-21: and another seed another one."""
    assert start(3, 1, seed=5).dump() == start(3, 1, seed=5).dump()
    assert start(3, 1, seed=5).dump() != start(3, 1, seed=6).dump()


# Captain Bonny


def test_her_plan_has_five_markers_on_their_rows() -> None:
    """F-110, X-22: five different columns, in any order."""
    orders = set()
    for seed in range(80):
        plan: list[dict[str, Any]] = opening(1, 1, seed)["plan"]
        rows = {marker["colour"]: marker["row"] for marker in plan}
        assert rows == {"purple": 2, "red": 3, "blue": 3, "tan": 3, "green": 4}
        orders.add(tuple(marker["colour"] for marker in plan))
    assert {order[0] for order in orders} == {"purple", "red", "blue", "tan", "green"}
    assert len(orders) > 40


def test_without_her_there_is_no_plan_and_no_route() -> None:
    """F-107."""
    view = opening(3)
    assert (view["plan"], view["routes"]) == ([], [])


@pytest.mark.parametrize(("bonny", "cards"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1)])
def test_weather_comes_with_the_third_level(bonny: int, cards: int) -> None:
    """F-112, F-135."""
    assert len(opening(2, bonny)["weather"]) == cards


# What is public


def test_everything_but_hands_deck_and_pile_is_public() -> None:
    """F-10: the numbers of the map tiles too, and how many cards each holds."""
    table = Table(
        hand=["grove", "inn"], goods={"seaweed": 2, "treasure": 1}, points=3, ship=5, anchors=1,
        city=["pilgrim", {"card": "windmill", "occupied": True}], maps=["map_purple"], bay=BAY,
        deployed=["docks"],
    )  # fmt: skip
    view = seen(table.state, 1)
    player = view["players"][0]
    assert player["hand"] == [None, None]
    assert player["goods"] == {"driftwood": 0, "seaweed": 2, "sea_stone": 0, "mushroom": 0, "treasure": 1}
    assert (player["points"], player["ship"], player["anchors"]) == (3, 5, 1)
    assert player["city"] == [{"card": "pilgrim"}, {"card": "windmill", "occupied": True}]
    assert [(claim["map"], claim["points"]) for claim in player["claims"]] == [("map_purple", 2)]
    assert view["tiles"]["map_purple"] == [1]
    assert view["bay"] == BAY
    assert view["places"]["docks"] == [0]


# Cards stay what they are


@every_party
def test_no_card_is_ever_lost_or_made_up(seats: int, bonny: int) -> None:
    """F-2, F-68, F-74: games at random; the Bay shows eight names as long as there are cards to deal."""
    for seed in range(4):
        rng = Rng(seed)
        state = start(seats, bonny, seed)
        turns = 0
        while state.waiting():
            seat = state.waiting()[0]
            if state.decision(seat).prompt == "action":
                turns += 1
                found = named(state)
                view = seen(state)
                assert found <= ALL
                assert sum(found.values()) + view["deck"] == 125
                assert len({*view["bay"]} - {None}) == 8 or not view["deck"] + len(view["discard"])
                assert all(len(player["hand"]) <= 8 for player in view["players"][:seats])
            state.play(seat, state.options(seat).sample(rng))
        assert turns > 10 * seats
