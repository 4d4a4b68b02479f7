"""Set files: reading one, and the line of everything that is wrong with it."""

from __future__ import annotations

from rich.console import Console

from ...core.plain_data import Json
from ...core.refusal import BadSetup, Refusal
from ...files import read_text
from ...games import TITLES
from ...games.title import Title
from ...locales import Words
from ...tables import set_files


def read_set(file: str, game: str) -> dict[str, Json]:
    """The plain data of a set of a game; raises a refusal with the line of the first mistake."""
    data, text = _load(file)
    _, problems = set_files.check_set(TITLES[game], text, data)
    for line, problem in problems:
        raise _placed(file, line, problem)
    return data


def check_set(file: str, words: Words, console: Console) -> int:
    """Print all mistakes of a set file, or what it contains; returns the exit status."""
    contents: list[tuple[str, dict[str, int]]] = []
    problems: list[Refusal] = []
    try:
        data, text = _load(file)
    except BadSetup as bad:
        problems.append(bad)
    else:
        title = _title_of(data)
        words = words.at(title.id)
        contents, found = set_files.check_set(title, text, data)
        problems += [_placed(file, line, problem) for line, problem in found]
    for problem in problems:
        line = f"{problem.where}: {words.short_reason(problem)}."
        console.print(" ".join(line.split("\n")), highlight=False, markup=False, soft_wrap=True)
    if problems:
        console.print(words("check-set-problems", n=len(problems)))
        return 1
    for key, numbers in contents:
        console.print(words(key, file=file, **numbers), highlight=False, markup=False, soft_wrap=True)
    return 0


def _title_of(data: dict[str, Json]) -> Title:
    """The title that a set is for: the one that has most of its parts."""
    titles = [title for title in TITLES.values() if title.set_parts]
    return max(titles, key=lambda title: len(set(title.set_parts) & set(data)))


def _load(file: str) -> tuple[dict[str, Json], str]:
    """The data of a set file, and its text."""
    text = read_text(file)
    try:
        return set_files.parse_set(text), text
    except BadSetup as bad:
        bad.where = f"{file}:{bad.details['line']}"
        raise


def _placed(file: str, line: int, problem: Refusal) -> BadSetup:
    """A mistake with its file and line."""
    where = f"{file}:{max(line, 1)}"
    if problem.where:
        where += f": {problem.where}"
    return BadSetup(problem.reason, where, **problem.details)
