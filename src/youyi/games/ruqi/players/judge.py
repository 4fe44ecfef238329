"""What positions of 儒棋 are worth: the network's word for the round that is played, added to the tallies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from youyi.games.ruqi.moves import Move
from youyi.games.ruqi.play import options
from youyi.games.ruqi.players.network import RuqiNetwork, network_of
from youyi.games.ruqi.position import (
    ALL_GONE,
    Position,
    RollOff,
    ToPlay,
    ToThrow,
    other,
)
from youyi.kernel.lab.evaluation import Counts, Judging, Worth
from youyi.kernel.seats import Seat
from youyi.players.network import UNIT


@dataclass(frozen=True, slots=True)
class RuqiJudge:
    """Values every position as the player `network` does."""

    player: RuqiNetwork

    def worth(self, position: Position, /) -> Worth:
        """The lead in tallies, and what the side that moved last is foretold; nothing while the lead is thrown for."""
        match position.phase:
            case ToThrow(seat):
                alone = position.armies[other(seat)] == ALL_GONE  # throwing on alone, the side has moved last itself
                mover = seat if alone else other(seat)
                (gain,) = self.player.values([position.armies[mover]], position.armies[other(mover)])
                return self._led(position, mover, gain)
            case ToPlay() | RollOff():
                return self._led(position, Seat(0), 0)
            case _:
                return tuple(map(float, self.player.rules.returns(position)))

    def alike(self, position: Position, /) -> Position:
        """Everything: every throw moves otherwise."""
        return position

    def after(self, position: Position, moves: Sequence[Move], /) -> list[Worth]:
        """What each turn is worth."""
        phase = position.phase
        assert isinstance(phase, ToPlay), "only this asks for a choice"
        results = options(self.player.rules.context, position)
        values = self.player.values(list(results), position.armies[other(phase.seat)])
        gains: dict[Move, int] = dict(zip(results.values(), values, strict=True))
        return [self._led(position, phase.seat, gains[move]) for move in moves]

    def best(self, position: Position, moves: Sequence[Move], seat: Seat, /) -> Worth:
        """The worth after the best turn."""
        return max(self.after(position, moves), key=lambda worth: worth[seat])

    def _led(self, position: Position, mover: Seat, gain: int) -> Worth:
        white, black = self.player.rules.returns(position)
        more = gain / UNIT
        return (white + more, black - more) if mover == 0 else (white - more, black + more)


def judge(table: Any) -> RuqiJudge:
    """Make the judge of a table."""
    return RuqiJudge(RuqiNetwork(table.rules, network_of(table.rulings)))


JUDGING = Judging(
    counts=Counts.SCORE,
    guide="network",
    spread=24.3,
    measured="youyi simulate ruqi --games 1000 --seed 5 --players network",
    judge=judge,
    error=3.0,
    ahead=16,
    played_error=3.3,
)
"""How 儒棋 is judged."""


def judgings(_table: object) -> tuple[Judging, ...]:
    """The one way in which every table is judged."""
    return (JUDGING,)
