"""How much a browser must load: all scripts of a title, and the needs of the first screens."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Request

import boardwright
from tests.server.node import Node

from .person import Person
from .screens import BY_NAME, GAMES, Tour

STATIC: Final = Path(boardwright.__file__).parent / "static"
SCRIPTS: Final = {"br": 200_000, "gz": 225_000}
"""The most that all scripts of the client may weigh for somebody who plays one title, in bytes. All browsers
of today read Brotli."""
BESIDE: Final = {"br": 13_000, "gz": 15_000}
"""The most for scripts that run beside the pages: the service worker, and those of the engine."""
ENGINE: Final = 1_000_000
"""The most that our Python and the words of one title may weigh together, beside the runtime."""
START: Final = 250_000
"""The most that the start page may make a browser fetch: page, scripts, styles, words and fonts."""
TABLE: Final = 300_000
"""The most for somebody who comes straight to a table."""


def beside(script: Path) -> bool:
    """Whether a script runs beside the pages, in a worker."""
    return script.name == "sw.js" or ".worker-" in script.name


@pytest.mark.parametrize("packing", BESIDE)
def test_scripts_beside_the_pages_are_light(packing: str) -> None:
    scripts = [script for script in STATIC.rglob("*.js") if beside(script)]
    assert len(scripts) == 3
    sizes = {script.name: script.with_name(f"{script.name}.{packing}").stat().st_size for script in scripts}
    assert sum(sizes.values()) < BESIDE[packing], sizes


def test_the_engine_is_light_and_networks_come_later() -> None:
    """Our Python for all titles together, and the words of the largest in the longest language."""
    (engine,) = STATIC.glob("assets/engine-*.json.gz")
    words = [path.stat().st_size for path in STATIC.glob("assets/ru-*.ftl.gz")]
    print(f"Python {engine.stat().st_size}, words in Russian {sum(words)}")
    assert engine.stat().st_size + sum(words) < ENGINE
    kept = (STATIC / "sw.js").read_text("utf-8").partition('"/index.html"')[0].rpartition("[")[2]
    assert "network-" not in kept
    assert "pyodide" not in kept


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("packing", SCRIPTS)
def test_all_scripts_of_a_title_are_light(packing: str, game: str) -> None:
    """All that somebody can load who plays one title: every page, every panel, and its board."""
    chunks = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    others = tuple(f"src/games/{other}/" for other in GAMES if other != game)
    found: set[str] = set()
    waiting = ["index.html"]
    while waiting:
        name = waiting.pop()
        if name not in found and not name.startswith(others):
            found.add(name)
            waiting += [*chunks[name].get("imports", ()), *chunks[name].get("dynamicImports", ())]
    assert any(name.startswith(f"src/games/{game}/board/") for name in found)
    scripts = {chunks[name]["file"] for name in found if chunks[name]["file"].endswith(".js")}
    packed = {script: (STATIC / f"{script}.{packing}").stat().st_size for script in scripts}
    heaviest = sorted(packed.items(), key=lambda one: -one[1])[:8]
    listed = ", ".join(f"{name} {size}" for name, size in heaviest)
    print(f"{len(packed)} scripts, {sum(packed.values())} bytes as {packing}; the heaviest: {listed}")
    assert sum(packed.values()) < SCRIPTS[packing], listed


def fetched_bytes(person: Person, path: str, ready: str) -> dict[str, int]:
    """The bytes of the client that the browser loads for a page, by kind, as transferred."""
    requests: list[Request] = []

    def keep(request: Request) -> None:
        requests.append(request)

    person.page.on("requestfinished", keep)
    person.page.goto(path)
    person.page.wait_for_selector(ready)
    person.page.wait_for_load_state("networkidle")
    found: dict[str, int] = {}
    for request in requests:
        if "/api/" not in request.url:
            kind = Path(request.url.partition("?")[0]).suffix or ".html"
            found[kind] = found.get(kind, 0) + request.sizes()["responseBodySize"]
    return found


def test_what_the_first_screens_fetch(chromium: Browser, site: Node, tour: Tour) -> None:
    for name in ("start", *(f"{game}-first" for game in GAMES)):
        screen = BY_NAME[name]
        fresh = Person(chromium, site.url, session=tour.session)  # with an empty cache
        weights = fetched_bytes(fresh, tour.path(screen), screen.ready)
        fresh.leave()
        print(name, sum(weights.values()), dict(sorted(weights.items())))
        assert sum(weights.values()) < (TABLE if screen.is_board else START), f"{name}: {weights}"
