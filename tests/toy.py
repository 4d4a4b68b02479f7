"""High Cards, a game small enough to check by hand. It tests the protocol with one more game.

There are twenty cards, and each hand has three. In each of three rounds all seats play a card at the same
time, sealed until all have played, and then draw a card. A card that is played scores its number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from boardwright.core.decision import Decision
from boardwright.core.events import Event
from boardwright.core.label import Label
from boardwright.core.options import ListedOptions, Move
from boardwright.core.plain_data import Field, Json
from boardwright.core.position import check_header
from boardwright.core.protocol import Game, State
from boardwright.core.refusal import BadSetup, IllegalChoice
from boardwright.core.rng import Rng
from boardwright.core.score import Score, ScoreLine
from boardwright.core.zones import FACE_DOWN, Zone, ZoneCard

CARDS: Final = range(1, 21)
HAND: Final = 3
ROUNDS: Final = 3
NOTHING: Final = 0


class ToyState(State):
    """Hands in order, played cards by round, and for each seat its sealed card, still in the hand."""

    __slots__ = ("hands", "laid", "rng", "sealed")

    def __init__(self, rng: Rng, hands: list[list[int]], laid: list[list[int]], sealed: list[int]) -> None:
        self.rng = rng
        self.hands = hands
        self.laid = laid
        self.sealed = sealed

    @property
    def game(self) -> Game:
        return toy

    @property
    def seats(self) -> int:
        return len(self.hands)

    def waiting(self) -> list[int]:
        over = len(self.laid[0]) == ROUNDS
        return [] if over else [seat for seat in range(self.seats) if self.sealed[seat] == NOTHING]

    def options(self, seat: int) -> ListedOptions:
        if seat not in self.waiting():
            raise IllegalChoice("not-asked", seat=seat)
        return ListedOptions(self.hands[seat], [f"lay:{card}" for card in self.hands[seat]])

    def decision(self, seat: int) -> Decision:
        return Decision(seat, "lay", "round", self.options(seat), {"round": len(self.laid[0]) + 1})

    def label(self, seat: int, code: str) -> Label:
        self.options(seat)
        card = code.removeprefix("lay:")
        return Label("option-lay", {"card": card}, [f"hand:{card}"])

    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        happened: list[Event] = [] if events is None else events
        self.sealed[seat] = move
        happened += [Event("handed", seat, {"code": f"lay:{move}"}, to=(seat,)), Event("ready", seat)]
        if NOTHING in self.sealed:
            return
        for player, card in enumerate(self.sealed):
            self.hands[player].remove(card)
            self.laid[player].append(card)
            happened.append(Event("laid", player, {"card": card}))
        self.sealed = [NOTHING] * self.seats
        for player in range(self.seats):
            self.draw(player, happened)

    def draw(self, player: int, happened: list[Event]) -> None:
        used = {card for cards in self.hands + self.laid for card in cards}
        stock = [card for card in CARDS if card not in used]
        card = stock[self.rng.below(len(stock))]
        self.hands[player] = sorted([*self.hands[player], card])
        happened.append(Event("drew", player, {"card": card}, to=(player,)))

    def retract(self, seat: int) -> None:
        if not 0 <= seat < self.seats or self.sealed[seat] == NOTHING:
            raise IllegalChoice("nothing-to-retract", seat=seat)
        self.sealed[seat] = NOTHING

    def mark(self) -> int:
        return len(self.laid[0])  # a complete round brings new cards

    def preview(self, seat: int, move: Move) -> Score:
        return self._score(seat, [*self.laid[seat], move])

    def scores(self) -> tuple[Score, ...]:
        return tuple(self._score(seat, self.laid[seat]) for seat in range(self.seats))

    def _score(self, seat: int, laid: list[int]) -> Score:
        lines = [ScoreLine("card", f"round-{n}", card) for n, card in enumerate(laid, 1)]
        ahead = sum(sum(other) > sum(self.laid[seat]) for other in self.laid)
        return Score(seat, sum(laid), lines, [], 1 + ahead)

    def view(self, seat: int | None) -> dict[str, Json]:
        return {
            "hand": None if seat is None else list(self.hands[seat]),
            "sealed": None if seat is None else self.sealed[seat],
            "laid": [list(cards) for cards in self.laid],
            "ready": [card != NOTHING for card in self.sealed],
            "zones": [zone.dump() for zone in self._zones(seat)],
        }

    def _zones(self, viewer: int | None) -> Iterator[Zone]:
        yield Zone("stock", count=len(CARDS) - sum(len(cards) for cards in self.hands + self.laid))
        for seat, hand in enumerate(self.hands):
            mine = seat == viewer
            marks = [("sealed",) if mine and card == self.sealed[seat] else () for card in hand]
            cards = [
                ZoneCard(str(card), f"hand:{card}", marks=mark) if mine else ZoneCard(FACE_DOWN)
                for card, mark in zip(hand, marks, strict=True)
            ]
            yield Zone("hand", cards, seat)
            yield Zone("laid", [ZoneCard(str(card)) for card in self.laid[seat]], seat)

    def copy(self) -> ToyState:
        hands = [cards[:] for cards in self.hands]
        return ToyState(self.rng.copy(), hands, [cards[:] for cards in self.laid], self.sealed[:])

    def redeal(self, seat: int | None, rng: Rng) -> ToyState:
        new = self.copy()
        seen = {card for cards in self.laid for card in cards}
        if seat is not None:
            seen.update(self.hands[seat])
        unseen = [card for card in CARDS if card not in seen]
        rng.shuffle(unseen)
        for other in range(self.seats):
            if other != seat:
                new.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
                if new.sealed[other] != NOTHING:
                    new.sealed[other] = new.hands[other][rng.below(len(new.hands[other]))]
        new.rng = rng.fork()
        return new

    def dump(self) -> dict[str, Json]:
        return {
            "game": toy.name,
            "version": toy.version,
            "rng": self.rng.dump(),
            "hands": [list(cards) for cards in self.hands],
            "laid": [list(cards) for cards in self.laid],
            "sealed": list(self.sealed),
        }


class ToyGame(Game):
    """The rules of High Cards, without set-up options."""

    name = "toy"
    version = 1
    least_seats = 2
    most_seats = 3

    def new(
        self,
        seats: int = 2,
        seed: int = 0,
        options: Mapping[str, Json] | None = None,
        events: list[Event] | None = None,
    ) -> ToyState:
        self.check_seats(seats)
        Field(dict(options or {}), "", BadSetup).entries(())
        state = ToyState(Rng(seed), [[] for _ in range(seats)], [[] for _ in range(seats)], [NOTHING] * seats)
        happened: list[Event] = [] if events is None else events
        for player in range(seats):
            for _ in range(HAND):
                state.draw(player, happened)
        return state

    def load(self, position: Json) -> ToyState:
        """Read a full dump. Partial positions are not supported."""
        names = ("rng", "hands", "laid", "sealed")
        fields = Field(position).entries(("game", "version", *names))
        check_header(fields, self)
        for name in names:
            if name not in fields:
                raise Field(position).refuse("field-missing", field=name)
        hands = [[card.whole(1, 20) for card in hand.items()] for hand in fields["hands"].items(2, 3)]
        laid = [[card.whole(1, 20) for card in cards.items()] for cards in fields["laid"].items(2, 3)]
        sealed = [card.whole(0, 20) for card in fields["sealed"].items(2, 3)]
        return ToyState(Rng.load(fields["rng"].text()), hands, laid, sealed)


toy: Final = ToyGame()
