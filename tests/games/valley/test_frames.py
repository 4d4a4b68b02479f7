"""The table of a frame's fields: nothing of a frame is missing in it, in copies or in positions."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Field
from boardwright.games.everdell import everdell
from boardwright.games.valley.rules.positions.frames import FRAME_FIELDS, FrameField, dump_frame
from boardwright.games.valley.rules.positions.position import Reader
from boardwright.games.valley.rules.script import Frame, Script

OTHER = Script("other", ())


def slots() -> set[str]:
    """What a frame holds, in both builds."""
    return {name for name, slot in vars(Frame).items() if hasattr(slot, "__set__")}


def marked() -> Frame:
    """A frame of which every field is different from all others and from a new frame."""
    frame = Frame(Script("one", ()), 0)
    for mark, name in enumerate(sorted(slots() - {"script"}), start=5):
        old = getattr(frame, name)
        new: object = mark
        if isinstance(old, bool):
            new = not old
        elif isinstance(old, tuple):
            new = (mark,)
        setattr(frame, name, new)
    return frame


def test_every_field_is_in_the_table() -> None:
    assert slots() == {"script", "seat", *[field.slot for field in FRAME_FIELDS]}
    assert len(FRAME_FIELDS) == len({field.name for field in FRAME_FIELDS}) == len(slots()) - 2


def test_a_copy_has_every_field() -> None:
    frame = marked()
    copy = frame.copy()
    assert {name: getattr(copy, name) for name in slots()} == {name: getattr(frame, name) for name in slots()}
    frame.script = OTHER
    assert copy.script is not OTHER


@pytest.mark.parametrize("field", FRAME_FIELDS, ids=lambda field: field.name)
def test_each_field_is_written_and_read_alone(field: FrameField) -> None:
    table = everdell.load({"seats": [{"city": ["farm"]}, {}]}).data
    frame = Frame(table.rules.turn, 0)
    assert dump_frame(table, frame) == {"script": "everdell.turn", "seat": 0}
    old = getattr(frame, field.slot)
    uid = table.players[0].city.cards[0].uid
    special = {"uid": uid, "secret": True, "uids": (uid,)}
    setattr(frame, field.slot, special.get(field.slot, (1, 0) if isinstance(old, tuple) else 1))
    shown = field.dump(table, frame)
    assert shown is not None
    assert dump_frame(table, frame) == {"script": "everdell.turn", "seat": 0, field.name: shown}
    again = Frame(table.rules.turn, 0)
    field.load(Reader(table), again, Field(shown))
    for name in slots():
        assert getattr(again, name) == getattr(frame, name)
