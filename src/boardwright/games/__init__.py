"""The registry of all titles, built in and installed. It names none of them.

Built-in titles are the packages next to this file that have a `title` module. Others are found through the
entry point group `boardwright.games`: each entry point is a `Title` object or a subclass of `Title`.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Final

from ..core.plain_data import spell
from ..core.protocol import Game, State
from .title import SoloTable, Title

GROUP: Final = "boardwright.games"
"""The entry point group of installed titles."""


class Titles(Mapping[str, Title]):
    """All titles by id, in alphabetical order. They are looked up on first access."""

    @cached_property
    def _found(self) -> dict[str, Title]:
        found = {title.id: title for title in (*_built_in(), *_installed())}
        return dict(sorted(found.items()))

    def __getitem__(self, id: str) -> Title:
        return self._found[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


class Games(Mapping[str, Game]):
    """The rules of all titles by id."""

    def __getitem__(self, id: str) -> Game:
        return TITLES[id].game

    def __iter__(self) -> Iterator[str]:
        return iter(TITLES)

    def __len__(self) -> int:
        return len(TITLES)


def _built_in() -> Iterator[Title]:
    for module in iter_modules(__path__, f"{__name__}."):
        if module.ispkg and find_spec(f"{module.name}.title"):
            yield import_module(f"{module.name}.title").TITLE


def _installed() -> Iterator[Title]:
    """Yield the titles of other packages. One that fails to load is skipped with a warning: the rest must
    start."""
    from importlib.metadata import entry_points  # slow to import, and needed only here

    for point in entry_points(group=GROUP):
        try:
            found = point.load()
            title = found() if isinstance(found, type) else found
            if not isinstance(title, Title):
                raise TypeError(f"{point.value} is no boardwright.games.Title")
            id, package = title.id, title.package
            if find_spec(package) is None:
                raise ModuleNotFoundError(f"{id} has no package {package}")
        except Exception as error:
            warnings.warn(f"The title {point.name} is left out: {error!r}", RuntimeWarning, stacklevel=2)
        else:
            yield title


TITLES: Final = Titles()
GAMES: Final = Games()


def _draw_state(state: State) -> str:
    """Return a state as its title draws it, or as plain data if the packages of the terminal are missing."""
    title = TITLES.get(state.game.name)
    if title is not None:
        try:
            return title.draw(state)
        except ModuleNotFoundError as missing:
            if (missing.name or "").startswith("boardwright"):
                raise
    return spell(state.view(None))


State.drawing = _draw_state

__all__ = ["GAMES", "GROUP", "TITLES", "SoloTable", "Title"]
