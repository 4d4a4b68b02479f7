"""Who meets whom: nobody twice, byes and seats go round, the better come first."""

import itertools
import statistics
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardwright.core.refusal import Refusal
from boardwright.core.rng import Rng
from boardwright.tournaments import (
    Entered,
    Played,
    RoundBegan,
    RoundEnded,
    Tournament,
    TournamentTerms,
    Withdrew,
    next_match,
    pair_round,
    standings,
)


def tournament(terms: TournamentTerms, people: int) -> Tournament:
    members = (lambda n: (f"{n}a", f"{n}b")) if terms.partners else (lambda n: (f"{n}",))
    return Tournament(terms, [Entered(f"P{n}", members(n), rating=-n) for n in range(people)])


def play_round(meeting: Tournament, rng: Rng, skill: float = 6.0, spread: int = 20) -> RoundBegan:
    """Play a round: the lower the number, the better; luck decides the rest."""
    began = pair_round(meeting)
    meeting.apply(began)
    play_games(meeting, rng, skill, spread)
    meeting.apply(RoundEnded())
    return began


def play_all(meeting: Tournament, rng: Rng, skill: float = 6.0, spread: int = 20) -> list[RoundBegan]:
    """Play rounds until there are no more to play."""
    rounds = []
    while True:
        try:
            rounds.append(play_round(meeting, rng, skill, spread))
        except Refusal:
            with pytest.raises(Refusal, match="tournament-rounds-played"):
                pair_round(meeting)
            return rounds


def play_games(meeting: Tournament, rng: Rng, skill: float = 6.0, spread: int = 20) -> None:
    assert meeting.running
    for m, match in enumerate(meeting.running.matches):
        for g, game in enumerate(match.games):
            if game.result is None:
                points = tuple(int(100 - skill * who) + rng.below(spread) for who, _ in game.seating)
                ranks = tuple(1 + sum(other > own for other in points) for own in points)
                meeting.apply(Played(m, g, points, ranks))


@pytest.mark.parametrize("people", [8, 13, 30])
def test_swiss_pairs_nobody_twice_and_gives_one_bye_at_most(people: int) -> None:
    meeting = tournament(TournamentTerms("toy", 2, rounds=6), people)
    rng, met, byes = Rng(people), Counter[tuple[int, ...]](), Counter[int]()
    for _ in range(6):
        began = play_round(meeting, rng)
        named = [e for match in began.matches for e in match] + list(began.byes)
        assert sorted(named) == list(range(people))
        met.update(tuple(sorted(match)) for match in began.matches)
        byes.update(began.byes)
    assert max(met.values()) == 1
    assert sum(byes.values()) == 6 * (people % 2)
    assert not byes or max(byes.values()) == 1


def test_swiss_pairs_the_upper_half_with_the_lower_half_at_first() -> None:
    began = pair_round(tournament(TournamentTerms("toy", 2, rounds=1), 8))
    assert sorted(began.matches) == [(0, 4), (1, 5), (2, 6), (3, 7)]


def test_swiss_finds_the_better_players() -> None:
    """Over many tournaments the order of the standings agrees with how good people are."""
    agreement = []
    for seed in range(5):
        meeting = tournament(TournamentTerms("toy", 2, rounds=6), 24)
        rng = Rng(seed)
        for _ in range(6):
            play_round(meeting, rng, skill=3.0, spread=40)
        order = [row.entrant for row in standings(meeting)]
        agreement.append(statistics.correlation(order, range(24)))
    assert statistics.fmean(agreement) > 0.85


@pytest.mark.parametrize(("seats", "people"), [(2, 16), (3, 15), (4, 24)])
def test_everybody_sits_in_each_seat_about_equally_often(seats: int, people: int) -> None:
    meeting = tournament(TournamentTerms("toy", seats, rounds=6), people)
    rng = Rng(3)
    for _ in range(6):
        play_round(meeting, rng)
    sat = Counter(
        (who, seat)
        for r in meeting.rounds
        for m in r.matches
        for g in m.games
        for seat, (who, _) in enumerate(g.seating)
    )
    for who in range(people):
        times = [sat[who, seat] for seat in range(seats)]
        assert max(times) - min(times) <= 2


def test_groups_of_four_meet_as_many_others_as_they_can() -> None:
    meeting = tournament(TournamentTerms("toy", 4, rounds=5), 26)
    rng, met, byes = Rng(1), Counter[tuple[int, ...]](), Counter[int]()
    for _ in range(5):
        began = play_round(meeting, rng)
        met.update(pair for match in began.matches for pair in itertools.combinations(sorted(match), 2))
        byes.update(began.byes)
    assert max(met.values()) <= 2
    assert sum(times > 1 for times in met.values()) <= len(met) / 10
    assert max(byes.values()) == 1


def test_rotated_deals_put_everybody_into_every_seat() -> None:
    meeting = tournament(TournamentTerms("toy", 3, rounds=1, deals=3), 3)
    meeting.apply(pair_round(meeting))
    seats = {
        (who, seat)
        for game in meeting.rounds[0].matches[0].games
        for seat, (who, _) in enumerate(game.seating)
    }
    assert len(seats) == 9


@pytest.mark.parametrize("people", [5, 6])
def test_in_a_round_robin_everybody_meets_everybody(people: int) -> None:
    meeting = tournament(TournamentTerms("toy", 2, "round-robin"), people)
    met = Counter(tuple(sorted(match)) for began in play_all(meeting, Rng(0)) for match in began.matches)
    assert set(met) == set(itertools.combinations(range(people), 2))
    assert set(met.values()) == {1}


@pytest.mark.parametrize("people", [2, 5, 8, 11])
def test_a_knock_out_ends_with_its_best(people: int) -> None:
    """Without luck the best by rating wins, and the two best meet in the last round."""
    meeting = tournament(TournamentTerms("toy", 2, "knock-out"), people)
    rounds = play_all(meeting, Rng(0), skill=30, spread=2)
    assert sorted(rounds[-1].matches[0]) == [0, 1]
    assert len(rounds) == (people - 1).bit_length()
    assert standings(meeting)[0].entrant == 0


def test_a_withdrawal_gives_the_opponent_of_a_knock_out_a_bye() -> None:
    meeting = tournament(TournamentTerms("toy", 2, "knock-out"), 4)
    play_round(meeting, Rng(0), skill=30, spread=2)
    meeting.apply(Withdrew(0))
    with pytest.raises(Refusal, match="tournament-rounds-played"):
        pair_round(meeting)


def test_an_arena_matches_those_who_wait_and_deals_nothing_twice() -> None:
    meeting = tournament(TournamentTerms("toy", 2, "arena", deals=3), 4)
    meeting.apply(pair_round(meeting))
    rng, opponents = Rng(0), []
    while (matched := next_match(meeting, list(range(4)))) is not None:
        meeting.apply(matched)
        opponents.append(matched.entrants)
        play_games(meeting, rng)
    for who in range(4):
        deals = [g.deal for m in meeting.rounds[0].matches if who in m.entrants for g in m.games]
        assert len(deals) == len(set(deals)) <= 3
    assert opponents[0] != opponents[1]
    assert standings(meeting, live=True)[0].score >= 1


def test_a_ladder_deals_everybody_the_same_deals() -> None:
    meeting = tournament(TournamentTerms("toy", 1, "ladder", deals=2), 3)
    meeting.apply(pair_round(meeting))
    for who in (0, 1, 2, 1, 0, 2):
        matched = next_match(meeting, [who])
        assert matched is not None
        meeting.apply(matched)
        play_games(meeting, Rng(who), skill=10, spread=1)
    assert next_match(meeting, [0]) is None
    assert [row.score for row in standings(meeting)] == [0, 0, 0]  # nobody learns how others did with a deal
    meeting.apply(RoundEnded(last=True))
    assert [(row.entrant, row.score) for row in standings(meeting)] == [(0, 2), (1, 1), (2, 0)]


@settings(derandomize=True, max_examples=40)
@given(st.integers(2, 4), st.integers(4, 14), st.data())
def test_somebody_who_comes_late_or_leaves_everybody_is_named_once(
    seats: int, people: int, data: st.DataObject
) -> None:
    meeting = tournament(TournamentTerms("toy", seats, rounds=4, late=3), people)
    rng = Rng(people)
    for number in range(4):
        if data.draw(st.booleans()):
            meeting.apply(Entered("Late", (f"late {number}",)))
        if data.draw(st.booleans()):
            meeting.apply(Withdrew(data.draw(st.integers(0, len(meeting.entrants) - 1))))
        active = [entrant.id for entrant in meeting.active()]
        if len(active) < seats:
            with pytest.raises(Refusal, match="tournament-too-few"):
                pair_round(meeting)
            return
        began = play_round(meeting, rng)
        assert sorted([e for match in began.matches for e in match] + list(began.byes)) == sorted(active)
        assert len(began.byes) == len(active) % seats
    assert len(standings(meeting)) == len(meeting.entrants)
