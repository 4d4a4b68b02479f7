"""The contract between a game and everything built on it: bots, server, terminal, tests, tools.

A `Game` is a set of rules; a `State` is one game in progress. This is a complete driver::

    state = game.new(seats=2, seed=7)
    while state.waiting():
        for decision in state.pending():
            state.choose(decision.seat, decision.options.codes()[0])
    print([score.total for score in state.scores()])

Every game guarantees this (`boardwright.testing.protocol` tests it):

- **Plain data.** At every decision the state can be copied, dumped to JSON and loaded back, also in
  the middle of a card's effect. `load(dump(s))` equals `s`, byte for byte.
- **Options are legality.** A move is legal exactly when it is among `options(seat)`. Options are
  unique, in a fixed order, and never empty for a seat that has to answer.
- **Several seats at once, sealed.** When `waiting()` names several seats, they answer in any order
  and the outcome does not depend on the order. Other seats do not see an answer before all answers
  are given, and it can be taken back until then.
- **Chance** comes from one generator inside the state and is used only after the last answer of a
  step. Equal seeds, options and answers give equal states everywhere.
- **Hidden means hidden.** `view(seat)`, the options with their labels and the events for a seat do not
  change by one byte when everything that the seat cannot see is dealt again. `redeal` uses nothing else
  of the state.
- **Termination and scores.** Every game ends; scores are itemised, and their lines add up, at any time.
- **Errors.** `IllegalChoice` is the only error an answer can cause, and it changes nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import ClassVar, SupportsIndex

from .decision import Decision
from .events import Event
from .label import Label
from .options import Move, Options
from .plain_data import Json, spell
from .refusal import BadSetup, IllegalChoice, Refusal
from .rng import Rng
from .score import Score
from .setup_options import Preset, SetupOption


class State(ABC):
    """One game in progress, from `Game.new` to the end. It changes only through answers."""

    __slots__ = ()

    rng: Rng
    """The generator of all future chance. Replacing it changes the future of the game."""

    drawing: ClassVar[Callable[[State], str] | None] = None
    """How `str` draws a state. The registry of titles sets it: core knows neither titles nor languages."""

    @property
    @abstractmethod
    def game(self) -> Game:
        """The rules this state follows."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats there are; they are numbered from 0."""

    # Questions

    @abstractmethod
    def waiting(self) -> list[int]:
        """The seats that have to answer now, in order; empty when the game is over."""

    @abstractmethod
    def options(self, seat: int) -> Options:
        """What a seat may answer; raises `IllegalChoice` if it is not asked."""

    @abstractmethod
    def decision(self, seat: int) -> Decision:
        """The question to a seat; raises `IllegalChoice` if it is not asked."""

    def pending(self) -> tuple[Decision, ...]:
        """One decision for each seat that has to answer; empty when the game is over."""
        return tuple(self.decision(seat) for seat in self.waiting())

    def why_not(self, seat: int) -> dict[str, Refusal]:
        """Codes that the seat might expect among its options, with the reason why each is not offered.

        For any other code, its refusal has the reason. Raises `IllegalChoice` if the seat is not asked.
        """
        self.options(seat)
        return {}

    def label(self, seat: int, code: str) -> Label:
        """How to show one of the seat's options, or one of the codes in `why_not`.

        It depends on the question and on the seat's view. Raises `IllegalChoice` if the seat is not asked.
        """
        self.options(seat)
        return Label.plain(code)

    # Answers

    @abstractmethod
    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        """Answer with a move from `options(seat)`, without checking it again.

        Events are appended to `events` if a list is given.
        """

    def choose(self, seat: int, code: str) -> list[Event]:
        """Check a code and answer with it; return the events that follow, for all seats together."""
        if not isinstance(code, str):
            raise IllegalChoice("not-text", "code", given=repr(code))
        try:
            seat = index(seat)  # before compiled code, which takes nothing else
        except TypeError:
            raise IllegalChoice("not-whole", "seat", given=repr(seat)) from None
        try:
            move = self.options(seat).move(code)
        except IllegalChoice as illegal:
            known = self.why_not(seat) if illegal.reason == "not-offered" else {}
            refusal = known.get(code, illegal)
            refusal.where = code  # also if the seat is not asked
            raise refusal from None
        events: list[Event] = []
        self.play(seat, move, events)
        return events

    def retract(self, seat: int) -> None:
        """Take back a sealed answer while other seats still have to answer.

        Raises `IllegalChoice` if there is none. Games that ask one seat at a time have none.
        """
        raise IllegalChoice("nothing-to-retract", seat=seat)

    @abstractmethod
    def mark(self) -> int:
        """A number that rises whenever a step cannot be undone: something hidden was revealed, chance was
        drawn, or something of another seat changed. While it stays the same, a seat may undo its answers."""

    @abstractmethod
    def preview(self, seat: int, move: Move) -> Score:
        """The score after this move, without chance and without the answers of other seats.

        It is the score of the seat whose board the move changes, which can be another seat.
        """

    def counted(self, seat: int, move: Move | None = None) -> dict[str, list[str]]:  # noqa: ARG002 (games use them)
        """The things that each source of points counts, by `source` of the score's lines. Front ends
        highlight them. They are on the board that the move changes, after the move; without a move, on the
        seat's own board now. Empty in games that name no such things."""
        return {}

    # Views and scores

    def words(self) -> dict[str, dict[str, str]]:
        """Messages that name what players defined, such as the cards of a set, by language and key."""
        return {}

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Json]:
        """Everything a seat may know (None: a spectator), built as an allow-list."""

    @abstractmethod
    def scores(self) -> tuple[Score, ...]:
        """The itemised score of every seat, in seat order; valid at any time.

        A rival that the rules play has no seat; its score comes after those of the seats.
        """

    # Copies

    @abstractmethod
    def copy(self) -> State:
        """An independent state with the same future, chance included."""

    @abstractmethod
    def redeal(self, seat: int | None, rng: Rng) -> State:
        """A copy in which everything the seat cannot see is dealt again, future chance included.

        The result depends only on the seat's view and on `rng`, never on the hidden truth.
        """

    def settle(self, rng: Rng) -> None:  # noqa: B027 (chance that is not known beforehand stays open)
        """Fix the future chance of a playout where this is possible. Copies that are played in different
        ways then have the same chance and can be compared."""

    @abstractmethod
    def dump(self) -> dict[str, Json]:
        """The whole state, secrets included, as plain data that `Game.load` reads back."""

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """A state is pickled as its game and its dump."""
        return _loaded, (self.game, self.dump())

    def __str__(self) -> str:
        """The table as a spectator sees it, drawn as text."""
        return State.drawing(self) if State.drawing is not None else spell(self.view(None))


class Game(ABC):
    """The rules of one game; it makes states."""

    __slots__ = ()

    name: ClassVar[str]
    """The id by which records and positions name the game."""

    version: ClassVar[int]
    """Rises whenever an old record would play out differently."""

    least_seats: ClassVar[int]
    most_seats: ClassVar[int]

    def check_seats(self, seats: int, where: str = "seats") -> None:
        """Raise `BadSetup` if this number of seats cannot play; `where` names the option with the number."""
        if not self.least_seats <= whole(seats, where) <= self.most_seats:
            raise BadSetup("seat-count", where, least=self.least_seats, most=self.most_seats)

    def setup_options(self, seats: int) -> list[SetupOption]:
        """The set-up options of a new game with this number of seats. Raises `BadSetup` as `new` does."""
        self.check_seats(seats)
        return []

    def earlier(self) -> Sequence[Game]:
        """Earlier versions of these rules that are still played: what began under one of them goes on under
        it. They have the same name and make positions that name their version. The default is none."""
        return ()

    def of_version(self, version: int) -> Game | None:
        """These rules or earlier ones, by version; None if they are no longer played."""
        return next((game for game in (self, *self.earlier()) if game.version == version), None)

    def presets(self) -> list[Preset]:
        """Set-ups with a name; the default is one, `standard`, for any possible number of seats."""
        return [Preset("standard", self.least_seats, self.most_seats)]

    @abstractmethod
    def new(
        self,
        seats: int = 1,
        seed: int = 0,
        options: Mapping[str, Json] | None = None,
        events: list[Event] | None = None,
    ) -> State:
        """A new game. Raises `BadSetup` for options or seat counts the game does not know.

        The events of the opening are appended to `events` if a list is given.
        """

    @abstractmethod
    def load(self, position: Json) -> State:
        """The state described by a dump or by a partial position (`docs/positions.md`).

        What is not mentioned is empty, or dealt from the seed. Raises `BadPosition` with the field's path.
        """


def whole(number: SupportsIndex, where: str) -> int:
    """An argument that has to be a whole number. Raises `BadSetup` with its name."""
    try:
        return index(number)
    except TypeError:
        raise BadSetup("not-whole", where, given=repr(number)) from None


def check_game(game: object) -> None:
    """Raise `TypeError` if this is no game. It is checked here because compiled code trusts its types."""
    if not isinstance(game, Game):
        raise TypeError(f"{game!r} is no Game; `boardwright.GAMES` has games by name")


def _loaded(game: Game, position: Json) -> State:
    """The state in a dump, for pickle."""
    return game.load(position)
