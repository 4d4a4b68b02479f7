"""The page of a table: status, question, the table itself, seats, what happened, chat, and all forms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlencode

from ..bots import BOTS, CASUAL
from ..cli.commands.hint import hint_lines
from ..locales import Words
from ..server.tokens import new_id
from ..tables.hints import Advice
from ..tables.updates import LogEntryView, SeatInfo
from .face import TextFace, names_of
from .markup import Child, Html, el, html
from .page_context import PageContext, button, choice, field, form, more, section
from .page_state import PageState

NEWS_SHOWN: Final = 12
HINT_LEVEL: Final = "strong"
"""A quick level, because somebody waits for the page."""


class TablePage:
    """The page of a table in one state. `link` is a new invitation, which is shown once."""

    def __init__(
        self,
        context: PageContext,
        state: PageState,
        query: Mapping[str, str],
        link: str = "",
        advice: Advice | None = None,
    ) -> None:
        self.context: Final = context
        self.state: Final = state
        self.query: Final = query
        self.game: Final = state.info.game
        self.words: Final[Words] = context.words.at(self.game)
        self.names: Final = names_of(state.info.seats, self.words)
        self.path: Final = path_of(state.id)
        self.link: Final = link
        self.advice: Final = advice
        self.still: Final = "still" in query or bool(link) or context.request.method != "GET"
        self.face: Final = (
            None
            if state.world is None
            else TextFace(
                self.game, context.language, state.world, state.seat, state.info.seats, state.scored
            )
        )
        answering = self.face if state.answering else None
        self.composer: Final = None if answering is None else answering.screen.composer(answering, query)

    # What the page is

    @property
    def title(self) -> str:
        name = self.words(f"game-{self.game}")
        return self.words("pages-title-turn", game=name) if self.state.asked else name

    @property
    def refresh(self) -> int:
        """Seconds after which the page reloads: only while somebody else has to answer, and nobody writes."""
        going_on = self.state.info.status in ("gathering", "running")
        if not going_on or self.state.asked or self.still:
            return 0
        return 1 if self.state.only_bots else 5

    def address(self, **more: str | int) -> str:
        """This page with other parameters."""
        query = ({} if self.state.seat is None else {"seat": self.state.seat}) | more
        return f"{self.path}?{urlencode(query)}" if query else self.path

    def body(self) -> Html:
        """The whole page."""
        gathering = self.state.info.status == "gathering"
        seats, around = self.seats(), [self.news(), self.chat(), self.invite_forms(), self.end_forms()]
        around.insert(0 if gathering else 2, seats)
        return html(
            el("h1", self.words(f"game-{self.game}")),
            self.status(),
            self.invitation() if self.link else None,
            el("div", self.question(), self.shown(), class_="play"),
            el("div", el("div", *around[:2]), el("div", *around[2:]), class_="play"),
        )

    # Parts, from top to bottom

    def status(self) -> Html:
        """What the table waits for, in one sentence."""
        state, words = self.state, self.words
        if state.info.status == "running" and state.answering:
            messages: Child = el("a", words("pages-your-turn"), href="#question")
        elif state.info.status == "running":
            messages = words("waiting", players=words.join([self.names[seat] for seat in state.waiting]))
        elif state.info.status == "over" and self.face is not None:
            messages = self.face.verdict()
        else:
            messages = words(f"pages-{state.info.status}")
        clock = self.clock() if state.info.terms.clock is not None else None
        again = None
        if self.refresh:
            hold = el("a", words("pages-hold-still"), href=self.address(still=1))
            again = el("p", words("pages-refreshing"), " ", hold, class_="hint")
        elif state.info.status in ("gathering", "running") and not state.asked:
            again = el("p", el("a", words("pages-refresh"), href=self.address()), class_="hint")
        return el("div", el("p", messages, clock), again, class_="status", role="status")

    def clock(self) -> Child:
        times = [
            self.words("pages-time-left", player=self.names[seat], time=minutes(left))
            for seat, left in self.state.left_to_think.items()
        ]
        return html(" ", el("span", " ".join(times), class_="hint")) if times else None

    def question(self) -> Html | None:
        """The question with its answers, or the player who gets the screen."""
        state, words = self.state, self.words
        if state.handing_over:
            return self.hand_over()
        undo = [self.undo(seat) for seat in state.undoable if seat == state.seat]
        if not state.answering or self.face is None:
            return el("div", *undo, class_="question") if undo else None
        hidden = self.hidden("choose", seat=state.seat, asked=state.question)
        if self.composer is not None:
            answers = self.composer.question(self.address, f"{self.path}/act", hidden, self.context.width)
        else:
            parts: list[Child] = []
            for heading, options in self.face.options():
                buttons = [button(text, "code", code) for code, text in options]
                parts += [el("h3", heading) if heading else None, el("div", *buttons, class_="row")]
            answers = form(f"{self.path}/act", *parts, **hidden)
        reasons = [
            el("li", words("why-line", name=name, reason=reason)) for name, reason in self.face.reasons()
        ]
        why = more(words("pages-why-not"), el("ul", *reasons)) if reasons else None
        prompt = self.face.prompt()
        return section(prompt, self.hint(), answers, *undo, why, class_="question", id="question")

    def hint(self) -> Html | None:
        """What a bot would answer, or the button to ask one."""
        state, face = self.state, self.face
        if not state.info.hints or face is None or state.seat is None:
            return None
        if self.advice is None:
            return form(f"{self.path}/hint", button(self.words("pages-hint")), seat=state.seat)
        lines = hint_lines(face.screen, face.world, state.seat, face.names, HINT_LEVEL, self.advice)
        return el("ul", *[el("li", line) for line in lines], class_="log", role="status")

    def hand_over(self) -> Html:
        """For people who share a screen: a hand is hidden until its player has taken the screen."""
        links = [
            el("a", self.words("pages-i-am", player=self.names[seat]),
               href=f"{self.path}?seat={seat}", class_="button main")
            for seat in self.state.handing_over
        ]  # fmt: skip
        names = [self.names[seat] for seat in self.state.handing_over]
        heading = self.words("pages-hand-over", player=" / ".join(names))
        undo = [self.undo(seat) for seat in self.state.undoable]
        return section(heading, el("div", *links, class_="row"), *undo, class_="question", id="question")

    def undo(self, seat: int) -> Html:
        text = self.words("pages-undo")
        if len(self.state.mine) > 1:
            text = self.words("pages-undo-of", player=self.names[seat])
        return self.act("undo", button(text), seat=seat)

    def shown(self) -> Html | None:
        """The drawn table; at the end also scores and result."""
        if self.face is None:
            return None
        words, width = self.words, self.context.width
        over = self.state.info.status == "over"
        parts: list[Child] = [self.face.table(width, self.composer.move if self.composer else None)]
        if over:
            parts = [self.face.scores(width), self.face.everybody(width) or parts[0]]
        links = [el("a", words("pages-more"), href=f"{self.path}/more{self.seat_query}")]
        if over:
            links += [
                el("a", words("pages-replay"), href=f"{self.path}/replay"),
                el("a", words("pages-record"), href=f"/api/v1/tables/{self.state.id}/record", download=True),
            ]
        heading = words("pages-result" if over else "pages-table")
        return section(heading, *parts, el("p", *_spaced(links)), class_="shown")

    @property
    def seat_query(self) -> str:
        return "" if self.state.seat is None else f"?seat={self.state.seat}"

    def news(self) -> Html | None:
        """What happened, the latest first; older lines are folded."""
        messages = [(line, text) for line in reversed(self.state.lines) for text in self.log_texts(line)]
        if not messages:
            return None
        items = [el("li", text, class_="new" if self.is_new(line) else None) for line, text in messages]
        recent = max(NEWS_SHOWN, sum(line.number > self.state.since > 0 for line, _ in messages))
        older = items[recent:]
        return section(
            self.words("pages-news"),
            el("ul", *items[:recent], class_="log"),
            more(self.words("pages-older"), el("ul", *older, class_="log")) if older else None,
        )

    def is_new(self, line: LogEntryView) -> bool:
        """Whether others did it after the viewer's last turn."""
        return 0 < self.state.since < line.number and line.seat != self.state.seat

    def log_texts(self, line: LogEntryView) -> list[Child]:
        """A line of the log in words, its last event first."""
        words = self.words
        player = self.names[line.seat] if line.seat is not None else line.name
        facts = [text for fact in line.events if self.face is not None and (text := self.face.fact(fact))]
        messages: list[Child] = [*reversed(facts)]
        bot = words(f"bot-{line.bot}") if line.bot in BOTS else line.bot
        if line.kind in ("sat", "rose", "left", "returned"):
            messages.append(words(f"pages-log-{line.kind}", player=player))
        elif line.kind == "closed":
            messages.append(words("pages-log-closed", player=line.name))
        elif line.kind == "replaced":
            key = f"pages-log-{line.how.replace('_', '-')}"
            messages.append(words(key, player=player, by=line.name, bot=bot))
        elif line.kind == "rematch":
            link = el("a", words("pages-rematch-link"), href=path_of(line.text))
            messages.append([words("pages-log-rematch", player=line.name), " ", link])
        elif line.kind == "began":
            messages.append(words("pages-log-began"))
        return messages

    def seats(self) -> Html:
        """Who sits where, with buttons for each seat."""
        rows = [
            el("li", el("span", *self.seat_text(number, seat)), *self.seat_acts(number, seat))
            for number, seat in enumerate(self.state.info.seats)
        ]
        begin = None
        gathering = self.state.info.status == "gathering"
        if gathering and self.state.host and all(seat.person or seat.bot for seat in self.state.info.seats):
            begin = self.act("begin", button(self.words("pages-begin"), kind="main"))
        return section(self.words("pages-seats"), el("ol", *rows, class_="seats"), begin)

    def seat_text(self, number: int, seat: SeatInfo) -> list[Child]:
        words = self.words
        free = not seat.person and not seat.bot
        name = words("pages-free") if free else self.names[number]
        facts = [words("pages-seat-you")] if number in self.state.mine else []
        facts += [words("pages-seat-bot")] if seat.bot else []
        facts += [words("pages-seat-here")] if seat.person and seat.online else []
        facts += [words("pages-seat-left")] if seat.left else []
        facts += [words("pages-seat-forfeited")] if seat.forfeited else []
        if seat.helper:
            helper = words(f"bot-{seat.helper}") if seat.helper in BOTS else seat.helper
            facts.append(words("pages-seat-helped", bot=helper))
        facts += [words("pages-seat-asked")] if number in self.state.waiting else []
        return [el("b", name), f" ({', '.join(facts)})" if facts else None]

    def seat_acts(self, number: int, seat: SeatInfo) -> list[Child]:
        """What the viewer can do at a seat."""
        state, words = self.state, self.words
        own = number in state.mine
        if state.info.status == "gathering":
            if not seat.person and not seat.bot:
                sit = (
                    self.act("sit", button(words("pages-sit")), seat=number) if self.context.person else None
                )
                bots = [
                    self.act("seat_bot", button(words("pages-seat-a-bot", bot=words(f"bot-{bot}"))),
                             seat=number, bot=bot)
                    for bot in BOTS if state.host
                ]  # fmt: skip
                return [sit, *bots]
            return [self.act("rise", button(words("pages-rise")), seat=number)] if own or state.host else []
        if state.info.status != "running":
            return []
        if own and not seat.forfeited:
            away = seat.left or seat.helper
            text = words("pages-return" if away else "pages-leave")
            return [self.act("return" if away else "leave", button(text), seat=number)]
        if number in state.replaceable() and (state.mine or state.host):
            return [self.stand_in(number)]
        return []

    def stand_in(self, seat: int) -> Html:
        """Somebody has left or is late: call a bot."""
        words = self.words
        hows = ["answer"] * (seat in self.state.waiting) + ["stand_in", "forfeit"]
        buttons = [button(words(f"pages-how-{how.replace('_', '-')}"), "how", how) for how in hows]
        bots = choice(words("pages-which-bot"), "bot", {bot: words(f"bot-{bot}") for bot in BOTS}, CASUAL)
        folded = self.act("replace", bots, el("div", *buttons, class_="row"), seat=seat)
        return more(words("pages-stand-in"), folded, shown=self.still)

    def chat(self) -> Html | None:
        """Lines of chat, and the field to write; while the page reloads itself, only a link to it."""
        state, words = self.state, self.words
        said = [line for line in state.lines if line.kind == "said"]
        if not said and not state.chatting:
            return None
        lines = [el("li", el("b", line.name), " ", line.text) for line in reversed(said)]
        writing: Html | None = None
        if state.chatting and self.refresh:
            writing = el("p", el("a", words("pages-write"), href=self.address(still=1) + "#chat"))
        elif state.chatting:
            line = field(words("pages-message"), "text", required=True, maxlength=500, autocomplete="off")
            writing = self.act("say", line, button(words("pages-say")))
        listed = el("ul", *lines, class_="log") if lines else None
        return section(words("pages-chat"), writing, listed, id="chat")

    def invite_forms(self) -> Html | None:
        """Links for others: to play, to watch, to watch what a seat sees."""
        state, words = self.state, self.words
        if not (state.mine or state.host) or state.info.status in ("over", "closed"):
            return None
        target = f"{self.path}/links"
        forms = [form(target, button(words("pages-link-watch")), kind="watch", eyes=state.seat)]
        if state.info.status == "gathering":
            forms.insert(0, form(target, button(words("pages-link-join")), kind="join", eyes=state.seat))
        forms += [
            form(target, button(words("pages-link-eyes", player=self.names[seat])),
                 kind="watch", seat=seat, eyes=state.seat)
            for seat in state.mine
        ]  # fmt: skip
        gathering = state.info.status == "gathering"
        return more(words("pages-invite"), el("div", *forms, class_="row"), shown=gathering)

    def invitation(self) -> Html:
        hint = el("p", self.words("pages-link-once"), class_="hint")
        shown = field(self.words("pages-link"), "link", value=self.link, readonly=True)
        return section(self.words("pages-invite"), shown, hint, class_="question")

    def end_forms(self) -> Html | None:
        """A rematch after the end; closing before it."""
        state, words = self.state, self.words
        if state.info.status in ("over", "closed"):
            again = form(f"{self.path}/rematch", button(words("pages-rematch"), kind="main"))
            return again if state.mine else None
        if not state.host:
            return None
        return more(words("pages-close"), self.act("close", button(words("pages-close-now"))))

    # Forms

    def hidden(self, act: str, **more: str | int | None) -> dict[str, str | int | None]:
        """The hidden fields of an act. Its id makes a form that is sent twice count once."""
        return {"act": act, "id": new_id(), "eyes": self.state.seat, **more}

    def act(self, act: str, *fields: Child, **more: str | int | None) -> Html:
        return form(f"{self.path}/act", *fields, **self.hidden(act, **more))


class MorePage:
    """The page with scores, all boards and rule texts."""

    def __init__(self, context: PageContext, state: PageState, about: str) -> None:
        self.context: Final = context
        self.state: Final = state
        self.about: Final = about
        self.words: Final[Words] = context.words.at(state.info.game)

    def body(self) -> Html:
        state, words, width = self.state, self.words, self.context.width
        path = path_of(state.id)
        seat = "" if state.seat is None else f"?seat={state.seat}"
        heading = el("h1", words(f"game-{state.info.game}"))
        back = el("p", el("a", words("pages-back"), href=path + seat))
        if state.world is None:
            return html(heading, back)
        face = TextFace(
            state.info.game, self.context.language, state.world, state.seat, state.info.seats, state.scored
        )
        search = el(
            "form",
            el("input", type="hidden", name="seat", value=state.seat) if state.seat is not None else None,
            field(words("pages-rules-about"), "about", value=self.about, type="search", maxlength=60),
            button(words("pages-search")),
            action=f"{path}/more#rules",
        )
        boards = face.everybody(width)
        return html(
            heading,
            back,
            section(words("pages-scores"), face.scores(width)) if state.scored else None,
            section(words("pages-boards"), boards) if boards is not None else None,
            section(words("pages-rules"), search, face.rules(width, self.about), id="rules"),
        )


def path_of(id: str) -> str:
    """The path of the page of a table."""
    return f"/plain/tables/{id}"


def minutes(milliseconds: int) -> str:
    """A time as minutes and seconds, negative when it has run out."""
    seconds = abs(milliseconds) // 1000
    return f"{'−' if milliseconds < 0 else ''}{seconds // 60}:{seconds % 60:02}"


def _spaced(items: list[Html]) -> list[Child]:
    return [part for item in items for part in (item, " ")]
