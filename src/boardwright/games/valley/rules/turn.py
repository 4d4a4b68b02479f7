"""A turn: place a worker, play a card, prepare for the next season, or pass (E-19)."""

from __future__ import annotations

from .options.moves import PASS, PLAY, PREPARE, SPOT_SHIFT, VERB, VISIT
from .options.placements import city_card_code, list_placements, place_worker, recall_workers, spot_code
from .pieces.card import Card
from .pieces.city import CityCard
from .pieces.deck import refill_row
from .pieces.game_data import EMPTY, GameData
from .play import CardsActInOrder, list_plays, play_code, run_now, start_play
from .script import Effect, Frame, Question, Script


class TakeAction(Question):
    """The one action of a turn. It is asked even if only one is left."""

    always_ask = True
    prompt = "action"

    def options(self, g: GameData, f: Frame) -> list[int]:
        p = g.players[f.seat]
        out: list[int] = []
        if p.workers:
            list_placements(g, f.seat, out, SPOT_SHIFT)
        list_plays(g, f.seat, out, PLAY)
        if p.season == g.rules.last_season:
            out.append(PASS)
        elif not p.workers:
            out.append(PREPARE)
        return out

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        p = g.players[f.seat]
        verb = option & VERB
        if verb == VISIT:
            p.workers -= 1
            place_worker(g, f.seat, option >> SPOT_SHIFT)
        elif verb == PLAY:
            start_play(g, f.seat, option)
        elif verb == PREPARE:
            g.push(g.rules.prepare, f.seat)
        else:
            p.passed = True
            if g.events is not None:
                g.emit("pass", f.seat, {})
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        verb = option & VERB
        if verb == VISIT:
            return f"visit:{spot_code(g, option >> SPOT_SHIFT)}"
        if verb == PLAY:
            return play_code(g, option)
        return "prepare" if verb == PREPARE else "pass"


class EndTurn(Effect):
    """Refill the row. A position may be empty because there was no card (E-103)."""

    def run(self, g: GameData, f: Frame) -> None:
        if EMPTY in g.row:
            refill_row(g)


# Preparing for season


class BeforeSeason(CardsActInOrder):
    """Cards that act before the workers come back."""

    prompt = "before-season"

    def script_of(self, card: Card) -> Script | None:
        return card.season

    def options(self, g: GameData, f: Frame) -> list[int]:
        return [
            at
            for at, city_card in enumerate(g.players[f.seat].city.cards)
            if city_card.card.season is not None and city_card.uid not in f.uids
        ]

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"use:{city_card_code(g, f.seat, option)}"


class Recall(Effect):
    """All workers come back, and those of the new season join them."""

    def run(self, g: GameData, f: Frame) -> None:
        p = g.players[f.seat]
        recall_workers(g, f.seat)
        p.season += 1
        p.workers = g.rules.seasons[p.season].workers - p.lost_workers
        if g.events is not None:
            g.emit("prepare", f.seat, {"season": g.rules.seasons[p.season].id, "workers": p.workers})


class SeasonBonus(Effect):
    """What the new season brings."""

    def run(self, g: GameData, f: Frame) -> None:
        g.push(g.rules.seasons[g.players[f.seat].season].bonus, f.seat)


# Production


class Produce(Effect):
    """All green cards of the city act once; which they are is settled now (E-88)."""

    def run(self, g: GameData, f: Frame) -> None:
        frame = g.push(g.rules.produce, f.seat)
        frame.uids = tuple(
            [
                city_card.uid
                for city_card in g.players[f.seat].city.cards
                if city_card.card.produce is not None
            ]
        )


class ProduceAtOnce(Effect):
    """Run the cards that only gain goods first, without asking: no other order is better."""

    def run(self, g: GameData, f: Frame) -> None:
        later: list[int] = []
        for uid in f.uids:
            city_card = _city_card(g, f.seat, uid)
            script = city_card.card.produce
            if script is not None and script.fixed:
                run_now(g, script, f.seat, uid)
            else:
                later.append(uid)
        f.uids = tuple(later)


class ProduceInOrder(Question):
    """The others act in the order the player chooses; copies of one kind are alike."""

    prompt = "produce"

    def options(self, g: GameData, f: Frame) -> list[int]:
        seen = 0
        found: list[int] = []
        for at, city_card in enumerate(g.players[f.seat].city.cards):
            if city_card.uid in f.uids and not seen & city_card.card.bit:
                seen |= city_card.card.bit
                found.append(at)
        return found

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        city_card = g.players[f.seat].city.cards[option]
        f.uids = tuple([uid for uid in f.uids if uid != city_card.uid])
        if city_card.card.produce is not None:
            g.push(city_card.card.produce, f.seat, f.seat, city_card.uid)
        return True

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"produce:{city_card_code(g, f.seat, option)}"


def _city_card(g: GameData, owner: int, uid: int) -> CityCard:
    city = g.players[owner].city
    return city.cards[city.index_of(uid)]
