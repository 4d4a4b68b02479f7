"""`boardwright arena` and `boardwright dataset` as a user calls them."""

from __future__ import annotations

import csv
import re
import shlex
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from boardwright.arena.match import Match, MatchResult, play
from boardwright.arena.results_file import COLUMNS as LEDGER_COLUMNS
from boardwright.cli.commands import arena as arena_command
from boardwright.cli.commands.arena import COLUMNS
from boardwright.core.record import Record
from boardwright.datasets import DECISION_COLUMNS, GAME_COLUMNS
from boardwright.games import GAMES

from ..server.node import Node, sqlite_url
from .terminal import Terminal

ROOT = Path(__file__).parents[2]
TRIO = ("arena", "everdell", "--bots", "random,beginner,casual", "-n", "4", "--jobs", "1", "--seed", "3")


def untimed(path: Path) -> list[list[str]]:
    """The rows of a ledger without the times, sorted."""
    with path.open(newline="") as file:
        return sorted(row[:-2] for row in csv.reader(file))


def test_a_round_robin_ends_with_standings(terminal: Terminal) -> None:
    printed = terminal(*TRIO)
    assert printed.status == 0, printed.err
    assert "12 games" in printed.out
    assert "Meetings" in printed.out
    first, last = (printed.out.index(name) for name in ("Casual", "Random"))
    assert first < last
    assert re.search(r"Casual +8 +\d+\.\d\s±\s\d+\.\d +\d+\.\d\s\(\d+–\d+\) +\d+\.\d\s±", printed.out)


def test_equal_commands_give_equal_results_on_any_number_of_cores(terminal: Terminal, tmp_path: Path) -> None:
    one, two = tmp_path / "one.csv", tmp_path / "two.csv"
    assert terminal(*TRIO, "--out", str(one)).status == 0
    assert terminal(*TRIO[:-4], "--jobs", "2", "--seed", "3", "--out", str(two)).status == 0
    assert untimed(one) == untimed(two)


def test_the_same_file_goes_on_and_refuses_other_settings(terminal: Terminal, tmp_path: Path) -> None:
    out = str(tmp_path / "results.csv")
    terminal(*TRIO, "--out", out)
    more = terminal(*TRIO, "-n", "6", "--out", out)
    assert "12 games were played before." in more.out
    assert "18 games" in more.out
    other = terminal(*TRIO, "--seats", "3", "--out", out)
    assert other.status == 2
    assert "another contest" in other.err


def test_results_become_a_parquet_file_and_a_picture(terminal: Terminal, tmp_path: Path) -> None:
    out, picture = tmp_path / "results.parquet", tmp_path / "standings.svg"
    printed = terminal(*TRIO, "--out", str(out), "--picture", str(picture))
    assert printed.status == 0, printed.err
    table = pq.read_table(out)
    assert table.column_names == list(COLUMNS) == list(LEDGER_COLUMNS)
    assert table.num_rows == 12
    assert all(len(row["scores"]) == row["seats"] == 2 for row in table.to_pylist())
    assert "<svg" in picture.read_text()
    assert terminal(*TRIO, "--out", str(out)).out.startswith("12 games were played before.")


def test_alone_the_rating_counts(terminal: Terminal) -> None:
    printed = terminal(
        "arena", "cartographers", "--bots", "random,casual", "--seats", "1", "-n", "2", "--jobs", "1"
    )
    assert "Mean rating" in printed.flat
    assert "Won" not in printed.out
    assert "Strength" not in printed.out
    rival = terminal(
        "arena", "everdell", "--solo", "year2", "--bots", "random", "--seats", "1", "-n", "2", "--jobs", "1"
    )
    assert "Won" in rival.out


def test_one_line_up_at_a_table_of_three(terminal: Terminal) -> None:
    printed = terminal("arena", "everdell", "--match", "casual,random,random", "-n", "3", "--jobs", "1")
    assert printed.status == 0, printed.err
    assert "3 games" in printed.out
    assert "Meetings" not in printed.out


def test_a_bot_from_outside_enters_by_its_module(terminal: Terminal) -> None:
    printed = terminal(
        "arena", "everdell", "--bots", "casual,tests.arena.outsiders:Last", "-n", "2", "--jobs", "1"
    )
    assert re.search(r"^ *Last +2 ", printed.out, re.MULTILINE), printed.err


def test_an_interrupt_keeps_what_is_done(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def impatient(matches: Sequence[Match], jobs: int) -> Iterator[MatchResult]:  # noqa: ARG001
        yield from map(play, matches[:2])
        raise KeyboardInterrupt

    monkeypatch.setattr(arena_command, "play_all", impatient)
    out = tmp_path / "results.csv"
    printed = terminal(*TRIO, "--out", str(out))
    assert printed.status == 130
    assert "2 games" in printed.out
    assert "The same command goes on." in printed.out
    assert len(untimed(out)) == 1 + 2
    assert "With --out FILE the results are kept." in terminal(*TRIO).out


def test_an_interrupt_before_the_first_game(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(matches: Sequence[Match], jobs: int) -> Iterator[MatchResult]:  # noqa: ARG001
        raise KeyboardInterrupt

    monkeypatch.setattr(arena_command, "play_all", impatient)
    printed = terminal(*TRIO)
    assert (printed.status, printed.out) == (130, "No game has been finished yet.\n")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((), "give either --bots or --match."),
        (("--bots", "random", "--match", "random"), "give either --bots or --match."),
        (("--bots", "random,nobody"), "nobody: this bot is not known. Known: beginner,"),
        (("--bots", "random,random"), "--bots: a bot is named twice."),
        (("--bots", "random,json:nothing"), "json:nothing: the module json has no \"nothing\"."),
        (("--bots", "random", "--seats", "9"), "--seats: the game takes 1 to 4 players."),
        pytest.param(
            ("--bots", "random", "--map", "a"),
            "--map does not belong to Everdell.",
            marks=pytest.mark.all_titles,
        ),
        (("--bots", "random", "--option", "year"), "year: an option is written NAME=VALUE."),
        (("--bots", "random", "--option", "moon=2"), "moon"),
        (("--bots", "random", "--out", "results.txt"), "the name of the file must end in .csv, .parquet"),
        (("--bots", "random", "--out", "no/such/results.csv"), "there is no such folder."),
        (("--bots", "random", "--picture", "a.txt"), "a.txt: a picture file ends in"),
        (("--bots", "random,ada", "--guest", "ada"), "ada: a guest is written NAME=COMMAND"),
        (("--bots", "random,ada", "--guest", "ada=x"), "--server: guests need the address of a server."),
    ],
)  # fmt: skip
def test_bad_wishes_are_one_line(terminal: Terminal, arguments: tuple[str, ...], error: str) -> None:
    printed = terminal("arena", "everdell", "-n", "1", "--jobs", "1", *arguments)
    assert printed.status == 2
    assert error in printed.err
    assert printed.err.count("\n") == 1


# Records as columns


def save(
    folder: Path, game: str, seats: int, seed: int, answers: int | None = None, **options: object
) -> Path:
    """A recorded game: Ada, and bots on the other seats."""
    names = ["Ada", *["bot:casual"] * (seats - 1)]
    record = Record(GAMES[game], seed, options, names)  # type: ignore[arg-type]
    while record.state.waiting() and (answers is None or len(record.answers) < answers):
        for seat in record.state.waiting():
            codes = record.state.options(seat).codes()
            record.choose(seat, codes[(seed + len(record.answers)) % len(codes)])
    path = folder / f"{game}-{seed}.txt"
    path.write_text(record.text())
    return path


def test_every_decision_becomes_a_row(terminal: Terminal, tmp_path: Path) -> None:
    path, out = save(tmp_path, "everdell", 2, 5), tmp_path / "decisions.parquet"
    printed = terminal("dataset", str(path), "--out", str(out))
    assert printed.status == 0, printed.err
    rows = pq.read_table(out).to_pylist()
    record = Record.read(path.read_text(), GAMES)
    assert [(row["seat"], row["code"]) for row in rows] == record.answers
    assert list(rows[0]) == list(DECISION_COLUMNS)
    assert [row["step"] for row in rows] == list(range(len(rows)))
    assert all(0 <= row["choice"] < row["choices"] for row in rows)
    assert {(row["seat"], row["player"]) for row in rows} == {(0, "person"), (1, "casual")}
    scores = record.state.scores()
    assert all(row["final_score"] == scores[row["seat"]].total for row in rows)
    assert all(row["rank"] == scores[row["seat"]].rank for row in rows)
    assert rows[0]["score"] == 0
    assert "Ada" not in str(rows)


def test_a_folder_becomes_one_row_for_each_game(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    save(tmp_path, "everdell", 1, 6, year=2)
    save(tmp_path / "deeper", "cartographers", 2, 7, answers=4)
    (tmp_path / "notes.md").write_text("not a record\n")
    out = tmp_path / "games.csv"
    printed = terminal("dataset", str(tmp_path), "--out", str(out), "--games")
    assert "Everdell: 1 game" in printed.out
    assert "2 rows" in printed.out
    with out.open(newline="") as file:
        cartographers, everdell = csv.DictReader(file)
    assert list(everdell) == list(GAME_COLUMNS)
    assert (everdell["finished"], cartographers["finished"]) == ("true", "false")
    assert int(everdell["rating"]) == int(everdell["scores"]) - int(everdell["rivals"])
    assert (cartographers["players"], cartographers["answers"]) == ("person casual", "4")


def test_an_unfinished_game_has_no_final_score(terminal: Terminal, tmp_path: Path) -> None:
    path, out = save(tmp_path, "farshore", 2, 8, answers=5), tmp_path / "decisions.csv"
    terminal("dataset", str(path), "--out", str(out))
    with out.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 5
    assert {(row["finished"], row["final_score"], row["rank"]) for row in rows} == {("false", "", "")}


def test_what_cannot_be_read_is_refused_and_nothing_is_left(terminal: Terminal, tmp_path: Path) -> None:
    path, out = save(tmp_path, "everdell", 2, 5), tmp_path / "out" / "decisions.csv"
    out.parent.mkdir()
    path.write_text(path.read_text().replace("end ", "ende "))
    broken = terminal("dataset", str(path), "--out", str(out))
    assert broken.status == 2
    assert f"{path}, line" in broken.err
    empty = terminal("dataset", str(out.parent), "--out", str(out))
    assert (empty.status, empty.err) == (2, f"boardwright: {out.parent}: there are no recorded games here.\n")
    assert list(out.parent.iterdir()) == []


def test_the_columns_are_documented() -> None:
    page = (ROOT / "docs" / "arena.md").read_text()
    for heading, columns in {
        "Results": LEDGER_COLUMNS, "Decisions": DECISION_COLUMNS, "Games": GAME_COLUMNS
    }.items():  # fmt: skip
        section = re.split(r"^##+ ", page.split(f"## {heading}\n")[1], flags=re.MULTILINE)[0]
        lines = [line for line in section.splitlines() if line.startswith("| `")]
        named = [name for line in lines for name in re.findall(r"`(\w+)`", line.split("|")[1])]
        assert named == list(columns), heading


def test_guests_and_a_servers_database(terminal: Terminal, tmp_path: Path) -> None:
    """A program plays at a server; later its games are read from the server's database."""
    node = Node(sqlite_url(tmp_path))
    bot = shlex.join([sys.executable, str(ROOT / "examples" / "table_bot.py")])
    try:
        played = terminal(
            "arena", "everdell", "--bots", "random,ada", "-n", "2", "--jobs", "2",
            "--server", node.url, "--guest", f"ada={bot}",
        )  # fmt: skip
    finally:
        assert node.stop() == 0
    assert played.status == 0, played.err
    assert "2 games" in played.out
    assert "ada" in played.out
    out = tmp_path / "games.csv"
    read = terminal("dataset", node.database, "--out", str(out), "--games")
    assert "Everdell: 2 games" in read.out, read.err
    with out.open(newline="") as file:
        assert {row["players"] for row in csv.DictReader(file)} == {"random person", "person random"}
