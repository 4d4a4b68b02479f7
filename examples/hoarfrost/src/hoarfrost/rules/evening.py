"""An evening: animals are sent out face down, shown together, and bring their finds home one by one."""

from __future__ import annotations

from typing import Final

from boardwright.core.events import NOBODY, Event
from boardwright.core.options import Move
from boardwright.core.plain_data import Json

from .cards import (
    ANIMALS,
    BADGER,
    DIG_SEEDS,
    DORMOUSE,
    FAVOURITE_SEEDS,
    FAVOURITES,
    FINDS,
    JAY,
    MOLE,
    NEW_KIND_SEEDS,
    OWL,
    PATIENCE_SEEDS,
    SLEEP_SEEDS,
    STOLEN_SEEDS,
    TOAD,
    WEASEL,
    WREN,
)  # fmt: skip
from .table import FIRST, GIVE, HAND, NOTHING, SEND, TAKE, Lying, Table, draw

DIG: Final = 100
SLEEP: Final = 101
KEEP: Final = 102
GIVING: Final = 200
"""Moves: an animal or an index in the hedge is a small number; `GIVING + find` gives a find away."""


class Log:
    """Builds events if there is a list for them. A rival has the number after the last seat."""

    __slots__ = ("_sink",)

    def __init__(self, sink: list[Event] | None) -> None:
        self._sink = sink

    def tell(self, kind: str, player: int = NOBODY, **args: Json) -> None:
        if self._sink is not None:
            self._sink.append(Event(kind, player, args))

    def tell_others(self, kind: str, seat: int) -> None:
        """Build an event without a message for the seat itself, which gets a more detailed one."""
        if self._sink is not None:
            self._sink.append(Event(kind, seat, untold=(seat,)))

    def whisper(self, kind: str, seat: int, **args: Json) -> None:
        """Build an event that only one seat may see."""
        if self._sink is not None:
            self._sink.append(Event(kind, seat, args, to=(seat,)))


def open_game(g: Table, log: Log) -> None:
    """Give the lantern to a random player and begin the first evening."""
    g.lantern = g.rng.below(len(g.players))
    begin_evening(g, log)


def begin_evening(g: Table, log: Log) -> None:
    """Fill up the hedge and all hands."""
    log.tell("evening", evening=g.evening, evenings=g.evenings)
    fill_hedge(g, log)
    for seat in range(g.seats):
        deal(g, seat, log)
    g.mark += 1


def fill_hedge(g: Table, log: Log) -> None:
    """Add finds until there are two more than players or the pile is empty."""
    pile = g.pile()
    new: list[Json] = []
    while len(g.hedge) < g.width and any(pile):
        g.hedge.append(Lying(draw(pile, g.rng)))
        new.append(FINDS[g.hedge[-1].find])
    if new:
        log.tell("grows", cards=new)


def deal(g: Table, seat: int, log: Log) -> None:
    """Deal animals to a hand until it is full."""
    deck = g.deck()
    hand = g.players[seat].hand
    new: list[Json] = []
    while len(hand) < HAND:
        hand.append(draw(deck, g.rng))
        new.append(ANIMALS[hand[-1]])
    hand.sort()
    log.whisper("draws", seat, cards=new)


def moves(g: Table, player: int) -> list[Move]:
    """The moves of a player now. A rival takes the first one."""
    me = g.players[player]
    if g.stage == SEND:
        return sorted(set(me.hand))
    if g.stage == GIVE:
        return [KEEP, *(GIVING + find for find, n in enumerate(me.store) if n)]
    codes = [lying.code for lying in g.hedge]
    found = [index for index, code in enumerate(codes) if code not in codes[:index]]  # the oldest of equals
    if me.sent == MOLE and g.stage == TAKE and any(g.pile()):
        found.append(DIG)
    if me.sent == DORMOUSE:
        found.append(SLEEP)
    return found


def send(g: Table, seat: int, animal: Move, log: Log) -> None:
    """Choose an animal, face down. After the last choice all are shown."""
    g.players[seat].sealed = animal
    if g.seats > 1:
        log.whisper("chosen", seat, card=ANIMALS[animal])
        log.tell_others("ready", seat)
    if any(player.sealed == NOTHING for player in g.players[: g.seats]):
        return
    g.mark += 1
    for index, player in enumerate(g.players):
        if index < g.seats:
            player.hand.remove(player.sealed)
            player.sent = player.sealed
            player.sealed = NOTHING
        else:
            player.sent = draw(g.deck(), g.rng)
        log.tell("sends", index, card=ANIMALS[player.sent])
    g.queue = order(g)
    meet(g)
    if any(player.sent == OWL for player in g.players):
        log.tell("turned", card=ANIMALS[OWL])
    advance(g, log)


def order(g: Table) -> list[int]:
    """The order of players: fast animals first (slow ones with an owl out), equals from the lantern on."""
    turned = -1 if any(player.sent == OWL for player in g.players) else 1
    n = len(g.players)
    return sorted(range(n), key=lambda p: (turned * g.players[p].sent, (p - g.lantern) % n))


def act(g: Table, player: int, move: Move, log: Log) -> None:
    """Play a move of a player whose animal is out, without its chance."""
    me = g.players[player]
    if move >= GIVING:
        find = move - GIVING
        me.store[find] -= 1
        g.hedge.append(Lying(find))
        log.tell("gives", player, card=FINDS[find])
    elif move == SLEEP:
        _earn(g, player, SLEEP_SEEDS, log)
    elif move == DIG:
        _earn(g, player, DIG_SEEDS, log)
    elif move != KEEP:
        lying = g.hedge.pop(move)
        seeds = 0 if me.sent == BADGER else lying.seeds
        is_new = not me.store[lying.find]
        me.store[lying.find] += 1
        me.seeds += seeds
        kind = "takes-seeds" if seeds else "takes"
        log.tell(kind, player, card=FINDS[lying.find], seeds=seeds)
        if lying.find in FAVOURITES.get(me.sent, ()):
            _earn(g, player, FAVOURITE_SEEDS, log)
        if me.sent == WREN and is_new:
            _earn(g, player, NEW_KIND_SEEDS, log)
        if me.sent == TOAD:
            _earn(g, player, PATIENCE_SEEDS + len(g.players) - len(g.queue), log)
        if me.sent == WEASEL and len(g.queue) > 1:
            _steal(g, player, g.queue[1], log)


def _earn(g: Table, player: int, seeds: int, log: Log) -> None:
    g.players[player].seeds += seeds
    log.tell("earns", player, card=ANIMALS[g.players[player].sent], seeds=seeds)


def _steal(g: Table, player: int, victim: int, log: Log) -> None:
    if g.players[victim].seeds:
        g.players[victim].seeds -= STOLEN_SEEDS
        g.players[player].seeds += STOLEN_SEEDS
        g.mark += 1
        log.tell("steals", player, to=victim)


def resolve(g: Table, player: int, move: Move, log: Log) -> None:
    """Play a move of the player whose animal is next, and go on to the next question."""
    _step(g, player, move, log)
    advance(g, log)


def _step(g: Table, player: int, move: Move, log: Log) -> None:
    act(g, player, move, log)
    if move == DIG:
        find = draw(g.pile(), g.rng)
        g.players[player].store[find] += 1
        g.mark += 1
        log.tell("digs", player, card=FINDS[find])
    if g.stage == GIVE:
        g.stage = FIRST if move >= GIVING else TAKE
    elif g.stage == FIRST:
        g.stage = TAKE
    else:
        g.queue.pop(0)
        meet(g)


def meet(g: Table) -> None:
    """Set the first stage of the next animal."""
    if g.queue:
        me = g.players[g.queue[0]]
        g.stage = FIRST if me.sent == BADGER else GIVE if me.sent == JAY and any(me.store) else TAKE


def advance(g: Table, log: Log) -> None:
    """Go on to the next question. The rival plays at once; an animal without options is skipped."""
    while g.queue:
        player = g.queue[0]
        options = moves(g, player)
        if options and player < g.seats:
            return
        if options:
            _step(g, player, options[0], log)
        else:
            log.tell("nothing", player, card=ANIMALS[g.players[player].sent])
            g.queue.pop(0)
            meet(g)
    _end_evening(g, log)


def _end_evening(g: Table, log: Log) -> None:
    """The animals go home, the lantern moves on, and the finds that nobody took get seeds."""
    for player in g.players:
        g.gone[player.sent] += 1
        player.sent = NOTHING
    g.stage = SEND
    g.evening += 1
    g.lantern = (g.lantern + 1) % len(g.players)
    if g.is_over:
        g.mark += 1
        log.tell("frost")
        return
    if g.hedge:
        g.hedge = [Lying(lying.find, lying.seeds + 1) for lying in g.hedge]
        log.tell("sweetens")
    begin_evening(g, log)
