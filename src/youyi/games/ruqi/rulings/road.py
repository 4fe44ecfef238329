"""What the sources of 儒棋 leave open about the road: lanes, corners, cells that bar, the way off."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="立於何處之棋可轉入道中？", zh_hans="立于何处之棋可转入道中？")
class Arms(Ruling):
    """At which crossings may a piece standing there turn into a lane?"""

    ANY = Answer(
        reading=Words(
            "At every crossing but one's own start; from the second Middle the lane leads back to the first.",
            "除己方初始格外皆可；自後中入者，出於前中。",
            "除己方初始格外皆可；自后中入者，出于前中。",
        ),
        cites=(art.TURN_IN, art.NOT_STRAIGHT_OUT, art.NO_TURN_BACK_IN),
        grade=Grade.ATTESTED,
    )
    FORWARD = Answer(
        reading=Words(
            "At the first Middle and at the far Pure only, where the lane shortens the way.",
            "惟前中與對面之淨可轉入，皆取捷徑。",
            "惟前中与对面之净可转入，皆取捷径。",
        ),
        cites=(art.TURN_IN, art.DIRECTION),
        grade=Grade.SUPPLIED,
    )
    NONE = Answer(
        reading=Words(
            "Nowhere: all walk round the border. The text speaks of no walking inside.",
            "皆不可，惟行周道。正文未言行於道中。",
            "皆不可，惟行周道。正文未言行于道中。",
        ),
        cites=(art.BOARD,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="首彩所行之棋，次彩可轉入道中否？", zh_hans="首彩所行之棋，次彩可转入道中否？")
class MidTurnLane(Ruling):
    """May a piece moved by the first die turn into a lane with the second?"""

    TRUE = Answer(
        reading=Words(
            "Yes: standing exactly on a crossing is judged die by die.",
            "可：是否恰在交會格，逐彩而論。",
            "可：是否恰在交会格，逐彩而论。",
        ),
        cites=(art.TURN_IN,),
        grade=Grade.INFERRED,
    )
    FALSE = Answer(
        reading=Words(
            "No: it must have stood there when the turn began.",
            "不可：須輪始即在其格。",
            "不可：须轮始即在其格。",
        ),
        cites=(art.TURN_IN,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="棋可停於四隅否？", zh_hans="棋可停于四隅否？")
class Corner(Ruling):
    """May a piece rest on a corner?"""

    NORMAL = Answer(
        reading=Words(
            "Yes: a corner is a cell like any other.",
            "可：四隅與他格無異。",
            "可：四隅与他格无异。",
        ),
        cites=(art.CORNERS, art.THIRTY_SIX),
        grade=Grade.INFERRED,
    )
    NO_REST = Answer(
        reading=Words(
            "No: a piece that would end there goes one cell on in the same direction.",
            "不可：當止於隅者，順行至次格。",
            "不可：当止于隅者，顺行至次格。",
        ),
        cites=(art.CORNERS, art.THIRTY_SIX, art.BEND),
        grade=Grade.INFERRED,
    )


@question(zh_hant="何處為彼方之所，不得停駐？", zh_hans="何处为彼方之所，不得停驻？")
class Bar(Ruling):
    """Which crossings are the other side's, so that one may not end there?"""

    NONE = Answer(
        reading=Words(
            "None: one may stand on any crossing that is free.",
            "無：交會格無棋即可停。",
            "无：交会格无棋即可停。",
        ),
        cites=(art.CROSSINGS, art.SHARED_CELLS),
        grade=Grade.INFERRED,
    )
    ENEMY_JING = Answer(
        reading=Words(
            "The enemy Pure: a piece that would end there goes one cell on and has passed it.",
            "敵方之淨：當止於此者進一格，作已越論。",
            "敌方之净：当止于此者进一格，作已越论。",
        ),
        cites=(art.OTHERS_PLACE, art.OWN_PLACE),
        grade=Grade.INFERRED,
    )
    ENEMY_TWO = Answer(
        reading=Words(
            "The enemy Pure and the second Middle, each passed in the same way.",
            "敵方之淨與後中，越法相同。",
            "敌方之净与后中，越法相同。",
        ),
        cites=(art.OTHERS_PLACE, art.OWN_PLACE),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="出局須恰盡其彩否？", zh_hans="出局须恰尽其彩否？")
class Exit(Ruling):
    """Must a piece reach its own Pure by exact count to leave?"""

    REACH_OR_PASS = Answer(
        reading=Words(
            "No: reaching or passing it is enough; the surplus is lost.",
            "否：至或越即出，餘數作廢。",
            "否：至或越即出，余数作废。",
        ),
        cites=(art.EXIT, art.XIAO_SHORT),
        grade=Grade.INFERRED,
    )
    EXACT = Answer(
        reading=Words(
            "Yes: a die that would carry it beyond may not be so used.",
            "是：彩有餘則不得以之出。",
            "是：彩有余则不得以之出。",
        ),
        cites=(art.EXIT,),
        grade=Grade.SUPPLIED,
    )
