"""What positions of 打馬 are worth: the purses, and what the network foretells every seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from youyi.games.dama.moves import Move
from youyi.games.dama.players.features import SAFE
from youyi.games.dama.players.inputs import WHOLE, struck
from youyi.games.dama.players.network import DamaNetwork, network_of
from youyi.games.dama.position import Army, Position
from youyi.games.dama.road import FEILONG
from youyi.kernel.judging import Judging, Term, Worth
from youyi.kernel.names import Words
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
        return [self.worth(result) for result in self._results(position, moves)]

    def best(self, position: Position, moves: Sequence[Move], seat: Seat, /) -> Worth:
        """The worth after the best choice; what it is worth to the others is asked only there."""
        results = self._results(position, moves)
        if len(results) == 1:
            return self.worth(results[0])
        return self.worth(max(results, key=lambda result: self.player.value(result, seat)))

    def _results(self, position: Position, moves: Sequence[Move]) -> list[Position]:
        return [self.player.rules.apply(position, move).position for move in moves]


RISK = Words("own horses that the next throws may strike", "可能被打的己馬", "可能被打的己马")
PREY = Words("horses that one may strike", "可以打的馬", "可以打的马")
STACK = Words("largest stack", "最大的一疊", "最大的一叠")
HOME = Words("horses home", "已到終點的馬", "已到终点的马")


def terms(position: Position, seat: Seat) -> tuple[Term, ...]:
    """Horses expected to be struck and to strike with one throw each, the largest stack, horses home."""
    own = position.armies[seat]
    others = [army for other, army in enumerate(position.armies) if other != seat]
    return (
        Term(RISK, sum(_struck(other, own) for other in others), 0.3),
        Term(PREY, sum(_struck(own, other) for other in others), 0.3),
        Term(STACK, max((size for _, size in own.stacks), default=0), 1),
        Term(HOME, own.home, 1),
    )


def _struck(army: Army, prey: Army) -> float:
    """The expected number of horses that one throw of an army strikes, as if nothing stood in the way."""
    open_stacks = ((cell, size) for cell, size in prey.stacks if cell not in SAFE and cell <= FEILONG)
    return sum(size * struck(army, cell, size) for cell, size in open_stacks) / WHOLE


def judge(table: Any) -> DamaJudge:
    """Make the judge of a table."""
    return DamaJudge(DamaNetwork(table.rules, network_of(table.rules.seats)))


JUDGING = Judging(
    guide="network",
    spread=57.5,
    measured="youyi simulate dama --games 1000 --seed 5 --players network",
    judge=judge,
    terms=terms,
)
"""How 打馬 is judged."""
