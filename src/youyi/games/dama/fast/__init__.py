"""打馬 as compiled kernels: more than a hundred times the speed of the readable rules, from which every number here is taken.

`engine(rules)` is what `youyi simulate` plays with; delete this folder and all meaning remains.
"""

from __future__ import annotations

from youyi.games.dama.fast.engine import FastDama
from youyi.games.dama.fast.examples import KINDS
from youyi.games.dama.fast.layout import NUMBERS
from youyi.games.dama.fast.stepping import stepping
from youyi.games.dama.rules import Dama
from youyi.games.dama.rulings.drops import Split
from youyi.games.dama.rulings.turns import ExtraCap

PLAYERS = tuple(NUMBERS)


def unlowerable(rules: Dama, /) -> tuple[str, ...]:
    """Two answers together under which extra turns pile up without end, while a row has room for a number of them."""
    piles_up = rules.rulings.split is Split.ALLOWED and rules.rulings.extra_cap is ExtraCap.ADDITIVE
    return ("extra_cap=additive", "split=allowed") if piles_up else ()


def engine(rules: Dama) -> FastDama:
    """Make the fast engine of a table."""
    return FastDama(rules)


__all__ = ["KINDS", "PLAYERS", "FastDama", "engine", "stepping", "unlowerable"]
