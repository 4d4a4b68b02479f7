"""The browser of the tests: Chromium or a related browser.

python -m tests.web.chromium     prints which one it is, and installs one if there is none
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

NAMES: Final = (
    "chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser",
    "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "microsoft-edge-stable", "msedge",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)  # fmt: skip
"""The first ones draw no windows. Pages are the same, and tests take a fifth less time."""
PACKAGES: Final = (
    ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"),
    ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"),
    ("dnf", "install", "-y", "-q", "chromium-headless"),
    ("pacman", "-S", "--noconfirm", "chromium"),
    ("zypper", "-n", "install", "chromium"),
    ("apk", "add", "-q", "chromium"),
    ("brew", "install", "--cask", "chromium"),
)
"""The commands of package managers that install one."""


def find_installed() -> str | None:
    """The path of a browser that is installed on this machine."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def find_desktop() -> str | None:
    """A browser that draws windows, and so can show notices. Tests run it without a screen too."""
    return next(filter(None, (shutil.which(name) for name in NAMES if "headless" not in name)), None)


def find_downloaded() -> str | None:
    """The path of the browser that playwright has downloaded."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def download() -> str | None:
    """Let playwright download its browser. This needs no special rights."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    patience = {"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000"}
    subprocess.run(command, env={**os.environ, **patience}, capture_output=True, check=False)
    return find_downloaded()


def install_package() -> str | None:
    """Install a browser with the package manager. This may need administrator rights."""
    if shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False)
    for manager, *arguments in PACKAGES:
        if shutil.which(manager):
            subprocess.run([manager, *arguments], stdout=subprocess.DEVNULL, check=False)
            if found := find_installed():
                return found
    return None


def main() -> str:
    """Find a browser, or install one. Returns a line that names it."""
    ways = {
        "installed": find_installed,
        "downloaded by playwright earlier": find_downloaded,
        "downloaded by playwright now": download,
        "installed now by the package manager": install_package,
    }
    for how, way in ways.items():
        if found := way():
            return f"The tests drive {found} ({how})."
    sys.exit("There is no browser for the tests: install Chrome, Chromium or Edge.")


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A browser that is closed at the end: the installed one, otherwise the one from playwright."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_installed())
        yield browser
        browser.close()


if __name__ == "__main__":
    print(main())
