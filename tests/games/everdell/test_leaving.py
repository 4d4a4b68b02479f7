"""Cards leaving a city, and what becomes of what lies on them (section 18: E-156 to E-160)."""

from __future__ import annotations

import pytest

from .table import Table

CURE = ["croak_wart_cure", "path_of_the_pilgrims", "remembering_the_fallen", "pristine_chapel_ceiling"]
THIEVES = ["capture_of_the_acorn_thieves", "a_well_run_city", "ministering_to_miscreants", "tax_relief"]


# Point tokens (E-156)


def test_point_tokens_on_a_card_fall_with_it_into_ruins() -> None:
    """E-156."""
    table = Table(hand=["ruins"], city=["clock_tower"], points=2)
    assert table.scored("points") == 2 + 3
    table.pick("play:ruins")
    assert table.points() == 2
    assert table.scored("points") == 2


def test_point_tokens_are_lost_to_the_university_too() -> None:
    """E-156: any effect that removes the card; the only token gained is the University's own."""
    table = Table(city=["university", {"card": "chapel", "points": 4}])
    table.pick("visit:0.university", "gain:twig")
    assert table.points() == 1
    assert table.scored("points") == 1


def test_point_tokens_are_lost_to_the_croak_wart_cure_too() -> None:
    """E-156, E-226."""
    table = Table(
        city=["undertaker", "barge_toad", {"card": "chapel", "points": 4}], goods={"berry": 2},
        events_in_play=CURE,
    )  # fmt: skip
    table.pick("visit:croak_wart_cure", "remove:0.chapel", "remove:0.undertaker")
    assert table.points() == 0
    assert table.scored("points") == 0


def test_a_clock_tower_built_anew_has_new_tokens() -> None:
    """E-156, E-200: the old ones are gone, the new card gets its own."""
    table = Table(
        hand=["ruins", "clock_tower"], city=[{"card": "clock_tower", "points": 1}], next=["king", "queen"]
    )
    table.pick("play:ruins", "visit:one_berry", "play:clock_tower")
    assert table.built("clock_tower")["points"] == 3


def test_a_chapel_built_anew_is_empty() -> None:
    """E-156, E-229: the event that counts its tokens finds none."""
    table = Table(
        hand=["ruins", "chapel"], city=[{"card": "chapel", "points": 2}, "woodcarver"],
        next=["king", "queen"], events=["pristine_chapel_ceiling"], events_in_play=CURE,
    )  # fmt: skip
    assert table.scored("pristine_chapel_ceiling") == 4
    table.pick("play:ruins", "visit:one_berry")
    assert table.scored("pristine_chapel_ceiling") == 0
    table.pick("play:chapel")
    assert table.scored("pristine_chapel_ceiling") == 0
    assert table.scored("points") == 0


# Stored resources, occupied tokens, prisoners (E-157)


def test_stored_resources_go_back_to_the_supply() -> None:
    """E-157: only the printed cost is refunded."""
    table = Table(hand=["ruins"], city=[{"card": "storehouse", "goods": {"twig": 6, "berry": 4}}])
    table.pick("play:ruins")
    assert table.goods() == {"twig": 1, "resin": 1, "pebble": 1}


def test_stored_resources_are_lost_to_the_university_too() -> None:
    """E-157."""
    table = Table(city=["university", {"card": "storehouse", "goods": {"twig": 6, "berry": 4}}])
    table.pick("visit:0.university", "gain:resin")
    assert table.goods() == {"twig": 1, "resin": 2, "pebble": 1}


def test_a_full_and_an_empty_storehouse_can_be_told_apart() -> None:
    """E-157: it matters which one goes."""
    table = Table(hand=["ruins"], city=[{"card": "storehouse", "goods": {"twig": 6}}, "storehouse"])
    table.pick("play:ruins")
    assert set(table.codes) == {"remove:0.storehouse", "remove:0.storehouse.2"}
    table.pick("remove:0.storehouse.2")
    assert table.built("storehouse")["goods"] == {"twig": 6}


def test_the_occupied_token_leaves_with_the_construction() -> None:
    """E-157, E-58: a Farm built anew can house another critter."""
    table = Table(
        hand=["ruins", "farm", "husband"], city=[{"card": "farm", "occupied": True}], next=["king", "queen"]
    )
    assert table.why_not("play:husband@farm") == "home-taken"
    table.pick("play:ruins", "visit:one_berry", "play:farm", "visit:one_berry", "play:husband@farm")
    assert table.city() == ["ruins", "farm", "husband"]


def test_a_crane_used_up_takes_its_token_along() -> None:
    """E-157, E-202."""
    table = Table(hand=["crane", "architect"], city=[{"card": "crane", "occupied": True}])
    table.pick("play:crane=crane")
    assert table.city() == ["crane"]
    assert "occupied" not in table.built("crane")
    table.pick("visit:one_berry", "play:architect@crane")
    assert table.city() == ["crane", "architect"]


def test_the_occupied_token_stays_when_the_critter_leaves() -> None:
    """E-58, X-11: it disappears only with the Construction."""
    table = Table(hand=["wife", "wife"], city=["farm", "university"])
    table.pick("play:wife@farm", "visit:one_berry", "visit:0.university", "remove:0.wife", "gain:twig")
    assert table.built("farm")["occupied"]
    table.pick("visit:one_berry")
    assert table.why_not("play:wife@farm") == "home-taken"


@pytest.mark.parametrize("prisoners", [["king"], ["king", "wife"]])
def test_prisoners_are_discarded_with_the_dungeon(prisoners: list[str]) -> None:
    """E-157."""
    table = Table(hand=["ruins"], city=[{"card": "dungeon", "under": [*prisoners]}])
    table.pick("play:ruins")
    assert table.city() == ["ruins"]
    assert sorted(table.discard()) == sorted(["dungeon", *prisoners])
    assert table.goods() == {"resin": 1, "pebble": 2}


def test_discarded_prisoners_no_longer_count_for_the_event() -> None:
    """E-157, E-229: the event stays achieved and scores nothing."""
    table = Table(
        city=["university", "monk", {"card": "dungeon", "under": ["king"]}],
        events=["ministering_to_miscreants"], events_in_play=THIEVES,
    )  # fmt: skip
    assert table.scored("ministering_to_miscreants") == 3
    table.pick("visit:0.university", "remove:0.dungeon", "gain:twig")
    assert table.scored("ministering_to_miscreants") == 0
    assert table.seat()["events"] == ["ministering_to_miscreants"]


# Workers who come back (E-158)


def test_a_worker_moves_onto_the_ruins_until_the_next_preparation() -> None:
    """E-158: he is neither lost nor available before."""
    table = Table(
        hand=["ruins"], city=["lookout"], deployed=["0.lookout", "one_berry"], next=["king", "bard"]
    )
    table.pick("play:ruins")
    assert table.seat()["workers"] == 0
    assert table.seat()["lost"] == 0
    table.pick("visit:haven")
    assert table.why_not("visit:one_berry") == "no-worker"
    table.pick("prepare")
    assert table.seat()["workers"] == 3


def test_the_ruins_on_which_he_stands_offer_no_spot() -> None:
    """E-158: it does not use a worker spot, and the Ruins have none."""
    table = Table(hand=["ruins"], city=["lookout"], deployed=["0.lookout"], next=["king", "bard"])
    table.pick("play:ruins", "visit:one_berry")
    assert table.offers("visit:0.") == []
    assert table.why_not("visit:0.lookout") == "no-such-place"


def test_a_worker_on_ruins_that_fall_in_turn_still_comes_back() -> None:
    """E-158."""
    table = Table(
        hand=["ruins", "ruins"], city=["lookout"], deployed=["0.lookout", "one_berry"], next=["king"] * 2
    )
    table.pick("play:ruins", "visit:one_berry", "play:ruins", "visit:one_berry", "prepare")
    assert table.seat()["workers"] == 3


def test_an_opponents_worker_comes_back_at_the_opponents_preparation() -> None:
    """E-158."""
    table = Table(hand=["ruins"], city=["inn"], others=[{"deployed": ["0.inn", "one_berry"]}])
    table.pick("play:ruins")
    assert table.seat(1)["workers"] == 0
    assert table.seat(1)["lost"] == 0
    table.pick("prepare")
    assert table.seat(1)["workers"] == 3


def test_an_opponents_worker_does_not_come_back_with_yours() -> None:
    """E-158: each owner's own preparation counts."""
    table = Table(hand=["ruins"], city=["inn"], workers=0, others=[{"deployed": ["0.inn"]}])
    table.pick("play:ruins", "visit:one_berry", "prepare")
    assert table.seat(0)["workers"] == 3
    assert table.seat(1)["workers"] == 0
    table.pick("prepare")
    assert table.seat(1)["workers"] == 3


def test_an_inn_with_a_worker_and_one_without_can_be_told_apart() -> None:
    """E-158: it matters which one goes."""
    table = Table(hand=["ruins"], city=["inn", "inn"], others=[{"deployed": ["0.inn.2"]}])
    table.pick("play:ruins")
    assert set(table.codes) == {"remove:0.inn", "remove:0.inn.2"}
    table.pick("remove:0.inn")
    assert table.seat(1)["deployed"] == ["0.inn"]


def test_a_worker_whose_card_the_university_discarded_comes_back() -> None:
    """E-158."""
    table = Table(city=["university", "lookout"], deployed=["0.lookout"])
    table.pick("visit:0.university", "gain:twig", "visit:one_berry")
    assert table.why_not("visit:one_berry") == "no-worker"
    table.pick("prepare")
    assert table.seat()["workers"] == 3


def test_an_opponents_worker_moved_onto_the_university_does_not_block_it() -> None:
    """E-158: it stays there while the owner has already prepared, and uses no spot."""
    table = Table(
        city=["university", "inn", "farm"], workers=1, others=[{"deployed": ["0.inn"], "season": "spring"}]
    )
    table.pick("visit:0.university", "remove:0.inn", "gain:twig", "visit:one_berry", "prepare")
    assert table.seat(1)["stray"] == 1
    table.pick("visit:one_berry", "visit:0.university", "gain:twig")
    assert table.city() == ["university"]


def test_a_worker_on_an_imprisoned_queen_stays_deployed() -> None:
    """E-158, E-204."""
    table = Table(hand=["farm"], city=["queen", "dungeon"], deployed=["0.queen", "one_berry"])
    table.pick("play:farm=dungeon")
    assert table.built("dungeon")["under"] == ["queen"]
    assert table.seat()["workers"] == 0
    assert table.seat()["lost"] == 0
    table.pick("visit:one_berry", "prepare")
    assert table.seat()["workers"] == 3


def test_a_worker_on_a_queen_put_under_an_event_stays_deployed() -> None:
    """E-158, E-225."""
    table = Table(
        city=["courthouse", "ranger", "queen"], deployed=["0.queen"], events_in_play=THIEVES,
    )  # fmt: skip
    table.pick("visit:capture_of_the_acorn_thieves", "tuck:0.queen", "done")
    assert table.city() == ["courthouse", "ranger"]
    assert table.seat()["workers"] == 0
    table.pick("visit:one_berry", "prepare")
    assert table.seat()["workers"] == 3


def test_a_worker_on_a_card_given_for_the_croak_wart_cure_stays_deployed() -> None:
    """E-158, E-226."""
    table = Table(
        city=["undertaker", "barge_toad", "lookout"], deployed=["0.lookout"], goods={"berry": 2},
        events_in_play=CURE,
    )  # fmt: skip
    table.pick("visit:croak_wart_cure", "remove:0.lookout", "remove:0.barge_toad")
    assert table.city() == ["undertaker"]
    assert table.seat()["workers"] == 0
    table.pick("visit:one_berry", "prepare")
    assert table.seat()["workers"] == 3


def test_a_worker_on_an_inn_that_rugwort_loses_stays_deployed() -> None:
    """E-158, E-247: your own Fool took the Inn you were visiting."""
    table = Table(
        solo=1, hand=["fool"], goods={"berry": 3}, rugwort={"city": ["inn", "farm"]},
        deployed=["1.inn", "one_berry"],
    )  # fmt: skip
    table.pick("play:fool", "remove:1.inn")
    assert table.seat()["workers"] == 0
    assert table.seat()["lost"] == 0
    table.pick("prepare")
    assert table.seat()["workers"] == 3


def test_a_lookout_that_falls_while_it_is_being_visited_keeps_its_worker_deployed() -> None:
    """E-158: it copied the forest card through which the Ruins were played."""
    table = Table(
        city=["lookout"], workers=1, forest=["draw_two_meadow_play_one", "three_berries", "two_any"],
        meadow=["ruins", "king", "farm", "mine", "inn", "crane", "judge", "monk"],
    )  # fmt: skip
    table.pick("visit:0.lookout", "copy:draw_two_meadow_play_one", "take:meadow.ruins", "take:meadow.king")
    table.pick("play:ruins")
    assert table.city() == ["ruins"]
    assert table.goods() == {"twig": 1, "resin": 1, "pebble": 1}
    table.pick("visit:one_berry", "prepare")
    assert table.seat()["workers"] == 3


def test_a_ranger_finds_the_worker_whose_card_is_gone() -> None:
    """E-158, E-177: he is deployed and not permanent."""
    table = Table(
        hand=["ruins", "ranger"], goods={"berry": 2}, city=["lookout"], deployed=["0.lookout", "one_berry"],
        next=["king", "bard"],
    )  # fmt: skip
    table.pick("play:ruins", "visit:haven", "play:ranger")
    assert set(table.codes) == {"lift:one_berry", "lift:stray"}
    table.pick("lift:stray", "move:three_twigs")
    assert sorted(table.seat()["deployed"]) == ["one_berry", "three_twigs"]
    assert table.goods()["twig"] == 1 + 3
    table.pick("visit:haven", "prepare")
    assert table.seat()["workers"] == 3


def test_a_well_run_city_may_call_him_back() -> None:
    """E-158, E-222."""
    table = Table(
        hand=["ruins"], city=["lookout", "chip_sweep", "clock_tower"], deployed=["0.lookout"],
        events_in_play=THIEVES,
    )  # fmt: skip
    table.pick("play:ruins", "remove:0.lookout", "visit:one_berry", "visit:a_well_run_city")
    assert set(table.codes) == {"recall:a_well_run_city", "recall:stray"}
    table.pick("recall:stray")
    assert table.seat()["workers"] == 1
    assert table.seat()["deployed"] == ["a_well_run_city"]


# Workers who never come back (E-159)


def test_permanent_workers_are_lost_in_ruins() -> None:
    """E-159, E-126."""
    table = Table(
        hand=["ruins"], city=["monastery"], season="spring", deployed=["0.monastery", "0.monastery"],
        stray=1,
    )  # fmt: skip
    table.pick("play:ruins", "visit:one_berry")
    assert table.seat()["deployed"] == []
    assert table.seat()["lost"] == 2
    table.pick("prepare", "done")
    assert table.seat()["workers"] == 4 - 2


def test_a_cemetery_that_plays_ruins_in_its_own_place_loses_the_worker_just_placed() -> None:
    """E-159: he is permanent as soon as he stands there."""
    table = Table(
        city=["cemetery"], workers=1, next=["ruins", "king", "queen", "judge", "farm", "mine"],
    )  # fmt: skip
    table.pick("visit:0.cemetery", "play:ruins")
    assert table.city() == ["ruins"]
    assert table.goods() == {"pebble": 2}
    assert sorted(table.hand()) == ["farm", "mine"]
    assert sorted(table.discard()) == ["cemetery", "judge", "king", "queen"]
    table.pick("visit:one_berry", "prepare")
    assert table.seat()["workers"] == 3 - 1


def test_a_permanent_worker_moved_onto_the_university_never_comes_back() -> None:
    """E-159: not in any later season either."""
    table = Table(
        city=["university", "monastery"], season="spring", deployed=["0.monastery"], workers=1,
        others=[{"season": "autumn", "passed": True}],
    )  # fmt: skip
    table.pick("visit:0.university", "gain:twig", "prepare", "done")
    assert table.seat()["workers"] == 4 - 1
    table.pick("visit:haven", "visit:haven", "visit:haven", "prepare")
    assert table.seat()["workers"] == 6 - 1


def test_a_permanent_worker_on_a_card_given_for_the_croak_wart_cure_is_lost() -> None:
    """E-159, E-226."""
    table = Table(
        city=["undertaker", "barge_toad", "cemetery"], deployed=["0.cemetery"], goods={"berry": 2},
        events_in_play=CURE,
    )  # fmt: skip
    table.pick("visit:croak_wart_cure", "remove:0.cemetery", "remove:0.barge_toad")
    assert table.seat()["lost"] == 1
    table.pick("visit:one_berry", "prepare")
    assert table.seat()["workers"] == 3 - 1


def test_a_lost_worker_cannot_be_called_back() -> None:
    """E-159, E-222: only the one on the event itself is left to be taken."""
    table = Table(
        hand=["ruins"], city=["monastery", "chip_sweep", "clock_tower"], deployed=["0.monastery"],
        events_in_play=THIEVES,
    )  # fmt: skip
    table.pick("play:ruins", "remove:0.monastery", "visit:one_berry", "visit:a_well_run_city")
    assert table.seat()["workers"] == 1
    assert table.seat()["deployed"] == []
    assert table.seat()["lost"] == 1


def test_a_lost_worker_cannot_be_moved() -> None:
    """E-159, E-177: with nobody else deployed the Ranger does nothing."""
    table = Table(
        hand=["ruins", "ranger"], goods={"berry": 2}, city=["monastery"], deployed=["0.monastery"],
        next=["king", "bard"],
    )  # fmt: skip
    table.pick("play:ruins", "visit:one_berry", "play:ranger")
    assert table.asked == 1
    assert table.seat()["deployed"] == []


@pytest.mark.parametrize(
    ("event", "card", "other", "by"),
    [
        ("path_of_the_pilgrims", "monastery", "wanderer", "ruins"),
        ("path_of_the_pilgrims", "monastery", "wanderer", "university"),
        ("remembering_the_fallen", "cemetery", "shepherd", "ruins"),
        ("remembering_the_fallen", "cemetery", "shepherd", "university"),
    ],
)
def test_he_no_longer_counts_for_the_event_of_his_card(event: str, card: str, other: str, by: str) -> None:
    """E-159, E-229, X-12: the event stays achieved and scores nothing."""
    table = Table(
        hand=["ruins"], city=["university", card, other], deployed=[f"0.{card}"],
        events=[event], events_in_play=CURE,
    )  # fmt: skip
    assert table.scored(event) == 3
    table.pick("play:ruins" if by == "ruins" else "visit:0.university", f"remove:0.{card}")
    assert table.scored(event) == 0
    assert table.seat()["events"] == [event]


def test_a_monastery_built_anew_is_empty_and_counts_only_its_own_workers() -> None:
    """E-159, E-50: the first spot is free again."""
    table = Table(
        hand=["ruins", "monastery"], goods={"twig": 2}, city=["monastery", "wanderer"], season="spring",
        deployed=["0.monastery"], events=["path_of_the_pilgrims"], events_in_play=CURE, next=["king", "bard"],
    )  # fmt: skip
    table.pick("play:ruins", "visit:one_berry", "play:monastery")
    assert table.scored("path_of_the_pilgrims") == 0
    table.pick("visit:one_berry", "visit:0.monastery")
    assert table.points() == 4
    assert table.scored("path_of_the_pilgrims") == 3


# Refunds (E-160)


def test_a_construction_built_with_the_crane_is_refunded_in_full() -> None:
    """E-160: the printed cost, whatever was really paid."""
    table = Table(hand=["inn", "ruins"], city=["crane"])
    table.pick("play:inn=crane", "visit:one_berry")
    assert table.goods() == {}
    table.pick("play:ruins")
    assert table.goods() == {"twig": 2, "resin": 1}


def test_a_construction_paid_with_the_judges_swap_is_refunded_as_printed() -> None:
    """E-160: not what was paid instead."""
    table = Table(hand=["crane", "ruins"], goods={"berry": 1}, city=["judge"])
    table.pick("play:crane=judge", "visit:one_berry", "play:ruins")
    assert table.goods() == {"pebble": 1}


def test_a_shepherd_is_refunded_from_the_supply() -> None:
    """E-160, E-184: the opponent keeps the payment."""
    table = Table(hand=["shepherd"], goods={"berry": 3}, city=["university"])
    table.pick("play:shepherd", "visit:haven", "visit:0.university", "gain:twig")
    assert table.goods() == {"twig": 1, "berry": 3 + 3}
    assert table.goods(1) == {"berry": 3}


def test_only_ruins_and_university_refund_anything() -> None:
    """E-160, E-226: the cards given for the Croak Wart Cure are a price."""
    table = Table(
        city=["undertaker", "barge_toad", "palace"], goods={"berry": 2}, events_in_play=CURE,
    )  # fmt: skip
    table.pick("visit:croak_wart_cure", "remove:0.palace", "remove:0.barge_toad")
    assert table.goods() == {}


# Events (E-42)


def test_an_event_stays_achieved_though_its_cards_have_left() -> None:
    """E-42, X-12."""
    table = Table(hand=["ruins"], city=["inn", "inn", "lookout"], events=["grand_tour"])
    table.pick("play:ruins", "remove:0.lookout")
    assert table.scored("grand_tour") == 3
    assert table.seat()["events"] == ["grand_tour"]
