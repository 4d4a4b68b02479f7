"""Wheels: compiled where there is a C compiler, plain with a notice where not, and the same games either way.

The compiled wheel is the one that `make compiled` made and tested; where there is none, it is made here.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import tomllib
from doctest import script_from_examples
from pathlib import Path

import pytest
from bench.compiled import ROOT, build, package, uv

from boardwright.bots import BOTS
from boardwright.bots.bot import answer
from boardwright.core.rng import Rng
from boardwright.games import GAMES

HOOK = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["hooks"]["custom"]
PLAY = "from tests.test_build import games; import json; print(json.dumps(games()))"
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
ORIGIN = "import boardwright.core.rng as rng; print(rng.__file__)"


def games() -> dict[str, str]:
    """A game of each title between bots, as a fingerprint of all its states."""
    played = {}
    for name, game in GAMES.items():
        found = hashlib.sha256()
        state = game.new(2, 7)
        rng = Rng(7)
        bots = (BOTS["casual"], BOTS["random"])
        while waiting := state.waiting():
            state.play(waiting[0], answer(bots[waiting[0]], state, waiting[0], rng))
            found.update(json.dumps(state.dump()).encode())
        played[name] = found.hexdigest()
    return played


def said(python: str, code: str, folder: Path | None = None) -> str:
    """What a line of Python prints, with the modules of a folder before all others."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if folder is not None:
        environment["PYTHONPATH"] = str(folder)
    done = subprocess.run(
        [python, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stderr
    return done.stdout.strip()


def test_a_wheel_made_from_the_sources_is_compiled_and_plays_the_same_games() -> None:
    folder = build()
    wheel = next(folder.glob("*.whl"))
    assert list(folder.glob("*.tar.gz")), "the wheel was made from a package of sources"
    assert f"cp{sys.version_info.major}{sys.version_info.minor}" in wheel.stem
    assert "none-any" not in wheel.stem
    site = folder / "site"
    modules = {
        path.relative_to(ROOT / "src" / "boardwright").as_posix()
        for pattern in HOOK["compile"]
        for path in (ROOT / "src" / "boardwright").glob(pattern)
        if path.name != "__init__.py"
    }
    assert modules >= set(HOOK["plain"]), "every module that stays plain is there"
    compiled = {
        path.with_name(path.name.split(".")[0] + ".py").relative_to(site / "boardwright").as_posix()
        for path in (site / "boardwright").rglob("*.so")
    }
    assert compiled == modules - set(HOOK["plain"])
    assert all((site / "boardwright" / path).exists() for path in modules), "the sources come along"
    assert list(site.glob("boardwright__mypyc.*.so")), "so does what the compiled modules share"
    assert Path(said(sys.executable, ORIGIN, site)).is_relative_to(site)
    assert said(sys.executable, ORIGIN, site).endswith(".so")
    assert json.loads(said(sys.executable, PLAY, site)) == games()


@pytest.mark.parametrize("checker", ["mypy", "pyright"])
def test_type_checkers_read_an_installed_wheel(checker: str, tmp_path: Path) -> None:
    """What people write passes, so do the examples of README, and a wrong import does not."""
    pyright = ROOT / "web" / "node_modules" / "pyright" / "index.js"
    if checker == "pyright" and not pyright.exists():
        pytest.skip("the packages of the client are not installed here")
    wheel = next(build().glob("*.whl"))
    python = str(tmp_path / "installed" / "bin" / "python")
    for arguments in (
        ["venv", "-q", "-p", sys.executable, str(tmp_path / "installed")],
        ["pip", "install", "-q", "-p", python, "--no-deps", str(wheel)],
    ):
        subprocess.run([uv(), *arguments], check=True)
    readme = (ROOT / "README.md").read_text().split("```python\n")[1:]
    good = [SNIPPET, *(script_from_examples(part.partition("```")[0]) for part in readme)]
    assert len(good) > 2
    for number, code in enumerate(good):
        (tmp_path / f"good{number}.py").write_text(code)
    (tmp_path / "bad.py").write_text("from boardwright import no_such_thing")
    command = ["node", str(pyright), "--pythonpath", python]
    if checker == "mypy":
        command = [sys.executable, "-m", "mypy", "--strict", "--python-executable", python]
        command += ["--cache-dir", str(tmp_path / "cache")]
    done = subprocess.run(
        [*command, *(path.name for path in sorted(tmp_path.glob("*.py")))],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    assert "no_such_thing" in done.stdout
    assert not re.search("good.*error", done.stdout), done.stdout
    assert "1 error" in done.stdout, done.stdout


@pytest.mark.parametrize(
    ("environment", "notice"),
    [
        ({"CC": "no-such-compiler"}, "no C compiler: the engine is plain Python"),
        ({"CC": "false"}, "compiling failed"),
        ({"BOARDWRIGHT_COMPILE": "0"}, None),
    ],
    ids=["no compiler", "a compiler that fails", "asked for"],
)
def test_a_wheel_may_be_plain(environment: dict[str, str], notice: str | None, tmp_path: Path) -> None:
    printed = package(tmp_path, "--wheel", **environment)
    assert [path.name for path in tmp_path.glob("*.whl")] == ["boardwright-0.1.0-py3-none-any.whl"]
    assert ("plain Python" in printed) == (notice is not None)
    if notice is not None:
        assert sum(notice in line for line in printed.splitlines()) == 1


def test_a_checkout_for_development_stays_plain(tmp_path: Path) -> None:
    for arguments in (
        ["venv", "-q", "-p", sys.executable, str(tmp_path)],
        ["pip", "install", "-q", "-p", str(tmp_path), "--no-deps", "-e", str(ROOT)],
    ):
        subprocess.run([uv(), *arguments], check=True)
    assert said(str(tmp_path / "bin" / "python"), ORIGIN) == str(ROOT / "src/boardwright/core/rng.py")
    assert not list((ROOT / "src").rglob("*.so"))


def test_wheels_are_made_with_the_locked_compiler() -> None:
    hook = (ROOT / "hatch_build.py").read_text()
    locked = (ROOT / "requirements.lock").read_text().splitlines()
    for tool in ("mypy", "setuptools"):
        line = next(line for line in locked if line.startswith(f"{tool}=="))
        assert f'"{line.split()[0]}"' in hook
