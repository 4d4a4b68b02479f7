"""Build the compiled package as a user would, unpack it next to the checkout, and test or measure it.

    .venv/bin/python -m bench.compiled test     the engine tests and golden playthroughs on the compiled build
    .venv/bin/python -m bench.compiled bench    its speed

The wheel is made from the package of sources, so that both are tested. It is kept in build/compiled/ until a
source changes. A C compiler is needed. Compiling for tests takes about two minutes
of processor time, for benchmarks three.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Final

from boardwright.arena.workers import all_cores
from boardwright.bots import BOTS, Budget
from boardwright.bots.bot import answer
from boardwright.core import rng
from boardwright.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "compiled"
TEST_LEVEL: Final = "1"
"""How far the C compiler optimizes for tests: they gain less from more than it takes to compile."""
WHEEL_LEVEL: Final = "3"
"""The same for benchmarks and for the wheels that people install."""
HASTY: Final = Budget(0.01)
"""Bots compile as much for a hundredth of their usual work."""
TESTS = (
    "tests/core", "tests/games", "tests/golden",
    "tests/bots", "tests/env", "tests/test_protocol.py",
)  # fmt: skip


def is_compiled() -> bool:
    """Whether the engine that is imported here is the compiled one."""
    return not str(rng.__file__).endswith(".py")


def uv() -> str:
    """The path of uv."""
    return shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")


def package(
    out: Path, *formats: str, python: str = sys.executable, source: str = ".", **environment: str
) -> str:
    """Make packages of this checkout, by default the sources and a wheel; return the output of uv."""
    versions = ("--python", python, "--build-constraints", "requirements.lock")
    done = subprocess.run(
        [uv(), "build", *formats, *versions, "--out-dir", str(out), source],
        cwd=ROOT,
        env={**os.environ, "MYPYC_OPT_LEVEL": WHEEL_LEVEL, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(done.stdout[-5000:])
    return done.stdout


def build(level: str = TEST_LEVEL) -> Path:
    """The folder with the compiled wheel and, under `site`, what is in it; made if a source has changed."""
    folder = KEPT / f"{digest()}-O{level}"
    if not folder.exists():
        shutil.rmtree(KEPT, ignore_errors=True)
        KEPT.mkdir(parents=True)
        with tempfile.TemporaryDirectory(dir=KEPT) as name:
            made = Path(name, "made")
            print(package(made, MYPYC_OPT_LEVEL=level), end="")
            with zipfile.ZipFile(next(made.glob("*.whl"))) as wheel:
                wheel.extractall(made / "site")
            made.rename(folder)
    return folder


def digest() -> str:
    """A hash of the sources of a wheel and of the Python that makes it."""
    found = hashlib.sha256(sys.version.encode())
    paths = [path for path in (ROOT / "src").rglob("*") if path.is_file()]
    for path in sorted([*paths, *ROOT.glob("hatch_*.py"), ROOT / "pyproject.toml"]):
        if "__pycache__" not in path.parts:
            found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


def share_kernels(folder: Path) -> None:
    """Let numba compile the kernels of bots once, for the checkout and the compiled build. It takes half a
    minute, which every process of the tests would spend otherwise."""
    for game in GAMES.values():
        answer(BOTS["expert"], game.new(game.least_seats, 7), 0, rng.Rng(7), HASTY)
    for path in (ROOT / "src").rglob("*.nb[ci]"):
        copy = folder / "site" / path.relative_to(ROOT / "src")
        copy.parent.mkdir(exist_ok=True)
        shutil.copy(path, copy)


def run(folder: Path, *arguments: str) -> None:
    """Run Python on the compiled build; the checkout's own modules come after it."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "site")}
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def main() -> None:
    """Build, then test or measure."""
    folder = build(WHEEL_LEVEL if "bench" in sys.argv else TEST_LEVEL)
    run(folder, "-c", "from bench.compiled import is_compiled; assert is_compiled()")
    if "test" in sys.argv:
        share_kernels(folder)
        run(folder, "-m", "pytest", "-q", "-n", str(all_cores()), *TESTS)  # engine tests never wait
    if "bench" in sys.argv:
        run(folder, "-m", "boardwright.cli", "bench")


if __name__ == "__main__":
    main()
