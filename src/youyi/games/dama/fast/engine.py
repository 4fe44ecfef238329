"""The fast engine of a table of 打馬: kernels, tables and memory behind the kernel's `FastEngine`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import numpy as np

from youyi.compiled.arrays import Floats, Ints
from youyi.compiled.choosing import number_of
from youyi.compiled.streams import first_key, word
from youyi.games.dama.fast import kernel
from youyi.games.dama.fast.asked import look, take
from youyi.games.dama.fast.layout import (
    CELL_MASK,
    COUNTERS,
    FINISHES,
    NO_WAY,
    NOBODY,
    NTH_CAST,
    NUMBERS,
    OPENING,
    PHASE,
    PLAYERS,
    PURSE,
    TO_DRAW,
    TO_THROW,
    WIDTH,
    lift,
    pack,
)
from youyi.games.dama.fast.memory import work
from youyi.games.dama.fast.money import operate
from youyi.games.dama.fast.tables import lower
from youyi.games.dama.fast.ways import Unit, travelled
from youyi.games.dama.fast.weighing import fall, weigh
from youyi.games.dama.moves import First, Lot, Move
from youyi.games.dama.numbering import encode
from youyi.games.dama.rules import Dama
from youyi.kernel.dice import Throw
from youyi.kernel.fast import BEHIND, RETURNS
from youyi.kernel.lab.evaluation import Counts
from youyi.players.network import Network


class FastDama:
    """打馬 under one set of rulings and terms, compiled. One engine serves one thread."""

    width = WIDTH
    endings = tuple(finish.value for finish in FINISHES)
    players = PLAYERS
    counters = COUNTERS
    pack = staticmethod(pack)
    lift = staticmethod(lift)

    def __init__(self, rules: Dama, *networks: Network) -> None:
        """Work the tables out and allocate memory; networks given stand for the shipped ones with their goals."""
        self.rules, self.seats = rules, rules.terms.seats
        self.tables = lower(rules, *networks)
        self._work = work()

    def _read(self, state: Ints) -> int:
        """Copy a row into memory and note what may be chosen there; returns how many choices there are."""
        self._work.state[:] = state
        return look(self.tables, self._work)

    def asked(self, state: Ints, /) -> int | None:
        """The seat that must choose; None where a draw is due or the game is over."""
        self._work.state[:] = state
        seat = kernel.asked(self._work)
        return None if seat == NOBODY else seat

    def legal(self, state: Ints, /) -> Ints:
        """The numbers of the choices, in the order of the prompt."""
        return self._work.numbers[: self._read(state)].copy()

    def ends(self, state: Ints, /) -> Ints:
        """The start and end of every choice, in the same order; NO_WAY is the end of what is no ride."""
        count = self._read(state)
        ends = self._work.ends[:count]
        return np.stack([self._work.starts[:count], np.where(ends == NO_WAY, ends, ends & CELL_MASK)])

    def apply(self, state: Ints, action: int, /) -> None:
        """Carry a choice out in place. Raises ValueError if it is not legal here."""
        (found,) = np.nonzero(self._work.numbers[: self._read(state)] == action)
        if not len(found):
            raise ValueError(f"action {action} is not legal here")
        take(self.tables, self._work, int(found[0]))
        state[:] = self._work.state

    def play(self, state: Ints, move: Move, /) -> None:
        """Carry a throw, a lot or a choice out in place. Raises ValueError if it is not due here."""
        phase = state[PHASE]
        if isinstance(move, Throw) and phase in (OPENING, TO_THROW) and move in NTH_CAST:
            self._work.state[:] = state
            kernel.carry_out(self.tables, self._work, NTH_CAST[move])
        elif isinstance(move, First) and phase == TO_DRAW and Lot(self.seats).allows(move):
            self._work.state[:] = state
            kernel.carry_out(self.tables, self._work, int(move.seat))
        elif isinstance(move, Throw | First):
            raise ValueError(f"{move} is not due here")
        else:
            self.apply(state, encode(move))
        state[:] = self._work.state

    def draw(self, state: Ints, seed: int, game: int, nth: int, /) -> None:
        """Throw, or draw the lot, in place. Raises ValueError if no draw is due."""
        if state[PHASE] not in (TO_DRAW, OPENING, TO_THROW):
            raise ValueError("no draw is due here")
        self._work.state[:] = state
        drawn = kernel.numbered_draw(self.tables, self._work, word(seed), word(game), nth)
        kernel.carry_out(self.tables, self._work, drawn)
        state[:] = self._work.state

    def choose(self, state: Ints, player: str, seed: int, game: int, ply: int, /) -> int:
        """The number of the choice that a player makes. Raises ValueError if none is asked, or for another player."""
        who = number_of(player, NUMBERS)
        if not self._read(state):
            raise ValueError("no choice is asked here")
        seat = kernel.asked(self._work)
        nth = kernel.numbered_choice(self.tables, self._work, seat, who, word(seed), word(game), ply)
        return int(self._work.numbers[nth])

    def counts(self) -> list[int]:
        """How often every event has happened, in the order of `counters`; `playouts` begins anew with every game."""
        return list(map(int, self._work.counts))

    def outcome(self) -> list[int]:
        """What was done with the throw that was carried out last, in the columns DID_CONTEXT to DID_TO of `layout`."""
        return list(map(int, self._work.outcome))

    def travel(self, state: Ints, unit: tuple[int, int, int, int], start: int, steps: int, /) -> int:
        """Where a unit of the first seat gets to, as `ways.Unit` describes it; NO_WAY if it cannot go."""
        self._work.state[:] = state
        way = travelled(self.tables, self._work, Unit(*unit), start, steps)
        return way if way == NO_WAY else way & CELL_MASK

    def pay_alone(self, state: Ints, payment: int, seat: int, to: int, amount: int, /) -> None:
        """Carry out one payment of `layout` in place."""
        self._work.state[:] = state
        operate(self.tables, self._work, payment, seat, to, amount)
        state[:] = self._work.state

    def returns(self, state: Ints, /) -> tuple[int, ...]:
        """Each seat's purse, in 帖."""
        return tuple(state[PURSE : PURSE + self.seats].tolist())

    def worths(self, states: Ints, counts: Counts, /) -> Floats:
        """What each of these rows is worth to every seat, as the judges of the game say."""
        found = np.zeros((len(states), self.seats))
        weigh(self.tables, self._work, states, int(counts is Counts.FIRST), found)
        return found

    def outcomes(self, state: Ints, draws: Sequence[Move], /) -> Ints:
        """The rows to which each of these throws or lots leads, one of which is due. Raises OverflowError as `playouts` does."""
        drawn = [NTH_CAST[each] if isinstance(each, Throw) else int(cast("First", each).seat) for each in draws]
        rows = np.empty((len(drawn), WIDTH), np.int64)
        fall(self.tables, self._work, state, np.array(drawn), rows)
        return rows

    def observe(self, state: Ints, seat: int, /) -> Ints:
        """The whole table: nothing is hidden."""
        return state.copy()

    def worlds(self, seen: Ints, seed: int, nth: int, /) -> Ints:
        """The one state that a seat may see."""
        return seen.copy()

    def ahead(self, state: Ints, players: Sequence[str], seed: int, games: range, /, *, limit: int) -> Ints:
        """The rows that these games of a seed come to in so many plies. Raises OverflowError as `playouts` does."""
        rows = np.empty((len(games), WIDTH), np.int64)
        for nth, number in enumerate(games):
            self.playouts(state, players, seed, range(number, number + 1), limit=limit)
            rows[nth] = self._work.state
        return rows

    def playouts(
        self,
        state: Ints,
        players: Sequence[str],
        seed: int,
        games: range,
        /,
        *,
        limit: int,
        courses: bool = False,
        minds: int | None = None,
    ) -> Ints:
        """Play these games from a state; the columns after the results count events.

        Raises OverflowError where more extra turns wait than a row has room for.
        """
        figures = RETURNS + self.seats + len(COUNTERS)
        rows = np.zeros((len(games), figures + courses * (BEHIND + self.seats)), np.int64)
        sitting = np.array([number_of(name, NUMBERS) for name in players], np.int64)
        key = first_key(seed, games, minds)
        kernel.playouts(self.tables, self._work, state, key, sitting, limit, rows)
        return rows
