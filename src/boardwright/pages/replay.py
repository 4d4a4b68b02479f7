"""The page of a replay: a finished game answer by answer, as a viewer saw it at the time."""

from __future__ import annotations

from typing import Final

from ..core.protocol import State
from ..core.record import Record
from ..core.rng import Rng
from ..locales import Words
from ..tables import views
from ..tables.replay import steps
from ..tables.updates import Fact, SeatInfo
from .face import TextFace
from .markup import Html, el, html
from .page_context import PageContext, section
from .table import path_of


class ReplayPosition:
    """The table after a number of answers. It keeps no true state either: replays have secrets too."""

    def __init__(self, played: Record, step: int, seat: int | None) -> None:
        answers = played.closed
        self.total: Final = len(answers)
        self.step: Final = min(step, self.total)
        self.seat: Final = seat
        *_, last = steps(played, answers[: self.step])
        self.facts: Final[list[Fact]] = views.facts(last.events, seat)
        self.world: Final[State] = last.state.redeal(seat, Rng(0))


def replay_body(
    context: PageContext, id: str, game: str, seats: list[SeatInfo], position: ReplayPosition
) -> Html:
    """One position, with links to other positions and other viewers."""
    words: Words = context.words.at(game)
    face = TextFace(game, context.language, position.world, position.seat, seats, scored=True)
    path = path_of(id)

    def link(text: str, step: int, seat: int | None, here: bool = False) -> Html:
        seat_query = "" if seat is None else f"&seat={seat}"
        address = f"{path}/replay?step={step}{seat_query}"
        return el("a", text, href=address, aria_current="true" if here else None)

    steps = {
        "pages-first": 0, "pages-previous": position.step - 1,
        "pages-next": position.step + 1, "pages-last": position.total,
    }  # fmt: skip
    step_links = [
        link(words(key), step, position.seat)
        for key, step in steps.items()
        if 0 <= step <= position.total and step != position.step
    ]
    viewers: list[int | None] = [None, *range(len(seats))]
    viewer_links = [
        link(words("pages-everybody") if seat is None else face.names[seat], position.step, seat,
             seat == position.seat)
        for seat in viewers
    ]  # fmt: skip
    seen_by = words("pages-eyes")
    events = [el("li", text) for fact in position.facts if (text := face.fact(fact))]
    return html(
        el("h1", words(f"game-{game}")),
        el("p", el("a", words("pages-back"), href=path)),
        el("nav", *step_links, class_="row", aria_label=words("pages-replay")),
        el("nav", el("span", seen_by), *viewer_links, class_="row", aria_label=seen_by),
        section(
            words("pages-step", step=position.step, total=position.total),
            el("ul", *events, class_="log") if events else None,
            face.table(context.width),
        ),
    )
