"""A folder of static files behind a tiny file server, and a person who plays there."""

from __future__ import annotations

import functools
import http.server
import threading
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from .person import PATIENCE, Person

LONG_PATIENCE: Final = 4 * PATIENCE
"""Python starts twice in a browser: for the tables, and for a bot."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Files and nothing else, as any web host has them."""

    def log_message(self, *_: object) -> None:
        pass


class FileServer:
    """A folder at an address of this machine, until the plug is pulled."""

    def __init__(self, folder: Path, handler: type[Quiet] = Quiet) -> None:
        self.folder: Final = folder
        self._server: Final = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(handler, directory=str(folder))
        )
        self._thread: Final = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url: Final = f"http://localhost:{self._server.server_port}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class Alone(Person):
    """A person who plays without a server. Requests of tests go to the engine, as those of the page."""

    def __init__(self, browser: Browser, server: FileServer, **how: Any) -> None:
        super().__init__(browser, server.url, **{"installs": True, **how})
        self.page.set_default_timeout(LONG_PATIENCE)
        self.requests: Final[list[str]] = []
        self.context.on("request", lambda request: self.requests.append(request.url))
        self._server: Final = server
        self.engine = self._find_engine()

    def _find_engine(self) -> str:
        """The address of the script that starts the server."""
        scripts = (self._server.folder / "assets").glob("*.js")
        (found,) = [path for path in scripts if b"local-server.worker" in path.read_bytes()]
        return f"/assets/{found.name}"

    def updated(self) -> None:
        """This page has a new version of all scripts."""
        self.engine = self._find_engine()

    def visit(self) -> None:
        """Come for the first time, and stay until everything is kept."""
        self.page.goto("/")
        self.page.wait_for_selector("button.big:not([disabled])")
        self.page.evaluate(
            """async () => {
                await navigator.serviceWorker.ready;
                const script = await (await fetch("/sw.js")).text();
                const all = script.match(/[/]assets[/][\\w./-]+/g);
                const wanted = new Set(all.filter((path) => !path.includes("/network-")));
                for (;;) {
                    const kept = new Set();
                    for (const name of await caches.keys()) {
                        const cache = await caches.open(name);
                        for (const one of await cache.keys()) kept.add(new URL(one.url).pathname);
                    }
                    if ([...wanted].every((path) => kept.has(path))) return;
                    await new Promise((later) => setTimeout(later, 200));
                }
            }"""
        )

    def api(self, method: str, path: str, body: object = None) -> Any:
        return self.page.evaluate(
            """async ([engine, method, path, body]) => {
                const server = Object.values(await import(engine)).find((one) => one?.request);
                const sent = body === null ? "" : JSON.stringify(body);
                const {status, kind, text} = await server.request(method, path, sent);
                if (status >= 400) throw new Error(status + " " + text);
                return kind.includes("json") ? JSON.parse(text) : text;
            }""",
            [self.engine, method, path, body],
        )

    def new_tab(self) -> Page:
        """Another tab of the same browser; this person continues there."""
        self.turn_to(self.context.new_page())
        self.page.set_default_timeout(LONG_PATIENCE)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        return self.page

    def turn_to(self, page: Page) -> None:
        """Continue at a tab that is open."""
        self.page = page  # type: ignore[misc]  # a person has one page at a time
