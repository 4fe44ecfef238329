"""Clauses of the guide: banker, deal, promotion, tricks."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, GUIDE, WIKIPEDIA
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

BANKER = clause(
    TEXTS,
    "madiao.banker",
    loci=(Locus(GUIDE, "三、16 庄家、散家", words="四家斗牌需一家坐庄"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

FIRST_BANKER = clause(
    TEXTS,
    "madiao.first_banker",
    loci=(Locus(GUIDE, "四、1 分庄", words="以底牌最后一张面值，除以4的余数"), Locus(CS, "分庄")),
    grade=Grade.ATTESTED,
    gloss=True,
)

EXPOSED = clause(
    TEXTS,
    "madiao.exposed",
    loci=(Locus(GUIDE, "三、15 升代", words="切牌会导致底牌露面"), Locus(CS, "切牌")),
    grade=Grade.ATTESTED,
    gloss=True,
)

DEAL = clause(
    TEXTS,
    "madiao.deal",
    loci=(Locus(GUIDE, "四、1 分庄", words="各家得到八张牌"), Locus(CS, "发牌")),
    grade=Grade.ATTESTED,
    gloss=True,
)

PROMOTION = clause(
    TEXTS,
    "madiao.promotion",
    loci=(Locus(GUIDE, "三、15 升代", words="如赏露面，则以肩代赏"), Locus(CS, "升代")),
    grade=Grade.ATTESTED,
    gloss=True,
)

PROMOTION_TENS = clause(
    TEXTS,
    "madiao.promotion_tens",
    loci=(Locus(GUIDE, "三、15 升代", words="百老千僧红万露面，以九十升代"), Locus(CS, "升代")),
    grade=Grade.ATTESTED,
    gloss=True,
)

PROMOTION_JI = clause(
    TEXTS,
    "madiao.promotion_ji",
    loci=(Locus(GUIDE, "三、15 升代", words="极露面以副极代极"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

DEALT_PATTERNS = clause(
    TEXTS,
    "madiao.dealt_patterns",
    loci=(Locus(GUIDE, "四、2 斗前色样", words="直接跳过斗牌，进入看冲阶段"), Locus(GUIDE, "三、14 色样")),
    grade=Grade.ATTESTED,
    gloss=True,
)

DEALT_WORTHS = clause(
    TEXTS,
    "madiao.dealt_worths",
    loci=(Locus(GUIDE, "四、2 斗前色样", words="四赏三肩一百 100"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

UPPER_LOWER = clause(
    TEXTS,
    "madiao.upper_lower",
    loci=(Locus(GUIDE, "四、2 斗前色样 43", words="赏肩极每门2张"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

BIG_AND_SMALL = clause(
    TEXTS,
    "madiao.big_and_small",
    loci=(Locus(GUIDE, "四、2 斗前色样 H、I", words="任何一张都没人打得过"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

SEVEN_SMALL = clause(
    TEXTS, "madiao.seven_small", loci=(Locus(GUIDE, "四、2 斗前色样 42", words="七小一红"),), grade=Grade.ATTESTED
)

EIGHT_TRICKS = clause(
    TEXTS,
    "madiao.eight_tricks",
    loci=(Locus(GUIDE, "四、2 斗牌", words="斗牌分八轮出牌"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

ANTICLOCKWISE = clause(
    TEXTS,
    "madiao.anticlockwise",
    loci=(Locus(GUIDE, "四、2 斗牌", words="每轮按逆时针顺序"), Locus(WIKIPEDIA, "Madiao")),
    grade=Grade.ATTESTED,
    gloss=True,
)

BANKER_LEADS = clause(
    TEXTS,
    "madiao.banker_leads",
    loci=(Locus(GUIDE, "四、2 斗牌", words="首轮由庄家先出牌"), Locus(GUIDE, "四、1 分庄")),
    grade=Grade.ATTESTED,
    gloss=True,
)

LEAD = clause(
    TEXTS,
    "madiao.lead",
    loci=(Locus(GUIDE, "三、7 发牌、捉牌、灭牌", words="出首张牌称发牌"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

CAPTURE = clause(
    TEXTS,
    "madiao.capture",
    loci=(Locus(GUIDE, "四、2 斗牌", words="同属一门且大过上家，则称为捉牌"), Locus(GUIDE, "三、7 发牌、捉牌、灭牌")),
    grade=Grade.ATTESTED,
    gloss=True,
)

DISCARD = clause(
    TEXTS,
    "madiao.discard",
    loci=(Locus(GUIDE, "四、2 斗牌", words="灭牌时牌面向下"), Locus(GUIDE, "二、马吊形制")),
    grade=Grade.ATTESTED,
    gloss=True,
)

NO_DUTY = clause(
    TEXTS,
    "madiao.no_duty",
    loci=(Locus(GUIDE, "二、马吊形制", words="灭牌选择无限制，可以任何牌"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

OWN_CARD = clause(
    TEXTS,
    "madiao.own_leaf",
    loci=(Locus(GUIDE, "二、马吊形制", words="斗牌时每次只能出一张"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

WITHHOLD = clause(
    TEXTS,
    "madiao.withhold",
    loci=(Locus(GUIDE, "三、7 发牌、捉牌、灭牌", words="能捉而未捉称为关"),),
    grade=Grade.ATTESTED,
    advice=True,
    gloss=True,
)

WON = clause(
    TEXTS,
    "madiao.won",
    loci=(Locus(GUIDE, "四、2 斗牌", words="牌最大者将其牌置于面前"), Locus(GUIDE, "三、8 上桌")),
    grade=Grade.ATTESTED,
    gloss=True,
)

WINNER_LEADS = clause(
    TEXTS,
    "madiao.winner_leads",
    loci=(Locus(GUIDE, "四、2 斗牌", words="之后由每轮斗牌最大者出牌"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

PAR = clause(
    TEXTS,
    "madiao.par",
    loci=(Locus(GUIDE, "四、2 斗牌", words="两张牌上桌称为正本"), Locus(GUIDE, "三、9 正本")),
    grade=Grade.ATTESTED,
    gloss=True,
)

BAREFOOT = clause(
    TEXTS,
    "madiao.barefoot",
    loci=(Locus(GUIDE, "三、9 正本", words="不正本成为赤脚"),),
    grade=Grade.ATTESTED,
    gloss=True,
)
