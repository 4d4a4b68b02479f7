"""The Ranger (E-177, E-178)."""

from __future__ import annotations

from ..table import Table


def test_moves_a_worker_who_does_what_the_new_place_offers() -> None:
    table = Table(hand=["ranger"], goods={"berry": 2}, deployed=["three_twigs"])
    table.pick("play:ranger", "move:two_resin")
    assert table.goods() == {"resin": 2}
    assert table.seat()["deployed"] == ["two_resin"]
    assert table.seat()["workers"] == 1
    assert table.asked == 1


def test_any_deployed_worker_may_be_chosen() -> None:
    table = Table(hand=["ranger"], goods={"berry": 2}, deployed=["three_twigs", "haven"])
    table.pick("play:ranger")
    assert table.codes == ["lift:three_twigs", "lift:haven"]
    table.pick("lift:haven", "move:one_pebble")
    assert sorted(table.seat()["deployed"]) == ["one_pebble", "three_twigs"]


def test_of_two_workers_on_a_shared_place_one_goes() -> None:
    table = Table(hand=["ranger"], goods={"berry": 2}, deployed=["one_berry", "one_berry"])
    table.pick("play:ranger", "move:two_resin")
    assert sorted(table.seat()["deployed"]) == ["one_berry", "two_resin"]


def test_the_move_cannot_be_declined() -> None:
    table = Table(hand=["ranger"], goods={"berry": 2}, deployed=["three_twigs"])
    table.pick("play:ranger")
    assert table.prompt == "move"
    assert all(code.startswith("move:") for code in table.codes)


def test_without_a_deployed_worker_nothing_happens() -> None:
    table = Table(hand=["ranger"], goods={"berry": 2})
    table.pick("play:ranger")
    assert table.asked == 1
    assert table.seat()["workers"] == 2


def test_needs_no_worker_in_front_of_the_player() -> None:
    table = Table(hand=["ranger"], goods={"berry": 2}, deployed=["three_twigs", "one_berry"])
    table.pick("play:ranger", "lift:one_berry", "move:two_resin")
    assert table.goods() == {"resin": 2}
    assert table.seat()["workers"] == 0


def test_the_new_place_is_a_different_one_even_if_the_old_one_is_shared() -> None:
    table = Table(hand=["ranger"], goods={"berry": 2}, deployed=["one_berry"])
    table.pick("play:ranger")
    assert "move:one_berry" not in table.codes
    assert "move:two_cards_one_point" in table.codes


def test_the_old_spot_is_left_only_when_the_new_one_is_chosen() -> None:
    """Neither the spot of the worker who goes nor that of another is free for it."""
    table = Table(hand=["ranger"], goods={"berry": 2}, deployed=["three_twigs", "two_resin"])
    table.pick("play:ranger", "lift:three_twigs")
    assert "move:three_twigs" not in table.codes
    assert "move:two_resin" not in table.codes
    table.pick("move:one_pebble")
    assert "visit:three_twigs" in table.codes


def test_a_place_taken_by_somebody_else_is_no_goal() -> None:
    """E-26."""
    table = Table(
        hand=["ranger"], goods={"berry": 2}, deployed=["three_twigs"], others=[{"deployed": ["one_pebble"]}]
    )
    table.pick("play:ranger")
    assert "move:one_pebble" not in table.codes
    assert "move:two_resin" in table.codes


def test_one_copy_of_an_inn_is_another_place_than_the_next() -> None:
    """E-50: copies of a card are separate spots."""
    table = Table(
        hand=["ranger"],
        goods={"berry": 2},
        city=["inn", "inn"],
        deployed=["0.inn"],
        meadow=["farm", "castle", "palace", "evertree", "king", "king", "castle", "palace"],
    )
    table.pick("play:ranger")
    assert "move:0.inn.2" in table.codes
    assert "move:0.inn" not in table.codes


def test_a_forest_card_holds_one_worker_of_a_player_and_two_with_four_players() -> None:
    """E-33, E-34."""
    forest = ["three_berries", "two_any", "twig_resin_berry", "two_resin_one_twig"]
    table = Table(
        hand=["ranger"],
        goods={"berry": 2},
        forest=forest,
        deployed=["three_berries", "one_berry"],
        others=[{"deployed": ["two_any", "twig_resin_berry"]}, {"deployed": ["twig_resin_berry"]}, {}],
    )
    table.pick("play:ranger", "lift:one_berry")
    assert "move:three_berries" not in table.codes
    assert "move:two_any" in table.codes
    assert "move:twig_resin_berry" not in table.codes


def test_he_is_himself_the_third_tan_card_for_an_event() -> None:
    """E-68: he is in the city before he acts; E-41 holds for the moved worker."""
    table = Table(hand=["ranger"], goods={"berry": 2}, city=["bard", "ruins"], deployed=["three_twigs"])
    table.pick("play:ranger", "move:cartographers_expedition")
    assert table.seat()["events"] == ["cartographers_expedition"]
    assert table.scored("cartographers_expedition") == 3


def test_the_worker_he_sends_after_acorn_thieves_may_put_him_away_too() -> None:
    """E-225."""
    table = Table(
        hand=["ranger"],
        goods={"berry": 2},
        city=["courthouse"],
        deployed=["three_twigs"],
        events_in_play=["capture_of_the_acorn_thieves", "tax_relief", "croak_wart_cure", "a_well_run_city"],
    )
    table.pick("play:ranger", "move:capture_of_the_acorn_thieves", "tuck:0.ranger")
    assert table.city() == ["courthouse"]
    assert table.scored("capture_of_the_acorn_thieves") == 3


def test_an_event_whose_demands_are_not_met_is_no_goal() -> None:
    table = Table(hand=["ranger"], goods={"berry": 2}, city=["bard"], deployed=["three_twigs"])
    table.pick("play:ranger")
    assert "move:cartographers_expedition" not in table.codes


def test_a_worker_on_an_event_may_go_and_the_event_stays_achieved() -> None:
    table = Table(
        hand=["ranger"],
        goods={"berry": 2},
        city=["farm"] * 4,
        events=["harvest_festival"],
        deployed=["harvest_festival"],
    )
    table.pick("play:ranger")
    assert "move:harvest_festival" not in table.codes
    table.pick("move:three_twigs")
    assert table.seat()["events"] == ["harvest_festival"]
    assert table.scored("harvest_festival") == 3
    assert table.seat()["deployed"] == ["three_twigs"]


def test_the_points_of_a_journey_go_with_the_worker() -> None:
    table = Table(hand=["ranger"], goods={"berry": 2}, season="autumn", deployed=["journey_5"])
    assert table.scored("journey") == 5
    table.pick("play:ranger", "move:one_pebble")
    assert table.scored("journey") == 0
    assert table.goods() == {"pebble": 1}


def test_a_worker_sent_on_a_journey_has_to_discard_for_it() -> None:
    """E-39."""
    table = Table(
        hand=["ranger", "farm", "farm", "mine"], goods={"berry": 2}, season="autumn", deployed=["three_twigs"]
    )
    table.pick("play:ranger")
    assert table.offers("move:journey") == ["move:journey_3", "move:journey_2"]
    table.pick("move:journey_2", "discard:farm", "discard:mine")
    assert table.hand() == ["farm"]
    assert table.scored("journey") == 2


def test_nobody_is_sent_on_a_journey_before_autumn() -> None:
    """E-38."""
    table = Table(
        hand=["ranger", *["farm"] * 5], goods={"berry": 2}, season="summer", deployed=["three_twigs"]
    )
    table.pick("play:ranger")
    assert table.offers("move:journey") == []


def test_visiting_an_open_card_of_somebody_else_pays_the_owner() -> None:
    """E-49."""
    table = Table(
        hand=["ranger", "farm", "mine"],
        goods={"berry": 2},
        deployed=["three_twigs"],
        others=[{"city": ["post_office", "lookout"]}],
    )
    table.pick("play:ranger")
    assert table.offers("move:1.") == ["move:1.post_office"]
    table.pick("move:1.post_office", "give:farm")
    assert table.points(1) == 1
    assert table.hand(1) == ["farm", "mine"]
    assert table.seat()["deployed"] == ["1.post_office"]


def test_a_worker_may_be_called_away_from_another_city() -> None:
    table = Table(
        hand=["ranger", "farm", "mine"],
        goods={"berry": 2},
        deployed=["1.post_office"],
        others=[{"city": ["post_office"], "hand": ["farm", "mine"]}],
    )
    table.pick("play:ranger", "move:two_resin")
    assert table.goods() == {"resin": 2}
    assert table.asked == 1
    assert "visit:1.post_office" in table.codes


def test_a_spot_whose_demand_cannot_be_met_is_no_goal() -> None:
    """E-28: a Post Office asks for two cards, a Monastery for two resources."""
    table = Table(
        hand=["ranger", "farm"],
        goods={"berry": 3},
        city=["monastery", "post_office", "lookout"],
        deployed=["three_twigs"],
    )
    table.pick("play:ranger")
    assert table.offers("move:0.") == ["move:0.lookout"]


def test_leaves_permanent_workers_where_they_are() -> None:
    """E-53."""
    table = Table(hand=["ranger"], goods={"berry": 2}, city=["monastery"], deployed=["0.monastery"])
    table.pick("play:ranger")
    assert table.asked == 1
    assert table.seat()["deployed"] == ["0.monastery"]


def test_moves_the_other_worker_when_one_is_permanent() -> None:
    """E-53."""
    table = Table(
        hand=["ranger"], goods={"berry": 2}, city=["cemetery"], deployed=["0.cemetery", "three_twigs"]
    )
    table.pick("play:ranger")
    assert table.prompt == "move"
    table.pick("move:two_resin")
    assert sorted(table.seat()["deployed"]) == ["0.cemetery", "two_resin"]


def test_a_worker_moved_into_a_monastery_never_comes_back() -> None:
    """E-53, E-207."""
    table = Table(
        hand=["ranger"],
        goods={"berry": 2, "twig": 2},
        city=["monastery"],
        deployed=["three_twigs", "one_berry"],
    )
    table.pick("play:ranger", "lift:three_twigs", "move:0.monastery")
    assert table.points() == 4
    assert table.goods(1) == {"twig": 2}
    table.pick("visit:one_berry", "prepare")
    assert table.seat()["workers"] == 2
    assert table.seat()["deployed"] == ["0.monastery"]


def test_a_worker_whose_card_is_gone_can_be_sent_somewhere() -> None:
    """E-158: such a worker is deployed without a location."""
    table = Table(hand=["ranger"], goods={"berry": 2}, stray=1)
    table.pick("play:ranger", "move:two_resin")
    assert table.goods() == {"resin": 2}
    assert table.seat()["deployed"] == ["two_resin"]
    assert table.seat()["stray"] == 0


def test_he_is_the_other_card_that_a_university_asks_for() -> None:
    """E-212: alone with the University he is sent there himself."""
    table = Table(hand=["ranger"], goods={"berry": 2}, city=["university"], deployed=["three_twigs"])
    table.pick("play:ranger", "move:0.university", "gain:pebble")
    assert table.city() == ["university"]
    assert table.discard() == ["ranger"]
    assert table.goods() == {"pebble": 1, "berry": 2}
    assert table.points() == 1


def test_a_card_played_at_the_inn_comes_before_his_own_triggers() -> None:
    """E-73."""
    table = Table(
        hand=["ranger"],
        goods={"berry": 2},
        city=["inn", "historian"],
        deployed=["three_twigs"],
        meadow=["wanderer", "castle", "palace", "evertree", "king", "king", "castle", "palace"],
        next=["queen", "bard", "farm", "mine", "wife", "judge"],
    )
    table.pick("play:ranger", "move:0.inn")
    drawn = [event.args["cards"] for event in table.heard("drawn")]
    assert table.meadow()[0] == "queen"
    assert drawn == [["bard", "farm", "mine"], ["wife"], ["judge"]]


def test_played_by_the_queens_leave_he_may_move_the_worker_who_visits_her() -> None:
    table = Table(hand=["ranger"], city=["queen"])
    table.pick("visit:0.queen", "play:ranger", "move:three_twigs")
    assert table.seat()["deployed"] == ["three_twigs"]
    assert table.goods() == {"twig": 3}


def test_alone_the_places_of_rugworts_workers_are_no_goal() -> None:
    """E-250; his open Inn is one (E-251)."""
    table = Table(
        solo=1,
        hand=["ranger"],
        goods={"berry": 2},
        deployed=["one_pebble"],
        forest=["three_berries", "two_any", "twig_resin_berry"],
        rugwort={"city": ["inn"]},
        meadow=["farm", "castle", "palace", "evertree", "king", "king", "castle", "palace"],
    )
    table.pick("play:ranger")
    assert "move:three_twigs" not in table.codes
    assert "move:three_berries" not in table.codes
    assert "move:two_any" in table.codes
    assert "move:1.inn" in table.codes


def test_acts_only_when_played() -> None:
    """E-82."""
    table = Table(city=["ranger"], deployed=["three_twigs", "one_berry"])
    table.pick("prepare")
    assert table.asked == 1
    assert table.seat()["workers"] == 3


def test_in_the_city_he_opens_the_second_cell() -> None:
    """E-203."""
    table = Table(hand=["farm"], city=[{"card": "dungeon", "under": ["wife"]}, "ranger", "teacher"])
    table.pick("play:farm=dungeon")
    assert table.built("dungeon")["under"] == ["wife", "teacher"]
    assert table.city() == ["dungeon", "ranger", "farm"]


def test_without_him_the_second_cell_is_locked() -> None:
    table = Table(
        hand=["farm"],
        city=[{"card": "dungeon", "under": ["wife"]}, "teacher"],
        others=[{"city": ["ranger"]}],
    )
    assert table.why_not("play:farm=dungeon") == "helper-useless"


def test_does_not_go_into_the_second_cell_himself() -> None:
    table = Table(hand=["farm"], city=[{"card": "dungeon", "under": ["wife"]}, "ranger"])
    assert table.why_not("play:farm=dungeon") == "helper-useless"


def test_may_go_into_the_first_cell_and_the_second_is_then_locked() -> None:
    table = Table(hand=["farm", "mine"], city=["dungeon", "ranger", "teacher"])
    table.pick("play:farm=dungeon")
    assert table.codes == ["use:0.ranger", "use:0.teacher"]
    table.pick("use:0.ranger", "visit:one_berry")
    assert table.built("dungeon")["under"] == ["ranger"]
    assert table.why_not("play:mine=dungeon") == "helper-useless"


def test_opens_no_third_cell() -> None:
    """E-203: never more than two prisoners."""
    table = Table(hand=["farm"], city=[{"card": "dungeon", "under": ["wife", "bard"]}, "ranger", "teacher"])
    assert table.why_not("play:farm=dungeon") == "helper-useless"


def test_the_second_prisoner_stays_when_he_goes() -> None:
    """E-204."""
    table = Table(
        city=[{"card": "dungeon", "under": ["wife", "bard"]}, "ranger", "university"],
    )
    table.pick("visit:0.university", "remove:0.ranger", "gain:twig")
    assert table.built("dungeon")["under"] == ["wife", "bard"]


def test_a_ranger_in_the_first_cell_makes_way_for_the_next() -> None:
    """E-70: the prisoner has left before the new card enters."""
    table = Table(hand=["ranger"], city=["dungeon", "ranger"])
    assert table.offers("play:ranger") == ["play:ranger=dungeon"]
    table.pick("play:ranger=dungeon")
    assert table.city() == ["dungeon", "ranger"]
    assert table.built("dungeon")["under"] == ["ranger"]


def test_a_ranger_does_not_make_way_for_the_next_through_the_second_cell() -> None:
    table = Table(
        hand=["ranger"], goods={"berry": 2}, city=[{"card": "dungeon", "under": ["wife"]}, "ranger"]
    )
    assert table.offers("play:ranger") == []
    assert table.why_not("play:ranger") == "already-in-city"


def test_coming_through_the_dungeon_he_has_not_opened_the_second_cell_yet() -> None:
    """E-68: the prisoner is taken before the Ranger enters the city."""
    locked = Table(hand=["ranger"], city=[{"card": "dungeon", "under": ["wife"]}, "teacher"])
    assert locked.why_not("play:ranger=dungeon") == "helper-useless"
    free = Table(hand=["ranger"], city=["dungeon", "teacher"])
    free.pick("play:ranger=dungeon")
    assert free.built("dungeon")["under"] == ["teacher"]


def test_costs_two_berries() -> None:
    refusal = Table(hand=["ranger"], goods={"berry": 1}).refusal("play:ranger")
    assert refusal.reason == "goods-short"
    assert refusal.details == {"missing": "1berry"}


def test_there_is_one_in_a_city() -> None:
    """E-6."""
    assert (
        Table(hand=["ranger"], goods={"berry": 2}, city=["ranger"]).why_not("play:ranger")
        == "already-in-city"
    )


def test_is_worth_one_point_and_tan() -> None:
    """E-44."""
    assert Table(city=["ranger"]).score().total == 1
    assert "visit:cartographers_expedition" in Table(city=["bard", "ruins", "ranger"]).codes


def test_lives_free_in_the_dungeon() -> None:
    """E-57, E-66."""
    table = Table(hand=["ranger"], city=["dungeon"], deployed=["three_twigs"])
    table.pick("play:ranger@dungeon", "move:two_resin")
    assert table.city() == ["dungeon", "ranger"]
    assert table.built("dungeon")["occupied"]
    assert table.goods() == {"resin": 2}


def test_a_dungeon_houses_one_ranger_ever() -> None:
    """E-58, X-11: the token stays."""
    table = Table(hand=["ranger"], goods={"berry": 2}, city=[{"card": "dungeon", "occupied": True}])
    assert table.why_not("play:ranger@dungeon") == "home-taken"
