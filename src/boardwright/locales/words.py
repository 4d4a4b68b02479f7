"""Words: turns message keys with parameters into sentences.

Catalogues are Fluent files, one per subject and language; a game's own words are read together with the
common ones and its family's, and two games may use the same key for different things. Only `bundle` knows the
Fluent library, which is imported with the first message, because that is slow. A message that a language
lacks is taken from English, and an unknown key is shown as itself: a missing word never stops a table. Tests
check that neither happens.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import TYPE_CHECKING, Final

from ..core.refusal import BadRecord, Refusal
from ..games import TITLES

if TYPE_CHECKING:
    from fluent.runtime.types import FluentInt

    from .bundle import Bundle

LANGUAGES: Final = ("en", "it", "fr", "ru")
COMMON: Final = ("plain", "common", "terminal", "arena", "server", "operating", "tournaments", "pages")
LONGEST: Final = 400
"""A longer parameter is cut: somebody's input, quoted in an error."""

COUNTED: Final = ("missing", "price")
"""Parameters of refusals that hold goods as option codes spell them: `2wood+1clay`."""


class Words:
    """The catalogues of one language; call it with a key, `message` or `message.attribute`.

    At the table of a game its own words come with the shared ones; without a game all games' are known.
    """

    def __init__(
        self,
        language: str,
        finish: Callable[[str], str] = str,
        game: str = "",
        more: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        self.language: Final = language
        self.game: Final = game
        self.finish: Final = finish
        """Applied to every sentence, for places with special needs."""
        self.more: Final = more or {}
        """Messages of one table, by language, such as the names of cards in a set of its players."""
        self._more: Final = {
            spoken: _made(spoken, {key: f"{key} = {text}" for key, text in messages.items()}, {})
            for spoken, messages in self.more.items()
        }

    def at(self, game: str) -> Words:
        """The same words at the table of a game."""
        return Words(self.language, self.finish, game, self.more)

    def plus(self, more: Mapping[str, Mapping[str, str]]) -> Words:
        """The same words with those of one table added."""
        return Words(self.language, self.finish, self.game, more) if more else self

    def in_english(self) -> Words:
        """The same words in English."""
        return Words("en", self.finish, self.game, self.more)

    def __call__(self, key: str, /, **args: str | int) -> str:
        for bundle in self._bundles():
            text = _format(bundle, key, args)
            if text is not None:
                return self.finish(text)
        return key

    def _bundles(self) -> Iterator[Bundle]:
        """The bundles to search, one after the other."""
        languages = list(dict.fromkeys([self.language, "en"]))
        for language in languages:
            if language in self._more:
                yield self._more[language]
        for language in languages:
            for game in [self.game] if self.game else chain([""], TITLES):  # titles only if they are needed
                yield _bundle(language, game)

    def knows(self, key: str) -> bool:
        """Whether some catalogue has the key."""
        return any(_format(bundle, key, {}) is not None for bundle in self._bundles())

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done, with the place where it went wrong."""
        where = refusal.where
        if isinstance(refusal, BadRecord):
            line = self("where-line", line=refusal.line)
            where = f"{refusal.file}, {line}" if refusal.file else line
        reason = self._reason(refusal)
        return self("refusal-at", where=where, reason=reason) if where else reason

    def reason(self, refusal: Refusal) -> str:
        """Why something cannot be done, as one sentence."""
        reason = self._reason(refusal)
        return reason if reason[1:2].isdecimal() else reason[:1].upper() + reason[1:]  # b4 stays b4

    def short_reason(self, refusal: Refusal) -> str:
        """The same in few words, to be shown next to the thing it is about."""
        return self._reason(refusal).removesuffix(".")

    def _reason(self, refusal: Refusal) -> str:
        args = dict(refusal.details)
        for name, value in args.items():
            if name in COUNTED:
                args[name] = self.goods(str(value))
            elif isinstance(value, str):
                args[name] = self.named(name, value)
        return self(f"refusal-{refusal.reason}", **args)

    def named(self, name: str, id: str) -> str:
        """The name of an id, given the name of its parameter: the first message `<family>-<id>` that exists.

        An id without a message, such as one of a player's set, is shown with spaces; other texts stay as they
        are.
        """
        for family in self.families(name):
            stem, dot, attribute = family.partition(".")
            if self.knows(f"{stem}-{id}{dot}{attribute}"):
                return self(f"{stem}-{id}{dot}{attribute}")
        return id.replace("_", " ").capitalize() if self.knows(f"family-{name}") else id

    def families(self, name: str) -> list[str]:
        """The families of messages that name a parameter: those that `family-<name>` lists, or its own."""
        return self(f"family-{name}").split() if self.knows(f"family-{name}") else [name]

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """A number alone: with a true minus sign, the decimal sign of the language, and a plus if
        requested."""
        text = f"{abs(value):.{digits}f}"
        if self.language != "en":
            text = text.replace(".", ",")
        negative = value < 0 and text.strip("0.,") != ""
        return ("−" if negative else "+" if sign else "") + text

    def goods(self, spelled: str, case: str = "") -> str:
        """Goods as option codes spell them, in words: `2wood+1clay`; in a grammatical case if the language
        has one."""
        found: list[str] = []
        for n, good in re.findall(r"(\d+)([a-z_]+)", spelled):
            key = f"noun-{good}.{case}"
            found.append(self(key if case and self.knows(key) else f"noun-{good}", n=int(n)))
        return self.join(found)

    def join(self, items: list[str]) -> str:
        """A list within a sentence: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", first=", ".join(items[:-1]), last=items[-1])


def _argument(value: str | int) -> str | int:
    """A parameter in a form that the library accepts: no huge numbers, no long texts."""
    if isinstance(value, int) and abs(value) < 10**15:
        return value
    text = str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def catalogues(game: str) -> tuple[str, ...]:
    """The catalogues read at the table of a game: ours by name, those of titles by their package. Without a
    game, ours alone."""
    if not game:
        return COMMON
    title = TITLES[game]
    return (*COMMON, *title.families, title.package)


def catalogue(language: str, name: str) -> str:
    """The text of one catalogue, empty if nobody has begun it: then English is used. The families of a
    title's parameters are the same in all languages, and have their own file."""
    if name in COMMON:
        found = [files(__package__).joinpath(language, f"{name}.ftl")]
    else:
        found = [files(name).joinpath("locales", f"{part}.ftl") for part in (language, "families")]
    return "\n".join(file.read_text("utf-8") for file in found if file.is_file())


def fluent(messages: Mapping[str, str]) -> str:
    """Messages as a catalogue; `message.attribute` stands below its message."""
    written: dict[str, str] = {}
    for key, text in sorted(messages.items()):
        name, _, attribute = key.partition(".")
        written[name] = written.get(name, f"{name} =") + (
            f"\n    .{attribute} = {text}" if attribute else f" {text}"
        )
    return "\n".join(written.values())


@cache
def _bundle(language: str, game: str) -> Bundle:
    def goods(what: str, n: FluentInt, case: str = "nom") -> str:
        """A number with its noun in the form the sentence needs: GOODS("coin", $n, case: "acc")."""
        key = f"noun-{what}"
        text = _format(bundle, f"{key}.{case}", {"n": int(n)}) if case != "nom" else None
        return text or _format(bundle, key, {"n": int(n)}) or key

    texts = {id: text for name in catalogues(game) for id, text in written(language, name).items()}
    bundle = _made(language, texts, {"GOODS": goods})
    return bundle


def _made(language: str, texts: dict[str, str], functions: dict[str, Callable[..., str]]) -> Bundle:
    from .bundle import Bundle  # the library takes longer to import than this whole package

    return Bundle(language, texts, functions)


ENTRY: Final = re.compile(r"^(-?[a-z][a-z0-9_-]*) *=.*(?:\n(?![a-z#-]).*)*", re.MULTILINE | re.IGNORECASE)
"""A message or term: from its name, which begins a line, to the next one or a comment."""


@cache
def written(language: str, name: str) -> dict[str, str]:
    """The messages and terms of a catalogue, each as it is written."""
    text = catalogue(language, name)
    if language != "ru":  # typewriter apostrophes between letters
        text = re.sub(r"(?<=[^\W\d_])'(?=[^\W\d_])", "’", text)
    return {entry[1]: entry[0] for entry in ENTRY.finditer(text)}


def _format(bundle: Bundle, key: str, args: dict[str, str | int]) -> str | None:
    """The message in words, or None if the bundle does not have it."""
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    words, _ = bundle.format_pattern(pattern, {name: _argument(value) for name, value in args.items()})
    text = str(words)
    for value in args.values():
        if isinstance(value, int) and value < 0:  # a true minus sign, for numbers only
            text = text.replace(str(value), f"−{-value}")
    return text
