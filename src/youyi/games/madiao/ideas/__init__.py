"""The ideas of 馬吊: when reds are spent, which suit is led, what is captured, and what is let go.

All is judged by what the seat to play knows. Most of it follows from three things: reds win only when they or their suit are
led; tricks 1 to 3 cost little and tell little; tricks 5 to 8 make 正本, 吊 and 沖.
"""

from __future__ import annotations

from youyi.games.madiao.ideas.capturing import (
    BREAK_FOUR_GATE,
    CATCH_HUNDRED,
    GREEN_TAKES,
    SPARE_REWARD,
    STOP_BANKER,
    TAKE_LATE,
    TAKE_THOUSAND,
    THIRD_TRICK,
    TO_PAR,
)
from youyi.games.madiao.ideas.letting_go import COMPANY, COVER, JI_BEFORE_SHOULDER, KEEP_JI, LOW_GREENS_GO, NO_RED
from youyi.games.madiao.ideas.suits import JI_NOT_LED, OPEN_WITHOUT_RED, TENS_SHUT
from youyi.games.madiao.ideas.winners import (
    COLLECT,
    HUNDRED_WAITS,
    MYRIAD_WAITS,
    REDS_LATER,
    REWARD_FIRST,
    SHOULDER_WAITS,
    WINNER_FIRST,
)
from youyi.games.madiao.moves import Move
from youyi.games.madiao.position import Position
from youyi.kernel.face.ideas import Idea

IDEAS: tuple[Idea[Position, Move], ...] = (
    BREAK_FOUR_GATE,
    TAKE_THOUSAND,
    CATCH_HUNDRED,
    STOP_BANKER,
    TO_PAR,
    THIRD_TRICK,
    TAKE_LATE,
    WINNER_FIRST,
    COLLECT,
    REDS_LATER,
    HUNDRED_WAITS,
    MYRIAD_WAITS,
    TENS_SHUT,
    JI_NOT_LED,
    REWARD_FIRST,
    SHOULDER_WAITS,
    OPEN_WITHOUT_RED,
    SPARE_REWARD,
    GREEN_TAKES,
    COMPANY,
    COVER,
    NO_RED,
    KEEP_JI,
    JI_BEFORE_SHOULDER,
    LOW_GREENS_GO,
)
"""The most special first."""
