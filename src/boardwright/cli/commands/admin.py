"""`boardwright admin`, `backup` and `restore`: the commands of an administrator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from ...core.refusal import Refusal
from ...games import GAMES
from ...locales import Words
from ..arguments import Command, Commands, Integer, OneOf

if TYPE_CHECKING:
    from .admin_actions import AdminActions

STATUSES: Final = ("gathering", "running", "over", "closed")


def admin_commands(words: Words) -> list[click.Command]:
    """The commands, worded. The server itself is loaded when one of them runs."""
    file = click.Argument(["file"], metavar=words("help-file-word"))
    replace = click.Option(["--replace"], is_flag=True, help=words("help-replace"))
    return [
        Commands(words, "admin", _admin_subcommands(words)),
        _command(words, "backup", AdminCommand(words, "back_up"), [file]),
        _command(words, "restore", AdminCommand(words, "restore"), [file, replace]),
    ]


def _admin_subcommands(words: Words) -> list[click.Command]:
    file, name, table, text = (words(f"help-{word}-word") for word in ("file", "name", "table", "text"))

    def command(title: str, does: str, *params: click.Parameter) -> click.Command:
        return _command(words, title, AdminCommand(words, does), [*params], f"admin-{title}")

    def argument(field: str, metavar: str, required: bool = True) -> click.Argument:
        return click.Argument([field], metavar=metavar, required=required)

    def option(flag: str, field: str, metavar: str, help: str, **more: Any) -> click.Option:
        return click.Option([flag, field], metavar=metavar, help=help, **more)

    a_status, a_game = OneOf(words, STATUSES), OneOf(words, list(GAMES))
    as_json = click.Option(["--json", "as_json"], is_flag=True, help=words("help-json"))
    return [
        command(
            "list",
            "tables",
            option("--status", "status", "|".join(STATUSES), words("help-status"), type=a_status),
            option("--game", "game", words("help-game-word"), words("help-of-game"), type=a_game),
            as_json,
        ),
        command(
            "inspect",
            "inspect",
            argument("table", table),
            click.Option(["--secrets"], is_flag=True, help=words("help-secrets")),
        ),
        command("close", "close", argument("table", table)),
        command("export", "export", argument("table", table), argument("file", file, required=False)),
        command(
            "import",
            "import_record",
            argument("file", file),
            option("--for", "host", name, words("help-for"), required=True),
        ),
        command("people", "people", as_json),
        command(
            "revoke",
            "revoke",
            argument("name", name, required=False),
            option("--link", "link", "ID", words("help-link")),
            option("--sessions", "of", name, words("help-sessions")),
        ),
        command("ban", "ban", argument("name", name)),
        command("unban", "unban", argument("name", name)),
        command(
            "announce",
            "announce",
            argument("text", text),
            option("--seconds", "seconds", "N", words("help-seconds"), type=Integer(words, 0, 86_400)),
        ),
        command("audit", "audit", as_json),
    ]


class AdminCommand:
    """A command that calls one action of an administrator."""

    def __init__(self, words: Words, act: str) -> None:
        self.words: Final = words
        self.act: Final = act

    def __call__(self, config: str | None, database: str | None, **values: Any) -> None:
        getattr(open_actions(self.words, config, database), self.act)(**values)


def open_actions(words: Words, config: str | None, database: str | None) -> AdminActions:
    try:
        from .admin_actions import AdminActions  # the terminal needs no server
    except ModuleNotFoundError as missing:
        raise Refusal("no-server", package=missing.name or "") from None
    return AdminActions(words, config, database)


def server_options(words: Words) -> list[click.Parameter]:
    """Where the server has its settings and its games."""
    return [
        click.Option(["--database"], metavar="URL", help=words("help-database")),
        click.Option(["--config"], metavar=words("help-file-word"), help=words("help-config")),
    ]


def _command(
    words: Words, name: str, run: AdminCommand, params: list[click.Parameter], topic: str = ""
) -> click.Command:
    return Command(words, name, run, [*params, *server_options(words)], topic)
