"""Greedy players: each weighs where its own move leaves it, one move deep, by what its game counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from youyi.games.dama import Dama
from youyi.games.ruqi import Arms, Move, Rulings, Scoring, View, options
from youyi.games.ruqi import Ruqi as RuqiRules
from youyi.kernel.chance import Entropy
from youyi.kernel.errors import Unknown
from youyi.kernel.game import Table
from youyi.kernel.rules import Player
from youyi.players.dama import DamaGreedy
from youyi.players.roads import Weights, cells_home, total, weighed

ON_BOARD = 10
"""Yielding, a piece still on the board counts as so many cells more: it is what one is paid for."""
LYING = 5
"""Yielding, a lying piece counts as so many cells more: it goes shorter ways and stays on a 謙."""


@dataclass(frozen=True, slots=True)
class RuqiGreedy:
    """Takes the turn after which its own pieces weigh least; among equals it draws lots."""

    rules: RuqiRules
    weights: Weights

    def choose(self, view: View, moves: Sequence[Move], entropy: Entropy, /) -> Move:
        """Weigh the result of every turn."""
        if len(moves) == 1:
            return moves[0]
        results = options(self.rules.agreed.law, self.rules.worlds(view, entropy))
        load = {play: total(self.weights, army) for army, play in results.items()}
        least = min(load.values())
        best = [move for move in moves if load[move] == least]  # type: ignore[index]  # a decision offers plays
        return best[entropy.below(len(best))]


def ruqi_weights(rulings: Rulings) -> Weights:
    """Weigh cells home by worth: racing, near is light; yielding, far and lying is light, and off the board is nothing.

    These weights reproduce the greedy play of the published simulations: racing as written there, yielding
    with the two allowances above, without which the lengths and the share of passes come out otherwise.
    """
    lanes = rulings.arms is not Arms.NONE
    if rulings.scoring is Scoring.RACE:
        return weighed(lambda worth, cell, _kind: worth * cells_home(cell, lanes=lanes))
    return weighed(
        lambda worth, cell, kind: -worth * (cells_home(cell, lanes=lanes) + ON_BOARD + LYING * (kind == "f"))
    )


def _dama(table: Table[Any, Any, Any, Any]) -> Player[Any, Any]:
    assert isinstance(table.rules, Dama)
    return DamaGreedy(table.rules)


def _ruqi(table: Table[Any, Any, Any, Any]) -> Player[Any, Any]:
    rules = table.rules
    assert isinstance(rules, RuqiRules)
    return RuqiGreedy(rules, ruqi_weights(rules.rulings))


GREEDY: Mapping[str, Callable[[Table[Any, Any, Any, Any]], Player[Any, Any]]] = {"ruqi": _ruqi, "dama": _dama}
"""The games greedy players know."""


def greedy_player(table: Table[Any, Any, Any, Any]) -> Player[Any, Any]:
    """Seat a greedy player. Raises `Unknown` for a game it does not know."""
    if table.game.id not in GREEDY:
        raise Unknown("greedy player of", table.game.id, tuple(GREEDY))
    return GREEDY[table.game.id](table)
