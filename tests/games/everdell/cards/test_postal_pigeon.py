"""The Postal Pigeon (E-175, X-13)."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table

FOURTEEN: list[Json] = [*["farm"] * 8, *["mine"] * 3, *["inn"] * 3]
ROW: list[str | None] = ["farm", "mine", "inn", "lookout", "wife", "husband", "judge", "bard"]


def test_plays_one_of_two_revealed_cards_and_discards_the_other() -> None:
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, next=["mine", "farm"])
    table.pick("play:postal_pigeon")
    assert table.codes == ["play:farm", "play:mine", "done"]
    table.pick("play:mine")
    assert table.city() == ["postal_pigeon", "mine"]
    assert table.discard() == ["farm"]
    assert table.goods() == {"pebble": 1}
    assert table.asked == 1


def test_may_play_neither() -> None:
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, next=["mine", "farm"])
    table.pick("play:postal_pigeon", "done")
    assert table.city() == ["postal_pigeon"]
    assert sorted(table.discard()) == ["farm", "mine"]
    assert table.asked == 1


def test_shows_both_cards_to_everybody() -> None:
    """E-5: revealed cards are seen by all and are in no hand."""
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, next=["king", "farm"])
    table.pick("play:postal_pigeon")
    (event,) = table.heard("reveal")
    assert event.args["cards"] == ["king", "farm"]
    assert event.seen_by(1)
    assert event.seen_by(None)
    assert table.hand() == []


def test_leaves_cards_of_more_than_three_points_alone() -> None:
    table = Table(hand=["postal_pigeon"], goods={"berry": 9}, next=["doctor", "inn"])
    table.pick("play:postal_pigeon")
    assert table.codes == ["play:inn", "done"]


def test_asks_nothing_and_discards_both_when_neither_can_be_played() -> None:
    table = Table(hand=["postal_pigeon"], goods={"berry": 9}, next=["king", "palace"])
    table.pick("play:postal_pigeon")
    assert table.asked == 1
    assert sorted(table.discard()) == ["king", "palace"]


def test_looks_at_the_printed_points_only() -> None:
    """E-8: the bonus of a Theater is no part of its value of 3."""
    table = Table(
        hand=["postal_pigeon"], goods={"berry": 2}, city=["queen", "king"], next=["theater", "castle"]
    )
    table.pick("play:postal_pigeon", "play:theater")
    assert table.city() == ["queen", "king", "postal_pigeon", "theater"]
    assert table.scored("theater") == 2


def test_takes_no_payment_for_the_revealed_card() -> None:
    table = Table(
        hand=["postal_pigeon"], goods={"berry": 3, "resin": 1, "pebble": 2}, next=["university", "king"]
    )
    table.pick("play:postal_pigeon", "play:university")
    assert table.goods() == {"berry": 1, "resin": 1, "pebble": 2}


def test_a_unique_card_of_the_city_is_not_played_again() -> None:
    """E-66."""
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, city=["lookout"], next=["lookout", "king"])
    table.pick("play:postal_pigeon")
    assert table.city() == ["lookout", "postal_pigeon"]
    assert sorted(table.discard()) == ["king", "lookout"]


def test_having_taken_the_last_slot_it_can_only_bring_a_wanderer() -> None:
    """E-66, E-75: a card played free still needs a slot."""
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, city=FOURTEEN, next=["teacher", "wanderer"])
    table.pick("play:postal_pigeon")
    assert table.codes == ["play:wanderer", "done"]


def test_the_revealed_card_resolves_its_own_effect() -> None:
    """E-66, E-73: three cards for the Wanderer before the other revealed card is discarded."""
    table = Table(
        hand=["postal_pigeon"], goods={"berry": 2}, next=["wanderer", "king", "bard", "farm", "mine"]
    )
    table.pick("play:postal_pigeon", "play:wanderer")
    assert table.hand() == ["bard", "farm", "mine"]
    assert table.discard() == ["king"]


def test_may_bring_a_second_pigeon_that_reveals_two_more() -> None:
    table = Table(
        hand=["postal_pigeon"], goods={"berry": 2}, next=["postal_pigeon", "king", "mine", "castle"]
    )
    table.pick("play:postal_pigeon", "play:postal_pigeon", "play:mine")
    assert table.city() == ["postal_pigeon", "postal_pigeon", "mine"]
    assert sorted(table.discard()) == ["castle", "king"]


def test_the_historian_draws_for_both_cards() -> None:
    table = Table(
        hand=["postal_pigeon"], goods={"berry": 2}, city=["historian"], next=["mine", "king", "bard", "wife"]
    )
    table.pick("play:postal_pigeon", "play:mine")
    assert table.hand() == ["bard", "wife"]


def test_the_historian_draws_once_when_nothing_is_brought() -> None:
    table = Table(
        hand=["postal_pigeon"], goods={"berry": 2}, city=["historian"], next=["mine", "king", "bard", "wife"]
    )
    table.pick("play:postal_pigeon", "done")
    assert table.hand() == ["bard"]


def test_the_shopkeeper_pays_for_both_critters() -> None:
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, city=["shopkeeper"], next=["wife", "king"])
    table.pick("play:postal_pigeon", "play:wife")
    assert table.goods() == {"berry": 2}


def test_the_revealed_card_is_through_before_the_pigeon_triggers_anything() -> None:
    """E-73: the Wanderer and his trigger draw first, then comes the pigeon's own step 6."""
    table = Table(
        hand=["postal_pigeon"],
        goods={"berry": 2},
        city=["historian"],
        next=["wanderer", "king", "bard", "farm", "mine", "inn", "wife"],
    )
    table.pick("play:postal_pigeon", "play:wanderer")
    drawn = [event.args["cards"] for event in table.heard("drawn")]
    assert drawn == [["bard", "farm", "mine"], ["inn"], ["wife"]]


def test_a_full_hand_is_no_hindrance() -> None:
    """E-5: what is revealed is not drawn."""
    row: list[str | None] = ["postal_pigeon", "mine", "inn", "lookout", "wife", "husband", "judge", "bard"]
    table = Table(hand=["farm"] * 8, goods={"berry": 2}, meadow=row, next=["king", "mine", "castle"])
    table.pick("play:meadow.postal_pigeon", "play:mine")
    assert table.meadow()[0] == "king"
    assert table.city() == ["postal_pigeon", "mine"]
    assert table.hand() == ["farm"] * 8


def test_no_home_is_occupied_by_the_revealed_critter() -> None:
    """E-65: nor is another card-playing ability used (E-62)."""
    table = Table(
        hand=["postal_pigeon"], goods={"berry": 2}, city=["farm", "innkeeper", "judge"], next=["wife", "king"]
    )
    table.pick("play:postal_pigeon")
    assert table.codes == ["play:wife", "done"]
    table.pick("play:wife")
    assert table.city() == ["farm", "innkeeper", "judge", "postal_pigeon", "wife"]
    assert not table.built("farm").get("occupied", False)


def test_a_revealed_fool_goes_into_another_city() -> None:
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, next=["fool", "king"])
    table.pick("play:postal_pigeon", "play:fool")
    assert table.city() == ["postal_pigeon"]
    assert table.city(1) == ["fool"]


def test_a_fool_whom_nobody_can_receive_is_discarded() -> None:
    """E-55: the Fool needs a legal target."""
    table = Table(
        hand=["postal_pigeon"], goods={"berry": 2}, next=["fool", "king"], others=[{"city": ["fool"]}]
    )
    table.pick("play:postal_pigeon")
    assert table.asked == 1
    assert sorted(table.discard()) == ["fool", "king"]


def test_revealed_ruins_need_a_construction_to_replace() -> None:
    """E-55, E-209."""
    bare = Table(hand=["postal_pigeon"], goods={"berry": 2}, next=["ruins", "king"])
    bare.pick("play:postal_pigeon")
    assert bare.city() == ["postal_pigeon"]
    built = Table(
        hand=["postal_pigeon"], goods={"berry": 2}, city=["mine"], next=["ruins", "king", "bard", "wife"]
    )
    built.pick("play:postal_pigeon", "play:ruins")
    assert built.city() == ["postal_pigeon", "ruins"]
    assert built.goods() == {"twig": 1, "resin": 1, "pebble": 1}
    assert built.hand() == ["bard", "wife"]


def test_alone_two_played_cards_make_rugwort_play_two() -> None:
    """X-13, E-244."""
    table = Table(
        solo=1,
        hand=["postal_pigeon"],
        goods={"berry": 2},
        meadow=ROW,
        next=["mine", "king", "castle", "palace"],
        rolls=[3, 5],
    )
    table.pick("play:postal_pigeon", "play:mine")
    assert sorted(table.city(1)) == ["inn", "wife"]
    assert [table.meadow()[2], table.meadow()[4]] == ["castle", "palace"]


def test_alone_rugwort_plays_one_card_if_the_revealed_ones_are_left() -> None:
    table = Table(
        solo=1, hand=["postal_pigeon"], goods={"berry": 2}, meadow=ROW, next=["mine", "king"], rolls=[3, 5]
    )
    table.pick("play:postal_pigeon", "done")
    assert table.city(1) == ["inn"]


def test_costs_two_berries() -> None:
    refusal = Table(hand=["postal_pigeon"], goods={"berry": 1}).refusal("play:postal_pigeon")
    assert refusal.reason == "goods-short"
    assert refusal.details == {"missing": "1berry"}


def test_several_of_them_are_worth_nothing_by_themselves() -> None:
    """E-6: common, value 0."""
    table = Table(hand=["postal_pigeon"], goods={"berry": 2}, city=["postal_pigeon"], next=["king", "castle"])
    table.pick("play:postal_pigeon")
    assert table.city() == ["postal_pigeon", "postal_pigeon"]
    assert table.scored("cards") == 0


def test_counts_as_tan() -> None:
    """E-44."""
    assert Table(city=["bard", "ruins"]).why_not("visit:cartographers_expedition") == "colour-short"
    assert "visit:cartographers_expedition" in Table(city=["bard", "ruins", "postal_pigeon"]).codes


def test_does_nothing_in_a_production() -> None:
    """E-82: tan cards act once."""
    table = Table(city=["postal_pigeon"], workers=0, next=["mine", "farm"])
    table.pick("prepare")
    assert table.asked == 1
    assert table.heard("reveal") == []


def test_lives_free_in_the_post_office() -> None:
    """E-57, E-66."""
    table = Table(hand=["postal_pigeon"], city=["post_office"], next=["mine", "king"])
    table.pick("play:postal_pigeon@post_office", "play:mine")
    assert table.city() == ["post_office", "postal_pigeon", "mine"]
    assert table.built("post_office")["occupied"]


def test_a_post_office_has_room_for_one() -> None:
    table = Table(
        hand=["postal_pigeon"], goods={"berry": 2}, city=[{"card": "post_office", "occupied": True}]
    )
    assert table.why_not("play:postal_pigeon@post_office") == "home-taken"


def test_what_is_not_played_is_discarded_when_the_played_card_has_finished() -> None:
    """E-175, a ruling of ours: the other card lies beside the deck until then."""
    table = Table(hand=["postal_pigeon", "inn", "mine"], goods={"berry": 2}, next=["bard", "farm"])
    table.pick("play:postal_pigeon", "play:bard")
    assert table.prompt == "discard"
    assert table.discard() == []
    table.pick("discard:inn", "done")
    assert table.discard() == ["inn", "farm"]
