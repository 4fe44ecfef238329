"""What the sources leave open about banker, leader, deal and tricks."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="一場的第一局，誰是莊家？", zh_hans="一场的第一局，谁是庄家？")
class FirstBanker(Ruling):
    """Who banks the first deal of a sitting?"""

    REMAINDER_SEAT = Answer(
        reading=Words(
            "The seat named by what remains of the last stock card divided by four.",
            "最後一張底牌的數除以四，餘數所指的一家。",
            "最后一张底牌的数除以四，余数所指的一家。",
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


@question(zh_hant="最後一張底牌算作什麼數？", zh_hans="最后一张底牌算作什么数？")
class LastCardValue(Ruling):
    """What number has the last stock card?"""

    CS_RANK = Answer(
        reading=Words(
            "Its rank in the suit, 1 the lowest.",
            "它在本門的位，最小的是一。",
            "它在本门的位，最小的是一。",
        ),
        cites=(art.RANKS,),
        grade=Grade.ATTESTED,
    )
    FACE_DIGIT = Answer(
        reading=Words(
            "The digit on its face; three highest Tens one, the Blank and the Flower nothing.",
            "牌面的數；萬、千、百算一，空沒文、枝花算零。",
            "牌面的数；万、千、百算一，空没文、枝花算零。",
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
            "牌面的整個數：二十算二十；百、千、萬萬除盡沒有餘數，空沒文、枝花也是。",
            "牌面的整个数：二十算二十；百、千、万万除尽没有余数，空没文、枝花也是。",
        ),
        cites=(art.FIRST_BANKER,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="定莊的餘數，怎樣對應到各家？", zh_hans="定庄的余数，怎样对应到各家？")
class RemainderBase(Ruling):
    """Which seat banks by a remainder? (A leader by remainder is always counted from 0.)"""

    ZERO_BASED = Answer(
        reading=Words(
            "Remainder 0 the first seat, 1 the second, and so on.",
            "餘零是第一家，餘一是第二家，以此類推。",
            "余零是第一家，余一是第二家，以此类推。",
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
            "餘一是第一家，餘二是第二家，餘三是第三家，餘零是最後一家。",
            "余一是第一家，余二是第二家，余三是第三家，余零是最后一家。",
        ),
        cites=(art.FIRST_BANKER,),
        grade=Grade.INFERRED,
    )


@question(zh_hant="第一輪誰先出牌？", zh_hans="第一轮谁先出牌？")
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
            "露面那張的位除以四，餘數所指的一家，不分莊散。",
            "露面那张的位除以四，余数所指的一家，不分庄散。",
        ),
        cites=(art.LEADER_BY_REMAINDER,),
        grade=Grade.ATTESTED,
    )
    BANKER_PLUS_RANK_MINUS_1 = Answer(
        reading=Words(
            "Counted from the banker, who is one, by the exposed card's rank.",
            "以莊家為一，按露面那張的位依次數下去。",
            "以庄家为一，按露面那张的位依次数下去。",
        ),
        cites=(art.LEADER_FROM_BANKER,),
        grade=Grade.ATTESTED,
    )
    CLASSIC = Answer(
        reading=Words(
            "By the exposed digit: 3 and 7 the banker, 4 and 8 the next, 1, 5 and 9 opposite, 2 and 6 before the "
            "banker.",
            "按露面的數：三、七是莊家，四、八是下家，一、五、九是對家，二、六是上家。",
            "按露面的数：三、七是庄家，四、八是下家，一、五、九是对家，二、六是上家。",
        ),
        cites=(
            art.CLASSIC_LEADER,
            art.FACE_DIGITS,
        ),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="下一局誰是莊家？", zh_hans="下一局谁是庄家？")
class NextBanker(Ruling):
    """Who banks the next deal?"""

    CS_HIGHEST_NET = Answer(
        reading=Words(
            "Whoever won most in the deal; if two won the same, the banker stays.",
            "這一局贏得最多的；並列就連莊。",
            "这一局赢得最多的；并列就连庄。",
        ),
        cites=(art.HIGHEST_BANKS,),
        grade=Grade.ATTESTED,
    )
    ROTATE = Answer(
        reading=Words(
            "The next seat.",
            "輪到下一家。",
            "轮到下一家。",
        ),
        cites=(art.ROTATION,),
        grade=Grade.ATTESTED,
    )
    REMAINDER_EACH_DEAL = Answer(
        reading=Words(
            "As in the first deal, by the new last stock card.",
            "每局都按新的最後一張底牌的餘數。",
            "每局都按新的最后一张底牌的余数。",
        ),
        cites=(art.FIRST_BANKER,),
        grade=Grade.INFERRED,
    )
    WINNER_OF_LAST_TRICK = Answer(
        reading=Words(
            "The winner of the last trick; the banker stays if no trick was played.",
            "結家；免鬥的一局莊家不變。",
            "结家；免斗的一局庄家不变。",
        ),
        cites=(art.BANKER_STAYS,),
        grade=Grade.SUPPLIED,
    )


@question(zh_hant="一手有同門五張，重發嗎？", zh_hans="一手有同门五张，重发吗？")
class RedealFiveSuit(Ruling):
    """Does a hand of five of one suit void the deal?"""

    OFF = Answer(
        reading=Words(
            "No.",
            "不。",
            "不。",
        ),
        cites=(art.DEAL,),
        grade=Grade.INFERRED,
    )
    ON = Answer(
        reading=Words(
            "Yes, before promotion; the same banker deals again.",
            "是，按升代之前來看；由原來的莊家重發。",
            "是，按升代之前来看；由原来的庄家重发。",
        ),
        cites=(art.REDEAL,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="極露面，副極升代嗎？", zh_hans="极露面，副极升代吗？")
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
            "不。",
            "不。",
        ),
        cites=(art.JI_NOT_REPLACED,),
        grade=Grade.ATTESTED,
    )


@question(zh_hant="七輪一桌也沒得的，第八輪可以上桌嗎？", zh_hans="七轮一桌也没得的，第八轮可以上桌吗？")
class EighthTrickBar(Ruling):
    """May a seat without a won card win the eighth trick?"""

    OFF = Answer(
        reading=Words(
            "Yes.",
            "可以。",
            "可以。",
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
            "不可以，他的牌當作滅牌。",
            "不可以，他的牌当作灭牌。",
        ),
        cites=(art.BARE_HANDED,),
        grade=Grade.ATTESTED,
    )
