"""Reading positions: a game from a full or partial description.

`docs/positions.md` describes the fields. Fields that are not given are empty, or dealt from the seed. Cards
are never invented: each named card is taken from the deck, and a field that names a missing card is refused.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from boardwright.core.plain_data import Field
from boardwright.core.position import read_rng

from ..effects import GiveUpResources, Reveal, TuckFromCity, TuckFromHand
from ..machine import advance, refresh_options
from ..options.moves import CARD_SPOT, card_spot, spot_card, spot_owner
from ..options.placements import city_card_code, has_claimed, tiles_left, worker_count, workers_of
from ..pieces.city import WORKER_BITS, CityCard
from ..pieces.deck import refill_row
from ..pieces.game_data import KNOWN_BITS, PUBLIC, SPECTATOR, GameData
from ..pieces.goods import MOST, amount, unit
from ..pieces.place import Claim, Place
from ..rules import Rules
from ..script import Frame
from .frames import FRAME_FIELDS

FIELDS: Final = (
    "game", "version", "seed", "rng", "options", "seats", "rivals", "turn", "discard", "next", "rolls",
    "played", "agenda", "deck", "out",
)  # fmt: skip
PLAYER_FIELDS: Final = (
    "hand", "goods", "points", "city", "season", "workers", "deployed", "stray", "lost", "passed",
)  # fmt: skip
FORMER_PLAYER_FIELDS: Final = ("claims", "strays", "gone")
"""Former names in views. They are read as well, so that what a view says can be written down."""
BUILT_FIELDS: Final = ("card", "occupied", "points", "goods", "under")
MOST_POINTS: Final = 999


class Reader:
    """Reads one position into empty game data, and takes every named card out of the deck."""

    def __init__(self, g: GameData) -> None:
        self.g: Final = g
        self.cards: Final = g.rules.cards
        self.scripts: Final = g.rules.scripts(g.setup.places)

    # Cards

    def kind(self, field: Field) -> int:
        return self.cards.index[field.one_of(self.cards.ids)]

    def take(self, field: Field) -> int:
        """Take a card out of the deck by its id."""
        kind = self.kind(field)
        if kind not in self.g.deck:
            raise field.refuse("card-copies", card=self.cards.ids[kind], copies=self.cards.cards[kind].copies)
        self.g.deck.remove(kind)
        return kind

    def take_all(self, field: Field) -> tuple[int, ...]:
        return tuple([self.take(item) for item in field.items()])

    def known_card(self, field: Field, usual: int) -> int:
        """Read a card with the seats that have seen it: an id, or an object."""
        if isinstance(field.value, str):
            return self.take(field) << KNOWN_BITS | usual
        given = field.entries(("card", "known"))
        if "card" not in given:
            raise field.refuse("field-missing", field="card")
        kind = self.take(given["card"])
        if "known" not in given:
            return kind << KNOWN_BITS | usual
        if given["known"].value == "all":
            return kind << KNOWN_BITS | PUBLIC
        known = 0
        for item in given["known"].items(0, SPECTATOR):
            known |= 1 << item.whole(0, self.g.seats - 1)
        return kind << KNOWN_BITS | known

    def row_card(self, position: int, field: Field) -> None:
        """Read a face-up card: an id, or an object with the number of cards of its kind."""
        g = self.g
        given = {"card": field} if isinstance(field.value, str) else field.entries(("card", "copies"))
        if "card" not in given:
            raise field.refuse("field-missing", field="card")
        kind = self.take(given["card"])
        if g.rules.row_stacks and kind in g.row:
            raise field.refuse("row-twice", card=self.cards.ids[kind])
        g.row[position] = kind
        if "copies" in given:
            most = self.cards.cards[kind].copies if g.rules.row_stacks else 1
            under = given["copies"].whole(1, most) - 1
            for _ in range(under):
                self.take(given["card"])
            g.under = (*g.under[:position], under, *g.under[position + 1 :])

    # Goods

    def goods(self, field: Field) -> int:
        found = 0
        names = self.g.rules.goods.names
        for name, item in field.entries(names).items():
            found += unit(names.index(name)) * item.whole(0, MOST // 2)
        return found

    # Players

    def player(self, seat: int, given: dict[str, Field]) -> None:
        """Read a player without the workers, which may stand in any city."""
        g = self.g
        player = g.players[seat]
        rules = g.rules
        if "season" in given:
            player.season = [season.id for season in rules.seasons].index(
                given["season"].one_of([season.id for season in rules.seasons])
            )
        elif seat >= g.seats:
            player.season = g.players[0].season
        if "hand" in given:
            own = 1 << seat if seat < g.seats else 0
            for item in given["hand"].items(0, rules.hand_limit if own else None):
                insort(player.hand, self.known_card(item, own) | own)
        if "goods" in given:
            player.goods = self.goods(given["goods"])
        if "points" in given:
            player.points = given["points"].whole(0, MOST_POINTS)
        if "city" in given:
            self.city(seat, given["city"])
        claims = _either(given, f"{rules.claim_name}s", "claims")
        for item in [] if claims is None else claims.items():
            player.claims = (*player.claims, self.claim(item, seat))
        if "passed" in given:
            player.passed = given["passed"].flag()
            if player.passed and player.season != rules.last_season:
                raise given["passed"].refuse("passed-early", season=rules.seasons[-1].id)
        rules.read_player(self, seat, given)

    def city(self, seat: int, field: Field) -> None:
        player = self.g.players[seat]
        for item in field.items():
            city_card = self.city_card(item, seat)
            if seat < self.g.seats and city_card.card.unique and player.city.mask & city_card.card.bit:
                raise item.refuse("unique-twice", card=city_card.card.id)
            player.city = player.city.with_card(city_card)
            if seat < self.g.seats and player.city.used_slots > self.g.rules.slots:
                raise item.refuse("city-full", slots=self.g.rules.slots)

    def city_card(self, field: Field, seat: int) -> CityCard:
        """Read a card of a city. A card with starting tokens has them unless the position says otherwise."""
        g = self.g
        uid = g.next_uid
        g.next_uid += 1
        given = {"card": field} if isinstance(field.value, str) else field.entries(BUILT_FIELDS)
        if "card" not in given:
            raise field.refuse("field-missing", field="card")
        card = self.cards.cards[self.take(given["card"])]
        occupied = "occupied" in given and given["occupied"].flag()
        if occupied and card.critter:
            raise given["occupied"].refuse("not-construction", card=card.id)
        points = card.starting_tokens if seat < g.seats else 0
        if "points" in given:
            most = card.starting_tokens or MOST_POINTS
            points = given["points"].whole(0, most if card.holds == "points" else 0)
        goods = 0
        if "goods" in given:
            goods = self.goods(given["goods"])
            if goods and card.holds != "goods":
                raise given["goods"].refuse("holds-nothing", card=card.id)
        below: tuple[int, ...] = ()
        if "under" in given:
            below = self.take_all(given["under"])
            most = card.cells
            if len(below) > most or not all(self.cards.cards[kind].critter for kind in below):
                raise given["under"].refuse("cells", card=card.id, most=most)
        return CityCard(uid, card, occupied, points, goods, 0, below)

    def claim(self, field: Field, seat: int) -> Claim:
        g = self.g
        name = g.rules.claim_name
        known = (name, "points", "goods", "cards")
        given = {name: field} if isinstance(field.value, str) else field.entries(known)
        if name not in given:
            raise field.refuse("field-missing", field=name)
        places = {place.id: index for index, place in enumerate(g.setup.places) if place.claimed}
        index = places[given[name].one_of(places)]
        place = g.setup.places[index]
        left = tiles_left(g, index)
        if not left or has_claimed(g, seat, index):
            raise field.refuse("claimed-twice", event=place.id)
        if seat >= g.seats and not g.rules.rival_may_claim(place):
            raise field.refuse("rival-event", event=place.id)
        points = left[0]
        if "points" in given:
            points = given["points"].whole(min(left), max(left))
            if points not in left:
                raise given["points"].refuse("claimed-twice", event=place.id)
        if len(left) == 1:
            g.closed |= 1 << index
        goods = self.goods(given["goods"]) if "goods" in given else 0
        below = self.take_all(given["cards"]) if "cards" in given else ()
        if (goods and place.holds != "goods") or (below and place.holds != "cards"):
            raise field.refuse("event-holds", event=place.id)
        if goods:
            self.check_goods_on(place, goods, given["goods"])
        if below:
            self.check_cards_under(place, below, given["cards"])
        return Claim(index, points, goods, below)

    def check_goods_on(self, place: Place, goods: int, field: Field) -> None:
        """Refuse more goods than can be laid on a place, or others."""
        step = next(step for step in place.visit.steps if isinstance(step, GiveUpResources))
        allowed = [kind for kind in range(self.g.rules.goods.kinds) if step.among >> kind & 1]
        laid = [amount(goods, kind) for kind in range(len(self.g.rules.goods.names))]
        if sum(laid) > step.n or sum(laid) > sum([laid[kind] for kind in allowed]):
            raise field.refuse("event-goods", event=place.id, most=step.n)

    def check_cards_under(self, place: Place, below: tuple[int, ...], field: Field) -> None:
        """Refuse more cards than can be put under a place, or others."""
        for step in place.visit.steps:
            if isinstance(step, Reveal) and len(below) > step.n:
                raise field.refuse("event-cards", event=place.id, most=step.n)
            if isinstance(step, TuckFromHand | TuckFromCity) and (
                len(below) > step.most or not all(self.cards.cards[kind].critter for kind in below)
            ):
                raise field.refuse("event-critters", event=place.id, most=step.most)

    # Workers

    def workers(self, seat: int, given: dict[str, Field]) -> None:
        """Read where a player's workers are.

        Workers that are not mentioned can be placed. If the number that can be placed is given, the other
        workers are deployed in no particular spot.
        """
        g = self.g
        player = g.players[seat]
        total = g.rules.seasons[player.season].workers
        player.lost_workers = (
            given["lost"].whole(0, total) if "lost" in given else g.rules.lost_workers(g, seat)
        )
        out = player.lost_workers
        for item in given["deployed"].items() if "deployed" in given else []:
            self.put_worker(seat, item)
            out += 1
        if "gone" in given and "lost" not in given:  # with those on permanent spots
            gone = given["gone"].whole(player.lost_workers, total)
            out += gone - player.lost_workers
            player.lost_workers = gone
        stray = _either(given, "stray", "strays")
        if stray is not None:
            player.stray_workers = stray.whole(0, total)
        elif "workers" in given:
            player.stray_workers = max(0, total - out - given["workers"].whole(0, total))
        player.workers = total - out - player.stray_workers
        if player.workers < 0 or ("workers" in given and given["workers"].whole(0, total) != player.workers):
            named = ("workers", "deployed", "stray", "strays", "lost", "gone")
            field = next(given[name] for name in named if name in given)
            raise field.refuse("worker-count", workers=total)

    def rival(self, seat: int, given: dict[str, Field]) -> None:
        """Read the workers of a rival that the rules play: as given, or where they belong at this time."""
        g = self.g
        if g.rules.rival_turn is not None:
            self.workers(seat, given)
        elif "deployed" in given:
            for item in given["deployed"].items():
                self.put_worker(seat, item)
        else:
            g.rules.place_rival(g, seat)

    def put_worker(self, seat: int, field: Field) -> None:
        g = self.g
        spot = self.spot(field)
        one = 1 << WORKER_BITS * seat
        if spot < CARD_SPOT:
            place = g.setup.places[spot]
            own = workers_of(g.workers[spot], seat)
            if place.season > g.players[seat].season:
                raise field.refuse("place-season", season=g.rules.seasons[place.season].id)
            if place.claimed and not has_claimed(g, seat, spot):
                raise field.refuse("event-not-achieved", event=place.id)
            if (
                place.spots and worker_count(g.workers[spot]) >= place.spots
            ) or 0 < place.spots_of_one <= own:
                raise field.refuse("place-full", place=place.id)
            g.workers[spot] += one
            return
        owner = spot_owner(spot)
        host = g.players[owner]
        city_card = host.city.cards[spot_card(spot)]
        if city_card.card.visit is None or (owner != seat and not city_card.card.spot.open):
            raise field.refuse("no-spot", card=city_card.card.id)
        if worker_count(city_card.workers) >= (2 if city_card.card.second else 1):
            raise field.refuse("card-spots-full", card=city_card.card.id)
        host.city = host.city.replace_card(spot_card(spot), city_card.with_workers(city_card.workers + one))
        if city_card.card.spot.permanent:
            g.players[seat].lost_workers += 1

    def spot(self, field: Field) -> int:
        code = field.text()
        for index, place in enumerate(self.g.setup.places):
            if place.id == code:
                return index
        owner, at = self.reference(field)
        return card_spot(owner, at)

    def reference(self, field: Field) -> tuple[int, int]:
        """Return the owner and the index of a city card, by its code."""
        code = field.text()
        for owner, player in enumerate(self.g.players):
            for at in range(len(player.city.cards)):
                if city_card_code(self.g, owner, at) == code:
                    return owner, at
        raise field.refuse("no-such-card", value=code)

    # Scripts being carried out

    def frame(self, field: Field) -> Frame:
        given = field.entries(("script", "seat", *[known.name for known in FRAME_FIELDS]))
        for name in ("script", "seat"):
            if name not in given:
                raise field.refuse("field-missing", field=name)
        script = self.scripts[given["script"].one_of(self.scripts)]
        frame = Frame(script, given["seat"].whole(0, self.g.seats - 1))
        for known in FRAME_FIELDS:
            if known.name in given:
                known.load(self, frame, given[known.name])
        return frame

    def entered(self, frame: Frame) -> bool:
        """Return whether the card of a play has already entered its city."""
        return frame.step > self.g.rules.entry_step

    def uid(self, field: Field) -> int:
        owner, at = self.reference(field)
        return self.g.players[owner].city.cards[at].uid


def read_position(g: GameData, position: Field, seats: list[Field]) -> GameData:
    """Read a position into empty game data, and continue to its next decision."""
    rules = g.rules
    given = position.entries((*FIELDS, rules.row_name, *rules.table_fields))
    reader = Reader(g)
    players = [item.entries(player_fields(rules)) for item in seats]
    rivals: list[dict[str, Field]] = [{} for _ in rules.rivals]
    if "rivals" in given:
        rivals = [
            item.entries(rules.rival_fields) for item in given["rivals"].items(len(rivals), len(rivals))
        ]
    for seat, fields in enumerate([*players, *rivals]):
        reader.player(seat, fields)
    rules.read_table(reader, given)
    for seat, fields in enumerate(rivals, len(players)):
        reader.rival(seat, fields)
    for seat, fields in enumerate(players):
        reader.workers(seat, fields)
    if "discard" in given:
        g.discards = [reader.known_card(item, 0) for item in given["discard"].items()]
    if rules.row_name in given:
        row = given[rules.row_name]
        for index, item in enumerate(row.items(0, rules.row_size)):
            if item.value is not None:
                reader.row_card(index, item)
    stacked = reader.take_all(given["next"]) if "next" in given else ()
    if "rolls" in given:
        if given["rolls"].value and not rules.rivals:
            raise given["rolls"].refuse("only-with-rival")
        g.rolls = tuple([item.whole(1, rules.max_roll) - 1 for item in given["rolls"].items()])
    frames = [reader.frame(item) for item in given["agenda"].items()] if "agenda" in given else []
    if "out" in given:
        g.out = reader.take_all(given["out"])
    if "deck" in given:
        deck = sorted(reader.take_all(given["deck"]))
        g.out = tuple(sorted([*g.out, *g.deck]))
        g.deck = deck
    if not frames:
        refill_row(g)  # from the seed, before the cards of `next`
    g.upcoming = stacked
    g.rng = read_rng(given) or g.rng
    n = rules.players_with_turns(g.seats)
    g.turn = given["turn"].whole(0, n - 1) if "turn" in given else 0
    if "played" in given:
        g.played = given["played"].whole(0, 99)
    if frames:
        g.agenda = frames
        _check_agenda(g, given["agenda"])
        _resume(g, given["agenda"])
    else:
        over = all(player.passed for player in g.players[:n])
        if g.players[g.turn].passed and not over:
            raise given.get("turn", position).refuse("turn-passed", seat=g.turn)
        g.turn = (g.turn - 1) % n if not over else g.turn
        advance(g)
    g.mark = 0
    return g


def _check_agenda(g: GameData, field: Field) -> None:
    """Check the frames.

    The outermost frame is the turn of its seat, or the opening. Plays name their card, and places themselves.
    """
    outermost = g.agenda[0]
    begun = g.rules.opening is None or outermost.script is not g.rules.opening
    if begun and (
        outermost.script is not g.rules.turn or outermost.seat != g.turn or g.players[g.turn].passed
    ):
        raise field.refuse("agenda-turn")
    visits = {place.visit.name: index for index, place in enumerate(g.setup.places)}
    for frame, item in zip(g.agenda, field.items(), strict=True):
        name = frame.script.name
        if frame.script is g.rules.play and frame.kind < 0:
            raise item.refuse("field-missing", field="kind")
        if (name in visits and frame.place != visits[name]) or (frame.script.about_place and frame.place < 0):
            raise item.refuse("field-missing", field="place")
        claimed = name in visits and g.setup.places[visits[name]].claimed
        if claimed and frame.step and not has_claimed(g, frame.seat, frame.place):
            raise item.refuse("event-not-achieved", event=g.setup.places[frame.place].id)


def _resume(g: GameData, field: Field) -> None:
    """Continue in the middle of scripts. Refuse an agenda that no game leads to."""
    try:
        refresh_options(g)
    except (IndexError, KeyError, ValueError, StopIteration):
        raise field.refuse("agenda") from None


def player_entries(field: Field, least: int, most: int) -> list[Field]:
    """Return an entry for each seat. A plain number stands for that many empty cities."""
    if isinstance(field.value, int):
        return [Field({}, field.path) for _ in range(field.whole(least, most))]
    return field.items(least, most)


def player_fields(rules: Rules) -> tuple[str, ...]:
    """Return the fields that a seat may have."""
    return (*PLAYER_FIELDS, *FORMER_PLAYER_FIELDS, f"{rules.claim_name}s", *rules.player_fields)


def _either(given: dict[str, Field], name: str, former: str) -> Field | None:
    """Return a field by its name or its former name."""
    return given.get(name) or given.get(former)
