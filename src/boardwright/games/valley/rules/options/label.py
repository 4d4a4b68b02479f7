"""The labels of options: their words, and what they point at. Only this module takes codes apart."""

from __future__ import annotations

from typing import Final

from boardwright.core.label import Label
from boardwright.core.plain_data import Json

from ..machine import open_question
from ..pieces.game_data import GameData
from .placements import city_card_code

FIXED: Final = {
    "done": "option-done",
    "pass": "option-pass",
    "keep": "option-keep",
    "redraw": "option-redraw",
    "draw": "option-draw",
    "first:cards": "option-first-cards",
    "first:green": "option-first-green",
    "reveal:deck": "option-reveal-deck",
    "reveal:discard": "option-reveal-discard",
    "pay:nothing": "option-nothing",
}
"""Codes without parts, with their message keys."""

PILES: Final = {"draw": "deck", "reveal:deck": "deck", "reveal:discard": "discard"}
"""The things that some of these codes point at."""

FATES: Final = {"hand": "option-sort-hand", "under": "option-sort-under", "discard": "option-sort-discard"}


def label(g: GameData, seat: int, code: str) -> Label:
    """Return the label of an option of the open question, or of a code that `why_not` returns."""
    try:
        return _label(g, seat, code)
    except (KeyError, ValueError):  # a code that is never offered
        return Label.plain(code)


def _label(g: GameData, seat: int, code: str) -> Label:
    if code in FIXED:
        return Label(FIXED[code], {}, [PILES[code]] if code in PILES else [])
    verb, _, rest = code.partition(":")
    if verb == "prepare":
        seasons = g.rules.seasons
        coming = min(g.players[seat].season + 1, len(seasons) - 1)  # the last season, if there is no next one
        return Label("option-prepare", {"season": seasons[coming].id}, [])
    if verb == "play":
        return _play(g, seat, rest)
    if verb in ("discard", "keep", "take", "tuck"):
        return _card(g, seat, rest, shown=verb == "keep")
    if verb == "sort":
        card, _, fate = rest.partition("=")
        sorted_card = _card(g, seat, card, shown=True)
        return Label(FATES[fate], sorted_card.args, sorted_card.at)
    if verb == "to":
        return Label("option-player", {"player": int(rest)}, [f"seat:{rest}"])
    if verb in ("gain", "give", "lay", "pay", "store"):
        return _goods(g, rest)
    return spot_label(rest, seat)


def spot_label(code: str, seat: int | None) -> Label:
    """Return the label of a spot: a place, or a card of a city. The seat's city is not named."""
    owner, _, card = code.partition(".")
    if code == "stray":
        return Label("option-stray", {}, [])
    if not card:
        return Label("option-place", {"place": code}, [f"place:{code}"])
    if owner == str(seat):
        return Label("option-card", _copy(card), [f"city:{code}"])
    return Label("option-card-of", {**_copy(card), "player": int(owner)}, [f"city:{code}"])


def _copy(code: str) -> dict[str, Json]:
    """Return a card, with its number if it is not the first of its kind there."""
    card, _, number = code.partition(".")
    return {"card": card, "copy": int(number)} if number else {"card": card}


def _card(g: GameData, seat: int, code: str, shown: bool = False) -> Label:
    """Return the label of a card of the hand, of the face-up row, of a city, or of the shown cards."""
    zone, _, card = code.partition(".")
    if not card:
        return Label("option-card", {"card": code}, [f"shown:{code}" if shown else f"hand:{code}"])
    if zone == g.rules.row_name:
        return Label("option-card", _copy(card), [f"row:{card}"])
    return spot_label(code, seat)


def _play(g: GameData, seat: int, code: str) -> Label:
    """Return the label of a play. It also points at the home or the helper."""
    card, _, helper = code.partition("=")
    card, _, home = card.partition("@")
    index = g.rules.cards.index
    played = _card(g, seat, card, shown=index.get(card, -1) in g.agenda[-1].cards)
    city = g.players[seat].city
    if home:
        vacant = city.distinct(city.vacant(index[home]))
        homes = [f"city:{city_card_code(g, seat, at)}" for at in vacant]
        return Label("option-home", {**played.args, "home": home}, played.at + homes)
    if helper:
        helps = city.find(index[helper])
        helpers = [f"city:{city_card_code(g, seat, helps)}"] if helps >= 0 else []
        return Label("option-helper", {**played.args, "helper": helper}, played.at + helpers)
    return played


def _goods(g: GameData, code: str) -> Label:
    """Return the label of a number, goods, one good or a card, with the receiver, if any."""
    if code.isdecimal():
        good = open_question(g).about(g, g.agenda[-1])["good"]
        return Label("option-goods", {"goods": {str(good): int(code)}}, [f"good:{good}"])
    if code[:1].isdecimal():
        amounts = dict(_amount(part) for part in code.split("+"))
        return Label("option-goods", {"goods": amounts}, [f"good:{good}" for good in amounts])
    what, _, whom = code.partition("=")
    if what in g.rules.goods.names:
        given = Label("option-good-to" if whom else "option-good", {"good": what}, [f"good:{what}"])
    else:
        given = Label("option-card-to" if whom else "option-card", {"card": what}, [f"hand:{what}"])
    if whom:
        given.args["player"] = int(whom)
        given.at.append(f"seat:{whom}")
    return given


def _amount(code: str) -> tuple[str, Json]:
    """Return a good and its number."""
    good = code.lstrip("0123456789")
    return good, int(code.removesuffix(good))
