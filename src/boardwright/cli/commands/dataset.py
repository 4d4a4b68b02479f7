"""`boardwright dataset`: recorded games as columns for analysis, in a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from ...core.refusal import Refusal
from ...datasets import DECISION_COLUMNS, GAME_COLUMNS, Row, decision_rows, game_rows, records
from ...locales import Words
from ..screens.columns import check_columns_file, write_columns
from ..screens.signs import console_for


def dataset(sources: Sequence[str], out: str, games: bool, words: Words) -> None:
    """Write the decisions of all records (or their games) to a file."""
    check_columns_file(out)
    console = console_for()
    read = Counter[str]()
    columns, rows = (GAME_COLUMNS, game_rows) if games else (DECISION_COLUMNS, decision_rows)

    def all_rows() -> Iterator[Row]:
        for name, record in records(sources):
            read[record.game.name] += 1
            yield from rows(name, record)

    count = write_columns(out, columns, all_rows())
    if not read:
        Path(out).expanduser().unlink(missing_ok=True)
        raise Refusal("no-records", ", ".join(sources))
    for game, n in sorted(read.items()):
        console.print(f"{words(f'game-{game}')}: {words('summary', n=n)}")
    console.print(words("dataset-written", rows=words("dataset-rows", n=count), file=out))
