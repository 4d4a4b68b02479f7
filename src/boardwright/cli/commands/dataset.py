"""`boardwright dataset`: recorded games as columns for analysis."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from ...core.plain_data import spell
from ...core.record import BOT_MARK, MAGIC, Record
from ...core.refusal import Refusal
from ...locales import Words
from ..files import read_record, trouble
from ..screens.columns import Columns, Row, check_columns_file, write_columns
from ..screens.signs import console_for

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
"""What stands for everybody who is not a bot: names are nobody's business in a table of figures."""


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


def records(sources: Iterable[str]) -> Iterator[tuple[str, Record]]:
    """The records of files, of folders with all that is below them, and of the databases of servers."""
    for source in sources:
        if "://" in source:
            yield from _kept(source)
        elif Path(source).expanduser().is_dir():
            for path in sorted(Path(source).expanduser().rglob("*")):
                if path.is_file() and _looks_like_one(path):
                    yield str(path), read_record(str(path))
        else:
            yield source, read_record(source)


def _looks_like_one(path: Path) -> bool:
    """Whether a file begins as records do; a folder may hold other things too."""
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC.encode()
    except OSError as error:
        raise trouble(error, str(path), "file-read") from None


def _kept(url: str) -> Iterator[tuple[str, Record]]:
    """The finished games in the database of a server."""
    try:
        from ...server.storage.admin import open_admin
    except ModuleNotFoundError as missing:
        raise Refusal("no-server", missing=missing.name or "") from None
    with open_admin(url) as admin:
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
    """One row for the whole game; of an unfinished one, how it stands."""
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
    """One row for each answer, as things stood before it was given."""
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
