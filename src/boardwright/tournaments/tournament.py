"""A tournament: its entrants, rounds, matches and games, built from its log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations
from typing import Final, assert_never

from ..core.refusal import Refusal
from .log import Entered, Matched, Played, RoundBegan, RoundEnded, TournamentLogEntry, Withdrew

SWISS: Final = "swiss"
ROUND_ROBIN: Final = "round-robin"
KNOCK_OUT: Final = "knock-out"
ARENA: Final = "arena"
LADDER: Final = "ladder"

MOST_PERMUTED: Final = 5
"""At tables with more seats only rotations are compared when seats are given out."""


@dataclass(frozen=True, slots=True)
class TournamentTerms:
    """What is agreed before a tournament: its game and how it is paired."""

    game: str
    seats: int
    """People at a table; one: everybody plays alone."""
    pairing: str = SWISS
    rounds: int = 0
    """Rounds at most; 0: as many as everybody needs to meet everybody, or to find one winner."""
    deals: int = 1
    """Deals in a round; in an arena and on a ladder, the deals of the whole tournament."""
    late: int = 0
    """Rounds that may have begun before somebody enters."""
    partners: bool = False
    """Entrants are two partners. They sit at two tables, so that each deal is played from both seats."""

    def check(self) -> None:
        """Raise `Refusal` if these terms do not fit together."""
        if min(self.seats, self.deals) < 1 or min(self.rounds, self.late) < 0:
            raise Refusal("tournament-terms", "deals")
        if self.pairing == SWISS and not self.rounds:
            raise Refusal("tournament-terms", "rounds")
        pairs = self.pairing in (ROUND_ROBIN, KNOCK_OUT) or self.partners
        if self.pairing not in (SWISS, ROUND_ROBIN, KNOCK_OUT, ARENA, LADDER):
            raise Refusal("tournament-terms", "pairing")
        if (pairs and self.seats != 2) or (self.pairing == LADDER) != (self.seats == 1):
            raise Refusal("tournament-terms", "seats")
        if self.pairing in (ROUND_ROBIN, KNOCK_OUT) and self.late:
            raise Refusal("tournament-terms", "late")

    @property
    def open(self) -> bool:
        """Whether people are matched at any time, in one long round."""
        return self.pairing in (ARENA, LADDER)


class Entrant:
    """A person, or two partners, in a tournament."""

    __slots__ = ("id", "members", "name", "rating", "since", "withdrawn")

    def __init__(self, id: int, entered: Entered, since: int) -> None:
        self.id: Final = id
        self.name: Final = entered.name
        self.members: Final = entered.members
        self.rating: Final = entered.rating
        self.since: Final = since
        """The first round that the entrant may play, counted from 0."""
        self.withdrawn = False


class Result:
    """How a game ended, by seat."""

    __slots__ = ("absent", "points", "ranks")

    def __init__(self, played: Played) -> None:
        self.points: Final = played.points
        self.ranks: Final = played.ranks
        self.absent: Final = frozenset(played.absent)

    @property
    def regular(self) -> bool:
        """Whether all played to the end: only then its points are compared with others."""
        return not self.absent

    def share(self, seat: int) -> float:
        """The share of the others at the table that this seat beat; a tie is half. Needs two seats."""
        if seat in self.absent:
            return 0.0
        beaten = 0.0
        for other, rank in enumerate(self.ranks):
            if other != seat:
                if other in self.absent or rank > self.ranks[seat]:
                    beaten += 1
                elif rank == self.ranks[seat]:
                    beaten += 0.5
        return beaten / (len(self.ranks) - 1)


class TournamentGame:
    """One table of a match: a deal, and who sits where."""

    __slots__ = ("deal", "result", "seating")

    def __init__(self, deal: int, seating: tuple[tuple[int, int], ...]) -> None:
        self.deal: Final = deal
        self.seating: Final = seating
        """By seat: the entrant and which of its members."""
        self.result: Result | None = None


class TournamentMatch:
    """Entrants who meet in a round, and their games."""

    __slots__ = ("entrants", "games")

    def __init__(self, entrants: tuple[int, ...], games: list[TournamentGame]) -> None:
        self.entrants: Final = entrants
        self.games: Final = games

    @property
    def over(self) -> bool:
        return all(game.result is not None for game in self.games)


class Round:
    """A round: its matches, who had a bye, and whether it has ended."""

    __slots__ = ("byes", "ended", "matches")

    def __init__(self, byes: tuple[int, ...]) -> None:
        self.matches: Final[list[TournamentMatch]] = []
        self.byes: Final = byes
        self.ended = False

    @property
    def over(self) -> bool:
        """Whether all games have been played."""
        return all(match.over for match in self.matches)


class Tournament:
    """One tournament, built from its log. `apply` is the only code that changes it."""

    def __init__(self, terms: TournamentTerms, log: Iterable[TournamentLogEntry] = ()) -> None:
        terms.check()
        self.terms: Final = terms
        self.entrants: Final[list[Entrant]] = []
        self.rounds: Final[list[Round]] = []
        self.ended = False
        self._sat: Final[list[list[int]]] = []
        """By entrant: how often in each seat."""
        for entry in log:
            self.apply(entry)

    # Questions

    @property
    def running(self) -> Round | None:
        """The round that is being played."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].ended else None

    def active(self) -> list[Entrant]:
        """Those who play on."""
        return [entrant for entrant in self.entrants if not entrant.withdrawn]

    def entrant_of(self, person: str) -> Entrant | None:
        """The entrant that a person is, or is a partner of."""
        return next((entrant for entrant in self.entrants if person in entrant.members), None)

    def played_deals(self, entrant: int) -> set[int]:
        """The deals of an open tournament that an entrant has played or is playing."""
        matches = (match for round in self.rounds for match in round.matches if entrant in match.entrants)
        return {game.deal for match in matches for game in match.games}

    def is_open(self, round: int) -> bool:
        """Whether the deals of a round may be looked at: nobody can gain from them any more."""
        return round < len(self.rounds) and self.rounds[round].ended

    # Changes

    def apply(self, entry: TournamentLogEntry) -> None:
        """Carry out an entry. Raises `Refusal` if it does not fit; nothing was changed then."""
        if self.ended:
            raise Refusal("tournament-over")
        match entry:
            case Entered():
                self._enter(entry)
            case Withdrew(entrant):
                self._known(entrant).withdrawn = True
            case RoundBegan(matches, byes):
                self._begin(matches, byes)
            case Matched(entrants):
                self._match(entrants)
            case Played():
                self._play(entry)
            case RoundEnded(last):
                self._end(last)
            case _:
                assert_never(entry)

    def _known(self, entrant: int) -> Entrant:
        if not 0 <= entrant < len(self.entrants):
            raise Refusal("tournament-nobody")
        return self.entrants[entrant]

    def _enter(self, entry: Entered) -> None:
        if len(set(entry.members)) != (2 if self.terms.partners else 1):
            raise Refusal("tournament-members")
        if any(self.entrant_of(person) for person in entry.members):
            raise Refusal("tournament-entered")
        if not self.terms.open and len(self.rounds) > self.terms.late:
            raise Refusal("tournament-late")
        since = 0 if self.terms.open else len(self.rounds)
        self.entrants.append(Entrant(len(self.entrants), entry, since))
        self._sat.append([0] * self.terms.seats)

    def _begin(self, matches: tuple[tuple[int, ...], ...], byes: tuple[int, ...]) -> None:
        if self.running is not None:
            raise Refusal("tournament-round-running")
        if self.rounds and len(self.rounds) == (1 if self.terms.open else self.terms.rounds):
            raise Refusal("tournament-rounds-played")
        self._check_free([*byes, *(entrant for match in matches for entrant in match)])
        for match in matches:
            self._check_size(match)
        self.rounds.append(Round(byes))
        for match in matches:
            self._seat(match, range(self.terms.deals))

    def _match(self, entrants: tuple[int, ...]) -> None:
        if not self.terms.open or self.running is None:
            raise Refusal("tournament-no-round")
        self._check_size(entrants)
        self._check_free(entrants)
        seen = set[int]().union(*(self.played_deals(entrant) for entrant in entrants))
        deal = next((deal for deal in range(self.terms.deals) if deal not in seen), None)
        if deal is None:
            raise Refusal("tournament-deals-played")
        self._seat(entrants, [deal])

    def _check_size(self, match: tuple[int, ...]) -> None:
        if len(match) != self.terms.seats:
            raise Refusal("tournament-match")

    def _check_free(self, entrants: Iterable[int]) -> None:
        """Refuse those who are unknown, have withdrawn, sit elsewhere, or are named twice."""
        busy = set[int]()
        if self.running is not None:
            busy = {id for match in self.running.matches if not match.over for id in match.entrants}
        for entrant in entrants:
            if self._known(entrant).withdrawn or entrant in busy:
                raise Refusal("tournament-busy")
            busy.add(entrant)

    def _seat(self, match: tuple[int, ...], deals: Iterable[int]) -> None:
        """Give out seats, so that everybody sits in each equally often, and rotate them with the deals."""
        games = []
        for deal in deals:
            if self.terms.partners:
                first, second = match
                games.append(TournamentGame(deal, ((first, 0), (second, 0))))
                games.append(TournamentGame(deal, ((second, 1), (first, 1))))
                continue
            seating = min(_orders(match), key=self._imbalance)
            for seat, entrant in enumerate(seating):
                self._sat[entrant][seat] += 1
            games.append(TournamentGame(deal, tuple((entrant, 0) for entrant in seating)))
        self.rounds[-1].matches.append(TournamentMatch(match, games))

    def _imbalance(self, order: tuple[int, ...]) -> int:
        """How often these entrants have already sat where this order puts them; often counts more."""
        return sum(self._sat[entrant][seat] ** 2 for seat, entrant in enumerate(order))

    def _play(self, entry: Played) -> None:
        if self.running is None:
            raise Refusal("tournament-no-round")
        try:
            game = self.running.matches[entry.match].games[entry.game]
        except IndexError:
            raise Refusal("tournament-no-game") from None
        if game.result is not None or min(entry.match, entry.game) < 0:
            raise Refusal("tournament-no-game")
        seats = len(game.seating)
        if (
            len(entry.points) != seats
            or len(entry.ranks) != seats
            or not set(entry.absent) <= set(range(seats))
        ):
            raise Refusal("tournament-no-game")
        game.result = Result(entry)

    def _end(self, last: bool) -> None:
        if self.running is None:
            raise Refusal("tournament-no-round")
        if not self.running.over:
            raise Refusal("tournament-round-running")
        self.running.ended = True
        self.ended = last


def _orders(match: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
    """Orders in which entrants can sit: all at small tables, the rotations at large ones."""
    if len(match) <= MOST_PERMUTED:
        return permutations(match)
    return (match[turn:] + match[:turn] for turn in range(len(match)))
