"""The Cemetery (E-198, E-199): a worker for good, and one of four revealed cards free."""

from __future__ import annotations

from collections import Counter

from boardwright.core.plain_data import Json
from boardwright.games.everdell.rules.cards import CARDS

from ..table import Table

FALLEN = ["remembering_the_fallen", "tax_relief", "the_everdell_games", "graduation_of_scholars"]


def all_cards_but(*ids: str) -> list[Json]:
    """Every card of the game except one copy for each time it is named."""
    left = Counter({card.id: card.copies for card in CARDS.cards})
    left.subtract(ids)
    return list(left.elements())


def test_costs_two_pebbles_and_has_no_base_value() -> None:
    table = Table(hand=["cemetery"], goods={"pebble": 2})
    table.pick("play:cemetery")
    assert table.city() == ["cemetery"]
    assert table.goods() == {}
    assert table.scored("cards") == 0


def test_a_second_one_is_refused() -> None:
    table = Table(hand=["cemetery"], goods={"pebble": 2}, city=["cemetery"])
    assert table.why_not("play:cemetery") == "already-in-city"


def test_one_of_four_cards_of_the_deck_is_played_free_and_the_others_are_discarded() -> None:
    """E-198: any base value."""
    table = Table(city=["cemetery"], next=["farm", "castle", "mine", "king"], goods={"twig": 1})
    table.pick("visit:0.cemetery")
    assert sorted(table.codes) == ["play:castle", "play:farm", "play:king", "play:mine"]
    table.pick("play:king")
    assert table.city() == ["cemetery", "king"]
    assert table.goods() == {"twig": 1}
    assert sorted(table.discard()) == ["castle", "farm", "mine"]
    assert table.asked == 1


def test_only_four_cards_are_turned_up_and_none_comes_to_the_hand() -> None:
    """E-5: revealed cards are in nobody's hand, so a full hand does not matter."""
    hand: list[Json] = [*["husband"] * 4, *["wife"] * 4]
    table = Table(city=["cemetery"], next=["farm", "inn", "mine", "crane", "king"], hand=hand)
    before = table.deck()
    table.pick("visit:0.cemetery")
    assert table.deck() == before - 4
    assert table.hand() == hand
    assert "play:king" not in table.codes


def test_the_discard_pile_may_be_chosen_and_is_revealed_from_its_top() -> None:
    table = Table(city=["cemetery"], discard=["castle", "farm", "mine", "crane", "king"], next=["inn"])
    before = table.deck()
    table.pick("visit:0.cemetery")
    assert table.prompt == "pile"
    assert sorted(table.codes) == ["reveal:deck", "reveal:discard"]
    table.pick("reveal:discard")
    assert sorted(table.codes) == ["play:crane", "play:farm", "play:king", "play:mine"]
    table.pick("play:crane")
    assert table.city() == ["cemetery", "crane"]
    assert table.discard()[0] == "castle"
    assert sorted(table.discard()[1:]) == ["farm", "king", "mine"]
    assert table.deck() == before


def test_the_deck_may_be_chosen_although_there_is_a_discard_pile() -> None:
    table = Table(city=["cemetery"], discard=["castle"], next=["farm", "inn", "mine", "crane"])
    table.pick("visit:0.cemetery", "reveal:deck")
    assert sorted(table.codes) == ["play:crane", "play:farm", "play:inn", "play:mine"]


def test_without_a_discard_pile_the_choice_is_not_there() -> None:
    table = Table(city=["cemetery"], next=["farm", "inn", "mine", "crane"])
    table.pick("visit:0.cemetery")
    assert table.prompt == "play-one"


def test_a_short_discard_pile_is_revealed_whole() -> None:
    """E-198: at least one card is enough to choose it."""
    table = Table(city=["cemetery"], discard=["farm", "mine"])
    table.pick("visit:0.cemetery", "reveal:discard")
    assert sorted(table.codes) == ["play:farm", "play:mine"]
    table.pick("play:mine")
    assert table.discard() == ["farm"]


def test_a_card_that_can_be_played_must_be() -> None:
    """E-67: nobody may decline, and a single possibility is no question."""
    table = Table(city=["cemetery", "crane", "king"], discard=["farm", "crane", "king"])
    table.pick("visit:0.cemetery", "reveal:discard")
    assert table.city() == ["cemetery", "crane", "king", "farm"]
    assert sorted(table.discard()) == ["crane", "king"]
    assert table.asked == 1


def test_if_no_card_can_be_played_all_are_discarded_and_the_worker_stays() -> None:
    table = Table(city=["cemetery", "crane", "king"], discard=["crane", "king"])
    table.pick("visit:0.cemetery", "reveal:discard")
    assert table.city() == ["cemetery", "crane", "king"]
    assert sorted(table.discard()) == ["crane", "king"]
    assert table.seat()["deployed"] == ["0.cemetery"]


def test_in_a_full_city_only_a_card_that_needs_no_slot_can_be_played() -> None:
    """E-66: free cards need a slot as well."""
    full: list[Json] = ["cemetery", *["farm"] * 8, *["mine"] * 3, *["inn"] * 3]
    table = Table(city=full, discard=["wanderer", "castle", "bard", "queen"])
    table.pick("visit:0.cemetery", "reveal:discard")
    assert table.city()[-1] == "wanderer"
    assert table.asked == 1


def test_a_fool_goes_to_an_opponent_who_can_receive_it() -> None:
    table = Table(city=["cemetery"], discard=["fool"])
    table.pick("visit:0.cemetery", "reveal:discard")
    assert table.city(1) == ["fool"]
    assert table.city() == ["cemetery"]


def test_a_fool_that_no_opponent_can_receive_is_discarded() -> None:
    table = Table(city=["cemetery"], discard=["fool"], others=[{"city": ["fool"]}])
    table.pick("visit:0.cemetery", "reveal:discard")
    assert table.city(1) == ["fool"]
    assert table.discard() == ["fool"]


def test_the_card_played_acts_and_triggers_as_usual() -> None:
    """E-66: the Farm's berry, the Historian's card and the Courthouse's resource."""
    table = Table(city=["cemetery", "historian", "courthouse"], discard=["farm"], next=["inn"])
    table.pick("visit:0.cemetery", "reveal:discard")
    assert table.goods() == {"berry": 1}
    table.pick("react:0.courthouse", "gain:pebble")
    assert table.goods() == {"berry": 1, "pebble": 1}
    assert table.hand() == ["inn"]


def test_a_critter_played_by_it_uses_no_occupied_token() -> None:
    """E-65: free by the Cemetery, so its home stays empty."""
    table = Table(city=["cemetery", "castle"], discard=["king"])
    table.pick("visit:0.cemetery", "reveal:discard")
    assert table.city() == ["cemetery", "castle", "king"]
    assert "occupied" not in table.built("castle")


def test_a_shepherd_played_by_it_costs_nothing_to_give() -> None:
    """E-184."""
    table = Table(city=["cemetery"], discard=["shepherd"], goods={"berry": 3})
    table.pick("visit:0.cemetery", "reveal:discard")
    assert table.goods() == {"berry": 6}
    assert table.goods(1) == {}


def test_the_worker_never_comes_back() -> None:
    """E-53, E-126: three workers in spring, less the one that stays."""
    table = Table(city=["cemetery"], deployed=["0.cemetery", "one_berry"])
    table.pick("prepare")
    assert table.seat()["workers"] == 2
    assert table.seat()["deployed"] == ["0.cemetery"]


def test_the_ranger_cannot_move_the_worker() -> None:
    """E-53, E-177: the only deployed worker is permanent, so nothing happens."""
    table = Table(city=["cemetery"], deployed=["0.cemetery"], hand=["ranger"], goods={"berry": 2})
    table.pick("play:ranger")
    assert table.seat()["deployed"] == ["0.cemetery"]
    assert table.asked == 1


def test_the_ranger_can_move_a_worker_onto_it_for_good() -> None:
    """E-177: the new location takes the worker as if it were placed there."""
    table = Table(
        city=["cemetery"], deployed=["one_berry"], hand=["ranger"], goods={"berry": 2}, discard=["farm"]
    )
    table.pick("play:ranger", "move:0.cemetery", "reveal:discard")
    assert table.city() == ["cemetery", "ranger", "farm"]
    assert table.seat()["deployed"] == ["0.cemetery"]
    assert table.seat()["workers"] == 1


def test_a_well_run_city_does_not_take_the_worker_back() -> None:
    """E-53, E-222."""
    table = Table(
        season="spring",
        city=["cemetery", "chip_sweep", "clock_tower"],
        deployed=["0.cemetery", "one_berry"],
        events_in_play=["a_well_run_city", *FALLEN[:3]],
    )
    table.pick("visit:a_well_run_city")
    assert sorted(table.offers("recall:")) == ["recall:a_well_run_city", "recall:one_berry"]


def test_holds_one_worker_without_an_undertaker() -> None:
    """E-50, E-199."""
    table = Table(city=["cemetery"], deployed=["0.cemetery"])
    assert table.why_not("visit:0.cemetery") == "spot-taken"


def test_holds_a_second_worker_with_an_undertaker_and_never_a_third() -> None:
    table = Table(season="spring", city=["cemetery", "undertaker"], deployed=["0.cemetery"], discard=["farm"])
    table.pick("visit:0.cemetery", "reveal:discard")
    assert table.seat()["deployed"] == ["0.cemetery", "0.cemetery"]
    table.pick("visit:one_berry")
    assert table.why_not("visit:0.cemetery") == "spot-taken"


def test_an_opponents_undertaker_opens_no_second_spot() -> None:
    table = Table(city=["cemetery"], deployed=["0.cemetery"], others=[{"city": ["undertaker"]}])
    assert table.why_not("visit:0.cemetery") == "spot-taken"


def test_an_undertaker_from_the_grave_opens_the_second_spot() -> None:
    table = Table(
        city=["cemetery"], discard=["undertaker"], meadow=["mine", "mine", "mine", "inn", "inn", "inn"]
    )
    table.pick("visit:0.cemetery", "reveal:discard", *["discard:meadow.mine"] * 3, "take:meadow.inn")
    table.pick("visit:one_berry")
    assert "visit:0.cemetery" in table.codes


def test_the_second_worker_stays_when_the_undertaker_leaves() -> None:
    """E-199: the spot is closed to others, not emptied."""
    table = Table(
        season="summer",
        city=["cemetery", "undertaker", "university"],
        deployed=["0.cemetery", "0.cemetery"],
    )
    table.pick("visit:0.university", "remove:0.undertaker", "gain:twig")
    assert table.seat()["deployed"].count("0.cemetery") == 2


def test_the_second_spot_closes_when_the_undertaker_leaves() -> None:
    table = Table(
        season="summer",
        city=["cemetery", "undertaker", "university"],
        deployed=["0.cemetery"],
        discard=["king"],
    )
    table.pick("visit:0.university", "remove:0.undertaker", "gain:twig", "visit:one_berry")
    assert table.why_not("visit:0.cemetery") == "spot-taken"


def test_its_worker_is_lost_when_ruins_take_its_place() -> None:
    """E-159; here the Ruins come out of the Cemetery itself."""
    table = Table(city=["cemetery"], discard=["ruins"], next=["farm", "mine"])
    table.pick("visit:0.cemetery", "reveal:discard")
    assert table.city() == ["ruins"]
    assert table.goods() == {"pebble": 2}
    assert table.hand() == ["farm", "mine"]
    assert table.seat()["lost"] == 1
    assert table.seat()["stray"] == 0
    table.pick("visit:one_berry", "visit:one_berry", "visit:one_berry", "prepare")
    assert table.seat()["workers"] == 2


def test_its_worker_stays_away_when_the_university_removes_it() -> None:
    """E-159, E-212: the worker is on the University for good, but does not use its spot."""
    table = Table(
        season="spring", city=["cemetery", "university", "farm"], deployed=["0.cemetery", "one_berry"]
    )
    table.pick("visit:0.university", "remove:0.cemetery", "gain:twig", "visit:one_berry", "prepare", "done")
    assert table.seat()["workers"] == 3
    table.pick("visit:one_berry")
    assert "visit:0.university" in table.codes


def test_the_ranger_cannot_move_a_worker_that_lost_its_cemetery() -> None:
    """E-53, E-159: by Ruins it is lost, by the University it is there for good."""
    table = Table(city=["cemetery"], deployed=["0.cemetery"], hand=["ruins", "ranger"], goods={"berry": 2})
    table.pick("play:ruins", "visit:one_berry", "play:ranger")
    assert table.prompt == "action"
    assert table.asked == 1
    table = Table(
        season="spring",
        city=["cemetery", "university", "farm"],
        deployed=["0.cemetery"],
        hand=["ranger"],
        goods={"berry": 2},
    )
    table.pick("visit:0.university", "remove:0.cemetery", "gain:twig", "visit:one_berry", "play:ranger")
    assert table.prompt == "move"
    table.pick("move:haven")
    assert table.seat()["deployed"] == ["haven"]


def test_remembering_the_fallen_counts_the_workers_on_it() -> None:
    """E-229: three points for each."""
    table = Table(
        season="spring",
        city=["cemetery", "undertaker"],
        deployed=["0.cemetery", "0.cemetery"],
        events=["remembering_the_fallen"],
        events_in_play=FALLEN,
    )
    assert table.scored("remembering_the_fallen") == 6


def test_remembering_the_fallen_is_worth_nothing_once_it_is_gone() -> None:
    """E-159, E-229: the lost worker does not count any more."""
    table = Table(
        city=["cemetery"],
        deployed=["0.cemetery"],
        hand=["ruins"],
        events=["remembering_the_fallen"],
        events_in_play=FALLEN,
    )
    assert table.scored("remembering_the_fallen") == 3
    table.pick("play:ruins")
    assert table.scored("remembering_the_fallen") == 0
    assert table.seat()["events"] == ["remembering_the_fallen"]


def test_remembering_the_fallen_asks_for_it() -> None:
    """E-45."""
    table = Table(city=["shepherd"], events_in_play=FALLEN)
    assert table.why_not("visit:remembering_the_fallen") == "card-missing"
    table = Table(city=["shepherd", "cemetery"], events_in_play=FALLEN)
    assert "visit:remembering_the_fallen" in table.codes


def test_is_closed_to_the_workers_of_others() -> None:
    """E-48."""
    table = Table(others=[{"city": ["cemetery"]}])
    assert table.why_not("visit:1.cemetery") == "not-open"


def test_needs_an_available_worker() -> None:
    """E-20."""
    table = Table(city=["cemetery"], workers=0)
    assert table.why_not("visit:0.cemetery") == "no-worker"


def test_is_a_red_card() -> None:
    """X-3: the third one for the Grand Tour."""
    table = Table(city=["cemetery", "inn", "inn"])
    assert "visit:grand_tour" in table.codes


def test_the_undertaker_lives_free_in_it() -> None:
    """E-57."""
    table = Table(
        hand=["undertaker"], city=["cemetery"], meadow=["mine", "mine", "mine", "inn", "inn", "inn"]
    )
    table.pick("play:undertaker@cemetery", *["discard:meadow.mine"] * 3, "take:meadow.inn")
    assert table.city() == ["cemetery", "undertaker"]
    assert table.built("cemetery")["occupied"]


def test_a_deck_that_runs_out_is_made_anew_from_the_discard_pile() -> None:
    """E-102: two cards are left, the other two come from the shuffled pile."""
    meadow: list[str | None] = [*["inn"] * 3, *["post_office"] * 3, "farm", "farm"]
    named = [*[id for id in meadow if id], "cemetery", "king", "castle"]
    pile = all_cards_but(*named)
    table = Table(city=["cemetery"], meadow=meadow, next=["king", "castle"], discard=pile)
    assert table.deck() == 2
    table.pick("visit:0.cemetery", "reveal:deck", "play:king")
    assert table.city() == ["cemetery", "king"]
    assert len(table.discard()) == 3
    assert "castle" in table.discard()
    assert table.deck() == len(pile) - 2


def test_with_no_card_anywhere_the_worker_comes_for_nothing() -> None:
    """E-103: what is missing is skipped. Rugwort has all the other cards."""
    meadow: list[str | None] = [*["inn"] * 3, *["post_office"] * 3, "farm", "farm"]
    rest = all_cards_but(*[id for id in meadow if id], "cemetery")
    table = Table(solo=1, city=["cemetery"], meadow=meadow, rugwort={"city": rest})
    assert table.deck() == 0
    table.pick("visit:0.cemetery")
    assert table.city() == ["cemetery"]
    assert table.seat()["deployed"] == ["0.cemetery"]
    assert table.prompt == "action"


def test_in_solo_a_card_it_plays_lets_rugwort_play_one() -> None:
    """E-244: a card played by whatever means."""
    table = Table(solo=1, city=["cemetery"], discard=["farm"], rolls=[1], meadow=["mine"])
    table.pick("visit:0.cemetery", "reveal:discard")
    assert table.city() == ["cemetery", "farm"]
    assert table.city(1) == ["mine"]
