"""The actions of the games of the family: every possible option code, once, in blocks of one kind.

Codes are those of the notation. A seat in a code is counted from the acting seat: `visit:1.inn` is the Inn of
the next player clockwise. The copies of a card in a city or in the row are counted as in codes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from boardwright.env.encoding import WAIT

from .rules.options.payments import Discount, SwapResource
from .rules.pieces.card import Card
from .rules.pieces.conditions import Conditions
from .rules.pieces.goods import amount, unit
from .rules.rules import Rules

MOST_PLAYERS: Final = 4
"""The most players at a table, rivals included."""
_PLENTY: Final = 20


class CodeTemplate:
    """An action: a code, with a gap for the seat if it names a player."""

    __slots__ = ("player", "text")

    def __init__(self, text: str, player: int = -1) -> None:
        self.text: Final = text
        self.player: Final = player
        """The distance clockwise from the acting seat; -1 if no player is named."""

    def spell(self, seat: int, players: int) -> str:
        """Return the code as a seat writes it, or an empty text if there are too few players."""
        if self.player < 0:
            return self.text
        if self.player >= players:
            return ""
        return self.text.replace("%", str((seat + self.player) % players))


class ActionBlock:
    """Actions of one kind."""

    def __init__(self, about: str, words: Iterable[CodeTemplate]) -> None:
        self.about: Final = about
        self.words: Final = list(words)


class ActionBlocks:
    """Makes the blocks of a game from its rules."""

    def __init__(self, rules: Rules, places: Sequence[str]) -> None:
        self.rules: Final = rules
        self.cards: Final = rules.cards.cards
        self.places: Final = list(places)
        """The ids of all places that can be in play."""

    def plain(self, about: str, *codes: str) -> ActionBlock:
        return ActionBlock(about, [CodeTemplate(code) for code in codes])

    def goods(self, verb: str, others: bool = False) -> ActionBlock:
        """Return the actions on one good; with `others`, the actions that give it to another player."""
        names = self.rules.goods.names
        if others:
            words = [
                CodeTemplate(f"{verb}:{name}=%", player)
                for name in names
                for player in range(1, MOST_PLAYERS)
            ]
            return ActionBlock(f"`{verb}:GOOD=SEAT`", words)
        return ActionBlock(f"`{verb}:GOOD`", [CodeTemplate(f"{verb}:{name}") for name in names])

    def numbers(self, verb: str, most: int) -> ActionBlock:
        return ActionBlock(f"`{verb}:N`", [CodeTemplate(f"{verb}:{n}") for n in range(most + 1)])

    def players(self) -> ActionBlock:
        return ActionBlock("`to:SEAT`", [CodeTemplate("to:%", player) for player in range(1, MOST_PLAYERS)])

    def on_places(self, verb: str, *more: str) -> ActionBlock:
        return ActionBlock(
            f"`{verb}:PLACE`", [CodeTemplate(f"{verb}:{place}") for place in (*self.places, *more)]
        )

    def kinds(self, verb: str, cards: Iterable[Card] | None = None) -> ActionBlock:
        """Return the actions on a card of the hand, or on a card that lies open."""
        return ActionBlock(
            f"`{verb}:CARD`", [CodeTemplate(f"{verb}:{card.id}") for card in cards or self.cards]
        )

    def kinds_to(self, verb: str) -> ActionBlock:
        words = [
            CodeTemplate(f"{verb}:{card.id}=%", player)
            for card in self.cards
            for player in range(1, MOST_PLAYERS)
        ]
        return ActionBlock(f"`{verb}:CARD=SEAT`", words)

    def fates(self, fates: Sequence[str]) -> ActionBlock:
        words = [CodeTemplate(f"sort:{card.id}={fate}") for card in self.cards for fate in fates]
        return ActionBlock("`sort:CARD=FATE`", words)

    def of_row(self, verb: str) -> ActionBlock:
        return ActionBlock(
            f"`{verb}:ROW CARD`",
            [CodeTemplate(f"{verb}:{code}") for card in self.cards for code in self.row_codes(card)],
        )

    def row_codes(self, card: Card) -> list[str]:
        """Return the codes of a card in the row, by its number there. In a stacked row there is only one."""
        copies = 1 if self.rules.row_stacks else min(card.copies, self.rules.row_size)
        return [_numbered(f"{self.rules.row_name}.{card.id}", n) for n in range(1, copies + 1)]

    def of_city(self, verb: str, cards: Iterable[Card], player: int = 0) -> ActionBlock:
        """Return the actions on a card of a city."""
        words = [
            CodeTemplate(_numbered(f"{verb}:%.{card.id}", n), player)
            for card in cards
            for n in range(1, card.copies + 1)
        ]
        return ActionBlock(f"`{verb}:CITY CARD`, {_WHOSE[player]}", words)

    def of_cities(self, verb: str, own: Iterable[Card], others: Iterable[Card]) -> list[ActionBlock]:
        others = list(others)
        return [
            self.of_city(verb, own),
            *[self.of_city(verb, others, player) for player in range(1, MOST_PLAYERS)],
        ]

    def plays(self) -> list[ActionBlock]:
        """Return every way to play a card from the hand or the row."""
        hand = [
            CodeTemplate(f"play:{card.id}{way}") for card in self.cards for way in self.payment_suffixes(card)
        ]
        row = [
            CodeTemplate(f"play:{code}{way}")
            for card in self.cards
            for code in self.row_codes(card)
            for way in self.payment_suffixes(card)
        ]
        return [
            ActionBlock("`play:CARD`, `play:CARD@HOME`, `play:CARD=HELPER`", hand),
            ActionBlock("`play:ROW CARD`, `play:ROW CARD@HOME`, `play:ROW CARD=HELPER`", row),
        ]

    def payment_suffixes(self, card: Card) -> list[str]:
        homes = [f"@{other.id}" for other in self.cards if card.homes & other.bit]
        return ["", *homes, *[f"={way.id}" for way in self.rules.helpers]]

    def payments(self, terms: Sequence[Conditions]) -> ActionBlock:
        """Return every possible payment for a card, with any payment method and under any conditions."""
        goods = self.rules.goods
        wild = any(terms.spends_wild for terms in terms) and len(goods.names) > goods.wild
        have = sum([_PLENTY * unit(field) for field in range(goods.wild + wild)])
        most = max([way.most for way in self.rules.payment_methods if isinstance(way, Discount)], default=0)
        swaps = any(isinstance(way, SwapResource) for way in self.rules.payment_methods)
        found: set[int] = set()
        for price in {price for one in terms for price in (*one.costs, *one.row_costs)}:
            costs = {left for n in range(most + 1) for left in goods.discounted_costs(price, n)}
            for cost in costs.union(goods.swapped_costs(price) if swaps else ()):
                found.update(goods.payments(have, cost) if wild or cost >> goods.wild_shift else [cost])
        return ActionBlock(
            "`pay:GOODS`", [CodeTemplate(f"pay:{self.goods_code(paid)}") for paid in sorted(found)]
        )

    def goods_code(self, goods: int) -> str:
        parts = [
            f"{amount(goods, i)}{name}" for i, name in enumerate(self.rules.goods.names) if amount(goods, i)
        ]
        return "+".join(parts) or "nothing"


_WHOSE: Final = ("own", "of the next player", "of the second next", "of the third next")


def _numbered(code: str, n: int) -> str:
    return f"{code}.{n}" if n > 1 else code


class Vocabulary:
    """All actions of a game in order, `wait` last, with their numbers by code for each seat."""

    def __init__(self, blocks: Sequence[ActionBlock]) -> None:
        self.blocks: Final = [*blocks, ActionBlock(WAIT, [CodeTemplate(WAIT)])]
        self.words: Final = [word for block in self.blocks for word in block.words]
        self._numbers: Final[dict[tuple[int, int], dict[str, int]]] = {}

    def numbers(self, seat: int, players: int) -> dict[str, int]:
        """Return the actions by code, as this seat writes it in a game with `players` players."""
        key = seat, players
        if key not in self._numbers:
            spelled = [(word.spell(seat, players), number) for number, word in enumerate(self.words)]
            self._numbers[key] = {code: number for code, number in spelled if code}
        return self._numbers[key]
