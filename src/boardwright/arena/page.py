"""The tables of `docs/bots.md`, and how they get there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ..core.refusal import Refusal
from ..games import GAMES
from .figures import Share
from .summary import GOOD_RATING, Line


def tables(lines: Sequence[Line]) -> dict[str, str]:
    """The tables of the page, by the name of their marker."""
    found = {f"ladder-{game}": _ladder([line for line in lines if line.game == game]) for game in GAMES}
    alone = [line for line in lines if not line.against]
    found["cartographers"] = _ratings([line for line in alone if line.game == "cartographers"])
    found["rugwort"] = _rivals([line for line in alone if line.game == "everdell"], "Year", "Rugwort")
    found["bonny"] = _rivals(
        [line for line in alone if line.game == "farshore"], "Her level", "Captain Bonny"
    )
    return found


def _ladder(lines: Iterable[Line]) -> str:
    rows = [
        [f"{line.bot} - {line.against}", _games(line), _share(line.won),
         f"{line.score:.1f} : {line.others:.1f}", f"{line.pace:.3f}", f"{line.slowest:.2f}"]
        for line in lines
        if line.against and line.place[2] > line.place[3]
    ]  # fmt: skip
    heads = ["match", "games", "won by the first", "mean scores", "seconds a decision", "slowest"]
    return _table(heads, rows)


def _ratings(lines: Iterable[Line]) -> str:
    rows = [
        [line.bot, _games(line), f"{line.rating:.1f} ± {line.rating_error:.1f}",
         _share(Share(line.good, line.games)), f"{line.score:.1f}", f"{line.pace:.3f}", f"{line.slowest:.2f}"]
        for line in lines
    ]  # fmt: skip
    heads = [
        "level",
        "games",
        "mean rating",
        f"{GOOD_RATING} or more",
        "mean score",
        "seconds a decision",
        "slowest",
    ]
    return _table(heads, rows)


def _rivals(lines: Iterable[Line], setting: str, rival: str) -> str:
    rows = [
        ["".join(re.findall(r"\d+", line.options)), line.bot, _games(line), _share(line.won),
         f"{line.score:.1f} : {line.others:.1f}", f"{line.pace:.3f}", f"{line.slowest:.2f}"]
        for line in lines
    ]  # fmt: skip
    heads = [
        setting.lower(),
        "level",
        "games",
        "won",
        f"mean score : {rival}",
        "seconds a decision",
        "slowest",
    ]
    return _table(heads, rows)


def _games(line: Line) -> str:
    return f"{line.games:,}"


def _share(share: Share) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _table(heads: list[str], rows: list[list[str]]) -> str:
    if not rows:
        return "Not measured yet."
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def filled(page: str, found: dict[str, str]) -> str:
    """The page with its tables between their markers: `<!-- table NAME -->` and `<!-- end -->`."""
    for name, table in found.items():
        begin, end = f"<!-- table {name} -->", "<!-- end -->"
        if page.count(begin) != 1 or end not in page.split(begin)[1]:
            raise Refusal("no-marker", begin)
        before, after = page.split(begin)
        page = f"{before}{begin}\n{table}\n{end}{after.split(end, 1)[1]}"
    return page
