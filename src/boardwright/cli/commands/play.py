"""`boardwright play`: a game in the terminal, for people at one keyboard and bots.

A line of input is read word by word. Words that enter an answer go to the game's own entry; the commands
here are the same for every game. An answer is shown with its score before it is given.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...bots import CASUAL
from ...core.events import Event
from ...core.options import Move
from ...core.plain_data import Json
from ...core.position import POSITION, load_position
from ...core.record import BOT_MARK, Record
from ...core.refusal import Refusal
from ...files import save_record
from ...games import GAMES
from ..screens.command_words import CommandWords
from ..screens.keyboard import Keyboard
from ..screens.players import YOU, bot_answer, bot_of, display_names
from ..screens.screen import AnswerInput, Screen
from .hint import LEVEL_NAMES, hint_for

COMMANDS: Final = (
    "confirm", "undo", "show", "hint", "why", "codes", "maps", "scores", "rules", "log", "save", "quit",
    "help",
)  # fmt: skip
ABOUT_OPTIONS: Final = ("hint", "why", "codes")


class Quit(Exception):
    """The player quits."""


class Play:
    """One table: a recorded game, its players and a console."""

    def __init__(self, record: Record, screen: Screen, console: Console, save_as: str = "") -> None:
        self.record: Final = record
        self.screen: Final = screen
        self.words: Final = screen.words
        self.console: Final = console
        self.keyboard: Final = Keyboard(console)
        self.names: Final = [
            *display_names(record.names, self.words),
            *screen.rivals(record.state),
        ]
        self.people: Final = [seat for seat, name in enumerate(record.names) if bot_of(name) is None]
        self.speech: Final = CommandWords(self.words, COMMANDS)
        self.save_as = save_as
        self.saved = list(record.answers)
        self.history: list[str] = []
        self.last_seat: int | None = None
        self.notice = ""
        self.typed_ahead = ""
        """What was typed where a page could be turned."""
        self.secrets: dict[int, list[str]] = {}
        """With several people at one keyboard: what only one of them may know, shown at that player's next
        turn."""
        self.reconsidered = -1
        """The number of answers when somebody confirmed them."""

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self.say(self.screen.heading(self.record.state, self.record.seed), "bold underline")
        if not self.record.answers:
            self.tell(self.record.opening)
        try:
            while waiting := self.record.state.waiting():
                people = [seat for seat in waiting if seat in self.people]
                if people:
                    self.ask(people[0])
                elif not self.reconsider():
                    self.let_act(waiting[0])
            self.finish()
        except (Quit, EOFError) as left:
            if isinstance(left, EOFError) and self.console.is_terminal:
                self.console.print()  # nobody pressed Enter
            self.say(self.words("goodbye-unsaved" if self.unsaved else "goodbye"))
            return
        except KeyboardInterrupt:
            self.console.print()
            self.say(self.words("goodbye-unsaved" if self.unsaved else "goodbye"))
            raise

    def let_act(self, seat: int) -> None:
        """Let a bot answer."""
        try:
            self.tell(bot_answer(self.record, seat))
        except KeyboardInterrupt:
            if not (self.console.is_terminal and self.unsaved):
                raise
            self.console.print()
            self.quit()

    # One seat's turn

    def ask(self, seat: int) -> None:
        """Let a person answer; returns when the answer is given or somebody else's is taken back."""
        before = len(self.record.answers)
        self.hand_over(seat)
        if len(self.record.answers) != before:
            return
        entry = self.screen.entry(self.record.state, seat)
        self.show(seat, entry, None)
        while len(self.record.answers) == before:
            self.console.print(self.question(seat))
            try:
                self.handle(seat, entry, self.read())
            except Refusal as refusal:
                self.say(self.words.reason(refusal), "red")

    def question(self, seat: int) -> Text:
        """The question to a seat, and how to get help."""
        question = Text(self.screen.prompt(self.record.state.decision(seat), self.names), style="bold cyan")
        hint = self.words("prompt-hint", help=self.speech.shown("help"))
        return question.append(f" {hint}", style="not bold default dim")

    def read(self) -> list[str]:
        """The words of the next line."""
        return self.line(Text("> ", style="bold")).split()

    def line(self, prompt: Text) -> str:
        """The next line. Who leaves an unsaved game by Ctrl-C or Ctrl-D is asked once."""
        if self.typed_ahead:
            line, self.typed_ahead = self.typed_ahead, ""
            return line
        while True:
            try:
                return self.keyboard.line(prompt)
            except (EOFError, KeyboardInterrupt):
                if not (self.console.is_terminal and self.unsaved):
                    raise
                self.console.print()
                self.quit()

    def handle(self, seat: int, entry: AnswerInput, typed: list[str]) -> None:
        """Carry out a line of input."""
        if not typed:
            typed = [self.speech.shown("confirm" if entry.code() is not None else "show")]
        if entry.quick and self.speech.command(typed[0]) not in ("confirm", "undo"):
            entry.clear()  # another line cancels a choice that waits for confirmation
        changed = False
        for index, word in enumerate(typed):
            command = self.speech.command(word)
            if command is None:
                if not entry.take(word):
                    self.say(self.words("not-understood", word=word), "red")
                    break
                changed = True
            elif command == "confirm":
                self.submit_answer(seat, entry)
                return
            elif command == "undo":
                self.undo(seat, entry)
                return
            elif command == "show":
                self.try_out(seat, entry)
                return
            elif command in ABOUT_OPTIONS:
                self.explain(command, seat, entry, " ".join(typed[index + 1 :]))
                return
            else:
                self.inform(command, seat, " ".join(typed[index + 1 :]))
                return
        if changed and entry.quick and self.can_be_undone(seat, entry):
            self.submit_answer(seat, entry)
        elif changed:
            self.try_out(seat, entry)

    def can_be_undone(self, seat: int, entry: AnswerInput) -> bool:
        """Whether the entered answer could be undone."""
        code = entry.code()
        state = self.record.state.copy()
        if code is None or code not in state.options(seat).codes():
            return False
        state.choose(seat, code)
        return state.mark() == self.record.state.mark()

    def try_out(self, seat: int, entry: AnswerInput) -> None:
        """Show what was entered, and its score or why it is refused."""
        move: Move | None = None
        try:
            code = entry.code()
            if code is not None:
                move = self.record.state.options(seat).move(code)
        except Refusal:
            entry.clear()
            if not entry.quick:
                self.show(seat, entry, None)
            raise
        if entry.quick and move is not None:  # the table has not changed: only the choice is shown
            self.console.print(self.screen.preview(self.record.state, seat, move, self.names))
            self.say(self.words("confirm-hint", confirm=self.speech.shown("confirm")), "dim")
        else:
            self.show(seat, entry, move)

    def submit_answer(self, seat: int, entry: AnswerInput) -> None:
        """Give the entered answer."""
        code = entry.code()
        if code is None:
            self.say(self.words("nothing-entered"), "red")
            return
        events = self.record.choose(seat, code)
        self.history = []
        self.tell(events)

    def undo(self, seat: int, entry: AnswerInput) -> None:
        """Take back what is being tried, otherwise the sealed answer of the previous person."""
        if not entry.blank:
            entry.clear()
            self.show(seat, entry, None)
            return
        if not self.take_back():
            self.say(self.words("undo-too-late"), "red")

    def take_back(self) -> bool:
        """Take back the last answer of a person, if it can be undone."""
        handed = [seat for seat in self.people if self.record.can_take_back(seat)]
        if not handed:
            return False
        self.record.take_back(handed[-1])
        self.notice = self.words("undo-done", player=self.names[handed[-1]])
        return True

    def reconsider(self) -> bool:
        """Before others act: let the person who acted last take it back, if that is possible."""
        if not self.console.is_terminal or self.record.undoable not in self.people:
            return False
        if self.reconsidered == len(self.record.answers):
            return False
        seat = next(seat for seat in self.people if seat == self.record.undoable)
        if self.pause(self.words("turn-over-hint", undo=self.speech.shown("undo")), seat):
            return True
        self.reconsidered = len(self.record.answers)
        return False

    def pause(self, hint: str, seat: int | None) -> bool:
        """Wait for Enter; other commands work meanwhile. True if a step was taken back."""
        while True:
            line = self.line(Text(hint + " ", style="bold cyan")).split()
            command = self.speech.command(line[0]) if line else "confirm"
            if command == "confirm":
                return False
            if command == "undo":
                if self.take_back():
                    return True
                self.say(self.words("undo-too-late"), "red")
            elif command is None or command == "show" or command in ABOUT_OPTIONS:
                self.say(self.words("not-understood", word=line[0]), "red")
            else:
                self.inform(command, seat, " ".join(line[1:]))

    def inform(self, command: str, seat: int | None, rest: str) -> None:
        """Commands that change nothing on the table. Between turns they show nobody's hand."""
        state = self.record.state
        if command == "maps":
            self.page(self.screen.spectator(state, self.names))
        elif command == "scores":
            self.page(self.screen.scores(state, self.names))
        elif command == "rules":
            self.page(self.screen.rules(state, rest, seat))
        elif command == "log":
            self.page(Text("\n".join(self.history)))
        elif command == "save":
            self.save(rest)
        elif command == "help":
            self.help()
        else:
            self.quit()

    def explain(self, command: str, seat: int, entry: AnswerInput, rest: str) -> None:
        """Commands about the options of a seat."""
        if command == "why":
            self.why(seat, entry, rest)
        elif command == "hint":
            self.hint(seat, rest)
        else:
            codes = self.record.state.options(seat).codes()
            count = Text(self.words("codes-count", n=len(codes)), style="bold")
            self.page(Group(count, Text("  ".join(codes))))

    def why(self, seat: int, entry: AnswerInput, about: str) -> None:
        """What is not among the options, and why."""
        reasons = self.screen.reasons(self.record.state, seat, self.names)
        wanted = about.casefold()
        found = [(name, reason) for name, reason in reasons if wanted in name.casefold()]
        key = "why-nothing" if about else "why-all"
        try:
            if not found and entry.allows(about.split()):
                key = "why-possible"
        except Refusal as refusal:
            found = [(about, self.words.short_reason(refusal))]
        lines = [self.words("why-line", name=name, reason=reason) for name, reason in found]
        self.page(Text("\n".join(lines) or self.words(key, name=about)))

    def hint(self, seat: int, level: str) -> None:
        """What a bot would do; the best one, unless another is named."""
        if level and level not in LEVEL_NAMES:
            raise Refusal("no-bot", known=", ".join(LEVEL_NAMES))
        for line in hint_for(self.screen, self.record.state, seat, self.names, level or LEVEL_NAMES[-1]):
            self.say(line)

    # Showing

    def show(self, seat: int, entry: AnswerInput, move: Move | None) -> None:
        """Show the table, with all its texts if it fits on the screen."""
        below = len(self.lines_of(self.question(seat))) + 1
        whole = self.table(seat, entry, move, brief=False)
        low = self.console.is_terminal and len(self.lines_of(whole)) + below > self.console.height
        self.console.print()
        self.page(self.table(seat, entry, move, brief=True) if low else whole, below)

    def table(self, seat: int, entry: AnswerInput, move: Move | None, *, brief: bool) -> Group:
        """The table, and what is being tried."""
        state = self.record.state
        parts = [self.screen.table(state, seat, self.names, move, entry, brief=brief)]
        if move is not None:
            if not (brief and self.screen.brief_has_preview):
                parts.append(self.screen.preview(state, seat, move, self.names))
            parts.append(Text(self.words("confirm-hint", confirm=self.speech.shown("confirm")), style="dim"))
        return Group(*parts)

    def lines_of(self, shown: RenderableType) -> list[str]:
        """Something as lines of the screen."""
        with self.console.capture() as drawn:
            self.console.print(shown)
        return drawn.get().splitlines()

    def page(self, shown: RenderableType, below: int = 2) -> None:
        """Show something, page by page if the screen is too low for it and `below` more lines.

        Somebody who types anything but Enter has seen enough; it counts as typed at the prompt.
        """
        lines = self.lines_of(shown)
        room = max(1, self.console.height - below)
        while self.console.is_terminal and len(lines) > room:
            self.console.file.write("\n".join(lines[:room]) + "\n")
            lines = lines[room:]
            self.typed_ahead = self.line(Text(self.words("more-hint") + " ", style="bold cyan")).strip()
            if self.typed_ahead:
                return
        self.console.file.write("".join(f"{line}\n" for line in lines))

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard: clear the screen before the next one looks."""
        others = len(self.people) > 1 and self.last_seat != seat
        if others and self.console.is_terminal and self.last_seat is not None:
            self.console.clear()  # the previous answer is sealed
            self.console.file.write("\x1b[3J")  # after it: a cleared screen may have scrolled away
            self.console.file.flush()
        self.keyboard.turn_to(seat)
        if self.notice:
            self.say(self.notice)
            self.notice = ""
        if others:
            self.say(self.words("hand-over", player=self.names[seat]), "bold reverse")
        if others and self.console.is_terminal:
            if self.pause(self.words("press-enter"), None):
                return
            for line in self.history if self.last_seat is not None else []:
                self.say(line, "dim")
        for line in self.secrets.pop(seat, []):
            self.say(line, "dim")
        self.last_seat = seat

    def tell(self, events: list[Event]) -> None:
        """Tell what happened, for everybody at the keyboard."""
        viewer = self.people[0] if len(self.people) == 1 else None  # with several, no secrets on the screen
        for event in events:
            line = self.screen.log(event, self.names, viewer) if event.seen_by(viewer) else ""
            if line:
                self.history.append(line)
                self.say(line, "dim")
            for seat in self.people if viewer is None and event.to is not None else ():
                if event.seen_by(seat) and (secret := self.screen.log(event, self.names, seat)):
                    self.secrets.setdefault(seat, []).append(secret)

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def help(self) -> None:
        """All that can be typed."""
        grid = Table.grid(padding=(0, 3))
        for typed, meaning in self.screen.help():
            grid.add_row(Text(typed, style="bold"), meaning)
        for command in COMMANDS:
            shown = self.words(f"type-{command}").replace(" ", ", ")
            grid.add_row(Text(shown, style="bold"), self.words(f"typing-{command}"))
        self.page(grid)

    # Saving and leaving

    @property
    def unsaved(self) -> bool:
        return self.record.answers != self.saved

    def save(self, name: str) -> None:
        name = name or self.save_as
        if not name:
            self.say(self.words("save-where", save=self.speech.shown("save")), "red")
            return
        try:
            save_record(self.record, name)
        except Refusal as refusal:  # here the name of the file matters
            self.say(self.words.refusal(refusal), "red")
            return
        self.save_as = name
        self.saved = list(self.record.answers)
        self.say(self.words("saved", file=name), "green")

    def quit(self) -> None:
        while self.unsaved:
            hint = {"save": self.speech.shown("save"), "quit": self.speech.shown("quit")}
            self.say(self.words("quit-unsaved", **hint), "red")
            answer = self.keyboard.line(Text("> ", style="bold")).split()
            if not answer:
                return
            command = self.speech.command(answer[0])
            if command == "save":
                self.save(" ".join(answer[1:]))
            elif command == "quit":
                break
        raise Quit

    def finish(self) -> None:
        """The final sheets."""
        state = self.record.state
        self.console.print()
        self.page(
            Group(self.screen.spectator(state, self.names), Text(), self.screen.scores(state, self.names))
        )
        self.say(self.screen.verdict(state, self.names), "bold green")
        if self.save_as:
            self.save("")
        elif self.console.is_terminal:
            with suppress(Quit, EOFError):
                self.pause(self.words("over-hint", save=self.speech.shown("save")), None)


def record_at(position: Json, seed: int) -> Record:
    """A game that begins from a position, with the person at this keyboard against casual bots."""
    state = load_position(position, GAMES)
    bots = [BOT_MARK + CASUAL] * (state.seats - 1)
    return Record(state.game, seed, {POSITION: position}, [YOU, *bots])


def fresh_seed() -> int:
    """A random seed, short enough to write down."""
    return secrets.randbelow(10**9)
