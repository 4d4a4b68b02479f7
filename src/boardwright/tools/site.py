"""The folder of static files that plays without a server: `make site`.

It is the built client as it is, with a page that says that there is no server, and that allows no request to
another origin even where the host sends no headers.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

import boardwright

from ..server.app import HEADERS

CLIENT: Final = Path(boardwright.__file__).parent / "static"
ONLY_HEADERS: Final = "frame-ancestors"
"""A directive that pages cannot give themselves."""


def policy() -> str:
    """The content security policy of the server, as a page can state it."""
    parts = HEADERS["content-security-policy"].split("; ")
    return "; ".join(part for part in parts if not part.startswith(ONLY_HEADERS))


def page(text: str) -> str:
    """The page of the client, for a host without a server."""
    said = f'<head>\n    <meta http-equiv="content-security-policy" content="{policy()}" />'
    return text.replace("<html ", "<html data-alone ", 1).replace("<head>", said, 1)


def main(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(CLIENT, folder)
    text = page((CLIENT / "index.html").read_text("utf-8"))
    for name in ("index.html", "404.html"):  # hosts show the second at the addresses of tables
        (folder / name).write_text(text, "utf-8")
        for packed in folder.glob(f"{name}.*"):
            packed.unlink()
    sys.stdout.write(f"{folder / 'index.html'}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
