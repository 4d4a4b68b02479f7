"""The package of sources and wheels for every Python that is here, in dist/. Wheels are installed and tried.

    .venv/bin/python -m bench.wheels            build and try
    .venv/bin/python -m bench.wheels --twice    build each a second time, too: the files must be the same

Nothing is published. The time in the files is that of the commit, so that a commit gives the same bytes.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from bench.compiled import ROOT, package, uv

DIST: Final = ROOT / "dist"
MINORS: Final = (11, 12, 13, 14)


def pythons() -> dict[str, str]:
    """The Pythons of this machine that a wheel is for, by version: those of pyenv, else those on the path."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = {}
    for minor in MINORS:
        version = f"3.{minor}"
        own = sorted(kept.glob(f"{version}.*/bin/python"))
        if path := str(own[-1]) if own else shutil.which(f"python{version}"):
            found[version] = path
    return found


def epoch() -> str:
    """The time of the commit."""
    git = ["git", "log", "-1", "--format=%ct"]
    return subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def build(out: Path, source: str, kind: str, python: str) -> Path:
    """Make one package; gives its file."""
    before = set(out.glob("*"))
    package(out, kind, python=python, source=source, SOURCE_DATE_EPOCH=epoch())
    [made] = (path for path in set(out.glob("*")) - before if path.suffix in (".whl", ".gz"))
    return made


def attempt(wheel: Path, python: str) -> None:
    """Install a wheel where nothing else is, and play."""
    with tempfile.TemporaryDirectory() as folder:
        inside = str(Path(folder, "bin", "python"))
        subprocess.run([uv(), "venv", "-q", "-p", python, folder], check=True)
        subprocess.run([uv(), "pip", "install", "-q", "-p", inside, str(wheel)], check=True)
        subprocess.run([inside, str(ROOT / "bench" / "check_wheel.py")], cwd=folder, check=True)


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main() -> None:
    """Build, try, and say what is there."""
    shutil.rmtree(DIST, ignore_errors=True)
    found = pythons()
    missing = [f"3.{minor}" for minor in MINORS if f"3.{minor}" not in found]
    if missing:
        print(f"Not here: Python {', '.join(missing)}.")
    sources = build(DIST, ".", "--sdist", sys.executable)
    made = {sources: (".", "--sdist", sys.executable)}
    for python in found.values():
        wheel = build(DIST, str(sources), "--wheel", python)
        made[wheel] = (str(sources), "--wheel", python)
        attempt(wheel, python)
    for path, how in made.items():
        print(f"{digest(path)}  {path.relative_to(ROOT)}")
        if "--twice" in sys.argv:
            with tempfile.TemporaryDirectory() as again:
                assert digest(build(Path(again), *how)) == digest(path), f"{path.name} is not reproducible"


if __name__ == "__main__":
    main()
