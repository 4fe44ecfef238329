"""All open questions of 馬吊 with our answers, and the named rulesets: nothing but answers."""

from __future__ import annotations

from dataclasses import replace

from youyi.games.madiao import articles as art
from youyi.games.madiao.rulings.as_run import BannerTest, DealtClaims, DiaoUnit, DiaoWithoutPlay, ExtraTests, TqInStock
from youyi.games.madiao.rulings.dealing import (
    EighthTrickBar,
    FirstBanker,
    FirstLeader,
    LastCardValue,
    NextBanker,
    PromotionOfJi,
)
from youyi.games.madiao.rulings.dealt import (
    BadaBaxiao,
    PredealJiNoChong,
    PredealPick,
    PredealPlayers,
    PredealTable,
    ShangxiaWithTb,
)
from youyi.games.madiao.rulings.every import SEATS, Rulings, Terms
from youyi.games.madiao.rulings.gates import FourGateValues, Qjz, SurplusBonus, T20Bonus
from youyi.games.madiao.rulings.money import Dahuo, DahuoTuNeeds, DiaoMode, Penalties, Qiaomen, SinglesScope, XiaoTu
from youyi.games.madiao.rulings.stock import (
    ChongPatternTable,
    ChongPointer,
    ChongTable,
    ChongTaker,
    DuoJinBiao,
    JueZang,
    MeritChong,
    OwnCardReuse,
    ShuangJueZang,
)
from youyi.games.madiao.rulings.won import (
    ChainGreenTest,
    FeiLaiQu,
    JiBaiStacking,
    JuanLianFei,
    LongmenOrder,
    SetsExact,
    SfqNoneWon,
    TiannvFirst,
    TiannvNames,
    ZhuoJi,
)
from youyi.games.madiao.rulings.worths import (
    DaoJuanWithHuang,
    ExtraPatterns,
    MiscValues,
    NvDiDengJi,
    SmallPatterns,
    XiangLuJiao,
)
from youyi.games.madiao.texts import RULINGS as TEXTS
from youyi.kernel.rulings import Ruleset

GUIDE_RULES = Ruleset(
    id="madiao/guide",
    version=2,
    name=TEXTS.name("guide_rules.name"),
    summary=TEXTS["guide_rules.summary"],
    rulings=Rulings(),
    cites=(
        art.FORTY_CARDS,
        art.SUITS,
        art.ORDER,
        art.COINS_REVERSED,
        art.BANKER,
        art.ANTICLOCKWISE,
        art.PROMOTION_TENS,
        art.EIGHT_TRICKS,
        art.WINNER_LEADS,
        art.PATTERNS_FIRST,
        art.CHONG,
    ),
)
GUIDE_1 = replace(
    GUIDE_RULES,
    version=1,
    rulings=replace(
        GUIDE_RULES.rulings,
        last_card_value=LastCardValue.CS_RANK,
        shangxia_with_tb=ShangxiaWithTb.ALLOWED,
        nv_di_deng_ji=NvDiDengJi.V30,
        shuang_jue_zang=ShuangJueZang.V200,
    ),
)
"""As release 0.1.0 read the guide: two patterns that only the programs have, and two of the guide's sentences not followed."""
APP2022_1 = Ruleset(
    id="madiao/app2022",
    version=1,
    name=TEXTS.name("app2022_1.name"),
    summary=TEXTS["app2022_1.summary"],
    rulings=replace(
        GUIDE_1.rulings,
        first_leader=FirstLeader.REMAINDER_SEAT,
        promotion_of_ji=PromotionOfJi.OFF,
        eighth_trick_bar=EighthTrickBar.ON,
        predeal_table=PredealTable.CS,
        predeal_pick=PredealPick.CS_CHAIN,
        predeal_ji_no_chong=PredealJiNoChong.ON,
        t20_bonus=T20Bonus.ON,
        surplus_bonus=SurplusBonus.ON,
        qjz=Qjz.ADD,
        ji_bai_stacking=JiBaiStacking.STACK_ALL,
        sets_exact=SetsExact.EXACT,
        fei_lai_qu=FeiLaiQu.NEVER,
        dao_juan_with_huang=DaoJuanWithHuang.SKIPPED,
        xiang_lu_jiao=XiangLuJiao.CS,
        extra_patterns=ExtraPatterns.CS,
        diao_mode=DiaoMode.BANKER_DIFFERENCE,
        dahuo=Dahuo.CS,
        qiaomen=Qiaomen.CS,
        singles_scope=SinglesScope.JI_ONLY_NO_FOURGATE,
        stock_cards=7,
        merit_chong=MeritChong.ON,
        jue_zang=JueZang.V60_40,
        shuang_jue_zang=ShuangJueZang.V100,
        duo_jin_biao=DuoJinBiao.CS_CODE,
        penalties=Penalties.ADVISE,
    ),
    cites=(art.PROGRAM_DEALT, art.PROGRAM_MISC, art.PROGRAM_RESULTS),
)
"""As release 0.1.0 read the program; version 2 follows what it was seen to do."""
APP2022 = replace(APP2022_1, version=2, rulings=replace(APP2022_1.rulings, extra_tests=ExtraTests.AS_RUN))
APP2025_1 = Ruleset(
    id="madiao/app2025",
    version=1,
    name=TEXTS.name("app2025_1.name"),
    summary=TEXTS["app2025_1.summary"],
    rulings=replace(
        GUIDE_1.rulings,
        first_banker=FirstBanker.GIVEN,
        first_leader=FirstLeader.BANKER_PLUS_RANK_MINUS_1,
        next_banker=NextBanker.ROTATE,
        eighth_trick_bar=EighthTrickBar.ON,
        predeal_table=PredealTable.TS2,
        predeal_pick=PredealPick.ADDITIVE_ALL,
        predeal_players=PredealPlayers.FIRST_ONLY,
        bada_baxiao=BadaBaxiao.TS2_THRESHOLD,
        four_gate_values=FourGateValues.TS2,
        t20_bonus=T20Bonus.ON,
        surplus_bonus=SurplusBonus.ON,
        qjz=Qjz.OFF,
        ji_bai_stacking=JiBaiStacking.STACK_ALL,
        chain_green_test=ChainGreenTest.OFF,
        tiannv_first=TiannvFirst.ALLOWED,
        longmen_order=LongmenOrder.ANY_ORDER,
        sfq_none_won=SfqNoneWon.ZERO,
        fei_lai_qu=FeiLaiQu.NEVER,
        juan_lian_fei=JuanLianFei.NEVER,
        zhuo_ji=ZhuoJi.PILE,
        xiang_lu_jiao=XiangLuJiao.TS2,
        misc_values=MiscValues.TS2,
        extra_patterns=ExtraPatterns.TS2,
        diao_mode=DiaoMode.BANKER_DIFFERENCE,
        dahuo=Dahuo.TS2,
        dahuo_tu_needs=DahuoTuNeeds.ALL_THREE,
        qiaomen=Qiaomen.TS2,
        singles_scope=SinglesScope.TS2,
        xiao_tu=XiaoTu.OFF,
        stock_cards=7,
        chong_taker=ChongTaker.BEST_PRIORITY,
        chong_pointer=ChongPointer.ADVANCE_ONE,
        chong_min_tricks=1,
        chong_table=ChongTable.TS2,
        own_card_reuse=OwnCardReuse.OFF,
        merit_chong=MeritChong.ON,
        chong_pattern_table=ChongPatternTable.TS2,
        duo_jin_biao=DuoJinBiao.TS2,
        penalties=Penalties.BAOPEI_BANKER,
        base_score=2,
    ),
    cites=(art.LATE_DEALT, art.LATE_MISC, art.LATE_CHONG),
)
"""As release 0.1.0 read the program; version 2 follows what it was seen to do."""
APP2025 = replace(
    APP2025_1,
    version=2,
    rulings=replace(
        APP2025_1.rulings,
        predeal_players=PredealPlayers.FIRST_FROM_SEAT_0,
        diao_unit=DiaoUnit.ONE_ZHU,
        diao_without_play=DiaoWithoutPlay.ON,
        dealt_claims=DealtClaims.NONE,
        chong_pointer=ChongPointer.TAKER_THEN_NEXT,
        tq_in_stock=TqInStock.REWARD,
        merit_chong=MeritChong.OFF,
        banner_test=BannerTest.ANY_BROCADE,
        penalties=Penalties.OFF,
    ),
)


def _after_novels(frame: Rulings) -> Rulings:
    """What the novels and the summaries say otherwise than the guide, or where it is silent."""
    return replace(
        frame,
        first_banker=FirstBanker.GIVEN,
        last_card_value=LastCardValue.FACE_DIGIT,
        first_leader=FirstLeader.CLASSIC,
        next_banker=NextBanker.ROTATE,
        eighth_trick_bar=EighthTrickBar.ON,
        tiannv_names=TiannvNames.SWAPPED,
        small_patterns=SmallPatterns.OFF,
    )


AFTER_NOVELS = Ruleset(
    id="madiao/after-novels",
    version=1,
    name=TEXTS.name("after_novels.name"),
    summary=TEXTS["after_novels.summary"],
    rulings=_after_novels(GUIDE_RULES.rulings),
    cites=(art.CLASSIC_LEADER, art.OLD_SCORE, art.MAIDEN_NAMES, art.BARE_HANDED),
)
HISTORICAL = replace(
    AFTER_NOVELS, id="madiao/historical", name=TEXTS.name("historical.name"), rulings=_after_novels(GUIDE_1.rulings)
)
"""As release 0.1.0 had it, under a name that claimed too much."""
RULESETS = (GUIDE_RULES, APP2022, APP2025, AFTER_NOVELS)
"""The named rulesets; the first is the default."""
FORMER = (GUIDE_1, APP2022_1, APP2025_1, HISTORICAL)
"""What records and worked examples name beside them: earlier versions, and a ruleset under its earlier name."""

__all__ = ["AFTER_NOVELS", "APP2022", "APP2025", "FORMER", "GUIDE_RULES", "RULESETS", "SEATS", "Rulings", "Terms"]
