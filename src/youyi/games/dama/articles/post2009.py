"""Clauses of the blog post of 2009: the game made simple, without stakes."""

from __future__ import annotations

from youyi.games.dama.articles.sources import POST2009
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

ZONES = Article(
    key="dama.zones",
    name=Name("四段", "四段", "sì duàn", "four zones"),
    loci=(Locus(POST2009, "甲、棋盘"),),
    text="每段特点各不相同",
    reading=Words(
        "The road has four zones, 0–18, 18–45, 45–81 and 81–90, each with its own features.",
        "棋路分四段：0–18、18–45、45–81、81–90，各有特點。",
        "棋路分四段：0–18、18–45、45–81、81–90，各有特点。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A description; each feature is a clause of its own.",
        "此為概述；各段特點另有專條。",
        "此为概述；各段特点另有专条。",
    ),
)

NO_STAKES = Article(
    key="dama.no_stakes",
    name=Name("不計賞帖", "不计赏帖", "bú jì shǎngtiē", "no stakes"),
    loci=(Locus(POST2009, "打马(二)"),),
    text="故下面略去不提",
    reading=Words(
        "The post leaves out every stake, reward and fine.",
        "文中略去一切賞帖、罰帖。",
        "文中略去一切赏帖、罚帖。",
    ),
    grade=Grade.ATTESTED,
)

NOTHING_ON_A_FINE = Article(
    key="dama.nothing_on_a_fine",
    name=Name("罰采不下馬", "罚采不下马", "fácǎi bú xiàmǎ", "nothing on a penalty cast"),
    loci=(Locus(POST2009, "丁、下马"),),
    text="罚采不下马",
    reading=Words("On a penalty cast nothing is dropped.", "罰采不下馬。", "罚采不下马。"),
    grade=Grade.ATTESTED,
)

SKIP_NINE = Article(
    key="dama.skip_nine",
    name=Name("九號不下馬", "九号不下马", "jiǔhào bú xiàmǎ", "cell nine is skipped"),
    loci=(Locus(POST2009, "丁、下马"),),
    text="09号格为特殊格",
    reading=Words(
        "Sums 3 to 18 drop on cells 1–8 and 10–17 in order; no horse is dropped on cell 9.",
        "三至十八依次下於一至八、十至十七格；九號格不下馬。",
        "三至十八依次下于一至八、十至十七格；九号格不下马。",
    ),
    grade=Grade.ATTESTED,
)

PLACED = Article(
    key="dama.placed",
    name=Name("下馬於號格", "下马于号格", "xiàmǎ yú hàogé", "placed on the cell"),
    loci=(Locus(POST2009, "丁、下马"),),
    text="下马到01号格",
    reading=Words(
        "A drop is put on the cell of its number; that it goes there straight, past whatever stands between, is ours.",
        "下馬置於其號之格；逕置其處而不問途中，則今所補。",
        "下马置于其号之格；径置其处而不问途中，则今所补。",
    ),
    grade=Grade.INFERRED,
)
