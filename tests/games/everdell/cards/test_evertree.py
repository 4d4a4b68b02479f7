"""The Ever Tree (E-191, E-59): a point per purple card, and a home for any one Critter."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table

FULL: list[Json] = ["evertree", *["farm"] * 8, *["mine"] * 3, *["inn"] * 3]


def test_costs_nine_resources() -> None:
    table = Table(hand=["evertree"], goods={"twig": 3, "resin": 3, "pebble": 3})
    table.pick("play:evertree")
    assert table.city() == ["evertree"]
    assert table.goods() == {}
    assert table.asked == 1


def test_is_refused_with_one_twig_too_few() -> None:
    table = Table(hand=["evertree"], goods={"twig": 2, "resin": 3, "pebble": 3})
    refusal = table.refusal("play:evertree")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1twig"


def test_a_second_one_is_refused() -> None:
    table = Table(hand=["evertree"], goods={"twig": 3, "resin": 3, "pebble": 3}, city=["evertree"])
    assert table.why_not("play:evertree") == "already-in-city"


def test_alone_it_counts_itself() -> None:
    """E-191: 5 points of base value and 1 of bonus."""
    table = Table(city=["evertree"])
    assert table.scored("cards") == 5
    assert table.scored("evertree") == 1


def test_counts_every_purple_card_critters_and_constructions() -> None:
    table = Table(
        city=["evertree", "castle", "palace", "school", "theater", "wife", "wife", "king", "architect"]
    )
    assert table.scored("evertree") == 9


def test_counts_no_card_of_another_colour() -> None:
    table = Table(city=["evertree", "farm", "inn", "crane", "bard", "queen"])
    assert table.scored("evertree") == 1


def test_counts_only_its_own_city() -> None:
    table = Table(city=["evertree"], others=[{"city": ["castle", "wife"]}])
    assert table.scored("evertree") == 1


def test_any_critter_can_live_in_it() -> None:
    """E-59; it names none itself."""
    for critter in ("bard", "king", "wanderer", "historian", "teacher"):
        table = Table(hand=[critter], city=["evertree"])
        assert f"play:{critter}@evertree" in table.codes


def test_a_critter_moves_in_free_and_acts() -> None:
    """E-57, E-66."""
    table = Table(hand=["wanderer"], city=["evertree"], next=["farm", "inn", "mine"], goods={"berry": 2})
    table.pick("play:wanderer@evertree")
    assert table.built("evertree")["occupied"]
    assert table.goods() == {"berry": 2}
    assert table.hand() == ["farm", "inn", "mine"]


def test_a_critter_of_the_meadow_moves_in() -> None:
    table = Table(city=["evertree"], meadow=["king"])
    table.pick("play:meadow.king@evertree")
    assert table.city() == ["evertree", "king"]


def test_a_construction_cannot_move_in() -> None:
    table = Table(hand=["farm"], city=["evertree"])
    assert table.why_not("play:farm@evertree") == "not-its-home"


def test_takes_one_critter_ever() -> None:
    """E-57, X-11: a second free Critter is refused, also after the first has left."""
    table = Table(hand=["king", "bard"], city=["evertree", "university"])
    table.pick("play:king@evertree", "visit:one_berry")
    assert table.why_not("play:bard@evertree") == "home-taken"
    table.pick("visit:0.university", "remove:0.king", "gain:twig", "visit:one_berry")
    assert table.city() == ["evertree", "university"]
    assert table.why_not("play:bard@evertree") == "home-taken"


def test_the_player_chooses_between_it_and_the_critters_own_home() -> None:
    """E-59."""
    table = Table(hand=["king"], city=["castle", "evertree"])
    assert sorted(table.offers("play:king")) == ["play:king@castle", "play:king@evertree"]
    table.pick("play:king@castle")
    assert table.built("castle")["occupied"]
    assert "occupied" not in table.built("evertree")
    table = Table(hand=["king"], city=["castle", "evertree"])
    table.pick("play:king@evertree")
    assert table.built("evertree")["occupied"]
    assert "occupied" not in table.built("castle")


def test_helps_out_when_the_critters_own_home_is_taken() -> None:
    table = Table(hand=["king"], city=[{"card": "castle", "occupied": True}, "evertree"])
    assert table.offers("play:king") == ["play:king@evertree"]


def test_berries_may_be_paid_instead() -> None:
    """E-57: may."""
    table = Table(hand=["bard"], goods={"berry": 3}, city=["evertree"])
    table.pick("play:bard")
    assert table.goods() == {}
    assert "occupied" not in table.built("evertree")


def test_a_fool_is_sent_off_for_its_token() -> None:
    """E-165: a token on your Ever Tree, the Fool in an opponent's city."""
    table = Table(hand=["fool"], city=["evertree"])
    table.pick("play:fool@evertree")
    assert table.city() == ["evertree"]
    assert table.built("evertree")["occupied"]
    assert table.city(1) == ["fool"]


def test_a_free_critter_still_needs_a_slot() -> None:
    """E-66: in a full city only those who need none move in."""
    table = Table(hand=["bard", "wanderer"], city=FULL)
    assert table.offers("play:bard") == []
    assert "play:wanderer@evertree" in table.codes


def test_the_refusal_names_the_missing_slot_and_not_the_empty_home() -> None:
    """E-66, E-74: the tree is free, the city is full."""
    table = Table(hand=["bard"], city=FULL)
    assert table.why_not("play:bard@evertree") == "no-slot"


def test_a_free_critter_is_still_unique() -> None:
    """E-66."""
    table = Table(hand=["king"], city=["evertree", "king"])
    assert table.offers("play:king") == []
    assert table.why_not("play:king") == "already-in-city"


def test_the_refusal_names_the_twin_and_not_the_empty_home() -> None:
    """E-6, E-66: the tree is free, the King is there already."""
    table = Table(hand=["king"], city=["evertree", "king"])
    assert table.why_not("play:king@evertree") == "already-in-city"


def test_an_opponents_tree_is_no_home() -> None:
    table = Table(hand=["bard"], others=[{"city": ["evertree"]}])
    assert table.why_not("play:bard@evertree") == "helper-absent"


def test_its_token_is_not_combined_with_a_card_playing_ability() -> None:
    """E-65: at the Inn a Critter is paid for, the tree stays empty."""
    table = Table(
        city=["evertree", "inn"],
        meadow=["king", "king", "castle", "castle", "palace", "palace", "doctor", "doctor"],
    )
    assert table.why_not("visit:0.inn") == "nothing-playable"


def test_in_rugworts_city_it_counts_as_one_purple_card() -> None:
    """E-245, E-255."""
    table = Table(solo=1, rugwort={"city": ["evertree", "wife"]})
    assert table.scored("rugwort_cards", seat=1) == 6
    assert table.scored("evertree", seat=1) == 0
