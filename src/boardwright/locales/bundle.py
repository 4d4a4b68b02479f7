"""Messages of the Fluent library. Only this module uses it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message


class Bundle(FluentBundle):
    """The messages of some catalogues, each parsed when it is first needed. To parse all of them at once
    would delay the first message."""

    def __init__(
        self, language: str, texts: dict[str, str], functions: dict[str, Callable[..., str]]
    ) -> None:
        # The library declares functions of one argument, but calls them with any.
        super().__init__([language], functions=functions, use_isolating=False)  # type: ignore[arg-type]
        self._texts: Final = texts

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message, without a mistake in its form."""
        self._parse(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, id: str) -> None:
        """Add a message or term where it is first needed; two threads may both do it, which does no harm."""
        known = self._terms if id.startswith("-") else self._messages
        if id in self._texts and id.removeprefix("-") not in known:
            self.add_resource(FluentResource(self._texts[id]))
