"""The explore phase (C-36 to C-41)."""

from __future__ import annotations

from boardwright import cartographers
from boardwright.games.cartographers.rules.cards import LANDSCAPES, SEASONS

from .tables import everyone_draws, facts, kinds, refused, rows_of, seen, table, texts


def test_c36_the_top_card_joins_the_column() -> None:
    state = table(card="hamlet", next=["orchard", "farmland"])
    assert seen(state, "revealed") == ["hamlet"]
    state.choose(0, "village:a1a2b1")
    assert seen(state, "revealed") == ["hamlet", "orchard"]
    state.choose(0, "farm:d1d2d3e3")
    assert seen(state, "revealed") == ["hamlet", "orchard", "farmland"]
    assert not {"hamlet", "orchard", "farmland"} & set(texts(seen(state, "deck", "explore")))


def test_c37_a_ruins_card_sets_the_obligation_and_the_next_card_follows() -> None:
    state = table(card="hamlet", next=["outpost_ruins", "orchard"])
    events = state.choose(0, "village:a1a2b1")
    assert facts(events, "revealed", "card") == ["outpost_ruins", "orchard"]
    assert seen(state, "card") == "orchard"
    assert seen(state, "must_cover_ruins") is True


def test_c37_two_ruins_cards_make_one_obligation() -> None:
    state = table(card="hamlet", next=["temple_ruins", "outpost_ruins", "orchard", "farmland"])
    state.choose(0, "village:a1a2b1")
    assert seen(state, "revealed") == ["hamlet", "temple_ruins", "outpost_ruins", "orchard"]
    assert seen(state, "must_cover_ruins") is True
    state.choose(0, "farm:b6b7b8c8")
    assert seen(state, "must_cover_ruins") is False
    state.choose(0, "farm:k1k2")


def test_c38_an_ambush_takes_the_place_of_the_drawing() -> None:
    """C-38: it uses up neither the obligation nor any time, and the next turn begins."""
    state = table(seats=2, card="hamlet", time=7, next=["temple_ruins", "goblin_attack", "farmland"])
    everyone_draws(state)
    assert [decision.prompt for decision in state.pending()] == ["ambush", "ambush"]
    assert (seen(state, "time"), seen(state, "must_cover_ruins")) == (7, True)
    events = everyone_draws(state)
    assert "season-scored" not in kinds(events)
    assert (seen(state, "card"), seen(state, "must_cover_ruins")) == ("farmland", True)
    assert [decision.prompt for decision in state.pending()] == ["draw-ruins", "draw-ruins"]


def test_c39_a_landscape_is_drawn_with_the_obligation_and_clears_it() -> None:
    state = table(card="hamlet", ruins=True, next=["farmland"])
    assert state.decision(0).prompt == "draw-ruins"
    assert refused(state, "village:a1a2b1") == "ruins-not-covered"
    state.choose(0, "village:b6b7c6")
    assert seen(state, "must_cover_ruins") is False
    assert state.decision(0).prompt == "draw"


def test_c40_the_obligation_waits_over_ambushes_and_further_ruins() -> None:
    state = table(
        card="great_river",
        season="winter",
        time=1,
        next=["temple_ruins", "goblin_attack", "outpost_ruins", "gnoll_raid", "hamlet", "orchard"],
    )
    events = state.choose(0, "water:f1g1h1")
    assert kinds(events).count("ambushed") == 2
    assert (seen(state, "card"), seen(state, "must_cover_ruins")) == ("hamlet", True)
    state.choose(0, state.options(0).codes()[0])
    assert (seen(state, "card"), seen(state, "must_cover_ruins")) == ("orchard", False)


def test_c40_the_obligation_never_outlives_a_season() -> None:
    """C-40: only a landscape card ends a season, and it has used the obligation up."""
    state = table(
        card="orchard",
        time=8,
        revealed=["hinterland_stream", "homestead", "marshlands", "temple_ruins", "orchard"],
        next=["hamlet"],
    )
    assert seen(state, "must_cover_ruins") is True
    state.choose(0, "forest:b6b7b8c8")
    assert (seen(state, "season"), seen(state, "must_cover_ruins")) == ("summer", False)
    state.choose(0, "village:a1a2b1")


def test_c41_the_deck_outlasts_every_season() -> None:
    """C-41: the landscape cards add up to 16; even the slowest spring leaves cards in the deck."""
    assert sum(card.time for card in LANDSCAPES) == 16 > max(season.limit for season in SEASONS)
    slow = ["temple_ruins", "outpost_ruins", "gnoll_raid", "rift_lands", "great_river", "farmland", "hamlet"]
    state = table(next=[*slow, "forgotten_forest", "orchard", "marshlands"])
    for _ in range(6):
        everyone_draws(state)
    assert (seen(state, "time"), seen(state, "card")) == (8, "marshlands")
    assert len(texts(seen(state, "deck", "explore"))) == 4
    everyone_draws(state)
    assert seen(state, "season") == "summer"
    assert "M" in "".join(rows_of(state))


def test_c123_equal_seeds_deal_equal_cards_whatever_is_drawn() -> None:
    """C-123: what players draw never changes which cards come, so a deal can be shared."""

    def cards(seed: int, seats: int, taste: int) -> list[str]:
        state, seen_cards = cartographers.new(seats=seats, seed=seed), []
        while state.waiting():
            card = state.view(None)["card"]
            seen_cards.append(str(card))
            for seat in state.waiting():
                codes = state.options(seat).codes()
                state.choose(seat, codes[taste % len(codes)])
        return seen_cards

    for seed in range(5):
        assert cards(seed, 1, 0) == cards(seed, 1, 7)
        assert cards(seed, 3, 0) == cards(seed, 3, 5)
