"""What bars the next step on the road of 打馬, as arrays: worked out by the functions of the readable engine."""

from __future__ import annotations

from itertools import product

import numpy as np

from youyi.compiled.arrays import Ints
from youyi.games.dama.fast.layout import WINDOW, WINDOWS
from youyi.games.dama.road import ARMY, CELLS
from youyi.games.dama.rules import Dama
from youyi.games.dama.travel import NEAR_GATES, Unit, barred_by_enemy, barred_forward
from youyi.kernel.seats import Spot

BOTH = (False, True)


def barriers(rules: Dama) -> dict[str, Ints]:
    """What bars the next step: gates and the end, and enemies that are larger than a unit or not."""
    road = rules.context.road
    shut, near = np.zeros((CELLS, 2, 2), np.int64), np.zeros((2, 2, WINDOWS), np.int64)
    for cell, permit, is_open in product(NEAR_GATES, BOTH, BOTH):
        units = [Unit(size, permit, is_open) for size in range(ARMY + 1)]
        barred = [barred_forward(road, unit, {}, cell, last=False) is not None for unit in units]
        shut[cell, int(permit), int(is_open)] = sum(1 << size for size in range(ARMY + 1) if barred[size])
        for window in range(WINDOWS) if any(barred) else ():
            if 0 <= cell + 1 - window * WINDOW < 2 * WINDOW:
                near[int(permit), int(is_open), window] |= 1 << (cell + 1 - window * WINDOW)

    def bars(cell: int) -> list[list[bool]]:
        enemies = [{cell: 1 + larger} for larger in BOTH]
        return [
            [barred_by_enemy(road, 1, each, Spot(cell), last=last) is not None for last in BOTH] for each in enemies
        ]

    return {"shut": shut, "near": near, "bars": np.array([bars(cell) for cell in range(CELLS)], np.int64)}
