"""Count the answers and clicks of games that the casual bot plays, as they were and as they are.

    .venv/bin/python bench/clicks.py            or: clicks.py 20 everdell

A click selects something or confirms. Before, every answer was selected and confirmed by itself. With bundles
a question that is asked again over the same things (`PickLimits`) is one selection, and what can only be
answered in one way is not asked. The browser also asks what certainly follows before it sends anything, so
that an action with all its questions is confirmed once; after "up to n" a click goes on to the next question.
With one click ("clicks now"), what is selected is played after a moment. A click is only left where the
browser cannot know whether the player is done: after "up to n", and where a thing offers several ways and the
first one is meant. A shape of Cartographers is dragged to its place, which counts as one click.
`docs/decisions/047-one-click.md` has the figures.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from boardwright.bots import BOTS
from boardwright.bots.bot import answer
from boardwright.core.protocol import State
from boardwright.core.rng import Rng
from boardwright.games import GAMES

SEATS = 2
DRAGGED = {"cartographers"}
"""Titles in which a thing is dragged to its place."""


def taps(state: State, seat: int, code: str) -> int:
    """The taps that select an option: one, or two if the first thing it points at selects another one."""
    at = state.label(seat, code).at
    if not at:
        return 1
    first = next(other for other in state.options(seat).codes() if at[0] in state.label(seat, other).at)
    return 1 if first == code else 2


def several_ways(state: State, seat: int, code: str) -> bool:
    """Whether the thing that an option points at first is part of others as well."""
    at = state.label(seat, code).at
    codes = state.options(seat).codes() if at else ()
    return sum(at[0] in state.label(seat, other).at for other in codes) > 1


def open_selection(state: State, seat: int) -> tuple[int, str, int] | None:
    """The question to a seat, which tells whether the same one is asked again."""
    decision = state.decision(seat)
    return (seat, decision.prompt, decision.several.picked) if decision.several is not None else None


def follows(state: State, seat: int) -> bool:
    """Whether the seat is asked on within its action."""
    return state.waiting() == [seat] and state.decision(seat).prompt != "action"


def played(name: str, seed: int) -> Counter[str]:
    """What one game took. A question in progress is known by its seat, prompt and number of picks."""
    state = GAMES[name].new(SEATS, seed)
    bot, chance = BOTS["casual"], Rng(seed)
    count: Counter[str] = Counter()
    ongoing: tuple[int, str, int] | None = None
    chained = False
    """What is asked now was known before the last answer was sent."""
    while waiting := state.waiting():
        seat = waiting[0]
        decision = state.decision(seat)
        several = decision.several
        move = answer(bot, state, seat, chance)
        code = decision.options.code(move)
        n = taps(state, seat, code)
        dragged = name in DRAGGED
        unclear = not dragged and n == 1 and several_ways(state, seat, code)
        count["answers before"] += 1
        count["clicks before"] += n + 1
        picks = several is not None and code in several.times
        forced = several is not None and several.forced
        goes_on = (
            ongoing is not None and several is not None and ongoing == (seat, decision.prompt, several.picked)
        )
        mark = state.mark()
        state.play(seat, move)
        ongoing = (seat, decision.prompt, several.picked + 1) if several is not None and picks else None
        if forced:
            count["not asked"] += 1
            continue
        ends = several is not None and code == several.done
        count["clicks confirmed"] += 0 if ends else n
        count["clicks now"] += 0 if ends else 1 if dragged else n
        if not goes_on and not chained:
            count["answers now"] += 1
        chained = follows(state, seat) and state.mark() == mark
        again = chained and ongoing is not None and ongoing == open_selection(state, seat)
        if again:
            continue  # the selection is still open
        if not chained or (several is not None and several.done):
            count["clicks confirmed"] += 1  # confirm, or go on
        if (chained and several is not None and several.done) or (not chained and (ends or unclear)):
            count["clicks now"] += 1
    return count


def main(games: int, names: list[str]) -> None:
    for name in names:
        total: Counter[str] = Counter()
        with ProcessPoolExecutor() as pool:
            for count in pool.map(partial(played, name), range(games), chunksize=5):
                total += count
        figures = ", ".join(f"{what} {total[what] / games:.1f}" for what in sorted(total))
        fewer = 1 - total["clicks now"] / total["clicks before"]
        print(
            f"{name}, {games} games, {SEATS} seats, per game: {figures}; {fewer:.0%} fewer clicks", flush=True
        )


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 100,
        sys.argv[2:] or ["cartographers", "everdell", "farshore"],
    )
