"""What ships with the code says whose it is: LICENSE, the texts of the fonts, notices of third parties."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from boardwright.tools.notices import CLIENT, MODULES, notice, python_packages

ROOT: Final = Path(__file__).parents[2]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PAGE: Final = (ROOT / "THIRD_PARTY.md").read_text("utf-8")
FONTS: Final = ROOT / "web" / "src" / "art" / "fonts"


def shipped() -> set[Path]:
    """The files that every wheel holds as its licences."""
    return {path for pattern in PROJECT["license-files"] for path in ROOT.glob(pattern)}


def test_our_licence_and_the_notices_are_in_every_wheel() -> None:
    inside = re.findall(r"^### .+\n\n([\w.-]+)", PAGE, re.MULTILINE)
    assert len(inside) == len(CLIENT)
    assert PROJECT["license"] == " AND ".join(["MIT", *sorted({*inside, "OFL-1.1"} - {"MIT"})])
    assert {ROOT / "LICENSE", ROOT / "THIRD_PARTY.md"} <= shipped()


def test_every_font_ships_with_its_licence() -> None:
    texts = {path.stem.removeprefix("OFL-"): path for path in FONTS.glob("OFL-*.txt")}
    for font in FONTS.glob("*.woff2"):
        family = max((name for name in texts if font.name.startswith(f"{name}-")), key=len)
        assert texts[family] in shipped()
        assert "SIL OPEN FONT LICENSE Version 1.1" in texts[family].read_text("utf-8")


def test_the_container_copies_what_the_wheel_needs() -> None:
    copied = (ROOT / "Containerfile").read_text("utf-8")
    assert re.search(r"^COPY .*LICENSE THIRD_PARTY\.md", copied, re.MULTILINE)


def test_every_package_of_the_extras_is_noted() -> None:
    needed = {canonicalize_name(Requirement(line).name) for line in requires("boardwright") or []}
    noted = set(re.findall(r"^\| ([a-z0-9-]+) \|", PAGE, re.MULTILINE))
    assert needed <= noted
    assert needed <= set(python_packages())


@pytest.mark.skipif(not MODULES.is_dir(), reason="the client was not built here")
@pytest.mark.parametrize("name", CLIENT)
def test_every_package_inside_the_client_is_noted(name: str) -> None:
    assert notice(MODULES / name) in PAGE, "make notices"


def test_nothing_of_the_client_is_forgotten() -> None:
    sources = (
        path
        for ending in ("ts", "svelte")
        for path in (ROOT / "web" / "src").rglob(f"*.{ending}")
        if not path.name.endswith(".test.ts")
    )
    imported = {
        found
        for path in sources
        for found in re.findall(r'(?:from|\bimport\() ?"((?:@[\w-]+/)?[\w-]+)', path.read_text("utf-8"))
    }
    assert imported - {"vitest", "virtual"} <= set(CLIENT)
