"""The Teacher (E-181)."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table

FULL_HAND: list[Json] = ["farm"] * 8


def test_keeps_one_of_two_cards_and_gives_the_other_away() -> None:
    table = Table(hand=["teacher"], goods={"berry": 2}, next=["mine", "king"])
    table.pick("play:teacher")
    assert sorted(table.codes) == ["keep:king", "keep:mine"]
    table.pick("keep:mine")
    assert table.hand() == ["mine"]
    assert table.hand(1) == ["king"]
    assert table.discard() == []


def test_the_player_chooses_who_gets_it() -> None:
    table = Table(hand=["teacher"], goods={"berry": 2}, next=["mine", "king"], others=[{}, {}])
    table.pick("play:teacher", "keep:mine")
    assert table.codes == ["to:1", "to:2"]
    table.pick("to:2")
    assert table.hand(1) == []
    assert table.hand(2) == ["king"]


def test_nobody_else_sees_the_cards_before_they_are_given() -> None:
    """E-9: drawn cards are secret."""
    table = Table(hand=["teacher"], goods={"berry": 2}, next=["mine", "king"], others=[{}, {}])
    table.pick("play:teacher", "keep:mine", "to:1")
    telling = [event for event in table.happened if "king" in str(event.args) or "mine" in str(event.args)]
    assert [event.seen_by(0) for event in telling] == [True] * len(telling)
    assert not any(event.seen_by(2) or event.seen_by(None) for event in telling)
    assert any(event.seen_by(1) for event in telling)


def test_somebody_with_a_full_hand_is_no_receiver() -> None:
    """E-105."""
    table = Table(
        hand=["teacher"], goods={"berry": 2}, next=["mine", "king"], others=[{"hand": FULL_HAND}, {}, {}]
    )
    table.pick("play:teacher", "keep:mine")
    assert table.codes == ["to:2", "to:3"]


def test_somebody_who_has_passed_is_no_receiver() -> None:
    """E-105, E-141."""
    table = Table(
        hand=["teacher"],
        goods={"berry": 2},
        next=["mine", "king"],
        others=[{"season": "autumn", "passed": True}, {}, {}],
    )
    table.pick("play:teacher", "keep:mine")
    assert table.codes == ["to:2", "to:3"]


def test_with_all_hands_full_the_other_card_is_discarded() -> None:
    """E-106."""
    table = Table(hand=["teacher"], goods={"berry": 2}, next=["mine", "king"], others=[{"hand": FULL_HAND}])
    table.pick("play:teacher", "keep:mine")
    assert table.hand() == ["mine"]
    assert len(table.hand(1)) == 8
    assert table.discard() == ["king"]


def test_with_all_others_gone_the_other_card_is_discarded() -> None:
    """E-106, E-141."""
    table = Table(
        hand=["teacher"],
        goods={"berry": 2},
        next=["mine", "king"],
        others=[{"season": "autumn", "passed": True}],
    )
    table.pick("play:teacher", "keep:king")
    assert table.hand() == ["king"]
    assert table.hand(1) == []
    assert table.discard() == ["mine"]


def test_with_one_free_place_in_hand_a_single_card_is_drawn_and_kept() -> None:
    table = Table(hand=["teacher", *["farm"] * 7], goods={"berry": 2}, next=["mine", "king"])
    before = table.deck()
    table.pick("play:teacher")
    assert table.hand() == [*["farm"] * 7, "mine"]
    assert table.hand(1) == []
    assert table.deck() == before - 1
    assert table.asked == 1


def test_with_two_free_places_both_cards_are_drawn() -> None:
    table = Table(hand=["teacher", *["farm"] * 6], goods={"berry": 2}, next=["mine", "king"])
    table.pick("play:teacher", "keep:mine")
    assert table.hand() == [*["farm"] * 6, "mine"]
    assert table.hand(1) == ["king"]


def test_with_a_full_hand_nothing_is_drawn() -> None:
    """E-104: the cards stay on the deck."""
    table = Table(hand=FULL_HAND, city=["teacher"], workers=0, next=["mine", "king"])
    before = table.deck()
    table.pick("prepare")
    assert table.hand() == FULL_HAND
    assert table.hand(1) == []
    assert table.discard() == []
    assert table.deck() == before


def test_two_cards_of_a_kind_leave_no_choice() -> None:
    table = Table(hand=["teacher"], goods={"berry": 2}, next=["farm", "farm"])
    table.pick("play:teacher")
    assert table.hand() == ["farm"]
    assert table.hand(1) == ["farm"]
    assert table.asked == 1


def test_teaches_again_in_the_production_of_autumn() -> None:
    """E-83, E-124."""
    table = Table(city=["teacher"], season="summer", workers=0, next=["mine", "king"])
    table.pick("prepare", "keep:king")
    assert table.hand() == ["king"]
    assert table.hand(1) == ["mine"]


def test_two_teachers_draw_one_after_the_other() -> None:
    """E-87."""
    table = Table(city=["teacher", "teacher"], workers=0, next=["mine", "king", "bard", "wife"])
    table.pick("prepare", "keep:king", "keep:wife")
    assert table.hand() == ["king", "wife"]
    assert table.hand(1) == ["bard", "mine"]


def test_the_player_says_whether_the_teacher_or_the_fair_comes_first() -> None:
    """E-87."""
    table = Table(city=["teacher", "fairgrounds"], workers=0, next=["mine", "king", "bard", "wife"])
    table.pick("prepare")
    assert sorted(table.codes) == ["produce:0.fairgrounds", "produce:0.teacher"]
    table.pick("produce:0.fairgrounds", "keep:wife")
    assert table.hand() == ["king", "mine", "wife"]
    assert table.hand(1) == ["bard"]


def test_a_copied_teacher_gives_to_an_opponent_of_the_one_who_copies() -> None:
    """E-171: also to the owner of the Teacher; the draw belongs to the mole's player."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["teacher"]}, {}], next=["mine", "king"]
    )
    table.pick("play:miner_mole", "activate:1.teacher", "keep:mine")
    assert table.codes == ["to:1", "to:2"]
    table.pick("to:1")
    assert table.hand() == ["mine"]
    assert table.hand(1) == ["king"]


def test_alone_the_second_card_is_discarded() -> None:
    table = Table(
        solo=1,
        hand=["teacher"],
        goods={"berry": 2},
        meadow=["farm", "mine", "inn", "lookout", "wife", "husband", "judge", "bard"],
        next=["castle", "king"],
        rolls=[1],
    )
    table.pick("play:teacher", "keep:castle")
    assert table.hand() == ["castle"]
    assert table.discard() == ["king"]


def test_costs_two_berries() -> None:
    table = Table(hand=["teacher"], goods={"berry": 3}, next=["farm", "farm"])
    table.pick("play:teacher")
    assert table.goods() == {"berry": 1}
    refusal = Table(hand=["teacher"], goods={"berry": 1}).refusal("play:teacher")
    assert refusal.reason == "goods-short"
    assert refusal.details == {"missing": "1berry"}


def test_several_may_live_in_a_city() -> None:
    """E-6: common, 2 points each."""
    table = Table(hand=["teacher"], goods={"berry": 2}, city=["teacher"], next=["farm", "farm"])
    table.pick("play:teacher")
    assert table.city() == ["teacher", "teacher"]
    assert table.scored("cards") == 4


def test_counts_as_green() -> None:
    """E-44."""
    assert Table(city=["farm"] * 3).why_not("visit:harvest_festival") == "colour-short"
    assert "visit:harvest_festival" in Table(city=[*["farm"] * 3, "teacher"]).codes


def test_lives_free_in_the_school_which_counts_the_teacher() -> None:
    """E-57, E-194."""
    table = Table(hand=["teacher"], city=["school"], next=["mine", "king"])
    table.pick("play:teacher@school", "keep:mine")
    assert table.city() == ["school", "teacher"]
    assert table.built("school")["occupied"]
    assert table.scored("school") == 1


def test_a_school_houses_one_teacher() -> None:
    table = Table(hand=["teacher"], goods={"berry": 2}, city=[{"card": "school", "occupied": True}])
    assert table.why_not("play:teacher@school") == "home-taken"
