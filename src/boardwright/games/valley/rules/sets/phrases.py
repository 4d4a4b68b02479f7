"""The phrases of a set: what a card or a place does, in words that the owner of a box can edit.

A phrase is a template with slots in angle brackets; `docs/sets.md` lists them all. Reading a phrase returns
its effects, and its key with parameters. The catalogues word it from the key, so the text of a card always
matches what it does. This module has the phrases of the family; a title adds more (`Phrasebook`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Final, TypeVar

from boardwright.core.plain_data import Field

from ..bonuses import PerCard, PerGoodLeft
from ..counts import CopiesOf, Count, PerPick, Times
from ..effects import (
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
    GiveUpCards,
    GiveUpResources,
    LiftWorker,
    MoveWorker,
    PlayOne,
    Reveal,
    TakeFromRow,
)
from ..effects.cards import FROM_HAND, FROM_REVEALED, FROM_ROW, NO_LIMIT
from ..options.moves import HAND, SHOWN
from ..options.payments import DiscardHandCards, Discount, PaymentMethod, SwapResource
from ..pieces.card import COLOURS, Bonus, Trigger
from ..pieces.card_filter import CardFilter
from ..pieces.game_data import GameData
from ..pieces.goods import ANY, Goods, unit
from ..play import Refill
from ..script import Effect, Frame

T = TypeVar("T")

MOST: Final = 9
"""The highest number in a phrase."""
DISCOUNTS: Final = (1, 2, 3, 4, 5, 6)
"""The possible discounts on a play, in resources."""

SLOTS: Final = {
    "n": r"\d{1,2}",
    "goods": r"\d{1,2} [a-z_]+(?: and \d{1,2} [a-z_]+)*",
    "good": r"[a-z_]+",
    "kinds": r"[a-z_]+(?:, [a-z_]+)* or [a-z_]+",
    "each": r"| for each| for every \d| for each [a-z][a-z0-9_]*",
    "cards": r"(?:common |unique )?(?:card|critter|construction)|[a-z]+(?:(?:, [a-z]+)* or [a-z]+)? card",
    "price": r"nothing|\d less",
    "limit": r"| of at most \d points?",
}
"""Patterns of the slots of a template. A title adds its row (`row`, `source`) and its `places`."""

SOURCES: Final = {"hand": FROM_HAND, "row": FROM_ROW, "both": FROM_HAND | FROM_ROW}


class ParsedPhrase:
    """A phrase that was read: its key and parameters, for the catalogues."""

    def __init__(self, key: str, args: dict[str, str | int]) -> None:
        self.key: Final = key
        self.args: Final = args


class PhraseSlots:
    """The contents of the slots of a phrase while it is read."""

    def __init__(
        self, book: Phrasebook, field: Field, cards: list[str], found: dict[str, str], counted: str
    ) -> None:
        self.book: Final = book
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
            goods += unit(self._known(name, self.book.goods.names)) * self._within(int(n), 1, MOST)
            spelled.append(n + name)
        self.args["goods"] = "+".join(spelled)
        return goods

    def good(self, n: int) -> int:
        """Return one resource as a bit; the text of the phrase says `n` of it."""
        name = self.found["good"]
        self.args["goods"] = f"{n}{name}"
        return 1 << self._known(name, self.book.goods.resources)

    def left(self) -> int:
        """Return a resource of which the remaining pieces count at the end, as a bit."""
        self.args["kinds"] = self.found["good"]
        return 1 << self._known(self.found["good"], self.book.goods.resources)

    def kinds(self) -> int:
        """Return the resources to choose from, as bits."""
        names = re.split(r", | or ", self.found["kinds"])
        bits = 0
        for name in names:
            bits |= 1 << self._known(name, self.book.goods.resources)
        self.args["kinds"] = "+".join(names)
        return bits

    def each(self) -> int | Count:
        """Return how often: once, for each thing that was counted, or for each copy of a card."""
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

    def card_filter(self) -> CardFilter:
        """Return a filter for cards by rarity and kind, or by colour."""
        words = re.split(r", | or | ", self.found["cards"])
        self.args["which"] = "-".join(words)
        if words[-1] == "card" and words[0] not in ("card", "common", "unique"):
            colours = tuple([self._known(name, COLOURS) for name in words[:-1]])
            self.args["which"] = "colours"
            self.args["colours"] = "+".join(words[:-1])
            return CardFilter(colours=colours)
        critter = None if words[-1] == "card" else words[-1] == "critter"
        return CardFilter(critter, None if len(words) == 1 else words[0] == "unique")

    def limit(self) -> int:
        words = self.found["limit"].split()
        points = int(words[3]) if words else NO_LIMIT
        if words:
            self.args["points"] = points
        return points

    def price(self) -> str:
        """Return the id of the payment method."""
        word = self.found["price"].split()[0]
        n = 0 if word == "nothing" else self._within(int(word), DISCOUNTS[0], DISCOUNTS[-1])
        self.args["less"] = n
        return discount_id(n) if n else "free"

    def source(self) -> int:
        """Return where a card may come from."""
        words = self.found["source"]
        self.args["source"] = "both" if " or " in words else "hand" if words == "the hand" else "row"
        return SOURCES[str(self.args["source"])]

    def places(self) -> int:
        """Return places of some kinds, as tags."""
        self.args["places"] = self.found["places"].replace(" ", "-")
        return self.book.places[self.found["places"]]

    def _known(self, name: str, names: tuple[str, ...]) -> int:
        if name not in names:
            raise self.field.refuse("not-one-of", value=name, known=", ".join(names))
        return names.index(name)


def discount_id(n: int) -> str:
    """Return the id of the payment method with a discount of `n` resources."""
    return f"less_{n}"


# What cards and places do

Steps = tuple[Effect, ...]


def _gain_points(r: PhraseSlots) -> Steps:
    return (GainPoints(r.number(), r.each()),)


def _gain_any(r: PhraseSlots) -> Steps:
    n, per = r.number(), r.each()
    return (GainAny(n if isinstance(per, int) else Times(n, per), ANY),)


def _gain_choice(r: PhraseSlots) -> Steps:
    n, per = r.number(), r.each()
    return (GainAny(n if isinstance(per, int) else Times(n, per), r.kinds()),)


def _gain(r: PhraseSlots) -> Steps:
    return (Gain(r.goods(), r.each()),)


def _draw_row(r: PhraseSlots) -> Steps:
    return (TakeFromRow(r.number()), Refill())


def _draw(r: PhraseSlots) -> Steps:
    n, per = r.number(), r.each()
    return (Draw(n) if isinstance(per, int) else Draw(per, n),)


def _discard_together(r: PhraseSlots) -> Steps:
    return (Discard(r.number(), r.number("k")),)


def _discard_any(_: PhraseSlots) -> Steps:
    return (Discard(),)


def _discard_up_to(r: PhraseSlots) -> Steps:
    return (Discard(r.number()),)


def _discard(r: PhraseSlots) -> Steps:
    return (GiveUpCards(r.number(), as_many_as_possible=True),)


def _pay_any_up_to(r: PhraseSlots) -> Steps:
    return (GiveUpResources(r.number(), TO_SUPPLY),)


def _pay_one_up_to(r: PhraseSlots) -> Steps:
    n = r.number()
    return (GiveUpResources(n, TO_SUPPLY, r.good(n)),)


def _pay_up_to(r: PhraseSlots) -> Steps:
    return (GiveUpResources(r.number(), TO_SUPPLY, r.kinds()),)


def _pay_any(r: PhraseSlots) -> Steps:
    return (GiveUpResources(r.number(), TO_SUPPLY, exactly=True),)


def _pay_one(r: PhraseSlots) -> Steps:
    n = r.number()
    return (GiveUpResources(n, TO_SUPPLY, r.good(n), exactly=True),)


def _pay(r: PhraseSlots) -> Steps:
    return (GiveUpResources(r.number(), TO_SUPPLY, r.kinds(), exactly=True),)


def _activate_other(_: PhraseSlots) -> Steps:
    return (Activate(),)


def _activate(r: PhraseSlots) -> Steps:
    return (Activate(most=r.number(), optional=True),)


def _reveal(r: PhraseSlots) -> Steps:
    return (Reveal(r.number()), PlayOne(FROM_REVEALED, "free", r.limit()), DiscardRest())


def _play(r: PhraseSlots) -> Steps:
    source = r.source()
    return (PlayOne(source, r.price(), r.limit(), required=True, card_filter=r.card_filter()),)


def _copy(r: PhraseSlots) -> Steps:
    return (CopyPlace(r.places()),)


def _move_worker(_: PhraseSlots) -> Steps:
    return (LiftWorker(optional=True), MoveWorker())


def _give_up_to(r: PhraseSlots) -> Steps:
    return (GiveCards(r.number()),)


def _give(r: PhraseSlots) -> Steps:
    return (GiveCards(r.number(), required=True),)


EFFECTS: Final[tuple[tuple[str, str, Callable[[PhraseSlots], Steps]], ...]] = (
    ("gain-points", "gain <n> points<each>", _gain_points),
    ("gain-any", "gain <n> any<each>", _gain_any),
    ("gain-choice", "gain <n> <kinds><each>", _gain_choice),
    ("gain", "gain <goods><each>", _gain),
    ("draw-row", "draw <n> from the <row>", _draw_row),
    ("draw", "draw <n><each>", _draw),
    ("discard-together", "discard up to <n>, <k> at a time", _discard_together),
    ("discard-any", "discard any number", _discard_any),
    ("discard-up-to", "discard up to <n>", _discard_up_to),
    ("discard", "discard <n>", _discard),
    ("pay-any-up-to", "pay up to <n> any", _pay_any_up_to),
    ("pay-one-up-to", "pay up to <n> <good>", _pay_one_up_to),
    ("pay-up-to", "pay up to <n> <kinds>", _pay_up_to),
    ("pay-any", "pay <n> any", _pay_any),
    ("pay-one", "pay <n> <good>", _pay_one),
    ("pay", "pay <n> <kinds>", _pay),
    ("activate-other", "activate another green card", _activate_other),
    ("activate", "activate up to <n> green cards", _activate),
    ("reveal", "reveal <n> and play one<limit> for nothing", _reveal),
    ("play", "play a <cards> from <source> for <price><limit>", _play),
    ("copy", "copy <places>", _copy),
    ("move-worker", "move a worker", _move_worker),
    ("give-up-to", "give up to <n> cards", _give_up_to),
    ("give", "give <n> cards", _give),
)
"""Phrases of `does`: key, template, and the function that builds the effects. The first match is used."""

COUNTED: Final = {
    "discard-together": "card", "discard-any": "card", "discard-up-to": "card", "discard": "card",
    "give": "card", "give-up-to": "card", "pay": "resource", "pay-up-to": "resource", "pay-any": "resource",
    "pay-any-up-to": "resource", "pay-one": "resource", "pay-one-up-to": "resource",
}  # fmt: skip
"""What "for each" means after these phrases."""

ANYWHERE: Final = "anywhere"
VISIT: Final = "visit"
PLACING: Final = "placing"
"""Where `does` stands: anywhere, where a worker is placed, or after a worker was placed."""
ONLY: Final = {"pay": (VISIT,), "pay-any": (VISIT,), "pay-one": (VISIT,), "give": (VISIT,)}
"""Phrases that are allowed only there: without what they ask for, the rest is not earned (F-30)."""


# When a blue card acts


def _when_play_row(r: PhraseSlots) -> Trigger:
    card_filter = r.card_filter()

    def looks_for(g: GameData, f: Frame) -> bool:
        return HAND < f.origin < SHOWN and card_filter.matches(g.rules.cards.cards[f.kind])

    return Trigger(looks_for)


def _when_play(r: PhraseSlots) -> Trigger:
    card_filter = r.card_filter()

    def looks_for(g: GameData, f: Frame) -> bool:
        return card_filter.matches(g.rules.cards.cards[f.kind])

    return Trigger(looks_for)


WHENS: Final[tuple[tuple[str, str, Callable[[PhraseSlots], Trigger]], ...]] = (
    ("when-play-row", "you play a <cards> from the <row>", _when_play_row),
    ("when-play", "you play a <cards>", _when_play),
)
"""Phrases of `when`."""


# How a blue card helps to pay


def _discard_for_less(r: PhraseSlots) -> PaymentMethod:
    return DiscardHandCards(r.number(), "", r.card_filter())


def _swap(_: PhraseSlots) -> PaymentMethod:
    return SwapResource()


def _costs_less(r: PhraseSlots) -> PaymentMethod:
    return Discount(r.number(), "", r.card_filter())


HELPS: Final[tuple[tuple[str, str, Callable[[PhraseSlots], PaymentMethod]], ...]] = (
    ("help-discard", "discard up to <n> cards: a <cards> costs 1 less for each", _discard_for_less),
    ("help-swap", "swap 1 resource of the cost", _swap),
    ("help-less", "a <cards> costs <n> less", _costs_less),
)
"""Phrases of `helps`."""


# What a purple card brings


def _per_good(r: PhraseSlots) -> Bonus:
    return PerGoodLeft(r.left(), r.number("k"))


def _per_card(r: PhraseSlots) -> Bonus:
    return PerCard(r.card_filter(), r.number())


BONUSES: Final[tuple[tuple[str, str, Callable[[PhraseSlots], Bonus]], ...]] = (
    ("per-good", "1 for each <good> left, at most <k>", _per_good),
    ("per-card", "<n> for each <cards>", _per_card),
)
"""Phrases of `bonus`."""


# Reading


class Phrasebook:
    """The phrases of a title: its special phrases first, then those of the family."""

    def __init__(
        self,
        goods: Goods,
        *,
        row: str,
        places: Mapping[str, int],
        effects: tuple[tuple[str, str, Callable[[PhraseSlots], Steps]], ...] = (),
        whens: tuple[tuple[str, str, Callable[[PhraseSlots], Trigger]], ...] = (),
        bonuses: tuple[tuple[str, str, Callable[[PhraseSlots], Bonus]], ...] = (),
        only: Mapping[str, tuple[str, ...]] | None = None,
        counted: Mapping[str, str] | None = None,
        placing: tuple[str, ...] = (),
    ) -> None:
        self.goods: Final = goods
        self.places: Final = places
        own = [key for key, _, _ in effects]
        self.effects: Final = (*effects, *[phrase for phrase in EFFECTS if phrase[0] not in own])
        self.whens: Final = (*whens, *WHENS)
        self.helps: Final = HELPS
        self.bonuses: Final = (*bonuses, *BONUSES)
        self.only: Final = {**ONLY, **(only or {})}
        """Where a phrase may stand, if not everywhere."""
        self.counted: Final = {**COUNTED, **(counted or {})}
        """What "for each" means after a phrase."""
        self.placing: Final = placing
        """Phrases of `when` that react to a placed worker."""
        self.slots: Final = {
            **SLOTS,
            "row": row,
            "source": f"the hand or the {row}|the hand|the {row}",
            "places": "|".join(sorted(places, key=len, reverse=True)),
        }
        self._patterns: Final[dict[str, re.Pattern[str]]] = {}

    def read_effects(
        self, field: Field, cards: list[str], where: str, counted: str = ""
    ) -> tuple[Steps, list[ParsedPhrase]]:
        """Return the effects of `does`, and its phrases for the catalogues."""
        steps: Steps = ()
        lines: list[ParsedPhrase] = []
        for item in field.items(1, 8):
            found, line = self.read(item, self.effects, cards, counted)
            if where not in self.only.get(line.key, (where,)):
                raise item.refuse("phrase-misplaced", value=item.text())
            steps = (*steps, *found)
            lines.append(line)
            counted = self.counted.get(line.key, "")
        return steps, lines

    def read(
        self,
        field: Field,
        table: tuple[tuple[str, str, Callable[[PhraseSlots], T]], ...],
        cards: list[str],
        counted: str = "",
    ) -> tuple[T, ParsedPhrase]:
        """Return what a phrase stands for, by a table of phrases."""
        text = field.text()
        for key, template, build in table:
            match = self._pattern(template).fullmatch(text)
            if match is not None:
                reading = PhraseSlots(self, field, cards, match.groupdict(), counted)
                built = build(reading)
                return built, ParsedPhrase(key, reading.args)
        raise field.refuse("phrase", value=text, close=self._closest(text, [phrase[1] for phrase in table]))

    def _pattern(self, template: str) -> re.Pattern[str]:
        """Return a template as a pattern, in which nouns match in singular and plural."""
        if template not in self._patterns:
            parts: list[str] = []
            for part in re.split(r"(<\w+>)", template):
                if part.startswith("<"):
                    name = part[1:-1]
                    parts.append(f"(?P<{name}>{self.slots.get(name, SLOTS['n'])})")
                else:
                    parts.append(re.sub(r"(points|cards)\b", lambda noun: noun[0] + "?", re.escape(part)))
            self._patterns[template] = re.compile("".join(parts))
        return self._patterns[template]

    def _closest(self, text: str, templates: list[str]) -> str:
        """Return the template that was probably meant: first by its first word, then by the rest."""
        goods = "|".join(good.replace("_", r"_?\s?") for good in self.goods.names)
        plain = re.sub(rf"\d+ (?:{goods})s?\b", "<goods>", text.lower())
        plain = re.sub(r"\d+", "<n>", plain.rstrip("."))
        named = [template.replace("<row>", self.slots["row"]) for template in templates]
        words = list(dict.fromkeys(template.partition(" ")[0] for template in named))
        first = get_close_matches(plain.partition(" ")[0], words, 1, 0.5)
        alike = [template for template in named if first and template.startswith(first[0])]
        return get_close_matches(plain, alike or named, 1, 0.0)[0]
