"""The plans by which choices of 打馬 are explained, the most special first."""

from __future__ import annotations

from youyi.games.dama.ideas import stacks, strikes, ways
from youyi.games.dama.moves import Move
from youyi.games.dama.position import Position
from youyi.kernel.face.ideas import Idea

IDEAS: tuple[Idea[Position, Move], ...] = (
    strikes.LOW_BOWL,
    stacks.WHOLE_TO_COURT,
    stacks.TWENTY_IN_ONE,
    ways.KEEP_PRISONER,
    ways.NOT_BEHIND_WALL,
    strikes.STRIKE_LARGE,
    ways.FIRST_STATION_HELD,
    stacks.TEN_FOR_GATE,
    strikes.STRIKE_BEFORE_END,
    ways.HOLD_PASS,
    strikes.OUT_OF_REACH,
    ways.ENTER_STATION,
    ways.LEAVE_GATE_SHUT,
    ways.STAY_BEFORE_GATE,
    strikes.STRIKE_IN_RACE,
    stacks.JOIN_IN_RACE,
    stacks.STAY_APART,
)
"""Of several that explain a choice, the first is said."""
