"""A game that programs play by numbers, one after another: what the environments of all frameworks have in common."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from youyi.analysis.simulate.observed import observations_of
from youyi.games import game as catalogued
from youyi.kernel.game import Table
from youyi.kernel.lab.actions import Actions
from youyi.kernel.lab.observations import Observations
from youyi.kernel.names import Language
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.rulings import Value, differences
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered

AnyTable: TypeAlias = Table[Any, Any, Any, Any]
Reward: TypeAlias = Literal["money", "rank"]
"""`money`: what each step brings, in the game's unit. `rank`: at the end, from -1 to 1 by the finishing order."""
Observed: TypeAlias = dict[str, NDArray[Any]]
SEEDS = 1 << 32
"""From so many a seed is drawn where none is given."""


class HowEnded(Protocol):
    """What every end of a game tells: `Over`, or what the fast engine keeps of it."""

    @property
    def score(self) -> tuple[int, ...]:
        """Each seat's result, in the game's unit."""
        ...

    @property
    def first(self) -> frozenset[Seat]:
        """Who won."""
        ...

    @property
    def kind(self) -> str:
        """The manner of the end."""
        ...


class AnyPlay(Protocol):
    """A game in progress, driven by numbers, by either engine."""

    table: AnyTable
    actions: Actions[Any, Any]
    observations: Observations[Any]

    def begin(self, seed: int | None) -> None:
        """Begin a game: the first of a seed, or the next of the same."""
        ...

    @property
    def over(self) -> HowEnded | None:
        """How the game ended; None while it goes on."""
        ...

    @property
    def seat(self) -> Seat | None:
        """The seat that is asked; None when the game is over."""
        ...

    @property
    def legal(self) -> Collection[int]:
        """The numbers of the legal choices."""
        ...

    def choose(self, number: int) -> None:
        """Play a choice by its number. Raises ValueError if it is not legal; then nothing has changed."""
        ...

    def observed(self, seat: int) -> Observed:
        """What a seat sees, and which choices it has: none if another is asked."""
        ...

    def returns(self, reward: Reward) -> Sequence[float]:
        """What each seat has got so far."""
        ...

    def text(self, seat: int) -> str | None:
        """The position as a seat sees it, as plain text; None for a game that cannot draw a view."""
        ...


def table_of(
    ruleset: str, rulings: Mapping[str, Value] | None = None, terms: Mapping[str, Value] | None = None
) -> AnyTable:
    """Lay a table for a single bout, as simulations do; `madiao/guide` or `madiao`. Raises what `Game.under` raises."""
    game = catalogued(ruleset.partition("/")[0])
    bout = differences(game.bout, game.terms)
    return game.under(ruleset if "/" in ruleset else None, dict(rulings or {}), {**bout, **(terms or {})})


class NumberedPlay:
    """A game in progress, driven by numbers; draws of chance are made as soon as they are due."""

    def __init__(self, table: AnyTable) -> None:
        """Sit down. Raises `NoObservations`."""
        self.table, self.actions, self.observations = table, table.actions, observations_of(table)
        self._seed, self._game = secrets.randbelow(SEEDS), 0
        self.begin(None)

    def begin(self, seed: int | None) -> None:
        """Begin a game: the first of a seed, or the next of the same. One in which nobody is asked is passed over."""
        self._seed, self._game = (self._seed, self._game) if seed is None else (seed, 0)
        self._deal()
        while self.over is not None:
            self._deal()

    def _deal(self) -> None:
        self.chances = Numbered(self._seed, self._game)
        self._game += 1
        self.session: Session[Any, Any, Any, Any] = Session(self.table.rules, keep=0)
        self._go_on()

    @property
    def over(self) -> Over | None:
        """How the game ended; None while it goes on."""
        return self.session.over

    @property
    def seat(self) -> Seat | None:
        """The seat that is asked; None when the game is over."""
        return None if self.over is not None else self.session.asked

    def choose(self, number: int) -> None:
        """Play a choice by its number. Raises ValueError if it is not legal; then nothing has changed."""
        if number not in self.legal:
            raise ValueError(f"action {number} is not legal here; legal: {sorted(self.legal)}")
        self.session.take(self.legal[number])
        self._go_on()

    def _go_on(self) -> None:
        """Make the draws that are due, and number what may be chosen then."""
        session = self.session
        while isinstance(session.prompt, Chance):
            session.take(session.draw(self.chances))
        self.legal: dict[int, Any] = {}
        """The legal moves by their numbers."""
        if isinstance(session.prompt, Decision):
            numbers = (self.actions.encode(session.position, move) for move in session.prompt.moves)
            self.legal = dict(zip(numbers, session.prompt.moves, strict=True))

    def observed(self, seat: int) -> Observed:
        """What a seat sees, and which choices it has: none if another is asked."""
        row = self.observations.write(self.table.rules.view(self.session.position, Seat(seat)), seat)
        mask = np.zeros(self.actions.size, np.int8)
        if seat == self.seat:
            mask[list(self.legal)] = 1
        return {"observation": np.frombuffer(row, np.int32), "action_mask": mask}

    def returns(self, reward: Reward) -> Sequence[float]:
        """What each seat has got so far."""
        if reward == "money":
            return [float(each) for each in self.table.rules.returns(self.session.position)]
        return [0.0] * self.table.rules.seats if self.over is None else ranks(self.over)

    def text(self, seat: int) -> str | None:
        """The position as a seat sees it, as plain text; None for a game that cannot draw a view."""
        position = self.session.position
        return self.table.game.drawn(self.table.rules.view(position, Seat(seat)), lambda: position, Language.EN)


def ranks(over: HowEnded) -> list[float]:
    """The finishing order from 1 for the first to -1 for the last: first who won, then by score; equals share.

    >>> from youyi.kernel.seats import Seat
    >>> ranks(Over((5, 9, -14), frozenset({Seat(0)}), why=None, kind="home"))
    [1.0, 0.0, -1.0]
    """
    places = [(seat in over.first, score) for seat, score in enumerate(over.score)]
    others = len(places) - 1
    return [(sum(each < own for each in places) - sum(each > own for each in places)) / others for own in places]
