"""How 打馬 is played, on one screen."""

from __future__ import annotations

from youyi.games.dama.teaching.first_steps import dropped, scene
from youyi.games.dama.teaching.terms import BOWL, CAST, OWN, STATION, TIE
from youyi.kernel.face.lessons import Guide, Picture
from youyi.kernel.names import Words

GUIDE = Guide(
    aim=Words(
        "Bring your twenty horses along the road to 尚乘局 (90) before anybody else: that takes the bowl. On the way, "
        "strike smaller stacks and collect prizes; money is counted in 帖.",
        "讓你的二十匹馬沿路搶先走到尚乘局（90），就贏得公盆裡的帖。途中可以打掉敵方較小的馬疊，也可以擲賞采得帖；帖是錢的單位。",
        "让你的二十匹马沿路抢先走到尚乘局（90），就赢得公盆里的帖。途中可以打掉敌方较小的马叠，也可以掷赏采得帖；帖是钱的单位。",
    ),
    turn=(
        Words(
            "Throw three dice. What the cast pays is settled first.",
            "擲三枚骰子，先按擲得的采結清賞罰。",
            "掷三枚骰子，先按掷得的采结清赏罚。",
        ),
        Words(
            "Somebody acts with it: usually you; the owner, if it is another's own cast; the next seat, if it is a penalty cast.",
            "再看由誰行動：通常是你；擲出別人的本采，由那人行動；擲出罰采，由下家行動。",
            "再看由谁行动：通常是你；掷出别人的本采，由那人行动；掷出罚采，由下家行动。",
        ),
        Words(
            "Who acts drops horses from hand; with none in hand, moves one whole stack by the count.",
            "行動的人手中還有馬就下馬；沒有了，就按采數走一整疊馬。",
            "行动的人手中还有马就下马；没有了，就按采数走一整叠马。",
        ),
        Words(
            "Merging with own horses or striking a stack no larger than one's own earns another turn.",
            "與自己的馬疊在一起，或打掉匹數不比自己多的敵疊，可以再擲一輪。",
            "与自己的马叠在一起，或打掉匹数不比自己多的敌叠，可以再掷一轮。",
        ),
    ),
    terms=(TIE, BOWL, CAST, OWN, STATION),
    pictures=(
        Picture(
            dropped("13x8,21x5,30x7", "28x3,37x4,40x13"),
            Words(
                "The road runs from the middle down, to the left, all round, and up the middle again. Coins are stacks, with "
                "their number of horses.",
                "路從正中往下，向左繞行一周，再沿中間往上。一枚錢是一疊馬，孔中的數字是匹數。",
                "路从正中往下，向左绕行一周，再沿中间往上。一枚钱是一叠马，孔中的数字是匹数。",
            ),
        ),
        Picture(
            dropped("13x3,21x10,30x7", "20x8,37x4,40x8", "124", "30+7"),
            Words(
                "甲's seven horses have struck 乙's four on 37: they are back in 乙's hand, and 甲 throws again.",
                "甲的七匹打了乙在三十七的四匹：四匹退回乙手中，甲再擲一輪。",
                "甲的七匹打了乙在三十七的四匹：四匹退回乙手中，甲再掷一轮。",
            ),
        ),
        Picture(
            scene(
                "90 bowl:18/40 a:0/81x20/0/246/-/0/d b:0/30x3,54x6,55x11/0/135/-/-18/d gate:ab turn:a wait:- left:- throw:a"
            ),
            Words(
                "Twenty horses before the last gate, 飛龍院 (81): a triple or 甲's own cast takes them on.",
                "二十匹馬齊集飛龍院（81）：擲得渾花或甲的本采才能前進。",
                "二十匹马齐集飞龙院（81）：掷得浑花或甲的本采才能前进。",
            ),
        ),
    ),
)
