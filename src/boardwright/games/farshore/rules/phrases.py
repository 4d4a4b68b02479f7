"""The phrases that a set is written with: what a card or a place does, in words an owner of the box can edit.

A phrase is a template with slots in angle brackets; `docs/sets.md` lists them all. Reading one gives the
effects it stands for, and its key with particulars, from which the catalogues word it for players: so what a
card says is always what it does.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final, TypeVar

from boardwright.core.plain_data import Field
from boardwright.games.valley.rules.bonuses import PerCard
from boardwright.games.valley.rules.card import COLOURS, After, Bonus
from boardwright.games.valley.rules.counts import CopiesOf, Count, PerPick, Several
from boardwright.games.valley.rules.goods import unit
from boardwright.games.valley.rules.play import Refill
from boardwright.games.valley.rules.script import Effect, Frame
from boardwright.games.valley.rules.table import Table
from boardwright.games.valley.rules.verbs import (
    TO_SUPPLY,
    Activate,
    CopyPlace,
    Discard,
    DiscardRest,
    Draw,
    Gain,
    GainAny,
    GainPoints,
    GiveCards,
    LiftWorker,
    MoveWorker,
    PartWith,
    PartWithCards,
    PlayOne,
    Reveal,
)
from boardwright.games.valley.rules.verbs.cards import FROM_HAND, FROM_REVEALED, FROM_ROW, NO_LIMIT
from boardwright.games.valley.rules.verbs.goods import ANY
from boardwright.games.valley.rules.ways import HAND, SHOWN, Cut, DiscardForLess, Swap, Way
from boardwright.games.valley.rules.which import Which

from .bonuses import PerChest, PerMap, PerTreasure
from .goods import GOODS, RESOURCES
from .ship import MoveShip
from .tags import ISLAND, SHORE
from .verbs import ClaimNearly, GainSame, TakeCards
from .visits import PLACED

T = TypeVar("T")

WIND: Final = 2
"""The moment after the wind has moved a ship."""

MOST: Final = 9
"""The highest number that a phrase may name."""
LESS: Final = (1, 2, 3, 4, 5, 6)
"""By how many resources a play may be cheaper."""

SLOTS: Final = {
    "n": r"\d{1,2}",
    "goods": r"\d{1,2} [a-z_]+(?: and \d{1,2} [a-z_]+)*",
    "choice": r"any|[a-z_]+(?:, [a-z_]+)* or [a-z_]+",
    "kinds": r"any|[a-z_]+(?:(?:, [a-z_]+)* or [a-z_]+)?",
    "each": r"| for each| for every \d| for each [a-z][a-z0-9_]*",
    "cards": r"(?:common |unique )?(?:card|critter|construction)|[a-z]+(?:(?:, [a-z]+)* or [a-z]+)? card",
    "source": r"the hand or the bay|the hand|the bay",
    "price": r"nothing|\d less",
    "limit": r"| of at most \d points?",
    "places": r"a shore location or an island|a shore location|an island",
}
"""What may stand in a slot of a template."""

SOURCES: Final = {"the hand": FROM_HAND, "the bay": FROM_ROW, "the hand or the bay": FROM_HAND | FROM_ROW}
PLACES: Final = {
    "a shore location": SHORE, "an island": ISLAND, "a shore location or an island": SHORE | ISLAND,
}  # fmt: skip


class Line:
    """A phrase that was understood: its key and particulars, for whoever words it."""

    def __init__(self, key: str, args: dict[str, str | int]) -> None:
        self.key: Final = key
        self.args: Final = args


class Reading:
    """One phrase being read: what stands in its slots."""

    def __init__(self, field: Field, cards: list[str], found: dict[str, str], counted: str) -> None:
        self.field: Final = field
        self.cards: Final = cards
        self.found: Final = found
        self.counted: Final = counted
        """What the phrase before has counted: cards, resources, spaces, or nothing."""
        self.args: Final[dict[str, str | int]] = {}

    def number(self, slot: str = "n") -> int:
        n = self._within(int(self.found[slot]), 1, MOST)
        self.args[slot] = n
        return n

    def _within(self, n: int, least: int, most: int) -> int:
        if not least <= n <= most:
            raise self.field.refuse("range", least=least, most=most)
        return n

    def goods(self) -> int:
        goods = 0
        spelled: list[str] = []
        for part in self.found["goods"].split(" and "):
            n, name = part.split(" ")
            goods += unit(self._known(name, GOODS)) * self._within(int(n), 1, MOST)
            spelled.append(n + name)
        self.args["goods"] = "+".join(spelled)
        return goods

    def kinds(self, slot: str) -> int:
        """Resources to choose from, as bits."""
        names = re.split(r", | or ", self.found[slot])
        if names == ["any"]:
            self.args["kinds"] = "any"
            return ANY
        bits = 0
        for name in names:
            bits |= 1 << self._known(name, RESOURCES)
        self.args["kinds"] = "+".join(names)
        return bits

    def each(self) -> int | Count:
        """How often: once, or for each of what was counted, or for each copy of a card."""
        words = self.found["each"].split()
        if not words:
            self.args["each"] = ""
            return 1
        last = words[-1]
        if last == "each" or words[1] == "every":
            if not self.counted:
                raise self.field.refuse("nothing-counted")
            k = 1 if last == "each" else self._within(int(last), 1, MOST)
            self.args["each"] = self.counted
            self.args["every"] = k
            return PerPick(k)
        if last not in self.cards:
            raise self.field.refuse("not-one-of", value=last, known=", ".join(self.cards))
        self.args["each"] = "copies"
        self.args["card"] = last
        return CopiesOf(last)

    def which(self) -> Which:
        """Cards by rarity and kind, or by color."""
        words = re.split(r", | or | ", self.found["cards"])
        self.args["which"] = "-".join(words)
        if words[-1] == "card" and words[0] not in ("card", "common", "unique"):
            colours = tuple([self._known(name, COLOURS) for name in words[:-1]])
            self.args["which"] = "colours"
            self.args["colours"] = "+".join(words[:-1])
            return Which(colours=colours)
        critter = None if words[-1] == "card" else words[-1] == "critter"
        return Which(critter, None if len(words) == 1 else words[0] == "unique")

    def limit(self) -> int:
        words = self.found["limit"].split()
        points = int(words[3]) if words else NO_LIMIT
        if words:
            self.args["points"] = points
        return points

    def price(self) -> str:
        """The id of the way to pay."""
        word = self.found["price"].split()[0]
        n = 0 if word == "nothing" else self._within(int(word), LESS[0], LESS[-1])
        self.args["less"] = n
        return less(n) if n else "free"

    def one(self, slot: str, table: dict[str, int]) -> int:
        self.args[slot] = self.found[slot].replace(" ", "-")
        return table[self.found[slot]]

    def _known(self, name: str, names: tuple[str, ...]) -> int:
        if name not in names:
            raise self.field.refuse("not-one-of", value=name, known=", ".join(names))
        return names.index(name)


def less(n: int) -> str:
    """The id of the way to pay so many resources less."""
    return f"less_{n}"


# What cards and places do

Steps = tuple[Effect, ...]


def _gain_points(r: Reading) -> Steps:
    return (GainPoints(r.number(), r.each()),)


def _gain_same(r: Reading) -> Steps:
    return (GainSame(r.number()),)


def _gain_choice(r: Reading) -> Steps:
    n, per = r.number(), r.each()
    return (GainAny(n if isinstance(per, int) else Several(n, per), r.kinds("choice")),)


def _gain(r: Reading) -> Steps:
    return (Gain(r.goods(), r.each()),)


def _draw_to_limit(_: Reading) -> Steps:
    return (TakeCards(NO_LIMIT), Refill())


def _draw_either(r: Reading) -> Steps:
    n, per = r.number(), r.each()
    return (TakeCards(n if isinstance(per, int) else Several(n, per)), Refill())


def _draw_bay(r: Reading) -> Steps:
    return (TakeCards(r.number(), deck=False), Refill())


def _draw(r: Reading) -> Steps:
    n, per = r.number(), r.each()
    return (Draw(n) if isinstance(per, int) else Draw(per, n),)


def _ship(r: Reading) -> Steps:
    return (MoveShip(r.number(), r.each()),)


def _discard_together(r: Reading) -> Steps:
    return (Discard(r.number(), r.number("k")),)


def _discard_any(_: Reading) -> Steps:
    return (Discard(),)


def _discard_up_to(r: Reading) -> Steps:
    return (Discard(r.number()),)


def _discard(r: Reading) -> Steps:
    return (PartWithCards(r.number(), what_there_is=True),)


def _pay_up_to(r: Reading) -> Steps:
    return (PartWith(r.number(), TO_SUPPLY, r.kinds("kinds")),)


def _pay(r: Reading) -> Steps:
    return (PartWith(r.number(), TO_SUPPLY, r.kinds("kinds"), exactly=True),)


def _activate_other(_: Reading) -> Steps:
    return (Activate(),)


def _activate(r: Reading) -> Steps:
    return (Activate(most=r.number(), may=True),)


def _reveal(r: Reading) -> Steps:
    return (Reveal(r.number()), PlayOne(FROM_REVEALED, "free", r.limit()), DiscardRest())


def _play(r: Reading) -> Steps:
    source = r.one("source", SOURCES)
    return (PlayOne(source, r.price(), r.limit(), must=True, which=r.which()),)


def _copy(r: Reading) -> Steps:
    return (CopyPlace(r.one("places", PLACES)),)


def _move_worker(_: Reading) -> Steps:
    return (LiftWorker(may=True), MoveWorker())


def _give_up_to(r: Reading) -> Steps:
    return (GiveCards(r.number()),)


def _give(r: Reading) -> Steps:
    return (GiveCards(r.number(), must=True),)


def _claim(r: Reading) -> Steps:
    return (ClaimNearly(r.number()),)


EFFECTS: Final[tuple[tuple[str, str, Callable[[Reading], Steps]], ...]] = (
    ("gain-points", "gain <n> points<each>", _gain_points),
    ("gain-same", "gain <n> of the same", _gain_same),
    ("gain-choice", "gain <n> <choice><each>", _gain_choice),
    ("gain", "gain <goods><each>", _gain),
    ("draw-to-limit", "draw to the limit from the deck or the bay", _draw_to_limit),
    ("draw-either", "draw <n><each> from the deck or the bay", _draw_either),
    ("draw-bay", "draw <n> from the bay", _draw_bay),
    ("draw", "draw <n><each>", _draw),
    ("ship", "move the ship <n><each>", _ship),
    ("discard-together", "discard up to <n>, <k> at a time", _discard_together),
    ("discard-any", "discard any number", _discard_any),
    ("discard-up-to", "discard up to <n>", _discard_up_to),
    ("discard", "discard <n>", _discard),
    ("pay-up-to", "pay up to <n> <kinds>", _pay_up_to),
    ("pay", "pay <n> <kinds>", _pay),
    ("activate-other", "activate another green card", _activate_other),
    ("activate", "activate up to <n> green cards", _activate),
    ("reveal", "reveal <n> and play one<limit> for nothing", _reveal),
    ("play", "play a <cards> from <source> for <price><limit>", _play),
    ("copy", "copy <places>", _copy),
    ("move-worker", "move a worker", _move_worker),
    ("give-up-to", "give up to <n> cards", _give_up_to),
    ("give", "give <n> cards", _give),
    ("claim", "claim a map that is up to <n> cards short", _claim),
)
"""Phrases of `does`: key, template, and the effects it stands for. The first that fits is meant."""

COUNTED: Final = {
    "discard-together": "card", "discard-any": "card", "discard-up-to": "card", "discard": "card",
    "give": "card", "give-up-to": "card", "pay": "resource", "pay-up-to": "resource",
}  # fmt: skip
"""What "for each" means after these."""

ANYWHERE: Final = "anywhere"
VISIT: Final = "visit"
PLACING: Final = "placing"
"""Where `does` stands: somewhere, where a worker is placed, or after a worker was placed."""
ONLY: Final = {
    "pay": (VISIT,), "give": (VISIT,), "claim": (VISIT,), "gain-same": (PLACING,),
}  # fmt: skip
"""Phrases that mean something only there: without what they ask for, what follows is not earned (F-30)."""


# When a blue card acts


def _when_play_bay(r: Reading) -> After:
    which = r.which()

    def looks_for(g: Table, f: Frame) -> bool:
        return HAND < f.origin < SHOWN and which.fits(g.rules.cards.cards[f.kind])

    return After(looks_for)


def _when_play(r: Reading) -> After:
    which = r.which()

    def looks_for(g: Table, f: Frame) -> bool:
        return which.fits(g.rules.cards.cards[f.kind])

    return After(looks_for)


def _when_wind(_: Reading) -> After:
    def looks_for(_g: Table, f: Frame) -> bool:
        return f.count > 0

    return After(looks_for, moment=WIND)


def _when_placed(r: Reading) -> After:
    tags = r.one("places", PLACES)

    def looks_for(g: Table, f: Frame) -> bool:
        return g.setup.places[f.place].tags & tags != 0

    return After(looks_for, moment=PLACED)


WHENS: Final[tuple[tuple[str, str, Callable[[Reading], After]], ...]] = (
    ("when-play-bay", "you play a <cards> from the bay", _when_play_bay),
    ("when-play", "you play a <cards>", _when_play),
    ("when-wind", "the wind moves your ship", _when_wind),
    ("when-placed", "you place a worker on <places>", _when_placed),
)
"""Phrases of `when`."""


# How a blue card helps to pay


def _discard_for_less(r: Reading) -> Way:
    return DiscardForLess(r.number(), "", r.which())


def _swap(_: Reading) -> Way:
    return Swap()


def _costs_less(r: Reading) -> Way:
    return Cut(r.number(), "", r.which())


HELPS: Final[tuple[tuple[str, str, Callable[[Reading], Way]], ...]] = (
    ("help-discard", "discard up to <n> cards: a <cards> costs 1 less for each", _discard_for_less),
    ("help-swap", "swap 1 resource of the cost", _swap),
    ("help-less", "a <cards> costs <n> less", _costs_less),
)
"""Phrases of `helps`."""


# What a purple card brings


def _per_map(r: Reading) -> Bonus:
    return PerMap(r.number())


def _per_treasure(r: Reading) -> Bonus:
    return PerTreasure(r.number())


def _per_chest(r: Reading) -> Bonus:
    return PerChest(r.number())


def _per_card(r: Reading) -> Bonus:
    return PerCard(r.which(), r.number())


BONUSES: Final[tuple[tuple[str, str, Callable[[Reading], Bonus]], ...]] = (
    ("per-map", "<n> for each map", _per_map),
    ("per-treasure", "<n> for each treasure", _per_treasure),
    ("per-chest", "<n> for each chest", _per_chest),
    ("per-card", "<n> for each <cards>", _per_card),
)
"""Phrases of `bonus`."""


# Reading


def pattern(template: str) -> re.Pattern[str]:
    """A template as a pattern: words as they are, one or several of a noun alike."""
    parts: list[str] = []
    for part in re.split(r"(<\w+>)", template):
        if part.startswith("<"):
            name = part[1:-1]
            parts.append(f"(?P<{name}>{SLOTS.get(name, SLOTS['n'])})")
        else:
            parts.append(re.sub(r"(points|cards)\b", lambda noun: noun[0] + "?", re.escape(part)))
    return re.compile("".join(parts))


_PATTERNS: Final = {
    template: pattern(template) for table in (EFFECTS, WHENS, HELPS, BONUSES) for _, template, _ in table
}


def read_effects(field: Field, cards: list[str], where: str, counted: str = "") -> tuple[Steps, list[Line]]:
    """The effects of `does`, and its phrases for whoever words them."""
    steps: Steps = ()
    lines: list[Line] = []
    for item in field.items(1, 8):
        found, line = read_phrase(item, EFFECTS, cards, counted)
        if where not in ONLY.get(line.key, (where,)):
            raise item.refuse("phrase-misplaced", value=item.text())
        steps = (*steps, *found)
        lines.append(line)
        counted = COUNTED.get(line.key, "")
    return steps, lines


def read_phrase(
    field: Field,
    table: tuple[tuple[str, str, Callable[[Reading], T]], ...],
    cards: list[str],
    counted: str = "",
) -> tuple[T, Line]:
    """What a phrase out of a table stands for."""
    text = field.text()
    for key, template, build in table:
        match = _PATTERNS[template].fullmatch(text)
        if match is not None:
            reading = Reading(field, cards, match.groupdict(), counted)
            built = build(reading)
            return built, Line(key, reading.args)
    raise field.refuse("phrase", value=text, close=closest(text, [template for _, template, _ in table]))


def closest(text: str, templates: list[str]) -> str:
    """The template that somebody probably meant: one with a first word like this, then most like the rest."""
    plain = re.sub(
        r"\d+ (?:driftwood|seaweed|sea_?\s?stones?|mushrooms?|treasures?)\b", "<goods>", text.lower()
    )
    plain = re.sub(r"\d+", "<n>", plain.rstrip("."))
    words = list(dict.fromkeys(template.partition(" ")[0] for template in templates))
    first = get_close_matches(plain.partition(" ")[0], words, 1, 0.5)
    alike = [template for template in templates if first and template.startswith(first[0])]
    return get_close_matches(plain, alike or templates, 1, 0.0)[0]
