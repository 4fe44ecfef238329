"""The fast engine of a table of 儒棋: kernels, tables and memory behind the kernel's `FastEngine`."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from youyi.compiled.streams import DRAW, PLAYER, Word, extended, hand_key
from youyi.games.ruqi.fast import kernel
from youyi.games.ruqi.fast.layout import (
    COUNTERS,
    DONE,
    MANNERS,
    PASSES,
    PHASE,
    PLAYERS,
    SCORE,
    SEAT,
    TO_PLAY,
    WIDTH,
    Ints,
    lift,
    pack,
)
from youyi.games.ruqi.fast.tables import lower
from youyi.games.ruqi.fast.turns import turns, work
from youyi.games.ruqi.moves import Move, Play
from youyi.games.ruqi.numbering import encode
from youyi.games.ruqi.position import Position
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.rulings import SIDES
from youyi.kernel.dice import Throw

_WORD = (1 << 64) - 1


class FastRuqi:
    """儒棋 under one set of rulings and terms, compiled. One engine serves one thread."""

    width = WIDTH
    seats = len(SIDES)
    endings = tuple(manner.value for manner in MANNERS)
    counters = COUNTERS
    players = PLAYERS
    pack = staticmethod(pack)
    lift = staticmethod(lift)

    def __init__(self, rules: Ruqi) -> None:
        """Work the tables out and allocate memory."""
        self.rules = rules
        self.tables = lower(rules)
        self._work = work()

    def asked(self, state: Ints, /) -> int | None:
        """The side that must play; None where a throw is due or the game is over."""
        return int(state[SEAT]) if state[PHASE] == TO_PLAY else None

    def legal(self, state: Ints, /) -> Ints:
        """The numbers of the turns, in the order of the prompt."""
        if state[PHASE] != TO_PLAY:
            return np.zeros(0, np.int64)
        book = turns(self.tables, self._work, state)
        return self._work.numbers[book, : self._work.count[book]].copy()

    def apply(self, state: Ints, action: int, /) -> None:
        """Carry a turn out in place. Raises ValueError if it is not legal here."""
        if not kernel.apply(self.tables, self._work, state, action):
            raise ValueError(f"action {action} is not legal here")

    def play(self, state: Ints, move: Move, /) -> None:
        """Carry a throw or a turn out in place. Raises ValueError if it is not due here."""
        if isinstance(move, Play):
            self.apply(state, encode(self.rules.context, lift(state), move))
        else:
            self._cast(state, move)

    def _cast(self, state: Ints, roll: Throw) -> None:
        if state[PHASE] in (TO_PLAY, DONE):
            raise ValueError("no throw is due here")
        kernel.cast(self.tables, self._work, state, *roll.faces)

    def draw(self, state: Ints, seed: int, game: int, nth: int, /) -> None:
        """Throw in place. Raises ValueError if no throw is due."""
        hand = hand_key(Word(seed & _WORD), Word(game), DRAW, kernel.thrower(state) + 1)
        self._cast(state, Throw(kernel.throw(self.tables, extended(hand, Word(nth)))))

    def choose(self, state: Ints, player: str, seed: int, game: int, ply: int, /) -> int:
        """The number of the turn that a player takes. Raises ValueError for a player that kernels do not know."""
        mind = hand_key(Word(seed & _WORD), Word(game), PLAYER, int(state[SEAT]) + 1)
        book = turns(self.tables, self._work, state)
        nth = kernel.choose(self.tables, self._work, book, PLAYERS.index(player), extended(mind, Word(ply)))
        return int(self._work.numbers[book, nth])

    def returns(self, state: Ints, /) -> tuple[int, int]:
        """Each side's tally less the other's, in 算."""
        lead = int(state[SCORE] - state[SCORE + 1])
        return lead, -lead

    def observe(self, state: Ints, seat: int, /) -> Ints:
        """The whole board: nothing is hidden."""
        return state.copy()

    def worlds(self, seen: Ints, seed: int, nth: int, /) -> Ints:
        """The one state that a side may see."""
        return seen.copy()

    def playouts(self, state: Ints, players: Sequence[str], seed: int, games: range, /, *, limit: int) -> Ints:
        """Play these games from a state; the column after the results counts the passes."""
        rows = np.zeros((len(games), PASSES + len(COUNTERS)), np.int64)
        sitting = np.array([PLAYERS.index(name) for name in players], np.int64)
        kernel.playouts(self.tables, self._work, state, Word(seed & _WORD), games.start, sitting, limit, rows)
        return rows
