"""A decision: one seat is asked to pick one of its options."""

from __future__ import annotations

from .options import Options
from .plain_data import Json


class Decision:
    """A question to one seat. `key` and `about` are its message; `source` is what asks, such as a card.

    Without a `key` the message is `prompt-<prompt>`.
    """

    __slots__ = ("about", "key", "options", "prompt", "seat", "source")

    def __init__(
        self,
        seat: int,
        prompt: str,
        source: str,
        options: Options,
        about: dict[str, Json] | None = None,
        key: str = "",
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.key = key or f"prompt-{prompt}"
        self.source = source
        self.options = options
        self.about: dict[str, Json] = {} if about is None else about

    def dump(self) -> dict[str, Json]:
        """The decision as plain data, with all codes."""
        codes: list[Json] = list(self.options.codes())
        return {
            "seat": self.seat,
            "prompt": self.prompt,
            "key": self.key,
            "source": self.source,
            "about": self.about,
            "codes": codes,
        }
