"""The protocol's face of a table: what bots, server, terminal and tests see of every game of the family."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.core.decision import Decision
from boardwright.core.events import Event
from boardwright.core.label import Label
from boardwright.core.options import Move, MoveList
from boardwright.core.plain_data import Field, Json
from boardwright.core.position import check_header, read_seed
from boardwright.core.protocol import Game, State
from boardwright.core.refusal import BadSetup, IllegalChoice, Refusal
from boardwright.core.rng import Rng
from boardwright.core.score import Score

from .machine import advance, choose, open_question
from .options.label import label
from .options.why_not import why_not, why_not_code
from .pieces.game_data import GameData, Setup
from .positions.dump import dump
from .positions.position import player_entries, read_position
from .positions.redeal import play_without_chance, redeal, settle
from .scoring import scores
from .script import DONE
from .start import deal, new_game_data
from .view import view


class ValleyOptions(MoveList):
    """The options of a question. Codes are made when somebody reads them, while the question is open."""

    __slots__ = ("_table",)

    def __init__(self, table: GameData) -> None:
        self._moves = table.options
        self._table = table

    def code(self, move: Move) -> str:
        if move == DONE:
            return "done"
        return open_question(self._table).code(self._table, self._table.agenda[-1], move)

    def move(self, code: str) -> Move:
        for move in self._moves:
            if self.code(move) == code:
                return move
        raise why_not_code(self._table, code)

    def sample(self, rng: Rng) -> Move:
        return self._moves[rng.below(len(self._moves))]


class ValleyState(State):
    """A game of the family in progress."""

    __slots__ = ("_game", "data")

    def __init__(self, game: Game, table: GameData) -> None:
        self._game = game
        self.data = table

    @property
    def game(self) -> Game:
        return self._game

    @property
    def rng(self) -> Rng:
        return self.data.rng

    @rng.setter
    def rng(self, rng: Rng) -> None:
        self.data.rng = rng

    @property
    def seats(self) -> int:
        return self.data.seats

    # What is asked

    def waiting(self) -> list[int]:
        return [self.data.agenda[-1].seat] if self.data.options else []

    def options(self, seat: int) -> ValleyOptions:
        table = self.data
        if not table.options or table.agenda[-1].seat != seat:
            self._check_asked(seat)
        return ValleyOptions(table)

    def decision(self, seat: int) -> Decision:
        self._check_asked(seat)
        frame = self.data.agenda[-1]
        asked = open_question(self.data)
        about = asked.about(self.data, frame)
        key = asked.message_key(self.data, frame) or f"prompt-{asked.prompt}"
        options = ValleyOptions(self.data)
        several = asked.several(self.data, frame)
        return Decision(seat, asked.prompt, frame.script.source, options, about, key, several)

    def why_not(self, seat: int) -> dict[str, Refusal]:
        self._check_asked(seat)
        return {**why_not(self.data)}

    def label(self, seat: int, code: str) -> Label:
        self._check_asked(seat)
        return label(self.data, seat, code)

    # Answers

    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        self.data.events = events
        choose(self.data, move)
        self.data.events = None

    def mark(self) -> int:
        return self.data.mark

    def preview(self, seat: int, move: Move) -> Score:
        self._check_asked(seat)
        return scores(play_without_chance(self.data, move))[seat]

    # Looking

    def view(self, seat: int | None) -> dict[str, Json]:
        self._check_seat(seat)
        return view(self.data, seat)

    def words(self) -> dict[str, dict[str, str]]:
        return self.data.rules.words

    def scores(self) -> tuple[Score, ...]:
        return scores(self.data)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.data.seats:
            raise IllegalChoice("no-seat", seat=seat)

    def _check_asked(self, seat: int) -> None:
        self._check_seat(seat)
        if not self.data.options or self.data.agenda[-1].seat != seat:
            raise IllegalChoice("not-asked", seat=seat)

    # Copies

    def copy(self) -> ValleyState:
        return ValleyState(self._game, self.data.copy())

    def redeal(self, seat: int | None, rng: Rng) -> ValleyState:
        self._check_seat(seat)
        return ValleyState(self._game, redeal(self.data, seat, rng))

    def settle(self, rng: Rng) -> None:
        settle(self.data, rng)

    def dump(self) -> dict[str, Json]:
        return dump(self.data)


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
        g = new_game_data(self.read_setup(seats, Field(dict(options or {}), "", BadSetup), rng), rng)
        g.events = events
        deal(g)
        advance(g)
        g.events = None
        return ValleyState(self, g)

    def load(self, position: Json) -> ValleyState:
        given = Field(position).fields()
        check_header(given, self)
        rng = read_seed(given)
        seats = player_entries(given.get("seats", Field(2, "seats")), self.least_seats, self.most_seats)
        setup = self.read_setup(len(seats), given.get("options", Field({}, "options")), rng)
        return ValleyState(self, read_position(new_game_data(setup, rng), Field(position), seats))
