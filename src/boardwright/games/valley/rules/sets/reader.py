"""Reading sets: cards and places from the plain data of a set file, in the phrases of a title.

Every entry is checked separately, and every problem is kept with its path. So the author of a file sees all
mistakes at once. `docs/sets.md` describes the form.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeVar

from boardwright.core.plain_data import Field, Json, spell
from boardwright.core.refusal import BadDocument, BadSetup, Refusal

from ..options.payments import PaymentMethod
from ..pieces.card import COLOURS, Card, Trigger
from ..pieces.entry_rules import TAKES_NO_SLOT, TAKES_SLOT
from ..pieces.goods import unit
from ..script import Effect
from .phrases import ANYWHERE, DISCOUNTS, PLACING, VISIT, ParsedPhrase, Phrasebook, discount_id

T = TypeVar("T")

KINDS: Final = {"critter": True, "construction": False}
RARITIES: Final = {"common": False, "unique": True}
ID: Final = r"[a-z][a-z0-9_]{0,39}"
RESERVED: Final = ("free", "goods", "home", "start", "stray", *[discount_id(n) for n in DISCOUNTS])
"""Ids that are reserved in every title."""
PARTS: Final = ("cost", "effect", "needs")
"""The parts of an entry that may be reconstructed."""
DEAREST: Final = 9
MOST_KINDS: Final = 500
"""The most kinds of cards, more than anybody needs. Every two of them are compared."""
NAME: Final = r"[^\s{}\"\\](?:[^{}\n\"\\]{0,58}[^\s{}\"\\])?"
"""A name, without characters that are special in a catalogue."""
PLURALS: Final = {
    "en": ("one", "other"),
    "it": ("one", "other"),
    "fr": ("one", "other"),
    "ru": ("one", "few", "many"),
}
"""The plural forms of each language."""


class BadSet(BadSetup):
    """A set that cannot be played; `where` is the path of the entry."""


class BadBox(BadDocument):
    """All problems of a set; as a refusal, the first of them."""


def read_document(field: Field, box_of: Callable[[str], T]) -> T:
    """Return the box of a set that comes with the set-up options. Problems have their whole path."""
    try:
        return box_of(spell(field.value))
    except BadBox as bad:
        bad.where = f"{field.path}.{bad.where}" if bad.where else field.path
        raise


class SetReader:
    """Reads a set entry by entry and collects problems. A title defines its lists and tables."""

    def __init__(self, data: Json, book: Phrasebook, reserved: tuple[str, ...]) -> None:
        self.root: Final = Field(data, "", BadSet)
        self.book: Phrasebook = book
        self.reserved: Final = (*RESERVED, *reserved)
        self.problems: Final[list[Refusal]] = []
        self.ids: Final[dict[str, str]] = {}
        """Where each id was first used."""
        self.known: list[str] = []
        """The ids of all cards."""
        self.cards: Final[list[Card]] = []
        self.lines: Final[dict[str, list[ParsedPhrase]]] = {}
        """The phrases of every entry, by its id."""
        self.words: Final[dict[str, dict[str, str]]] = {}
        """Names that the set defines: messages by language."""
        self.reconstructed: Final[dict[str, tuple[str, ...]]] = {}
        """The parts of an entry that are printed in no source, by its id."""

    def lists(self) -> Mapping[str, tuple[int, int | None, Callable[[Field], None]]]:
        """Return the lists of a set: the fewest and most entries, and the reader of an entry."""
        return {"card": (1, MOST_KINDS, self.card)}

    def tables(self) -> Mapping[str, Callable[[Field], None]]:
        """Return the readers of the entries that occur once."""
        return {}

    def whole(self, given: dict[str, Field]) -> None:
        """Check what depends on all entries."""

    def read(self) -> None:
        """Read the whole set; raise `BadBox` if something is wrong."""
        lists, tables = self.lists(), self.tables()
        given: dict[str, Field] = {}
        self._try(self.root, lambda root: given.update(root.fields()))
        known = ", ".join([*lists, *tables])
        for name, field in given.items():
            if name not in lists and name not in tables:
                self.problems.append(field.refuse("unknown-field", known=known))
        self.known += ids_of(given["card"].value) if "card" in given else []
        for name, (least, most, read_one) in lists.items():
            if least or name in given:
                self._try(_part(given, name), partial(self._each, least, most, read_one))
        for name, read in tables.items():
            self._try(_part(given, name), read)
        if not self.problems:
            self.whole(given)
        if self.problems:
            raise BadBox(self.problems)

    def _each(self, least: int, most: int | None, read: Callable[[Field], None], field: Field) -> None:
        for item in field.items(least, most):
            self._try(item, read)

    def _try(self, field: Field, read: Callable[[Field], None]) -> None:
        """Read a field and keep its problem, if any."""
        try:
            if field.value is None:
                raise self.root.refuse("field-missing", field=field.path)
            read(field)
        except Refusal as problem:
            self.problems.append(problem)

    # Entries

    def entry(self, field: Field, needed: tuple[str, ...], more: tuple[str, ...] = ()) -> dict[str, Field]:
        """Return the fields of an entry with its id, which must be new."""
        given = field.entries((*needed, *more, "reconstructed"))
        for name in needed:
            if name not in given:
                raise field.refuse("field-missing", field=name)
        id = field.path  # an entry that occurs once
        if "id" in given:
            id = given["id"].text()
            if re.fullmatch(ID, id) is None:
                raise given["id"].refuse("bad-id", value=id)
            if id in self.reserved:
                raise given["id"].refuse("reserved-id", value=id)
            if id in self.ids:
                raise given["id"].refuse("id-twice", value=id, first=self.ids[id])
        self.ids[id] = field.path
        if "reconstructed" in given:
            self.reconstructed[id] = tuple([item.one_of(PARTS) for item in given["reconstructed"].items()])
        return given

    def name_card(self, id: str, given: dict[str, Field]) -> None:
        """Keep the name of a card in the languages of the set."""
        if "name" in given:
            for language, item in given["name"].entries(PLURALS).items():
                self.words.setdefault(language, {})[f"card-{id}"] = _name(item)

    def name_good(self, id: str, given: dict[str, Field]) -> None:
        """Keep the name of a good, in one form or in all, and its sign."""
        for language, forms in PLURALS.items():
            messages = self.words.setdefault(language, {})
            messages[f"good-{id}"] = id.replace("_", " ")
            messages[f"noun-{id}"] = f"{{ $n }} {messages[f'good-{id}']}"
            messages[f"sign-{id}"] = id[0].upper()
            if language in given.get("name", NOTHING).fields():
                item = given["name"].fields()[language]
                several = item.items(len(forms), len(forms)) if isinstance(item.value, list) else [item]
                names = [_name(one) for one in several]
                messages[f"good-{id}"] = names[0]
                messages[f"noun-{id}"] = _noun(names, forms)
            if language in given.get("sign", NOTHING).fields():
                messages[f"sign-{id}"] = _name(given["sign"].fields()[language])[:2]
        for name in ("name", "sign"):
            given.get(name, NOTHING).entries(PLURALS)

    def does(self, id: str, field: Field, where: str = VISIT, counted: str = "") -> tuple[Effect, ...]:
        """Return the effects of an entry."""
        steps, lines = self.book.read_effects(field, self.known, where, counted)
        self.lines.setdefault(id, []).extend(lines)
        return steps

    def goods(self, field: Field) -> int:
        """Return a cost: resources by name, and `any`."""
        found = 0
        resources = self.book.goods.resources
        for name, item in field.entries((*resources, "any")).items():
            index = self.book.goods.wild if name == "any" else resources.index(name)
            found += unit(index) * item.whole(1, DEAREST)
        return found

    card_fields: tuple[str, ...] = ()
    """Fields of a card that only one title has."""

    def home(self, given: dict[str, Field]) -> str:
        """Return the construction in which a critter may live, if cards name one."""
        return ""

    def card(self, field: Field) -> None:
        """Read a kind of card."""
        needed = ("id", "kind", "rarity", "colour", "cost", "points", "copies")
        given = self.entry(
            field, needed, ("name", "slots", "does", "when", "helps", "bonus", *self.card_fields)
        )
        id = given["id"].text()
        self.name_card(id, given)
        colour = COLOURS.index(given["colour"].one_of(COLOURS))
        name = COLOURS[colour]
        wanted = {"blue": ("when", "does") if "helps" not in given else ("helps",), "purple": ("bonus",)}
        fields = wanted.get(name, ("does",))
        for part in ("does", "when", "helps", "bonus"):
            if part in given and part not in fields:
                raise given[part].refuse("not-for-colour", field=part, colour=name)
            if part in fields and part not in given:
                raise field.refuse("field-missing", field=part)
        lines = self.lines.setdefault(id, [])
        when: Trigger | None = None
        helps: PaymentMethod | None = None
        bonus = None
        where, counted = VISIT if name == "red" else ANYWHERE, ""
        if "when" in given:
            when, line = self.book.read(given["when"], self.book.whens, self.known)
            lines.append(line)
            counted = self.book.counted.get(line.key, "")
            where = PLACING if line.key in self.book.placing else ANYWHERE
        if "helps" in given:
            helps, line = self.book.read(given["helps"], self.book.helps, self.known)
            lines.append(line)
        if "bonus" in given:
            bonus, line = self.book.read(given["bonus"], self.book.bonuses, self.known)
            lines.append(line)
        steps = self.does(id, given["does"], where, counted) if "does" in given else ()
        self.cards.append(
            Card(
                id,
                KINDS[given["kind"].one_of(KINDS)],
                cost=self.goods(given["cost"]),
                points=given["points"].whole(-9, 20),
                colour=colour,
                copies=given["copies"].whole(1, 9),
                unique=RARITIES[given["rarity"].one_of(RARITIES)],
                home=self.home(given),
                does=steps,
                when=when,
                helps=helps,
                bonus=bonus,
                entry=TAKES_SLOT if "slots" not in given or given["slots"].whole(0, 1) else TAKES_NO_SLOT,
            )
        )


NOTHING: Final = Field({}, "", BadSet)


def _name(field: Field) -> str:
    """Return a name that can stand in a catalogue unchanged."""
    name = field.text()
    if re.fullmatch(NAME, name) is None:
        raise field.refuse("bad-name", value=name)
    return name


def _noun(names: list[str], forms: tuple[str, ...]) -> str:
    """Return a number with a noun, in the syntax of the catalogues."""
    if len(names) == 1:
        return f"{{ $n }} {names[0]}"
    cases = "".join(
        [f"\n    [{form}] {{ $n }} {name}" for form, name in zip(forms[:-1], names, strict=False)]
    )
    return f"{{ $n ->{cases}\n   *[{forms[-1]}] {{ $n }} {names[-1]}\n}}"


def _part(given: dict[str, Field], name: str) -> Field:
    return given.get(name) or Field(None, name, BadSet)


def ids_of(cards: Json, kind: str = "") -> list[str]:
    """Return the ids of all cards, or of all cards of one kind, for phrases that name one."""
    found: list[str] = []
    for card in cards if isinstance(cards, list) else []:
        if not isinstance(card, dict):
            continue
        id = card.get("id")
        if isinstance(id, str) and (not kind or card.get("kind") == kind):
            found.append(id)
    return found
