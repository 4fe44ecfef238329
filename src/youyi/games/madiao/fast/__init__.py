"""馬吊 as compiled kernels: a hundred times the speed of the readable rules, from which every number here is taken.

`engine(rules)` is what `youyi simulate` plays with; delete this folder and all meaning remains.
"""

from __future__ import annotations

from youyi.games.madiao.fast.engine import FastMadiao
from youyi.games.madiao.fast.examples import KINDS
from youyi.games.madiao.fast.layout import NUMBERS
from youyi.games.madiao.fast.search import in_file
from youyi.games.madiao.fast.stepping import stepping
from youyi.games.madiao.players.search import unlowerable
from youyi.games.madiao.rules import Madiao

PLAYERS = tuple(NUMBERS)


def engine(rules: Madiao) -> FastMadiao:
    """Make the fast engine of a table."""
    return FastMadiao(rules)


__all__ = ["KINDS", "PLAYERS", "FastMadiao", "engine", "in_file", "stepping", "unlowerable"]
