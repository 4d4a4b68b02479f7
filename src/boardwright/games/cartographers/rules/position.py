"""Positions: any game as plain data, and back from complete or partial data.

`docs/positions.md` describes the fields. A dump names them all and loads to an equal state. In a partial
position, missing fields are empty or dealt from the seed. Impossible values are refused with the name of
their field.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boardwright.core.plain_data import Field, Json
from boardwright.core.position import check_header, read_rng, read_seed
from boardwright.core.protocol import Game
from boardwright.core.refusal import IllegalChoice

from .board import ROW_NAMES, SIZE, bit
from .cards import AMBUSHES, CARD_INDEX, CARDS, LANDSCAPES, SEASONS, SYMBOLS
from .drawings import spell
from .edicts import EDICTS
from .game_data import ALL_AMBUSHES, NO_CARD, NOT_ANSWERED, WHOLE_DECK, CartographersData
from .sheet import MOST_COINS, PrintedMap, Sheet, new_sheet
from .start import set_up
from .tally import Tally
from .turn import add_to_column, drawings, explore, remove_card, resolve_card

FIELDS: Final = (
    "game", "version", "seed", "rng", "options", "seats", "season", "time", "revealed", "card", "ruins",
    "ambushes", "next",
)  # fmt: skip
SEAT_FIELDS: Final = ("map", "coins", "seasons", "handed")
MOST_STARS: Final = 132
"""The most stars of a scoring card (C-96)."""
SEASON_NAMES: Final = (*(season.id for season in SEASONS), "over")


# Writing


def dump(g: CartographersData) -> dict[str, Json]:
    """Return the whole state as plain data."""
    setup = g.setup
    return {
        "game": setup.game.name,
        "version": setup.game.version,
        "rng": g.rng.dump(),
        "options": {
            "map": setup.land.id or list(setup.land.rows),
            "edicts": [EDICTS[edict].id for edict in setup.edicts],
            "any_terrain": setup.any_terrain,
        },
        "season": SEASON_NAMES[g.season],
        "time": g.time,
        "revealed": _ids(g.revealed),
        "card": None if g.card == NO_CARD else CARDS[g.card].id,
        "ruins": g.must_cover_ruins,
        "ambushes": _ids(card for card in ALL_AMBUSHES if card not in g.unrevealed),
        "next": _ids(g.upcoming),
        "seats": [_dump_seat(g, seat) for seat in range(setup.seats)],
    }


def _dump_seat(g: CartographersData, seat: int) -> Json:
    handed = g.sealed_moves[seat]
    return {
        "map": list(g.sheets[seat].rows()),
        "coins": g.sheets[seat].coins,
        "seasons": [list(numbers) for numbers in g.tallies[seat]],
        "handed": spell(handed) if handed > 0 else None,
    }


def _ids(cards: Iterable[int]) -> list[Json]:
    return [CARDS[card].id for card in cards]


# Reading


def read_position(g: CartographersData, game: Game, position: Field) -> None:
    """Fill a blank state from a position, and continue to the next decision."""
    given = position.entries(FIELDS)
    check_header(given, game)
    seats = given["seats"] if "seats" in given else Field(1, "seats")
    players = _seat_fields(seats, game)
    rng = read_seed(given)
    set_up(g, game, len(players), rng, given["options"] if "options" in given else Field({}, "options"))
    g.rng = read_rng(given) or rng
    if "season" in given:
        g.season = SEASON_NAMES.index(given["season"].one_of(SEASON_NAMES))
    for seat, fields in enumerate(players):
        g.tallies[seat] = _read_tallies(fields, g.season)
        g.sheets[seat] = _read_sheet(fields, g.setup.land, g.tallies[seat])
    card = _read_cards(g, given)
    if g.season == len(SEASONS):
        for name in ("card", "next"):
            if name in given and given[name].value:
                raise given[name].refuse("game-is-over")
    elif card == NO_CARD or not resolve_card(g, card):
        explore(g)
    for seat, fields in enumerate(players):
        if "handed" in fields and fields["handed"].value is not None:
            _read_handed(g, seat, fields["handed"])
    if g.card != NO_CARD and NOT_ANSWERED not in g.sealed_moves:
        raise seats.refuse("all-handed")


def _seat_fields(field: Field, game: Game) -> list[dict[str, Field]]:
    """Return the fields of each seat; a number stands for that many blank maps."""
    if isinstance(field.value, int):
        return [{} for _ in range(field.whole(game.least_seats, game.most_seats))]
    return [item.entries(SEAT_FIELDS) for item in field.items(game.least_seats, game.most_seats)]


def _read_sheet(fields: dict[str, Field], land: PrintedMap, tallies: tuple[Tally, ...]) -> Sheet:
    """Read a map. Coins are never lost (C-64), so it has at least those of the last finished season."""
    coins = tallies[-1][2] if tallies else 0
    if "coins" in fields:
        over = len(tallies) == len(SEASONS)  # nothing is earned after the last season
        coins = fields["coins"].whole(coins, coins if over else MOST_COINS)
    drawn = [0] * len(SYMBOLS)
    rows = fields["map"].items(SIZE, SIZE) if "map" in fields else []
    for r, item in enumerate(rows):
        row = item.text()
        if len(row) != SIZE:
            raise item.refuse("map-row")
        for c, mark in enumerate(row):
            printed = land.rows[r][c]
            if mark in SYMBOLS and printed in ".R":
                drawn[SYMBOLS.index(mark)] |= bit(r, c)
            elif mark != printed and not (mark == "." and printed == "R"):
                raise item.refuse("map-space", space=f"{ROW_NAMES[r]}{c + 1}", mark=mark, printed=printed)
    return new_sheet(land, drawn, coins)


def _read_tallies(fields: dict[str, Field], seasons: int) -> tuple[Tally, ...]:
    """Read the numbers of finished seasons; missing ones are zeros."""
    if "seasons" not in fields:
        return ((0, 0, 0, 0),) * seasons
    tallies: list[Tally] = []
    for item in fields["seasons"].items(seasons, seasons):
        first, second, coins, loss = item.items(4, 4)
        least = tallies[-1][2] if tallies else 0
        stars = (first.whole(0, MOST_STARS), second.whole(0, MOST_STARS))
        numbers = (*stars, coins.whole(least, MOST_COINS))
        tallies.append((*numbers, loss.whole(0, SIZE * SIZE)))
    return tuple(tallies)


def _read_card(field: Field) -> int:
    return CARD_INDEX[field.one_of(CARD_INDEX)]


def _read_cards(g: CartographersData, given: dict[str, Field]) -> int:
    """Put the cards where the position says. Return the card to be drawn now, if the position names one."""
    column = [(_read_card(item), item) for item in given["revealed"].items()] if "revealed" in given else []
    card = NO_CARD
    if "card" in given and given["card"].value is not None:
        card = _read_card(given["card"])
        if not column or column[-1][0] != card:
            column.append((card, given["card"]))
    if "revealed" not in given:
        column = _deal_column(g, given, card) + column
    for index, (revealed, item) in enumerate(column):
        _reveal(g, revealed, item)
        if card == NO_CARD or index < len(column) - 1:
            _pass(g, revealed)
    if "ruins" in given and given["ruins"].flag() != g.must_cover_ruins:
        raise given["ruins"].refuse("ruins-column")
    if "ambushes" in given:
        _read_ambushes(g, given["ambushes"], card)
    if "time" in given and given["time"].whole(0, 99) != g.time:
        raise given["time"].refuse("time-column", time=g.time)
    if g.season < len(SEASONS) and card == NO_CARD and g.time >= SEASONS[g.season].limit:
        raise (given["time"] if "time" in given else given["revealed"]).refuse("season-is-over")
    if "next" in given:
        _read_next(g, given["next"])
    return card


def _reveal(g: CartographersData, card: int, item: Field) -> None:
    """Add a card to the column. Refuse one that cannot have been revealed now."""
    if g.season == len(SEASONS):
        raise item.refuse("game-is-over")
    if g.time >= SEASONS[g.season].limit:
        raise item.refuse("season-is-over")
    _take(g, card, item)
    add_to_column(g, card)


def _take(g: CartographersData, card: int, item: Field) -> None:
    """Take a card out of its deck."""
    if card not in g.deck and card not in g.unrevealed:
        raise item.refuse("card-twice", card=CARDS[card].id)
    remove_card(g, card)
    if len(AMBUSHES) - len(g.unrevealed) > g.season + 1:
        raise item.refuse("too-many-ambushes", most=g.season + 1)


def _pass(g: CartographersData, card: int) -> None:
    """Set the ruins obligation after a card: a ruins card starts it, a landscape ends it."""
    if CARDS[card].is_ruins:
        g.must_cover_ruins = True
    elif not CARDS[card].is_ambush:
        g.must_cover_ruins = False


def _deal_column(g: CartographersData, given: dict[str, Field], card: int) -> list[tuple[int, Field]]:
    """Return cards that must have been revealed, if the position does not name the column but its
    consequences.

    These are ambushes that cannot all belong to earlier seasons, landscapes that used the time, and a ruins
    card if its obligation holds. They are dealt from the seed, without cards that the position names
    elsewhere.
    """
    column: list[tuple[int, Field]] = []
    if g.season == len(SEASONS):
        return column
    limit = SEASONS[g.season].limit
    least = CARDS[card].time if card != NO_CARD else 0
    time = given["time"].whole(least, limit - 1 + least) if "time" in given else least
    elsewhere = {card, *_next_this_season(given, time, limit)}
    if "ambushes" in given:
        listed = [(index, item) for item in given["ambushes"].items() if (index := _read_card(item)) != card]
        if len(listed) > g.season + 1:
            raise listed[g.season + 1][1].refuse("too-many-ambushes", most=g.season + 1)
        column += listed[g.season :]
    if "time" in given:
        landscapes = [
            i for i, resolve_card in enumerate(LANDSCAPES) if resolve_card.time and i not in elsewhere
        ]
        g.rng.shuffle(landscapes)
        dealt = _adding_up(landscapes, time - least)
        if dealt is None:
            raise given["time"].refuse("time-unreachable")
        column += [(index, given["time"]) for index in dealt]
    if "ruins" in given and given["ruins"].flag():
        ruins = [
            index
            for index, resolve_card in enumerate(CARDS)
            if resolve_card.is_ruins and index not in elsewhere
        ]
        if not ruins:
            raise given["ruins"].refuse("ruins-column")
        column.append((ruins[0], given["ruins"]))
    return column


def _next_this_season(given: dict[str, Field], time: int, limit: int) -> set[int]:
    """Return the cards that come before the season ends, and so cannot have been revealed already."""
    coming: set[int] = set()
    for item in given["next"].items() if "next" in given else []:
        if time >= limit:
            break
        card = _read_card(item)
        coming.add(card)
        time += CARDS[card].time
    return coming


def _adding_up(cards: list[int], need: int) -> list[int] | None:
    """Return some of the cards, in their order, whose times add up to a number, or None."""
    if need == 0:
        return []
    for index, card in enumerate(cards):
        if CARDS[card].time <= need:
            rest = _adding_up(cards[index + 1 :], need - CARDS[card].time)
            if rest is not None:
                return [card, *rest]
    return None


def _read_ambushes(g: CartographersData, field: Field, now: int) -> None:
    """Read the ambush cards revealed so far: those of the column, and at most one for each earlier season.

    The card being drawn now need not be listed.
    """
    column = {card for card in g.revealed if CARDS[card].is_ambush}
    listed: list[int] = []
    for item in field.items():
        card = _read_card(item)
        if not CARDS[card].is_ambush:
            raise item.refuse("not-ambush")
        if card in listed:
            raise item.refuse("card-twice", card=CARDS[card].id)
        listed.append(card)
        if card not in column:
            _take(g, card, item)
            if len(set(listed) - column) > g.season:
                raise item.refuse("ambush-not-revealed", card=CARDS[card].id)
    if not column <= {*listed, now}:
        raise field.refuse("ambushes-column")


def _read_next(g: CartographersData, field: Field) -> None:
    """Read the cards that come next. Each has to be in the deck at that time, also in a later season.

    If the whole rest of a season's deck is listed, the cards that its time does not reach are shuffled in
    again with all others, and do not count.
    """
    deck, unseen, season, time = list(g.deck), list(g.unrevealed), g.season, g.time
    stacked: list[int] = []
    items = field.items()
    for index, item in enumerate(items):
        if season < len(SEASONS) and time >= SEASONS[season].limit:
            rest = [_read_card(other) for other in items[index:]]
            if sorted(card for card in rest if not CARDS[card].is_ambush) == sorted(deck) and (
                {card for card in rest if CARDS[card].is_ambush} <= set(unseen)
            ):
                break
            deck, season, time = list(WHOLE_DECK), season + 1, 0
        if season == len(SEASONS):
            raise item.refuse("game-is-over")
        card = _read_card(item)
        if card in deck:
            deck.remove(card)
        elif card in unseen and len(AMBUSHES) - len(unseen) < season + 1:
            unseen.remove(card)
        else:
            raise item.refuse("not-in-deck", card=CARDS[card].id)
        time += CARDS[card].time
        stacked.append(card)
    g.upcoming = tuple(stacked)


def _read_handed(g: CartographersData, seat: int, field: Field) -> None:
    """Read an answer that is handed in and still sealed."""
    code = field.text()
    if g.card == NO_CARD or g.sealed_moves[seat] != NOT_ANSWERED:
        raise field.refuse("not-asked", seat=seat)
    try:
        g.sealed_moves[seat] = drawings(g, seat).move(code)
    except IllegalChoice as illegal:
        raise field.refuse(illegal.reason, **illegal.details) from None
