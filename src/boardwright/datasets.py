"""Recorded games as columns for analysis, with the standard library alone.

>>> from boardwright import GAMES, Record, dataset
>>> record = Record(GAMES["cartographers"], 7, {}, ["Ada", "Ben"])
>>> events = record.choose(0, record.state.options(0).codes()[0])
>>> columns = dataset(record)
>>> columns["code"], columns["choices"]
(['forest:a5b5b6b7c5'], [116])

`docs/arena.md` lists the columns. `boardwright dataset` writes them to a file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from .core.plain_data import spell
from .core.record import BOT_MARK, MAGIC, Record
from .core.refusal import Refusal
from .files import file_refusal, read_record

Cell = str | int | float | bool | list[str] | list[int] | list[float] | None
Row = Mapping[str, Cell]
Columns = Mapping[str, str]
"""Names with their types: text, whole, real, truth; `texts`, `wholes`, `reals` are lists."""

ABOUT_GAMES: Final[Columns] = {
    "source": "text", "game": "text", "rules": "whole", "seed": "text", "options": "text", "seats": "whole",
}  # fmt: skip
GAME_COLUMNS: Final[Columns] = {
    **ABOUT_GAMES, "players": "texts", "answers": "whole", "finished": "truth", "scores": "wholes",
    "ranks": "wholes", "rivals": "wholes", "rating": "whole",
}  # fmt: skip
DECISION_COLUMNS: Final[Columns] = {
    **ABOUT_GAMES, "step": "whole", "seat": "whole", "player": "text", "prompt": "text", "asker": "text",
    "choices": "whole", "choice": "whole", "code": "text", "score": "whole", "expected": "whole",
    "best_other": "whole", "finished": "truth", "final_score": "whole", "rank": "whole", "rating": "whole",
}  # fmt: skip
"""Documented in `docs/arena.md`."""

PERSON: Final = "person"
"""Replaces the names of people, which do not belong into data for analysis."""


def dataset(*sources: str | Path | Record, games: bool = False) -> dict[str, list[Cell]]:
    """The decisions of recorded games (or the games themselves) as columns, for data frames.

    A source is a record, the path of one, a folder with records, or the URL of a server's database.
    """
    columns, rows = (GAME_COLUMNS, game_rows) if games else (DECISION_COLUMNS, decision_rows)
    found = [row for name, record in records(sources) for row in rows(name, record)]
    return {column: [row[column] for row in found] for column in columns}


def records(sources: Iterable[str | Path | Record]) -> Iterator[tuple[str, Record]]:
    """The records of files, of folders with all that is below them, and of the databases of servers."""
    for given in sources:
        if isinstance(given, Record):
            yield "", given
            continue
        source = str(given)
        if "://" in source:
            yield from _stored(source)
        elif Path(source).expanduser().is_dir():
            for path in sorted(Path(source).expanduser().rglob("*")):
                if path.is_file() and _looks_like_one(path):
                    yield str(path), read_record(str(path))
        else:
            yield source, read_record(source)


def _looks_like_one(path: Path) -> bool:
    """Whether a file begins like a record; a folder may contain other files."""
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC.encode()
    except OSError as error:
        raise file_refusal(error, str(path), "file-read") from None


def _stored(url: str) -> Iterator[tuple[str, Record]]:
    """The finished games in the database of a server."""
    try:
        from .server.storage.admin import open_admin
        from .server.storage.database import refusing_failures
    except ModuleNotFoundError as missing:
        raise Refusal("no-server", package=missing.name or "") from None
    with refusing_failures(url), open_admin(url) as admin:
        for table in sorted(admin.tables("over"), key=lambda table: table.created_at):
            yield table.id, admin.record(table.id)


def _about(source: str, record: Record) -> Row:
    return {
        "source": source, "game": record.game.name, "rules": record.game.version, "seed": str(record.seed),
        "options": spell(record.options), "seats": len(record.names),
    }  # fmt: skip


def players(record: Record) -> list[str]:
    """Who played each seat: the name of a bot, or a person."""
    return [name.removeprefix(BOT_MARK) if name.startswith(BOT_MARK) else PERSON for name in record.names]


def game_rows(source: str, record: Record) -> Iterator[Row]:
    """One row for the whole game; for an unfinished one, its current state."""
    seats = len(record.names)
    scores = record.state.scores()
    yield {
        **_about(source, record),
        "players": players(record),
        "answers": len(record.answers),
        "finished": not record.state.waiting(),
        "scores": [score.total for score in scores[:seats]],
        "ranks": [score.rank for score in scores[:seats]],
        "rivals": [score.total for score in scores[seats:]],
        "rating": scores[0].rating if seats == 1 else None,
    }


def decision_rows(source: str, record: Record) -> Iterator[Row]:
    """One row for each answer, with the state before it was given."""
    about, who = _about(source, record), players(record)
    finished = not record.state.waiting()
    last = record.state.scores()
    state = record.game.new(len(record.names), record.seed, record.options)
    for step, (seat, code) in enumerate(record.answers):
        decision = state.decision(seat)
        options = decision.options
        scores = state.scores()
        others = [score.total for score in scores if score.seat != seat]
        yield {
            **about,
            "step": step,
            "seat": seat,
            "player": who[seat],
            "prompt": decision.prompt,
            "asker": decision.source,
            "choices": len(options),
            "choice": options.moves().index(options.move(code)),
            "code": code,
            "score": scores[seat].total,
            "expected": scores[seat].expected,
            "best_other": max(others, default=None),
            "finished": finished,
            "final_score": last[seat].total if finished else None,
            "rank": last[seat].rank if finished else None,
            "rating": last[seat].rating if finished else None,
        }
        state.choose(seat, code)
