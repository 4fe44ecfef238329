"""馬吊 as compiled kernels: a hundred times the speed of the readable rules, from which every number here is taken.

`engine(rules)` is what `youyi simulate` plays with; delete this folder and all meaning remains.
"""

from __future__ import annotations

from youyi.games.madiao.fast.engine import FastMadiao
from youyi.games.madiao.fast.examples import KINDS
from youyi.games.madiao.fast.layout import NUMBERS
from youyi.games.madiao.fast.stepping import stepping
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.rulings.money import BankerFaults, Penalties

PLAYERS = tuple(NUMBERS)


def unlowerable(rules: Madiao, /) -> tuple[str, ...]:
    """One answer, where faults cost anything: the kernels know one rule alone for stopping the banker."""
    taught = rules.rulings.banker_faults is BankerFaults.AS_TAUGHT
    costs = rules.rulings.penalties not in (Penalties.OFF, Penalties.ADVISE)
    return ("banker_faults=as_taught",) if taught and costs else ()


def engine(rules: Madiao) -> FastMadiao:
    """Make the fast engine of a table."""
    return FastMadiao(rules)


__all__ = ["KINDS", "PLAYERS", "FastMadiao", "engine", "stepping", "unlowerable"]
