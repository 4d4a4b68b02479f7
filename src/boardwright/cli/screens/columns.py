"""Columns: rows written to a file for analysis, as CSV or Parquet by its ending."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from ...datasets import Cell, Columns, Row
from ...files import BadFile, file_refusal

KINDS: Final = (".csv", ".parquet")
AT_ONCE: Final = 20_000
"""Rows that are held in memory."""


def check_columns_file(name: str) -> None:
    """Refuse a file that cannot be written, before any work is done."""
    path = Path(name).expanduser()
    if path.suffix not in KINDS:
        raise BadFile("columns-kind", name, known=", ".join(KINDS))
    if not path.parent.is_dir():
        raise BadFile("file-folder", name)
    if path.suffix == ".parquet":
        try:
            import pyarrow  # noqa: F401 (only whether it is there)
        except ImportError:
            raise BadFile("parquet-library", name) from None


def write_columns(name: str, columns: Columns, rows: Iterable[Row]) -> int:
    """Write rows; returns their number."""
    path = Path(name).expanduser()
    draft = path.with_name(f".{path.name}.draft")
    write = _write_parquet if path.suffix == ".parquet" else _write_csv
    try:
        count = write(draft, columns, rows)
        draft.replace(path)
    except OSError as error:
        raise file_refusal(error, name, "file-write") from None
    finally:
        draft.unlink(missing_ok=True)
    return count


def _write_csv(path: Path, columns: Columns, rows: Iterable[Row]) -> int:
    count = 0
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(columns)
        for count, row in enumerate(rows, 1):  # noqa: B007 (the last one is how many there are)
            writer.writerow([_spelled(row[column]) for column in columns])
    return count


def _spelled(cell: Cell) -> str:
    """A cell of a CSV file: items of lists are separated by spaces, None is empty."""
    if isinstance(cell, list):
        return " ".join(str(value) for value in cell)
    return "" if cell is None else str(cell).lower() if isinstance(cell, bool) else str(cell)


def _write_parquet(path: Path, columns: Columns, rows: Iterable[Row]) -> int:
    import pyarrow as pa
    from pyarrow import parquet

    kinds: dict[str, Any] = {
        "text": pa.string(),
        "whole": pa.int64(),
        "real": pa.float64(),
        "truth": pa.bool_(),
    }
    kinds |= {f"{kind}s": pa.list_(kinds[kind]) for kind in ("text", "whole", "real")}
    schema = pa.schema([(column, kinds[kind]) for column, kind in columns.items()])
    count = 0
    with parquet.ParquetWriter(path, schema) as writer:
        for batch in _batches(rows):
            writer.write_table(pa.Table.from_pylist(batch, schema))
            count += len(batch)
    return count


def _batches(rows: Iterable[Row]) -> Iterator[list[Row]]:
    ahead = iter(rows)
    while batch := list(islice(ahead, AT_ONCE)):
        yield batch
