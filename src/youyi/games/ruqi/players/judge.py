"""What positions of 儒棋 are worth: the network's word for the round that is played, added to the tallies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from youyi.games.ruqi.moves import Move
from youyi.games.ruqi.play import options
from youyi.games.ruqi.players.exact import FINE, Endings, endings_of
from youyi.games.ruqi.players.lookahead import certain
from youyi.games.ruqi.players.network import RuqiNetwork, network_of
from youyi.games.ruqi.position import (
    ALL_GONE,
    Army,
    Position,
    RollOff,
    ToPlay,
    ToThrow,
    other,
)
from youyi.games.ruqi.rules import Ruqi
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


@dataclass(frozen=True, slots=True)
class RuqiKnowing:
    """Knows the turns that end the round, or after which one piece stands against one; needs no network for it."""

    rules: Ruqi
    endings: Endings | None

    def known(self, position: Position, moves: Sequence[Move], /) -> list[Worth] | None:
        """What each turn is worth, if that is known of all of them."""
        phase = position.phase
        assert isinstance(phase, ToPlay), "only this asks for a choice"
        theirs = position.armies[other(phase.seat)]
        armies: dict[Move, Army] = {move: army for army, move in options(self.rules.context, position).items()}
        worths = [certain(self.rules.rulings, self.endings, armies[move], theirs) for move in moves]
        found = [each / (UNIT << FINE) for each in worths if each is not None]
        if len(found) < len(moves):
            return None
        white, black = self.rules.returns(position)
        mine = 1 if phase.seat == 0 else -1
        return [(white + mine * each, black - mine * each) for each in found]

    def chances(self, position: Position, moves: Sequence[Move], /) -> list[float | None]:
        """The chance to win what the two last pieces count together."""
        phase = position.phase
        assert isinstance(phase, ToPlay), "only this asks for a choice"
        endings, theirs = self.endings, position.armies[other(phase.seat)]
        armies: dict[Move, Army] = {move: army for army, move in options(self.rules.context, position).items()}
        shares = (None if endings is None else endings.share(theirs, armies[move]) for move in moves)
        return [None if share is None else 1 - share for share in shares]


def knowing(table: Any) -> RuqiKnowing:
    """Make what knows endings of a table."""
    return RuqiKnowing(table.rules, endings_of(table.rulings))


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
    exact=knowing,
)
"""How 儒棋 is judged."""


def judgings(_table: object) -> tuple[Judging, ...]:
    """The one way in which every table is judged."""
    return (JUDGING,)
