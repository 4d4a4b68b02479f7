"""The end of the game and who has won (C-78 to C-81)."""

from __future__ import annotations

import pytest

from boardwright import cartographers
from boardwright.core.plain_data import Json
from boardwright.core.rng import Rng

from .tables import facts, full, play_out, seen, table


def finished(*players: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Total and rank of players from (stars without loss, loss) in each of the four seasons."""
    seats: list[Json] = [{"seasons": [[stars, 0, 0, loss] for stars, loss in seasons]} for seasons in players]
    return [(score.total, score.rank) for score in table(seats=seats, season="over").scores()]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_c78_the_final_score_is_the_sum_of_four_season_totals(seats: int) -> None:
    state = cartographers.new(seats=seats, seed=11)
    events = play_out(state, seed=seats)
    assert state.waiting() == []
    assert seen(state, "season") == "over"
    for seat, score in enumerate(state.scores()):
        totals = [
            event.args["total"] for event in events if event.kind == "season-scored" and event.seat == seat
        ]
        assert len(totals) == 4
        assert score.total == sum(int(str(total)) for total in totals)
        assert score.forecast == []


def test_c79_the_highest_score_wins() -> None:
    ends = finished([(10, 0)] * 4, [(12, 0)] * 4, [(11, 0)] * 4)
    assert ends == [(40, 3), (48, 1), (44, 2)]


def test_c79_the_winner_is_announced() -> None:
    state = cartographers.new(seats=3, seed=2)
    events = play_out(state)
    best = max(score.total for score in state.scores())
    [winners] = facts(events, "game-over", "winners")
    assert winners == [score.seat for score in state.scores() if score.rank == 1]
    assert isinstance(winners, list)
    assert all(state.scores()[seat].total == best for seat in winners if isinstance(seat, int))


def test_c80_a_tie_goes_to_the_smaller_monster_loss() -> None:
    """C-80: the sum over the four seasons counts, not any single one."""
    ends = finished([(10, 0), (10, 0), (10, 0), (16, 6)], [(12, 2), (12, 2), (10, 0), (11, 1)], [(9, 0)] * 4)
    assert ends == [(40, 2), (40, 1), (36, 3)]


def test_c81_a_full_tie_is_shared() -> None:
    ends = finished([(10, 1)] * 4, [(8, 0)] * 4, [(13, 4), (9, 0), (9, 0), (9, 0)])
    assert ends == [(36, 1), (32, 3), (36, 1)]


def test_a_finished_game_can_be_re_dealt_and_holds_nothing_back() -> None:
    """C-78, C-120: after the end nothing is hidden, so a loaded copy re-deals to the same world."""
    last = full("a1")
    state = table(last, last, card="hamlet", season="winter", time=6, next=[])
    for seat in (0, 1):
        state.choose(seat, "village:a1")
    assert state.waiting() == []
    again = cartographers.load(state.dump())
    assert again.redeal(0, Rng(1)).dump() == state.redeal(0, Rng(1)).dump()
