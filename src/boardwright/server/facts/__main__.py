"""Write the facts of titles with a folder in the client: `python -m boardwright.server.facts FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from ...games import TITLES
from .spelling import spell


def main(folder: Path) -> None:
    for id, title in TITLES.items():
        if (folder / id).is_dir() and (facts := title.facts()):
            (folder / id / "facts.json").write_text(spell(facts), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
