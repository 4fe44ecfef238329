"""A player of 馬吊 as a class of Python: it keeps what it cannot spare and plays the lowest card it may.

youyi simulate madiao --players examples.bots.cautious:Cautious,random,random,random
"""

from collections.abc import Sequence

from youyi import Table
from youyi.games.madiao import Madiao, Move, Play, View
from youyi.kernel.chance import Entropy


class Cautious:
    """Plays the lowest card by number; `version` is raised when it would choose otherwise."""

    version = 1

    def __init__(self, table: Table) -> None:
        self.rules: Madiao = table.rules

    def choose(self, view: View, moves: Sequence[Move], entropy: Entropy) -> Move:
        return min(moves, key=lambda move: move.card if isinstance(move, Play) else 0)
