"""Set-ups on which a game is tested, random walks through them, and spellings to compare states by."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from ..core.events import Event
from ..core.options import Move
from ..core.plain_data import Json, spell
from ..core.protocol import Game, State
from ..core.record import Record
from ..core.rng import Rng


class Case:
    """A way to set a game up; `bound` is the greatest number of answers a seat can be asked for.

    In a game with many small decisions, only one in `stride` is tested where all would take too long.
    """

    def __init__(
        self, game: Game, seats: int, bound: int, label: str = "", stride: int = 1, **options: Json
    ) -> None:
        self.stride: Final = stride
        self.game: Final = game
        self.seats: Final = seats
        self.bound: Final = bound
        self.options: Final = options
        self.id: Final = "-".join([game.name, str(seats), *filter(None, [label])])

    def new(self, seed: int, events: list[Event] | None = None) -> State:
        return self.game.new(self.seats, seed, self.options, events)

    def record(self, seed: int) -> Record:
        names = ["Ada", "Борис", "Chloé", "Dario", "Eve"]
        return Record(self.game, seed, self.options, names[: self.seats])


# Random games


def walk(case: Case, seed: int) -> Iterator[State]:
    """A random game, shown at every decision; answers come in any order. What is shown may be changed."""
    state = case.new(seed)
    chance = Rng(seed)
    while waiting := state.waiting():
        yield state.copy()
        seat = waiting[chance.below(len(waiting))]
        state.play(seat, state.options(seat).sample(chance))


def moments(case: Case, seeds: range, every: int = 1) -> Iterator[State]:
    """Decisions out of several random games: one in `every`, but not always the same one of a round."""
    for seed in seeds:
        for index, state in enumerate(walk(case, seed)):
            if index % (every * case.stride) == seed % case.stride:
                yield state


def finish(state: State, chance: Rng) -> State:
    """The state after the game was played to its end at random."""
    while waiting := state.waiting():
        state.play(waiting[0], state.options(waiting[0]).sample(chance))
    return state


def steps(case: Case, seed: int) -> Iterator[tuple[State, dict[int, Move]]]:
    """A random game step by step: a state in which nobody has answered yet, and the answers of all."""
    state = case.new(seed)
    chance = Rng(seed)
    while waiting := state.waiting():
        answers = {seat: state.options(seat).sample(chance) for seat in waiting}
        yield state.copy(), answers
        for seat, move in answers.items():
            state.play(seat, move)


# Spellings: equal when nothing can tell two things apart


def dumped(state: State) -> str:
    return spell(state.dump())


def asked(state: State, seats: list[int] | None = None) -> str:
    """All that is asked now, of these seats or of all, with every code."""
    return spell([state.decision(seat).dump() for seat in (state.waiting() if seats is None else seats)])


def seen(state: State, viewer: int | None) -> str:
    return spell(state.view(viewer))


def visible_events(events: list[Event], viewer: int | None) -> str:
    """The events that a viewer may see."""
    return spell([event.dump() for event in events if event.seen_by(viewer)])


def scored(state: State) -> str:
    return spell([score.dump() for score in state.scores()])


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def plain(value: Json) -> Any:
    """A view or dump as a reader of JSON gets it."""
    return json.loads(spell(value))
