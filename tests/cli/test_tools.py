"""Replay, simulate, position and bench as a user calls them."""

import json
import re
from pathlib import Path

import pytest

from boardwright.cli.commands.simulate import play_one
from boardwright.core.record import Record
from boardwright.games import GAMES

from .terminal import Terminal

DOMINO = {
    "game": "cartographers",
    "seats": 2,
    "card": "farmland",
    "next": ["orchard"],
    "options": {"edicts": ["treetower", "great_city", "canal_lake", "borderlands"]},
}


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of two, a few answers long, with one answer still sealed."""
    record = Record(GAMES["cartographers"], 20, {"map": "b"}, ["Ada", "bot:casual"])
    for _ in range(3):
        for seat in (1, 0):
            record.choose(seat, record.state.options(seat).codes()[5])
    record.choose(1, record.state.options(1).codes()[0])
    path = tmp_path / "game.txt"
    path.write_text(record.text())
    return path


def test_replay_shows_the_game(terminal: Terminal, saved: Path) -> None:
    printed = terminal("replay", str(saved))
    assert printed.status == 0
    assert "Ada draws" in printed.out
    assert "Casual draws" in printed.out
    assert "Waiting for: Ada" in printed.out


def test_replay_stops_where_asked(terminal: Terminal, saved: Path) -> None:
    whole, part = terminal("replay", str(saved)).out, terminal("replay", str(saved), "--to", "2").out
    assert whole.count("draws") > part.count("draws") > 0


def test_replay_as_a_seat_saw_it(terminal: Terminal, saved: Path) -> None:
    everybody, ada, casual = (
        terminal("replay", str(saved), *seat).out for seat in ((), ("--seat", "0"), ("--seat", "1"))
    )
    assert everybody.count("Ada draws") == ada.count("Ada draws") > 0, (
        "a drawing is shown once: when it is open"
    )
    assert "Handed in, still sealed" in casual
    assert "still sealed" not in ada
    assert terminal("replay", str(saved), "--seat", "2").status == 2


def test_a_damaged_record_is_refused_with_its_line(terminal: Terminal, saved: Path) -> None:
    lines = saved.read_text().split("\n")
    saved.write_text("\n".join([*lines[:8], "0 forest:z9", *lines[9:]]))
    for args in (["replay", str(saved)], ["play", "--resume", str(saved)]):
        printed = terminal(*args)
        assert printed.status == 2
        assert "line 9" in printed.err
        assert printed.out == ""


def test_simulate_sums_up_and_draws(terminal: Terminal, tmp_path: Path) -> None:
    picture = tmp_path / "scores.png"
    args = [
        "simulate",
        "cartographers",
        "-n",
        "12",
        "--bot",
        "random",
        "--jobs",
        "2",
        "--picture",
        str(picture),
    ]
    printed = terminal(*args)
    assert printed.status == 0
    assert "12 games" in printed.out
    assert "Solo rating" in printed.out
    assert "█" in printed.out
    assert picture.read_bytes()[:4] == b"\x89PNG"


def test_simulate_counts_what_monsters_cost(terminal: Terminal) -> None:
    lost = 0
    for seed in range(10):
        outcome = play_one("cartographers", "random", 2, seed, {"map": "a"})
        lost += sum(sources["monsters"] for sources in outcome.sources)
    args = ["simulate", "cartographers", "-n", "10", "--bot", "random", "--seats", "2", "--jobs", "1"]
    row = re.search(r"Monsters\s+│\s+10 │\s+(\S+) │", terminal(*args).out)
    assert row is not None
    assert lost < 0
    assert row[1] == f"−{-lost / 20:.1f}"


def test_simulate_is_the_same_on_any_number_of_processes(terminal: Terminal) -> None:
    def table(jobs: str) -> str:
        out = terminal("simulate", "cartographers", "-n", "9", "--seed", "5", "--jobs", jobs).out
        return "\n".join(line for line in out.split("\n") if "per second" not in line)

    assert table("1") == table("2")


def test_simulate_with_several_players_counts_wins(terminal: Terminal) -> None:
    args = ["simulate", "cartographers", "-n", "4", "--bot", "random", "--jobs", "1"]
    printed = [terminal(*args, option, "3").out for option in ("--seats", "--players")]
    assert all("Won or shared, by seat: 0:" in out for out in printed), "the former spelling goes on"


def test_position_shows_everything(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(DOMINO))
    printed = terminal("position", str(path), "--pick", "1 farm:a1a2")
    assert printed.status == 0
    assert "Seat 0" in printed.out
    assert "Handed in, still sealed: farm:a1a2" in printed.out
    assert "farm:k10k11" in printed.out
    assert "Borderlands" in printed.out


def test_position_as_json_from_standard_input(terminal: Terminal) -> None:
    picks = ["--pick", "0 farm:a1a2", "--pick", "1 farm:k10k11"]
    printed = terminal("position", "-", "--json", *picks, typed=json.dumps(DOMINO))
    report = json.loads(printed.out)
    assert printed.status == 0
    assert [decision["seat"] for decision in report["pending"]] == [0, 1]
    assert report["pending"][0]["source"] == "orchard"
    assert report["views"][0]["maps"][0]["rows"][0].startswith("ff.")
    assert [score["forecast"][2]["points"] for score in report["scores"]] == [1, 1]
    assert report["refused"] is None
    again = json.loads(terminal("position", "-", "--json", typed=json.dumps(report["position"])).out)
    assert again["position"] == report["position"]


@pytest.mark.parametrize(
    ("pick", "reason"),
    [
        ("0 farm:a1", "single-not-allowed"),
        ("farm:a1a2", "pick-needs-seat"),
        ("Ada farm:a1a2", "pick-seat"),
        ("5 farm:a1a2", "no-seat"),
        ("0 farm:b4b5", "overlap"),
    ],
)
def test_a_refused_pick_says_why_and_changes_nothing(terminal: Terminal, pick: str, reason: str) -> None:
    printed = terminal("position", "-", "--json", "--pick", pick, typed=json.dumps(DOMINO))
    report = json.loads(printed.out)
    assert printed.status == 1
    assert report["refused"]["reason"] == reason
    assert (
        report["position"]
        == json.loads(terminal("position", "-", "--json", typed=json.dumps(DOMINO)).out)["position"]
    )
    text = terminal("position", "-", "--pick", pick, typed=json.dumps(DOMINO))
    assert text.status == 1
    assert "Refused:" in text.out


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("{", "line 1"),
        ("[]", "object"),
        ('{"game": "chess"}', "game: "),
        ('{"seed": 1}', '"game" is missing'),
        ('{"game": ["everdell"]}', "game: a text"),
        ('{"game": "cartographers", "seats": [{"coins": 15}]}', "seats[0].coins"),
        ('{"game": "cartographers", "seats": 1.5}', "seats: a list"),
        ('{"game": "cartographers", "seed": 1.5}', "seed: a whole number"),
        ('{"game": "cartographers", "seats": [{"coins": 1.0}]}', "seats[0].coins: a whole number"),
        ('{"game": "everdell", "seats": [{"goods": {"gold": 1}}, {}]}', "seats[0].goods.gold"),
        ('{"game": "everdell", "seats": [{"city": ["inn", "inn", "inn", "inn"]}, {}]}', "seats[0].city[3]"),
        ('{"game": "everdell", "seats": [{"deployed": ["castle"]}, {}]}', "seats[0].deployed[0]"),
        ('{"game": "everdell", "seats": 5}', "seats: the number"),
        ('{"game": "everdell", "agenda": [{"script": "bard.play", "seat": 0, "at": 9}]}', "agenda[0].at"),
        ('{"seed": 1, "seed": 2}', "twice"),
        ('{"game": "everdell", "sets": 1}', "sets"),
        ("[" * 100_000, "deep"),
        ('{"seats": ' + "9" * 5000 + "}", ""),
        ("\x00", "line 1"),
    ],
)
def test_a_bad_position_is_refused_by_field(terminal: Terminal, text: str, named: str) -> None:
    printed = terminal("position", "-", typed=text)
    assert printed.status == 2
    assert printed.err.count("\n") == 1
    assert named in printed.err


def test_bench_measures_and_gives_ratios(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.cli.figures.MOST_RUNS", 1)
    for games in ("CASUAL_GAMES", "KERNEL_GAMES"):
        monkeypatch.setattr(f"boardwright.games.cartographers.text.figures.{games}", 40)
    report = json.loads(terminal("bench", "cartographers", "--json").out)
    figures = report["cartographers"]["figures"]
    assert figures["copy"]["unit"] == "µs"
    assert all(figure["value"] > 0 for figure in figures.values())
    assert all(figure["steps"] > 0 for name, figure in figures.items() if name != "casual-rating")
    assert figures["casual-rating"]["value"] >= 20
