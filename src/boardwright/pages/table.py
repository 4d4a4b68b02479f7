"""The page of a table: status, question, the table itself, seats, what happened, chat, and all that can be
done there."""

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
"""Whoever waits for a page does not want to wait for the best there is."""


class TablePage:
    """One look at a table, made into a page. `link` is an invitation that is shown this once."""

    def __init__(
        self,
        context: PageContext,
        look: PageState,
        query: Mapping[str, str],
        link: str = "",
        advice: Advice | None = None,
    ) -> None:
        self.context: Final = context
        self.look: Final = look
        self.query: Final = query
        self.game: Final = look.info.game
        self.words: Final[Words] = context.words.at(self.game)
        self.names: Final = names_of(look.info.seats, self.words)
        self.path: Final = path_of(look.id)
        self.link: Final = link
        self.advice: Final = advice
        self.still: Final = "still" in query or bool(link) or context.request.method != "GET"
        self.face: Final = (
            None
            if look.world is None
            else TextFace(self.game, context.language, look.world, look.seat, look.info.seats, look.scored)
        )
        answering = self.face if look.answering else None
        self.composer: Final = None if answering is None else answering.screen.composer(answering, query)

    # What the page is

    @property
    def title(self) -> str:
        name = self.words(f"game-{self.game}")
        return self.words("pages-title-turn", game=name) if self.look.asked else name

    @property
    def refresh(self) -> int:
        """Seconds after which to look again: only while somebody else is waited for, and nobody writes."""
        going_on = self.look.info.status in ("gathering", "running")
        if not going_on or self.look.asked or self.still:
            return 0
        return 1 if self.look.only_bots else 5

    def address(self, **more: str | int) -> str:
        """This page with other parameters."""
        query = ({} if self.look.seat is None else {"seat": self.look.seat}) | more
        return f"{self.path}?{urlencode(query)}" if query else self.path

    def body(self) -> Html:
        """Everything."""
        gathering = self.look.info.status == "gathering"
        seats, around = self.seats(), [self.news(), self.chat(), self.inviting(), self.otherwise()]
        around.insert(0 if gathering else 2, seats)
        return html(
            el("h1", self.words(f"game-{self.game}")),
            self.status(),
            self.invitation() if self.link else None,
            el("div", self.asking(), self.shown(), class_="play"),
            el("div", el("div", *around[:2]), el("div", *around[2:]), class_="play"),
        )

    # Parts, from top to bottom

    def status(self) -> Html:
        """What the table waits for, in one sentence."""
        look, words = self.look, self.words
        if look.info.status == "running" and look.answering:
            told: Child = el("a", words("pages-your-turn"), href="#question")
        elif look.info.status == "running":
            told = words("waiting", players=words.join([self.names[seat] for seat in look.waiting]))
        elif look.info.status == "over" and self.face is not None:
            told = self.face.verdict()
        else:
            told = words(f"pages-{look.info.status}")
        clock = self.clock() if look.info.terms.clock is not None else None
        again = None
        if self.refresh:
            hold = el("a", words("pages-hold-still"), href=self.address(still=1))
            again = el("p", words("pages-refreshing"), " ", hold, class_="hint")
        elif look.info.status in ("gathering", "running") and not look.asked:
            again = el("p", el("a", words("pages-refresh"), href=self.address()), class_="hint")
        return el("div", el("p", told, clock), again, class_="status", role="status")

    def clock(self) -> Child:
        times = [
            self.words("pages-time-left", player=self.names[seat], time=minutes(left))
            for seat, left in self.look.left_to_think.items()
        ]
        return html(" ", el("span", " ".join(times), class_="hint")) if times else None

    def asking(self) -> Html | None:
        """The question with its answers, or whom to give the screen to."""
        look, words = self.look, self.words
        if look.handing_over:
            return self.hand_over()
        undo = [self.undo(seat) for seat in look.undoable if seat == look.seat]
        if not look.answering or self.face is None:
            return el("div", *undo, class_="question") if undo else None
        hidden = self.hidden("choose", seat=look.seat, asked=look.question)
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
        """What a bot would answer, or the way to ask one."""
        look, face = self.look, self.face
        if not look.info.hints or face is None or look.seat is None:
            return None
        if self.advice is None:
            return form(f"{self.path}/hint", button(self.words("pages-hint")), seat=look.seat)
        lines = hint_lines(face.screen, face.world, look.seat, face.names, HINT_LEVEL, self.advice)
        return el("ul", *[el("li", line) for line in lines], class_="log", role="status")

    def hand_over(self) -> Html:
        """People who share a screen: nothing of a hand shows before its player has taken the screen."""
        links = [
            el("a", self.words("pages-i-am", player=self.names[seat]),
               href=f"{self.path}?seat={seat}", class_="button main")
            for seat in self.look.handing_over
        ]  # fmt: skip
        names = [self.names[seat] for seat in self.look.handing_over]
        heading = self.words("pages-hand-over", player=" / ".join(names))
        undo = [self.undo(seat) for seat in self.look.undoable]
        return section(heading, el("div", *links, class_="row"), *undo, class_="question", id="question")

    def undo(self, seat: int) -> Html:
        text = self.words("pages-undo")
        if len(self.look.mine) > 1:
            text = self.words("pages-undo-of", player=self.names[seat])
        return self.act("undo", button(text), seat=seat)

    def shown(self) -> Html | None:
        """The table, drawn; at the end with scores and result."""
        if self.face is None:
            return None
        words, width = self.words, self.context.width
        over = self.look.info.status == "over"
        parts: list[Child] = [self.face.table(width, self.composer.move if self.composer else None)]
        if over:
            parts = [self.face.scores(width), self.face.everybody(width) or parts[0]]
        links = [el("a", words("pages-more"), href=f"{self.path}/more{self.seat_query}")]
        if over:
            links += [
                el("a", words("pages-replay"), href=f"{self.path}/replay"),
                el("a", words("pages-record"), href=f"/api/v1/tables/{self.look.id}/record", download=True),
            ]
        heading = words("pages-result" if over else "pages-table")
        return section(heading, *parts, el("p", *_spaced(links)), class_="shown")

    @property
    def seat_query(self) -> str:
        return "" if self.look.seat is None else f"?seat={self.look.seat}"

    def news(self) -> Html | None:
        """What happened, the latest first; older lines are folded away."""
        told = [(line, text) for line in reversed(self.look.lines) for text in self.telling(line)]
        if not told:
            return None
        items = [el("li", text, class_="new" if self.is_new(line) else None) for line, text in told]
        recent = max(NEWS_SHOWN, sum(line.number > self.look.since > 0 for line, _ in told))
        older = items[recent:]
        return section(
            self.words("pages-news"),
            el("ul", *items[:recent], class_="log"),
            more(self.words("pages-older"), el("ul", *older, class_="log")) if older else None,
        )

    def is_new(self, line: LogEntryView) -> bool:
        """Whether others did it after the viewer's last turn."""
        return 0 < self.look.since < line.number and line.seat != self.look.seat

    def telling(self, line: LogEntryView) -> list[Child]:
        """A line of the log in words, the last of its facts first."""
        words = self.words
        player = self.names[line.seat] if line.seat is not None else line.name
        facts = [text for fact in line.events if self.face is not None and (text := self.face.fact(fact))]
        told: list[Child] = [*reversed(facts)]
        bot = words(f"bot-{line.bot}") if line.bot in BOTS else line.bot
        if line.kind in ("sat", "rose", "left", "returned"):
            told.append(words(f"pages-log-{line.kind}", player=player))
        elif line.kind == "closed":
            told.append(words("pages-log-closed", player=line.name))
        elif line.kind == "replaced":
            key = f"pages-log-{line.how.replace('_', '-')}"
            told.append(words(key, player=player, by=line.name, bot=bot))
        elif line.kind == "rematch":
            link = el("a", words("pages-rematch-link"), href=path_of(line.text))
            told.append([words("pages-log-rematch", player=line.name), " ", link])
        elif line.kind == "began":
            told.append(words("pages-log-began"))
        return told

    def seats(self) -> Html:
        """Who sits where, and what can be done about it."""
        rows = [
            el("li", el("span", *self.described(number, seat)), *self.seat_acts(number, seat))
            for number, seat in enumerate(self.look.info.seats)
        ]
        begin = None
        gathering = self.look.info.status == "gathering"
        if gathering and self.look.host and all(seat.person or seat.bot for seat in self.look.info.seats):
            begin = self.act("begin", button(self.words("pages-begin"), kind="main"))
        return section(self.words("pages-seats"), el("ol", *rows, class_="seats"), begin)

    def described(self, number: int, seat: SeatInfo) -> list[Child]:
        words = self.words
        free = not seat.person and not seat.bot
        name = words("pages-free") if free else self.names[number]
        facts = [words("pages-seat-you")] if number in self.look.mine else []
        facts += [words("pages-seat-bot")] if seat.bot else []
        facts += [words("pages-seat-here")] if seat.person and seat.online else []
        facts += [words("pages-seat-left")] if seat.left else []
        facts += [words("pages-seat-forfeited")] if seat.forfeited else []
        if seat.helper:
            helper = words(f"bot-{seat.helper}") if seat.helper in BOTS else seat.helper
            facts.append(words("pages-seat-helped", bot=helper))
        facts += [words("pages-seat-asked")] if number in self.look.waiting else []
        return [el("b", name), f" ({', '.join(facts)})" if facts else None]

    def seat_acts(self, number: int, seat: SeatInfo) -> list[Child]:
        """What the viewer can do at a seat."""
        look, words = self.look, self.words
        own = number in look.mine
        if look.info.status == "gathering":
            if not seat.person and not seat.bot:
                sit = (
                    self.act("sit", button(words("pages-sit")), seat=number) if self.context.person else None
                )
                bots = [
                    self.act("seat_bot", button(words("pages-seat-a-bot", bot=words(f"bot-{bot}"))),
                             seat=number, bot=bot)
                    for bot in BOTS if look.host
                ]  # fmt: skip
                return [sit, *bots]
            return [self.act("rise", button(words("pages-rise")), seat=number)] if own or look.host else []
        if look.info.status != "running":
            return []
        if own and not seat.forfeited:
            away = seat.left or seat.helper
            text = words("pages-return" if away else "pages-leave")
            return [self.act("return" if away else "leave", button(text), seat=number)]
        if number in look.replaceable() and (look.mine or look.host):
            return [self.stand_in(number)]
        return []

    def stand_in(self, seat: int) -> Html:
        """Somebody has left or is late: call a bot."""
        words = self.words
        hows = ["answer"] * (seat in self.look.waiting) + ["stand_in", "forfeit"]
        buttons = [button(words(f"pages-how-{how.replace('_', '-')}"), "how", how) for how in hows]
        bots = choice(words("pages-which-bot"), "bot", {bot: words(f"bot-{bot}") for bot in BOTS}, CASUAL)
        folded = self.act("replace", bots, el("div", *buttons, class_="row"), seat=seat)
        return more(words("pages-stand-in"), folded, shown=self.still)

    def chat(self) -> Html | None:
        """Lines of chat, and the field to write; while the page refreshes itself, only the way to it."""
        look, words = self.look, self.words
        said = [line for line in look.lines if line.kind == "said"]
        if not said and not look.chatting:
            return None
        lines = [el("li", el("b", line.name), " ", line.text) for line in reversed(said)]
        writing: Html | None = None
        if look.chatting and self.refresh:
            writing = el("p", el("a", words("pages-write"), href=self.address(still=1) + "#chat"))
        elif look.chatting:
            line = field(words("pages-message"), "text", required=True, maxlength=500, autocomplete="off")
            writing = self.act("say", line, button(words("pages-say")))
        listed = el("ul", *lines, class_="log") if lines else None
        return section(words("pages-chat"), writing, listed, id="chat")

    def inviting(self) -> Html | None:
        """Links for others: to play, to watch, to watch with one's own eyes."""
        look, words = self.look, self.words
        if not (look.mine or look.host) or look.info.status in ("over", "closed"):
            return None
        target = f"{self.path}/links"
        forms = [form(target, button(words("pages-link-watch")), kind="watch", eyes=look.seat)]
        if look.info.status == "gathering":
            forms.insert(0, form(target, button(words("pages-link-join")), kind="join", eyes=look.seat))
        forms += [
            form(target, button(words("pages-link-eyes", player=self.names[seat])),
                 kind="watch", seat=seat, eyes=look.seat)
            for seat in look.mine
        ]  # fmt: skip
        gathering = look.info.status == "gathering"
        return more(words("pages-invite"), el("div", *forms, class_="row"), shown=gathering)

    def invitation(self) -> Html:
        hint = el("p", self.words("pages-link-once"), class_="hint")
        shown = field(self.words("pages-link"), "link", value=self.link, readonly=True)
        return section(self.words("pages-invite"), shown, hint, class_="question")

    def otherwise(self) -> Html | None:
        """A rematch after the end; closing before it."""
        look, words = self.look, self.words
        if look.info.status in ("over", "closed"):
            again = form(f"{self.path}/rematch", button(words("pages-rematch"), kind="main"))
            return again if look.mine else None
        if not look.host:
            return None
        return more(words("pages-close"), self.act("close", button(words("pages-close-now"))))

    # Forms

    def hidden(self, act: str, **more: str | int | None) -> dict[str, str | int | None]:
        """The hidden fields of an act. Its id makes a form that is sent twice count once."""
        return {"act": act, "id": new_id(), "eyes": self.look.seat, **more}

    def act(self, act: str, *fields: Child, **more: str | int | None) -> Html:
        return form(f"{self.path}/act", *fields, **self.hidden(act, **more))


class MorePage:
    """What not everybody needs at every moment: scores, all boards, rule texts."""

    def __init__(self, context: PageContext, look: PageState, about: str) -> None:
        self.context: Final = context
        self.look: Final = look
        self.about: Final = about
        self.words: Final[Words] = context.words.at(look.info.game)

    def body(self) -> Html:
        look, words, width = self.look, self.words, self.context.width
        path = path_of(look.id)
        seat = "" if look.seat is None else f"?seat={look.seat}"
        heading = el("h1", words(f"game-{look.info.game}"))
        back = el("p", el("a", words("pages-back"), href=path + seat))
        if look.world is None:
            return html(heading, back)
        face = TextFace(
            look.info.game, self.context.language, look.world, look.seat, look.info.seats, look.scored
        )
        wish = el(
            "form",
            el("input", type="hidden", name="seat", value=look.seat) if look.seat is not None else None,
            field(words("pages-rules-about"), "about", value=self.about, type="search", maxlength=60),
            button(words("pages-search")),
            action=f"{path}/more#rules",
        )
        boards = face.everybody(width)
        return html(
            heading,
            back,
            section(words("pages-scores"), face.scores(width)) if look.scored else None,
            section(words("pages-boards"), boards) if boards is not None else None,
            section(words("pages-rules"), wish, face.rules(width, self.about), id="rules"),
        )


def path_of(id: str) -> str:
    """Where the page of a table is."""
    return f"/plain/tables/{id}"


def minutes(milliseconds: int) -> str:
    """A time as minutes and seconds, negative when it has run out."""
    seconds = abs(milliseconds) // 1000
    return f"{'−' if milliseconds < 0 else ''}{seconds // 60}:{seconds % 60:02}"


def _spaced(items: list[Html]) -> list[Child]:
    return [part for item in items for part in (item, " ")]
