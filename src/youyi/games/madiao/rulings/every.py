"""Every open question of 馬吊 with the answer that follows the guide, what the table agrees beside, and its seats."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.games.madiao import articles as art
from youyi.games.madiao.rulings.as_run import BannerTest, DealtClaims, DiaoUnit, DiaoWithoutPlay, ExtraTests, TqInStock
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
    NvDiDengJi,
    SanHongSanSu,
    SmallPatterns,
    XiangLuJiao,
)
from youyi.games.madiao.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import asked_later, numbered, quantity


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    """One answer to every open question; the defaults follow the guide."""

    first_banker: FirstBanker = FirstBanker.REMAINDER_SEAT
    last_card_value: LastCardValue = LastCardValue.FACE_NUMBER
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
    shangxia_with_tb: ShangxiaWithTb = ShangxiaWithTb.LITERAL
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
    nv_di_deng_ji: NvDiDengJi = asked_later(NvDiDengJi.TIAN_RAN_QU, before=NvDiDengJi.V30)
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
        question=TEXTS["stock_cards.question"],
        unit=TEXTS["stock_cards.unit"],
        lowest=7,
        highest=8,
        cites=(art.CHONG, art.SEVEN_STOCK, art.EXCHANGED),
        grade=Grade.ATTESTED,
    )
    chong_taker: ChongTaker = ChongTaker.FIRST_ABLE
    chong_pointer: ChongPointer = ChongPointer.TAKER_STAYS
    chong_min_tricks: int = quantity(
        2,
        question=TEXTS["chong_min_tricks.question"],
        unit=TEXTS["chong_min_tricks.unit"],
        lowest=1,
        highest=2,
        cites=(art.PAR, art.PAR_FOR_CHONG, art.ONE_WON_FOR_CHONG),
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
    shuang_jue_zang: ShuangJueZang = ShuangJueZang.GOLDEN
    chong_pattern_table: ChongPatternTable = ChongPatternTable.CS
    duo_jin_biao: DuoJinBiao = DuoJinBiao.CS_COMMENT
    banner_test: BannerTest = asked_later(BannerTest.FOURTH_SUIT, before=BannerTest.FOURTH_SUIT)
    penalties: Penalties = Penalties.OFF
    banker_faults: BankerFaults = asked_later(BankerFaults.ANY, before=BankerFaults.ANY)
    base_score: int = quantity(
        1,
        question=TEXTS["base_score.question"],
        unit=TEXTS["base_score.unit"],
        lowest=1,
        highest=2,
        cites=(art.DOUBLE_STAKE,),
        grade=Grade.ATTESTED,
    )


SEATS = (TEXTS.name("seats.east"), TEXTS.name("seats.north"), TEXTS.name("seats.west"), TEXTS.name("seats.south"))
"""The four seats in order of play, which is anticlockwise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What the table agrees beside the rules."""

    deals: int = quantity(
        8,
        question=TEXTS["deals.question"],
        unit=TEXTS["deals.unit"],
        lowest=1,
        highest=99,
        cites=(art.EIGHT_DEALS, art.SITTING),
    )
    banker: int = numbered(
        quantity(
            0,
            question=TEXTS["banker.question"],
            unit=TEXTS["banker.unit"],
            lowest=0,
            highest=len(SEATS) - 1,
            cites=(art.BANKER_GIVEN,),
        ),
        SEATS,
    )

    @property
    def seats(self) -> int:
        """Four sit at the table."""
        return len(SEATS)
