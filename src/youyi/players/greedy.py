"""Greedy players: each weighs where its own move leaves it, one move deep, by what its game counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from youyi.games.dama import END, Army, Dama
from youyi.games.dama import Move as Ride
from youyi.games.dama import Position as Road
from youyi.games.dama import View as RoadSeen
from youyi.games.ruqi import Arms, Move, Rulings, Scoring, View, options
from youyi.games.ruqi import Ruqi as RuqiRules
from youyi.kernel.chance import Entropy
from youyi.kernel.errors import Unknown
from youyi.kernel.game import Table
from youyi.kernel.rules import Decision, Player
from youyi.kernel.seats import Seat
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


HORSES = 20
"""A whole army."""
CELLS_FOR_A_CHIP = 10
"""What one 帖 in the purse is worth to a greedy rider, in cells that one horse goes."""
CELLS_FOR_COMPANY = 2
"""What each horse of a stack gains by each that stands with it: a larger stack is not struck."""
REACH = 18
"""The farthest that three dice carry a stack."""


@dataclass(frozen=True, slots=True)
class DamaGreedy:
    """Takes the ride after which its army stands best and its purse is fullest; among equals it draws lots."""

    rules: Dama

    def choose(self, view: RoadSeen, moves: Sequence[Ride], entropy: Entropy, /) -> Ride:
        """Try every ride, and count cells and chips."""
        if len(moves) == 1:
            return moves[0]
        position = self.rules.worlds(view, entropy)
        prompt = self.rules.prompt(position)
        assert isinstance(prompt, Decision)
        gain = [_ahead(self.rules.play(position, move).position, prompt.seat) for move in moves]
        most = max(gain)
        best = [move for move, each in zip(moves, gain, strict=True) if each == most]
        return best[entropy.below(len(best))]


def _ahead(position: Road, seat: Seat) -> int:
    """Weigh a seat against the others: how far each has come, the seat's chips, and half of what it could lose."""
    come = [_come(army) for army in position.armies]
    own, rivals = come[seat] + CELLS_FOR_A_CHIP * position.ledger.purses[seat], len(come) - 1
    lead = rivals * own - (sum(come) - come[seat])
    return 2 * lead - sum(cell * horses for cell, horses in _exposed(position, seat))


def _come(army: Army) -> int:
    company = sum((cell + CELLS_FOR_COMPANY * horses) * horses for cell, horses in army.stacks)
    return company + (END + CELLS_FOR_COMPANY * HORSES) * army.home


def _exposed(position: Road, seat: Seat) -> Iterator[tuple[int, int]]:
    """List the seat's stacks that an equal or larger stack of another could reach with one throw."""
    others = [stack for other, army in enumerate(position.armies) if other != seat for stack in army.stacks]
    for cell, horses in position.armies[seat].stacks:
        if any(0 < cell - behind <= REACH and many >= horses for behind, many in others):
            yield cell, horses


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
