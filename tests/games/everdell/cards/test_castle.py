"""The Castle (E-192): purple and unique, a point for each common Construction of the city at the end."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table


def test_costs_eight_resources_and_does_nothing_when_played() -> None:
    """Section 24 (2 twigs, 3 resin, 3 pebbles); a purple card acts only at the end (E-86)."""
    table = Table(hand=["castle"], goods={"twig": 2, "resin": 3, "pebble": 3}, city=["farm"])
    table.pick("play:castle")
    assert table.city() == ["farm", "castle"]
    assert table.goods() == {}
    assert table.points() == 0
    assert table.asked == 1


def test_is_refused_with_one_pebble_too_few() -> None:
    table = Table(hand=["castle"], goods={"twig": 9, "resin": 9, "pebble": 2, "berry": 9})
    refusal = table.refusal("play:castle")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1pebble"


def test_alone_it_is_worth_its_base_value_and_does_not_count_itself() -> None:
    """E-192: it is unique itself."""
    table = Table(city=["castle"])
    assert table.scored("cards") == 4
    assert table.scored("castle") == 0


def test_counts_every_copy_of_a_common_construction() -> None:
    table = Table(city=["castle", "farm", "farm", "inn", "ruins", "storehouse"])
    assert table.scored("castle") == 5


def test_counts_occupied_constructions_too() -> None:
    """E-81: all cards of the city count."""
    table = Table(city=["castle", {"card": "farm", "occupied": True}])
    assert table.scored("castle") == 1


def test_counts_neither_unique_constructions_nor_critters() -> None:
    table = Table(city=["castle", "palace", "crane", "cemetery", "husband", "wanderer", "king"])
    assert table.scored("castle") == 0


def test_counts_only_its_own_city() -> None:
    table = Table(city=["castle", "mine"], others=[{"city": ["farm", "farm", "mine"]}])
    assert table.scored("castle") == 1
    assert table.scored("castle", seat=1) == 0


def test_loses_a_point_with_a_construction_that_leaves() -> None:
    table = Table(city=["castle", "university", "farm", "farm"])
    assert table.scored("castle") == 2
    table.pick("visit:0.university", "remove:0.farm", "gain:berry")
    assert table.scored("castle") == 1


def test_a_second_one_is_refused() -> None:
    """E-6: at most one copy of a unique card."""
    table = Table(hand=["castle"], goods={"twig": 2, "resin": 3, "pebble": 3}, city=["castle"])
    assert table.why_not("play:castle") == "already-in-city"


def test_needs_a_slot() -> None:
    """E-74."""
    full: list[Json] = [*["farm"] * 8, *["mine"] * 3, *["inn"] * 3, "crane"]
    table = Table(hand=["castle"], goods={"twig": 2, "resin": 3, "pebble": 3}, city=full)
    assert table.why_not("play:castle") == "no-slot"


def test_the_king_lives_free_in_it_once() -> None:
    """E-57, E-58: the token stays, though the first King is gone."""
    table = Table(hand=["king"], city=["castle"])
    table.pick("play:king@castle")
    assert table.city() == ["castle", "king"]
    assert table.built("castle")["occupied"]
    later = Table(hand=["king"], city=[{"card": "castle", "occupied": True}])
    assert later.why_not("play:king@castle") == "home-taken"


def test_the_queen_looks_at_its_base_value_which_is_too_high() -> None:
    """E-8, E-176: base value 4, whatever the bonus."""
    table = Table(hand=["castle", "farm"], city=["queen"], meadow=["king", "doctor"])
    table.pick("visit:0.queen")
    assert "play:farm" in table.codes
    assert "play:castle" not in table.codes


def test_in_rugworts_city_it_is_a_purple_card_without_a_bonus() -> None:
    """E-245, E-255: 3 points for a purple card, 2 for any other."""
    table = Table(solo=1, rugwort={"city": ["castle", "farm"]})
    assert table.scored("rugwort_cards", seat=1) == 5
    assert table.scored("castle", seat=1) == 0
