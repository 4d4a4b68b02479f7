"""The fields of a frame: how a position writes and reads each, and which cards are dealt again.

`Frame.copy` is written out, since every copy of a game runs it. A test compares it with this table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.core.plain_data import Field, Json

from ..options.moves import SHOWN, STRAY
from ..options.placements import city_card_code, spot_code
from ..pieces.game_data import GameData
from ..pieces.goods_codes import goods_json
from ..script import NOBODY, Frame

if TYPE_CHECKING:
    from .position import Reader


# The meaning of a number


class NumberCodec:
    """How a position writes and reads a number."""

    def __init__(self, most: int = 99) -> None:
        self.most: Final = most

    def dump(self, g: GameData, value: int) -> Json:
        return value

    def load(self, reader: Reader, item: Field) -> int:
        return item.whole(0, self.most)


class SeatNumber(NumberCodec):
    def load(self, reader: Reader, item: Field) -> int:
        return item.whole(0, len(reader.g.players) - 1)


class PlaceId(NumberCodec):
    def dump(self, g: GameData, value: int) -> Json:
        return g.setup.places[value].id

    def load(self, reader: Reader, item: Field) -> int:
        places = [place.id for place in reader.g.setup.places]
        return places.index(item.one_of(places))


class KindId(NumberCodec):
    def dump(self, g: GameData, value: int) -> Json:
        return g.rules.cards.ids[value]

    def load(self, reader: Reader, item: Field) -> int:
        return reader.kind(item)


class CardAside(KindId):
    """A card that lies nowhere else."""

    def load(self, reader: Reader, item: Field) -> int:
        return reader.take(item)


class CityCardCode(NumberCodec):
    """A card of a city. A card that has left is omitted."""

    def dump(self, g: GameData, value: int) -> Json:
        for owner, player in enumerate(g.players):
            at = player.city.index_of(value)
            if at >= 0:
                return city_card_code(g, owner, at)
        return None

    def load(self, reader: Reader, item: Field) -> int:
        return reader.uid(item)


class PaymentMethodId(NumberCodec):
    def dump(self, g: GameData, value: int) -> Json:
        return g.rules.payment_methods[value].id

    def load(self, reader: Reader, item: Field) -> int:
        methods = reader.g.rules.payment_method_index
        return methods[item.one_of(methods)]


class SpotCode(NumberCodec):
    def dump(self, g: GameData, value: int) -> Json:
        return spot_code(g, value)

    def load(self, reader: Reader, item: Field) -> int:
        return STRAY if item.value == "stray" else reader.spot(item)


class GoodsPaid(NumberCodec):
    def dump(self, g: GameData, value: int) -> Json:
        return goods_json(g, value)

    def load(self, reader: Reader, item: Field) -> int:
        return reader.goods(item)


# Fields


class FrameField:
    """A field: its name in a position, and its name in a frame if that is different."""

    def __init__(self, name: str, slot: str = "") -> None:
        self.name: Final = name
        self.slot: Final = slot or name

    def dump(self, g: GameData, f: Frame) -> Json:
        """Return the value for a position, or None if it is omitted."""
        raise NotImplementedError

    def load(self, reader: Reader, f: Frame, item: Field) -> None:
        """Read the value into a frame. Its script, seat and earlier fields are already set."""
        raise NotImplementedError


class NumberField(FrameField):
    """One number. The value `nothing` is omitted."""

    def __init__(
        self, name: str, get: Callable[[Frame], int], codec: NumberCodec, nothing: int = -1, slot: str = ""
    ) -> None:
        super().__init__(name, slot)
        self.get: Final = get
        self.codec: Final = codec
        self.nothing: Final = nothing

    def dump(self, g: GameData, f: Frame) -> Json:
        value = self.get(f)
        return None if value == self.nothing else self.codec.dump(g, value)

    def load(self, reader: Reader, f: Frame, item: Field) -> None:
        setattr(f, self.slot, self.codec.load(reader, item))


class NextStep(NumberField):
    """The next step, at most the end of the script."""

    def load(self, reader: Reader, f: Frame, item: Field) -> None:
        f.step = item.whole(0, len(f.script.steps))


class CityOwner(NumberField):
    """The owner of the city that the script reads. Omitted if it is the seat."""

    def dump(self, g: GameData, f: Frame) -> Json:
        return None if f.owner == f.seat else f.owner


class PlayedKind(NumberField):
    """The card being played. Between its origin and the city it lies in neither."""

    def load(self, reader: Reader, f: Frame, item: Field) -> None:
        f.kind = reader.kind(item)
        if not reader.entered(f):
            reader.take(item)


class SecretFlag(FrameField):
    """Whether only the seat sees the cards laid aside."""

    def dump(self, g: GameData, f: Frame) -> Json:
        return True if f.secret else None

    def load(self, reader: Reader, f: Frame, item: Field) -> None:
        f.secret = item.flag()


class NumbersField(FrameField):
    """Several numbers."""

    def __init__(
        self, name: str, get: Callable[[Frame], tuple[int, ...]], codec: NumberCodec, slot: str = ""
    ) -> None:
        super().__init__(name, slot)
        self.get: Final = get
        self.codec: Final = codec

    def dump(self, g: GameData, f: Frame) -> Json:
        found: list[Json] = [
            shown for value in self.get(f) if (shown := self.codec.dump(g, value)) is not None
        ]
        return found or None

    def load(self, reader: Reader, f: Frame, item: Field) -> None:
        self.put(f, tuple([self.codec.load(reader, one) for one in item.items()]))

    def put(self, f: Frame, values: tuple[int, ...]) -> None:
        setattr(f, self.slot, values)


FRAME_FIELDS: Final[tuple[FrameField, ...]] = (
    NextStep("at", lambda f: f.step, NumberCodec(), 0, slot="step"),
    CityOwner("owner", lambda f: f.owner, SeatNumber()),
    NumberField("card", lambda f: f.uid, CityCardCode(), slot="uid"),
    NumberField("place", lambda f: f.place, PlaceId()),
    NumberField("n", lambda f: f.picks, NumberCodec(), 0, slot="picks"),
    NumberField("count", lambda f: f.last_picks, NumberCodec(), 0, slot="last_picks"),
    NumberField("whom", lambda f: f.receiver, SeatNumber(), NOBODY, slot="receiver"),
    NumberField("origin", lambda f: f.origin, NumberCodec(SHOWN), 0),
    PlayedKind("kind", lambda f: f.kind, KindId()),
    NumberField("by", lambda f: f.helper, KindId(), slot="helper"),
    NumberField("removed", lambda f: f.removed, KindId()),
    NumberField("way", lambda f: f.payment_method, PaymentMethodId(), 0, slot="payment_method"),
    NumberField("spot", lambda f: f.spot, SpotCode()),
    NumberField("paid", lambda f: f.paid, GoodsPaid(), 0),
    NumbersField("cards", lambda f: f.cards, CardAside()),
    SecretFlag("secret"),
    NumbersField("kinds", lambda f: f.kinds, KindId()),
    NumbersField("built", lambda f: f.uids, CityCardCode(), slot="uids"),
)
"""In the order in which they are written and read, after the script and its seat."""

ASIDE: Final = [
    field for field in FRAME_FIELDS if isinstance(field, NumbersField) and isinstance(field.codec, CardAside)
]
"""Cards in nobody's hand. If they are secret, they are dealt again for all other seats."""


def dump_frame(g: GameData, f: Frame) -> Json:
    """Return a frame as plain data. Empty fields are omitted."""
    shown: dict[str, Json] = {"script": f.script.name, "seat": f.seat}
    for field in FRAME_FIELDS:
        value = field.dump(g, f)
        if value is not None:
            shown[field.name] = value
    return shown
