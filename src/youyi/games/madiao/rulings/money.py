"""What the sources leave open about money: diao, live Hundred, singles, offences."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="吊怎樣收付？", zh_hans="吊怎样收付？")
class DiaoMode(Ruling):
    """How is diao paid?"""

    BANKER_EDGES = Answer(
        reading=Words(
            "Every loser owes the winners one diao in equal parts, paid where the banker is at one end.",
            "每一輸家欠贏家共一吊，只有一方是莊家的才真的付。",
            "每一输家欠赢家共一吊，只有一方是庄家的才真的付。",
        ),
        cites=(
            art.LOSERS_EDGE,
            art.DIAO_BANKER,
        ),
        grade=Grade.INFERRED,
    )
    BANKER_DIFFERENCE = Answer(
        reading=Words(
            "Each of the others settles the difference of two ratings with the banker.",
            "各散家與莊家按評等的差數結算。",
            "各散家与庄家按评等的差数结算。",
        ),
        cites=(art.DIAO_BY_DIFFERENCE,),
        grade=Grade.ATTESTED,
    )
    ZERO_SUM_TABLE = Answer(
        reading=Words(
            "As the table prints it, among all four.",
            "按表所列，四家一起結算。",
            "按表所列，四家一起结算。",
        ),
        cites=(
            art.DIAO,
            art.DIAO_SOLE,
            art.DIAO_EACH,
            art.DIAO_JOINT,
            art.DIAO_NONE,
        ),
        grade=Grade.INFERRED,
    )


@question(zh_hant="大活百、大活百突、全突大活各幾注？", zh_hans="大活百、大活百突、全突大活各几注？")
class Dahuo(Ruling):
    """How many zhu is a live Hundred, with Tu, with all Tu?"""

    GUIDE_TABLE = Answer(
        reading=Words(
            "Five, ten, thirty.",
            "五、十、三十。",
            "五、十、三十。",
        ),
        cites=(
            art.LIVE_HUNDRED,
            art.LIVE_HUNDRED_TU,
            art.FULL_TU,
        ),
        grade=Grade.ATTESTED,
    )
    GUIDE_HEADING = Answer(
        reading=Words(
            "Three, ten, thirty.",
            "三、十、三十。",
            "三、十、三十。",
        ),
        cites=(art.LIVE_HEADING,),
        grade=Grade.ATTESTED,
    )
    CS = Answer(
        reading=Words(
            "Three, six, thirty-two.",
            "三、六、三十二。",
            "三、六、三十二。",
        ),
        cites=(art.PROGRAM_LIVE,),
        grade=Grade.ATTESTED,
    )
    TS2 = Answer(
        reading=Words(
            "Three, six, twelve.",
            "三、六、十二。",
            "三、六、十二。",
        ),
        cites=(art.LATE_LIVE,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="大活百突要幾張雌突？", zh_hans="大活百突要几张雌突？")
class DahuoTuNeeds(Ruling):
    """How many female Tu make a live Hundred with Tu?"""

    ANY_ONE = Answer(
        reading=Words(
            "Any one of the three.",
            "三張中的一張。",
            "三张中的一张。",
        ),
        cites=(
            art.LIVE_HUNDRED_TU,
            art.TU,
        ),
        grade=Grade.ATTESTED,
    )
    ALL_THREE = Answer(
        reading=Words(
            "All three.",
            "三張都要。",
            "三张都要。",
        ),
        cites=(art.LATE_LIVE,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="敲門各幾注？", zh_hans="敲门各几注？")
class Qiaomen(Ruling):
    """How many zhu is a door-knock?"""

    GUIDE = Answer(
        reading=Words(
            "One, two, five.",
            "一、二、五。",
            "一、二、五。",
        ),
        cites=(art.DOOR_KNOCK,),
        grade=Grade.ATTESTED,
    )
    CS = Answer(
        reading=Words(
            "One, two, sixteen.",
            "一、二、十六。",
            "一、二、十六。",
        ),
        cites=(art.PROGRAM_LIVE,),
        grade=Grade.ATTESTED,
    )
    TS2 = Answer(
        reading=Words(
            "One, two, four.",
            "一、二、四。",
            "一、二、四。",
        ),
        cites=(art.LATE_LIVE,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="單張怎樣計？", zh_hans="单张怎样计？")
class SinglesScope(Ruling):
    """Which single cards count?"""

    PER_CARD = Answer(
        reading=Words(
            "Every Reward, Shoulder and Ji won: one each.",
            "上桌的賞、肩、極，每張一注。",
            "上桌的赏、肩、极，每张一注。",
        ),
        cites=(
            art.SINGLES,
            art.REWARD,
            art.SHOULDER,
            art.JI,
        ),
        grade=Grade.INFERRED,
    )
    ONCE_PER_CLASS = Answer(
        reading=Words(
            "One for any Reward, one for any Shoulder, one for any Ji.",
            "有賞一注，有肩一注，有極一注。",
            "有赏一注，有肩一注，有极一注。",
        ),
        cites=(art.SINGLES,),
        grade=Grade.INFERRED,
    )
    JI_ONLY_NO_FOURGATE = Answer(
        reading=Words(
            "Each Ji, 20 of Tens double, and only without a four-gate.",
            "只計極，二十加倍，而且沒有四門色樣的才計。",
            "只计极，二十加倍，而且没有四门色样的才计。",
        ),
        cites=(art.PROGRAM_SINGLES,),
        grade=Grade.ATTESTED,
    )
    TS2 = Answer(
        reading=Words(
            "One for any of 1 of Myriads, 1 of Strings, 9 of Coins; two for 20 of Tens.",
            "有一萬、一索、九文之一，一注；有二十，兩注。",
            "有一万、一索、九文之一，一注；有二十，两注。",
        ),
        cites=(art.LATE_SINGLES,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="計小突嗎？", zh_hans="计小突吗？")
class XiaoTu(Ruling):
    """Does the lesser Tu count?"""

    ON = Answer(
        reading=Words(
            "Yes, two zhu.",
            "計，兩注。",
            "计，两注。",
        ),
        cites=(art.LESSER_TU,),
        grade=Grade.ATTESTED,
    )
    OFF = Answer(
        reading=Words(
            "No.",
            "不計。",
            "不计。",
        ),
        cites=(art.LATE_SINGLES,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="犯規怎樣處置？", zh_hans="犯规怎样处置？")
class Penalties(Ruling):
    """What happens to offences against good play?"""

    OFF = Answer(
        reading=Words(
            "Nothing: nothing is forbidden.",
            "不罰，什麼牌都可以出。",
            "不罚，什么牌都可以出。",
        ),
        cites=(art.NO_DUTY,),
        grade=Grade.ATTESTED,
    )
    ADVISE = Answer(
        reading=Words(
            "The offender is told.",
            "只指出犯的人。",
            "只指出犯的人。",
        ),
        cites=(art.ADVICE_ONLY,),
        grade=Grade.ATTESTED,
    )
    BAOPEI_BANKER = Answer(
        reading=Words(
            "An offending non-banker bears the banker's loss.",
            "散家犯了，包賠莊家贏去的。",
            "散家犯了，包赔庄家赢去的。",
        ),
        cites=(art.BANKERS_LOSS,),
        grade=Grade.ATTESTED,
    )
    FIXED60 = Answer(
        reading=Words(
            "The offender pays twenty to each of the others.",
            "犯的人賠三家各二十。",
            "犯的人赔三家各二十。",
        ),
        cites=(art.FIXED_FINE,),
        grade=Grade.ATTESTED,
    )
    BAOPEI_ALL = Answer(
        reading=Words(
            "The offender alone pays what the others lose by the pattern the fault allowed.",
            "因犯規而成的色樣，由犯的人獨自賠三家所輸的。",
            "因犯规而成的色样，由犯的人独自赔三家所输的。",
        ),
        cites=(art.OFFENDER_PAYS_ALL,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="漏莊、縱莊，怎樣算犯？", zh_hans="漏庄、纵庄，怎样算犯？")
class BankerFaults(Ruling):
    """When is it a fault not to stop the banker?"""

    ANY = Answer(
        reading=Words(
            "Whenever the banker wins a trick that one could have won; the two names are one fault.",
            "莊家得桌，能捉而不捉就是犯；兩個名稱是一回事。",
            "庄家得桌，能捉而不捉就是犯；两个名称是一回事。",
        ),
        cites=(art.BANKER_SLIPS,),
        grade=Grade.INFERRED,
    )
    AS_TAUGHT = Answer(
        reading=Words(
            "As the first program of 2025 defines the two: a great card held back before the banker plays; the banker's"
            " great card not captured, or his card not captured by who plays last.",
            "按 2025 年甲程式：莊家還沒出牌，有大張、真張而不捉，是漏莊；莊家的大張就要得桌，或自己在末位，而不捉，是縱莊。",
            "按 2025 年甲程序：庄家还没出牌，有大张、真张而不捉，是漏庄；庄家的大张就要得桌，或自己在末位，而不捉，是纵庄。",
        ),
        cites=(art.BANKER_PASSED_BY, art.BANKER_INDULGED),
        grade=Grade.INFERRED,
    )
