"""Scripts: what a card does, as a row of small effects, and the frame that stores the progress.

An effect either happens or is a question. A question lists its options, applies a pick, and says whether to
ask again. Longer dialogues are several effects in a row. Everything to remember between two questions is in
the frame, so a game is plain data at every decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from boardwright.core.decision import PickLimits
from boardwright.core.inheriting import inheritable
from boardwright.core.refusal import IllegalChoice

if TYPE_CHECKING:
    from boardwright.core.plain_data import Json

    from .pieces.game_data import GameData

DONE: Final = -1
"""The option to stop, where a player may."""
NOBODY: Final = -1


@inheritable(allow_interpreted_subclasses=True)
class Effect:
    """One step of a script. Effects are made once, with the card, and hold no state."""

    fixed: ClassVar[bool] = False
    """It only gains goods, so its order among other effects does not matter."""

    def run(self, g: GameData, f: Frame) -> None:
        """Apply the effect."""
        raise NotImplementedError

    def has_precondition(self) -> bool:
        """Whether `possible` has to hold before a worker may be placed for it (E-28)."""
        return False

    def possible(self, g: GameData, seat: int) -> bool:
        """Whether its mandatory part can be carried out in full."""
        return True

    def why_impossible(self, g: GameData, seat: int, code: str) -> IllegalChoice:
        """Why it is not possible."""
        return IllegalChoice("not-offered", code)

    def holds(self) -> str:
        """What it puts on the card that acts: `points`, `goods` or nothing. Such production is not copied."""
        return ""

    def starting_tokens(self) -> int:
        """How many point tokens that card starts with."""
        return 0


@inheritable(allow_interpreted_subclasses=True)
class Question(Effect):
    """A step that asks its seat to pick one of several options."""

    always_ask: ClassVar[bool] = False
    """Ask even if there is only one answer."""
    prompt: str = ""
    """The key of its wording."""

    def options(self, g: GameData, f: Frame) -> list[int]:
        """What may be picked, in a fixed order, `DONE` last; nothing if there is nothing to do.

        It is asked again when a table is loaded or re-dealt, so it must change nothing.
        """
        raise NotImplementedError

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        """Apply a pick, any but `DONE`; true to be asked again."""
        raise NotImplementedError

    def code(self, g: GameData, f: Frame, option: int) -> str:
        """The spelling of an option."""
        raise NotImplementedError

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        """Particulars for the wording of the question."""
        return {}

    def message_key(self, g: GameData, f: Frame) -> str:
        """The message of the question, where it is not that of its prompt."""
        return ""

    def picks_left(self, g: GameData, f: Frame) -> int:
        """How many more picks may be made from the same things; 0 if later picks may be from others."""
        return 0

    def copies(self, g: GameData, f: Frame, option: int) -> int:
        """How often an option may be picked."""
        return 1

    def step(self) -> int:
        """How many picks are made together."""
        return 1

    def several(self, g: GameData, f: Frame) -> PickLimits | None:
        """How many may be picked at once, while it is the open question; None if only one."""
        left = self.picks_left(g, f)
        if left <= 0:
            return None
        times = {
            self.code(g, f, option): min(left, self.copies(g, f, option))
            for option in g.options
            if option != DONE
        }
        step = self.step()
        most = (f.picks + min(left, sum(times.values()))) // step * step - f.picks
        if g.options[-1] == DONE:
            return PickLimits(0, most, f.picks, times, "done", step)
        return PickLimits(most if step == 1 else -f.picks % step, most, f.picks, times, "", step)


class Halt(Question):
    """Ends a look ahead: it waits for an answer that never comes."""

    always_ask = True

    def options(self, g: GameData, f: Frame) -> list[int]:
        return [DONE]


class Script:
    """A named row of effects."""

    __slots__ = ("about_place", "fixed", "has_precondition", "name", "source", "steps")

    def __init__(self, name: str, steps: tuple[Effect, ...], about_place: bool = False) -> None:
        self.name: Final = name
        self.about_place: Final = about_place
        """It reads the place that its frame names."""
        self.source: Final = name.partition(".")[0]
        self.steps: Final = steps
        self.fixed: Final = all(step.fixed for step in steps)
        self.has_precondition: Final = tuple(step for step in steps if step.has_precondition())

    @staticmethod
    def of(name: str, steps: tuple[Effect, ...]) -> Script | None:
        """A script, or None where there is nothing in it."""
        return Script(name, steps) if steps else None

    def possible(self, g: GameData, seat: int) -> bool:
        """Whether all its mandatory parts can be carried out now."""
        for step in self.has_precondition:  # noqa: SIM110 (a generator would cost more than the test)
            if not step.possible(g, seat):
                return False
        return True


class Frame:
    """A script being carried out: its next step, and what its effects remember."""

    __slots__ = (
        "cards",
        "helper",
        "kind",
        "kinds",
        "last_picks",
        "origin",
        "owner",
        "paid",
        "payment_method",
        "picks",
        "place",
        "receiver",
        "removed",
        "script",
        "seat",
        "secret",
        "spot",
        "step",
        "uid",
        "uids",
    )  # fmt: skip

    def __init__(self, script: Script, seat: int, owner: int = NOBODY, uid: int = -1) -> None:
        self.script = script
        self.step = 0
        """The next step."""
        self.seat = seat
        """Who acts, gains and is asked."""
        self.owner = owner if owner >= 0 else seat
        """Whose city is read."""
        self.uid = uid
        """The city card that acts."""
        self.place = -1
        """The place that acts."""
        self.picks = 0
        """Picks made in the step that asks now."""
        self.last_picks = 0
        """Picks made in the step that asked before."""
        self.receiver = NOBODY
        """The player chosen to receive something."""
        self.kind = -1
        """The card being played."""
        self.origin = 0
        """Where that card, or a row of revealed cards, comes from."""
        self.payment_method = 0
        """How it is paid for."""
        self.helper = -1
        """The kind of the city card whose help was chosen."""
        self.spot = -1
        """The spot from which a worker is lifted."""
        self.paid = 0
        """The goods paid."""
        self.removed = -1
        """The kind of a card that has left the city for it."""
        self.cards: tuple[int, ...] = ()
        """Cards that lie next to it, in nobody's hand."""
        self.secret = False
        """Whether only its seat sees them."""
        self.kinds: tuple[int, ...] = ()
        """Kinds of cards it remembers."""
        self.uids: tuple[int, ...] = ()
        """City cards it remembers, by uid: still to act, or already done."""

    def copy(self) -> Frame:
        new = _BlankFrame()
        new.script = self.script
        new.seat = self.seat
        new.owner = self.owner
        new.uid = self.uid
        new.step = self.step
        new.place = self.place
        new.picks = self.picks
        new.last_picks = self.last_picks
        new.receiver = self.receiver
        new.kind = self.kind
        new.origin = self.origin
        new.payment_method = self.payment_method
        new.helper = self.helper
        new.spot = self.spot
        new.paid = self.paid
        new.removed = self.removed
        new.cards = self.cards
        new.secret = self.secret
        new.kinds = self.kinds
        new.uids = self.uids
        return new


class _BlankFrame(Frame):
    """An empty frame for `copy` to fill."""

    __slots__ = ()

    def __init__(self) -> None:
        pass
