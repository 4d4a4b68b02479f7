"""After an upgrade a game goes on with the rules with which it began, if the title still plays them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from boardwright.bots import Budget
from boardwright.core.events import Event
from boardwright.core.plain_data import Json, parse, spell
from boardwright.core.protocol import Game, State
from boardwright.core.record import Record
from boardwright.core.refusal import BadRecord, Refusal
from boardwright.games import GAMES, TITLES
from boardwright.tables import commands, hints, log_entries, views
from boardwright.tables.authorize import Actor, authorize
from boardwright.tables.create import (
    NewTableInputs,
    SeatSetup,
    TableSetup,
    fork,
    import_game,
    new_table,
    rematch,
)
from boardwright.tables.log_entries import LogEntry
from boardwright.tables.replay import replay
from boardwright.tables.table import Table
from boardwright.tables.terms import Terms

ADA: Final = Actor("ada", "Ada")
ID: Final = "cartographers"
OLD: Final = GAMES[ID]
ANSWERS: Final = 4


class Corrected(type(OLD)):  # type: ignore[misc]  # the class of whichever title this is
    """The next version, with another deal from the same seed."""

    version = OLD.version + 1

    def __init__(self, *earlier: Game) -> None:
        self.kept: Final = earlier

    def earlier(self) -> Sequence[Game]:
        return self.kept

    def new(
        self,
        seats: int = 1,
        seed: int = 0,
        options: Mapping[str, Json] | None = None,
        events: list[Event] | None = None,
    ) -> State:
        made: State = super().new(seats, seed + 1, options, events)
        return made


def inputs(id: str) -> NewTableInputs:
    return NewTableInputs(id, 7, "salt", 1_000)


class Story:
    """A person alone, who answers with the first option."""

    def __init__(self, table: Table, log: list[LogEntry]) -> None:
        self.table, self.log = table, log

    def answer(self) -> None:
        question = views.question(self.table, 0)
        assert question is not None
        number = self.table.number + 1
        command = commands.Choose(f"a{number}", 0, question.asked, question.options[0].code)
        entry = LogEntry(number, 1_000 * number, authorize(self.table, ADA, command, 1_000 * number))
        self.table.apply(entry)
        self.log.append(entry)


@pytest.fixture
def begun() -> Story:
    """A game that was begun before the upgrade."""
    story = Story(*new_table(TableSetup(ID, [SeatSetup("me")]), ADA, inputs("before")))
    for _ in range(ANSWERS):
        story.answer()
    return story


def upgrade(monkeypatch: pytest.MonkeyPatch, *earlier: Game) -> None:
    monkeypatch.setattr(TITLES[ID], "game", Corrected(*earlier))


def loaded(story: Story) -> Table:
    """The table as a server finds it after its start: from the log as it is stored."""
    stored = [(entry.number, entry.at, spell(log_entries.dump(entry.event))) for entry in story.log]
    return Table("before", [LogEntry(n, at, log_entries.load(parse(text))) for n, at, text in stored])


def test_a_game_goes_on_with_the_rules_it_began_with(begun: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    before = begun.table.playing().state.dump()
    upgrade(monkeypatch, OLD)
    after = Story(loaded(begun), begun.log)
    assert after.table.playing().state.dump() == before
    assert views.info(after.table, 1_000).rules == OLD.version
    asked, task = hints.hint_task(after.table, ADA, 0, "beginner")
    advised = hints.think(task, Budget(0.01)).best[0].code
    question = views.question(after.table, 0)
    assert question is not None
    assert (asked, True) == (question.asked, advised in [option.code for option in question.options])
    while after.table.waiting():
        after.answer()
    assert replay(after.table, 0, 0, 1).total > ANSWERS

    record = after.table.playing().text()
    assert f"rules {OLD.version}\n" in record
    assert Record.read(record, GAMES).state.dump() == after.table.playing().state.dump()
    forked, _ = fork(after.table, ANSWERS, [], None, ADA, inputs("fork"))
    assert forked.playing().state.dump() == before
    imported, _ = import_game(record, [], Terms(), ADA, inputs("import"))
    assert [forked.created.rules, imported.created.rules] == [OLD.version] * 2


def test_new_tables_have_the_newest_rules(begun: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade(monkeypatch, OLD)
    table, _ = new_table(TableSetup(ID, [SeatSetup("me")]), ADA, inputs("new"))
    assert table.created.rules == OLD.version + 1
    assert table.playing().state.dump() != OLD.new(1, 7).dump()
    after = Story(loaded(begun), begun.log)
    while after.table.waiting():
        after.answer()
    again, _ = rematch(after.table, ADA, inputs("again"))
    assert again.created.rules == OLD.version + 1


def test_a_table_whose_rules_are_gone_says_so(begun: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    record = begun.table.playing().text()
    upgrade(monkeypatch)
    with pytest.raises(Refusal) as refused:
        loaded(begun)
    assert (refused.value.reason, refused.value.details) == ("rules-changed", {"rules": OLD.version})
    with pytest.raises(BadRecord) as unread:
        Record.read(record, GAMES)
    assert unread.value.reason == "record-rules"
