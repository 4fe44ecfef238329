"""Clauses from other witnesses: a Ming player's note, Ludii, the program daba, and modern retellings."""

from __future__ import annotations

from youyi.games.dama.articles.sources import (
    DABA,
    LUDII,
    RETOLD,
    WUZAZU,
)
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

GUARD_ALONE = Article(
    key="dama.guard_alone",
    name=Name("一夫當關", "一夫当关", "yī fū dāng guān", "one guard"),
    loci=(Locus(WUZAZU, "五雜俎"),),
    text="一夫当关，则它骑不得过",
    reading=Words(
        "One horse on a station holds off any number, and may turn and strike single riders.",
        "一馬守窩，他騎不得過，又可反擊單騎。",
        "一马守窝，他骑不得过，又可反击单骑。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A player's summary; barring and moving backward are clauses of their own.",
        "此為弈者之概述；守窩與倒行另有專條。",
        "此为弈者之概述；守窝与倒行另有专条。",
    ),
)

SAFE_SHARED = Article(
    key="dama.safe_shared",
    name=Name("同窩", "同窝", "tóngwō", "shared stations"),
    loci=(Locus(LUDII, "Yijing Ma"),),
    text="",
    reading=Words(
        "A station is safe, and enemies may stand on it side by side and pass.",
        "窩中安全，敵我可並立，亦可通過。",
        "窝中安全，敌我可并立，亦可通过。",
    ),
    grade=Grade.ATTESTED,
)

FINE_COUNT_SIX = Article(
    key="dama.fine_count_six",
    name=Name("小浮圖六", "小浮图六", "xiǎo fútú liù", "小浮圖 counts six"),
    loci=(Locus(DABA, "program"),),
    text="",
    reading=Words(
        "小浮圖 counts six, the sum of its dice.",
        "小浮圖采數為六，即三骰之和。",
        "小浮图采数为六，即三骰之和。",
    ),
    grade=Grade.ATTESTED,
)

SPLIT_STACKS = Article(
    key="dama.split_stacks",
    name=Name("分馬", "分马", "fēnmǎ", "splitting a stack"),
    loci=(Locus(RETOLD, "閨房雅戲"),),
    text="",
    reading=Words(
        "Part of a stack may move on its own.",
        "一疊馬可分出若干匹獨行。",
        "一叠马可分出若干匹独行。",
    ),
    grade=Grade.ATTESTED,
)
