"""儒棋 as compiled kernels: a hundred times the speed of the readable rules, from which every number here is taken.

`engine(rules)` is what `youyi simulate` plays with; delete this folder and all meaning remains.
"""

from __future__ import annotations

from youyi.games.ruqi.fast.engine import FastRuqi
from youyi.games.ruqi.fast.examples import KINDS
from youyi.games.ruqi.fast.layout import NUMBERS
from youyi.games.ruqi.fast.stepping import stepping
from youyi.games.ruqi.lowering import LOWERING
from youyi.games.ruqi.rules import Ruqi

PLAYERS = tuple(NUMBERS)


def unlowerable(rules: Ruqi, /) -> tuple[str, ...]:
    """The answers that the kernels were not taught."""
    return LOWERING.unknown(rules.rulings, rules.terms)


def engine(rules: Ruqi) -> FastRuqi:
    """Make the fast engine of a table."""
    return FastRuqi(rules)


__all__ = ["KINDS", "PLAYERS", "FastRuqi", "engine", "stepping", "unlowerable"]
