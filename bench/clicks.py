"""Count the answers and clicks of games that the casual bot plays, as they were and as they are.

    .venv/bin/python bench/clicks.py            or: clicks.py 20 everdell
    .venv/bin/python bench/clicks.py --kinds    what the clicks are spent on

A click selects something or confirms. Before, every answer was selected and confirmed by itself. With bundles
a question that is asked again over the same things (`PickLimits`) is one selection, and what can only be
answered in one way is not asked. The browser also asks what certainly follows before it sends anything, so
that an action with all its questions is confirmed once; after "up to n" a click goes on to the next question.
With one click ("clicks now"), what is selected is played after a moment. A click is only left where the
browser cannot know whether the player is done: after "up to n", and where a thing offers several ways and the
first one is meant. A shape of Cartographers is dragged to its place, which counts as one click.
`docs/decisions/047-one-click.md` has the figures.

How the browser selects (`Choosing`, `DecisionPanel` and `Several` in `web/src/`):

- An answer that points at nothing on the board has a button. One that is the only answer of a thing is
  selected by that thing, be it the card or the home that it moves into. Others need two.
- Of several picks, each is a click. A button picks as many of one thing as there is room for; another picks
  everything that is not picked yet, so that those who discard most of their hand choose what they keep.
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
from boardwright.core.decision import Decision, PickLimits
from boardwright.core.protocol import State
from boardwright.core.rng import Rng
from boardwright.games import GAMES

SEATS = 2
DRAGGED = {"cartographers"}
"""Titles in which a thing is dragged to its place."""


def on_board(state: State, seat: int, code: str) -> list[str]:
    """The things of an option that are drawn on the board. Goods and players have buttons."""
    return [thing for thing in state.label(seat, code).at if not thing.startswith(("good:", "seat:"))]


def taps(state: State, seat: int, code: str) -> tuple[int, bool]:
    """The taps that select an option, and whether it is only shown: the first of several that a thing has."""
    things = on_board(state, seat, code)
    if not things:
        return 1, False
    labels = {other: state.label(seat, other) for other in state.options(seat).codes()}
    matching = [[other for other, label in labels.items() if thing in label.at] for thing in things]
    if any(len(codes) == 1 for codes in matching):
        return 1, False
    if matching[0][0] == code and (len(labels[code].at) == 1 or state.game.name in DRAGGED):
        return 1, True
    return 2, False


def collecting(several: PickLimits, picks: list[str], steppers: bool) -> int:
    """The clicks that collect the picks of one question, with the buttons for many at once."""
    n, there = len(picks), sum(several.times.values())
    most = min(several.most, there)
    counts = Counter(picks)
    # Those of which all are picked; and the last ones, if nothing else can be picked after them.
    whole = {code for code, times in counts.items() if times == several.times[code]}
    if n == most and len(whole) < len(counts):
        whole.add(max(counts.keys() - whole, key=lambda code: counts[code]))
    # Things on the board have no such button, unless they could be all that is picked.
    counted = {code for code in whole if steppers or several.times[code] >= most}
    clicks = sum(1 if code in counted else times for code, times in counts.items())
    if n > 1 and several.allows(n):
        clicks = min(clicks, there - n + 1)  # those that are kept, then the others
    return clicks


def asked_again(state: State, seat: int, before: Decision) -> bool:
    """Whether the same question is asked on after a pick."""
    if state.waiting() != [seat]:
        return False
    now = state.decision(seat)
    if now.several is None or before.several is None or now.prompt != before.prompt:
        return False
    return now.several.picked == before.several.picked + 1


def follows(state: State, seat: int) -> bool:
    """Whether the seat is asked on within its action."""
    return state.waiting() == [seat] and state.decision(seat).prompt != "action"


def played(name: str, seed: int) -> tuple[Counter[str], Counter[str]]:
    """What one game took, and what the clicks were spent on."""
    state = GAMES[name].new(SEATS, seed)
    bot, chance = BOTS["casual"], Rng(seed)
    count: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    picks: list[str] = []
    """The picks of the question in progress."""
    first: PickLimits | None = None
    chained = False
    """What is asked now was known before the last answer was sent."""
    mark = 0
    while waiting := state.waiting():
        seat = waiting[0]
        decision = state.decision(seat)
        several, prompt = decision.several, decision.prompt
        move = answer(bot, state, seat, chance)
        code = decision.options.code(move)
        n, shown = taps(state, seat, code)
        steppers = not on_board(state, seat, code)
        label = state.label(seat, code)
        kind = (
            f"{prompt}, {code.partition(':')[0]} at {'+'.join(thing.partition(':')[0] for thing in label.at)}"
        )
        dragged = name in DRAGGED
        if several is None or not picks:
            first = several
            mark = state.mark()
        if several is not None and code in several.times:
            picks.append(code)
        count["answers before"] += 1
        count["clicks before"] += n + 1
        state.play(seat, move)
        if several is not None and several.forced and len(picks) == 1:
            count["not asked"] += 1
            picks = []
            continue
        if several is not None and code in several.times and asked_again(state, seat, decision):
            continue  # the selection is still open
        was_chained = chained
        chained = follows(state, seat) and state.mark() == mark
        enough = True
        if several is not None:
            assert first is not None
            enough = len(picks) == min(first.most, sum(first.times.values()))
            n = collecting(first, picks, steppers) if picks else 0
            picks, shown = [], False
        if not was_chained:
            count["answers now"] += 1
        goes_on = chained and not enough
        count["clicks confirmed"] += n + (not chained or goes_on)
        waits = goes_on or (not chained and (not enough or (shown and not dragged)))
        now = (1 if dragged else n) + waits
        count["clicks now"] += now
        kinds[kind] += now
    return count, kinds


def main(games: int, names: list[str], by_kind: bool) -> None:
    for name in names:
        total: Counter[str] = Counter()
        spent: Counter[str] = Counter()
        with ProcessPoolExecutor() as pool:
            for count, kinds in pool.map(partial(played, name), range(games), chunksize=5):
                total += count
                spent += kinds
        figures = ", ".join(f"{what} {total[what] / games:.1f}" for what in sorted(total))
        fewer = 1 - total["clicks now"] / total["clicks before"]
        print(
            f"{name}, {games} games, {SEATS} seats, per game: {figures}; {fewer:.0%} fewer clicks", flush=True
        )
        for kind, clicks in spent.most_common(20 if by_kind else 0):
            print(f"{clicks / games:8.1f}  {kind}")


if __name__ == "__main__":
    args = [arg for arg in sys.argv[1:] if arg != "--kinds"]
    main(
        int(args[0]) if args else 100,
        args[1:] or ["cartographers", "everdell", "farshore"],
        "--kinds" in sys.argv,
    )
