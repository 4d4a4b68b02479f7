"""Wheels: compiled where there is a C compiler, plain with a notice where not, and the same games either way.

The compiled wheel is the one that `make compiled` made and tested; where there is none, it is made here.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from bench.compiled import ROOT, build, package

from boardwright.bots import BOTS
from boardwright.bots.bot import answer
from boardwright.core.rng import Rng
from boardwright.games import GAMES

HOOK = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["hooks"]["custom"]
PLAY = "from tests.test_build import games; import json; print(json.dumps(games()))"
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
    uv = shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")
    for arguments in (
        ["venv", "-q", "-p", sys.executable, str(tmp_path)],
        ["pip", "install", "-q", "-p", str(tmp_path), "--no-deps", "-e", str(ROOT)],
    ):
        subprocess.run([uv, *arguments], check=True)
    assert said(str(tmp_path / "bin" / "python"), ORIGIN) == str(ROOT / "src/boardwright/core/rng.py")
    assert not list((ROOT / "src").rglob("*.so"))


def test_wheels_are_made_with_the_locked_compiler() -> None:
    hook = (ROOT / "hatch_build.py").read_text()
    locked = (ROOT / "requirements.lock").read_text().splitlines()
    for tool in ("mypy", "setuptools"):
        line = next(line for line in locked if line.startswith(f"{tool}=="))
        assert f'"{line.split()[0]}"' in hook
