"""The modern summary of 儒棋, where it says more than the text or other than the text."""

from __future__ import annotations

from youyi.games.ruqi.articles.sources import SUMMARY
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

_RULES = (Locus(SUMMARY, "大致規則"),)

ALTERNATE = Article(
    key="ruqi.modern.alternate",
    name=Name("輪流擲行", "轮流掷行", "lúnliú zhì xíng", "Turn by turn"),
    loci=_RULES,
    text="每方輪流擲骰行棋",
    reading=Words(
        en="The sides throw and move by turns: first the throw, then the move it asks for.",
        zh_hant="兩方輪流，先擲後行。",
        zh_hans="两方轮流，先掷后行。",
    ),
    grade=Grade.ATTESTED,
)
SHARED_CELLS = Article(
    key="ruqi.modern.shared_cells",
    name=Name("己棋同格", "己棋同格", "jǐ qí tóng gé", "Own pieces share a cell"),
    loci=(*_RULES, Locus(SUMMARY, "棋具")),
    text="只能至空格或有己棋的棋格",
    reading=Words(
        en="A move may end only on an empty cell or with one's own pieces; any number of them share a cell.",
        zh_hant="行棋止於空格或己棋所在之格；己棋同格，多寡不限。",
        zh_hans="行棋止于空格或己棋所在之格；己棋同格，多寡不限。",
    ),
    grade=Grade.ATTESTED,
)
ONE_OR_TWO = Article(
    key="ruqi.modern.one_or_two",
    name=Name("移一至二枚", "移一至二枚", "yí yī zhì èr méi", "One piece or two"),
    loci=_RULES,
    text="最多可移動一到兩枚、並為同一種的己棋",
    reading=Words(
        en="A turn moves one piece or two, of one kind; pieces that go as one count as one.",
        zh_hant="每輪行己棋一至二枚，須同種；相疊同行者作一枚論。",
        zh_hans="每轮行己棋一至二枚，须同种；相叠同行者作一枚论。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        en="It follows from the two dice and from one kind a turn.",
        zh_hant="由二骰及不得兼行可知。",
        zh_hans="由二骰及不得兼行可知。",
    ),
)
JOINT = Article(
    key="ruqi.modern.joint",
    name=Name("相疊同行", "相叠同行", "xiāngdié tóng xíng", "Stacked pieces go as one"),
    loci=_RULES,
    text="並可視為一枚棋子一同移動",
    reading=Words(
        en="Own pieces of one kind that came to share a cell may be moved together as one.",
        zh_hant="己棋同種同格者，可視為一枚同行。",
        zh_hans="己棋同种同格者，可视为一枚同行。",
    ),
    grade=Grade.ATTESTED,
)
TURN_IN = Article(
    key="ruqi.modern.turn_in",
    name=Name("轉入淨中道", "转入净中道", "zhuǎn rù jìng zhōng dào", "Turn into a lane"),
    loci=_RULES,
    text="可轉彎進入淨、中道",
    reading=Words(
        en="A piece standing exactly on a crossing, except its own start, may turn into the lane there.",
        zh_hant="棋恰在交會格者，除己方初始格外，可轉入其道。",
        zh_hans="棋恰在交会格者，除己方初始格外，可转入其道。",
    ),
    grade=Grade.ATTESTED,
)
STRAIGHT_ON = Article(
    key="ruqi.modern.straight_on",
    name=Name("道中不轉", "道中不转", "dào zhōng bù zhuǎn", "No turn inside"),
    loci=_RULES,
    text="不能中途轉至另一道",
    reading=Words(
        en="A piece in a lane goes straight on to its end; at the centre it may not turn into the other lane.",
        zh_hant="棋在道中，直行至盡；於中心不得轉入另一道。",
        zh_hans="棋在道中，直行至尽；于中心不得转入另一道。",
    ),
    grade=Grade.ATTESTED,
)
CLEARED_SCORES = Article(
    key="ruqi.modern.cleared_scores",
    name=Name("先出者得算", "先出者得算", "xiān chū zhě dé suàn", "Who clears first scores"),
    loci=_RULES,
    text="等於殘留在棋盤的敵棋總價值的算籌",
    reading=Words(
        en="Who has cleared all five pieces takes the worth of the enemy pieces left on the board.",
        zh_hant="先出盡者，得殘留敵棋總值之算。",
        zh_hans="先出尽者，得残留敌棋总值之算。",
    ),
    grade=Grade.ATTESTED,
)
ONE_LEFT = Article(
    key="ruqi.modern.one_left",
    name=Name("一枚移出", "一枚移出", "yī méi yí chū", "One piece out"),
    loci=_RULES,
    text="須等到有一枚敵棋移出才此盤結束",
    reading=Words(
        en="If the other side still has all five when one has cleared, the round ends when one of them has left.",
        zh_hant="一方出盡而他方五棋俱在，則待其一枚移出，此局方畢。",
        zh_hans="一方出尽而他方五棋俱在，则待其一枚移出，此局方毕。",
    ),
    grade=Grade.ATTESTED,
)
COUNTERS = Article(
    key="ruqi.modern.counters",
    name=Name("算籌", "算筹", "suànchóu", "counting rods"),
    loci=(Locus(SUMMARY, "棋具"),),
    text="多根算籌",
    reading=Words(
        "The score is kept with counting rods.",
        "以算籌計算。",
        "以算筹计算。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "Score sheets serve as well; how the count is kept decides nothing.",
        "記於紙亦可，無關勝負。",
        "记于纸亦可，无关胜负。",
    ),
)
ROUND = Article(
    key="ruqi.modern.round",
    name=Name("繞周道", "绕周道", "rào zhōudào", "round the border"),
    loci=(*_RULES,),
    text="繞周道",
    reading=Words(
        "Pieces walk round the border by the numbers thrown.",
        "棋依彩數繞周道而行。",
        "棋依彩数绕周道而行。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "The clauses on each kind of piece carry it out.",
        "各種棋之條已行此義。",
        "各种棋之条已行此义。",
    ),
)
