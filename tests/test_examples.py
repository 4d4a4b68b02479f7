"""The examples run, and the documentation says what is true."""

import doctest
import json
import re
import runpy
from pathlib import Path

import pytest

from boardwright import cartographers, everdell, farshore
from boardwright.core import protocol
from boardwright.core.options import Options
from boardwright.core.plain_data import spell
from boardwright.core.record import Record
from boardwright.core.refusal import IllegalChoice
from boardwright.core.score import Score
from boardwright.games import GAMES
from boardwright.games.cartographers.rules.cards import CARDS, SEASONS, TERRAINS
from boardwright.games.cartographers.rules.edicts import EDICTS
from boardwright.games.cartographers.rules.position import FIELDS, SEAT_FIELDS
from boardwright.games.everdell.rules.cards import CARDS as EVERDELL_CARDS
from boardwright.games.everdell.rules.events import BASIC_EVENTS, SPECIAL_EVENTS
from boardwright.games.everdell.rules.game import RULES
from boardwright.games.everdell.rules.game import SEASONS as EVERDELL_SEASONS
from boardwright.games.everdell.rules.places import BASIC_LOCATIONS, FOREST_CARDS, HAVEN, JOURNEYS
from boardwright.games.farshore.rules.game import FarshoreRules
from boardwright.games.farshore.rules.phrases import BOOK
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.farshore.rules.weather import COSTS, FLAGS, NUMBERS, STILL
from boardwright.games.valley.rules.positions.frames import FRAME_FIELDS
from boardwright.games.valley.rules.positions.position import FIELDS as VALLEY_FIELDS
from boardwright.games.valley.rules.positions.position import player_fields

from .locales.catalogues import everdell_prompts, farshore_prompts

ROOT = Path(__file__).parent.parent
NEEDS_A_SERVER = "table_bot"  # tests/server/test_table_bot.py lets it play
EXAMPLES = [path for path in sorted((ROOT / "examples").glob("*.py")) if path.stem != NEEDS_A_SERVER]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_runs(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(example), run_name="__main__")
    assert capsys.readouterr().out.strip()


PAGES = [
    ROOT / "README.md",
    *(ROOT / "docs" / f"{name}.md" for name in ("arena", "index", "protocol", "records")),
    *(ROOT / "docs/tutorials" / f"{name}.md" for name in ("bot", "position", "record")),
    *(ROOT / "docs/reference" / f"{name}.md" for name in ("boardwright", "tables")),
]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_python_examples_in_the_documentation_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_position_examples_do_what_the_page_says() -> None:
    page = (ROOT / "docs" / "positions.md").read_text()
    domino, ambush, swap, sea = [
        json.loads(text) for text in re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    ]
    alone = cartographers.load(domino)
    assert alone.options(0).codes() == ["farm:a1a2"]
    with pytest.raises(IllegalChoice, match="single-not-allowed"):
        alone.choose(0, "farm:g7")
    table = cartographers.load(ambush)
    assert [decision.about["map"] for decision in table.pending()] == [1, 2, 0]
    for seat in range(3):
        table.choose(seat, "monster:a1b2c3")
    assert table.view(None)["card"] == "orchard"
    court = everdell.load(swap)
    with pytest.raises(IllegalChoice, match="goods-short"):
        court.choose(0, "play:teacher")
    with pytest.raises(IllegalChoice, match="helper-absent"):
        court.choose(0, "play:teacher@school")
    court.choose(0, "play:teacher=judge")
    assert sorted(court.options(0).codes()) == ["pay:1resin+1berry", "pay:1twig+1berry"]
    coast = farshore.load(sea)
    coast.copy().choose(0, "play:diver@warehouse")
    coast.choose(0, "play:grove")
    players = json.loads(spell(coast.dump()))["seats"]
    assert (players[0]["goods"], players[0]["ship"]) == ({"treasure": 1, "mushroom": 1}, 3)


@pytest.mark.all_titles  # the file is a game of one of them
def test_the_record_example_is_a_sound_record() -> None:
    page = (ROOT / "docs" / "records.md").read_text()
    text = re.findall(r"```\n(boardwright record.*?)```", page, re.DOTALL)[0]
    assert Record.read(text, GAMES).text() == text


@pytest.mark.parametrize("part", [protocol.Game, protocol.State, Options, Score])
def test_every_member_of_the_protocol_is_documented(part: type) -> None:
    page = re.sub(r"```.*?```", "", (ROOT / "docs" / "protocol.md").read_text(), flags=re.DOTALL)
    documented = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", page))))
    members = {name for name in {*vars(part), *part.__annotations__} if not name.startswith("_")}
    assert members
    assert members <= documented


def test_every_word_of_everdell_is_in_the_notation() -> None:
    page = (ROOT / "docs" / "notation.md").read_text().partition("## Everdell")[2]
    ids = [card.id for card in EVERDELL_CARDS.cards] + [season.id for season in EVERDELL_SEASONS]
    ids += [place.id for place in (*BASIC_LOCATIONS, HAVEN, *JOURNEYS, *BASIC_EVENTS, *SPECIAL_EVENTS)]
    ids += list(FOREST_CARDS)
    paths = [
        path
        for folder in ("valley", "everdell")
        for path in (ROOT / "src/boardwright/games" / folder / "rules").rglob("*.py")
    ]
    rules = "".join(path.read_text() for path in paths if path.name != "position.py")
    reasons = re.findall(r'IllegalChoice\(\s*"([a-z-]+)"(?: if [^,"]*else "([a-z-]+)")?', rules)
    events = re.findall(r'\.emit\(\s*"([a-z-]+)"(?: if \w+ else "([a-z-]+)")?', rules)
    prompts = everdell_prompts()
    assert len(reasons) > 20
    assert len(events) > 20
    assert len(prompts) > 30
    wanted = [*ids, *prompts, *(word for pair in reasons + events for word in pair if word)]
    known_elsewhere = {"not-asked", "no-seat"}
    assert sorted({word for word in wanted if f"`{word}`" not in page} - known_elsewhere) == []


def test_every_word_of_farshore_is_in_the_notation() -> None:
    page = (ROOT / "docs" / "notation.md").read_text().partition("## Everdell")[2]
    own = page.partition("## Farshore")[2]
    box = standard()
    ids = [*box.cards.ids, *box.islands, *(place.id for place in (*box.shore, *box.maps[2]))]
    ids += [rose.id for roses in box.roses for rose in roses] + [card.id for card in box.weathers]
    assert [id for id in ids if f"`{id}`" not in own] == []
    rules = "".join(
        path.read_text() for path in (ROOT / "src/boardwright/games/farshore/rules").rglob("*.py")
    )
    events = re.findall(r'\.emit\(\s*"([a-z-]+)"', rules)
    reasons = re.findall(r'IllegalChoice\(\s*"([a-z-]+)"', rules)
    assert len(events) > 8
    assert [word for word in (*events, *reasons, *farshore_prompts()) if f"`{word}`" not in page] == []


def test_the_page_of_reconstructed_entries_is_up_to_date() -> None:
    """`bench/farshore_data.py` writes it."""
    script = runpy.run_path(str(ROOT / "bench" / "farshore_data.py"))
    page = (ROOT / "docs" / "farshore-data.md").read_text()
    assert page == script["page"]()
    assert page.count("\n|") > len(standard().reconstructed)


def test_every_phrase_and_weather_of_a_set_is_documented() -> None:
    page = (ROOT / "docs" / "sets.md").read_text()
    templates = [
        template for table in (BOOK.effects, BOOK.whens, BOOK.helps, BOOK.bonuses) for _, template, _ in table
    ]
    assert [template for template in templates if f"`{template}`" not in page] == []
    assert [name for name in (*NUMBERS, *FLAGS, *COSTS, STILL) if f"`{name}`" not in page] == []
    assert [name for name in BOOK.slots if f"`<{name}>`" not in page] == []


def option_fields(game: str) -> list[str]:
    """All that can be chosen, with one seat or two."""
    return [f"`options.{choice.name}`" for seats in (1, 2) for choice in GAMES[game].setup_options(seats)]


def test_every_field_of_a_farshore_position_and_view_is_documented() -> None:
    page = (ROOT / "docs" / "positions.md").read_text()
    own = page.partition("## Farshore")[2]
    fields = [f"`{name}`" for name in (*FarshoreRules.table_fields, *FarshoreRules.rival_fields)]
    fields += [f"`seats[i].{name}`" for name in (*FarshoreRules.player_fields, "maps")]
    fields += option_fields("farshore")
    assert [field for field in fields if field not in own] == []
    view = farshore.new(seats=1, seed=1).view(0)
    players = view["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], dict)
    shown = [f"`{name}`" for name in (*view, *players[0]) if name != "players"]
    assert [field for field in shown if field not in page.partition("## Everdell")[2]] == []


def test_every_field_of_an_everdell_position_and_view_is_documented() -> None:
    page = (ROOT / "docs" / "positions.md").read_text().partition("## Everdell")[2]
    fields = [f"`{name}`" for name in VALLEY_FIELDS if name != "options"]
    fields += [f"`seats[i].{name}`" for name in player_fields(RULES)]
    fields += option_fields("everdell")
    view = everdell.new(seats=1, seed=1).view(0)
    players = view["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], dict)
    frames = ("script", "seat", *[field.name for field in FRAME_FIELDS])
    fields += [
        f"`{name}`" for name in (*view, *players[0], *frames, *RULES.rival_fields) if name != "players"
    ]
    assert [field for field in fields if field not in page] == []


def test_every_id_and_reason_is_in_the_notation() -> None:
    page = (ROOT / "docs" / "notation.md").read_text()
    ids = [card.id for card in CARDS] + [edict.id for edict in EDICTS] + [season.id for season in SEASONS]
    rules = "".join(
        path.read_text() for path in (ROOT / "src/boardwright/games/cartographers/rules").glob("*.py")
    )
    reasons = re.findall(r'(?:IllegalChoice\(|return )"(?!title-)([a-z]+(?:-[a-z]+)+)"', rules)
    events = re.findall(r'(?:emit\(\s*g,|Event\()\s*"([a-z-]+)"', rules)
    assert len(reasons) > 8
    assert len(events) > 8
    wanted = [*ids, *TERRAINS, *set(events), *(set(reasons) - {"nothing-to-retract"})]
    assert [word for word in wanted if f"`{word}`" not in page and f'"{word}"' not in page] == []


def test_every_field_of_a_position_is_documented() -> None:
    page = (ROOT / "docs" / "positions.md").read_text()
    fields = [f"`{name}`" for name in FIELDS if name != "options"]
    fields += [f"`seats[i].{name}`" for name in SEAT_FIELDS] + option_fields("cartographers")
    assert [field for field in fields if field not in page] == []


def test_every_field_of_a_view_is_documented() -> None:
    page = (ROOT / "docs" / "positions.md").read_text()
    view = cartographers.new(seats=2, seed=1).view(0)
    maps = view["maps"]
    assert isinstance(maps, list)
    assert isinstance(maps[0], dict)
    assert isinstance(view["deck"], dict)
    fields = [name for name in view if name != "maps"] + [*maps[0], *view["deck"]]
    assert [name for name in fields if f"`{name}`" not in page] == []


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]:
        for target in re.findall(r"\]\(([^)#:]+)[)#]", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
