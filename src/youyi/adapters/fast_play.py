"""Games that programs play by numbers on the fast engine: the numbers of `youyi.adapters.play`, made in kernels."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from youyi.adapters.play import SEEDS, AnyTable, Observed, Reward, ranks
from youyi.analysis.runs.engines import fast_engine, fast_room
from youyi.analysis.simulate.observed import observations_of
from youyi.compiled.batch import (
    AGENT,
    ASKED,
    CHOICES,
    NOBODY,
    NUMBER,
    Games,
    Stepping,
    advance,
    begin_at,
    games,
    pick_blindly,
    show_to,
)
from youyi.compiled.streams import word
from youyi.kernel.fast import ENDING, FIRSTS, RETURNS
from youyi.kernel.lab.observations import Observations
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended."""

    score: tuple[int, ...]
    """Each seat's result, in the game's unit."""
    first: frozenset[Seat]
    """Who won."""
    kind: str
    """The manner of the end."""


class Batch:
    """Many games of a table at once. `opponents` names who plays in kernels, by seat; None: the choices come from outside.

    Raises `NoObservations`, and `NoFastEngine` for a table that the fast engine does not know.
    """

    def __init__(self, table: AnyTable, count: int, opponents: Sequence[str | None] = ()) -> None:
        """Ready the kernels; the first use of a game compiles them. Raises ValueError for a player that is not compiled."""
        self.table, self.engine = table, fast_engine(table)
        self.observations: Observations[Any] = observations_of(table)
        room = fast_room(table.game)
        assert room is not None
        names = opponents or [None] * table.rules.seats
        computers = any(name is not None for name in names)
        self._stepping: Stepping = room.stepping(table.rules, computers=computers)
        self.sitting = [AGENT if name is None else self._stepping.players[name] for name in names]
        starts = [*self.observations.starts().values()]
        self.games: Games = games(
            self._stepping, self.sitting, starts, self.observations.size, table.actions.size, count
        )
        self._step = 0

    def begin(self, seeds: Sequence[int], numbers: Sequence[int], stride: int) -> None:
        """Begin these games of these seeds; after each comes the one whose number is higher by `stride`."""
        begin_at(self.games, seeds, numbers, stride)
        self.step(np.zeros(len(self.games.states), np.int64))

    def restart(self) -> None:
        """Begin the next game in every row."""
        self.games.masks[:] = 0
        self.games.notes[:, ASKED], self.games.notes[:, CHOICES] = NOBODY, 0
        self.step(np.zeros(len(self.games.states), np.int64))

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out a legal choice in every game; one that is over begins anew, whatever is chosen there."""
        calls, tables, work = self._stepping.calls, self._stepping.tables, self._stepping.work
        advance(calls, tables, work, self.games, actions)

    def show(self, nth: int, seat: int) -> None:
        """Write what another seat sees of a game."""
        show_to(self._stepping.calls, self._stepping.tables, self._stepping.work, self.games, nth, seat)

    def blind(self, seed: int = 0) -> NDArray[np.int64]:
        """A legal number for every game, all equally likely, and others at every call; 0 where a game is over."""
        self._step += 1
        actions = np.zeros(len(self.games.states), np.int64)
        pick_blindly(self.games, word(seed), self._step, actions)
        return actions

    @property
    def asked(self) -> NDArray[np.int64]:
        """The seat that is asked in every game; -1 where it is over."""
        return self.games.notes[:, ASKED]

    @property
    def returns(self) -> NDArray[np.int64]:
        """What each seat has got so far: a row for every game."""
        return self.games.figures[:, RETURNS : RETURNS + len(self.sitting)]

    def ranks(self) -> NDArray[np.float64]:
        """Of every game that is over the finishing order, as `play.ranks` gives it."""
        seats = np.arange(len(self.sitting))
        first = self.games.figures[:, FIRSTS, None] >> seats & 1
        places = first * (1 << 40) + self.returns
        above = np.sign(places[:, :, None] - places[:, None, :]).sum(axis=2)
        found: NDArray[np.float64] = above / (len(seats) - 1)
        return found

    def ended(self, nth: int) -> Ended | None:
        """How a game ended; None while it goes on."""
        figures = self.games.figures[nth].tolist()
        if self.games.notes[nth, ASKED] != NOBODY:
            return None
        seats = range(len(self.sitting))
        first = frozenset(Seat(seat) for seat in seats if figures[FIRSTS] >> seat & 1)
        return Ended(tuple(figures[RETURNS : RETURNS + len(seats)]), first, self.engine.endings[figures[ENDING] - 1])


class FastPlay:
    """A game in progress on the fast engine, driven by numbers as `play.Play` is."""

    def __init__(self, table: AnyTable) -> None:
        """Sit down. Raises what `Batch` raises."""
        self.table, self.actions = table, table.actions
        self._batch = Batch(table, 1)
        self.observations = self._batch.observations
        self._action = np.zeros(1, np.int64)
        self._batch.begin([secrets.randbelow(SEEDS)], [0], 1)
        self._shown = self.seat

    def begin(self, seed: int | None) -> None:
        """Begin a game: the first of a seed, or the next of the same."""
        if seed is None:
            self._batch.restart()
        else:
            self._batch.begin([seed], [0], 1)
        self._shown = self.seat

    @property
    def over(self) -> Ended | None:
        """How the game ended; None while it goes on."""
        return self._batch.ended(0)

    @property
    def seat(self) -> Seat | None:
        """The seat that is asked; None when the game is over."""
        asked = int(self._batch.games.notes[0, ASKED])
        return None if asked == NOBODY else Seat(asked)

    @property
    def legal(self) -> tuple[int, ...]:
        """The numbers of the legal moves, in the order of the prompt."""
        choices = int(self._batch.games.notes[0, CHOICES])
        return tuple(self._batch.games.options[0, :choices, NUMBER].tolist())

    def choose(self, number: int) -> None:
        """Play a choice by its number. Raises ValueError if it is not legal; then nothing has changed."""
        batch = self._batch
        if not 0 <= number < self.actions.size or not batch.games.masks[0, number]:
            raise ValueError(f"action {number} is not legal here; legal: {sorted(self.legal)}")
        before, self._action[0] = self.seat, number
        batch.step(self._action)
        self._shown = before if self.seat is None else self.seat

    def observed(self, seat: int) -> Observed:
        """What a seat sees, and which choices it has: none if another is asked."""
        if seat != self._shown:
            self._batch.show(0, seat)
            self._shown = Seat(seat)
        mask = self._batch.games.masks[0]
        return {
            "observation": self._batch.games.rows[0].copy(),
            "action_mask": mask.copy() if seat == self.seat else np.zeros_like(mask),
        }

    def returns(self, reward: Reward) -> Sequence[float]:
        """What each seat has got so far."""
        if reward == "money":
            return [float(each) for each in self._batch.returns[0].tolist()]
        over = self.over
        return [0.0] * self.table.rules.seats if over is None else ranks(over)

    def text(self, seat: int) -> str | None:
        """The position as a seat sees it, as plain text; None for a game that cannot draw a view."""
        position = self._batch.engine.lift(self._batch.games.states[0])
        return self.table.game.drawn(self.table.rules.view(position, Seat(seat)), lambda: position, Language.EN)
