"""A greedy player of 打馬: it strikes if it can, else merges, else enters a station, else gets on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from youyi.games.dama.drawing import outline
from youyi.games.dama.moves import Move
from youyi.games.dama.position import Position
from youyi.games.dama.rules import Dama
from youyi.games.dama.view import View
from youyi.kernel.chance import Entropy


@dataclass(frozen=True, slots=True)
class DamaGreedy:
    """Looks at its own move only, and takes what gains most at once. Ties are broken at random."""

    rules: Dama

    def choose(self, view: View, moves: Sequence[Move], entropy: Entropy, /) -> Move:
        """Take a choice of the highest rank."""
        if len(moves) == 1:
            return moves[0]
        position = self.rules.worlds(view, entropy)
        ranks = [appeal(self.rules, position, move) for move in moves]
        best = max(ranks)
        equals = [move for move, rank in zip(moves, ranks, strict=True) if rank == best]
        return equals[entropy.below(len(equals))]


def appeal(rules: Dama, position: Position, move: Move) -> tuple[int, ...]:
    """The rank of a choice: home, strike, merge, station, progress. What has no outline (to pass, to leave) ranks last."""
    drawn = outline(rules.context, position, move)
    if drawn is None:
        return (-1,)
    station = drawn.spot_to in rules.context.road.rewarded  # safe under most rulings, also where it brings nothing
    return (int(drawn.home), int(drawn.strikes is not None), int(drawn.merges > 0), int(station), drawn.progress)
