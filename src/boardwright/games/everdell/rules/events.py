"""The events: four basic ones that ask for colours, and sixteen special ones that ask for cards."""

from __future__ import annotations

from typing import Final

from boardwright.games.valley.rules.bonuses import (
    PerCardUnder,
    PerCardUnderClaim,
    PerGoodOnClaim,
    PerPair,
    PerPointOn,
    PerWorkerOn,
)
from boardwright.games.valley.rules.counts import PerPick, PointsOn
from boardwright.games.valley.rules.effects import (
    ONTO_CLAIM,
    ClaimPlace,
    DiscardFromCity,
    Draw,
    GainAny,
    GainPoints,
    GiveToSeveral,
    GiveUpResources,
    Pay,
    RecallOne,
    Reveal,
    SortRevealed,
    TuckFromCity,
    TuckFromHand,
)
from boardwright.games.valley.rules.pieces.card import BLUE, COLOURS, GREEN, RED, TAN, Bonus, colour_count
from boardwright.games.valley.rules.pieces.place import Place
from boardwright.games.valley.rules.script import Effect
from boardwright.games.valley.rules.turn import Produce

from .goods import BERRIES, BERRY, TWIGS
from .tags import BASIC_EVENT, SPECIAL_EVENT


def _basic(id: str, colour: int, n: int) -> Place:
    return Place(
        id, (ClaimPlace(),), tags=BASIC_EVENT, colours=colour_count(colour, n), claimed=True, points=3
    )


BASIC_EVENTS: Final = [
    _basic("city_monument", BLUE, 3),
    _basic("grand_tour", RED, 3),
    _basic("harvest_festival", GREEN, 4),
    _basic("cartographers_expedition", TAN, 3),
]


def _special(
    id: str,
    needs: tuple[str, ...],
    *steps: Effect,
    points: int = 0,
    bonus: Bonus | None = None,
    colours: int = 0,
    holds: str = "",
) -> Place:
    return Place(
        id, (ClaimPlace(), *steps), tags=SPECIAL_EVENT, needs=needs, colours=colours, claimed=True,
        points=points, bonus=bonus, holds=holds,
    )  # fmt: skip


SPECIAL_EVENTS: Final = [
    _special(
        "a_brilliant_marketing_plan", ("shopkeeper", "post_office"),
        GiveToSeveral(3), GainPoints(2, PerPick()),
    ),
    _special("a_well_run_city", ("chip_sweep", "clock_tower"), RecallOne(), points=4),
    _special(
        "an_evening_of_fireworks", ("lookout", "miner_mole"),
        GiveUpResources(3, ONTO_CLAIM, TWIGS), holds="goods", bonus=PerGoodOnClaim((2, 0, 0, 0)),
    ),
    _special(
        "ancient_scrolls_discovered", ("historian", "ruins"),
        Reveal(5), SortRevealed(), holds="cards", bonus=PerCardUnderClaim(1),
    ),
    _special(
        "capture_of_the_acorn_thieves", ("courthouse", "ranger"),
        TuckFromCity(2), holds="cards", bonus=PerCardUnderClaim(3),
    ),
    _special(
        "croak_wart_cure", ("undertaker", "barge_toad"),
        Pay(2 * BERRY), DiscardFromCity(2), points=6,
    ),
    _special("flying_doctor_service", ("doctor", "postal_pigeon"), bonus=PerPair(3)),
    _special(
        "graduation_of_scholars", ("teacher", "university"),
        TuckFromHand(3), holds="cards", bonus=PerCardUnderClaim(2),
    ),
    _special("ministering_to_miscreants", ("monk", "dungeon"), bonus=PerCardUnder("dungeon", 3)),
    _special("path_of_the_pilgrims", ("monastery", "wanderer"), bonus=PerWorkerOn("monastery", 3)),
    _special(
        "performer_in_residence", ("inn", "bard"),
        GiveUpResources(3, ONTO_CLAIM, BERRIES), holds="goods", bonus=PerGoodOnClaim((0, 0, 0, 2)),
    ),
    _special(
        "pristine_chapel_ceiling", ("woodcarver", "chapel"),
        Draw(PointsOn("chapel")), GainAny(PointsOn("chapel")), bonus=PerPointOn("chapel", 2),
    ),
    _special("remembering_the_fallen", ("cemetery", "shepherd"), bonus=PerWorkerOn("cemetery", 3)),
    _special("tax_relief", ("judge", "queen"), Produce(), points=3),
    _special(
        "the_everdell_games", (),
        colours=sum([colour_count(colour, 2) for colour in range(len(COLOURS))]), points=9,
    ),
    _special(
        "under_new_management", ("peddler", "general_store"),
        GiveUpResources(3, ONTO_CLAIM), holds="goods", bonus=PerGoodOnClaim((1, 2, 2, 1)),
    ),
]  # fmt: skip
