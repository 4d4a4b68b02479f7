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
from ...pages import PAGES, notice_words, problem_page
from ...server.run import serve
from ...server.settings import read_settings

CLIENT: Final = Path(__file__).parents[2] / "static"
"""The folder of the built browser client; it may be missing."""


def serve_tables(config: str | None, given: Mapping[str, object], no_open: bool, words: Words) -> None:
    """Serve until Ctrl-C, print the address, and open a browser if there is a screen."""

    def say(address: str) -> None:
        print(words("serve-open", address=address), flush=True)
        if not no_open and sys.stdout.isatty() and has_screen(sys.platform, os.environ):
            show(address)

    client = CLIENT if CLIENT.is_dir() else None
    serve(read_settings(config, given), say, PAGES, problem_page, client, notice_words)


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether there seems to be a screen for a browser."""
    if platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in environment
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    """Open a browser in the background, because some are slow to start."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
