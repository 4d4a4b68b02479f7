"""How the options of a table are worded and what they point at: the one place that takes codes apart."""

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
"""Codes that have no parts, with their words."""

PILES: Final = {"draw": "deck", "reveal:deck": "deck", "reveal:discard": "discard"}
"""Those of them that point at something."""

FATES: Final = {"hand": "option-sort-hand", "under": "option-sort-under", "discard": "option-sort-discard"}


def label(g: GameData, seat: int, code: str) -> Label:
    """The label of an option of the question that is open, or of something that `why_not` names."""
    try:
        return _label(g, seat, code)
    except (KeyError, ValueError):  # nothing that anybody offers
        return Label.plain(code)


def _label(g: GameData, seat: int, code: str) -> Label:
    if code in FIXED:
        return Label(FIXED[code], {}, [PILES[code]] if code in PILES else [])
    verb, _, rest = code.partition(":")
    if verb == "prepare":
        seasons = g.rules.seasons
        coming = min(g.players[seat].season + 1, len(seasons) - 1)  # the last one, where none is left
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
    """Where a worker is or goes: a place, or a card of a city. The seat's own city goes without saying."""
    owner, _, card = code.partition(".")
    if code == "stray":
        return Label("option-stray", {}, [])
    if not card:
        return Label("option-place", {"place": code}, [f"place:{code}"])
    if owner == str(seat):
        return Label("option-card", _copy(card), [f"city:{code}"])
    return Label("option-card-of", {**_copy(card), "player": int(owner)}, [f"city:{code}"])


def _copy(code: str) -> dict[str, Json]:
    """A card, and its number unless it is the first of its kind where it lies."""
    card, _, number = code.partition(".")
    return {"card": card, "copy": int(number)} if number else {"card": card}


def _card(g: GameData, seat: int, code: str, shown: bool = False) -> Label:
    """A card of the hand, of the face-up row, of a city, or one of those that are shown."""
    zone, _, card = code.partition(".")
    if not card:
        return Label("option-card", {"card": code}, [f"shown:{code}" if shown else f"hand:{code}"])
    if zone == g.rules.row_name:
        return Label("option-card", _copy(card), [f"row:{card}"])
    return spot_label(code, seat)


def _play(g: GameData, seat: int, code: str) -> Label:
    """A card with how it is paid for; what houses it or helps is pointed at too."""
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
    """A number of what is asked for, an amount, a good or a card, and who receives it."""
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
    """A number with its good."""
    good = code.lstrip("0123456789")
    return good, int(code.removesuffix(good))
