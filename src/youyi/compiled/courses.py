"""The course of a game inside kernels: what `playouts` writes of it beside the result of each game, where it is asked to.

The columns stand after all others of a row; `youyi.kernel.fast` names them.
"""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.jit import part
from youyi.kernel.fast import BEHIND, DECISIONS, FREE, LEAD_CHANGES, LEADERS, OPTIONS, RETURNS


@part
def follow(row: Ints, first: int, seats: int, choices: int) -> None:
    """Count a position that is about to be answered; each seat's result so far stands in the row from RETURNS on.

    `first` is the first column of the course, `choices` how many a seat is offered: 0 where a draw is due.
    """
    most = row[RETURNS]
    for seat in range(seats):
        most = max(most, row[RETURNS + seat])
    leaders = 0
    for seat in range(seats):
        behind = most - row[RETURNS + seat]
        row[first + BEHIND + seat] += behind
        leaders |= int(not behind) << seat
    before = row[first + LEADERS]
    if before:
        row[first + LEAD_CHANGES] += int(before != leaders)
    row[first + LEADERS] = leaders
    row[first + DECISIONS] += int(choices > 0)
    row[first + FREE] += int(choices > 1)
    row[first + OPTIONS] += choices
