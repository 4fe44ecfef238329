"""Which answers of 儒棋 the compiled kernels know, and the numbers by which they know them."""

from __future__ import annotations

from youyi.games.ruqi.rulings.moving import (
    FuDouble,
    KindChoice,
    Occupancy,
    OneQian,
    StackMove,
    StatusTiming,
    XiaoDouble,
)
from youyi.games.ruqi.rulings.reckoning import Scoring, VoidAward
from youyi.games.ruqi.rulings.road import Arms, Bar, Corner, Exit, MidTurnLane
from youyi.kernel.lab.lowering import Lowering, Numbers

OWLS_FIRST = {KindChoice.FREE: 0, KindChoice.XIAO_FIRST: 1, KindChoice.XIAO_FIRST_LEAVING: 1}
"""Whether Owls go first on a throw without 謙, be it only where some piece could leave."""
LOWERING = Lowering(
    asked={
        "kind_choice": {
            KindChoice.FREE: {"if_leaving": 0},
            KindChoice.XIAO_FIRST: {"if_leaving": 0},
            KindChoice.XIAO_FIRST_LEAVING: {"if_leaving": 1},
        },
    },
    derived={
        "scoring": (Scoring.RACE, Scoring.YIELD),
        "arms": (Arms.ANY, Arms.FORWARD, Arms.NONE),
        "mid_turn_lane": (MidTurnLane.TRUE, MidTurnLane.FALSE),
        "corner": (Corner.NORMAL, Corner.NO_REST),
        "bar": (Bar.NONE, Bar.ENEMY_JING, Bar.ENEMY_TWO),
        "exit": (Exit.REACH_OR_PASS, Exit.EXACT),
        "one_qian": (OneQian.STEP1, OneQian.DIE, OneQian.DIE_PLUS1),
        "fu_double": (FuDouble.ONE_DIE, FuDouble.SUM),
        "xiao_double": (XiaoDouble.BOTH_DICE, XiaoDouble.NONE),
        "status_timing": (StatusTiming.TURN_END, StatusTiming.PER_DIE),
        "occupancy": (Occupancy.STACK_OWN, Occupancy.SLIDE, Occupancy.FREE_ALL),
        "stack_move": (StackMove.SINGLE_OR_ALL, StackMove.SINGLE),
        "void_award": (VoidAward.REMAINING, VoidAward.ALL_BUT_ONE),
        "rounds": Numbers(lowest=1, absent=True),
    },
)
