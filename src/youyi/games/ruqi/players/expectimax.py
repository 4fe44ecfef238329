"""Expectimax for 儒棋: every throw it may have next, and its best turn on each, before the present turn is chosen.

The evaluation is a race. A piece is as far as `likely_home` says: the pips it needs if it takes the dice it likes,
so that meeting a crossing, where a lane saves ten cells, is counted on as far as it is likely. Racing, a position
is worth the opponent's need less one's own; a side that has cleared counts `CLEARED` and the worth the other has left.
Yielding, the same race is run to be late: need, what lies, and what is still on the board count for their owner.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from youyi.games.ruqi.context import RuleContext
from youyi.games.ruqi.moves import Move
from youyi.games.ruqi.payments import clearing_wins, worth_left
from youyi.games.ruqi.play import options
from youyi.games.ruqi.players.distances import Weights, likely_home, total, weighed
from youyi.games.ruqi.position import ALL_GONE, VIRTUE_DICE, Army, Kind, Position, ToPlay
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.view import View
from youyi.kernel.chance import Entropy
from youyi.kernel.dice import Throw
from youyi.kernel.lab.adding import added
from youyi.kernel.seats import Seat

CANDIDATES = 8
"""Turns that look best at once and are searched deeper; the others are left."""
CLEARED = 100.0
"""What it is worth to have left the board first, in cells, beside what the other has left there."""
THROWS: tuple[tuple[Throw, float], ...] = tuple((throw, float(chance)) for throw, chance in VIRTUE_DICE.table())
"""The 21 throws with their chances."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a pair of armies is worth to the first of them, under a table's rulings."""

    weights: Weights
    """What each token is worth to its owner."""
    clearing: int
    """1 if clearing first wins, -1 if it loses."""

    def worth(self, own: Army, theirs: Army) -> float:
        """Weigh both armies; a side without pieces has cleared."""
        standing = total(self.weights, own) - total(self.weights, theirs)
        if own == ALL_GONE:
            return standing + self.clearing * (CLEARED + worth_left(theirs))
        if theirs == ALL_GONE:
            return standing - self.clearing * (CLEARED + worth_left(own))
        return standing


@dataclass(frozen=True, slots=True)
class RuqiExpectimax:
    """Takes the turn after which its own next turn promises most, over all throws.

    The opponent is taken to stand where he stands: nothing is captured, and what he can do to a piece is to hold
    the one cell it wants. Measured against greedy play, looking ahead through his answers instead won less.
    """

    rules: Ruqi
    judgement: Judgement
    depth: int = 2
    """1: only the present turn; 2: its own next throw and turn too."""

    def choose(self, view: View, moves: Sequence[Move], entropy: Entropy, /) -> Move:
        """Search the turns that look best; equal ones go to the first."""
        if len(moves) == 1:
            return moves[0]
        position = self.rules.worlds(view, entropy)
        assert isinstance(position.phase, ToPlay)
        seat = position.phase.seat
        results = options(self.rules.context, position)
        theirs = position.armies[1 - seat]
        likely = sorted(results, key=lambda army: self.judgement.worth(army, theirs), reverse=True)
        if self.depth == 1:
            return results[likely[0]]
        return results[max(likely[:CANDIDATES], key=lambda army: self.foreseen(position, seat, army))]

    def foreseen(self, position: Position, seat: Seat, army: Army) -> float:
        """Average what an army is worth after each next throw and the best turn on it."""
        theirs = position.armies[1 - seat]
        if ALL_GONE in (army, theirs):
            return self.judgement.worth(army, theirs)
        armies = (army, theirs) if seat == 0 else (theirs, army)
        return added(
            chance * self._best(replace(position, armies=armies, phase=ToPlay(seat, throw)), seat)
            for throw, chance in THROWS
        )

    def _best(self, position: Position, seat: Seat) -> float:
        own, theirs = position.armies[seat], position.armies[1 - seat]
        results: Iterable[Army] = options(self.rules.context, position) or (own,)
        return max(self.judgement.worth(army, theirs) for army in results)


def judgement(context: RuleContext) -> Judgement:
    """Weigh tokens as the scoring demands: racing, what is still needed is a burden; yielding, a treasure."""
    need = likely_home(context.board.turns)
    if clearing_wins(context.rulings):
        return Judgement(weighed(lambda _worth, cell, _kind: -need[cell]), 1)
    return Judgement(weighed(lambda worth, cell, kind: worth * (need[cell] + 10 + 5 * (kind is Kind.FU)) / 8), -1)
