"""Effects on cards of cities: activate them, discard them, put goods on them."""

from __future__ import annotations

from typing import Final

from boardwright.core.plain_data import Json
from boardwright.core.refusal import IllegalChoice

from ..options.moves import city_card_move, owner_of, place_in
from ..options.placements import city_card_code
from ..pieces.card import GREEN
from ..pieces.game_data import GameData
from ..pieces.goods_codes import goods_code, goods_json
from ..pieces.removal import discard_from_city
from ..script import DONE, Effect, Frame, Question
from .goods import gain


class Activate(Question):
    """Activate another green card of the city, but not one of the same kind (E-164). With `other_cities` the
    player may copy a green card of any other city (E-171).

    The card acts for the player whose turn it is, and counts in the city where it stands. Cards that are
    still acting, because they led here, do not act again in the chain (E-172).
    """

    prompt = "activate"

    def __init__(self, other_cities: bool = False, most: int = 1, optional: bool = False) -> None:
        self.other_cities: Final = other_cities
        self.most: Final = most
        """How many different cards, one after the other."""
        self.optional: Final = optional or other_cities

    def options(self, g: GameData, f: Frame) -> list[int]:
        found: list[int] = []
        if f.picks >= self.most:
            return found
        acting = [frame.uid for frame in g.agenda]
        for owner in g.others(f.owner) if self.other_cities else [f.owner]:
            city = g.players[owner].city
            places = [
                at
                for at, city_card in enumerate(city.cards)
                if city_card.card.colour == GREEN
                and city_card.card.produce is not None
                and city_card.uid not in f.uids
                and city_card.uid not in acting
                and (self.other_cities or city_card.card.produce is not f.script)
                and (not city_card.card.holds or owner == f.seat)
            ]
            found += [city_card_move(owner, at) for at in city.distinct(places)]
        return [*found, DONE] if found and self.optional else found

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        owner = owner_of(option)
        city_card = g.players[owner].city.cards[place_in(option)]
        if g.events is not None:
            key = "log-activate-own" if owner == f.seat else "log-activate"
            args: dict[str, Json] = {"card": city_card.card.id, "owner": owner, "by": f.script.source}
            g.emit("activate", f.seat, args, key=key)
        f.picks += 1
        f.uids = (*f.uids, city_card.uid)
        if city_card.card.produce is not None:
            g.push(city_card.card.produce, f.seat, owner, city_card.uid)
        return f.picks < self.most

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"activate:{city_card_code(g, owner_of(option), place_in(option))}"


class DiscardFromCity(Question):
    """Discard cards of the city, but not the acting card. Without them the place cannot be visited."""

    prompt = "discard-city"

    def __init__(self, n: int = 1) -> None:
        self.n: Final = n

    def options(self, g: GameData, f: Frame) -> list[int]:
        if f.picks >= self.n:
            return []
        return g.players[f.seat].city.distinct(self._others(g, f))

    def _others(self, g: GameData, f: Frame) -> list[int]:
        return [at for at, city_card in enumerate(g.players[f.seat].city.cards) if city_card.uid != f.uid]

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.picks += 1
        f.removed = discard_from_city(g, f.seat, option).card.kind
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"remove:{city_card_code(g, f.seat, option)}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"left": self.n - f.picks}

    def picks_left(self, g: GameData, f: Frame) -> int:
        return self.n - f.picks if g.players[f.seat].city.all_first(g.options) else 0

    def copies(self, g: GameData, f: Frame, option: int) -> int:
        return g.players[f.seat].city.copies(option, self._others(g, f))

    def has_precondition(self) -> bool:
        return True

    def possible(self, g: GameData, seat: int) -> bool:
        return len(g.players[seat].city.cards) > 1

    def why_impossible(self, g: GameData, seat: int, code: str) -> IllegalChoice:
        return IllegalChoice("city-short", code)


class Refund(Effect):
    """Take the printed cost of the discarded card, whatever was paid for it (E-160)."""

    def run(self, g: GameData, f: Frame) -> None:
        if f.removed >= 0:
            gain(g, f.seat, g.rules.cards.cards[f.removed].cost, f.script.source)


class FillStore(Question):
    """Put one of several loads of goods from the supply on this card (E-210)."""

    prompt = "fill-store"

    def __init__(self, loads: tuple[int, ...]) -> None:
        self.loads: Final = loads

    def options(self, g: GameData, f: Frame) -> list[int]:
        return list(self.loads) if g.players[f.owner].city.index_of(f.uid) >= 0 else []

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        p = g.players[f.owner]
        at = p.city.index_of(f.uid)
        city_card = p.city.cards[at]
        p.city = p.city.replace_card(at, city_card.with_goods(city_card.goods + option))
        if g.events is not None:
            g.emit("store", f.seat, {"card": city_card.card.id, "goods": goods_json(g, option)})
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"store:{goods_code(g, option)}"

    def holds(self) -> str:
        return "goods"


class TakeStored(Effect):
    """Take all goods that lie on this card."""

    def run(self, g: GameData, f: Frame) -> None:
        p = g.players[f.owner]
        at = p.city.index_of(f.uid)
        city_card = p.city.cards[at]
        p.city = p.city.replace_card(at, city_card.with_goods(0))
        gain(g, f.seat, city_card.goods, f.script.source)
