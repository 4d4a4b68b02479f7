"""The commands of `boardwright` with their arguments. What a command needs is imported when it runs."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

import click
from click.core import ParameterSource

from ..bots import BOTS, CASUAL, FORMER_NAMES, LEVELS
from ..core.plain_data import Json
from ..core.record import Record
from ..core.refusal import Refusal
from ..core.rng import SEED_BITS
from ..files import json_of, read_record, read_text, record_in
from ..games import GAMES, TITLES, Title
from ..locales import Words
from .arguments import Command, Integer, OneOf
from .commands.admin import admin_commands, server_options
from .screens.players import check_bots, parse_players
from .screens.signs import console_for, glued

SEATS: Final = ("--seats", "--players")
"""Who sits at the table, or how many. The second is the former spelling."""

RESERVED: Final = frozenset({
    *SEATS, "--seed", "--resume", "--bot", "--bots", "--match", "--option", "--jobs", "--out",
    "--cards", "--picture", "--ray", "--server", "--guest", "--lang", "--help", "-n",
    "game", "players", "seed", "resume", "bot", "bots", "match", "seats", "option", "jobs", "out", "cards",
    "picture", "ray", "server", "guest", "number", "lang", "help",
})  # fmt: skip
"""Options that mean the same for every title, and their names."""


def on_screen(words: Words) -> Words:
    """The same words for our console."""
    return Words(words.language, glued)


def _game(words: Words, required: bool = True) -> click.Argument:
    known = OneOf(words, list(GAMES))
    return click.Argument(["game"], type=known, metavar=words("help-game-word"), required=required)


def _file(words: Words) -> click.Argument:
    return click.Argument(["file"], metavar=words("help-file-word"))


def _seed(words: Words) -> click.Option:
    return click.Option(
        ["--seed"], type=Integer(words, 0, (1 << SEED_BITS) - 1), help=words("help-seed"), metavar="N"
    )


def _options_of(words: Words) -> dict[str, list[click.Parameter]]:
    """The set-up options of each title. An option that has another meaning in an earlier title gets the title
    as prefix. Titles with their own screen come first, so that they keep their names."""
    found: dict[str, list[click.Parameter]] = {}
    known: dict[str, tuple[str | None, str] | None] = dict.fromkeys(RESERVED)
    for title in sorted(TITLES.values(), key=lambda title: type(title).screen is Title.screen):
        screen = title.screen()(words)
        found[screen.game] = screen.options()
        for option in found[screen.game]:
            takes = (option.metavar, option.type.name)
            if any(known.get(name, takes) != takes for name in (*option.opts, str(option.name))):
                option.opts = [f"--{screen.game}-{name.lstrip('-')}" for name in option.opts]
                option.name = f"{screen.game}:{option.name}"
            known |= dict.fromkeys((*option.opts, str(option.name)), takes)
    return found


def _setup_options(words: Words) -> list[click.Parameter]:
    every = [option for options in _options_of(words).values() for option in options]
    return list({option.name: option for option in reversed(every)}.values())[::-1]  # shared ones once


def _setup(words: Words, game: str, values: dict[str, object], seats: int) -> dict[str, Json]:
    """The requested set-up; an option of another game is refused, not ignored."""
    ctx = click.get_current_context()
    own = {str(option.name) for option in _options_of(words)[game]}
    for name in values:
        if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE and name not in own:
            shown = next(param.opts[0] for param in ctx.command.params if param.name == name)
            raise click.UsageError(words("error-other-game", value=shown, game=words(f"game-{game}")))
    given = {name.removeprefix(f"{game}:"): value for name, value in values.items() if name in own}
    return TITLES[game].screen()(words).setup(given, seats)


def _only_resume(words: Words, game: str) -> None:
    """A saved game has its set-up; refuse options that would be ignored, and another game."""
    ctx = click.get_current_context()
    for param in ctx.command.params:
        name = param.name or ""
        given = ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE and param.expose_value
        if given and name != "resume" and ctx.params[name] != game:
            shown = ctx.params[name] if name == "game" else param.opts[0]
            raise click.UsageError(words("error-with-resume", value=shown))


def _play(words: Words) -> Command:
    def play(game: str | None, seats: str, seed: int | None, resume: str | None, **values: object) -> None:
        from .commands.play import Play, fresh_seed, record_at

        console = console_for()
        if resume:
            if (text := read_text(resume)).lstrip().startswith("{"):
                record, resume = record_at(json_of(resume, text), fresh_seed()), ""
            else:
                record = record_in(resume, text)
            _only_resume(words, record.game.name)
            check_bots(record.names)
        elif game is None:
            raise click.UsageError(words("error-missing-game", known=", ".join(GAMES)))
        else:
            names = parse_players(seats, GAMES[game])
            setup = _setup(words, game, values, len(names))
            try:
                record = Record(GAMES[game], fresh_seed() if seed is None else seed, setup, names)
            except Refusal as refusal:
                refusal.game = game
                raise
        shown = on_screen(words).plus(record.state.words())
        Play(record, TITLES[record.game.name].screen()(shown), console, resume or "").run()

    return Command(
        words,
        "play",
        play,
        [
            _game(words, required=False),
            click.Option(
                SEATS,
                default="you",
                metavar=words("help-players-word"),
                help=words("help-players", bots=", ".join(BOTS)),
            ),
            _seed(words),
            *_setup_options(words),
            click.Option(["--resume"], metavar=words("help-file-word"), help=words("help-resume")),
        ],
    )


def _replay(words: Words) -> Command:
    def run_replay(file: str, to: int | None, seat: int | None) -> None:
        from .commands.replay import replay

        replay(read_record(file), on_screen(words), console_for(), to, seat)

    return Command(
        words,
        "replay",
        run_replay,
        [
            _file(words),
            click.Option(["--to"], type=Integer(words, 0, 10**6), metavar="N", help=words("help-to")),
            click.Option(["--seat"], type=Integer(words, 0, 10**6), metavar="N", help=words("help-seat")),
        ],
    )


def _position(words: Words) -> Command:
    def position(file: str, pick: tuple[str, ...], as_json: bool) -> int:
        from .commands.position import show_position

        return show_position(file, pick, as_json, words if as_json else on_screen(words), console_for())

    return Command(
        words,
        "position",
        position,
        [
            click.Argument(["file"], metavar=words("help-file-word") + "|-"),
            click.Option(["--pick"], multiple=True, metavar=words("help-code-word"), help=words("help-pick")),
            click.Option(["--json", "as_json"], is_flag=True, help=words("help-json")),
        ],
    )


def _hint(words: Words) -> Command:
    def run_hint(file: str, level: str, seat: int | None) -> None:
        from .commands.hint import show_hint

        show_hint(file, level, seat, on_screen(words), console_for())

    levels = [level.name for level in LEVELS]
    return Command(
        words,
        "hint",
        run_hint,
        [
            click.Argument(["file"], metavar=words("help-file-word") + "|-"),
            click.Option(
                ["--level"],
                type=OneOf(words, levels, FORMER_NAMES),
                default=levels[-1],
                metavar=words("help-bot-word"),
                help=words("help-level", bots=", ".join(levels)),
            ),
            click.Option(
                ["--seat"], type=Integer(words, 0, 10**6), metavar="N", help=words("help-hint-seat")
            ),
        ],
    )


def _review(words: Words) -> Command:
    def run_review(file: str, thorough: bool, as_json: bool, out: str | None) -> int:
        from .commands.review import show_review

        shown = words if as_json else on_screen(words)
        return show_review(read_record(file), thorough, as_json, out, shown, console_for())

    return Command(
        words,
        "review",
        run_review,
        [
            _file(words),
            click.Option(["--thorough"], is_flag=True, help=words("help-thorough")),
            click.Option(["--json", "as_json"], is_flag=True, help=words("help-json")),
            click.Option(["--out"], metavar=words("help-file-word"), help=words("help-review-out")),
        ],
    )


def _check_set(words: Words) -> Command:
    def run_check(file: str) -> int:
        from .commands.set_file import check_set

        return check_set(file, words, console_for())

    return Command(words, "check-set", run_check, [_file(words)])


def _simulate(words: Words) -> Command:
    def run_simulate(
        game: str, number: int, bot: str, seats: int, seed: int | None, jobs: int | None,
        picture: str | None, cards: bool, **values: object,
    ) -> None:  # fmt: skip
        from .commands.simulate import simulate

        setup = _setup(words, game, values, seats)
        simulate(
            game,
            number,
            bot,
            seats,
            seed or 0,
            setup,
            jobs or os.cpu_count() or 1,
            picture,
            cards,
            on_screen(words),
        )

    return Command(
        words,
        "simulate",
        run_simulate,
        [
            _game(words),
            click.Option(
                ["-n", "number"],
                type=Integer(words, 1, 10**8),
                default=100,
                metavar="N",
                help=words("help-number"),
            ),
            click.Option(
                ["--bot"],
                type=OneOf(words, list(BOTS), FORMER_NAMES),
                default=CASUAL,
                metavar=words("help-bot-word"),
                help=words("help-bot", bots=", ".join(BOTS)),
            ),
            click.Option(
                SEATS, type=Integer(words, 1, 10**6), default=1, metavar="N", help=words("help-seats")
            ),
            _seed(words),
            *_setup_options(words),
            click.Option(["--jobs"], type=Integer(words, 1, 1024), metavar="N", help=words("help-jobs")),
            click.Option(["--cards"], is_flag=True, help=words("help-cards")),
            click.Option(["--picture"], metavar=words("help-file-word"), help=words("help-picture")),
        ],
    )


def _arena(words: Words) -> Command:
    def run_arena(
        game: str, bots: str | None, match: str | None, seats: int, number: int, seed: int | None,
        option: tuple[str, ...], jobs: int | None, out: str | None, picture: str | None, ray: str | None,
        server: str | None, guest: tuple[str, ...], **values: object,
    ) -> int:  # fmt: skip
        from ..arena.contest import Contest, contest
        from ..arena.match import setup_text
        from ..arena.options import read_options
        from ..arena.workers import all_cores
        from .commands.arena import Venue, arena, read_guests

        names = (match or bots or "").split(",")
        if bool(bots) == bool(match):
            raise click.UsageError(words("error-bots-or-match"))
        seats = len(names) if match else seats
        setup = {**_setup(words, game, values, seats), **read_options(option)}
        made = (
            Contest(game, setup_text(setup), (tuple(names),), number, seed or 0)
            if match
            else contest(game, names, seats, number, seed or 0, setup)
        )
        venue = Venue(jobs or all_cores(), ray, server, read_guests(guest))
        return arena(made, venue, out, picture, on_screen(words))

    file, bots = words("help-file-word"), words("help-bots-word")
    return Command(
        words,
        "arena",
        run_arena,
        [
            _game(words),
            click.Option(["--bots"], metavar=bots, help=words("help-bots", bots=", ".join(BOTS))),
            click.Option(["--match"], metavar=bots, help=words("help-match")),
            click.Option(
                ["--seats"],
                type=Integer(words, 1, 100),
                default=2,
                metavar="N",
                help=words("help-arena-seats"),
            ),
            click.Option(
                ["-n", "number"],
                type=Integer(words, 1, 10**8),
                default=100,
                metavar="N",
                help=words("help-arena-number"),
            ),
            click.Option(
                ["--seed"],
                type=Integer(words, 0, 1 << (SEED_BITS - 1)),
                metavar="N",
                help=words("help-arena-seed"),
            ),
            *_setup_options(words),
            click.Option(
                ["--option"], multiple=True, metavar=words("help-option-word"), help=words("help-option")
            ),
            click.Option(["--jobs"], type=Integer(words, 1, 1024), metavar="N", help=words("help-jobs")),
            click.Option(["--out"], metavar=file, help=words("help-arena-out")),
            click.Option(["--picture"], metavar=file, help=words("help-arena-picture")),
            click.Option(["--ray"], metavar=words("help-address-word"), help=words("help-ray")),
            click.Option(["--server"], metavar="URL", help=words("help-arena-server")),
            click.Option(
                ["--guest"], multiple=True, metavar=words("help-guest-word"), help=words("help-guest")
            ),
        ],
    )


def _dataset(words: Words) -> Command:
    def run_dataset(sources: tuple[str, ...], out: str, games: bool) -> None:
        from .commands.dataset import dataset

        dataset(sources, out, games, on_screen(words))

    return Command(
        words,
        "dataset",
        run_dataset,
        [
            click.Argument(["sources"], nargs=-1, required=True, metavar=words("help-sources-word")),
            click.Option(
                ["--out"], required=True, metavar=words("help-file-word"), help=words("help-dataset-out")
            ),
            click.Option(["--games"], is_flag=True, help=words("help-dataset-games")),
        ],
    )


def _serve(words: Words) -> Command:
    def run_serve(config: str | None, no_open: bool, **given: object) -> None:
        try:
            from .commands.serve import serve_tables
        except ModuleNotFoundError as missing:
            raise Refusal("no-server", package=missing.name or "") from None

        serve_tables(config, given, no_open, words)

    return Command(
        words,
        "serve",
        run_serve,
        [
            click.Option(["--host"], metavar=words("help-host-word"), help=words("help-host")),
            click.Option(["--port"], type=Integer(words, 0, 65535), metavar="N", help=words("help-port")),
            click.Option(
                ["--processes"], type=Integer(words, 0, 64), metavar="N", help=words("help-processes")
            ),
            click.Option(["--no-open"], is_flag=True, help=words("help-no-open")),
            *server_options(words),
        ],
    )


def _bench(words: Words) -> Command:
    def run_bench(game: str | None, as_json: bool) -> None:
        from .commands.bench import bench

        bench([game] if game else list(GAMES), as_json, words if as_json else on_screen(words))

    as_json = click.Option(["--json", "as_json"], is_flag=True, help=words("help-json"))
    return Command(words, "bench", run_bench, [_game(words, required=False), as_json])


def _admin_command(name: str) -> Callable[[Words], click.Command]:
    return lambda words: next(command for command in admin_commands(words) if command.name == name)


BUILDERS: Final[dict[str, Callable[[Words], click.Command]]] = {
    "play": _play,
    "replay": _replay,
    "simulate": _simulate,
    "arena": _arena,
    "dataset": _dataset,
    "position": _position,
    "hint": _hint,
    "review": _review,
    "check-set": _check_set,
    "bench": _bench,
    "serve": _serve,
    "admin": _admin_command("admin"),
    "backup": _admin_command("backup"),
    "restore": _admin_command("restore"),
}
"""What builds each command, worded."""
