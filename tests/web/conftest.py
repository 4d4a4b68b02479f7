"""Fixtures for browser tests: a real server with the built client, and the system's Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import boardwright
from boardwright.tools import site as site_tool
from tests.server.node import Node, sqlite_url

from .chromium import open_browser
from .person import Person
from .screens import Tour

CLIENT = Path(boardwright.__file__).parent / "static" / "index.html"


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser of this machine. Close it after its last test: its event loop runs in this thread, and
    server tests need their own."""
    assert CLIENT.exists(), "the client is not built: make client"
    with open_browser() as browser:
        yield browser


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server that all tests share."""
    node = Node(sqlite_url(tmp_path_factory.mktemp("site")))
    yield node
    node.kill()


@pytest.fixture(scope="package")
def alone_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make site` makes: the client with the engine inside."""
    folder = tmp_path_factory.mktemp("alone") / "site"
    site_tool.main(folder)
    return folder


@pytest.fixture(scope="package")
def tour(chromium: Browser, site: Node) -> Iterator[Tour]:
    """Every screen; its tables are set up once."""
    tour = Tour(chromium, site.url)
    yield tour
    tour.leave()


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Node]:
    """A server for one test, which may kill it."""
    node = Node(sqlite_url(tmp_path))
    yield node
    node.kill()


@pytest.fixture
def person(chromium: Browser, site: Node) -> Iterator[Callable[..., Person]]:
    """Makes people with their own browsers. The test fails if one of them has an error in the console."""
    people: list[Person] = []

    def make(url: str = site.url, **how: object) -> Person:
        people.append(Person(chromium, url, **how))  # type: ignore[arg-type]  # from the test
        return people[-1]

    yield make
    errors = [error for one in people for error in one.errors]
    for one in people:
        one.leave()
    assert errors == []
