"""Duties of an implementation: secrecy, completeness, chance, numbers of players (C-120 to C-126)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from boardwright import cartographers
from boardwright.core.plain_data import Json
from boardwright.core.record import Record
from boardwright.core.refusal import BadPosition, BadSetup
from boardwright.core.rng import Rng

from .tables import (
    AMBUSHES,
    LANDSCAPES,
    RUINS,
    SIDE_A,
    everyone_draws,
    facts,
    full,
    mark,
    play_out,
    refused,
    seen,
    sizes,
    spots,
    table,
    terrains,
    texts,
)

NO_RUINS = mark(SIDE_A, "F", "b6", "c2", "c10", "i2", "i10", "j6")


# Secrets


def test_c120_the_order_of_the_deck_shows_nowhere() -> None:
    coming = ["orchard", "temple_ruins", "hamlet", "gnoll_raid"]
    worlds = [table(seats=2, card="farmland", seed=seed, next=list(order)) for seed, order in
              [(1, coming), (2, coming[::-1]), (3, [])]]  # fmt: skip
    for seat in (0, 1, None):
        views = [world.view(seat) for world in worlds]
        assert views[0] == views[1] == views[2]
    assert worlds[0].options(0).codes() == worlds[2].options(0).codes()


def test_c120_which_ambushes_were_shuffled_in_shows_nowhere() -> None:
    """C-120: in fall three ambushes have come in; all that were never revealed are named alike."""
    state = table(seats=2, card="farmland", season="fall", ambushes=["gnoll_raid"])
    assert seen(state, "deck", "ambushes") == 2
    assert texts(seen(state, "deck", "ambushes_unseen")) == list(AMBUSHES[:3])


def test_c120_what_was_handed_in_stays_hidden_until_all_are_in() -> None:
    worlds = []
    for code in ("farm:a1a2", "farm:k1k2"):
        state = table(seats=3, card="farmland")
        events = state.choose(1, code)
        assert [event.kind for event in events if event.seen_by(0)] == ["ready"]
        assert [event.kind for event in events if event.seen_by(None)] == ["ready"]
        assert [event.kind for event in events if event.seen_by(1)] == ["handed", "ready"]
        assert seen(state, "handed", seat=1) == code
        worlds.append(state)
    for seat in (0, 2, None):
        assert worlds[0].view(seat) == worlds[1].view(seat)
        assert seen(worlds[0], "maps", 1, "ready") is True
    for seat in (0, 2):
        events = worlds[0].choose(seat, "farm:e1e2")
    assert "farm:a1a2" in facts(events, "drawn", "code")


def test_c120_everything_else_is_public() -> None:
    state = table(mark(SIDE_A, "M", "a1"), mark(SIDE_A, "F", "k1"), coins=[2, 5], card="hamlet", ruins=True)
    ours, theirs = state.view(0), state.view(1)
    assert {name for name in ours if ours[name] != theirs[name]} == {"seat"}
    assert seen(state, "maps", 1, "coins", seat=0) == 5
    assert seen(state, "maps", 0, "monster_loss_now", seat=1) == 2


def test_c120_a_redealt_world_looks_the_same() -> None:
    state = cartographers.new(seats=3, seed=8)
    everyone_draws(state)
    state.choose(0, state.options(0).codes()[3])
    for seat in (0, 1, None):
        assert state.redeal(seat, Rng(4)).view(seat) == state.view(seat)


def test_c120_a_redealt_world_depends_on_nothing_hidden() -> None:
    """C-120: neither on what others have handed in, nor on the cards to come, nor on the future of chance."""
    worlds = []
    for seed, code, coming in [(1, "farm:a1a2", "orchard"), (2, "farm:k1k2", "gnoll_raid")]:
        state = table(seats=3, seed=seed, card="farmland", next=[coming])
        state.choose(0, "farm:e1e2")
        state.choose(1, code)
        worlds.append(state)
    for seat in (0, 2, None):
        assert worlds[0].redeal(seat, Rng(4)).dump() == worlds[1].redeal(seat, Rng(4)).dump()
    assert seen(worlds[0].redeal(1, Rng(4)), "handed", seat=1) == "farm:a1a2"


# Options


@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("card", [*LANDSCAPES, *AMBUSHES])
def test_c122_the_options_have_no_duplicates(card: str, side: str) -> None:
    """C-122: one entry per terrain and set of spaces; a square shape does not come eight times."""
    codes = table(seats=2, land=side, card=card).options(0).codes()
    assert len(codes) == len(set(codes)) == len(spots(codes)) * len(terrains(codes))


def test_c122_every_option_is_accepted_and_nothing_else() -> None:
    state = table(full("a1", "a2", "a3", "b3", "b2"), card="orchard")
    assert set(state.options(0).codes()) == {
        f"{terrain}:{spaces}" for terrain in ("forest", "farm") for spaces in ("a1a2a3b3",)
    }
    for code in state.options(0).codes():
        state.copy().choose(0, code)
    assert refused(state, "farm:a2a3b2b3") == "shape-not-on-card"


# Chance


def test_c123_equal_seeds_and_answers_give_equal_games() -> None:
    ends = []
    for _ in range(2):
        state = cartographers.new(seats=2, seed=123456789)
        events = play_out(state, seed=7)
        ends.append((state.dump(), [event.dump() for event in events]))
    assert ends[0] == ends[1]
    other = cartographers.new(seats=2, seed=987654321)
    play_out(other, seed=7)
    assert other.dump() != ends[0][0]


def test_c123_a_game_is_replayed_from_seed_and_answers() -> None:
    record = Record(cartographers.cartographers, 77, {"map": "b"}, ["Anna", "Bruno", "Carla"])
    while record.state.waiting():
        for seat in record.state.waiting():
            record.choose(seat, record.state.options(seat).codes()[0])
    again = Record.read(record.text(), {"cartographers": cartographers.cartographers})
    assert again.state.dump() == record.state.dump()


def test_c123_a_copy_goes_on_in_the_same_way() -> None:
    state = cartographers.new(seats=2, seed=5)
    copy = state.copy()
    play_out(state, seed=1)
    play_out(copy, seed=1)
    assert copy.dump() == state.dump()


def even(counts: Counter[str], shares: dict[str, float]) -> bool:
    """Whether the counts are as the shares say, within five standard deviations."""
    total = counts.total()
    return set(counts) <= set(shares) and all(
        abs(counts[name] - total * share) < 5 * (total * share) ** 0.5 for name, share in shares.items()
    )


SPRING = dict.fromkeys([*LANDSCAPES, *RUINS], 1 / 14) | dict.fromkeys(AMBUSHES, 1 / 56)


def test_c124_every_card_is_as_likely_to_come_first() -> None:
    firsts: Counter[str] = Counter()
    seconds: Counter[str] = Counter()
    for seed in range(2800):
        state = cartographers.new(seed=seed)
        column = texts(seen(state, "revealed"))
        if len(column) == 1:
            column += texts(facts(everyone_draws(state), "revealed", "card"))
        assert column[0] != column[1]
        firsts[column[0]] += 1
        seconds[column[1]] += 1
    assert even(firsts, SPRING)
    assert even(seconds, SPRING)


def test_c124_the_winter_deck_is_shuffled_evenly() -> None:
    """C-124: with no ambush revealed so far, seventeen cards are equally likely."""
    firsts = Counter(
        texts(seen(table(seats=2, season="winter", seed=seed, next=[]), "revealed"))[0]
        for seed in range(1700)
    )
    assert even(firsts, dict.fromkeys([*LANDSCAPES, *RUINS, *AMBUSHES], 1 / 17))


def test_c124_scoring_cards_are_dealt_evenly() -> None:
    at_a: Counter[str] = Counter()
    backs: Counter[str] = Counter()
    for seed in range(2400):
        edicts = texts(seen(cartographers.new(seed=seed), "edicts"))
        at_a[edicts[0]] += 1
        backs[" ".join(BACK_OF[edict] for edict in edicts)] += 1
    assert even(at_a, dict.fromkeys(BACK_OF, 1 / 16))
    assert len(backs) == 24
    assert even(backs, dict.fromkeys(backs, 1 / 24))


def _of(back: str, edicts: Iterable[str]) -> dict[str, str]:
    return dict.fromkeys(edicts, back)


BACK_OF = (
    _of("forest", ("sentinel_wood", "greenbough", "treetower", "stoneside_forest"))
    | _of("farm_water", ("canal_lake", "mages_valley", "golden_granary", "shoreside_expanse"))
    | _of("village", ("wildholds", "great_city", "greengold_plains", "shieldgate"))
    | _of("arrangement", ("borderlands", "lost_barony", "broken_road", "cauldrons"))
)


# Players and switches


@pytest.mark.parametrize("seats", [1, 2, 100])
def test_c125_one_to_a_hundred_players(seats: int) -> None:
    state = cartographers.new(seats=seats, seed=3)
    assert state.seats == len(state.waiting()) == seats
    everyone_draws(state)
    everyone_draws(state)
    assert len(state.scores()) == seats
    assert all(seen(state, "maps", owner, "rows") != list(SIDE_A) for owner in range(seats))


@pytest.mark.parametrize("seats", [0, -1, 101, 1000])
def test_c125_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="seat-count"):
        cartographers.new(seats=seats)
    with pytest.raises(BadPosition):
        table(seats=seats)
    blank: list[Json] = [{} for _ in range(seats)]
    with pytest.raises(BadPosition):
        table(seats=blank)


def test_c125_one_player_means_solo() -> None:
    assert cartographers.new(seats=1).scores()[0].rating is not None
    assert cartographers.new(seats=2).scores()[0].rating is None


@pytest.mark.parametrize("switch", [False, True])
def test_c126_any_terrain_for_the_single_space_under_the_obligation(switch: bool) -> None:
    state = table(NO_RUINS, card="farmland", ruins=True, any_terrain=switch)
    five = {"forest", "village", "farm", "water", "monster"}
    assert terrains(state.options(0).codes()) == (five if switch else {"farm"})
    assert sizes(state.options(0).codes()) == {1}
    if switch:
        state.choose(0, "monster:a1")
    else:
        assert refused(state, "monster:a1") == "terrain-not-on-card"


def test_c126_the_switch_changes_nothing_else() -> None:
    """C-126: neither the ordinary single space, nor shapes under the obligation, nor an ambush."""
    ordinary = table(full("a1", "g7"), card="farmland", any_terrain=True)
    assert terrains(ordinary.options(0).codes()) == {"farm"}
    covering = table(card="farmland", ruins=True, any_terrain=True)
    assert terrains(covering.options(0).codes()) == {"farm"}
    ambush = table(NO_RUINS, full("a1"), card="goblin_attack", ruins=True, any_terrain=True)
    assert terrains(ambush.options(0).codes()) == {"monster"}


def test_c126_the_switch_is_off_by_default() -> None:
    assert seen(cartographers.new(), "any_terrain") is False
    assert seen(cartographers.new(any_terrain=True), "any_terrain") is True
