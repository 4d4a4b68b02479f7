"""Between the wire and the tables: acts become commands, and the stored format does not change."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from boardwright.server import wire
from boardwright.server.storage.store import decode_event, encode_event
from boardwright.tables import create
from boardwright.tables.commands import Choose, Command, Sit
from boardwright.tables.terms import Clock, Terms

DATA = Path(__file__).parent / "data"


def test_every_act_is_a_command_with_the_same_fields() -> None:
    acts = {act.__name__.removesuffix("Act"): act.__struct_fields__ for act in get_args(wire.ForwardedAct)}
    commands = {kind.__name__: tuple(field.name for field in fields(kind)) for kind in get_args(Command)}
    assert acts == commands


def test_an_act_becomes_a_command_and_back() -> None:
    text = b'{"act":"choose","id":"a","seat":1,"asked":7,"code":"pass"}'
    act = msgspec.json.decode(text, type=wire.ForwardedAct)
    assert wire.command_of(act) == Choose("a", 1, 7, "pass")
    assert msgspec.json.encode(wire.act_of(wire.command_of(act))) == text
    assert wire.act_of(Sit("b")) == wire.SitAct("b")


def test_the_setup_of_a_table_keeps_all_that_was_requested() -> None:
    request = wire.NewTable(
        "everdell", [wire.NewSeat("me", name="Ada"), wire.NewSeat("bot", bot="good")], {"a": [1]},
        "first", "7", wire.TermsRequest(wire.ClockRequest("bank", 300, 5), chat="off", undo=False),
    )  # fmt: skip
    assert wire.plain(request, create.TableSetup) == create.TableSetup(
        "everdell", [create.SeatSetup("me", "Ada"), create.SeatSetup("bot", None, "good")], {"a": [1]},
        "first", "7", Terms(Clock("bank", 300, 5), chat="off", undo=False),
    )  # fmt: skip
    assert wire.plain(wire.NewTable("a", [], {}), create.TableSetup).terms == Terms()


@pytest.mark.parametrize("kept", sorted(DATA.glob("*.sqlite.sql")), ids=lambda path: path.stem)
def test_logs_of_every_release_would_be_written_as_they_are(kept: Path) -> None:
    stored = re.findall(r"INSERT INTO \"entries\" VALUES\(.*?'(\{\"kind\".*\})'\);", kept.read_text("utf-8"))
    assert len(stored) > 20
    for text in stored:
        assert encode_event(decode_event(text)) == text
