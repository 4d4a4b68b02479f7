"""How much a browser must load: all scripts together, and the needs of the first screens."""

from __future__ import annotations

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
"""The most that all scripts of the client may weigh together, in bytes. All browsers of today read Brotli."""
START: Final = 250_000
"""The most that the start page may make a browser fetch: page, scripts, styles, words and fonts."""
TABLE: Final = 300_000
"""The most for somebody who comes straight to a table."""


@pytest.mark.parametrize("packing", SCRIPTS)
def test_all_scripts_together_are_light(packing: str) -> None:
    scripts = sorted(STATIC.rglob("*.js"))
    assert scripts, "the client is not built: make client"
    packed = {script.name: script.with_name(f"{script.name}.{packing}").stat().st_size for script in scripts}
    heaviest = sorted(packed.items(), key=lambda one: -one[1])[:8]
    told = ", ".join(f"{name} {size}" for name, size in heaviest)
    print(f"{len(packed)} scripts, {sum(packed.values())} bytes as {packing}; the heaviest: {told}")
    assert sum(packed.values()) < SCRIPTS[packing], told


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
        fresh = Person(chromium, site.url, session=tour.session)  # with nothing kept from earlier visits
        weights = fetched_bytes(fresh, tour.path(screen), screen.ready)
        fresh.leave()
        print(name, sum(weights.values()), dict(sorted(weights.items())))
        assert sum(weights.values()) < (TABLE if screen.is_board else START), f"{name}: {weights}"
