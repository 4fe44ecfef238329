"""What the network of 打馬 reads: the table as one seat sees it, as numbered inputs with amounts.

Seats are counted round the table from the one whose result is foretold, each with inputs of its own: a stack is told apart by
its owner. WHOLE is the amount of what is simply so; `amounts` says those of the rest.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from youyi.games.dama.numbering import VERSION as ACTIONS
from youyi.games.dama.observations import VERSION as OBSERVATIONS
from youyi.games.dama.players.amounts import AHEAD, COUNTS, OF_SUM, WHOLE, ahead, counted, in_reach
from youyi.games.dama.position import Army, Position, ToThrow
from youyi.games.dama.road import ARMY, CELLS
from youyi.games.dama.rulings import Terms
from youyi.kernel.lab.adding import exact_sum
from youyi.kernel.rulings import Quantity, questions

Input: TypeAlias = tuple[int, int]
"""A number and an amount."""
VERSION = "dama-seats-2"
"""Changes whenever an input changes its meaning."""
EXPECTED = {"inputs_version": VERSION, "actions": ACTIONS, "observations": OBSERVATIONS}
"""What the card of a network must say."""
_ASKED = questions(Terms())["seats"]
assert isinstance(_ASKED, Quantity), "how many sit is a number"
SEATS = _ASKED.highest or 0
"""The most that a table has."""
FROM = (1, 2, 3, 5, 10, 20)
"""The smallest stack of each class of size."""
CLASSES = len(FROM)
CLASS_OF = tuple(bisect_right(FROM, size) - 1 for size in range(ARMY + 1))
FLAGS = 6
"""Whether the gate is open to a seat, it owns a cast, has left, throws next, has the regular turn, waits for another turn."""
BOWLS = 32
"""Classes of the bowl, of four 帖 each."""
BOWL_CLASS = 4

STRIKES = CLASSES + AHEAD
"""What one army may strike of another: its stacks by their class, and `ahead`."""

# Where each kind of input begins; every kind but the last two has a block for each seat.
STACKS = 0
IN_HAND = STACKS + SEATS * CLASSES * CELLS
AT_HOME = IN_HAND + SEATS * (ARMY + 1)
MARKS = AT_HOME + SEATS * (ARMY + 1)
OWN_CAST = MARKS + SEATS * FLAGS
"""How likely the sum of the seat's own cast is."""
COUNTED = OWN_CAST + SEATS
"""What `counted` says of its army."""
RISKS = COUNTED + SEATS * COUNTS
"""What the seat's next throw may strike of one's own;"""
PREY = RISKS + SEATS * STRIKES
"""what one's own may strike of the seat's."""
BOWL = PREY + SEATS * STRIKES
BIAS = BOWL + BOWLS
INPUTS = BIAS + 1


def inputs(position: Position, seat: int) -> Iterator[Input]:
    """The inputs of a table for a seat."""
    yield from of_table(position, seat)
    seats, me, thrower = len(position.armies), position.armies[seat], thrower_of(position)
    for around in range(seats):
        other = (seat + around) % seats
        army = position.armies[other]
        yield from of_army(army, around)
        if around:
            yield from strikes(RISKS + around * STRIKES, army, me, other == thrower)
            yield from strikes(PREY + around * STRIKES, me, army, seat == thrower)


def thrower_of(position: Position) -> int | None:
    """Who throws next, where nothing is to be chosen before."""
    return position.phase.turn.by if isinstance(position.phase, ToThrow) else None


def of_table(position: Position, seat: int) -> Iterator[Input]:
    """Those that say how the table stands, whatever the armies are."""
    yield BIAS, WHOLE
    yield BOWL + min(position.ledger.bowl // BOWL_CLASS, BOWLS - 1), WHOLE
    seats = len(position.armies)
    for around in range(seats):
        other = (seat + around) % seats
        yield from _marks(position, position.armies[other], other, around)


def of_army(army: Army, around: int) -> Iterator[Input]:
    """Those of one army alone."""
    for cell, size in army.stacks:
        yield STACKS + (around * CLASSES + CLASS_OF[size]) * CELLS + cell, WHOLE
    yield IN_HAND + around * (ARMY + 1) + army.hand, WHOLE
    yield AT_HOME + around * (ARMY + 1) + army.home, WHOLE
    yield from _numbered(COUNTED + around * COUNTS, counted(army))


def strikes(first: int, striker: Army, prey: Army, now: bool) -> Iterator[Input]:
    """Those from `first` on that say what an army may strike of another; `now`: whether it throws next."""
    reach = list(in_reach(striker, prey))
    for size, share in reach:
        yield first + CLASS_OF[size], share
    yield from _numbered(first + CLASSES, ahead(striker, prey, reach, now))


def _numbered(first: int, amounts: Iterable[int]) -> Iterator[Input]:
    return ((first + nth, amount) for nth, amount in enumerate(amounts) if amount)


def _marks(position: Position, army: Army, seat: int, around: int) -> Iterator[Input]:
    phase = position.phase
    marks = (
        seat in position.passed,
        army.own is not None,
        seat in position.left,
        isinstance(phase, ToThrow) and phase.turn.by == seat,
        position.current == seat,
        any(turn.by == seat for turn in position.waiting),
    )
    for nth, mark in enumerate(marks):
        if mark:
            yield MARKS + around * FLAGS + nth, WHOLE
    if army.own is not None:
        yield OWN_CAST + around, OF_SUM[exact_sum(army.own.faces)]
