"""The standings of a contest: as tables and as a picture."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from ...arena.contest import Contest
from ...arena.entrant import OUTSIDE_MARK
from ...arena.figures import Mean, Share, Standing, meetings, standing
from ...arena.match import MatchResult
from ...bots import bot_named
from ...files import file_refusal
from ...locales import Words

GREEN: Final = "#4f7a4a"
PLUS_MINUS: Final = "\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}"


def report(results: list[MatchResult], contest: Contest, console: Console, words: Words) -> None:
    """The standings of all bots, and of each meeting if there are several."""
    strengths = strengths_of(results, contest)
    console.print(_standings(results, contest, strengths, words))
    rivalry = contest.seats > 1 and len(contest.bots) > 1
    if rivalry and not strengths:
        console.print(words("arena-no-strength"))
    if rivalry and len(contest.line_ups) > 1:
        console.print()
        console.print(_meetings(results, words))


def strengths_of(results: list[MatchResult], contest: Contest) -> dict[str, Mean]:
    """Ratings from games against each other, if there are such games and the library is installed."""
    if contest.seats == 1 or len(contest.bots) == 1:
        return {}
    try:
        from ...arena.ratings import ratings
    except ImportError:
        return {}
    return ratings(results)


def ranked(results: list[MatchResult], contest: Contest, strengths: dict[str, Mean]) -> list[Standing]:
    """The bots, the best one first."""
    found = [standing(bot, results) for bot in contest.bots]
    return sorted(found, key=lambda one: -strengths.get(one.bot, one.rating or one.score).value)


def _table(title: str, words: Words) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    table.add_column(words("arena-bot"))
    return table


def _standings(
    results: list[MatchResult], contest: Contest, strengths: dict[str, Mean], words: Words
) -> Table:
    table = _table(words("summary", n=len(results)), words)
    alone = contest.seats == 1
    heads = ["games", *(["strength"] if strengths else [])]
    heads += ["won"] if not alone or results[0].rivals else []
    heads += ["score", *(["rating"] if alone else []), "seconds"]
    for head in heads:
        table.add_column(words(f"arena-{head}"), justify="right")
    for one in ranked(results, contest, strengths):
        cells = {
            "games": words.number(one.games),
            "strength": _mean(strengths.get(one.bot), words),
            "won": _share(one.won, words),
            "score": _mean(one.score, words),
            "rating": _mean(one.rating, words),
            "seconds": f"{words.number(one.pace, 3)}\N{NO-BREAK SPACE}({words.number(one.slowest, 2)})",
        }
        table.add_row(name_of(one.bot, words), *(cells[head] for head in heads))
    return table


def _meetings(results: list[MatchResult], words: Words) -> Table:
    table = _table(words("arena-meetings"), words)
    for head in ("games", "won", "score"):
        table.add_column(words(f"arena-{head}"), justify="right")
    for who, played in meetings(results).items():
        for bot in dict.fromkeys(who):
            one = standing(bot, played)
            cells = [words.number(one.games), _share(one.won, words), _mean(one.score, words)]
            table.add_row(name_of(bot, words), *cells)
        table.add_section()
    return table


def name_of(bot: str, words: Words) -> str:
    """The name of a bot in words; an outside bot keeps its name, without the module."""
    ours = bot_named(bot)
    return bot.rpartition(OUTSIDE_MARK)[2] if ours is None else words(f"bot-{ours.name}")


def _share(share: Share, words: Words) -> str:
    low, high = (words.number(100 * part) for part in (share.low, share.high))
    return f"{words.number(100 * share.value, 1)}\N{NO-BREAK SPACE}({low}–{high})"


def _mean(mean: Mean | None, words: Words) -> str:
    if mean is None:
        return ""
    value = words.number(mean.value, 1)
    return (
        value if mean.error != mean.error else f"{value}{PLUS_MINUS}{words.number(mean.error, 1)}"
    )  # one game: no error


def draw(results: list[MatchResult], contest: Contest, name: str, words: Words) -> None:
    """A picture file of the bots with their strength (in solo games their scores) and its uncertainty."""
    from matplotlib.figure import Figure

    strengths = strengths_of(results, contest)
    bots = ranked(results, contest, strengths)[::-1]
    values = [strengths.get(one.bot, one.rating or one.score) for one in bots]
    what = "strength" if strengths else "rating" if bots[0].rating is not None else "score"
    figure = Figure(figsize=(7, 1.4 + 0.5 * len(bots)), layout="constrained")
    axes = figure.subplots()
    axes.errorbar(
        [mean.value for mean in values],
        [name_of(one.bot, words) for one in bots],
        xerr=[mean.error for mean in values],
        fmt="o",
        color=GREEN,
        capsize=4,
    )
    axes.margins(y=0.2)
    axes.grid(axis="x", alpha=0.3)
    axes.set_title(f"{words(f'game-{contest.game}')} - {words('summary', n=len(results))}")
    axes.set_xlabel(words(f"arena-{what}"))
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    try:
        figure.savefig(name, dpi=120)
    except OSError as error:
        raise file_refusal(error, name, "file-write") from None
