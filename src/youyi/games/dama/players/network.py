"""A player of 打馬 that values the table after each of its choices by a network, and takes the best.

The network foretells how many 帖 a seat will still gain; there is one for each number of seats. They were trained under
`dama/tujing` and play other rules too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from youyi.games.dama.moves import Move
from youyi.games.dama.players.inputs import EXPECTED, SHIFT, Input, inputs
from youyi.games.dama.position import Done, Position, ToMove, ToStay
from youyi.games.dama.rules import Dama
from youyi.games.dama.view import View
from youyi.kernel.chance import Entropy
from youyi.players.network import UNIT, Network, shipped

_PACKAGE = "youyi.games.dama.players.networks"


@cache
def network_of(seats: int) -> Network:
    """The network for so many seats. Raises `WrongNetwork`."""
    return shipped(_PACKAGE, f"seats-{seats}", EXPECTED)


def foretold(network: Network, told: Iterable[Input]) -> int:
    """The value that belongs to inputs with amounts, in parts of UNIT of 帖."""
    sums = [0] * (len(network.outs) + 1)
    for number, amount in told:
        sums = [one + amount * weight for one, weight in zip(sums, network.columns[number], strict=True)]
    return network.value([each >> SHIFT for each in sums])


@dataclass(frozen=True, slots=True)
class DamaNetwork:
    """Takes the choice after which its purse and what the network foretells come to most; of equal ones the first."""

    rules: Dama
    network: Network

    def choose(self, view: View, moves: Sequence[Move], entropy: Entropy, /) -> Move:
        """Value the table after every choice."""
        if len(moves) == 1:
            return moves[0]
        position, phase = self.rules.worlds(view, entropy), view.phase
        assert isinstance(phase, ToMove | ToStay), "only these ask for a choice"
        seat = phase.victim if isinstance(phase, ToStay) else phase.act.seat
        return max(moves, key=lambda move: self.value(self.rules.apply(position, move).position, seat))

    def value(self, position: Position, seat: int) -> int:
        """What a seat will have in the end, in parts of UNIT of 帖."""
        sure = UNIT * position.ledger.purses[seat]
        return sure if isinstance(position.phase, Done) else sure + foretold(self.network, inputs(position, seat))
