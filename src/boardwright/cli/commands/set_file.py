"""Set files: reading one, and the line of everything that is wrong with it."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from rich.console import Console

from ...core.plain_data import Json
from ...core.refusal import BadDocument, BadSetup, Refusal
from ...games import TITLES
from ...games.title import Title
from ...locales import Words
from ..files import read_text

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|[-\w.]+')
"""A text or a number within a list."""


def read_set(file: str, game: str) -> dict[str, Json]:
    """The plain data of a set of a game; raises a refusal with the line of the first mistake."""
    data, text = _load(file)
    _, problems = _check(TITLES[game], file, text, data)
    if problems:
        raise problems[0]
    return data


def check_set(file: str, words: Words, console: Console) -> int:
    """Print all that is wrong with a set file, or what it holds; gives the exit status."""
    try:
        data, text = _load(file)
    except BadSetup as bad:
        told: list[tuple[str, dict[str, int]]] = []
        problems: list[Refusal] = [bad]
    else:
        title = _title_of(data)
        words = words.at(title.id)
        told, problems = _check(title, file, text, data)
    for problem in problems:
        line = f"{problem.where}: {words.short_reason(problem)}."
        console.print(" ".join(line.split("\n")), highlight=False, markup=False, soft_wrap=True)
    if problems:
        console.print(words("check-set-problems", n=len(problems)))
        return 1
    for key, numbers in told:
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
        data: dict[str, Any] = tomllib.loads(text)
    except RecursionError:
        raise BadSetup("not-toml", f"{file}:1", column=1) from None
    except tomllib.TOMLDecodeError as error:
        line, column = _where(str(error), text)
        raise BadSetup("not-toml", f"{file}:{line}", column=column) from None
    return data, text


def _check(
    title: Title, file: str, text: str, data: dict[str, Any]
) -> tuple[list[tuple[str, dict[str, int]]], list[Refusal]]:
    """What a set holds, and its mistakes in the order of their lines."""
    try:
        return title.check_set(data), []
    except BadDocument as bad:
        found = [(line_of(text, problem.where), problem) for problem in bad.problems]
        found.sort(key=lambda pair: pair[0])
        return [], [
            BadSetup(problem.reason, _place(file, line, problem.where, data), **problem.details)
            for line, problem in found
        ]


def _where(message: str, text: str) -> tuple[int, int]:
    """Line and column of what the parser stumbled over; it says so only in its message."""
    found = re.search(r"line (\d+), column (\d+)", message)
    return (int(found[1]), int(found[2])) if found else (text.count("\n") + 1, 1)


def _place(file: str, line: int, path: str, data: dict[str, Any]) -> str:
    """File, line, and the entry by its id rather than by its number."""
    found = re.match(r"(\w+)\[(\d+)\](.*)", path)
    if found is not None:
        entry = data[found[1]][int(found[2])]
        id = entry.get("id") if isinstance(entry, dict) else None
        if isinstance(id, str):
            path = f"{found[1]} {id}{found[3]}"
    return f"{file}:{line}: {path}" if path else f"{file}:{line}"


def line_of(text: str, path: str) -> int:
    """The line, from 1, on which stands what a path such as `card[3].does[1]` leads to."""
    steps = re.findall(r"([^.\[\]]+)(?:\[(\d+)\])?", path)
    if not steps:
        return 1
    lines = text.splitlines()
    name, number = steps[0][0], int(steps[0][1] or 0)
    heads = [i for i, line in enumerate(lines) if re.match(rf"\s*\[+\s*{re.escape(name)}\s*\]", line)]
    if not heads:  # the list stands in a key of its own
        return _key(lines, 0, len(lines), [name], number if steps[0][1] else -1) or 1
    head = heads[min(number, len(heads) - 1)]
    end = next((i for i in range(head + 1, len(lines)) if _is_head(lines[i], name)), len(lines))
    keys = [key for key, _ in steps[1:]]
    index = int(steps[-1][1]) if len(steps) > 1 and steps[-1][1] else -1
    return _key(lines, head, end, keys, index) or head + 1


def _is_head(line: str, name: str) -> bool:
    """Whether another entry begins, rather than a part of this one."""
    return line.lstrip().startswith("[") and not re.match(rf"\s*\[+\s*{re.escape(name)}\.", line)


def _key(lines: list[str], first: int, end: int, keys: list[str], index: int) -> int:
    """The line, from 1, of a key within some lines, or of an element of its list; the longest part of the
    keys that stands there counts. 0 if there is none."""
    for length in range(len(keys), 0, -1):
        dotted = r"\s*\.\s*".join(rf"[\"']?{re.escape(key)}[\"']?" for key in keys[:length])
        last = rf"[\"']?{re.escape(keys[length - 1])}[\"']?"
        table = r"\.".join(re.escape(key) for key in keys[: length - 1])
        inside = length == 1
        for i in range(first, end):
            if re.match(r"\s*\[", lines[i]):  # a part of the entry as a table
                inside = length == 1 or re.search(rf"\.{table}\s*\]", lines[i]) is not None
            if re.match(rf"\s*{dotted}\s*=", lines[i]) or (inside and re.match(rf"\s*{last}\s*=", lines[i])):
                return _within(lines, i, index if length == len(keys) else -1) + 1
    return 0


def _within(lines: list[str], first: int, index: int) -> int:
    """The line of an element, where a list goes over several lines."""
    if index < 0 or "]" in lines[first].partition("=")[2]:
        return first
    left = index
    for i in range(first, len(lines)):
        code = (lines[i].partition("=")[2] if i == first else lines[i]).partition("#")[0]
        tokens = re.findall(r"\{", code) if "{" in code else TOKEN.findall(code)
        if left < len(tokens):
            return i
        left -= len(tokens)
    return first
