"""Effects that only Farshore has."""

from __future__ import annotations

from typing import Final

from boardwright.core.decision import PickLimits
from boardwright.core.refusal import IllegalChoice
from boardwright.games.valley.rules.counts import Count
from boardwright.games.valley.rules.effects import Gain, GainAny, GiveUpCards, TakeFromRow
from boardwright.games.valley.rules.effects.claims import claim
from boardwright.games.valley.rules.effects.goods import pay
from boardwright.games.valley.rules.options.placements import unclaimed
from boardwright.games.valley.rules.pieces.card import COLOUR_WIDTH, COLOURS
from boardwright.games.valley.rules.pieces.deck import discard, draw, take_from_hand_hidden
from boardwright.games.valley.rules.pieces.game_data import KNOWN_BITS, GameData
from boardwright.games.valley.rules.pieces.goods import ANY, amount, unit
from boardwright.games.valley.rules.script import Frame, Question

from .tags import MAP
from .weather import weather_of

FROM_DECK: Final = 31
"""The option to draw from the deck; lower numbers are positions of the Bay."""


class TakeCards(TakeFromRow):
    """Take a number of cards into the hand, each from the deck or from the Bay, as the effect allows. The Bay
    is refilled after the last (F-39, F-97, F-98)."""

    def __init__(self, n: int | Count, deck: bool = True) -> None:
        super().__init__(n)
        self.deck: Final = deck
        self.prompt = "take-or-draw"

    def options(self, g: GameData, f: Frame) -> list[int]:
        closed = weather_of(g).bay_is_closed(g, f)
        found = [] if closed else super().options(g, f)
        if (self.deck or closed) and self.left(g, f) > 0 and (g.deck or g.upcoming or g.discards):
            found.append(FROM_DECK)
        return found

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        if option != FROM_DECK:
            return super().pick(g, f, option)
        f.picks += 1
        draw(g, f.seat, 1, f.script.source)
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return "draw" if option == FROM_DECK else super().code(g, f, option)

    def copies(self, g: GameData, f: Frame, option: int) -> int:
        if option == FROM_DECK:
            return len(g.deck) + len(g.upcoming) + len(g.discards)
        return super().copies(g, f, option)

    def several(self, g: GameData, f: Frame) -> PickLimits | None:
        found = super().several(g, f)
        if found is not None and FROM_DECK in g.options:
            found.least = 1  # the player may look at a drawn card before taking the next one
        return found


def goods_of(g: GameData, place: int) -> int:
    """Return the resources that the script of a place yields, as bits."""
    found = 0
    for step in g.setup.places[place].visit.steps:
        if isinstance(step, Gain):
            for field in range(g.rules.goods.kinds):
                if amount(step.goods, field):
                    found |= 1 << field
        elif isinstance(step, GainAny):
            found |= step.among
    return found


class GainSame(GainAny):
    """Take more of the resources of the place where a worker was just placed."""

    def options(self, g: GameData, f: Frame) -> list[int]:
        among = goods_of(g, f.place)
        return [field for field in super().options(g, f) if among >> field & 1]


class ClaimNearly(Question):
    """Claim a map although the city lacks up to a number of its cards (F-151)."""

    prompt = "claim"

    def __init__(self, short: int) -> None:
        self.short: Final = short

    def options(self, g: GameData, f: Frame) -> list[int]:
        return self._within_reach(g, f.seat)

    def _within_reach(self, g: GameData, seat: int) -> list[int]:
        city = g.players[seat].city
        found: list[int] = []
        for index in unclaimed(g, seat, MAP):
            place = g.setup.places[index]
            lacking = 0
            for colour in range(len(COLOURS)):
                lacking += max(0, (place.colours >> COLOUR_WIDTH * colour & 0x3F) - city.count_colour(colour))
            if lacking <= self.short:
                found.append(index)
        return found

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        claim(g, f.seat, option)
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"claim:{g.setup.places[option].id}"

    def has_precondition(self) -> bool:
        return True

    def possible(self, g: GameData, seat: int) -> bool:
        return bool(self._within_reach(g, seat))

    def why_impossible(self, g: GameData, seat: int, code: str) -> IllegalChoice:
        return IllegalChoice("no-map", code)


class Mulligan(Question):
    """Ask once, before the first turn, whether a player exchanges the whole hand for a new one (F-18)."""

    always_ask = True
    prompt = "mulligan"
    KEEP: Final = 0
    REDRAW: Final = 1

    def options(self, g: GameData, f: Frame) -> list[int]:
        return [self.KEEP, self.REDRAW]

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        if option == self.REDRAW:
            cards = [card >> KNOWN_BITS for card in g.players[f.seat].hand]
            if g.events is not None:
                g.emit("redraw", f.seat, {"n": len(cards)})
            for kind in cards:
                discard(g, kind, take_from_hand_hidden(g, f.seat, kind))
            draw(g, f.seat, len(cards), f.script.source, opening=True)
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return "keep" if option == self.KEEP else "redraw"


class WeatherDiscard(GiveUpCards):
    """Discard as many cards as the weather asks for here, or all if there are fewer."""

    def __init__(self) -> None:
        super().__init__(0, as_many_as_possible=True)
        self.prompt = "weather-discard"


class WeatherReturn(Question):
    """Give back as many resources as the weather asks for here, or all; the player chooses which."""

    prompt = "weather-return"

    def due(self, g: GameData, f: Frame) -> int:
        """Return how many resources are due."""
        raise NotImplementedError

    def among(self, g: GameData, f: Frame) -> int:
        """Return the kinds that may be given back, as bits."""
        return ANY

    def options(self, g: GameData, f: Frame) -> list[int]:
        if f.picks >= self.due(g, f):
            return []
        return g.rules.goods.held_kinds(g.players[f.seat].goods, self.among(g, f))

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.picks += 1
        pay(g, f.seat, unit(option), "weather")
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"pay:{g.rules.goods.names[option]}"

    def picks_left(self, g: GameData, f: Frame) -> int:
        return self.due(g, f) - f.picks

    def copies(self, g: GameData, f: Frame, option: int) -> int:
        return amount(g.players[f.seat].goods, option)
