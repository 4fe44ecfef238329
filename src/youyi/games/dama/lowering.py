"""Which answers of 打馬 the compiled kernels know, and the numbers by which they know them."""

from __future__ import annotations

from youyi.games.dama.rulings.casts import (
    CollidingCasts,
    CollisionDrop,
    CollisionFine,
    CollisionOrder,
    Collisions,
    CollisionScope,
    FineAction,
    OwnCasts,
    OwnCastSetup,
    OwnDrop,
    OwnerThrow,
    PrizeOfOwnClass,
    Triples,
)
from youyi.games.dama.rulings.drops import DropBlocked, DropMap, DropPath, MoveRequires, MustMove, ShortHand, Split
from youyi.games.dama.rulings.finish import (
    FeilongEnterPartial,
    FeilongExit,
    FeilongHit,
    FineFinish,
    MoatExit,
    PincerCells,
    PincerExit,
)
from youyi.games.dama.rulings.money import Chips, FullStackHit, Payment, StationReward, StationSet
from youyi.games.dama.rulings.road import Backward, Bounce, GateEnterSmall, GateOpensFor, Overshoot, Overtake, Stations
from youyi.games.dama.rulings.turns import (
    AfterFinish,
    ExtraCap,
    ExtraWhen,
    FirstPlayer,
    FlyExtra,
    HitExtra,
    MergeExtra,
    PrizeExtra,
)
from youyi.kernel.lab.lowering import Lowering, Numbers

STATION_BRINGS = {
    StationReward.CHIP: (1, 0),
    StationReward.THROW: (0, 1),
    StationReward.BOTH: (1, 1),
    StationReward.NONE: (0, 0),
}
"""Of a cell that brings this: whether landing there pays, and whether it earns another throw."""
LOWERING = Lowering(
    asked={
        "zhuang": {
            Collisions.TRUE: {"collisions": True},
            Collisions.FALSE: {"collisions": False},
        },
        "zhuang_fine": {
            CollisionFine.BOWL: {"collision_to_seat": False},
            CollisionFine.PREVIOUS: {"collision_to_seat": True},
        },
        "drop_path": {
            DropPath.TRAVEL: {"place": False},
            DropPath.PLACE: {"place": True},
        },
        "short_hand": {
            ShortHand.DROP_REST: {"need_all": False},
            ShortHand.NEED_ALL: {"need_all": True},
        },
        "bounce": {
            Bounce.TURN_BACK: {"turns_back": True, "from_standstill": False, "halts": False},
            Bounce.FROM_STANDSTILL: {"turns_back": True, "from_standstill": True, "halts": False},
            Bounce.STOP_AT_GATES: {"turns_back": True, "from_standstill": False, "halts": True},
            Bounce.NONE: {"turns_back": False, "from_standstill": False, "halts": False},
        },
        "gate_opens_for": {
            GateOpensFor.EVERYONE: {"opens_for_all": True},
            GateOpensFor.OPENER: {"opens_for_all": False},
        },
        "moat_exit": {
            MoatExit.SIX_TRIGGERS: {"whole_moat": False},
            MoatExit.CLASSIC: {"whole_moat": False},
            MoatExit.ANY_SHANG: {"whole_moat": False},
            MoatExit.ALL_HOME: {"whole_moat": True},
        },
        "hit_extra": {
            HitExtra.TRUE: {"strike_again": True},
            HitExtra.FALSE: {"strike_again": False},
        },
        "merge_extra": {
            MergeExtra.TRUE: {"merge_again": True},
            MergeExtra.FALSE: {"merge_again": False},
        },
        "fly_extra": {
            FlyExtra.FALSE: {"fly_again": False},
            FlyExtra.TRUE: {"fly_again": True},
        },
        "extra_cap": {
            ExtraCap.ONE: {"capped": True},
            ExtraCap.ADDITIVE: {"capped": False},
        },
        "full_stack_hit": {
            FullStackHit.REDROP: {"may_retire": False},
            FullStackHit.MAY_RETIRE: {"may_retire": True},
        },
        "after_finish": {
            AfterFinish.STOP: {"plays_on": False},
            AfterFinish.PLAY_ON: {"plays_on": True},
        },
    },
    derived={
        "station_reward": STATION_BRINGS,
        "ben": (OwnCasts.TRUE, OwnCasts.FALSE),
        "ben_setup": (OwnCastSetup.IN_PLAY, OwnCastSetup.OPENING_ROUND),
        "zhuang_scope": (CollisionScope.FIRST_ROLL, CollisionScope.EVERY_ROLL),
        "zhuang_casts": (CollidingCasts.SAN, CollidingCasts.ALL),
        "zhuang_order": (CollisionOrder.BEN_FIRST, CollisionOrder.ZHUANG_FIRST),
        "zhuang_drop": (CollisionDrop.THREE_TWO, CollisionDrop.ONE_ONE),
        "chips": (Chips.TRUE, Chips.FALSE),
        "payment": (Payment.BOWL, Payment.PLAYERS),
        "ante": Numbers(lowest=2),
        "fa_action": (FineAction.NEXT_SEAT, FineAction.NONE),
        "xiaofutu_value": Numbers(lowest=5, highest=6),
        "hunhua": (Triples.SIX, Triples.FIVE),
        "drop_map": (DropMap.SUM_MINUS_1, DropMap.SKIP_9),
        "drop_blocked": (DropBlocked.TURN_BACK, DropBlocked.FORFEIT),
        "move_requires": (MoveRequires.HAND_EMPTY, MoveRequires.DEPLOYED),
        "split": (Split.NEVER, Split.ALLOWED),
        "backward": (Backward.FALSE, Backward.TRUE),
        "must_move": (MustMove.TRUE, MustMove.FALSE),
        "stations": (Stations.BLOCK, Stations.COHABIT),
        "station_set": (StationSet.EIGHT, StationSet.NINE),
        "gate_enter_small": (GateEnterSmall.TRUE, GateEnterSmall.FALSE),
        "overtake": (Overtake.FORBIDDEN, Overtake.FREE),
        "feilong_enter_partial": (FeilongEnterPartial.TRUE, FeilongEnterPartial.FALSE),
        "feilong_hit": (FeilongHit.NORMAL, FeilongHit.SAFE_SHARED),
        "feilong_exit": (FeilongExit.HUNHUA_OR_TRUE, FeilongExit.ANY_SHANG, FeilongExit.CLASSIC, FeilongExit.TRUE_ONLY),
        "jia_cells": (PincerCells.C84_88, PincerCells.C82_84, PincerCells.C82_88, PincerCells.C84),
        "jia_exit": (PincerExit.PAIR_RESIDUE, PincerExit.NAMED_FOUR, PincerExit.PAIR_FULL),
        "overshoot": (Overshoot.TURN_BACK, Overshoot.FINISH),
        "ximan": (FineFinish.SIX_FROM_JIA, FineFinish.EXACT, FineFinish.OFF),
        "own_drop": (OwnDrop.THREE_THREE, OwnDrop.THREE_TWO),
        "owner_throw": (OwnerThrow.FALSE, OwnerThrow.TRUE, OwnerThrow.TURN_ALSO_ON_FINE, OwnerThrow.CHIP),
        "shang_own_class": (PrizeOfOwnClass.DROP_ONLY, PrizeOfOwnClass.REWARD_AND_THROW),
        "shang_extra": (PrizeExtra.HUNHUA, PrizeExtra.EVERY, PrizeExtra.NONE),
        "extra_when": (ExtraWhen.QUEUE, ExtraWhen.AT_ONCE),
        "first_player": (FirstPlayer.RANDOM, FirstPlayer.SEAT_0),
        "seats": Numbers(lowest=2, highest=5),
        "throws": Numbers(lowest=200),
    },
    together={
        # with both, extra turns pile up without end, while a row has room for a number of them
        ("split", "extra_cap"): (
            (Split.NEVER, ExtraCap.ONE),
            (Split.NEVER, ExtraCap.ADDITIVE),
            (Split.ALLOWED, ExtraCap.ONE),
        ),
    },
)
