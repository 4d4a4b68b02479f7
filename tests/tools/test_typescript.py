"""The TypeScript types say what goes over the wire, and are up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, get_args

import pytest
from msgspec import Meta, Raw, field

from boardwright.server import wire
from boardwright.tools import typescript

WIRE_TS = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_file_is_up_to_date() -> None:
    assert WIRE_TS.read_text() == typescript.file(), "run `make types`"


class Pizza(wire.ClientMessage, frozen=True, tag_field="type", tag="pizza"):
    """An order."""

    size: Annotated[int, Meta(ge=1, le=3)]
    name: str | None
    crust: Literal["thin", "thick"] = "thin"
    without: list[str] = field(default_factory=list)
    note: str | None = None


class Receipt(wire.ServerMessage, frozen=True, omit_defaults=True):
    """What it costs.

    In the money of the country.
    """

    sum: int
    paid: bool = False
    table: int | None = None
    lines: list[int | None] = field(default_factory=list)
    order: Pizza | Raw | None = None
    by: dict[str, list[float]] = field(default_factory=dict)


class Ticket(wire.ServerMessage, frozen=True):
    """A number to wait with."""

    number: int
    after: str | None = None


def test_clients_may_leave_out_what_has_a_default() -> None:
    assert typescript.interface(Pizza) == (
        "/** An order. */\n"
        "export interface Pizza {\n"
        '  type: "pizza";\n'
        "  size: number;\n"
        "  name: string | null;\n"
        '  crust?: "thin" | "thick";\n'
        "  without?: string[];\n"
        "  note?: string | null;\n"
        "}\n"
    )


def test_we_leave_out_only_where_we_say_so() -> None:
    assert typescript.interface(Receipt) == (
        "/**\n"
        " * What it costs.\n"
        " *\n"
        " * In the money of the country.\n"
        " */\n"
        "export interface Receipt {\n"
        "  sum: number;\n"
        "  paid?: boolean;\n"
        "  table?: number;\n"
        "  lines?: (number | null)[];\n"
        "  order?: Pizza;\n"
        "  by?: Record<string, number[]>;\n"
        "}\n"
    )
    assert "  after: string | null;\n" in typescript.interface(Ticket)


def test_what_goes_both_ways_has_two_faces() -> None:
    text = typescript.file()
    assert "interface Terms {\n  clock: Clock | null;\n" in text
    assert "interface TermsRequest {\n  clock?: ClockRequest | null;\n" in text
    assert "  terms?: TermsRequest;\n" in text.partition("interface NewTable ")[2].partition("}")[0]
    assert "  terms: Terms;\n" in text.partition("interface TableInfo ")[2].partition("}")[0]


def test_unions_are_told_apart_by_their_tag_and_hold_no_inner_act() -> None:
    text = typescript.file()
    acts = text.partition("export type AnyAct =\n")[2].partition(";")[0]
    assert [line.removeprefix("  | ") for line in acts.splitlines()] == [
        act.__name__ for act in get_args(wire.AnyAct)
    ]
    assert "  act: AnyAct;\n" in text.partition("interface Do ")[2].partition("}")[0]
    assert "Admit" not in text
    assert "ForwardedAct" not in text


def test_a_type_without_a_translation_is_noticed() -> None:
    with pytest.raises(KeyError):
        typescript.spell(complex)
