"""The fast engine of a table of 儒棋: kernels, tables and memory behind the kernel's `FastEngine`."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from youyi.compiled.arrays import Floats, Ints
from youyi.compiled.choosing import number_of
from youyi.compiled.streams import first_key, word
from youyi.games.ruqi.fast import kernel, rounds
from youyi.games.ruqi.fast.layout import (
    COUNTERS,
    DONE,
    FIGURES,
    MANNERS,
    NUMBERS,
    PHASE,
    PLAYERS,
    SCORE,
    SEAT,
    TO_PLAY,
    WIDTH,
    army_of,
    lift,
    pack,
)
from youyi.games.ruqi.fast.memory import work
from youyi.games.ruqi.fast.tables import lower
from youyi.games.ruqi.fast.weighing import fall, weigh
from youyi.games.ruqi.moves import Move, Play
from youyi.games.ruqi.numbering import encode
from youyi.games.ruqi.position import Army
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.rulings import SIDES
from youyi.kernel.dice import Throw
from youyi.kernel.fast import BEHIND
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.players.network import Network


class FastRuqi:
    """儒棋 under one set of rulings and terms, compiled. One engine serves one thread."""

    width = WIDTH
    seats = len(SIDES)
    endings = tuple(manner.value for manner in MANNERS)
    counters = COUNTERS
    players = PLAYERS
    pack = staticmethod(pack)
    lift = staticmethod(lift)

    def __init__(self, rules: Ruqi, network: Network | None = None) -> None:
        """Work the tables out and allocate memory; the player `network` has the shipped one unless another is given."""
        self.rules = rules
        self.tables = lower(rules, network)
        self._work = work()
        self._noted, self._numbered, self._results = self._work.noted, self._work.numbers, self._work.results

    def asked(self, state: Ints, /) -> int | None:
        """The side that must play; None where a throw is due or the game is over."""
        return int(state[SEAT]) if state[PHASE] == TO_PLAY else None

    def legal(self, state: Ints, /) -> Ints:
        """The numbers of the turns, in the order of the prompt."""
        if state[PHASE] != TO_PLAY:
            return np.zeros(0, np.int64)
        return self._numbers(self._book(state)).copy()

    def results(self, state: Ints, /) -> list[Army]:
        """The armies to which the legal turns lead, in the same order."""
        if state[PHASE] != TO_PLAY:
            return []
        book = self._book(state)
        return [army_of(int(army)) for army in self._results[book, : self._noted[book]]]

    def _book(self, state: Ints) -> int:
        """Where the turns of a state stand that asks for one."""
        return rounds.turns_or_pass(self.tables, self._work, state.copy())

    def _numbers(self, book: int) -> Ints:
        return self._numbered[book, : self._noted[book]]

    def apply(self, state: Ints, action: int, /) -> None:
        """Carry a turn out in place. Raises ValueError if it is not legal here."""
        if state[PHASE] == TO_PLAY:
            book = self._book(state)
            (found,) = np.nonzero(self._numbers(book) == action)
            if len(found):
                rounds.take_turn(self.tables, self._work, state, book, int(found[0]))
                return
        raise ValueError(f"action {action} is not legal here")

    def play(self, state: Ints, move: Move, /) -> None:
        """Carry a throw or a turn out in place. Raises ValueError if it is not due here, or not legal."""
        if isinstance(move, Play):
            self._take(state, move)
            return
        if state[PHASE] in (TO_PLAY, DONE):
            raise ValueError("no throw is due here")
        if rounds.thrown(state, *move.faces):
            rounds.turns_or_pass(self.tables, self._work, state)

    def _take(self, state: Ints, move: Play) -> None:
        position = lift(state)
        if self.rules.objection(position, move) is not None:
            raise ValueError("this turn is not legal here")
        number = encode(self.rules.context, position, move)
        if number in self.legal(state):
            self.apply(state, number)
        else:  # another way to what an offered turn does: kernels number the offered one alone
            session = Session(self.rules, position, keep=0)
            session.play(move)
            state[:] = pack(session.position)

    def end_turn(self, state: Ints, seat: Seat, /) -> None:
        """Go on in place after a turn of a side, whose pieces have been moved."""
        rounds.end_turn(self.tables, state, seat)

    def draw(self, state: Ints, seed: int, game: int, nth: int, /) -> None:
        """Throw in place. Raises ValueError if no throw is due."""
        seat = kernel.thrower(state)
        self.play(state, Throw(kernel.numbered_throw(self.tables, seat, word(seed), word(game), nth)))

    def choose(self, state: Ints, player: str, seed: int, game: int, ply: int, /) -> int:
        """The number of the turn that a player takes. Raises ValueError if no turn is asked, or for another player."""
        if state[PHASE] != TO_PLAY:
            raise ValueError("no turn is asked here")
        who = number_of(player, NUMBERS)
        return kernel.numbered_choice(self.tables, self._work, state, who, word(seed), word(game), ply)

    def returns(self, state: Ints, /) -> tuple[int, int]:
        """Each side's tally less the other's, in 算."""
        lead = int(state[SCORE] - state[SCORE + 1])
        return lead, -lead

    def worths(self, states: Ints, counts: Counts, /) -> Floats:
        """What each of these rows is worth to every seat, as the judge of the game says. Raises ValueError for the first place."""
        if counts is not Counts.SCORE:
            raise ValueError(f"positions of 儒棋 are not valued for {counts.value}")
        found = np.zeros((len(states), self.seats))
        weigh(self.tables, self._work, states, found)
        return found

    def outcomes(self, state: Ints, draws: Sequence[Throw], /) -> Ints:
        """The rows to which each of these throws leads, one of which is due."""
        rows = np.repeat(state[None], len(draws), axis=0)
        fall(self.tables, self._work, np.array([each.faces for each in draws]), rows)
        return rows

    def observe(self, state: Ints, seat: int, /) -> Ints:
        """The whole board: nothing is hidden."""
        return state.copy()

    def worlds(self, seen: Ints, seed: int, nth: int, /) -> Ints:
        """The one state that a side may see."""
        return seen.copy()

    def ahead(self, state: Ints, players: Sequence[str], seed: int, games: range, /, *, limit: int) -> Ints:
        """The rows that these games of a seed come to in so many plies."""
        sitting = np.array([number_of(name, NUMBERS) for name in players], np.int64)
        reached, figures = np.repeat(state[None], len(games), axis=0), np.zeros((1, FIGURES), np.int64)
        for number, row in zip(games, reached, strict=True):
            key = first_key(seed, range(number, number + 1), None)
            kernel.playouts(self.tables, self._work, state, row, key, sitting, limit, figures)
        return reached

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
        """Play these games from a state; the column after the results counts the passes."""
        rows = np.zeros((len(games), FIGURES + courses * (BEHIND + self.seats)), np.int64)
        sitting = np.array([number_of(name, NUMBERS) for name in players], np.int64)
        key = first_key(seed, games, minds)
        kernel.playouts(self.tables, self._work, state, state.copy(), key, sitting, limit, rows)
        return rows
