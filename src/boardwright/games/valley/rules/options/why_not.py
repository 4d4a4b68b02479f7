"""Why something is not among the options of a turn: the first condition that is not met.

It uses the same tests as the options and no other rules. A card or a place has a refusal here exactly when it
is not offered.
"""

from __future__ import annotations

from boardwright.core.refusal import IllegalChoice

from ..machine import open_question
from ..pieces.card import COLOUR_WIDTH, COLOURS
from ..pieces.city import CityCard
from ..pieces.conditions import spendable_goods
from ..pieces.deck import hand_kinds, row_code
from ..pieces.game_data import EMPTY, GameData
from ..pieces.goods import WIDTH, amount
from ..pieces.goods_codes import goods_code
from ..pieces.place import Place
from ..turn import TakeAction
from .moves import (
    CARD_SPOT,
    HAND,
    PASS,
    PLAY,
    PREPARE,
    SPOT_SHIFT,
    VERB,
    VISIT,
    card_spot,
    kind_of,
    origin_of,
    spot_card,
    spot_owner,
)
from .payments import price
from .placements import city_card_code, has_claimed, spot_code, worker_capacity, worker_count, workers_of


def why_not(g: GameData) -> dict[str, IllegalChoice]:
    """Return the refusals of what the seat to move cannot do, by code."""
    frame = g.agenda[-1]
    if not isinstance(open_question(g), TakeAction):
        return {}
    seat = frame.seat
    found: dict[str, IllegalChoice] = {}
    spots = {move >> SPOT_SHIFT for move in g.options if move & VERB == VISIT}
    plays = {(kind_of(move), origin_of(move)) for move in g.options if move & VERB == PLAY}
    offered_cards = [_city_card_at(g, spot) for spot in spots if spot >= CARD_SPOT]
    for spot in _all_spots(g, seat):
        twin = spot >= CARD_SPOT and any(
            _city_card_at(g, spot).equals(city_card) for city_card in offered_cards
        )
        if spot not in spots and not twin:
            found[f"visit:{spot_code(g, spot)}"] = _why_not_visit(g, seat, spot)
    for kind in hand_kinds(g, seat):
        if (kind, HAND) not in plays:
            code = f"play:{g.rules.cards.ids[kind]}"
            found[code] = _why_not_play(g, seat, kind, HAND, code)
    closed = g.rules.closed_positions(g, seat)
    offered = {g.row[origin - 1] for _, origin in plays if origin}
    for position, kind in enumerate(g.row):
        if kind == EMPTY or (kind, position + 1) in plays:
            continue
        code = f"play:{row_code(g, position)}"
        if closed >> position & 1:
            found[code] = IllegalChoice("position-closed", code)
        elif kind not in offered:
            found[code] = _why_not_play(g, seat, kind, position + 1, code)
    if PREPARE not in g.options:
        found["prepare"] = _why_not_prepare(g, seat)
    if PASS not in g.options:
        found["pass"] = IllegalChoice("pass-early", "pass", season=g.rules.seasons[-1].id)
    return found


def why_not_code(g: GameData, code: str) -> IllegalChoice:
    """Return the refusal of a code that is not offered."""
    frame = g.agenda[-1]
    if not isinstance(open_question(g), TakeAction):
        return IllegalChoice("not-offered", code)
    reason = why_not(g).get(code)
    if reason is not None:
        return reason
    verb, _, rest = code.partition(":")
    if verb == "play":
        return _why_not_this_way(g, frame.seat, code, rest)
    if verb == "visit":
        for spot in _all_spots(g, frame.seat, closed_cards=True):
            if spot_code(g, spot) == rest:
                return _why_not_visit(g, frame.seat, spot)
        for owner, player in enumerate(g.players):
            for at, city_card in enumerate(player.city.cards):
                if city_card_code(g, owner, at) == rest:
                    return IllegalChoice("no-spot", code, card=city_card.card.id)
        return IllegalChoice("no-such-place", code)
    return IllegalChoice("not-offered", code)


def _city_card_at(g: GameData, spot: int) -> CityCard:
    return g.players[spot_owner(spot)].city.cards[spot_card(spot)]


def _why_not_this_way(g: GameData, seat: int, code: str, rest: str) -> IllegalChoice:
    """Return the refusal of a card that can be played, but not in this way, or that is not there."""
    card, _, method = rest.partition("=")
    card, _, home = card.partition("@")
    shown = [g.rules.cards.ids[kind] for kind in hand_kinds(g, seat)]
    shown += [row_code(g, position) for position, kind in enumerate(g.row) if kind != EMPTY]
    if card not in shown:
        return IllegalChoice("card-not-there", code)
    closed = why_not(g).get(f"play:{card}")
    if closed is not None and closed.reason == "position-closed":
        return IllegalChoice(closed.reason, code)
    in_row = card.startswith(f"{g.rules.row_name}.")
    id = card.removeprefix(f"{g.rules.row_name}.").partition(".")[0]
    kind = g.rules.cards.kind(id)
    origin = g.row.index(kind) + 1 if in_row else HAND
    if code.endswith(("=", "@")):
        return IllegalChoice("not-offered", code)
    if not method and not home:
        return _why_not_play(g, seat, kind, origin, code)
    for helper in g.rules.helpers:
        if helper.id == method:
            absent = not g.players[seat].city.mask & helper.mask
            return IllegalChoice("helper-absent" if absent else "helper-useless", code, card=method)
    if home in g.rules.cards.index:
        other = g.rules.cards.index[home]
        guest = g.rules.cards.cards[kind]
        if not guest.homes >> other & 1:
            return IllegalChoice("not-its-home", code, card=home)
        city = g.players[seat].city
        if city.homes >> other & 1:  # the home is free, so the critter does not fit, or may not move in
            fits = guest.entry.can_enter(g, seat, guest, city)
            return IllegalChoice("no-housing", code) if fits else _why_not_play(g, seat, kind, origin, code)
        return IllegalChoice("home-taken" if city.mask >> other & 1 else "helper-absent", code, card=home)
    return IllegalChoice("not-offered", code)


def _why_not_play(g: GameData, seat: int, kind: int, origin: int, code: str) -> IllegalChoice:
    card = g.rules.cards.cards[kind]
    if not card.entry.can_enter(g, seat, card, g.players[seat].city):
        return card.entry.refusal(g, seat, card, code)
    have = spendable_goods(g, seat)
    cost = price(g, kind, origin)
    missing = 0
    goods = g.rules.goods
    for field in range(goods.kinds):
        lack = amount(cost, field) - amount(have, field)
        if lack > 0:
            missing += lack << WIDTH * field
    if amount(have, goods.wild) or amount(cost, goods.wild):  # any good would do for some of it
        return IllegalChoice("resources-short-by", code, n=goods.shortfall(have, cost))
    return IllegalChoice("goods-short", code, missing=goods_code(g, missing))


def _all_spots(g: GameData, seat: int, closed_cards: bool = False) -> list[int]:
    """Return every place and every card with a spot: of the seat's city, and open ones of other cities."""
    found = list(range(len(g.setup.places)))
    for owner, player in enumerate(g.players):
        own = owner == seat or closed_cards
        found += [card_spot(owner, at) for at in (player.city.spots if own else player.city.open_spots)]
    return found


def _why_not_visit(g: GameData, seat: int, spot: int) -> IllegalChoice:
    """Return why no worker can go to a spot. The conditions are in the order that a player checks them."""
    code = f"visit:{spot_code(g, spot)}"
    player = g.players[seat]
    if spot < CARD_SPOT:
        place = g.setup.places[spot]
        unmet = _requirement(g, seat, spot, place, code)
        if unmet is not None:
            return unmet
        script = place.visit
        workers = g.workers[spot]
        full = workers != 0 and (
            (place.spots and worker_count(workers) >= place.spots)
            or 0 < place.spots_of_one <= workers_of(workers, seat)
        )
    else:
        owner = spot_owner(spot)
        city = g.players[owner].city
        city_card = city.cards[spot_card(spot)]
        if owner != seat and not city_card.card.spot.open:
            return IllegalChoice("not-open", code, card=city_card.card.id)
        full = worker_count(city_card.workers) >= worker_capacity(city_card, city)
        if city_card.card.visit is None:
            return IllegalChoice("no-such-place", code)
        script = city_card.card.visit
    if full:
        return IllegalChoice("spot-taken", code)
    for step in script.has_precondition:
        if not step.possible(g, seat):
            return step.why_impossible(g, seat, code)
    if spot < CARD_SPOT:
        refused = g.rules.why_refused(g, seat, spot, code)
        if refused is not None:
            return refused
    if not player.workers:
        return IllegalChoice("no-worker", code)
    return IllegalChoice("not-offered", code)


def _requirement(g: GameData, seat: int, index: int, place: Place, code: str) -> IllegalChoice | None:
    """Return the first requirement of a place that the player does not meet, or None."""
    player = g.players[seat]
    if place.many_claims and has_claimed(g, seat, index):
        return IllegalChoice("already-yours", code)
    if g.closed >> index & 1:
        return IllegalChoice("already-achieved" if place.claimed else "place-closed", code)
    if place.season > player.season:
        return IllegalChoice("place-season", code, season=g.rules.seasons[place.season].id)
    for id in place.needs:
        if not player.city.mask >> g.rules.cards.kind(id) & 1:
            return IllegalChoice("card-missing", code, card=id)
    for colour, name in enumerate(COLOURS):
        need = place.colours >> COLOUR_WIDTH * colour & 0x3F
        have = player.city.count_colour(colour)
        if have < need:
            return IllegalChoice("colour-short", code, colour=name, n=need, have=have)
    return None


def _why_not_prepare(g: GameData, seat: int) -> IllegalChoice:
    player = g.players[seat]
    if player.season == g.rules.last_season:
        return IllegalChoice("last-season", "prepare")
    return IllegalChoice("workers-left", "prepare", n=player.workers)
