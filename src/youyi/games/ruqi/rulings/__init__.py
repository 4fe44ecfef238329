"""What the sources of 儒棋 leave open, each answer cited; and the named rulesets."""

from __future__ import annotations

from dataclasses import dataclass, replace

from youyi.games.ruqi import articles as art
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
from youyi.games.ruqi.texts import RULINGS as TEXTS
from youyi.kernel.rulings import Ruleset, asked_later, quantity


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    """One answer to every open question; the defaults are the modern game's."""

    scoring: Scoring = Scoring.RACE
    arms: Arms = Arms.ANY
    mid_turn_lane: MidTurnLane = MidTurnLane.TRUE
    corner: Corner = Corner.NORMAL
    bar: Bar = Bar.NONE
    exit: Exit = Exit.REACH_OR_PASS
    one_qian: OneQian = OneQian.STEP1
    fu_double: FuDouble = FuDouble.ONE_DIE
    xiao_double: XiaoDouble = asked_later(XiaoDouble.BOTH_DICE, before=XiaoDouble.BOTH_DICE)
    kind_choice: KindChoice = KindChoice.FREE
    status_timing: StatusTiming = StatusTiming.TURN_END
    occupancy: Occupancy = Occupancy.STACK_OWN
    stack_move: StackMove = StackMove.SINGLE_OR_ALL
    void_award: VoidAward = asked_later(VoidAward.ALL_BUT_ONE, before=VoidAward.REMAINING)


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """How long a table plays."""

    rounds: int | None = quantity(
        None,
        question=TEXTS["rounds.question"],
        unit=TEXTS["rounds.unit"],
        lowest=1,
        cites=(art.AGREED_ROUNDS,),
        absent=TEXTS["rounds.absent"],
    )

    @property
    def seats(self) -> int:
        """Two sit at the table."""
        return len(SIDES)


SIDES = (TEXTS.name("sides.white"), TEXTS.name("sides.black"))
"""The two sides in seat order: White sits South, Black North."""

MODERN = Ruleset(
    id="ruqi/modern",
    version=2,
    name=TEXTS.name("modern.name"),
    summary=TEXTS["modern.summary"],
    rulings=Rulings(),
    cites=(art.SHARED_CELLS, art.TURN_IN, art.CLEARED_SCORES),
)
MODERN_1 = replace(MODERN, version=1, rulings=replace(MODERN.rulings, void_award=VoidAward.REMAINING))
"""What release 0.1.0 played."""
CLASSICAL = Ruleset(
    id="ruqi/classical",
    version=1,
    name=TEXTS.name("classical.name"),
    summary=TEXTS["classical.summary"],
    rulings=replace(
        MODERN.rulings,
        scoring=Scoring.YIELD,
        arms=Arms.NONE,
        bar=Bar.ENEMY_JING,
        kind_choice=KindChoice.XIAO_FIRST,
        occupancy=Occupancy.SLIDE,
        stack_move=StackMove.SINGLE,
        void_award=VoidAward.REMAINING,
    ),
    cites=(art.LEAP, art.CLEAN_CELLS, art.XIAO_FIRST, art.RECKONING),
)
RULESETS = (MODERN, CLASSICAL)
"""The named rulesets; the first is the default."""
FORMER = (MODERN_1,)
"""Versions that records and worked examples name."""
