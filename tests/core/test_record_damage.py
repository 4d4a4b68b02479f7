"""Damaged records: whatever happens to the file, it is refused at a line that is wrong, or it is unharmed."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardwright.core.events import Event
from boardwright.core.plain_data import Json
from boardwright.core.record import MAGIC, Record
from boardwright.core.refusal import BadRecord
from boardwright.core.rng import Rng
from boardwright.testing.cases import Case

from ..toy import ToyGame, ToyState, toy
from .cases import ALL_GAMES, CASES


def sound(case: Case) -> str:
    """The text of a random game that was played to the end."""
    record = case.record(seed=12)
    chance = Rng(12)
    while waiting := record.state.waiting():
        options = record.state.options(waiting[0])
        record.choose(waiting[0], options.code(options.sample(chance)))
    return record.text()


TOY = sound(CASES[1])
SOLO = sound(CASES[2])
TWO = sound(CASES[6])
FILES = {"toy": TOY, "solo": SOLO, "two": TWO}
every_file = pytest.mark.parametrize("text", FILES.values(), ids=FILES)

SEED, OPTIONS, NAME, ANSWERS = 4, 5, 6, 8
"""Numbers of lines: in the solo record the one name is followed by `answers` on line 7."""


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as refusal:
        Record.read(text, ALL_GAMES)
    assert refusal.value.where == f"line {refusal.value.line}"
    return refusal.value


def line_of(text: str, index: int) -> int:
    """The number of the line in which a character stands."""
    return text.count("\n", 0, index) + 1


def with_line(text: str, number: int, line: str) -> str:
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


# Any damage, anywhere. Damage cannot be noticed before it is reached, nor after the end.


@every_file
def test_a_missing_line_is_noticed(text: str) -> None:
    lines = text.removesuffix("\n").split("\n")
    for index in range(len(lines)):
        refusal = refused("\n".join(lines[:index] + lines[index + 1 :]) + "\n")
        assert index + 1 <= refusal.line <= len(lines), f"without line {index + 1}"


@every_file
def test_a_doubled_line_is_noticed(text: str) -> None:
    lines = text.removesuffix("\n").split("\n")
    for index in range(len(lines)):
        refusal = refused("\n".join([*lines[: index + 1], *lines[index:], ""]))
        assert index + 1 <= refusal.line <= len(lines) + 1, f"line {index + 1} twice"


@every_file
def test_two_lines_that_changed_places_are_noticed(text: str) -> None:
    lines = text.removesuffix("\n").split("\n")
    for index in range(len(lines)):
        for other in (index + 1, index + 5):
            if other < len(lines) and lines[other] != lines[index]:
                swapped = lines[:]
                swapped[index], swapped[other] = lines[other], lines[index]
                refusal = refused("\n".join([*swapped, ""]))
                assert index + 1 <= refusal.line <= len(lines), f"lines {index + 1} and {other + 1}"


@every_file
def test_a_file_cut_anywhere_is_noticed(text: str) -> None:
    for length in range(len(text) - 1):  # a record without its last line feed is complete
        refusal = refused(text[:length])
        lines = line_of(text, length)
        assert 1 <= refusal.line <= lines + 1
        if refusal.reason == "record-truncated":
            assert refusal.line == len(text[:length].removesuffix("\n").split("\n")) + 1


@every_file
def test_a_changed_character_is_noticed(text: str) -> None:
    total = text.count("\n")
    for index, old in enumerate(text[:-1]):
        for new in (chr(ord(old) ^ 1), "0", " "):
            if new != old:
                refusal = refused(text[:index] + new + text[index + 1 :])
                assert line_of(text, index) <= refusal.line <= total, f"{old!r} to {new!r} at {index}"


def test_every_other_character_is_noticed_in_a_small_file() -> None:
    for index, old in enumerate(TOY[:-1]):
        for new in set("1x:é\n\t\x00\udc80٣") - {old}:
            refusal = refused(TOY[:index] + new + TOY[index + 1 :])
            assert line_of(TOY, index) <= refusal.line <= TOY.count("\n") + 1


@every_file
@given(data=st.data())
@settings(derandomize=True, deadline=None, max_examples=60)
def test_a_piece_replaced_by_anything_is_noticed(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text) - 2))
    end = data.draw(st.integers(start, min(len(text) - 1, start + 60)))
    piece = data.draw(st.text(st.sampled_from("01 \n\r{}:abcforest\u0663\udc80"), max_size=30))
    damaged = text[:start] + piece + text[end:]
    if damaged.replace("\r\n", "\n") != text:
        assert 1 <= refused(damaged).line <= damaged.count("\n") + 1


@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
@settings(derandomize=True, deadline=None, max_examples=200)
def test_any_text_is_refused_at_its_first_line(text: str) -> None:
    assert refused(text).line == 1 or text.startswith(MAGIC)


# Certain damage, at a certain line


@pytest.mark.parametrize(
    "text", ["", "\n", "{}", "PK\x03\x04", "\ufeff" + SOLO, " " + SOLO, "\n" + SOLO, SOLO.replace("\n", "\r")]
)
def test_a_foreign_file_is_refused_at_once(text: str) -> None:
    refusal = refused(text)
    assert (refusal.reason, refusal.line) == ("record-magic", 1)


EXACT: dict[str, tuple[int, str, str]] = {
    "another format": (1, "boardwright record 2", "record-magic"),
    "another game": (2, "game chess", "record-game"),
    "no game": (2, "gamecartographers", "record-expected"),
    "older rules": (3, "rules 0", "record-rules"),
    "newer rules": (3, "rules 2", "record-rules"),
    "rules that are no number": (3, "rules one", "record-whole"),
    "rules in other digits": (3, "rules \u0661", "record-whole"),
    "a seed below zero": (SEED, "seed -1", "record-whole"),
    "no seed": (SEED, "seed ", "record-whole"),
    "a seed beyond all measure": (SEED, "seed " + "9" * 5000, "record-whole"),
    "a seed out of range": (SEED, f"seed {2**128}", "seed-range"),
    "options that are no object": (OPTIONS, "options []", "record-options"),
    "options that are no JSON": (OPTIONS, "options {", "record-options"),
    "options without a bottom": (OPTIONS, "options " + "[" * 100_000, "record-options"),
    "options with a number beyond all measure": (
        OPTIONS,
        'options {"map":' + "9" * 5000 + "}",
        "record-options",
    ),
    "an option nobody knows": (OPTIONS, 'options {"colour":"blue"}', "unknown-field"),
    "an option named like an argument": (OPTIONS, 'options {"seed":1}', "unknown-field"),
    "an option named like another": (OPTIONS, 'options {"seats":1}', "unknown-field"),
    "an option named like a listener": (OPTIONS, 'options {"events":[]}', "unknown-field"),
    "an option named like the game itself": (OPTIONS, 'options {"self":1}', "unknown-field"),
    "a map nobody knows": (OPTIONS, 'options {"map":"c"}', "not-one-of"),
    "a fraction for a map": (OPTIONS, 'options {"map":1.5}', "not-one-of"),
    "a name with a tab": (NAME, "name A\tda", "record-name"),
    "a name too long": (NAME, "name " + "x" * 41, "record-name"),
    "a name with two spaces": (NAME, "name A  da", "record-name"),
    "no name": (NAME, "", "seat-count"),
    "no answers": (7, "answer", "record-expected"),
    "an answer without a seat": (ANSWERS, "forest:a1", "record-answer"),
    "an answer without a code": (ANSWERS, "0 ", "record-answer"),
    "an answer of nobody": (ANSWERS, "-1 forest:a1", "record-answer"),
    "an answer of a stranger": (ANSWERS, "1 forest:a1", "no-seat"),
    "an answer of a seat beyond all measure": (ANSWERS, "9" * 5000 + " forest:a1", "record-answer"),
    "an answer of a seat in other digits": (ANSWERS, "\u0660 forest:a1", "record-answer"),
    "an answer that means nothing": (ANSWERS, "0 nothing", "no-drawing"),
    "an answer off the map": (ANSWERS, "0 forest:k12", "off-map"),
    "an answer far off the map": (ANSWERS, "0 forest:k00199", "off-map"),
}


@pytest.mark.all_titles  # the lines are those of the solo case, whose number depends on the titles
@pytest.mark.parametrize(("number", "line", "reason"), EXACT.values(), ids=EXACT)
def test_a_wrong_line_is_named(number: int, line: str, reason: str) -> None:
    refusal = refused(with_line(SOLO, number, line))
    assert (refusal.line, refusal.reason) == (number, reason)


def test_an_answer_too_many_or_too_few_is_noticed_where_the_game_ends() -> None:
    lines = SOLO.split("\n")
    last = len(lines) - 2
    assert refused("\n".join([*lines[:last], lines[last - 1], *lines[last:]])).reason == "not-asked"
    short = refused("\n".join(lines[: last - 1] + lines[last:]))
    assert (short.reason, short.line) == ("record-count", last)


def test_a_wrong_digest_is_noticed_at_the_end() -> None:
    end = SOLO.split("\n")[-2]
    forged = end[:-1] + ("0" if end[-1] != "0" else "1")
    refusal = refused(SOLO.replace(end, forged))
    assert (refusal.reason, refusal.line) == ("record-digest", SOLO.count("\n"))


@pytest.mark.parametrize("more", ["x", "\n", "\r\n\r\n", "end 0 0", SOLO])
def test_text_after_the_end_is_refused(more: str) -> None:
    refusal = refused(SOLO + more)
    assert (refusal.reason, refusal.line) == ("record-trailing", SOLO.count("\n") + 1)


def test_more_names_than_seats_are_refused() -> None:
    refusal = refused(with_line(TOY, NAME, "name A\nname B\nname C"))
    assert refusal.reason == "seat-count"
    assert refusal.line >= NAME


def test_a_record_of_a_game_that_is_not_here_is_refused() -> None:
    with pytest.raises(BadRecord) as refusal:
        Record.read(SOLO, {toy.name: toy})
    assert (refusal.value.reason, refusal.value.line) == ("record-game", 2)
    assert refusal.value.details == {"game": "cartographers"}


class OtherToy(ToyGame):
    """Deals otherwise without saying so in its version."""

    def new(
        self,
        seats: int = 2,
        seed: int = 0,
        options: Mapping[str, Json] | None = None,
        events: list[Event] | None = None,
    ) -> ToyState:
        return super().new(seats, seed + 1, options, events)


def test_rules_that_play_differently_are_noticed_though_every_answer_is_legal() -> None:
    text = CASES[1].record(seed=12).text()
    with pytest.raises(BadRecord) as refusal:
        Record.read(text, {toy.name: OtherToy()})
    assert (refusal.value.reason, refusal.value.line) == ("record-digest", text.count("\n"))
