"""An installed title has no code in the client. The client draws it from views and texts alone.

If the title has its own board, a module without our runtime, that board draws it.
"""

from __future__ import annotations

import os
import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.server.node import Node, sqlite_url

from .axe import axe_violations
from .person import DESKTOP, PHONE, Person

EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "hoarfrost"
TITLE: Final = "hoarfrost"
FINDS: Final = re.compile("Hazelnut|Apple|Blackberry|Leaf|Mushroom|Feather|Honeycomb|Sloe")
"""Chance deals the finds: a result names those that somebody has."""
ME: Final = {"kind": "me"}
BOT: Final = {"kind": "bot", "bot": "casual"}
BOARD: Final = """
export function mount(target, first) {
  function draw(table) {
    const cards = table.view.zones.flatMap((zone) => zone.cards).filter((card) => card.thing);
    target.replaceChildren(...cards.map((card) => {
      const node = document.createElement("button");
      node.dataset.thing = card.thing;
      node.textContent = table.t("card-" + card.id);
      return node;
    }));
  }
  draw(first);
  return { update: draw };
}
"""


def serving(folder: Path, board: str = "") -> Iterator[Node]:
    """A server with the installed title."""
    package = folder / TITLE
    shutil.copytree(EXAMPLE / "src" / TITLE, package)
    info = folder / f"boardwright_{TITLE}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: boardwright-{TITLE}\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[boardwright.games]\n{TITLE} = {TITLE}.title:TITLE\n")
    if board:
        (package / "board").mkdir()
        (package / "board" / "index.js").write_text(board)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
        node = Node(sqlite_url(folder))
    yield node
    node.kill()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    yield from serving(tmp_path_factory.mktemp("installed"))


@pytest.mark.sweep
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_it_is_on_the_start_page_and_is_played_to_its_result(
    chromium: Browser, installed: Node, phone: bool
) -> None:
    size = PHONE if phone else DESKTOP
    ada = Person(chromium, installed.url, size=size, touch=phone)
    ada.page.goto("/")
    ada.page.locator(f"[data-poster={TITLE}]").click()
    expect(ada.page.locator(f"[data-poster={TITLE}] b")).to_have_text("Hoarfrost")
    ada.page.locator(".go .btn.pri").click()
    ada.page.wait_for_selector("[data-thing^='hand:']")
    assert ada.scrolls_sideways() <= 0
    assert ada.play(random.Random(4)) > 5
    expect(ada.page.locator(".result .verdict").first).to_be_in_viewport()
    expect(ada.page.locator(".result")).to_contain_text(FINDS)
    assert ada.scrolls_sideways() <= 0
    ada.page.goto(f"{ada.page.url}/replay?seat=0&at=3")
    expect(ada.page.locator("p.count")).to_contain_text("3")
    expect(ada.page.locator("[data-thing^='hand:']").first).to_be_visible()
    ada.page.goto(f"/rules/{TITLE}")
    expect(ada.page.locator("main")).to_contain_text("Nothing is faster.")
    assert ada.errors == []
    ada.leave()


@pytest.mark.sweep(2)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_read_its_table(chromium: Browser, installed: Node, scheme: str) -> None:
    ada = Person(chromium, installed.url, scheme=scheme, language="it")
    ada.set_up(TITLE, [ME, BOT], seed="1")
    ada.page.wait_for_selector("[data-thing^='hand:']")
    assert axe_violations(ada, f"{TITLE} {scheme}") == []
    expect(ada.page.locator("main")).to_contain_text("Animali in mano")
    assert ada.errors == []
    ada.leave()


def test_a_board_that_it_brings_is_drawn_instead(chromium: Browser, tmp_path: Path) -> None:
    for node in serving(tmp_path, BOARD):
        ada = Person(chromium, node.url)
        ada.set_up(TITLE, [ME, BOT], seed="1")
        ada.page.wait_for_selector(".outside [data-thing^='hand:']")
        expect(ada.page.locator(".outside .g-lit")).to_have_count(4)
        assert ada.play(random.Random(5)) > 5
        expect(ada.page.locator(".result .verdict").first).to_be_in_viewport()
        assert ada.errors == []
        ada.leave()
