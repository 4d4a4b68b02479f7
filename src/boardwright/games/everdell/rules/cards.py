"""The 48 kinds of cards: what is printed on them, and what they do.

A script is a row of effects, carried out in order. Texts are in the catalogues; clause numbers refer to the
rulings on a card.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.valley.rules.bonuses import IfPaired, PerCard, PerClaim, PerGoodLeft
from boardwright.games.valley.rules.counts import (
    CopiesOf,
    HandRoom,
    OnceIfPairedWith,
    OnceWith,
    PerPick,
    PointsOn,
)
from boardwright.games.valley.rules.effects import (
    TO_RECEIVER,
    TO_SUPPLY,
    Activate,
    CopyPlace,
    Discard,
    DiscardFromCity,
    DiscardRest,
    Draw,
    FillStore,
    Gain,
    GainAny,
    GainPoints,
    GiveOther,
    GiveUpCards,
    GiveUpResources,
    KeepOne,
    LiftWorker,
    Look,
    MoveWorker,
    PickReceiver,
    PlayOne,
    ReactivatePlace,
    Refund,
    Reveal,
    SpendUpTo,
    TakeFromRow,
    TakeStored,
)
from boardwright.games.valley.rules.effects.cards import FROM_HAND, FROM_REVEALED, FROM_ROW
from boardwright.games.valley.rules.options.payments import DiscardCityCard, Imprison, SwapResource
from boardwright.games.valley.rules.pieces.card import (
    ANYBODY,
    BEFORE_SEASON,
    BLUE,
    GREEN,
    PURPLE,
    RED,
    TAN,
    Card,
    CardSet,
    Trigger,
    WorkerSpot,
)
from boardwright.games.valley.rules.pieces.card_filter import (
    COMMON_CONSTRUCTIONS,
    COMMON_CRITTERS,
    CONSTRUCTIONS,
    CRITTERS,
    UNIQUE_CONSTRUCTIONS,
    UNIQUE_CRITTERS,
    CardFilter,
)
from boardwright.games.valley.rules.pieces.entry_rules import (
    TAKES_NO_SLOT,
    EntersOtherCity,
    PaidAsTribute,
    ReplacesConstruction,
    SharesSlot,
)
from boardwright.games.valley.rules.pieces.game_data import GameData
from boardwright.games.valley.rules.play import Refill
from boardwright.games.valley.rules.script import Frame

from .goods import BERRY, DECLARED, FREE, PEBBLE, PEBBLES, RESIN, RESINS, TWIG, TWIGS
from .tags import BASIC, BASIC_EVENT, FOREST, SPECIAL_EVENT

CRITTER: Final = True
CONSTRUCTION: Final = False
OPEN: Final = WorkerSpot(open=True)
PURPLE_CARDS: Final = CardFilter(colours=(PURPLE,))


def any_card(_g: GameData, _play: Frame) -> bool:
    """Return true: every card counts, in any city."""
    return True


def critter_here(g: GameData, play: Frame) -> bool:
    """Return whether a critter entered the player's own city."""
    return g.rules.cards.cards[play.kind].critter and play.owner == play.seat


def construction_here(g: GameData, play: Frame) -> bool:
    """Return whether a construction entered the player's own city."""
    return not g.rules.cards.cards[play.kind].critter and play.owner == play.seat


def _critters() -> list[Card]:
    return [
        Card(
            "architect", CRITTER, cost=4 * BERRY, points=2, colour=PURPLE, copies=2,
            unique=True, home="crane",
            bonus=PerGoodLeft(RESINS | PEBBLES, most=6),
        ),
        Card(
            "bard", CRITTER, cost=3 * BERRY, points=0, colour=TAN, copies=2, unique=True, home="theater",
            does=(Discard(5), GainPoints(1, PerPick())),
        ),
        Card(
            "barge_toad", CRITTER, cost=2 * BERRY, points=1, colour=GREEN, copies=3, home="twig_barge",
            does=(Gain(2 * TWIG, CopiesOf("farm")),),
        ),
        Card(
            "chip_sweep", CRITTER, cost=3 * BERRY, points=2, colour=GREEN, copies=3, home="resin_refinery",
            does=(Activate(),),
        ),
        Card(
            "doctor", CRITTER, cost=4 * BERRY, points=4, colour=GREEN, copies=2,
            unique=True, home="university",
            does=(SpendUpTo(3, BERRY), GainPoints(1, PerPick())),
        ),
        Card(
            "fool", CRITTER, cost=3 * BERRY, points=-2, colour=TAN, copies=2, unique=True, home="fairgrounds",
            entry=EntersOtherCity(),
        ),
        Card(
            "historian", CRITTER, cost=2 * BERRY, points=1, colour=BLUE,
            copies=3, unique=True, home="clock_tower",
            when=Trigger(any_card), does=(Draw(1),),
        ),
        Card(
            "husband", CRITTER, cost=3 * BERRY, points=2, colour=GREEN, copies=4, home="farm",
            entry=SharesSlot("wife"),
            does=(GainAny(OnceIfPairedWith("farm")),),
        ),
        Card(
            "innkeeper", CRITTER, cost=BERRY, points=1, colour=BLUE, copies=3, unique=True, home="inn",
            helps=DiscardCityCard(3, CRITTERS),
        ),
        Card(
            "judge", CRITTER, cost=3 * BERRY, points=2, colour=BLUE, copies=2, unique=True, home="courthouse",
            helps=SwapResource(),
        ),
        Card(
            "king", CRITTER, cost=6 * BERRY, points=4, colour=PURPLE, copies=2, unique=True, home="castle",
            bonus=PerClaim(((BASIC_EVENT, 1), (SPECIAL_EVENT, 2))),
        ),
        Card(
            "miner_mole", CRITTER, cost=3 * BERRY, points=1, colour=GREEN, copies=3, home="mine",
            does=(Activate(other_cities=True),),
        ),
        Card(
            "monk", CRITTER, cost=BERRY, points=0, colour=GREEN, copies=2, unique=True, home="monastery",
            does=(PickReceiver(of=BERRY), SpendUpTo(2, BERRY, TO_RECEIVER), GainPoints(2, PerPick())),
        ),
        Card(
            "peddler", CRITTER, cost=2 * BERRY, points=1, colour=GREEN, copies=3, home="ruins",
            does=(GiveUpResources(2, TO_SUPPLY), GainAny(PerPick())),
        ),
        Card(
            "postal_pigeon", CRITTER, cost=2 * BERRY, points=0, colour=TAN, copies=3, home="post_office",
            does=(Reveal(2), PlayOne(FROM_REVEALED, "free", most_points=3), DiscardRest()),
        ),
        Card(
            "queen", CRITTER, cost=5 * BERRY, points=4, colour=RED, copies=2, unique=True, home="palace",
            does=(PlayOne(FROM_HAND | FROM_ROW, "free", most_points=3),),
        ),
        Card(
            "ranger", CRITTER, cost=2 * BERRY, points=1, colour=TAN, copies=2, unique=True, home="dungeon",
            does=(LiftWorker(), MoveWorker()),
        ),
        Card(
            "shepherd", CRITTER, cost=3 * BERRY, points=1, colour=TAN,
            copies=2, unique=True, home="chapel", entry=PaidAsTribute(),
            does=(Gain(3 * BERRY), GainPoints(1, PointsOn("chapel"))),
        ),
        Card(
            "shopkeeper", CRITTER, cost=2 * BERRY, points=1, colour=BLUE,
            copies=3, unique=True, home="general_store",
            when=Trigger(critter_here), does=(Gain(BERRY),),
        ),
        Card(
            "teacher", CRITTER, cost=2 * BERRY, points=2, colour=GREEN, copies=3, home="school",
            does=(Look(2), KeepOne(), GiveOther()),
        ),
        Card(
            "undertaker", CRITTER, cost=2 * BERRY, points=1, colour=TAN, copies=2,
            unique=True, home="cemetery",
            does=(TakeFromRow(3, to_discard=True), Refill(), TakeFromRow(1), Refill()),
        ),
        Card(
            "wanderer", CRITTER, cost=2 * BERRY, points=1, colour=TAN, copies=3, home="lookout",
            entry=TAKES_NO_SLOT, does=(Draw(3),),
        ),
        Card(
            "wife", CRITTER, cost=2 * BERRY, points=2, colour=PURPLE, copies=4, home="farm",
            entry=SharesSlot("husband"), bonus=IfPaired(3),
        ),
        Card(
            "woodcarver", CRITTER, cost=2 * BERRY, points=2, colour=GREEN, copies=3, home="storehouse",
            does=(SpendUpTo(3, TWIG), GainPoints(1, PerPick())),
        ),
    ]  # fmt: skip


def _constructions() -> list[Card]:
    return [
        Card(
            "castle", CONSTRUCTION, cost=2 * TWIG + 3 * RESIN + 3 * PEBBLE, points=4, colour=PURPLE,
            copies=2, unique=True,
            bonus=PerCard(COMMON_CONSTRUCTIONS),
        ),
        Card(
            "cemetery", CONSTRUCTION, cost=2 * PEBBLE, points=0, colour=RED, copies=2, unique=True,
            spot=WorkerSpot(permanent=True, second="undertaker"),
            does=(Reveal(4, either_pile=True), PlayOne(FROM_REVEALED, "free", required=True), DiscardRest()),
        ),
        Card(
            "chapel", CONSTRUCTION, cost=2 * TWIG + RESIN + PEBBLE, points=2, colour=RED,
            copies=2, unique=True,
            does=(GainPoints(1, on_card=True), Draw(PointsOn("chapel"), per=2)),
        ),
        Card(
            "clock_tower", CONSTRUCTION, cost=3 * TWIG + PEBBLE, points=0, colour=BLUE, copies=3, unique=True,
            when=BEFORE_SEASON, does=(ReactivatePlace(BASIC | FOREST, uses=3),),
        ),
        Card(
            "courthouse", CONSTRUCTION, cost=TWIG + RESIN + 2 * PEBBLE, points=2, colour=BLUE,
            copies=2, unique=True,
            when=Trigger(construction_here), does=(GainAny(1, TWIGS | RESINS | PEBBLES),),
        ),
        Card(
            "crane", CONSTRUCTION, cost=PEBBLE, points=1, colour=BLUE, copies=3, unique=True,
            helps=DiscardCityCard(3, CONSTRUCTIONS),
        ),
        Card(
            "dungeon", CONSTRUCTION, cost=RESIN + 2 * PEBBLE, points=0, colour=BLUE,
            copies=2, unique=True,
            helps=Imprison(3, guard="ranger"),
        ),
        Card(
            "evertree", CONSTRUCTION, cost=3 * TWIG + 3 * RESIN + 3 * PEBBLE, points=5, colour=PURPLE,
            copies=2, unique=True,
            home=ANYBODY, bonus=PerCard(PURPLE_CARDS),
        ),
        Card(
            "fairgrounds", CONSTRUCTION, cost=TWIG + 2 * RESIN + PEBBLE, points=3, colour=GREEN,
            copies=3, unique=True,
            does=(Draw(2),),
        ),
        Card(
            "farm", CONSTRUCTION, cost=2 * TWIG + RESIN, points=1, colour=GREEN, copies=8,
            does=(Gain(BERRY),),
        ),
        Card(
            "general_store", CONSTRUCTION, cost=RESIN + PEBBLE, points=1, colour=GREEN, copies=3,
            does=(Gain(BERRY), Gain(BERRY, OnceWith("farm"))),
        ),
        Card(
            "inn", CONSTRUCTION, cost=2 * TWIG + RESIN, points=2, colour=RED, copies=3, spot=OPEN,
            does=(PlayOne(FROM_ROW, "three_less", required=True),),
        ),
        Card(
            "lookout", CONSTRUCTION, cost=TWIG + RESIN + PEBBLE, points=2, colour=RED, copies=2, unique=True,
            does=(CopyPlace(BASIC | FOREST),),
        ),
        Card(
            "mine", CONSTRUCTION, cost=TWIG + RESIN + PEBBLE, points=2, colour=GREEN, copies=3,
            does=(Gain(PEBBLE),),
        ),
        Card(
            "monastery", CONSTRUCTION, cost=TWIG + RESIN + PEBBLE, points=1, colour=RED, copies=2,
            unique=True,
            spot=WorkerSpot(permanent=True, second="monk"),
            does=(PickReceiver(), GiveUpResources(2, TO_RECEIVER, exactly=True), GainPoints(4)),
        ),
        Card(
            "palace", CONSTRUCTION, cost=2 * TWIG + 3 * RESIN + 3 * PEBBLE, points=4, colour=PURPLE,
            copies=2, unique=True,
            bonus=PerCard(UNIQUE_CONSTRUCTIONS),
        ),
        Card(
            "post_office", CONSTRUCTION, cost=TWIG + 2 * RESIN, points=2, colour=RED, copies=3, spot=OPEN,
            does=(PickReceiver(cards=True), GiveUpCards(2, give=True), Discard(), Draw(HandRoom())),
        ),
        Card(
            "resin_refinery", CONSTRUCTION, cost=RESIN + PEBBLE, points=1, colour=GREEN, copies=3,
            does=(Gain(RESIN),),
        ),
        Card(
            "ruins", CONSTRUCTION, cost=FREE, points=0, colour=TAN, copies=3,
            entry=ReplacesConstruction(), does=(Refund(), Draw(2)),
        ),
        Card(
            "school", CONSTRUCTION, cost=2 * TWIG + 2 * RESIN, points=2, colour=PURPLE, copies=2, unique=True,
            bonus=PerCard(COMMON_CRITTERS),
        ),
        Card(
            "storehouse", CONSTRUCTION, cost=TWIG + RESIN + PEBBLE, points=2, colour=GREEN,
            copies=3,
            does=(FillStore((3 * TWIG, 2 * RESIN, PEBBLE, 2 * BERRY)),),
            spot=WorkerSpot(TakeStored()),
        ),
        Card(
            "theater", CONSTRUCTION, cost=3 * TWIG + RESIN + PEBBLE, points=3, colour=PURPLE,
            copies=2, unique=True,
            bonus=PerCard(UNIQUE_CRITTERS),
        ),
        Card(
            "twig_barge", CONSTRUCTION, cost=TWIG + PEBBLE, points=1, colour=GREEN, copies=3,
            does=(Gain(2 * TWIG),),
        ),
        Card(
            "university", CONSTRUCTION, cost=RESIN + 2 * PEBBLE, points=3, colour=RED, copies=2, unique=True,
            does=(DiscardFromCity(), Refund(), GainAny(), GainPoints(1)),
        ),
    ]  # fmt: skip


def all_cards() -> list[Card]:
    """Return new cards of the boxed game. Each set of cards numbers them, so they are not shared."""
    return [*_critters(), *_constructions()]


CARDS: Final = CardSet(all_cards(), DECLARED)
