"""The built browser client: its files, read once when the server starts.

A file is found by its exact address in a list made at the start, so no address reaches another file on the
disk. The client has its own addresses, such as that of a table. They all return its one page, which reads the
address.

Titles have files below `/titles/<id>/`: their words, and their board if they have one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Final

from ...games import Title
from ...locales import LANGUAGES
from ...locales.words import written

PAGE: Final = "/index.html"
ASSETS: Final = "/assets/"
"""Where the build puts files whose names change with their contents."""
TITLES: Final = "/titles/"
"""Where the files of titles are."""
FOREVER: Final = "public, max-age=31536000, immutable"
ADDRESSES: Final = (
    "account", "cards", "daily", "games", "join", "learn", "replay", "rules", "settings", "tables",
)  # fmt: skip
"""Prefixes of the client's own addresses, besides its start page."""
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Compressed copies that may be next to a file, the smallest first."""


class File:
    """One file, with its compressed copies."""

    def __init__(self, address: str, plain: bytes, packed: Mapping[str, bytes] | None = None) -> None:
        self.plain: Final = plain
        self.packed: Final = dict(packed or {})
        self.kind: Final = KINDS.get(PurePosixPath(address).suffix, "application/octet-stream")
        self.tag: Final = f'"{hashlib.sha256(self.plain).hexdigest()[:20]}"'
        self.cached: Final = FOREVER if address.startswith(ASSETS) else "no-cache"

    @classmethod
    def at(cls, address: str, path: Path) -> File:
        """A file on the disk, with the compressed copies next to it."""
        copies = {coding: path.with_name(path.name + suffix) for coding, suffix in PACKED.items()}
        packed = {coding: copy.read_bytes() for coding, copy in copies.items() if copy.is_file()}
        return cls(address, path.read_bytes(), packed)

    def answer(self, asked: Mapping[str, str]) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body for a request with these headers."""
        headers = {"cache-control": self.cached, "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in asked.get("if-none-match", ""):
            return 304, headers, b""
        headers["content-type"] = self.kind
        if self.kind.startswith("text/html"):
            # Requests from the page must have their origin.
            headers["referrer-policy"] = "same-origin"
        accepted = accepts(asked.get("accept-encoding", ""))
        for coding, body in self.packed.items():
            if coding in accepted:
                return 200, headers | {"content-encoding": coding}, body
        return 200, headers, self.plain


def accepts(header: str) -> set[str]:
    """The codings that a client can read."""
    found: set[str] = set()
    for part in header.lower().split(","):
        coding, _, quality = part.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(coding.strip())
    return found


def board_of(title: Title) -> Path | None:
    """The folder of a title's own board."""
    folder = Path(str(files(title.package))) / "board"
    return folder if (folder / "index.js").is_file() else None


def of_titles(titles: Iterable[Title]) -> dict[str, File]:
    """The files of titles by their addresses: words in each language, and the files of their boards."""
    found: dict[str, File] = {}
    for title in titles:
        home = f"{TITLES}{title.id}/"
        for language in LANGUAGES:
            texts: dict[str, str] = {}
            for spoken in ("en", language):  # English is used for missing messages
                for name in (*title.families, title.package):
                    texts |= written(spoken, name)
            address = f"{home}words/{language}.ftl"
            found[address] = File(address, "\n\n".join(texts.values()).encode())
        if board := board_of(title):
            for address, path in _listed(board).items():
                found[f"{home}board{address}"] = File.at(address, path)
    return found


class ClientFiles:
    """All files of a built client; none if it was not built."""

    def __init__(self, folder: Path | None, titles: Iterable[Title] = ()) -> None:
        listed = _listed(folder) if folder else {}
        self._files: Final = {address: File.at(address, path) for address, path in listed.items()}
        self._files.update(of_titles(titles))
        self._page: Final = self._files.get(PAGE)

    def find(self, address: str) -> File | None:
        """The file at an address: one of the list, or the page for one of the client's own addresses."""
        file = self._files.get(address)
        if file is not None or self._page is None:
            return file
        first, _, rest = address.removeprefix("/").partition("/")
        is_file = "." in rest.rpartition("/")[2]  # of a missing file
        own = address == "/" or first in ADDRESSES
        return self._page if own and not is_file else None


def _listed(folder: Path) -> dict[str, Path]:
    """The files below a folder by their addresses, without the compressed copies and without links."""
    return {
        "/" + path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink() and path.suffix not in PACKED.values()
    }
