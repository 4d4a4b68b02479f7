"""The Crane (E-202): discarded to build for three resources less."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table

FULL: list[Json] = ["crane", *["farm"] * 8, *["mine"] * 3, *["inn"] * 3]


def test_costs_a_pebble() -> None:
    table = Table(hand=["crane"], goods={"pebble": 1})
    table.pick("play:crane")
    assert table.city() == ["crane"]
    assert table.goods() == {}
    assert table.scored("cards") == 1


def test_is_discarded_to_lower_the_cost_by_three() -> None:
    table = Table(hand=["farm"], city=["crane"])
    table.pick("play:farm=crane")
    assert table.city() == ["farm"]
    assert table.discard() == ["crane"]
    assert table.goods() == {"berry": 1}


def test_may_be_kept_by_paying_in_full() -> None:
    """E-202: may."""
    table = Table(hand=["farm"], goods={"twig": 2, "resin": 1}, city=["crane"])
    assert "play:farm=crane" in table.codes
    table.pick("play:farm")
    assert table.city() == ["crane", "farm"]
    assert table.discard() == []


def test_the_player_chooses_which_three_resources_are_waived() -> None:
    """E-64: the Theater costs 3 twigs, 1 resin and 1 pebble; two of these are left to pay."""
    table = Table(hand=["theater"], goods={"twig": 3, "resin": 1, "pebble": 1}, city=["crane"])
    table.pick("play:theater=crane")
    assert table.prompt == "pay"
    assert sorted(table.codes) == [
        "pay:1resin+1pebble",
        "pay:1twig+1pebble",
        "pay:1twig+1resin",
        "pay:2twig",
    ]
    table.pick("pay:1twig+1pebble")
    assert table.goods() == {"twig": 2, "resin": 1}
    assert table.city() == ["theater"]


def test_only_what_the_player_has_can_be_paid() -> None:
    """E-61: the only payment possible is no question."""
    table = Table(hand=["theater"], goods={"twig": 2, "berry": 5}, city=["crane"])
    table.pick("play:theater=crane")
    assert table.goods() == {"berry": 5}
    assert table.city() == ["theater"]


def test_does_not_help_when_four_resources_are_missing() -> None:
    table = Table(hand=["theater"], goods={"twig": 1, "berry": 9}, city=["crane"])
    assert table.why_not("play:theater=crane") == "helper-useless"
    assert table.why_not("play:theater") == "goods-short"


def test_gives_nothing_back_for_a_cheap_construction() -> None:
    """E-63: a Resin Refinery costs two."""
    table = Table(hand=["resin_refinery"], city=["crane"], goods={"pebble": 1})
    table.pick("play:resin_refinery=crane")
    assert table.goods() == {"resin": 1, "pebble": 1}
    assert table.city() == ["resin_refinery"]


def test_does_not_help_critters() -> None:
    table = Table(hand=["historian"], goods={"berry": 2}, city=["crane"])
    assert table.why_not("play:historian=crane") == "helper-useless"
    assert "play:historian" in table.codes


def test_helps_with_constructions_of_the_meadow() -> None:
    table = Table(city=["crane"], meadow=["mine"])
    table.pick("play:meadow.mine=crane")
    assert table.city() == ["mine"]


def test_its_slot_is_free_for_the_construction() -> None:
    """E-70: in a full city only with its help."""
    table = Table(hand=["storehouse"], goods={"twig": 1, "resin": 1, "pebble": 1}, city=FULL)
    assert table.why_not("play:storehouse") == "no-slot"
    table.pick("play:storehouse=crane", "store:3twig")
    assert table.city() == [*FULL[1:], "storehouse"]


def test_a_second_one_is_played_with_the_help_of_the_first() -> None:
    """E-70, E-202: the first has left by then; otherwise a second copy is refused."""
    table = Table(hand=["crane"], goods={"pebble": 1}, city=["crane"])
    assert table.why_not("play:crane") == "already-in-city"
    table.pick("play:crane=crane")
    assert table.city() == ["crane"]
    assert table.discard() == ["crane"]
    assert table.goods() == {"pebble": 1}


def test_another_copy_of_a_unique_construction_is_still_refused() -> None:
    """E-66."""
    table = Table(hand=["theater"], goods={"twig": 3, "resin": 1, "pebble": 1}, city=["crane", "theater"])
    assert table.why_not("play:theater=crane") == "helper-useless"


def test_without_one_in_the_city_there_is_no_help() -> None:
    table = Table(hand=["farm", "crane"], others=[{"city": ["crane"]}])
    assert table.why_not("play:farm=crane") == "helper-absent"


def test_is_not_combined_with_the_judge() -> None:
    """E-62: with both, 2 twigs, 2 resin and 1 berry would pay for a Castle."""
    table = Table(hand=["castle"], goods={"twig": 2, "resin": 2, "berry": 1}, city=["crane", "judge"])
    assert table.offers("play:castle") == []


def test_is_not_combined_with_the_dungeon() -> None:
    """E-62: with both, 2 resources would pay for a Castle."""
    table = Table(hand=["castle"], goods={"twig": 2}, city=["crane", "dungeon", "wife"])
    assert table.offers("play:castle") == []


def test_is_not_combined_with_the_inn() -> None:
    """E-62: the Inn lowers the cost by three and not by six, and the Crane stays."""
    table = Table(
        city=["crane", "inn"],
        goods={"twig": 2},
        meadow=["castle", "palace", "farm", "king", "king", "doctor", "doctor", "queen"],
    )
    table.pick("visit:0.inn")
    assert table.city() == ["crane", "inn", "farm"]
    assert table.discard() == []


def test_is_not_combined_with_the_queen() -> None:
    """E-62: the Queen's card is free, the Crane is not asked for."""
    table = Table(city=["crane", "queen"], hand=["farm"], meadow=["king"])
    table.pick("visit:0.queen")
    assert "play:farm" in table.codes
    assert not [code for code in table.codes if "=" in code]


def test_ruins_need_another_construction_than_the_crane_that_leaves() -> None:
    """E-68, E-209: the Crane is gone in step 1, the Ruins need their target in step 4."""
    table = Table(hand=["ruins"], city=["crane"])
    assert table.why_not("play:ruins=crane") == "helper-useless"
    table.pick("play:ruins")
    assert table.city() == ["ruins"]


def test_can_help_with_ruins_which_cost_nothing_anyway() -> None:
    """E-63: a discount larger than the cost; the Farm is what the Ruins replace."""
    table = Table(hand=["ruins"], city=["crane", "farm"])
    table.pick("play:ruins=crane")
    assert table.city() == ["ruins"]
    assert table.goods() == {"twig": 2, "resin": 1}
    assert sorted(table.discard()) == ["crane", "farm"]


def test_the_construction_triggers_as_usual() -> None:
    """E-66."""
    table = Table(hand=["farm"], city=["crane", "historian"], next=["king"])
    table.pick("play:farm=crane")
    assert table.hand() == ["king"]
    assert table.goods() == {"berry": 1}


def test_a_refund_is_the_printed_cost() -> None:
    """E-160: nothing was paid for the Farm that the Ruins remove."""
    table = Table(hand=["farm", "ruins"], city=["crane"])
    table.pick("play:farm=crane", "visit:one_berry", "play:ruins")
    assert table.goods() == {"twig": 2, "resin": 1, "berry": 1}


def test_the_architect_lives_free_in_it_and_stays_when_it_leaves() -> None:
    """E-57, E-58: the token goes with the Construction, the Critter stays."""
    table = Table(hand=["architect", "crane"], city=["crane"])
    table.pick("play:architect@crane")
    assert table.built("crane")["occupied"]
    table.pick("visit:one_berry", "play:crane=crane")
    assert table.city() == ["architect", "crane"]
    assert "occupied" not in table.built("crane")


def test_is_a_blue_card() -> None:
    """E-44."""
    table = Table(city=["crane", "clock_tower", "historian"])
    assert "visit:city_monument" in table.codes
