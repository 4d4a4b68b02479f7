"""The text face of a game of the family."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.screens.menu import Menu
from boardwright.cli.screens.plain_screen import PlainScreen
from boardwright.cli.screens.screen import AnswerInput, OptionGroup, Unwrapped
from boardwright.core.label import Label
from boardwright.core.options import Move
from boardwright.core.plain_data import Json
from boardwright.core.protocol import State

from ..rules.game import ValleyState
from ..rules.pieces.card import COLOURS, Card
from ..rules.rules import Rules
from .drawing import NO_GUIDE, Drawing, Guide, cost_of
from .views import look


class ValleyScreen(PlainScreen):
    """The text face of a game of the family. Titles add their set-up and their words."""

    def table_of(self, state: State) -> ValleyState:
        assert isinstance(state, ValleyState)
        return state

    def rules_of(self, state: State) -> Rules:
        return self.table_of(state).data.rules

    # The table

    def table(
        self,
        state: State,
        seat: int,
        names: list[str],
        move: Move | None,
        entry: AnswerInput,
        *,
        brief: bool,
    ) -> RenderableType:
        assert isinstance(entry, Menu)
        turn = entry.decision.prompt == "action"
        drawing = self.drawing(state, names, seat, self._guide(state, seat), brief)
        wording = self.wording(names)
        options = [
            (number, wording.option(state.label(seat, code)))
            for number, code in enumerate(entry.codes, 1)
            if not turn or ":" not in code  # the others stand on the table
        ]
        parts = [drawing.players(), drawing.row(), *drawing.more(), drawing.board(), drawing.cities()]
        return Group(*parts, drawing.hand(), *drawing.shown(), *drawing.menu(options))

    def drawing(
        self, state: State, names: list[str], seat: int | None, guide: Guide = NO_GUIDE, brief: bool = False
    ) -> Drawing:
        """Return the drawing of the table for a seat."""
        return Drawing(self.words, state, names, seat, guide, brief)

    def spectator(self, state: State, names: list[str]) -> RenderableType:
        drawing = self.drawing(state, names, None)
        return Group(drawing.players(), drawing.row(), *drawing.more(), drawing.board(), drawing.cities())

    def seat_view(self, state: State, seat: int, names: list[str]) -> RenderableType:
        drawing = self.drawing(state, names, seat)
        return Group(drawing.city(seat), drawing.hand())

    def season(self, state: State) -> RenderableType:
        names = [self.words("seat-n", n=seat) for seat in range(state.seats)] + self.rivals(state)
        drawing = self.drawing(state, names, None)
        return Group(drawing.players(), drawing.row(), *drawing.more(), drawing.board())

    # On the plain pages

    def page(
        self, state: State, seat: int | None, names: list[str], move: Move | None, scored: bool
    ) -> RenderableType:
        guide = NO_GUIDE if seat is None or seat not in state.waiting() else self._guide(state, seat)
        drawing = self.drawing(state, names, seat, guide)
        parts = [drawing.row(), *drawing.more(), drawing.board(), drawing.cities()]
        if seat is not None:
            parts += [drawing.hand(), *drawing.shown()]
        return Group(Unwrapped(drawing.players(scored)), *parts)

    def option_groups(self, state: State, seat: int, names: list[str]) -> list[OptionGroup]:
        """Return the actions of a turn grouped by verb, with their numbers on the table."""
        wording = self.wording(names)
        turn = self._choosing_action(state, seat)
        groups: dict[str, list[tuple[str, str]]] = {}
        numbers = self._guide(state, seat).numbers
        for code in state.options(seat).codes():
            text = wording.option(state.label(seat, code))
            heading = self._action(code) if turn else ""
            on_table = turn and ":" in code
            groups.setdefault(heading, []).append((code, f"{numbers[code]}) {text}" if on_table else text))
        return list(groups.items()) if len(groups) > 1 else [("", next(iter(groups.values())))]

    def _choosing_action(self, state: State, seat: int) -> bool:
        """Return whether a seat may choose an action. Then the table shows the numbers of the options."""
        return state.decision(seat).prompt == "action"

    def _guide(self, state: State, seat: int) -> Guide:
        """Return the numbers on the table if an action is chosen, and why some things have none."""
        numbers: dict[str, str] = {}
        if self._choosing_action(state, seat):
            offered = set(state.options(seat).codes())
            codes = enumerate(self.entry(state, seat).codes, 1)
            numbers = {code: str(number) for number, code in codes if code in offered}
        return Guide(numbers, state.why_not(seat))

    def _lasting(self, state: State) -> list[str]:
        """Return the codes that visit places. They keep their numbers from turn to turn."""
        return [f"visit:{place.id}" for place in self.table_of(state).data.setup.places]

    def _action(self, code: str) -> str:
        """Return the heading of an action."""
        verb, _, what = code.partition(":")
        if verb == "play":
            zone = what.partition(".")[0]
            known = self.words.knows(f"zone-{zone}") and "." in what
            return self.words("pages-play", zone=self.words(f"zone-{zone}" if known else "zone-hand"))
        return self.words("pages-visit") if verb == "visit" else self.words("pages-otherwise")

    # Entering an answer

    def entry(self, state: State, seat: int) -> Menu:
        turn = self._choosing_action(state, seat)
        return Menu(state.decision(seat), self._lasting(state) if turn else [])

    def option_text(self, state: State, seat: int, code: str, names: list[str]) -> str:
        what = self.wording(names).option(state.label(seat, code))
        verb, _, thing = code.partition(":")
        zone = f"zone-{thing.partition('.')[0]}"
        if verb == "play" and "." in thing and self.words.knows(zone):
            return self.words("hint-play-from", what=what, zone=self.words(zone))
        if verb == "play":
            return self.words("hint-play", what=what)
        return self.words("hint-visit", what=what) if verb == "visit" else what

    def preview(self, state: State, seat: int, move: Move, names: list[str]) -> RenderableType:
        wording = self.wording(names)
        label = state.label(seat, state.options(seat).code(move))
        lines = [Text(self.words("preview", option=wording.option(label)), style="bold")]
        rule = self._rule_of(state, label)
        if rule:
            lines.append(Text(rule, style="dim"))
        before = state.scores()[seat].total
        after = state.preview(seat, move).total
        if after != before:
            change = self.words.number(after - before, sign=True)
            lines.append(Text(self.words("preview-total", points=after, change=change)))
        return Group(*lines)

    def _rule_of(self, state: State, label: Label) -> str:
        """Return the rule text of the card or the place of an option."""
        id = label.args.get("card") or label.args.get("place")
        return self.rule(state, str(id)) if id else ""

    def rule(self, state: State, id: str) -> str:
        """Return the rule text of a card or a place, or an empty text."""
        for family in ("card", "place", "event"):
            if self.words.knows(f"{family}-{id}.rule"):
                return self.words(f"{family}-{id}.rule")
        return ""

    def reasons(self, state: State, seat: int, names: list[str]) -> list[tuple[str, str]]:
        wording = self.wording(names)
        return [
            (wording.option(state.label(seat, code)), self.words.short_reason(reason))
            for code, reason in state.why_not(seat).items()
        ]

    # Rules and scores

    def rules(self, state: State, about: str = "", seat: int | None = None) -> RenderableType:
        """Return the rule texts of the table and of a rival, or of everything whose name contains `about`."""
        rival = self.rival_rules(state)
        if about or not rival:
            return self._texts(state, about, seat)
        return Group(self._texts(state, "", seat), Text(rival[0], style="bold"), Text(rival[1]))

    topics: tuple[str, ...] = ()
    """Topics with a rule text, besides cards and places."""

    def rival_rules(self, state: State) -> tuple[str, str] | None:
        """Return the name of a rival and how it plays, or None."""
        return None

    def option(self, state: State, name: str) -> int:
        """Return a set-up option as a number, or 0."""
        value = self.table_of(state).data.setup.options.get(name)
        return value if isinstance(value, int) else 0

    def _texts(self, state: State, about: str, seat: int | None) -> RenderableType:
        """Return the rule texts of the table, or of everything whose name contains `about`."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(max_width=24)
        grid.add_column()
        wanted = about.casefold()
        wording = self.wording()

        def name(id: str) -> str:
            return wording.text("source", id)

        ids = [id for id in self._with_rules(state, bool(wanted), seat) if wanted in name(id).casefold()]
        cards = self.rules_of(state).cards
        topics = [key for key in self.topics if wanted in self.words(f"topic-{key}").casefold()]
        for key in topics:
            grid.add_row(
                Text(self.words(f"topic-{key}"), style="bold"), Text(self.words(f"topic-{key}.rule"))
            )
        for id in sorted(ids, key=name):
            text = Text(self.rule(state, id))
            if id in cards.index:
                facts = self._printed(cards.cards[cards.kind(id)], self.rules_of(state))
                text.append(f"\n{facts}", style="dim")
            note = self.note(state, id)
            if note:
                text.append(f"\n{note}", style="dim")
            grid.add_row(Text(name(id), style="bold"), text)
        return grid if ids or topics else Text(self.words("rules-nothing", name=about))

    def note(self, state: State, id: str) -> str:
        """Return a further remark about a card or a place."""
        return ""

    def _printed(self, card: Card, rules: Rules) -> str:
        """Return what is printed on a card: kind, rarity, colour, cost, value, home."""
        words = self.words
        wording = self.wording()
        colour = COLOURS[card.colour]
        cost = cost_of(rules, card.cost)
        facts = [
            words(f"kind-{'critter' if card.critter else 'construction'}"),
            words(f"rarity-{'unique' if card.unique else 'common'}"),
            f"{words(f'colour-{colour}')} ({words(f'colour-{colour}.short')})",
            wording.goods(cost) or words("option-nothing"),
            words("noun-point", n=card.points),
        ]
        if card.home:
            facts.append(words("way-home", card=wording.text("card", card.home)))
        return ", ".join(facts)

    def _with_rules(self, state: State, everything: bool, seat: int | None) -> Iterable[str]:
        """Return the ids of what lies on the table, or of everything in the box."""
        table = self.table_of(state).data
        view = look(state, seat)
        on_table = set(view["shown"])
        on_table |= {id for player in view["players"] for id in player["hand"] if id is not None}
        on_table |= {city_card["card"] for player in view["players"] for city_card in player["city"]}
        on_table |= {table.rules.cards.ids[kind] for kind in table.row if kind >= 0}
        for id in table.rules.cards.ids:
            if everything or id in on_table:
                yield id
        for place in table.setup.places:
            yield place.id

    def verdict(self, state: State, names: list[str]) -> str:
        scores = state.scores()
        best = [score for score in scores if score.rank == 1]
        tied = any(score.total == best[0].total for score in scores if score.rank > 1)
        if state.seats == 1 and len(scores) > 1:
            key = "verdict-solo-won" if scores[0].rank == 1 else "verdict-solo-lost"
            verdict = self.words(key, points=scores[0].total, other=scores[1].total, rival=names[1])
        else:
            winners = self.words.join([names[score.seat] for score in best])
            verdict = self.words("verdict-shared" if len(best) > 1 else "verdict-won", players=winners)
        return f"{verdict} {self.words('verdict-tie-break')}" if tied else verdict


def ids_of(value: object) -> list[Json]:
    """Return the ids of a set-up option that lists them with commas."""
    return [id.strip() for id in str(value).split(",")]
