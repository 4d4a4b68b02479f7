"""Proves that the rules compile ahead of time: mypyc on a copy, then the engine tests on the result.

    .venv/bin/python bench/compiled.py            compile, test and measure
    .venv/bin/python bench/compiled.py --no-tests compile and measure

Nothing in the checkout changes. What plain Python inherits from stays plain (protocol and options), and so
does what reads data from outside (positions and set-ups), which may hold anything. A C compiler is needed; it
takes a few minutes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("core", "valley", "everdell", "farshore", "cartographers")
PLAIN = (
    "core/protocol.py", "core/options.py", "core/plain_data.py", "core/position.py", "valley/position.py",
    "valley/game.py", "cartographers/position.py", "farshore/box.py", "farshore/phrases.py",
    "farshore/standard.py",
)  # fmt: skip
TESTS = (
    "tests/core",
    "tests/cartographers",
    "tests/everdell",
    "tests/farshore",
    "tests/golden",
    "tests/bots",
    "tests/test_protocol.py",
)


def modules(source: Path) -> list[str]:
    """The modules to compile, as paths under the source folder."""
    found = [
        path.relative_to(source).as_posix()
        for package in PACKAGES
        for path in sorted((source / "boardwright" / package).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    return [path for path in found if path.removeprefix("boardwright/") not in PLAIN]


def run(arguments: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Run a command; its output is shown only if it fails."""
    begun = time.perf_counter()
    done = subprocess.run(arguments, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-5000:], done.stderr[-5000:], sep="\n")
        sys.exit(f"failed: {' '.join(arguments[:4])} …")
    last = done.stdout.strip().splitlines()[-1:]
    print(f"{time.perf_counter() - begun:6.0f} s  {' '.join(last)}")


def main() -> None:
    """Copy, compile, test, measure."""
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        for part in ("src", "tests", "docs", "examples", "README.md", "pyproject.toml"):
            copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy
            copy(ROOT / part, work / part)
        source = work / "src"
        environment = {**os.environ, "PYTHONPATH": str(source)}
        paths = modules(source)
        print(f"compiling {len(paths)} modules")
        run([sys.executable, "-m", "mypyc", *paths], source, environment)
        check = "import boardwright.valley.machine as m; print(m.__file__.rpartition('.')[2])"
        run([sys.executable, "-c", check], work, environment)
        if "--no-tests" not in sys.argv:
            run([sys.executable, "-m", "pytest", "-q", "-n", "2", *TESTS], work, environment)
        subprocess.run(
            [sys.executable, "-m", "boardwright.cli", "bench"], cwd=work, env=environment, check=True
        )


if __name__ == "__main__":
    main()
