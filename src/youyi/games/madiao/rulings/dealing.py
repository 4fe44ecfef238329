"""What the sources leave open about banker, leader, deal and tricks."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="一場首局，誰為莊家？", zh_hans="一场首局，谁为庄家？")
class FirstBanker(Ruling):
    """Who banks the first deal of a sitting?"""

    REMAINDER_SEAT = Answer(
        reading=Words(
            "The seat named by what remains of the last stock card divided by four.",
            "以末張底牌之數除以四，餘數之家。",
            "以末张底牌之数除以四，余数之家。",
        ),
        cites=(art.FIRST_BANKER,),
        grade=Grade.ATTESTED,
    )
    GIVEN = Answer(
        reading=Words(
            "Whoever is chosen outside the rules.",
            "由局外選定。",
            "由局外选定。",
        ),
        cites=(art.BANKER_GIVEN,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="末張底牌作何數？", zh_hans="末张底牌作何数？")
class LastCardValue(Ruling):
    """What number has the last stock card?"""

    CS_RANK = Answer(
        reading=Words(
            "Its rank in the suit, 1 the lowest.",
            "本門之位，最小為一。",
            "本门之位，最小为一。",
        ),
        cites=(art.RANKS,),
        grade=Grade.ATTESTED,
    )
    FACE_DIGIT = Answer(
        reading=Words(
            "The digit on its face; three highest Tens one, the Blank and the Flower nothing.",
            "牌面之數；萬、千、百作一，空文、枝花作零。",
            "牌面之数；万、千、百作一，空文、枝花作零。",
        ),
        cites=(
            art.FACE_DIGITS,
            art.FIRST_BANKER,
        ),
        grade=Grade.INFERRED,
    )
    FACE_NUMBER = Answer(
        reading=Words(
            "The whole number on its face: 20 of Tens is twenty; Hundred, Thousand and the Red Myriad leave no remainder,"
            " nor do the Blank and the Flower.",
            "牌面全數：二十作二十；百、千、萬萬除盡無餘，空文、枝花亦然。",
            "牌面全数：二十作二十；百、千、万万除尽无余，空文、枝花亦然。",
        ),
        cites=(art.FIRST_BANKER,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="定莊之餘數，如何對應家位？", zh_hans="定庄之余数，如何对应家位？")
class RemainderBase(Ruling):
    """Which seat banks by a remainder? (A leader by remainder is always counted from 0.)"""

    ZERO_BASED = Answer(
        reading=Words(
            "Remainder 0 the first seat, 1 the second, and so on.",
            "餘零為首位，餘一為次位，以此類推。",
            "余零为首位，余一为次位，以此类推。",
        ),
        cites=(
            art.FIRST_BANKER,
            art.RANKS,
        ),
        grade=Grade.ATTESTED,
    )
    ONE_BASED = Answer(
        reading=Words(
            "Remainder 1 the first seat, 2 the second, 3 the third, 0 the fourth.",
            "餘一為首位，餘二次位，餘三三位，餘零末位。",
            "余一为首位，余二次位，余三三位，余零末位。",
        ),
        cites=(art.FIRST_BANKER,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="首輪誰先出牌？", zh_hans="首轮谁先出牌？")
class FirstLeader(Ruling):
    """Who leads the first trick?"""

    BANKER_LEADS = Answer(
        reading=Words(
            "The banker.",
            "莊家。",
            "庄家。",
        ),
        cites=(art.BANKER_LEADS,),
        grade=Grade.ATTESTED,
    )
    REMAINDER_SEAT = Answer(
        reading=Words(
            "The seat left by the exposed card's rank divided by four, banker or not.",
            "露面牌之位除以四，餘數之家，不論莊散。",
            "露面牌之位除以四，余数之家，不论庄散。",
        ),
        cites=(art.LEADER_BY_REMAINDER,),
        grade=Grade.ATTESTED,
    )
    BANKER_PLUS_RANK_MINUS_1 = Answer(
        reading=Words(
            "Counted from the banker, who is one, by the exposed card's rank.",
            "以莊家為一，依露面牌之位順數。",
            "以庄家为一，依露面牌之位顺数。",
        ),
        cites=(art.LEADER_FROM_BANKER,),
        grade=Grade.ATTESTED,
    )
    CLASSIC = Answer(
        reading=Words(
            "By the exposed digit: 3 and 7 the banker, 4 and 8 the next, 1, 5 and 9 opposite, 2 and 6 before the "
            "banker.",
            "依露面之數：三七莊家，四八下家，一五九對家，二六上家。",
            "依露面之数：三七庄家，四八下家，一五九对家，二六上家。",
        ),
        cites=(
            art.CLASSIC_LEADER,
            art.FACE_DIGITS,
        ),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="下局誰為莊家？", zh_hans="下局谁为庄家？")
class NextBanker(Ruling):
    """Who banks the next deal?"""

    CS_HIGHEST_NET = Answer(
        reading=Words(
            "Whoever won most in the deal; if two won the same, the banker stays.",
            "本局所贏最多者；並列則連莊。",
            "本局所赢最多者；并列则连庄。",
        ),
        cites=(art.HIGHEST_BANKS,),
        grade=Grade.ATTESTED,
    )
    ROTATE = Answer(
        reading=Words(
            "The next seat.",
            "順輪下家。",
            "顺轮下家。",
        ),
        cites=(art.ROTATION,),
        grade=Grade.ATTESTED,
    )
    REMAINDER_EACH_DEAL = Answer(
        reading=Words(
            "As in the first deal, by the new last stock card.",
            "每局皆依新底牌末張之餘數。",
            "每局皆依新底牌末张之余数。",
        ),
        cites=(art.FIRST_BANKER,),
        grade=Grade.INFERRED,
    )
    WINNER_OF_LAST_TRICK = Answer(
        reading=Words(
            "The winner of the last trick; the banker stays if no trick was played.",
            "結家；免鬥之局莊家不易。",
            "结家；免斗之局庄家不易。",
        ),
        cites=(art.BANKER_STAYS,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="一手同門五張，重發否？", zh_hans="一手同门五张，重发否？")
class RedealFiveSuit(Ruling):
    """Does a hand of five of one suit void the deal?"""

    OFF = Answer(
        reading=Words(
            "No.",
            "否。",
            "否。",
        ),
        cites=(art.DEAL,),
        grade=Grade.INFERRED,
    )
    ON = Answer(
        reading=Words(
            "Yes, before promotion; the same banker deals again.",
            "是，以升代之前論；原莊重發。",
            "是，以升代之前论；原庄重发。",
        ),
        cites=(art.REDEAL,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="極露面，副極升代否？", zh_hans="极露面，副极升代否？")
class PromotionOfJi(Ruling):
    """Is the vice-Ji promoted when its Ji is exposed?"""

    ON = Answer(
        reading=Words(
            "Yes.",
            "是。",
            "是。",
        ),
        cites=(
            art.PROMOTION_JI,
            art.NO_CASCADE,
        ),
        grade=Grade.ATTESTED,
    )
    OFF = Answer(
        reading=Words(
            "No.",
            "否。",
            "否。",
        ),
        cites=(art.JI_NOT_REPLACED,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="七輪一桌未得者，第八輪可上桌否？", zh_hans="七轮一桌未得者，第八轮可上桌否？")
class EighthTrickBar(Ruling):
    """May a seat without a won card win the eighth trick?"""

    OFF = Answer(
        reading=Words(
            "Yes.",
            "可。",
            "可。",
        ),
        cites=(
            art.WON,
            art.NO_DUTY,
        ),
        grade=Grade.INFERRED,
    )
    ON = Answer(
        reading=Words(
            "No; its card is discarded.",
            "不可，其牌作滅牌論。",
            "不可，其牌作灭牌论。",
        ),
        cites=(art.BARE_HANDED,),
        grade=Grade.ATTESTED,
    )
