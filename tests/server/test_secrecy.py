"""Nobody receives what they may not know: the secrecy of the server as a whole.

Tables in memory are compared with twins (`secrecy.py`): everything hidden from a viewer is redealt, and no
byte changes. `test_secrecy_sent.py` searches what is sent over sockets.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import pickle
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
import sqlalchemy as sa

from boardwright.core.plain_data import spell
from boardwright.core.record import Record
from boardwright.core.rng import SEED_BITS, Rng
from boardwright.games import GAMES
from boardwright.server.cache import EncodedViews
from boardwright.server.storage.database import Database
from boardwright.server.storage.schema import entries, metadata
from boardwright.server.tokens import new_table_inputs
from boardwright.server.workers.pool import think
from boardwright.tables import create, views
from boardwright.tables.authorize import Actor
from boardwright.tables.hints import answer_task, task
from boardwright.tables.log_entries import Chose
from boardwright.tables.replay import replay
from boardwright.tables.table import Table
from boardwright.tables.updates import LogEntryView, ReplayFrame, TableView
from boardwright.testing.cases import asked, visible_events
from boardwright.testing.cases import seen as view_of

from ..core.cases import CASES
from .client import Visitor, guest
from .node import Node
from .secrecy import (
    NOW,
    Comparison,
    RandomGame,
    Viewer,
    all_viewers,
    encode,
    named,
    position_of,
    random_games,
    shown,
    state_of,
    unseen_cards,
)

every_game = pytest.mark.parametrize("game", GAMES)
PAIRS = 500


# S1 and S2: what is hidden does not change a byte


@every_game
def test_re_dealing_what_is_hidden_changes_no_byte_for_a_viewer(game: str, divisor: int) -> None:
    """Seats, people admitted to the view of a seat, spectators, strangers, a host without a seat; views, log,
    replay, refusals, lists, and the tasks and answers of bots."""
    comparison = Comparison(replay_every=20, bots_every=5)
    for random_game in random_games(game):
        comparison.play(random_game)
        if comparison.pairs >= PAIRS // divisor:
            break
    assert comparison.refusals > 1000 // divisor
    assert comparison.questions > 100 // divisor
    assert comparison.replays > 40 // divisor


@pytest.mark.parametrize("game", ["everdell", "farshore"])
def test_no_message_names_a_card_that_the_viewer_has_never_seen(game: str) -> None:
    """A second method: by the full position, and by all cards of which a viewer sees no copy."""
    unseen = replays = 0
    for random_game in some(game, 4):
        table = random_game.table
        never = {viewer: unseen_cards(state_of(table), viewer) for viewer in all_viewers(table)}
        while random_game.next_entry() is not None and table.status != "over":
            for viewer in all_viewers(table):
                now = unseen_cards(state_of(table), viewer)
                never[viewer] &= now
                assert not named(encode(views.log_since(table, viewer, table.number - 1))) & never[viewer]
                unseen += len(never[viewer])
                if table.number % 3 == 0:
                    assert not named(encode(views.table_view(table, viewer, NOW))) & now
                if table.number % 50 == 0:
                    assert not named(encode(replay(table, viewer, 0, 10_000))) & never[viewer]
                    replays += 1
    assert unseen > 5_000
    assert replays > 10


def some(game: str, count: int) -> Iterator[RandomGame]:
    return itertools.islice(random_games(game), count)


@every_game
def test_a_replay_shows_what_was_seen_at_the_time_and_no_more(game: str) -> None:
    for random_game in some(game, 18):
        table = random_game.table
        live: dict[Viewer, dict[int, list[bytes]]] = {viewer: {} for viewer in all_viewers(table)}
        for _ in range(random_game.chance.below(80)):
            remember(table, live)
            random_game.next_entry()
        remember(table, live)
        if table.status == "over":
            continue
        begun = len(table.created.answers)  # answers from before the table was created are not in its log
        for viewer, moments in live.items():
            again = replay(table, viewer, 0, 10_000)
            for frame in again.frames:
                assert (frame.option is None) == (frame.seat is None or frame.seat != viewer)
                if frame.answers in moments:
                    assert moment_of(frame) == moments[frame.answers]
            assert again.total == len(table.playing().closed) >= max(moments, default=0)
            if not begun:
                assert facts_of(again.frames) == facts_of(settled(table, viewer))


def remember(table: Table, live: dict[Viewer, dict[int, list[bytes]]]) -> None:
    """Store the views of all viewers after each complete step. Undone steps do not count."""
    record = table.playing()
    for viewer, moments in live.items() if not record.open and table.status == "running" else ():
        count = len(record.closed)
        moments[count] = moment_of(views.table_view(table, viewer, NOW))
        for later in [number for number in moments if number > count]:
            del moments[later]


def moment_of(shown: TableView | ReplayFrame) -> list[bytes]:
    return [encode(shown.view), encode(shown.waiting), encode(shown.scores)]


def settled(table: Table, viewer: Viewer) -> list[LogEntryView]:
    """The lines of the log without answers that are still sealed, which a replay leaves out."""
    lines = views.log_since(table, viewer, 0)
    for seat in table.playing().open:
        lines.remove(next(line for line in reversed(lines) if line.kind == "chose" and line.seat == seat))
    return lines


def facts_of(items: Sequence[ReplayFrame | LogEntryView]) -> Counter[bytes]:
    """Facts without their order: a replay orders them by seat, a log by arrival."""
    return Counter(encode(fact) for one in items for fact in one.events)


@every_game
def test_scores_of_others_are_kept_back_where_that_was_agreed(game: str) -> None:
    """In any order of viewers: data that all viewers share contains only public facts."""
    for random_game in some(game, 24):
        table = random_game.table
        for _ in range(0 if table.created.terms.live_scores else 10):
            random_game.next_entry()
        if table.created.terms.live_scores or table.status != "running":
            continue
        for order in (all_viewers(table), all_viewers(table)[::-1]):
            moment = views.TableSnapshot(table, NOW)
            for viewer in order:
                mine = [] if viewer is None else [(viewer, None)]
                assert seats_and_ranks(encode(moment.view(viewer).scores)) == mine
                for frame in replay(table, viewer, 0, 100).frames:
                    assert seats_and_ranks(encode(frame.scores)) == mine


def seats_and_ranks(scores: bytes) -> list[tuple[int, int | None]]:
    return [(score["seat"], score["rank"]) for score in json.loads(scores)]


def test_a_worker_gets_a_made_up_world() -> None:
    """The hands of others are redealt, and the data contains nothing of the secret seed."""
    random_game = RandomGame(next(case for case in CASES if case.id == "everdell-3"), 0)
    table = random_game.table
    seat = table.waiting()[0]
    true = position_of(state_of(table))
    worlds = set()
    table.seats[seat].bot = "casual"
    for asked_at in range(20):
        table.seats[seat].asked = asked_at
        sent = answer_task(table, seat)
        name, _rules, world, whose, bot, _chance = sent
        assert (name, whose, bot) == ("everdell", seat, "casual")
        made_up = json.loads(spell(world))
        assert made_up["seats"][seat]["hand"] == true["seats"][seat]["hand"]
        assert made_up["rng"] != true["rng"]
        worlds.add(spell([player["hand"] for player in made_up["seats"]]))
        pickled = pickle.dumps((think, sent))
        for secret in (table.created.salt, table.created.seed, true["rng"]):
            assert secret.encode() not in pickled
    assert len(worlds) == 20
    assert spell([player["hand"] for player in true["seats"]]) not in worlds


def test_a_worker_gets_other_sealed_answers() -> None:
    random_game = RandomGame(next(case for case in CASES if case.id == "cartographers-2-a"), 0)
    while set(random_game.table.playing().open) != {1}:
        random_game.next_entry()
    true = random_game.table.playing().open[1]
    imagined = set()
    for chance in range(20):
        _, _, world, *_ = task(state_of(random_game.table), 0, "random", chance)
        imagined.add(json.loads(spell(world))["seats"][1]["handed"])
    assert len(imagined) > 10
    assert imagined != {true}


# S4: what may be taken back has shown nothing, and leaves no trace


@every_game
def test_what_may_be_undone_depends_on_nothing_hidden(game: str) -> None:
    """In every world that looks the same to the seat that answered, the same answer leads to the same view
    and the same question. Nothing random happened, and nobody else has drawn a card."""
    allowed = refused = 0
    for random_game in some(game, 9):
        table, chance = random_game.table, Rng(1)
        while True:
            before = state_of(table).copy()
            entry = random_game.next_entry()
            if entry is None or table.status != "running":  # the seed is shown when the game is over
                assert not any(table.undoable_by(seat) for seat in range(before.seats))
                break
            if not isinstance(entry.event, Chose):
                continue
            seat, after = entry.event.seat, state_of(table)
            if not table.undoable_by(seat):
                refused += 1
                continue
            allowed += 1
            was, now = position_of(before), position_of(after)
            assert was["rng"] == now["rng"]
            for other in set(range(before.seats)) - {seat}:
                assert was["seats"][other].get("hand") == now["seats"][other].get("hand")
            outcome = [view_of(after, seat), visible_events(table.lines[-1].events, seat)]
            outcome += [asked(after, [seat])] if seat in after.waiting() else []
            world = before.redeal(seat, chance)
            heard = world.choose(seat, entry.event.code)
            again = [view_of(world, seat), visible_events(heard, seat)]
            again += [asked(world, [seat])] if seat in world.waiting() else []
            assert again == outcome
    assert allowed > 60
    assert refused > 60


NUMBERS = {"number", "asked", "since"}
TIMES = {"asked_at", "used"}


@every_game
def test_second_thoughts_leave_no_trace(game: str) -> None:
    """A table with undone answers, and one with the same log without these answers.

    For everybody they differ in the numbers of log entries and in the thinking times. Also, a seat whose
    answer was followed by another answer that was then undone can no longer undo its own answer. The replay
    contains neither and is equal to the byte.
    """
    undone = 0
    differences: set[str] = set()
    for random_game in some(game, 9):
        hesitant = random_game.table
        while random_game.next_entry() is not None and hesitant.status == "running":
            if hesitant.undone and random_game.chance.below(100) == 0:
                sure = without_second_thoughts(random_game)
                undone += hesitant.number - sure.number
                for viewer in all_viewers(hesitant):
                    here, there = (
                        shown(one, EncodedViews(views.TableSnapshot(one, NOW)), viewer)
                        for one in (hesitant, sure)
                    )
                    assert here[-1] == there[-1]
                    for message, other in ((here[0], there[0]), (here[2], there[2])):
                        differences |= set(where_they_differ(json.loads(message), json.loads(other)))
                assert views.info(hesitant, NOW).commitment == views.info(sure, NOW).commitment
    assert undone > 10
    assert NUMBERS <= differences <= NUMBERS | TIMES | {"undo"}


def without_second_thoughts(random_game: RandomGame) -> Table:
    """A table with the same log, but without the undone answers."""
    kept = {line.number for line in random_game.table.lines}
    log = [entry for entry in random_game.log if entry.number in kept]
    return Table(random_game.table.id, [replace(entry, number=n) for n, entry in enumerate(log, 1)])


def where_they_differ(here: object, there: object, name: str = "") -> Iterator[str]:
    """The names of the fields in which two messages differ."""
    if isinstance(here, dict) and isinstance(there, dict):
        assert here.keys() == there.keys(), name
        for inner in here:
            yield from where_they_differ(here[inner], there[inner], inner)
    elif isinstance(here, list) and isinstance(there, list):
        assert len(here) == len(there), name
        for one, other in zip(here, there, strict=True):
            yield from where_they_differ(one, other, name)
    elif here != there:
        yield name


# S3: the seed


def test_seeds_have_128_bits_and_salts_are_no_two_the_same() -> None:
    host = Actor("hal", "Hal")
    setup = create.TableSetup("cartographers", [create.SeatSetup("open")])
    made = [create.new_table(setup, host, new_table_inputs())[0].created for _ in range(200)]
    ones = zeros = 0
    for created in made:
        ones |= int(created.seed)
        zeros |= ~int(created.seed)
    every_bit = (1 << SEED_BITS) - 1
    assert ones & every_bit == zeros & every_bit == every_bit
    assert all(len(created.salt) * 6 >= 256 for created in made)
    assert len({created.salt for created in made}) == 200


def test_a_chosen_seed_is_marked_for_everybody(node: Node) -> None:
    async def story() -> None:
        hal = await guest(node, "Hal")
        for seed, chosen in (("20", True), (None, False)):
            table = await hal.table("everdell", "open", "open", seed=seed, terms={"listed": True})
            ada, ben = await hal.invite(table, "Ada"), await hal.invite(table, "Ben")
            await hal.act(table, "begin")
            looks = [
                await hal.look(table),
                await ada.look(table, 0),
                await ben.look(table, 1),
                await Visitor(node).look(table),
            ]
            for look in looks:
                assert look["table"]["chosen_seed"] is chosen
                assert look["table"]["seed"] is look["table"]["salt"] is None

    asyncio.run(story())


def test_somebody_who_knows_the_cards_of_a_game_that_goes_on_is_marked_too(node: Node) -> None:
    """A file contains its seed, and so does a finished game. A rematch has new cards."""

    async def story() -> None:
        ada = await guest(node)
        record = played_out("cartographers", 5)
        finished = await ada.post("/tables/import", {"record": record.text()})
        assert finished["chosen_seed"]
        assert finished["seed"] == str(record.seed)
        fork = await ada.post(f"/tables/{finished['id']}/fork", {"answers": 2})
        assert fork["chosen_seed"]
        assert fork["seed"] is None
        again = await ada.post(f"/tables/{finished['id']}/rematch")
        assert not again["chosen_seed"]
        assert again["seed"] is None

    asyncio.run(story())


def played_out(game: str, seed: int) -> Record:
    """A finished game of two players."""
    record = Record(GAMES[game], seed, {}, ["Ada", "Ben"])
    chance = Rng(seed)
    while waiting := record.state.waiting():
        options = record.state.options(waiting[0])
        record.choose(waiting[0], options.code(options.sample(chance)))
    return record


def test_an_error_of_the_database_does_not_repeat_what_was_to_be_written(database: str) -> None:
    """Such errors are logged, and the data may contain seeds and codes."""
    opened = Database(database)
    try:
        with opened.writing.connect() as connection:
            metadata.create_all(connection)
            row = {"table_id": "nowhere", "number": 1, "at": 1, "deed": '{"kind":"created","seed":"SECRET"}'}
            with pytest.raises(sa.exc.IntegrityError) as error:
                connection.execute(entries.insert(), row)
        assert "SECRET" not in str(error.value)
    finally:
        opened.close()
