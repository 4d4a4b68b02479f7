"""The program `boardwright`: its commands, and the one place where errors become a line and a status."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, Final

import click

from .. import __version__
from ..core.refusal import BadSetup, Refusal
from ..locales import Words
from .arguments import Program, language_of, worded
from .screens.signs import can_show, replace_unencodable

COMMANDS: Final = (
    "play", "replay", "simulate", "arena", "dataset", "position", "hint", "review", "check-set", "bench",
    "serve", "admin", "backup", "restore",
)  # fmt: skip
"""The names of all commands. The page of help needs no more, and is shown at once."""


def main() -> None:
    """The entry point of the installed command."""
    sys.exit(run(sys.argv[1:]))


def run(argv: Sequence[str]) -> int:
    """Run a command line; returns the exit status: 0 done, 1 refused code, 2 bad arguments or files."""
    replace_unencodable()
    words = Words(language_of(argv, dict(os.environ)))
    if not can_show(words("help-boardwright")):
        print(Words("en")("notice-letters"), file=sys.stderr)
        words = Words("en")
    if os.environ.get("COLUMNS") == "0":  # some shells set it so when they do not know
        del os.environ["COLUMNS"]
    try:
        status: Any = program(words).main(list(argv), "boardwright", standalone_mode=False)
        sys.stdout.flush()
    except click.UsageError as error:
        return complain(worded(error, words))
    except Refusal as refusal:
        if isinstance(refusal, BadSetup) and refusal.where[:1].isalpha():
            refusal.where = f"--{refusal.where}"
        at_its_table = words.at(refusal.game) if refusal.game else words
        return complain(at_its_table.refusal(refusal))
    except (KeyboardInterrupt, click.Abort):
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of the pipe has gone: print nothing
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return status if isinstance(status, int) else 0


def complain(text: str) -> int:
    """One line on standard error."""
    print("boardwright: " + " ".join(text.split("\n")), file=sys.stderr)
    return 2


def program(words: Words) -> Program:
    """The program, worded. A command is built when it is asked for."""

    def build(name: str) -> click.Command:
        from .definitions import BUILDERS

        return BUILDERS[name](words)

    return Program(words, __version__, COMMANDS, build)
