"""The Wife (E-185), who shares a slot with a Husband (E-76, E-77, E-79)."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table

THIRTEEN: list[Json] = [*["farm"] * 8, *["mine"] * 3, *["inn"] * 2]
FOURTEEN: list[Json] = [*THIRTEEN, "twig_barge"]


def test_does_nothing_when_played() -> None:
    table = Table(hand=["wife"], goods={"berry": 2}, city=["farm"])
    table.pick("play:wife")
    assert table.goods() == {}
    assert table.points() == 0
    assert table.asked == 1


def test_does_nothing_in_a_production() -> None:
    """E-86."""
    table = Table(city=["wife"], workers=0)
    table.pick("prepare")
    assert table.goods() == {}
    assert table.asked == 1


def test_alone_she_is_worth_her_two_points() -> None:
    table = Table(city=["wife"])
    assert table.scored("cards") == 2
    assert table.scored("wife") == 0
    assert table.score().total == 2


def test_with_a_husband_she_is_worth_three_more() -> None:
    table = Table(hand=["wife"], goods={"berry": 2}, city=["husband"])
    table.pick("play:wife")
    assert table.scored("cards") == 4
    assert table.scored("wife") == 3


def test_a_husband_makes_only_one_of_two_wives_happy() -> None:
    """E-76."""
    assert Table(city=["wife", "wife", "husband"]).scored("wife") == 3


def test_two_husbands_do_not_make_one_wife_happier() -> None:
    """E-76."""
    assert Table(city=["husband", "wife", "husband"]).scored("wife") == 3


def test_two_pairs_score_twice() -> None:
    assert Table(city=["wife", "wife", "husband", "husband"]).scored("wife") == 6


def test_a_husband_in_another_city_or_in_prison_does_not_count() -> None:
    """E-203: a prisoner is not in the city."""
    table = Table(city=["wife", {"card": "dungeon", "under": ["husband"]}], others=[{"city": ["husband"]}])
    assert table.scored("wife") == 0


def test_the_bonus_is_gone_when_he_leaves() -> None:
    table = Table(hand=["mine"], city=["wife", "husband", "dungeon"])
    table.pick("play:mine=dungeon", "use:0.husband")
    assert table.scored("wife") == 0


def test_moves_in_with_a_husband_in_a_full_city() -> None:
    """E-77."""
    table = Table(hand=["wife"], goods={"berry": 2}, city=[*FOURTEEN, "husband"])
    table.pick("play:wife")
    assert table.city() == [*FOURTEEN, "husband", "wife"]


def test_does_not_fit_into_a_full_city_without_a_husband() -> None:
    table = Table(hand=["wife"], goods={"berry": 2}, city=[*FOURTEEN, "inn"])
    assert table.why_not("play:wife") == "no-slot"


def test_does_not_move_in_with_a_husband_who_has_a_wife() -> None:
    """E-76: each has one partner only."""
    table = Table(hand=["wife"], goods={"berry": 2}, city=[*FOURTEEN, "husband", "wife"])
    assert table.why_not("play:wife") == "no-slot"


def test_moves_in_with_the_second_husband() -> None:
    """E-76, E-77: two Husbands and one Wife use two slots."""
    table = Table(hand=["wife"], goods={"berry": 2}, city=[*THIRTEEN, "husband", "husband", "wife"])
    table.pick("play:wife")
    assert table.scored("wife") == 6


def test_a_pair_leaves_one_slot_more_for_others() -> None:
    """E-76."""
    table = Table(hand=["teacher"], goods={"berry": 2}, city=[*THIRTEEN, "husband", "wife"])
    assert "play:teacher" in table.codes


def test_a_widow_keeps_the_slot() -> None:
    """E-79: no slot becomes free, but a new Husband may share hers."""
    table = Table(
        hand=["school", "husband"],
        goods={"twig": 2, "resin": 2, "berry": 3},
        city=[*THIRTEEN, "university", "husband", "wife"],
    )
    table.pick("visit:0.university", "remove:0.husband", "gain:twig", "visit:one_berry")
    assert table.why_not("play:school") == "no-slot"
    table.pick("play:husband", "gain:twig")
    assert table.city() == [*THIRTEEN, "university", "wife", "husband"]


def test_neither_of_a_pair_frees_a_slot_as_a_prisoner() -> None:
    """E-203."""
    table = Table(hand=["school"], goods={"twig": 1}, city=[*THIRTEEN, "dungeon", "husband", "wife"])
    assert table.why_not("play:school=dungeon") == "helper-useless"


def test_an_imprisoned_wife_makes_way_for_the_next_beside_her_husband() -> None:
    """E-70, E-77: with the Husband in prison instead there would be no slot."""
    table = Table(hand=["wife"], city=[*THIRTEEN, "dungeon", "husband", "wife"])
    table.pick("play:wife=dungeon")
    assert table.built("dungeon")["under"] == ["wife"]
    assert table.city() == [*THIRTEEN, "dungeon", "husband", "wife"]


def test_her_arrival_does_not_make_the_husband_act() -> None:
    """E-167."""
    table = Table(hand=["wife"], goods={"berry": 2}, city=["husband", "farm"])
    table.pick("play:wife")
    assert table.asked == 1
    assert table.goods() == {}


def test_beside_her_the_husband_works_in_the_next_production() -> None:
    """E-167."""
    table = Table(city=["husband", "farm", "wife"], workers=0)
    table.pick("prepare", "gain:pebble")
    assert table.goods() == {"pebble": 1, "berry": 1}


def test_costs_two_berries() -> None:
    refusal = Table(hand=["wife"], goods={"berry": 1}).refusal("play:wife")
    assert refusal.reason == "goods-short"
    assert refusal.details == {"missing": "1berry"}


def test_several_may_live_in_a_city() -> None:
    """E-6: a common Critter (E-194)."""
    table = Table(hand=["wife"], goods={"berry": 2}, city=["wife", "school"])
    table.pick("play:wife")
    assert table.city() == ["wife", "school", "wife"]
    assert table.scored("school") == 2


def test_counts_as_purple() -> None:
    """E-191: the Ever Tree counts itself and her."""
    assert Table(city=["evertree"]).scored("evertree") == 1
    assert Table(city=["evertree", "wife"]).scored("evertree") == 2


def test_lives_free_on_a_farm() -> None:
    """E-57."""
    table = Table(hand=["wife"], city=["farm"])
    table.pick("play:wife@farm")
    assert table.city() == ["farm", "wife"]
    assert table.built("farm")["occupied"]


def test_a_farm_is_home_to_a_wife_or_a_husband_not_to_both() -> None:
    """E-60."""
    table = Table(hand=["wife", "husband"], city=["farm"])
    assert "play:husband@farm" in table.codes
    table.pick("play:wife@farm", "visit:one_berry")
    assert table.why_not("play:husband@farm") == "home-taken"


def test_a_second_farm_is_a_second_home() -> None:
    """E-60."""
    table = Table(hand=["wife"], city=[{"card": "farm", "occupied": True}, "farm"])
    table.pick("play:wife@farm")
    assert table.built("farm", number=2)["occupied"]


def test_the_farm_stays_taken_when_she_is_gone() -> None:
    """E-58, X-11."""
    table = Table(hand=["wife", "mine"], goods={"berry": 2}, city=["farm", "dungeon"])
    table.pick("play:wife@farm", "visit:one_berry", "play:mine=dungeon")
    assert table.city() == ["farm", "dungeon", "mine"]
    assert table.built("farm")["occupied"]


def test_lives_free_in_the_ever_tree() -> None:
    """E-59: the player chooses between two homes that are free."""
    table = Table(hand=["wife"], city=["farm", "evertree"])
    assert sorted(table.offers("play:wife")) == ["play:wife@evertree", "play:wife@farm"]
    table.pick("play:wife@evertree")
    assert table.built("evertree")["occupied"]
    assert not table.built("farm").get("occupied", False)
