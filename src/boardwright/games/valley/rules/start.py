"""The start of a game: players, the face-up row and the first hands."""

from __future__ import annotations

from boardwright.core.rng import Rng

from .pieces.deck import draw, refill
from .pieces.game_data import EMPTY, Player, Setup, Table


def bare_table(setup: Setup, rng: Rng) -> Table:
    """A table with all cards in the deck, nothing dealt, and the first seat to have its turn."""
    g = Table(setup, rng)
    rules = setup.rules
    g.deck = rules.cards.whole_deck[:]
    g.row = [EMPTY] * rules.row_size
    g.under = (0,) * rules.row_size
    g.extension = rules.table_extension()
    g.turn = rules.with_turns(setup.seats) - 1  # so that the first seat comes next
    for seat in range(setup.seats + len(rules.rivals)):
        player = Player()
        player.workers = rules.seasons[0].workers if seat < setup.seats else 0
        player.extension = rules.player_extension(seat >= setup.seats)
        g.players.append(player)
    return g


def deal(g: Table) -> None:
    """The row first, then each hand in full, in turn order (E-18); then the seats make opening choices."""
    refill(g)
    for seat in range(g.seats):
        draw(g, seat, g.rules.hands[seat], "start")
    g.rules.lay_out(g)
    for seat in range(g.seats, len(g.players)):
        g.rules.place_rival(g, seat)
    if g.rules.opening is not None:
        for seat in reversed(range(g.seats)):
            g.push(g.rules.opening, seat)
    g.mark = 0
