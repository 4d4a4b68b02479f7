"""`boardwright simulate`: many games between bots, with a summary and a histogram of the scores."""

from __future__ import annotations

import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ...bots import BOTS
from ...bots.bot import answer
from ...core.plain_data import Json
from ...core.protocol import State
from ...core.refusal import BadSetup
from ...core.rng import Rng
from ...files import BadFile, file_refusal
from ...games import GAMES, TITLES
from ...locales import Words
from ..screens.screen import Screen
from ..screens.signs import console_for

BINS: Final = 20
BAR: Final = 40
PICTURES: Final = (".png", ".svg", ".pdf")


class GameOutcome:
    """The result of one game: for each seat the total, the rank, the points by source, the cards played."""

    def __init__(self, state: State, answers: int, turns: int) -> None:
        scores = state.scores()[: state.seats]  # without rivals whom the rules play
        self.totals = [score.total for score in scores]
        self.ranks = [score.rank for score in scores]
        self.rating = scores[0].rating
        self.sources = [Counter[str]() for _ in scores]
        self.bonuses = [Counter[str]() for _ in scores]
        """Points of single cards at the end; together they are one source."""
        for score, sources, bonuses in zip(scores, self.sources, self.bonuses, strict=True):
            for line in score.lines:
                sources["bonuses" if line.when == "bonus" else line.source] += line.points
                if line.when == "bonus":
                    bonuses[line.source] += line.points
        self.cards = TITLES[state.game.name].cards_of_seats(state)
        self.answers = answers
        self.turns = turns

    def won(self, seat: int) -> bool:
        return self.ranks[seat] == 1


def play_one(game: str, bot: str, seats: int, seed: int, setup: dict[str, Json]) -> GameOutcome:
    """One game between equal bots; the same seed gives the same game."""
    state = GAMES[game].new(seats, seed, setup)
    rng = Rng(seed).fork()
    answers = turns = 0
    while waiting := state.waiting():
        for seat in waiting:
            turns += state.decision(seat).prompt == "action"
            state.play(seat, answer(BOTS[bot], state, seat, rng))
            answers += 1
    return GameOutcome(state, answers, turns)


def _chunk(task: tuple[str, str, int, range, dict[str, Json]]) -> list[GameOutcome]:
    game, bot, seats, seeds, setup = task
    return [play_one(game, bot, seats, seed, setup) for seed in seeds]


def simulate(
    game: str, number: int, bot: str, seats: int, seed: int, setup: dict[str, Json], jobs: int,
    picture: str | None, cards: bool, words: Words,
) -> None:  # fmt: skip
    """Play `number` games with the seeds that follow `seed`, and print a summary."""
    rules = GAMES[game]
    rules.check_seats(seats, "--seats")
    first = rules.new(seats, seed, setup)  # refuses a bad set-up before the work begins
    if cards and not TITLES[game].cards_of_seats(first):
        raise BadSetup("no-cards-to-count", "cards")
    if picture:
        check_picture(picture)
    console = console_for()
    begun = time.perf_counter()
    outcomes: list[GameOutcome] = []
    with progress_bar(words) as progress:
        bar = progress.add_task(words("simulating", game=words(f"game-{game}")), total=number)
        for chunk in play_many(game, number, bot, seats, seed, setup, jobs):
            outcomes += chunk
            progress.update(bar, advance=len(chunk))
    seconds = time.perf_counter() - begun
    _summary(outcomes, seats, seconds, console, TITLES[game].screen()(words))
    if cards:
        console.print(_cards(outcomes, TITLES[game].screen()(words)))
    totals = [total for outcome in outcomes for total in outcome.totals]
    ratings = [outcome.rating for outcome in outcomes if outcome.rating is not None]
    values, label = (ratings, words("row-rating")) if ratings else (totals, words("row-score"))
    console.print()
    _histogram(values, label, console, words)
    if picture:
        named = {"game": words(f"game-{game}"), "bot": words(f"bot-{bot}")}
        heading = words("picture-title", games=words("summary", n=number), **named)
        counted = words("column-games" if len(values) == number else "column-results")
        mean = words.number(statistics.fmean(values), 1)
        draw_picture(values, label, counted, heading, mean, picture)
        console.print(Text(words("picture-saved", file=picture), style="green"))


def play_many(
    game: str, number: int, bot: str, seats: int, seed: int, setup: dict[str, Json], jobs: int
) -> Iterator[list[GameOutcome]]:
    """Games with the seeds that follow one, on several processors, as they are done."""
    size = max(1, min(50, number // (4 * jobs) or 1))
    tasks = [
        (game, bot, seats, range(first, min(first + size, seed + number)), setup)
        for first in range(seed, seed + number, size)
    ]
    return _run(tasks, jobs)


def _run(
    tasks: Sequence[tuple[str, str, int, range, dict[str, Json]]], jobs: int
) -> Iterator[list[GameOutcome]]:
    if jobs == 1 or len(tasks) == 1:
        yield from map(_chunk, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_chunk, tasks)


def progress_bar(words: Words) -> Progress:
    """A bar on standard error, so that the summary can be piped."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(words("time-left")),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def _summary(
    outcomes: list[GameOutcome], seats: int, seconds: float, console: Console, screen: Screen
) -> None:
    words = screen.words
    table = Table(title=words("summary", n=len(outcomes)), title_justify="left", title_style="bold")
    table.add_column("")
    for head in ("mean", "error", "deviation", "least", "quarter", "median", "three-quarters", "most"):
        table.add_column(words(f"column-{head}"), justify="right")
    rows: list[tuple[str, list[int]]] = [
        (words("row-score"), [total for outcome in outcomes for total in outcome.totals])
    ]
    ratings = [outcome.rating for outcome in outcomes if outcome.rating is not None]
    if ratings:
        rows.append((words("row-rating"), ratings))
    for name, values in rows:
        table.add_row(name, *_figures(values, words))
    console.print(table)
    console.print(_by_source(outcomes, seats, screen))
    turns = sum(outcome.turns for outcome in outcomes)
    if turns:
        console.print(Text(words("turns-each", turns=words.number(turns / len(outcomes) / seats, 1))))
    if seats > 1:
        wins = [sum(outcome.ranks[seat] == 1 for outcome in outcomes) for seat in range(seats)]
        shares = [round(100 * won / len(outcomes)) for won in wins]
        shown = [words("wins-of-seat", seat=seat, share=share) for seat, share in enumerate(shares)]
        console.print(Text(words("wins-by-seat", wins=", ".join(shown))))
    if ratings:
        best_first = sorted(outcomes, key=lambda outcome: -(outcome.rating or 0))
        titles = Counter(screen.title(outcome.rating or 0, outcome.ranks[0]) for outcome in best_first)
        for name, count in titles.items():  # best first
            share = words.number(100 * count / len(ratings), 1)
            console.print(Text(f"  {share:>5} %  {name}"))
    answers = sum(outcome.answers for outcome in outcomes)
    rate = {"games": words.number(len(outcomes) / seconds, 1), "answers": words.number(answers / seconds)}
    console.print(Text(words("simulate-speed", **rate), style="dim"))


def _by_source(outcomes: list[GameOutcome], seats: int, screen: Screen) -> Table:
    """Where points come from: on average, and for winners, with their share of the total."""
    words = screen.words
    table = Table(title=words("by-source"), title_justify="left", title_style="bold")
    table.add_column(words("column-source"))
    several = seats > 1
    for head in ("games", "mean", *(("winners", "share") if several else ())):
        table.add_column(words(f"column-{head}"), justify="right")
    all_points: Counter[str] = Counter()
    won_points: Counter[str] = Counter()
    games_of: Counter[str] = Counter()
    winners = 0
    for outcome in outcomes:
        games_of.update({source for sources in outcome.sources for source in sources})
        for seat, sources in enumerate(outcome.sources):
            all_points.update(sources)
            if outcome.won(seat):
                won_points.update(sources)
                winners += 1
    whole = sum(won_points.values()) or 1
    for source in sorted(all_points, key=lambda source: -all_points[source] / games_of[source]):
        games = games_of[source]
        cells = [str(games), words.number(all_points[source] / games / seats, 1)]
        if several:
            cells.append(words.number(won_points[source] / max(1, winners), 1))
            cells.append(f"{words.number(100 * won_points[source] / whole, 1)} %")
        table.add_row(screen.source(source), *cells)
    return table


def card_figures(outcomes: list[GameOutcome]) -> dict[str, tuple[float, float, float]]:
    """For each card: the share of players who had it, the points it brought by its bonus, and how much more
    players with it scored than players without it."""
    having: Counter[str] = Counter()
    bonus: Counter[str] = Counter()
    points: Counter[str] = Counter()
    players = whole = 0
    for outcome in outcomes:
        for seat, built in enumerate(outcome.cards):
            players += 1
            whole += outcome.totals[seat]
            bonus.update(outcome.bonuses[seat])
            for card in set(built):
                having[card] += 1
                points[card] += outcome.totals[seat]
    found: dict[str, tuple[float, float, float]] = {}
    for card, n in having.items():
        without = (whole - points[card]) / (players - n) if players > n else points[card] / n
        found[card] = (n / players, bonus[card] / n, points[card] / n - without)
    return found


def _cards(outcomes: list[GameOutcome], screen: Screen) -> Table:
    words = screen.words
    table = Table(title=words("by-card"), title_justify="left", title_style="bold")
    table.add_column(words("column-card"))
    for head in ("players", "bonus", "difference"):
        table.add_column(words(f"column-{head}"), justify="right")
    figures = card_figures(outcomes)
    for card in sorted(figures, key=lambda card: -figures[card][0]):
        share, bonus, difference = figures[card]
        cells = [
            f"{words.number(100 * share, 1)} %",
            words.number(bonus, 1),
            words.number(difference, 1, sign=True),
        ]
        table.add_row(screen.source(card), *cells)
    return table


def _figures(values: list[int], words: Words) -> list[str]:
    ordered = sorted(values)

    def at(share: float) -> str:
        return words.number(ordered[min(len(ordered) - 1, int(share * len(ordered)))])

    deviation = statistics.stdev(values) if len(values) > 1 else 0
    median = statistics.median(values)
    error = deviation / len(values) ** 0.5
    means = [words.number(figure, 1) for figure in (statistics.fmean(values), error, deviation)]
    middle = words.number(median, 0 if median == int(median) else 1)
    return [*means, at(0), at(0.25), middle, at(0.75), at(1)]


def _bins(values: list[int]) -> list[tuple[int, int, int]]:
    """Equal bins of whole numbers: from, to, how many."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // BINS))
    low = low // width * width
    counts = Counter((value - low) // width for value in values)
    return [(low + i * width, low + (i + 1) * width - 1, counts[i]) for i in range((high - low) // width + 1)]


def _histogram(values: list[int], label: str, console: Console, words: Words) -> None:
    bins = _bins(values)
    most = max(count for _, _, count in bins)
    console.print(Text(label, style="bold"))
    for low, high, count in bins:
        interval = words.number(low) if low == high else f"{words.number(low)} … {words.number(high)}"
        bar = "█" * round(BAR * count / most)
        console.print(Text(f"{interval:>14} │{bar} {count}"))


def check_picture(name: str) -> None:
    """Refuse a picture file that cannot be written, before any game is played."""
    if Path(name).suffix not in PICTURES:
        raise BadFile("picture-kind", name, known=", ".join(PICTURES))
    if not Path(name).parent.is_dir():
        raise BadFile("file-folder", name)
    _figure_maker()


def _figure_maker() -> Callable[..., object]:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadFile("picture-library", "--picture") from None
    return Figure


def draw_picture(values: list[int], label: str, counted: str, heading: str, mean: str, name: str) -> None:
    """The histogram as a picture file."""
    from matplotlib.figure import Figure

    bins = _bins(values)
    edges = [low for low, _, _ in bins] + [bins[-1][1] + 1]
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.hist(values, bins=edges, color="#4f7a4a", edgecolor="white")
    middle = statistics.fmean(values)
    axes.axvline(middle, color="#b0472f", linewidth=1.5)
    axes.annotate(
        mean,
        (middle, 1),
        xycoords=("data", "axes fraction"),
        xytext=(4, -12),
        textcoords="offset points",
    )
    axes.set_title(heading)
    axes.set_xlabel(label)
    axes.set_ylabel(counted)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    try:
        figure.savefig(name, dpi=120)
    except OSError as error:
        raise file_refusal(error, name, "file-write") from None
