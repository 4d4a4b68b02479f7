"""Bundles: several answers of one seat in a row, given as one.

The rules ask one question at a time. Where they ask the same one again over the same things (`PickLimits`), a
person answers once, and what can only be answered in one way is not asked. Games and records keep the single
answers.

A bundle that is refused has no effect, so its refusal must not tell anything hidden. Therefore nothing hidden
may be revealed between two different questions of a bundle (`State.mark`). Within one question it may,
because there it does not change what can be picked.
"""

from __future__ import annotations

from collections.abc import Sequence

from .decision import Decision
from .events import Event
from .protocol import State
from .refusal import IllegalChoice


def answers_of(state: State, seat: int, codes: Sequence[str]) -> list[str]:
    """The single answers that several codes stand for: without picks that the rules make themselves, and
    with the forced answers that follow. Nothing changes. Raises `IllegalChoice` as `play_all` does."""
    trial = state.copy()
    return play_all(trial, seat, codes) + play_forced(trial, seat)


def play_all(state: State, seat: int, codes: Sequence[str], events: list[Event] | None = None) -> list[str]:
    """Answer with several codes; return the single answers. Raises `IllegalChoice` if one of them is refused
    when its time comes; then the state is of no more use."""
    mark = state.mark()
    given: list[str] = []
    rest = list(codes)
    while rest:
        if given and state.mark() != mark:
            raise IllegalChoice("not-together", rest[0])
        run = _picks(state, seat, rest)
        given += (
            _pick_all(state, seat, run, events) if len(run) > 1 else [_choose(state, seat, run[0], events)]
        )
        rest = rest[len(run) :]
    return given


def play_forced(state: State, seat: int, events: list[Event] | None = None) -> list[str]:
    """Answer the questions that can only be answered in one way; return the answers."""
    given: list[str] = []
    while state.waiting() == [seat]:
        decision = state.decision(seat)
        if decision.several is None or not decision.several.forced:
            break
        given.append(_choose(state, seat, decision.options.code(decision.options[0]), events))
    return given


def _choose(state: State, seat: int, code: str, events: list[Event] | None) -> str:
    happened = state.choose(seat, code)
    if events is not None:
        events += happened
    return code


def _picks(state: State, seat: int, codes: list[str]) -> list[str]:
    """The codes at the beginning that answer one question: its picks, and the end of it; at least one."""
    several = state.decision(seat).several if len(codes) > 1 else None
    n = 0
    while several is not None and n < len(codes) and codes[n] in several.times:
        n += 1
    ends = several is not None and n > 0 and n < len(codes) and codes[n] == several.done
    return codes[: max(1, n + ends)]


def _pick_all(state: State, seat: int, codes: list[str], events: list[Event] | None) -> list[str]:
    """Answer one question with all its picks; return those that the rules did not make themselves."""
    first = state.decision(seat)
    asked = first.several
    assert asked is not None
    picks = [code for code in codes if code in asked.times]
    for code in picks:
        if picks.count(code) > asked.times[code]:
            raise IllegalChoice("not-offered", code)
    if not asked.allows(len(picks)):
        raise IllegalChoice("pick-count", codes[0], least=asked.least, most=asked.most)
    given: list[str] = []
    now = first
    while now.several is not None and (n := now.several.picked - asked.picked) < len(codes):
        given.append(_choose(state, seat, codes[n], events))
        if seat not in state.waiting():
            break
        now = state.decision(seat)
        if not _continues(now, first, n):
            break
    if len(picks) < len(codes) and given[-1] != codes[-1]:
        raise IllegalChoice("not-offered", codes[-1])  # the question ended before its end was chosen
    return given


def _continues(now: Decision, first: Decision, n: int) -> bool:
    """Whether a decision is the same question after more than `n` picks since the first time."""
    if now.several is None or first.several is None:
        return False
    same = now.prompt == first.prompt and now.source == first.source
    return same and now.several.picked - first.several.picked > n
