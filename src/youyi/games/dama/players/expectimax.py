"""Expectimax for 打馬: every throw that may follow a choice, and the best answer to each, before the choice is made.

A position is judged by how likely each seat is the first home: what a seat has and faces (`features`), weighed as
fitted from the player's own games (`weights`), is its strength; a strength is worth its exponential, and a seat's
chance is its share. To this comes what its purse leads by, at a rate found by trial.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from operator import mul

from youyi.games.dama import DICE, Dama, Done, Move, Position, ToMove, ToThrow, View
from youyi.games.dama.players.features import portrait
from youyi.games.dama.players.weights import WEIGHTS
from youyi.kernel.chance import Entropy
from youyi.kernel.dice import Throw
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
    """Say how likely each seat is the first home; a finished game is certain, a drawn one shared."""
    seats = range(len(position.armies))
    if isinstance(position.phase, Done):
        winner = position.phase.winner
        return [1 / len(seats) if winner is None else float(seat == winner) for seat in seats]
    return shares([portrait(position, seat) for seat in seats], weights)


def shares(portraits: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """Turn portraits into chances: each seat's share of the exponentials of all strengths."""
    strengths = [sum(map(mul, numbers, weights)) for numbers in portraits]
    most = max(strengths)
    powers = [exp(strength - most) for strength in strengths]
    total = sum(powers)
    return [power / total for power in powers]


def worth(position: Position, weights: Sequence[float] = WEIGHTS) -> list[float]:
    """Weigh a position for every seat: its chance, and what its purse leads the others' by."""
    purses = position.ledger.purses
    total, others = sum(purses), len(purses) - 1
    return [
        chance + CHIP * (purse - (total - purse) / others)
        for chance, purse in zip(chances(position, weights), purses, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class DamaExpectimax:
    """Takes the choice after which its prospects are best; between close ones, the best mean over all next throws.

    It never draws lots.
    """

    rules: Dama
    weights: Sequence[float] = WEIGHTS
    depth: int = 2
    """1: only its own choice; 2: the next throw and its answer too."""
    close: float = CLOSE
    """By how much a choice may look worse at once and still be searched deeper."""

    def choose(self, view: View, moves: Sequence[Move], entropy: Entropy, /) -> Move:
        """Search the choices that look best; equal ones go to the first."""
        if len(moves) == 1:
            return moves[0]
        position, seat = self.rules.worlds(view, entropy), view.phase.actor
        assert seat is not None
        after = {move: self.rules.play(position, move).position for move in moves}
        values = {move: worth(result, self.weights)[seat] for move, result in after.items()}
        likely = sorted(moves, key=values.__getitem__, reverse=True)[:CANDIDATES]
        likely = [move for move in likely if values[move] >= values[likely[0]] - self.close]
        if self.depth == 1 or len(likely) == 1:
            return likely[0]
        return max(likely, key=lambda move: self.foreseen(after[move])[seat])

    def foreseen(self, position: Position) -> list[float]:
        """Average what a position is worth to every seat after each throw and the best answer to it."""
        if not isinstance(position.phase, ToThrow):
            return worth(position, self.weights)
        answers = [self._answered(position, cast) for cast, _ in THROWS]
        odds = [chance for _, chance in THROWS]
        return [sum(map(mul, odds, values)) for values in zip(*answers, strict=True)]

    def _answered(self, position: Position, cast: Throw) -> list[float]:
        thrown = self.rules.play(position, cast).position
        if not isinstance(thrown.phase, ToMove):
            return worth(thrown, self.weights)
        prompt, actor = self.rules.prompt(thrown), thrown.phase.act.seat
        assert isinstance(prompt, Decision)
        answers = (worth(self.rules.play(thrown, move).position, self.weights) for move in prompt.moves)
        return max(answers, key=lambda values: values[actor])
