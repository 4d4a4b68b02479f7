"""`boardwright replay`: a recorded game move by move, and how it ended."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from ...core.record import Record
from ...core.refusal import Refusal
from ...games import TITLES
from ...locales import Words
from ...tables.replay import steps
from ..screens.players import display_names


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
    for step in steps(record, record.answers[:to]):
        state = step.state
        if not step.answers:
            console.print(Text(screen.heading(state, record.seed), style="bold underline"))
        for event in step.events:
            line = screen.log(event, names, seat) if event.seen_by(seat) else ""
            if line:
                console.print(Text(f"{step.answers:>4}  {line}"))
    console.print()
    if seat is None:
        console.print(screen.spectator(state, names))
    else:
        console.print(screen.season(state))
        console.print(screen.seat_view(state, seat, names))
    console.print()
    console.print(screen.scores(state, names))
    if not state.waiting():
        console.print(Text(screen.verdict(state, names), style="bold green"))
    else:
        waiting = words.join([names[other] for other in state.waiting()])
        console.print(Text(words("waiting", players=waiting)))
