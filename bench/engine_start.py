"""Measure the start without a server: the first visit on a fast and on a slow connection, and later starts.

    python -m bench.engine_start

Makes the folder of `make site` from the built client (`make client`), and starts a file server that sends
the compressed copies. The slow connection is that of a phone with weak reception: each answer takes 150 ms
before it begins, and all together have 1.6 Mbit/s. The processor is that of this machine.
"""

from __future__ import annotations

import statistics
import tempfile
import threading
import time
from contextlib import suppress
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from typing import Any, ClassVar, Final

from playwright.sync_api import Browser, Page
from tests.web.alone import Alone, FileServer, Quiet
from tests.web.chromium import open_browser
from tests.web.person import PHONE

from boardwright.tools import site

LATENCY: Final = 0.15
BYTES_PER_SECOND: Final = 200_000
PART: Final = 4096
STARTS: Final = 5
GAMES: Final = ("everdell", "farshore", "cartographers")
KEPT: Final = (
    "async () => !!(await (await caches.open('engine')).keys()).find((one) => one.url.includes('memory='))"
)
"""Whether the memory of the started engine is kept."""
SHOWN: Final = "[data-asked]"


class Fast(Quiet):
    """Sends the compressed copy of a file where there is one, and counts the bytes."""

    sent: ClassVar[int] = 0

    def send_head(self) -> Any:
        path = Path(self.translate_path(self.path))
        packed = path.with_name(f"{path.name}.br")
        if not packed.is_file():
            return super().send_head()
        content = packed.read_bytes()
        self.send_response(HTTPStatus.OK)
        self.send_header("content-type", self.guess_type(str(path)))
        self.send_header("content-encoding", "br")
        self.send_header("content-length", str(len(content)))
        if "/assets/" in self.path:
            self.send_header("cache-control", "max-age=31536000, immutable")
        self.end_headers()
        return BytesIO(content)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        with suppress(ConnectionError):  # the browser has left
            while part := source.read(PART):
                Fast.sent += len(part)
                self.wait_for_line(len(part))
                outputfile.write(part)

    def wait_for_line(self, size: int) -> None:
        """The fast connection never waits."""


class Slow(Fast):
    """The same on a slow connection, which all answers share."""

    line: ClassVar = threading.Lock()

    def send_head(self) -> Any:
        time.sleep(LATENCY)
        return super().send_head()

    def wait_for_line(self, size: int) -> None:
        with self.line:
            time.sleep(size / BYTES_PER_SECOND)


def first_visit(browser: Browser, folder: Path, line: type[Fast]) -> None:
    """From an empty profile: until the start page is there, until a game can be started, and until its first
    question."""
    server = FileServer(folder, line)
    Fast.sent = 0
    ada = Alone(browser, server, size=PHONE, touch=True)
    begun = time.perf_counter()
    ada.page.goto("/", wait_until="commit")
    ada.page.wait_for_selector("[data-poster]")
    shown = time.perf_counter() - begun
    ada.page.wait_for_selector("button.big:not([disabled])")
    ready = time.perf_counter() - begun
    ada.page.locator("button.big").tap()
    ada.page.wait_for_selector(SHOWN)
    asked = time.perf_counter() - begun
    print(
        f"{line.__name__.lower():4} connection: start page {shown:.1f} s, ready for a game {ready:.1f} s, "
        f"first question {asked:.1f} s; {Fast.sent / 1e6:.1f} MB sent by then"
    )
    ada.leave()
    server.stop()


def later_starts(browser: Browser, folder: Path) -> None:
    """From the address of a table to its question, with everything kept and the network cut off."""
    server = FileServer(folder, Fast)
    ada = Alone(browser, server, size=PHONE, touch=True)
    ada.visit()
    ada.api("POST", "/guests", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "casual"}]
    tables = {
        game: ada.api("POST", "/tables", {"game": game, "seats": seats, "seed": "5"})["id"] for game in GAMES
    }
    while not ada.page.evaluate(KEPT):
        time.sleep(0.2)
    server.stop()
    ada.context.set_offline(True)
    ada.page.close()
    for game, table in tables.items():
        took = [open_table(ada.new_tab(), table) for _ in range(STARTS)]
        print(
            f"later start, {game}: median {statistics.median(took):.2f} s, most {max(took):.2f} s of {STARTS}"
        )
    ada.leave()


def open_table(page: Page, table: str) -> float:
    """Seconds to the question of a table in a new tab, which is closed again."""
    begun = time.perf_counter()
    page.goto(f"/tables/{table}", wait_until="commit")
    page.wait_for_selector(SHOWN)
    took = time.perf_counter() - begun
    page.close()
    return took


def main() -> None:
    folder = Path(tempfile.mkdtemp()) / "site"
    site.main(folder)
    with open_browser() as browser:
        for line in (Fast, Slow):
            first_visit(browser, folder, line)
        later_starts(browser, folder)


if __name__ == "__main__":
    main()
