"""A whole evening at a table of every title, with nothing but the standard library: `test_standalone.py` runs
it in an interpreter that finds no other package. The only argument is the folder of our source."""

from __future__ import annotations

import importlib.util
import json
import sys

sys.path.insert(0, sys.argv[1])

from boardwright.bots import LEVELS, Budget
from boardwright.core.refusal import Refusal
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.tables import commands, hints, log_entries, views
from boardwright.tables.authorize import Actor, authorize
from boardwright.tables.create import NewTableInputs, SeatSetup, TableSetup, fork, new_table, rematch
from boardwright.tables.log_entries import LogEntry
from boardwright.tables.preview import preview
from boardwright.tables.replay import replay
from boardwright.tables.table import Table
from boardwright.tables.updates import TableView

ADA, BEN = Actor("ada", "Ada"), Actor("ben", "Ben")
PACKAGES = ("msgspec", "litestar", "sqlalchemy", "click", "rich", "fluent", "numpy", "numba")
MACHINERY = ("asyncio", "concurrent.futures", "multiprocessing", "secrets", "sqlite3", "subprocess")


class Evening:
    """A table and its log, to which commands are given one second apart."""

    def __init__(self, game: str) -> None:
        self.now = 1_000
        seats = [SeatSetup("me"), SeatSetup("open")]
        self.table, self.log = new_table(
            TableSetup(game, seats), ADA, NewTableInputs("one", 7, "salt", self.now)
        )

    def give(self, actor: Actor, command: commands.Command) -> None:
        self.now += 1_000
        event = authorize(self.table, actor, command, self.now)
        entry = LogEntry(self.table.number + 1, self.now, event, f"{actor.id}/{command.id}")
        self.table.apply(entry)
        self.log.append(entry)

    def refused(self, actor: Actor, command: commands.Command) -> str:
        try:
            self.give(actor, command)
        except Refusal as refusal:
            return refusal.reason
        return ""

    def choose(self, seat: int, code: str) -> None:
        asked = self.table.seats[seat].asked
        self.give((ADA, BEN)[seat], commands.Choose(f"{self.now}", seat, asked, code))

    def whole(self) -> list[TableView]:
        return [views.table_view(self.table, viewer, self.now) for viewer in (None, 0, 1)]


def play(game: str) -> None:
    evening = Evening(game)
    table = evening.table
    assert evening.refused(BEN, commands.Sit("a", 1)) == "no-access"
    evening.give(BEN, commands.Admit("b", sits=True))
    evening.give(BEN, commands.Sit("c", 1))
    assert evening.refused(BEN, commands.Begin("d")) == "not-host"
    evening.give(ADA, commands.Begin("e"))

    seat = table.waiting()[0]
    me, other = (ADA, BEN)[seat], (BEN, ADA)[seat]
    question = views.question(table, seat)
    assert question is not None
    code = question.options[0].code
    assert evening.refused(other, commands.Choose("f", seat, question.asked, code)) == "not-your-seat"
    assert evening.refused(me, commands.Choose("g", seat, 0, code)) == "stale"
    assert preview(table, seat, code).score.seat == seat

    undone = 0
    chance = Rng(3)
    while table.waiting():
        who = table.waiting()[-1]
        options = table.playing().state.options(who)
        before = evening.whole()[who + 1].view
        evening.choose(who, options.code(options.sample(chance)))
        if undone < 5 and table.undoable_by(who):
            evening.give((ADA, BEN)[who], commands.Undo(f"undo-{evening.now}", who))
            assert evening.whole()[who + 1].view == before
            undone += 1
    assert undone
    assert table.status == "over"
    again = replay(table, 0, 0, 10_000)
    assert again.frames[-1].view == evening.whole()[1].view
    assert len(again.frames) == again.total + 1

    kept = json.loads(json.dumps([log_entries.dump(entry.event) for entry in evening.log]))
    read = [
        LogEntry(entry.number, entry.at, log_entries.load(event), entry.command)
        for entry, event in zip(evening.log, kept, strict=True)
    ]
    assert read == evening.log
    table = evening.table = Table("one", read)
    assert replay(table, 0, 0, 10_000) == again

    sitting = [SeatSetup("me" if one == seat else "bot") for one in range(2)]
    alone, _ = fork(table, 0, sitting, None, ADA, NewTableInputs("two", 8, "salt", evening.now))
    asked, task = hints.hint_task(alone, ADA, seat, LEVELS[0].name)
    advice = hints.think(task, Budget(over=lambda: True))
    assert asked == alone.seats[seat].asked
    assert advice.best[0].code in alone.playing().state.options(seat).codes()
    anew, _ = rematch(table, BEN, NewTableInputs("three", 9, "salt", evening.now))
    assert anew.status == "gathering"
    assert anew.invited == {ADA.id}
    print(game, len(evening.log))


for package in PACKAGES:
    assert importlib.util.find_spec(package) is None, f"{package} is here"
for name in GAMES:
    play(name)
assert [name for name in MACHINERY if name in sys.modules] == []
