"""Writes THIRD_PARTY.md: the licences of what we build on (`make notices`).

The packages inside the browser client come with the texts of their licences, because wheels hold their code.
Python packages are only listed: pip installs them with us, with their own texts.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parents[3]
MODULES: Final = ROOT / "web" / "node_modules"
CLIENT: Final = (
    "@fluent/bundle", "clsx", "idb", "pyodide", "svelte", "workbox-core", "workbox-precaching",
    "workbox-routing", "workbox-strategies",
)  # fmt: skip
"""What the built client contains: what `web/src` imports, and what that imports at run time."""
TEXTS: Final = {
    "Apache-2.0": MODULES / "typescript" / "LICENSE.txt",
    "MPL-2.0": MODULES / "axe-core" / "LICENSE",
}
"""For packages that bring no text: a file that holds nothing else."""
UNKNOWN: Final = "not installed here: see the package"
HEAD: Final = """\
# Third-party notices

Written by `make notices`. Our own code, words and drawings: [LICENSE](LICENSE).

## Fonts

Alegreya and Alegreya Sans, SIL Open Font License 1.1. The texts are next to the fonts in
`web/src/art/fonts/`, and in wheels among the licences.

## Python in the browser

`pyodide` (below) contains CPython and its library, Copyright © 2001 Python Software Foundation,
under the Python Software Foundation License Version 2: <https://docs.python.org/3/license.html>.
"""


def page() -> str:
    """The whole page."""
    rows = "\n".join(f"| {name} | {licence} |" for name, licence in sorted(python_packages().items()))
    parts = [
        HEAD,
        "## Inside the browser client",
        *(notice(MODULES / name) for name in CLIENT),
        "## Python packages",
        "Installed with Boardwright by pip, with all extras; none of their code is in our wheels.",
        f"| package | licence |\n| --- | --- |\n{rows}",
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def notice(folder: Path) -> str:
    """A package of the client, with the text of its licence: its own copy, else the usual one."""
    about = json.loads((folder / "package.json").read_text("utf-8"))
    own = [path for path in folder.iterdir() if path.stem.lower() == "license"]
    text = (own[0] if own else TEXTS[about["license"]]).read_text("utf-8")
    by = f", by {about['author'].partition(' <')[0]}" if "author" in about and not own else ""
    return f"### {about['name']}\n\n{about['license']}{by}\n\n```\n{text.strip()}\n```"


def python_packages() -> dict[str, str]:
    """The licences of everything that we and our extras install, by name."""
    found: dict[str, str] = {}
    waiting = [("boardwright", extra) for extra in ("", *_extras("boardwright"))]
    seen = set(waiting)
    while waiting:
        name, extra = waiting.pop()
        for needed in _needs(name, extra):
            id = canonicalize_name(needed.name)
            package = _installed(id)
            found[id] = licence(package) if package else UNKNOWN
            new = {(id, one) for one in ("", *needed.extras)} - seen
            seen |= new
            waiting += new
    return found


def licence(package: Distribution) -> str:
    """The licence of a package in a few words, from the fields that packages use for it."""
    all_of = package.metadata.get_all
    classes = [line for line in all_of("Classifier") or [] if line.startswith("License :: ")]
    expression = all_of("License-Expression") or [line.rpartition(" :: ")[2] for line in classes]
    plain = [text for text in all_of("License") or [] if text and "\n" not in text]
    return ", ".join(expression or plain) or "see the package"


def _needs(name: str, extra: str) -> Iterator[Requirement]:
    """What a package, or one of its extras, needs on this machine."""
    package = _installed(name)
    for line in (package.requires if package else None) or []:
        needed = Requirement(line)
        if needed.marker is None:
            wanted = not extra
        else:
            wanted = needed.marker.evaluate({"extra": extra})
        if wanted:
            yield needed


def _extras(name: str) -> list[str]:
    package = _installed(name)
    return package.metadata.get_all("Provides-Extra") or [] if package else []


def _installed(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


if __name__ == "__main__":
    print(page(), end="")
