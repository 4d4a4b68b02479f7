"""What a client remembers of a table that it follows."""

from __future__ import annotations

import json
from typing import Final

from .client import Frame, Socket

VIEW_MESSAGES: Final = ("snapshot", "update")


class Memory:
    """The latest view and the log, kept up to date by the frames. A gap or a duplicate is an error."""

    def __init__(self) -> None:
        self.seen: Frame = {}
        self.lines: Final[dict[int, Frame]] = {}

    @property
    def number(self) -> int:
        return int(self.seen["number"])

    @property
    def log(self) -> list[Frame]:
        return [self.lines[number] for number in sorted(self.lines)]

    @property
    def answers(self) -> int:
        """The number of answers that were not undone."""
        return sum(line["kind"] == "chose" for line in self.lines.values())

    def take(self, frame: Frame) -> None:
        """Apply a snapshot or an update."""
        if frame["type"] == "snapshot":
            self.lines.clear()
        else:
            assert frame["after"] == self.number, "what was seen last is where the update begins"
            assert all(line["number"] > self.number for line in frame["log"]), "nothing is sent twice"
            for number in frame["undone"]:
                del self.lines[number]
        self.lines.update({line["number"]: line for line in frame["log"]})
        self.seen = frame["seen"]
        assert all(number <= self.number for number in self.lines)


async def catch_up(socket: Socket, memory: Memory, number: int) -> None:
    """Read until the memory includes this log entry."""
    while not memory.seen or memory.number < number:
        memory.take(await socket.until(lambda frame: frame["type"] in VIEW_MESSAGES))


def canonical_json(value: object) -> str:
    """Plain data as canonical JSON, for comparisons."""
    return json.dumps(value, sort_keys=True)
