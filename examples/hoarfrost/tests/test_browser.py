"""The title in a real browser, drawn by the frame and by a board of its own, played to the result."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.server.node import Node, sqlite_url
from tests.web.chromium import open_browser
from tests.web.person import DESKTOP, PHONE, Person

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "casual"}


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with open_browser() as browser:
        yield browser


@pytest.fixture(scope="module", params=["", "1"], ids=["frame", "own"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server where the frame draws the table, and one where the title does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOARFROST_BOARD", request.param)
        node = Node(sqlite_url(tmp_path_factory.mktemp("site")))
    yield node
    node.kill()


@pytest.mark.sweep(2)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_is_played_to_its_result(chromium: Browser, site: Node, size: tuple[int, int]) -> None:
    ada = Person(chromium, site.url, size=size, touch=size == PHONE)
    seats = [ME, BOT, BOT] if size == DESKTOP else [ME]
    ada.set_up("hoarfrost", seats, seed="7")
    ada.page.wait_for_selector("[data-thing^='hand:']")
    assert ada.scrolls_sideways() <= 0
    assert ada.play(random.Random(7)) >= 16
    expect(ada.page.locator(".result .verdict").first).to_be_in_viewport()
    assert ada.scrolls_sideways() <= 0
    assert ada.errors == []
    ada.leave()


@pytest.mark.sweep(2)
def test_the_text_view_shows_everything(chromium: Browser, site: Node) -> None:
    ada = Person(chromium, site.url, size=PHONE)
    ada.become_guest()
    ada.use_text_view()
    ada.set_up("hoarfrost", [ME, BOT], seed="4")
    field = ada.page.locator("#command")
    while ada.wait_until_asked():
        before = ada.asked()
        ada.page.wait_for_selector(".options li")
        field.fill("1!")
        field.press("Enter")
        ada.wait_for_another_question(before)
    assert ada.is_over()
    assert ada.errors == []
    ada.leave()
