"""Playing a card: the steps every play goes through, in the order a game's rules put them (E-68, F-57)."""

from __future__ import annotations

from typing import Final

from boardwright.core.plain_data import Json

from .options.moves import (
    BY_SHIFT,
    HAND,
    KIND_SHIFT,
    ORIGIN_SHIFT,
    PAYMENT_SHIFT,
    SHOWN,
    by_of,
    kind_of,
    origin_of,
    payment_method_of,
)
from .options.payments import GOODS, HOME, NO_LIMIT
from .options.placements import city_card_code
from .pieces.card import PLAYED, Card
from .pieces.city import CityCard
from .pieces.deck import NO_CARD, refill_row, row_code, take_from_hand, take_from_row
from .pieces.entry_rules import EntersOtherCity, PaidAsTribute, ReplacesConstruction
from .pieces.game_data import EMPTY, KNOWN_BITS, GameData
from .pieces.goods import total
from .pieces.goods_codes import goods_code, goods_json
from .pieces.removal import discard_from_city
from .pieces.transfers import receivers, transfer_goods
from .rules import CityEntryStep
from .script import Effect, Frame, Question, Script


def list_plays(g: GameData, seat: int, out: list[int], verb: int) -> None:
    """Add every way to play a card of the hand or the row. A move holds verb, kind, origin, way, helper."""
    p = g.players[seat]
    terms = g.conditions
    kinds = g.rules.goods
    guard = kinds.guard
    have = p.goods if terms.spends_wild else p.goods & kinds.resource_mask
    goods = have | guard
    # A cost that is not covered may still be settled where wild pieces, open costs or a helper are about: how
    # much is lacking is worked out only for cards with few enough pieces.
    most = total(have)
    helped = p.city.mask & g.rules.helper_mask != 0
    if helped:
        most += g.rules.max_help
    empty = p.city.homes
    if empty and not (terms.houses and g.rules.housings_left(g, seat)):
        empty = 0
    wild = helped or have >> kinds.wild_shift != 0
    cards = g.rules.cards.cards
    homes = g.rules.cards.homes
    costs = terms.costs
    pieces = terms.pieces if wild else terms.open_pieces
    last = -1
    for held in p.hand:
        kind = held >> KNOWN_BITS
        if kind == last:
            continue
        last = kind
        # Most cards are too dear: those are passed over before anything else is looked at.
        if (goods - costs[kind]) & guard == guard:
            lack = 0
        elif pieces[kind] <= most:
            lack = kinds.shortfall(have, costs[kind])
        else:
            lack = NO_LIMIT
        if not lack or (empty and homes[kind] & empty):
            _list_payments(g, seat, cards[kind], lack == 0, empty, verb | kind << KIND_SHIFT, out)
        if helped and lack < NO_LIMIT:
            _list_helpers(g, seat, cards[kind], lack, verb | kind << KIND_SHIFT, out)
    # The same again for the row, written out: this is asked for every card in every turn.
    costs = terms.row_costs
    pieces = terms.row_pieces if wild else terms.row_open_pieces
    seen = 0
    closed = g.rules.closed_positions(g, seat) if g.rules.positions_matter else 0
    alike = not (
        g.rules.positions_matter or g.rules.row_stacks
    )  # there may be cards of which the first will do
    position = -1
    for kind in g.row:
        position += 1
        if kind == EMPTY or (closed and closed >> position & 1):
            continue
        if alike:
            if seen >> kind & 1:
                continue
            seen |= 1 << kind
        if (goods - costs[kind]) & guard == guard:
            lack = 0
        elif pieces[kind] <= most:
            lack = kinds.shortfall(have, costs[kind])
        else:
            lack = NO_LIMIT
        if not lack or (empty and homes[kind] & empty):
            move = verb | kind << KIND_SHIFT | position + 1 << ORIGIN_SHIFT
            _list_payments(g, seat, cards[kind], lack == 0, empty, move, out)
        if helped and lack < NO_LIMIT:
            move = verb | kind << KIND_SHIFT | position + 1 << ORIGIN_SHIFT
            _list_helpers(g, seat, cards[kind], lack, move, out)


def _list_payments(
    g: GameData, seat: int, card: Card, pays: bool, empty: int, move: int, out: list[int]
) -> None:
    """Add the ways to play a card that need no help: with goods if it `pays`, and into an `empty` home."""
    city = g.players[seat].city
    if card.needs_only_slot and city.used_slots < g.rules.slots:
        if card.unique and city.mask & card.bit:
            return
    elif not card.entry.can_enter(g, seat, card, city):
        return
    if pays:
        out.append(move)
    homes = card.homes & empty
    while homes:
        home = homes & -homes
        out.append(move | HOME << PAYMENT_SHIFT | home.bit_length() - 1 << BY_SHIFT)
        homes -= home


def _list_helpers(g: GameData, seat: int, card: Card, lack: int, move: int, out: list[int]) -> None:
    """Add the ways to play a card with the help of another, if so many pieces are lacking."""
    mask = g.players[seat].city.mask
    for method in g.rules.helpers:
        if method.mask & mask and lack <= method.most and method.allows(g, seat, card, origin_of(move), lack):
            out += [move | method.index << PAYMENT_SHIFT]


def origin_code(g: GameData, kind: int, origin: int) -> str:
    """The spelling of a card with where it comes from."""
    if HAND < origin < SHOWN:
        return row_code(g, origin - 1)
    return g.rules.cards.ids[kind]


def play_code(g: GameData, move: int) -> str:
    """The spelling of a play: the card and, unless it is paid for with goods, @ its home or = what helps."""
    code = f"play:{origin_code(g, kind_of(move), origin_of(move))}"
    method = payment_method_of(move)
    if method == GOODS:
        return code
    if method == HOME:
        return f"{code}@{g.rules.cards.ids[by_of(move)]}"
    return f"{code}={g.rules.payment_methods[method].id}"


def start_play(g: GameData, seat: int, move: int) -> Frame:
    """Take a card from where it is and begin to play it."""
    f = g.push(g.rules.play, seat)
    f.kind = kind_of(move)
    f.origin = origin_of(move)
    f.payment_method = payment_method_of(move)
    f.helper = by_of(move) if f.payment_method == HOME else g.rules.payment_methods[f.payment_method].kind
    if f.origin == HAND:
        take_from_hand(g, seat, f.kind)
    elif f.origin < SHOWN:
        take_from_row(g, f.origin - 1)
    return f


class UseHelp(Question):
    """Choose and use the card of the city that helps to pay."""

    prompt = "use-help"

    def options(self, g: GameData, f: Frame) -> list[int]:
        return g.rules.payment_methods[f.payment_method].targets(g, f)

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        return g.rules.payment_methods[f.payment_method].use(g, f, option)

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return g.rules.payment_methods[f.payment_method].target_code(g, f, option)

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"card": g.rules.cards.ids[f.kind], "way": g.rules.payment_methods[f.payment_method].id}


class PayCost(Question):
    """Pay; where a discount or a swap leaves a choice, the player makes it."""

    prompt = "pay"

    def options(self, g: GameData, f: Frame) -> list[int]:
        return g.rules.payment_methods[f.payment_method].payments(g, f)

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        g.players[f.seat].goods -= option
        f.paid = option
        if g.events is not None:
            method = g.rules.payment_methods[f.payment_method]
            args: dict[str, Json] = {
                "card": g.rules.cards.ids[f.kind],
                "from": g.rules.row_name if HAND < f.origin < SHOWN else "shown" if f.origin else "hand",
                "way": method.id,
                "paid": goods_json(g, option),
            }
            key = "log-play" if option else "log-play-free"
            if f.helper >= 0:
                args["by"] = g.rules.cards.ids[f.helper]
                key = "log-play-helper" if option else "log-play-helper-free"
            g.emit("play", f.seat, args, key="log-play-home" if method.id == "home" else key)
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"pay:{goods_code(g, option)}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"card": g.rules.cards.ids[f.kind]}


class Tribute(Question):
    """What was paid for some cards goes to another player instead of the supply (E-184)."""

    prompt = "tribute"

    def options(self, g: GameData, f: Frame) -> list[int]:
        if not f.paid or not isinstance(g.rules.cards.cards[f.kind].entry, PaidAsTribute):
            return []
        return receivers(g, f.seat, cards=False)

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        transfer_goods(g, f.seat, option, f.paid, tribute=True)
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"to:{option}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"goods": goods_json(g, f.paid)}


class Refill(Effect):
    """Fill the empty positions of the row; in a play, if so said, only if the card came from there."""

    def __init__(self, if_from_row: bool = False) -> None:
        self.if_from_row: Final = if_from_row

    def run(self, g: GameData, f: Frame) -> None:
        if not self.if_from_row or HAND < f.origin < SHOWN:
            refill_row(g)


class MakeRoom(Question):
    """Remove the construction whose place the card takes (E-209)."""

    prompt = "make-room"

    def options(self, g: GameData, f: Frame) -> list[int]:
        if not isinstance(g.rules.cards.cards[f.kind].entry, ReplacesConstruction):
            return []
        city = g.players[f.seat].city
        return city.distinct([at for at, city_card in enumerate(city.cards) if not city_card.card.critter])

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.removed = discard_from_city(g, f.seat, option).card.kind
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"remove:{city_card_code(g, f.seat, option)}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"card": g.rules.cards.ids[f.kind]}


class ChooseCity(Question):
    """Choose the city that a card enters, if it does not enter the player's own."""

    prompt = "choose-city"

    def options(self, g: GameData, f: Frame) -> list[int]:
        card = g.rules.cards.cards[f.kind]
        return g.rules.enterable_cities(g, f.seat, card) if isinstance(card.entry, EntersOtherCity) else []

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        f.receiver = option
        return False

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"to:{option}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        return {"card": g.rules.cards.ids[f.kind]}


class EnterCity(CityEntryStep):
    """Put the card into the city."""

    def run(self, g: GameData, f: Frame) -> None:
        g.played += 1
        if f.receiver >= 0:
            f.owner = f.receiver
            g.rules.enter_other_city(g, f)
        else:
            f.uid = add_to_city(g, f.seat, f.kind)


def add_to_city(g: GameData, owner: int, kind: int, bare: bool = False) -> int:
    """Add a card to a city, with the tokens it starts with unless it comes `bare`; gives its uid."""
    uid = g.next_uid
    g.next_uid += 1
    card = g.rules.cards.cards[kind]
    p = g.players[owner]
    p.city = p.city.with_card(CityCard(uid, card, False, 0 if bare else card.starting_tokens))
    return uid


def run_now(g: GameData, script: Script, seat: int, uid: int, count: int = 0) -> None:
    """Run a script without questions at once."""
    frame = Frame(script, seat, seat, uid)
    frame.last_picks = count
    for step in script.steps:
        step.run(g, frame)


class RunPlayEffect(Effect):
    """Run the effect of the card that is played."""

    def run(self, g: GameData, f: Frame) -> None:
        script = g.rules.cards.cards[f.kind].on_play
        if script is None or f.uid == NO_CARD:
            return
        if script.fixed:
            run_now(g, script, f.seat, f.uid)
        else:
            g.push(script, f.seat, f.seat, f.uid).removed = f.removed


class ReactAtOnce(Effect):
    """Run the reactions that only gain goods. Their order does not matter, so nobody is asked."""

    def __init__(self, moment: int = PLAYED) -> None:
        self.moment: Final = moment

    def run(self, g: GameData, f: Frame) -> None:
        if not g.players[f.seat].city.mask & g.rules.all_reacting_kinds:
            return
        for at in reacting_cards(g, f, self.moment):
            city_card = g.players[f.seat].city.cards[at]
            script = city_card.card.reaction
            if script is not None and script.fixed:
                f.uids = (*f.uids, city_card.uid)
                run_now(g, script, f.seat, city_card.uid, f.last_picks)


class CardsActInOrder(Question):
    """Cards of the city act one after the other, each once, in the order the player chooses."""

    def script_of(self, card: Card) -> Script | None:
        """What such a card does."""
        raise NotImplementedError

    def pick(self, g: GameData, f: Frame, option: int) -> bool:
        city_card = g.players[f.seat].city.cards[option]
        f.uids = (*f.uids, city_card.uid)
        script = self.script_of(city_card.card)
        if script is not None:
            frame = g.push(script, f.seat, f.seat, city_card.uid)
            frame.last_picks = f.last_picks
            frame.place = f.place
        return True


class React(CardsActInOrder):
    """The other reactions, in the order the player chooses (E-71)."""

    prompt = "react"

    def __init__(self, moment: int = PLAYED) -> None:
        self.moment: Final = moment

    def script_of(self, card: Card) -> Script | None:
        return card.reaction

    def options(self, g: GameData, f: Frame) -> list[int]:
        if not g.players[f.seat].city.mask & g.rules.all_reacting_kinds:
            return []
        return reacting_cards(g, f, self.moment)

    def code(self, g: GameData, f: Frame, option: int) -> str:
        return f"react:{city_card_code(g, f.seat, option)}"

    def about(self, g: GameData, f: Frame) -> dict[str, Json]:
        if f.kind >= 0:
            return {"card": g.rules.cards.ids[f.kind]}
        return {"place": g.setup.places[f.place].id}

    def message_key(self, g: GameData, f: Frame) -> str:
        return "prompt-react" if f.kind >= 0 else "prompt-react-place"


def reacting_cards(g: GameData, f: Frame, moment: int) -> list[int]:
    """The cards of the city that react to what was just done and have not done so yet."""
    city = g.players[f.seat].city
    found: list[int] = []
    if moment >= len(g.rules.reacting_kinds) or not city.mask & g.rules.reacting_kinds[moment]:
        return found
    for at, city_card in enumerate(city.cards):
        when = city_card.card.when
        if when is None or when.moment != moment or city_card.uid == f.uid or city_card.uid in f.uids:
            continue
        if when.matches(g, f):
            found.append(at)
    return found
