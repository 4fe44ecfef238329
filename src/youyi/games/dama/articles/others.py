"""Clauses from other witnesses: a manual of another dice game, a Ming player's note, Ludii, the program daba, and modern retellings."""

from __future__ import annotations

from youyi.games.dama.articles.sources import (
    CHUHONG,
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

SIX_TRIPLES = Article(
    key="dama.six_triples",
    name=Name("渾花六采", "浑花六采", "húnhuā liù cǎi", "six triples"),
    loci=(Locus(CHUHONG, "4a 標目六十二條"),),
    text="渾花計六采",
    reading=Words(
        "In 除紅 渾花 are the six casts of equal dice, 雁行兒 among them; three bear the names that they bear here.",
        "除紅以骰點全同的六采為渾花，雁行兒也在其中；其中三采與打馬同名。",
        "除红以骰点全同的六采为浑花，雁行儿也在其中；其中三采与打马同名。",
    ),
    grade=Grade.ATTESTED,
)

SAME_CAST_NAMES = Article(
    key="dama.same_cast_names",
    name=Name("采名同除紅", "采名同除红", "cǎimíng tóng Chúhóng", "names shared with 除紅"),
    loci=(Locus(CHUHONG, "4b–6b 標目六十二條"),),
    text="二二六為夾十兒",
    reading=Words(
        "Seven casts bear the same names on the same dice in 除紅: 夾十, 撮十, 雁八, 川七, 白七, 夾七, 葫蘆.",
        "有七采，除紅與打馬骰點相同，采名也同：夾十、撮十、雁八、川七、白七、夾七、葫蘆。",
        "有七采，除红与打马骰点相同，采名也同：夹十、撮十、雁八、川七、白七、夹七、葫芦。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A name, not a rule.",
        "名目而已，無關行棋。",
        "名目而已，无关行棋。",
    ),
)

TRUE_OWN_ALONE = Article(
    key="dama.true_own_alone",
    name=Name("非正本采不得行", "非正本采不得行", "fēi zhèng běncǎi bùdé xíng", "not without one's own cast"),
    loci=(Locus(WUZAZU, "五雜俎"),),
    text="非正本采不得行",
    reading=Words(
        "Twenty that stand at 飛龍院 go on by their own cast alone, whoever throws it; not by a triple.",
        "二十馬到飛龍院，非真本采不能出，誰擲的都行；渾花也不行。",
        "二十马到飞龙院，非真本采不能出，谁掷的都行；浑花也不行。",
    ),
    grade=Grade.INFERRED,
)

LIKE_WOSHUO = Article(
    key="dama.like_woshuo",
    name=Name("略似握槊", "略似握槊", "lüè sì wòshuò", "somewhat like 握槊"),
    loci=(Locus(WUZAZU, "五雜俎"),),
    text="但彼双则不击，而此多逢寡即击",
    reading=Words(
        "It resembles 握槊, where two together are not struck, while here the more strike the fewer: nineteen are struck by twenty.",
        "與握槊相似；但握槊兩枚相疊就不被打，這裡是多的打少的：十九馬遇到二十馬也被打。",
        "与握槊相似；但握槊两枚相叠就不被打，这里是多的打少的：十九马遇到二十马也被打。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A comparison with another game; that the more strike the fewer is a clause of its own.",
        "與別的戲相比而已；多打少另有專條。",
        "与别的戏相比而已；多打少另有专条。",
    ),
)
