"""The fields of a frame, each once: how a position says it, how it is read, and which cards are dealt anew.

`Frame.copy` is written out, since every copy of a table runs it; a test holds it to this table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.core.plain_data import Field, Json

from ..options.moves import SHOWN, STRAY
from ..options.placements import city_card_code, spot_code
from ..pieces.game_data import Table
from ..pieces.goods_codes import goods_json
from ..script import NOBODY, Frame

if TYPE_CHECKING:
    from .position import Reader


# What a number stands for


class Number:
    """A number: how a position says it, and how it is read."""

    def __init__(self, most: int = 99) -> None:
        self.most: Final = most

    def dump(self, g: Table, value: int) -> Json:
        return value

    def load(self, reader: Reader, item: Field) -> int:
        return item.whole(0, self.most)


class Seat(Number):
    def load(self, reader: Reader, item: Field) -> int:
        return item.whole(0, len(reader.g.players) - 1)


class PlaceId(Number):
    def dump(self, g: Table, value: int) -> Json:
        return g.setup.places[value].id

    def load(self, reader: Reader, item: Field) -> int:
        places = [place.id for place in reader.g.setup.places]
        return places.index(item.one_of(places))


class Kind(Number):
    def dump(self, g: Table, value: int) -> Json:
        return g.rules.cards.ids[value]

    def load(self, reader: Reader, item: Field) -> int:
        return reader.kind(item)


class CardAside(Kind):
    """A card that lies nowhere else."""

    def load(self, reader: Reader, item: Field) -> int:
        return reader.take(item)


class CityCard(Number):
    """A card of a city; one that has left is not mentioned."""

    def dump(self, g: Table, value: int) -> Json:
        for owner, player in enumerate(g.players):
            at = player.city.at(value)
            if at >= 0:
                return city_card_code(g, owner, at)
        return None

    def load(self, reader: Reader, item: Field) -> int:
        return reader.uid(item)


class PaymentMethodId(Number):
    def dump(self, g: Table, value: int) -> Json:
        return g.rules.payment_methods[value].id

    def load(self, reader: Reader, item: Field) -> int:
        methods = reader.g.rules.payment_method_index
        return methods[item.one_of(methods)]


class Spot(Number):
    def dump(self, g: Table, value: int) -> Json:
        return spot_code(g, value)

    def load(self, reader: Reader, item: Field) -> int:
        return STRAY if item.value == "stray" else reader.spot(item)


class GoodsPaid(Number):
    def dump(self, g: Table, value: int) -> Json:
        return goods_json(g, value)

    def load(self, reader: Reader, item: Field) -> int:
        return reader.goods(item)


# Fields


class FrameField:
    """A field by its name in a position, and by its name in a frame where that is another."""

    def __init__(self, name: str, slot: str = "") -> None:
        self.name: Final = name
        self.slot: Final = slot or name

    def dump(self, g: Table, f: Frame) -> Json:
        """As a position has it; None where it says nothing and is left out."""
        raise NotImplementedError

    def load(self, reader: Reader, f: Frame, item: Field) -> None:
        """Read it into a frame of which script, seat and the fields before it are read already."""
        raise NotImplementedError


class One(FrameField):
    """One number; `nothing` is left out."""

    def __init__(
        self, name: str, get: Callable[[Frame], int], of: Number, nothing: int = -1, slot: str = ""
    ) -> None:
        super().__init__(name, slot)
        self.get: Final = get
        self.of: Final = of
        self.nothing: Final = nothing

    def dump(self, g: Table, f: Frame) -> Json:
        value = self.get(f)
        return None if value == self.nothing else self.of.dump(g, value)

    def load(self, reader: Reader, f: Frame, item: Field) -> None:
        setattr(f, self.slot, self.of.load(reader, item))


class Step(One):
    """The next step: no further than the end of the script."""

    def load(self, reader: Reader, f: Frame, item: Field) -> None:
        f.at = item.whole(0, len(f.script.steps))


class Owner(One):
    """Whose city is read: left out where it is that of the seat."""

    def dump(self, g: Table, f: Frame) -> Json:
        return None if f.owner == f.seat else f.owner


class Played(One):
    """The card being played. On its way from its origin to the city it lies in neither."""

    def load(self, reader: Reader, f: Frame, item: Field) -> None:
        f.kind = reader.kind(item)
        if not reader.entered(f):
            reader.take(item)


class Secret(FrameField):
    """Whether only the seat sees the cards that lie aside."""

    def dump(self, g: Table, f: Frame) -> Json:
        return True if f.secret else None

    def load(self, reader: Reader, f: Frame, item: Field) -> None:
        f.secret = item.flag()


class Several(FrameField):
    """Any number of them."""

    def __init__(self, name: str, get: Callable[[Frame], tuple[int, ...]], of: Number) -> None:
        super().__init__(name)
        self.get: Final = get
        self.of: Final = of

    def dump(self, g: Table, f: Frame) -> Json:
        found: list[Json] = [shown for value in self.get(f) if (shown := self.of.dump(g, value)) is not None]
        return found or None

    def load(self, reader: Reader, f: Frame, item: Field) -> None:
        self.put(f, tuple([self.of.load(reader, one) for one in item.items()]))

    def put(self, f: Frame, values: tuple[int, ...]) -> None:
        setattr(f, self.slot, values)


FRAME_FIELDS: Final[tuple[FrameField, ...]] = (
    Step("at", lambda f: f.at, Number(), 0),
    Owner("owner", lambda f: f.owner, Seat()),
    One("card", lambda f: f.uid, CityCard(), slot="uid"),
    One("place", lambda f: f.place, PlaceId()),
    One("n", lambda f: f.n, Number(), 0),
    One("count", lambda f: f.count, Number(), 0),
    One("whom", lambda f: f.whom, Seat(), NOBODY),
    One("origin", lambda f: f.origin, Number(SHOWN), 0),
    Played("kind", lambda f: f.kind, Kind()),
    One("by", lambda f: f.by, Kind()),
    One("removed", lambda f: f.removed, Kind()),
    One("way", lambda f: f.payment_method, PaymentMethodId(), 0, slot="payment_method"),
    One("spot", lambda f: f.spot, Spot()),
    One("paid", lambda f: f.paid, GoodsPaid(), 0),
    Several("cards", lambda f: f.cards, CardAside()),
    Secret("secret"),
    Several("kinds", lambda f: f.kinds, Kind()),
    Several("built", lambda f: f.built, CityCard()),
)
"""In the order in which they are written and read; the script and its seat come first."""

ASIDE: Final = [
    field for field in FRAME_FIELDS if isinstance(field, Several) and isinstance(field.of, CardAside)
]
"""Cards that lie in nobody's hand: where they are secret, they are dealt anew for all other eyes."""


def dump_frame(g: Table, f: Frame) -> Json:
    """A script being carried out; fields that say nothing are left out."""
    shown: dict[str, Json] = {"script": f.script.name, "seat": f.seat}
    for field in FRAME_FIELDS:
        value = field.dump(g, f)
        if value is not None:
            shown[field.name] = value
    return shown
