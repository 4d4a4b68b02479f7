"""The encoding of Cartographers as numbers.

An action is a terrain, an oriented shape and a first space: `plane * 121 + row * 11 + column`. A plane is one
of the pairs of terrain and oriented shape that a card can ask for; the space is the first of the drawing in
reading order. So a mask has the form of a stack of maps, which suits convolutions.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from boardwright.core.options import Move
from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.env.encoding import WAIT, Encoding, IllegalAction
from boardwright.env.layout import Layout, Mask, Part, Row

from .rules.board import ALL, SIZE, STRIDE, name
from .rules.cards import CARDS, EXPLORE_CARDS, SEASONS, TERRAINS
from .rules.drawings import Drawings, parse, spell, to_move
from .rules.edicts import EDICTS
from .rules.game import CartographersState, cartographers
from .rules.game_data import NO_CARD, NOT_ANSWERED, Setup
from .rules.sheet import MOST_COINS, Sheet
from .rules.turn import ambushes_in_deck, drawings, map_drawn_by

SPACES: Final = SIZE * SIZE
_BYTES: Final = (SIZE * STRIDE + 7) // 8
_SINGLE: Final = 1
MOST_STARS: Final = 150
"""More stars than an edict can ever score."""


def _planes() -> list[tuple[int, int]]:
    """Return all pairs of terrain and form, by terrain and in the order of the cards, single spaces first."""
    found: list[tuple[int, int]] = []
    for terrain in range(len(TERRAINS)):
        forms = [_SINGLE]
        forms += [turn.form for card in CARDS if terrain in card.terrains for turn in card.orientations]
        found += [(terrain, form) for form in dict.fromkeys(forms)]
    return found


PLANES: Final = _planes()
_PLANE: Final = {pair: index for index, pair in enumerate(PLANES)}


_EIGHT: Final = np.unpackbits(np.arange(256, dtype=np.uint8), bitorder="little").view(np.int64)
"""The eight bits of every byte, side by side. A lookup is faster than taking bytes apart."""
_SMALL: Final = np.dtype(np.int8)


def stack(boards: Sequence[int]) -> NDArray[np.int8]:
    """Return bit boards as maps of zeros and ones."""
    raw = b"".join([board.to_bytes(_BYTES, "little") for board in boards])
    bits = _EIGHT.take(np.frombuffer(raw, np.uint8))
    return np.ndarray((len(boards), SIZE, SIZE), _SMALL, bits, 0, (8 * _BYTES, STRIDE, 1))


_UNSCORED: Final = [[0] * 4 * (len(SEASONS) - done) for done in range(len(SEASONS) + 1)]
"""The numbers of the seasons that are not scored yet, by the number of scored ones."""


_MAPS: Final = len(TERRAINS) * SPACES


def _numbers(maps: NDArray[np.int8]) -> array[int]:
    """Return maps one after the other, as they are written into observations."""
    return array("h", maps.astype(np.int16).tobytes())


def _layout(seats: int) -> Layout:
    owners = "own map first, then clockwise"
    return Layout(
        [
            Part("maps", (seats, len(TERRAINS), SIZE, SIZE), 1, f"what is drawn, by terrain; {owners}"),
            Part("land", (3, SIZE, SIZE), 1, "printed: mountains, ruins, wasteland"),
            Part("handed", (SIZE, SIZE), len(TERRAINS), "the sealed drawing handed in: its terrain, from 1"),
            Part("card", (len(CARDS),), 1, "the card being drawn"),
            Part("draws_on", (seats,), 1, f"the map that is drawn on; {owners}"),
            Part("season", (len(SEASONS),), 1, "the season; nothing when the game is over"),
            Part("edicts", (4, len(EDICTS)), 1, "the scoring cards under A to D"),
            Part("revealed", (len(CARDS),), 1, "cards revealed this season"),
            Part("deck", (EXPLORE_CARDS,), 1, "explore cards still to come this season"),
            Part("ambushes_unseen", (len(CARDS) - EXPLORE_CARDS,), 1, "ambush cards never revealed"),
            Part("time", (1,), 20, "time of the cards revealed this season", 8),
            Part("limit", (1,), 8, "time limit of the season"),
            Part("must_cover_ruins", (1,), 1, "ruins have to be covered"),
            Part("ambushes", (1,), 4, "ambush cards in the deck"),
            Part("coins", (seats,), MOST_COINS, owners),
            Part("ready", (seats,), 1, "who has handed in"),
            Part("edicts_now", (seats, 4), MOST_STARS, "what A to D would bring now", 20),
            Part("monster_loss_now", (seats,), SPACES, "what monsters would cost now", 10),
            Part(
                "seasons",
                (seats, len(SEASONS), 4),
                MOST_STARS,
                "finished seasons: first and second edict, coins, monster loss",
                20,
            ),
        ]
    )


class SheetPlanes:
    """A sheet as it was last seen: its maps, and what the edicts would score."""

    def __init__(self) -> None:
        self.sheet: Sheet | None = None
        self.boards: tuple[int, ...] = (0,) * len(TERRAINS)
        self.maps = array("h", [0]) * _MAPS
        self.stars: list[int] = []

    def look(self, sheet: Sheet, edicts: Sequence[int]) -> None:
        """Update from a sheet. Nothing is done for the same sheet, because sheets never change."""
        if sheet is self.sheet:
            return
        self.sheet = sheet
        boards = (sheet.forest, sheet.village, sheet.farm, sheet.water, sheet.monster)
        for terrain, before in enumerate(self.boards):
            changed = boards[terrain] ^ before
            while changed:
                row, column = divmod((changed & -changed).bit_length() - 1, STRIDE)
                self.maps[terrain * SPACES + row * SIZE + column] ^= 1
                changed &= changed - 1
        self.boards = boards
        self.stars = [EDICTS[edict].score(sheet) for edict in edicts]


class CartographersEncoding(Encoding):
    """The encoding of Cartographers for any number of seats."""

    def __init__(self, seats: int, options: Mapping[str, Json]) -> None:
        super().__init__(cartographers, seats, options)
        self.layout = _layout(seats)
        self.actions = len(PLANES) * SPACES + 1
        self._setup: Setup | None = None
        self._blank = array("h", [0]) * self.layout.size
        """The parts that are the same in every observation of a game: the land and the edicts."""
        self._known: list[SheetPlanes] = []
        self._offers: list[Drawings | None] = [None] * seats
        """The drawings that were last offered to each seat."""
        self._places: Final[dict[tuple[object, ...], NDArray[np.intp]]] = {}
        """Planes by terrains and forms, filled as they are looked up."""

    def _lay_out(self, setup: Setup) -> None:
        """Write the parts that never change in a new game."""
        self._setup = setup
        at = self.layout.at
        land = setup.land
        self._blank = array("h", [0]) * self.layout.size
        printed = stack([land.mountains, land.ruins, land.wasteland])
        self._blank[at["land"] : at["handed"]] = _numbers(printed)
        for letter, edict in enumerate(setup.edicts):
            self._blank[at["edicts"] + letter * len(EDICTS) + edict] = 1
        self._known = [SheetPlanes() for _ in range(self.seats)]

    def row(self, state: State, seat: int) -> Row:
        assert isinstance(state, CartographersState)
        if state.setup is not self._setup:
            self._lay_out(state.setup)
        at = self.layout.at
        seats = self.seats
        over = state.season == len(SEASONS)
        owners = [(seat + i) % seats for i in range(seats)]
        sheets = [state.sheets[owner] for owner in owners]
        out = self._blank[:]
        known = [self._known[owner] for owner in owners]
        for i, one in enumerate(known):
            one.look(sheets[i], state.setup.edicts)
            out[i * _MAPS : (i + 1) * _MAPS] = one.maps
        handed = state.sealed_moves[seat]
        if handed > 0:
            out[at["handed"] : at["card"]] = _numbers(stack([handed >> 3]) * np.int8(1 + (handed & 7)))
        first = at["revealed"]
        for card in state.revealed:
            out[first + card] = 1
        first = at["deck"]
        for card in state.deck:
            out[first + card] = 1
        first = at["ambushes_unseen"] - EXPLORE_CARDS
        for card in state.unrevealed:
            out[first + card] = 1
        if state.card != NO_CARD:
            out[at["card"] + state.card] = 1
            out[at["draws_on"] + (map_drawn_by(state, seat) - seat) % seats] = 1
        if not over:
            out[at["season"] + state.season] = 1
        numbers = [
            state.time,
            0 if over else SEASONS[state.season].limit,
            int(state.must_cover_ruins),
            0 if over else ambushes_in_deck(state),
        ]
        numbers += [sheet.coins for sheet in sheets]
        numbers += [int(state.sealed_moves[owner] != NOT_ANSWERED) for owner in owners]
        for one in known:
            numbers += one.stars
        numbers += [sheet.monster_loss for sheet in sheets]
        for owner in owners:
            for tally in state.tallies[owner]:
                numbers += tally
            numbers += _UNSCORED[len(state.tallies[owner])]
        out[at["time"] :] = array("h", numbers)
        return np.frombuffer(out, np.int16)

    def mask(self, state: State, seat: int) -> Mask:
        assert isinstance(state, CartographersState)
        if state.card == NO_CARD or state.sealed_moves[seat] != NOT_ANSWERED:
            return self.only_wait()
        mask = np.zeros(self.actions, np.int8)
        offered = self._offered(state, seat)
        boards = offered.boards()
        terrains = offered.terrains()
        forms = [form for _, form in boards]
        key = (terrains, *forms)
        planes = self._places.get(key)
        if planes is None:
            found = [[_PLANE[terrain, form] for form in forms] for terrain in terrains]
            planes = self._places[key] = np.array(found, np.intp)
        mask[:-1].reshape(-1, SIZE, SIZE)[planes] = stack([first for first, _ in boards])
        return mask

    def _offered(self, state: CartographersState, seat: int) -> Drawings:
        """Return the drawings that a seat may make, remembered because `mask` and `move` need the same
        ones."""
        offered = drawings(state, seat)
        before = self._offers[seat]
        if before is not None and offered.is_same(before):
            return before
        self._offers[seat] = offered
        return offered

    def move(self, state: State, seat: int, action: int) -> Move:
        assert isinstance(state, CartographersState)
        if (
            0 <= action < self.actions - 1
            and state.card != NO_CARD
            and state.sealed_moves[seat] == NOT_ANSWERED
        ):
            move = _move(action)
            if move in self._offered(state, seat):
                return move
        raise IllegalAction(f"action {action} is not open to seat {seat}")

    def code(self, action: int, seat: int = 0) -> str:  # noqa: ARG002 (no code names a seat)
        if action == self.actions - 1:
            return WAIT
        move = _move(action)
        if move >> 3 & ~ALL:
            raise IllegalAction(f"the shape of action {action} leaves the map")
        return spell(move)

    def action(self, code: str, seat: int = 0) -> int:  # noqa: ARG002 (no code names a seat)
        if code == WAIT:
            return self.actions - 1
        move = parse(code)
        spaces = move >> 3
        first = spaces & -spaces
        row, column = divmod(first.bit_length() - 1, STRIDE)
        return _PLANE[move & 7, spaces // first] * SPACES + row * SIZE + column

    def text(self, state: State, seat: int) -> str:  # noqa: ARG002 (all maps are open)
        return str(state)

    def blocks(self) -> list[tuple[str, int, str]]:
        found: list[tuple[str, int, str]] = []
        for terrain, id in enumerate(TERRAINS):
            planes = [plane for plane, (mine, _) in enumerate(PLANES) if mine == terrain]
            found.append((f"{id}: {len(planes)} oriented shapes", len(planes) * SPACES, f"{id}:{name(0, 0)}"))
        return [*found, (WAIT, 1, WAIT)]


def _move(action: int) -> Move:
    """Return the drawing of an action, on the map or not."""
    plane, space = divmod(action, SPACES)
    row, column = divmod(space, SIZE)
    terrain, form = PLANES[plane]
    return to_move(terrain, form << row * STRIDE + column)
