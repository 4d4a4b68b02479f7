"""What a tournament counts, when it shows it, and which entries it refuses."""

import pytest

from boardwright.core.refusal import Refusal
from boardwright.tournaments import (
    Entered,
    Matched,
    Played,
    RoundBegan,
    RoundEnded,
    Tournament,
    TournamentLogEntry,
    TournamentTerms,
    Withdrew,
    deal_seed,
    fingerprint,
    standings,
    winner,
)

FOUR: list[TournamentLogEntry] = [Entered(name, (name,)) for name in ("Ada", "Emil", "Noor", "Ines")]
TWO_TABLES: list[TournamentLogEntry] = [*FOUR, RoundBegan(((0, 1), (2, 3)))]


def test_a_round_counts_a_win_and_then_the_field() -> None:
    """Ada and Noor win at the first seat of one deal; Ada with more points than Noor."""
    meeting = Tournament(TournamentTerms("toy", 2, rounds=1), TWO_TABLES)
    meeting.apply(Played(0, 0, (54, 40), (1, 2)))
    meeting.apply(Played(1, 0, (50, 45), (1, 2)))
    assert [row.score for row in standings(meeting)] == [0, 0, 0, 0]
    assert not meeting.is_open(0)
    meeting.apply(RoundEnded())
    rows = [(row.place, row.entrant, row.score, row.field) for row in standings(meeting)]
    assert rows == [(1, 0, 1, 1), (2, 2, 1, 0), (3, 3, 0, 1), (4, 1, 0, 0)]
    assert meeting.is_open(0)


def test_equal_figures_share_a_place() -> None:
    meeting = Tournament(TournamentTerms("toy", 2, rounds=1), TWO_TABLES)
    for table in (0, 1):
        meeting.apply(Played(table, 0, (50, 40), (1, 2)))
    meeting.apply(RoundEnded())
    assert [row.place for row in standings(meeting)] == [1, 1, 3, 3]


def test_who_does_not_come_loses_the_round_and_the_points_do_not_count() -> None:
    """Emil did not come: Ada gets the round, and nobody is compared with her points."""
    meeting = Tournament(TournamentTerms("toy", 2, rounds=1), TWO_TABLES)
    meeting.apply(Played(0, 0, (3, 0), (2, 1), absent=(1,)))
    meeting.apply(Played(1, 0, (50, 50), (1, 1)))
    meeting.apply(RoundEnded())
    rows = {row.entrant: (row.score, row.field) for row in standings(meeting)}
    assert rows == {0: (1, 0.5), 1: (0, 0.5), 2: (0.5, 0.5), 3: (0.5, 0.5)}


def test_the_second_of_three_gets_half_a_round() -> None:
    people: list[TournamentLogEntry] = [Entered(name, (name,)) for name in ("Ada", "Emil", "Noor")]
    meeting = Tournament(TournamentTerms("toy", 3, rounds=1), [*people, RoundBegan(((0, 1, 2),))])
    seats = [who for who, _ in meeting.rounds[0].matches[0].games[0].seating]
    meeting.apply(Played(0, 0, (9, 5, 7), (1, 3, 2)))
    meeting.apply(RoundEnded())
    scores = {row.entrant: row.score for row in standings(meeting)}
    assert [scores[who] for who in seats] == [1, 0, 0.5]


def test_partners_play_a_deal_from_both_seats() -> None:
    """One loses by 4 at one table, the partner wins by 6 at the other: the pair wins the deal."""
    pairs: list[TournamentLogEntry] = [Entered("Reds", ("a", "b")), Entered("Blues", ("c", "d"))]
    meeting = Tournament(TournamentTerms("toy", 2, rounds=1, partners=True), [*pairs, RoundBegan(((0, 1),))])
    first, second = meeting.rounds[0].matches[0].games
    assert first.deal == second.deal
    assert (first.seating, second.seating) == (((0, 0), (1, 0)), ((1, 1), (0, 1)))
    meeting.apply(Played(0, 0, (40, 44), (2, 1)))
    meeting.apply(Played(0, 1, (40, 46), (2, 1)))
    meeting.apply(RoundEnded())
    assert [(row.entrant, row.score) for row in standings(meeting)] == [(0, 1), (1, 0)]


def test_a_bye_counts_a_win_for_two_and_the_mean_at_larger_tables() -> None:
    people: list[TournamentLogEntry] = [Entered(str(n), (str(n),)) for n in range(4)]
    pairs = Tournament(TournamentTerms("toy", 2, rounds=1), [*people[:3], RoundBegan(((0, 1),), (2,))])
    pairs.apply(Played(0, 0, (5, 6), (2, 1)))
    pairs.apply(RoundEnded())
    assert next(row for row in standings(pairs) if row.entrant == 2).score == 1
    groups = Tournament(TournamentTerms("toy", 3, rounds=2), [*people, RoundBegan(((0, 1, 2),), (3,))])
    groups.apply(Played(0, 0, (3, 2, 1), (1, 2, 3)))
    groups.apply(RoundEnded())
    assert next(row for row in standings(groups) if row.entrant == 3).score == 0.5


def test_a_drawn_match_of_a_knock_out_is_decided_against_the_field() -> None:
    meeting = Tournament(TournamentTerms("toy", 2, "knock-out"), TWO_TABLES)
    meeting.apply(Played(0, 0, (50, 50), (1, 1)))
    meeting.apply(Played(1, 0, (60, 40), (1, 2)))
    round = meeting.rounds[0]
    drawn = round.matches[0]
    second_seat = drawn.games[0].seating[1][0]
    assert winner(meeting, round, drawn) == second_seat  # 50 beats 40 there, and is beaten by 60 in the first


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        (Entered("Ada again", ("Ada",)), "tournament-entered"),
        (Entered("Pair", ("x", "y")), "tournament-members"),
        (Entered("Late", ("late",)), "tournament-late"),
        (Withdrew(9), "tournament-nobody"),
        (RoundBegan(((0, 1),)), "tournament-round-running"),
        (Matched((0, 1)), "tournament-no-round"),
        (Played(5, 0, (1, 2), (2, 1)), "tournament-no-game"),
        (Played(0, -1, (1, 2), (2, 1)), "tournament-no-game"),
        (Played(0, 0, (1, 2, 3), (3, 2, 1)), "tournament-no-game"),
        (Played(0, 0, (1, 2), (2, 1), absent=(2,)), "tournament-no-game"),
        (RoundEnded(), "tournament-round-running"),
    ],
)
def test_an_entry_that_does_not_fit_is_refused(entry: TournamentLogEntry, reason: str) -> None:
    meeting = Tournament(TournamentTerms("toy", 2, rounds=2), TWO_TABLES)
    with pytest.raises(Refusal, match=reason):
        meeting.apply(entry)
    assert len(meeting.entrants) == 4
    assert all(game.result is None for match in meeting.rounds[0].matches for game in match.games)


@pytest.mark.parametrize(
    "terms",
    [
        TournamentTerms("toy", 0, rounds=1),
        TournamentTerms("toy", 2),
        TournamentTerms("toy", 2, "lottery", rounds=1),
        TournamentTerms("toy", 3, "knock-out"),
        TournamentTerms("toy", 2, "ladder"),
        TournamentTerms("toy", 3, rounds=2, partners=True),
        TournamentTerms("toy", 2, "round-robin", late=1),
    ],
)
def test_terms_that_do_not_fit_together_are_refused(terms: TournamentTerms) -> None:
    with pytest.raises(Refusal, match="tournament-terms"):
        Tournament(terms)


def test_nobody_plays_in_two_matches_at_once() -> None:
    with pytest.raises(Refusal, match="tournament-busy"):
        Tournament(TournamentTerms("toy", 2, rounds=1), [*FOUR, RoundBegan(((0, 1), (1, 2)))])


def test_a_deal_follows_from_the_secret_and_shows_only_a_fingerprint() -> None:
    secret = b"kept by the server"
    seeds = {deal_seed(secret, round, deal) for round in range(5) for deal in range(5)}
    assert len(seeds) == 25
    assert deal_seed(secret, 1, 2) == deal_seed(secret, 1, 2)
    assert deal_seed(b"another", 1, 2) not in seeds
    assert fingerprint(secret, 1, 2) != fingerprint(b"another", 1, 2)
