"""Clauses of the encyclopedia article: what each throw brings, and to whom."""

from __future__ import annotations

from youyi.games.dama.articles.sources import ENCYCLOPEDIA, POST2009, SHUOFU_PRINT
from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

TURNS = clause(
    TEXTS,
    "dama.turns",
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(POST2009, "丁、下马")),
    text="玩家輪流擲骰",
    grade=Grade.ATTESTED,
)

MONEY_FIRST = clause(
    TEXTS, "dama.money_first", loci=(Locus(ENCYCLOPEDIA, "博法"),), text="先得到相應的賞罰", grade=Grade.ATTESTED
)

PRIZE_REWARD = clause(
    TEXTS,
    "dama.prize_reward",
    loci=(Locus(ENCYCLOPEDIA, "賞采"), Locus(SHUOFU_PRINT, "賞帖")),
    text="依采種賞N帖錢",
    grade=Grade.ATTESTED,
)

PRIZE_DROP = clause(
    TEXTS,
    "dama.prize_drop",
    loci=(Locus(ENCYCLOPEDIA, "賞采"), Locus(POST2009, "丁、下马")),
    text="則下N枚己棋",
    grade=Grade.ATTESTED,
)

PRIZE_OWN_CLASS = clause(
    TEXTS, "dama.prize_own_class", loci=(Locus(ENCYCLOPEDIA, "賞采"),), text="再加下兩枚", grade=Grade.ATTESTED
)

TRIPLE_AGAIN = clause(
    TEXTS,
    "dama.triple_again",
    loci=(Locus(ENCYCLOPEDIA, "賞采"), Locus(SHUOFU_PRINT, "賞擲")),
    text="再獲一回合",
    grade=Grade.ATTESTED,
)

FINE = clause(
    TEXTS,
    "dama.fine",
    loci=(Locus(ENCYCLOPEDIA, "罰采"), Locus(SHUOFU_PRINT, "賞帖")),
    text="罰二帖",
    grade=Grade.ATTESTED,
)

FINE_TO_NEXT = clause(
    TEXTS,
    "dama.fine_to_next",
    loci=(Locus(ENCYCLOPEDIA, "罰采"), Locus(SHUOFU_PRINT, "賞擲")),
    text="改由下位玩家行動",
    grade=Grade.ATTESTED,
)

OWN_CAST = clause(
    TEXTS,
    "dama.own_cast",
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(SHUOFU_PRINT, "本采")),
    text="即為該玩家的真本采",
    grade=Grade.ATTESTED,
)

OWN_CLASS = clause(
    TEXTS,
    "dama.own_class",
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(SHUOFU_PRINT, "賞帖")),
    text="同采數的采則為傍本彩",
    grade=Grade.ATTESTED,
)

OWN_REWARD = clause(
    TEXTS,
    "dama.own_reward",
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(SHUOFU_PRINT, "賞帖")),
    text="分別賞三、二帖",
    grade=Grade.ATTESTED,
)

OWN_AGAIN = clause(
    TEXTS,
    "dama.own_again",
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(SHUOFU_PRINT, "賞擲")),
    text="與再獲一回合",
    grade=Grade.ATTESTED,
)

OWN_DROP = clause(
    TEXTS,
    "dama.own_drop",
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(SHUOFU_PRINT, "下馬")),
    text="若還選擇下馬，下三枚",
    grade=Grade.ATTESTED,
)

OTHERS_PAID = clause(
    TEXTS,
    "dama.others_paid",
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(SHUOFU_PRINT, "賞帖")),
    text="分別送三、二帖給該玩家",
    grade=Grade.ATTESTED,
)

OTHERS_ACT = clause(
    TEXTS, "dama.others_act", loci=(Locus(ENCYCLOPEDIA, "散采"),), text="改由該玩家行動", grade=Grade.ATTESTED
)

COLLISION = clause(
    TEXTS,
    "dama.collision",
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "賞帖")),
    text="叫真撞",
    grade=Grade.ATTESTED,
)

SIDE_COLLISION = clause(
    TEXTS,
    "dama.side_collision",
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "賞帖")),
    text="叫傍撞",
    grade=Grade.ATTESTED,
)

COLLISION_FINE = clause(
    TEXTS,
    "dama.collision_fine",
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(SHUOFU_PRINT, "賞帖")),
    text="分別罰三、二帖錢",
    grade=Grade.ATTESTED,
)

COLLISION_ACT = clause(
    TEXTS, "dama.collision_act", loci=(Locus(ENCYCLOPEDIA, "散采"),), text="皆改由上位玩家行動", grade=Grade.ATTESTED
)

REROLL = clause(
    TEXTS, "dama.reroll", loci=(Locus(ENCYCLOPEDIA, "散采"),), text="本回合玩家再重擲", grade=Grade.ATTESTED
)

THIRD_COLLISION = clause(
    TEXTS, "dama.third_collision", loci=(Locus(ENCYCLOPEDIA, "散采"),), text="罰金加倍，但可行動", grade=Grade.ATTESTED
)

PLAIN = clause(
    TEXTS,
    "dama.plain",
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(POST2009, "丁、下马")),
    text="下一枚馬或行一馬",
    grade=Grade.ATTESTED,
)
