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
            "一；底分乘之仍不足一注者不計。",
            "一；底分乘之仍不足一注者不计。",
        ),
        cites=(art.LATE_DIAO_UNIT,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="鬥前色樣免鬥，吊收付否？", zh_hans="斗前色样免斗，吊收付否？")
class DiaoWithoutPlay(Ruling):
    """Is diao paid in a deal that a dealt pattern ended before play?"""

    OFF = Answer(
        reading=Words(
            "No.",
            "否。",
            "否。",
        ),
        cites=(art.DEALT_PATTERNS,),
        grade=Grade.INFERRED,
    )
    ON = Answer(
        reading=Words(
            "Yes: who shows no pattern that counts is rated minus one, and settles the difference with the banker.",
            "是：無計值之色樣者評為負一，各與莊家結算其差。",
            "是：无计值之色样者评为负一，各与庄家结算其差。",
        ),
        cites=(art.LATE_DIAO_WITHOUT_PLAY,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="吊百、正本百、順風旗、四肩在手、福祿壽喜，依手牌計否？",
    zh_hans="吊百、正本百、顺风旗、四肩在手、福禄寿喜，依手牌计否？",
)
class DealtClaims(Ruling):
    """Do the payments for cards that were dealt count: the Hundred not won, the flag, four Shoulders, four Ji?"""

    HELD = Answer(
        reading=Words(
            "Yes, by the hand that was dealt.",
            "是，依所發之牌。",
            "是，依所发之牌。",
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
            "否，惟以上桌之牌為憑：三花俱上方為順風旗，四極俱上方為福祿壽喜。",
            "否，惟以上桌之牌为凭：三花俱上方为顺风旗，四极俱上方为福禄寿喜。",
        ),
        cites=(art.LATE_NO_CLAIMS,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="千萬作肩抑作賞？", zh_hans="千万作肩抑作赏？")
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
            "賞，與萬萬同。",
            "赏，与万万同。",
        ),
        cites=(art.LATE_THOUSAND,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="何時為奪錦標？", zh_hans="何时为夺锦标？")
class BannerTest(Ruling):
    """When is a brocade banner seized?"""

    FOURTH_SUIT = Answer(
        reading=Words(
            "When a seat with three Rewards has drawn nothing and another drew brocade of the fourth suit first of all;"
            " once.",
            "有三賞者一無所沖，而他家首沖第四門之錦；止一次。",
            "有三赏者一无所冲，而他家首冲第四门之锦；止一次。",
        ),
        cites=(art.BANNER, art.ONE_BANNER),
        grade=Grade.INFERRED,
    )
    ANY_BROCADE = Answer(
        reading=Words(
            "Whenever a seat draws brocade of any suit while another has won three Rewards or more, the Thousand"
            " counted among them; every time.",
            "他家上桌三賞以上（千萬亦作賞），而沖得任一門之錦；每沖一張計一次。",
            "他家上桌三赏以上（千万亦作赏），而冲得任一门之锦；每冲一张计一次。",
        ),
        cites=(art.LATE_BANNER_TEST,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="指南所無之色樣，以何為成？", zh_hans="指南所无之色样，以何为成？")
class ExtraTests(Ruling):
    """Under which conditions do the patterns count that the guide does not name?"""

    AS_NAMED = Answer(
        reading=Words(
            "As their names and notes say; four Ji dealt count at par only.",
            "依其名與注；福祿壽喜須正本。",
            "依其名与注；福禄寿喜须正本。",
        ),
        cites=(art.PROGRAM_EXTRAS,),
        grade=Grade.INFERRED,
    )
    AS_RUN = Answer(
        reading=Words(
            "As the program of 2022 runs: pairs of four cards when nothing else is won, Strings in any run of three,"
            " four Ji dealt without par.",
            "如 2022 年程式所行：四張之對須別無他牌，索三張相連即可，福祿壽喜不須正本。",
            "如 2022 年程序所行：四张之对须别无他牌，索三张相连即可，福禄寿喜不须正本。",
        ),
        cites=(art.PROGRAM_EXTRAS_RUN,),
        grade=Grade.ATTESTED,
    )
