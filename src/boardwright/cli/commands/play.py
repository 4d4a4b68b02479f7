"""`boardwright play`: a game in the terminal, for people at one keyboard and bots.

A line of input is read word by word. Words that enter an answer go to the game's own entry; the commands
here are the same for every game. An answer is shown with its score before it is given.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ...core.events import Event
from ...core.options import Move
from ...core.record import Record
from ...core.refusal import Refusal
from ...files import save_record
from ..screens.command_words import CommandWords
from ..screens.players import bot_answer, bot_of, display_names
from ..screens.screen import AnswerInput, Screen
from .hint import LEVEL_NAMES, hint_for

COMMANDS: Final = (
    "confirm", "undo", "show", "hint", "why", "codes", "maps", "scores", "rules", "log", "save", "quit",
    "help",
)  # fmt: skip
ABOUT_OPTIONS: Final = ("hint", "why", "codes")
TALL: Final = 42
"""Lines a screen needs to hold a table with all its rule texts."""


class Quit(Exception):
    """The player quits."""


class Play:
    """One table: a recorded game, its players and a console."""

    def __init__(self, record: Record, screen: Screen, console: Console, save_as: str = "") -> None:
        self.record: Final = record
        self.screen: Final = screen
        self.words: Final = screen.words
        self.console: Final = console
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
                    self.tell(bot_answer(self.record, waiting[0]))
        except (Quit, EOFError) as left:
            if isinstance(left, EOFError) and self.console.is_terminal:
                self.console.print()  # nobody pressed Enter
            self.say(self.words("goodbye-unsaved" if self.unsaved else "goodbye"))
            return
        except KeyboardInterrupt:
            self.console.print()
            self.say(self.words("goodbye-unsaved" if self.unsaved else "goodbye"))
            raise
        self.finish()

    # One seat's turn

    def ask(self, seat: int) -> None:
        """Let a person answer; returns when the answer is given or somebody else's is taken back."""
        before = len(self.record.answers)
        self.hand_over(seat)
        if len(self.record.answers) != before:
            return
        decision = self.record.state.decision(seat)
        entry = self.screen.entry(decision)
        self.show(seat, entry, None)
        while len(self.record.answers) == before:
            hint = self.words("prompt-hint", help=self.speech.shown("help"))
            self.console.print(
                Text(self.screen.prompt(decision, self.names), style="bold cyan"), Text(hint, style="dim")
            )
            try:
                self.handle(seat, entry, self.read())
            except Refusal as refusal:
                self.say(self.words.reason(refusal), "red")

    def read(self) -> list[str]:
        """The words of the next line."""
        line = self.console.input(Text("> ", style="bold"))
        if not self.console.is_terminal:  # nobody pressed Enter on the screen
            self.console.print()
        return line.split()

    def handle(self, seat: int, entry: AnswerInput, typed: list[str]) -> None:
        """Carry out a line of input."""
        if not typed:
            typed = [self.speech.shown("confirm" if entry.code() is not None else "show")]
        if entry.quick and self.speech.command(typed[0]) != "confirm":
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
                self.explain(command, seat, " ".join(typed[index + 1 :]))
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
            line = self.console.input(Text(hint + " ", style="bold cyan")).split()
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
            self.console.print(self.screen.spectator(state, self.names))
        elif command == "scores":
            self.console.print(self.screen.scores(state, self.names))
        elif command == "rules":
            self.console.print(self.screen.rules(state, rest, seat))
        elif command == "log":
            for line in self.history:
                self.say(line)
        elif command == "save":
            self.save(rest)
        elif command == "help":
            self.help()
        else:
            self.quit()

    def explain(self, command: str, seat: int, rest: str) -> None:
        """Commands about the options of a seat."""
        if command == "why":
            self.why(seat, rest)
        elif command == "hint":
            self.hint(seat, rest)
        else:
            codes = self.record.state.options(seat).codes()
            self.say(self.words("codes-count", n=len(codes)), "bold")
            self.say("  ".join(codes))

    def why(self, seat: int, about: str) -> None:
        """What is not among the options, and why."""
        reasons = self.screen.reasons(self.record.state, seat, self.names)
        wanted = about.casefold()
        found = [(name, reason) for name, reason in reasons if wanted in name.casefold()]
        for name, reason in found:
            self.say(self.words("why-line", name=name, reason=reason))
        if not found:
            self.say(self.words("why-nothing", name=about) if about else self.words("why-all"))

    def hint(self, seat: int, level: str) -> None:
        """What a bot would do; the best one, unless another is named."""
        if level and level not in LEVEL_NAMES:
            raise Refusal("no-bot", known=", ".join(LEVEL_NAMES))
        for line in hint_for(self.screen, self.record.state, seat, self.names, level or LEVEL_NAMES[-1]):
            self.say(line)

    # Showing

    def show(self, seat: int, entry: AnswerInput, move: Move | None) -> None:
        self.console.print()
        state = self.record.state
        self.console.print(self.screen.table(state, seat, self.names, move, entry, brief=self.low))
        if move is not None:
            if not (self.low and self.screen.brief_has_preview):
                self.console.print(self.screen.preview(state, seat, move, self.names))
            self.say(self.words("confirm-hint", confirm=self.speech.shown("confirm")), "dim")

    @property
    def low(self) -> bool:
        """Whether the screen has too few lines for a table with all its texts."""
        return self.console.is_terminal and self.console.height < TALL

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard: clear the screen before the next one looks."""
        others = len(self.people) > 1 and self.last_seat != seat
        if others and self.console.is_terminal and self.last_seat is not None:
            self.console.file.write("\x1b[3J")  # also what scrolled away: the previous answer is sealed
            self.console.clear()
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
        self.console.print(grid)

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
            answer = self.read()
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
        self.console.print(self.screen.spectator(state, self.names))
        self.console.print()
        self.console.print(self.screen.scores(state, self.names))
        self.say(self.screen.verdict(state, self.names), "bold green")
        if self.save_as:
            self.save("")
        elif self.console.is_terminal:
            with suppress(Quit, EOFError):
                self.pause(self.words("over-hint", save=self.speech.shown("save")), None)


def fresh_seed() -> int:
    """A random seed, short enough to write down."""
    return secrets.randbelow(10**9)
