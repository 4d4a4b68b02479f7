"""The protocol's face of a table: what bots, server, terminal and tests see of every game of the family."""

from __future__ import annotations

from collections.abc import Mapping

from ..core.decision import Decision
from ..core.events import Event
from ..core.options import Move, Options
from ..core.plain_data import Field, Json
from ..core.protocol import Game, State
from ..core.refusal import BadSetup, IllegalChoice, Refusal
from ..core.rng import Rng
from ..core.score import Score
from .imagining import foresee, reimagine
from .machine import advance, choose
from .outlook import ValleyOutlook
from .position import dump, player_entries, read_position
from .scoring import scores
from .start import bare_table, deal
from .table import Setup, Table
from .view import view
from .why_not import why_not, why_not_code


class ValleyOptions(Options):
    """The options of the question that is open; a code is made when somebody wants to read it."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def __len__(self) -> int:
        return len(self._table.options)

    def __getitem__(self, index: int) -> Move:
        if index < 0:
            raise IndexError(index)
        return self._table.options[index]

    def __contains__(self, move: object) -> bool:
        return move in self._table.options

    def moves(self) -> list[Move]:
        return self._table.options[:]

    def code(self, move: Move) -> str:
        frame = self._table.agenda[-1]
        return frame.script.steps[frame.at].code(self._table, frame, move)

    def move(self, code: str) -> Move:
        for move in self._table.options:
            if self.code(move) == code:
                return move
        raise why_not_code(self._table, code)

    def sample(self, rng: Rng) -> Move:
        options = self._table.options
        return options[rng.below(len(options))]


class ValleyState(State):
    """A game of the family in progress."""

    __slots__ = ("_game", "table")

    def __init__(self, game: Game, table: Table) -> None:
        self._game = game
        self.table = table

    @property
    def game(self) -> Game:
        return self._game

    @property
    def seats(self) -> int:
        return self.table.seats

    # What is asked

    def waiting(self) -> list[int]:
        return [self.table.agenda[-1].seat] if self.table.options else []

    def options(self, seat: int) -> ValleyOptions:
        self._check_asked(seat)
        return ValleyOptions(self.table)

    def decision(self, seat: int) -> Decision:
        self._check_asked(seat)
        frame = self.table.agenda[-1]
        step = frame.script.steps[frame.at]
        about = step.about(self.table, frame)
        return Decision(seat, step.prompt, frame.script.source, ValleyOptions(self.table), about)

    def why_not(self, seat: int) -> dict[str, Refusal]:
        self._check_asked(seat)
        return why_not(self.table)

    # Answers

    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        self.table.sink = events
        choose(self.table, move)
        self.table.sink = None

    def mark(self) -> int:
        return self.table.mark

    def preview(self, seat: int, move: Move) -> Score:
        self._check_asked(seat)
        return scores(foresee(self.table, seat, move))[seat]

    def outlook(self, seat: int) -> ValleyOutlook:
        self._check_asked(seat)
        return ValleyOutlook(self.table, seat)

    # Looking

    def view(self, seat: int | None) -> dict[str, Json]:
        self._check_seat(seat)
        return view(self.table, seat)

    def scores(self) -> tuple[Score, ...]:
        return scores(self.table)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.table.seats:
            raise IllegalChoice("no-seat", seat=seat)

    def _check_asked(self, seat: int) -> None:
        self._check_seat(seat)
        if not self.table.options or self.table.agenda[-1].seat != seat:
            raise IllegalChoice("not-asked", seat=seat)

    # Copies

    def copy(self) -> ValleyState:
        return ValleyState(self._game, self.table.copy())

    def reimagine(self, seat: int | None, rng: Rng) -> ValleyState:
        self._check_seat(seat)
        return ValleyState(self._game, reimagine(self.table, seat, rng))

    def dump(self) -> dict[str, Json]:
        return dump(self.table)


class ValleyGame(Game):
    """A game of the family: it differs from others in how its set-up is read."""

    __slots__ = ()

    def read_setup(self, seats: int, options: Field, rng: Rng) -> Setup:
        """The set-up that the options ask for; what they leave open is drawn."""
        raise NotImplementedError

    def new(
        self,
        seats: int = 1,
        seed: int = 0,
        options: Mapping[str, Json] | None = None,
        events: list[Event] | None = None,
    ) -> ValleyState:
        self.check_seats(seats)
        rng = Rng(seed)
        g = bare_table(self.read_setup(seats, Field(dict(options or {}), "", BadSetup), rng), rng)
        g.sink = events
        deal(g)
        advance(g)
        g.sink = None
        return ValleyState(self, g)

    def load(self, position: Json) -> ValleyState:
        field = Field(position)
        given = field.value if isinstance(field.value, dict) else {}
        seats = player_entries(Field(given.get("seats", 2), "seats"), self.least_seats, self.most_seats)
        seed = given.get("seed", 0)
        rng = Rng(seed if isinstance(seed, int) and 0 <= seed < 1 << 128 else 0)
        setup = self.read_setup(len(seats), Field(given.get("options", {}), "options"), rng)
        return ValleyState(self, read_position(setup, field, self, seats))
