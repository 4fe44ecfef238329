"""A greedy player of 儒棋: it takes the turn that leaves its own pieces best, one turn deep."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from youyi.games.ruqi.board import cells_home
from youyi.games.ruqi.context import RuleContext
from youyi.games.ruqi.moves import Move
from youyi.games.ruqi.payments import clearing_wins
from youyi.games.ruqi.play import options
from youyi.games.ruqi.players.distances import Weights, total, weighed
from youyi.games.ruqi.position import Kind
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.view import View
from youyi.kernel.chance import Entropy

ON_BOARD = 10
"""Yielding, a piece still on the board counts as this many cells more: the owner is paid for it."""
LYING = 5
"""Yielding, a lying piece counts as this many cells more: it goes shorter ways and stays on a 謙."""


@dataclass(frozen=True, slots=True)
class RuqiGreedy:
    """Takes the turn after which its own pieces weigh least; among equals it chooses at random."""

    rules: Ruqi
    weights: Weights

    def choose(self, view: View, moves: Sequence[Move], entropy: Entropy, /) -> Move:
        """Weigh the result of every turn."""
        if len(moves) == 1:
            return moves[0]
        results = options(self.rules.context, self.rules.worlds(view, entropy))
        load = {play: total(self.weights, army) for army, play in results.items()}
        least = min(load.values())
        best = [move for move in moves if load[move] == least]  # type: ignore[index]  # a decision offers plays
        return best[entropy.below(len(best))]


def ruqi_weights(context: RuleContext) -> Weights:
    """Weigh cells home by worth: racing, near is light; yielding, far and lying is light, and off the board is nothing.

    These weights reproduce the greedy play of the published simulations: racing as written there, yielding
    with the two allowances above, without which the lengths and the share of passes come out otherwise.
    """
    lanes = bool(context.board.turns)
    if clearing_wins(context.rulings):
        return weighed(lambda worth, cell, _kind: worth * cells_home(cell, lanes=lanes))
    return weighed(
        lambda worth, cell, kind: -worth * (cells_home(cell, lanes=lanes) + ON_BOARD + LYING * (kind is Kind.FU))
    )
