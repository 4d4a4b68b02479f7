"""Workers and places: copying a place, moving workers, taking one back."""

from __future__ import annotations

from typing import Final

from boardwright.core.plain_data import Json

from ..options.label import spot_label
from ..options.placements import (
    deployed_spots,
    lift_worker,
    list_placements,
    place_worker,
    same_location,
    spot_code,
    workers_of,
)
from ..pieces.game_data import GameData
from ..script import DONE, Frame, Question


class CopyPlace(Question):
    """Carry out the script of a place of some kind, occupied or not, without a worker (E-206).

    A place that copies does not copy itself, directly or through others.
    """

    prompt = "copy-place"

    def __init__(self, tags: int) -> None:
        self.tags: Final = tags

    def options(self, g: GameData, f: Frame) -> list[int]:
        return [
            index
            for index, place in enumerate(g.setup.places)
            if place.tags & self.tags
            and not g.closed >> index & 1
            and index not in _copying(g)
            and place.visit.possible(g, f.seat)
        ]

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        place = g.setup.places[option]
        if g.events is not None:
            g.emit("copy", f.seat, {"place": place.id, "by": f.script.source})
        g.rules.resolve(g, f.seat, option)
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"copy:{g.setup.places[option].id}"


class ReactivatePlace(CopyPlace):
    """The player may remove a point token from this card to use a place with their worker again (E-200)."""

    prompt = "reactivate"

    def __init__(self, tags: int, uses: int) -> None:
        super().__init__(tags)
        self.uses: Final = uses

    def holds(self) -> str:
        return "points"

    def starting_tokens(self) -> int:
        return self.uses

    def options(self, g: GameData, f: Frame) -> list[int]:
        city = g.players[f.seat].city
        at = city.index_of(f.uid)
        if at < 0 or not city.cards[at].points:
            return []
        found = [index for index in super().options(g, f) if workers_of(g.workers[index], f.seat)]
        return [*found, DONE] if found else []

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        p = g.players[f.seat]
        at = p.city.index_of(f.uid)
        city_card = p.city.cards[at]
        p.city = p.city.replace_card(at, city_card.with_points(city_card.points - 1))
        return super().pick(g, f, option)


class LiftWorker(Question):
    """Choose one of the player's deployed workers. It stays until its new spot is chosen (E-177)."""

    prompt = "lift"

    def __init__(self, optional: bool = False) -> None:
        self.optional: Final = optional

    def options(self, g: GameData, f: Frame) -> list[int]:
        spots = deployed_spots(g, f.seat)
        return [*spots, DONE] if spots and self.optional else spots

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.spot = option
        f.picks = 1
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"lift:{spot_code(g, option)}"


class MoveWorker(Question):
    """Move the chosen worker to another open spot, as if it were placed there."""

    prompt = "move"

    def options(self, g: GameData, f: Frame) -> list[int]:
        if not f.last_picks:
            return []
        spots: list[int] = []
        list_placements(g, f.seat, spots, 0)
        return [spot for spot in spots if not same_location(g, spot, f.spot)]

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        if g.events is not None:
            g.emit("lift", f.seat, {"from": spot_code(g, f.spot)}, key="")
        lift_worker(g, f.seat, f.spot)
        place_worker(g, f.seat, option)
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"move:{spot_code(g, option)}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"from": spot_code(g, f.spot)}


class RecallOne(Question):
    """Take back one deployed worker. It can be placed again this season (E-222)."""

    prompt = "recall"

    def options(self, g: GameData, f: Frame) -> list[int]:
        return deployed_spots(g, f.seat)

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        if g.events is not None:
            code = spot_code(g, option)
            g.emit("recall", f.seat, {"from": code, "spot": spot_label(code, None).message()})
        lift_worker(g, f.seat, option)
        g.players[f.seat].workers += 1
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"recall:{spot_code(g, option)}"


def _copying(g: GameData) -> list[int]:
    """Return the places that led here by copying one another: the innermost frames that belong to places."""
    found: list[int] = []
    for frame in reversed(g.agenda):
        if frame.place < 0:
            break
        found.append(frame.place)
    return found
