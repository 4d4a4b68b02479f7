"""Placements: where workers may be placed, and what happens there."""

from __future__ import annotations

from ..pieces.card import COLOUR_GUARD
from ..pieces.city import WORKER_BITS, WORKER_FIELD, City, CityCard
from ..pieces.game_data import GameData
from .moves import CARD_SPOT, STRAY, card_spot, spot_card, spot_owner


def same_location(g: GameData, one: int, other: int) -> bool:
    """Return whether two spots are on the same location."""
    if one < STRAY and other < STRAY:
        return g.setup.places[one].location == g.setup.places[other].location
    return one == other


def worker_capacity(city_card: CityCard, city: City) -> int:
    """Return how many workers a card holds: one, or two with the critter that unlocks the second (E-50)."""
    return 2 if city_card.card.second & city.mask else 1


def worker_count(workers: int) -> int:
    """Return the number of workers of all players."""
    n = 0
    while workers:
        n += workers & WORKER_FIELD
        workers >>= WORKER_BITS
    return n


def workers_of(workers: int, seat: int) -> int:
    """Return the number of workers of a seat."""
    return workers >> WORKER_BITS * seat & WORKER_FIELD


def lost_workers(g: GameData, seat: int) -> int:
    """Return the number of workers out of the game, without those on permanent spots."""
    lost = g.players[seat].lost_workers
    if lost:
        for player in g.players:
            for city_card in player.city.cards:
                if city_card.workers and city_card.card.spot.permanent:
                    lost -= workers_of(city_card.workers, seat)
    return lost


def list_placements(g: GameData, seat: int, out: list[int], shift: int) -> None:
    """Add every spot that is open to this seat, shifted to its position in a move."""
    workers = g.workers
    places = g.setup.places
    masks = g.setup.masks
    free = g.setup.unlimited
    single = g.setup.single
    for index in g.setup.unconditional:
        if not workers[index] or free[index] or (not single[index] and _place_has_room(g, seat, index)):
            out.append(index << shift)  # noqa: PERF401 (quicker than a list of its own)
    city = g.players[seat].city
    absent = ~city.mask
    colours = city.colours | COLOUR_GUARD
    for index in g.setup.conditional[g.players[seat].season]:
        place = places[index]
        if masks[index] & absent or g.closed >> index & 1:
            continue
        if place.colours and (colours - place.colours) & COLOUR_GUARD != COLOUR_GUARD:
            continue
        if workers[index] and not _place_has_room(g, seat, index):
            continue
        if place.many_claims and has_claimed(g, seat, index):
            continue
        if place.visit.has_precondition and not place.visit.possible(g, seat):
            continue
        if g.conditions.restricts and g.rules.why_refused(g, seat, index, "") is not None:
            continue
        out.append(index << shift)
    if city.spots:
        _list_cards(g, seat, seat, city.spots, out, shift)
    if g.rules.has_open_cards:
        for owner, player in enumerate(g.players):
            if player.city.open_spots and owner != seat:
                _list_cards(g, seat, owner, player.city.open_spots, out, shift)


def has_claimed(g: GameData, seat: int, index: int) -> bool:
    """Return whether a player has claimed a place, or a tile of it."""
    for claim in g.players[seat].claims:  # noqa: SIM110 (a generator would cost more than the test)
        if claim.place == index:
            return True
    return False


def claimable(g: GameData, seat: int, tag: int) -> list[int]:
    """Return the places of a kind that a player may still claim and whose requirements the city meets."""
    city = g.players[seat].city
    return [
        index
        for index in unclaimed(g, seat, tag)
        if not g.setup.masks[index] & ~city.mask and g.setup.places[index].accepts_colours(city.colours)
    ]


def unclaimed(g: GameData, seat: int, tag: int) -> list[int]:
    """Return the places of a kind that a player may still claim, whatever they require."""
    return [
        index
        for index, place in enumerate(g.setup.places)
        if place.tags & tag and not g.closed >> index & 1 and not has_claimed(g, seat, index)
    ]


def tiles_left(g: GameData, index: int) -> list[int]:
    """Return the points of the remaining tiles of a place, the next one first."""
    left = list(g.setup.places[index].tiles)
    for player in g.players:
        for claim in player.claims:
            if claim.place == index:
                left.remove(claim.points)
    return left


def _list_cards(
    g: GameData, seat: int, owner: int, spots: tuple[int, ...], out: list[int], shift: int
) -> None:
    """Add the cards of a city that are open to a worker of this seat; the first of equal ones."""
    found = [at for at in spots if _card_has_room(g, seat, owner, at)]
    if len(found) > 1:
        found = g.players[owner].city.distinct(found)
    out += [card_spot(owner, at) << shift for at in found]


def _place_has_room(g: GameData, seat: int, index: int) -> bool:
    """Return whether one more worker of a seat fits on a place that is not empty."""
    place = g.setup.places[index]
    if place.spots == 1:
        return False
    workers = g.workers[index]
    if place.spots_of_one and workers_of(workers, seat) >= place.spots_of_one:
        return False
    return place.spots == 0 or worker_count(workers) < place.spots


def _card_has_room(g: GameData, seat: int, owner: int, at: int) -> bool:
    city = g.players[owner].city
    city_card = city.cards[at]
    if city_card.workers and worker_count(city_card.workers) >= worker_capacity(city_card, city):
        return False
    script = city_card.card.visit
    return script is not None and (not script.has_precondition or script.possible(g, seat))


def spot_code(g: GameData, spot: int) -> str:
    """Return the code of a spot: the id of a place, or a card of a city."""
    if spot == STRAY:
        return "stray"
    if spot < CARD_SPOT:
        return g.setup.places[spot].id
    return city_card_code(g, spot_owner(spot), spot_card(spot))


def city_card_code(g: GameData, owner: int, at: int) -> str:
    """Return the code of a card in a city: owner, card, and its number if it is not the first copy."""
    city = g.players[owner].city
    n = city.copy_number(at)
    return f"{owner}.{city.cards[at].card.id}" + (f".{n}" if n > 1 else "")


def place_worker(g: GameData, seat: int, spot: int) -> None:
    """Put a worker on a spot and carry out its script. The worker was already taken from its old spot."""
    one = 1 << WORKER_BITS * seat
    if spot < CARD_SPOT:
        place = g.setup.places[spot]
        g.workers[spot] += one
        if g.events is not None:
            g.emit("visit", seat, {"place": place.id})
        g.rules.visit(g, seat, spot)
        return
    owner = spot_owner(spot)
    host = g.players[owner]
    city_card = host.city.cards[spot_card(spot)]
    host.city = host.city.replace_card(spot_card(spot), city_card.with_workers(city_card.workers + one))
    if city_card.card.spot.permanent:
        g.players[seat].lost_workers += 1
    if g.events is not None:
        key = "log-visit-card-own" if owner == seat else "log-visit-card"
        g.emit("visit-card", seat, {"card": city_card.card.id, "owner": owner}, key=key)
    if owner != seat:
        g.mark += 1
        host.points += 1  # the owner of an open card receives a point for the visit (E-49)
        if g.events is not None:
            g.emit("points", owner, {"n": 1, "by": city_card.card.id})
    script = city_card.card.visit
    if script is not None:
        g.push(script, seat, owner, city_card.uid)


def deployed_spots(g: GameData, seat: int) -> list[int]:
    """Return the spots where a seat has a worker that can return, each once; the first of equal cards."""
    found = [index for index, workers in enumerate(g.workers) if workers_of(workers, seat)]
    if g.players[seat].stray_workers:
        found.append(STRAY)
    for owner, player in enumerate(g.players):
        places = [
            at
            for at in player.city.spots
            if not player.city.cards[at].card.spot.permanent
            and workers_of(player.city.cards[at].workers, seat)
        ]
        found += [card_spot(owner, at) for at in player.city.distinct(places)]
    return found


def lift_worker(g: GameData, seat: int, spot: int) -> None:
    """Take a worker off a spot."""
    one = 1 << WORKER_BITS * seat
    if spot == STRAY:
        g.players[seat].stray_workers -= 1
    elif spot < CARD_SPOT:
        g.workers[spot] -= one
    else:
        owner = spot_owner(spot)
        host = g.players[owner]
        city_card = host.city.cards[spot_card(spot)]
        host.city = host.city.replace_card(spot_card(spot), city_card.with_workers(city_card.workers - one))
        g.mark += owner != seat


def recall_workers(g: GameData, seat: int) -> None:
    """Take back every worker that can return, wherever it is (E-121)."""
    own = WORKER_FIELD << WORKER_BITS * seat
    for index, workers in enumerate(g.workers):
        g.workers[index] = workers & ~own
    for owner, player in enumerate(g.players):
        for at in player.city.spots:
            city_card = player.city.cards[at]
            if city_card.workers & own and not city_card.card.spot.permanent:
                g.mark += owner != seat
                player.city = player.city.replace_card(at, city_card.with_workers(city_card.workers & ~own))
    g.players[seat].stray_workers = 0
