"""A page from a server plays on without it, and hands a game to it later."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, expect

import boardwright
from tests.server.node import Node

from .alone import LONG_PATIENCE, Alone, FileServer


@pytest.fixture
def page_files(site: Node) -> FileServer:
    """What a person without a server needs to know of one: its address, and its files."""
    static = Path(boardwright.__file__).parent / "static"
    return cast(FileServer, SimpleNamespace(url=site.url, folder=static))


def test_a_game_begun_without_a_line_goes_on_at_the_server(chromium: Browser, page_files: FileServer) -> None:
    ada = Alone(chromium, page_files)
    ada.expects_trouble = True  # requests without a line
    ada.page.goto("/")
    ada.page.wait_for_selector("button.big:not([disabled])")
    ada.page.get_by_role("button", name="Play without the server").click()
    expect(ada.page.get_by_role("button", name="Back to the server")).to_be_visible(timeout=LONG_PATIENCE)
    ada.visit()
    ada.context.set_offline(True)
    ada.page.reload()
    ada.page.locator("button.big:not([disabled])").click()
    assert ada.wait_until_asked()
    ada.answer(random.Random(1))
    assert ada.wait_until_asked()
    here = ada.page.url.rpartition("/")[2]
    assert here.startswith("here.")
    before = view_of(ada, here)
    hand_over(ada)
    expect(ada.page.get_by_role("dialog")).to_contain_text("cannot be reached", timeout=LONG_PATIENCE)
    ada.context.set_offline(False)
    ada.page.keyboard.press("Escape")
    hand_over(ada)
    ada.page.wait_for_url(lambda url: "/tables/" in url and "here." not in url, timeout=LONG_PATIENCE)
    assert ada.wait_until_asked()
    there = ada.page.url.rpartition("/")[2]
    seen = ada.page.evaluate("async (path) => (await fetch(path)).json()", f"/api/v1/tables/{there}?seat=0")
    assert seen["view"] == before["view"]
    assert seen["question"]["options"] == before["question"]["options"]
    ada.page.goto("/")
    expect(ada.page.get_by_role("button", name="Play without the server")).to_be_visible(
        timeout=LONG_PATIENCE
    )
    ada.leave()


def view_of(ada: Alone, table: str) -> Any:
    return ada.api("GET", f"/tables/{table}?seat=0")


def hand_over(ada: Alone) -> None:
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Hand the game to the server").click()
