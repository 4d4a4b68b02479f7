"""The 48 kinds of cards: what is printed on them, and what they do.

A script is a row of effects, done in order. Texts are in the catalogues; clause numbers say where a card's
rulings are.
"""

from __future__ import annotations

from typing import Final

from ..valley.bonuses import IfPaired, PerCard, PerClaim, PerGoodLeft
from ..valley.card import BLUE, GREEN, PURPLE, RED, TAN, After, Card, CardSet
from ..valley.counts import CopiesOf, OnceIfPairedWith, OnceWith, PerPick, PointsOn
from ..valley.play import Refill
from ..valley.script import Frame
from ..valley.verbs import (
    ActivateHere,
    ChoosePile,
    CopyElsewhere,
    CopyPlace,
    Discard,
    DiscardFromCity,
    DiscardFromRow,
    DiscardRest,
    Draw,
    DrawUpToLimit,
    Exchange,
    FillStore,
    Gain,
    GainAny,
    GainPoints,
    Give,
    GiveCards,
    GiveExactly,
    GiveOther,
    KeepOne,
    LiftWorker,
    Look,
    MoveWorker,
    MustPlayFrom,
    PickReceiver,
    PlayFrom,
    PlayRevealed,
    PutPoint,
    ReactivatePlace,
    Refund,
    Reveal,
    SpendUpTo,
    TakeFromRow,
    TakeStored,
)
from ..valley.ways import Imprison, Sacrifice, Swap
from .goods import BERRY, FREE, PEBBLE, PEBBLES, RESIN, RESINS, TWIG, TWIGS
from .tags import BASIC, BASIC_EVENT, FOREST, SPECIAL_EVENT

CRITTER: Final = True
CONSTRUCTION: Final = False


def any_card(_played: Card, _play: Frame) -> bool:
    """Any card, wherever it goes."""
    return True


def critter_here(played: Card, play: Frame) -> bool:
    """A critter that entered the own city."""
    return played.critter and play.owner == play.seat


def construction_here(played: Card, play: Frame) -> bool:
    """A construction that entered the own city."""
    return not played.critter and play.owner == play.seat


CRITTERS: Final = [
    Card(
        "architect", CRITTER, 4 * BERRY, 2, PURPLE, copies=2, unique=True, home="crane",
        bonus=PerGoodLeft(RESINS | PEBBLES, most=6),
    ),
    Card(
        "bard", CRITTER, 3 * BERRY, 0, TAN, copies=2, unique=True, home="theater",
        play=(Discard(5), GainPoints(1, PerPick())),
    ),
    Card(
        "barge_toad", CRITTER, 2 * BERRY, 1, GREEN, copies=3, home="twig_barge",
        produce=(Gain(2 * TWIG, CopiesOf("farm")),),
    ),
    Card(
        "chip_sweep", CRITTER, 3 * BERRY, 2, GREEN, copies=3, home="resin_refinery",
        produce=(ActivateHere(),),
    ),
    Card(
        "doctor", CRITTER, 4 * BERRY, 4, GREEN, copies=2, unique=True, home="university",
        produce=(SpendUpTo(3, BERRY), GainPoints(1, PerPick())),
    ),
    Card("fool", CRITTER, 3 * BERRY, -2, TAN, copies=2, unique=True, home="fairgrounds", abroad=True),
    Card(
        "historian", CRITTER, 2 * BERRY, 1, BLUE, copies=3, unique=True, home="clock_tower",
        after=After(any_card, Draw(1)),
    ),
    Card(
        "husband", CRITTER, 3 * BERRY, 2, GREEN, copies=4, home="farm", mate="wife",
        produce=(GainAny(OnceIfPairedWith("farm")),),
    ),
    Card(
        "innkeeper", CRITTER, BERRY, 1, BLUE, copies=3, unique=True, home="inn",
        pays=Sacrifice(3, critters=True),
    ),
    Card("judge", CRITTER, 3 * BERRY, 2, BLUE, copies=2, unique=True, home="courthouse", pays=Swap()),
    Card(
        "king", CRITTER, 6 * BERRY, 4, PURPLE, copies=2, unique=True, home="castle",
        bonus=PerClaim(((BASIC_EVENT, 1), (SPECIAL_EVENT, 2))),
    ),
    Card(
        "miner_mole", CRITTER, 3 * BERRY, 1, GREEN, copies=3, home="mine",
        produce=(CopyElsewhere(),),
    ),
    Card(
        "monk", CRITTER, BERRY, 0, GREEN, copies=2, unique=True, home="monastery",
        produce=(PickReceiver(of=BERRY), Give(2, BERRY), GainPoints(2, PerPick())),
    ),
    Card(
        "peddler", CRITTER, 2 * BERRY, 1, GREEN, copies=3, home="ruins",
        produce=(Exchange(2), GainAny(PerPick())),
    ),
    Card(
        "postal_pigeon", CRITTER, 2 * BERRY, 0, TAN, copies=3, home="post_office",
        play=(Reveal(2), PlayRevealed("free", most_points=3), DiscardRest()),
    ),
    Card(
        "queen", CRITTER, 5 * BERRY, 4, RED, copies=2, unique=True, home="palace",
        visit=(PlayFrom("free", most_points=3),),
    ),
    Card(
        "ranger", CRITTER, 2 * BERRY, 1, TAN, copies=2, unique=True, home="dungeon",
        play=(LiftWorker(), MoveWorker()),
    ),
    Card(
        "shepherd", CRITTER, 3 * BERRY, 1, TAN, copies=2, unique=True, home="chapel", tribute=True,
        play=(Gain(3 * BERRY), GainPoints(1, PointsOn("chapel"))),
    ),
    Card(
        "shopkeeper", CRITTER, 2 * BERRY, 1, BLUE, copies=3, unique=True, home="general_store",
        after=After(critter_here, Gain(BERRY)),
    ),
    Card(
        "teacher", CRITTER, 2 * BERRY, 2, GREEN, copies=3, home="school",
        produce=(Look(2), KeepOne(), GiveOther()),
    ),
    Card(
        "undertaker", CRITTER, 2 * BERRY, 1, TAN, copies=2, unique=True, home="cemetery",
        play=(DiscardFromRow(3), Refill(), TakeFromRow(1), Refill()),
    ),
    Card("wanderer", CRITTER, 2 * BERRY, 1, TAN, copies=3, home="lookout", slots=0, play=(Draw(3),)),
    Card("wife", CRITTER, 2 * BERRY, 2, PURPLE, copies=4, home="farm", mate="husband", bonus=IfPaired(3)),
    Card(
        "woodcarver", CRITTER, 2 * BERRY, 2, GREEN, copies=3, home="storehouse",
        produce=(SpendUpTo(3, TWIG), GainPoints(1, PerPick())),
    ),
]  # fmt: skip

CONSTRUCTIONS: Final = [
    Card(
        "castle", CONSTRUCTION, 2 * TWIG + 3 * RESIN + 3 * PEBBLE, 4, PURPLE, copies=2, unique=True,
        bonus=PerCard(critter=False, unique=False),
    ),
    Card(
        "cemetery", CONSTRUCTION, 2 * PEBBLE, 0, RED, copies=2, unique=True,
        permanent=True, second_spot="undertaker",
        visit=(ChoosePile(), Reveal(4), PlayRevealed("free", must=True), DiscardRest()),
    ),
    Card(
        "chapel", CONSTRUCTION, 2 * TWIG + RESIN + PEBBLE, 2, RED, copies=2, unique=True, holds="points",
        visit=(PutPoint(), Draw(PerPick(), per=2)),
    ),
    Card(
        "clock_tower", CONSTRUCTION, 3 * TWIG + PEBBLE, 0, BLUE, copies=3, unique=True,
        holds="points", starts_with=3,
        season=(ReactivatePlace(BASIC | FOREST),),
    ),
    Card(
        "courthouse", CONSTRUCTION, TWIG + RESIN + 2 * PEBBLE, 2, BLUE, copies=2, unique=True,
        after=After(construction_here, GainAny(1, TWIGS | RESINS | PEBBLES)),
    ),
    Card("crane", CONSTRUCTION, PEBBLE, 1, BLUE, copies=3, unique=True, pays=Sacrifice(3, critters=False)),
    Card(
        "dungeon", CONSTRUCTION, RESIN + 2 * PEBBLE, 0, BLUE, copies=2, unique=True, cells=2,
        pays=Imprison(3, guard="ranger"),
    ),
    Card(
        "evertree", CONSTRUCTION, 3 * TWIG + 3 * RESIN + 3 * PEBBLE, 5, PURPLE, copies=2, unique=True,
        houses_any=True, bonus=PerCard(colour=PURPLE),
    ),
    Card(
        "fairgrounds", CONSTRUCTION, TWIG + 2 * RESIN + PEBBLE, 3, GREEN, copies=3, unique=True,
        produce=(Draw(2),),
    ),
    Card("farm", CONSTRUCTION, 2 * TWIG + RESIN, 1, GREEN, copies=8, produce=(Gain(BERRY),)),
    Card(
        "general_store", CONSTRUCTION, RESIN + PEBBLE, 1, GREEN, copies=3,
        produce=(Gain(BERRY), Gain(BERRY, OnceWith("farm"))),
    ),
    Card(
        "inn", CONSTRUCTION, 2 * TWIG + RESIN, 2, RED, copies=3, open=True,
        visit=(MustPlayFrom("three_less", hand=False),),
    ),
    Card(
        "lookout", CONSTRUCTION, TWIG + RESIN + PEBBLE, 2, RED, copies=2, unique=True,
        visit=(CopyPlace(BASIC | FOREST),),
    ),
    Card("mine", CONSTRUCTION, TWIG + RESIN + PEBBLE, 2, GREEN, copies=3, produce=(Gain(PEBBLE),)),
    Card(
        "monastery", CONSTRUCTION, TWIG + RESIN + PEBBLE, 1, RED, copies=2, unique=True,
        permanent=True, second_spot="monk",
        visit=(PickReceiver(), GiveExactly(2), GainPoints(4)),
    ),
    Card(
        "palace", CONSTRUCTION, 2 * TWIG + 3 * RESIN + 3 * PEBBLE, 4, PURPLE, copies=2, unique=True,
        bonus=PerCard(critter=False, unique=True),
    ),
    Card(
        "post_office", CONSTRUCTION, TWIG + 2 * RESIN, 2, RED, copies=3, open=True,
        visit=(PickReceiver(cards=True), GiveCards(2), Discard(), DrawUpToLimit()),
    ),
    Card("resin_refinery", CONSTRUCTION, RESIN + PEBBLE, 1, GREEN, copies=3, produce=(Gain(RESIN),)),
    Card("ruins", CONSTRUCTION, FREE, 0, TAN, copies=3, replaces=True, play=(Refund(), Draw(2))),
    Card(
        "school", CONSTRUCTION, 2 * TWIG + 2 * RESIN, 2, PURPLE, copies=2, unique=True,
        bonus=PerCard(critter=True, unique=False),
    ),
    Card(
        "storehouse", CONSTRUCTION, TWIG + RESIN + PEBBLE, 2, GREEN, copies=3, holds="goods", copyable=False,
        produce=(FillStore((3 * TWIG, 2 * RESIN, PEBBLE, 2 * BERRY)),),
        visit=(TakeStored(),),
    ),
    Card(
        "theater", CONSTRUCTION, 3 * TWIG + RESIN + PEBBLE, 3, PURPLE, copies=2, unique=True,
        bonus=PerCard(critter=True, unique=True),
    ),
    Card("twig_barge", CONSTRUCTION, TWIG + PEBBLE, 1, GREEN, copies=3, produce=(Gain(2 * TWIG),)),
    Card(
        "university", CONSTRUCTION, RESIN + 2 * PEBBLE, 3, RED, copies=2, unique=True,
        visit=(DiscardFromCity(), Refund(), GainAny(), GainPoints(1)),
    ),
]  # fmt: skip

CARDS: Final = CardSet([*CRITTERS, *CONSTRUCTIONS])
