"""The start page: the viewer's account, a new table, the viewer's tables, tables open to everybody. Also the
page of a link."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..bots import BOTS, CASUAL
from ..cli.screens.players import about_bot, bot_of, display_names
from ..core.record import BOT_MARK
from ..core.refusal import BadSetup, Refusal
from ..games import GAMES
from ..locales import Words
from ..server import wire
from ..server.settings import Settings
from .forms import read, whole_number
from .markup import Child, Html, el, html
from .page_context import PageContext, button, checkbox, choice, field, form, more, section
from .table import path_of

SEATS: Final = 6
"""Seats that the form offers; programs may ask for more."""
FINISHED_SHOWN: Final = 20
DEFAULTS: Final = {
    "seat0": "me", "chat": "seats", "scores": "1", "undo": "1", "minutes": "10", "more": "0",
}  # fmt: skip
"""What a new form contains; browsers select the first set-up."""
Form = Mapping[str, str]


def start_body(context: PageContext, settings: Settings, tables: wire.TableList, given: Form) -> Html:
    """The whole page; `given` is what was entered before, if the form is shown again."""
    words = context.words
    mine = (
        [my_tables(words, tables.yours), new_table(words, given, last_bot(tables.yours))]
        if context.person is not None
        else None
    )
    return html(
        el("h1", "Boardwright"),
        el("p", words("pages-welcome"), class_="hint"),
        who(context, settings, given),
        mine,
        section(words("pages-open-tables"), table_list(words, tables.listed, words("pages-no-open-tables"))),
        more(words("pages-come-by-link"), join_form(words, "", False)),
    )


def who(context: PageContext, settings: Settings, given: Form) -> Html:
    """The forms for guests and accounts, and the button to log out."""
    words, person = context.words, context.person
    name = field(
        words("pages-name"), "name", required=True, maxlength=40, autocomplete="username",
        value=given.get("name", ""),
    )  # fmt: skip
    parts: list[Child] = []
    if person is None and settings.guests:
        parts.append(form("/plain/guest", name, button(words("pages-come-in"), kind="main")))
    if settings.accounts and (person is None or person.guest):
        new = field(words("pages-password"), "password", type="password", required=True, minlength=8,
                    maxlength=200, autocomplete="new-password")  # fmt: skip
        known = field(words("pages-password"), "password", type="password", required=True,
                      maxlength=200, autocomplete="current-password")  # fmt: skip
        open_up = not settings.guests and person is None
        log_in = form("/plain/login", name, known, button(words("pages-log-in")))
        register = form("/plain/register", name, new, button(words("pages-register")))
        hint = el("p", words("pages-register-hint"), class_="hint")
        parts += [more(words("pages-log-in"), log_in, shown=open_up)]
        parts += [more(words("pages-register"), hint, register)]
    if person is not None:
        kind = words("pages-hello-guest" if person.guest else "pages-hello", name=person.name)
        parts.insert(0, el("p", kind))
        parts.append(form("/plain/logout", button(words("pages-log-out"))))
    return section(words("pages-who"), *parts)


def last_bot(lines: list[wire.TableLine]) -> str:
    """The bot that somebody played against last, by its name at the table."""
    return next((name for line in lines for name in line.names if bot_of(name)), BOT_MARK + CASUAL)


def new_table(words: Words, given: Form, opponent: str) -> Html:
    """One form: what to play, who sits where, and the terms, which are folded."""
    entered = given if "setup" in given else {**DEFAULTS, "seat1": opponent}
    groups = []
    for game in GAMES.values():
        at_table = words.at(game.name)
        options = [
            el(
                "option",
                f"{_named(at_table, game.name, preset.name)} ({_range(preset.least, preset.most)})",
                value=f"{game.name}/{preset.name}",
                selected=entered.get("setup") == f"{game.name}/{preset.name}" or None,
            )
            for preset in game.presets()
        ]
        groups.append(el("optgroup", *options, label=at_table(f"game-{game.name}")))
    kinds = {"": words("pages-kind-none"), "me": words("pages-kind-me"), "open": words("pages-kind-open")}
    kinds |= {f"bot:{bot}": words("pages-kind-bot", bot=words(f"bot-{bot}")) for bot in BOTS}
    seats = [
        el(
            "li",
            choice(words("player-n", n=seat + 1), f"seat{seat}", kinds, entered.get(f"seat{seat}", "")),
            field(words("pages-seat-name"), f"name{seat}", maxlength=40, autocomplete="off",
                  value=entered.get(f"name{seat}", "")),
        )
        for seat in range(SEATS)
    ]  # fmt: skip
    clocks = {kind or "none": words(f"pages-clock-{kind or 'none'}") for kind in ("", "answer", "bank")}
    chats = {kind: words(f"pages-chat-{kind}") for kind in ("off", "seats", "all")}
    terms = more(
        words("pages-terms"),
        choice(words("pages-chat"), "chat", chats, entered.get("chat", "")),
        choice(words("pages-clock"), "clock", clocks, entered.get("clock", "none")),
        field(words("pages-clock-minutes"), "minutes", type="number", min=1, max=43200,
              value=entered.get("minutes", "")),
        field(words("pages-clock-more"), "more", type="number", min=0, max=86400,
              value=entered.get("more", "")),
        checkbox(words("pages-listed"), "listed", "listed" in entered),
        checkbox(words("pages-live-scores"), "scores", "scores" in entered),
        checkbox(words("pages-with-undo"), "undo", "undo" in entered),
        field(words("pages-seed"), "seed", inputmode="numeric", maxlength=39, pattern="[0-9]*",
              autocomplete="off", value=entered.get("seed", "")),
        shown="setup" in given,
    )  # fmt: skip
    return section(
        words("pages-new-table"),
        form(
            "/plain/tables",
            el("label", words("pages-game"), el("select", *groups, name="setup")),
            el(
                "fieldset",
                el("legend", words("pages-seats")),
                el("p", words("pages-seats-hint"), class_="hint"),
                el("ol", *seats, class_="seats"),
                more(words("pages-levels"), levels(words)),
            ),
            terms,
            button(words("pages-set-up"), kind="main"),
        ),
    )  # fmt: skip


def levels(words: Words) -> Html:
    """What to expect of each bot."""
    terms = [(el("dt", words(f"bot-{name}")), el("dd", about_bot(bot, words))) for name, bot in BOTS.items()]
    return el("dl", *[part for pair in terms for part in pair])


def table_request(given: Form) -> wire.NewTable:
    """The table that a form asks for. Raises `Refusal`."""
    game, _, name = given.get("setup", "").partition("/")
    if game not in GAMES:
        raise Refusal("record-game", game=game)
    preset = next((preset for preset in GAMES[game].presets() if preset.name == name), None)
    if preset is None:
        raise BadSetup("not-one-of", value=name, known=", ".join(p.name for p in GAMES[game].presets()))
    seats: list[dict[str, str]] = []
    for seat in range(SEATS):
        kind, _, bot = given.get(f"seat{seat}", "").partition(":")
        own = given.get(f"name{seat}", "") if kind == "me" else ""
        if kind:
            seats.append({"kind": kind} | ({"bot": bot} if bot else {}) | ({"name": own} if own else {}))
    if not preset.least <= len(seats) <= preset.most:
        raise BadSetup("seat-count", least=preset.least, most=preset.most)
    clock = None
    if given.get("clock", "none") != "none":
        clock = {
            "kind": given["clock"],
            "seconds": 60 * whole_number(given.get("minutes", "")),
            "more": whole_number(given.get("more", "")),
        }
    terms = {"chat": given.get("chat", "seats"), "clock": clock, "listed": "listed" in given,
             "live_scores": "scores" in given, "undo": "undo" in given}  # fmt: skip
    seed = given.get("seed", "") or None
    entered_table = {"game": game, "seats": seats, "options": preset.options, "terms": terms, "seed": seed}
    return read(entered_table, wire.NewTable)


def _named(words: Words, game: str, preset: str) -> str:
    """A game with the name of a set-up, if that has one."""
    key = f"preset-{game}-{preset}"
    return words(f"game-{game}") + (f": {words(key)}" if words.knows(key) else "")


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


# Lists


def my_tables(words: Words, lines: list[wire.TableLine]) -> Html:
    """The viewer's tables: those that wait for the viewer first, finished ones folded."""
    turn = [line for line in lines if line.your_turn]
    going_on = [line for line in lines if not line.your_turn and line.status in ("gathering", "running")]
    finished = [line for line in lines if line.status in ("over", "closed")][:FINISHED_SHOWN]
    older = more(words("pages-finished"), table_list(words, finished)) if finished else None
    current = table_list(words, turn + going_on, words("pages-no-tables"))
    return section(words("pages-my-tables"), current, older)


def table_list(words: Words, lines: list[wire.TableLine], nothing: str = "") -> Html:
    if not lines:
        return el("p", nothing, class_="hint")
    items = []
    for line in lines:
        taken = display_names([name for name in line.names if name], words)
        facts = [words("pages-list-turn")] if line.your_turn else [words(f"pages-list-{line.status}")]
        facts += [words("pages-list-free", n=line.free)] if line.free else []
        items.append(
            el(
                "li",
                el("a", words.at(line.game)(f"game-{line.game}"), href=path_of(line.id)),
                f" {', '.join(taken)} ",
                el("span", "; ".join(facts), class_="turn" if line.your_turn else "hint"),
            )
        )
    return el("ul", *items, class_="tables")


# By a link


def join_body(context: PageContext, link: str = "", naming: bool = False) -> Html:
    """The page of a link. The script reads the token from the address; without scripts, people paste it."""
    words = context.words
    return html(
        el("h1", words("pages-join")),
        el("p", words("pages-join-name" if naming else "pages-join-hint"), class_="hint"),
        join_form(words, link, naming),
        None if naming else el("script", src="/plain/join.js", defer=True),
    )


def join_form(words: Words, link: str, naming: bool) -> Html:
    pasted = field(words("pages-link"), "link", value=link, required=True, autocomplete="off", maxlength=400,
                   readonly=naming)  # fmt: skip
    name = field(words("pages-name"), "name", required=True, maxlength=40, autofocus=True) if naming else None
    return form("/plain/join", pasted, name, button(words("pages-join-now"), kind="main"))


def token_of(link: str) -> str:
    """The token of a link, whether all of it was pasted or only its end."""
    return link.rpartition("#")[2]
