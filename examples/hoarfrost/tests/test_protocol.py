"""Hoarfrost keeps the promises of the protocol, in every set-up and for every number of players."""

from __future__ import annotations

from hoarfrost.rules.cards import COPIES, IN_PILE
from hoarfrost.rules.game import HoarfrostState, hoarfrost

from boardwright.core.events import Event
from boardwright.core.protocol import State
from boardwright.testing.cases import Case
from boardwright.testing.protocol import ProtocolSuite

MOST = 8 * 4
"""Eight evenings: an animal, and with a jay three more answers."""


class TestProtocol(ProtocolSuite):
    cases = (
        Case(hoarfrost, 1, MOST),
        Case(hoarfrost, 1, MOST, "grey", fox="grey", evenings=5),
        Case(hoarfrost, 2, MOST),
        Case(hoarfrost, 3, MOST),
        Case(hoarfrost, 4, MOST),
        Case(hoarfrost, 4, MOST, "short", evenings=5),
    )
    garbage = (
        "send",
        "send:",
        "send:fox",
        "take:apple+0",
        "take:apple+-1",
        "give:apple",
        "dig",
        "sleep",
        "keep",
    )

    def conserves(self, before: State, events: list[Event], after: State) -> None:
        """Every card is in one place, and seeds change only as the events say."""
        assert isinstance(before, HoarfrostState)
        assert isinstance(after, HoarfrostState)
        g = after.table
        assert all(n >= 0 for n in [*g.deck(), *g.pile()])
        out = sum(player.sent >= 0 for player in g.players)
        assert (
            sum(g.deck()) + sum(g.gone) + out + sum(len(player.hand) for player in g.players) == 12 * COPIES
        )
        assert sum(g.pile()) + len(g.hedge) + sum(sum(player.store) for player in g.players) == sum(IN_PILE)
        seeds = [player.seeds for player in before.table.players]
        for event in events:
            change = event.args.get("seeds", 0)
            assert isinstance(change, int)
            if event.kind in ("earns", "takes-seeds"):
                seeds[event.seat] += change
            if event.kind == "steals":
                victim = event.args["to"]
                assert isinstance(victim, int)
                seeds[event.seat] += 1
                seeds[victim] -= 1
        assert [player.seeds for player in g.players] == seeds
