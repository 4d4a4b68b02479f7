"""The game of Farshore: four seasons by the sea, for two to four players, with or against Captain Bonny."""

from __future__ import annotations

from typing import Final

from boardwright.core.plain_data import Field, Json
from boardwright.core.protocol import State
from boardwright.core.refusal import IllegalChoice
from boardwright.core.rng import Rng
from boardwright.core.setup_options import (
    DocumentOption,
    IntegerOption,
    OneOption,
    Preset,
    SetupOption,
    SeveralOption,
)
from boardwright.games.valley.rules.game import ValleyGame, ValleyState
from boardwright.games.valley.rules.options.payments import (
    Discount,
    OccupyHome,
    PayGoods,
    PaymentMethod,
    PlayForFree,
)
from boardwright.games.valley.rules.pieces.card import COLOURS
from boardwright.games.valley.rules.pieces.extension import Extension
from boardwright.games.valley.rules.pieces.game_data import GameData, Setup
from boardwright.games.valley.rules.pieces.goods import amount, total
from boardwright.games.valley.rules.pieces.place import Place
from boardwright.games.valley.rules.play import EnterCity, PayCost, React, ReactAtOnce, Refill, UseHelp
from boardwright.games.valley.rules.positions.position import Reader
from boardwright.games.valley.rules.rules import Rival, Rules
from boardwright.games.valley.rules.scoring import BaseValues, CardBonuses, PointTokens
from boardwright.games.valley.rules.script import Frame, Script
from boardwright.games.valley.rules.sets.phrases import DISCOUNTS, discount_id
from boardwright.games.valley.rules.sets.reader import read_document
from boardwright.games.valley.rules.turn import (
    EndTurn,
    ProduceAtOnce,
    ProduceInOrder,
    Recall,
    SeasonBonus,
    TakeAction,
)

from .bonny import LAST_ROW, LEVELS, START_ROWS, BonnyLevel, BonnysTurn, set_up_bonny, set_up_plan
from .box import Box, load_box
from .effects import Mulligan
from .extensions import (
    ANCHORS,
    STACKS,
    FarshorePlayer,
    FarshoreTable,
    TurnedStack,
    farshore_player,
    farshore_table,
)
from .goods import DECLARED
from .phrases import WIND
from .scores import BONNYS_CARDS, PER_TREASURE, Maps, Ship, Treasures
from .seasons import (
    AUTUMN_CARDS,
    AUTUMN_GREEN,
    SEASONS,
    HighTide,
    SeasonDiscard,
    SeasonReturn,
    SkipGreen,
    WeatherPlayEffect,
    WindsOfChange,
    turn_roses,
    turn_weather,
)
from .ship import MoveShipByWind
from .standard import standard
from .tags import ISLAND
from .visits import AFTER, AFTER_ISLAND, BEFORE, can_visit_after_discards, required_discards, resolve, visit
from .weather import BOTH, MODES, STILL, Weather, weather_of

VERSION: Final = 1
MOST_WITH_BONNY: Final = 3


class Anchor(OccupyHome):
    """Play a critter by placing one of three anchors at a construction of its color (F-53 to F-55)."""

    def use(self, g: GameData, f: Frame, at: int) -> bool:
        g.players[f.seat].extension = farshore_player(g, f.seat).without_anchor()
        return super().use(g, f, at)


def payment_methods() -> tuple[PaymentMethod, ...]:
    return (PayGoods(), Anchor(), PlayForFree(), *[Discount(n, discount_id(n)) for n in DISCOUNTS])


PLAY: Final = (
    UseHelp(), PayCost(), EnterCity(), WeatherPlayEffect(), ReactAtOnce(), React(),
    MoveShipByWind(), ReactAtOnce(WIND), React(WIND), Refill(if_from_row=True),
)  # fmt: skip
"""The seven steps of playing a card (F-57)."""
PREPARE: Final = (Recall(), SeasonBonus(), SeasonDiscard(), SeasonReturn(), HighTide(), WindsOfChange())
OPENING: Final = Script("farshore.opening", (Mulligan(),))


class FarshoreRules(Rules):
    """The rules with one box, with or without Captain Bonny (at one of her levels), with or without
    weather."""

    name = "farshore"
    version = VERSION
    claim_name = "map"
    row_name = "bay"
    row_stacks = True
    wild_points = PER_TREASURE
    player_fields = ("anchors", "ship")
    table_fields = ("high_tide", "roses", "weather", "routes", "plan", "coming")
    rival_fields = ("hand", "goods", "city", "maps", "season", "workers", "deployed", "passed", "ship")

    def __init__(self, box: Box, level: BonnyLevel | None, mode: str) -> None:
        bonny: Rival | None = None
        if level is not None:
            scorers = (BONNYS_CARDS, Treasures(), Maps(), Ship())
            bonny = Rival("bonny", scorers, turn=(BonnysTurn(level), EndTurn()))
        super().__init__(
            box.cards,
            box.words,
            seasons=SEASONS,
            payment_methods=payment_methods(),
            play=PLAY,
            turn=(TakeAction(), EndTurn()),
            prepare=PREPARE,
            produce=(SkipGreen(), ProduceAtOnce(), ProduceInOrder()),
            scorers=(BaseValues(), CardBonuses(), PointTokens(), Treasures(), Maps(), Ship()),
            rival=bonny,
            extra_scripts=(OPENING, AUTUMN_CARDS, AUTUMN_GREEN, BEFORE, AFTER, AFTER_ISLAND),
        )
        self.opening = OPENING
        self.max_roll = len(box.cards.whole_deck)
        self.box: Final = box
        self.level: Final = level
        self.fair: Final = Weather(box.cards, self.hand_limit, {})
        """Weather that changes nothing."""
        self.mode: Final = mode
        self.weathers: Final = [
            Weather(box.cards, self.hand_limit, _merged(card.upper, card.lower if mode == BOTH else {}))
            for card in box.weathers
            if mode
        ]
        """What each weather card does in this game; empty without weather."""

    def player_extension(self, rival: bool) -> Extension:
        return FarshorePlayer(self.box, 0 if rival else ANCHORS)

    def table_extension(self) -> Extension:
        return FarshoreTable(self.box, self.weathers)

    def finish_setup(self, g: GameData) -> None:
        g.conditions = self.fair
        turn_roses(g)
        turn_weather(g)

    def place_rival(self, g: GameData, seat: int) -> None:
        set_up_bonny(g, seat)

    def visit(self, g: GameData, seat: int, index: int) -> None:
        visit(g, seat, index)

    def resolve(self, g: GameData, seat: int, index: int) -> None:
        resolve(g, seat, index)

    def why_refused(self, g: GameData, seat: int, index: int, code: str) -> IllegalChoice | None:
        """Return why a visit is refused. In some weather an island first asks for cards."""
        if can_visit_after_discards(g, seat, index, required_discards(g, index)):
            return None
        asked = weather_of(g).island_asks_for
        short = len(g.players[seat].hand) < asked
        return IllegalChoice("hand-short", code, n=asked) if short else IllegalChoice("nothing-left", code)

    def housings_left(self, g: GameData, seat: int) -> int:
        return farshore_player(g, seat).anchors

    def tie_breaks(self, g: GameData, seat: int) -> list[int]:
        """Return the tie breaks: ship furthest along, more maps, more treasures, more resources (F-106)."""
        player = g.players[seat]
        return [
            farshore_player(g, seat).ship,
            len(player.claims),
            amount(player.goods, DECLARED.wild),
            total(player.goods & DECLARED.resource_mask),
        ]

    # Positions

    def read_player(self, reader: Reader, seat: int, given: dict[str, Field]) -> None:
        if seat >= reader.g.seats and reader.g.players[seat].goods & DECLARED.resource_mask:
            raise given["goods"].refuse("only-treasure")
        used = sum([1 for city_card in reader.g.players[seat].city.cards if city_card.occupied])
        anchors = farshore_player(reader.g, seat).anchors
        if seat < reader.g.seats:
            if used > ANCHORS:
                raise given["city"].refuse("anchors", most=ANCHORS)
            anchors -= used
        if "anchors" in given:
            anchors = given["anchors"].whole(0, ANCHORS - used)
        ship = given["ship"].whole(0, len(self.box.track) - 1) if "ship" in given else 0
        reader.g.players[seat].extension = FarshorePlayer(self.box, anchors, ship)

    def read_table(self, reader: Reader, given: dict[str, Field]) -> None:
        g = reader.g
        box = self.box
        coming = (
            given["coming"].entries(("roses_a", "roses_b", "weather", "routes")) if "coming" in given else {}
        )
        shown = given["roses"].entries(STACKS) if "roses" in given else {}
        roses = [
            _turned(shown.get(name), coming.get(f"roses_{name}"), [rose.id for rose in box.roses[stack]])
            for stack, name in enumerate(STACKS)
        ]
        a, b = [
            turned if turned.seen else turned.turn(g, len(box.roses[stack]))
            for stack, turned in enumerate(roses)
        ]
        known = [card.id for card in box.weathers] if self.weathers else []
        weather = _turned(given.get("weather"), coming.get("weather"), known)
        g.conditions = self.fair
        if self.weathers:
            weather = weather if weather.seen else weather.turn(g, len(box.weathers))
            g.conditions = self.weathers[weather.top]
        routes = _turned(given.get("routes"), coming.get("routes"), [route.id for route in box.routes])
        g.extension = FarshoreTable(box, self.weathers, (a, b), weather, routes)
        if "high_tide" in given:
            islands = {place.id: i for i, place in enumerate(g.setup.places) if place.tags & ISLAND}
            for item in given["high_tide"].items():
                index = islands[item.one_of(islands)]
                if g.closed >> index & 1:
                    raise item.refuse("chosen-twice", value=item.text())
                g.closed |= 1 << index
        if self.rivals:
            if "plan" in given:
                g.extension = farshore_table(g).with_plan(_plan(given["plan"]))
            else:
                set_up_plan(g)
        else:
            for field in (given.get("plan"), given.get("routes"), coming.get("routes")):
                if field is not None and field.value:
                    raise field.refuse("only-with-bonny")


def _merged(upper: dict[str, int], lower: dict[str, int]) -> dict[str, int]:
    """Return the effects of both halves of a weather card. They differ, except that each may still a rose."""
    still = upper.get(STILL, 0) | lower.get(STILL, 0)
    return {**upper, **lower, **({STILL: still} if still else {})}


def _turned(field: Field | None, coming: Field | None, known: list[str]) -> TurnedStack:
    """Read a stack: the pieces that were turned up, and those that come next."""
    found: list[int] = []
    seen = field.items(0, len(known)) if field is not None else []
    next_ones = coming.items(0, len(known)) if coming is not None else []
    for item in (*seen, *next_ones):
        index = known.index(item.one_of(known))
        if index in found:
            raise item.refuse("chosen-twice", value=known[index])
        found.append(index)
    return TurnedStack(tuple(found[: len(seen)]), tuple(found[len(seen) :]))


def _plan(field: Field) -> tuple[tuple[int, int], ...]:
    """Read Captain Bonny's markers, column by column."""
    found: list[tuple[int, int]] = []
    for item in field.items(len(START_ROWS), len(START_ROWS)):
        given = item.entries(("colour", "row"))
        for name in ("colour", "row"):
            if name not in given:
                raise item.refuse("field-missing", field=name)
        colour = COLOURS.index(given["colour"].one_of(COLOURS))
        if colour in [other for other, _ in found]:
            raise given["colour"].refuse("chosen-twice", value=COLOURS[colour])
        found.append((colour, given["row"].whole(0, LAST_ROW)))
    return tuple(found)


def _rules(box: Box, level: int, mode: str) -> Rules:
    """Return the rules of a variant. They are made when the variant is first played with this box."""
    if (level, mode) not in box.variants:
        box.variants[level, mode] = FarshoreRules(box, LEVELS[level - 1] if level else None, mode)
    return box.variants[level, mode]


WEATHER: Final = OneOption("weather", "weather-half", MODES, unless="bonny")
SET: Final = DocumentOption("set")


def islands_of(box: Box, seats: int) -> SeveralOption:
    """Return the set-up option for the islands, one for each seat."""
    return SeveralOption("islands", "place", box.islands, seats)


def bonny_of(seats: int) -> IntegerOption:
    """Return the set-up option for Captain Bonny's level; two or three seats may play without her (F-1)."""
    return IntegerOption("bonny", "level", 1, len(LEVELS), 1 if seats == 1 else 0)


class FarshoreGame(ValleyGame):
    """The game for 1 to 4 seats. One seat plays against Captain Bonny, and she may join two or three.

    Options: `islands` (ids, one for each seat), `bonny` (her level, 1 to 4), without her `weather` (`upper`
    or `both`), and `set` (the plain data of a set file, instead of the standard set).
    """

    __slots__ = ()

    name = "farshore"
    version = VERSION
    least_seats = 1
    most_seats = 4

    def setup_options(self, seats: int) -> list[SetupOption]:
        self.check_seats(seats)
        found: list[SetupOption] = [islands_of(standard(), seats)]
        if seats <= MOST_WITH_BONNY:
            found.append(bonny_of(seats))
        if seats > 1:
            found.append(WEATHER)
        return [*found, SET]

    def presets(self) -> list[Preset]:
        return [
            Preset("standard", 2, self.most_seats),
            *[Preset(f"weather-{mode}", 2, self.most_seats, {WEATHER.name: mode}) for mode in MODES],
            *[
                Preset(f"bonny{level.number}", 1, MOST_WITH_BONNY, {"bonny": level.number})
                for level in LEVELS
            ],
        ]

    def read_setup(self, seats: int, options: Field, rng: Rng) -> Setup:
        # With two seats all options are allowed. With other numbers, a disallowed option has its own refusal.
        given = options.entries([choice.name for choice in self.setup_options(2)])
        box = standard() if "set" not in given else read_document(given["set"], load_box)
        settled: dict[str, Json] = {}
        if "set" in given:
            settled["set"] = given["set"].value
        level = self._level(seats, given)
        mode = LEVELS[level - 1].weather if level else WEATHER.read(given)
        if "weather" in given:
            if level:
                raise given["weather"].refuse("weather-by-level")
            settled["weather"] = mode
        if level:
            settled["bonny"] = level
        islands = islands_of(box, seats).read(given, rng)
        settled["islands"] = list(islands)
        places: list[Place] = [
            *box.shore,
            box.docks,
            box.lookout,
            *[box.islands[id] for id in islands],
            *box.maps[seats + (1 if level else 0)],
        ]
        shown = {**settled, "set": "own"} if "set" in settled else settled
        return Setup(_rules(box, level, mode), seats, places, settled, shown)

    def _level(self, seats: int, given: dict[str, Field]) -> int:
        """Return Captain Bonny's level, or 0 without her (F-1)."""
        if "bonny" in given and seats > MOST_WITH_BONNY:
            raise given["bonny"].refuse("bonny-seats", most=MOST_WITH_BONNY)
        return bonny_of(seats).read(given)


def rules_of(state: State) -> FarshoreRules:
    """Return the rules of a state, with their box."""
    assert isinstance(state, ValleyState)
    rules = state.data.rules
    assert isinstance(rules, FarshoreRules)
    return rules


farshore: Final = FarshoreGame()
