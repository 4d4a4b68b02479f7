"""Motion: pieces travel, a season turns, a game ends. Nothing moves for those who want no motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from .boards import set_up_board
from .person import Person

People = Callable[..., Person]
ME: Final = {"kind": "me"}

RECORD: Final = """
    window.seen = {};
    const look = () => {
        for (const one of document.getAnimations()) {
            const frames = one.effect?.getKeyframes?.() ?? [];
            const moves = ["transform", "translate", "scale", "rotate"];
            const moved = moves.filter((name) => frames.some((frame) => name in frame));
            const flies = one.effect?.target?.closest?.("body > [inert][aria-hidden]");
            const name = flies ? "flight" : (one.animationName ?? one.transitionProperty ?? "other");
            seen[name] = moved.join(" ");
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""
"""What is animated in a page, by name, with what moves; pieces that travel are a flight."""


def seen(person: Person) -> dict[str, str]:
    found: dict[str, Any] = person.page.evaluate("window.seen")
    return {name: str(moved) for name, moved in found.items()}


def act(person: Person, thing: str) -> None:
    """Select a thing, confirm, and wait for the next action."""
    before = person.asked()
    person.press(person.page.locator(f"[data-thing='{thing}']"))
    confirm = person.decision.locator(".acts .pri:enabled")
    confirm.click()
    person.wait_for_another_question(before)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_seasons_and_endings_have_their_moment(person: People, motion: str) -> None:
    ada = person(motion=motion)
    ada.page.add_init_script(RECORD)
    ada.become_guest()
    ended = set_up_board(ada, "everdell-over")
    ada.set_up("everdell", [ME], seed="1")
    ada.wait_until_asked()
    act(ada, "place:one_pebble")
    act(ada, "place:two_resin")
    before = ada.asked()
    ada.decision.get_by_role("button", name="Prepare for").click()
    ada.decision.locator(".acts .pri:enabled").click()
    ada.wait_for_another_question(before)
    if motion != "reduce":
        ada.page.wait_for_selector(".turn", state="attached")
    ada.wait_for_frames()
    at_the_table = seen(ada)
    ada.go_to(ended)
    ada.page.wait_for_selector(".result .curve")
    found = at_the_table | seen(ada)
    moving = {name for name, moved in found.items() if moved}
    if motion == "reduce":
        assert not moving, found
    else:
        assert {"flight", "turn", "spring"} <= {name.rpartition("-")[2] for name in moving}, found
