"""What positions of 打馬 are worth: the purses, and what the network foretells every seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from youyi.games.dama.moves import Move
from youyi.games.dama.players.network import DamaNetwork, network_of
from youyi.games.dama.position import Position
from youyi.kernel.judging import Judging, Worth
from youyi.kernel.seats import Seat
from youyi.players.network import UNIT


@dataclass(frozen=True, slots=True)
class DamaJudge:
    """Values every position as the player `network` does, for each seat."""

    player: DamaNetwork

    def worth(self, position: Position, /) -> Worth:
        """What each seat will have, in 帖."""
        return tuple(self.player.value(position, seat) / UNIT for seat in range(len(position.armies)))

    def after(self, position: Position, moves: Sequence[Move], /) -> list[Worth]:
        """What each choice is worth."""
        return [self.worth(self.player.rules.apply(position, move).position) for move in moves]

    def best(self, position: Position, moves: Sequence[Move], seat: Seat, /) -> Worth:
        """The worth after the best choice; what it is worth to the others is asked only there."""
        results = [self.player.rules.apply(position, move).position for move in moves]
        if len(results) == 1:
            return self.worth(results[0])
        return self.worth(max(results, key=lambda result: self.player.value(result, seat)))


def judge(table: Any) -> DamaJudge:
    """Make the judge of a table."""
    return DamaJudge(DamaNetwork(table.rules, network_of(table.rules.seats)))


JUDGING = Judging(
    guide="network",
    spread=60.0,
    measured="youyi simulate dama --games 1000 --seed 5 --players network",
    judge=judge,
)
"""How 打馬 is judged."""
