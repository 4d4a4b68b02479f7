"""The machine: goes on with the innermost script until somebody has a choice, or the game is over."""

from __future__ import annotations

from .pieces.game_data import Table
from .script import DONE, Question


def advance(g: Table) -> None:
    """Run effects until a seat has to choose. A question with a single answer is answered here,
    unless its effect is always asked; one without an answer is skipped."""
    agenda = g.agenda
    while agenda or begin_turn(g):
        f = agenda[-1]
        steps = f.script.steps
        if f.at >= len(steps):
            agenda.pop()
            continue
        step = steps[f.at]
        if not isinstance(step, Question):
            f.at += 1  # first move on, then run: it may push frames
            step.run(g, f)
            continue
        options = step.options(g, f)
        if len(options) > 1 or (options and step.always):
            g.options = options
            return
        if not options or not step.pick(g, f, options[0]):
            f.count = f.n  # the next step may ask how many picks were made in this one
            f.n = 0
            f.at += 1


def question(g: Table) -> Question:
    """The question that is open."""
    f = g.agenda[-1]
    step = f.script.steps[f.at]
    assert isinstance(step, Question)
    return step


def choose(g: Table, option: int) -> None:
    """Answer the question that is open."""
    g.options = []
    f = g.agenda[-1]
    step = f.script.steps[f.at]
    assert isinstance(step, Question)
    if option == DONE or not step.pick(g, f, option):
        f.count = f.n
        f.n = 0
        f.at += 1
    advance(g)


def look_again(g: Table) -> None:
    """List the options of the open question anew, after the table was loaded or re-dealt.

    An answer is not taken, even if it is the only one: the position is what it says it is.
    """
    g.options = []
    if g.agenda:
        f = g.agenda[-1]
        step = f.script.steps[f.at] if f.at < len(f.script.steps) else None
        if isinstance(step, Question):
            g.options = step.options(g, f)
    if not g.options:
        advance(g)


def begin_turn(g: Table) -> bool:
    """Give the turn to the next player who has not passed; false if there is none."""
    rival = g.rules.rival_turn
    n = g.seats if rival is None else g.rules.with_turns(g.seats)
    for i in range(1, n + 1):
        seat = (g.turn + i) % n
        if not g.players[seat].passed:
            g.turn = seat
            g.played = 0
            g.push(g.rules.turn if seat < g.seats or rival is None else rival, seat)
            return True
    return False
