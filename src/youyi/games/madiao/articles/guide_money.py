"""Clauses of the guide: diao, zhu, door-knock, patterns on the table."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, GUIDE, TS2
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

DIAO = clause(
    TEXTS,
    "madiao.diao",
    loci=(Locus(GUIDE, "四、3 斗牌结算 1 吊", words="不足2牌则输吊，多于2牌则赢吊"), Locus(GUIDE, "三、10 吊")),
    grade=Grade.ATTESTED,
    gloss=True,
)

DIAO_SOLE = clause(
    TEXTS,
    "madiao.diao_sole",
    loci=(Locus(GUIDE, "四、3 斗牌结算 1 吊", words="三家输吊，一家独赢"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

DIAO_EACH = clause(
    TEXTS,
    "madiao.diao_each",
    loci=(Locus(GUIDE, "四、3 斗牌结算 1 吊", words="东、南各赢一家"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

DIAO_JOINT = clause(
    TEXTS,
    "madiao.diao_joint",
    loci=(Locus(GUIDE, "四、3 斗牌结算 1 吊", words="东南合赢北1吊"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

DIAO_NONE = clause(
    TEXTS,
    "madiao.diao_none",
    loci=(Locus(GUIDE, "四、3 斗牌结算 1 吊", words="4家俱得0吊"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

DIAO_BANKER = clause(
    TEXTS,
    "madiao.diao_banker",
    loci=(Locus(GUIDE, "四、3 斗牌结算 1 吊", words="仅在庄家与散家之间结算"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

DIAO_WORTH = clause(
    TEXTS,
    "madiao.diao_worth",
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型", words="本局所得吊数 2"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

ZHU = clause(
    TEXTS,
    "madiao.zhu",
    loci=(Locus(GUIDE, "三、17 开", words="庄家赢散家、散家赢庄家"), Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型")),
    grade=Grade.ATTESTED,
    gloss=True,
)

ZHU_NEEDS_PAR = clause(
    TEXTS,
    "madiao.zhu_needs_par",
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型", words="须正本"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

SINGLES = clause(
    TEXTS,
    "madiao.singles",
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型", words="红万、九索、 九贯、空文 之一"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

LESSER_TU = clause(
    TEXTS,
    "madiao.lesser_tu",
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型", words="九十万+五、六、八万之一"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

DIAO_HUNDRED = clause(
    TEXTS,
    "madiao.diao_hundred",
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型", words="百老未上桌未正本称吊本"), Locus(GUIDE, "三、11 斗百")),
    grade=Grade.ATTESTED,
    gloss=True,
)

PAR_HUNDRED = clause(
    TEXTS,
    "madiao.par_hundred",
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型", words="正本但百老未上桌称正本百"), Locus(GUIDE, "三、11 斗百")),
    grade=Grade.ATTESTED,
    gloss=True,
)

LIVE_HUNDRED = clause(
    TEXTS,
    "madiao.live_hundred",
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型", words="百老上桌且正本"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

LIVE_HEADING = clause(
    TEXTS,
    "madiao.live_heading",
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型", words="吊百 1 正本百 2 大活百 3"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

LIVE_HUNDRED_TU = clause(
    TEXTS,
    "madiao.live_hundred_tu",
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型", words="百老 +五、六、八万之一"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

FULL_TU = clause(
    TEXTS,
    "madiao.full_tu",
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型", words="百老、九十、五 六 八贯同上"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

DOOR_KNOCK = clause(
    TEXTS,
    "madiao.door_knock",
    loci=(
        Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型", words="大活敲门:大活百1，大活百突2，全突大活5"),
        Locus(GUIDE, "三、18 敲门"),
    ),
    grade=Grade.ATTESTED,
    gloss=True,
)

COMMON_HE = clause(
    TEXTS,
    "madiao.common_he",
    loci=(Locus(GUIDE, "三、19 公贺", words="由其他三家均要输筹"), Locus(GUIDE, "四、3 斗牌结算")),
    grade=Grade.ATTESTED,
    gloss=True,
)

FOUR_GATE = clause(
    TEXTS,
    "madiao.four_gate",
    loci=(Locus(GUIDE, "四、3 斗牌结算 3 色样组合"), Locus(CS, "色样"), Locus(TS2, "计分文档")),
    grade=Grade.INFERRED,
)

FOUR_GATE_WORTHS = clause(
    TEXTS,
    "madiao.four_gate_worths",
    loci=(Locus(GUIDE, "四、3 斗牌结算 3 色样组合", words="皇会图 4赏 8"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

NO_GREEN_BETWEEN = clause(
    TEXTS,
    "madiao.no_green_between",
    loci=(Locus(GUIDE, "四、3 斗牌结算 3 色样组合", words="间青不算"),),
    grade=Grade.ATTESTED,
)

LINKED = clause(
    TEXTS,
    "madiao.linked",
    loci=(Locus(GUIDE, "三、12 连红、隔青", words="某两牌之间全是红张"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

SHOULDERS_DEALT = clause(
    TEXTS,
    "madiao.shoulders_dealt",
    loci=(Locus(GUIDE, "四、3 斗牌结算 3 色样组合", words="在手贺1 上1贺2类推 全上双冲"), Locus(CS, "色样")),
    grade=Grade.ATTESTED,
    gloss=True,
)

DOUBLE_CHONG = clause(
    TEXTS,
    "madiao.double_chong",
    loci=(Locus(GUIDE, "四、3 斗牌结算 3 色样组合", words="全上双冲"),),
    grade=Grade.INFERRED,
    gloss=True,
)

MISC_NAMES = clause(
    TEXTS,
    "madiao.misc_names",
    loci=(
        Locus(GUIDE, "四、3 斗牌结算 3 色样组合", words="斗牌过程中，上桌牌组中有形成色样者"),
        Locus(GUIDE, "三、14 色样"),
    ),
    grade=Grade.ATTESTED,
    gloss=True,
)

CENSER_NAMES = clause(
    TEXTS,
    "madiao.censer_names",
    loci=(Locus(GUIDE, "四、3 斗牌结算 3 色样组合", words="香炉脚：朱砂鼎 铁香炉 三红 三素"),),
    grade=Grade.ATTESTED,
    gloss=True,
)
