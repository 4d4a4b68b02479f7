"""Network search: bots that judge by what was learned of how games end."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.bots import Budget
from boardwright.bots.bot import answer
from boardwright.bots.judge import value_network_of
from boardwright.bots.network_search import FEWEST, TO_THE_END, NetworkSearch, is_clearly_behind
from boardwright.bots.playouts import play_on, result
from boardwright.bots.rollout_search import RolloutSearch, sort_by_value
from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.core.rng import Rng
from boardwright.games.everdell import everdell
from boardwright.games.farshore import farshore

from .test_rollout_search import ENDS, GREEDY, TOO_DEAR, final_total, last_turns, tried

OTHERWISE: Final = RolloutSearch("otherwise", 1.0, 2, 50)
AT_ONCE: Final = NetworkSearch("at once", 1.0, 4, 0, 0, OTHERWISE)
UNSTEADY: Final = NetworkSearch("unsteady", 1.0, 4, 0, 0, OTHERWISE, error=2.0)
AHEAD: Final = NetworkSearch("ahead", 1.0, 4, 800, 6, OTHERWISE)
FAR_SIGHTED: Final = NetworkSearch("far-sighted", 1.0, 4, 800, 6, OTHERWISE, in_sight=10)


def worth_of_best(state: State, seat: int) -> float:
    network = value_network_of(state, seat)
    assert network is not None
    return max(network.worth(move) for move in state.options(seat).moves())


def test_with_no_work_to_do_it_takes_what_the_network_likes_best() -> None:
    state = everdell.new(2, 5)
    thought = AT_ONCE.think(state.redeal(0, Rng(0)), 0, Rng(0))
    assert thought.unit == "margin"
    assert thought.ranking[0].value == worth_of_best(state, 0)
    assert {one.tries for one in thought.ranking} == {0}
    assert len(thought.ranking) == len(state.options(0))


def test_it_predicts_the_end_of_the_game_and_not_a_preference() -> None:
    """Alone it has learned to choose, too."""
    state = everdell.new(1, 5, {"year": 3})
    network = value_network_of(state, 0)
    assert network is not None
    thought = AT_ONCE.think(state.redeal(0, Rng(0)), 0, Rng(0))
    assert thought.best == max(state.options(0).moves(), key=network.worth)
    values = [one.value for one in thought.ranking]
    assert values == sorted(values, reverse=True)
    end = network.end(thought.best)
    assert values == [min(end, network.end(one.move)) for one in thought.ranking]
    assert len(set(values)) > 3


def test_an_unsteady_eye_is_off_by_some_points_at_most() -> None:
    state = everdell.new(2, 5)
    network = value_network_of(state, 0)
    assert network is not None
    world = state.redeal(0, Rng(0))
    best = worth_of_best(state, 0)
    taken = [network.worth(UNSTEADY.think(world, 0, Rng(seed)).best) for seed in range(30)]
    assert max(taken) == best
    assert best - 4.0 <= min(taken) < best - 1.0


def test_it_tries_its_best_options_in_imagined_games() -> None:
    state = everdell.new(1, 5, {"year": 3})
    thought = AHEAD.think(state.redeal(0, Rng(0)), 0, Rng(0))
    assert len(thought.ranking) == 4
    assert all(one.tries > 0 for one in thought.ranking)
    assert thought.ranking[0].tries == max(one.tries for one in thought.ranking)


def test_it_gets_more_out_of_the_last_turns() -> None:
    gains = []
    for first, second, third, *goods in ENDS:
        state = last_turns([first, second, third], *goods)
        gains.append(final_total(state.copy(), AHEAD) - final_total(state, GREEDY))
    assert sum(gains) >= 3


@pytest.mark.parametrize("bot", [AT_ONCE, UNSTEADY, AHEAD, FAR_SIGHTED])
def test_what_it_cannot_see_does_not_matter(bot: NetworkSearch) -> None:
    state = everdell.new(2, 9)
    other = state.redeal(0, Rng(4))
    assert answer(bot, state, 0, Rng(1)) == answer(bot, other, 0, Rng(1))


def test_games_without_network_are_left_to_another() -> None:
    state = farshore.new(1, 3, {"bonny": 2})
    asked = state.waiting()[0]
    world = state.redeal(asked, Rng(0))
    mine = AHEAD.think(world, asked, Rng(1))
    theirs = OTHERWISE.think(world, asked, Rng(1))
    assert [(one.move, one.value) for one in mine.ranking] == [
        (one.move, one.value) for one in theirs.ranking
    ]


def test_before_the_first_turn_there_is_nothing_to_foresee() -> None:
    state = farshore.new(2, 3)
    assert value_network_of(state, 0) is None
    world = state.redeal(0, Rng(0))
    assert AHEAD.think(world, 0, Rng(1)).best == OTHERWISE.think(world, 0, Rng(1)).best


def test_a_single_option_is_judged_and_not_tried() -> None:
    state = last_turns([], 0, 0, 0, 0)
    thought = AHEAD.think(state.redeal(0, Rng(0)), 0, Rng(0))
    assert [(one.move, one.tries) for one in thought.ranking] == [(state.options(0)[0], 0)]
    assert thought.unit == "margin"


def test_when_time_is_over_it_answers_with_what_it_has() -> None:
    state = everdell.new(2, 5)
    assert answer(AHEAD, state, 0, Rng(0), Budget(1000.0, lambda: True)) in state.options(0)


def alone_at_the_end(points: int = 0) -> State:
    """All workers are placed, there is a farm to be built, and Rugwort goes on until one passes."""
    goods: Json = {"twig": 2, "resin": 1}
    me: Json = {"season": "autumn", "workers": 0, "hand": ["farm"], "goods": goods, "points": points}
    return everdell.load(
        {"options": {"year": 3}, "seats": [me], "rivals": [{"season": "autumn"}], "meadow": TOO_DEAR}
    )


def test_what_is_clear_is_soon_decided_and_what_is_not_gets_more_time() -> None:
    """However much time there is: to pass now is better than a farm, while Rugwort goes on."""
    tireless = NetworkSearch("tireless", 1.0, 4, 1_000_000_000, 6, OTHERWISE)
    world = alone_at_the_end().redeal(0, Rng(0))
    assert [one.tries for one in tireless.think(world, 0, Rng(0)).ranking] == [FEWEST, FEWEST]
    first_turn = everdell.new(1, 1, {"year": 3}).redeal(0, Rng(0))
    tries = [one.tries for one in AHEAD.think(first_turn, 0, Rng(0), Budget(8.0)).ranking]
    assert FEWEST < tries[0] == tries[1]
    assert tries[-1] >= FEWEST


def is_out(judged: float, *results: float, trust: float = 0.0) -> bool:
    """Whether a candidate is clearly behind one that ended by five and three points ahead in turn."""
    best = tried(1, 0.0, *([5.0, 3.0] * 10))
    other = tried(2, judged, *(results * 10))
    sort_by_value([best, other], trust)
    return is_clearly_behind(other, best, trust)


def test_an_option_behind_by_more_than_luck_is_dropped() -> None:
    assert is_out(0.0, 4.0, 2.0), "always a point less"
    assert is_out(0.0, 4.0, 3.0), "a point less every other time"
    assert not is_out(0.0, 1.0, 6.0), "less on average, but who knows"
    assert is_out(0.0, 5.0, 3.0), "just as good"


def test_an_option_judged_well_beforehand_is_dropped_later() -> None:
    assert is_out(0.0, 4.0, 3.0, trust=6.0)
    assert not is_out(1.0, 4.0, 3.0, trust=6.0)
    assert not is_out(0.0, 1.0, 6.0, trust=6.0)
    assert is_out(-6.0, 1.0, 6.0, trust=6.0)


@pytest.mark.parametrize(("points", "risk"), [(0, 0.0), (30, 15.0), (33, 0.0)])
def test_a_victory_that_is_not_certain_counts(points: int, risk: float) -> None:
    """A player who passes has 29 points less than Rugwort, and a point or two more than with the farm. With
    the farm Rugwort's turn decides who wins: a sure victory is lost in three games of four."""
    world = alone_at_the_end(points).redeal(0, Rng(0))
    ranked = [
        NetworkSearch("alone", 1.0, 4, 800, TO_THE_END, OTHERWISE, trust=0.0, victory=victory)
        .think(world, 0, Rng(1))
        .ranking
        for victory in (0.0, 20.0)
    ]
    for best, farm in ranked:
        assert (world.options(0).code(best.move), best.value) == ("pass", points - 29.0)
        assert world.options(0).code(farm.move) == "play:farm"
    assert ranked[0][1].value - ranked[1][1].value == pytest.approx(risk)


def test_it_sees_the_end_when_few_decisions_are_left() -> None:
    assert FAR_SIGHTED.is_end_near(alone_at_the_end(), 0, Rng(0))
    assert not FAR_SIGHTED.is_end_near(everdell.new(1, 5, {"year": 3}), 0, Rng(0))


def test_when_the_end_of_a_game_alone_is_in_sight_results_count_most() -> None:
    """What was judged beforehand is left aside here."""
    ahead = NetworkSearch("ahead", 1.0, 4, 800, 6, OTHERWISE, trust=0.0)
    far_sighted = NetworkSearch("far-sighted", 1.0, 4, 800, 6, OTHERWISE, in_sight=10, trust=0.0)
    world = alone_at_the_end().redeal(0, Rng(0))
    farm = world.options(0).move("play:farm")
    results = []
    for seed in range(20):
        imagined = far_sighted.playouts.imagine(world, 0, Rng(seed))
        imagined.play(0, farm)
        play_on(imagined, 0, TO_THE_END)
        results.append(result(imagined, 0))

    def off(bot: NetworkSearch) -> float:
        [value] = [one.value for one in bot.think(world, 0, Rng(1)).ranking if one.move == farm]
        return abs(value - sum(results) / len(results))

    assert off(far_sighted) < 0.3 < off(ahead)


def test_among_others_results_count_no_more_than_before() -> None:
    world = last_turns(["farm"], 2, 1, 0, 0).redeal(0, Rng(0))
    assert [one.value for one in FAR_SIGHTED.think(world, 0, Rng(1)).ranking] == [
        one.value for one in AHEAD.think(world, 0, Rng(1)).ranking
    ]


# Imagined games


def foreseen_on_the_way(world: State, decisions: int) -> list[float]:
    """What is foreseen at each of the decisions of a game alone, everything done as preferred."""
    found: list[float] = []
    while world.waiting() and len(found) < decisions:
        network = value_network_of(world, 0)
        assert network is not None
        best = max(world.options(0).moves(), key=network.worth)
        found.append(network.end(best))
        world.play(0, best)
    return found


def test_an_imagined_game_is_played_on_until_the_seat_has_decided_so_often() -> None:
    world = everdell.new(2, 5)
    now = world.copy()
    work, end = play_on(now, 0, 0)
    network = value_network_of(world, 0)
    assert network is not None
    assert end == worth_of_best(world, 0) == max(map(network.worth, world.options(0).moves()))
    assert work == network.work() > len(world.options(0))
    later = world.copy()
    more, _ = play_on(later, 0, 3)
    assert more > work
    assert later.waiting() == [0]


def test_what_is_foreseen_on_the_way_counts_equally() -> None:
    world = everdell.new(1, 5, {"year": 3})
    _, end = play_on(world.copy(), 0, 6)
    foreseen = foreseen_on_the_way(world, 7)
    assert len(set(foreseen)) > 3
    assert end == pytest.approx(sum(foreseen) / 7)


def test_where_the_game_is_over_before_its_result_stands_for_the_rest() -> None:
    world = last_turns(["farm"], 2, 1, 0, 0)
    foreseen = foreseen_on_the_way(world.copy(), 50)
    _, end = play_on(world, 0, 50)
    assert not world.waiting()
    assert 0 < len(foreseen) < 10
    assert end == pytest.approx((sum(foreseen) + (51 - len(foreseen)) * result(world, 0)) / 51)
