"""The seasons: their effects, and what the last player to reach one has to do (section 10 of the rules)."""

from __future__ import annotations

from typing import Final

from boardwright.core.plain_data import Json
from boardwright.games.valley.rules.options.placements import city_card_code
from boardwright.games.valley.rules.pieces.game_data import GameData
from boardwright.games.valley.rules.play import Refill, RunPlayEffect
from boardwright.games.valley.rules.rules import Season
from boardwright.games.valley.rules.script import Effect, Frame, Question, Script
from boardwright.games.valley.rules.turn import Produce

from .effects import TakeCards, WeatherDiscard, WeatherReturn
from .extensions import STACKS, farshore_table
from .tags import ISLAND
from .weather import weather_of

SUMMER: Final = 2
TIDE: Final = 2
"""The number of islands that the high tide covers."""

AUTUMN_CARDS: Final = Script("autumn.cards", (TakeCards(2), Refill()))
AUTUMN_GREEN: Final = Script("autumn.green", (Produce(),))
PARTS: Final = (AUTUMN_CARDS, AUTUMN_GREEN)


class InAnyOrder(Question):
    """The parts of the autumn bonus, in the order the player chooses (F-98)."""

    prompt = "autumn"

    def options(self, g: GameData, f: Frame) -> list[int]:
        green = any(city_card.card.produce is not None for city_card in g.players[f.seat].city.cards)
        return [
            part
            for part, script in enumerate(PARTS)
            if not f.picks >> part & 1 and (green or script is AUTUMN_CARDS)
        ]

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.picks |= 1 << option
        g.push(PARTS[option], f.seat)
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"first:{PARTS[option].name.partition('.')[2]}"


SEASONS: Final = (
    Season("winter", 2),
    Season("spring", 3, (Produce(),)),
    Season("summer", 4, (TakeCards(2, deck=False), Refill())),
    Season("autumn", 5, (InAnyOrder(),)),
)


def last_into(g: GameData, seat: int) -> bool:
    """Return whether every human has reached the season that a seat has just prepared for (F-99)."""
    season = g.players[seat].season
    return min([player.season for player in g.players[: g.seats]]) >= season


class HighTide(Question):
    """The last player into summer turns two islands face down, occupied or not (F-101, F-102)."""

    prompt = "high-tide"

    def options(self, g: GameData, f: Frame) -> list[int]:
        if g.players[f.seat].season != SUMMER or f.picks >= TIDE or not last_into(g, f.seat):
            return []
        return [
            index
            for index, place in enumerate(g.setup.places)
            if place.tags & ISLAND and not g.closed >> index & 1
        ]

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.picks += 1
        g.closed |= 1 << option
        g.mark += 1
        if g.events is not None:
            g.emit("high-tide", f.seat, {"place": g.setup.places[option].id})
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"flood:{g.setup.places[option].id}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"left": self.picks_left(g, f)}

    def picks_left(self, g: GameData, f: Frame) -> int:
        return TIDE - f.picks


class WindsOfChange(Effect):
    """The last player into each season turns up the next wind roses and, with weather, the next weather card
    (F-100, F-135). They apply from the next turn on: this turn they have no effect (F-138)."""

    def run(self, g: GameData, f: Frame) -> None:
        if last_into(g, f.seat):
            turn_roses(g)
            turn_weather(g)


def turn_roses(g: GameData) -> None:
    """Turn up the next tile of each stack of roses."""
    own = farshore_table(g)
    a, b = own.roses
    own = own.with_roses(a.turn(g, len(own.box.roses[0])), b.turn(g, len(own.box.roses[1])))
    g.extension = own
    if g.events is not None:
        args: dict[str, Json] = {}
        for stack, turned in enumerate(own.roses):
            args[STACKS[stack]] = list(own.box.roses[stack][turned.top].names)
        g.emit("roses", -1, args)


def turn_weather(g: GameData) -> None:
    """Turn up the next weather card, if the game has weather."""
    own = farshore_table(g)
    if not own.weather_cards:
        return
    weather = own.weather.turn(g, len(own.weather_cards))
    g.extension = own.with_weather(weather)
    g.conditions = own.weather_cards[weather.top]
    if g.events is not None:
        g.emit("weather", -1, {"weather": own.box.weathers[weather.top].id})


# What the weather does to seasons and production


class SeasonDiscard(WeatherDiscard):
    """Discard the cards that the weather takes at the end of a preparation."""

    def due(self, g: GameData, f: Frame) -> int:
        return weather_of(g).season_discard


class SeasonReturn(WeatherReturn):
    """Give back the resources that the weather takes at the end of a preparation."""

    def due(self, g: GameData, f: Frame) -> int:
        return weather_of(g).season_return


class SkipGreen(Question):
    """Choose the green cards that do not act in this production because of the weather."""

    prompt = "skip-green"

    def options(self, g: GameData, f: Frame) -> list[int]:
        if f.picks >= weather_of(g).green_cards_skipped:
            return []
        return g.players[f.seat].city.distinct(self._due(g, f))

    def _due(self, g: GameData, f: Frame) -> list[int]:
        return [at for at, city_card in enumerate(g.players[f.seat].city.cards) if city_card.uid in f.uids]

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.picks += 1
        skipped = g.players[f.seat].city.cards[option].uid
        f.uids = tuple([uid for uid in f.uids if uid != skipped])
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"skip:{city_card_code(g, f.seat, option)}"

    def picks_left(self, g: GameData, f: Frame) -> int:
        left = weather_of(g).green_cards_skipped - f.picks
        return left if g.players[f.seat].city.all_first(g.options) else 0

    def copies(self, g: GameData, f: Frame, option: int) -> int:
        return g.players[f.seat].city.copies(option, self._due(g, f))


class WeatherPlayEffect(RunPlayEffect):
    """Run the effect of a card when it is played. The weather may suppress that of green cards."""

    def run(self, g: GameData, f: Frame) -> None:
        produces = g.rules.cards.cards[f.kind].produce is not None
        if not (produces and weather_of(g).green_cards_idle):
            super().run(g, f)
