"""A table as a page shows it to one viewer, read while the table is locked.

It never keeps the true state: `world` is re-dealt from what the viewer sees.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ..core.protocol import State
from ..core.refusal import Refusal
from ..core.rng import Rng
from ..tables import views
from ..tables.table import Table

LOG_SHOWN: Final = 150


class PageState:
    """A table as a seat or a spectator sees it.

    People who share a screen hold several seats in one browser. During the game, the hand of a seat is shown
    only when it has to answer, and only after somebody has confirmed to be that player. Everything else they
    see is public.
    """

    def __init__(
        self, table: Table, person: str, seat: int | None, now: int, online: Collection[str] = ()
    ) -> None:
        if not table.may_look(person, seat):
            raise Refusal("no-access", table.id)
        self.mine: Final = table.held_by(person)
        self.waiting: Final = table.waiting()
        self.asked: Final = [own for own in self.mine if own in self.waiting and not table.seats[own].program]
        """Seats of the viewer that have to answer."""
        shared = len(self.mine) > 1 and table.status == "running"
        if shared and seat in self.mine and seat not in self.asked:
            seat = None
        elif seat is None and len(self.mine) == 1:
            seat = self.mine[0]
        self.seat: Final = seat
        self.handing_over: Final = self.asked if shared and seat is None else []
        """Players who have to take the screen next."""
        self.answering: Final = seat is not None and seat in self.asked
        self.id: Final = table.id
        self.info: Final = views.info(table, now, online)
        self.host: Final = bool(person) and table.created.host == person
        self.question: Final = 0 if seat is None else table.seats[seat].asked
        """The number that an answer has to repeat."""
        self.since: Final = 0 if seat is None else table.seats[seat].turn_ended
        self.undoable: Final = [own for own in self.mine if table.undoable_by(own)]
        self.lines: Final = views.log_since(table, seat, 0, LOG_SHOWN)
        self.left_to_think: Final = {other: table.left_to_think(other, now) for other in self.waiting}
        self.only_bots: Final = bool(self.waiting) and self.waiting == table.programs()
        self.world: Final[State | None] = None if table.state is None else table.state.redeal(seat, Rng(0))

    @property
    def scored(self) -> bool:
        """Whether the scores of everybody are shown."""
        return self.info.terms.live_scores or self.info.status == "over"

    @property
    def chatting(self) -> bool:
        """Whether the viewer may write to the others."""
        chat = self.info.terms.chat
        return chat == "all" or (chat == "seats" and bool(self.mine))

    def replaceable(self) -> list[int]:
        """Seats of others who have left, or are late."""
        return [
            number
            for number, seat in enumerate(self.info.seats)
            if seat.person
            and number not in self.mine
            and not seat.forfeited
            and (seat.left or self.left_to_think.get(number, 0) < 0)
        ]
