"""The tables of `docs/bots.md`: making them, and writing them into the page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from ..core.refusal import Refusal
from ..games import TITLES, SoloTable
from .figures import Share
from .summary import SummaryRow

UNMEASURED: Final = "Not measured yet."


def tables(lines: Sequence[SummaryRow]) -> dict[str, str]:
    """The tables of the page, by the name of their marker."""
    found: dict[str, str] = {}
    for title in TITLES.values():
        own = [line for line in lines if line.game == title.id]
        found[f"ladder-{title.id}"] = _ladder(own)
        if title.solo_setups():
            alone, shown = [line for line in own if not line.against], title.solo_table()
            kind = _rivals if shown.rival else _scores if shown.good is None else _ratings
            found[shown.name] = kind(alone, shown)
    return found


def _ladder(lines: Iterable[SummaryRow]) -> str:
    rows = [
        [f"{line.bot} - {line.against}", _games(line), _share(line.won),
         f"{line.score:.1f} : {line.others:.1f}", f"{line.pace:.3f}", f"{line.slowest:.2f}"]
        for line in lines
        if line.against and line.place[2] > line.place[3]
    ]  # fmt: skip
    heads = ["match", "games", "won by the first", "mean scores", "seconds a decision", "slowest"]
    return _table(heads, rows)


def _ratings(lines: Iterable[SummaryRow], shown: SoloTable) -> str:
    rows = [
        [line.bot, _games(line), f"{line.rating:.1f} ± {line.rating_error:.1f}",
         _share(Share(line.good, line.games)), f"{line.score:.1f}", f"{line.pace:.3f}", f"{line.slowest:.2f}"]
        for line in lines
    ]  # fmt: skip
    heads = [
        "level",
        "games",
        "mean rating",
        f"{shown.good} or more",
        "mean score",
        "seconds a decision",
        "slowest",
    ]
    return _table(heads, rows)


def _scores(lines: Iterable[SummaryRow], _shown: SoloTable) -> str:
    rows = [
        [line.bot, _games(line), f"{line.score:.1f} ± {line.score_error:.1f}", f"{line.pace:.3f}",
         f"{line.slowest:.2f}"]
        for line in lines
    ]  # fmt: skip
    return _table(["level", "games", "mean score", "seconds a decision", "slowest"], rows)


def _rivals(lines: Iterable[SummaryRow], shown: SoloTable) -> str:
    rows = [
        ["".join(re.findall(r"\d+", line.options)), line.bot, _games(line), _share(line.won),
         f"{line.score:.1f} : {line.others:.1f}", f"{line.pace:.3f}", f"{line.slowest:.2f}"]
        for line in lines
    ]  # fmt: skip
    heads = [
        shown.setting,
        "level",
        "games",
        "won",
        f"mean score : {shown.rival}",
        "seconds a decision",
        "slowest",
    ]
    return _table(heads, rows)


def _games(line: SummaryRow) -> str:
    return f"{line.games:,}"


def _share(share: Share) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _table(heads: list[str], rows: list[list[str]]) -> str:
    if not rows:
        return UNMEASURED
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def filled(page: str, found: dict[str, str]) -> str:
    """The page with its tables between their markers: `<!-- table NAME -->` and `<!-- end -->`.

    A table without a marker, such as that of an installed title, is added at the end once it is measured.
    """
    if "<!-- table " not in page:
        raise Refusal("no-marker", "<!-- table NAME -->")
    for name, table in found.items():
        begin, end = f"<!-- table {name} -->", "<!-- end -->"
        if begin not in page:
            if table == UNMEASURED:
                continue
            page = f"{page.rstrip()}\n\n## {name}\n\n{begin}\n{end}\n"
        if page.count(begin) != 1 or end not in page.split(begin)[1]:
            raise Refusal("no-marker", begin)
        before, after = page.split(begin)
        page = f"{before}{begin}\n{table}\n{end}{after.split(end, 1)[1]}"
    return page
