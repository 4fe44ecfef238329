"""Every kind of event of 馬吊, and what is said of it in three languages."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import Suit, card, cards
from youyi.games.madiao.events import (
    BankerSeated,
    Captured,
    CardExposed,
    CardsShown,
    DealBegan,
    DealEnded,
    DealVoided,
    Discarded,
    DiscardedCard,
    Drawn,
    HandShown,
    Led,
    PackDealt,
    Paid,
    PaymentKind,
    PlayBegan,
    Promoted,
    Received,
    SittingEnded,
    TrickWon,
    Warned,
    WentDead,
)
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.rulings.dealing import FirstLeader, RedealFiveSuit
from youyi.games.madiao.rulings.money import DiaoMode, SinglesScope
from youyi.kernel.seats import Seat

EAST, NORTH, WEST, SOUTH = map(Seat, range(SEATS))
HANDS = (
    "Tw Tb T50 W9 W1 S8 C0 C3", "Tq T90 T40 W8 W2 S9 Ch C4", "T80 T30 W7 W3 S7 S1 C1 C9", "T70 T20 W6 S6 S2 C2 C5 C8",
)  # fmt: skip
STOCK = cards("T60 W5 W4 S5 S4 S3 C7 C6")
CLAUSE = art.ZHU
OPEN = DiaoMode.ZERO_SUM_TABLE
"""An answer to an open question: a reason that has no name."""

SAID = [
    (
        DealBegan(3, CLAUSE),
        "Deal 3 begins: the pack is shuffled and cut.",
        "第 3 局，洗牌切牌。",
        "第 3 局，洗牌切牌。",
    ),
    (
        CardExposed(card("C6"), CLAUSE),
        "The cut exposes the 6 of Coins (C6), the last card of the stock.",
        "切牌後翻開底牌的最後一張，面張是六錢 C6。",
        "切牌后翻开底牌的最后一张，面张是六钱 C6。",
    ),
    (BankerSeated(EAST, CLAUSE), "East is banker.", "東家坐莊。", "东家坐庄。"),
    (
        PackDealt((*cards(" ".join(HANDS)), *STOCK), CLAUSE),
        "Each player has 8 cards. The stock, in the order in which it is turned: T60 W5 W4 S5 S4 S3 C7 C6.",
        "四家各得 8 張；底牌按翻開的次序是 T60 W5 W4 S5 S4 S3 C7 C6。",
        "四家各得 8 张；底牌按翻开的次序是 T60 W5 W4 S5 S4 S3 C7 C6。",
    ),
    (
        Received(NORTH, cards("C3 T20 W1 Tw S8 S9 C0 T90"), CLAUSE),
        "North’s cards: Red Myriad (Tw), 90 of Tens (T90), 20 of Tens (T20), 1 of Myriads (W1), 9 of Strings (S9), 8 of Strings (S8), Blank (C0), 3 of Coins (C3).",
        "北家分到：尊萬萬貫 Tw、九十 T90、二十 T20、一萬 W1、尊九索 S9、八索 S8、尊空沒文 C0、三錢 C3。",
        "北家分到：尊万万贯 Tw、九十 T90、二十 T20、一万 W1、尊九索 S9、八索 S8、尊空没文 C0、三钱 C3。",
    ),
    (
        Promoted(SOUTH, card("T90"), card("Tw"), CLAUSE),
        "South’s 90 of Tens (T90) is promoted: in this deal it counts as the Red Myriad (Tw).",
        "升代：這一局南家的九十 T90 當作尊萬萬貫 Tw。",
        "升代：这一局南家的九十 T90 当作尊万万贯 Tw。",
    ),
    (
        DealVoided(WEST, Suit.S, RedealFiveSuit.ON),
        "West has five or more Strings: the deal is void and the cards are dealt again.",
        "西家有五張以上的索門牌，這一局作廢，重新分牌。",
        "西家有五张以上的索门牌，这一局作废，重新分牌。",
    ),
    (
        HandShown(EAST, cards("Tw Tq Tb T20"), art.UPPER_LOWER),
        "East shows the whole hand for “upper and lower four-gates” 上下四門: Red Myriad (Tw), Thousand (Tq), Hundred (Tb), 20 of Tens (T20).",
        "東家亮出整手牌「上下四門」：尊萬萬貫 Tw、千萬 Tq、百老 Tb、二十 T20。",
        "东家亮出整手牌“上下四门”：尊万万贯 Tw、千万 Tq、百老 Tb、二十 T20。",
    ),
    (
        PlayBegan(WEST, FirstLeader.CLASSIC),
        "Nobody shows a dealt pattern; West leads first.",
        "沒有人亮出鬥前色樣，西家先出。",
        "没有人亮出斗前色样，西家先出。",
    ),
    (Led(EAST, card("S8"), CLAUSE), "East leads the 8 of Strings (S8).", "東家先出：八索 S8。", "东家先出：八索 S8。"),
    (
        Captured(EAST, card("Tq"), CLAUSE),
        "East captures with the Thousand (Tq).",
        "東家用千萬 Tq 捉牌。",
        "东家用千万 Tq 捉牌。",
    ),
    (Discarded(NORTH, CLAUSE), "North discards a card, face down.", "北家滅一張牌。", "北家灭一张牌。"),
    (
        DiscardedCard(NORTH, card("C5"), CLAUSE),
        "It is the 5 of Coins (C5).",
        "滅的是五錢 C5。",
        "灭的是五钱 C5。",
    ),
    (
        TrickWon(SOUTH, card("Ch"), 8, CLAUSE),
        "South wins trick 8 with the Flower (Ch).",
        "南家贏了第 8 輪，枝花 Ch 上桌。",
        "南家赢了第 8 轮，枝花 Ch 上桌。",
    ),
    (
        CardsShown(NORTH, cards("Ch Tq W8 S8"), art.SHOULDERS_DEALT),
        "North shows these dealt cards: Thousand (Tq), 8 of Myriads (W8), 8 of Strings (S8), Flower (Ch).",
        "北家亮出分到的牌：千萬 Tq、八萬 W8、八索 S8、枝花 Ch。",
        "北家亮出分到的牌：千万 Tq、八万 W8、八索 S8、枝花 Ch。",
    ),
    (
        Drawn(WEST, card("S9"), 1, cards("S8"), art.CHONG_REWARD),
        "West draws the 9 of Strings (S9): 1 point, “Reward draw” 賞沖.",
        "西家沖得尊九索 S9，1 分，「賞沖」。",
        "西家冲得尊九索 S9，1 分，“赏冲”。",
    ),
    (
        Drawn(WEST, card("S9"), 5, cards("S8"), OPEN),
        "West draws the 9 of Strings (S9): 5 points.",
        "西家沖得尊九索 S9，5 分。",
        "西家冲得尊九索 S9，5 分。",
    ),
    (
        WentDead(card("C0"), CLAUSE),
        "Nobody can draw the Blank (C0).",
        "尊空沒文 C0 沒有人沖到。",
        "尊空没文 C0 没有人冲到。",
    ),
    (
        Warned(EAST, "opened_third", 4, art.WITHHOLD),
        "East has made a fault in trick 4: “withholding” 關. It costs nothing.",
        "東家在第 4 輪犯規（「關」），這一桌不罰。",
        "东家在第 4 轮犯规（“关”），这一桌不罚。",
    ),
    (
        DealEnded(3, (12, -3, 0, -9), CLAUSE),
        "Deal 3 is settled: East +12, North −3, West 0, South −9, in zhu.",
        "第 3 局結算：東家 +12，北家 −3，西家 0，南家 −9（注）。",
        "第 3 局结算：东家 +12，北家 −3，西家 0，南家 −9（注）。",
    ),
    (
        SittingEnded(CLAUSE),
        "All the agreed deals have been played: the game is over.",
        "約定的局數已打完，對局結束。",
        "约定的局数已打完，对局结束。",
    ),
    (
        Paid(PaymentKind.GONGHE, NORTH, "shang_xia_si_men", 40, (-40, 120, -40, -40), art.UPPER_LOWER),
        "The other three each pay North 40 zhu: “upper and lower four-gates” 上下四門.",
        "另外三家每家付北家 40 賀：「上下四門」。",
        "另外三家每家付北家 40 贺：“上下四门”。",
    ),
    (
        Paid(PaymentKind.GONGHE, NORTH, "fo_chi_jiao", -5, (5, -15, 5, 5), art.BAREFOOT),
        "North pays the other three 5 zhu each: “barefoot” 赤腳.",
        "北家付給另外三家每家 5 賀：「赤腳」。",
        "北家付给另外三家每家 5 贺：“赤脚”。",
    ),
    (
        Paid(PaymentKind.DIAO, WEST, "ge_diao", 2, (0, 0, 2, -2), art.DIAO_EACH),
        "South pays West 2 zhu: “diao each” 各吊.",
        "南家付西家 2 注：「各吊」。",
        "南家付西家 2 注：“各吊”。",
    ),
    (
        Paid(PaymentKind.DIAO, EAST, "ge_diao", 1, (2, 2, -2, -2), OPEN),
        "East has “diao each” 各吊: East +2, North +2, West −2, South −2, in zhu.",
        "東家：「各吊」；東家 +2，北家 +2，西家 −2，南家 −2（注）。",
        "东家：“各吊”；东家 +2，北家 +2，西家 −2，南家 −2（注）。",
    ),
    (
        Paid(PaymentKind.DIAO, EAST, "si_he_qi", 0, (0, 0, 0, 0), art.DIAO_NONE),
        "East has “diao” 吊, “four at peace” 四和氣, but nothing is paid for it.",
        "東家成了「吊」「四和氣」，不過誰也不用付。",
        "东家成了“吊”“四和气”，不过谁也不用付。",
    ),
    (
        Paid(PaymentKind.ZHU, WEST, "da_huo_bai", 5, (-5, 0, 5, 0), art.LIVE_HUNDRED),
        "East pays West 5 zhu: “live Hundred” 大活百.",
        "東家付西家 5 注：「大活百」。",
        "东家付西家 5 注：“大活百”。",
    ),
    (
        Paid(PaymentKind.QIAOMEN, WEST, "da_huo_bai", 1, (0, -1, 2, -1), art.LIVE_HUNDRED),
        "North and South each pay West 1 zhu: “door-knock” 敲門, “live Hundred” 大活百.",
        "北家、南家每家付西家 1 注：「敲門」「大活百」。",
        "北家、南家每家付西家 1 注：“敲门”“大活百”。",
    ),
    (
        Paid(PaymentKind.ZHU, WEST, "dan_zhang", 3, (-6, 0, 6, 0), SinglesScope.TS2),
        "East pays West 6 zhu: “single cards” 單張.",
        "東家付西家 6 注：「單張」。",
        "东家付西家 6 注：“单张”。",
    ),
    (
        Paid(PaymentKind.QIAOMEN, WEST, "quan_tu_da_huo", 5, (0, -5, 10, -5), art.DOOR_KNOCK),
        "North and South each pay West 5 zhu: “door-knock” 敲門, “live Hundred with all Dashers” 全突大活.",
        "北家、南家每家付西家 5 注：「敲門」「全突大活」。",
        "北家、南家每家付西家 5 注：“敲门”“全突大活”。",
    ),
    (
        Paid(PaymentKind.CHONG, SOUTH, "shuang_chong", 9, (-9, 0, 0, 9), art.DOUBLE_CHONG),
        "East pays South 9 zhu: “double draws” 雙沖.",
        "東家付南家 9 注：「雙沖」。",
        "东家付南家 9 注：“双冲”。",
    ),
    (
        Paid(PaymentKind.CHONG_GONGHE, SOUTH, "man_tang_hong", 50, (-50, -50, -50, 150), OPEN),
        "The other three each pay South 50 zhu: “bonus for a completed pattern” 沖成公賀.",
        "另外三家每家付南家 50 賀：「沖成公賀」。",
        "另外三家每家付南家 50 贺：“冲成公贺”。",
    ),
    (
        Paid(PaymentKind.CHONG, SOUTH, "S9", 3, (-3, 0, 0, 3), art.CHONG_REWARD),
        "East pays South 3 zhu: the 9 of Strings (S9), “Reward draw” 賞沖.",
        "東家付南家 3 注：尊九索 S9「賞沖」。",
        "东家付南家 3 注：尊九索 S9“赏冲”。",
    ),
    (
        Paid(PaymentKind.DUO_JIN, WEST, "nv_jiang_duo_jin", 10, (-20, -10, 40, -10), art.BANNER_LADY),
        (
            "East pays West 20 zhu, and North and South each pay West 10 zhu: “seizing the brocade banner” 奪錦標, “the banner by the lady” 女將奪錦."
        ),
        "東家付西家 20 注，北家、南家每家付西家 10 注：「奪錦標」「女將奪錦」。",
        "东家付西家 20 注，北家、南家每家付西家 10 注：“夺锦标”“女将夺锦”。",
    ),
    (
        Paid(PaymentKind.PENALTY, SOUTH, "opened_third", -20, (9, 4, 4, -17), art.WITHHOLD),
        "South pays East 9 zhu, and South pays North and West 4 zhu each: “penalty” 罰, “withholding” 關.",
        "南家付東家 9 注，南家付給北家、西家每家 4 注：「罰」「關」。",
        "南家付东家 9 注，南家付给北家、西家每家 4 注：“罚”“关”。",
    ),
]
