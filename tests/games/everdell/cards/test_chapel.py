"""The Chapel (E-197): each visit puts a token on it and draws two cards per token."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table

CEILING = ["pristine_chapel_ceiling", "tax_relief", "the_everdell_games", "graduation_of_scholars"]


def test_costs_four_resources() -> None:
    table = Table(hand=["chapel"], goods={"twig": 2, "resin": 1, "pebble": 1})
    table.pick("play:chapel")
    assert table.city() == ["chapel"]
    assert table.goods() == {}
    assert table.score().total == 2


def test_a_second_one_is_refused() -> None:
    table = Table(hand=["chapel"], goods={"twig": 2, "resin": 1, "pebble": 1}, city=["chapel"])
    assert table.why_not("play:chapel") == "already-in-city"


def test_the_first_visit_puts_a_token_and_draws_two_cards() -> None:
    """E-197: first the token, then the cards; the token lies on the card, not in the supply."""
    table = Table(city=["chapel"], next=["farm", "mine", "inn"])
    table.pick("visit:0.chapel")
    assert table.built("chapel")["points"] == 1
    assert table.hand() == ["farm", "mine"]
    assert table.points() == 0


def test_the_next_visit_draws_two_cards_for_every_token_on_it() -> None:
    table = Table(city=[{"card": "chapel", "points": 2}])
    table.pick("visit:0.chapel")
    assert table.built("chapel")["points"] == 3
    assert len(table.hand()) == 6


def test_draws_no_further_than_the_hand_limit() -> None:
    """E-104: what is not drawn stays on the deck."""
    hand: list[Json] = ["farm"] * 7
    table = Table(city=[{"card": "chapel", "points": 1}], hand=hand, next=["mine", "inn"])
    before = table.deck()
    table.pick("visit:0.chapel")
    assert table.hand() == [*hand, "mine"]
    assert table.deck() == before - 1
    assert table.discard() == []


def test_with_a_full_hand_it_still_gets_its_token() -> None:
    """E-28, E-29: a visit that draws nothing is allowed, and the rest of it happens."""
    table = Table(city=["chapel"], hand=["farm"] * 8)
    table.pick("visit:0.chapel")
    assert table.built("chapel")["points"] == 1
    assert len(table.hand()) == 8


def test_its_tokens_score_for_its_owner() -> None:
    """E-152: tokens in the supply and on the card."""
    table = Table(city=[{"card": "chapel", "points": 3}], points=4)
    assert table.scored("points") == 7
    assert table.score().total == 9


def test_its_tokens_are_lost_when_ruins_take_its_place() -> None:
    """E-156."""
    table = Table(city=[{"card": "chapel", "points": 3}], hand=["ruins"])
    table.pick("play:ruins")
    assert table.city() == ["ruins"]
    assert table.points() == 0
    assert table.score().total == 0
    assert table.goods() == {"twig": 2, "resin": 1, "pebble": 1}


def test_its_worker_comes_back_though_ruins_took_its_place() -> None:
    """E-158: the worker is not permanent, it waits on the Ruins for the next preparation."""
    table = Table(city=["chapel"], deployed=["0.chapel", "one_berry"], hand=["ruins"], next=["king", "king"])
    table.pick("play:ruins", "visit:one_berry")
    assert table.seat()["workers"] == 0
    table.pick("prepare")
    assert table.seat()["workers"] == 3


def test_the_shepherd_takes_a_point_for_each_token_and_leaves_them_there() -> None:
    """E-179."""
    table = Table(city=[{"card": "chapel", "points": 2}], hand=["shepherd"], goods={"berry": 3})
    table.pick("play:shepherd")
    assert table.points() == 2
    assert table.built("chapel")["points"] == 2


def test_the_shepherd_lives_free_in_it_and_gives_nothing_away() -> None:
    """E-57, E-184."""
    table = Table(city=[{"card": "chapel", "points": 1}], hand=["shepherd"])
    table.pick("play:shepherd@chapel")
    assert table.built("chapel") == {"card": "chapel", "occupied": True, "points": 1}
    assert table.goods() == {"berry": 3}
    assert table.goods(1) == {}
    assert table.points() == 1


def test_an_opponents_tokens_do_not_count_for_the_shepherd() -> None:
    """E-179: your Chapel."""
    table = Table(hand=["shepherd"], goods={"berry": 3}, others=[{"city": [{"card": "chapel", "points": 2}]}])
    table.pick("play:shepherd")
    assert table.points() == 0


def test_pristine_chapel_ceiling_brings_a_card_and_a_resource_for_each_token() -> None:
    """E-230; at the end of the game two points for each (E-229)."""
    table = Table(
        city=[{"card": "chapel", "points": 2}, "woodcarver"], events_in_play=CEILING, next=["farm", "mine"]
    )
    table.pick("visit:pristine_chapel_ceiling", "gain:pebble", "gain:resin")
    assert table.hand() == ["farm", "mine"]
    assert table.goods() == {"resin": 1, "pebble": 1}
    assert table.built("chapel")["points"] == 2
    assert table.scored("pristine_chapel_ceiling") == 4


def test_pristine_chapel_ceiling_counts_tokens_that_come_later() -> None:
    """E-229: counted at the end of the game."""
    table = Table(city=["chapel", "woodcarver"], events=["pristine_chapel_ceiling"], events_in_play=CEILING)
    assert table.scored("pristine_chapel_ceiling") == 0
    table.pick("visit:0.chapel")
    assert table.scored("pristine_chapel_ceiling") == 2


def test_pristine_chapel_ceiling_is_worth_nothing_without_it() -> None:
    """E-229, X-12: the event is still achieved."""
    table = Table(
        city=[{"card": "chapel", "points": 3}],
        hand=["ruins"],
        events=["pristine_chapel_ceiling"],
        events_in_play=CEILING,
    )
    table.pick("play:ruins")
    assert table.scored("pristine_chapel_ceiling") == 0
    assert table.seat()["events"] == ["pristine_chapel_ceiling"]


def test_pristine_chapel_ceiling_needs_both_its_cards() -> None:
    """X-4."""
    both = Table(city=["chapel", "woodcarver"], events_in_play=CEILING)
    assert "visit:pristine_chapel_ceiling" in both.codes
    for lone in ("chapel", "woodcarver"):
        table = Table(city=[lone], events_in_play=CEILING)
        assert table.why_not("visit:pristine_chapel_ceiling") == "card-missing"


def test_holds_one_worker() -> None:
    """E-50."""
    table = Table(city=["chapel"], deployed=["0.chapel"])
    assert table.why_not("visit:0.chapel") == "spot-taken"


def test_its_worker_comes_back_and_can_be_sent_again() -> None:
    """E-27: not a permanent worker."""
    table = Table(city=["chapel"], deployed=["0.chapel", "one_berry"])
    table.pick("prepare")
    assert table.seat()["workers"] == 3
    table.pick("visit:one_berry")
    assert "visit:0.chapel" in table.codes


def test_is_closed_to_the_workers_of_others() -> None:
    """E-48."""
    table = Table(others=[{"city": ["chapel"]}])
    assert table.why_not("visit:1.chapel") == "not-open"


def test_is_a_red_card() -> None:
    """X-3."""
    table = Table(city=["chapel", "inn", "inn"])
    assert "visit:grand_tour" in table.codes
