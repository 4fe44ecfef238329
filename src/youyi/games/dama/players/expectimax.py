"""Expectimax for 打馬: every throw that may follow a choice, and the best answer to each, before the choice is made.

A position is evaluated by each seat's chance to be the first home: the softmax of the seats' strengths. A strength is the sum
of a seat's features (`features`) times weights fitted from the player's own games (`weights`). To this comes the lead of
the seat's purse, at a rate found by trial.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from youyi.games.dama.casts import DICE
from youyi.games.dama.moves import Move
from youyi.games.dama.players.features import features
from youyi.games.dama.players.weights import WEIGHTS
from youyi.games.dama.position import Done, Position, ToMove, ToThrow, chooser
from youyi.games.dama.rules import Dama
from youyi.games.dama.view import View
from youyi.kernel.chance import Entropy
from youyi.kernel.dice import Throw
from youyi.kernel.lab.adding import added, exact_sum
from youyi.kernel.lab.exponential import exp
from youyi.kernel.rules import Decision

CHIP = 0.004
"""What leading the others by one 帖 is worth, as a chance of being first."""
CLOSE = 0.001
"""Choices that look worse at once by no more than this are searched deeper; the others are left."""
CANDIDATES = 3
"""How many choices at most are searched deeper."""
THROWS: tuple[tuple[Throw, float], ...] = tuple((cast, float(chance)) for cast, chance in DICE.table())
"""The 56 casts with their chances."""


def chances(position: Position, weights: Sequence[float] = WEIGHTS) -> list[float]:
    """Each seat's chance to be the first home; a finished game is certain, a drawn one shared."""
    seats = range(len(position.armies))
    if isinstance(position.phase, Done):
        winner = position.phase.winner
        return [1 / len(seats) if winner is None else float(seat == winner) for seat in seats]
    return shares([features(position, seat) for seat in seats], weights)


def shares(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """The softmax of the seats' strengths, given the features of each seat."""
    strengths = [added(map(mul, row, weights)) for row in rows]
    most = max(strengths)
    powers = [exp(strength - most) for strength in strengths]
    total = added(powers)
    return [power / total for power in powers]


def worth(position: Position, weights: Sequence[float] = WEIGHTS) -> list[float]:
    """The value of a position for every seat: its chance, and the lead of its purse over the others' mean."""
    purses = position.ledger.purses
    total, others = exact_sum(purses), len(purses) - 1
    return [
        chance + CHIP * (purse - (total - purse) / others)
        for chance, purse in zip(chances(position, weights), purses, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class DamaExpectimax:
    """Takes the choice of the highest value; between close ones, of the highest mean over all next throws.

    It never draws lots.
    """

    rules: Dama
    weights: Sequence[float] = WEIGHTS
    depth: int = 2
    """1: only its own choice; 2: the next throw and its answer too."""
    close: float = CLOSE
    """By how much a choice may look worse at once and still be searched deeper."""

    def choose(self, view: View, moves: Sequence[Move], entropy: Entropy, /) -> Move:
        """Search the choices of the highest values deeper. Ties go to the first."""
        if len(moves) == 1:
            return moves[0]
        position, seat = self.rules.worlds(view, entropy), chooser(view.phase)
        after = {move: self.rules.apply(position, move).position for move in moves}
        values = {move: worth(result, self.weights)[seat] for move, result in after.items()}
        likely = sorted(moves, key=values.__getitem__, reverse=True)[:CANDIDATES]
        likely = [move for move in likely if values[move] >= values[likely[0]] - self.close]
        if self.depth == 1 or len(likely) == 1:
            return likely[0]
        return max(likely, key=lambda move: self.foreseen(after[move])[seat])

    def foreseen(self, position: Position) -> list[float]:
        """The mean value of a position for every seat over all throws, each with the best answer to it."""
        if not isinstance(position.phase, ToThrow):
            return worth(position, self.weights)
        answers = [self._answered(position, cast) for cast, _ in THROWS]
        odds = [chance for _, chance in THROWS]
        return [added(map(mul, odds, values)) for values in zip(*answers, strict=True)]

    def _answered(self, position: Position, cast: Throw) -> list[float]:
        thrown = self.rules.apply(position, cast).position
        if not isinstance(thrown.phase, ToMove):
            return worth(thrown, self.weights)
        prompt, actor = self.rules.prompt(thrown), thrown.phase.act.seat
        assert isinstance(prompt, Decision)
        answers = (worth(self.rules.apply(thrown, move).position, self.weights) for move in prompt.moves)
        return max(answers, key=lambda values: values[actor])
