"""Judging one action: what it cost, compared with the best alternative in the same imagined games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ..bots.compare import Trial
from ..bots.judge import judge_of
from ..core.options import Move
from .examined_action import Alternative, ExaminedAction
from .reasons import Reason, reasons
from .statistics import Estimate, estimate

SLIP: Final = 1.0
"""From how many points on a clear loss is an inaccuracy; titles whose results swing more have more."""
MISTAKE: Final = 2.0
"""From how many points on it is a mistake, and may be a turning point."""
DOUBTFUL: Final = 1.3
"""How many standard errors a loss may lie below the threshold and still be looked at again."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one action of a seat cost it, from what it knew."""

    action: int
    """The number of the action."""
    seat: int
    start: int
    """How many answers the game had before the action."""
    at: int
    """How many answers it had before the answer that differs from the better one."""
    season: str
    kind: str
    """`fine`, `unclear` (too close to tell), `inaccuracy` or `mistake`."""
    played: str
    """The code of that answer."""
    best: str
    """The code of the better one; empty if there is none."""
    foreseen: float | None
    """What the value network says it cost, at once; it calls nothing a mistake."""
    loss: float
    """The points it cost: best minus played, in the same imagined games. 0 if it was not worth a second look;
    below 0 if what was played came out better."""
    error: float
    """Half the width of the 95 % interval of the loss."""
    worlds: int
    """In how many imagined worlds both were tried."""
    reasons: tuple[Reason, ...] = ()
    """Why, for a mistake."""

    def dump(self) -> dict[str, object]:
        """The verdict as plain data."""
        return {
            "action": self.action, "seat": self.seat, "start": self.start, "at": self.at,
            "season": self.season, "kind": self.kind, "played": self.played, "best": self.best,
            "foreseen": None if self.foreseen is None else round(self.foreseen, 2),
            "loss": round(self.loss, 2), "error": round(self.error, 2), "worlds": self.worlds,
            "reasons": [reason.dump() for reason in self.reasons],
        }  # fmt: skip


def judge_action(examined: ExaminedAction, thorough: bool = False) -> Verdict:
    """Judge an action in imagined games: stage by stage, as long as it may be a mistake.

    Each stage has fresh worlds, and the alternative that is measured in a stage was chosen before it, so that
    the luckiest of several is not flattered.
    """
    seat = examined.action.seat
    threshold = SLIP * judge_of(examined.world).swing
    stages = examined.comparer.stages(examined.world, seat, thorough)
    rng = examined.rng.copy()
    pool = examined.alternatives
    lines = [tuple(examined.action.moves)]
    chosen: Alternative | None = None
    fresh: list[float] = []
    for number, stage in enumerate(stages):
        last = number + 1 == len(stages)
        if number and not _may_be_worth(pool[0], threshold, sure=last):
            break
        pool = pool[: stage.keep]
        if not pool:
            break
        trials = examined.comparer.trials(
            examined.world, seat, [*lines, *[one.line for one in pool]], rng, stage
        )
        if last or chosen is not pool[0]:
            fresh.clear()
        chosen = pool[0]
        for one, tried in zip(pool, trials[1:], strict=True):
            one.gaps.extend([mine.end - theirs.end for mine, theirs in zip(tried, trials[0], strict=True)])
        if number:
            fresh.extend(chosen.gaps[-stage.worlds :])
        if last:
            loss = estimate(fresh)
            return _verdict(examined, chosen, loss, _kind(loss, threshold), trials)
        pool.sort(key=lambda one: -one.gap())
    return _verdict(examined, None, estimate(fresh) if fresh else None, "fine", [])


Comparison = Literal["beyond", "equal", "better", "same", "worse"]


@dataclass(frozen=True, slots=True)
class Attempt:
    """How another answer compares with what was played and with the best one, in the worlds in which a review
    measured them."""

    kind: Comparison
    """`beyond` (clearly better than the best), `equal` (to the best), `better`, `same` or `worse` (than what
    was played)."""
    gain: Estimate
    """The points by which it is better than what was played."""
    gap: Estimate
    """The points by which the best answer is better."""


def attempt(examined: ExaminedAction, at: int, best: Move, tried: Move, thorough: bool = False) -> Attempt:
    """Try an answer at the decision `at` of an action, where a verdict knows a best one."""
    seat, moves = examined.action.seat, examined.action.moves
    *before, last = examined.comparer.stages(examined.world, seat, thorough)
    rng = examined.rng.copy()
    for stage in before:  # the last round goes on where these have left the chance
        examined.comparer.trials(examined.world, seat, [], rng, stage)
    prefix = tuple(moves[:at])
    lines = [tuple(moves), (*prefix, best), tuple(moves) if tried == moves[at] else (*prefix, tried)]
    played, better, mine = examined.comparer.trials(examined.world, seat, lines, rng, last)
    gain = estimate([one.end - other.end for one, other in zip(mine, played, strict=True)])
    gap = estimate([one.end - other.end for one, other in zip(better, mine, strict=True)])
    return Attempt(_compared(gain, gap, SLIP * judge_of(examined.world).swing), gain, gap)


def _compared(gain: Estimate, gap: Estimate, threshold: float) -> Comparison:
    if gap.mean < threshold:
        return "beyond" if gap.mean <= -threshold and -gap.mean > gap.error else "equal"
    if abs(gain.mean) < threshold or abs(gain.mean) <= gain.error:
        return "same"
    return "better" if gain.mean > 0 else "worse"


def _may_be_worth(chosen: Alternative, threshold: float, sure: bool) -> bool:
    """Whether an alternative may still be so much better; before the last stage, whether it seems so."""
    return chosen.gap() + (0.0 if sure else DOUBTFUL * chosen.doubt()) >= threshold


def _kind(loss: Estimate, threshold: float) -> str:
    if loss.mean < threshold:
        return "fine"
    if not loss.is_positive:
        return "unclear"
    return "mistake" if loss.mean >= MISTAKE / SLIP * threshold else "inaccuracy"


def _verdict(
    examined: ExaminedAction,
    chosen: Alternative | None,
    loss: Estimate | None,
    kind: str,
    trials: Sequence[list[Trial]],
) -> Verdict:
    action = examined.action
    differs = 0 if chosen is None else len(chosen.line) - 1
    state = action.states[differs]
    return Verdict(
        action=examined.number,
        seat=action.seat,
        start=action.start,
        at=action.start + differs,
        season=examined.season,
        kind=kind,
        played=action.codes[differs],
        best=state.options(action.seat).code(chosen.line[-1]) if chosen is not None else "",
        foreseen=examined.foreseen,
        loss=loss.mean if loss else 0.0,
        error=loss.error if loss else 0.0,
        worlds=loss.number if loss else 0,
        reasons=reasons(examined, chosen.line, loss.mean, trials)
        if chosen is not None and loss is not None and kind == "mistake"
        else (),
    )
