"""What the sources of 儒棋 leave open about the road: lanes, corners, cells that bar, the way off."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="在哪裡的棋可以轉入道？", zh_hans="在哪里的棋可以转入道？")
class Arms(Ruling):
    """At which crossings may a piece standing there turn into a lane?"""

    ANY = Answer(
        reading=Words(
            "At every crossing but one's own start; from the second Middle the lane leads back to the first.",
            "除了己方的起點，每個交會格都可以；從後中轉入的，回到前中。",
            "除了己方的起点，每个交会格都可以；从后中转入的，回到前中。",
        ),
        cites=(art.TURN_IN, art.NOT_STRAIGHT_OUT, art.NO_TURN_BACK_IN),
        grade=Grade.ATTESTED,
    )
    FORWARD = Answer(
        reading=Words(
            "At the first Middle and at the far Pure only, where the lane shortens the way.",
            "只有前中與對面的淨可以，都是近路。",
            "只有前中与对面的净可以，都是近路。",
        ),
        cites=(art.TURN_IN, art.DIRECTION),
        grade=Grade.SUPPLIED,
    )
    NONE = Answer(
        reading=Words(
            "Nowhere: all walk round the border. The text speaks of no walking inside.",
            "都不可以，只走周道。原文沒有說走在道上。",
            "都不可以，只走周道。原文没有说走在道上。",
        ),
        cites=(art.BOARD,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="第一個數走的棋，第二個數可以轉入道嗎？", zh_hans="第一个数走的棋，第二个数可以转入道吗？")
class MidTurnLane(Ruling):
    """May a piece moved by the first die turn into a lane with the second?"""

    TRUE = Answer(
        reading=Words(
            "Yes: standing exactly on a crossing is judged die by die.",
            "可以：是否正好在交會格，每走一個數都重新看。",
            "可以：是否正好在交会格，每走一个数都重新看。",
        ),
        cites=(art.TURN_IN,),
        grade=Grade.INFERRED,
    )
    FALSE = Answer(
        reading=Words(
            "No: it must have stood there when the turn began.",
            "不可以：這一輪開始時就要在那一格。",
            "不可以：这一轮开始时就要在那一格。",
        ),
        cites=(art.TURN_IN,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="棋可以停在四隅嗎？", zh_hans="棋可以停在四隅吗？")
class Corner(Ruling):
    """May a piece rest on a corner?"""

    NORMAL = Answer(
        reading=Words(
            "Yes: a corner is a cell like any other.",
            "可以：四隅與別的格一樣。",
            "可以：四隅与别的格一样。",
        ),
        cites=(art.CORNERS, art.THIRTY_SIX),
        grade=Grade.INFERRED,
    )
    NO_REST = Answer(
        reading=Words(
            "No: a piece that would end there goes one cell on in the same direction.",
            "不可以：要停在四隅的，順著走到下一格。",
            "不可以：要停在四隅的，顺着走到下一格。",
        ),
        cites=(art.CORNERS, art.THIRTY_SIX, art.BEND),
        grade=Grade.INFERRED,
    )
    UNCOUNTED = Answer(
        reading=Words(
            "No, nor is it counted: a piece goes over a corner as if it were not there; forty less four are the thirty-six.",
            "不可以，也不算一格：棋越過四隅不計數；四十減四，正是三十六。",
            "不可以，也不算一格：棋越过四隅不计数；四十减四，正是三十六。",
        ),
        cites=(art.THIRTY_SIX,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="哪些格屬於對方，不能停？", zh_hans="哪些格属于对方，不能停？")
class Bar(Ruling):
    """Which crossings are the other side's, so that one may not end there?"""

    NONE = Answer(
        reading=Words(
            "None: one may stand on any crossing that is free.",
            "沒有：交會格沒有棋就可以停。",
            "没有：交会格没有棋就可以停。",
        ),
        cites=(art.CROSSINGS, art.SHARED_CELLS),
        grade=Grade.INFERRED,
    )
    ENEMY_JING = Answer(
        reading=Words(
            "The enemy Pure: a piece that would end there goes one cell on and has passed it.",
            "敵方的淨：要停在那裡的進一格，算作已經越過。",
            "敌方的净：要停在那里的进一格，算作已经越过。",
        ),
        cites=(art.OTHERS_PLACE, art.OWN_PLACE),
        grade=Grade.INFERRED,
    )
    ENEMY_TWO = Answer(
        reading=Words(
            "The enemy Pure and the second Middle, each passed in the same way.",
            "敵方的淨與後中，越過的辦法相同。",
            "敌方的净与后中，越过的办法相同。",
        ),
        cites=(art.OTHERS_PLACE, art.OWN_PLACE),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="出局必須正好用完那個數嗎？", zh_hans="出局必须正好用完那个数吗？")
class Exit(Ruling):
    """Must a piece reach its own Pure by exact count to leave?"""

    REACH_OR_PASS = Answer(
        reading=Words(
            "No: reaching or passing it is enough; the surplus is lost.",
            "不必：走到或越過就出局，多餘的數作廢。",
            "不必：走到或越过就出局，多余的数作废。",
        ),
        cites=(art.EXIT, art.XIAO_SHORT),
        grade=Grade.INFERRED,
    )
    EXACT = Answer(
        reading=Words(
            "Yes: a die that would carry it beyond may not be so used.",
            "必須：數有多餘，就不能用它出局。",
            "必须：数有多余，就不能用它出局。",
        ),
        cites=(art.EXIT,),
        grade=Grade.SUPPLIED,
    )
