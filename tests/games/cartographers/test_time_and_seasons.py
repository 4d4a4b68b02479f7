"""Time, the end of a season and the next one (C-65 to C-77)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from .tables import (
    AMBUSHES,
    LANDSCAPES,
    OPEN,
    RUINS,
    SIDE_A,
    coins_of,
    everyone_draws,
    facts,
    full,
    kinds,
    lay,
    mark,
    printed,
    rows_of,
    seen,
    table,
    texts,
)

LIMITS = {"spring": 8, "summer": 8, "fall": 7, "winter": 6}


def test_c65_time_is_the_sum_over_the_cards_revealed_this_season() -> None:
    state = table(next=["orchard", "hamlet", "marshlands"])
    sums = [seen(state, "time")]
    for _ in range(2):
        everyone_draws(state)
        sums.append(seen(state, "time"))
    assert sums == [2, 3, 5]


def test_c66_ruins_ambushes_and_rift_lands_add_nothing() -> None:
    state = table(
        card="hamlet",
        time=7,
        next=["temple_ruins", "goblin_attack", "outpost_ruins", "rift_lands", "orchard"],
    )
    events = state.choose(0, "village:d1e1e2")
    assert facts(events, "revealed", "time") == [7, 7, 7, 7]
    everyone_draws(state)
    assert (seen(state, "card"), seen(state, "time"), seen(state, "season")) == ("orchard", 9, "spring")


@pytest.mark.parametrize("season", LIMITS)
def test_c67_a_season_ends_when_its_limit_is_reached(season: str) -> None:
    limit = LIMITS[season]
    going_on = table(card="hamlet", season=season, time=limit - 1, next=["great_river"])
    assert "season-scored" not in kinds(going_on.choose(0, "village:a1a2b1"))
    reached = table(card="hamlet", season=season, time=limit)
    assert "season-scored" in kinds(reached.choose(0, "village:a1a2b1"))
    passed = table(card="orchard", season=season, time=limit + 1, next=[])
    assert "season-scored" in kinds(passed.choose(0, "farm:a1a2a3b3"))


def test_c67_an_excess_is_not_carried_over() -> None:
    state = table(card="orchard", season="summer", time=9, next=["hamlet"])
    state.choose(0, "farm:a1a2a3b3")
    assert (seen(state, "season"), seen(state, "time"), seen(state, "limit")) == ("fall", 1, 7)


def test_c67_the_last_card_is_drawn_before_the_check() -> None:
    """C-67: what the last card fills counts in the scoring of this very season."""
    rows = mark(full(drawn="V"), ".", "a1", "a2", "a3", "b3", "k11")
    edicts = ["borderlands", "treetower", "canal_lake", "great_city"]
    state = table(rows, edicts=edicts, card="orchard", time=8, next=["rift_lands"])
    events = state.choose(0, "forest:a1a2a3b3")
    assert facts(events, "season-scored", "first") == [120]
    assert facts(events, "season-scored", "second") == [4]


def test_c68_a_season_scores_its_two_cards_on_the_own_map() -> None:
    """C-68: spring scores A and B, each player the own map as it stands."""
    city = lay(SIDE_A, ["VVVV"], "e1")
    state = table(city, SIDE_A, card="rift_lands", time=7, next=["great_river", "hamlet"])
    state.choose(0, "farm:k1")
    state.choose(1, "village:k1")
    for seat in (0, 1):
        state.choose(seat, "water:h1h2h3")
    assert [seen(state, "maps", seat, "seasons", 0, 1) for seat in (0, 1)] == [4, 1]


def test_c68_a_card_scored_twice_counts_in_full_both_times() -> None:
    city = lay(SIDE_A, ["VVVV"], "e1")
    state = table(
        city, card="orchard", time=8, next=["hinterland_stream", "orchard", "marshlands", "treetop_village"]
    )
    state.choose(0, "farm:a1a2a3b3")
    state.choose(0, "farm:i11j11k9k10k11")
    state.choose(0, "farm:a9a10a11b11")
    state.choose(0, "water:e11f9f10f11g11")
    state.choose(0, "forest:g1g2g3h3h4")
    lines = [(line.source, line.when, line.points) for line in state.scores()[0].lines]
    assert ("great_city", "spring", 4) in lines
    assert ("great_city", "summer", 4) in lines


def test_c69_every_coin_is_a_star_in_every_season() -> None:
    """C-69: a coin earned in spring is worth four stars by the end."""
    deck: list[Json] = ["orchard", "marshlands", "homestead", "fishing_village"]  # no coins on these
    state = table(land=OPEN, card="farmland", time=8, next=[*deck, *deck, *deck[:3]])
    state.choose(0, "farm:a1a2")
    while state.waiting():
        everyone_draws(state)
    coins = [line.points for line in state.scores()[0].lines if line.source == "coins"]
    assert coins_of(state) == 1
    assert coins == [1, 1, 1, 1]


def test_c70_the_total_of_a_season() -> None:
    """C-70: first edict + second edict + coins - monster loss."""
    rows = mark(lay(lay(OPEN, ["VVVV"], "h1"), ["FV", "V."], "a1"), "M", "k11")
    state = table(rows, land=OPEN, coins=[3], card="farmland", time=8)
    events = state.choose(0, "farm:e5e6")
    assert seen(state, "maps", 0, "seasons") == [[1, 4, 4, 2]]
    assert facts(events, "season-scored", "total") == [1 + 4 + 4 - 2]
    assert state.scores()[0].total == 7


@pytest.mark.parametrize(
    ("pattern", "at", "loss"),
    [
        (["M"], "e5", 4),
        (["M"], "a1", 2),
        (["M.M"], "e5", 7),  # the space between counts once
        (["MM"], "e5", 6),
        (["MR"], "e5", 4),  # blank ruins are empty
        (["M^"], "e5", 3),
        (["M#"], "e5", 3),
        ([".V.", "VMV", ".V."], "e5", 0),
        (["M.", ".M"], "e5", 6),
    ],
)
def test_c71_monster_loss_counts_empty_spaces_beside_monsters(pattern: list[str], at: str, loss: int) -> None:
    rows = lay(OPEN, pattern, at)
    assert seen(table(rows, land=printed(rows)), "maps", 0, "monster_loss_now") == loss


def test_c72_a_season_total_may_be_negative() -> None:
    state = table(lay(OPEN, ["M.M.M"], "e5"), land=OPEN, card="orchard", time=8)
    state.choose(0, "farm:a1a2a3b3")
    assert state.scores()[0].total == -10


def test_c73_the_numbers_of_every_season_are_kept() -> None:
    state = table(mark(OPEN, "M", "e5"), mark(OPEN, "M", "a1"), land=OPEN, card="farmland", time=8)
    for seat in (0, 1):
        state.choose(seat, "farm:h1h2")
    for seat, loss in [(0, 4), (1, 2)]:
        assert seen(state, "maps", seat, "seasons") == [[0, 0, 1, loss]]
        lines = [(line.source, line.when, line.points) for line in state.scores()[seat].lines]
        assert lines == [
            ("treetower", "spring", 0),
            ("great_city", "spring", 0),
            ("coins", "spring", 1),
            ("monsters", "spring", -loss),
        ]
        assert state.scores()[seat].total == 1 - loss


def test_c74_after_winter_nothing_is_prepared() -> None:
    state = table(card="orchard", season="winter", time=6)
    events = state.choose(0, "farm:a1a2a3b3")
    assert "season-began" not in kinds(events)
    assert kinds(events)[-1] == "game-over"
    assert (seen(state, "season"), seen(state, "card"), state.waiting()) == ("over", None, [])


@pytest.mark.parametrize(
    ("season", "following"), [("spring", "summer"), ("summer", "fall"), ("fall", "winter")]
)
def test_c74_the_next_season_card_comes_up(season: str, following: str) -> None:
    state = table(card="orchard", season=season, time=LIMITS[season])
    state.choose(0, "farm:a1a2a3b3")
    assert (seen(state, "season"), seen(state, "limit")) == (following, LIMITS[following])


def test_c75_all_explore_cards_and_hidden_ambushes_go_back_in() -> None:
    """C-75: revealed or not; one more ambush comes in, a revealed one does not come back."""
    state = table(
        seats=2,
        revealed=["goblin_attack", "orchard", "marshlands", "homestead", "temple_ruins", "fishing_village"],
        card="fishing_village",
        season="summer",
        next=["hamlet"],
    )
    everyone_draws(state)
    explore = texts(seen(state, "deck", "explore")) + texts(seen(state, "revealed"))
    assert sorted(explore) == sorted(LANDSCAPES + RUINS)
    assert seen(state, "deck", "ambushes") == 2
    assert texts(seen(state, "deck", "ambushes_unseen")) == [
        "bugbear_assault",
        "kobold_onslaught",
        "gnoll_raid",
    ]


@pytest.mark.parametrize(
    ("season", "gone", "size"),
    [
        ("spring", 0, 14), ("summer", 0, 15), ("summer", 1, 14), ("fall", 0, 16), ("fall", 1, 15),
        ("fall", 2, 14), ("winter", 0, 17), ("winter", 1, 16), ("winter", 2, 15), ("winter", 3, 14),
    ],
)  # fmt: skip
def test_c76_size_of_the_explore_deck(season: str, gone: int, size: int) -> None:
    state = table(seats=2, season=season, ambushes=list(AMBUSHES[:gone]), next=["hamlet"])
    ambushes = seen(state, "deck", "ambushes")
    assert isinstance(ambushes, int)
    assert len(texts(seen(state, "deck", "explore"))) + 1 + ambushes == size


def test_c76_several_ambushes_can_come_up_in_one_season() -> None:
    state = table(season="winter", next=[*AMBUSHES, "hamlet"])
    assert seen(state, "revealed") == [*AMBUSHES, "hamlet"]
    assert "".join(rows_of(state)).count("M") == 16
    assert seen(state, "deck", "ambushes") == 0


def test_c77_time_column_and_obligation_start_afresh() -> None:
    """C-77: maps and coins stay."""
    state = table(SIDE_A, coins=[4], card="hamlet", time=8, ruins=True, next=["orchard"])
    state.choose(0, "village:b6b7c6")
    assert seen(state, "revealed") == ["orchard"]
    assert (seen(state, "time"), seen(state, "must_cover_ruins")) == (2, False)
    assert coins_of(state) == 5
    assert rows_of(state) == mark(SIDE_A, "V", "b6", "b7", "c6")
