"""The encoding of the games of the family, Everdell and Farshore."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from boardwright.core.options import Move
from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.env.encoding import Encoding, IllegalAction
from boardwright.env.layout import Layout, Mask, Part, Row

from .rules.game import ValleyGame, ValleyState
from .rules.machine import open_question
from .rules.options.moves import (
    BY_SHIFT,
    CARD_SPOT,
    KIND_FIELD,
    KIND_SHIFT,
    ORIGIN_FIELD,
    ORIGIN_SHIFT,
    PAYMENT_SHIFT,
    PLAY,
    PREPARE,
    SPOT_SHIFT,
    VERB,
    VISIT,
    spot_card,
    spot_owner,
)
from .rules.options.payments import HOME
from .rules.options.placements import city_card_code, tiles_left, worker_count
from .rules.pieces.city import WORKER_BITS, WORKER_FIELD
from .rules.pieces.game_data import EMPTY, KNOWN_BITS, GameData, Setup
from .rules.pieces.goods import FIELD, WIDTH, total
from .rules.rules import Rules
from .rules.turn import TakeAction
from .vocabulary import ActionBlocks, Vocabulary

MANY: Final = 2047
"""More pieces of a good than a supply can hold."""
_ORIGIN: Final = ORIGIN_FIELD << ORIGIN_SHIFT


class ValleyEncoding(Encoding):
    """The encoding that the titles share. Each title adds its special parts."""

    def __init__(
        self,
        game: ValleyGame,
        seats: int,
        options: Mapping[str, Json],
        vocabulary: Vocabulary,
        words: ActionBlocks,
        prompts: Sequence[str],
    ) -> None:
        super().__init__(game, seats, options)
        table = game.new(seats, 0, options).data
        rules = table.rules
        self.players: Final = len(table.players)
        """The number of players, rivals included."""
        self.prompts: Final = list(prompts)
        self.place_ids: Final = words.places
        seasons = [season.id for season in rules.seasons]
        self.sources: Final = [game.name, *seasons, *rules.cards.ids, *words.places]
        self.slots: Final = [
            f"{card.id}.{n}" for card in rules.cards.cards for n in range(1, card.copies + 1)
        ]
        """Every copy of every card. The n-th copy in a city has its number here."""
        self.actions = len(vocabulary.words)
        self.layout = Layout([*self._parts(rules), *self.own_parts()])
        self._vocabulary: Final = vocabulary
        self._numbers: Final = [vocabulary.numbers(seat, self.players) for seat in range(seats)]
        self._plays: Final = _plays(rules, words, self._numbers[0])
        self._setup: Setup | None = None
        self._options: list[int] = []
        self._opened: list[int] = []
        self._visits: list[int] = []
        """The action that visits each place in play."""
        self._places: list[int] = []
        """The number of each place in play among all places."""
        self._prompt_at: Final = {prompt: at for at, prompt in enumerate(self.prompts)}
        self._source_at: Final = {source: at for at, source in enumerate(self.sources)}
        self._place_at: Final = {place: at for at, place in enumerate(self.place_ids)}
        self._first_slot: Final = [0] * len(rules.cards.cards)
        for card in rules.cards.cards[1:]:
            before = rules.cards.cards[card.kind - 1]
            self._first_slot[card.kind] = self._first_slot[before.kind] + before.copies
        self._blank: Final = array("h", [0]) * self.layout.size

    # Observations

    def own_parts(self) -> list[Part]:
        """Return the parts that only one title has."""
        return []

    def write_own(self, g: GameData, order: list[int], out: array[int]) -> None:
        """Write the parts of the title. `order` lists the players, starting with the seat that observes."""

    def _parts(self, rules: Rules) -> list[Part]:
        p, kinds, slots, places = self.players, len(rules.cards.cards), len(self.slots), len(self.place_ids)
        goods = len(rules.goods.names)
        seasons = len(rules.seasons)
        row = rules.row_size
        return [
            Part("prompt", (len(self.prompts),), 1, "what is asked, if this seat is"),
            Part("source", (len(self.sources),), 1, "who asks: the game, a season, a card or a place"),
            Part("asked", (p,), 1, "who is asked"),
            Part("turn", (p,), 1, "whose turn it is"),
            Part("playing", (kinds,), 1, "the card that the question is about"),
            Part("left", (1,), 99, "picks to go, or at most", 8),
            Part("row", (row, kinds), 1, f"the {rules.row_name.title()} by position"),
            Part("row_copies", (row,), 8, "how many cards lie there"),
            Part("row_closed", (row,), 1, "positions that may not be touched"),
            Part("shown", (kinds,), 10, "cards laid aside that this seat sees", 2),
            Part("deck", (1,), slots, "cards in the deck"),
            Part("discards", (1,), slots, "cards on the discard pile"),
            Part("discards_seen", (kinds,), 8, "those that this seat has seen there"),
            Part("places", (places,), 1, "places in play"),
            Part("closed", (places,), 1, "places that take no more workers"),
            Part("tiles", (places,), 20, "points of the next tile of a place, from 1"),
            Part("workers", (p, places), 15, "workers on places, by owner", 2),
            Part("hand_size", (p,), 60, "cards in hand", 8),
            Part("hand", (p, kinds), 8, "cards in hand that this seat knows", 2),
            Part("goods", (p, goods), MANY, "goods in the supply", 10),
            Part("points", (p,), MANY, "point tokens", 20),
            Part("season", (p, seasons), 1, "the season each is in"),
            Part("workers_left", (p,), 15, "workers that can be placed", 6),
            Part("workers_gone", (p,), 15, "workers that never come back", 6),
            Part("workers_stray", (p,), 15, "workers whose card has left", 6),
            Part("passed", (p,), 1, "who has passed"),
            Part("slots", (p,), slots, "slots of the city that are filled", 15),
            Part("city", (p, slots), 1, "cards of the city, by card and copy"),
            Part("city_occupied", (p, slots), 1, "houses somebody"),
            Part("city_points", (p, slots), MANY, "point tokens on it", 10),
            Part("city_goods", (p, slots), MANY, "goods on it", 10),
            Part("city_workers", (p, slots), 15, "workers on it", 2),
            Part("city_own_workers", (p, slots), 15, "of those the ones of this seat", 2),
            Part("city_under", (p, kinds), 8, "cards under cards of the city", 2),
            Part("claims", (p, places), 1, f"{rules.claim_name}s claimed"),
            Part("claim_points", (p,), 200, "points of the tiles claimed", 20),
            Part("claim_goods", (p,), MANY, "goods on claims", 10),
            Part("claim_cards", (p,), slots, "cards under claims", 10),
        ]

    def row(self, state: State, seat: int) -> Row:
        assert isinstance(state, ValleyState)
        g = state.data
        if g.setup is not self._setup:
            self._lay_out(g.setup)
        out = self._blank[:]
        at = self.layout.at
        players = self.players
        order = [(seat + i) % players for i in range(players)]
        self._write_question(g, seat, out)
        self._write_table(g, seat, out)
        bit = 1 << seat
        kinds = len(self._first_slot)
        slots = len(self.slots)
        places = self._places
        n_places = len(self.place_ids)
        goods_n = len(g.rules.goods.names)
        seasons = len(g.rules.seasons)
        mine = WORKER_BITS * seat
        hand_size, hand, goods, points = at["hand_size"], at["hand"], at["goods"], at["points"]
        season, left, gone = at["season"], at["workers_left"], at["workers_gone"]
        stray, passed, used = at["workers_stray"], at["passed"], at["slots"]
        city_at, occupied, on_points, on_goods = (
            at["city"], at["city_occupied"], at["city_points"], at["city_goods"],
        )  # fmt: skip
        on_workers, own_workers, under = at["city_workers"], at["city_own_workers"], at["city_under"]
        claims = at["claims"]
        for i, owner in enumerate(order):
            p = g.players[owner]
            out[hand_size + i] = len(p.hand)
            base = hand + i * kinds
            for card in p.hand:
                if card & bit:
                    out[base + (card >> KNOWN_BITS)] += 1
            supply = p.goods
            base = goods + i * goods_n
            while supply:
                out[base] = supply & FIELD
                supply >>= WIDTH
                base += 1
            out[points + i] = p.points
            out[season + i * seasons + p.season] = 1
            out[left + i] = p.workers
            out[gone + i] = p.lost_workers
            out[stray + i] = p.stray_workers
            out[passed + i] = p.passed
            out[used + i] = p.city.used_slots
            first = self._first_slot
            base = i * slots
            seen: dict[int, int] = {}
            for city_card in p.city.cards:
                kind = city_card.card.kind
                n = seen.get(kind, 0)
                seen[kind] = n + 1
                slot = base + first[kind] + n
                out[city_at + slot] = 1
                if city_card.bare:
                    continue
                if city_card.occupied:
                    out[occupied + slot] = 1
                if city_card.points:
                    out[on_points + slot] = city_card.points
                if city_card.goods:
                    out[on_goods + slot] = total(city_card.goods)
                if city_card.workers:
                    out[on_workers + slot] = worker_count(city_card.workers)
                    out[own_workers + slot] = city_card.workers >> mine & WORKER_FIELD
                for below in city_card.below:
                    out[under + i * kinds + below] += 1
            for claim in p.claims:
                place = g.setup.places[claim.place]
                out[claims + i * n_places + places[claim.place]] = 1
                out[at["claim_points"] + i] += claim.points if place.many_claims else 0
                out[at["claim_goods"] + i] += total(claim.goods)
                out[at["claim_cards"] + i] += len(claim.below)
        self.write_own(g, order, out)
        return np.frombuffer(out, np.int16)

    def _write_question(self, g: GameData, seat: int, out: array[int]) -> None:
        """Write who is asked and by what. Only the asked seat sees the prompt and its details."""
        if not g.options:
            return
        at = self.layout.at
        frame = g.agenda[-1]
        source = self._source_at.get(frame.script.source)
        if source is not None:
            out[at["source"] + source] = 1
        out[at["asked"] + (frame.seat - seat) % self.players] = 1
        if g.agenda[0].script is not g.rules.opening:
            out[at["turn"] + (g.turn - seat) % self.players] = 1
        if frame.seat != seat:
            return
        asked = open_question(g)
        out[at["prompt"] + self._prompt_at[asked.prompt]] = 1
        about = asked.about(g, frame)
        if about:
            card = about.get("card")
            if isinstance(card, str):
                out[at["playing"] + g.rules.cards.index[card]] = 1
            picks = about.get("left", about.get("most"))
            if isinstance(picks, int):
                out[at["left"]] = max(0, min(picks, 99))

    def _write_table(self, g: GameData, seat: int, out: array[int]) -> None:
        """Write what lies on the table."""
        at = self.layout.at
        kinds = len(self._first_slot)
        places = self._places
        base = at["row"]
        for position, kind in enumerate(g.row):
            if kind != EMPTY:
                out[base + kind] = 1
                out[at["row_copies"] + position] = 1 + g.under[position]
            base += kinds
        closed = g.rules.closed_positions(g, seat)
        position = at["row_closed"]
        while closed:
            out[position] = closed & 1
            closed >>= 1
            position += 1
        base = at["shown"]
        for frame in g.agenda:
            if frame.cards and (frame.seat == seat or not frame.secret):
                for kind in frame.cards:
                    out[base + kind] += 1
        out[at["deck"]] = len(g.deck) + len(g.upcoming)
        out[at["discards"]] = len(g.discards)
        base = at["discards_seen"]
        bit = 1 << seat
        for card in g.discards:
            if card & bit:
                out[base + (card >> KNOWN_BITS)] += 1
        base = at["places"]
        for number in places:
            out[base + number] = 1
        base = at["closed"]
        if g.closed:
            for index, number in enumerate(places):
                if g.closed >> index & 1:
                    out[base + number] = 1
        if g.setup.stacks:
            claimed = {claim.place for player in g.players for claim in player.claims}
            for index in g.setup.stacks:
                tiles: Sequence[int] = g.setup.places[index].tiles
                if index in claimed:
                    tiles = tiles_left(g, index)
                if tiles:
                    out[at["tiles"] + places[index]] = 1 + tiles[0]
        base = at["workers"]
        n_places = len(self.place_ids)
        for index, workers in enumerate(g.workers):
            owner = 0
            while workers:
                n = workers & WORKER_FIELD
                if n:
                    out[base + (owner - seat) % self.players * n_places + places[index]] = n
                workers >>= WORKER_BITS  # noqa: PLW2901 - those of the next player
                owner += 1

    def _lay_out(self, setup: Setup) -> None:
        """Look up the places of a new game."""
        self._setup = setup
        self._places = [self._place_at[place.id] for place in setup.places]
        self._visits = [self._numbers[0][f"visit:{place.id}"] for place in setup.places]

    # Actions

    def mask(self, state: State, seat: int) -> Mask:
        assert isinstance(state, ValleyState)
        g = state.data
        if not g.options or g.agenda[-1].seat != seat:
            return self.only_wait()
        mask = np.zeros(self.actions, np.int8)
        mask[self._open(g, seat)] = 1
        return mask

    def move(self, state: State, seat: int, action: int) -> Move:
        assert isinstance(state, ValleyState)
        g = state.data
        if g.options and g.agenda[-1].seat == seat:
            found = self._open(g, seat)
            if action in found:
                return g.options[found.index(action)]
        raise IllegalAction(f"action {action} is not open to seat {seat}")

    def _open(self, g: GameData, seat: int) -> list[int]:
        """Return the actions of the options, in order. They are cached: masks and moves both need them."""
        if g.options is not self._options:  # each question has a new list that is never changed
            self._options = g.options
            self._opened = self._translated(g, seat)
        return self._opened

    def _translated(self, g: GameData, seat: int) -> list[int]:
        asked = open_question(g)
        numbers = self._numbers[seat]
        if isinstance(asked, TakeAction):
            return self._open_in_turn(g, numbers)
        frame = g.agenda[-1]
        return [numbers["done" if move < 0 else asked.code(g, frame, move)] for move in g.options]

    def _open_in_turn(self, g: GameData, numbers: dict[str, int]) -> list[int]:
        """Return the actions of a turn without spelling codes: the most frequent and largest question."""
        if g.setup is not self._setup:
            self._lay_out(g.setup)
        plays = self._plays
        visits = self._visits
        matter = g.rules.positions_matter
        found: list[int] = []
        for move in g.options:
            verb = move & VERB
            if verb == PLAY:
                origin = (move & _ORIGIN) >> ORIGIN_SHIFT
                if origin > 1:
                    kind = move >> KIND_SHIFT & KIND_FIELD
                    n = 1 + g.row[: origin - 1].count(kind) if matter else 1
                    found.append(plays[move & ~_ORIGIN | n << ORIGIN_SHIFT])
                else:
                    found.append(plays[move])
            elif verb == VISIT:
                spot = move >> SPOT_SHIFT
                if spot < CARD_SPOT:
                    found.append(visits[spot])
                else:
                    found.append(numbers[f"visit:{city_card_code(g, spot_owner(spot), spot_card(spot))}"])
            else:
                found.append(numbers["prepare" if verb == PREPARE else "pass"])
        return found

    def code(self, action: int, seat: int = 0) -> str:
        return self._vocabulary.words[action].spell(seat, self.players)

    def action(self, code: str, seat: int = 0) -> int:
        return self._numbers[seat][code]

    def blocks(self) -> list[tuple[str, int, str]]:
        return [
            (block.about, len(block.words), block.words[0].text.replace("%", str(block.words[0].player)))
            for block in self._vocabulary.blocks
        ]

    def text(self, state: State, seat: int) -> str:
        """Return the seat's view as text, with a line for each entry."""
        lines: list[str] = []
        for name, value in state.view(seat).items():
            if name == "players" and isinstance(value, list):
                lines += [f"player {i}: {_line(player)}" for i, player in enumerate(value)]
            else:
                lines.append(f"{name}: {_line(value)}")
        return "\n".join(lines)


def _line(value: Json) -> str:
    """Return plain data in one line, without empty values."""
    if isinstance(value, dict):
        return ", ".join(
            f"{name} {_line(inner)}" for name, inner in value.items() if inner not in ([], {}, 0, None)
        )
    if isinstance(value, list):
        return f"[{', '.join(_line(inner) for inner in value)}]"
    return "-" if value is None else str(value)


def _plays(rules: Rules, words: ActionBlocks, numbers: Mapping[str, int]) -> dict[int, int]:
    """Return the actions of all plays, by move. The copy's number replaces the position in the row."""
    found: dict[int, int] = {}
    for card in rules.cards.cards:
        methods = [(0, "")]
        methods += [
            (HOME << PAYMENT_SHIFT | home.kind << BY_SHIFT, f"@{home.id}")
            for home in rules.cards.cards
            if card.homes & home.bit
        ]
        methods += [(method.index << PAYMENT_SHIFT, f"={method.id}") for method in rules.helpers]
        for n, code in enumerate([card.id, *words.row_codes(card)]):
            for method, spelling in methods:
                move = PLAY | card.kind << KIND_SHIFT | n << ORIGIN_SHIFT | method
                found[move] = numbers[f"play:{code}{spelling}"]
    return found
