"""The package as a library: what an import gives, and what it costs."""

from __future__ import annotations

import doctest
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import boardwright
from boardwright import GAMES, BadRecord, Record, dataset
from boardwright.datasets import DECISION_COLUMNS, GAME_COLUMNS
from boardwright.games import TITLES

EXPORTED = [name for name in dir(boardwright) if not name.startswith("_")]


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)


def test_the_package_is_a_program() -> None:
    done = python("-m", "boardwright", "--version")
    assert done.returncode == 0, done.stderr
    assert boardwright.__version__ in done.stdout


def test_an_import_loads_nothing_but_itself() -> None:
    """Neither a module of ours nor a slow one of Python: it is ready at once."""
    code = (
        "import __future__, importlib, sys; before = set(sys.modules); import boardwright; "
        "print(*sorted(set(sys.modules) - before))"
    )
    assert python("-c", code).stdout.split() == ["boardwright"]


def test_the_library_of_catalogues_is_imported_with_the_first_word() -> None:
    code = (
        "import sys; from boardwright import everdell, word; state = everdell.new(); "
        "print('fluent.runtime' in sys.modules); word(state, 0, 'visit:three_twigs'); "
        "print('fluent.runtime' in sys.modules)"
    )
    assert python("-c", code).stdout.split() == ["False", "True"]


def test_listing_the_exports_loads_none_of_them() -> None:
    code = (
        "import sys, boardwright; dir(boardwright); print(*[m for m in sys.modules if 'boardwright.' in m])"
    )
    assert python("-c", code).stdout.split() == []


def test_every_export_is_there() -> None:
    done = python("-c", f"import boardwright; from boardwright import {', '.join(EXPORTED)}")
    assert done.returncode == 0, done.stderr
    assert len(EXPORTED) > 20


def test_the_exports_are_what_people_need() -> None:
    ours = {id for id, title in TITLES.items() if title.package.startswith("boardwright.")}
    needed = {"Bot", "Budget", "Record", "State", "Game", "Refusal", "IllegalChoice", "GAMES", "TITLES"}
    assert needed | ours <= set(EXPORTED)
    with pytest.raises(AttributeError):
        getattr(boardwright, "no_such_thing")  # noqa: B009 (mypy would refuse it otherwise)


SNIPPET = """
from boardwright import BOTS, GAMES, Bot, Budget, Record, Rng, State, Thought
from boardwright import answer, cartographers, dataset, everdell, farshore, word

position = {"seats": [{"hand": ["bard", "farm"]}, {}]}
mixed = {"season": "summer", "card": "orchard", "seats": [{"coins": 2}]}
states: list[State] = [everdell.load(position), cartographers.load(mixed), farshore.load(dict(seed=3))]
states.append(everdell.load(everdell.new(seats=2).dump()))
said: str = word(states[0], 0, "play:bard")
record = Record(GAMES["everdell"], 7, {}, ["Ada", "Ben"])
names: list[str] = list(dataset(record))
answers: list[tuple[int, str]] = record.answers


class Mine(Bot):
    name = "mine"

    def think(self, world: State, seat: int, rng: Rng, budget: Budget = Budget()) -> Thought:
        return BOTS["casual"].think(world, seat, rng, budget)


record.state.play(0, answer(Mine(), record.state, 0, Rng(1)))
"""


@pytest.mark.parametrize("checker", ["mypy", "pyright"])
def test_what_people_write_passes_type_checkers(checker: str, tmp_path: Path) -> None:
    pyright = Path(__file__).parents[1] / "web" / "node_modules" / "pyright" / "index.js"
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache")]
    if checker == "pyright":
        if not pyright.exists():
            pytest.skip("the packages of the client are not installed here")
        command = ["node", str(pyright), "--pythonpath", sys.executable]
    for name, program, code in (("good", SNIPPET, 0), ("bad", "from boardwright import no_such_thing", 1)):
        file = tmp_path / f"{name}.py"
        file.write_text(program)
        done = subprocess.run(
            [*command, str(file)], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == code, done.stdout


@pytest.mark.parametrize("module", ["boardwright.datasets", "boardwright.arena"])
def test_the_examples_of_modules_are_true(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.attempted > 3
    assert result.failed == 0


def test_records_of_any_kind_become_columns(tmp_path: Path) -> None:
    record = Record(GAMES["everdell"], 7, {}, ["Ada", "bot:casual"])
    for _ in range(4):
        seat = record.state.waiting()[0]
        record.choose(seat, record.state.options(seat).codes()[0])
    (tmp_path / "game.txt").write_text(record.text())
    columns = dataset(record, tmp_path / "game.txt", str(tmp_path))
    assert list(columns) == list(DECISION_COLUMNS)
    assert columns["code"] == [code for _, code in record.answers] * 3
    assert {str(player) for player in columns["player"]} <= {"person", "casual"}
    games = dataset(record, games=True)
    assert list(games) == list(GAME_COLUMNS)
    assert games["answers"] == [4]


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    file = tmp_path / "shopping.txt"
    file.write_text("milk")
    with pytest.raises(BadRecord, match=r"shopping\.txt: line 1: record-magic"):
        dataset(file)


def test_columns_need_the_standard_library_alone() -> None:
    source = Path(boardwright.__file__).parents[1]
    code = (
        f"import sys; sys.path.insert(0, {str(source)!r}); from boardwright import GAMES, Record, dataset; "
        "print(dataset(Record(GAMES['everdell'], 7, {}, ['a', 'b']), games=True)['answers'])"
    )
    done = python("-I", "-S", "-c", code)
    assert done.stdout.strip() == "[0]", done.stderr


def test_every_export_is_in_the_reference() -> None:
    page = (Path(__file__).parents[1] / "docs" / "reference" / "boardwright.md").read_text("utf-8")
    assert [name for name in EXPORTED if f"`{name}`" not in page] == []
