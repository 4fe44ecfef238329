"""What the sources of 儒棋 leave open, each answer cited; and the two named rulesets."""

from __future__ import annotations

from dataclasses import dataclass, replace

from youyi.games.ruqi import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Name, Words
from youyi.kernel.rulings import Answer, Ruleset, Ruling, quantity, question


@question(zh_hant="一方出盡，殘留之算歸誰？", zh_hans="一方出尽，残留之算归谁？")
class Scoring(Ruling):
    """When a side has left the board, who scores what the other still has there?"""

    RACE = Answer(
        reading=Words(
            "The side that has left takes the worth of the enemy pieces that remain.",
            "出盡者得敵方殘棋之值。",
            "出尽者得敌方残棋之值。",
        ),
        cites=(art.CLEARED_SCORES, art.RECKONING),
        grade=Grade.ATTESTED,
    )
    YIELD = Answer(
        reading=Words(
            "The side left behind takes the worth of its own pieces that remain: yielding wins.",
            "留者得己方殘棋之值：以讓取勝。",
            "留者得己方残棋之值：以让取胜。",
        ),
        cites=(art.RECKONING, art.YIELDING, art.LOSER_LEADS),
        grade=Grade.INFERRED,
    )


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
            "At the first Middle and at the far Clear only, where the lane shortens the way.",
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
            "The enemy Clear: a piece that would end there goes one cell on and has passed it.",
            "敵方之淨：當止於此者進一格，作已越論。",
            "敌方之净：当止于此者进一格，作已越论。",
        ),
        cites=(art.OTHERS_PLACE, art.OWN_PLACE),
        grade=Grade.INFERRED,
    )
    ENEMY_TWO = Answer(
        reading=Words(
            "The enemy Clear and the second Middle, each passed in the same way.",
            "敵方之淨與後中，越法相同。",
            "敌方之净与后中，越法相同。",
        ),
        cites=(art.OTHERS_PLACE, art.OWN_PLACE),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="出局須恰盡其彩否？", zh_hans="出局须恰尽其彩否？")
class Exit(Ruling):
    """Must a piece reach its own Clear by exact count to leave?"""

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


@question(zh_hant="得一謙，一梟行幾格？", zh_hans="得一谦，一枭行几格？")
class OneQian(Ruling):
    """On one Humility, how far does the one Owl go?"""

    STEP1 = Answer(
        reading=Words("One cell.", "一格。", "一格。"),
        cites=(art.XIAO_ONE_QIAN,),
        grade=Grade.ATTESTED,
    )
    DIE = Answer(
        reading=Words("The number on the other die.", "依另一骰之數。", "依另一骰之数。"),
        cites=(art.XIAO_ONE_QIAN,),
        grade=Grade.SUPPLIED,
    )
    DIE_PLUS1 = Answer(
        reading=Words("The number on the other die and one more.", "另一骰之數再加一。", "另一骰之数再加一。"),
        cites=(art.XIAO_ONE_QIAN,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="兩彩相同，伏棋行幾格？", zh_hans="两彩相同，伏棋行几格？")
class FuDouble(Ruling):
    """On a double, how far does the lying piece go?"""

    ONE_DIE = Answer(
        reading=Words("One of the two numbers.", "惟行其一。", "惟行其一。"),
        cites=(art.FU_DOUBLE,),
        grade=Grade.ATTESTED,
    )
    SUM = Answer(
        reading=Words("The sum of both, in a single step.", "兩數之和，一次行之。", "两数之和，一次行之。"),
        cites=(art.FU_DOUBLE,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="行伏行梟，可自擇否？", zh_hans="行伏行枭，可自择否？")
class KindChoice(Ruling):
    """May a side choose which kind of piece to move?"""

    FREE = Answer(
        reading=Words("Yes, freely.", "可自擇。", "可自择。"),
        cites=(art.ONE_KIND,),
        grade=Grade.INFERRED,
    )
    XIAO_FIRST = Answer(
        reading=Words(
            "No: Owls if they use the throw up; else lying pieces if they do; else Owls, then lying pieces.",
            "不可：梟能盡彩則行梟；不能而伏能，則行伏；皆不能，先梟後伏。",
            "不可：枭能尽彩则行枭；不能而伏能，则行伏；皆不能，先枭后伏。",
        ),
        cites=(art.XIAO_FIRST, art.XIAO_SHORT, art.BOTH_BLOCKED, art.BOTH_SHORT),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="或立或折，何時而定？", zh_hans="或立或折，何时而定？")
class StatusTiming(Ruling):
    """When is it settled whether a piece stands or lies?"""

    TURN_END = Answer(
        reading=Words(
            "Once, at the end of the turn, by the whole movement.",
            "輪畢一次而定，通觀全程。",
            "轮毕一次而定，通观全程。",
        ),
        cites=(art.SETTLED_LAST,),
        grade=Grade.ATTESTED,
    )
    PER_DIE = Answer(
        reading=Words(
            "After each die, by that die's movement alone.",
            "逐彩而定，各觀其程。",
            "逐彩而定，各观其程。",
        ),
        cites=(art.STAND, art.FOLD),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="行止之格已有棋，如之何？", zh_hans="行止之格已有棋，如之何？")
class Occupancy(Ruling):
    """What if the cell where a move would end is held?"""

    STACK_OWN = Answer(
        reading=Words(
            "Own pieces share it; enemy pieces bar it.",
            "己棋可同格，敵棋則阻。",
            "己棋可同格，敌棋则阻。",
        ),
        cites=(art.SHARED_CELLS,),
        grade=Grade.ATTESTED,
    )
    SLIDE = Answer(
        reading=Words(
            "One piece to a cell, except at one's start: the mover leaps on to the next free cell.",
            "除初始格外一格一棋，行者越至次空格。",
            "除初始格外一格一棋，行者越至次空格。",
        ),
        cites=(art.LEAP, art.CLEAN_CELLS),
        grade=Grade.INFERRED,
    )
    FREE_ALL = Answer(
        reading=Words(
            "Nothing: any number of pieces of both sides share a cell.",
            "無妨：彼此之棋皆可同格。",
            "无妨：彼此之棋皆可同格。",
        ),
        cites=(art.NO_CAPTURE,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="同格己棋可同行否？", zh_hans="同格己棋可同行否？")
class StackMove(Ruling):
    """May own pieces that share a cell move together?"""

    SINGLE_OR_ALL = Answer(
        reading=Words(
            "Yes: one of them, or all of one kind as one. They must have met on the way, not at the start.",
            "可：或行其一，或同種全行；須途中相疊，始處不論。",
            "可：或行其一，或同种全行；须途中相叠，始处不论。",
        ),
        cites=(art.JOINT, art.ONE_OR_ALL, art.WAIT_SINGLY),
        grade=Grade.ATTESTED,
    )
    SINGLE = Answer(
        reading=Words("No: each piece moves alone.", "不可：逐枚而行。", "不可：逐枚而行。"),
        cites=(art.CLEAN_CELLS,),
        grade=Grade.INFERRED,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    """One answer to every open question; the defaults are the modern game's."""

    scoring: Scoring = Scoring.RACE
    arms: Arms = Arms.ANY
    mid_turn_lane: MidTurnLane = MidTurnLane.TRUE
    corner: Corner = Corner.NORMAL
    bar: Bar = Bar.NONE
    exit: Exit = Exit.REACH_OR_PASS
    one_qian: OneQian = OneQian.STEP1
    fu_double: FuDouble = FuDouble.ONE_DIE
    kind_choice: KindChoice = KindChoice.FREE
    status_timing: StatusTiming = StatusTiming.TURN_END
    occupancy: Occupancy = Occupancy.STACK_OWN
    stack_move: StackMove = StackMove.SINGLE_OR_ALL


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """How long a table plays."""

    rounds: int | None = quantity(
        None,
        question=Words("How many rounds are played?", "共弈幾局？", "共弈几局？"),
        unit=Words("rounds", "局", "局"),
        lowest=1,
        cites=(art.AGREED_ROUNDS,),
        absent=Words("until one side has three cups", "至一方立三爵", "至一方立三爵"),
    )

    @property
    def seats(self) -> int:
        """Two sit at the table."""
        return len(SIDES)


SIDES = (
    Name("白", "白", "bái", "White"),
    Name("黑", "黑", "hēi", "Black"),
)
"""The two sides in seat order: White sits South, Black North."""

MODERN = Ruleset(
    id="ruqi/modern",
    version=1,
    name=Name("今制", "今制", "jīnzhì", "Modern"),
    summary=Words(
        "The modern summary, completed from the text: lanes, stacks, a free choice of kind; who clears first scores.",
        "依今人述要，闕者補以正文：可入道、可相疊、伏梟自擇；先出盡者得算。",
        "依今人述要，阙者补以正文：可入道、可相叠、伏枭自择；先出尽者得算。",
    ),
    rulings=Rulings(),
    cites=(art.SHARED_CELLS, art.TURN_IN, art.CLEARED_SCORES),
)
CLASSICAL = Ruleset(
    id="ruqi/classical",
    version=1,
    name=Name("古制", "古制", "gǔzhì", "Classical"),
    summary=Words(
        "Text and notes alone: no lanes, one piece to a cell, leaping, Owls first; the side left behind scores.",
        "惟依正文小注：不入道、一格一棋、遇棋則越、先梟後伏；留者得算。",
        "惟依正文小注：不入道、一格一棋、遇棋则越、先枭后伏；留者得算。",
    ),
    rulings=replace(
        MODERN.rulings,
        scoring=Scoring.YIELD,
        arms=Arms.NONE,
        bar=Bar.ENEMY_JING,
        kind_choice=KindChoice.XIAO_FIRST,
        occupancy=Occupancy.SLIDE,
        stack_move=StackMove.SINGLE,
    ),
    cites=(art.LEAP, art.CLEAN_CELLS, art.XIAO_FIRST, art.RECKONING),
)
RULESETS = (MODERN, CLASSICAL)
"""The named rulesets; the first is the default."""
