"""A player of Pig."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from youyi.kernel.chance import Entropy
from youyi.kernel.lab.players import PlayerSpec
from youyi.kernel.names import Name, Words
from youyi_pig.position import Again, Done, Hold, Move, Position

ENOUGH = 20
"""Points of a turn at which another throw costs more on average than it brings."""


@dataclass(frozen=True, slots=True)
class HoldsAtTwenty:
    """Throws until its turn has twenty points, or enough to win."""

    goal: int

    def choose(self, view: Position, moves: Sequence[Move], entropy: Entropy, /) -> Move:
        """Hold if the turn has enough."""
        assert not isinstance(view.phase, Done)
        turn = view.phase.turn
        wanted: Move = Hold() if turn >= ENOUGH or view.points[view.phase.seat] + turn >= self.goal else Again()
        return next(move for move in moves if move == wanted)


PLAYERS = (
    PlayerSpec(
        id="twenty",
        version=1,
        name=Name("二十則收", "二十则收", "èrshí zé shōu", "Holds at twenty"),
        strength=Words(
            "Throws until its turn has twenty points, then holds.",
            "本回滿二十點則收。",
            "本回满二十点则收。",
        ),
        make=lambda table: HoldsAtTwenty(table.terms.goal),
    ),
)
