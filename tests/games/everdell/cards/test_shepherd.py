"""The Shepherd (E-179, E-184)."""

from __future__ import annotations

from ..table import Table


def test_brings_three_berries_and_his_price_goes_to_the_opponent() -> None:
    table = Table(hand=["shepherd"], goods={"berry": 3, "twig": 1}, others=[{"goods": {"berry": 1}}])
    table.pick("play:shepherd")
    assert table.goods() == {"twig": 1, "berry": 3}
    assert table.goods(1) == {"berry": 4}
    assert table.points() == 0


def test_the_player_chooses_one_opponent_for_the_whole_price() -> None:
    """E-107."""
    table = Table(hand=["shepherd"], goods={"berry": 3}, others=[{}, {}])
    table.pick("play:shepherd")
    assert table.codes == ["to:1", "to:2"]
    table.pick("to:2")
    assert table.goods(1) == {}
    assert table.goods(2) == {"berry": 3}


def test_somebody_who_has_passed_receives_nothing() -> None:
    table = Table(
        hand=["shepherd"], goods={"berry": 3}, others=[{"season": "autumn", "passed": True}, {}, {}]
    )
    table.pick("play:shepherd")
    assert table.codes == ["to:2", "to:3"]


def test_when_all_others_have_passed_the_price_goes_to_the_supply() -> None:
    """E-141: the reward is still earned."""
    table = Table(hand=["shepherd"], goods={"berry": 4}, others=[{"season": "autumn", "passed": True}])
    table.pick("play:shepherd")
    assert table.goods() == {"berry": 4}
    assert table.goods(1) == {}
    assert table.city() == ["shepherd"]


def test_his_berries_come_too_late_to_pay_for_him() -> None:
    refusal = Table(hand=["shepherd"], goods={"berry": 2}).refusal("play:shepherd")
    assert refusal.reason == "goods-short"
    assert refusal.details == {"missing": "1berry"}


def test_takes_a_point_for_each_token_on_the_chapel_which_keeps_them() -> None:
    table = Table(hand=["shepherd"], goods={"berry": 3}, city=[{"card": "chapel", "points": 2}])
    table.pick("play:shepherd")
    assert table.points() == 2
    assert table.built("chapel")["points"] == 2
    assert table.scored("points") == 4


def test_an_empty_chapel_gives_no_points() -> None:
    table = Table(hand=["shepherd"], goods={"berry": 3}, city=["chapel"])
    table.pick("play:shepherd")
    assert table.points() == 0
    assert table.goods() == {"berry": 3}


def test_the_chapel_of_somebody_else_does_not_count() -> None:
    table = Table(
        hand=["shepherd"],
        goods={"berry": 3},
        city=["clock_tower"],
        others=[{"city": [{"card": "chapel", "points": 3}]}],
    )
    table.pick("play:shepherd")
    assert table.points() == 0


def test_lives_free_in_the_chapel_and_nothing_is_given() -> None:
    """E-57, E-184."""
    table = Table(hand=["shepherd"], goods={"berry": 3}, city=[{"card": "chapel", "points": 1}])
    table.pick("play:shepherd@chapel")
    assert table.goods() == {"berry": 6}
    assert table.goods(1) == {}
    assert table.points() == 1
    assert table.built("chapel")["occupied"]


def test_played_free_nobody_is_asked_for() -> None:
    """E-184: there is nothing to give, so no receiver to choose."""
    table = Table(hand=["shepherd"], city=["chapel"], others=[{}, {}])
    table.pick("play:shepherd@chapel")
    assert table.prompt == "action"
    assert table.asked == 1


def test_lives_free_in_the_ever_tree_and_nothing_is_given() -> None:
    """E-59: with both homes free the player chooses."""
    table = Table(hand=["shepherd"], city=["chapel", "evertree"])
    assert sorted(table.offers("play:shepherd")) == ["play:shepherd@chapel", "play:shepherd@evertree"]
    table.pick("play:shepherd@evertree")
    assert table.goods() == {"berry": 3}
    assert table.goods(1) == {}
    assert table.built("evertree")["occupied"]
    assert not table.built("chapel").get("occupied", False)


def test_played_by_the_queens_leave_he_gives_nothing_away() -> None:
    table = Table(hand=["shepherd"], goods={"berry": 3}, city=["queen"])
    table.pick("visit:0.queen", "play:shepherd")
    assert table.goods() == {"berry": 6}
    assert table.goods(1) == {}


def test_brought_by_a_pigeon_he_gives_nothing_away() -> None:
    table = Table(hand=["postal_pigeon"], goods={"berry": 3}, next=["shepherd", "king"])
    table.pick("play:postal_pigeon", "play:shepherd")
    assert table.goods() == {"berry": 4}
    assert table.goods(1) == {}


def test_out_of_the_cemetery_he_gives_nothing_away() -> None:
    table = Table(city=["cemetery"], goods={"berry": 3}, discard=["shepherd"])
    table.pick("visit:0.cemetery", "reveal:discard")
    assert table.city() == ["cemetery", "shepherd"]
    assert table.goods() == {"berry": 6}
    assert table.goods(1) == {}


def test_what_the_judge_swaps_in_is_given_too() -> None:
    table = Table(hand=["shepherd"], goods={"twig": 1, "berry": 2}, city=["judge"])
    table.pick("play:shepherd=judge")
    assert table.goods() == {"berry": 3}
    assert table.goods(1) == {"twig": 1, "berry": 2}


def test_the_innkeepers_discount_leaves_nothing_to_give() -> None:
    table = Table(hand=["shepherd"], goods={"berry": 1}, city=["innkeeper"])
    table.pick("play:shepherd=innkeeper")
    assert table.city() == ["shepherd"]
    assert table.goods() == {"berry": 4}
    assert table.goods(1) == {}


def test_a_prisoners_discount_leaves_nothing_to_give() -> None:
    table = Table(hand=["shepherd"], goods={"berry": 1}, city=["dungeon", "wife"])
    table.pick("play:shepherd=dungeon")
    assert table.city() == ["dungeon", "shepherd"]
    assert table.goods() == {"berry": 4}
    assert table.goods(1) == {}


def test_at_the_inn_he_costs_nothing_and_gives_nothing() -> None:
    table = Table(
        city=["inn"],
        goods={"berry": 1},
        meadow=["shepherd", "castle", "palace", "evertree", "king", "king", "castle", "palace"],
    )
    table.pick("visit:0.inn")
    assert table.city() == ["inn", "shepherd"]
    assert table.goods() == {"berry": 4}
    assert table.goods(1) == {}


def test_the_discount_of_the_forest_card_lowers_what_is_given() -> None:
    """E-235: one resource less."""
    table = Table(
        goods={"berry": 2},
        forest=["draw_two_meadow_play_one", "two_any", "three_berries"],
        meadow=["shepherd", "castle", "palace", "evertree", "king", "king", "castle", "palace"],
    )
    table.pick(
        "visit:draw_two_meadow_play_one", "take:meadow.shepherd", "take:meadow.palace", "play:shepherd"
    )
    assert table.goods() == {"berry": 3}
    assert table.goods(1) == {"berry": 2}


def test_alone_his_price_goes_to_the_supply() -> None:
    table = Table(
        solo=1,
        hand=["shepherd"],
        goods={"berry": 3},
        city=[{"card": "chapel", "points": 1}],
        meadow=["farm", "mine", "inn", "lookout", "wife", "husband", "judge", "bard"],
        rolls=[1],
    )
    table.pick("play:shepherd")
    assert table.goods() == {"berry": 3}
    assert table.points() == 1
    assert table.points(1) == 0
    assert table.city(1) == ["farm"]


def test_the_shopkeepers_berry_comes_on_top() -> None:
    """E-180."""
    table = Table(hand=["shepherd"], goods={"berry": 3}, city=["shopkeeper"])
    table.pick("play:shepherd")
    assert table.goods() == {"berry": 4}


def test_acts_only_when_played() -> None:
    """E-82."""
    table = Table(city=["shepherd", {"card": "chapel", "points": 2}], workers=0)
    table.pick("prepare")
    assert table.goods() == {}
    assert table.points() == 0


def test_a_chapel_houses_one_shepherd() -> None:
    table = Table(hand=["shepherd"], goods={"berry": 3}, city=[{"card": "chapel", "occupied": True}])
    assert table.why_not("play:shepherd@chapel") == "home-taken"


def test_there_is_one_in_a_city() -> None:
    """E-6."""
    table = Table(hand=["shepherd"], goods={"berry": 3}, city=["shepherd"])
    assert table.why_not("play:shepherd") == "already-in-city"


def test_is_worth_one_point_and_tan() -> None:
    """E-44."""
    assert Table(city=["shepherd"]).score().total == 1
    assert "visit:cartographers_expedition" in Table(city=["bard", "ruins", "shepherd"]).codes
