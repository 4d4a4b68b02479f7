"""The game of Cartographers: four seasons to map the north of the kingdom, alone or with up to 99 others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardwright.core.decision import Decision
from boardwright.core.events import Event
from boardwright.core.label import Label
from boardwright.core.options import Move
from boardwright.core.plain_data import Field, Json
from boardwright.core.protocol import Game
from boardwright.core.refusal import BadSetup, IllegalChoice
from boardwright.core.rng import Rng
from boardwright.core.score import Score
from boardwright.core.setup_options import Preset, SetupOption

from . import counts
from .board import SIZE, name, spaces
from .cards import CARDS
from .drawings import Drawings, label
from .edicts import EDICTS
from .game_data import NO_CARD, NOT_ANSWERED, CartographersData
from .position import dump, read_position
from .scores import score_with_sheet, scores
from .sheet import WASTELANDS
from .start import CHOICES, set_up
from .turn import drawings, explore, map_drawn_by, submit
from .view import view


class CartographersState(CartographersData):
    """A game of Cartographers in progress."""

    __slots__ = ()

    # Decisions

    def waiting(self) -> list[int]:
        if self.card == NO_CARD:
            return []
        return [seat for seat, move in enumerate(self.sealed_moves) if move == NOT_ANSWERED]

    def options(self, seat: int) -> Drawings:
        if not 0 <= seat < self.setup.seats:
            raise IllegalChoice("no-seat", seat=seat)
        if self.card == NO_CARD or self.sealed_moves[seat] != NOT_ANSWERED:
            raise IllegalChoice("not-asked", seat=seat)
        return drawings(self, seat)

    def decision(self, seat: int) -> Decision:
        options = self.options(seat)
        card = CARDS[self.card]
        prompt = "ambush" if card.is_ambush else "draw-ruins" if self.must_cover_ruins else "draw"
        return Decision(seat, prompt, card.id, options, {"map": map_drawn_by(self, seat)})

    def label(self, seat: int, code: str) -> Label:
        if (
            self.card == NO_CARD
            or not 0 <= seat < self.setup.seats
            or self.sealed_moves[seat] != NOT_ANSWERED
        ):
            self.options(seat)  # refuses; not called for each of the hundreds of labels
        return label(code)

    # Answers

    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        self.events = events
        submit(self, seat, move)
        self.events = None

    def retract(self, seat: int) -> None:
        self._check_seat(seat)
        if self.sealed_moves[seat] <= 0:
            raise IllegalChoice("nothing-to-retract", seat=seat)
        self.sealed_moves[seat] = NOT_ANSWERED

    def mark(self) -> int:
        return self.season * 100 + len(self.revealed)  # every step ends with a reveal or a season

    def preview(self, seat: int, move: Move) -> Score:
        self.options(seat)  # refuses a seat that is not asked
        owner = map_drawn_by(self, seat)
        return score_with_sheet(self, owner, self.sheets[owner].draw(CARDS[self.card], move))

    def counted(self, seat: int, move: Move | None = None) -> dict[str, list[str]]:
        self._check_seat(seat)
        sheet = self.sheets[seat]
        if move is not None:
            self.options(seat)  # refuses a seat that is not asked
            sheet = self.sheets[map_drawn_by(self, seat)].draw(CARDS[self.card], move)
        boards = {EDICTS[edict].id: EDICTS[edict].counts(sheet) for edict in self.setup.edicts}
        boards["monsters"] = counts.monsters(sheet)
        return {source: [name(*space) for space in spaces(board)] for source, board in boards.items()}

    # Views

    def view(self, seat: int | None) -> dict[str, Json]:
        self._check_seat(seat)
        return view(self, seat)

    def scores(self) -> tuple[Score, ...]:
        return scores(self)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.setup.seats:
            raise IllegalChoice("no-seat", seat=seat)

    # Copies

    def copy(self) -> CartographersState:
        new = CartographersState()
        new.setup = self.setup
        new.rng = self.rng.copy()
        new.season = self.season
        new.time = self.time
        new.deck = self.deck
        new.unrevealed = self.unrevealed
        new.upcoming = self.upcoming
        new.revealed = self.revealed
        new.card = self.card
        new.must_cover_ruins = self.must_cover_ruins
        new.sheets = self.sheets[:]
        new.sealed_moves = self.sealed_moves[:]
        new.tallies = self.tallies[:]
        new.events = None
        return new

    def redeal(self, seat: int | None, rng: Rng) -> CartographersState:
        self._check_seat(seat)
        new = self.copy()
        for other, move in enumerate(self.sealed_moves):
            if other != seat and move > 0:  # whether it has answered is public, its answer is not (C-120)
                new.sealed_moves[other] = drawings(self, other).sample(rng)
        new.rng = rng.fork()
        new.upcoming = ()
        return new

    def dump(self) -> dict[str, Json]:
        return dump(self)

    def __str__(self) -> str:
        """Return the maps in letters, side by side."""
        maps = [sheet.rows() for sheet in self.sheets]
        return "\n".join("  ".join(rows[r] for rows in maps) for r in range(SIZE))


class CartographersGame(Game):
    """The rules, for 1 to 100 seats (C-125). Options: `map` (`a`, `b` or eleven rows), `edicts` (four ids,
    one of each back), `any_terrain` (the switch of C-126)."""

    __slots__ = ()

    name = "cartographers"
    version = 1
    least_seats = 1
    most_seats = 100

    def setup_options(self, seats: int) -> list[SetupOption]:
        self.check_seats(seats)
        return list(CHOICES)

    def presets(self) -> list[Preset]:
        return [
            Preset("standard", 2, self.most_seats),
            Preset("solo", 1, 1),
            Preset("wastelands", 1, self.most_seats, {"map": WASTELANDS.id}),
        ]

    def new(
        self,
        seats: int = 1,
        seed: int = 0,
        options: Mapping[str, Json] | None = None,
        events: list[Event] | None = None,
    ) -> CartographersState:
        self.check_seats(seats)
        g = CartographersState()
        set_up(g, self, seats, Rng(seed), Field(dict(options or {}), "", BadSetup))
        g.events = events
        explore(g)
        g.events = None
        return g

    def load(self, position: Json) -> CartographersState:
        g = CartographersState()
        read_position(g, self, Field(position))
        return g


cartographers: Final = CartographersGame()
