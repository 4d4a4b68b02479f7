"""A model of how nodes share a table: one database, two nodes, people who send a command again until it is
acknowledged. Everything that can happen is a step, and `explore` visits every state that steps can lead to.

The steps have the names of the code (`STEPS` in `test_ownership_model.py`). A node is what it has in memory:
the log as it knows it, its fence, and the entry that it is writing. Whether a node counts as dead is left
open: a pause, a partition and a slow clock look alike to the database.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeVar

T = TypeVar("T")
NODES: Final = (0, 1)
NOBODY: Final = -1
ADMIN: Final = "admin"


class Writing(NamedTuple):
    """A transaction on its way to the database."""

    command: str
    fence: int
    number: int


class Node(NamedTuple):
    """One node, as far as it is about the table."""

    log: tuple[str, ...] | None = None
    """The log in memory, with the entry that is being written; None if the table is not in memory."""
    fence: int | None = None
    claimed: int | None = None
    """The fence of a claim after which the log has not been read yet."""
    writing: Writing | None = None


class World(NamedTuple):
    """Everything at one moment."""

    log: tuple[str, ...] = ()
    owner: int = NOBODY
    fence: int = 0
    dead: tuple[bool, ...] = (False, False)
    """Whether the database takes a node for dead; it may be wrong."""
    nodes: tuple[Node, ...] = (Node(), Node())
    lost: tuple[Writing, ...] = ()
    """Transactions of nodes that have crashed; they may still arrive."""
    acknowledged: frozenset[str] = frozenset()
    crashes: int = 0


class Rules(NamedTuple):
    """The protocol. Each rule can be left out, to see that the model notices."""

    checks_fence: bool = True
    checks_number: bool = True
    claim_raises_fence: bool = True
    reads_after_claim: bool = True
    acknowledges_after_commit: bool = True
    knows_commands: bool = True
    drops_after_failure: bool = True


class Limits(NamedTuple):
    """How far to go."""

    commands: tuple[str, ...] = ("a", "b")
    fence: int = 3
    crashes: int = 1
    admin: bool = True


class Broken(AssertionError):
    """A promise that does not hold, with the steps that lead there."""


Steps = Iterator[tuple[str, World]]


def steps(world: World, rules: Rules, limits: Limits) -> Steps:
    """Everything that may happen next."""
    for n in NODES:
        yield from _node_steps(world, n, rules, limits)
        yield f"heartbeat {n}", world._replace(dead=_put(world.dead, n, False))
        yield f"expire {n}", world._replace(dead=_put(world.dead, n, True))
    for write in world.lost:
        rest = tuple(one for one in world.lost if one is not write)
        arrived, _ = _commit(world._replace(lost=rest), write, rules)
        yield "a lost write arrives", arrived
        yield "a lost write is gone", world._replace(lost=rest)
    if limits.admin and ADMIN not in world.log and world.fence < limits.fence:
        yield (
            "admin append",
            world._replace(log=(*world.log, ADMIN), fence=world.fence + 1, owner=NOBODY),
        )


def _node_steps(world: World, n: int, rules: Rules, limits: Limits) -> Steps:
    node = world.nodes[n]

    def become(**fields: object) -> World:
        return world._replace(nodes=_put(world.nodes, n, node._replace(**fields)))  # type: ignore[arg-type]

    if world.crashes < limits.crashes:
        left = world.lost if node.writing is None else (*world.lost, node.writing)
        crashed = world._replace(nodes=_put(world.nodes, n, Node()), lost=left, crashes=world.crashes + 1)
        yield f"crash {n}", crashed
    if node.writing is not None:  # the lock of the table is held until the write has ended
        after, stored = _commit(world, node.writing, rules)
        kept = node._replace(writing=None)
        dropped = kept._replace(log=None, fence=None) if rules.drops_after_failure else kept
        nodes = _put(after.nodes, n, kept if stored else dropped)
        acknowledged = after.acknowledged | {node.writing.command} if stored else after.acknowledged
        yield f"append {n}", after._replace(nodes=nodes, acknowledged=acknowledged)
        # The database fails before the write, or after it and the answer is lost.
        yield f"storage failed {n}", world._replace(nodes=_put(world.nodes, n, dropped))
        yield f"answer lost {n}", after._replace(nodes=_put(after.nodes, n, dropped))
        return
    if node.claimed is not None:
        read = world.log if rules.reads_after_claim else node.log
        yield f"catch up {n}", become(log=read, fence=node.claimed, claimed=None)
        return
    if node.log is None:
        yield f"load {n}", become(log=world.log)
        return
    if node.fence is None:
        yield f"follow {n}", become(log=world.log)
        free = world.owner in (NOBODY, n) or world.dead[world.owner]
        if free and world.fence < limits.fence:
            fence = world.fence + (1 if rules.claim_raises_fence else 0)
            yield f"claim {n}", become(claimed=fence)._replace(owner=n, fence=fence)
    else:
        owner = NOBODY if world.fence == node.fence else world.owner
        yield f"release {n}", become(log=None, fence=None)._replace(owner=owner)
        if world.fence != node.fence:
            yield f"yield to owner {n}", become(log=world.log, fence=None)
        for command in limits.commands:
            if rules.knows_commands and command in node.log:
                known = world.acknowledged | {command}
                yield f"known {n} {command}", world._replace(acknowledged=known)
            elif len(node.log) < len(limits.commands) + 2:
                number = len(node.log) + 1
                begun = become(log=(*node.log, command), writing=Writing(command, node.fence, number))
                if not rules.acknowledges_after_commit:
                    begun = begun._replace(acknowledged=begun.acknowledged | {command})
                yield f"apply {n} {command}", begun


def _commit(world: World, write: Writing, rules: Rules) -> tuple[World, bool]:
    """The transaction of an entry: it counts only under the fence, and as the next number."""
    fenced = rules.checks_fence and write.fence != world.fence
    if fenced or (rules.checks_number and write.number != len(world.log) + 1):
        return world, False
    log = (*world.log[: write.number - 1], write.command, *world.log[write.number :])
    return world._replace(log=log), True


def _put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def check(world: World, rules: Rules) -> str:
    """What is wrong with a state; empty if nothing is."""
    if len(set(world.log)) < len(world.log):
        return "a command counts twice"
    if not world.acknowledged <= set(world.log):
        return "what was acknowledged is lost"
    for node in world.nodes:
        sure = node.log if node.writing is None or node.log is None else node.log[:-1]
        if sure is not None and sure != world.log[: len(sure)]:
            return "a node shows what never happened"
    fences = [fence for node in world.nodes for fence in (node.fence, node.claimed) if fence is not None]
    if rules.claim_raises_fence and len(set(fences)) < len(fences):
        return "two nodes have one fence"
    return ""


def explore(rules: Rules, limits: Limits) -> int:
    """Visit every state; return their number. Raises `Broken` with the way to a state that is wrong, or to
    one from which the commands can never all be acknowledged."""
    came: dict[World, tuple[World, str] | None] = {World(): None}
    before: dict[World, list[World]] = {}
    waiting = [World()]
    while waiting:
        found: list[World] = []
        for world in waiting:
            for name, after in steps(world, rules, limits):
                before.setdefault(after, []).append(world)
                if after in came:
                    continue
                came[after] = world, name
                wrong = check(after, rules) or _shrunk(world, after)
                if wrong:
                    raise Broken(f"{wrong}: {_way(came, after)}")
                found.append(after)
        waiting = found
    everything = set(limits.commands)
    good = [world for world in came if world.acknowledged >= everything]
    reaching = set(good)
    while good:
        earlier = {one for world in good for one in before.get(world, ())}
        good = [one for one in earlier if one not in reaching]
        reaching.update(good)
    stuck = [world for world in came if world not in reaching and world.fence < limits.fence]
    if stuck:
        raise Broken(f"it does not go on: {_way(came, stuck[0])}")
    return len(came)


def _shrunk(world: World, after: World) -> str:
    return "" if after.log[: len(world.log)] == world.log else "the log was changed"


def _way(came: dict[World, tuple[World, str] | None], world: World) -> str:
    names: list[str] = []
    link = came[world]
    while link is not None:
        names.append(link[1])
        link = came[link[0]]
    return ", ".join(reversed(names))
