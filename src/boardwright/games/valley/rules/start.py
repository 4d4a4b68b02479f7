"""The start of a game: players, the face-up row and the first hands."""

from __future__ import annotations

from boardwright.core.rng import Rng

from .pieces.deck import draw, refill_row
from .pieces.game_data import EMPTY, GameData, Player, Setup


def new_game_data(setup: Setup, rng: Rng) -> GameData:
    """A game with all cards in the deck and nothing dealt; the first seat has the next turn."""
    g = GameData(setup, rng)
    rules = setup.rules
    g.deck = rules.cards.whole_deck[:]
    g.row = [EMPTY] * rules.row_size
    g.under = (0,) * rules.row_size
    g.extension = rules.table_extension()
    g.turn = rules.players_with_turns(setup.seats) - 1  # so that the first seat comes next
    for seat in range(setup.seats + len(rules.rivals)):
        player = Player()
        player.workers = rules.seasons[0].workers if seat < setup.seats else 0
        player.extension = rules.player_extension(seat >= setup.seats)
        g.players.append(player)
    return g


def deal(g: GameData) -> None:
    """The row first, then each hand in full, in turn order (E-18); then the seats make opening choices."""
    refill_row(g)
    for seat in range(g.seats):
        draw(g, seat, g.rules.hands[seat], "start")
    g.rules.finish_setup(g)
    for seat in range(g.seats, len(g.players)):
        g.rules.place_rival(g, seat)
    if g.rules.opening is not None:
        for seat in reversed(range(g.seats)):
            g.push(g.rules.opening, seat)
    g.mark = 0
