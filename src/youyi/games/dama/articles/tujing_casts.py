"""Clauses of the encyclopedia article: what each throw brings, and to whom."""

from __future__ import annotations

from youyi.games.dama.articles.sources import (
    ENCYCLOPEDIA,
    EXTRA_THROWS,
    OFFENCES,
    OWN_REWARDS,
    OWNERS_CHIP,
    POST2009,
    SHUOFU_PRINT,
)
from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, Says, clause

TURNS = clause(
    TEXTS,
    "dama.turns",
    loci=(Locus(ENCYCLOPEDIA, "博法", words="玩家輪流擲骰"), Locus(POST2009, "丁、下马")),
    grade=Grade.ATTESTED,
    gloss=True,
)

MONEY_FIRST = clause(
    TEXTS,
    "dama.money_first",
    loci=(Locus(ENCYCLOPEDIA, "博法", words="先得到相應的賞罰"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

PRIZE_REWARD = clause(
    TEXTS,
    "dama.prize_reward",
    loci=(
        OWN_REWARDS,
        Locus(ENCYCLOPEDIA, "賞采", words="依采種賞N帖錢"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

PRIZE_DROP = clause(
    TEXTS,
    "dama.prize_drop",
    loci=(Locus(ENCYCLOPEDIA, "賞采", words="則下N枚己棋"), Locus(POST2009, "丁、下马")),
    grade=Grade.ATTESTED,
    gloss=True,
)

PRIZE_OWN_CLASS = clause(
    TEXTS,
    "dama.prize_own_class",
    loci=(Locus(ENCYCLOPEDIA, "賞采", words="再加下兩枚"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

TRIPLE_AGAIN = clause(
    TEXTS,
    "dama.triple_again",
    loci=(
        EXTRA_THROWS,
        Locus(ENCYCLOPEDIA, "賞采", words="再獲一回合"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

FINE = clause(
    TEXTS,
    "dama.fine",
    loci=(
        OFFENCES,
        Locus(ENCYCLOPEDIA, "罰采", words="罰二帖"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

FINE_TO_NEXT = clause(
    TEXTS,
    "dama.fine_to_next",
    loci=(
        OWNERS_CHIP,
        Locus(ENCYCLOPEDIA, "罰采", words="改由下位玩家行動"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

OWN_CAST = clause(
    TEXTS,
    "dama.own_cast",
    loci=(
        Locus(SHUOFU_PRINT, "本采", leaf="86b", words="凡第一擲謂之本采，如擲賞罰色，即不得認作本采"),
        Locus(ENCYCLOPEDIA, "散采", words="即為該玩家的真本采"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

OWN_CLASS = clause(
    TEXTS,
    "dama.own_class",
    loci=(
        Locus(SHUOFU_PRINT, "賞帖", Says.NAME, leaf="91a", words="真傍本采"),
        Locus(ENCYCLOPEDIA, "散采", words="同采數的采則為傍本彩"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

OWN_REWARD = clause(
    TEXTS,
    "dama.own_reward",
    loci=(
        OWN_REWARDS,
        Locus(ENCYCLOPEDIA, "散采", words="分別賞三、二帖"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

OWN_AGAIN = clause(
    TEXTS,
    "dama.own_again",
    loci=(
        EXTRA_THROWS,
        Locus(ENCYCLOPEDIA, "散采", words="與再獲一回合"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

OWN_DROP = clause(
    TEXTS,
    "dama.own_drop",
    loci=(Locus(ENCYCLOPEDIA, "散采", words="若還選擇下馬，下三枚"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

OTHERS_PAID = clause(
    TEXTS,
    "dama.others_paid",
    loci=(
        OFFENCES,
        Locus(ENCYCLOPEDIA, "散采", words="分別送三、二帖給該玩家"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

OTHERS_ACT = clause(
    TEXTS,
    "dama.others_act",
    loci=(Locus(ENCYCLOPEDIA, "散采", words="改由該玩家行動"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

COLLISION = clause(
    TEXTS,
    "dama.collision",
    loci=(
        Locus(SHUOFU_PRINT, "賞帖", Says.NAME, leaf="91a", words="隨手真傍撞"),
        Locus(ENCYCLOPEDIA, "博法", words="叫真撞"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

SIDE_COLLISION = clause(
    TEXTS,
    "dama.side_collision",
    loci=(
        Locus(SHUOFU_PRINT, "賞帖", Says.NAME, leaf="91a", words="隨手真傍撞"),
        Locus(ENCYCLOPEDIA, "博法", words="叫傍撞"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

COLLISION_FINE = clause(
    TEXTS,
    "dama.collision_fine",
    loci=(
        OFFENCES,
        Locus(ENCYCLOPEDIA, "散采", words="分別罰三、二帖錢"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
    gloss=True,
)

COLLISION_ACT = clause(
    TEXTS,
    "dama.collision_act",
    loci=(Locus(ENCYCLOPEDIA, "散采", words="皆改由上位玩家行動"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

REROLL = clause(
    TEXTS,
    "dama.reroll",
    loci=(Locus(ENCYCLOPEDIA, "散采", words="本回合玩家再重擲"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

THIRD_COLLISION = clause(
    TEXTS,
    "dama.third_collision",
    loci=(Locus(ENCYCLOPEDIA, "散采", words="罰金加倍，但可行動"),),
    grade=Grade.ATTESTED,
    gloss=True,
)

PLAIN = clause(
    TEXTS,
    "dama.plain",
    loci=(Locus(ENCYCLOPEDIA, "散采", words="下一枚馬或行一馬"), Locus(POST2009, "丁、下马")),
    grade=Grade.ATTESTED,
    gloss=True,
)
