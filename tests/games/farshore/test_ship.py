"""Ships and treasure (F-84 to F-91): wind and other movement, chests, the end of the track."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boardwright.core.plain_data import Json
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.valley.rules.pieces.card import COLOURS

from .table import Table, price

ROW: list[Json] = ["grove", "inn", "diver", "harbor", "steward", "merchant", "port", "cooper"]
COLOUR_ROSES = {"green": "rose_a_green", "blue": "rose_a_blue", "tan": "rose_a_tan", "red": "rose_a_red"}
CHESTS = [2, 4, 6, 9, 12, 15, 18, 21, 25, 29, 33, 37]
LAST = 40
STILL = ("rose_a_red", "rose_b_unique")


def sailed(table: Table) -> list[tuple[str, int]]:
    """Each movement of the ship: by what, and how many spaces."""
    return [
        (str(event.args["by"]), int(str(event.args["n"]))) for event in table.heard("sail") if event.seat == 0
    ]


# The wind (F-84)


@pytest.mark.parametrize(
    ("roses", "spaces"),
    [
        (("rose_a_red", "rose_b_critter"), 0),
        (("rose_a_green", "rose_b_critter"), 1),
        (("rose_a_red", "rose_b_construction"), 1),
        (("rose_a_red", "rose_b_common"), 1),
        (("rose_a_green", "rose_b_common"), 2),
        (("rose_a_green", "rose_b_construction"), 2),
    ],
)
def test_a_space_for_each_rose_that_the_card_matches(roses: tuple[str, str], spaces: int) -> None:
    """F-84: a Grove is green, a Construction, and common."""
    table = Table(hand=["grove"], goods=price("grove"), roses=roses)
    table.pick("play:grove")
    assert table.ship() == spaces


@pytest.mark.parametrize("card", [card.id for card in standard().cards.cards])
def test_every_card_matches_what_it_is(card: str) -> None:
    """F-84: its color, its kind and its rarity, and nothing else."""
    printed = standard().cards.cards[standard().cards.kind(card)]
    own = {COLOUR_ROSES.get(COLOURS[printed.colour], "none"),
           "rose_b_critter" if printed.critter else "rose_b_construction",
           "rose_b_unique" if printed.unique else "rose_b_common"}  # fmt: skip
    for a in COLOUR_ROSES.values():
        for b in ("rose_b_critter", "rose_b_construction", "rose_b_common", "rose_b_unique"):
            table = Table(hand=[card], goods=price(card), roses=(a, b))
            table.pick(f"play:{card}")
            wind = [n for by, n in sailed(table) if by == "wind"]
            while not wind and table.asked == 0:
                table.pick("done" if "done" in table.codes else table.codes[0])
                wind = [n for by, n in sailed(table) if by == "wind"]
            assert sum(wind) == (a in own) + (b in own)


def test_only_the_ship_of_somebody_who_plays_moves() -> None:
    """F-84, F-86: another ship on the same space stays there."""
    table = Table(
        hand=["grove"], goods=price("grove"), ship=5, others=[{"ship": 5}, {"ship": 7}],
        roses=("rose_a_green", "rose_b_construction"),
    )  # fmt: skip
    table.pick("play:grove")
    assert [table.ship(seat) for seat in range(3)] == [7, 5, 7]
    assert [table.goods(seat) for seat in (1, 2)] == [{}, {}]


def test_cards_taken_into_the_hand_or_discarded_bring_no_wind() -> None:
    """F-84: only a card that is played."""
    table = Table(hand=["grove", "tumbler"], season="spring", workers=0, bay=ROW,
                  roses=("rose_a_green", "rose_b_common"), others=[{"season": "winter"}])  # fmt: skip
    table.pick("prepare", "take:bay.diver", "take:bay.grove", "visit:shore_driftwood")
    table.pick("visit:docks", "discard:grove", "done", "gain:seaweed")
    assert table.ship() == 0


def test_production_brings_no_wind() -> None:
    """F-84: the card was played before."""
    table = Table(workers=0, city=["grove", "tumbler"], roses=("rose_a_green", "rose_b_common"))
    table.pick("prepare")
    assert table.ship() == 0


BREEZE = ("rose_a_green", "rose_b_common")


@pytest.mark.parametrize(
    ("table", "codes", "spaces"),
    [
        (
            lambda: Table(hand=["diver"], city=["warehouse"], roses=BREEZE),
            ["play:diver@warehouse", "gain:seaweed"],
            2,
        ),
        (lambda: Table(bay=ROW, goods=price("grove"), roses=BREEZE), ["play:bay.grove"], 2),
        (lambda: Table(bay=ROW, city=["inn"], roses=BREEZE), ["visit:0.inn", "play:bay.grove"], 2),
        (
            lambda: Table(
                hand=["postal_pigeon"], goods=price("postal_pigeon"), next=["grove", "manor"], roses=BREEZE
            ),
            ["play:postal_pigeon", "play:grove"],
            3,
        ),
    ],
    ids=["anchor", "bay", "inn", "pigeon"],
)
def test_the_wind_blows_however_a_card_is_played(
    table: Callable[[], Table], codes: list[str], spaces: int
) -> None:
    """F-56, F-84: with an anchor, from the Bay, cheaper, or for nothing."""
    story = table()
    story.pick(*codes)
    assert story.ship() == spaces


# Wind and other movement (F-85)


CALM = ("rose_a_red", "rose_b_common")
POINT = ["isle_wind", "isle_gems"]


@pytest.mark.parametrize(
    ("table", "codes", "spaces"),
    [
        (
            lambda: Table(hand=["sloop"], goods=price("sloop"), city=["navigator"], roses=CALM),
            ["play:sloop"],
            1,
        ),
        (
            lambda: Table(hand=["galley"], goods=price("galley"), city=["navigator"], roses=CALM),
            ["play:galley"],
            2,
        ),
        (
            lambda: Table(
                hand=["sail_maker"], goods=price("sail_maker", seaweed=1), city=["navigator"], roses=STILL
            ),
            ["play:sail_maker", "pay:seaweed"],
            1,
        ),
        (lambda: Table(city=["navigator"], islands=POINT), ["visit:isle_wind"], 2),
        (lambda: Table(city=["navigator", "sloop"], workers=0), ["prepare"], 1),
        (
            lambda: Table(city=["navigator", "crows_nest"], islands=POINT),
            ["visit:0.crows_nest", "copy:isle_wind"],
            2,
        ),
    ],
    ids=["sloop", "galley", "sail maker", "windward point", "production", "crow's nest"],
)
def test_other_movement_is_no_wind(table: Callable[[], Table], codes: list[str], spaces: int) -> None:
    """F-85: the ship moves, and the Navigator does not look up."""
    story = table()
    story.pick(*codes)
    assert story.ship() == spaces
    assert (story.hand(), story.asked) == ([], 1)


@pytest.mark.parametrize(
    ("roses", "drawn"), [(("rose_a_tan", "rose_b_common"), 1), (("rose_a_tan", "rose_b_unique"), 2)]
)
def test_of_both_movements_the_navigator_counts_the_wind(roses: tuple[str, str], drawn: int) -> None:
    """F-85: a Galley moves two spaces by itself, and as many more as it matches roses."""
    table = Table(
        hand=["galley"], goods=price("galley"), city=["navigator"], next=["manor", "pilgrim", "inn", "abbey"],
        roses=roses,
    )  # fmt: skip
    table.pick("play:galley")
    assert table.ship() == 2 + drawn
    assert table.hand() == ["manor", "pilgrim"][:drawn]


# Chests (F-87)


@pytest.mark.parametrize("chest", CHESTS)
def test_a_chest_is_for_somebody_who_lands_on_it(chest: int) -> None:
    """F-87."""
    table = Table(
        hand=["grove"], goods=price("grove"), ship=chest - 1, roses=("rose_a_green", "rose_b_critter")
    )
    table.pick("play:grove")
    assert (table.ship(), table.goods()) == (chest, {"mushroom": 1, "treasure": 1})


@pytest.mark.parametrize("chest", CHESTS)
def test_a_chest_is_for_somebody_who_passes_it(chest: int) -> None:
    """F-87."""
    table = Table(islands=["isle_wind", "isle_gems"], ship=chest - 1)
    table.pick("visit:isle_wind")
    assert (table.ship(), table.goods()) == (chest + 1, {"treasure": 1})


@pytest.mark.parametrize("space", [0, *[chest for chest in CHESTS if chest + 1 not in CHESTS]])
def test_leaving_a_chest_brings_nothing(space: int) -> None:
    """F-87: it was reached before."""
    table = Table(hand=["grove"], goods=price("grove"), ship=space, roses=("rose_a_green", "rose_b_critter"))
    table.pick("play:grove")
    assert (table.ship(), table.goods()) == (space + 1, {"mushroom": 1})


def test_the_chests_of_the_whole_track() -> None:
    """F-87, F-91: twelve of them, each once, and none anywhere else."""
    found = []
    for space in range(1, LAST + 1):
        table = Table(
            hand=["grove"], goods=price("grove"), ship=space - 1, roses=("rose_a_green", "rose_b_critter")
        )
        table.pick("play:grove")
        found += [space] * table.goods().get("treasure", 0)
    assert found == CHESTS


def test_a_chest_is_for_every_ship() -> None:
    """F-87: nobody takes it away from the others."""
    table = Table(
        ship=1, hand=["grove"], goods=price("grove"), roses=("rose_a_green", "rose_b_critter"),
        others=[{"ship": 1, "hand": ["grove"], "goods": price("grove")}],
    )  # fmt: skip
    table.pick("play:grove", "play:grove")
    assert [table.goods(seat)["treasure"] for seat in (0, 1)] == [1, 1]


def test_two_chests_in_one_move_give_two_treasures() -> None:
    """F-87: Captain Bonny's four spaces reach both."""
    table = Table(
        bonny=2, captain={"hand": ["grove"], "workers": 0, "ship": 1}, roses=("rose_a_green", "rose_b_common")
    )
    table.pick("visit:shore_driftwood")
    assert (table.ship(1), table.goods(1)) == (5, {"treasure": 2})


def test_two_movements_of_one_play_reach_a_chest_each() -> None:
    """F-87, F-85: whatever moves the ship."""
    table = Table(hand=["galley"], goods=price("galley"), roses=("rose_a_tan", "rose_b_unique"))
    table.pick("play:galley")
    assert (table.ship(), table.goods()) == (4, {"treasure": 2})
    assert sailed(table) == [("galley", 2), ("wind", 2)]


def test_a_chest_reached_by_a_card_can_be_spent_at_once() -> None:
    """F-87, F-6: the Sail Maker's treasure pays another Sail Maker, not the one that earned it."""
    table = Table(
        workers=0,
        city=["sail_maker", "sail_maker"],
        goods={"seaweed": 1},
        ship=1,
        others=[{"season": "winter"}],
    )
    table.pick("prepare", "pay:seaweed", "pay:treasure")
    assert (table.ship(), table.goods()) == (3, {})


# The last space (F-88)


@pytest.mark.parametrize(("space", "moved"), [(LAST - 2, 2), (LAST - 1, 1), (LAST, 0)])
def test_movement_beyond_the_last_space_is_lost(space: int, moved: int) -> None:
    """F-88: by an effect."""
    table = Table(islands=["isle_wind", "isle_gems"], ship=space)
    table.pick("visit:isle_wind")
    assert (table.ship(), table.goods()) == (LAST, {})
    assert sum(n for _, n in sailed(table)) == moved
    assert table.scored("ship") == 60


@pytest.mark.parametrize(("space", "drawn"), [(LAST - 2, 2), (LAST - 1, 1), (LAST, 0)])
def test_the_navigator_counts_spaces_really_moved(space: int, drawn: int) -> None:
    """F-88, F-149: a match that moves the ship nowhere is no wind movement."""
    table = Table(
        hand=["grove"], goods=price("grove"), city=["navigator"], ship=space, next=["manor", "pilgrim"],
        roses=("rose_a_green", "rose_b_common"),
    )  # fmt: skip
    table.pick("play:grove")
    assert table.ship() == LAST
    assert table.hand() == ["manor", "pilgrim"][:drawn]


def test_a_ship_at_the_end_does_not_start_again() -> None:
    """F-88, F-86: nothing happens to it, and the card is played all the same."""
    table = Table(hand=["galley"], goods=price("galley"), ship=LAST, roses=("rose_a_tan", "rose_b_unique"))
    table.pick("play:galley")
    assert (table.ship(), table.city(), table.goods()) == (LAST, ["galley"], {})


# What it is worth (F-89 to F-91)


def test_movement_gives_no_point_tokens() -> None:
    """F-89: only the last space counts."""
    table = Table(islands=["isle_wind", "isle_gems"], ship=10)
    assert table.scored("ship") == 20
    table.pick("visit:isle_wind")
    assert (table.points(), table.scored("points"), table.scored("ship")) == (0, 0, 24)


@pytest.mark.parametrize("treasures", [0, 1, 4])
def test_an_unspent_treasure_is_worth_two_points(treasures: int) -> None:
    """F-90: three with a Galleon."""
    goods: dict[str, Json] = {"treasure": treasures}
    assert Table(goods=goods).score().total == 2 * treasures
    table = Table(goods=goods, city=["galleon"])
    assert (table.scored("treasures"), table.scored("galleon")) == (2 * treasures, treasures)


def test_a_spent_treasure_is_worth_nothing() -> None:
    """F-90."""
    table = Table(hand=["castaway"], goods={"treasure": 2}, roses=CALM)
    assert table.scored("treasures") == 4
    table.pick("play:castaway")
    assert table.scored("treasures") == 2


@pytest.mark.parametrize("space", range(LAST + 1))
def test_the_values_of_the_track(space: int) -> None:
    """F-91: steps of two up to 40, then steps of one up to 60."""
    table = Table(ship=space)
    assert table.scored("ship") == table.score().total == (2 * space if space <= 20 else 20 + space)


def test_distances_are_counted_in_spaces() -> None:
    """F-91: two spaces are four points early on and two later."""
    for space, points in [(0, 4), (19, 3), (30, 2)]:
        table = Table(islands=["isle_wind", "isle_gems"], ship=space)
        before = table.scored("ship")
        table.pick("visit:isle_wind")
        assert table.scored("ship") - before == points
