"""Captain Bonny, the rival at sea (section 12 of the rules). She acts by herself and asks no seat."""

from __future__ import annotations

from bisect import insort
from typing import Final

from boardwright.core.plain_data import Json
from boardwright.games.valley.rules.effects.claims import claim
from boardwright.games.valley.rules.effects.goods import gain
from boardwright.games.valley.rules.options.placements import claimable, recall_workers
from boardwright.games.valley.rules.pieces.card import BLUE, GREEN, PURPLE, RED, TAN
from boardwright.games.valley.rules.pieces.city import WORKER_BITS
from boardwright.games.valley.rules.pieces.deck import (
    NO_CARD,
    card_ids,
    discard,
    next_card,
    refill_row,
    take_from_hand,
    take_from_row,
)
from boardwright.games.valley.rules.pieces.game_data import EMPTY, KNOWN_BITS, PUBLIC, GameData
from boardwright.games.valley.rules.play import add_to_city
from boardwright.games.valley.rules.script import Effect, Frame

from .box import Stop
from .extensions import farshore_table
from .goods import TREASURE
from .ship import matching_roses, move_ship
from .tags import ISLAND, MAP

WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3

FIRST_HAND: Final = 2
FROM_DECK_IN_SPRING: Final = 4
BY_PLAN: Final = {SUMMER: 6, AUTUMN: 3}
"""How many cards she takes from the Bay when she prepares for a season."""
START_ROWS: Final = {PURPLE: 2, RED: 3, BLUE: 3, TAN: 3, GREEN: 4}
"""The rows of her plan where her markers start (F-110)."""
LAST_ROW: Final = 4


class BonnyLevel:
    """One of her four challenges (F-112)."""

    def __init__(self, number: int, spaces: int, weather: str = "") -> None:
        self.number: Final = number
        self.spaces: Final = spaces
        """How far each matching rose moves her ship."""
        self.weather: Final = weather
        """The half of the weather cards that applies to human players."""


LEVELS: Final = (BonnyLevel(1, 1), BonnyLevel(2, 2), BonnyLevel(3, 2, "upper"), BonnyLevel(4, 2, "both"))


def set_up_bonny(g: GameData, seat: int) -> None:
    """Set up her first workers, her two face-down cards and her plan (F-107, F-109)."""
    g.players[seat].workers = g.rules.seasons[WINTER].workers
    draw_unseen(g, seat, FIRST_HAND)
    set_up_plan(g)


def set_up_plan(g: GameData) -> None:
    """Shuffle her color markers into the columns of the plan (F-110)."""
    columns = list(START_ROWS)
    g.rng.shuffle(columns)
    g.extension = farshore_table(g).with_plan(tuple([(colour, START_ROWS[colour]) for colour in columns]))


def draw_unseen(g: GameData, seat: int, n: int) -> None:
    """Draw cards from the deck into her hand, which nobody sees."""
    hand = g.players[seat].hand
    before = len(hand)
    for _ in range(n):
        kind = next_card(g)
        if kind != NO_CARD:
            insort(hand, kind << KNOWN_BITS)
    if g.events is not None and len(hand) > before:
        g.emit("rival-draws", seat, {"n": len(hand) - before})


# The plan


def move_marker(g: GameData, colour: int) -> None:
    """Move the marker of a color up one row. It stops above the card and stays there (F-121)."""
    own = farshore_table(g)
    g.extension = own.with_plan(tuple([(c, max(0, row - 1) if c == colour else row) for c, row in own.plan]))


def planned_position(g: GameData) -> int:
    """Return the position in the Bay of the card that her plan chooses, or `NO_CARD` (F-122)."""
    on_card = [(row, column, colour) for column, (colour, row) in enumerate(farshore_table(g).plan) if row]
    for _, _, colour in sorted(on_card):
        found = bay_positions(g, colour)
        if found:
            return found[0]
    return NO_CARD


def bay_positions(g: GameData, colour: int) -> list[int]:
    """Return the positions of the Bay with cards of a color, left to right and top to bottom."""
    cards = g.rules.cards.cards
    return [at for at, kind in enumerate(g.row) if kind != EMPTY and cards[kind].colour == colour]


def take_planned(g: GameData, position: int) -> int:
    """Take the card that the plan chose, and move its marker (F-123, F-127)."""
    kind = take_from_row(g, position)
    move_marker(g, g.rules.cards.cards[kind].colour)
    return kind


class BonnysTurn(Effect):
    """Play one turn of hers. She prepares after the last human has prepared. Otherwise she places a worker,
    or plays a card if she has no worker. In autumn she first plays her hand."""

    def __init__(self, level: BonnyLevel) -> None:
        self.level: Final = level

    def run(self, g: GameData, f: Frame) -> None:
        bonny = g.players[f.seat]
        if min([player.season for player in g.players[: g.seats]]) > bonny.season:
            self.prepare(g, f.seat)
        elif bonny.season == AUTUMN:
            self.autumn(g, f.seat)
        elif bonny.workers:
            self.follow_route(g, f.seat)
        else:
            self.play_card(g, f.seat)

    # Preparing (F-125 to F-127)

    def prepare(self, g: GameData, seat: int) -> None:
        bonny = g.players[seat]
        recall_workers(g, seat)
        bonny.season += 1
        bonny.workers = g.rules.seasons[bonny.season].workers
        if g.events is not None:
            season = g.rules.seasons[bonny.season].id
            g.emit("rival-prepares", seat, {"season": season, "workers": bonny.workers})
        for index in claimable(g, seat, MAP):
            claim(g, seat, index)
        if bonny.season == SPRING:
            draw_unseen(g, seat, FROM_DECK_IN_SPRING)
        else:
            self.take_cards(g, seat, BY_PLAN[bonny.season])

    def take_cards(self, g: GameData, seat: int, n: int) -> None:
        """Take cards from the Bay by her plan, and from the deck where it finds none; then refill the Bay."""
        taken: list[int] = []
        while len(taken) < n and planned_position(g) != NO_CARD:
            taken.append(take_planned(g, planned_position(g)))
            insort(g.players[seat].hand, taken[-1] << KNOWN_BITS | PUBLIC)
        if g.events is not None and taken:
            g.emit("rival-takes", seat, {"cards": card_ids(g, taken)})
        draw_unseen(g, seat, n - len(taken))
        refill_row(g)

    # Autumn (F-128 to F-131)

    def autumn(self, g: GameData, seat: int) -> None:
        bonny = g.players[seat]
        if bonny.hand:
            self.play_from_hand(g, seat)
            self.claim_with_workers(g, seat)
        elif bonny.workers:
            self.follow_route(g, seat)
            self.claim_with_workers(g, seat)
        else:
            bonny.passed = True
            if g.events is not None:
                g.emit("pass", seat, {})

    def claim_with_workers(self, g: GameData, seat: int) -> None:
        """Claim each map she qualifies for now, with a worker on the Dunes."""
        bonny = g.players[seat]
        for index in claimable(g, seat, MAP):
            if bonny.workers:
                self.place(g, seat, index)
                claim(g, seat, index)

    # Placing a worker (F-116 to F-118)

    def place(self, g: GameData, seat: int, index: int) -> None:
        g.players[seat].workers -= 1
        g.workers[index] += 1 << WORKER_BITS * seat
        if g.events is not None:
            g.emit("visit", seat, {"place": g.setup.places[index].id})

    def follow_route(self, g: GameData, seat: int) -> None:
        """Reveal a route card and go to its first available place. In autumn only the last is tried."""
        own = farshore_table(g)
        turned = own.routes.turn(g, len(own.box.routes))
        g.extension = own.with_routes(turned)
        route = own.box.routes[turned.top]
        if g.events is not None:
            args: dict[str, Json] = {
                "route": route.id,
                "stops": [stop.text for stop in route.stops],
                "path": [stop.message() for stop in route.stops],
            }
            g.emit("route", seat, args)
        stops = route.stops if g.players[seat].season < AUTUMN else route.stops[-1:]
        for stop in stops:
            if self.stop_at(g, seat, stop):
                return

    def stop_at(self, g: GameData, seat: int, stop: Stop) -> bool:
        """Place a worker there and do what the stop says. Return false if the place is not available."""
        if stop.place == "red":
            return self.stop_at_red_card(g, seat, stop)
        for index, place in enumerate(g.setup.places):
            island = stop.place == "island" and place.tags & ISLAND and not g.closed >> index & 1
            if island or place.id == stop.place:
                if place.spots and g.workers[index]:
                    continue
                self.place(g, seat, index)
                if stop.place == "lookout":
                    self.look_out(g, seat, stop.colour)
                else:
                    self.act(g, seat, stop)
                return True
        return False

    def stop_at_red_card(self, g: GameData, seat: int, stop: Stop) -> bool:
        """Place a worker on her oldest red card without one; the route says what she gains (F-115)."""
        bonny = g.players[seat]
        for at, city_card in enumerate(bonny.city.cards):
            if city_card.card.colour == RED and not city_card.workers:
                bonny.workers -= 1
                bonny.city = bonny.city.replace_card(at, city_card.with_workers(1 << WORKER_BITS * seat))
                if g.events is not None:
                    args: dict[str, Json] = {"card": city_card.card.id, "owner": seat}
                    g.emit("visit-card", seat, args, key="log-visit-card-own")
                self.act(g, seat, stop)
                return True
        return False

    def act(self, g: GameData, seat: int, stop: Stop) -> None:
        if stop.action == "ship":
            move_ship(g, seat, stop.n, "route")
        elif stop.action == "treasure":
            gain(g, seat, TREASURE * stop.n, "route")
        elif stop.action == "play":
            self.play_card(g, seat)

    def look_out(self, g: GameData, seat: int, colour: int) -> None:
        """Take a purple card, discard the cards of a color, take a treasure, and refill the Bay (F-118). In
        autumn she plays the purple card at once (F-129)."""
        bonny = g.players[seat]
        purple = bay_positions(g, PURPLE)
        if purple:
            kind = take_from_row(g, purple[0])
            if bonny.season == AUTUMN:
                self.build(g, seat, kind, g.rules.row_name)
            else:
                insort(bonny.hand, kind << KNOWN_BITS | PUBLIC)
                if g.events is not None:
                    g.emit("rival-takes", seat, {"cards": card_ids(g, [kind])})
        away: list[int] = []
        for position in bay_positions(g, colour):
            while g.row[position] != EMPTY:
                away.append(take_from_row(g, position))
        for kind in away:
            discard(g, kind, PUBLIC)
        if g.events is not None and away:
            g.emit("rival-discards", seat, {"cards": card_ids(g, away)})
        gain(g, seat, TREASURE, "route")
        refill_row(g)

    # Playing a card (F-120 to F-124)

    def play_card(self, g: GameData, seat: int) -> None:
        """Play a card from her hand if she has cards, otherwise by the plan."""
        if g.players[seat].hand:
            self.play_from_hand(g, seat)
            return
        position = planned_position(g)
        if position != NO_CARD:
            self.build(g, seat, take_planned(g, position), g.rules.row_name)
            refill_row(g)
            return
        kind = next_card(g)
        if kind != NO_CARD:
            self.play_unplanned(g, seat, kind, "deck")

    def play_from_hand(self, g: GameData, seat: int) -> None:
        """Play a random card of her hand. Nobody can tell which of several copies it was."""
        hand = g.players[seat].hand
        kind = hand[g.roll(len(hand))] >> KNOWN_BITS
        take_from_hand(g, seat, kind)
        self.play_unplanned(g, seat, kind, "hand")

    def play_unplanned(self, g: GameData, seat: int, kind: int, origin: str) -> None:
        """Play a card without the plan. It moves its marker in winter and spring (F-121, F-123)."""
        if g.players[seat].season <= SPRING:
            move_marker(g, g.rules.cards.cards[kind].colour)
        self.build(g, seat, kind, origin)

    def build(self, g: GameData, seat: int, kind: int, origin: str) -> None:
        """Add the card to her city, and move her ship with the wind (F-124)."""
        card = g.rules.cards.cards[kind]
        add_to_city(g, seat, kind, bare=True)
        if g.events is not None:
            args: dict[str, Json] = {"card": card.id, "from": origin}
            g.emit("rival-plays", seat, args)
        move_ship(g, seat, matching_roses(g, card) * self.level.spaces, "wind")
