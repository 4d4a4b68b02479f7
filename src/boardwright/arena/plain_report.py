"""Plays and reports in plain lines, where nothing else is installed."""

from __future__ import annotations

import sys
import time
from typing import Final

from .figures import meetings, standing
from .match import Match, MatchResult
from .results_file import ResultsFile
from .workers import interrupted_once, play_all

QUIET_SECONDS: Final = 15.0
"""Seconds between two lines about progress."""


def run(todo: list[Match], results_file: ResultsFile, jobs: int) -> None:
    """Play what is left, and report progress now and then."""
    begun = said = time.monotonic()
    with interrupted_once(), results_file:
        for done, result in enumerate(play_all(todo, jobs), 1):
            results_file.add(result)
            now = time.monotonic()
            if now - said > QUIET_SECONDS or done == len(todo):
                said = now
                left = (now - begun) / done * (len(todo) - done)
                print(f"{done}/{len(todo)} games, {left:.0f} s left", file=sys.stderr, flush=True)


def report(results: list[MatchResult]) -> None:
    """The figures as plain lines."""
    for who, played in meetings(results).items():
        print(" - ".join(who))
        for bot in dict.fromkeys(who):
            figures = standing(bot, played)
            won, score = figures.won, figures.score
            line = f"  {bot:<10} {figures.games:6} games, mean {score.value:.1f} ± {score.error:.1f}"
            if len(who) > 1 or played[0].rivals:
                line += f", won {won.value:.1%} ({won.low:.1%} to {won.high:.1%})"
            if figures.rating is not None:
                line += f", rating {figures.rating.value:.1f} ± {figures.rating.error:.1f}"
            print(line + f", {figures.pace:.3f} s a decision, slowest {figures.slowest:.2f} s")
