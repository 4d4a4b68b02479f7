"""The Post Office (E-208): give 2 cards, discard any number, draw up to 8."""

from __future__ import annotations

from ..table import Table

EIGHT = ["king", "queen", "judge", "monk", "bard", "teacher", "crane", "school"]


def test_gives_two_cards_discards_some_and_fills_the_hand() -> None:
    table = Table(hand=["farm", "mine", "inn", "wife"], city=["post_office"], next=EIGHT)
    table.pick("visit:0.post_office", "give:farm", "give:mine", "discard:inn", "done")
    assert sorted(table.hand(1)) == ["farm", "mine"]
    assert table.discard() == ["inn"]
    assert sorted(table.hand()) == sorted(["wife", *EIGHT[:7]])
    assert table.asked == 1


def test_may_discard_nothing() -> None:
    table = Table(hand=["farm", "mine", "inn", "wife"], city=["post_office"], next=EIGHT)
    table.pick("visit:0.post_office", "give:farm", "give:mine", "done")
    assert table.discard() == []
    assert sorted(table.hand()) == sorted(["inn", "wife", *EIGHT[:6]])


def test_may_discard_all_the_rest() -> None:
    table = Table(hand=["farm"] * 8, city=["post_office"], next=EIGHT)
    table.pick("visit:0.post_office", *["discard:farm"] * 6)
    assert table.hand(1) == ["farm", "farm"]
    assert table.discard() == ["farm"] * 6
    assert sorted(table.hand()) == sorted(EIGHT)


def test_with_two_cards_both_are_given_and_eight_drawn() -> None:
    table = Table(hand=["farm", "mine"], city=["post_office"], next=EIGHT)
    table.pick("visit:0.post_office", "give:mine")
    assert sorted(table.hand(1)) == ["farm", "mine"]
    assert sorted(table.hand()) == sorted(EIGHT)


def test_two_must_be_given() -> None:
    table = Table(hand=["farm", "mine", "inn"], city=["post_office"])
    table.pick("visit:0.post_office", "give:mine")
    assert set(table.codes) == {"give:farm", "give:inn"}


def test_with_one_card_the_visit_is_refused() -> None:
    """E-28."""
    table = Table(hand=["farm"], city=["post_office"])
    refusal = table.refusal("visit:0.post_office")
    assert refusal.reason == "hand-short"
    assert refusal.details["n"] == 2


def test_both_cards_go_to_the_same_opponent() -> None:
    """E-107."""
    table = Table(hand=["farm", "mine"], city=["post_office"], others=[{}, {}])
    table.pick("visit:0.post_office")
    assert table.prompt == "receiver"
    assert table.codes == ["to:1", "to:2"]
    table.pick("to:2", "give:farm")
    assert table.hand(1) == []
    assert sorted(table.hand(2)) == ["farm", "mine"]


def test_an_opponent_with_a_full_hand_cannot_be_chosen_if_another_has_room() -> None:
    """E-105."""
    table = Table(
        hand=["farm", "mine"], city=["post_office"], others=[{"hand": ["inn", "inn", *EIGHT[:6]]}, {}]
    )
    table.pick("visit:0.post_office", "give:farm")
    assert len(table.hand(1)) == 8
    assert sorted(table.hand(2)) == ["farm", "mine"]


def test_an_opponent_who_has_passed_cannot_be_chosen() -> None:
    """E-105, E-141."""
    table = Table(
        hand=["farm", "mine"], city=["post_office"], others=[{"season": "autumn", "passed": True}, {}, {}]
    )
    table.pick("visit:0.post_office")
    assert table.codes == ["to:2", "to:3"]


def test_what_does_not_fit_into_the_hand_is_discarded() -> None:
    """E-105: as many as fit are given."""
    table = Table(hand=["farm", "mine"], city=["post_office"], others=[{"hand": [*EIGHT[:7]]}])
    table.pick("visit:0.post_office", "give:farm")
    assert sorted(table.hand(1)) == sorted(["farm", *EIGHT[:7]])
    assert table.discard() == ["mine"]
    assert len(table.hand()) == 8


def test_with_all_other_hands_full_the_cards_are_discarded() -> None:
    """E-106: the effect still counts as carried out."""
    table = Table(hand=["farm", "mine", "wife"], city=["post_office"], others=[{"hand": [*EIGHT]}])
    table.pick("visit:0.post_office", "give:farm", "give:mine", "done")
    assert sorted(table.hand(1)) == sorted(EIGHT)
    assert table.discard() == ["farm", "mine"]
    assert len(table.hand()) == 8


def test_with_all_others_passed_the_cards_are_discarded() -> None:
    """E-106, E-141."""
    table = Table(
        hand=["farm", "mine"], city=["post_office"], season="autumn",
        others=[{"season": "autumn", "passed": True}],
    )  # fmt: skip
    table.pick("visit:0.post_office", "give:mine")
    assert table.hand(1) == []
    assert table.discard() == ["mine", "farm"]
    assert len(table.hand()) == 8


def test_a_visitor_pays_the_owner_a_point_and_may_give_the_owner_the_cards() -> None:
    """E-49, X-2."""
    table = Table(hand=["farm", "mine"], others=[{"city": ["post_office"]}])
    table.pick("visit:1.post_office", "give:farm")
    assert table.points(1) == 1
    assert table.points(0) == 0
    assert sorted(table.hand(1)) == ["farm", "mine"]
    assert len(table.hand()) == 8
    assert table.seat()["deployed"] == ["1.post_office"]


def test_a_visitor_may_give_the_cards_to_somebody_else() -> None:
    table = Table(hand=["farm", "mine"], others=[{"city": ["post_office"]}, {}])
    table.pick("visit:1.post_office", "to:2", "give:farm")
    assert table.points(1) == 1
    assert table.hand(1) == []
    assert sorted(table.hand(2)) == ["farm", "mine"]


def test_a_visitor_needs_two_cards_too() -> None:
    """E-28."""
    table = Table(hand=["farm"], others=[{"city": ["post_office"]}])
    assert table.why_not("visit:1.post_office") == "hand-short"
    assert table.points(1) == 0


def test_the_own_visit_gives_no_point() -> None:
    """E-49."""
    table = Table(hand=["farm", "mine"], city=["post_office"])
    table.pick("visit:0.post_office", "give:farm")
    assert table.points() == 0
    assert table.points(1) == 0


def test_an_owner_who_has_passed_gets_the_point_but_not_the_cards() -> None:
    """E-52, E-141, E-142."""
    table = Table(
        hand=["farm", "mine"], others=[{"city": ["post_office"], "season": "autumn", "passed": True}, {}]
    )
    table.pick("visit:1.post_office", "give:farm")
    assert table.points(1) == 1
    assert table.hand(1) == []
    assert sorted(table.hand(2)) == ["farm", "mine"]


def test_holds_one_worker_of_any_player() -> None:
    """E-50."""
    table = Table(hand=["farm", "mine"], city=["post_office"], others=[{"deployed": ["0.post_office"]}])
    assert table.why_not("visit:0.post_office") == "spot-taken"


def test_a_second_copy_is_a_second_spot() -> None:
    """E-50."""
    table = Table(
        hand=["farm", "mine"], city=["post_office", "post_office"], others=[{"deployed": ["0.post_office"]}]
    )
    table.pick("visit:0.post_office.2", "give:farm")
    assert table.seat()["deployed"] == ["0.post_office.2"]


def test_needs_a_worker() -> None:
    """E-20."""
    table = Table(hand=["farm", "mine"], city=["post_office"], workers=0)
    assert table.why_not("visit:0.post_office") == "no-worker"


def test_the_worker_comes_back_from_another_city() -> None:
    """E-121."""
    table = Table(
        deployed=["1.post_office"], stray=1, others=[{"city": ["post_office"], "hand": [*EIGHT[:2]]}]
    )
    assert table.asked == 0
    table.pick("prepare")
    assert table.seat()["workers"] == 3
    assert "visit:1.post_office" in table.codes


def test_does_nothing_when_played() -> None:
    """E-84; it is common (E-6)."""
    table = Table(hand=["post_office", "farm"], goods={"twig": 1, "resin": 2}, city=["post_office"])
    table.pick("play:post_office")
    assert table.city() == ["post_office", "post_office"]
    assert table.goods() == {}
    assert table.hand() == ["farm"]
    assert table.scored("cards") == 4


def test_costs_a_twig_and_two_resin() -> None:
    table = Table(hand=["post_office"], goods={"twig": 1, "resin": 1, "pebble": 9})
    refusal = table.refusal("play:post_office")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1resin"


def test_three_of_them_are_three_red_cards() -> None:
    """E-44, X-3."""
    assert Table(city=["post_office"] * 2).why_not("visit:grand_tour") == "colour-short"
    table = Table(city=["post_office"] * 3)
    table.pick("visit:grand_tour")
    assert table.scored("grand_tour") == 3


def test_houses_one_postal_pigeon() -> None:
    """E-57."""
    table = Table(hand=["postal_pigeon", "postal_pigeon"], city=["post_office"], next=["king", "queen"])
    table.pick("play:postal_pigeon@post_office", "visit:one_berry")
    assert table.city() == ["post_office", "postal_pigeon"]
    assert table.why_not("play:postal_pigeon@post_office") == "home-taken"


def test_alone_the_two_cards_are_discarded() -> None:
    """E-251."""
    table = Table(solo=1, hand=["farm", "mine", "wife"], city=["post_office"], next=EIGHT)
    table.pick("visit:0.post_office", "give:farm", "give:mine", "done")
    assert table.discard() == ["farm", "mine"]
    assert sorted(table.hand()) == sorted(["wife", *EIGHT[:7]])


def test_alone_a_visit_to_his_pays_rugwort_a_point() -> None:
    """E-251, E-255."""
    table = Table(solo=1, hand=["farm", "mine"], rugwort={"city": ["post_office"]})
    table.pick("visit:1.post_office", "give:farm")
    assert table.discard() == ["farm", "mine"]
    assert len(table.hand()) == 8
    assert table.points(1) == 1
    assert table.scored("points", 1) == 1
