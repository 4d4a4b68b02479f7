"""Measure the balance of Farshore's standard set with the casual bot; writes `docs/farshore-balance.md`.

    .venv/bin/python bench/farshore_balance.py [GAMES]     games for each number of players, by default 2000

Prints its progress. The pictures next to the page need matplotlib (the extra `plots`).
"""

from __future__ import annotations

import os
import statistics
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from boardwright.cli.commands.simulate import GameOutcome, card_figures, play_many
from boardwright.core.plain_data import Json
from boardwright.games.farshore.rules.standard import standard
from boardwright.locales import Words

PAGE = Path(__file__).parent.parent / "docs" / "farshore-balance.md"
PICTURES = PAGE.parent / "pictures"
WORDS = Words("en", game="farshore")
SOURCES = ("ship", "maps", "cards", "bonuses", "treasures", "points")
NAMES = {"cards": "cards (printed points)", "bonuses": "prosperity", "points": "point tokens"}
NOTE = Path(__file__).parent / "farshore_balance.txt"
"""The end of the page: what was changed, and why. Written by hand."""


def play(games: int, seats: int, **setup: Json) -> list[GameOutcome]:
    print(f"{games} games, {seats} seats, {setup}", file=sys.stderr, flush=True)
    jobs = os.cpu_count() or 1
    return [one for many in play_many("farshore", games, "casual", seats, 0, setup, jobs) for one in many]


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    names = list(head)
    lines = [f"| {' | '.join(names)} |", f"| --- |{' ---: |' * (len(names) - 1)}"]
    return [*lines, *[f"| {' | '.join(row)} |" for row in rows], ""]


def by_source(outcomes: list[GameOutcome]) -> tuple[Counter[str], int]:
    """Points of winners by source, and how many winners there were."""
    points: Counter[str] = Counter()
    winners = 0
    for outcome in outcomes:
        for seat, sources in enumerate(outcome.sources):
            if outcome.won(seat):
                points.update(sources)
                winners += 1
    return points, winners


def interval(share: float, n: int) -> str:
    """A share with its 95 % interval, in percent."""
    return f"{100 * share:.1f} ± {196 * (share * (1 - share) / n) ** 0.5:.1f}"


def scores(results: dict[int, list[GameOutcome]]) -> list[str]:
    rows = []
    for seats, outcomes in results.items():
        totals = [total for outcome in outcomes for total in outcome.totals]
        best = [max(outcome.totals) for outcome in outcomes]
        turns = sum(outcome.turns for outcome in outcomes) / len(outcomes) / seats
        answers = sum(outcome.answers for outcome in outcomes) / len(outcomes) / seats
        figures = [statistics.fmean(totals), statistics.stdev(totals), statistics.fmean(best), turns]
        rows.append([str(seats), str(len(outcomes)), *[f"{n:.1f}" for n in figures], f"{answers:.0f}"])
    head = ("players", "games", "mean score", "deviation", "winner's mean", "turns each", "answers each")
    return table(head, rows)


def sources(results: dict[int, list[GameOutcome]]) -> list[str]:
    rows = []
    for source in SOURCES:
        row = [NAMES.get(source, source)]
        for outcomes in results.values():
            points, winners = by_source(outcomes)
            row.append(
                f"{points[source] / winners:.1f} ({100 * points[source] / sum(points.values()):.0f} %)"
            )
        rows.append(row)
    return table(("winner's points from", *[f"{seats} players" for seats in results]), rows)


def seat_wins(results: dict[int, list[GameOutcome]]) -> list[str]:
    rows = []
    for seats, outcomes in results.items():
        row = [f"{seats} players"]
        for seat in range(4):
            share = sum(outcome.won(seat) for outcome in outcomes) / len(outcomes) if seat < seats else 0
            row.append(interval(share, len(outcomes)) if seat < seats else "")
        rows.append(row)
    return table(("wins or shares, %", "seat 1", "seat 2", "seat 3", "seat 4"), rows)


def cards(results: dict[int, list[GameOutcome]]) -> list[str]:
    figures = card_figures([outcome for outcomes in results.values() for outcome in outcomes])
    rows = []
    for card in sorted(standard().cards.cards, key=lambda card: -figures.get(card.id, (0, 0, 0))[0]):
        share, bonus, difference = figures.get(card.id, (0.0, 0.0, 0.0))
        shown = [f"{100 * share:.1f}", f"{card.points + bonus:.1f}", f"{difference:+.1f}"]
        rows.append([WORDS(f"card-{card.id}"), *shown])
    return table(("card", "players who play it, %", "points it is worth", "score with − without"), rows)


def bonny(games: int) -> list[str]:
    rows = []
    for level in (1, 2, 3, 4):
        outcomes = play(games, 1, bonny=level)
        mine = [outcome.totals[0] for outcome in outcomes]
        hers = [outcome.totals[0] - (outcome.rating or 0) for outcome in outcomes]
        won = sum(outcome.won(0) for outcome in outcomes) / games
        rows.append(
            [
                f"{level} {WORDS(f'level-{level}')}", str(games), f"{statistics.fmean(mine):.1f}",
                f"{statistics.fmean(hers):.1f}", interval(won, games),
            ]
        )  # fmt: skip
    return table(("level", "games", "casual bot", "Captain Bonny", "casual wins, %"), rows)


def pictures(results: dict[int, list[GameOutcome]]) -> None:
    """Draw the sources of winners' points, and how often cards are played."""
    from matplotlib.figure import Figure

    PICTURES.mkdir(exist_ok=True)
    colours = ("#2f6f8f", "#b0472f", "#4f7a4a", "#7a4f8f", "#c9a227", "#8a8a8a")
    figure = Figure(figsize=(7, 3), layout="constrained")
    axes = figure.subplots()
    for row, (seats, outcomes) in enumerate(results.items()):
        points, winners = by_source(outcomes)
        left = 0.0
        for source, colour in zip(SOURCES, colours, strict=True):
            width = points[source] / winners
            label = NAMES.get(source, source) if row == 0 else None
            axes.barh(f"{seats} players", width, left=left, color=colour, label=label)
            left += width
    axes.set_xlabel("mean points of winners")
    axes.legend(ncols=3, fontsize=8, loc="lower center", bbox_to_anchor=(0.5, 1))
    figure.savefig(PICTURES / "farshore-sources.svg", metadata={"Date": None})
    figures = card_figures([outcome for outcomes in results.values() for outcome in outcomes])
    figure = Figure(figsize=(7, 5), layout="constrained")
    axes = figure.subplots()
    for card in standard().cards.cards:
        share, _, difference = figures.get(card.id, (0.0, 0.0, 0.0))
        colour = ("#b08d57", "#4f7a4a", "#b0472f", "#2f6f8f", "#7a4f8f")[card.colour]
        axes.scatter(100 * share, difference, color=colour, s=18)
        axes.annotate(WORDS(f"card-{card.id}"), (100 * share, difference), fontsize=6)
    axes.axhline(0, color="#8a8a8a", linewidth=0.8)
    axes.set_xlabel("players who play it, %")
    axes.set_ylabel("score with − without")
    figure.savefig(PICTURES / "farshore-cards.svg", metadata={"Date": None})


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    results = {seats: play(games, seats) for seats in (2, 3, 4)}
    lines = [
        "# The balance of Farshore's standard set",
        "",
        "Measured with the casual bot, which looks one step ahead; written by `bench/farshore_balance.py`.",
        "Reconstructed values may be tuned to keep these figures reasonable; printed values never are",
        "(`docs/farshore-data.md`).",
        "",
        "## Scores and length",
        "",
        *scores(results),
        "## Where winners' points come from",
        "",
        *sources(results),
        "![Points of winners by source](pictures/farshore-sources.svg)",
        "",
        "## Seats",
        "",
        *seat_wins(results),
        "## Captain Bonny, alone against her",
        "",
        *bonny(games),
        "## Cards",
        "",
        "All games together: the share of players who have the card in their city at the end, what it is",
        "worth then (printed points and bonus), and how much more players with the card score.",
        "",
        *cards(results),
        "![How often cards are played, and what they go with](pictures/farshore-cards.svg)",
        "",
    ]
    PAGE.write_text("\n".join([*lines, NOTE.read_text()]))
    pictures(results)


if __name__ == "__main__":
    main()
