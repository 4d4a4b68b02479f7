"""Drawing, discarding, revealing, giving and playing cards."""

from __future__ import annotations

from typing import Final

from boardwright.core.plain_data import Json
from boardwright.core.refusal import IllegalChoice

from ..counts import Count, resolve_count
from ..options.moves import (
    HAND,
    KIND_SHIFT,
    ORIGIN_SHIFT,
    PAYMENT_SHIFT,
    SHOWN,
    kind_in,
    kind_of,
    origin_of,
    tag_of,
    tagged,
)
from ..options.payments import price
from ..pieces.card import Card
from ..pieces.card_filter import ANY_CARD, CardFilter
from ..pieces.conditions import spendable_goods
from ..pieces.deck import (
    NO_CARD,
    add_to_hand,
    card_ids,
    copies_in_hand,
    copies_in_row,
    discard,
    discard_from_hand,
    draw,
    emit_draw,
    gift_room,
    hand_kinds,
    hand_room,
    next_card,
    row_code,
    row_positions,
    take_from_hand_hidden,
    take_from_row,
)
from ..pieces.game_data import EMPTY, KNOWN_BITS, PUBLIC, GameData
from ..pieces.goods import total
from ..pieces.transfers import receivers, transfer_card
from ..play import origin_code, start_play
from ..script import DONE, NOBODY, Effect, Frame, Question

NO_LIMIT: Final = 99
DECK: Final = 0
PILE: Final = 1

FROM_HAND: Final = 1
FROM_ROW: Final = 2
FROM_TAKEN: Final = 4
FROM_REVEALED: Final = 8
"""Sources of a card to play: the hand, the row, cards just taken from the row, cards just revealed."""


class Draw(Effect):
    """Draw from the deck, up to the hand limit."""

    def __init__(self, n: int | Count, per: int = 1) -> None:
        self.n: Final = n
        self.per: Final = per

    def run(self, g: GameData, f: Frame) -> None:
        draw(g, f.seat, resolve_count(self.n, g, f) * self.per, f.script.source)


class Discard(Question):
    """Discard up to `most` cards of the hand, singly or several `together`. Later steps may count them."""

    prompt = "discard"

    def __init__(self, most: int = NO_LIMIT, together: int = 1) -> None:
        self.most: Final = most
        self.together: Final = together

    def options(self, g: GameData, f: Frame) -> list[int]:
        left = self._left(g, f)
        whole = f.picks % self.together == 0
        kinds = hand_kinds(g, f.seat) if left >= self.together or not whole else []
        return [*kinds, DONE] if kinds and whole else kinds

    def _left(self, g: GameData, f: Frame) -> int:
        return min(g.conditions.discard_limit(g, f, self.most) - f.picks, len(g.players[f.seat].hand))

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.picks += 1
        discard_from_hand(g, f.seat, option)
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"discard:{g.rules.cards.ids[option]}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"left": self._left(g, f), "picked": f.picks}

    def picks_left(self, g: GameData, f: Frame) -> int:
        return self._left(g, f)

    def copies(self, g: GameData, f: Frame, option: int) -> int:
        return copies_in_hand(g, f.seat, option)

    def step(self) -> int:
        return self.together


class GiveUpCards(Question):
    """Discard `n` cards of the hand or, with `give`, give them to the chosen opponent while there is room.

    Without `n` cards the place cannot be visited, except with `as_many_as_possible`.
    """

    def __init__(self, n: int, give: bool = False, as_many_as_possible: bool = False) -> None:
        self.n: Final = n
        self.give: Final = give
        self.as_many_as_possible: Final = as_many_as_possible
        self.prompt = "give-cards" if give else "discard-exactly"

    def due(self, g: GameData, f: Frame) -> int:
        """Return how many cards are given up."""
        return self.n

    def options(self, g: GameData, f: Frame) -> list[int]:
        return hand_kinds(g, f.seat) if f.picks < self.due(g, f) else []

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.picks += 1
        if self.give:
            give_from_hand(g, f.seat, f.receiver, option)
        else:
            discard_from_hand(g, f.seat, option)
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"{'give' if self.give else 'discard'}:{g.rules.cards.ids[option]}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"left": self.picks_left(g, f), "to": f.receiver}

    def picks_left(self, g: GameData, f: Frame) -> int:
        return min(self.due(g, f) - f.picks, len(g.players[f.seat].hand))

    def copies(self, g: GameData, f: Frame, option: int) -> int:
        return copies_in_hand(g, f.seat, option)

    def message_key(self, g: GameData, f: Frame) -> str:
        """Return the prompt to discard if nobody receives the cards."""
        return "prompt-give-cards" if self.give and f.receiver != NOBODY else "prompt-discard-exactly"

    def has_precondition(self) -> bool:
        return not self.as_many_as_possible

    def possible(self, g: GameData, seat: int) -> bool:
        return len(g.players[seat].hand) >= self.n

    def why_impossible(self, g: GameData, seat: int, code: str) -> IllegalChoice:
        return IllegalChoice("hand-short", code, n=self.n)


def give_from_hand(g: GameData, seat: int, whom: int, kind: int) -> None:
    """Give a card of the hand to another player, who sees it."""
    sees = 1 << whom if 0 <= whom < g.seats and gift_room(g, whom) > 0 else 0
    transfer_card(g, seat, whom, kind, take_from_hand_hidden(g, seat, kind, sees))


class GiveCards(Question):
    """Give up to `n` cards of the hand, each to a player chosen by the giver (F-72).

    With `required` the number is exact, and the place cannot be visited without the cards. A card that nobody
    can take is discarded.
    """

    prompt = "give-each"

    def __init__(self, n: int, required: bool = False) -> None:
        self.n: Final = n
        self.required: Final = required

    def options(self, g: GameData, f: Frame) -> list[int]:
        if f.picks >= self.n:
            return []
        whom = receivers(g, f.seat, cards=True) or [NOBODY]
        found = [tagged(kind, other + 1) for kind in hand_kinds(g, f.seat) for other in whom]
        return found if self.required or not found else [*found, DONE]

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.picks += 1
        give_from_hand(g, f.seat, tag_of(option) - 1, kind_in(option))
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        whom = tag_of(option) - 1
        return f"give:{g.rules.cards.ids[kind_in(option)]}" + (f"={whom}" if whom != NOBODY else "")

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"left": self.n - f.picks}

    def picks_left(self, g: GameData, f: Frame) -> int:
        whom = receivers(g, f.seat, cards=True)
        if len(whom) > 1:  # a card that goes to one player cannot go to another
            return 0
        return min(self.n - f.picks, gift_room(g, whom[0]) if whom else self.n)

    def copies(self, g: GameData, f: Frame, option: int) -> int:
        return copies_in_hand(g, f.seat, kind_in(option))

    def has_precondition(self) -> bool:
        return self.required

    def possible(self, g: GameData, seat: int) -> bool:
        return len(g.players[seat].hand) >= self.n

    def why_impossible(self, g: GameData, seat: int, code: str) -> IllegalChoice:
        return IllegalChoice("hand-short", code, n=self.n)


# Cards that only the acting player sees


class Look(Effect):
    """Draw cards and lay them aside, hidden from others, at most as many as the hand has room for."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, g: GameData, f: Frame) -> None:
        cards: list[int] = []
        for _ in range(min(self.n, hand_room(g, f.seat))):
            kind = next_card(g)
            if kind != NO_CARD:
                cards.append(kind)
        f.cards = tuple(sorted(cards))
        f.secret = True
        if g.events is not None:
            emit_draw(g, f.seat, cards, self.n, f.script.source)


class KeepOne(Question):
    """Keep one of the cards laid aside."""

    prompt = "keep"

    def options(self, g: GameData, f: Frame) -> list[int]:
        return sorted(set(f.cards))

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.cards = _without(f.cards, option)
        add_to_hand(g, f.seat, option, 0)
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"keep:{g.rules.cards.ids[option]}"


class GiveOther(Question):
    """Give the other card laid aside to an opponent with room, or discard it."""

    prompt = "give-other"

    def options(self, g: GameData, f: Frame) -> list[int]:
        if not f.cards:
            return []
        return receivers(g, f.seat, cards=True) or [len(g.players)]  # nobody: it is discarded unasked

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        kind = f.cards[0]
        f.cards = f.cards[1:]
        transfer_card(g, f.seat, option, kind, 1 << f.seat)
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"to:{option}"


def _without(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = cards.index(kind)
    return cards[:at] + cards[at + 1 :]


# Cards that everybody sees


class Reveal(Question):
    """Reveal cards of the deck or, with `either_pile`, of the discard pile if the player prefers."""

    prompt = "pile"

    def __init__(self, n: int, either_pile: bool = False) -> None:
        self.n: Final = n
        self.either_pile: Final = either_pile

    def options(self, g: GameData, f: Frame) -> list[int]:
        return [DECK, PILE] if self.either_pile and g.discards else [DECK]

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        cards: list[int] = []
        for _ in range(self.n):
            if option == PILE:
                if not g.discards:
                    break
                cards.append(g.discards.pop() >> KNOWN_BITS)
                g.mark += 1
            else:
                kind = next_card(g)
                if kind == NO_CARD:
                    break
                cards.append(kind)
        f.cards = tuple(cards)
        if g.events is not None:
            g.emit("reveal", f.seat, {"cards": card_ids(g, cards), "by": f.script.source})
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return "reveal:deck" if option == DECK else "reveal:discard"


class DiscardRest(Effect):
    """Discard the remaining revealed cards."""

    def run(self, g: GameData, f: Frame) -> None:
        for kind in f.cards:
            discard(g, kind, PUBLIC)
        f.cards = ()


# Playing a card with the permission of another


class PlayOne(Question):
    """Play one card with the permission of another, from the given sources and with one payment method.

    With `required` a playable card must be played (E-67), and a place that offers this cannot be visited
    without one.
    """

    prompt = "play-one"

    def __init__(
        self,
        source: int,
        payment_method: str,
        most_points: int = NO_LIMIT,
        required: bool = False,
        card_filter: CardFilter = ANY_CARD,
    ) -> None:
        self.source: Final = source
        self.payment_method: Final = payment_method
        self.most_points: Final = most_points
        self.required: Final = required
        self.card_filter: Final = card_filter

    def options(self, g: GameData, f: Frame) -> list[int]:
        found = self.found(g, f.seat, f.kinds, f.cards)
        return found if self.required or not found else [*found, DONE]

    def found(self, g: GameData, seat: int, taken: tuple[int, ...], revealed: tuple[int, ...]) -> list[int]:
        """Return moves without a verb for the cards that can be played."""
        cards = g.rules.cards.cards
        method = g.rules.payment_methods[g.rules.payment_method_index[self.payment_method]]
        have = spendable_goods(g, seat)
        within_reach = total(have) + method.most
        found: list[int] = []
        for card in self.candidates(g, seat, taken, revealed):
            kind = cards[kind_of(card)]
            cost = price(g, kind.kind, origin_of(card))
            if total(cost) > within_reach or not self._allows(kind):
                continue
            if method.allows(g, seat, kind, origin_of(card), g.rules.goods.shortfall(have, cost)):
                found += [card | method.index << PAYMENT_SHIFT]
        return found

    def candidates(
        self, g: GameData, seat: int, taken: tuple[int, ...], revealed: tuple[int, ...]
    ) -> list[int]:
        """Return the cards of the sources, as kind and origin."""
        found: list[int] = []
        if self.source & FROM_HAND:
            found += [kind << KIND_SHIFT for kind in hand_kinds(g, seat)]
        if self.source & FROM_ROW:
            for position in row_positions(g, seat):
                found += [g.row[position] << KIND_SHIFT | position + 1 << ORIGIN_SHIFT]
        if self.source & FROM_TAKEN:
            found += [kind << KIND_SHIFT for kind in sorted(set(taken))]
        if self.source & FROM_REVEALED:
            found += [kind << KIND_SHIFT | SHOWN << ORIGIN_SHIFT for kind in sorted(set(revealed))]
        return found

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        if origin_of(option) == SHOWN:
            f.cards = _without(f.cards, kind_of(option))
        start_play(g, f.seat, option)
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"play:{origin_code(g, kind_of(option), origin_of(option))}"

    def has_precondition(self) -> bool:
        return self.required and not self.source & FROM_REVEALED

    def possible(self, g: GameData, seat: int) -> bool:
        """Return whether a card can be played. The first is enough; cards that cost too much are skipped."""
        cards = g.rules.cards.cards
        method = g.rules.payment_methods[g.rules.payment_method_index[self.payment_method]]
        have = spendable_goods(g, seat)
        within_reach = total(have) + method.most
        if self.source & FROM_ROW:
            closed = g.rules.closed_positions(g, seat)
            for position, kind in enumerate(g.row):
                if kind == EMPTY or closed >> position & 1 or g.conditions.row_pieces[kind] > within_reach:
                    continue
                lack = g.rules.goods.shortfall(have, g.conditions.row_costs[kind])
                if self._allows(cards[kind]) and method.allows(g, seat, cards[kind], position + 1, lack):
                    return True
        if self.source & FROM_HAND:
            for held in g.players[seat].hand:
                kind = held >> KNOWN_BITS
                if g.conditions.pieces[kind] > within_reach:
                    continue
                lack = g.rules.goods.shortfall(have, g.conditions.costs[kind])
                if self._allows(cards[kind]) and method.allows(g, seat, cards[kind], HAND, lack):
                    return True
        return False

    def _allows(self, card: Card) -> bool:
        return card.points <= self.most_points and self.card_filter.matches(card)

    def why_impossible(self, g: GameData, seat: int, code: str) -> IllegalChoice:
        return IllegalChoice("nothing-playable", code)


# The face-up row


class TakeFromRow(Question):
    """Take `n` face-up cards into the hand, while it has room; with `to_discard`, discard them instead.

    `optional` allows fewer. A later step refills the row: all cards are taken first (E-108).
    """

    def __init__(self, n: int | Count, optional: bool = False, to_discard: bool = False) -> None:
        self.n: Final = n
        self.optional: Final = optional
        self.to_discard: Final = to_discard
        self.prompt = "discard-row" if to_discard else "take"

    def options(self, g: GameData, f: Frame) -> list[int]:
        if self.left(g, f) <= 0:
            return []
        positions = row_positions(g, f.seat)
        return [*positions, DONE] if positions and self.optional else positions

    def left(self, g: GameData, f: Frame) -> int:
        """Return how many more cards may be taken."""
        left = resolve_count(self.n, g, f) - f.picks
        return left if self.to_discard else min(left, hand_room(g, f.seat))

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.picks += 1
        kind = take_from_row(g, option)
        if self.to_discard:
            discard(g, kind, PUBLIC)
        else:
            f.kinds = (*f.kinds, kind)
            add_to_hand(g, f.seat, kind, PUBLIC)
        if g.events is not None:
            g.emit("discard-row" if self.to_discard else "take", f.seat, {"card": g.rules.cards.ids[kind]})
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"{'discard' if self.to_discard else 'take'}:{row_code(g, option)}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"left": self.left(g, f)}

    def picks_left(self, g: GameData, f: Frame) -> int:
        cards = [kind for kind in g.row if kind != EMPTY]
        if g.rules.positions_matter and len(set(cards)) < len(cards):
            return 0  # equal cards have numbers, which change when one is taken
        return self.left(g, f)

    def copies(self, g: GameData, f: Frame, option: int) -> int:
        return copies_in_row(g, option)
