"""Measure the browser client: from an empty cache to a usable page, and from a square to its preview.

    python -m bench.client_start

Starts its own server and the machine's Chromium. The slow connection is that of a phone with weak reception:
round trip 150 ms, 1.6 Mbit/s down, 0.75 up, and a processor four times slower. The preview is measured on the
fast connection.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, Response
from tests.server.node import Node, sqlite_url
from tests.web.chromium import open_browser
from tests.web.person import PHONE, Person

SLOW = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 200_000,
    "uploadThroughput": 94_000,
}
CPU_SLOWDOWN = 4
PAGES = (("start page", "/", "main .btn.pri"), ("rules", "/rules/everdell", "main h1"))


def start(browser: Browser, url: str, path: str, ready: str, slow: bool) -> tuple[float, float]:
    """Seconds until `ready` is shown with an empty cache, and kilobytes of script."""
    one = Person(browser, url, size=PHONE, touch=True)
    scripts: list[int] = []
    one.page.on("response", lambda answer: _count_bytes(answer, scripts))
    if slow:
        session = one.context.new_cdp_session(one.page)
        session.send("Network.emulateNetworkConditions", SLOW)
        session.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
    begun = time.perf_counter()
    one.page.goto(path, wait_until="commit")
    one.page.wait_for_selector(ready)
    took = time.perf_counter() - begun
    one.page.wait_for_load_state("networkidle")
    one.leave()
    return took, sum(scripts) / 1000


def _count_bytes(answer: Response, scripts: list[int]) -> None:
    if answer.request.resource_type == "script":
        scripts.append(int(answer.headers.get("content-length", 0)))


def previews(page: Page, tries: int = 30) -> list[float]:
    """Milliseconds from choosing a square until its score is shown."""
    took: list[float] = []
    spaces = page.locator("[data-space]")
    for number in range(tries):
        page.keyboard.press("Escape")
        space = spaces.nth((number * 37) % 121)
        space.hover()
        took.append(
            page.evaluate(
                """async space => {
                    const begun = performance.now();
                    space.click();
                    while (!document.querySelector(".draw .effects")) {
                        if (performance.now() - begun > 2000) return -1;
                        await new Promise(requestAnimationFrame);
                    }
                    return performance.now() - begun;
                }""",
                space.element_handle(),
            )
        )
    return [one for one in took if one >= 0]


def main() -> None:
    node = Node(sqlite_url(Path(tempfile.mkdtemp())))
    with open_browser() as browser:
        for name, path, ready in PAGES:
            for slow in (False, True):
                runs = [start(browser, node.url, path, ready, slow) for _ in range(3)]
                seconds = statistics.median(took for took, _ in runs)
                connection = "slow connection" if slow else "fast connection"
                print(f"{name:12} {connection}: {seconds:.2f} s, {runs[0][1]:.0f} kB of script")
        ada = Person(browser, node.url)
        ada.set_up("cartographers", [{"kind": "me"}], seed="4")
        ada.wait_until_asked()
        took = previews(ada.page)
        print(f"preview      median {statistics.median(took):.0f} ms, most {max(took):.0f} ms of {len(took)}")
    node.kill()


if __name__ == "__main__":
    main()
