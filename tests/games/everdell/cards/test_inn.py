"""The Inn (E-205): open to everybody, a card of the Meadow for three resources less."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table

DEAR: list[str | None] = ["king", "king", "castle", "castle", "palace", "palace", "evertree", "evertree"]
"""A Meadow of which nothing can be played for three resources or less."""
PERFORMER = ["performer_in_residence", "tax_relief", "the_everdell_games", "graduation_of_scholars"]


def dear_but(*ids: str) -> list[str | None]:
    """The dear Meadow with some other cards in its first positions."""
    return [*ids, *DEAR[len(ids) :]]


def test_costs_two_twigs_and_a_resin() -> None:
    table = Table(hand=["inn"], goods={"twig": 2, "resin": 1})
    table.pick("play:inn")
    assert table.city() == ["inn"]
    assert table.goods() == {}
    assert table.asked == 1
    assert table.scored("cards") == 2


def test_a_city_may_hold_several() -> None:
    """E-6: common."""
    table = Table(hand=["inn"], goods={"twig": 2, "resin": 1}, city=["inn"])
    table.pick("play:inn")
    assert table.city() == ["inn", "inn"]


def test_plays_a_card_of_the_meadow_for_three_resources_less() -> None:
    table = Table(city=["inn"], meadow=dear_but("farm", "mine"), goods={"pebble": 1})
    table.pick("visit:0.inn")
    assert table.prompt == "play-one"
    assert sorted(table.codes) == ["play:meadow.farm", "play:meadow.mine"]
    table.pick("play:meadow.farm")
    assert table.city() == ["inn", "farm"]
    assert table.goods() == {"pebble": 1, "berry": 1}
    assert table.seat()["deployed"] == ["0.inn"]


def test_a_card_must_be_played() -> None:
    """E-28, E-67: the only possible one is played unasked."""
    table = Table(city=["inn"], meadow=dear_but("farm"))
    table.pick("visit:0.inn")
    assert table.city() == ["inn", "farm"]
    assert table.asked == 1


def test_the_player_chooses_which_three_resources_are_waived() -> None:
    """E-64: a Theater costs 3 twigs, 1 resin and 1 pebble."""
    table = Table(city=["inn"], meadow=dear_but("theater"), goods={"twig": 3, "resin": 1, "pebble": 1})
    table.pick("visit:0.inn")
    assert table.prompt == "pay"
    assert sorted(table.codes) == [
        "pay:1resin+1pebble",
        "pay:1twig+1pebble",
        "pay:1twig+1resin",
        "pay:2twig",
    ]
    table.pick("pay:1resin+1pebble")
    assert table.goods() == {"twig": 3}
    assert table.city() == ["inn", "theater"]


def test_a_critter_costs_three_berries_less() -> None:
    table = Table(city=["inn"], meadow=DEAR, goods={"berry": 4})
    table.pick("visit:0.inn")
    assert table.city() == ["inn", "king"]
    assert table.goods() == {"berry": 1}


def test_gives_nothing_back_for_a_cheap_card() -> None:
    """E-63."""
    table = Table(city=["inn"], meadow=dear_but("crane"), goods={"pebble": 1})
    table.pick("visit:0.inn")
    assert table.city() == ["inn", "crane"]
    assert table.goods() == {"pebble": 1}


def test_cards_of_the_hand_cannot_be_played_there() -> None:
    table = Table(city=["inn"], hand=["mine"], meadow=dear_but("farm", "crane"))
    table.pick("visit:0.inn")
    assert sorted(table.codes) == ["play:meadow.crane", "play:meadow.farm"]


def test_is_refused_if_no_card_of_the_meadow_can_be_played() -> None:
    """E-28, E-205: two berries are not enough for a King."""
    table = Table(city=["inn"], hand=["crane"], meadow=DEAR, goods={"berry": 2})
    assert table.why_not("visit:0.inn") == "nothing-playable"


def test_is_refused_if_no_card_of_the_meadow_has_a_place_in_the_city() -> None:
    """E-66: a full city and a second copy of a unique card."""
    full: list[Json] = [*["inn"] * 3, *["farm"] * 8, *["mine"] * 3, "crane"]
    table = Table(city=full, meadow=["resin_refinery", "twig_barge", *DEAR[2:]])
    assert table.why_not("visit:0.inn") == "nothing-playable"
    table = Table(city=["inn", "crane"], meadow=dear_but("crane"))
    assert table.why_not("visit:0.inn") == "nothing-playable"


def test_a_full_city_still_takes_a_wanderer_there() -> None:
    """E-75."""
    full: list[Json] = [*["inn"] * 3, *["farm"] * 8, *["mine"] * 3, "crane"]
    table = Table(city=full, meadow=dear_but("twig_barge", "wanderer"))
    table.pick("visit:0.inn")
    assert table.city() == [*full, "wanderer"]


def test_the_position_is_refilled_before_the_card_acts() -> None:
    """E-68, E-69, E-205: the first card of the deck goes to the Meadow, the Wanderer draws the next three."""
    table = Table(city=["inn"], meadow=dear_but("wanderer"), next=["post_office", "farm", "inn", "mine"])
    table.pick("visit:0.inn")
    assert table.meadow() == dear_but("post_office")
    assert table.hand() == ["farm", "inn", "mine"]


def test_a_visitor_plays_into_his_own_city_and_the_owner_takes_a_point() -> None:
    """E-49, E-205, X-2."""
    table = Table(others=[{"city": ["inn"]}], meadow=dear_but("farm"))
    table.pick("visit:1.inn")
    assert table.city() == ["farm"]
    assert table.goods() == {"berry": 1}
    assert table.points(1) == 1
    assert table.city(1) == ["inn"]
    assert table.goods(1) == {}


def test_the_visitors_uniqueness_counts_and_not_the_owners() -> None:
    """E-205."""
    table = Table(others=[{"city": ["inn", "crane"]}], meadow=dear_but("crane"))
    table.pick("visit:1.inn")
    assert table.city() == ["crane"]


def test_an_own_visit_gives_no_point() -> None:
    """E-49."""
    table = Table(city=["inn"], meadow=dear_but("farm"))
    table.pick("visit:0.inn")
    assert table.points() == 0
    assert table.points(1) == 0


def test_an_opponents_inn_is_refused_as_well_if_nothing_can_be_played() -> None:
    table = Table(others=[{"city": ["inn"]}], meadow=DEAR)
    assert table.why_not("visit:1.inn") == "nothing-playable"


def test_an_owner_who_has_passed_is_still_paid() -> None:
    """E-52, E-142."""
    table = Table(others=[{"city": ["inn"], "season": "autumn", "passed": True}], meadow=dear_but("farm"))
    table.pick("visit:1.inn")
    assert table.points(1) == 1


def test_holds_one_worker_of_any_player() -> None:
    """E-50: the owner is kept out by a visitor, and a visitor by the owner."""
    table = Table(city=["inn"], others=[{"deployed": ["0.inn"]}], meadow=dear_but("farm"))
    assert table.why_not("visit:0.inn") == "spot-taken"
    table = Table(others=[{"city": ["inn"], "deployed": ["1.inn"]}], meadow=dear_but("farm"))
    assert table.why_not("visit:1.inn") == "spot-taken"


def test_two_inns_are_two_spots() -> None:
    """E-50."""
    table = Table(others=[{"city": ["inn", "inn"], "deployed": ["1.inn"]}], meadow=dear_but("farm"))
    assert table.offers("visit:1.inn") == ["visit:1.inn.2"]
    table.pick("visit:1.inn.2")
    assert table.seat()["deployed"] == ["1.inn.2"]


def test_the_innkeeper_may_choose_the_inn_with_or_without_a_worker() -> None:
    """E-60: a worker on one of them makes a difference."""
    table = Table(hand=["innkeeper"], city=["inn", "inn"], deployed=["0.inn"])
    table.pick("play:innkeeper@inn")
    assert table.prompt == "use-help"
    assert sorted(table.codes) == ["use:0.inn", "use:0.inn.2"]
    table.pick("use:0.inn.2")
    assert "occupied" not in table.built("inn")
    assert table.built("inn", number=2)["occupied"]


def test_a_worker_comes_back_from_an_opponents_inn() -> None:
    """E-121: also from other cities."""
    table = Table(deployed=["1.inn", "haven"], others=[{"city": ["inn"]}])
    table.pick("prepare")
    assert table.seat()["workers"] == 3
    assert table.seat()["deployed"] == []


def test_needs_an_available_worker() -> None:
    """E-20."""
    table = Table(city=["inn"], workers=0, meadow=dear_but("farm"))
    assert table.why_not("visit:0.inn") == "no-worker"


def test_ruins_played_there_can_take_its_own_place() -> None:
    """E-158: the worker moves onto the Ruins and comes back at the next preparation."""
    table = Table(city=["inn"], deployed=["haven"], meadow=dear_but("ruins"))
    table.pick("visit:0.inn")
    assert table.city() == ["ruins"]
    assert table.goods() == {"twig": 2, "resin": 1}
    table.pick("visit:one_berry")
    assert table.seat()["workers"] == 0
    table.pick("prepare")
    assert table.seat()["workers"] == 3


def test_a_visitors_worker_comes_back_though_the_inn_is_gone() -> None:
    """E-158: also when the worker belongs to an opponent."""
    table = Table(city=["inn"], hand=["ruins"], others=[{"deployed": ["0.inn", "haven"]}])
    table.pick("play:ruins")
    assert table.city() == ["ruins"]
    table.pick("prepare")
    assert table.seat(1)["workers"] == 3


def test_a_fool_played_there_goes_to_an_opponent() -> None:
    """E-165: also to the owner of the Inn."""
    table = Table(others=[{"city": ["inn"]}], meadow=dear_but("fool"))
    table.pick("visit:1.inn")
    assert table.city(1) == ["inn", "fool"]
    assert table.city() == []


def test_a_shepherds_tribute_is_what_is_still_paid() -> None:
    """E-184: three berries less leave nothing to give."""
    table = Table(city=["inn"], meadow=dear_but("shepherd"), goods={"berry": 2})
    table.pick("visit:0.inn")
    assert table.goods() == {"berry": 5}
    assert table.goods(1) == {}


def test_is_not_combined_with_another_card_playing_ability() -> None:
    """E-62: neither Innkeeper nor Judge helps to pay for the King."""
    table = Table(city=["inn", "innkeeper"], meadow=DEAR, goods={"berry": 2})
    assert table.why_not("visit:0.inn") == "nothing-playable"
    table = Table(city=["inn", "judge"], meadow=DEAR, goods={"berry": 2, "twig": 1})
    assert table.why_not("visit:0.inn") == "nothing-playable"


def test_a_critter_is_not_paid_with_an_occupied_token_there() -> None:
    """E-65: the Castle is an empty home for the King, but not at the Inn."""
    dear: list[str | None] = ["king", "king", "palace", "palace", "evertree", "evertree", "queen", "queen"]
    table = Table(city=["inn", "castle"], meadow=dear)
    assert "play:meadow.king@castle" in table.codes
    assert table.why_not("visit:0.inn") == "nothing-playable"
    table = Table(city=["inn", "castle"], meadow=[*dear[:6], "architect", "doctor"], goods={"berry": 3})
    table.pick("visit:0.inn", "play:meadow.king")
    assert table.goods() == {}
    assert "occupied" not in table.built("castle")


def test_cards_played_there_trigger_as_usual() -> None:
    """E-66."""
    table = Table(city=["inn", "historian", "shopkeeper"], meadow=dear_but("wife"), next=["mine", "farm"])
    table.pick("visit:0.inn")
    assert table.goods() == {"berry": 1}
    assert table.hand() == ["farm"]


def test_the_innkeeper_lives_free_in_it() -> None:
    """E-57; a worker or a token on it do not disturb each other."""
    table = Table(hand=["innkeeper"], city=["inn"], deployed=["0.inn"])
    table.pick("play:innkeeper@inn")
    assert table.built("inn")["occupied"]
    later = Table(hand=["innkeeper"], city=[{"card": "inn", "occupied": True}])
    assert later.why_not("play:innkeeper@inn") == "home-taken"


def test_three_of_them_make_a_grand_tour() -> None:
    """X-3: red."""
    table = Table(city=["inn"] * 3)
    assert "visit:grand_tour" in table.codes
    table = Table(city=["inn"] * 2)
    assert table.why_not("visit:grand_tour") == "colour-short"


def test_performer_in_residence_asks_for_it() -> None:
    """E-45."""
    table = Table(city=["bard"], events_in_play=PERFORMER)
    assert table.why_not("visit:performer_in_residence") == "card-missing"
    table = Table(city=["bard", "inn"], events_in_play=PERFORMER)
    assert "visit:performer_in_residence" in table.codes


def test_rugworts_inn_is_open_and_pays_him_a_point() -> None:
    """E-251, E-255, X-14: it counts in his score; he plays a card after yours."""
    table = Table(solo=1, rugwort={"city": ["inn"]}, meadow=dear_but("farm"), rolls=[8])
    table.pick("visit:1.inn")
    assert table.city() == ["farm"]
    assert table.points(1) == 1
    assert table.scored("points", seat=1) == 1
    assert table.city(1) == ["inn", "evertree"]


def test_a_position_under_rugworts_worker_is_closed_at_the_inn() -> None:
    """E-249: in spring the first position."""
    table = Table(solo=1, season="spring", city=["inn"], meadow=dear_but("farm"))
    assert table.why_not("visit:0.inn") == "nothing-playable"
    table = Table(solo=1, season="spring", city=["inn"], meadow=dear_but("farm", "mine"))
    table.pick("visit:0.inn")
    assert table.city()[:2] == ["inn", "mine"]
