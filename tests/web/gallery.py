"""Screenshots of every screen for review: `make gallery` writes them to build/gallery.

Six of them are in git (docs/pictures), for the README and the documentation: `--kept` takes those.
"""

from __future__ import annotations

import base64
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import CDPSession

from tests.server.node import Node, sqlite_url

from .chromium import open_browser
from .person import Person
from .screens import BY_NAME, GAMES, SCREENS, Screen, Tour, Window

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "build" / "gallery"
PICTURES: Final = ROOT / "docs" / "pictures"
KEPT: Final = (
    ("desktop", "everdell-selected", "light"),
    ("desktop", "farshore-typical", "dark"),
    ("desktop", "cartographers-selected", "light"),
    ("desktop", "result-everdell", "light"),
    ("phone", "start", "light"),
    ("phone", "everdell-typical", "dark"),
)
"""The pictures in git: size, screen, theme."""
QUALITY: Final = 40
TALLEST: Final = 1.6
"""The height of a picture of a long page on a phone, in heights of the window."""
SIZES: Final[dict[str, dict[str, Any]]] = {
    "phone": {"size": (390, 844), "touch": True},
    "tablet": {"size": (820, 1180), "touch": True},
    "desktop": {"size": (1440, 900)},
    "360": {"size": (360, 740), "touch": True},
    "1100": {"size": (1100, 820)},
    "2560": {"size": (2560, 1400)},
}
DEVICES: Final = ("phone", "tablet", "desktop")
BOTH: Final = ("light", "dark")
CROWDED: Final = [f"{game}-crowded" for game in GAMES]
FULLY: Final = [
    *(f"{game}-{what}" for what in ("typical", "crowded", "selected") for game in GAMES),
    "farshore-bonny", "cartographers-ambush", "result-everdell", "start",
]  # fmt: skip
"""Screens that are taken on every device, in the light and the dark theme."""
TRANSLATED: Final = {
    "ru": [*CROWDED, "everdell-selected", "start", "result-everdell"],
    "fr": [*(f"{game}-selected" for game in GAMES), "card-everdell"],
    "it": [*(f"{game}-typical" for game in GAMES), "rules-farshore"],
}
CONTRAST: Final = [*(f"{game}-typical" for game in GAMES), "start"]


class Gallery:
    """Takes the pictures and collects them for the index."""

    def __init__(self, total: int, folder: Path) -> None:
        self.total: Final = total
        self.folder: Final = folder
        self.taken: Final[dict[str, list[str]]] = {}
        self._began: Final = time.monotonic()
        self._cameras: Final[dict[Person, CDPSession]] = {}

    def take(self, window: Window, task: Task) -> None:
        """Visit a screen and take a picture in each theme."""
        screen = task.screen
        person = window.visit(screen, **task.settings)
        for kind in task.kinds:
            person.page.emulate_media(color_scheme="dark" if kind.startswith("dark") else "light")
            name = f"{screen.name}-{task.size}-{kind}"
            picture = self._picture(person, tall=task.size == "phone" and screen.is_read)
            (self.folder / f"{name}.webp").write_bytes(picture)
            self.taken.setdefault(screen.name, []).append(name)
            self._report(name)
        if not screen.clean:  # the changed connection must not last
            window.close()

    def _picture(self, person: Person, tall: bool) -> bytes:
        """The window, and on a long page also a part below it. Playwright itself cannot write WebP."""
        camera = self._cameras.get(person)
        if camera is None:
            camera = self._cameras[person] = person.context.new_cdp_session(person.page)
        how: dict[str, Any] = {"format": "webp", "quality": QUALITY}
        viewport = person.page.viewport_size
        assert viewport is not None
        page_height = int(person.page.evaluate("document.documentElement.scrollHeight"))
        if tall and page_height > viewport["height"]:
            height = min(page_height, int(viewport["height"] * TALLEST))
            clip = {"x": 0, "y": 0, "width": viewport["width"], "height": height, "scale": 1}
            how |= {"clip": clip, "captureBeyondViewport": True}
        return base64.b64decode(camera.send("Page.captureScreenshot", how)["data"])

    def _report(self, name: str) -> None:
        done = sum(len(names) for names in self.taken.values())
        seconds = time.monotonic() - self._began
        line = f"{done}/{self.total}  {seconds:.0f} s  {name}"
        if sys.stderr.isatty():
            print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
        elif done % 25 == 0:
            print(line, file=sys.stderr, flush=True)

    def index(self) -> str:
        lines = [
            "# Gallery",
            "",
            "Every screen as browsers show it, taken by `make gallery`. The boards come from fixed seeds.",
        ]
        for screen, names in self.taken.items():
            lines += ["", f"## {screen}", ""]
            lines += [f"- [{name.removeprefix(screen)[1:].replace('-', ' ')}]({name}.webp)" for name in names]
        return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Task:
    """A screen to take: its size, its themes, its settings."""

    size: str
    screen: Screen
    kinds: Sequence[str]
    settings: dict[str, object] = field(default_factory=dict)


def select_tasks(whole: bool) -> Iterator[Task]:
    """The default pictures, or all: every screen on every device in the light and the dark theme."""
    for size in DEVICES:
        for screen in SCREENS:
            if whole or size == "phone" or screen.name in FULLY:
                yield Task(size, screen, BOTH)
            elif size == "desktop" or screen.is_board:
                yield Task(size, screen, BOTH[:1])
    for language, names in TRANSLATED.items():
        for size in ("phone", "desktop") if whole or language == "ru" else ("phone",):
            for name in names:
                yield Task(size, BY_NAME[name], [f"light-{language}"], {"language": language})
    for name in CONTRAST:
        yield Task("desktop", BY_NAME[name], [f"{theme}-contrast" for theme in BOTH], {"contrast": "high"})
    for size in SIZES:
        if size not in DEVICES:
            yield from (Task(size, BY_NAME[name], BOTH[:1]) for name in CROWDED)


def main(arguments: Sequence[str]) -> None:
    """Take all pictures, or those of the named screens. `--all` takes every combination, `--kept` those in
    git."""
    kept = "--kept" in arguments
    wanted = [one for one in arguments if not one.startswith("--")]
    usual = select_tasks("--all" in arguments)
    tasks = [Task(size, BY_NAME[name], [kind]) for size, name, kind in KEPT] if kept else list(usual)
    tasks = [one for one in tasks if not wanted or one.screen.name in wanted]
    whole = not kept and not wanted
    folder = PICTURES if kept else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    if whole:
        for old in FOLDER.glob("*.webp"):
            old.unlink()
    with tempfile.TemporaryDirectory() as data, open_browser() as browser:
        node = Node(sqlite_url(Path(data)))
        try:
            tour = Tour(browser, node.url)
            gallery = Gallery(sum(len(task.kinds) for task in tasks), folder)
            for task in tasks:
                tour.path(task.screen)  # set up all tables first, for the same list on the start page
            for size, how in SIZES.items():
                with tour.window(**how) as window:
                    for task in tasks:
                        if task.size == size:
                            gallery.take(window, task)
        finally:
            node.kill()
    if whole:
        (FOLDER / "README.md").write_text(gallery.index(), encoding="utf-8")
    print(file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
