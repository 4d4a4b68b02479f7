"""What the frame does for the title: terminal, bots, arena, environments, records, server, plain pages."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hoarfrost.rules.game import hoarfrost
from hoarfrost.title import TITLE
from tests.cli.terminal import Terminal, open_terminal
from tests.server.client import Frame, guest
from tests.server.node import Node, sqlite_url
from tests.server.test_hints import hint
from tests.server.test_pages import own_turn, somebody

from boardwright.bots import BOTS, LEVELS, Budget
from boardwright.bots.bot import answer
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.env import AECEnv, SoloEnv
from boardwright.games import GAMES, TITLES
from boardwright.reviews import Examination
from boardwright.testing.cases import dumped

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return open_terminal(monkeypatch, capsys)


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server that found the title by itself."""
    running = Node(sqlite_url(tmp_path_factory.mktemp("database")))
    yield running
    assert running.stop() == 0, running.log


def test_it_is_found_by_its_entry_point() -> None:
    assert TITLES["hoarfrost"] is TITLE
    assert GAMES["hoarfrost"] is hoarfrost


# In the terminal


@pytest.mark.parametrize(
    ("players", "language", "said"),
    [
        ("you", "en", "The fox"),
        ("you,casual,casual", "it", "Sera 8 di 8"),
        ("you,random", "ru", "Вечер 8 из 8"),
        ("you", "fr", "Le renard"),
    ],
)
def test_a_game_is_played_to_its_end(terminal: Terminal, players: str, language: str, said: str) -> None:
    out = terminal(
        "play", "hoarfrost", "--seats", players, "--seed", "4", "--lang", language, typed="1\nok\n" * 30
    )
    assert out.status == 0, out.err
    assert said in out.flat
    assert not re.search(r"\b(log|option|prompt|zone|card|mark)-[a-z]", out.out)


def test_saving_resuming_replaying_hints_and_rules(terminal: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    output = terminal(
        "play", "hoarfrost", "--seed", "4", typed=f"rules owl\n1\nok\n1\nok\nsave {save}\nq\n"
    ).flat
    assert "Tonight the slow come first." in output
    assert "Best: " in terminal("hint", str(save), "--level", "casual").out
    assert terminal("play", "--resume", str(save), typed="1\nok\n" * 30).status == 0
    assert not Record.read(save.read_text(), GAMES).state.waiting()
    assert "The hoarfrost has come" in terminal("replay", str(save)).out


def test_games_are_simulated_measured_and_written_as_rows(terminal: Terminal, tmp_path: Path) -> None:
    assert "Seeds" in terminal("simulate", "hoarfrost", "-n", "3", "--jobs", "1", "--cards").out
    assert (
        json.loads(terminal("bench", "hoarfrost", "--json").out)["hoarfrost"]["figures"]["games"]["value"] > 0
    )
    arena = terminal("arena", "hoarfrost", "--match", "casual,random", "-n", "4", "--jobs", "1")
    assert arena.status == 0, arena.err
    rows = tmp_path / "rows.csv"
    assert terminal("dataset", str(GOLDEN / "2.txt"), "--out", str(rows)).status == 0
    assert rows.read_text().count("\n") > 30


def test_a_position_is_looked_at(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "hoarfrost", "seats": [{"sent": "mole"}, {"sent": "toad"}]}))
    out = terminal("position", str(file))
    assert out.status == 0, out.err
    assert "Mole" in out.out


# Bots


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_level_plays_to_the_end(level: object, seats: int) -> None:
    bot = BOTS[getattr(level, "name", "")]
    state = hoarfrost.new(seats, seed=5, options={"evenings": 5})
    rng = Rng(5)
    while waiting := state.waiting():
        for seat in waiting:
            before = dumped(state)
            move = answer(bot, state, seat, rng, Budget(0.002))
            assert dumped(state) == before
            state.play(seat, move)
    assert min(score.rank for score in state.scores()) == 1


def test_a_review_finds_the_last_find_that_was_thrown_away() -> None:
    rng = Rng(1)
    for best in (True, False):
        record = Record(hoarfrost, 3, {}, ["Ada", "Ben"])
        while waiting := record.state.waiting():
            for seat in waiting:
                state = record.state
                move = answer(BOTS["casual"], state, seat, rng)
                worth = {move: state.preview(seat, move).expected for move in state.options(seat)}
                if not best and len(record.answers) > 28:
                    move = min(worth, key=worth.__getitem__)
                record.choose(seat, state.options(seat).code(move))
        examination = Examination(record)
        found = [examination.judge(one.number) for one in examination.actions[-3:]]
        assert ("mistake" in [verdict.kind for verdict in found]) is not best
        assert all(verdict.season == "" for verdict in found)
    (point, *_) = examination.review().turning_points
    assert point.verdict.loss > point.verdict.error
    assert point.verdict.reasons


def wins(first: str, second: str, games: int, budget: float = 1.0) -> float:
    """The share of games that the first of two bots wins, with seats changed every other game."""
    won = 0.0
    for seed in range(games):
        state = hoarfrost.new(2, seed)
        rng = Rng(seed)
        names = (first, second) if seed % 2 == 0 else (second, first)
        while waiting := state.waiting():
            for seat in waiting:
                state.play(seat, answer(BOTS[names[seat]], state, seat, rng, Budget(budget)))
        ranks = [score.rank for score in state.scores()]
        won += 0.5 if ranks == [1, 1] else ranks[names.index(first)] == 1
    return won / games


def test_levels_differ() -> None:
    assert wins("casual", "random", 40) > 0.7
    assert wins("casual", "beginner", 60) > 0.5
    assert wins("good", "casual", 12, 0.05) > 0.55


# Environments


def test_gymnasium_and_pettingzoo_environments() -> None:
    rng = Rng(1)
    solo = SoloEnv("hoarfrost")
    observation, _ = solo.reset(seed=3)
    over = False
    while not over:
        mask = np.asarray(observation["action_mask"])
        open_actions = np.flatnonzero(mask)
        observation, _, over, _, info = solo.step(int(open_actions[rng.below(len(open_actions))]))
    assert len(info["totals"]) == 2
    turns = AECEnv("hoarfrost", 3)
    turns.reset(seed=3)
    for _ in turns.agent_iter():
        seen, _, ended, truncated, info = turns.last()
        assert not truncated
        assert not info.get("illegal")
        if ended:
            turns.step(None)
            continue
        assert seen is not None
        open_actions = np.flatnonzero(np.asarray(seen["action_mask"]))
        turns.step(np.int64(open_actions[rng.below(len(open_actions))]))


# At the server


def first(question: Frame) -> str:
    return str(question["options"][0]["code"])


def test_a_game_over_sockets_with_replay_and_record(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("hoarfrost", "me", "casual", "random")
        async with ada.socket() as socket:
            seen = await socket.play(table, 0, first)
        assert seen["question"] is None
        assert len(seen["scores"]) == 3
        reply = await ada.ask("GET", f"/tables/{table}/record")
        record = Record.read(reply.text, GAMES)
        assert not record.state.waiting()
        replay = await ada.ask("GET", f"/tables/{table}/replay")
        assert replay.status_code == 200

    asyncio.run(story())


def test_it_is_offered_with_its_set_ups(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        games = (await ada.ask("GET", "/games")).json()
        assert "hoarfrost" in str(games)
        assert "solo-grey" in str(games)

    asyncio.run(story())


def test_a_game_on_the_plain_pages(node: Node) -> None:
    async def story() -> None:
        ada = await somebody(node)
        table = await ada.set_up("hoarfrost/standard", "me", "bot:random")
        answers = 0
        while "Result" not in (await own_turn(ada, table)).text:
            page = await ada.answer(answers)
            assert page.status == 200, page.alert
            assert not re.search(r"\b(?:log|option|prompt|zone|card|mark)-[a-z]", page.text)
            answers += 1
        assert answers >= 16
        await ada.open(table)
        page = await ada.follow("Replay")
        assert "After 0 of" in page.text

    asyncio.run(story())


def test_a_hint_over_a_socket_can_be_followed(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("hoarfrost", "me")
        async with ada.socket() as socket:
            await socket.watch(table, 0)
            hinted = await hint(socket, table, level="good")
        assert 1 <= len(hinted["best"]) <= 3, hinted
        await ada.choose(table, 0, hinted["best"][0]["code"])

    asyncio.run(story())


def test_a_find_that_was_taken_can_be_put_back_until_the_next_moves(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("hoarfrost", "me", "me")
        for seat in (0, 1):
            await ada.choose(table, seat)
        (first,) = (await ada.look(table))["waiting"]
        before = await ada.look(table, first)
        await ada.choose(table, first)
        assert (await ada.look(table, first))["undo"]
        await ada.act(table, "undo", seat=first)
        assert (await ada.look(table, first))["view"] == before["view"]

    asyncio.run(story())
