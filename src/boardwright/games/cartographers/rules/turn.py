"""The course of a turn: explore, draw, check, and the end of a season (C-33).

Players draw at the same time. An answer stays sealed. After the last one, `close_phase` puts all drawings on
the maps at once, so the order of arrival does not matter (C-34). Chance is used only after that, in `reveal`.
"""

from __future__ import annotations

from boardwright.core.events import NOBODY, Event
from boardwright.core.options import Move
from boardwright.core.plain_data import Json

from .board import names
from .cards import AMBUSHES, CARDS, EXPLORE_CARDS, MONSTER, SEASONS
from .drawings import Drawings, label, spell, to_move
from .edicts import EDICTS
from .game_data import FULL_MAP, NO_CARD, NOT_ANSWERED, WHOLE_DECK, CartographersData
from .tally import ranks, tally


def map_drawn_by(g: CartographersData, seat: int) -> int:
    """Return the owner of the map that a seat draws on: itself, in an ambush the neighbour (C-56, C-59)."""
    return (seat - CARDS[g.card].direction) % g.setup.seats


def drawings(g: CartographersData, seat: int) -> Drawings:
    """Return the drawings of a seat with the card in play, also after it has answered."""
    card = CARDS[g.card]
    sheet = g.sheets[map_drawn_by(g, seat)]
    if g.must_cover_ruins and not card.is_ambush:  # an ambush ignores the obligation (C-60)
        return Drawings(card, sheet.empty, sheet.land.ruins & sheet.empty, g.setup.any_terrain)
    return Drawings(card, sheet.empty)


def emit(g: CartographersData, kind: str, seat: int = NOBODY, key: str | None = None, **args: Json) -> None:
    """Emit an event to all viewers, if events are collected; `key` is the message that tells it."""
    if g.events is not None:
        g.events.append(Event(kind, seat, args, key=key))


def submit(g: CartographersData, seat: int, move: Move) -> None:
    """Keep a seat's drawing sealed; after the last one, open all drawings and continue."""
    g.sealed_moves[seat] = move
    if g.events is not None:
        code = spell(move)
        g.events.append(Event("handed", seat, {"code": code, **label(code).args}, to=(seat,), key=""))
        g.events.append(Event("ready", seat, key=""))
    if NOT_ANSWERED not in g.sealed_moves:
        close_phase(g)
        explore(g)


def ambushes_in_deck(g: CartographersData) -> int:
    """Return how many ambush cards are in the explore deck: one enters per season, revealed ones leave
    (C-76)."""
    return g.season + 1 - (len(AMBUSHES) - len(g.unrevealed))


def remove_card(g: CartographersData, card: int) -> None:
    """Remove a card from those that can still be revealed."""
    if card < EXPLORE_CARDS:
        index = g.deck.index(card)
        g.deck = g.deck[:index] + g.deck[index + 1 :]
    else:
        index = g.unrevealed.index(card)
        g.unrevealed = g.unrevealed[:index] + g.unrevealed[index + 1 :]


def reveal(g: CartographersData) -> int:
    """Take the top card off the explore deck (C-36)."""
    if g.upcoming:
        card, g.upcoming = g.upcoming[0], g.upcoming[1:]
        remove_card(g, card)
    else:
        deck = g.deck
        index = g.rng.below(len(deck) + ambushes_in_deck(g))
        if index < len(deck):
            card = deck[index]
            g.deck = deck[:index] + deck[index + 1 :]
        else:  # any ambush that was never revealed, all equally likely
            card = g.unrevealed[g.rng.below(len(g.unrevealed))]
            remove_card(g, card)
    add_to_column(g, card)
    return card


def add_to_column(g: CartographersData, card: int) -> None:
    """Add a card to the column, and its time to the season (C-36, C-65)."""
    g.revealed += (card,)
    g.time += CARDS[card].time


def explore(g: CartographersData) -> None:
    """Reveal cards until a seat has to draw, or the game is over (C-36 to C-40)."""
    while g.season < len(SEASONS) and not resolve_card(g, reveal(g)):
        pass


def resolve_card(g: CartographersData, card: int) -> bool:
    """Carry out a revealed card. Return whether a seat has to draw."""
    shown = CARDS[card]
    if g.events is not None:
        emit(g, "revealed", card=shown.id, time=g.time, limit=SEASONS[g.season].limit)
    if shown.is_ruins:
        g.must_cover_ruins = True
        return False
    g.card = card
    if shown.is_ambush and g.setup.seats == 1:
        solo_ambush(g)
        return False
    for owner, sheet in enumerate(g.sheets):
        if not sheet.empty:
            g.sealed_moves[(owner + shown.direction) % g.setup.seats] = FULL_MAP
    if NOT_ANSWERED in g.sealed_moves:
        return True
    close_phase(g)
    return False


def solo_ambush(g: CartographersData) -> None:
    """Place the monsters of a solo ambush on the first free placement of their scan (C-102 to C-112)."""
    sheet = g.sheets[0]
    card = CARDS[g.card]
    for spaces in sheet.land.scans[card.id]:
        if spaces & sheet.empty == spaces:
            g.sheets = [sheet.draw(card, to_move(MONSTER, spaces))]
            coins = g.sheets[0].coins - sheet.coins
            if g.events is not None:
                key = "log-ambushed-coins" if coins else "log-ambushed"
                emit(g, "ambushed", 0, key, card=card.id, spaces=names(spaces), coins=coins)
            return
    emit(g, "ambush-ignored", 0, card=card.id)


def close_phase(g: CartographersData) -> None:
    """Open all drawings, then check the time (C-65 to C-67)."""
    card = CARDS[g.card]
    seats = g.setup.seats
    for seat, move in enumerate(
        g.sealed_moves
    ):  # every map gets one drawing, so the order does not matter (C-56)
        owner = (seat - card.direction) % seats
        sheet = g.sheets[owner]
        if move == FULL_MAP:
            emit(g, "map-full", seat, map=owner)
            continue
        g.sheets[owner] = after = sheet.draw(card, move)
        if g.events is not None:
            coins = after.coins - sheet.coins
            key = "log-drawn-coins" if coins else "log-drawn"
            if owner != seat:
                key = "log-drawn-on-coins" if coins else "log-drawn-on"
            code = spell(move)
            emit(g, "drawn", seat, key, card=card.id, map=owner, code=code, coins=coins, **label(code).args)
    g.sealed_moves = [NOT_ANSWERED] * seats
    if not card.is_ambush:  # an ambush neither uses up the obligation nor adds time (C-38)
        g.must_cover_ruins = False
        if g.time >= SEASONS[g.season].limit:
            end_season(g)


def end_season(g: CartographersData) -> None:
    """Score all maps and prepare the next season (C-68 to C-78)."""
    season = SEASONS[g.season]
    edicts = [g.setup.edicts[letter] for letter in season.edicts]
    for seat, sheet in enumerate(g.sheets):
        numbers = tally(sheet, edicts[0], edicts[1])
        g.tallies[seat] += (numbers,)
        if g.events is not None:
            first, second, coins, loss = numbers
            emit(
                g, "season-scored", seat, season=season.id,
                first=first, second=second, coins=coins, loss=loss,
                first_edict=EDICTS[edicts[0]].id, second_edict=EDICTS[edicts[1]].id,
                total=first + second + coins - loss,
            )  # fmt: skip
    g.season += 1
    g.card = NO_CARD
    g.time = 0
    g.revealed = ()
    g.deck = WHOLE_DECK
    if g.season < len(SEASONS):
        emit(g, "season-began", season=SEASONS[g.season].id)
    else:
        winners: list[Json] = [seat for seat, rank in enumerate(ranks(g.tallies)) if rank == 1]
        emit(g, "game-over", key="", winners=winners)
