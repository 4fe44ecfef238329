"""打馬 as compiled kernels: more than a hundred times the speed of the readable rules, from which every number here is taken.

`engine(rules)` is what `youyi simulate` plays with; delete this folder and all meaning remains.
"""

from __future__ import annotations

from youyi.games.dama.fast.engine import FastDama
from youyi.games.dama.fast.examples import KINDS
from youyi.games.dama.fast.layout import NUMBERS
from youyi.games.dama.fast.stepping import stepping
from youyi.games.dama.lowering import LOWERING
from youyi.games.dama.rules import Dama

PLAYERS = tuple(NUMBERS)


def unlowerable(rules: Dama, /) -> tuple[str, ...]:
    """The answers that the kernels were not taught."""
    return LOWERING.unknown(rules.rulings, rules.terms)


def engine(rules: Dama) -> FastDama:
    """Make the fast engine of a table."""
    return FastDama(rules)


__all__ = ["KINDS", "PLAYERS", "FastDama", "engine", "stepping", "unlowerable"]
