"""Clocks to the millisecond: who is late when. What follows at a real server is in `test_clocks`."""

from __future__ import annotations

from typing import Literal

from boardwright.core.refusal import Refusal
from boardwright.tables import commands
from boardwright.tables.authorize import Actor, authorize
from boardwright.tables.commands import Command
from boardwright.tables.create import NewTableInputs, SeatSetup, TableSetup, new_table
from boardwright.tables.log_entries import LogEntry
from boardwright.tables.terms import Clock, Terms


class Clocked:
    """Ada, Ben and Cleo at Everdell with a clock that the story sets: what is allowed when depends on
    nothing else."""

    def __init__(self, clock: Clock) -> None:
        seats = [SeatSetup("me"), SeatSetup("open"), SeatSetup("open")]
        ada = Actor("Ada", "Ada")
        setup = TableSetup("everdell", seats, terms=Terms(clock=clock, listed=True))
        self.now = 1_000_000
        self.table, _ = new_table(setup, ada, NewTableInputs("table", 1, "salt", self.now))
        self.does("Ben", commands.Sit("ben", 1))
        self.does("Cleo", commands.Sit("cleo", 2))
        self.does("Ada", commands.Begin("begin"))

    def does(self, who: str, command: Command) -> None:
        event = authorize(self.table, Actor(who, who), command, self.now)
        self.table.apply(LogEntry(self.table.number + 1, self.now, event, f"{who}/{command.id}"))

    def chooses(self, who: str, seat: int, code: str) -> None:
        self.does(
            who, commands.Choose(f"{seat}-{self.table.number}", seat, self.table.seats[seat].asked, code)
        )

    def replaces(self, who: str, seat: int, how: Literal["answer", "stand_in", "forfeit"]) -> str:
        """Why somebody may not call a bot to a seat; nothing if one has come."""
        try:
            self.does(who, commands.Replace(f"replace-{self.now}", seat, "random", how))
        except Refusal as refusal:
            return refusal.reason
        return ""


def test_a_clock_for_each_answer() -> None:
    story = Clocked(Clock("answer", 5))
    assert story.replaces("Ben", 0, "answer") == "not-late"
    story.now += 4000
    story.chooses("Ada", 0, "visit:three_twigs")  # in time, and the next answer has five seconds again
    story.now += 5000
    assert story.replaces("Cleo", 1, "answer") == "not-late", "the last moment is Ben's"
    story.now += 1
    assert story.table.waiting() == [1]
    assert story.replaces("Ben", 1, "answer") == "not-anothers-seat"
    assert story.replaces("Cleo", 0, "answer") == "not-late", "Ada is not waited for"
    # A late player may still answer, if nobody has acted before.
    story.chooses("Ben", 1, "visit:two_resin")
    assert story.replaces("Ada", 1, "stand_in") == "not-late"
    story.now += 5001
    assert story.replaces("Ada", 2, "stand_in") == ""
    assert story.table.seats[2].helper == "random"


def test_a_bank_of_time() -> None:
    """What was saved is kept, and some more comes with each answer."""
    story = Clocked(Clock("bank", 5, more=2))
    story.now += 1500
    story.chooses("Ada", 0, "visit:three_twigs")
    assert story.table.seats[0].used == 1500
    story.now += 5000
    story.chooses("Ben", 1, "visit:two_resin")  # at the last moment; Ada's clock did not run
    story.chooses("Cleo", 2, "visit:one_berry")
    assert story.table.left_to_think(0, story.now) == 5000 + 2000 - 1500
    story.now += 5500
    assert story.replaces("Cleo", 0, "forfeit") == "not-late"
    story.now += 1
    assert story.replaces("Cleo", 0, "forfeit") == ""
    assert story.table.seats[0].forfeited
