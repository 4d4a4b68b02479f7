"""`boardwright serve`: the tables of this machine, open to browsers and programs."""

from __future__ import annotations

from collections.abc import Mapping

from ..locales import Words
from ..server.run import serve
from ..server.settings import read_settings
from .pages import PAGES, problem_page


def serve_tables(config: str | None, given: Mapping[str, object], words: Words) -> None:
    """Serve until Ctrl-C, and say where."""
    serve(
        read_settings(config, given),
        lambda address: print(words("serve-open", address=address), flush=True),
        PAGES,
        problem_page,
    )
