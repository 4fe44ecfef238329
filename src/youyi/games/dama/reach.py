"""What the next throw of an army may strike, as if nothing stood in the way: what players and ideas read of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from youyi.games.dama.casts import DICE
from youyi.games.dama.position import Army
from youyi.games.dama.road import GATE, ORDINARY_STATIONS, START
from youyi.kernel.lab.adding import exact_sum

Chance = TypeVar("Chance", int, float)
FARTHEST = 18
"""The largest sum of three dice."""
SAFE = ORDINARY_STATIONS | {START, GATE}
"""Cells that count as safe. On 函谷關 a stack can be struck all the same; the weights were fitted with it in."""
CHANCES = tuple(
    float(exact_sum(chance for cast, chance in DICE.table() if exact_sum(cast.faces) == count))
    for count in range(FARTHEST + 1)
)
"""The chance of each sum of three dice."""


def struck(enemy: Army, cell: int, size: int, chances: Sequence[Chance]) -> Chance:
    """The chance that one throw of an enemy strikes a stack, as if nothing stood in the way; with horses in hand it must drop.

    `chances`: of each sum of the dice, in any unit.
    """
    if enemy.hand:
        return chances[cell + 1] if size == 1 and cell < FARTHEST else chances[0]
    ways = [cell - spot for spot, unit in enemy.stacks if unit >= size and 0 < cell - spot <= FARTHEST]
    total = chances[0]  # no throw comes to 0
    for way in ways:
        total += chances[way]
    return total
