"""Markup: elements as calls. Whatever is not markup already is escaped, so names and chat stay text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, TypeAlias

from ..cli.screens.signs import GLUE

VOID: Final = frozenset({"br", "input", "link", "meta"})
_SPACES: Final = str.maketrans({private: space for space, private in GLUE.items()})


class Html(str):
    """A text that is markup."""

    __slots__ = ()


Child: TypeAlias = "str | Sequence[Child] | None"
Value: TypeAlias = str | int | bool | None


def html(*children: Child) -> Html:
    """Children one after the other; nothing for None."""
    return Html("".join(_spelled(child) for child in children))


def el(name: str, /, *children: Child, **attributes: Value) -> Html:
    """An element: `el("a", "on", href="/")`. An attribute that is None or False is left out; `class_` and
    `aria_label` stand for names that Python cannot spell."""
    start = f"<{name}"
    for key, value in attributes.items():
        if value is True:
            start += f" {_named(key)}"
        elif value is not None and value is not False:
            start += f' {_named(key)}="{_text(str(value))}"'
    return Html(f"{start}>" if name in VOID else f"{start}>{html(*children)}</{name}>")


def _spelled(child: Child) -> str:
    if child is None:
        return ""
    if isinstance(child, str):
        return child if isinstance(child, Html) else _text(child)
    return html(*child)


def _text(text: str) -> str:
    """A text as it stands in markup; the no-break spaces of the screens are spaces again."""
    return escape(text.translate(_SPACES))


def _named(key: str) -> str:
    return key.rstrip("_").replace("_", "-")
