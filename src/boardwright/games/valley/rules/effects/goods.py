"""Taking, paying and giving goods and point tokens."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.core.plain_data import Json
from boardwright.core.refusal import IllegalChoice

from ..counts import Count, resolve_count
from ..options.moves import kind_in, tag_of, tagged
from ..pieces.conditions import spendable_goods
from ..pieces.game_data import GameData
from ..pieces.goods import ANY, WIDTH, amount, unit
from ..pieces.goods_codes import goods_code, goods_json
from ..pieces.transfers import receivers, transfer_goods
from ..script import DONE, NOBODY, Effect, Frame, Question


def gain(g: GameData, seat: int, goods: int, by: str) -> None:
    """Take goods from the supply."""
    if goods:
        g.players[seat].goods += goods
        if g.events is not None:
            key = "log-gain-only" if _visited(g, by) else "log-gain"
            g.emit("gain", seat, {"goods": goods_json(g, goods), "by": by}, key=key)


def pay(g: GameData, seat: int, goods: int, by: str) -> None:
    """Return goods to the supply."""
    if goods:
        g.players[seat].goods -= goods
        if g.events is not None:
            g.emit("pay", seat, {"goods": goods_json(g, goods), "by": by})


def gain_points(g: GameData, seat: int, n: int, by: str) -> None:
    """Take point tokens from the supply."""
    if n:
        g.players[seat].points += n
        if g.events is not None:
            key = "log-points-only" if _visited(g, by) else "log-points"
            g.emit("points", seat, {"n": n, "by": by}, key=key)


def _visited(g: GameData, by: str) -> bool:
    """Return whether the source is a visited place. The log has just named it, so it is not named again."""
    return any(place.id == by and not place.claimed for place in g.setup.places)


def put_points(g: GameData, f: Frame, n: int) -> None:
    """Put point tokens from the supply on the acting card."""
    p = g.players[f.owner]
    at = p.city.index_of(f.uid)
    if at >= 0:
        city_card = p.city.cards[at]
        p.city = p.city.replace_card(at, city_card.with_points(city_card.points + n))
        if g.events is not None:
            g.emit("put-point", f.seat, {"card": city_card.card.id, "n": city_card.points + n})


class Destination:
    """Where goods go that a player gives up."""

    verb = ""
    """The verb of the option codes."""
    amount_prompt = ""
    piece_prompt = ""
    """The prompts: for a number of one good, and for single pieces."""
    takes_wild: ClassVar[bool] = False
    """Whether wild pieces replace resources that go there: only as payment (F-6, F-8)."""

    def send(self, g: GameData, f: Frame, goods: int) -> None:
        """Move goods from the seat to this destination."""
        raise NotImplementedError


class ToSupply(Destination):
    """Back to the general supply."""

    verb = "pay"
    amount_prompt = "spend"
    piece_prompt = "exchange"
    takes_wild = True

    def send(self, g: GameData, f: Frame, goods: int) -> None:
        pay(g, f.seat, goods, f.script.source)


class ToReceiver(Destination):
    """To the chosen opponent, or to the supply if nobody could be chosen (E-141)."""

    verb = "give"
    amount_prompt = "give"
    piece_prompt = "give-exactly"

    def send(self, g: GameData, f: Frame, goods: int) -> None:
        if goods:
            transfer_goods(g, f.seat, f.receiver, goods)


TO_SUPPLY: Final = ToSupply()
TO_RECEIVER: Final = ToReceiver()


class Gain(Effect):
    """Take goods from the supply, once or multiplied by a count."""

    fixed = True

    def __init__(self, goods: int, per: int | Count = 1) -> None:
        self.goods: Final = goods
        self.per: Final = per

    def run(self, g: GameData, f: Frame) -> None:
        gain(g, f.seat, self.goods * resolve_count(self.per, g, f), f.script.source)


class GainPoints(Effect):
    """Take point tokens from the supply. With `on_card` they go on the acting card."""

    fixed = True

    def __init__(self, n: int, per: int | Count = 1, on_card: bool = False) -> None:
        self.n: Final = n
        self.per: Final = per
        self.on_card: Final = on_card

    def run(self, g: GameData, f: Frame) -> None:
        n = self.n * resolve_count(self.per, g, f)
        if self.on_card:
            put_points(g, f, n)
        else:
            gain_points(g, f.seat, n, f.script.source)

    def holds(self) -> str:
        return "points" if self.on_card else ""


class GainAny(Question):
    """Take resources of any kinds, each chosen separately."""

    prompt = "gain"

    def __init__(self, n: int | Count = 1, among: int = ANY) -> None:
        self.n: Final = n
        self.among: Final = among

    def options(self, g: GameData, f: Frame) -> list[int]:
        if f.picks >= resolve_count(self.n, g, f):
            return []
        return [field for field in range(g.rules.goods.kinds) if self.among >> field & 1]

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.picks += 1
        gain(g, f.seat, unit(option), f.script.source)
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"gain:{g.rules.goods.names[option]}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"left": self.picks_left(g, f)}

    def picks_left(self, g: GameData, f: Frame) -> int:
        return resolve_count(self.n, g, f) - f.picks

    def copies(self, g: GameData, f: Frame, option: int) -> int:
        return self.picks_left(g, f)


class Pay(Effect):
    """Pay goods to the supply. Without them the place cannot be visited."""

    def __init__(self, goods: int) -> None:
        self.goods: Final = goods

    def run(self, g: GameData, f: Frame) -> None:
        pay(g, f.seat, self.goods, f.script.source)

    def has_precondition(self) -> bool:
        return True

    def possible(self, g: GameData, seat: int) -> bool:
        return g.rules.goods.covers(g.players[seat].goods, self.goods)

    def why_impossible(self, g: GameData, seat: int, code: str) -> IllegalChoice:
        return IllegalChoice("price-short", code, price=goods_code(g, self.goods))


class SpendUpTo(Question):
    """Give up none to `most` of one good. Later steps may count them."""

    def __init__(self, most: int, good: int, to: Destination = TO_SUPPLY) -> None:
        self.most: Final = most
        self.good: Final = good
        self.field: Final = _field(good)
        self.to: Final = to
        self.prompt = to.amount_prompt

    def options(self, g: GameData, f: Frame) -> list[int]:
        have = amount(g.players[f.seat].goods, self.field)
        return list(range(min(self.most, have) + 1))

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.picks = option
        self.to.send(g, f, self.good * option)
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"{self.to.verb}:{option}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        good = g.rules.goods.names[self.field]
        return {"good": good, "most": self.most, "amount": {good: self.most}, "to": f.receiver}


def _field(good: int) -> int:
    """Return the field of a single good."""
    return (good.bit_length() - 1) // WIDTH


class GiveUpResources(Question):
    """Give up resources one at a time: up to `n`, or `exactly` `n`. Later steps may count them.

    With `exactly` the place cannot be visited without them.
    """

    def __init__(self, n: int, to: Destination, among: int = ANY, exactly: bool = False) -> None:
        self.n: Final = n
        self.to: Final = to
        self.among: Final = among
        self.exactly: Final = exactly
        self.prompt = to.piece_prompt

    def options(self, g: GameData, f: Frame) -> list[int]:
        kinds = self._kinds(g, f.seat) if f.picks < self.n else []
        return kinds if self.exactly or not kinds else [*kinds, DONE]

    def _kinds(self, g: GameData, seat: int) -> list[int]:
        have = spendable_goods(g, seat)
        goods = g.rules.goods
        kinds = goods.held_kinds(have, self.among)
        return [*kinds, goods.wild] if self.to.takes_wild and amount(have, goods.wild) else kinds

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.picks += 1
        self.to.send(g, f, unit(option))
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"{self.to.verb}:{g.rules.goods.names[option]}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"left": self.n - f.picks, "to": f.receiver}

    def picks_left(self, g: GameData, f: Frame) -> int:
        return self.n - f.picks

    def copies(self, g: GameData, f: Frame, option: int) -> int:
        return amount(spendable_goods(g, f.seat), option)

    def has_precondition(self) -> bool:
        return self.exactly

    def possible(self, g: GameData, seat: int) -> bool:
        have = spendable_goods(g, seat)
        return sum([amount(have, field) for field in self._kinds(g, seat)]) >= self.n

    def why_impossible(self, g: GameData, seat: int, code: str) -> IllegalChoice:
        return IllegalChoice("resources-short", code, n=self.n)


# Giving


class PickReceiver(Question):
    """Choose the opponent who receives the goods or cards of the next steps (E-105, E-107).

    If nobody can receive them, they go to the supply or the discard pile, and the reward is still earned
    (E-106, E-141).
    """

    prompt = "receiver"

    def __init__(self, cards: bool = False, of: int = 0) -> None:
        self.cards: Final = cards
        self.of: Final = of
        """The only kind of good that can be given, if any. A seat without it is not asked."""

    def options(self, g: GameData, f: Frame) -> list[int]:
        if self.of and not g.rules.goods.covers(g.players[f.seat].goods, self.of):
            return []
        return receivers(g, f.seat, self.cards)

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.receiver = option
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"to:{option}"


class GiveToSeveral(Question):
    """Give up to `most` resources, each to an opponent chosen by the giver (E-221)."""

    prompt = "give-to-several"

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def options(self, g: GameData, f: Frame) -> list[int]:
        if f.picks >= self.most:
            return []
        whom = receivers(g, f.seat, cards=False) or [NOBODY]
        kinds = g.rules.goods.held_kinds(g.players[f.seat].goods, ANY)
        if not kinds:
            return []
        return [*[tagged(kind, other + 1) for other in whom for kind in kinds], DONE]

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.picks += 1
        transfer_goods(g, f.seat, tag_of(option) - 1, unit(kind_in(option)))
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        whom = tag_of(option) - 1
        return f"give:{g.rules.goods.names[kind_in(option)]}" + (f"={whom}" if whom != NOBODY else "")

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"left": self.most - f.picks}

    def picks_left(self, g: GameData, f: Frame) -> int:
        return self.most - f.picks if len(receivers(g, f.seat, cards=False)) <= 1 else 0

    def copies(self, g: GameData, f: Frame, option: int) -> int:
        return amount(g.players[f.seat].goods, kind_in(option))
