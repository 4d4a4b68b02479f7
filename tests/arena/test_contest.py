"""Who meets whom, in which seats, on which deals; and what is kept of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from boardwright.arena.contest import contest, rotations, round_robin
from boardwright.arena.match import Match, play
from boardwright.arena.results_file import ResultsFile
from boardwright.arena.workers import play_all
from boardwright.core.refusal import Refusal

from .test_match import untimed

DUEL = contest("everdell", ["random", "casual"], 2, 6, seed=40)


def test_everybody_meets_everybody() -> None:
    assert round_robin(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert round_robin(["a", "b"], 1) == [("a",), ("b",)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [["a"], ["a", "b"], ["a", "b", "c"]])
def test_few_bots_fill_a_table_fairly(bots: list[str], seats: int) -> None:
    tables = [turned for line_up in round_robin(bots, seats) for turned in rotations(line_up)]
    assert len(set(tables)) == len(tables)
    for seat in range(seats):
        assert len(set(Counter(table[seat] for table in tables).values())) == 1


def test_every_rotation_and_line_up_plays_the_same_deals() -> None:
    matches = list(contest("everdell", ["a", "b", "c"], 2, 9, seed=7).matches())
    assert len(matches) == 3 * 10  # nine games are five rounds of two seats
    deals: dict[tuple[str, ...], list[int]] = {}
    for match in matches:
        deals.setdefault(match.bots, []).append(match.seed)
    assert len(deals) == 6
    assert set(map(tuple, deals.values())) == {(7, 8, 9, 10, 11)}


def test_more_games_begin_with_the_same_ones() -> None:
    fewer, more = list(DUEL.matches()), replace(DUEL, number=20).matches()
    assert fewer == list(islice(more, len(fewer)))


def test_nobody_is_named_twice() -> None:
    with pytest.raises(Refusal) as refused:
        contest("everdell", ["random", "random"], 2, 6)
    assert refused.value.reason == "bot-twice"


def test_a_bad_set_up_is_refused_before_the_games() -> None:
    with pytest.raises(Refusal) as refused:
        contest("everdell", ["random"], 1, 6, options={"year": 9}).check()
    assert refused.value.game == "everdell"


def test_any_number_of_processes_gives_the_same_results() -> None:
    matches = list(DUEL.matches())
    alone = {result.match: untimed(result) for result in play_all(matches, 1)}
    together = {result.match: untimed(result) for result in play_all(matches, 3)}
    assert alone == together
    assert list(alone) == matches


def test_an_interrupt_leaves_no_processes_behind() -> None:
    endless = replace(DUEL, number=10**6).matches()
    games = play_all(endless, 2)
    assert next(games).match.game == "everdell"
    games.close()  # type: ignore[attr-defined]  # a generator
    with pytest.raises(StopIteration):
        next(games)


# The ledger


def filled(path: Path, matches: list[Match]) -> ResultsFile:
    with ResultsFile(path) as ledger:
        for match in matches:
            ledger.add(play(match))
    return ledger


def test_a_ledger_goes_on(tmp_path: Path) -> None:
    path, matches = tmp_path / "results.csv", list(DUEL.matches())
    first = filled(path, matches[:2])
    second = ResultsFile(path)
    assert second.results == first.results
    second.check(DUEL.has)
    assert second.missing(matches) == matches[2:]
    filled(path, second.missing(matches))
    assert ResultsFile(path).missing(matches) == []
    assert [result.match for result in ResultsFile(path).of(matches)] == matches
    assert path.read_text().count("game,rules") == 1


def test_solo_results_come_back_whole(tmp_path: Path) -> None:
    alone = contest("everdell", ["random"], 1, 2, options={"year": 2})
    kept = filled(tmp_path / "results.csv", list(alone.matches()))
    assert ResultsFile(tmp_path / "results.csv").results == kept.results
    assert all(result.rating is not None and result.rivals for result in kept.results.values())


def test_a_line_cut_by_a_crash_is_played_again(tmp_path: Path) -> None:
    path, matches = tmp_path / "results.csv", list(DUEL.matches())[:3]
    filled(path, matches)
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    assert ResultsFile(path).missing(matches) == matches[2:]
    filled(path, matches[2:])
    assert ResultsFile(path).missing(matches) == []


def test_a_ledger_of_another_contest_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    filled(path, list(DUEL.matches())[:1])
    others = [
        contest("everdell", ["random", "beginner"], 2, 6, seed=40),
        contest("everdell", ["random", "casual"], 3, 6, seed=40),
        contest("everdell", ["random", "casual"], 2, 6, seed=41),
        contest("everdell", ["random", "casual"], 2, 6, seed=40, effort=2),
    ]
    for other in others:
        with pytest.raises(Refusal) as refused:
            ResultsFile(path).check(other.has)
        assert refused.value.reason == "ledger-other"


def test_a_ledger_by_other_rules_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    with ResultsFile(path) as ledger:
        ledger.add(replace(play(next(DUEL.matches())), rules=999))
    with pytest.raises(Refusal) as refused:
        ResultsFile(path).check(DUEL.has)
    assert refused.value.reason == "ledger-rules"


@pytest.mark.parametrize(("text", "reason"), [("a,b\n1,2\n", "ledger-foreign"), (None, "ledger-row")])
def test_what_is_no_ledger_is_refused(tmp_path: Path, text: str | None, reason: str) -> None:
    path = tmp_path / "results.csv"
    filled(path, list(DUEL.matches())[:1])
    path.write_text(path.read_text() + "everdell,1\n" if text is None else text)
    with pytest.raises(Refusal) as refused:
        ResultsFile(path)
    assert refused.value.reason == reason
