"""Youyi's games in OpenSpiel: importing this module registers `youyi_ruqi`, `youyi_dama`, `youyi_madiao`.

`pyspiel.load_game("youyi_madiao(ruleset=madiao/guide)")`. Chance is explicit: a throw or a lot is one chance node, a shuffled
pack one for each card. Needs the extra `openspiel`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import pyspiel

from youyi.adapters.nodes import Node, StartNode, first_nodes, resampled
from youyi.adapters.play import AnyTable, table_of
from youyi.analysis.simulate.observed import observations_of
from youyi.analysis.solve.instances import instance
from youyi.games import catalogue
from youyi.kernel.game import Game
from youyi.kernel.lab.actions import Actions
from youyi.kernel.lab.observations import Observations
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision, Over
from youyi.kernel.seats import Seat

LONGEST = 100_000
"""Choices and draws after which a game would be given up; no game comes near."""
WIDEST = 64
"""More than any draw has outcomes: cards of a pack, casts of three dice."""
MOST = 1_000_000.0
"""More than anybody has won."""
DEFAULTS = {"ruleset": "", "instance": "", "seats": 0}


def short_name(game: Game[Any, Any, Any, Any]) -> str:
    """What OpenSpiel calls a game."""
    return f"youyi_{game.id}"


def _type(game: Game[Any, Any, Any, Any]) -> Any:
    seats = [game.rules(game.rulesets[0].rulings, game.bout).seats, len(game.seat_names)]
    kinds = pyspiel.GameType
    hides = game.hides
    return kinds(
        short_name=short_name(game),
        long_name=f"Youyi {game.name.en}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


@dataclass(frozen=True, slots=True)
class SharedTable:
    """A table with what follows from it; OpenSpiel copies games, and this is shared."""

    table: AnyTable
    actions: Actions[Any, Any]
    observations: Observations[Any]
    first: StartNode

    def __deepcopy__(self, _memo: object) -> SharedTable:
        """Nothing in it ever changes."""
        return self


def laid(of: str, ruleset: str, named: str, seats: int) -> SharedTable:
    """Ready the table that a game's parameters describe. Raises `Unknown` for a ruleset or an instance that there is not."""
    small = instance(named) if named else None
    terms = {"seats": seats} if seats else {}
    table = table_of(ruleset or of, terms=terms) if small is None else small.table
    first = first_nodes(table, small, partial(beginning, of, ruleset, named, seats))
    return SharedTable(table, table.actions, observations_of(table), first)


def beginning(of: str, ruleset: str, named: str, seats: int) -> Node:
    """The first node of a game, for one that was pickled."""
    return laid(of, ruleset, named, seats).first.node


class YouyiGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A game under one ruleset, or a small instance of it."""

    of: Game[Any, Any, Any, Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Lay the table. Raises `Unknown` for a ruleset or an instance that there is not."""
        chosen = {**DEFAULTS, **(params or {})}
        self.laid = laid(self.of.id, chosen["ruleset"], chosen["instance"], chosen["seats"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.laid.actions.size,
            max_chance_outcomes=max(WIDEST, len(self.laid.first.starts)),
            num_players=self.laid.table.rules.seats,
            min_utility=-MOST,
            max_utility=MOST,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.of), info, params or {})

    def new_initial_state(self) -> YouyiState:
        """Where every game begins."""
        return YouyiState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What turns states into strings and tensors."""
        if params:
            raise ValueError(f"an observer has no parameters, and got {params}")
        return Observer(self, perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class YouyiState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """A state; what it is made of never changes, so that a copy of it costs nothing."""

    def __init__(self, game: YouyiGame) -> None:
        """Begin. Called by `new_initial_state` only."""
        super().__init__(game)
        self.node: Node = game.laid.first.node

    @property
    def game(self) -> YouyiGame:
        """The game with its table."""
        found: YouyiGame = self.get_game()
        return found

    def current_player(self) -> int:
        """The seat that is asked, or OpenSpiel's number for chance and for the end."""
        match self.node.prompt:
            case Decision(seat=seat):
                return int(seat)
            case Over():
                return int(pyspiel.PlayerId.TERMINAL)
            case _:
                return int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.node.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the draw, with its chance."""
        return [(number, float(chance)) for number, chance in self.node.outcomes()]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.says(int(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.node.prompt, Over)

    def returns(self) -> list[float]:
        """Each seat's result, in the game's unit; nothing before the end."""
        prompt = self.node.prompt
        seats = self.node.table.rules.seats
        return list(map(float, prompt.score)) if isinstance(prompt, Over) else [0.0] * seats

    def __str__(self) -> str:
        """The position in the game's notation, and the cards that are being dealt."""
        return self.node.text()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> YouyiState:
        """Another state that the player cannot tell from this one, with a history that leads to it."""
        state = self.game.new_initial_state()
        for action in resampled(self.node, Seat(player_id), probability_sampler):
            state.apply_action(action)
        return state


class Observer:
    """What a player sees of a state: the rows of `Game.observations`, and with perfect recall everything it was told."""

    def __init__(self, game: YouyiGame, *, perfect_recall: bool) -> None:
        """Lay the tensor out."""
        self.perfect_recall = perfect_recall
        self._observations, self._actions = game.laid.observations, game.laid.actions
        blocks = [
            ("player", (game.laid.table.rules.seats,)),
            *((each.name, each.shape) for each in game.laid.observations.blocks),
        ]
        self._plays = game.laid.actions.size if perfect_recall and game.of.hides else 0
        if self._plays:
            blocks.append(("plays", (self._plays, 1 + game.laid.actions.size)))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in blocks), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in blocks:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size
        self._seats = game.laid.table.rules.seats

    def set_from(self, state: YouyiState, player: int) -> None:
        """Write what a player sees into the tensor."""
        node = state.node
        self.tensor.fill(0)
        self.tensor[player] = 1
        row = self._observations.write(node.table.rules.view(node.position, Seat(player)), player)
        self.tensor[self._seats : self._seats + len(row)] = np.frombuffer(row, np.int32)
        if self._plays:
            for nth, number in enumerate(node.plays(Seat(player))[-self._plays :]):
                self.dict["plays"][nth, number] = 1

    def string_from(self, state: YouyiState, player: int) -> str:
        """What a player sees, or has been told from the beginning."""
        node, seat = state.node, Seat(player)
        if self.perfect_recall:
            return f"seat {player}: {node.told(seat)}"
        view = node.table.rules.view(node.position, seat)
        drawn = node.table.game.drawn(view, lambda: node.position, Language.EN)
        return f"seat {player}{node.dealing()}\n{repr(view) if drawn is None else drawn}"


def _register(game: Game[Any, Any, Any, Any]) -> None:
    """Tell OpenSpiel of a game."""
    name = f"Youyi{game.id.capitalize()}"
    globals()[name] = type(name, (YouyiGame,), {"of": game, "__module__": __name__})  # where pickle looks for it
    pyspiel.register_game(_type(game), globals()[name])


for _each in catalogue():
    if _each.has("observations") and short_name(_each) not in pyspiel.registered_names():
        _register(_each)

__all__ = ["Observer", "YouyiGame", "YouyiState", "short_name"]
