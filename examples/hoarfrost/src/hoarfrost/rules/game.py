"""Hoarfrost as a `Game` and a `State` of Boardwright."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardwright.core.decision import Decision
from boardwright.core.events import Event
from boardwright.core.label import Label
from boardwright.core.options import ListedOptions, Move
from boardwright.core.plain_data import Field, Json
from boardwright.core.position import check_header, read_seed
from boardwright.core.protocol import Game, State
from boardwright.core.refusal import BadSetup, IllegalChoice
from boardwright.core.rng import Rng
from boardwright.core.score import Score
from boardwright.core.setup_options import IntegerOption, OneOption, Preset, SetupOption

from .cards import ANIMALS, FINDS
from .evening import DIG, GIVING, KEEP, SLEEP, Log, act, moves, open_game, resolve, send
from .position import FIELDS, dump, load
from .scoring import scores
from .table import NOTHING, SEND, Table, draw
from .view import view

EVENINGS: Final = IntegerOption("evenings", "", 5, 8, default=8)

FOXES: Final = {"cub": 0, "vixen": 4, "grey": 8}
"""The rivals of a solo game, and the seeds with which they begin."""

FOX: Final = OneOption("fox", "fox", FOXES, default="cub")


class HoarfrostState(State):
    """One game in progress."""

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def game(self) -> Game:
        return hoarfrost

    @property
    def seats(self) -> int:
        return self.table.seats

    # Questions

    def waiting(self) -> list[int]:
        g = self.table
        if g.is_over:
            return []
        if g.stage == SEND:
            return [seat for seat in range(g.seats) if g.players[seat].sealed == NOTHING]
        return [g.queue[0]]

    def options(self, seat: int) -> ListedOptions:
        if seat not in self.waiting():
            raise IllegalChoice("not-asked", seat=seat)
        found = moves(self.table, seat)
        return ListedOptions(found, [self._code(move) for move in found])

    def _code(self, move: Move) -> str:
        g = self.table
        if g.stage == SEND:
            return f"send:{ANIMALS[move]}"
        if move == DIG:
            return "dig"
        if move == SLEEP:
            return "sleep"
        if move == KEEP:
            return "keep"
        return f"give:{FINDS[move - GIVING]}" if move >= GIVING else f"take:{g.hedge[move].code}"

    def decision(self, seat: int) -> Decision:
        options = self.options(seat)
        g = self.table
        about: dict[str, Json] = {"evening": g.evening, "evenings": g.evenings}
        if g.stage == SEND:
            return Decision(seat, SEND, "", options, about)
        animal = ANIMALS[g.players[seat].sent]
        return Decision(seat, g.stage, animal, options, {"card": animal})

    def label(self, seat: int, code: str) -> Label:
        self.options(seat)
        verb, _, what = code.partition(":")
        if verb == "take":
            find, _, seeds = what.partition("+")
            key = "option-take-seeds" if seeds else "option-take"
            args: dict[str, Json] = {"card": find, "seeds": int(seeds)} if seeds else {"card": find}
            return Label(key, args, [f"hedge:{what}"])
        if verb in ("send", "give"):
            return Label(
                f"option-{verb}", {"card": what}, [f"{'hand' if verb == 'send' else 'store'}:{what}"]
            )
        return Label(f"option-{verb}", {}, []) if verb in ("dig", "sleep", "keep") else Label.plain(code)

    # Answers

    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        log = Log(events)
        if self.table.stage == SEND:
            send(self.table, seat, move, log)
        else:
            resolve(self.table, seat, move, log)

    def retract(self, seat: int) -> None:
        if not 0 <= seat < self.seats or self.table.players[seat].sealed == NOTHING:
            raise IllegalChoice("nothing-to-retract", seat=seat)
        self.table.players[seat].sealed = NOTHING

    def mark(self) -> int:
        return self.table.mark

    def preview(self, seat: int, move: Move) -> Score:
        self.options(seat)
        g = self.table.copy()
        if g.stage != SEND:
            act(g, seat, move, Log(None))
        return scores(g)[seat]

    # Views and scores

    def view(self, seat: int | None) -> dict[str, Json]:
        if seat is not None and not 0 <= seat < self.seats:
            raise IllegalChoice("no-seat", seat=seat)
        return view(self.table, seat)

    def scores(self) -> tuple[Score, ...]:
        return scores(self.table)

    # Copies

    def copy(self) -> HoarfrostState:
        return HoarfrostState(self.table.copy())

    def redeal(self, seat: int | None, rng: Rng) -> HoarfrostState:
        g = self.table.copy()
        others = [player for index, player in enumerate(g.players[: g.seats]) if index != seat]
        sizes = [len(player.hand) for player in others]
        for player in others:
            player.hand = []
        deck = g.deck()
        for player, size in zip(others, sizes, strict=True):
            player.hand = sorted(draw(deck, rng) for _ in range(size))
            if player.sealed != NOTHING:
                player.sealed = player.hand[rng.below(size)]
        g.rng = rng.fork()
        return HoarfrostState(g)

    def dump(self) -> dict[str, Json]:
        return dump(self.table, self.game)


class HoarfrostGame(Game):
    """The rules of Hoarfrost."""

    name = "hoarfrost"
    version = 1
    least_seats = 1
    most_seats = 4

    def setup_options(self, seats: int) -> list[SetupOption]:
        self.check_seats(seats)
        return [EVENINGS, FOX] if seats == 1 else [EVENINGS]

    def presets(self) -> list[Preset]:
        alone = [Preset(f"solo-{fox}", 1, 1, {"fox": fox}) for fox in FOXES]
        return [Preset("standard", 2, 4), *alone, Preset("short", 2, 4, {"evenings": 5})]

    def _bare(self, seats: int, options: Field, rng: Rng) -> Table:
        given = options.entries([choice.name for choice in self.setup_options(seats)])
        g = Table(seats, EVENINGS.read(given), FOX.read(given) if seats == 1 else "", rng)
        if g.fox:
            g.players[-1].seeds = FOXES[g.fox]
        return g

    def new(
        self,
        seats: int = 1,
        seed: int = 0,
        options: Mapping[str, Json] | None = None,
        events: list[Event] | None = None,
    ) -> HoarfrostState:
        self.check_seats(seats)
        g = self._bare(seats, Field(dict(options or {}), "", BadSetup), Rng(seed))
        open_game(g, Log(events))
        return HoarfrostState(g)

    def load(self, position: Json) -> HoarfrostState:
        given = Field(position).entries(FIELDS)
        check_header(given, self)
        field = given.get("seats", Field(2, "seats"))
        if isinstance(field.value, list):
            seats = len(field.items(self.least_seats, self.most_seats))
        else:
            seats = field.whole(self.least_seats, self.most_seats)
        if seats > 1 and "fox" in given:
            raise given["fox"].refuse("fox-alone")
        g = self._bare(seats, given.get("options", Field({}, "options")), read_seed(given))
        load(g, given)
        return HoarfrostState(g)


hoarfrost: Final = HoarfrostGame()
