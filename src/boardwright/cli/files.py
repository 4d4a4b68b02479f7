"""Files: reading what people hand us, and saving so that nothing is lost.

A save is written beside its target and moved into place, so that a crash leaves the old file or the new
one. A file that is not an earlier save of the same game is never overwritten.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

from ..core.jsons import Json
from ..core.record import Record
from ..core.refusal import Refusal
from ..games import GAMES


class BadFile(Refusal):
    """A file that cannot be read or written; `where` is its name."""


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadFile("file-text", name) from None
    except OSError as error:
        raise BadFile("file-read", name, problem=error.strerror or str(error)) from None


def read_json(name: str) -> Json:
    """The JSON value in a file."""
    text = read_text(name)
    try:
        value: Json = json.loads(text, parse_float=_no_fractions, parse_constant=_no_fractions)
    except json.JSONDecodeError as error:
        raise BadFile("file-json", name, line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):  # a fraction, a number of thousands of digits, brackets without end
        raise BadFile("file-json-plain", name) from None
    return value


def _no_fractions(text: str) -> Json:
    raise ValueError(text)


def read_record(name: str) -> Record:
    """The recorded game in a file."""
    text = read_text(name)
    try:
        return Record.read(text, GAMES)
    except Refusal as refusal:
        refusal.where = f"{name}, {refusal.where}"
        raise


def save_record(record: Record, name: str) -> None:
    """Write a recorded game; refuses to overwrite anything but an earlier save of it."""
    path = Path(name)
    if path.exists():
        try:
            old = Record.read(path.read_text("utf-8"), GAMES)
        except (Refusal, OSError, UnicodeDecodeError):
            raise BadFile("file-foreign", name) from None
        same = (old.game.name, old.seed, old.options, old.names) == (
            record.game.name, record.seed, record.options, record.names,
        )  # fmt: skip
        if not same:
            raise BadFile("file-other-game", name)
    write_text(name, record.text())


def write_text(name: str, text: str) -> None:
    """Write a file whole or not at all."""
    path = Path(name)
    try:
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(draft).replace(path)
        except OSError:
            Path(draft).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadFile("file-write", name, problem=error.strerror or str(error)) from None
