"""`boardwright replay`: a recorded game told move by move, and how it ended."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from ..core.record import Record
from ..core.refusal import Refusal
from ..games import TITLES
from ..locales import Words
from .players import display_names


def replay(
    record: Record,
    words: Words,
    console: Console,
    to: int | None,
    seat: int | None,
) -> None:
    """Tell a game from the start, or as far as `to` answers; with a seat, what that seat saw."""
    screen = TITLES[record.game.name].screen()(words.plus(record.state.words()))
    names = display_names(record.names, words) + screen.rivals(record.state)
    if seat is not None and seat >= record.state.seats:
        raise Refusal("no-seat", "--seat", seat=seat)
    again = Record(record.game, record.seed, record.options, record.names)
    console.print(Text(screen.heading(again.state, again.seed), style="bold underline"))
    events = list(again.opening)
    answers = record.answers if to is None else record.answers[:to]
    number = 0
    while True:
        for event in events:
            line = screen.log(event, names, seat) if event.seen_by(seat) else ""
            if line:
                console.print(Text(f"{number:>4}  {line}"))
        if number == len(answers):
            break
        events = again.choose(*answers[number])
        number += 1
    console.print()
    if seat is None:
        console.print(screen.spectator(again.state, names))
    else:
        console.print(screen.season(again.state))
        console.print(screen.seat_view(again.state, seat, names))
    console.print()
    console.print(screen.scores(again.state, names))
    if not again.state.waiting():
        console.print(Text(screen.verdict(again.state, names), style="bold green"))
    else:
        waiting = words.join([names[other] for other in again.state.waiting()])
        console.print(Text(words("waiting", players=waiting)))
