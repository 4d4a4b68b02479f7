"""The page about titles is true: the title on it is installed from there, tested and played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

from boardwright.games import Title

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = (ROOT / "docs" / "titles.md").read_text()
FILES: Final = dict(re.findall(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL))


@pytest.fixture(scope="module")
def perch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of the page, laid out as an installer would."""
    folder = tmp_path_factory.mktemp("perch")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (folder / "src/perch/__init__.py").touch()
    project = tomllib.loads(FILES["pyproject.toml"])["project"]
    info = folder / "src" / f"perch-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    (group, points), *_ = project["entry-points"].items()
    (info / "entry_points.txt").write_text(
        f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in points.items())
    )
    return folder


def run(folder: Path, *command: str, typed: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, *command],
        check=False,
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_all_files_are_on_the_page() -> None:
    tree = PAGE.partition("```\nperch/\n")[2].partition("```")[0]
    named = [Path(line.split()[0]).name for line in tree.splitlines()]
    assert {Path(name).name for name in FILES} | {"__init__.py"} == {name for name in named if "." in name}


def test_its_tests_pass(perch: Path) -> None:
    assert " passed" in run(perch, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")


def test_it_is_played_in_the_terminal(perch: Path) -> None:
    out = run(
        perch,
        "-m",
        "boardwright.cli",
        "play",
        "perch",
        "--seats",
        "you,good",
        "--seed",
        "2",
        typed="1\nok\n" * 4,
    )
    assert "A fish of size" in out
    assert "wins." in out or "share" in out


def test_its_dumps_are_positions_of_the_command(perch: Path) -> None:
    run(
        perch,
        "-c",
        "import json, perch.game as g; json.dump(g.perch.new(2, 1).dump(), open('dump.json', 'w'))",
    )
    assert "which bait do you offer?" in run(perch, "-m", "boardwright.cli", "position", "dump.json")


def test_its_types_are_sound(perch: Path) -> None:
    """By our own strict settings, with what mypy keeps of our modules: else it reads them all again."""
    command = [sys.executable, "-m", "mypy", str(perch / "src"), str(perch / "tests")]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_member_of_a_title_is_explained() -> None:
    table = PAGE.partition("## The defaults")[2].partition("\n## ")[0]
    explained = {
        name
        for line in table.splitlines()
        if line.startswith("| `")
        for name in re.findall(r"`(\w+)`", line.split("|")[1])
    }
    members = {name for name in {**vars(Title), **Title.__annotations__} if not name.startswith("_")}
    assert explained | {"game", "package"} == members
