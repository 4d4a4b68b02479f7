"""Who is ahead in a tournament, and why: rounds won, then points against the field, then opponents met."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from .tournament import Round, Tournament, TournamentGame, TournamentMatch

BYE: Final = 1.0
"""What a bye counts where two meet: a win, as in chess. At larger tables it counts as the entrant's mean."""
EVEN: Final = 0.5


@dataclass(frozen=True, slots=True)
class TournamentStanding:
    """An entrant in the standings. Entrants with equal figures share a place."""

    place: int
    entrant: int
    score: float
    """Rounds won. A round counts one, shared between its deals; second of three at a table gets half. Alone,
    a deal counts the share of the field that did worse."""
    field: float
    """The share of those in the same seat of the same deals who did worse, from 0 to 1."""
    opponents: float
    """The sum of what all opponents met have scored (Buchholz)."""
    played: int
    """Rounds that count."""

    @property
    def figures(self) -> tuple[float, float, float]:
        return round(self.score, 6), round(self.field, 6), round(self.opponents, 6)


def field_shares(round: Round) -> dict[tuple[int, int], list[float]]:
    """How the members of entrants did against the field, game by game: those in the same seat of one deal.

    Games that were not played to their end by all are left out, and a seat that only one has played.
    """
    seats: dict[tuple[int, int], list[tuple[int, tuple[int, int]]]] = {}
    for match in round.matches:
        for game in match.games:
            if game.result is not None and game.result.regular:
                for seat, member in enumerate(game.seating):
                    seats.setdefault((game.deal, seat), []).append((game.result.points[seat], member))
    shares: dict[tuple[int, int], list[float]] = {}
    for field in seats.values():
        if len(field) == 1:
            continue
        for points, member in field:
            below = sum(other < points for other, _ in field)
            equal = sum(other == points for other, _ in field) - 1
            shares.setdefault(member, []).append((below + equal / 2) / (len(field) - 1))
    return shares


def match_score(match: TournamentMatch, entrant: int, partners: bool) -> float:
    """What a match counts for an entrant, from 0 to 1."""
    if not partners:
        own = [
            (game, seat) for game in match.games for seat, (id, _) in enumerate(game.seating) if id == entrant
        ]
        return sum(game.result.share(seat) for game, seat in own if game.result) / len(own)
    deals = sorted({game.deal for game in match.games})
    return sum(
        _duplicate_score([game for game in match.games if game.deal == deal], entrant) for deal in deals
    ) / len(deals)


def _duplicate_score(games: list[TournamentGame], entrant: int) -> float:
    """What a deal counts that partners played from both seats: their points together decide."""
    margin = 0
    absent = [0, 0]
    for game in games:
        if game.result is None:
            continue
        for seat, (id, _) in enumerate(game.seating):
            mine = id == entrant
            margin += game.result.points[seat] if mine else -game.result.points[seat]
            absent[mine] += seat in game.result.absent
    if absent[0] != absent[1]:
        return float(absent[0] > absent[1])
    return EVEN if margin == 0 else float(margin > 0)


def winner(tournament: Tournament, round: Round, match: TournamentMatch) -> int:
    """Who wins a match that cannot be a draw: by score, then against the field, then by rating before."""
    fields = field_shares(round)

    def figures(entrant: int) -> tuple[float, float, float, int]:
        shares = [share for (id, _), got in fields.items() if id == entrant for share in got]
        field = sum(shares) / len(shares) if shares else EVEN
        score = match_score(match, entrant, tournament.terms.partners)
        return score, field, tournament.entrants[entrant].rating, -entrant

    return max(match.entrants, key=figures)


def standings(tournament: Tournament, live: bool = False) -> list[TournamentStanding]:
    """The standings after the rounds that have ended.

    A round that is being played does not count yet, so that nobody learns how others did with a deal. With
    `live`, for an open arena, the matches that have ended count, without their points. Alone, what counts is
    the field.
    """
    tally = _Tally(tournament)
    for round in tournament.rounds:
        if round.ended or (live and tournament.terms.seats > 1):
            tally.add(round)
    rows = sorted(tally.rows(), key=lambda row: (*(-figure for figure in row.figures), row.entrant))
    for index, row in enumerate(rows):
        shared = index > 0 and rows[index - 1].figures == row.figures
        rows[index] = replace(row, place=rows[index - 1].place if shared else index + 1)
    return rows


class _Tally:
    """What each entrant has collected."""

    def __init__(self, tournament: Tournament) -> None:
        self.terms: Final = tournament.terms
        count = len(tournament.entrants)
        self.scores: Final = [0.0] * count
        self.rounds: Final = [0] * count
        self.byes: Final = [0] * count
        self.fields: Final[list[list[float]]] = [[] for _ in range(count)]
        self.met: Final[list[list[int]]] = [[] for _ in range(count)]

    def add(self, round: Round) -> None:
        for match in round.matches:
            if match.over:
                self._add_match(match)
        for entrant in round.byes:
            self.byes[entrant] += round.ended
        if round.ended:
            for (entrant, _), shares in field_shares(round).items():
                self.fields[entrant] += shares

    def _add_match(self, match: TournamentMatch) -> None:
        for entrant in match.entrants:
            self.rounds[entrant] += 1
            if self.terms.seats > 1:
                self.scores[entrant] += match_score(match, entrant, self.terms.partners)
                self.met[entrant] += [other for other in match.entrants if other != entrant]

    def score(self, entrant: int) -> float:
        if self.terms.seats == 1:
            return sum(self.fields[entrant])
        mean = self.scores[entrant] / self.rounds[entrant] if self.rounds[entrant] else EVEN
        return self.scores[entrant] + self.byes[entrant] * (BYE if self.terms.seats == 2 else mean)

    def rows(self) -> list[TournamentStanding]:
        scores = [self.score(entrant) for entrant in range(len(self.scores))]
        return [
            TournamentStanding(
                place=0,
                entrant=entrant,
                score=score,
                field=sum(fields) / len(fields) if fields else EVEN,
                opponents=sum(scores[other] for other in self.met[entrant]),
                played=self.rounds[entrant] + self.byes[entrant],
            )
            for entrant, (score, fields) in enumerate(zip(scores, self.fields, strict=True))
        ]
