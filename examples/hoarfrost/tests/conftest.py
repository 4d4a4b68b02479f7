"""The title is found by its entry point, as if it were installed: tests need no installation, and none of the
repository's own tests sees it."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).parents[1]
REPOSITORY = HERE.parents[1]
sys.path.insert(0, str(REPOSITORY))

from tests.sampling import add_sample_option, take_sample  # noqa: E402  # found by the path above


def pytest_addoption(parser: pytest.Parser) -> None:
    add_sample_option(parser)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    take_sample(config, items)


def pytest_configure() -> None:
    """Lay out what an installer would: the package, and the metadata that name its entry points."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text())["project"]
    info = HERE / "build" / "site" / f"boardwright_hoarfrost-{project['version']}.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    lines: list[str] = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    _write(info / "entry_points.txt", lines)
    _write(
        info / "METADATA",
        ["Metadata-Version: 2.1", f"Name: {project['name']}", f"Version: {project['version']}"],
    )
    paths = [str(info.parent), str(HERE / "src"), str(REPOSITORY)]
    sys.path[:0] = paths
    os.environ["PYTHONPATH"] = os.pathsep.join(paths)  # for servers and workers that tests start


def _write(file: Path, lines: list[str]) -> None:
    """Replace a file in one go: several processes may do so."""
    new = file.with_name(f"{file.name}.{os.getpid()}")
    new.write_text("\n".join([*lines, ""]))
    new.replace(file)
