"""The games for OpenSpiel. Importing this registers them with `pyspiel`.

    import pyspiel
    import boardwright.env.spiel

    game = pyspiel.load_game("boardwright_everdell(players=3)")

Chance is explicit. The deal is four chance nodes of 256 outcomes. After that, every answer that draws chance
is followed by a chance node, whose outcome changes the generator before the answer is played. So a state has
nothing of the future that a planner could read, and its history alone restores it. If several seats are asked
at once, they answer in the order of seats, sealed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, Protocol

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as missing:
    said = f"boardwright.env.spiel needs {missing.name}: pip install 'boardwright[env,openspiel]'"
    raise ModuleNotFoundError(said, name=missing.name) from None

from ..core.options import Move
from ..core.plain_data import Json, spell
from ..core.protocol import State
from ..core.rng import Rng
from ..core.setup_options import IntegerOption, OneOption
from ..games import GAMES, TITLES
from .encodings import encoding_of
from .layout import Flat, Row
from .rewards import MARGIN, final_rewards

OUTCOMES: Final = 256
DEAL: Final = 4
"""Chance nodes of the deal."""
MOST_POINTS: Final = 1000.0
MOST_SEATS: Final = 8
"""OpenSpiel needs a limit; larger groups can use the other environments."""
_CHANCES: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


@cache
def _parameters(game: str) -> dict[str, Json]:
    """Options of a game that can be given as parameters, with their defaults."""
    rules = GAMES[game]
    found: dict[str, Json] = {}
    for seats in range(rules.least_seats, min(rules.most_seats, MOST_SEATS) + 1):
        for choice in rules.setup_options(seats):
            if isinstance(choice, OneOption | IntegerOption):
                found.setdefault(choice.name, choice.default)
    return found


def _options(game: str, seats: int, given: Mapping[str, Json]) -> dict[str, Json]:
    """The options that parameters give: those that differ from their default and fit the number of seats."""
    known = [choice.name for choice in GAMES[game].setup_options(seats)]
    usual = _parameters(game)
    return {name: value for name, value in given.items() if name in known and value != usual[name]}


class HasRng(Protocol):
    """Anything with a generator that can be replaced, such as a state."""

    rng: Rng


def _mix_in(state: HasRng, outcome: int) -> None:
    """Let the outcome of a chance node decide future chance."""
    old = state.rng
    state.rng = Rng(old.word() | old.word() << 32 | old.word() << 64 | outcome << 96)


class StateHolder:
    """The data of a state. OpenSpiel copies it as a whole, so it defines how."""

    __slots__ = ("dealt", "pending", "state")

    def __init__(self) -> None:
        self.dealt: tuple[int, ...] = ()
        """Outcomes of the deal so far."""
        self.state: State | None = None
        self.pending: tuple[int, Move] | None = None
        """The seat and the answer that waits for chance."""

    def __deepcopy__(self, memo: object) -> StateHolder:
        new = StateHolder()
        new.dealt = self.dealt
        new.state = None if self.state is None else self.state.copy()
        new.pending = self.pending
        return new

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """It is pickled as a position, without the rules."""
        position = None if self.state is None else (self.state.game.name, self.state.dump())
        return _restored, (self.dealt, position, self.pending)


def _restored(
    dealt: tuple[int, ...], position: tuple[str, Json] | None, pending: tuple[int, Move] | None
) -> StateHolder:
    held = StateHolder()
    held.dealt = dealt
    held.state = None if position is None else GAMES[position[0]].load(position[1])
    held.pending = pending
    return held


class TableState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """A game in progress."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.held = StateHolder()

    def current_player(self) -> int:
        held = self.held
        if held.state is None or held.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = held.state.waiting()
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _CHANCES

    def _legal_actions(self, player: int) -> list[int]:
        state = self.held.state
        if state is None or player != self.current_player():
            return []
        legal: list[int] = np.flatnonzero(self.get_game().encoding.mask(state, player)).tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        held = self.held
        if held.state is None:
            held.dealt = (*held.dealt, action)
            if len(held.dealt) == DEAL:
                held.state = self.get_game().encoding.new(int.from_bytes(bytes(held.dealt), "little"))
            return
        if held.pending is not None:
            seat, move = held.pending
            held.pending = None
            _mix_in(held.state, action)
            held.state.play(seat, move)
            return
        seat = held.state.waiting()[0]
        move = self.get_game().encoding.move(held.state, seat, action)
        after = held.state.copy()
        after.play(seat, move)
        if after.rng.dump() == held.state.rng.dump():
            held.state = after
        else:  # chance was drawn: a chance node decides the outcome
            held.pending = seat, move

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that the player cannot tell from this one: what it cannot see is dealt again.

        Its history is still the one of this state, so do not serialize it.
        """
        held = self.held
        if held.state is None or held.pending is not None:
            raise ValueError("nobody is asked at a chance node")
        rng = Rng(sum(int(sampler() * (1 << 32)) << 32 * word for word in range(4)))
        new: TableState = self.clone()
        new.held.state = held.state.redeal(player, rng)
        return new

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        code: str = self.get_game().encoding.code(action, player)
        return code

    def returns(self) -> list[float]:
        state = self.held.state
        if state is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return final_rewards(MARGIN, state)

    def __str__(self) -> str:
        state = self.held.state
        if state is None:
            return f"deal {bytes(self.held.dealt).hex()}"
        pending = "" if self.held.pending is None else " pending"
        return spell(state.dump()) + pending


class TableObserver:
    """What a seat sees, as the other environments show it: flat in `tensor`, in parts in `dict`."""

    def __init__(self, game: TableGame, params: Mapping[str, object] | None) -> None:
        if params:
            raise ValueError("observations have no parameters")
        self._encoding: Final = game.encoding
        self.tensor: Flat = np.zeros(self._encoding.layout.size, np.float32)
        self.dict: dict[str, Flat] = self._encoding.layout.windows(self.tensor)

    def set_from(self, state: TableState, player: int) -> None:
        held = state.held.state
        row: Row | None = None if held is None else self._encoding.row(held, player)
        self.tensor[:] = 0 if row is None else self._encoding.layout.flat(row)

    def string_from(self, state: TableState, player: int) -> str:
        held = state.held.state
        return "" if held is None else spell(held.view(player))


class TableGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """One of the games. Subclasses define which one, and its type."""

    name: str
    type: Any

    def __init__(self, params: Mapping[str, Json] | None = None) -> None:
        given = dict(params or {})
        players = given.pop("players", 2)
        assert isinstance(players, int)
        self.encoding = encoding_of(self.name, players, _options(self.name, players, given))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            max_game_length=TITLES[self.name].most_decisions * players,
        )
        super().__init__(self.type, info, params or {})

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(
        self,
        iig_obs_type: object = None,  # noqa: ARG002 (there is one kind of observation)
        params: Mapping[str, object] | None = None,
    ) -> TableObserver:
        return TableObserver(self, params)

    def max_chance_nodes_in_history(self) -> int:
        return DEAL + int(self.max_game_length())


def _type(name: str) -> Any:
    game = GAMES[name]
    return pyspiel.GameType(
        short_name=f"boardwright_{name}",
        long_name=f"Boardwright {name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=min(game.most_seats, MOST_SEATS),
        min_num_players=game.least_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, **_parameters(name)},
    )


for id in TITLES:
    name = f"{id.title().replace('_', '')}Table"
    globals()[name] = type(name, (TableGame,), {"name": id, "type": _type(id), "__module__": __name__})
    pyspiel.register_game(globals()[name].type, globals()[name])  # found by its name when it is unpickled
