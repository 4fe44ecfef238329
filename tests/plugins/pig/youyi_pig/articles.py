"""The clauses of Pig, as it is usually played; the wording is ours."""

from __future__ import annotations

from youyi.kernel.articles import Article, Grade
from youyi.kernel.names import Name, Words

THROW = Article(
    key="pig.throw",
    name=Name("擲骰", "掷骰", "zhì tóu", "the throw"),
    loci=(),
    reading=Words(
        "A seat throws one die. Two to six count towards its turn, and it may throw again or hold.",
        "擲一骰。得二至六者計入本回，可再擲，亦可收。",
        "掷一骰。得二至六者计入本回，可再掷，亦可收。",
    ),
    grade=Grade.SUPPLIED,
)
HOLD = Article(
    key="pig.hold",
    name=Name("收", "收", "shōu", "holding"),
    loci=(),
    reading=Words(
        "Who holds adds the points of the turn to its score; the next seat throws.",
        "收者以本回之點入帳，下家擲。",
        "收者以本回之点入账，下家掷。",
    ),
    grade=Grade.SUPPLIED,
)
ONE = Article(
    key="pig.one",
    name=Name("一", "一", "yī", "a one"),
    loci=(),
    reading=Words(
        "A one ends the turn, and its points are lost; the next seat throws.",
        "擲得一則本回告終，其點盡失，下家擲。",
        "掷得一则本回告终，其点尽失，下家掷。",
    ),
    grade=Grade.SUPPLIED,
)
ONE_TAKES_ALL = Article(
    key="pig.one_takes_all",
    name=Name("一空", "一空", "yī kōng", "a one takes all"),
    loci=(),
    reading=Words(
        "At some tables a one takes all points of the seat, those of earlier turns too.",
        "或以一盡奪其前後所得之點。",
        "或以一尽夺其前后所得之点。",
    ),
    grade=Grade.SUPPLIED,
)
GOAL = Article(
    key="pig.goal",
    name=Name("滿", "满", "mǎn", "the goal"),
    loci=(),
    reading=Words(
        "Who holds with at least the agreed points wins.",
        "收而滿約定之點者勝。",
        "收而满约定之点者胜。",
    ),
    grade=Grade.SUPPLIED,
)
