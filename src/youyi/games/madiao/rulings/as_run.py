"""What the two programs were seen to do when they were run, each as an answer that can be chosen alone."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="一吊值幾注？", zh_hans="一吊值几注？")
class DiaoUnit(Ruling):
    """How many zhu is a diao?"""

    TWO_ZHU = Answer(
        reading=Words(
            "Two.",
            "二。",
            "二。",
        ),
        cites=(art.DIAO_WORTH,),
        grade=Grade.ATTESTED,
    )
    ONE_ZHU = Answer(
        reading=Words(
            "One; a half that the base score does not make whole is dropped.",
            "一；乘上底分仍不足一注的不計。",
            "一；乘上底分仍不足一注的不计。",
        ),
        cites=(art.LATE_DIAO_UNIT,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="鬥前色樣免鬥，還收付吊嗎？", zh_hans="斗前色样免斗，还收付吊吗？")
class DiaoWithoutPlay(Ruling):
    """Is diao paid in a deal that a dealt pattern ended before play?"""

    OFF = Answer(
        reading=Words(
            "No.",
            "不。",
            "不。",
        ),
        cites=(art.DEALT_PATTERNS,),
        grade=Grade.INFERRED,
    )
    ON = Answer(
        reading=Words(
            "Yes: who shows no pattern that counts is rated minus one, and settles the difference with the banker.",
            "收付：沒有計值色樣的評為負一，各與莊家結算差數。",
            "收付：没有计值色样的评为负一，各与庄家结算差数。",
        ),
        cites=(art.LATE_DIAO_WITHOUT_PLAY,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="吊百、正本百、順風旗、四肩在手、福祿壽喜，按手牌計嗎？",
    zh_hans="吊百、正本百、顺风旗、四肩在手、福禄寿喜，按手牌计吗？",
)
class DealtClaims(Ruling):
    """Do the payments for cards that were dealt count: the Hundred not won, the flag, four Shoulders, four Ji?"""

    HELD = Answer(
        reading=Words(
            "Yes, by the hand that was dealt.",
            "是，按發到的牌。",
            "是，按发到的牌。",
        ),
        cites=(
            art.PROVE_DEALT,
            art.DIAO_HUNDRED,
            art.PAR_HUNDRED,
        ),
        grade=Grade.ATTESTED,
    )
    NONE = Answer(
        reading=Words(
            "No: only won cards prove anything, the flag when all three and four Ji when all four are won.",
            "不，只看上桌的牌：三花都上桌才是順風旗，四極都上桌才是福祿壽喜。",
            "不，只看上桌的牌：三花都上桌才是顺风旗，四极都上桌才是福禄寿喜。",
        ),
        cites=(art.LATE_NO_CLAIMS,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="千萬算肩還是算賞？", zh_hans="千万算肩还是算赏？")
class TqInStock(Ruling):
    """Is the Thousand a Shoulder or a Reward, before the stock and in dealt patterns?"""

    SHOULDER = Answer(
        reading=Words(
            "A Shoulder.",
            "肩。",
            "肩。",
        ),
        cites=(art.SHOULDER,),
        grade=Grade.ATTESTED,
    )
    REWARD = Answer(
        reading=Words(
            "A Reward, as the Red Myriad is.",
            "賞，與萬萬相同。",
            "赏，与万万相同。",
        ),
        cites=(art.LATE_THOUSAND,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="什麼時候算奪錦標？", zh_hans="什么时候算夺锦标？")
class BannerTest(Ruling):
    """When is a brocade banner seized?"""

    FOURTH_SUIT = Answer(
        reading=Words(
            "When a seat with three Rewards has drawn nothing and another drew brocade of the fourth suit first of all;"
            " once.",
            "有三賞的一家什麼也沒沖到，而別家第一張就沖得第四門的錦；只有一次。",
            "有三赏的一家什么也没冲到，而别家第一张就冲得第四门的锦；只有一次。",
        ),
        cites=(art.BANNER, art.ONE_BANNER),
        grade=Grade.INFERRED,
    )
    ANY_BROCADE = Answer(
        reading=Words(
            "Whenever a seat draws brocade of any suit while another has won three Rewards or more, the Thousand"
            " counted among them; every time.",
            "別家上桌三張賞以上（千萬也算賞），而沖得任一門的錦；每沖一張計一次。",
            "别家上桌三张赏以上（千万也算赏），而冲得任一门的锦；每冲一张计一次。",
        ),
        cites=(art.LATE_BANNER_TEST,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="指南沒有的色樣，怎樣才算成？", zh_hans="指南没有的色样，怎样才算成？")
class ExtraTests(Ruling):
    """Under which conditions do the patterns count that the guide does not name?"""

    AS_NAMED = Answer(
        reading=Words(
            "As their names and notes say; four Ji dealt count at par only.",
            "按它的名稱與注釋；福祿壽喜要正本。",
            "按它的名称与注释；福禄寿喜要正本。",
        ),
        cites=(art.PROGRAM_EXTRAS,),
        grade=Grade.INFERRED,
    )
    AS_RUN = Answer(
        reading=Words(
            "As the program of 2022 runs: pairs of four cards when nothing else is won, Strings in any run of three,"
            " four Ji dealt without par.",
            "按 2022 年程式的實際做法：四張的對不能另有別的牌，索三張相連就可以，福祿壽喜不需正本。",
            "按 2022 年程序的实际做法：四张的对不能另有别的牌，索三张相连就可以，福禄寿喜不需正本。",
        ),
        cites=(art.PROGRAM_EXTRAS_RUN,),
        grade=Grade.ATTESTED,
    )
