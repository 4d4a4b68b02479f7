"""Who meets whom in the next round. The same tournament always gives the same pairing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, product
from typing import Final

from ..core.refusal import Refusal
from .log import Matched, RoundBegan
from .standings import standings, winner
from .tournament import ARENA, KNOCK_OUT, LADDER, ROUND_ROBIN, SWISS, Tournament

REMATCH_COST: Final = 1_000_000
"""What it costs to pair two who have met: more than any distance in the standings."""
SCORE_GAP_COST: Final = 1_000
"""What it costs to pair two whose scores differ by one round."""
SECOND_BYE_COST: Final = 100_000_000
"""What a bye costs for an entrant who has had one."""


def pair_round(tournament: Tournament) -> RoundBegan:
    """The pairing of the next round. Raises `Refusal` if there is none."""
    if tournament.running is not None:
        raise Refusal("tournament-round-running")
    if len(tournament.active()) < max(2, tournament.terms.seats) and not tournament.terms.open:
        raise Refusal("tournament-too-few")
    return PAIRINGS[tournament.terms.pairing](tournament)


def _ranking(tournament: Tournament) -> list[int]:
    """Those who play on, the best first: by standing, and before the first round by rating."""
    places = {row.entrant: row.place for row in standings(tournament)}
    active = tournament.active()
    return [e.id for e in sorted(active, key=lambda e: (places[e.id], -e.rating, e.id))]


def _meetings(tournament: Tournament) -> Counter[tuple[int, int]]:
    """How often two entrants have met."""
    return Counter(
        pair
        for round in tournament.rounds
        for match in round.matches
        for pair in combinations(sorted(match.entrants), 2)
    )


# Swiss


def _swiss(tournament: Tournament) -> RoundBegan:
    """Pair entrants with equal scores, no two of them twice if possible, and give byes in turn."""
    ranking = _ranking(tournament)
    return _swiss_pairs(tournament, ranking) if tournament.terms.seats == 2 else _groups(tournament, ranking)


def _swiss_pairs(tournament: Tournament, ranking: list[int]) -> RoundBegan:
    """Pair by the matching of least cost over all pairs (the blossom algorithm of networkx)."""
    from networkx import Graph, max_weight_matching

    scores = {row.entrant: row.score for row in standings(tournament)}
    met = _meetings(tournament)
    place = {entrant: index for index, entrant in enumerate(ranking)}
    byes = Counter(entrant for round in tournament.rounds for entrant in round.byes)
    group = Counter(scores[entrant] for entrant in ranking)

    def cost(one: int, other: int) -> int:
        apart = round(SCORE_GAP_COST * (scores[one] - scores[other]) ** 2)
        # Within a group of equals the upper half meets the lower half, the first the first.
        half = group[scores[one]] // 2
        return (
            met[min(one, other), max(one, other)] * REMATCH_COST
            + apart
            + abs(abs(place[one] - place[other]) - half)
        )

    graph = Graph()
    graph.add_weighted_edges_from((one, other, -cost(one, other)) for one, other in combinations(ranking, 2))
    if len(ranking) % 2:
        nobody = -1
        for entrant in ranking:  # the lowest who has had none
            lost = (
                byes[entrant] * SECOND_BYE_COST
                + round(SCORE_GAP_COST * scores[entrant] ** 2 * len(ranking))
                - place[entrant]
            )
            graph.add_edge(nobody, entrant, weight=-lost)
    pairs = [sorted(pair, key=lambda e: place.get(e, -1)) for pair in max_weight_matching(graph, True)]
    return RoundBegan(
        tuple((a, b) for a, b in sorted(pairs, key=lambda pair: place.get(pair[0], -1)) if a >= 0),
        tuple(b for a, b in pairs if a < 0),
    )


def _groups(tournament: Tournament, ranking: list[int]) -> RoundBegan:
    """Cut the ranking into tables, and exchange people between them as long as that makes fewer meet again.

    No library pairs groups of three and more; finding the best groups is a hard problem, and exchanging
    comes close enough.
    """
    size = tournament.terms.seats
    scores = {row.entrant: row.score for row in standings(tournament)}
    met = _meetings(tournament)
    byes = Counter(entrant for round in tournament.rounds for entrant in round.byes)
    lowest = sorted(ranking, key=lambda entrant: (byes[entrant], -ranking.index(entrant)))
    resting = set(lowest[: len(ranking) % size])
    playing = [entrant for entrant in ranking if entrant not in resting]
    tables = [playing[start : start + size] for start in range(0, len(playing), size)]

    def cost(table: Sequence[int]) -> float:
        return sum(
            met[min(pair), max(pair)] ** 2 * SCORE_GAP_COST + (scores[pair[0]] - scores[pair[1]]) ** 2
            for pair in combinations(table, 2)
        )

    while _exchange(tables, cost):
        pass
    return RoundBegan(tuple(tuple(table) for table in tables), tuple(sorted(resting)))


def _exchange(tables: list[list[int]], cost: Callable[[Sequence[int]], float]) -> bool:
    """Exchange people between tables wherever that makes them better; return whether it did anywhere."""
    better = False
    for first, second in combinations(tables, 2):
        before = cost(first) + cost(second)
        for i, j in product(range(len(first)), range(len(second))):
            first[i], second[j] = second[j], first[i]
            after = cost(first) + cost(second)
            if after < before - 1e-9:
                before, better = after, True
            else:
                first[i], second[j] = second[j], first[i]
    return better


# Round robin


def _round_robin(tournament: Tournament) -> RoundBegan:
    """Everybody meets everybody: one stays, the others go round (the circle method)."""
    ids: list[int] = [entrant.id for entrant in tournament.entrants]
    if len(ids) % 2:
        ids.append(-1)
    turn = len(tournament.rounds)
    if turn == len(ids) - 1:
        raise Refusal("tournament-rounds-played")
    circle = ids[1:]
    circle = circle[turn:] + circle[:turn]
    around = [ids[0], *circle]
    half = len(ids) // 2
    pairs = list(zip(around[:half], reversed(around[half:]), strict=True))
    gone = {entrant.id for entrant in tournament.entrants if entrant.withdrawn} | {-1}
    return RoundBegan(
        tuple(pair for pair in pairs if not gone & set(pair)),
        tuple(entrant for pair in pairs if gone & set(pair) for entrant in pair if entrant not in gone),
    )


# Knock-out


def _knock_out(tournament: Tournament) -> RoundBegan:
    """Winners meet, along a bracket that keeps the best by rating apart as long as possible."""
    alive = _bracket(tournament)
    if sum(entrant is not None for entrant in alive) < 2:
        raise Refusal("tournament-rounds-played")
    pairs = list(zip(alive[::2], alive[1::2], strict=True))
    return RoundBegan(
        tuple((one, other) for one, other in pairs if one is not None and other is not None),
        tuple(
            e for one, other in pairs if one is None or other is None for e in (one, other) if e is not None
        ),
    )


def _bracket(tournament: Tournament) -> list[int | None]:
    """Those still in, in the order of the bracket; None where nobody is."""
    ranked = sorted(tournament.entrants, key=lambda entrant: (-entrant.rating, entrant.id))
    order = [0]
    while len(order) < len(ranked):
        order = [place for low in order for place in (low, 2 * len(order) - 1 - low)]
    alive: list[int | None] = [ranked[place].id if place < len(ranked) else None for place in order]
    for round in tournament.rounds:
        left = {winner(tournament, round, match) for match in round.matches} | set(round.byes)
        pairs = zip(alive[::2], alive[1::2], strict=True)
        alive = [next((entrant for entrant in pair if entrant in left), None) for pair in pairs]
    return [None if e is None or tournament.entrants[e].withdrawn else e for e in alive]


# Open


def _open(tournament: Tournament) -> RoundBegan:
    """One long round. Those who want to play are matched in it (`next_match`)."""
    if tournament.rounds:
        raise Refusal("tournament-rounds-played")
    return RoundBegan(())


def next_match(tournament: Tournament, waiting: Sequence[int]) -> Matched | None:
    """Who of those who wait plays next in an open tournament; the first has waited longest.

    Two who have just met do not meet again while others wait, and those with similar scores come first.
    Nobody gets a deal twice.
    """
    size = tournament.terms.seats
    free = [e for e in waiting if len(tournament.played_deals(e)) < tournament.terms.deals]
    if len(free) < size:
        return None
    first, *others = free
    scores = {row.entrant: row.score for row in standings(tournament, live=True)}
    met = _meetings(tournament)
    matches = [match for round in tournament.rounds for match in round.matches]
    last = next((match.entrants for match in reversed(matches) if first in match.entrants), ())
    others.sort(key=lambda e: (e in last, met[min(first, e), max(first, e)], abs(scores[first] - scores[e])))
    for chosen in combinations(others, size - 1):
        seen = set[int]().union(*(tournament.played_deals(e) for e in (first, *chosen)))
        if len(seen) < tournament.terms.deals:
            return Matched((first, *chosen))
    return None


PAIRINGS: Final[dict[str, Callable[[Tournament], RoundBegan]]] = {
    SWISS: _swiss,
    ROUND_ROBIN: _round_robin,
    KNOCK_OUT: _knock_out,
    ARENA: _open,
    LADDER: _open,
}
