"""The words of 儒棋 that the table shows without explaining them."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.kernel.face.lessons import Term
from youyi.kernel.names import Name, Words

SUAN = Term(
    name=Name("算", "算", "suàn", "tally"),
    means=Words(
        "A point. At the end of a round the enemy pieces left on the board are worth 6 to 10 each; thirty 算 win the match.",
        "一分。一局結束時，對方留在盤上的棋每枚值六至十算；先滿三十算的一方勝。",
        "一分。一局结束时，对方留在盘上的棋每枚值六至十算；先满三十算的一方胜。",
    ),
    article=art.RECKONING,
    also=("筭",),
)
JUE = Term(
    name=Name("爵", "爵", "jué", "cup"),
    means=Words(
        "Ten tallies. Three cups win the match.",
        "十算為一爵，先立三爵者勝。",
        "十算为一爵，先立三爵者胜。",
    ),
    article=art.JUE,
)
FU = Term(
    name=Name("伏", "伏", "fú", "lying"),
    means=Words(
        "A piece that lies, as all do at first, and as any does whose turn ends on a crossing. On a double it uses one number.",
        "臥著的棋。起初皆伏；一輪之末恰止於交會格者亦伏。得同數只行其一。",
        "卧着的棋。起初皆伏；一轮之末恰止于交会格者亦伏。得同数只行其一。",
    ),
    article=art.FOLD,
)
XIAO = Term(
    name=Name("梟", "枭", "xiāo", "Owl"),
    means=Words(
        "A piece that stands, because its turn passed a crossing. On a double it uses both numbers; with one 謙 it goes 1.",
        "立著的棋：一輪之中越過交會格者。得同數兩數皆行，得一謙行一格。",
        "立着的棋：一轮之中越过交会格者。得同数两数皆行，得一谦行一格。",
    ),
    article=art.STAND,
)
JING = Term(
    name=Name("淨", "净", "jìng", "Pure"),
    means=Words(
        "The crossing before each side: its own is where a side sets out and leaves.",
        "兩方面前的交會格；自己的淨是出發處，也是離開處。",
        "两方面前的交会格；自己的净是出发处，也是离开处。",
    ),
    article=art.CROSSINGS,
    also=("凈", "浄"),
)
ZHONG = Term(
    name=Name("中", "中", "zhōng", "Middle"),
    means=Words(
        "The crossings right and left, ten and thirty steps from the start.",
        "左右的交會格，離出發處十步與三十步。",
        "左右的交会格，离出发处十步与三十步。",
    ),
    article=art.CROSSINGS,
)
QIAN = Term(
    name=Name("謙", "谦", "qiān", "Humility"),
    means=Words(
        "The face of the dice without a number. One 謙: a single Owl goes 1. Two: a lying piece goes back 1.",
        "骰子上沒有數的一面。一謙，一梟行一格；兩謙，一枚伏棋退一格。",
        "骰子上没有数的一面。一谦，一枭行一格；两谦，一枚伏棋退一格。",
    ),
    article=art.RETREAT,
)
VOID = Term(
    name=Name("虛投", "虚投", "xūtóu", "void throws"),
    means=Words(
        "When one side has left and the other still has all five pieces, that one throws on alone until one has left.",
        "一方的棋全部離開，而另一方五枚都還在，就由後者獨自接著擲，直到有一枚離開。",
        "一方的棋全部离开，而另一方五枚都还在，就由后者独自接着掷，直到有一枚离开。",
    ),
    article=art.VOID_THROWS,
)

TERMS = (SUAN, JUE, FU, XIAO, JING, ZHONG, QIAN, VOID)
