"""Set files as players write them: TOML or JSON. Every mistake is reported with its line."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, Final

from ..core.plain_data import Json
from ..core.refusal import BadDocument, BadSetup, Refusal
from ..games.title import Title
from .replies import CheckedSet, SetLine, SetProblem

LONGEST_LINE: Final = 500
"""The longest line allowed: a key of thousands of parts keeps the parser busy for minutes."""
TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|[-\w.]+')
"""A text or a number within a list."""


def parse_set(text: str) -> dict[str, Json]:
    """The plain data of a set; raises `BadSetup` with the line among its details."""
    return _json(text) if _is_json(text) else _toml(text)


def _is_json(text: str) -> bool:
    return text.lstrip().startswith("{")


def _toml(text: str) -> dict[str, Json]:
    for number, written in enumerate(text.splitlines(), 1):
        if len(written) > LONGEST_LINE:
            raise BadSetup("not-toml", line=number, column=LONGEST_LINE)
    try:
        data: dict[str, Any] = tomllib.loads(text)
    except RecursionError:
        raise BadSetup("not-toml", line=1, column=1) from None
    except tomllib.TOMLDecodeError as error:  # only its message has the line and the column
        found = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = (int(found[1]), int(found[2])) if found else (text.count("\n") + 1, 1)
        raise BadSetup("not-toml", line=line, column=column) from None
    return data


def _json(text: str) -> dict[str, Json]:
    try:
        data: dict[str, Any] = json.loads(text)
    except RecursionError:
        raise BadSetup("file-json-plain", line=1) from None
    except json.JSONDecodeError as error:
        raise BadSetup("file-json", line=error.lineno, column=error.colno) from None
    return data


def checked_set(title: Title, text: str) -> CheckedSet:
    """A set as plain data with what it contains, or all its mistakes."""
    try:
        data = parse_set(text)
        contents, problems = check_set(title, text, data)
    except BadSetup as bad:
        contents, problems = [], [(int(bad.details["line"]), bad)]
    return CheckedSet(
        None if problems else data,
        [SetLine(key, dict(numbers)) for key, numbers in contents],
        [SetProblem(line, bad.where, bad.reason, dict(bad.details)) for line, bad in problems],
    )


def check_set(
    title: Title, text: str, data: dict[str, Any]
) -> tuple[list[tuple[str, dict[str, int]]], list[tuple[int, Refusal]]]:
    """What a set contains, and its mistakes in the order of their lines (0 in JSON)."""
    try:
        return title.check_set(data), []
    except BadDocument as bad:
        found: list[tuple[int, Refusal]] = []
        for problem in bad.problems:
            line = 0 if _is_json(text) else line_of(text, problem.where)
            found.append((line, BadSetup(problem.reason, _place(problem.where, data), **problem.details)))
        return [], sorted(found, key=lambda pair: pair[0])


def _place(path: str, data: dict[str, Any]) -> str:
    """A path with the id of the entry instead of its number."""
    found = re.match(r"(\w+)\[(\d+)\](.*)", path)
    if found is not None:
        entry = data[found[1]][int(found[2])]
        id = entry.get("id") if isinstance(entry, dict) else None
        if isinstance(id, str):
            return f"{found[1]} {id}{found[3]}"
    return path


def line_of(text: str, path: str) -> int:
    """The line, from 1, of a path such as `card[3].does[1]`."""
    steps = re.findall(r"([^.\[\]]+)(?:\[(\d+)\])?", path)
    if not steps:
        return 1
    lines = text.splitlines()
    name, number = steps[0][0], int(steps[0][1] or 0)
    heads = [i for i, line in enumerate(lines) if re.match(rf"\s*\[+\s*{re.escape(name)}\s*\]", line)]
    if not heads:  # the list has its own key
        return _key(lines, 0, len(lines), [name], number if steps[0][1] else -1) or 1
    head = heads[min(number, len(heads) - 1)]
    end = next((i for i in range(head + 1, len(lines)) if _is_head(lines[i], name)), len(lines))
    keys = [key for key, _ in steps[1:]]
    index = int(steps[-1][1]) if len(steps) > 1 and steps[-1][1] else -1
    return _key(lines, head, end, keys, index) or head + 1


def _is_head(line: str, name: str) -> bool:
    """Whether another entry begins here, and not a part of this one."""
    return line.lstrip().startswith("[") and not re.match(rf"\s*\[+\s*{re.escape(name)}\.", line)


def _key(lines: list[str], first: int, end: int, keys: list[str], index: int) -> int:
    """The line, from 1, of a key within some lines, or of an element of its list. If only the first of the
    keys are found, their line; 0 if none is found."""
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
    """The line of an element of a list that spans several lines."""
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
