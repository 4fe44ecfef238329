"""A player of 儒棋 that looks a throw further than the network: at its own next throws, and the best turn on each.

The other side is taken to stand still: nothing is captured, so that what it does next hardly depends on this turn. Looking
through its answers instead was tried, and won no more than the network alone.

Where one piece stands against one, it takes the value from the solved endings instead of the network's. All values are whole
numbers, so it chooses alike in the kernels (`fast.lookahead`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from youyi.games.ruqi.moves import Move
from youyi.games.ruqi.payments import Standing, standing
from youyi.games.ruqi.play import options
from youyi.games.ruqi.players.afterstates import BIAS, army_inputs
from youyi.games.ruqi.players.exact import FINE, Endings
from youyi.games.ruqi.players.network import gained
from youyi.games.ruqi.position import ALL_GONE, VIRTUE_DICE, Army, Position, ToPlay
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.rulings import Rulings
from youyi.games.ruqi.view import View
from youyi.kernel.chance import Entropy
from youyi.kernel.dice import Throw, ways
from youyi.kernel.lab.adding import exact_sum
from youyi.players.network import UNIT, Network

CANDIDATES = 8
"""How many turns at most are looked at further; the others are left."""
CLOSE = 6 * UNIT << FINE
"""By how much a turn may look worse at once and still be looked at, in parts of 算."""
THROWS: tuple[tuple[Throw, int], ...] = tuple((throw, ways(throw)) for throw, _ in VIRTUE_DICE.table())
"""The 21 throws, each with its chance in 36."""
EVERY_WAY = exact_sum(number for _, number in THROWS)


def certain(rulings: Rulings, endings: Endings | None, own: Army, theirs: Army) -> int | None:
    """What an army after a turn is worth to its owner, in parts of UNIT << FINE of 算, where it needs no network; None: it does."""
    if standing((own, theirs)) is Standing.ENDED:
        return gained(rulings, own, theirs) * UNIT << FINE
    exact = None if endings is None else endings.value(theirs, own)
    return None if exact is None else -exact


class Values:
    """Values of armies after a turn, to their owner, for one choice: what an army adds is summed once."""

    def __init__(self, rules: Ruqi, network: Network, endings: Endings | None) -> None:
        """Begin with no sums."""
        self._rulings, self._network, self._endings = rules.rulings, network, endings
        self._sums: dict[tuple[Army, int], list[int]] = {}

    def known(self, own: Army, theirs: Army) -> int | None:
        """The value where it is certain: the round has ended, or one piece stands against one."""
        return certain(self._rulings, self._endings, own, theirs)

    def value(self, own: Army, theirs: Army) -> int:
        """The value, as far as is known or learnt, in parts of UNIT << FINE of 算."""
        known = self.known(own, theirs)
        if known is not None:
            return known
        mine, his = self._summed(own, 0), self._summed(theirs, 1)
        return self._network.value([one + two for one, two in zip(mine, his, strict=True)]) << FINE

    def _summed(self, army: Army, side: int) -> list[int]:
        key = (army, side)
        if key not in self._sums:
            bias = (BIAS,) if side else ()
            self._sums[key] = self._network.summed((*army_inputs(army, side), *bias))
        return self._sums[key]


@dataclass(frozen=True, slots=True)
class RuqiLookahead:
    """Takes the turn after which its own next turn promises most, over all throws; of equal ones the likelier."""

    rules: Ruqi
    network: Network
    endings: Endings | None

    def choose(self, view: View, moves: Sequence[Move], entropy: Entropy, /) -> Move:
        """Look further at the turns that look best at once."""
        if len(moves) == 1:
            return moves[0]
        position = self.rules.worlds(view, entropy)
        assert isinstance(position.phase, ToPlay)
        results = options(self.rules.context, position)
        theirs = position.armies[1 - position.phase.seat]
        values = Values(self.rules, self.network, self.endings)
        at_once = {army: values.value(army, theirs) for army in results}
        likely = sorted(results, key=at_once.__getitem__, reverse=True)[:CANDIDATES]
        likely = [army for army in likely if at_once[army] >= at_once[likely[0]] - CLOSE]
        if len(likely) == 1 or all(values.known(army, theirs) is not None for army in likely):
            return results[likely[0]]
        return results[max(likely, key=lambda army: self.foreseen(position, army, values))]

    def foreseen(self, position: Position, army: Army, values: Values) -> int:
        """What an army is worth after the best turn on each next throw, times EVERY_WAY."""
        assert isinstance(position.phase, ToPlay)
        seat = position.phase.seat
        theirs = position.armies[1 - seat]
        if ALL_GONE in (army, theirs):
            return values.value(army, theirs) * EVERY_WAY
        armies = (army, theirs) if seat == 0 else (theirs, army)
        return exact_sum(
            number * self._best(replace(position, armies=armies, phase=ToPlay(seat, throw)), values)
            for throw, number in THROWS
        )

    def _best(self, position: Position, values: Values) -> int:
        """The most that the side to play can come to; where it has no turn it passes."""
        assert isinstance(position.phase, ToPlay)
        seat = position.phase.seat
        own, theirs = position.armies[seat], position.armies[1 - seat]
        return max(values.value(army, theirs) for army in (options(self.rules.context, position) or (own,)))
