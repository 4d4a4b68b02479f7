"""Write the facts of every title that has some: `python -m boardwright.server.facts FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from ...games import TITLES
from .spelling import spell


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for id, title in TITLES.items():
        if facts := title.facts():
            (folder / f"{id}.json").write_text(spell(facts), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
