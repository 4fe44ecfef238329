"""What the network of 打馬 reads: the table as one seat sees it, as numbered inputs with amounts.

Seats are counted round the table from the one whose result is foretold, each with inputs of its own: a stack is told apart by
its owner. WHOLE is the amount of what is simply so; a chance has its share of it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import TypeAlias

from youyi.games.dama.numbering import VERSION as ACTIONS
from youyi.games.dama.observations import VERSION as OBSERVATIONS
from youyi.games.dama.players.features import CHANCES, FARTHEST, SAFE
from youyi.games.dama.position import Army, Position, ToThrow
from youyi.games.dama.road import ARMY, CELLS, FEILONG, ORDINARY_STATIONS
from youyi.games.dama.rulings import Terms
from youyi.kernel.rulings import Quantity, questions

Input: TypeAlias = tuple[int, int]
"""A number and an amount."""
VERSION = "dama-seats-1"
"""Changes whenever an input changes its meaning."""
EXPECTED = {"inputs_version": VERSION, "actions": ACTIONS, "observations": OBSERVATIONS}
"""What the card of a network must say."""
_ASKED = questions(Terms())["seats"]
assert isinstance(_ASKED, Quantity), "how many sit is a number"
SEATS = _ASKED.highest or 0
"""The most that a table has."""
SHIFT = 8
WHOLE = 1 << SHIFT
FROM = (1, 2, 3, 5, 10, 20)
"""The smallest stack of each class of size."""
CLASSES = len(FROM)
CLASS_OF = tuple(bisect_right(FROM, size) - 1 for size in range(ARMY + 1))
SHARES = tuple(round(WHOLE * chance) for chance in CHANCES)
"""The chance of each sum of three dice, as an amount."""
FLAGS = 6
"""Whether the gate is open to a seat, it owns a cast, has left, throws next, has the regular turn, waits for another turn."""
BOWLS = 32
"""Classes of the bowl, of four 帖 each."""
BOWL_CLASS = 4

# Where each kind of input begins; every kind but the last two has a block for each seat.
STACKS = 0
IN_HAND = STACKS + SEATS * CLASSES * CELLS
AT_HOME = IN_HAND + SEATS * (ARMY + 1)
MARKS = AT_HOME + SEATS * (ARMY + 1)
RISKS = MARKS + SEATS * FLAGS
"""One's own stacks that a seat's next throw may strike, by their class."""
PREY = RISKS + SEATS * CLASSES
"""A seat's stacks that one's own next throw may strike."""
ENTERS = PREY + SEATS * CLASSES
"""The stations that one's own next throw may enter, and stacks that it may join."""
JOINS = ENTERS + 1
BOWL = JOINS + 1
BIAS = BOWL + BOWLS
INPUTS = BIAS + 1


def inputs(position: Position, seat: int) -> Iterator[Input]:
    """The inputs of a table for a seat."""
    yield from of_table(position, seat)
    seats, me = len(position.armies), position.armies[seat]
    for around in range(seats):
        army = position.armies[(seat + around) % seats]
        yield from of_army(army, around)
        if around:
            yield from between(me, army, around)


def of_table(position: Position, seat: int) -> Iterator[Input]:
    """Those that say how the table stands, whatever the armies are."""
    yield BIAS, WHOLE
    yield BOWL + min(position.ledger.bowl // BOWL_CLASS, BOWLS - 1), WHOLE
    seats = len(position.armies)
    for around in range(seats):
        other = (seat + around) % seats
        yield from _marks(position, position.armies[other], other, around)


def between(me: Army, army: Army, around: int) -> Iterator[Input]:
    """Those that say what another army may strike of one's own, and one's own of it."""
    yield from _strikes(RISKS + around * CLASSES, army, me)
    yield from _strikes(PREY + around * CLASSES, me, army)


def of_army(army: Army, around: int) -> Iterator[Input]:
    """Those of one army alone; of one's own also where its next throw may lead."""
    for cell, size in army.stacks:
        yield STACKS + (around * CLASSES + CLASS_OF[size]) * CELLS + cell, WHOLE
    yield IN_HAND + around * (ARMY + 1) + army.hand, WHOLE
    yield AT_HOME + around * (ARMY + 1) + army.home, WHOLE
    if not around and not army.hand:
        yield from _ways(army)


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


def _strikes(first: int, army: Army, prey: Army) -> Iterator[Input]:
    """The stacks that one throw of an army may strike, as if nothing stood in the way."""
    for cell, size in prey.stacks:
        if cell in SAFE or cell > FEILONG:
            continue
        share = struck(army, cell, size)
        if share:
            yield first + CLASS_OF[size], share


def struck(army: Army, cell: int, size: int) -> int:
    """The share of throws with which an army strikes a stack; with horses in hand it must drop, one by one as a rule."""
    if army.hand:
        return SHARES[cell + 1] if size == 1 and cell < FARTHEST else 0
    return sum(SHARES[cell - spot] for spot, unit in army.stacks if unit >= size and 0 < cell - spot <= FARTHEST)


def _ways(army: Army) -> Iterator[Input]:
    """The stations and stacks of its own that an army's next throw may reach, added up."""
    cells = [cell for cell, _ in army.stacks if cell < FEILONG]
    ways = [(start, way) for start in cells for way in range(1, FARTHEST + 1)]
    yield ENTERS, sum(SHARES[way] for start, way in ways if start + way in ORDINARY_STATIONS)
    yield JOINS, sum(SHARES[way] for start, way in ways if start + way in cells)
