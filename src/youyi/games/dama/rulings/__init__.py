"""All open questions of 打馬 with our answers, and the named rulesets: nothing but answers."""

from __future__ import annotations

from dataclasses import dataclass, replace

from youyi.games.dama import articles as art
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
from youyi.games.dama.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import AnswersConflict, Ruleset, quantity


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    """One answer to every open question; the defaults follow the encyclopedia article."""

    ben: OwnCasts = OwnCasts.TRUE
    ben_setup: OwnCastSetup = OwnCastSetup.IN_PLAY
    zhuang: Collisions = Collisions.TRUE
    zhuang_scope: CollisionScope = CollisionScope.FIRST_ROLL
    zhuang_casts: CollidingCasts = CollidingCasts.SAN
    zhuang_order: CollisionOrder = CollisionOrder.BEN_FIRST
    zhuang_drop: CollisionDrop = CollisionDrop.THREE_TWO
    zhuang_fine: CollisionFine = CollisionFine.BOWL
    chips: Chips = Chips.TRUE
    payment: Payment = Payment.BOWL
    ante: int = quantity(
        20,
        question=TEXTS["ante.question"],
        unit=TEXTS["ante.unit"],
        lowest=2,
        cites=(art.STAKE, art.EQUAL_SHARES),
        grade=Grade.SUPPLIED,
    )
    fa_action: FineAction = FineAction.NEXT_SEAT
    xiaofutu_value: int = quantity(
        5,
        question=TEXTS["xiaofutu_value.question"],
        unit=TEXTS["xiaofutu_value.unit"],
        lowest=5,
        highest=6,
        cites=(art.COUNT, art.FINE_COUNT_SIX),
        grade=Grade.ATTESTED,
    )
    hunhua: Triples = Triples.SIX
    drop_map: DropMap = DropMap.SUM_MINUS_1
    drop_path: DropPath = DropPath.TRAVEL
    drop_blocked: DropBlocked = DropBlocked.TURN_BACK
    short_hand: ShortHand = ShortHand.DROP_REST
    move_requires: MoveRequires = MoveRequires.HAND_EMPTY
    split: Split = Split.NEVER
    bounce: Bounce = Bounce.TURN_BACK
    backward: Backward = Backward.FALSE
    must_move: MustMove = MustMove.TRUE
    stations: Stations = Stations.BLOCK
    station_reward: StationReward = StationReward.CHIP
    station_set: StationSet = StationSet.EIGHT
    gate_enter_small: GateEnterSmall = GateEnterSmall.TRUE
    gate_opens_for: GateOpensFor = GateOpensFor.EVERYONE
    overtake: Overtake = Overtake.FORBIDDEN
    feilong_enter_partial: FeilongEnterPartial = FeilongEnterPartial.TRUE
    feilong_hit: FeilongHit = FeilongHit.NORMAL
    feilong_exit: FeilongExit = FeilongExit.HUNHUA_OR_TRUE
    jia_cells: PincerCells = PincerCells.C84_88
    jia_exit: PincerExit = PincerExit.PAIR_RESIDUE
    overshoot: Overshoot = Overshoot.TURN_BACK
    ximan: FineFinish = FineFinish.SIX_FROM_JIA
    moat_exit: MoatExit = MoatExit.SIX_TRIGGERS
    own_drop: OwnDrop = OwnDrop.THREE_THREE
    owner_throw: OwnerThrow = OwnerThrow.FALSE
    shang_own_class: PrizeOfOwnClass = PrizeOfOwnClass.DROP_ONLY
    shang_extra: PrizeExtra = PrizeExtra.HUNHUA
    hit_extra: HitExtra = HitExtra.TRUE
    merge_extra: MergeExtra = MergeExtra.TRUE
    fly_extra: FlyExtra = FlyExtra.FALSE
    extra_cap: ExtraCap = ExtraCap.ONE
    extra_when: ExtraWhen = ExtraWhen.QUEUE
    full_stack_hit: FullStackHit = FullStackHit.REDROP
    after_finish: AfterFinish = AfterFinish.STOP
    first_player: FirstPlayer = FirstPlayer.RANDOM

    def __post_init__(self) -> None:
        """Refuse answers that cannot be combined. Raises `AnswersConflict`."""
        opening = {OwnCastSetup.OPENING_ROUND: True, OwnCastSetup.IN_PLAY: False}[self.ben_setup]
        if opening and {OwnCasts.FALSE: True, OwnCasts.TRUE: False}[self.ben]:
            raise AnswersConflict(TEXTS["own_casts_settled"])


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What the table agrees beside the rules."""

    seats: int = quantity(
        3, question=TEXTS["seats.question"], unit=TEXTS["seats.unit"], lowest=2, highest=5, cites=(art.SEATS,)
    )
    throws: int = quantity(
        20_000, question=TEXTS["throws.question"], unit=TEXTS["throws.unit"], lowest=200, cites=(art.THROW_CAP,)
    )


TUJING = Ruleset(
    id="dama/tujing",
    version=1,
    name=TEXTS.name("tujing.name"),
    summary=TEXTS["tujing.summary"],
    rulings=Rulings(),
    cites=(art.BOARD, art.CASTS, art.STAKE),
)
SIMPLIFIED_2009 = Ruleset(
    id="dama/simplified-2009",
    version=1,
    name=TEXTS.name("simplified_2009.name"),
    summary=TEXTS["simplified_2009.summary"],
    rulings=Rulings(
        ben=OwnCasts.FALSE,
        zhuang=Collisions.FALSE,
        chips=Chips.FALSE,
        fa_action=FineAction.NONE,
        drop_map=DropMap.SKIP_9,
        drop_path=DropPath.PLACE,
        drop_blocked=DropBlocked.FORFEIT,
        station_reward=StationReward.NONE,
        feilong_exit=FeilongExit.ANY_SHANG,
        moat_exit=MoatExit.ANY_SHANG,
    ),
    cites=(art.NO_STAKES, art.SKIP_NINE, art.NOTHING_ON_A_FINE),
)
SHUOFU = Ruleset(
    id="dama/shuofu",
    version=1,
    name=TEXTS.name("shuofu.name"),
    summary=TEXTS["shuofu.summary"],
    rulings=replace(
        TUJING.rulings,
        payment=Payment.PLAYERS,
        own_drop=OwnDrop.THREE_TWO,
        shang_extra=PrizeExtra.EVERY,
        fly_extra=FlyExtra.TRUE,
        station_reward=StationReward.THROW,
        station_set=StationSet.NINE,
        backward=Backward.TRUE,
        bounce=Bounce.NONE,
        drop_blocked=DropBlocked.FORFEIT,
        feilong_hit=FeilongHit.SAFE_SHARED,
        feilong_exit=FeilongExit.CLASSIC,
        moat_exit=MoatExit.CLASSIC,
        overshoot=Overshoot.FINISH,
        ximan=FineFinish.EXACT,
    ),
    cites=(art.EVERYBODY_PAYS, art.BACKWARD, art.STATION_AGAIN, art.WHOLE_ARMY),
)
SHORT = Ruleset(
    id="dama/short",
    version=1,
    name=TEXTS.name("short.name"),
    summary=TEXTS["short.summary"],
    rulings=replace(
        TUJING.rulings,
        move_requires=MoveRequires.DEPLOYED,
        stations=Stations.COHABIT,
        overtake=Overtake.FREE,
        overshoot=Overshoot.FINISH,
        feilong_exit=FeilongExit.ANY_SHANG,
        moat_exit=MoatExit.ALL_HOME,
    ),
    cites=(art.RUN_PAST, art.SAFE_SHARED, art.CHOICE_OF_DEED),
    minutes=10,
)
"""Ours: of the answers that were given, those with which a game is short and gives its players most to choose."""
RULESETS = (TUJING, SIMPLIFIED_2009, SHUOFU, SHORT)
