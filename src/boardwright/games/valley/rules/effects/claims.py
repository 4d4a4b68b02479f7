"""Claiming a place, such as an event, and what is laid on or under it."""

from __future__ import annotations

from typing import Final

from boardwright.core.plain_data import Json

from ..options.moves import kind_in, tag_of, tagged
from ..options.placements import city_card_code, tiles_left
from ..pieces.deck import (
    add_to_hand,
    card_ids,
    copies_in_hand,
    discard,
    hand_kinds,
    hand_room,
    take_from_hand,
)
from ..pieces.game_data import PUBLIC, GameData
from ..pieces.goods_codes import goods_json
from ..pieces.place import Claim
from ..pieces.removal import remove_from_city
from ..script import DONE, Effect, Frame, Question
from .goods import Destination

TO_HAND: Final = 0
UNDER: Final = 1
AWAY: Final = 2
FATES: Final = ("hand", "under", "discard")


class ClaimPlace(Effect):
    """Claim the place for the rest of the game (E-42)."""

    def run(self, g: GameData, f: Frame) -> None:
        claim(g, f.seat, f.place)


def claim(g: GameData, seat: int, place: int) -> None:
    """Give a place to a player for the rest of the game."""
    left = tiles_left(g, place)
    p = g.players[seat]
    p.claims = (*p.claims, Claim(place, left[0]))
    if len(left) == 1:
        g.closed |= 1 << place
    if g.events is not None:
        args: dict[str, Json] = {g.rules.claim_name: g.setup.places[place].id}
        if g.setup.places[place].many_claims:
            args["points"] = left[0]
        g.emit("achieve", seat, args)


def _put_on_claim(g: GameData, f: Frame, goods: int, below: tuple[int, ...]) -> None:
    """Put goods on, or cards under, the place just claimed."""
    p = g.players[f.seat]
    old = next(claim for claim in p.claims if claim.place == f.place)
    new = Claim(old.place, old.points, old.goods + goods, old.below + below)
    p.claims = tuple([new if claim is old else claim for claim in p.claims])


class OntoClaim(Destination):
    """Onto the place that was just claimed (E-223)."""

    verb = "lay"
    piece_prompt = "store-goods"

    def send(self, g: GameData, f: Frame, goods: int) -> None:
        g.players[f.seat].goods -= goods
        _put_on_claim(g, f, goods, ())
        if g.events is not None:
            g.emit("lay", f.seat, {"event": f.script.source, "goods": goods_json(g, goods)})


ONTO_CLAIM: Final = OntoClaim()


class TuckFromHand(Question):
    """Put up to `most` critters of the hand under the place."""

    prompt = "tuck-hand"

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def options(self, g: GameData, f: Frame) -> list[int]:
        if f.picks >= self.most:
            return []
        kinds = [kind for kind in hand_kinds(g, f.seat) if g.rules.cards.cards[kind].critter]
        return [*kinds, DONE] if kinds else []

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.picks += 1
        take_from_hand(g, f.seat, option)
        g.mark += 1
        _put_on_claim(g, f, 0, (option,))
        if g.events is not None:
            g.emit("tuck", f.seat, {"event": f.script.source, "card": g.rules.cards.ids[option]})
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"tuck:{g.rules.cards.ids[option]}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"left": self.most - f.picks}

    def picks_left(self, g: GameData, f: Frame) -> int:
        return self.most - f.picks

    def copies(self, g: GameData, f: Frame, option: int) -> int:
        return copies_in_hand(g, f.seat, option)


class TuckFromCity(Question):
    """Put up to `most` critters of the city under the place."""

    prompt = "tuck-city"

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def options(self, g: GameData, f: Frame) -> list[int]:
        if f.picks >= self.most:
            return []
        places = g.players[f.seat].city.distinct(self._critters(g, f))
        return [*places, DONE] if places else []

    def _critters(self, g: GameData, f: Frame) -> list[int]:
        return [at for at, city_card in enumerate(g.players[f.seat].city.cards) if city_card.card.critter]

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.picks += 1
        city_card = remove_from_city(g, f.seat, option)
        _put_on_claim(g, f, 0, (city_card.card.kind,))
        if g.events is not None:
            g.emit("tuck", f.seat, {"event": f.script.source, "card": city_card.card.id})
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"tuck:{city_card_code(g, f.seat, option)}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"left": self.most - f.picks}

    def picks_left(self, g: GameData, f: Frame) -> int:
        return self.most - f.picks if g.players[f.seat].city.all_first(g.options[:-1]) else 0

    def copies(self, g: GameData, f: Frame, option: int) -> int:
        return g.players[f.seat].city.copies(option, self._critters(g, f))


class SortRevealed(Question):
    """Put each revealed card into the hand, under the place, or onto the discard pile (E-224)."""

    prompt = "sort"

    def options(self, g: GameData, f: Frame) -> list[int]:
        if not f.cards:
            return []
        fates = [TO_HAND, UNDER, AWAY] if hand_room(g, f.seat) > 0 else [UNDER, AWAY]
        return [tagged(kind, fate) for kind in sorted(set(f.cards)) for fate in fates]

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        kind = kind_in(option)
        fate = tag_of(option)
        at = f.cards.index(kind)
        f.cards = f.cards[:at] + f.cards[at + 1 :]
        if fate == TO_HAND:
            add_to_hand(g, f.seat, kind, PUBLIC)
        elif fate == UNDER:
            _put_on_claim(g, f, 0, (kind,))
        else:
            discard(g, kind, PUBLIC)
        if g.events is not None:
            g.emit("sort", f.seat, {"card": g.rules.cards.ids[kind], "fate": FATES[fate]})
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"sort:{g.rules.cards.ids[kind_in(option)]}={FATES[tag_of(option)]}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"cards": card_ids(g, list(f.cards))}
