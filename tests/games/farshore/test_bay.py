"""The Bay: eight positions, doubles stacked, refilled from the deck (F-15, F-65, F-74, F-75)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boardwright import farshore
from boardwright.core.plain_data import Json
from boardwright.core.refusal import BadPosition
from boardwright.core.rng import Rng
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.valley.rules.game import ValleyState

from .table import Table, all_but, price

ROW: list[Json] = ["grove", "inn", "diver", "harbor", "steward", "merchant", "port", "cooper"]
CALM = ("rose_a_red", "rose_b_unique")


def stack(card: str, copies: int) -> Json:
    return {"card": card, "copies": copies}


def whereabouts(state: ValleyState) -> Counter[str]:
    """Every card outside the deck, wherever it lies."""
    dump: dict[str, Any] = state.dump()
    found: Counter[str] = Counter()
    for item in [*dump["bay"], *dump["discard"], *dump["next"]]:
        if item is not None:
            card = {"card": item} if isinstance(item, str) else item
            found[card["card"]] += int(card.get("copies", 1))
    for player in [*dump["seats"], *dump["rivals"]]:
        for item in [*player["hand"], *player["city"]]:
            found[item if isinstance(item, str) else item["card"]] += 1
    for frame in dump["agenda"]:
        found.update(frame.get("cards", []))
    return found


# Dealing


def test_eight_positions_show_eight_different_names() -> None:
    """F-15, F-74: in every new game, with stacks in some."""
    stacks = 0
    for seed in range(60):
        view: dict[str, Any] = farshore.new(2, seed).view(None)
        assert len(set(view["bay"])) == 8
        assert None not in view["bay"]
        assert min(view["copies"]) >= 1
        stacks += max(view["copies"]) > 1
        assert view["deck"] == 125 - sum(view["copies"]) - 5 - 6
    assert 10 < stacks < 60


def test_a_double_goes_onto_its_stack_and_another_card_is_dealt() -> None:
    """F-74."""
    table = Table(bay=ROW, goods=price("grove"), next=["inn", "diver", "inn", "manor"], roses=CALM)
    before = table.deck()
    table.pick("play:bay.grove")
    assert table.bay() == ["manor", *ROW[1:]]
    assert table.copies() == [1, 3, 2, 1, 1, 1, 1, 1]
    assert table.deck() == before - 4


def test_another_copy_of_the_card_that_was_taken_is_no_double() -> None:
    """F-74: nothing of that name lies there any more."""
    table = Table(bay=ROW, goods=price("grove"), next=["grove", "manor"], roses=CALM)
    table.pick("play:bay.grove")
    assert (table.bay(), table.copies()) == (ROW, [1] * 8)


def test_a_double_of_a_card_dealt_in_the_same_refill_is_stacked_too() -> None:
    """F-74: the first Manor fills a position, the second one lies on it."""
    table = Table(season="spring", workers=0, bay=ROW, next=["manor", "manor", "pilgrim"])
    table.pick("prepare", "take:bay.grove", "take:bay.inn")
    assert table.bay() == ["manor", "pilgrim", *ROW[2:]]
    assert table.copies() == [2, 1, 1, 1, 1, 1, 1, 1]


def test_the_same_name_cannot_lie_in_two_positions() -> None:
    """F-74: nor in a position that is loaded."""
    with pytest.raises(BadPosition):
        Table(bay=["grove", "grove", *ROW[2:]])


# Stacks


def test_a_stack_shows_how_many_cards_it_has() -> None:
    """F-10, F-74: to everybody."""
    table = Table(bay=[stack("grove", 4), *ROW[1:]])
    for viewer in (None, 0, 1):
        view: dict[str, Any] = table.state.view(viewer)
        assert (view["bay"], view["copies"]) == (ROW, [4, *[1] * 7])


def test_a_card_played_from_a_stack_leaves_the_rest() -> None:
    """F-74, F-65: the next one can be played in the next turn."""
    table = Table(
        bay=[stack("grove", 3), *ROW[1:]], goods=price("grove", "grove", "grove"), roses=CALM, next=["manor"]
    )
    for left in (2, 1):
        table.pick("play:bay.grove", "visit:docks")
        assert (table.bay(), table.copies()) == (ROW, [left, *[1] * 7])
        assert table.deck() == Table(bay=[stack("grove", 3), *ROW[1:]], next=["manor"]).deck()
    table.pick("play:bay.grove")
    assert (table.bay()[0], table.copies()[0]) == ("manor", 1)
    assert table.city() == ["grove"] * 3


def test_both_cards_of_a_stack_can_be_drawn_one_after_the_other() -> None:
    """F-39, F-74: the lower one is takeable at once; only then is there something to refill."""
    table = Table(season="spring", workers=0, bay=[stack("grove", 2), *ROW[1:]], next=["manor"])
    table.pick("prepare", "take:bay.grove")
    assert (table.bay(), table.copies()) == (ROW, [1] * 8)
    table.pick("take:bay.grove")
    assert table.hand() == ["grove", "grove"]
    assert table.bay() == ["manor", *ROW[1:]]


def test_a_stack_is_offered_once() -> None:
    """F-74: its cards are alike."""
    table = Table(bay=[stack("grove", 5), *ROW[1:]], goods=price("grove"))
    assert table.offers("play:bay.grove") == ["play:bay.grove"]


def test_a_unique_card_of_a_stack_is_refused_once_it_is_in_the_city() -> None:
    """F-74, F-77."""
    table = Table(bay=[stack("pirate", 2), *ROW[1:]], goods=price("pirate", "pirate"), roses=CALM)
    table.pick("play:bay.pirate", "visit:docks")
    assert table.copies()[0] == 1
    assert table.why_not("play:bay.pirate") == "already-in-city"


# An empty deck


def test_an_empty_deck_is_made_anew_for_a_draw() -> None:
    """F-75: the last card first, then from the shuffled pile."""
    table = Table(bay=ROW, discard=all_but(*ROW, "manor"), next=["manor"])
    table.pick("visit:shore_sea_stone")
    assert "manor" in table.hand()
    assert (len(table.hand()), table.deck(), table.discard()) == (2, 125 - 8 - 2, [])
    assert len(table.heard("reshuffle")) == 1


def test_a_deck_that_runs_out_exactly_is_not_made_anew_yet() -> None:
    """F-75: only when the next card is needed."""
    table = Table(bay=ROW, discard=all_but(*ROW, "manor"), next=["manor"])
    table.pick("visit:shore_seaweed")
    assert (table.hand(), table.deck()) == (["manor"], 0)
    assert len(table.discard()) == 125 - 9
    assert table.heard("reshuffle") == []


def test_a_full_hand_needs_no_new_deck() -> None:
    """F-75, F-68: what is not drawn is not needed."""
    hand: list[Json] = [*["abbey"] * 3, *["scribe"] * 3, "pirate", "castaway"]
    table = Table(bay=ROW, hand=hand, discard=all_but(*ROW, *hand))
    table.pick("visit:shore_seaweed")
    assert table.deck() == 0
    assert table.heard("reshuffle") == []


def test_an_empty_deck_is_made_anew_for_a_refill() -> None:
    """F-75."""
    table = Table(bay=ROW, goods=price("grove"), discard=all_but(*ROW), roses=CALM)
    table.pick("play:bay.grove")
    assert None not in table.bay()
    assert len(set(table.bay())) == 8
    assert table.discard() == []
    assert table.deck() + sum(table.copies()) + 1 == 125


def test_a_deck_is_made_anew_in_the_middle_of_doubles() -> None:
    """F-75, F-74: the last card of the deck is a double, so another one is needed."""
    table = Table(bay=ROW, goods=price("grove"), discard=all_but(*ROW, "inn"), next=["inn"], roses=CALM)
    table.pick("play:bay.grove")
    assert table.copies()[1] >= 2
    assert len(set(table.bay())) == 8
    assert len(table.heard("reshuffle")) == 1


def test_an_empty_deck_is_made_anew_for_a_reveal() -> None:
    """F-75: in the middle of two cards."""
    rest = all_but(*ROW, "postal_pigeon", "manor")
    table = Table(
        bay=ROW,
        hand=["postal_pigeon"],
        goods=price("postal_pigeon"),
        discard=rest,
        next=["manor"],
        roses=CALM,
    )
    table.pick("play:postal_pigeon")
    revealed: list[Any] = [event.args["cards"] for event in table.heard("reveal")]
    assert len(revealed[0]) == 2
    assert revealed[0][0] == "manor"


def test_the_new_deck_is_shuffled() -> None:
    """F-75: other seeds, other cards."""
    drawn = set()
    for seed in range(12):
        table = Table(bay=ROW, discard=all_but(*ROW), seed=seed)
        table.pick("visit:shore_sea_stone")
        drawn.add(tuple(table.hand()))
    assert len(drawn) > 6


# Nothing left: the captain has it all


def test_with_no_card_left_anywhere_nothing_is_drawn() -> None:
    """F-75: one card instead of two, and the sea stone is gained."""
    table = Table(bay=ROW, others=[{}], bonny=1, captain={"city": all_but(*ROW, "manor")}, next=["manor"])
    table.pick("visit:shore_sea_stone")
    assert (table.hand(), table.goods(), table.asked) == (["manor"], {"sea_stone": 1}, 1)


def test_with_no_card_left_anywhere_a_position_stays_empty() -> None:
    """F-75: and the others can still be played from."""
    table = Table(
        bay=ROW, goods=price("grove", "merchant"), others=[{}], bonny=1, captain={"city": all_but(*ROW)},
        roses=CALM,
    )  # fmt: skip
    table.pick("play:bay.grove")
    assert (table.bay(), table.copies()) == ([None, *ROW[1:]], [0, *[1] * 7])
    assert "play:bay.grove" not in table.codes


def test_a_last_double_is_stacked_and_the_position_stays_empty() -> None:
    """F-74, F-75: a double still goes onto its stack when no other card is left."""
    table = Table(
        bay=ROW, goods=price("grove"), others=[{}], bonny=1, captain={"city": all_but(*ROW, "inn")},
        next=["inn"], roses=CALM,
    )  # fmt: skip
    table.pick("play:bay.grove")
    assert (table.bay(), table.copies()) == ([None, *ROW[1:]], [0, 2, *[1] * 6])


def test_a_position_that_stayed_empty_is_filled_as_soon_as_cards_last() -> None:
    """F-74: the Bay shows eight names as long as there are cards, so the next discard comes to lie there."""
    table = Table(
        bay=ROW, hand=["abbey"], goods=price("grove"), others=[{}], bonny=1,
        captain={"city": all_but(*ROW, "abbey")}, roses=CALM, routes=["route_01"],
    )  # fmt: skip
    table.pick("play:bay.grove", "visit:shore_driftwood")
    table.pick("visit:docks", "discard:abbey", "gain:seaweed")
    assert table.bay() == ["abbey", *ROW[1:]]
    assert table.discard() == []


def test_a_summer_with_one_card_in_the_bay_takes_one() -> None:
    """F-97, F-75: two if possible."""
    table = Table(
        season="spring", workers=0, others=[{"season": "summer"}], bonny=1, bay=["grove"],
        captain={"city": all_but("grove"), "season": "winter"},
    )  # fmt: skip
    table.pick("prepare")
    assert table.hand() == ["grove"]
    assert table.bay() == [None] * 8


# Whole games


@pytest.mark.parametrize(("seats", "bonny"), [(2, 0), (3, 0), (4, 0), (1, 4), (3, 2)])
def test_the_bay_is_sound_in_every_turn_of_whole_games(seats: int, bonny: int) -> None:
    """F-74, F-65: eight different names as long as cards last, and no card appears or disappears."""
    options: dict[str, Json] = {"bonny": bonny} if bonny else {}
    printed = Counter(standard().cards.ids[kind] for kind in standard().cards.whole_deck)
    looked = stacked = 0
    for seed in range(8):
        state = farshore.new(seats, seed, **options)
        rng = Rng(seed)
        while state.waiting():
            seat = state.waiting()[0]
            view: dict[str, Any] = state.view(None)
            shown = [card for card in view["bay"] if card is not None]
            assert len(set(shown)) == len(shown)
            assert [n > 0 for n in view["copies"]] == [card is not None for card in view["bay"]]
            if state.decision(seat).prompt == "action":
                looked += 1
                stacked += max(view["copies"]) > 1
                assert len(shown) == 8 or view["deck"] == len(view["discard"]) == 0
                outside = whereabouts(state)
                assert outside <= printed
                assert sum(outside.values()) + view["deck"] == 125
            state.play(seat, state.options(seat).sample(rng))
    assert looked > 40
    assert stacked > 10


@pytest.mark.parametrize("seed", range(4))
def test_the_bay_is_sound_when_cards_run_out(seed: int) -> None:
    """F-74, F-75: a game with twenty cards for everybody, in which the deck is empty again and again."""
    rng = Rng(seed)
    cards = all_but(*ROW)
    order = list(range(len(cards)))
    rng.shuffle(order)
    rich: dict[str, Json] = {"goods": {"driftwood": 40, "seaweed": 40, "sea_stone": 40, "mushroom": 40}}
    table = Table(
        bay=ROW, others=[dict(rich)], bonny=1, captain={"city": [cards[i] for i in order[20:]]}, seed=seed,
        goods=rich["goods"],
    )  # fmt: skip
    empty = 0
    while table.state.waiting():
        if table.prompt == "action":
            shown = [card for card in table.bay() if card is not None]
            assert len(set(shown)) == len(shown)
            if len(shown) < 8:
                empty += 1
                assert table.deck() == len(table.discard()) == 0
        codes = table.offers("play:bay.") or table.codes
        table.pick(codes[rng.below(len(codes))])
    assert empty > 0
