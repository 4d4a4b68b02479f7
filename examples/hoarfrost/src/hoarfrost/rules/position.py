"""Positions: a table as plain data, whole or in part. What is not mentioned is empty, or dealt."""

from __future__ import annotations

from boardwright.core.plain_data import Field, Json
from boardwright.core.position import read_rng
from boardwright.core.protocol import Game

from .cards import ANIMALS, COPIES, FINDS, IN_PILE, JAY
from .evening import Log, advance, deal, fill_hedge, meet, moves, order
from .table import FIRST, HAND, NOTHING, SEND, STAGES, TAKE, Lying, Player, Table

HEADER = ("game", "version", "seed", "rng", "options", "seats", "fox")
FIELDS = (*HEADER, "evening", "lantern", "stage", "queue", "hedge", "gone")
MOST_SEEDS = 999


def dump(g: Table, game: Game) -> dict[str, Json]:
    """The whole table, secrets included."""
    options: dict[str, Json] = {"evenings": g.evenings}
    if g.fox:
        options["fox"] = g.fox
    found: dict[str, Json] = {
        "game": game.name,
        "version": game.version,
        "rng": g.rng.dump(),
        "options": options,
        "evening": g.evening,
        "lantern": g.lantern,
        "stage": g.stage,
        "queue": [*g.queue],
        "hedge": [lying.code for lying in g.hedge],
        "gone": {ANIMALS[animal]: n for animal, n in enumerate(g.gone) if n},
        "seats": [_dump_player(player) for player in g.players[: g.seats]],
    }
    if g.fox:
        found["fox"] = _dump_player(g.players[-1])
    return found


def _dump_player(player: Player) -> dict[str, Json]:
    found: dict[str, Json] = {
        "store": {FINDS[find]: n for find, n in enumerate(player.store) if n},
        "seeds": player.seeds,
        "hand": [ANIMALS[animal] for animal in player.hand],
    }
    if player.sealed != NOTHING:
        found["sealed"] = ANIMALS[player.sealed]
    if player.sent != NOTHING:
        found["sent"] = ANIMALS[player.sent]
    return found


def load(g: Table, given: dict[str, Field]) -> None:
    """Read a position into a bare table, and deal what it does not mention."""
    players = [*given["seats"].items()] if "seats" in given and isinstance(given["seats"].value, list) else []
    if g.fox and "fox" in given:
        players = [*(players or [Field({}, "seats[0]")]), given["fox"]]
    for player, field in zip(g.players, players, strict=False):
        _load_player(player, field)
    if "evening" in given:
        g.evening = given["evening"].whole(1, g.evenings + 1)
    if "lantern" in given:
        g.lantern = given["lantern"].whole(0, len(g.players) - 1)
    if "gone" in given:
        for name, field in given["gone"].entries(ANIMALS).items():
            g.gone[ANIMALS.index(name)] = field.whole(0, COPIES)
    if "hedge" in given:
        g.hedge = [_lying(item) for item in given["hedge"].items(0, sum(IN_PILE))]
    _check_copies(g)
    if g.is_over:
        _load_nobody(g, given)
    elif any(player.sent != NOTHING for player in g.players):
        _load_queue(g, given)
    else:
        _load_choosing(g, given)
    rng = read_rng(given)
    if rng is not None:
        g.rng = rng
    g.mark = 0


def _load_player(player: Player, field: Field) -> None:
    given = field.entries(("store", "seeds", "hand", "sealed", "sent"))
    if "store" in given:
        for name, n in given["store"].entries(FINDS).items():
            player.store[FINDS.index(name)] = n.whole(0, max(IN_PILE))
    if "seeds" in given:
        player.seeds = given["seeds"].whole(0, MOST_SEEDS)
    if "hand" in given:
        player.hand = sorted(ANIMALS.index(item.one_of(ANIMALS)) for item in given["hand"].items(0, HAND))
    if "sealed" in given:
        player.sealed = ANIMALS.index(given["sealed"].one_of(ANIMALS))
        if player.sealed not in player.hand:
            raise given["sealed"].refuse("not-in-hand")
    if "sent" in given:
        player.sent = ANIMALS.index(given["sent"].one_of(ANIMALS))


def _lying(item: Field) -> Lying:
    name, plus, seeds = item.text().partition("+")
    find = FINDS.index(Field(name, item.path).one_of(FINDS))
    if plus and not (
        seeds.isascii() and seeds.isdecimal() and len(seeds) < 3 and seeds == str(int(seeds)) != "0"
    ):
        raise item.refuse("not-whole")
    return Lying(find, int(seeds or "0"))


def _check_copies(g: Table) -> None:
    for animal, left in enumerate(g.deck()):
        if left < 0:
            raise Field(None, "gone").refuse("too-many-cards", card=ANIMALS[animal], most=COPIES)
    for find, left in enumerate(g.pile()):
        if left < 0:
            raise Field(None, "hedge").refuse("too-many-cards", card=FINDS[find], most=IN_PILE[find])


def _load_nobody(g: Table, given: dict[str, Field]) -> None:
    """Check that no animal is out after the end of the game."""
    for index, player in enumerate(g.players):
        if player.sent != NOTHING or player.sealed != NOTHING:
            raise Field(None, f"seats[{index}]").refuse("game-over")
    _check_quiet(given)


def _check_quiet(given: dict[str, Field]) -> None:
    """Check that nobody is about to take a find."""
    if "stage" in given:
        given["stage"].one_of([SEND])
    if "queue" in given:
        given["queue"].items(0, 0)


def _load_choosing(g: Table, given: dict[str, Field]) -> None:
    """Read a position in which animals are being chosen; deal a hand or hedge that is not mentioned."""
    if all(player.sealed != NOTHING for player in g.players[: g.seats]):
        raise Field(None, "seats").refuse("all-sealed")
    _check_quiet(given)
    if "hedge" not in given:
        fill_hedge(g, Log(None))
    for seat in range(g.seats):
        if not g.players[seat].hand:
            deal(g, seat, Log(None))


def _load_queue(g: Table, given: dict[str, Field]) -> None:
    """Read a position in which all animals are out. Without a queue they have just been shown."""
    for index, player in enumerate(g.players):
        where = f"seats[{index}]" if index < g.seats else "fox"
        if player.sent == NOTHING:
            raise Field(None, f"{where}.sent").refuse("missing")
        if player.sealed != NOTHING:
            raise Field(None, f"{where}.sealed").refuse("sent-already")
    if "hedge" not in given:
        fill_hedge(g, Log(None))
    g.queue = order(g)
    if "queue" not in given:
        meet(g)
        advance(g, Log(None))
        return
    queue = [item.whole(0, len(g.players) - 1) for item in given["queue"].items(1, len(g.players))]
    if queue != g.queue[-len(queue) :] or queue[0] >= g.seats:
        raise given["queue"].refuse("wrong-order")
    g.queue = queue
    meet(g)
    if "stage" in given:
        _load_stage(g, given["stage"])
    if not moves(g, g.queue[0]):
        raise given["queue"].refuse("empty-hedge")


def _load_stage(g: Table, field: Field) -> None:
    """Read the stage: the first animal may have done a part of its action."""
    stage = field.one_of(STAGES)
    begins = STAGES.index(g.stage)
    if g.players[g.queue[0]].sent == JAY and stage in (FIRST, TAKE):  # it may have given away its last find
        g.stage = stage
    elif stage == SEND or STAGES.index(stage) < begins:
        raise field.refuse("wrong-stage")
    else:
        g.stage = stage
