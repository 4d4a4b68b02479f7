"""What the commands of an administrator do and print."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
from collections.abc import Iterator, Sequence
from typing import Final

import click
import msgspec
from msgspec import Struct

from ...core.record import BOT_MARK
from ...core.refusal import Refusal
from ...files import read_text, save_record
from ...games import TITLES
from ...locales import Words
from ...server.settings import read_settings
from ...server.storage.admin import Admin, open_admin
from ...server.storage.backup import Counts, back_up, restore
from ...server.storage.database import refusing_failures
from ...server.storage.store import encode_event
from ...tables import views
from ...tables.log_entries import LogEntry
from ...tables.table import Table
from ..screens.players import display_names

INDENT: Final = " " * 27


class AdminActions:
    """The actions of an administrator, on the database of the settings."""

    def __init__(self, words: Words, config: str | None, database: str | None) -> None:
        self.words = words
        self.url = read_settings(config, {"database": database}).database

    @contextlib.contextmanager
    def admin(self) -> Iterator[Admin]:
        with refusing_failures(self.url), open_admin(self.url) as admin:
            yield admin

    # Reading

    def tables(self, status: str | None, game: str | None, as_json: bool) -> None:
        with self.admin() as admin:
            found = admin.tables(status, game)
        heads = ["column-table", "column-game", "column-status", "column-players", "column-entries"]
        rows = [
            [
                row.id, self.words(f"game-{row.game}"), self.words(f"status-{row.status}"),
                ", ".join(name or "-" for name in row.names),
                str(row.entries), _time(row.changed_at),
            ]
            for row in found
        ]  # fmt: skip
        self._print(found, [*heads, "column-changed"], rows, as_json)

    def people(self, as_json: bool) -> None:
        with self.admin() as admin:
            found = admin.people()
        heads = ["column-id", "column-name", "column-kind", "column-tables", "column-sessions"]
        rows = [
            [
                row.id, row.name,
                self.words(
                    "person-banned" if row.banned else "person-guest" if row.guest else "person-account"
                ),
                str(row.tables), str(row.sessions), _time(row.created_at),
            ]
            for row in found
        ]  # fmt: skip
        self._print(found, [*heads, "column-since"], rows, as_json)

    def audit(self, as_json: bool) -> None:
        with self.admin() as admin:
            found = admin.audit()
        self._print(
            found, ["column-time", "column-what"], [[_time(row.at), row.what] for row in found], as_json
        )

    def inspect(self, table: str, secrets: bool) -> None:
        """The log of a table in words, as spectators know it; with secrets, as it is written."""
        with self.admin() as admin:
            log = admin.log(table, secrets=secrets)
        if secrets:
            for entry in log:
                click.echo(f"{entry.number:>4}  {_time(entry.at)}  {encode_event(entry.event)}")
            return
        self._print_log(Table(table, log), log)

    def _print_log(self, table: Table, log: Sequence[LogEntry]) -> None:
        screen = TITLES[table.created.game].screen()(self.words)
        names = display_names(
            [BOT_MARK + seat.bot if seat.bot else seat.name for seat in table.seats], self.words
        )
        game, status = self.words(f"game-{table.created.game}"), self.words(f"status-{table.status}")
        self._say("inspect-heading", table=table.id, game=game, status=status, entries=len(log))
        everybody = names + (screen.rivals(table.state) if table.state is not None else [])
        for line in table.lines:
            shown = views.log_line(line, None)
            if shown is None:
                continue
            player = "" if shown.seat is None else names[shown.seat]
            if shown.kind == "sat" and shown.name:  # now somebody else may sit there
                player = shown.name
            args = {"player": player, "name": shown.name, "seat": str(shown.seat), "text": shown.text}
            sentence = self.words(f"deed-{shown.kind}", bot=shown.bot, **args)
            click.echo(f"{line.number:>4}  {_time(line.at)}  {sentence}")
            for event in line.events:
                happened = screen.log(event, everybody) if event.seen_by(None) else ""
                if happened:
                    click.echo(INDENT + happened)
        if table.waiting():
            self._say("waiting", players=self.words.join([names[seat] for seat in table.waiting()]))

    def export(self, table: str, file: str | None) -> None:
        with self.admin() as admin:
            record = admin.record(table)
        if file is None:
            click.echo(record.text(), nl=False)
        else:
            save_record(record, file)
            self._say("saved", file=file)

    # Changing

    def import_record(self, file: str, host: str) -> None:
        text = read_text(file)
        with self.admin() as admin:
            table = asyncio.run(admin.import_record(text, host))
        self._say("admin-imported", table=table)

    def close(self, table: str) -> None:
        with self.admin() as admin:
            admin.close(table)
        self._say("admin-closed", table=table)

    def revoke(self, name: str | None, link: str | None, of: str | None) -> None:
        if [name, link, of].count(None) != 2:
            raise Refusal("revoke-one")
        with self.admin() as admin:
            if name is not None:
                ended, dropped = admin.revoke(name)
            elif of is not None:
                ended, dropped = admin.revoke_sessions(of), 0
            else:
                admin.revoke_link(link or "")
                ended, dropped = 0, 1
        self._say("admin-revoked", sessions=ended, links=dropped)

    def ban(self, name: str) -> None:
        with self.admin() as admin:
            banned, ended = admin.ban(name)
        self._say("admin-banned", name=banned, sessions=ended)

    def unban(self, name: str) -> None:
        with self.admin() as admin:
            unbanned = admin.unban(name)
        self._say("admin-unbanned", name=unbanned)

    def announce(self, text: str, seconds: int | None) -> None:
        with self.admin() as admin:
            admin.announce(text, seconds)
        self._say("admin-announced")

    # Backup

    def back_up(self, file: str) -> None:
        with refusing_failures(self.url):
            counts = back_up(self.url, file)
        self._count("backup-done", file, counts)

    def restore(self, file: str, replace: bool) -> None:
        with refusing_failures(self.url):
            counts = restore(self.url, file, replace=replace)
        self._count("restore-done", file, counts)

    def _count(self, key: str, file: str, counts: Counts) -> None:
        kept = {name: str(counts[name]) for name in ("tables", "entries", "people")}
        self._say(key, file=file, **kept)

    # Words

    def _say(self, key: str, **args: str | int) -> None:
        click.echo(self.words(key, **args))

    def _print(
        self, found: Sequence[Struct], heads: Sequence[str], rows: Sequence[Sequence[str]], as_json: bool
    ) -> None:
        """Rows as aligned columns, or as JSON."""
        if as_json:
            click.echo(msgspec.json.encode(found).decode())
            return
        lines = [[self.words(head) for head in heads], *rows]
        widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
        for line in lines:
            cells = [cell.ljust(width) for cell, width in zip(line, widths, strict=True)]
            click.echo("  ".join(cells).rstrip())


def _time(ms: int) -> str:
    """A time in the zone of this machine, in seconds."""
    return datetime.datetime.fromtimestamp(ms // 1000).strftime("%Y-%m-%d %H:%M:%S")
