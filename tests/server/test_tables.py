"""Setting up tables and sitting down at them: presets, chosen set-ups, seats, lists."""

from __future__ import annotations

import asyncio
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from boardwright.bots import BOTS
from boardwright.games import GAMES
from boardwright.locales import LANGUAGES, Words

from .client import Frame, Visitor, guest
from .follow import canonical_json
from .node import Node

ME = {"kind": "me"}


def first(question: Frame) -> str:
    return str(question["options"][0]["code"])


# What can be played


def test_the_catalogue(node: Node) -> None:
    async def story() -> None:
        catalogue = await Visitor(node).get("/games")
        assert [game["name"] for game in catalogue["games"]] == list(GAMES)
        assert catalogue["bots"] == list(BOTS)
        assert catalogue["languages"] == list(LANGUAGES)
        for told_of in catalogue["games"]:
            game = GAMES[told_of["name"]]
            assert (told_of["rules"], told_of["least_seats"], told_of["most_seats"]) == (
                game.version,
                game.least_seats,
                game.most_seats,
            )
            assert told_of["presets"] == [preset.dump() for preset in game.presets()]
            for seats, choices in told_of["choices"].items():
                assert choices == [choice.dump() for choice in game.setup_options(int(seats))]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("cartographers", ["map", "edicts", "any_terrain"]),
        ("everdell", ["forest", "events", "year", "direction", "set"]),
        ("farshore", ["islands", "bonny", "set"]),
    ],
)
def test_the_choices_of_one_player(node: Node, game: str, names: list[str]) -> None:
    async def story() -> None:
        catalogue = await Visitor(node).get("/games")
        offered = next(one for one in catalogue["games"] if one["name"] == game)
        assert [choice["name"] for choice in offered["choices"]["1"]] == names

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_can_be_opened_as_it_is_offered(node: Node, game: str) -> None:
    async def story() -> None:
        ada = await guest(node)
        offered = next(one for one in (await ada.get("/games"))["games"] if one["name"] == game)
        for preset in offered["presets"]:
            for seats in {preset["least"], min(preset["most"], 4)}:
                table = await ada.table(game, *["me"] * seats, options=preset["options"])
                seen = await ada.look(table, 0)
                assert seen["table"]["status"] == "running"
                assert seen["table"]["options"] == preset["options"]
                assert 0 in seen["waiting"]

    asyncio.run(story())


def test_a_chosen_map_and_chosen_edicts(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        edicts = ["shieldgate", "borderlands", "greenbough", "canal_lake"]
        options = {"map": "b", "edicts": edicts, "any_terrain": True}
        table = await ada.table("cartographers", "me", "me", options=options)
        view = (await ada.look(table, 1))["view"]
        assert (view["side"], view["edicts"], view["any_terrain"]) == ("b", edicts, True)
        land = ["..........."] * 11
        land[5] = "..R..^....."
        own = await ada.table("cartographers", "me", options={"map": land})
        assert (await ada.look(own, 0))["view"]["land"] == land

    asyncio.run(story())


def test_a_chosen_forest_and_chosen_events(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        forest = ["three_berries", "two_any", "twig_resin_berry"]
        events = ["croak_wart_cure", "a_well_run_city", "flying_doctor_service", "path_of_the_pilgrims"]
        table = await ada.table("everdell", "me", "me", options={"forest": forest, "events": events})
        view = (await ada.look(table, 0))["view"]
        assert view["options"] == {"forest": forest, "events": events}
        assert set(forest + events) <= set(view["places"])

    asyncio.run(story())


def test_a_year_alone_against_rugwort(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        for year in (1, 2, 3):
            table = await ada.table("everdell", "me", options={"year": year})
            seen = await ada.look(table, 0)
            assert seen["view"]["options"]["year"] == year
            rivals = [player["rival"] for player in seen["view"]["players"]]
            assert rivals[0] is None
            assert rivals[1] is not None
            assert len(seen["scores"]) == 2
            async with ada.socket() as socket:
                over = await socket.play(table, 0, first)
            assert over["scores"][0]["rank"] in (1, 2)

    asyncio.run(story())


def test_captain_bonny_and_the_weather(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        alone = await ada.look(await ada.table("farshore", "me", options={"bonny": 3}), 0)
        assert alone["view"]["options"]["bonny"] == 3
        assert len(alone["view"]["players"]) == 2
        joined = await ada.look(await ada.table("farshore", "me", "me", "me", options={"bonny": 1}), 2)
        assert len(joined["view"]["players"]) == 4
        stormy = await ada.look(await ada.table("farshore", "me", "me", options={"weather": "both"}), 0)
        assert stormy["view"]["weather"]
        calm = await ada.look(await ada.table("farshore", "me", "me"), 0)
        assert not calm["view"]["weather"]
        islands = ["isle_echo", "isle_gems"]
        chosen = await ada.look(await ada.table("farshore", "me", "me", options={"islands": islands}), 0)
        assert chosen["view"]["options"]["islands"] == islands

    asyncio.run(story())


def test_a_set_of_ones_own_is_too_long_for_every_picture(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        text = files("boardwright.games.farshore.rules").joinpath("standard.toml").read_text("utf-8")
        own = tomllib.loads(text)
        table = await ada.table("farshore", "me", "me", options={"set": own, "weather": "upper"})
        info = (await ada.look(table, 0))["table"]
        assert (info["options"], info["long_options"]) == ({"weather": "upper"}, ["set"])
        assert (await ada.get(f"/tables/{table}/setup"))["set"] == own
        assert await (await guest(node, "Emil")).refused("GET", f"/tables/{table}/setup") == "no-access"

    asyncio.run(story())


def test_a_seed_of_ones_own_deals_the_same_cards(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        most = str(2**128 - 1)
        for game in GAMES:
            for seed in ("0", "7", most):
                one, two = [await ada.table(game, "me", "me", seed=seed) for _ in range(2)]
                for seat in (0, 1):
                    pictures = [await ada.look(table, seat) for table in (one, two)]
                    assert pictures[0]["view"] == pictures[1]["view"]
                    assert pictures[0]["table"]["chosen_seed"]
                    assert pictures[0]["table"]["seed"] is None
            dealt = [await ada.look(await ada.table(game, "me", "me"), 0) for _ in range(4)]
            assert not any(picture["table"]["chosen_seed"] for picture in dealt)
            assert len({canonical_json(picture["view"]) for picture in dealt}) > 1

    asyncio.run(story())


BAD: list[tuple[dict[str, Any], str, str]] = [
    ({"game": "chess", "seats": [ME]}, "record-game", "game"),
    ({"game": "everdell", "seats": []}, "bad-request", "seats"),
    ({"game": "everdell", "seats": [ME] * 5}, "seat-count", "seats"),
    ({"game": "cartographers", "seats": [ME] * 101}, "bad-request", "seats"),
    ({"game": "everdell", "seats": [ME], "options": {"yaer": 1}}, "unknown-field", "yaer"),
    ({"game": "everdell", "seats": [ME], "options": {"year": 4}}, "range", "year"),
    ({"game": "everdell", "seats": [ME] * 2, "options": {"year": 1}}, "unknown-field", "year"),
    ({"game": "everdell", "seats": [ME], "options": {"forest": ["two_any"]}}, "length-exact", "forest"),
    (
        {"game": "everdell", "seats": [ME], "options": {"forest": ["two_any"] * 3}},
        "chosen-twice",
        "forest[1]",
    ),
    ({"game": "everdell", "seats": [ME], "options": {"events": ["rain"] * 4}}, "not-one-of", "events[0]"),
    ({"game": "cartographers", "seats": [ME], "options": {"map": "c"}}, "not-one-of", "map"),
    (
        {"game": "cartographers", "seats": [ME], "options": {"edicts": ["greenbough", "treetower", "", ""]}},
        "edict-back",
        "edicts[1]",
    ),
    ({"game": "cartographers", "seats": [ME], "options": {"any_terrain": 1}}, "not-flag", "any_terrain"),
    ({"game": "farshore", "seats": [ME] * 4, "options": {"bonny": 1}}, "bonny-seats", "bonny"),
    (
        {"game": "farshore", "seats": [ME] * 2, "options": {"bonny": 1, "weather": "both"}},
        "weather-by-level",
        "weather",
    ),
    (
        {"game": "farshore", "seats": [ME] * 2, "options": {"islands": ["isle_spit"]}},
        "length-exact",
        "islands",
    ),
    ({"game": "farshore", "seats": [ME] * 2, "options": {"set": "mine"}}, "not-object", "set"),
    ({"game": "everdell", "seats": [ME], "seed": "9" * 39}, "seed-range", "seed"),
    ({"game": "everdell", "seats": [ME], "seed": "-1"}, "bad-request", "seed"),
    ({"game": "everdell", "seats": [ME], "seed": 7}, "bad-request", "seed"),
    ({"game": "everdell", "seats": [ME, {"kind": "bot", "bot": "deep"}]}, "no-bot", "seats[1].bot"),
    ({"game": "everdell", "seats": [{"kind": "cat"}]}, "bad-request", "seats[0].kind"),
    ({"game": "everdell", "seats": [{"kind": "me", "name": "bot:casual"}]}, "player-name", "seats[0].name"),
    (
        {"game": "everdell", "seats": [ME], "terms": {"clock": {"kind": "answer", "seconds": 4}}},
        "bad-request",
        "terms.clock.seconds",
    ),
    ({"game": "everdell", "seats": [ME], "terms": {"chat": "loud"}}, "bad-request", "terms.chat"),
]


def test_what_cannot_be_played_is_refused_with_reason_and_field(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        words = Words("en")
        for body, reason, where in BAD:
            reply = await ada.ask("POST", "/tables", body)
            problem = reply.json()
            assert reply.status_code in (400, 422), body
            assert (problem["reason"], problem["where"]) == (reason, where), body
            assert words.knows(f"refusal-{reason}"), reason
        typing_error = await ada.ask("POST", "/tables", {"game": "everdell", "seats": [ME], "sead": "7"})
        assert "sead" in typing_error.json()["details"]["why"]
        assert (await ada.get("/tables"))["yours"] == []
        assert (
            await Visitor(node).refused("POST", "/tables", {"game": "everdell", "seats": [ME]})
            == "no-session"
        )

    asyncio.run(story())


# Gathering


def test_seats_are_taken_given_up_and_filled_before_the_cards_are_dealt(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "open", "me", "open", "open")
        ben = await ada.invite(table, "Ben")
        cleo = await ada.invite(table, "Cleo")
        seats = (await ada.look(table))["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ben", "Ada", "Cleo", ""]
        assert (await ada.look(table))["view"] is None
        assert (await ada.look(table, 1))["question"] is None
        assert await ben.act_refused(table, "begin") == "not-host"
        assert await ada.act_refused(table, "begin") == "seats-open"
        assert await ben.act_refused(table, "seat_bot", seat=3, bot="casual") == "not-host"
        assert await ada.act_refused(table, "seat_bot", seat=3, bot="deep") == "no-bot"
        assert await ada.act_refused(table, "seat_bot", seat=2, bot="casual") == "seat-taken"
        assert await ada.act_refused(table, "seat_bot", seat=4, bot="casual") == "no-seat"
        await ada.act(table, "seat_bot", seat=3, bot="casual")
        assert await ben.act_refused(table, "sit") == "table-full"
        assert await ben.act_refused(table, "rise", seat=2) == "not-your-seat"
        assert await ben.act_refused(table, "rise", seat=3) == "not-your-seat"
        await ada.act(table, "rise", seat=3)  # the host may free any seat
        assert await ada.act_refused(table, "rise", seat=3) == "seat-free"
        await ben.act(table, "rise", seat=0)
        assert await cleo.act_refused(table, "sit", seat=1) == "seat-taken"
        await ben.act(table, "sit", seat=3, name="  Ben\tthe Bold ")
        await cleo.act(table, "sit", name="Cleo's cat")
        seats = (await ada.look(table))["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Cleo's cat", "Ada", "Cleo", "Ben the Bold"]
        assert seats[0]["person"] == seats[2]["person"] == cleo.id
        assert await ben.act_refused(table, "choose", seat=3, asked=1, code="pass") == "not-begun"
        await ada.act(table, "begin")
        assert (await ada.look(table))["table"]["status"] == "running"
        assert await ada.act_refused(table, "begin") == "already-begun"
        assert await ada.act_refused(table, "rise", seat=0) == "already-begun"
        assert await ben.act_refused(table, "sit") == "already-begun"

    asyncio.run(story())


def test_nobody_passes_for_a_bot(node: Node) -> None:
    """In a record file, `bot:` before a name says that a bot plays the seat."""

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open")
        assert await ada.act_refused(table, "sit", name="bot:casual") == "player-name"
        assert await ada.act_refused(table, "sit", name="BOT: casual") == "player-name"
        assert await Visitor(node).refused("POST", "/guests", {"name": "bot:casual"}) == "player-name"

    asyncio.run(story())


def test_tables_in_the_lists(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        hidden = await ada.table("everdell", "me", "open")
        shown = await ada.table("cartographers", "me", "open", "casual", terms={"listed": True})
        dora = await guest(node, "Dora")
        lists = await dora.get("/tables")
        assert lists["yours"] == []
        assert hidden not in [line["id"] for line in lists["listed"]]
        line = next(line for line in lists["listed"] if line["id"] == shown)
        assert (line["game"], line["status"], line["free"]) == ("cartographers", "gathering", 1)
        assert line["names"] == ["Ada", "", "bot:casual"]
        # Anybody may watch a listed table, and sit down while there is room.
        assert (await Visitor(node).look(shown))["table"]["id"] == shown
        await dora.act(shown, "sit")
        await ada.act(shown, "begin")
        mine = {line["id"]: line for line in (await ada.get("/tables"))["yours"]}
        assert set(mine) == {hidden, shown}
        assert mine[shown]["your_turn"]
        assert not mine[hidden]["your_turn"]
        await ada.choose(shown, 0)
        mine = {line["id"]: line for line in (await ada.get("/tables"))["yours"]}
        assert not mine[shown]["your_turn"]
        [hers] = (await dora.get("/tables"))["yours"]
        assert (hers["id"], hers["your_turn"], hers["status"]) == (shown, True, "running")
        assert (await Visitor(node).get("/tables"))["yours"] == []
        # Everybody may watch; only players may act.
        assert await Visitor(node).refused("GET", f"/tables/{shown}", seat=0) == "no-access"
        assert await Visitor(node).refused("GET", f"/tables/{hidden}") == "no-access"
        await ada.act(shown, "close")
        assert shown not in [line["id"] for line in (await dora.get("/tables"))["listed"]]

    asyncio.run(story())


def test_the_host_closes_a_table(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open")
        ben = await ada.invite(table, "Ben")
        await ada.act(table, "begin")
        assert await ben.act_refused(table, "close") == "not-host"
        await ada.act(table, "close")
        seen = await ben.look(table, 1)
        assert seen["table"]["status"] == "closed"
        assert (seen["waiting"], seen["question"]) == ([], None)
        assert seen["table"]["seed"] is None, "the game could still go on elsewhere"
        assert await ada.act_refused(table, "close") == "table-over"
        asked = seen["number"]
        assert await ada.act_refused(table, "choose", seat=0, asked=asked, code="pass") == "table-over"
        assert await ada.refused("GET", f"/tables/{table}/record") == "not-over"

    asyncio.run(story())
