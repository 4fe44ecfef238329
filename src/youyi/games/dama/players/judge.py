"""What positions of 打馬 are worth: the purses, and what the network foretells every seat; or every seat's chance to be first."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from youyi.games.dama.moves import Move
from youyi.games.dama.payments import anything_staked
from youyi.games.dama.players.network import ALL_CHANCES, DamaNetwork, Goal, goal_of, network_of
from youyi.games.dama.position import Act, Position, ToMove
from youyi.kernel.lab.evaluation import Counts, Judging, Worth
from youyi.kernel.seats import Seat
from youyi.players.network import UNIT


@dataclass(frozen=True, slots=True)
class DamaJudge:
    """Values every position as the player `network` does, for each seat."""

    player: DamaNetwork

    def worth(self, position: Position, /) -> Worth:
        """What each seat will have, in 帖; or its chance to be the first home, in hundredths: none beyond all and nothing."""
        found = tuple(self.player.value(position, seat) / UNIT for seat in range(len(position.armies)))
        match goal_of(self.player.network):
            case Goal.SCORE:
                return found
            case Goal.FIRST:
                return tuple(min(max(each, 0.0), float(ALL_CHANCES)) for each in found)

    def alike(self, position: Position, /) -> Hashable:
        """All but the dice that fell, and fell last: how far they carry, what they mean and what they bring is what counts."""
        phase = position.phase
        return (
            tuple(
                (each.hand, each.stacks, each.home, each.own, each.deployed, each.must_drop) for each in position.armies
            ),
            *(position.ledger, position.passed, position.current, position.waiting, position.left, position.throws),
            self._thrown(phase.act, position) if isinstance(phase, ToMove) else phase,
        )

    def _thrown(self, act: Act, position: Position) -> Hashable:
        """What a throw is to the seat that acts on it; how it leaves the pincers, only where horses stand there."""
        context = self.player.rules.context
        reading, held = context.readings[act.cast], context.road.pincers
        leaves = any(cell in held for cell, _ in position.armies[act.seat].stacks)
        steps = (reading.count, reading.drops_on, reading.leaves_by if leaves else None)
        return act.turn, act.context, act.seat, act.horses, act.earned, steps

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


def judgings(table: Any) -> tuple[Judging, ...]:
    """How a table is judged: for 帖 first, where any are staked, and for the first place."""
    return (BY_SCORE, BY_FIRST) if anything_staked(table.rulings) else (BY_FIRST,)


def _judge(goal: Goal, table: Any) -> DamaJudge:
    return DamaJudge(DamaNetwork(table.rules, network_of(table.rules, goal)))


BY_SCORE = Judging(
    counts=Counts.SCORE,
    guide="network",
    spread=57.5,
    measured="youyi simulate dama --games 1000 --seed 5 --players network",
    judge=partial(_judge, Goal.SCORE),
    error=5.0,
    ahead=40,
    played_error=3.0,
    second="greedy",
)
"""How 打馬 is judged for 帖."""
BY_FIRST = Judging(
    counts=Counts.FIRST,
    guide="network-first",
    spread=47.1,
    measured="youyi simulate dama --ruleset dama/simplified-2009 --games 1000 --seed 5 --players network",
    judge=partial(_judge, Goal.FIRST),
    error=4.0,
    ahead=40,
    played_error=2.0,
    second="greedy",
)
"""How 打馬 is judged for the first place; of so many seats, one is first: two are at 50, five at 40."""
