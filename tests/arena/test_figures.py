"""Shares, means, standings and ratings."""

from __future__ import annotations

import pytest

from boardwright.arena.figures import Mean, Share, meetings, standing
from boardwright.arena.match import Match, MatchResult
from boardwright.arena.ratings import ratings


def result(bots: tuple[str, ...], ranks: tuple[int, ...], seed: int = 0) -> MatchResult:
    """A game that somebody won; the scores are as good as the ranks."""
    count = len(bots)
    scores = tuple(100 - 10 * rank for rank in ranks)
    match = Match("everdell", "{}", seed, bots)
    return MatchResult(match, 1, scores, ranks, (), None, (4,) * count, (2.0,) * count, (1.0,) * count)


def test_the_interval_of_a_share_is_wilsons() -> None:
    share = Share(65, 100)  # figures from a table of the method
    assert (share.value, round(share.low, 4), round(share.high, 4)) == (0.65, 0.5525, 0.7364)


@pytest.mark.parametrize("wins", [0, 10])
def test_the_interval_stays_between_nothing_and_all(wins: int) -> None:
    share = Share(wins, 10)
    assert 0 <= share.low <= share.value <= share.high <= 1
    assert share.high - share.low > 0.2
    assert (Share(0, 0).low, Share(0, 0).high) == (0, 1)


def test_the_error_of_a_mean_shrinks_with_more_games() -> None:
    few, many = Mean.of([1, 3]), Mean.of([1, 3] * 50)
    assert few.value == many.value == 2
    assert few.error > 5 * many.error
    assert Mean.of([7]).error != Mean.of([7]).error  # one game says nothing about it


def test_a_standing_counts_games_once_and_scores_by_seat() -> None:
    played = [
        result(("a", "b", "a"), (1, 3, 2)),
        result(("b", "a", "b"), (1, 3, 1)),
        result(("b", "b"), (1, 1)),
    ]
    a, b = standing("a", played), standing("b", played)
    assert (a.games, a.won.wins, a.score.value) == (2, 1, (90 + 80 + 70) / 3)
    assert (b.games, b.won.wins) == (3, 2)
    assert (a.decisions, a.pace, a.slowest) == (12, 0.5, 1)


def test_meetings_do_not_ask_who_sat_where() -> None:
    played = [result(("a", "b"), (1, 2)), result(("b", "a"), (1, 2)), result(("a", "c"), (1, 2))]
    assert {who: len(met) for who, met in meetings(played).items()} == {("a", "b"): 2, ("a", "c"): 1}


def test_who_wins_is_rated_higher_and_more_games_make_it_surer() -> None:
    few = ratings(result(("a", "b"), (1, 2), seed) for seed in range(4))
    many = ratings(result(("a", "b"), (1, 2), seed) for seed in range(40))
    assert few["a"].value > 25 > few["b"].value
    assert many["a"].value > few["a"].value
    assert many["a"].error < few["a"].error


def test_three_at_a_table_are_rated_in_their_order() -> None:
    found = ratings(result(("a", "b", "c"), (2, 1, 3), seed) for seed in range(5))
    assert found["b"].value > found["a"].value > found["c"].value


def test_a_bot_alone_or_with_itself_has_no_rating() -> None:
    assert ratings([result(("a",), (1,)), result(("a", "a"), (1, 2))]) == {}
