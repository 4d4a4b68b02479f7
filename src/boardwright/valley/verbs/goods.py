"""Taking, paying and giving goods and point tokens."""

from __future__ import annotations

from typing import Final

from ...core.plain_data import Json
from ...core.refusal import IllegalChoice
from ..counts import Count, times
from ..giving import hand_over_goods, receivers
from ..goods import KINDS, amount, covers, kinds_of, total, unit
from ..naming import goods_json, spell_goods
from ..script import DONE, NOBODY, Effect, Frame, Question
from ..table import Table

ANY: Final = 0b1111
"""Any of the resources, as bits of their fields."""


def gain(g: Table, seat: int, goods: int, by: str) -> None:
    """Take goods from the supply."""
    if goods:
        g.players[seat].goods += goods
        if g.sink is not None:
            g.tell("gain", seat, {"goods": goods_json(g, goods), "by": by})


def pay(g: Table, seat: int, goods: int, by: str) -> None:
    """Return goods to the supply."""
    if goods:
        g.players[seat].goods -= goods
        if g.sink is not None:
            g.tell("pay", seat, {"goods": goods_json(g, goods), "by": by})


def gain_points(g: Table, seat: int, n: int, by: str) -> None:
    """Take point tokens from the supply."""
    if n:
        g.players[seat].points += n
        if g.sink is not None:
            g.tell("points", seat, {"n": n, "by": by})


class Gain(Effect):
    """Take goods from the supply, once or as often as something is counted."""

    fixed = True

    def __init__(self, goods: int, per: int | Count = 1) -> None:
        self.goods: Final = goods
        self.per: Final = per

    def run(self, g: Table, f: Frame) -> None:
        gain(g, f.seat, self.goods * times(self.per, g, f), f.script.source)


class GainPoints(Effect):
    """Take point tokens from the supply."""

    fixed = True

    def __init__(self, n: int, per: int | Count = 1) -> None:
        self.n: Final = n
        self.per: Final = per

    def run(self, g: Table, f: Frame) -> None:
        gain_points(g, f.seat, self.n * times(self.per, g, f), f.script.source)


class GainAny(Question):
    """Take resources of any kinds, each chosen separately."""

    prompt = "gain"

    def __init__(self, n: int | Count = 1, among: int = ANY) -> None:
        self.n: Final = n
        self.among: Final = among

    def options(self, g: Table, f: Frame) -> list[int]:
        if f.n >= times(self.n, g, f):
            return []
        return [field for field in range(KINDS) if self.among >> field & 1]

    def pick(self, g: Table, f: Frame, option: int) -> bool:
        f.n += 1
        gain(g, f.seat, unit(option), f.script.source)
        return True

    def code(self, g: Table, f: Frame, option: int) -> str:
        return f"gain:{g.rules.goods[option]}"

    def about(self, g: Table, f: Frame) -> dict[str, Json]:
        return {"left": times(self.n, g, f) - f.n}


class Pay(Effect):
    """Pay goods to the supply; without them the place cannot be visited."""

    def __init__(self, goods: int) -> None:
        self.goods: Final = goods

    def run(self, g: Table, f: Frame) -> None:
        pay(g, f.seat, self.goods, f.script.source)

    def checks(self) -> bool:
        return True

    def possible(self, g: Table, seat: int) -> bool:
        return covers(g.players[seat].goods, self.goods)

    def lacking(self, g: Table, seat: int, code: str) -> IllegalChoice:
        return IllegalChoice("price-short", code, price=spell_goods(g, self.goods))


class SpendUpTo(Question):
    """Pay from none to so many of one good; what follows may count them."""

    prompt = "spend"

    def __init__(self, most: int, good: int) -> None:
        self.most: Final = most
        self.good: Final = good

    def options(self, g: Table, f: Frame) -> list[int]:
        return _numbers(g, f.seat, self.good, self.most)

    def pick(self, g: Table, f: Frame, option: int) -> bool:
        f.n = option
        pay(g, f.seat, self.good * option, f.script.source)
        return False

    def code(self, g: Table, f: Frame, option: int) -> str:
        return f"pay:{option}"

    def about(self, g: Table, f: Frame) -> dict[str, Json]:
        return {"good": g.rules.goods[_field(self.good)], "most": self.most}


def _field(good: int) -> int:
    """The field of a single good."""
    return next(field for field in range(KINDS) if amount(good, field))


def _numbers(g: Table, seat: int, good: int, most: int) -> list[int]:
    """0 to as many of a good as there are, and not more than so many."""
    have = amount(g.players[seat].goods, _field(good))
    return list(range(min(most, have) + 1))


class Exchange(Question):
    """Pay from none to so many resources of any kinds; what follows takes as many."""

    prompt = "exchange"

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def options(self, g: Table, f: Frame) -> list[int]:
        if f.n >= self.most:
            return []
        kinds = kinds_of(g.players[f.seat].goods, ANY)
        return [*kinds, DONE] if kinds else []

    def pick(self, g: Table, f: Frame, option: int) -> bool:
        f.n += 1
        pay(g, f.seat, unit(option), f.script.source)
        return True

    def code(self, g: Table, f: Frame, option: int) -> str:
        return f"pay:{g.rules.goods[option]}"

    def about(self, g: Table, f: Frame) -> dict[str, Json]:
        return {"left": self.most - f.n}


# Giving


class PickReceiver(Question):
    """Choose the one opponent who receives what follows, of goods or of cards (E-105, E-107).

    If nobody can, it goes to the supply or the discard pile, and the reward is still earned (E-106, E-141).
    """

    prompt = "receiver"

    def __init__(self, cards: bool = False, of: int = 0) -> None:
        self.cards: Final = cards
        self.of: Final = of
        """Where only one kind of good can be given: without any there is nothing to ask."""

    def options(self, g: Table, f: Frame) -> list[int]:
        if self.of and not covers(g.players[f.seat].goods, self.of):
            return []
        return receivers(g, f.seat, self.cards)

    def pick(self, g: Table, f: Frame, option: int) -> bool:
        f.whom = option
        return False

    def code(self, g: Table, f: Frame, option: int) -> str:
        return f"to:{option}"


class Give(Question):
    """Give from none to so many of one good to the chosen opponent."""

    prompt = "give"

    def __init__(self, most: int, good: int) -> None:
        self.most: Final = most
        self.good: Final = good

    def options(self, g: Table, f: Frame) -> list[int]:
        return _numbers(g, f.seat, self.good, self.most)

    def pick(self, g: Table, f: Frame, option: int) -> bool:
        f.n = option
        if option:
            hand_over_goods(g, f.seat, f.whom, self.good * option)
        return False

    def code(self, g: Table, f: Frame, option: int) -> str:
        return f"give:{option}"

    def about(self, g: Table, f: Frame) -> dict[str, Json]:
        return {"good": g.rules.goods[_field(self.good)], "most": self.most, "to": f.whom}


class GiveExactly(Question):
    """Give so many resources of any kinds to the chosen opponent."""

    prompt = "give-exactly"

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def options(self, g: Table, f: Frame) -> list[int]:
        return kinds_of(g.players[f.seat].goods, ANY) if f.n < self.n else []

    def pick(self, g: Table, f: Frame, option: int) -> bool:
        f.n += 1
        hand_over_goods(g, f.seat, f.whom, unit(option))
        return True

    def code(self, g: Table, f: Frame, option: int) -> str:
        return f"give:{g.rules.goods[option]}"

    def about(self, g: Table, f: Frame) -> dict[str, Json]:
        return {"left": self.n - f.n, "to": f.whom}

    def checks(self) -> bool:
        return True

    def possible(self, g: Table, seat: int) -> bool:
        return total(g.players[seat].goods) >= self.n

    def lacking(self, g: Table, seat: int, code: str) -> IllegalChoice:
        return IllegalChoice("resources-short", code, n=self.n)


class GiveToSeveral(Question):
    """Give from none to so many resources, each to an opponent of one's choice (E-221)."""

    prompt = "give-to-several"

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def options(self, g: Table, f: Frame) -> list[int]:
        if f.n >= self.most:
            return []
        whom = receivers(g, f.seat, cards=False) or [NOBODY]
        kinds = kinds_of(g.players[f.seat].goods, ANY)
        if not kinds:
            return []
        return [*[(other + 1) * KINDS + kind for other in whom for kind in kinds], DONE]

    def pick(self, g: Table, f: Frame, option: int) -> bool:
        f.n += 1
        hand_over_goods(g, f.seat, option // KINDS - 1, unit(option % KINDS))
        return True

    def code(self, g: Table, f: Frame, option: int) -> str:
        whom = option // KINDS - 1
        return f"give:{g.rules.goods[option % KINDS]}" + (f"={whom}" if whom != NOBODY else "")

    def about(self, g: Table, f: Frame) -> dict[str, Json]:
        return {"left": self.most - f.n}
