"""Set-up, the course of an evening, the end, playing alone, undo; clause by clause of the README."""

from __future__ import annotations

import pytest
from hoarfrost.rules.cards import ANIMALS, COPIES, FINDS, IN_PILE
from hoarfrost.rules.game import FOXES, HoarfrostState, hoarfrost

from boardwright.core.events import Event
from boardwright.core.plain_data import Json
from boardwright.core.record import Record
from boardwright.core.refusal import BadSetup, IllegalChoice
from boardwright.core.rng import Rng
from boardwright.testing.cases import finish, plain


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_begins_with_four_animals_each_and_two_finds_more_than_players(seats: int) -> None:
    state = hoarfrost.new(seats, seed=3)
    g = state.table
    assert [len(player.hand) for player in g.players[:seats]] == [4] * seats
    assert len(g.hedge) == max(2, seats) + 2
    assert state.waiting() == [*range(seats)]
    assert (g.evening, g.evenings) == (1, 8)


def test_there_are_48_animals_and_58_finds() -> None:
    assert (len(ANIMALS), len(FINDS), len(ANIMALS) * COPIES, sum(IN_PILE)) == (12, 8, 48, 58)


def test_chance_gives_the_lantern_to_any_player_at_first() -> None:
    first = [hoarfrost.new(4, seed).table.lantern for seed in range(400)]
    assert all(70 < first.count(seat) < 130 for seat in range(4))


@pytest.mark.parametrize(
    ("seats", "options", "where"),
    [
        (0, {}, "seats"), (5, {}, "seats"), (2, {"fox": "cub"}, "fox"), (1, {"fox": "wolf"}, "fox"),
        (2, {"evenings": 4}, "evenings"), (2, {"evenings": 9}, "evenings"),
    ],
)  # fmt: skip
def test_other_set_ups_are_refused(seats: int, options: dict[str, Json], where: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        hoarfrost.new(seats, 0, options)
    assert refusal.value.where == where


def test_animals_are_chosen_face_down_and_shown_all_at_once() -> None:
    state = hoarfrost.new(3, seed=1)
    first = state.options(0).codes()[0]
    events = state.choose(0, first)
    assert [(event.kind, event.to) for event in events] == [("chosen", (0,)), ("ready", None)]
    assert state.waiting() == [1, 2]
    chosen = [plain(state.view(viewer)["players"])[0]["sealed"] for viewer in (0, 1, 2, None)]
    assert chosen == [first.removeprefix("send:"), "", "", ""]
    state.choose(1, state.options(1).codes()[0])
    events = state.choose(2, state.options(2).codes()[0])
    assert [event.kind for event in events].count("sends") == 3
    assert len(state.waiting()) == 1


def evening(state: HoarfrostState, chance: Rng) -> list[Event]:
    """Play an evening at random."""
    events: list[Event] = []
    now = state.table.evening
    while state.waiting() and state.table.evening == now:
        seat = state.waiting()[0]
        state.play(seat, state.options(seat).sample(chance), events)
    return events


def test_an_evening_ends_with_seeds_for_what_is_left_new_cards_and_the_lantern_going_round() -> None:
    state = hoarfrost.load({
        "seats": [{"sent": "hare"}, {"sent": "hare"}, {"sent": "hare"}],
        "lantern": 2, "hedge": ["apple", "leaf", "sloe+1", "feather", "hazelnut"],
    })  # fmt: skip
    for seat, code in ((2, "take:apple"), (0, "take:leaf"), (1, "take:hazelnut")):
        state.choose(seat, code)
    g = state.table
    assert [lying.code for lying in g.hedge[:2]] == ["sloe+2", "feather+1"]
    assert [lying.seeds for lying in g.hedge[2:]] == [0, 0, 0]
    assert (g.evening, g.lantern) == (2, 0)
    assert [len(player.hand) for player in g.players] == [4, 4, 4]
    assert g.gone[0] == 3
    assert state.waiting() == [0, 1, 2]


@pytest.mark.parametrize("evenings", [5, 8])
def test_the_frost_comes_after_the_last_evening(evenings: int) -> None:
    state = hoarfrost.new(2, 5, {"evenings": evenings})
    chance = Rng(1)
    events: list[Event] = []
    for _ in range(evenings):
        events = evening(state, chance)
    assert state.waiting() == []
    assert events[-1].kind == "frost"
    assert "sweetens" not in [event.kind for event in events]


def test_a_player_decides_about_eighteen_times() -> None:
    asked = 0
    for seed in range(30):
        state = hoarfrost.new(3, seed)
        chance = Rng(seed)
        while waiting := state.waiting():
            state.play(waiting[0], state.options(waiting[0]).sample(chance))
            asked += 1
    assert 16 <= asked / 90 <= 20


# Alone


def test_the_fox_takes_the_oldest_find_and_counts_like_a_player() -> None:
    state = hoarfrost.load({
        "seats": [{"sent": "toad", "store": {"apple": 1}}],
        "fox": {"sent": "hare", "store": {"leaf": 2}, "seeds": 3},
        "hedge": ["mushroom+1", "leaf", "sloe", "apple"],
    })  # fmt: skip
    assert state.waiting() == [0]
    assert state.table.players[1].store[FINDS.index("mushroom")] == 1
    assert [score.total for score in state.scores()] == [2, 7]
    assert [score.rank for score in state.scores()] == [2, 1]


@pytest.mark.parametrize(("fox", "seeds"), FOXES.items())
def test_the_foxes_begin_with_their_seeds(fox: str, seeds: int) -> None:
    assert hoarfrost.new(1, 0, {"fox": fox}).table.players[1].seeds == seeds
    assert hoarfrost.new(1, 0).table.fox == "cub"


def test_the_fox_has_no_hand_and_draws_when_animals_are_shown() -> None:
    state = hoarfrost.new(1, seed=2)
    assert state.table.players[1].hand == []
    events = state.choose(0, state.options(0).codes()[0])
    assert [event.seat for event in events if event.kind == "sends"] == [0, 1]


# Taking back


def test_what_is_chosen_can_be_taken_back_until_all_have_chosen() -> None:
    state = hoarfrost.new(2, seed=4)
    state.choose(0, state.options(0).codes()[0])
    state.retract(0)
    assert state.waiting() == [0, 1]
    with pytest.raises(IllegalChoice):
        state.retract(0)


def test_a_find_can_be_put_back_until_somebody_else_moves_or_something_new_shows() -> None:
    record = Record(hoarfrost, 11, {}, ["Ada", "Bo", "Cy"])
    for seat in range(3):
        record.choose(seat, record.state.options(seat).codes()[0])
    (first,) = record.state.waiting()
    before = record.state.dump()
    record.choose(first, record.state.options(first).codes()[0])
    assert record.undoable == first
    record.undo(first)
    assert record.state.dump() == before


# The end


def test_ties_go_to_the_more_varied_store_and_are_shared_otherwise() -> None:
    over: dict[str, Json] = {"evening": 9}
    varied = hoarfrost.load({"seats": [{"seeds": 4}, {"store": {"apple": 1, "leaf": 2}}], **over})
    assert [(score.total, score.rank) for score in varied.scores()] == [(4, 2), (4, 1)]
    shared = hoarfrost.load({"seats": [{"store": {"apple": 2}}, {"store": {"apple": 1}, "seeds": 2}], **over})
    assert [score.rank for score in shared.scores()] == [1, 1]


def test_no_seat_is_better_than_others() -> None:
    """Four who play at random win about equally often: 600 games, three standard deviations."""
    wins = [0.0] * 4
    for seed in range(600):
        scores = finish(hoarfrost.new(4, seed), Rng(seed)).scores()
        first = [score.seat for score in scores if score.rank == 1]
        for seat in first:
            wins[seat] += 1 / len(first)
    assert all(118 <= won <= 182 for won in wins), wins
