"""All open questions of 馬吊 with our answers, and the named rulesets: nothing but answers."""

from __future__ import annotations

from dataclasses import dataclass, replace

from youyi.games.madiao import articles as art
from youyi.games.madiao.rulings.as_run import (
    BannerTest,
    DealtClaims,
    DiaoUnit,
    DiaoWithoutPlay,
    ExtraTests,
    TqInStock,
)
from youyi.games.madiao.rulings.dealing import (
    EighthTrickBar,
    FirstBanker,
    FirstLeader,
    LastCardValue,
    NextBanker,
    PromotionOfJi,
    RedealFiveSuit,
    RemainderBase,
)
from youyi.games.madiao.rulings.dealt import (
    BadaBaxiao,
    PredealJiNoChong,
    PredealPick,
    PredealPlayers,
    PredealStructure,
    PredealTable,
    QiXiaoYiHong,
    ShangxiaWithTb,
)
from youyi.games.madiao.rulings.gates import FourGateSuits, FourGateValues, Qjz, SurplusBonus, T20Bonus, XiaoTianDiFen
from youyi.games.madiao.rulings.money import (
    BankerFaults,
    Dahuo,
    DahuoTuNeeds,
    DiaoMode,
    Penalties,
    Qiaomen,
    SinglesScope,
    XiaoTu,
)
from youyi.games.madiao.rulings.stock import (
    ChongPatternTable,
    ChongPointer,
    ChongTable,
    ChongTaker,
    DuoJinBiao,
    JueZang,
    JuQingTang,
    ManTangHong,
    MeritChong,
    OwnCardReuse,
    QuanHongZui,
    ShuangJueZang,
    WsFull,
)
from youyi.games.madiao.rulings.won import (
    ChainGreenTest,
    FeiLaiQu,
    JiBaiStacking,
    JuanLianFei,
    LinkCards,
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
    FoChiJiao,
    MiscValues,
    SanHongSanSu,
    SmallPatterns,
    XiangLuJiao,
)
from youyi.kernel.articles import Grade
from youyi.kernel.names import Name, Words
from youyi.kernel.rulings import Ruleset, asked_later, quantity


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    """One answer to every open question; the defaults follow the guide."""

    first_banker: FirstBanker = FirstBanker.REMAINDER_SEAT
    last_card_value: LastCardValue = LastCardValue.CS_RANK
    remainder_base: RemainderBase = RemainderBase.ZERO_BASED
    first_leader: FirstLeader = FirstLeader.BANKER_LEADS
    next_banker: NextBanker = NextBanker.CS_HIGHEST_NET
    redeal_five_suit: RedealFiveSuit = RedealFiveSuit.OFF
    promotion_of_ji: PromotionOfJi = PromotionOfJi.ON
    eighth_trick_bar: EighthTrickBar = EighthTrickBar.OFF
    predeal_table: PredealTable = PredealTable.GUIDE
    predeal_structure: PredealStructure = PredealStructure.TWO_FOUR_GATES
    predeal_pick: PredealPick = PredealPick.HIGHEST_SINGLE
    predeal_players: PredealPlayers = PredealPlayers.ALL_SCORE
    shangxia_with_tb: ShangxiaWithTb = ShangxiaWithTb.ALLOWED
    qi_xiao_yi_hong: QiXiaoYiHong = QiXiaoYiHong.BOTTOM_K
    bada_baxiao: BadaBaxiao = BadaBaxiao.OWN_HAND
    predeal_ji_no_chong: PredealJiNoChong = PredealJiNoChong.OFF
    four_gate_suits: FourGateSuits = FourGateSuits.REQUIRED
    four_gate_values: FourGateValues = FourGateValues.GUIDE
    xiao_tian_di_fen: XiaoTianDiFen = XiaoTianDiFen.ON
    t20_bonus: T20Bonus = T20Bonus.OFF
    surplus_bonus: SurplusBonus = SurplusBonus.OFF
    qjz: Qjz = Qjz.REPLACE
    link_cards: LinkCards = LinkCards.ANY_JIN
    ji_bai_stacking: JiBaiStacking = JiBaiStacking.SUBSUME
    chain_green_test: ChainGreenTest = ChainGreenTest.ON
    tiannv_names: TiannvNames = TiannvNames.CS_TS2
    tiannv_first: TiannvFirst = TiannvFirst.EXCLUDED
    longmen_order: LongmenOrder = LongmenOrder.TB_FIRST
    sets_exact: SetsExact = SetsExact.SUBSET
    sfq_none_won: SfqNoneWon = SfqNoneWon.ONE
    fei_lai_qu: FeiLaiQu = FeiLaiQu.LED_JI_WINS_TRICK8
    juan_lian_fei: JuanLianFei = JuanLianFei.ANY_SHANG
    zhuo_ji: ZhuoJi = ZhuoJi.CAPTURE
    dao_juan_with_huang: DaoJuanWithHuang = DaoJuanWithHuang.ADDITIVE
    xiang_lu_jiao: XiangLuJiao = XiangLuJiao.DEFAULT
    san_hong_san_su: SanHongSanSu = asked_later(SanHongSanSu.OFF, before=SanHongSanSu.OFF)
    fo_chi_jiao: FoChiJiao = FoChiJiao.MINUS5
    small_patterns: SmallPatterns = SmallPatterns.ON
    misc_values: MiscValues = MiscValues.CS
    extra_patterns: ExtraPatterns = ExtraPatterns.NONE
    extra_tests: ExtraTests = asked_later(ExtraTests.AS_NAMED, before=ExtraTests.AS_NAMED)
    diao_mode: DiaoMode = DiaoMode.BANKER_EDGES
    diao_unit: DiaoUnit = asked_later(DiaoUnit.TWO_ZHU, before=DiaoUnit.TWO_ZHU)
    diao_without_play: DiaoWithoutPlay = asked_later(DiaoWithoutPlay.OFF, before=DiaoWithoutPlay.OFF)
    dahuo: Dahuo = Dahuo.GUIDE_TABLE
    dahuo_tu_needs: DahuoTuNeeds = DahuoTuNeeds.ANY_ONE
    qiaomen: Qiaomen = Qiaomen.GUIDE
    singles_scope: SinglesScope = SinglesScope.PER_CARD
    xiao_tu: XiaoTu = XiaoTu.ON
    dealt_claims: DealtClaims = asked_later(DealtClaims.HELD, before=DealtClaims.HELD)
    stock_cards: int = quantity(
        8,
        question=Words("How many stock cards are offered?", "開幾張底牌？", "开几张底牌？"),
        unit=Words("cards", "張", "张"),
        lowest=7,
        highest=8,
        cites=(
            art.CHONG,
            art.SEVEN_STOCK,
            art.EXCHANGED,
        ),
        grade=Grade.ATTESTED,
    )
    chong_taker: ChongTaker = ChongTaker.FIRST_ABLE
    chong_pointer: ChongPointer = ChongPointer.TAKER_STAYS
    chong_min_tricks: int = quantity(
        2,
        question=Words("How many won cards does the chong need?", "得幾桌才能看沖？", "得几桌才能看冲？"),
        unit=Words("won cards", "桌", "桌"),
        lowest=1,
        highest=2,
        cites=(
            art.PAR,
            art.PAR_FOR_CHONG,
            art.ONE_WON_FOR_CHONG,
        ),
        grade=Grade.ATTESTED,
    )
    chong_table: ChongTable = ChongTable.R_CHONG
    tq_in_stock: TqInStock = asked_later(TqInStock.SHOULDER, before=TqInStock.SHOULDER)
    own_card_reuse: OwnCardReuse = OwnCardReuse.ON
    merit_chong: MeritChong = MeritChong.OFF
    ws_full: WsFull = WsFull.GUANSUO20
    quan_hong_zui: QuanHongZui = QuanHongZui.ALIAS
    man_tang_hong: ManTangHong = asked_later(ManTangHong.NINE_REDS, before=ManTangHong.NINE_REDS)
    ju_qing_tang: JuQingTang = asked_later(JuQingTang.ALIAS, before=JuQingTang.ALIAS)
    jue_zang: JueZang = JueZang.V100_60
    shuang_jue_zang: ShuangJueZang = ShuangJueZang.V200
    chong_pattern_table: ChongPatternTable = ChongPatternTable.CS
    duo_jin_biao: DuoJinBiao = DuoJinBiao.CS_COMMENT
    banner_test: BannerTest = asked_later(BannerTest.FOURTH_SUIT, before=BannerTest.FOURTH_SUIT)
    penalties: Penalties = Penalties.OFF
    banker_faults: BankerFaults = asked_later(BankerFaults.ANY, before=BankerFaults.ANY)
    base_score: int = quantity(
        1,
        question=Words("By what is every payment multiplied?", "收付按幾倍計？", "收付按几倍计？"),
        unit=Words("times", "倍", "倍"),
        lowest=1,
        highest=2,
        cites=(art.DOUBLE_STAKE,),
        grade=Grade.ATTESTED,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What the table agrees beside the rules."""

    deals: int = quantity(
        8,
        question=Words("How many deals are played?", "一共打幾局？", "一共打几局？"),
        unit=Words("deals", "局", "局"),
        lowest=1,
        highest=99,
        cites=(art.EIGHT_DEALS, art.SITTING),
    )
    banker: int = quantity(
        0,
        question=Words(
            "Which seat banks first, 0 to 3, where the rules leave it to the table?",
            "第一任莊家由局外選定的話，是第幾位（0 至 3）？",
            "第一任庄家由局外选定的话，是第几位（0 至 3）？",
        ),
        unit=Words("seat", "位", "位"),
        lowest=0,
        highest=3,
        cites=(art.BANKER_GIVEN,),
    )

    @property
    def seats(self) -> int:
        """Four sit at the table."""
        return len(SEATS)


SEATS = (
    Name("東", "东", "dōng", "East"),
    Name("北", "北", "běi", "North"),
    Name("西", "西", "xī", "West"),
    Name("南", "南", "nán", "South"),
)
"""The four seats in order of play, which is anticlockwise."""

GUIDE_RULES = Ruleset(
    id="madiao/guide",
    version=1,
    name=Name("指南", "指南", "zhǐnán", "The guide"),
    summary=Words(
        "The modern guide's numbers literally; where it only gives a name, the programs of its author.",
        "數值全依今人的指南；指南只列名目的，依作者寫的程式。",
        "数值全依今人的指南；指南只列名目的，依作者写的程序。",
    ),
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
APP2022_1 = Ruleset(
    id="madiao/app2022",
    version=1,
    name=Name("程式 2022", "程序 2022", "chéngxù 2022", "In the manner of the program of 2022"),
    summary=Words(
        "Rules in the manner of the program of 2022, without its errors.",
        "依 2022 年程式的規則，不沿襲它的錯誤。",
        "依 2022 年程序的规则，不沿袭它的错误。",
    ),
    rulings=replace(
        GUIDE_RULES.rulings,
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
    name=Name("程式 2025", "程序 2025", "chéngxù 2025", "In the manner of the program of 2025"),
    summary=Words(
        "Rules in the manner of the second program of 2025, without its errors.",
        "依 2025 年第二個程式的規則，不沿襲它的錯誤。",
        "依 2025 年第二个程序的规则，不沿袭它的错误。",
    ),
    rulings=replace(
        GUIDE_RULES.rulings,
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
HISTORICAL = Ruleset(
    id="madiao/historical",
    version=1,
    name=Name("古制", "古制", "gǔzhì", "Historical"),
    summary=Words(
        "The guide's frame with what novels and summaries tell of the old game.",
        "以指南為骨架，加上小說與今人所述的舊規矩。",
        "以指南为骨架，加上小说与今人所述的旧规矩。",
    ),
    rulings=replace(
        GUIDE_RULES.rulings,
        first_banker=FirstBanker.GIVEN,
        last_card_value=LastCardValue.FACE_DIGIT,
        first_leader=FirstLeader.CLASSIC,
        next_banker=NextBanker.ROTATE,
        eighth_trick_bar=EighthTrickBar.ON,
        tiannv_names=TiannvNames.SWAPPED,
        small_patterns=SmallPatterns.OFF,
    ),
    cites=(art.CLASSIC_LEADER, art.OLD_SCORE, art.MAIDEN_NAMES, art.BARE_HANDED),
)
RULESETS = (GUIDE_RULES, APP2022, APP2025, HISTORICAL)
"""The named rulesets; the first is the default."""
FORMER = (APP2022_1, APP2025_1)
"""Versions that records and worked examples name."""
