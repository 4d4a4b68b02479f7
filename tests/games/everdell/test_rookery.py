"""The example set adds a fifth resource and twelve cards to Everdell (`examples/sets/rookery.toml`)."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from boardwright import everdell
from boardwright.bots import LEVELS, Bot, Budget
from boardwright.bots.bot import answer
from boardwright.core.plain_data import Json
from boardwright.core.record import Record
from boardwright.core.refusal import Refusal
from boardwright.core.rng import Rng
from boardwright.games import GAMES, TITLES
from boardwright.games.everdell.rules.box import Box
from boardwright.games.everdell.text import EverdellScreen
from boardwright.locales import LANGUAGES, Words
from boardwright.tables.hints import consult

from . import table as story

FILE: Final = Path(__file__).parents[3] / "examples" / "sets" / "rookery.toml"
SET: Final[dict[str, Any]] = tomllib.loads(FILE.read_text())
CARDS: Final = [card["id"] for card in SET["card"]]
PLAIN: Final[list[str | None]] = [*["twig_barge"] * 3, *["resin_refinery"] * 3, "castle", "palace"]
A_LITTLE: Final = Budget(0.003)


class Table(story.Table):
    """A table with the set, and no critter in the Meadow unless something else is said."""

    def __init__(self, **said: Any) -> None:
        super().__init__(set=SET, **{"meadow": PLAIN, **said})


# The twelve cards


def test_a_feather_loft_gives_a_feather() -> None:
    table = Table(hand=["feather_loft"], goods={"twig": 1, "resin": 1})
    table.pick("play:feather_loft")
    assert table.goods() == {"feather": 1}
    assert table.scored("cards") == 1


def test_a_feather_loft_produces_in_spring() -> None:
    table = Table(city=["feather_loft", "feather_loft"], workers=0)
    table.pick("prepare")
    assert table.goods() == {"feather": 2}


def test_a_quill_house_turns_a_feather_into_points() -> None:
    table = Table(hand=["quill_house"], goods={"twig": 2, "pebble": 1, "feather": 2})
    table.pick("play:quill_house", "pay:feather")
    assert (table.goods(), table.points()) == ({"feather": 1}, 2)


def test_a_weather_vane_brings_a_feather_for_another_construction() -> None:
    table = Table(hand=["mine"], city=["weather_vane"], goods={"twig": 1, "resin": 1, "pebble": 1})
    table.pick("play:mine")
    assert table.goods() == {"pebble": 1, "feather": 1}


def test_a_weather_vane_does_nothing_for_itself_or_a_critter() -> None:
    table = Table(hand=["weather_vane", "wanderer"], goods={"twig": 1, "pebble": 1, "berry": 2})
    table.pick("play:weather_vane")
    assert table.goods() == {"berry": 2}
    table = Table(hand=["wanderer"], city=["weather_vane"], goods={"berry": 2})
    table.pick("play:wanderer")
    assert table.goods() == {}


def test_an_aviary_counts_red_cards() -> None:
    table = Table(hand=["aviary"], city=["inn", "puppet_stage"], goods={"twig": 2, "resin": 2, "feather": 1})
    table.pick("play:aviary")
    assert table.goods() == {}
    assert table.scored("aviary") == 4


def test_a_puppet_stage_pays_for_cards() -> None:
    table = Table(hand=["farm", "mine"], city=["puppet_stage"])
    table.pick("visit:0.puppet_stage", "discard:farm", "discard:mine")
    assert (table.points(), table.hand()) == (2, [])


def test_a_night_market_trades_feathers_for_twice_as_much() -> None:
    table = Table(city=["night_market"], goods={"feather": 1})
    table.pick("visit:0.night_market", "pay:feather", "gain:pebble", "gain:feather")
    assert table.goods() == {"pebble": 1, "feather": 1}


def test_a_signal_tower_calls_a_critter_for_two_less() -> None:
    table = Table(hand=["goose_courier"], city=["signal_tower"], next=["farm", "mine"])
    table.pick("visit:0.signal_tower")
    assert table.city() == ["signal_tower", "goose_courier"]
    assert table.goods() == {"feather": 1}


def test_a_signal_tower_without_a_critter_is_not_visited() -> None:
    table = Table(city=["signal_tower"], goods={"berry": 9})
    assert table.why_not("visit:0.signal_tower") == "nothing-playable"


def test_a_goose_courier_brings_cards_and_a_feather() -> None:
    table = Table(hand=["goose_courier"], goods={"berry": 2}, next=["mine", "farm"])
    table.pick("play:goose_courier")
    assert (table.hand(), table.goods()) == (["farm", "mine"], {"feather": 1})


def test_a_goose_courier_lives_in_a_feather_loft() -> None:
    table = Table(hand=["goose_courier"], city=["feather_loft"])
    table.pick("play:goose_courier@feather_loft")
    assert table.built("feather_loft")["occupied"]


@pytest.mark.parametrize("good", ["feather", "pebble"])
def test_a_magpie_broker_finds_what_shines(good: str) -> None:
    table = Table(hand=["magpie_broker"], goods={"berry": 3})
    table.pick("play:magpie_broker")
    assert table.codes == ["gain:pebble", "gain:feather"]
    table.pick(f"gain:{good}")
    assert table.goods() == {good: 1}


@pytest.mark.parametrize(("left", "points"), [(0, 0), (3, 3), (8, 5)])
def test_an_owl_scribe_counts_the_feathers_that_are_left(left: int, points: int) -> None:
    table = Table(city=["owl_scribe"], goods={"feather": left, "twig": 4})
    assert table.scored("owl_scribe") == points


def test_a_wren_tailor_makes_constructions_cheaper() -> None:
    table = Table(hand=["mine"], city=["wren_tailor"], goods={"twig": 1, "resin": 1})
    table.pick("play:mine=wren_tailor")
    assert table.city() == ["wren_tailor", "mine"]
    assert table.goods() == {"pebble": 1}


def test_a_wren_tailor_saves_a_feather_too() -> None:
    table = Table(hand=["puppet_stage"], city=["wren_tailor"], goods={"twig": 1, "resin": 1})
    table.pick("play:puppet_stage=wren_tailor")
    assert table.goods() == {}


def test_a_swallow_scout_uses_a_place_and_takes_no_slot() -> None:
    table = Table(hand=["swallow_scout"], goods={"berry": 1, "feather": 1}, city=["farm"] * 6 + ["mine"] * 3)
    table.pick("play:swallow_scout", "copy:three_twigs")
    assert table.goods() == {"twig": 3}
    assert table.seat()["city"][-1] == "swallow_scout"


# The fifth resource


def test_any_resource_may_be_a_feather() -> None:
    table = Table(forest=["two_any", "three_berries", "twig_resin_berry"])
    table.pick("visit:two_any")
    assert "gain:feather" in table.codes


def test_a_judge_swaps_a_feather() -> None:
    table = Table(hand=["puppet_stage"], city=["judge"], goods={"twig": 1, "resin": 1, "pebble": 1})
    table.pick("play:puppet_stage=judge")
    assert table.goods() == {}


def test_a_missing_feather_is_named() -> None:
    refusal = Table(hand=["puppet_stage"], goods={"twig": 1, "resin": 1}).refusal("play:puppet_stage")
    assert (refusal.reason, refusal.details["missing"]) == ("goods-short", "1feather")
    words = Words("it", game="everdell").plus(everdell.new(2, 1, set=SET).words())
    assert "1 piuma" in words.reason(refusal)


def test_views_name_it_and_labels_point_at_it() -> None:
    table = Table(city=["night_market"], goods={"feather": 1})
    view: dict[str, Any] = table.state.view(1)
    assert view["players"][0]["goods"]["feather"] == 1
    assert view["options"]["set"] == "own"
    table.pick("visit:0.night_market")
    assert table.label("pay:feather")[1:] == ({"good": "feather"}, ["good:feather"])


# Around the table


def test_a_record_keeps_the_set() -> None:
    record = Record(GAMES["everdell"], 5, {"set": SET}, ["Ada", "Ben"])
    chance = Rng(1)
    for _ in range(60):
        seat = record.state.waiting()[0]
        record.choose(seat, record.state.options(seat).code(record.state.options(seat).sample(chance)))
    again = Record.read(record.text(), GAMES)
    assert again.text() == record.text()
    assert again.state.dump() == record.state.dump()


def test_a_re_dealt_hand_is_dealt_from_all_cards() -> None:
    table = Table(others=[{"hand": ["owl_scribe"]}])
    seen: set[str] = set()
    for seed in range(40):
        world: dict[str, Any] = table.state.redeal(0, Rng(seed)).dump()
        seen |= set(world["seats"][1]["hand"])
    assert len(seen) > 10


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("bot", LEVELS, ids=lambda bot: bot.name)
def test_every_level_plays_with_it(bot: Bot, seats: int) -> None:
    state = everdell.new(seats, 3, set=SET)
    rng = Rng(1)
    ply = 0
    while waiting := state.waiting():
        if ply % 24:
            state.play(waiting[0], state.options(waiting[0]).sample(rng))
        else:
            state.play(waiting[0], answer(bot, state, waiting[0], rng, A_LITTLE))
        ply += 1
    assert ply > 24


@pytest.mark.parametrize("bot", LEVELS, ids=lambda bot: bot.name)
def test_hints_know_it(bot: Bot) -> None:
    table = Table(hand=[*CARDS[:7]], city=["night_market"], goods={"feather": 3, "twig": 3, "resin": 2})
    advice = consult(bot, table.state, 0, Rng(0), A_LITTLE)
    assert advice.best[0].code in table.codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_named_and_explained(language: str) -> None:
    state = everdell.new(2, 1, set=SET)
    screen = EverdellScreen(Words(language).plus(state.words()))
    for card in SET["card"]:
        assert screen.words.named("card", card["id"]) == card["name"][language].replace("'", "’")
        text = screen.rule(state, card["id"])
        assert re.search(r"[.!]$", text)
        assert not re.search(r"[{}<>$_]|effect-|each-|noun-|good-", text)
    assert screen.words.goods("5feather") == f"5 {SET['good'][0]['name'][language][-1]}"


def test_cards_that_are_not_added_stay_as_they_were() -> None:
    plain, more = everdell.new(2, 7), everdell.new(2, 7, set=SET)
    assert plain.words() == {}
    assert len(more.data.rules.cards.cards) == len(plain.data.rules.cards.cards) + 12
    assert everdell.new(2, 7).dump() == plain.dump()


def test_the_file_is_checked() -> None:
    [(key, numbers)] = TITLES["everdell"].check_set(SET)
    assert (key, numbers) == ("check-set-fine", {"cards": 26, "kinds": 12, "goods": 1})


WRONG: list[tuple[dict[str, Json], str, str]] = [
    ({"id": "farm"}, "card[0].id", "reserved-id"),
    ({"home": "mine"}, "card[0].home", "not-one-of"),
    ({"cost": {"leaf": 1}}, "card[0].cost.leaf", "unknown-field"),
    ({"does": ["gain 1 leaf"]}, "card[0].does[0]", "not-one-of"),
    ({"does": ["move the ship 1"]}, "card[0].does[0]", "phrase"),
    ({"name": {"en": "{ loft }"}}, "card[0].name.en", "bad-name"),
    ({"name": {"de": "Loft"}}, "card[0].name.de", "unknown-field"),
]


@pytest.mark.parametrize(("change", "where", "reason"), WRONG, ids=[where for _, where, _ in WRONG])
def test_a_mistake_is_found_where_it_stands(change: dict[str, Json], where: str, reason: str) -> None:
    if "home" in change:
        change = {"home": "wanderer", "kind": "critter"}
    data = {**SET, "card": [{**SET["card"][0], **change}, *SET["card"][1:]]}
    with pytest.raises(Refusal) as caught:
        Box(data)
    assert (caught.value.where, caught.value.reason) == (where, reason)
