"""A greedy player of 打馬: it strikes if it can, else merges, else enters a station, else gets on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from youyi.games.dama import Dama, Move, Outline, Position, View, outline
from youyi.kernel.chance import Entropy


@dataclass(frozen=True, slots=True)
class DamaGreedy:
    """Looks at its own move only, and takes what gains most at once; among equals it draws lots."""

    rules: Dama

    def choose(self, view: View, moves: Sequence[Move], entropy: Entropy, /) -> Move:
        """Rank every choice: strike, merge, station, progress."""
        if len(moves) == 1:
            return moves[0]
        position = self.rules.worlds(view, entropy)
        ranks = [appeal(self.rules, position, move) for move in moves]
        best = max(ranks)
        equals = [move for move, rank in zip(moves, ranks, strict=True) if rank == best]
        return equals[entropy.below(len(equals))]


def appeal(rules: Dama, position: Position, move: Move) -> tuple[int, ...]:
    """Rank a choice; what has no outline (to let pass, to leave) ranks below every journey."""
    drawn = outline(rules.book, position, move)
    if not isinstance(drawn, Outline):
        return (-1,)
    struck = 0 if drawn.strikes is None else drawn.strikes.horses
    return (int(drawn.home), int(struck > 0), int(drawn.merges > 0), int(drawn.station), drawn.progress)
