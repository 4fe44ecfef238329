"""What the network of 打馬 reads as amounts: how far an army has come, and what the next throw may bring it, as shares of WHOLE.

Whole numbers only, so that the kernels find the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from youyi.games.dama.players.features import ZONES, best_prey, own_ways, walls
from youyi.games.dama.position import Army
from youyi.games.dama.reach import CHANCES, SAFE, struck
from youyi.games.dama.road import ARMY, END, FEILONG, GATE, GATE_UNIT, STATION_GAP
from youyi.kernel.lab.adding import exact_sum

SHIFT = 8
WHOLE = 1 << SHIFT
SHARES = tuple(round(WHOLE * chance) for chance in CHANCES)
"""The chance of each sum of three dice, as an amount."""
OF_SUM = tuple(round(WHOLE * chance / max(CHANCES)) for chance in CHANCES)
"""The same in parts of the likeliest sum's."""
FEW = 4
"""So many horses that may be struck, or stacks that are barred, are one WHOLE."""
COUNTS = 2 * ZONES + 10
"""How many amounts `counted` gives."""
AHEAD = 5
"""How many `ahead` does."""


def counted(army: Army) -> list[int]:
    """How far an army has come: horses and stacks of each zone, then of the whole army.

    Last, the stacks that its next throw may bring onto one of its own, and into a station, on average and each stack for itself.
    """
    horses, stacks = [0] * ZONES, [0] * ZONES
    largest = at_gate = to_feilong = to_end = 0
    for cell, size in army.stacks:
        largest, to_end = max(largest, size), to_end + (END - cell) * size
        if cell < FEILONG:
            horses[cell // STATION_GAP] += size
            stacks[cell // STATION_GAP] += 1
            to_feilong += FEILONG - cell
        if cell <= GATE:
            at_gate = max(at_gate, size)
    return [
        *(WHOLE * each // ARMY for each in horses),
        *(WHOLE * each for each in stacks),
        WHOLE * army.hand // ARMY,
        WHOLE * army.home // ARMY,
        WHOLE * len(army.stacks),
        WHOLE * largest // ARMY,
        WHOLE * min(at_gate, GATE_UNIT) // GATE_UNIT,
        WHOLE * to_feilong // FEILONG,
        WHOLE * (to_end + END * army.hand) // (END * ARMY),
        0 if army.hand or not army.stacks else WHOLE * (END - army.stacks[0][0]) // END,
        *(exact_sum(SHARES[way] for way in ways) for ways in own_ways(army)),
    ]


def in_reach(striker: Army, prey: Army) -> Iterator[tuple[int, int]]:
    """The stacks that an army's next throw may strike: the size of each, and the share of throws."""
    for cell, size in prey.stacks:
        if cell not in SAFE and cell <= FEILONG:
            share = struck(striker, cell, size, SHARES)
            if share:
                yield size, share


def ahead(striker: Army, prey: Army, reach: Iterable[tuple[int, int]], now: bool) -> list[int]:
    """What an army's next throw may bring it of another, and how many of its stacks the other bars.

    Horses that it may strike on average, each stack `in_reach` for itself, if it throws at once (`now`) and if not; the same taking
    the best of each throw; the share of throws that strike.
    """
    horses = exact_sum(size * share for size, share in reach) // FEW
    best = best_prey(striker, prey)
    most = exact_sum(size * SHARES[way] for way, size in enumerate(best)) // FEW
    some = exact_sum(SHARES[way] for way, size in enumerate(best) if size)
    return [horses if now else 0, 0 if now else horses, most, some, WHOLE * walls(striker, prey) // FEW]
