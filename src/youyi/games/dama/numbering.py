"""Every decision a seat could ever be offered in 打馬, numbered 0..N-1 for learners; frozen and versioned.

Beside letting pass, staying, leaving and dropping, a decision is a cell, a direction, and how many of the stack go;
how many steps they go follows from the throw. Whole stacks come first, for parts move under one ruling only.
"""

from __future__ import annotations

from youyi.games.dama.context import RuleContext
from youyi.games.dama.journeys import steps_from
from youyi.games.dama.moves import Decline, Move, Retire, Ride, Stay
from youyi.games.dama.position import Position, ToMove, ToStay
from youyi.games.dama.road import ARMY, MOAT, START
from youyi.games.dama.rules import Dama
from youyi.kernel.lab.actions import Actions
from youyi.kernel.seats import Spot

VERSION = "dama-stacks-1"
_FIXED: tuple[Move, ...] = (Decline(), Stay(), Retire())
_DROP = len(_FIXED)
_RIDES = _DROP + 1
_CELLS = MOAT - 1
_DIRECTIONS = 2
SIZE = _RIDES + ARMY * _DIRECTIONS * _CELLS
"""How many numbers there are."""
WHOLE = _RIDES + _DIRECTIONS * _CELLS
"""How many suffice where stacks never split."""


def actions(rules: Dama) -> Actions[Position, Move]:
    """Number the decisions under the rules of a table."""
    return Actions(
        version=VERSION,
        size=SIZE,
        rules=rules,
        number=lambda _position, move: encode(move),
        move=lambda position, number: decode(rules.context, position, number),
        by_position=False,
    )


def encode(move: Move) -> int:
    """Number a decision."""
    if not isinstance(move, Ride):
        return _FIXED.index(move)
    if move.spot == START:
        return _DROP
    part = 0 if move.horses is None else move.horses
    return _RIDES + (part * _DIRECTIONS + (move.steps < 0)) * _CELLS + move.spot - 1


def decode(context: RuleContext, position: Position, number: int) -> Move | None:
    """Find the decision of a number below `SIZE`; None if the number names none here, legal or not."""
    if isinstance(position.phase, ToStay):
        return _FIXED[number] if number in (1, 2) else None
    if not isinstance(position.phase, ToMove):
        return None
    act = position.phase.act
    if number < _DROP:
        return _FIXED[0] if number == 0 else None
    reading = context.readings[act.cast]
    if number == _DROP:
        return Ride(Spot(START), reading.drops_on)
    rest, cell = divmod(number - _RIDES, _CELLS)
    part, back = divmod(rest, _DIRECTIONS)
    spot = Spot(cell + 1)
    steps = -reading.count if back else steps_from(context.road, reading, spot)
    return Ride(spot, reading.count if steps is None else steps, part or None)
