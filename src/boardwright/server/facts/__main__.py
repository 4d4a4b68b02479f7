"""Write the facts of every game: `python -m boardwright.server.facts FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from . import FACTS
from .spelling import spell


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game, facts in FACTS.items():
        (folder / f"{game}.json").write_text(spell(facts()), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
