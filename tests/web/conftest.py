"""People with browsers: a real server with the built client, and the system's Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import boardwright
from tests.server.node import Node, sqlite_url

from .chromium import a_browser
from .person import Person
from .screens import Tour

CLIENT = Path(boardwright.__file__).parent / "static" / "index.html"


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser of this machine. It goes when these tests are left: as long as there is one its event loop
    runs in this thread, and no story of the server can begin one of its own."""
    assert CLIENT.exists(), "the client is not built: make client"
    with a_browser() as browser:
        yield browser


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server for all who do it no harm."""
    node = Node(sqlite_url(tmp_path_factory.mktemp("site")))
    yield node
    node.kill()


@pytest.fixture(scope="package")
def tour(chromium: Browser, site: Node) -> Iterator[Tour]:
    """Every screen there is; its tables are laid once."""
    tour = Tour(chromium, site.url)
    yield tour
    tour.leave()


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Node]:
    """A server for one test alone, which may come to harm."""
    node = Node(sqlite_url(tmp_path))
    yield node
    node.kill()


@pytest.fixture
def person(chromium: Browser, site: Node) -> Iterator[Callable[..., Person]]:
    """Makes people at that server, each with a browser of their own. None of them may have seen an error."""
    people: list[Person] = []

    def come(url: str = site.url, **how: object) -> Person:
        people.append(Person(chromium, url, **how))  # type: ignore[arg-type]  # as the test says
        return people[-1]

    yield come
    errors = [error for one in people for error in one.errors]
    for one in people:
        one.leave()
    assert errors == []
