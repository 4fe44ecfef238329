"""The words of 馬吊 that the table shows without explaining them."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.face.lessons import Term
from youyi.kernel.names import Name, Words

BANKER = Term(
    name=Name("莊家", "庄家", "zhuāngjiā", "banker"),
    means=Words(
        "The one whom three play against. Who gained most banks in the next deal.",
        "三家合攻的一家。得注最多的，下一局坐莊。",
        "三家合攻的一家。得注最多的，下一局坐庄。",
    ),
    article=art.BANKER,
    also=("莊", "庄"),
)
REWARD = Term(
    name=Name("賞", "赏", "shǎng", "Reward"),
    means=Words(
        "The highest card of a suit.",
        "一門最大的一張。",
        "一门最大的一张。",
    ),
    article=art.REWARD,
)
SHOULDER = Term(
    name=Name("肩", "肩", "jiān", "Shoulder"),
    means=Words(
        "The second highest of a suit.",
        "一門第二大的一張。",
        "一门第二大的一张。",
    ),
    article=art.SHOULDER,
)
JI = Term(
    name=Name("極", "极", "jí", "Ji"),
    means=Words(
        "The lowest of a suit: hard to win with, dear in patterns.",
        "一門最小的一張：難以上桌，成色樣卻值錢。",
        "一门最小的一张：难以上桌，成色样却值钱。",
    ),
    article=art.JI,
    also=("趣",),
)
CAPTURE = Term(
    name=Name("捉", "捉", "zhuō", "capture"),
    means=Words(
        "To beat the best card of the trick with a higher one of the suit led, face up.",
        "用同門更大的牌勝過桌上最大的一張，面向上。",
        "用同门更大的牌胜过桌上最大的一张，面向上。",
    ),
    article=art.CAPTURE,
)
DISCARD = Term(
    name=Name("滅", "灭", "miè", "discard"),
    means=Words(
        "To lay a card face down, which wins nothing. Nobody must follow suit.",
        "面向下出一張，什麼也贏不到。不必跟同一門。",
        "面向下出一张，什么也赢不到。不必跟同一门。",
    ),
    article=art.DISCARD,
)
PAR = Term(
    name=Name("正本", "正本", "zhèngběn", "par"),
    means=Words(
        "Two won cards. With fewer almost nothing can be scored.",
        "上桌的牌有兩張。不到兩張，幾乎什麼都算不上。",
        "上桌的牌有两张。不到两张，几乎什么都算不上。",
    ),
    article=art.PAR,
)
BAREFOOT = Term(
    name=Name("赤腳", "赤脚", "chìjiǎo", "barefoot"),
    means=Words(
        "With fewer than two won cards. It costs a diao.",
        "上桌不到兩張。要輸一吊。",
        "上桌不到两张。要输一吊。",
    ),
    article=art.BAREFOOT,
)
DIAO = Term(
    name=Name("吊", "吊", "diào", "diao"),
    means=Words(
        "What who is below par loses to who is above it, by way of the banker: two zhu.",
        "不到正本的人輸給超過正本的人的，只在莊家與散家之間算；一吊等於兩注。",
        "不到正本的人输给超过正本的人的，只在庄家与散家之间算；一吊等于两注。",
    ),
    article=art.DIAO,
    also=("弔",),
)
ZHU = Term(
    name=Name("注", "注", "zhù", "zhu"),
    means=Words(
        "The unit of all money; payments between the banker and each other seat.",
        "收付的單位；在莊家與散家之間結算。",
        "收付的单位；在庄家与散家之间结算。",
    ),
    article=art.ZHU,
)
HE = Term(
    name=Name("賀", "贺", "hè", "he"),
    means=Words(
        "A payment for a pattern by each of the other three, banker or not.",
        "成了色樣的賞：不論莊家散家，其餘三家都付。",
        "成了色样的赏：不论庄家散家，其余三家都付。",
    ),
    article=art.COMMON_HE,
    also=("公賀", "公贺"),
)
PATTERN = Term(
    name=Name("色樣", "色样", "sèyàng", "pattern"),
    means=Words(
        "Cards that are paid for what they make together.",
        "合起來能得賀的幾張牌。",
        "合起来能得贺的几张牌。",
    ),
    article=art.COMMON_HE,
)
CHONG = Term(
    name=Name("沖", "冲", "chōng", "chong"),
    means=Words(
        "Turning the stock after play: who is at par and has an anchor of the suit draws the card and scores.",
        "八桌鬥完後翻底牌：到了正本，上桌的牌裡又有同門沖根的人，可以接牌得分。",
        "八桌斗完后翻底牌：到了正本，上桌的牌里又有同门冲根的人，可以接牌得分。",
    ),
    article=art.CHONG,
    also=("衝", "看沖", "看冲"),
)
TERMS = (BANKER, REWARD, SHOULDER, JI, CAPTURE, DISCARD, PAR, BAREFOOT, DIAO, ZHU, HE, PATTERN, CHONG)
