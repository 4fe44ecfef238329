"""A player of 打馬 that looks a throw further than the network: at every next throw, and the best answer to each.

Whoever acts on a throw, an enemy too, is taken to choose as the network would in his place. All values are whole numbers, so
it chooses alike in the kernels (`fast.lookahead`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from youyi.games.dama.casts import DICE
from youyi.games.dama.moves import Move
from youyi.games.dama.players.network import DamaNetwork
from youyi.games.dama.position import Position, ToMove, ToThrow, chooser
from youyi.games.dama.rules import Dama
from youyi.games.dama.view import View
from youyi.kernel.chance import Entropy
from youyi.kernel.dice import Throw, ways
from youyi.kernel.lab.adding import exact_sum
from youyi.kernel.rules import Decision
from youyi.players.network import UNIT

CANDIDATES = 3
"""How many choices at most are looked at further; the others are left."""
CLOSE = 2 * UNIT
"""By how much a choice may look worse at once and still be looked at, in parts of 帖."""
THROWS: tuple[tuple[Throw, int], ...] = tuple((cast, ways(cast)) for cast, _ in DICE.table())
"""The 56 casts, each with its ways to fall out of 216."""
EVERY_WAY = exact_sum(number for _, number in THROWS)


@dataclass(frozen=True, slots=True)
class DamaLookahead:
    """Takes the choice that promises most over all next throws; of equal ones the likelier."""

    network: DamaNetwork

    @property
    def rules(self) -> Dama:
        """The rules of its table."""
        return self.network.rules

    def choose(self, view: View, moves: Sequence[Move], entropy: Entropy, /) -> Move:
        """Look further at the choices that look best at once."""
        if len(moves) == 1:
            return moves[0]
        position, seat = self.rules.worlds(view, entropy), chooser(view.phase)
        after = {move: self.rules.apply(position, move).position for move in moves}
        at_once = {move: self.network.value(result, seat) for move, result in after.items()}
        likely = sorted(moves, key=at_once.__getitem__, reverse=True)[:CANDIDATES]
        likely = [move for move in likely if at_once[move] >= at_once[likely[0]] - CLOSE]
        if len(likely) == 1:
            return likely[0]
        return max(likely, key=lambda move: self.foreseen(after[move], seat))

    def foreseen(self, position: Position, seat: int) -> int:
        """What a position is worth to a seat after the best answer to each next throw, times EVERY_WAY."""
        if not isinstance(position.phase, ToThrow):
            return EVERY_WAY * self.network.value(position, seat)
        return exact_sum(number * self._answered(position, cast, seat) for cast, number in THROWS)

    def _answered(self, position: Position, cast: Throw, seat: int) -> int:
        thrown = self.rules.apply(position, cast).position
        if not isinstance(thrown.phase, ToMove):
            return self.network.value(thrown, seat)
        prompt, actor = self.rules.prompt(thrown), thrown.phase.act.seat
        assert isinstance(prompt, Decision)
        answers = (self.rules.apply(thrown, move).position for move in prompt.moves)
        best = max(answers, key=lambda result: self.network.value(result, actor))
        return self.network.value(best, seat)
