"""Players without judgement: one that chooses blindly, one that always takes the first move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from youyi.kernel.chance import Entropy

M = TypeVar("M")


class RandomPlayer:
    """Chooses every move equally often."""

    __slots__ = ()

    def choose(self, _view: object, moves: Sequence[M], entropy: Entropy, /) -> M:
        """Draw one of the moves."""
        return moves[entropy.below(len(moves))]


class FirstPlayer:
    """Takes the first move there is."""

    __slots__ = ()

    def choose(self, _view: object, moves: Sequence[M], _entropy: Entropy, /) -> M:
        """Take the first."""
        return moves[0]
