"""Ancient Scrolls Discovered: Historian and Ruins (E-5, E-45, E-104, E-111, E-153, E-224)."""

from __future__ import annotations

import pytest

from ..table import Table

PLAY = ["ancient_scrolls_discovered", "a_brilliant_marketing_plan", "tax_relief", "the_everdell_games"]
VISIT = "visit:ancient_scrolls_discovered"
SCROLLS = ["bard", "castle", "farm", "king", "wife"]


def test_sorts_five_revealed_cards_as_one_likes() -> None:
    """E-224."""
    table = Table(events_in_play=PLAY, city=["historian", "ruins"], hand=["mine"], next=SCROLLS)
    deck = table.deck()
    table.pick(VISIT, "sort:king=hand", "sort:farm=under", "sort:bard=discard", "sort:castle=under")
    table.pick("sort:wife=hand")
    assert sorted(table.hand()) == ["king", "mine", "wife"]
    assert table.seat()["events"] == [{"event": "ancient_scrolls_discovered", "cards": ["farm", "castle"]}]
    assert table.discard() == ["bard"]
    assert table.deck() == deck - 5
    assert table.asked == 1


def test_offers_all_three_fates_for_each_card() -> None:
    """E-224: none is left out, and one cannot stop early."""
    table = Table(events_in_play=PLAY, city=["historian", "ruins"], next=SCROLLS)
    table.pick(VISIT)
    fates = ["hand", "under", "discard"]
    assert sorted(table.codes) == sorted(f"sort:{card}={fate}" for card in SCROLLS for fate in fates)


def test_each_card_under_it_is_worth_one_point_whatever_is_printed_on_it() -> None:
    """E-153, E-224."""
    table = Table(events_in_play=PLAY, city=["historian", "ruins"], next=SCROLLS)
    before = table.score().total
    table.pick(VISIT, *[f"sort:{card}=under" for card in SCROLLS])
    assert table.scored("ancient_scrolls_discovered") == 5
    assert table.score().total == before + 5
    assert table.discard() == []


def test_all_five_may_go_to_the_hand() -> None:
    """E-224."""
    table = Table(events_in_play=PLAY, city=["historian", "ruins"], next=SCROLLS)
    table.pick(VISIT, *[f"sort:{card}=hand" for card in SCROLLS])
    assert table.hand() == SCROLLS
    assert table.scored("ancient_scrolls_discovered") == 0


def test_the_hand_takes_cards_up_to_eight() -> None:
    """E-104, E-224."""
    table = Table(events_in_play=PLAY, city=["historian", "ruins"], hand=["mine"] * 3, next=SCROLLS)
    full = Table(events_in_play=PLAY, city=["historian", "ruins"], hand=[*["farm"] * 6, "mine"], next=SCROLLS)
    table.pick(VISIT, *[f"sort:{card}=hand" for card in SCROLLS])
    assert len(table.hand()) == 8
    full.pick(VISIT, "sort:king=hand")
    assert len(full.hand()) == 8
    assert not [code for code in full.codes if code.endswith("=hand")]


def test_a_full_hand_still_reveals_five() -> None:
    """E-5, E-224: revealed cards are in nobody's hand."""
    table = Table(
        events_in_play=PLAY, city=["historian", "ruins"], hand=["mine", *["farm"] * 7], next=SCROLLS
    )
    deck = table.deck()
    table.pick(VISIT)
    assert len(table.codes) == 10
    table.pick(*[f"sort:{card}=under" for card in SCROLLS])
    assert table.deck() == deck - 5
    assert table.scored("ancient_scrolls_discovered") == 5


def test_twins_are_sorted_one_by_one() -> None:
    """E-224."""
    table = Table(events_in_play=PLAY, city=["historian", "ruins"], next=["farm"] * 5)
    table.pick(VISIT, "sort:farm=under", "sort:farm=under", "sort:farm=hand", "sort:farm=discard")
    table.pick("sort:farm=under")
    assert table.scored("ancient_scrolls_discovered") == 3
    assert table.hand() == ["farm"]
    assert table.discard() == ["farm"]


def test_the_historian_does_not_draw_for_it() -> None:
    """E-166: no card is played."""
    table = Table(events_in_play=PLAY, city=["historian", "ruins"], next=SCROLLS)
    table.pick(VISIT, *[f"sort:{card}=under" for card in SCROLLS])
    assert table.hand() == []


@pytest.mark.parametrize(("there", "missing"), [("historian", "ruins"), ("ruins", "historian")])
def test_is_refused_with_one_of_its_cards_only(there: str, missing: str) -> None:
    """E-41, E-45."""
    table = Table(events_in_play=PLAY, city=[there], hand=[missing])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": missing}
