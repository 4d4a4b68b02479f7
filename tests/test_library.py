"""The package as a library: what an import gives, and what it costs."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import boardwright
from boardwright import GAMES, BadRecord, BadSetup, IllegalChoice, Record, Rng, answer, dataset
from boardwright.cli.definitions import BUILDERS
from boardwright.cli.main import COMMANDS
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


def test_help_imports_no_title() -> None:
    """To import all of them takes three times as long as the rest."""
    code = (
        "import sys; from boardwright.cli.main import run; run(['--help']); "
        "print('titles', *[name for name in sys.modules if name.startswith('boardwright.games.')])"
    )
    assert python("-c", code).stdout.splitlines()[-1] == "titles boardwright.games.title"


def test_every_command_has_its_definition() -> None:
    assert tuple(BUILDERS) == COMMANDS


def test_listing_the_exports_loads_none_of_them() -> None:
    code = (
        "import sys, boardwright; dir(boardwright); print(*[m for m in sys.modules if 'boardwright.' in m])"
    )
    assert python("-c", code).stdout.split() == []


def test_every_export_is_there() -> None:
    done = python("-c", f"import boardwright; from boardwright import {', '.join(EXPORTED)}")
    assert done.returncode == 0, done.stderr
    assert len(EXPORTED) > 20


SOURCE = Path(boardwright.__file__).parents[1]
PACKAGES = sorted({path.parent for path in SOURCE.glob("boardwright/**/*.py")} - {SOURCE / "boardwright"})
NOT_ALONE = {"boardwright.server.storage.migrations.env"}
"""Modules that only another program can import: Alembic runs the migrations."""
IMPORT_EACH_ALONE = """
import os, sys
from importlib import import_module

for name in ("gymnasium", "litestar", "rich.console"):  # slow ones, loaded once for all
    import_module(name)
for module in sys.argv[1:]:
    if not (child := os.fork()):
        try:
            import_module(module)
        except ModuleNotFoundError as missing:
            if not missing.name or missing.name.startswith("boardwright"):
                raise
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        sys.exit(module)
"""


@pytest.mark.sweep(25)
@pytest.mark.skipif(not hasattr(os, "fork"), reason="the processes are forked")
@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_every_module_can_be_the_first_that_is_imported(package: Path) -> None:
    paths = [path.relative_to(SOURCE).with_suffix("") for path in sorted(package.glob("*.py"))]
    names = [".".join(path.parts).removesuffix(".__init__") for path in paths if path.name != "__main__"]
    done = python("-c", IMPORT_EACH_ALONE, *(name for name in names if name not in NOT_ALONE))
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [("env", "gymnasium", "[env]"), ("env.spiel", "pyspiel", "[env,openspiel]")],
)
def test_what_an_environment_needs_is_named(module: str, missing: str, extra: str) -> None:
    code = f"import sys; sys.modules['{missing}'] = None; import boardwright.{module}"
    last = python("-c", code).stderr.splitlines()[-1]
    assert last.startswith(f"ModuleNotFoundError: boardwright.{module} needs {missing}")
    assert extra in last


def test_the_exports_are_what_people_need() -> None:
    ours = {id for id, title in TITLES.items() if title.package.startswith("boardwright.")}
    needed = {"Bot", "Budget", "Record", "State", "Game", "Refusal", "IllegalChoice", "GAMES", "TITLES"}
    assert needed | ours <= set(EXPORTED)
    with pytest.raises(AttributeError):
        getattr(boardwright, "no_such_thing")  # noqa: B009 (mypy would refuse it otherwise)


@pytest.mark.parametrize(
    "id", [id for id, title in TITLES.items() if title.package.startswith("boardwright.")]
)
def test_arguments_of_another_type_are_refused_by_name(id: str) -> None:
    title = import_module(f"boardwright.games.{id}")
    for name, value in (("seats", "2"), ("seats", None), ("seats", 2.0), ("seed", "x"), ("seed", 0.5)):
        with pytest.raises(BadSetup) as refused:
            title.new(**{name: value})
        assert str(refused.value) == f"{name}: not-whole (given={value!r})"
    state = title.new(seats=2)
    for seat, code in (("0", "x"), (0, 5), (None, None)):
        with pytest.raises(IllegalChoice, match="not-"):
            state.choose(seat, code)
    with pytest.raises(BadSetup, match="names: not-list"):
        Record(GAMES[id], 1, {}, "ab")
    with pytest.raises(TypeError, match="is no Game"):
        Record(title, 1, {}, ["a", "b"])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"'casual' is no Bot"):
        answer("casual", state, state.waiting()[0], Rng(1))  # type: ignore[arg-type]


@pytest.mark.all_titles
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
