"""A player of 儒棋 that values every position a turn can lead to by a network, and takes the best.

The network foretells how many 算 more than the other side the mover will gain in the round. There is one for each manner of
scoring; they were trained for `ruqi/modern` and `ruqi/classical`, and play other answers too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from youyi.games.ruqi.moves import Move
from youyi.games.ruqi.payments import Standing, clearing_wins, reckon, standing
from youyi.games.ruqi.play import options
from youyi.games.ruqi.players.afterstates import BIAS, EXPECTED, army_inputs
from youyi.games.ruqi.position import ALL_GONE, Army, ToPlay
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.rulings import Rulings
from youyi.games.ruqi.view import View
from youyi.kernel.chance import Entropy
from youyi.kernel.seats import Seat
from youyi.players.network import UNIT, Network, shipped

_PACKAGE = "youyi.games.ruqi.players.networks"


@cache
def _shipped(name: str) -> Network:
    return shipped(_PACKAGE, name, EXPECTED)


def network_of(rulings: Rulings) -> Network:
    """The network for a table's scoring: racing, or yielding. Raises `WrongNetwork`."""
    return _shipped("race" if clearing_wins(rulings) else "yield")


@dataclass(frozen=True, slots=True)
class RuqiNetwork:
    """Takes the turn after which the network, or the reckoning where the round ends, promises most; equal ones: the first."""

    rules: Ruqi
    network: Network

    def choose(self, view: View, moves: Sequence[Move], entropy: Entropy, /) -> Move:
        """Value the result of every turn."""
        if len(moves) == 1:
            return moves[0]
        position = self.rules.worlds(view, entropy)
        assert isinstance(position.phase, ToPlay)
        results = options(self.rules.context, position)
        values = self.values(list(results), position.armies[1 - position.phase.seat])
        return results[max(results, key=dict(zip(results, values, strict=True)).__getitem__)]

    def values(self, armies: Sequence[Army], theirs: Army) -> list[int]:
        """Value armies that a turn leaves, to their owner, in parts of UNIT of 算."""
        other = self.network.summed((*army_inputs(theirs, 1), BIAS))
        return [self._value(own, theirs, other) for own in armies]

    def _value(self, own: Army, theirs: Army, other: Sequence[int]) -> int:
        if standing((own, theirs)) is Standing.ENDED:
            return UNIT * gained(self.rules.rulings, own, theirs)
        mine = self.network.summed(army_inputs(own, 0))
        return self.network.value([one + two for one, two in zip(mine, other, strict=True)])


def gained(rulings: Rulings, own: Army, theirs: Army) -> int:
    """What the end of a round brings the side whose turn ended it, less what it brings the other, in 算."""
    alone = theirs == ALL_GONE
    cleared, left = (Seat(1), own) if alone else (Seat(0), theirs)
    reckoning = reckon(rulings, cleared, left, void=alone)
    return reckoning.points if reckoning.winner == 0 else -reckoning.points
