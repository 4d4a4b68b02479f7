"""Without a server: what two tabs, a crash, a new version and a private window do to a game."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from playwright.sync_api import Error as PlaywrightError

from .alone import LONG_PATIENCE, Alone, FileServer

ME: Final = {"kind": "me"}
BOT: Final = {"kind": "bot", "bot": "casual"}
NEWER: Final = "newer."
"""Begins the names of the files of the newer version."""
ACTS_AT_ONCE: Final = """([engine, path, act]) => {
    window.sent = import(engine).then((script) => Object.values(script).find((one) => one?.request))
        .then((server) => server.request("POST", path, JSON.stringify(act)));
    return true;
}"""
KEPT: Final = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname);
    return found;
}"""
NO_STORAGE: Final = """
for (const name of ["indexedDB", "caches", "localStorage", "sessionStorage"])
    Object.defineProperty(self, name, { get: () => { throw new DOMException("", "SecurityError"); } });
"""
"""What browsers do that may not keep anything."""


@pytest.fixture(scope="module")
def folder(alone_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, at a place where another version can take over."""
    served = tmp_path_factory.mktemp("served") / "site"
    served.symlink_to(alone_folder)
    return served


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[FileServer]:
    server = FileServer(folder)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def visitor(chromium: Browser, server: FileServer) -> Iterator[Alone]:
    """A person who came once."""
    ada = Alone(chromium, server)
    ada.visit()
    ada.api("POST", "/guests", {"name": "Ada"})
    ada.page.close()
    yield ada
    ada.leave()


@pytest.fixture
def ada(visitor: Alone) -> Iterator[Alone]:
    """The same person at a new tab, with no other tab open."""
    visitor.new_tab()
    visitor.errors.clear()
    visitor.page.goto("/settings")
    yield visitor
    for page in visitor.context.pages:
        page.close()
    assert visitor.errors == []


def begin(ada: Alone, seats: list[dict[str, str]], game: str = "cartographers") -> str:
    """A new game, open in this tab."""
    table = ada.api("POST", "/tables", {"game": game, "seats": seats, "seed": "5"})["id"]
    ada.go_to(table)
    assert ada.wait_until_asked()
    return str(table)


def log_of(ada: Alone, table: str) -> list[dict[str, Any]]:
    return list(ada.api("GET", f"/tables/{table}/log?seat=0")["lines"])


def wait_for_question(page: Page, asked: str) -> None:
    page.wait_for_function(
        "asked => document.querySelector('[data-asked]')?.dataset.asked === asked", arg=asked
    )


def test_two_tabs_show_one_game_and_double_nothing(ada: Alone) -> None:
    """What one tab answers, the other shows. Of two answers at the same moment one counts. A bot
    answers once, although both tabs have seen that it is its turn."""
    table = begin(ada, [ME, BOT], "everdell")
    one = ada.page
    other = ada.new_tab()
    ada.go_to(table)
    assert ada.wait_until_asked()
    for page, watching in ((one, other), (other, one)):
        ada.turn_to(page)
        ada.answer(random.Random(1))
        assert ada.wait_until_asked()
        wait_for_question(watching, ada.asked())
    question = ada.api("GET", f"/tables/{table}?seat=0")["question"]
    codes = [option["code"] for option in question["options"]]
    for page, id, code in ((one, "a", codes[0]), (other, "b", codes[-1])):
        act = {"act": "choose", "id": id, "seat": 0, "asked": question["asked"], "code": code}
        page.evaluate(ACTS_AT_ONCE, [ada.engine, f"/tables/{table}/acts", act])
    statuses = [page.evaluate("async () => (await window.sent).status") for page in (one, other)]
    assert sorted(statuses) == [200, 422]
    ada.turn_to(one)
    assert ada.wait_until_asked()
    wait_for_question(other, ada.asked())
    logs = []
    for page in (one, other):
        ada.turn_to(page)
        logs.append(log_of(ada, table))
    assert logs[0] == logs[1]
    numbers = [line["number"] for line in logs[0]]
    assert numbers == sorted(set(numbers))


def test_a_game_goes_on_after_its_tab_has_crashed(ada: Alone) -> None:
    table = begin(ada, [ME, BOT])
    ada.answer(random.Random(1))
    assert ada.wait_until_asked()
    before, log = ada.asked(), log_of(ada, table)
    with ada.page.expect_event("crash"), suppress(PlaywrightError):
        ada.page.goto("chrome://crash")
    crashed = ada.page
    ada.new_tab()
    ada.go_to(table)
    assert ada.wait_until_asked()
    assert ada.asked() == before
    assert log_of(ada, table) == log
    ada.answer(random.Random(1))
    assert ada.wait_until_asked()
    crashed.close()


def newer_version(of: Path, into: Path) -> None:
    """The same site as a later build makes it: all files with a hash in their names have other names."""
    shutil.copytree(of, into, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    hashed = [path for path in (into / "assets").iterdir() if path.is_file()]
    names = re.compile("|".join(re.escape(path.name) for path in hashed))
    for path in [*into.rglob("*.js"), *into.rglob("*.css"), *into.glob("*.html")]:
        text = names.sub(lambda found: NEWER + found[0], path.read_text("utf-8"))
        if path.name == "sw.js":
            text, count = re.subn(r'("/index.html",\s*"?revision"?:)"\w+"', r'\1"2"', text)
            assert count == 1
        path.write_text(text, "utf-8")
    for path in hashed:
        path.rename(path.with_name(NEWER + path.name))


def test_a_new_version_waits_until_it_is_asked_for(ada: Alone, folder: Path, tmp_path: Path) -> None:
    """In the middle of a game nothing is said and nothing reloads, not even a tab that is loaded again. Other
    pages say it. When the person agrees, files of the old version go, and the game is still there."""
    table = begin(ada, [ME, BOT])
    old = ada.page.evaluate(KEPT)
    ada.page.evaluate("window.marked = true")
    newer_version(folder.resolve(), tmp_path / "site")
    folder.unlink()
    folder.symlink_to(tmp_path / "site")
    waits = "async () => (await navigator.serviceWorker.getRegistration()).waiting !== null"
    ada.page.evaluate("async () => void (await (await navigator.serviceWorker.getRegistration()).update())")
    ada.page.wait_for_function(waits)
    ada.answer(random.Random(1))
    assert ada.wait_until_asked()
    notice = ada.page.locator(".notices")
    expect(notice).not_to_contain_text("new version")
    assert ada.page.evaluate("window.marked")
    ada.page.reload()
    assert ada.wait_until_asked()
    assert not any(NEWER in script for script in scripts(ada.page))
    ada.answer(random.Random(1))
    assert ada.wait_until_asked()
    before, log = ada.asked(), log_of(ada, table)
    ada.page.goto("/settings")
    other = ada.context.new_page()
    other.goto("/settings")
    expect(other.locator(".notices")).to_contain_text("new version")  # it has begun to follow
    expect(notice).to_contain_text("new version")
    with ada.page.expect_navigation():
        notice.get_by_role("button").click()
    ada.updated()
    expect(ada.page.locator("h1").first).to_be_visible()
    assert all(NEWER in script for script in scripts(ada.page))
    other.evaluate("history.pushState({}, '', '/cards'); dispatchEvent(new PopStateEvent('popstate'))")
    # Its own screens have gone, unless the browser has a copy: then it goes on, otherwise it follows.
    expect(other.locator("h1").first).to_contain_text("Cards")
    other.close()
    ada.go_to(table)
    assert ada.wait_until_asked()
    assert ada.asked() == before
    assert log_of(ada, table) == log
    ada.answer(random.Random(1))
    of_one_version = {path for path in old if path.startswith("/assets/") and "/pyodide-" not in path}
    assert len(of_one_version) > 20
    kept = set(ada.page.evaluate(KEPT))
    assert not kept & of_one_version
    assert any(f"/{NEWER}engine-" in path for path in kept)


def scripts(page: Page) -> list[str]:
    found: list[str] = page.evaluate("[...document.querySelectorAll('script[src]')].map((one) => one.src)")
    assert found
    return found


def test_the_page_reaches_no_other_origin(ada: Alone) -> None:
    """Its own policy says so, where the host sends none."""
    ada.expects_trouble = True
    blocked = ada.page.evaluate(
        """async () => {
            const told = new Promise((done) => addEventListener("securitypolicyviolation", done));
            const reached = await fetch("http://127.0.0.1:9/").then(() => true, () => false);
            return [reached, (await told).effectiveDirective];
        }"""
    )
    ada.expects_trouble = False
    assert blocked == [False, "connect-src"]


def test_all_games_go_to_another_browser_in_one_file(
    ada: Alone, chromium: Browser, server: FileServer, tmp_path: Path
) -> None:
    """A file that was cut, or that another browser has damaged, is told. What can be played is taken in."""
    begin(ada, [ME, BOT], "everdell")
    ada.answer(random.Random(1))
    whole = begin(ada, [ME])
    ada.page.goto("/")
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Save all games").click()
    text = Path(saved.value.path()).read_text("utf-8")
    games = json.loads(text)
    for table in games["tables"]:
        if table["id"] != whole:
            table["log"][-1] = table["log"][-1].replace('"number":', '"number":9')
    files = {"cut": text[: len(text) // 2], "damaged": json.dumps(games, separators=(",", ":"))}
    for name, content in files.items():
        (tmp_path / name).write_text(content, "utf-8")
    ben = Alone(chromium, server)
    ben.page.goto("/")
    ben.page.wait_for_selector("button.big:not([disabled])")
    opened = ben.page.locator("input[type=file]")
    opened.set_input_files(tmp_path / "cut")
    ben.expect_text("or it is damaged; nothing was opened")
    opened.set_input_files(tmp_path / "damaged")
    ben.expect_text("cannot be played here")
    ben.page.locator(f"a[href='/tables/{whole}']").first.click()
    assert ben.wait_until_asked()
    ben.answer(random.Random(1))
    assert ben.errors == []
    ben.leave()


def test_a_window_that_keeps_nothing_says_so(chromium: Browser, server: FileServer) -> None:
    """The pages can be read. A game is not begun: it would be lost."""
    ada = Alone(chromium, server, installs=False)
    ada.context.add_init_script(NO_STORAGE)

    def without_storage(route: Route) -> None:
        script = route.fetch()
        route.fulfill(response=script, body=NO_STORAGE + script.text())

    ada.context.route("**/*local-server.worker-*", without_storage)
    ada.page.goto("/")
    ada.page.locator("button.big:not([disabled])").click(timeout=LONG_PATIENCE)
    ada.expect_text("this browser keeps nothing here")
    ada.page.get_by_role("link", name="Rules").first.click()
    expect(ada.page.locator("h1").first).to_contain_text("Rules")
    assert ada.errors == []
    ada.leave()
