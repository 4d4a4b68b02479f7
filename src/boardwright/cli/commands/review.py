"""`boardwright review`: what the answers of a finished game cost, what was better, and why."""

from __future__ import annotations

import json
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...core.label import Label
from ...core.plain_data import Json
from ...core.record import Record
from ...datasets import Columns, Row, players
from ...games import TITLES
from ...locales import Words
from ...reviews import Examination, Reason, Review, TurningPoint
from ..screens.columns import check_columns_file, write_columns
from ..screens.players import check_bots, display_names
from ..screens.screen import Screen
from .simulate import progress_bar

PLUS_MINUS: Final = "\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}"


VERDICT_COLUMNS: Final[Columns] = {
    "game": "text", "rules": "whole", "seed": "text", "seats": "whole", "thorough": "truth", "seat": "whole",
    "player": "text", "start": "whole", "at": "whole", "season": "text", "kind": "text", "played": "text",
    "best": "text", "foreseen": "real", "loss": "real", "error": "real", "worlds": "whole",
}  # fmt: skip
"""One row for each verdict; documented in `docs/review.md`."""


def verdict_rows(record: Record, review: Review) -> list[Row]:
    """The verdicts as rows for analysis; people have no names there."""
    who = players(record)
    return [
        {
            "game": review.game, "rules": review.rules, "seed": str(record.seed), "seats": len(who),
            "thorough": review.thorough, "seat": one.seat, "player": who[one.seat], "start": one.start,
            "at": one.at, "season": one.season, "kind": one.kind, "played": one.played, "best": one.best,
            "foreseen": one.foreseen, "loss": one.loss, "error": one.error, "worlds": one.worlds,
        }
        for one in review.verdicts
    ]  # fmt: skip


def show_review(
    record: Record, thorough: bool, as_json: bool, out: str | None, words: Words, console: Console
) -> int:
    """Review a recorded game. If it is interrupted, what has been found is shown."""
    if out is not None:
        check_columns_file(out)
    check_bots(record.names)
    examination = Examination(record, thorough=thorough)
    status = judge_all(examination, words)
    review = examination.review()
    if out is not None:
        write_columns(out, VERDICT_COLUMNS, verdict_rows(record, review))
    if as_json:
        print(json.dumps(review.dump(), ensure_ascii=False, indent=1))
        return status
    screen = TITLES[record.game.name].screen()(words.plus(record.state.words()))
    report = Report(examination, review, screen)
    report.show(console)
    return status


def judge_all(examination: Examination, words: Words) -> int:
    """Judge all actions, with a progress bar; return the exit status: 130 if it was interrupted."""
    with progress_bar(words) as bar:
        task = bar.add_task(words("review-progress"), total=len(examination.actions))
        try:
            for _ in examination.verdicts():
                bar.advance(task)
        except KeyboardInterrupt:
            return 130
    return 0


class Report:
    """A review in words."""

    def __init__(self, examination: Examination, review: Review, screen: Screen) -> None:
        self.examination: Final = examination
        self.review: Final = review
        self.screen: Final = screen
        self.words: Final = screen.words
        record = examination.record
        self.names: Final = display_names(record.names, screen.words) + screen.rivals(record.state)

    def show(self, console: Console) -> None:
        """Print all of it."""
        words, review = self.words, self.review
        console.print(
            Text(self.screen.heading(self.examination.record.state, self.examination.record.seed), "bold")
        )
        if not review.is_complete:
            console.print(words("review-partial", n=len(review.verdicts), all=review.actions))
        console.print(words(f"review-curve-{review.outline.unit}", player=self.names[0], points=self.curve()))
        console.print()
        if not review.turning_points:
            console.print(words("review-none"))
        for number, point in enumerate(review.turning_points, 1):
            console.print(Text(f"{number}. {self.turning_point(point)}"))
            for sentence in self.why(point):
                console.print(Padding(Text(sentence), (0, 0, 0, 3)))
        console.print()
        console.print(self.seats())
        console.print(words("review-witness"))

    def curve(self) -> str:
        """What the first player could expect at the beginning, whenever a season began, and at the end."""
        words = self.words
        points = {point.answers: point for point in self.review.outline.curve if point.seat == 0}
        by_season: dict[str, str] = {}
        for examined in self.examination.actions:
            point = points.get(examined.action.start)
            if point is not None and examined.action.seat == 0 and examined.season not in by_season:
                when = words(f"season-{examined.season}") if examined.season else words("review-start")
                by_season[examined.season] = words(
                    "review-curve-point", when=when, lead=self.lead(point.lead), n=words.number(point.error)
                )
        end = self.lead(self.review.seats[0].result)
        return ", ".join([*by_season.values(), words("review-curve-end", lead=end)])

    def lead(self, value: float) -> str:
        """A lead with its sign, or a rating."""
        return self.words.number(value, 0, sign=self.review.outline.unit == "margin")

    def turning_point(self, point: TurningPoint) -> str:
        """What was played, what was better, and by how much."""
        words, verdict = self.words, point.verdict
        text = words(
            "review-point",
            player=self.names[verdict.seat],
            when=words(f"season-{verdict.season}") if verdict.season else words("review-game"),
            answer=verdict.at + 1,
            played=self.option(point, verdict.played),
            best=self.option(point, verdict.best),
            loss=words.number(verdict.loss, 1),
            error=words.number(verdict.error, 1),
        )
        return text[:1].upper() + text[1:]  # seasons are in lower case in some games

    def option(self, point: TurningPoint, code: str) -> str:
        """An option of a turning point in words."""
        verdict = point.verdict
        state = self.examination.actions[verdict.action].action.states[verdict.at - verdict.start]
        return self.screen.option_text(state, verdict.seat, code, self.names)

    def why(self, point: TurningPoint) -> list[str]:
        """Why it was better, in sentences."""
        found = [self.reason(reason) for reason in point.verdict.reasons]
        if point.times > 1:
            found.append(self.words("review-again", n=point.times))
        return found

    def reason(self, reason: Reason) -> str:
        """One reason as a sentence."""
        words = self.words
        if reason.sources:
            parts = [
                words(
                    "review-denied" if one.denied else "review-source",
                    points=words.number(one.points, 1, sign=True),
                    source=self.screen.source(one.source),
                )
                for one in reason.sources
            ]
            return words(reason.key, sources=words.join(parts))
        args = {name: self.argument(value) for name, value in reason.args.items()}
        return words(reason.key, **args)

    def argument(self, value: Json) -> str | int:
        """A parameter of a reason: a number, or the label of an option."""
        if isinstance(value, dict):
            key, args = value["key"], value["args"]
            assert isinstance(key, str)
            assert isinstance(args, dict)
            return self.screen.wording(self.names).option(Label(key, args, []))
        assert isinstance(value, int)
        return value

    def seats(self) -> Table:
        """Accuracy, by season, and what the answers cost."""
        words = self.words
        table = Table(box=SIMPLE_HEAD)
        table.add_column(words("review-player"))
        heads = ["accuracy", "choices", "cost", f"result-{self.review.outline.unit}"]
        alone = self.review.seats[0].rest is None
        for head in heads if alone else [*heads, "rest"]:
            table.add_column(words(f"review-{head}"), justify="right")
        seasons = list(dict.fromkeys(season for seat in self.review.seats for season in seat.seasons))
        for season in seasons:
            table.add_column(words(f"season-{season}"), justify="right")
        for seat in self.review.seats:
            cells = [
                words.number(seat.accuracy),
                words.number(seat.choices),
                f"{words.number(seat.cost, 1)}{PLUS_MINUS}{words.number(seat.error, 1)}",
                self.lead(seat.result),
            ]
            if seat.rest is not None:
                cells.append(words.number(seat.rest, 1, sign=True))
            cells += [
                words.number(seat.seasons[season]) if season in seat.seasons else "" for season in seasons
            ]
            table.add_row(self.names[seat.seat], *cells)
        return table
