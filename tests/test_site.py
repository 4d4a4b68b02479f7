"""The documentation builds as a site without a warning, and its pages show what they should."""

from __future__ import annotations

import fcntl
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.all_titles  # the reference has a page of each

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make docs` builds. A broken link, a page outside the navigation or an unknown name fails.

    The first process that needs it builds it for all.
    """
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    made, site = shared / "made", shared / "site"
    with open(shared / "site.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-j", "2"]
            command += [str(DOCS), str(made)]
            built = subprocess.run(command, check=False, capture_output=True, text=True)
            assert built.returncode == 0, built.stderr
            made.rename(site)
    return site


def text_of(page: Path) -> str:
    return page.read_text("utf-8")


def test_every_page_is_there(site: Path) -> None:
    pages = [path.relative_to(DOCS).with_suffix(".html") for path in DOCS.rglob("*.md")]
    assert len(pages) > 60
    assert [str(page) for page in pages if not (site / page).exists()] == []


def test_the_first_page_leads_to_all_parts(site: Path) -> None:
    first = text_of(site / "index.html")
    for part in ("play", "hosting", "tutorials/bot", "titles", "reference/core", "rules/everdell", "rulings"):
        assert f'href="{part}.html"' in first
    assert 'src="_images/everdell-selected-desktop-light.webp"' in first


def test_clauses_have_anchors_and_are_not_in_the_contents(site: Path) -> None:
    page = text_of(site / "rules" / "everdell.html")
    assert 'id="e-68"' in page
    contents = page.partition('class="toc-tree"')[2]
    assert "Placing workers: general" in contents
    assert "E-68" not in contents


def test_the_reference_comes_from_docstrings(site: Path) -> None:
    page = text_of(site / "reference" / "core.html")
    assert 'id="boardwright.core.protocol.State.options"' in page
    assert "What a seat may answer" in page
    assert "_digest" not in page


def test_links_out_of_the_folder_arrive(site: Path) -> None:
    assert 'href="../hoarfrost.html#balance"' in text_of(site / "decisions" / "034-hoarfrost.html")
    assert re.search(r'href="_downloads/\w+/wire\.ts"', text_of(site / "api.html"))


@pytest.mark.parametrize("name", ["env_walkthrough", "env_maskable_ppo"])
def test_scripts_with_cells_are_pages_and_notebooks(site: Path, name: str) -> None:
    notebook = json.loads(text_of(site / "notebooks" / f"{name}.ipynb"))
    assert notebook["nbformat"] == 4
    code = "\n".join("".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code")
    script = text_of(ROOT / "examples" / f"{name}.py")
    statements = [line for line in script.splitlines() if line and not line.startswith("#")]
    assert [line for line in code.splitlines() if line and not line.startswith("#")] == statements
    prose = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "markdown"]
    assert prose[0].startswith("# ")
    pages = [text_of(page) for page in (site / "tutorials").glob("*.html")]
    assert any(f'href="../notebooks/{name}.ipynb"' in page for page in pages)


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    """A site that is opened from a disk without a network looks the same."""
    for page in site.rglob("*.html"):
        loaded = re.findall(r'<(?:script|img|link|iframe)\b[^>]*\b(?:src|href)="([^"]+)"', text_of(page))
        assert [address for address in loaded if "//" in address] == [], page.name
    for style in site.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import)\s*[\"']?https?:", text_of(style)), style.name
