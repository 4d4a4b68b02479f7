"""The machine: runs the innermost script until a seat has a choice or the game is over."""

from __future__ import annotations

from .pieces.game_data import GameData
from .script import DONE, Question


def advance(g: GameData) -> None:
    """Run effects until a seat has to choose. A question with a single answer is answered here,
    unless its effect is always asked; one without an answer is skipped."""
    agenda = g.agenda
    while agenda or begin_turn(g):
        f = agenda[-1]
        steps = f.script.steps
        if f.step >= len(steps):
            agenda.pop()
            continue
        step = steps[f.step]
        if not isinstance(step, Question):
            f.step += 1  # before it runs: it may push frames
            step.run(g, f)
            continue
        options = step.options(g, f)
        if len(options) > 1 or (options and step.always_ask):
            g.options = options
            return
        if not options or not step.pick(g, f, options[0]):
            f.last_picks = f.picks  # the next step may ask how many picks were made in this one
            f.picks = 0
            f.step += 1


def open_question(g: GameData) -> Question:
    """The open question."""
    f = g.agenda[-1]
    step = f.script.steps[f.step]
    assert isinstance(step, Question)
    return step


def choose(g: GameData, option: int) -> None:
    """Answer the open question."""
    g.options = []
    f = g.agenda[-1]
    step = f.script.steps[f.step]
    assert isinstance(step, Question)
    if option == DONE or not step.pick(g, f, option):
        f.last_picks = f.picks
        f.picks = 0
        f.step += 1
    advance(g)


def refresh_options(g: GameData) -> None:
    """List the options of the open question again, after the game was loaded or redealt.

    A single answer is not played automatically here: a loaded position must stay as it is.
    """
    g.options = []
    if g.agenda:
        f = g.agenda[-1]
        step = f.script.steps[f.step] if f.step < len(f.script.steps) else None
        if isinstance(step, Question):
            g.options = step.options(g, f)
    if not g.options:
        advance(g)


def begin_turn(g: GameData) -> bool:
    """Give the turn to the next player who has not passed; false if there is none."""
    rival = g.rules.rival_turn
    n = g.seats if rival is None else g.rules.players_with_turns(g.seats)
    for i in range(1, n + 1):
        seat = (g.turn + i) % n
        if not g.players[seat].passed:
            g.turn = seat
            g.played = 0
            g.push(g.rules.turn if seat < g.seats or rival is None else rival, seat)
            return True
    return False
