"""Why something is better: message keys with parameters, for front ends that word them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from ..bots.compare import Line, Trial, compare
from ..bots.comparer import DOUBT
from ..bots.judge import Heuristic, judge_of
from ..bots.playouts import Rollouts
from ..core.label import Label
from ..core.options import Move
from ..core.plain_data import Json, parse, spell
from ..core.protocol import State
from ..core.score import Score
from .examined_action import ExaminedAction
from .statistics import estimate

LEAST: Final = 0.5
"""A source that makes less of a difference is left out."""
MOST_SOURCES: Final = 3
GAMES: Final = 12
"""How many games are played by the rules to see where points come from, where a kernel compares."""
AT_ONCE: Final = 1
"""The least difference of the score at once that is mentioned."""
NEXT_WORLDS: Final = 12
NEXT_ANSWERS: Final = 3
OFTEN: Final = 0.6
SELDOM: Final = 0.25
"""An answer is made possible if it follows in so many imagined games after the better line, and in so few
after what was played."""


class SourceOfPoints(NamedTuple):
    """How many more points a source brings after the better answer, on average."""

    source: str
    points: float
    denied: bool
    """Whether these are points that the best other player does not get."""

    def dump(self) -> dict[str, object]:
        return {"source": self.source, "points": round(self.points, 1), "denied": self.denied}


class Reason(NamedTuple):
    """One sentence: the key of its message, with its parameters."""

    key: str
    """`review-why-points` (from `sources`), `-spread`, `-sooner` or `-later` (`points` more or fewer at
    once), `-next` (`option` follows in `often` of a hundred imagined games, otherwise in `seldom`)."""
    args: dict[str, Json]
    sources: tuple[SourceOfPoints, ...] = ()

    def dump(self) -> dict[str, object]:
        found: dict[str, object] = {"key": self.key, "args": self.args}
        if self.sources:
            found["sources"] = [source.dump() for source in self.sources]
        return found


def reasons(
    examined: ExaminedAction, better: Line, loss: float, trials: Sequence[list[Trial]]
) -> tuple[Reason, ...]:
    """Why a line is better than what was played; `trials` are those of both in the same worlds."""
    found = [_points(examined, better, loss, trials)]
    if at_once := _at_once(examined, better):
        found.append(at_once)
    if follows := _next(examined, better):
        found.append(follows)
    return tuple(found)


def _points(examined: ExaminedAction, better: Line, loss: float, trials: Sequence[list[Trial]]) -> Reason:
    """Where the points come from in imagined games."""
    seat = examined.action.seat
    if not examined.comparer.explains:
        played = tuple(examined.action.moves)
        trials = compare(Rollouts(DOUBT), examined.world, seat, [played, better], examined.rng.copy(), GAMES)
    gaps = [
        _differences(tried.state, done.state, seat) for done, tried in zip(trials[0], trials[1], strict=True)
    ]
    sources: list[SourceOfPoints] = []
    for source, denied in dict.fromkeys(key for gap in gaps for key in gap):
        known = estimate([gap[source, denied] for gap in gaps])
        if abs(known.mean) >= max(LEAST, known.error):
            sources.append(SourceOfPoints(source, known.mean, denied))
    sources.sort(key=lambda one: -abs(one.points))
    sources = sources[:MOST_SOURCES]
    if 2 * sum(one.points for one in sources) < loss:
        return Reason("review-why-spread", {})
    return Reason("review-why-points", {}, tuple(sources))


def _differences(better: State, played: State, seat: int) -> Counter[tuple[str, bool]]:
    """The points by source in one imagined game, less those in the other; those of the best other player
    with the opposite sign."""
    found: Counter[tuple[str, bool]] = Counter()
    for state, sign in ((better, 1), (played, -1)):
        scores = state.scores()
        _add(found, scores[seat], sign, denied=False)
        others = [score for score in scores if score.seat != seat]
        if others:
            _add(found, max(others, key=lambda score: score.expected), -sign, denied=True)
    return found


def _add(found: Counter[tuple[str, bool]], score: Score, sign: int, denied: bool) -> None:
    for line in (*score.lines, *score.forecast):
        found[line.source, denied] += sign * line.points


def _at_once(examined: ExaminedAction, better: Line) -> Reason | None:
    """What the score says at once: patience, or a gain that was missed."""
    seat = examined.action.seat
    world = examined.world.copy()
    for move in better[:-1]:
        world.play(seat, move)
    best, played = better[-1], examined.action.moves[len(better) - 1]
    then, now = (world.preview(seat, move) for move in (best, played))
    if then.seat != seat or now.seat != seat:
        return None
    more = then.expected - now.expected
    if abs(more) < AT_ONCE:
        return None
    return Reason("review-why-sooner" if more > 0 else "review-why-later", {"points": abs(more)})


def _next(examined: ExaminedAction, better: Line) -> Reason | None:
    """An answer that the better line makes possible, or much more likely, among the next own ones."""
    after = [_followers(examined, line) for line in (better, tuple(examined.action.moves))]
    played = examined.action.states[len(better) - 1].label(
        examined.action.seat, examined.action.codes[len(better) - 1]
    )
    after[0].pop(spell(played.message()), None)  # what was played comes later then
    gaps = [(after[0][label] - after[1][label], -n, label) for n, label in enumerate(after[0])]
    for _, _, label in sorted(gaps, reverse=True)[:1]:
        often, seldom = (counts[label] / NEXT_WORLDS for counts in after)
        if often >= OFTEN and seldom <= SELDOM:
            percent = {"often": round(100 * often), "seldom": round(100 * seldom)}
            return Reason("review-why-next", {"option": parse(label), **percent})
    return None


def _followers(examined: ExaminedAction, line: Sequence[Move]) -> Counter[str]:
    """In how many imagined games an answer is among the next of the seat, by its label."""
    seat = examined.action.seat
    rng = examined.rng.copy()
    prompt = examined.action.states[0].decision(seat).prompt
    found: Counter[str] = Counter()
    for _ in range(NEXT_WORLDS):
        world = examined.world.redeal(seat, rng)
        world.settle(rng)
        for move in line:
            world.play(seat, move)
        found.update({spell(label.message()) for label in _next_answers(world, seat, prompt)})
    return found


def _next_answers(world: State, seat: int, prompt: str) -> list[Label]:
    """Play a world until a seat has answered a question a number of times, as imagined games are played
    (`play_on`); return the labels of these answers."""
    judge = judge_of(world)
    labels: list[Label] = []
    while waiting := world.waiting():
        for asked in waiting:
            options = world.options(asked)
            moves = options.moves()
            best = moves[0]
            if len(moves) > 1:
                judged: Heuristic = judge.value_network(world, asked) or judge.heuristic(world, asked)
                best = max(moves, key=judged.worth)
            if asked == seat and world.decision(seat).prompt == prompt:
                labels.append(world.label(seat, options.code(best)))
                if len(labels) == NEXT_ANSWERS:
                    return labels
            world.play(asked, best)
    return labels
