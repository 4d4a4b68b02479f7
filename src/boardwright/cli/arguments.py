"""Commands, options and their errors, worded in the player's language.

Click parses; its own sentences are English only, so the kinds of values, the help page and the usage
errors are put into words here. Every error is one line on standard error and exit status 2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from functools import cache
from typing import Any, cast

import click

from ..locales import LANGUAGES, Words


class Integer(click.ParamType[int]):
    """A whole number within bounds."""

    name = "n"

    def __init__(self, words: Words, least: int, most: int) -> None:
        self.words, self.least, self.most = words, least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if not self.least <= number <= self.most:
            bounds = {"least": str(self.least), "most": str(self.most)}
            self.fail(self.words("error-whole", value=str(value), **bounds), param, ctx)
        return number


class OneOf(click.ParamType[str]):
    """One of a list of names; some have a former name."""

    name = "name"

    def __init__(self, words: Words, names: Sequence[str], former: Mapping[str, str] | None = None) -> None:
        self.words, self.names, self.former = words, list(names), former or {}

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        name = str(value).lower()
        name = self.former.get(name, name)
        if name not in self.names:
            self.fail(self.words("error-one-of", value=str(value), known=", ".join(self.names)), param, ctx)
        return name


class Command(click.Command):
    """A command whose help page and errors are in the player's language. `topic` is its key in the
    catalogue, if that is not its name."""

    def __init__(
        self, words: Words, name: str, callback: Any, params: list[click.Parameter], topic: str = ""
    ) -> None:
        super().__init__(
            name, callback=callback, params=[*params, _language_option(words), _help_option(words)]
        )
        self.words = words
        self.help = words(f"help-{topic or name}")
        self.short_help = self.help
        self.add_help_option = False
        self.allow_extra_args = True

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if ctx.args:
            raise click.UsageError(self.words("error-extra", value=" ".join(ctx.args)), ctx)
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        arguments = [p for p in self.params if isinstance(p, click.Argument)]
        pieces = [p.metavar or p.opts[0] if p.required else f"[{p.metavar or p.opts[0]}]" for p in arguments]
        pieces.append(self.words("help-options-word"))
        formatter.write_usage(ctx.command_path, " ".join(pieces), self.words("help-usage") + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [p for p in self.params if isinstance(p, click.Option)]
        rows = [row for p in options if (row := p.get_help_record(ctx)) is not None]
        with formatter.section(self.words("help-options")):
            formatter.write_dl(rows)


class Commands(click.Group):
    """A list of commands."""

    def __init__(
        self, words: Words, name: str, commands: list[click.Command], params: Sequence[click.Parameter] = ()
    ) -> None:
        super().__init__(
            name, commands=commands, params=[_language_option(words), _help_option(words), *params]
        )
        self.words = words
        self.help = words(f"help-{name}")
        self.short_help = self.help
        self.add_help_option = False
        self.no_args_is_help = False
        self.invoke_without_command = True
        self.callback = self._show_help

    def _show_help(self) -> None:
        ctx = click.get_current_context()
        if ctx.invoked_subcommand is None:
            click.echo(self.get_help(ctx))

    def summary(self, name: str) -> str:
        """What a command does, in one line."""
        return self.commands[name].short_help or ""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args[0] not in self.commands:
            known = ", ".join(self.commands)
            raise click.UsageError(self.words("error-command", value=args[0], known=known), ctx)
        return super().resolve_command(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_usage(
            ctx.command_path, self.words("help-command-word"), self.words("help-usage") + " "
        )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(self.words("help-commands")):
            formatter.write_dl([(name, self.summary(name)) for name in self.commands])
        rows = [row for p in self.params if (row := p.get_help_record(ctx)) is not None]
        with formatter.section(self.words("help-options")):
            formatter.write_dl(rows)


class LazyCommands(Mapping[str, click.Command]):
    """Commands by name, each built when it is asked for: to build all of them imports every title."""

    def __init__(self, names: Sequence[str], build: Callable[[str], click.Command]) -> None:
        self.names, self.build = names, cache(build)

    def __getitem__(self, name: str) -> click.Command:
        if name not in self.names:
            raise KeyError(name)
        return self.build(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


class Program(Commands):
    """The program itself."""

    def __init__(
        self, words: Words, version: str, names: Sequence[str], build: Callable[[str], click.Command]
    ) -> None:
        super().__init__(words, "boardwright", [], [_version_option(words, version)])
        self.commands = cast(MutableMapping[str, click.Command], LazyCommands(names, build))

    def summary(self, name: str) -> str:
        return self.words(f"help-{name}")


def _language_option(words: Words) -> click.Option:
    """Accepted everywhere; `language_of` has read it before anything was worded."""
    return click.Option(
        ["--lang"],
        type=OneOf(words, LANGUAGES),
        metavar="|".join(LANGUAGES),
        help=words("help-lang"),
        expose_value=False,
    )


def _help_option(words: Words) -> click.Option:
    def show(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()

    return click.Option(
        ["--help"], is_flag=True, expose_value=False, is_eager=True, callback=show, help=words("help-help")
    )


def _version_option(words: Words, version: str) -> click.Option:
    def show(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(f"boardwright {version}")
            ctx.exit()

    return click.Option(
        ["--version"],
        is_flag=True,
        expose_value=False,
        is_eager=True,
        callback=show,
        help=words("help-version"),
    )


def worded(error: click.UsageError, words: Words) -> str:
    """A usage error in one sentence."""
    if isinstance(error, click.NoSuchOption):
        close = ", ".join(error.possibilities or [])
        return (
            words("error-option-close", value=error.option_name, known=close)
            if close
            else words("error-option", value=error.option_name)
        )
    if isinstance(error, click.BadOptionUsage):
        return words("error-option-value", value=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return words("error-missing", value=_shown(error.param))
    if isinstance(error, click.BadParameter) and error.param is not None:
        return words("error-parameter", option=_shown(error.param), reason=error.message)
    return error.message


def _shown(param: click.Parameter) -> str:
    """A parameter as the help page shows it."""
    return param.metavar if isinstance(param, click.Argument) and param.metavar else param.opts[0]


def language_of(argv: Sequence[str], environment: dict[str, str]) -> str:
    """The language given by `--lang`, otherwise by BOARDWRIGHT_LANG or the system, otherwise English."""
    asked = [environment.get(name, "")[:2] for name in ("BOARDWRIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")]
    for word, following in zip(argv, [*argv[1:], ""], strict=False):
        if word == "--lang":
            asked.insert(0, following)
        elif word.startswith("--lang="):
            asked.insert(0, word.removeprefix("--lang="))
    return next((language for language in asked if language in LANGUAGES), "en")
