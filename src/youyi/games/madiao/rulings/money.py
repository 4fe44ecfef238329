"""What the sources leave open about money: diao, live Hundred, singles, offences."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="吊如何收付？", zh_hans="吊如何收付？")
class DiaoMode(Ruling):
    """How is diao paid?"""

    BANKER_EDGES = Answer(
        reading=Words(
            "Every loser owes the winners one diao in equal parts, paid where the banker is at one end.",
            "每一輸家欠贏家共一吊，惟一端為莊家者實付。",
            "每一输家欠赢家共一吊，惟一端为庄家者实付。",
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
            "各散家與莊家結算評等之差。",
            "各散家与庄家结算评等之差。",
        ),
        cites=(art.DIAO_BY_DIFFERENCE,),
        grade=Grade.ATTESTED,
    )
    ZERO_SUM_TABLE = Answer(
        reading=Words(
            "As the table prints it, among all four.",
            "依表所列，四家共結。",
            "依表所列，四家共结。",
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


@question(zh_hant="大活百突須幾雌突？", zh_hans="大活百突须几雌突？")
class DahuoTuNeeds(Ruling):
    """How many female Tu make a live Hundred with Tu?"""

    ANY_ONE = Answer(
        reading=Words(
            "Any one of the three.",
            "三者之一。",
            "三者之一。",
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
            "三者俱全。",
            "三者俱全。",
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


@question(zh_hant="單張如何計？", zh_hans="单张如何计？")
class SinglesScope(Ruling):
    """Which single cards count?"""

    PER_CARD = Answer(
        reading=Words(
            "Every Reward, Shoulder and Ji won: one each.",
            "上桌之賞、肩、極，每張一注。",
            "上桌之赏、肩、极，每张一注。",
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
            "惟極，二十加倍，且無四門色樣者方計。",
            "惟极，二十加倍，且无四门色样者方计。",
        ),
        cites=(art.PROGRAM_SINGLES,),
        grade=Grade.ATTESTED,
    )
    TS2 = Answer(
        reading=Words(
            "One for any of 1 of Myriads, 1 of Strings, 9 of Coins; two for 20 of Tens.",
            "一萬、一索、九文有其一，一注；二十二注。",
            "一万、一索、九文有其一，一注；二十二注。",
        ),
        cites=(art.LATE_SINGLES,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="小突計否？", zh_hans="小突计否？")
class XiaoTu(Ruling):
    """Does the lesser Tu count?"""

    ON = Answer(
        reading=Words(
            "Yes, two zhu.",
            "計，二注。",
            "计，二注。",
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


@question(zh_hant="犯規如何處置？", zh_hans="犯规如何处置？")
class Penalties(Ruling):
    """What happens to offences against good play?"""

    OFF = Answer(
        reading=Words(
            "Nothing: nothing is forbidden.",
            "無罰，諸牌皆可出。",
            "无罚，诸牌皆可出。",
        ),
        cites=(art.NO_DUTY,),
        grade=Grade.ATTESTED,
    )
    ADVISE = Answer(
        reading=Words(
            "The offender is told.",
            "惟示犯者。",
            "惟示犯者。",
        ),
        cites=(art.ADVICE_ONLY,),
        grade=Grade.ATTESTED,
    )
    BAOPEI_BANKER = Answer(
        reading=Words(
            "An offending non-banker bears the banker's loss.",
            "散家犯者，包賠莊家所輸。",
            "散家犯者，包赔庄家所输。",
        ),
        cites=(art.BANKERS_LOSS,),
        grade=Grade.ATTESTED,
    )
    FIXED60 = Answer(
        reading=Words(
            "The offender pays twenty to each of the others.",
            "犯者各罰三家二十。",
            "犯者各罚三家二十。",
        ),
        cites=(art.FIXED_FINE,),
        grade=Grade.ATTESTED,
    )
    BAOPEI_ALL = Answer(
        reading=Words(
            "The offender alone pays what the others lose by the pattern the fault allowed.",
            "因犯而成之色樣，犯者獨賠三家所輸。",
            "因犯而成之色样，犯者独赔三家所输。",
        ),
        cites=(art.OFFENDER_PAYS_ALL,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="漏莊、縱莊以何為犯？", zh_hans="漏庄、纵庄以何为犯？")
class BankerFaults(Ruling):
    """When is it a fault not to stop the banker?"""

    ANY = Answer(
        reading=Words(
            "Whenever the banker wins a trick that one could have won; the two names are one fault.",
            "莊家得桌而能捉不捉，即為犯；二名一事。",
            "庄家得桌而能捉不捉，即为犯；二名一事。",
        ),
        cites=(art.BANKER_SLIPS,),
        grade=Grade.INFERRED,
    )
    AS_TAUGHT = Answer(
        reading=Words(
            "As the first program of 2025 defines the two: a great card held back before the banker plays; the banker's"
            " great card not captured, or his card not captured by who plays last.",
            "依 2025 年甲程式所定：莊家未出而大張、真張不捉為漏莊；莊家大張將得桌，或己居末位，不捉為縱莊。",
            "依 2025 年甲程序所定：庄家未出而大张、真张不捉为漏庄；庄家大张将得桌，或己居末位，不捉为纵庄。",
        ),
        cites=(art.BANKER_PASSED_BY, art.BANKER_INDULGED),
        grade=Grade.INFERRED,
    )
