"""The log as it is kept: old logs can be read for ever, and what we write stays as it was."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from boardwright.core.plain_data import Json
from boardwright.core.refusal import Refusal
from boardwright.tables.log_entries import (
    Admitted,
    Began,
    Chose,
    Closed,
    Continued,
    Created,
    Forgotten,
    Left,
    Origin,
    Replaced,
    Returned,
    Revoked,
    Rose,
    Said,
    Sat,
    TableEvent,
    Undid,
    dump,
    load,
)
from boardwright.tables.terms import Clock, Terms

WRITTEN: list[tuple[TableEvent, str]] = [
    (
        Created("everdell", 3, "340282366920938463463374607431768211455", "salt", {"a": {"b": [1, None]}}, 2,
                "ada", Terms()),
        '{"kind":"created","game":"everdell","rules":3,"seed":"340282366920938463463374607431768211455",'
        '"salt":"salt","options":{"a":{"b":[1,null]}},"seats":2,"host":"ada","terms":{"clock":null,'
        '"chat":"seats","listed":false,"live_scores":true,"undo":true}}',
    ),
    (
        Created("everdell", 3, "7", "s", {}, 2, "ada",
                Terms(Clock("bank", 300, 5), "off", listed=True, live_scores=False, undo=False),
                chosen_seed=True, origin=Origin("fork", "one", 3), answers=[(0, "visit:a"), (1, "b")],
                invited=["ben"]),
        '{"kind":"created","game":"everdell","rules":3,"seed":"7","salt":"s","options":{},"seats":2,'
        '"host":"ada","terms":{"clock":{"kind":"bank","seconds":300,"more":5},"chat":"off","listed":true,'
        '"live_scores":false,"undo":false},"chosen_seed":true,"origin":{"how":"fork","table":"one",'
        '"answers":3,"day":""},"answers":[[0,"visit:a"],[1,"b"]],"invited":["ben"]}',
    ),
    (Sat(1, 'Ada «ё» "', person="p"), '{"kind":"sat","seat":1,"name":"Ada «ё» \\"","person":"p"}'),
    (Sat(0, "", bot="casual"), '{"kind":"sat","seat":0,"name":"","bot":"casual"}'),
    (Rose(1), '{"kind":"rose","seat":1}'),
    (Admitted("ben"), '{"kind":"admitted","person":"ben"}'),
    (Admitted("ben", 0, sits=True), '{"kind":"admitted","person":"ben","seat":0,"sits":true}'),
    (Admitted("eve", 0, link="l"), '{"kind":"admitted","person":"eve","seat":0,"link":"l"}'),
    (Revoked("l", 0), '{"kind":"revoked","link":"l","seat":0}'),
    (Forgotten("ada"), '{"kind":"forgotten","person":"ada"}'),
    (Began(), '{"kind":"began"}'),
    (Chose(0, "play:farm@hand"), '{"kind":"chose","seat":0,"code":"play:farm@hand"}'),
    (Chose(1, "x", by="good"), '{"kind":"chose","seat":1,"code":"x","by":"good"}'),
    (Undid(0), '{"kind":"undid","seat":0}'),
    (Said("ada", "Ada", "🌲"), '{"kind":"said","person":"ada","name":"Ada","text":"🌲"}'),
    (Left(0), '{"kind":"left","seat":0}'),
    (Returned(0), '{"kind":"returned","seat":0}'),
    (
        Replaced(1, "casual", "Ada", "stand_in"),
        '{"kind":"replaced","seat":1,"bot":"casual","by":"Ada","how":"stand_in"}',
    ),
    (
        Replaced(1, "casual", "Ada", "forfeit", "ada"),
        '{"kind":"replaced","seat":1,"bot":"casual","by":"Ada","how":"forfeit","person":"ada"}',
    ),
    (Continued("two", "Ada", "ada"), '{"kind":"continued","table":"two","by":"Ada","person":"ada"}'),
    (Closed("Ada", "ada"), '{"kind":"closed","by":"Ada","person":"ada"}'),
    (Continued("two", "Ada"), '{"kind":"continued","table":"two","by":"Ada"}'),
    (Closed("admin"), '{"kind":"closed","by":"admin"}'),
]  # fmt: skip


@pytest.mark.parametrize(("event", "text"), WRITTEN)
def test_an_event_is_written_as_ever_and_read_again(event: TableEvent, text: str) -> None:
    assert json.dumps(dump(event), ensure_ascii=False, separators=(",", ":")) == text
    assert load(json.loads(text)) == event


def test_every_kind_of_event_is_pinned() -> None:
    assert {type(event) for event, _ in WRITTEN} == set(get_args(TableEvent))


def test_a_field_that_we_do_not_know_is_left_alone() -> None:
    assert load({"kind": "rose", "seat": 1, "mood": "grim"}) == Rose(1)


@pytest.mark.parametrize(
    "broken",
    [
        None, [], {}, {"kind": "sneezed"}, {"kind": ["rose"]}, {"kind": "rose"},
        {"kind": "rose", "seat": "1"}, {"kind": "rose", "seat": True},
        {"kind": "admitted", "person": "ben", "seat": "0"},
        {"kind": "created", "terms": {"chat": "loud"}},
        {"kind": "created", "answers": [[0]]}, {"kind": "created", "invited": [1]},
    ],
)  # fmt: skip
def test_what_is_no_event_is_refused(broken: Json) -> None:
    with pytest.raises(Refusal, match="log-broken"):
        load(broken)
