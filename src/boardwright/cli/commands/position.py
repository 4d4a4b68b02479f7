"""`boardwright position`: load a position, apply codes, and print everything about it."""

from __future__ import annotations

import json

from rich.console import Console
from rich.text import Text

from ...core.decision import Decision
from ...core.events import Event
from ...core.plain_data import Json
from ...core.position import load_position
from ...core.protocol import State
from ...core.refusal import IllegalChoice, Refusal
from ...core.score import Score
from ...files import json_of, read_text
from ...games import GAMES, TITLES
from ...locales import Words
from ..screens.screen import Screen


def show_position(file: str, picks: tuple[str, ...], as_json: bool, words: Words, console: Console) -> int:
    """Print what is pending with all codes, every seat's view and the scores; 1 if a code was refused."""
    state = read_position(file, read_text(file))
    name = state.game.name
    words = words.at(name)
    events: list[Event] = []
    refused: IllegalChoice | None = None
    for pick in picks:
        try:
            seat, code = _seat_and_code(state, pick)
            events += state.choose(seat, code)
        except IllegalChoice as illegal:
            refused = illegal
            break
    if as_json:
        report = _report(state, events, refused, words)
        print(json.dumps(report, ensure_ascii=False, indent=1))
    else:
        _print(state, events, TITLES[name].screen()(words.plus(state.words())), words, console)
        if refused is not None:
            console.print(Text(words("pick-refused", reason=words.refusal(refused)), style="bold red"))
    return 0 if refused is None else 1


def read_position(file: str, text: str) -> State:
    """The position in the text of a file."""
    return load_position(json_of(file, text), GAMES)


def _seat_and_code(state: State, pick: str) -> tuple[int, str]:
    """A pick is a code, after its seat if several are pending: `1 forest:b3b4c4`."""
    waiting = state.waiting()
    seat, _, code = pick.strip().rpartition(" ")
    if seat:
        if not (seat.isascii() and seat.strip().isdecimal() and len(seat) < 6):
            raise IllegalChoice("pick-seat", pick)
        return int(seat), code
    if len(waiting) > 1:
        raise IllegalChoice("pick-needs-seat", pick, seats=", ".join(map(str, waiting)))
    if not waiting:
        raise IllegalChoice("game-is-over", pick)
    return waiting[0], code


def _report(state: State, events: list[Event], refused: IllegalChoice | None, words: Words) -> Json:
    report: dict[str, Json] = {
        "game": state.game.name,
        "over": not state.waiting(),
        "pending": [_pending(state, decision, words) for decision in state.pending()],
        "views": [state.view(seat) for seat in range(state.seats)],
        "scores": [_score(score, words) for score in state.scores()],
        "events": [event.dump() for event in events],
        "position": state.dump(),
        "refused": None,
    }
    if refused is not None:
        details: dict[str, Json] = dict(refused.details)
        text = words.refusal(refused)
        report["refused"] = {
            "code": refused.where,
            "reason": refused.reason,
            "details": details,
            "text": text,
        }
    return report


def _score(score: Score, words: Words) -> Json:
    """A score, with the solo title in words."""
    return {**score.dump(), "title_text": None if score.title is None else words(score.title)}


def _pending(state: State, decision: Decision, words: Words) -> Json:
    """A decision with all codes, and why other codes are not among them."""
    reasons: dict[str, Json] = {
        code: _refusal(refusal, words) for code, refusal in state.why_not(decision.seat).items()
    }
    return {**decision.dump(), "why_not": reasons}


def _refusal(refusal: Refusal, words: Words) -> dict[str, Json]:
    return {
        "reason": refusal.reason,
        "details": {**refusal.details},
        "text": words.short_reason(refusal),
    }


def _print(state: State, events: list[Event], screen: Screen, words: Words, console: Console) -> None:
    names = [words("seat-n", n=seat) for seat in range(state.seats)] + screen.rivals(state)
    for event in events:
        line = "" if event.untold else screen.log(event, names)  # all events are shown here, secret ones too
        if line:
            console.print(Text(line, style="dim"))
    console.print(screen.season(state))
    for seat in range(state.seats):
        console.print()
        console.print(screen.seat_view(state, seat, names))
    console.print()
    console.print(screen.scores(state, names))
    for score in state.scores() if state.waiting() else ():
        console.print(Text(words("expected", player=names[score.seat], points=score.expected)))
    console.print()
    for decision in state.pending():
        codes = decision.options.codes()
        prompt = screen.prompt(decision, names)
        console.print(Text(words("pending-of", player=names[decision.seat], prompt=prompt), style="bold"))
        console.print(Text(words("codes-count", n=len(codes))))
        console.print(Text("  ".join(codes)))
    if not state.waiting():
        console.print(Text(screen.verdict(state, names), style="bold green"))
