"""Files: reading what people give us, and saving without loss.

A save is written next to its target and moved into place, so that a crash leaves the old file or the new
one. A file that is not an earlier save of the same game is never overwritten.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Final

from .core.plain_data import Json, parse_document
from .core.record import Record
from .core.refusal import BadRecord, Refusal
from .games import GAMES

LARGEST: Final = 16 << 20
"""Bytes; a recorded game of a hundred players has about 50 thousand."""


class BadFile(Refusal):
    """A file that cannot be read or written; `where` is its name."""


KNOWN_TROUBLE: Final = {
    errno.ENOENT: "file-missing",
    errno.EISDIR: "file-is-folder",
    errno.EACCES: "file-permission",
    errno.ENOSPC: "file-disk-full",
}


def file_refusal(error: OSError, name: str, otherwise: str) -> BadFile:
    """An error of the system about a file, as a refusal with our words if we have them."""
    if error.errno in KNOWN_TROUBLE:
        return BadFile(KNOWN_TROUBLE[error.errno], name)
    return BadFile(otherwise, name, problem=error.strerror or str(error))


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).expanduser().open("rb") as file:
                data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise BadFile("file-too-large", name)
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile("file-text", name, line=data[: error.start].count(b"\n") + 1) from None
    except OSError as error:
        raise file_refusal(error, name, "file-read") from None


def read_json(name: str) -> Json:
    """The JSON value in a file."""
    return json_of(name, read_text(name))


def json_of(name: str, text: str) -> Json:
    """The JSON value in the text of a file."""
    return parse_document(text, name, BadFile)


def read_record(name: str) -> Record:
    """The recorded game in a file."""
    return record_in(name, read_text(name))


def record_in(name: str, text: str) -> Record:
    """The recorded game in the text of a file."""
    try:
        return Record.read(text, GAMES)
    except BadRecord as refusal:
        refusal.file = name
        raise


def save_record(record: Record, name: str) -> None:
    """Write a recorded game; refuses to overwrite anything but an earlier save of it."""
    path = Path(name).expanduser()
    if path.exists():
        try:
            old = Record.read(path.read_text("utf-8"), GAMES)
        except (Refusal, OSError, UnicodeDecodeError):
            raise BadFile("file-foreign", name) from None
        same = (old.game.name, old.seed, old.options, old.names) == (
            record.game.name, record.seed, record.options, record.names,
        )  # fmt: skip
        if not same or record.answers[: len(old.closed)] != old.closed:
            raise BadFile("file-other-game", name)
    write_text(name, record.text())


def write_text(name: str, text: str) -> None:
    """Write a file completely or not at all."""
    path = Path(name).expanduser()
    try:
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            with draft.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except OSError:
            draft.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise file_refusal(error, name, "file-write") from None
