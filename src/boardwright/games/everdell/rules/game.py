"""The game of Everdell: four seasons to build a city, for two to four players or alone against Rugwort."""

from __future__ import annotations

from typing import Final

from boardwright.core.plain_data import Field, Json
from boardwright.core.protocol import State
from boardwright.core.rng import Rng
from boardwright.core.setup_options import (
    DocumentOption,
    IntegerOption,
    OneOption,
    Preset,
    SetupOption,
    SeveralOption,
)
from boardwright.games.valley.rules.effects import TakeFromRow
from boardwright.games.valley.rules.game import ValleyGame, ValleyState
from boardwright.games.valley.rules.options.payments import (
    Discount,
    OccupyHome,
    PayGoods,
    PaymentMethod,
    PlayForFree,
)
from boardwright.games.valley.rules.pieces.card import Card
from boardwright.games.valley.rules.pieces.deck import discard
from boardwright.games.valley.rules.pieces.game_data import PUBLIC, GameData, Setup
from boardwright.games.valley.rules.pieces.goods import total
from boardwright.games.valley.rules.pieces.place import Place
from boardwright.games.valley.rules.play import (
    ChooseCity,
    EnterCity,
    MakeRoom,
    PayCost,
    React,
    ReactAtOnce,
    Refill,
    RunPlayEffect,
    Tribute,
    UseHelp,
    add_to_city,
)
from boardwright.games.valley.rules.rules import Rival, Rules, Season
from boardwright.games.valley.rules.scoring import (
    BaseValues,
    CardBonuses,
    ClaimPoints,
    PointTokens,
    WorkersOnPlaces,
)
from boardwright.games.valley.rules.script import Effect, Frame, Script
from boardwright.games.valley.rules.sets.phrases import DISCOUNTS, discount_id
from boardwright.games.valley.rules.sets.reader import read_document
from boardwright.games.valley.rules.turn import (
    BeforeSeason,
    EndTurn,
    Produce,
    ProduceAtOnce,
    ProduceInOrder,
    Recall,
    SeasonBonus,
    TakeAction,
)

from .box import BASE_BOX, Box, load_box
from .events import BASIC_EVENTS, SPECIAL_EVENTS
from .places import BASIC_LOCATIONS, FOREST_CARDS, HAVEN, JOURNEYS, forest_card
from .rugwort import (
    CLOCKWISE,
    CLOSED,
    FOREST_PATHS,
    RIVAL_LOSES_CARD,
    RUGWORT,
    RUGWORT_CARDS,
    YEARS,
    MissedEvents,
    RugwortPlays,
    RugwortPrepares,
    RugwortTokens,
    Year,
    place_rugwort_workers,
)
from .tags import BASIC_EVENT

VERSION: Final = 1
SPECIAL_EVENTS_IN_PLAY: Final = 4

SEASONS: Final = (
    Season("winter", 2),
    Season("spring", 3, (Produce(),)),
    Season("summer", 4, (TakeFromRow(2, optional=True), Refill())),
    Season("autumn", 6, (Produce(),)),
)


PAYMENT_METHODS: Final[tuple[PaymentMethod, ...]] = (
    PayGoods(), OccupyHome(), PlayForFree(), Discount(3, "three_less"), Discount(1, "one_less"),
)  # fmt: skip
"""The ways to pay for a card, in addition to those that cards of the city offer."""


PLAY: Final[tuple[Effect, ...]] = (
    UseHelp(), PayCost(), Tribute(), Refill(), MakeRoom(), ChooseCity(), EnterCity(), RunPlayEffect(),
    ReactAtOnce(), React(),
)  # fmt: skip


class EverdellRules(Rules):
    """The rules for two to four players."""

    name = "everdell"
    version = VERSION
    claim_name = "event"
    row_name = "meadow"
    rival_fields = ("city", "points", "events", "season", "deployed")

    def __init__(
        self,
        box: Box,
        after_turn: tuple[Effect, ...] = (),
        after_preparing: tuple[Effect, ...] = (),
        rival: Rival | None = None,
        extra_scripts: tuple[Script, ...] = (),
    ) -> None:
        super().__init__(
            box.cards,
            box.words,
            seasons=SEASONS,
            payment_methods=PAYMENT_METHODS
            if box.cards is BASE_BOX.cards
            else (*PAYMENT_METHODS, *[Discount(n, discount_id(n)) for n in DISCOUNTS]),
            play=PLAY,
            turn=(TakeAction(), EndTurn(), *after_turn),
            prepare=(BeforeSeason(), Recall(), SeasonBonus(), *after_preparing),
            produce=(ProduceAtOnce(), ProduceInOrder()),
            scorers=(BaseValues(), PointTokens(), CardBonuses(), WorkersOnPlaces("journey"), ClaimPoints()),
            rival=rival,
            extra_scripts=extra_scripts,
        )
        self.box: Final = box

    def enterable_cities(self, g: GameData, seat: int, card: Card) -> list[int]:
        """Return the opponents with a free slot and without this card. Passing does not protect (E-165)."""
        found: list[int] = []
        for other in g.others(seat):
            city = g.players[other].city
            if city.used_slots < self.slots and not city.mask & card.bit:
                found.append(other)
        return found

    def enter_other_city(self, g: GameData, f: Frame) -> None:
        f.uid = add_to_city(g, f.receiver, f.kind)
        g.mark += 1
        if g.events is not None:
            g.emit("arrive", f.seat, {"card": self.cards.ids[f.kind], "to": f.receiver})

    def tie_breaks(self, g: GameData, seat: int) -> list[int]:
        """Return the tie breaks: more events, then more resources left (E-154). A complete tie with a rival
        is not a win (E-256)."""
        player = g.players[seat]
        return [len(player.claims), total(player.goods), 1 if seat >= g.seats else 0]


class SoloRules(EverdellRules):
    """The rules against Rugwort, for one of his years."""

    positions_matter = True

    def __init__(self, box: Box, year: Year, path: tuple[int, ...]) -> None:
        scorers = (
            RUGWORT_CARDS,
            RugwortTokens(),
            ClaimPoints(),
            MissedEvents(year),
            WorkersOnPlaces("journey"),
        )
        super().__init__(
            box,
            after_turn=(RugwortPlays(),),
            after_preparing=(RugwortPrepares(year, path),),
            rival=Rival("rugwort", scorers),
            extra_scripts=(RIVAL_LOSES_CARD,),
        )
        self.year: Final = year
        self.path: Final = path

    def enterable_cities(self, g: GameData, seat: int, card: Card) -> list[int]:
        return [RUGWORT]

    def enter_other_city(self, g: GameData, f: Frame) -> None:
        """Discard a card that you play into his city, together with one of his cards (E-247)."""
        discard(g, f.kind, PUBLIC)
        g.push(RIVAL_LOSES_CARD, f.seat, RUGWORT)

    def closed_positions(self, g: GameData, seat: int) -> int:
        return CLOSED[g.players[RUGWORT].season]

    def place_rival(self, g: GameData, seat: int) -> None:
        place_rugwort_workers(g, self.year, self.path)

    def rival_may_claim(self, place: Place) -> bool:
        return place.tags & BASIC_EVENT != 0

    def lost_workers(self, g: GameData, seat: int) -> int:
        return 1 if self.year.kidnaps and g.players[seat].season == self.last_season else 0


def rules_with(box: Box, year: int = 0, direction: str = "") -> EverdellRules:
    """Return the rules of a variant. They are made when the variant is first played with this box."""
    found = box.variants.get((year, direction))
    if found is None:
        if year:
            found = SoloRules(box, YEARS[year - 1], FOREST_PATHS[direction])
        else:
            found = EverdellRules(box)
        box.variants[year, direction] = found
    assert isinstance(found, EverdellRules)
    return found


RULES: Final = rules_with(BASE_BOX)

_FORESTS: Final = {(id, spots): forest_card(id, spots) for id in FOREST_CARDS for spots in (1, 2)}
_EVENTS: Final = {place.id: place for place in SPECIAL_EVENTS}

EVENTS: Final = SeveralOption("events", "event", _EVENTS, SPECIAL_EVENTS_IN_PLAY)
YEAR: Final = IntegerOption("year", "year", 1, len(YEARS), 1)
DIRECTION: Final = OneOption("direction", "direction", FOREST_PATHS, CLOCKWISE)


SET: Final = DocumentOption("set")


def forest_of(seats: int) -> SeveralOption:
    """Return the set-up option for the forest cards (E-11)."""
    return SeveralOption("forest", "place", FOREST_CARDS, 3 if seats < 3 else 4)


class EverdellGame(ValleyGame):
    """The game for 1 to 4 seats. One seat plays against Rugwort.

    Options: `forest` (ids of the forest cards in play), `events` (ids of the four special events), and for
    one seat `year` (1 to 3) and `direction` of his forest worker (`clockwise`, `counterclockwise`); `set`
    (the plain data of a set file) adds cards and goods to the box.
    """

    __slots__ = ()

    name = "everdell"
    version = VERSION
    least_seats = 1
    most_seats = 4

    def setup_options(self, seats: int) -> list[SetupOption]:
        self.check_seats(seats)
        return [forest_of(seats), EVENTS, *((YEAR, DIRECTION) if seats == 1 else ()), SET]

    def presets(self) -> list[Preset]:
        years = [Preset(f"year{year.number}", 1, 1, {YEAR.name: year.number}) for year in YEARS]
        return [Preset("standard", 2, self.most_seats), *years]

    def read_setup(self, seats: int, options: Field, rng: Rng) -> Setup:
        given = options.entries([choice.name for choice in self.setup_options(seats)])
        forest = forest_of(seats).read(given, rng)
        events = EVENTS.read(given, rng)
        box = BASE_BOX if "set" not in given else read_document(given["set"], load_box)
        settled: dict[str, Json] = {"forest": list(forest), "events": list(events)}
        rules = rules_with(box)
        if seats == 1:
            year = YEAR.read(given)
            direction = DIRECTION.read(given)
            settled["year"] = year
            settled["direction"] = direction
            rules = rules_with(box, year, direction)
        spots = 2 if seats == 4 else 1  # E-33
        places: list[Place] = [
            *BASIC_LOCATIONS,
            *[_FORESTS[id, spots] for id in forest],
            HAVEN,
            *JOURNEYS,
            *BASIC_EVENTS,
            *[_EVENTS[id] for id in events],
        ]
        if "set" not in given:
            return Setup(rules, seats, places, settled)
        return Setup(rules, seats, places, {**settled, "set": given["set"].value}, {**settled, "set": "own"})


def rules_of(state: State) -> EverdellRules:
    """Return the rules of a state, with their box."""
    assert isinstance(state, ValleyState)
    rules = state.data.rules
    assert isinstance(rules, EverdellRules)
    return rules


everdell: Final = EverdellGame()
