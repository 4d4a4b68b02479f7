"""A decision: one seat is asked to pick one of its options."""

from __future__ import annotations

from .options import Options
from .plain_data import Json


class PickLimits:
    """A question that is asked again and again over the same things, so that front ends ask it once.

    From `least` to `most` more may be picked now, in steps of `step`; `times` says how often each code may be
    picked. What may be picked does not depend on anything hidden that earlier picks reveal. With fewer than
    `most` the code `done` ends it; if that is empty, the question goes on.
    """

    __slots__ = ("done", "least", "most", "picked", "step", "times")

    def __init__(
        self, least: int, most: int, picked: int, times: dict[str, int], done: str = "", step: int = 1
    ) -> None:
        self.least = least
        self.most = most
        self.picked = picked
        """How many were picked before."""
        self.times = times
        self.done = done
        self.step = step

    @property
    def forced(self) -> bool:
        """Whether all things have to be picked."""
        return self.least == sum(self.times.values())

    def allows(self, n: int) -> bool:
        """Whether this number may be picked now."""
        return self.least <= n <= self.most and (n - self.least) % self.step == 0


class Decision:
    """A question to one seat. `key` and `about` are its message; `source` is what asks, such as a card.

    Without a `key` the message is `prompt-<prompt>`.
    """

    __slots__ = ("about", "key", "options", "prompt", "seat", "several", "source")

    def __init__(
        self,
        seat: int,
        prompt: str,
        source: str,
        options: Options,
        about: dict[str, Json] | None = None,
        key: str = "",
        several: PickLimits | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.key = key or f"prompt-{prompt}"
        self.source = source
        self.options = options
        self.about: dict[str, Json] = {} if about is None else about
        self.several = several

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
