"""Rugwort, the rival of the solo game (section 22 of the rules)."""

from __future__ import annotations

from typing import Final

from boardwright.core.plain_data import Json
from boardwright.core.score import ScoreLine
from boardwright.games.valley.rules.effects.claims import claim
from boardwright.games.valley.rules.options.placements import city_card_code, claimable
from boardwright.games.valley.rules.pieces.city import WORKER_BITS
from boardwright.games.valley.rules.pieces.deck import refill_row, take_from_row
from boardwright.games.valley.rules.pieces.entry_rules import EntersOtherCity
from boardwright.games.valley.rules.pieces.game_data import EMPTY, GameData
from boardwright.games.valley.rules.pieces.removal import discard_from_city
from boardwright.games.valley.rules.play import add_to_city
from boardwright.games.valley.rules.rules import Scorer
from boardwright.games.valley.rules.scoring import RivalCards
from boardwright.games.valley.rules.script import Effect, Frame, Question, Script

from .tags import BASIC_EVENT, FOREST, SPECIAL_EVENT

YOU: Final = 0
RUGWORT: Final = 1
RUGWORT_WORKER: Final = 1 << WORKER_BITS * RUGWORT
"""One of his workers, in the worker counts of places."""

BASIC_PATH: Final = ("three_twigs", "two_resin", "one_pebble", "one_berry_one_card")
"""The basic location of his worker, by season (E-242, E-248)."""
CLOSED: Final = (0b0000, 0b0001, 0b0011, 0b1111)
"""The positions of the Meadow where his workers stand, by season, as bits."""
AUTUMN: Final = 3


class Year:
    """One of the three years. Each is harder than the one before."""

    def __init__(self, number: int, journey: int, missed: int, kidnaps: bool) -> None:
        self.number: Final = number
        self.journey: Final = journey
        """The spot of the journey that he goes to, by its points."""
        self.missed: Final = missed
        """His points for each special event that you did not achieve."""
        self.kidnaps: Final = kidnaps
        """In autumn one of his workers and one of yours leave the game (E-253)."""


YEARS: Final = (Year(1, 3, 3, False), Year(2, 4, 6, False), Year(3, 5, 6, True))

CLOCKWISE: Final = "clockwise"
COUNTERCLOCKWISE: Final = "counterclockwise"
FOREST_PATHS: Final = {CLOCKWISE: (0, 1, 2), COUNTERCLOCKWISE: (0, 2, 1)}
"""The order in which he visits the three forest cards. The first English rulebook has the other order."""


def place_rugwort_workers(g: GameData, year: Year, path: tuple[int, ...]) -> None:
    """Place his workers on their spots of his season."""
    season = g.players[RUGWORT].season
    places = g.setup.places
    forest = [index for index, place in enumerate(places) if place.tags & FOREST]
    ids = [place.id for place in places]
    for index, workers in enumerate(g.workers):
        g.workers[index] = workers & ~(RUGWORT_WORKER * 0xF)
    if season < AUTUMN:
        g.workers[forest[path[season]]] += RUGWORT_WORKER
    else:
        g.workers[ids.index(f"journey_{year.journey}")] += RUGWORT_WORKER
    if season < AUTUMN or not year.kidnaps:
        g.workers[ids.index(BASIC_PATH[season])] += RUGWORT_WORKER


def achieve_basic_events(g: GameData) -> None:
    """Give him every basic event still in play whose colours his city has (E-248, step 1)."""
    for index in claimable(g, RUGWORT, BASIC_EVENT):
        claim(g, RUGWORT, index)


class RugwortPlays(Effect):
    """Play his turn. After your action he plays a card for each card you played (E-244); after your pass he
    takes the events that he has achieved (E-254)."""

    def run(self, g: GameData, f: Frame) -> None:
        for _ in range(g.played):
            self.play(g)
        if g.players[YOU].passed:
            achieve_basic_events(g)

    def play(self, g: GameData) -> None:
        position = g.roll(g.rules.row_size)
        kind = take_from_row(g, position)
        if kind == EMPTY:
            return
        card = g.rules.cards.cards[kind]
        owner = YOU if isinstance(card.entry, EntersOtherCity) and self.can_receive(g, card.bit) else RUGWORT
        add_to_city(g, owner, kind, bare=owner == RUGWORT)  # no abilities, so no tokens (E-245)
        if g.events is not None:
            key = "log-rival-plays-you" if owner == YOU else "log-rival-plays"
            args: dict[str, Json] = {"card": card.id, "roll": position + 1, "owner": owner}
            g.emit("rival-plays", RUGWORT, args, key=key)
        refill_row(g)

    def can_receive(self, g: GameData, bit: int) -> bool:
        """Return whether a card of his that enters another city can enter yours (E-246)."""
        city = g.players[YOU].city
        return not city.mask & bit and city.used_slots < g.rules.slots


class RugwortPrepares(Effect):
    """Prepare him for his next season, directly after you (E-248)."""

    def __init__(self, year: Year, path: tuple[int, ...]) -> None:
        self.year: Final = year
        self.path: Final = path

    def run(self, g: GameData, f: Frame) -> None:
        rugwort = g.players[RUGWORT]
        you = g.players[YOU]
        achieve_basic_events(g)
        rugwort.season = you.season
        place_rugwort_workers(g, self.year, self.path)
        kidnaps = self.year.kidnaps and rugwort.season == AUTUMN
        if kidnaps:
            you.workers -= 1
            you.lost_workers += 1
        if g.events is not None:
            args: dict[str, Json] = {"season": g.rules.seasons[rugwort.season].id}
            g.emit("rival-kidnaps" if kidnaps else "rival-prepares", RUGWORT, args)


class LoseCard(Question):
    """Choose a card of his city to remove."""

    prompt = "rival-loses"

    def options(self, g: GameData, f: Frame) -> list[int]:
        city = g.players[RUGWORT].city
        return city.distinct(list(range(len(city.cards))))

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        discard_from_city(g, RUGWORT, option)
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"remove:{city_card_code(g, RUGWORT, option)}"


RIVAL_LOSES_CARD: Final = Script("fool.solo", (LoseCard(),))


RUGWORT_CARDS: Final = RivalCards("rugwort_cards", 2, 3)
"""Points for Rugwort's cards (E-255)."""


class RugwortTokens(Scorer):
    """Points for the tokens that you gave him."""

    def lines(self, g: GameData, seat: int) -> list[ScoreLine]:
        return [ScoreLine("points", "tokens", g.players[seat].points)]


class MissedEvents(Scorer):
    """Points for each special event that you did not achieve."""

    def __init__(self, year: Year) -> None:
        self.year: Final = year

    def lines(self, g: GameData, seat: int) -> list[ScoreLine]:
        missed = 0
        for index, place in enumerate(g.setup.places):
            if place.tags & SPECIAL_EVENT and not g.closed >> index & 1:
                missed += 1
        return [ScoreLine("missed", "claim", missed * self.year.missed)]
