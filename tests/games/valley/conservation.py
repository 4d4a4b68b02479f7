"""What no answer may create or destroy in the games of the valley."""

from __future__ import annotations

import json
from typing import Any, Final

from boardwright.core.events import Event
from boardwright.core.plain_data import spell
from boardwright.core.protocol import State
from boardwright.games.valley.rules.game import ValleyState
from boardwright.testing.cases import plain

UNFORESEEN: Final = ("rival-plays", "reveal")


def conserves(before: State, events: list[Event], after: State) -> None:
    """Every card is in one place; nobody's workers appear or vanish; goods change only as the events say."""
    assert isinstance(after, ValleyState)
    rules = after.data.rules
    dump = plain(after.dump())
    players = [*dump["seats"], *dump["rivals"]]
    found = [card["card"] if isinstance(card, dict) else card for card in dump["discard"]]
    for card in dump[rules.row_name]:
        found += [card["card"]] * card["copies"] if isinstance(card, dict) else [card] if card else []
    found += dump["next"]
    for player in players:
        found += [card["card"] if isinstance(card, dict) else card for card in player.get("hand", [])]
        for built in player["city"]:
            found += [built["card"], *built.get("under", [])] if isinstance(built, dict) else [built]
        for claim in player[f"{rules.claim_name}s"]:
            found += claim.get("cards", []) if isinstance(claim, dict) else []
    for frame in dump["agenda"]:
        found += frame.get("cards", [])
        if "kind" in frame and frame.get("at", 0) <= rules.entry_step:
            found.append(frame["kind"])
    copies = {card.id: card.copies for card in rules.cards.cards}
    assert all(found.count(card) <= copies[card] for card in found)
    assert len(found) + plain(after.view(None))["deck"] - len(dump["next"]) == sum(copies.values())
    totals = {season.id: season.workers for season in rules.seasons}
    for seat in dump["seats"]:
        assert (
            seat["workers"] + len(seat["deployed"]) + seat["stray"] + seat["lost"] == totals[seat["season"]]
        )
    goods = [_goods_in(player, rules.goods.names) for player in [*plain(before.dump())["seats"]]]
    for event in events:
        _tell_goods(goods, event)
    assert goods == [_goods_in(player, rules.goods.names) for player in dump["seats"]]


def _goods_in(player: Any, goods: tuple[str, ...]) -> dict[str, int]:
    return {good: player["goods"].get(good, 0) for good in goods}


def _tell_goods(goods: list[dict[str, int]], event: Event) -> None:
    """Change supplies as an event tells."""
    fact = json.loads(spell(event.args))
    if not 0 <= event.seat < len(goods):
        return
    if event.kind == "sail":
        goods[event.seat]["treasure"] += fact["treasures"]
    signs = {
        "gain": 1,
        "pay": -1,
        "lay": -1,
        "give": -1,
        "play": -1,
        "tribute": 0,
    }  # a tribute was paid before
    if event.kind not in signs:
        return
    named = fact["paid"] if event.kind == "play" else fact["goods"]
    for good, n in named.items():
        goods[event.seat][good] += signs[event.kind] * n
        if event.kind in ("give", "tribute") and 0 <= fact["to"] < len(goods):
            goods[fact["to"]][good] += n
