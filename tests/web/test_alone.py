"""Without a server: a folder of static files, whose plug is pulled after the first visit."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from boardwright.core.record import Record
from boardwright.games import GAMES

from .alone import LONG_PATIENCE, Alone, FileServer
from .boards import Board, first_turn, late, played
from .person import PHONE

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "casual"}
FORGOTTEN = 35_000
"""Milliseconds after which Chromium forgets how much room a database had that nobody has open."""


@pytest.fixture(scope="module")
def unplugged(chromium: Browser, alone_folder: Path) -> Iterator[Alone]:
    """A person who came once. The server is gone, and so is the network."""
    server = FileServer(alone_folder)
    ada = Alone(chromium, server)
    ada.visit()
    assert not [url for url in ada.requests if "/network-" in url], "no level has needed one"
    ada.page.locator("[data-poster=everdell]").click()
    ada.page.locator(".role select").first.select_option("bot:expert")
    expect(ada.page.locator("[data-shares]")).to_contain_text("Casual", timeout=LONG_PATIENCE)
    ada.page.wait_for_function(
        """async () => {
            const kept = await (await caches.open("engine")).keys();
            return kept.filter((one) => one.url.includes("/network-everdell")).length > 3;
        }"""
    )
    assert {url.split("/")[2] for url in ada.requests if url.startswith("http")} == {server.url.split("/")[2]}
    server.stop()
    ada.context.set_offline(True)
    ada.page.close()
    yield ada
    ada.leave()


@pytest.fixture
def ada(unplugged: Alone) -> Iterator[Alone]:
    """The same person at a new tab."""
    unplugged.new_tab()
    unplugged.errors.clear()
    yield unplugged
    unplugged.page.close()
    assert unplugged.errors == []


@pytest.mark.sweep(6)
@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seats", [1, 2], ids=["alone", "with a bot"])
@pytest.mark.parametrize("by_keyboard", [False, True], ids=["by mouse", "by keyboard"])
def test_a_game_goes_on_without_a_line(
    ada: Alone, game: str, seats: int, by_keyboard: bool, request: pytest.FixtureRequest
) -> None:
    """A game that was begun elsewhere is opened from its file, played to its end with a reload in the middle,
    and saved to a file that replays to the same result. In a sample bots played most of it."""
    seated = [ME, BOT][:seats]
    ada.page.goto("/")
    ada.page.wait_for_selector("button.big:not([disabled])")
    ada.api("POST", "/guests", {"name": "Ada"})
    begun_until = late if request.config.getoption("--sample") else first_turn
    record = played(Board(game, seats, 11, begun_until))
    table = ada.api("POST", "/tables/import", {"record": record, "seats": seated})["id"]
    ada.go_to(table)
    rng = random.Random(4)
    for _ in range(2):
        assert ada.wait_until_asked()
        (ada.answer_by_keyboard if by_keyboard else ada.answer)(rng)
    ada.wait_until_asked()
    before = ada.asked()
    ada.page.reload()
    ada.wait_until_asked()
    assert ada.asked() == before
    ada.play(rng, by_keyboard=by_keyboard)
    expect(ada.page.locator(".result .verdict").first).to_be_visible()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Record file").click()
    played_out = Record.read(Path(saved.value.path()).read_text("utf-8"), GAMES)
    scores = ada.api("GET", f"/tables/{table}")["scores"]
    assert [score.total for score in played_out.state.scores()] == [score["total"] for score in scores]
    begun = Record.read(record, GAMES).answers
    assert played_out.answers[: len(begun)] == begun


@pytest.mark.sweep(3)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_position_of_a_replay_is_saved_and_played_on(ada: Alone, game: str, tmp_path: Path) -> None:
    """Its file is opened on the start page like a saved game. The game begins there, against a bot."""
    file = tmp_path / "game.txt"
    file.write_text(played(Board(game, 2, 11, None)), "utf-8")
    open_file(ada, file)
    ada.page.wait_for_selector("[data-status=over]")
    ada.page.goto(f"{ada.page.url.partition('?')[0]}/replay?at=12")
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Save the position").click()
    position = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert GAMES[game].load(position).dump() == position
    over = ada.page.url
    file.write_text(json.dumps(position), "utf-8")
    open_file(ada, file)
    assert ada.page.url.split("/")[4] != over.split("/")[4]
    assert ada.wait_until_asked()
    ada.answer(random.Random(2))
    file.write_text('{"game": "chess"}', "utf-8")
    open_file(ada, file, "is not known")
    file.write_text(f'{{"game": "{game}", "seats": []}}', "utf-8")
    open_file(ada, file, "the list has to hold")
    expect(ada.page.locator(".bring ~ [role=alert] code")).to_have_text("seats")


def open_file(ada: Alone, file: Path, refused: str = "") -> None:
    """Open it on the start page, which shows the table or says why not."""
    ada.page.goto("/")
    ada.page.wait_for_selector("button.big:not([disabled])")
    ada.page.locator("input[type=file]").set_input_files(file)
    if refused:
        ada.expect_text(refused)
    else:
        ada.page.wait_for_url("**/tables/*")


def test_a_newcomer_starts_a_game_from_the_start_page(ada: Alone) -> None:
    """On a phone, by keyboard. Every page that needs nobody else is there."""
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ada.page.goto("/")
    start = ada.page.locator("button.big:not([disabled])")
    start.focus()
    ada.page.keyboard.press("Enter")
    assert ada.wait_until_asked()
    for path in ("/rules", "/cards", "/learn", "/daily", "/settings"):
        ada.page.goto(path)
        expect(ada.page.locator("h1").first).to_be_visible()
    ada.page.goto("/")
    expect(ada.page.get_by_role("heading", name="Kept on this device")).to_be_visible()
    assert ada.page.get_by_role("link", name="Account").count() == 0


def test_a_strong_bot_thinks_while_the_page_goes_on(ada: Alone) -> None:
    """It shows how much of its time is used, and stops when its question is taken back."""
    ada.page.goto("/")
    ada.page.wait_for_selector("button.big:not([disabled])")
    ada.api("POST", "/guests", {"name": "Ada"})
    seats = [ME, {"kind": "bot", "bot": "expert"}]
    table = ada.api("POST", "/tables", {"game": "everdell", "seats": seats, "seed": "3"})["id"]
    ada.go_to(table)
    assert ada.wait_until_asked()
    question = ada.api("GET", f"/tables/{table}?seat=0")["question"]
    code = next(option["code"] for option in question["options"] if option["code"].startswith("visit:"))
    act = {"act": "choose", "id": "x", "seat": 0, "asked": question["asked"], "code": code}
    ada.api("POST", f"/tables/{table}/acts", act)
    used = ada.page.locator(".decision progress")
    expect(used).to_be_visible(timeout=LONG_PATIENCE)
    ada.page.get_by_role("button", name="Undo").first.click()
    assert ada.wait_until_asked()
    expect(used).to_have_count(0)
    assert [option["code"] for option in ada.api("GET", f"/tables/{table}?seat=0")["question"]["options"]]


def test_a_full_disk_is_told_and_loses_nothing(ada: Alone) -> None:
    ada.page.goto("/settings")
    ada.api("POST", "/guests", {"name": "Ada"})
    table = ada.api("POST", "/tables", {"game": "cartographers", "seats": [ME], "seed": "3"})["id"]
    ada.go_to(table)
    ada.wait_until_asked()
    before = ada.asked()
    origin = ada.page.evaluate("location.origin")
    ada.page.close()
    elsewhere = ada.context.new_page()
    devtools = ada.context.new_cdp_session(elsewhere)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    elsewhere.wait_for_timeout(FORGOTTEN)
    ada.new_tab()
    ada.go_to(table)
    ada.wait_until_asked()
    ada.place_shape(random.Random(1))
    ada.press(ada.page.locator(".draw .acts .pri"))
    ada.expect_text("no room left on this device")
    assert ada.asked() == before
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    elsewhere.close()
    ada.page.reload()
    ada.wait_until_asked()
    ada.answer(random.Random(1))
