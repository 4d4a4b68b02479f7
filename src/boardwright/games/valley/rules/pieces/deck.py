"""Moves of cards: drawing, discarding, hands, and the face-up row."""

from __future__ import annotations

from bisect import insort
from typing import Final

from boardwright.core.plain_data import Json

from .game_data import EMPTY, KNOWN_BITS, PUBLIC, GameData

NO_CARD: Final = -1


def next_card(g: GameData) -> int:
    """The top card of the deck, or `NO_CARD`; the discard pile becomes the deck when it is needed (E-102)."""
    g.mark += 1
    if g.upcoming:
        kind = g.upcoming[0]
        g.upcoming = g.upcoming[1:]
        return kind
    if not g.deck:
        if not g.discards:
            return NO_CARD
        g.deck = sorted([card >> KNOWN_BITS for card in g.discards])
        g.discards.clear()
        if g.events is not None:
            g.emit("reshuffle", -1, {"n": len(g.deck)})
    return g.deck.pop(g.rng.below(len(g.deck)))


def hand_room(g: GameData, seat: int) -> int:
    """How many cards may still be drawn into a hand (E-104)."""
    return g.conditions.hand_limit - len(g.players[seat].hand)


def gift_room(g: GameData, seat: int) -> int:
    """How many cards a hand can still take from others."""
    return g.rules.hand_limit - len(g.players[seat].hand)


def draw(g: GameData, seat: int, n: int, by: str, opening: bool = False) -> None:
    """Draw from the deck up to the hand limit; the other cards stay on the deck. In the opening only the
    printed limit counts, whatever conditions are in force."""
    hand = g.players[seat].hand
    drawn: list[int] = []
    for _ in range(min(n, gift_room(g, seat) if opening else hand_room(g, seat))):
        kind = next_card(g)
        if kind == NO_CARD:
            break
        insort(hand, kind << KNOWN_BITS | 1 << seat)
        drawn.append(kind)
    if g.events is not None and n > 0:
        emit_draw(g, seat, drawn, n, by)


def emit_draw(g: GameData, seat: int, drawn: list[int], wanted: int, by: str) -> None:
    """Emit how many cards were drawn to all, and which ones to the seat."""
    key = "log-draw" if drawn else "log-draw-none"
    args: dict[str, Json] = {"n": len(drawn), "wanted": wanted, "by": by}
    g.emit("draw", seat, args, key=key, untold=(seat,) if drawn else ())
    if drawn:
        g.emit("drawn", seat, {"cards": card_ids(g, drawn)}, (seat,))


def add_to_hand(g: GameData, seat: int, kind: int, known: int) -> None:
    """Put a card into a hand."""
    insort(g.players[seat].hand, kind << KNOWN_BITS | known | 1 << seat)
    g.mark += 1


def take_from_hand(g: GameData, seat: int, kind: int) -> int:
    """Take a card of a kind out of a hand, and return it with who knew it.

    Of several copies it takes the one that most players know.
    """
    hand = g.players[seat].hand
    best = -1
    for at, card in enumerate(hand):
        if card >> KNOWN_BITS == kind and (
            best < 0 or (card & PUBLIC).bit_count() >= (hand[best] & PUBLIC).bit_count()
        ):
            best = at
    return hand.pop(best)


def take_from_hand_hidden(g: GameData, seat: int, kind: int, witnesses: int = 0) -> int:
    """Take a card out of a hand face down; return who knows it: its owner, and the witnesses.

    Others cannot tell which card left, so they lose their knowledge of this hand (E-9).
    """
    who = witnesses | 1 << seat
    take_from_hand(g, seat, kind)
    hand = g.players[seat].hand
    hand[:] = sorted([card & ~PUBLIC | card & who for card in hand])
    return who


def discard(g: GameData, kind: int, known: int) -> None:
    """Put a card face down onto the discard pile; `known` has the seats that saw it."""
    g.discards.append(kind << KNOWN_BITS | known)


def discard_from_hand(g: GameData, seat: int, kind: int) -> None:
    """Discard a card of the hand, face down."""
    discard(g, kind, take_from_hand_hidden(g, seat, kind))
    if g.events is not None:
        g.emit("discard", seat, {"n": 1})
        g.emit("discarded", seat, {"cards": card_ids(g, [kind])}, (seat,), key="")


def hand_kinds(g: GameData, seat: int) -> list[int]:
    """The different kinds in a hand, in order."""
    kinds: list[int] = []
    for card in g.players[seat].hand:
        kind = card >> KNOWN_BITS
        if not kinds or kinds[-1] != kind:
            kinds.append(kind)
    return kinds


def copies_in_hand(g: GameData, seat: int, kind: int) -> int:
    """How many cards of a kind a hand has."""
    return sum([card >> KNOWN_BITS == kind for card in g.players[seat].hand])


def refill_row(g: GameData) -> None:
    """Fill the empty positions of the row from the deck, in ascending order (E-109)."""
    row = g.row
    if EMPTY not in row:
        return
    filled: list[int] = []
    while EMPTY in row:
        new = next_card(g)
        if new == NO_CARD:
            break
        if g.rules.row_stacks and new in row:
            _stack(g, row.index(new), 1)  # F-74
        else:
            row[row.index(EMPTY)] = new
        filled.append(new)
    if g.events is not None and filled:
        g.emit("refill", -1, {"cards": card_ids(g, filled)}, key="")


def take_from_row(g: GameData, position: int) -> int:
    """Take a card out of the row; if none lies under it, the position stays empty until a refill."""
    kind = g.row[position]
    if g.under[position]:
        _stack(g, position, -1)
    else:
        g.row[position] = EMPTY
    return kind


def _stack(g: GameData, position: int, n: int) -> None:
    """Change the number of cards under a card of the row by `n`."""
    g.under = (*g.under[:position], g.under[position] + n, *g.under[position + 1 :])


def row_positions(g: GameData, seat: int) -> list[int]:
    """The positions of the row that a seat may use: of equal cards the first, unless positions matter."""
    found: list[int] = []
    if g.rules.positions_matter:
        closed = g.rules.closed_positions(g, seat)
        for position, kind in enumerate(g.row):
            if kind != EMPTY and not closed >> position & 1:
                found.append(position)
        return found
    seen = 0
    for position, kind in enumerate(g.row):
        if kind != EMPTY and not seen >> kind & 1:
            seen |= 1 << kind
            found.append(position)
    return found


def copies_in_row(g: GameData, position: int) -> int:
    """How many cards can be taken one after the other as the card at a position."""
    return 1 + g.under[position] if g.rules.positions_matter else g.row.count(g.row[position])


def row_code(g: GameData, position: int) -> str:
    """The spelling of a card in the row, with its number among the copies there if it is not the first."""
    kind = g.row[position]
    code = f"{g.rules.row_name}.{g.rules.cards.ids[kind]}"
    n = 1 + g.row[:position].count(kind) if g.rules.positions_matter else 1
    return f"{code}.{n}" if n > 1 else code


def card_ids(g: GameData, kinds: list[int]) -> list[Json]:
    return [g.rules.cards.ids[kind] for kind in kinds]
