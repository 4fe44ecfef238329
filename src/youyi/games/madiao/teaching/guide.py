"""How 馬吊 is played, on one screen."""

from __future__ import annotations

from youyi.games.madiao.teaching.deal import before
from youyi.games.madiao.teaching.terms import BANKER, CHONG, DISCARD, PAR, PATTERN
from youyi.kernel.face.lessons import Guide, Picture
from youyi.kernel.names import Words

GUIDE = Guide(
    aim=Words(
        "Win at least two of eight tricks, and win cards that make patterns together. Three play against the banker. "
        "Payments of all deals are added up; whoever has most zhu has won.",
        "八桌裡至少贏兩桌，並讓上桌的牌湊成色樣。三家合力攻莊家。各局收付加起來，得注最多的人勝。",
        "八桌里至少赢两桌，并让上桌的牌凑成色样。三家合力攻庄家。各局收付加起来，得注最多的人胜。",
    ),
    turn=(
        Words(
            "The first of a trick leads any card.",
            "每桌的第一家任意發一張牌。",
            "每桌的第一家任意发一张牌。",
        ),
        Words(
            "In turn, anticlockwise, each captures with a higher card of that suit, face up, or throws any card off, face"
            " down.",
            "按逆時針輪流出牌：用同門更大的牌捉，面向上；或者隨意滅一張，面向下。",
            "按逆时针轮流出牌：用同门更大的牌捉，面向上；或者随意灭一张，面向下。",
        ),
        Words(
            "The highest card, it alone, is laid before its owner, who leads to the next trick.",
            "只有最大的那張上桌，擺在出牌的人面前，由他發下一桌。",
            "只有最大的那张上桌，摆在出牌的人面前，由他发下一桌。",
        ),
        Words(
            "After eight tricks: tricks, cards and patterns are paid; then the stock is turned, the chong.",
            "八桌之後，先結清桌數、牌張與色樣，再翻底牌，叫做看沖。",
            "八桌之后，先结清桌数、牌张与色样，再翻底牌，叫做看冲。",
        ),
    ),
    terms=(BANKER, DISCARD, PAR, PATTERN, CHONG),
    pictures=(
        Picture(
            before(8),
            Words(
                "East is to play. West has led the 4 of Strings, South has thrown a card off. The 9 or 8 of Strings captures.",
                "輪到東家。西家發了四索，南家滅了一張。用九索或八索能捉。",
                "轮到东家。西家发了四索，南家灭了一张。用九索或八索能捉。",
            ),
        ),
        Picture(
            before(33),
            Words(
                "After seven tricks: won cards lie in a row before each seat. East has five, North and West one each.",
                "七桌之後：上桌的牌排在各家面前。東家五張，北家、西家各一張。",
                "七桌之后：上桌的牌排在各家面前。东家五张，北家、西家各一张。",
            ),
        ),
        Picture(
            before(34),
            Words(
                "The deal is settled: East gained 53 zhu. The stock was turned card by card.",
                "一局結清，東家得五十三注。底牌已經一張張翻過。",
                "一局结清，东家得五十三注。底牌已经一张张翻过。",
            ),
        ),
    ),
)
