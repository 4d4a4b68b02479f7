"""`boardwright serve`: the tables of this machine, open to browsers and programs."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ...locales import Words
from ...pages import PAGES, problem_page
from ...server.run import serve
from ...server.settings import read_settings

CLIENT: Final = Path(__file__).parents[2] / "static"
"""Where the browser client is built to; there is nothing where it was not."""


def serve_tables(config: str | None, given: Mapping[str, object], no_open: bool, words: Words) -> None:
    """Serve until Ctrl-C, and say where; somebody who sits before a screen is shown."""

    def say(address: str) -> None:
        print(words("serve-open", address=address), flush=True)
        if not no_open and sys.stdout.isatty() and has_screen(sys.platform, os.environ):
            show(address)

    serve(read_settings(config, given), say, PAGES, problem_page, CLIENT if CLIENT.is_dir() else None)


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether there is a screen to open a browser on, as far as one can tell."""
    if platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in environment
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    """Open a browser; some take their time, and the tables do not wait for them."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
