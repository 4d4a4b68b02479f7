"""Writing a game as a position, hidden information included. The deck is not listed: it is the rest."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..options.placements import city_card_code, lost_workers, spot_code, workers_of
from ..pieces.city import CityCard
from ..pieces.game_data import EMPTY, KNOWN_BITS, PUBLIC, SPECTATOR, GameData
from ..pieces.goods_codes import goods_json
from ..pieces.place import Claim
from .frames import dump_frame


def dump(g: GameData) -> dict[str, Json]:
    """Return the whole game as a position."""
    rules = g.rules
    return {
        "game": rules.name,
        "version": rules.version,
        "rng": g.rng.dump(),
        "options": dict(g.setup.options),
        "turn": g.turn,
        rules.row_name: _dump_row(g),
        "discard": [_dump_card(g, card, 0) for card in g.discards],
        "next": [rules.cards.ids[kind] for kind in g.upcoming],
        "rolls": [face + 1 for face in g.rolls],
        "played": g.played,
        "seats": [_dump_player(g, seat) for seat in range(g.seats)],
        "rivals": [_dump_rival(g, seat) for seat in range(g.seats, len(g.players))],
        "agenda": [dump_frame(g, frame) for frame in g.agenda],
        **({"out": [rules.cards.ids[kind] for kind in g.out]} if g.out else {}),
        **g.extension.dump(g),
    }


def _dump_row(g: GameData) -> list[Json]:
    """Return the face-up cards by position, with their number where there is more than one."""
    found: list[Json] = []
    for kind, under in zip(g.row, g.under, strict=True):
        id: Json = None if kind == EMPTY else g.rules.cards.ids[kind]
        found.append({"card": id, "copies": under + 1} if under else id)
    return found


def _dump_card(g: GameData, card: int, usual: int) -> Json:
    """Return a card, with the seats that have seen it if they are not the usual ones."""
    id = g.rules.cards.ids[card >> KNOWN_BITS]
    known = card & PUBLIC
    if known == usual:
        return id
    if known == PUBLIC:
        return {"card": id, "known": "all"}
    return {"card": id, "known": [seat for seat in range(SPECTATOR) if known >> seat & 1]}


def _dump_player(g: GameData, seat: int) -> dict[str, Json]:
    player = g.players[seat]
    return {
        "hand": [_dump_card(g, card, 1 << seat) for card in player.hand],
        "goods": goods_json(g, player.goods),
        "points": player.points,
        "city": [_dump_city_card(g, city_card) for city_card in player.city.cards],
        f"{g.rules.claim_name}s": [_dump_claim(g, claim) for claim in player.claims],
        "season": g.rules.seasons[player.season].id,
        "workers": player.workers,
        "deployed": _dump_deployed(g, seat),
        "stray": player.stray_workers,
        "lost": lost_workers(g, seat),
        "passed": player.passed,
        **player.extension.dump(g),
    }


def _dump_rival(g: GameData, seat: int) -> Json:
    """Return the fields of a rival that the rules play. Each title names them."""
    whole = _dump_player(g, seat)
    return {name: whole[name] for name in g.rules.rival_fields}


def _dump_city_card(g: GameData, city_card: CityCard) -> Json:
    shown: dict[str, Json] = {"card": city_card.card.id}
    if city_card.occupied:
        shown["occupied"] = True
    if city_card.points or city_card.card.starting_tokens:
        shown["points"] = city_card.points
    if city_card.goods:
        shown["goods"] = goods_json(g, city_card.goods)
    if city_card.below:
        shown["under"] = [g.rules.cards.ids[kind] for kind in city_card.below]
    return shown if len(shown) > 1 else city_card.card.id


def _dump_claim(g: GameData, claim: Claim) -> Json:
    place = g.setup.places[claim.place]
    shown: dict[str, Json] = {g.rules.claim_name: place.id}
    if place.many_claims:
        shown["points"] = claim.points
    if claim.goods:
        shown["goods"] = goods_json(g, claim.goods)
    if claim.below:
        shown["cards"] = [g.rules.cards.ids[kind] for kind in claim.below]
    return shown if len(shown) > 1 else place.id


def _dump_deployed(g: GameData, seat: int) -> list[Json]:
    found: list[Json] = []
    for index, workers in enumerate(g.workers):
        found += [spot_code(g, index)] * workers_of(workers, seat)
    for owner, player in enumerate(g.players):
        for at in player.city.spots:
            found += [city_card_code(g, owner, at)] * workers_of(player.city.cards[at].workers, seat)
    return found
