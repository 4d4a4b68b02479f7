"""Tables for checks and screenshots: empty, typical, crowded, finished. Bots play them, as records."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Final

import httpx

from boardwright.bots import BOTS
from boardwright.bots.bot import answer
from boardwright.core.bundle import play_forced
from boardwright.core.plain_data import Json, spell
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.games import GAMES

from .person import Person

NAMES: Final = [
    "Ada", "Bruno", "Chloé", "Дарья", "Eve", "Farid", "Greta", "Hiroshi", "Ines", "Jonas", "Katya", "Lorenzo",
]  # fmt: skip


LAST_ANSWERS: Final = 16
"""The number of last answers that are given at the table itself."""


@dataclass(frozen=True)
class Moment:
    """A question to the first seat during a game."""

    answers: int
    """The number of answers before it."""
    part: float
    """How much of the game is over, from 0 to 1."""
    prompt: str
    options: int
    view: Any


Worth = Callable[[Moment], float]
"""The moment with the highest value is shown; among equal moments the latest."""


def first(moment: Moment) -> float:
    return -moment.answers


def first_turn(moment: Moment) -> float:
    """After the question about the first hand."""
    return -moment.answers - 1000 * (moment.prompt == "mulligan")


def middle(moment: Moment) -> float:
    """In the middle of the game, with every action available."""
    return -abs(moment.part - 0.55) - (moment.options < 10)


def late(moment: Moment) -> float:
    """With a sixth of the game to go."""
    return -abs(moment.part - 0.83)


def last(moment: Moment) -> float:
    return moment.answers


def fullest(moment: Moment) -> float:
    """All cities full, especially the viewer's, and a full hand."""
    if moment.prompt != "action":
        return -1
    slots = [int(one["slots"]) for one in moment.view["players"]]
    return sum(slots) + 2 * slots[0] + 2 * len(moment.view["players"][0]["hand"])


def summer_ambush(moment: Moment) -> float:
    return (moment.prompt == "ambush") + bool(moment.view["season"] == "summer")


@dataclass(frozen=True)
class Board:
    """A table to set up: its set-up, and the wanted moment of the bots' game (None: its end)."""

    game: str
    seats: int
    seed: int
    moment: Worth | None
    options: dict[str, Json] = field(default_factory=dict)


BOARDS: Final = {
    "everdell-first": Board("everdell", 2, 7, first),
    "everdell-typical": Board("everdell", 3, 5, middle),
    "everdell-crowded": Board("everdell", 4, 19, fullest),
    "everdell-solo": Board("everdell", 1, 37, fullest, {"year": 3}),
    "everdell-over": Board("everdell", 4, 19, None),
    "farshore-mulligan": Board("farshore", 2, 7, first),
    "farshore-first": Board("farshore", 2, 7, first_turn),
    "farshore-typical": Board("farshore", 3, 5, middle),
    "farshore-crowded": Board("farshore", 4, 7, fullest, {"weather": "both"}),
    "farshore-bonny": Board("farshore", 2, 26, fullest, {"bonny": 4}),
    "farshore-over": Board("farshore", 4, 7, None, {"weather": "both"}),
    "cartographers-first": Board("cartographers", 2, 7, first),
    "cartographers-typical": Board("cartographers", 3, 5, middle, {"map": "b"}),
    "cartographers-ambush": Board("cartographers", 4, 2, summer_ambush),
    "cartographers-six": Board("cartographers", 6, 2, middle),
    "cartographers-crowded": Board("cartographers", 12, 2, last),
    "cartographers-over": Board("cartographers", 4, 2, None),
}


@cache
def record_of(name: str) -> str:
    """The record of one of these boards."""
    return played(BOARDS[name])


def played(board: Board) -> str:
    """The record of a game between bots up to the moment of the board."""
    names = NAMES[: board.seats]
    whole = Record(GAMES[board.game], board.seed, board.options, names)
    chance = Rng(board.seed)
    asked: list[tuple[int, str, int, Any]] = []
    while waiting := whole.state.waiting():
        if 0 in waiting:
            view = json.loads(spell(whole.state.view(0)))
            decision = whole.state.decision(0)
            asked.append((len(whole.answers), decision.prompt, len(decision.options), view))
        for seat in waiting:
            move = answer(BOTS["casual"], whole.state, seat, chance)
            whole.choose(seat, whole.state.options(seat).code(move))
    if board.moment is None:
        return whole.text()
    total = len(whole.answers)
    moments = [Moment(answers, answers / total, *rest) for answers, *rest in reversed(asked)]
    wanted = max(moments, key=board.moment)
    return truncate_record(whole, wanted.answers).text()


def set_up_board(host: Person, name: str) -> str:
    """Set up a board with the host at the first seat and guests at the others; returns the table's id.

    The last answers are given at the table, so that there is news and a log; forced ones the table gives
    itself. Then the guests do nothing, so the question stays open.
    """
    seats = BOARDS[name].seats
    early, answers = split(record_of(name))
    body = [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]
    made = host.api("POST", "/tables/import", {"record": early, "seats": body})
    table = str(made["id"])
    guests = seat_guests(host, table, NAMES[1:seats])
    if seats > 1:
        host.api("POST", f"/tables/{table}/acts", {"act": "begin", "id": "begin"})
    ask: list[Ask] = [host.api, *guests]
    state = Record.read(early, GAMES).state
    left = iter(enumerate(answers))
    for number, (seat, code) in left:
        asked = ask[seat]("GET", f"/tables/{table}?seat={seat}")["question"]["asked"]
        act = {"act": "choose", "id": f"{number}", "seat": seat, "asked": asked, "code": code}
        ask[seat]("POST", f"/tables/{table}/acts", act)
        state.choose(seat, code)
        for _ in play_forced(state, seat):
            next(left)
    return table


def split(text: str) -> tuple[str, list[tuple[int, str]]]:
    """A record without its last answers, and these answers. A step that several seats answer is not split."""
    whole = Record.read(text, GAMES)
    early = truncate_record(whole, 0)
    cut = 0
    for number, (seat, code) in enumerate(whole.answers[:-LAST_ANSWERS], 1):
        early.choose(seat, code)
        if not early.open:
            cut = number
    return truncate_record(whole, cut).text(), whole.answers[cut:]


def truncate_record(whole: Record, answers: int) -> Record:
    """The same game, cut off after some answers."""
    record = Record(whole.game, whole.seed, whole.options, whole.names)
    for seat, code in whole.answers[:answers]:
        record.choose(seat, code)
    return record


Ask = Callable[..., Any]
"""A request of one person: method, path and body."""


def seat_guests(host: Person, table: str, names: Sequence[str]) -> list[Ask]:
    """Let guests join a table by a link and sit down. Returns a request function for each."""
    if not names:
        return []
    link = host.api("POST", f"/tables/{table}/links", {"kind": "join"})["path"]
    url, _, secret = str(link).partition("/join#")
    at_once = httpx.Limits(max_keepalive_connections=0)  # no connection stays open
    client = httpx.Client(base_url=f"{url}/api/v1", verify=False, limits=at_once)

    def ask(token: str, method: str, path: str, body: object = None) -> Any:
        client.cookies.clear()
        headers = {"authorization": f"Bearer {token}"} if token else {}
        reply = client.request(method, path, json=body, headers=headers)
        assert reply.status_code in (200, 201), reply.text
        return reply.json()

    sessions = [ask("", "POST", "/join", {"link": secret, "name": name})["session"] for name in names]
    return [partial(ask, session["token"]) for session in sessions]
