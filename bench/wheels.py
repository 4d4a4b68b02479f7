"""Build the package of sources and wheels for every Python found here, in dist/. Install and test the wheels.

    .venv/bin/python -m bench.wheels            build and test
    .venv/bin/python -m bench.wheels 3.12       the same, for one Python only
    .venv/bin/python -m bench.wheels --twice    build everything again in another folder, and compare

Nothing is published. The time in the files is that of the commit, so the same commit produces the same bytes.
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
VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")


def interpreter(version: str) -> str | None:
    """The path of a Python of this version: from pyenv, otherwise from PATH, otherwise from uv."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    found = [str(path) for path in sorted(pyenv.glob(f"versions/{version}.*/bin/python"), reverse=True)]
    found += filter(None, [shutil.which(f"python{version}")])
    command = [uv(), "python", "find", "--no-python-downloads", "--managed-python", version]
    found += subprocess.run(command, capture_output=True, text=True, check=False).stdout.split()
    return next(filter(runs, found), None)


def runs(python: str) -> bool:
    """Whether it starts: pyenv puts scripts on PATH, also for a Python that is not selected."""
    return not subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode


def make(folder: Path, out: Path, pythons: list[str]) -> dict[Path, str]:
    """Make a package of the sources in a folder, and a wheel of it for each Python; return their files."""
    made = {build(out, str(folder), "--sdist", sys.executable): sys.executable}
    [sources] = made
    return made | {build(out, str(sources), "--wheel", python): python for python in pythons}


def build(out: Path, source: str, kind: str, python: str) -> Path:
    """Make one package; return its file."""
    before = set(out.glob("*"))
    said = package(
        out, kind, python=python, source=source, SOURCE_DATE_EPOCH=git("log", "-1", "--format=%ct")
    )
    if "plain Python" in said:
        sys.exit(f"{python}: {said}")
    [made] = (path for path in set(out.glob("*")) - before if path.suffix in (".whl", ".gz"))
    return made


def attempt(wheel: Path, python: str) -> None:
    """Install a wheel into an empty environment and play."""
    with tempfile.TemporaryDirectory() as folder:
        inside = str(Path(folder, "bin", "python"))
        subprocess.run([uv(), "venv", "-q", "-p", python, folder], check=True)
        subprocess.run([uv(), "pip", "install", "-q", "-p", inside, str(wheel)], check=True)
        subprocess.run([inside, str(ROOT / "bench" / "check_wheel.py")], cwd=folder, check=True)


def git(*arguments: str) -> str:
    """The output of a git command in this checkout."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main() -> None:
    """Build, test, and list the files."""
    shutil.rmtree(DIST, ignore_errors=True)
    wanted = [argument for argument in sys.argv[1:] if argument in VERSIONS] or VERSIONS
    found = {version: interpreter(version) for version in wanted}
    for version, python in found.items():
        print(f"Python {version}: {python or 'not on this machine, no wheel'}", flush=True)
    pythons = list(filter(None, found.values()))
    made = make(ROOT, DIST, pythons)
    for path, python in made.items():
        print(f"{digest(path)}  {path.relative_to(ROOT)}", flush=True)
        if path.suffix == ".whl":
            attempt(path, python)
    if "--twice" in sys.argv:
        with tempfile.TemporaryDirectory() as folder:
            git("clone", "-q", "--depth", "1", f"file://{ROOT}", f"{folder}/clone")
            again = {
                path.name: digest(path) for path in make(Path(folder, "clone"), Path(folder, "dist"), pythons)
            }
        if different := [path.name for path in made if digest(path) != again[path.name]]:
            sys.exit(f"Not the same when built again in another folder: {', '.join(different)}")
        print(f"All {len(made)} are the same when built again in another folder.")


if __name__ == "__main__":
    main()
