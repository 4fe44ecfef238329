"""How 打馬 is played, on one screen."""

from __future__ import annotations

from youyi.games.dama.teaching.first_steps import dropped, scene
from youyi.games.dama.teaching.terms import BOWL, CAST, OWN, STATION, TIE
from youyi.kernel.lessons import Guide, Picture
from youyi.kernel.names import Words

GUIDE = Guide(
    aim=Words(
        "Bring your twenty horses along the road to 尚乘局 (90) before anybody else: that takes the bowl. On the way, "
        "strike smaller stacks and collect prizes; money is counted in 帖.",
        "二十馬沿路先到尚乘局（90）者得盆中之帖。途中打較小的敵疊，得賞采之帖；錢以帖計。",
        "二十马沿路先到尚乘局（90）者得盆中之帖。途中打较小的敌叠，得赏采之帖；钱以帖计。",
    ),
    turn=(
        Words(
            "Throw three dice. What the cast pays is settled first.",
            "擲三骰，先結采之賞罰。",
            "掷三骰，先结采之赏罚。",
        ),
        Words(
            "Somebody acts with it: usually you; the owner, if it is another's own cast; the next seat, if it is a fine.",
            "再定由誰行動：通常是你；若是別人的本采，由其主；若是罰采，由下家。",
            "再定由谁行动：通常是你；若是别人的本采，由其主；若是罚采，由下家。",
        ),
        Words(
            "Who acts drops horses from hand; with none in hand, moves one whole stack by the count.",
            "行動者手中有馬則下馬；無馬則依采數行一整疊。",
            "行动者手中有马则下马；无马则依采数行一整叠。",
        ),
        Words(
            "Merging with own horses or striking a stack no larger than one's own earns another turn.",
            "與己馬疊合，或打不多於己的敵疊，可再擲一輪。",
            "与己马叠合，或打不多于己的敌叠，可再掷一轮。",
        ),
    ),
    terms=(TIE, BOWL, CAST, OWN, STATION),
    pictures=(
        Picture(
            dropped("13x8,21x5,30x7", "28x3,37x4,40x13"),
            Words(
                "The road runs from the middle down, to the left, all round, and up the middle again. Coins are stacks, with "
                "their number of horses.",
                "路由正中而下，向左繞行一周，再由中間上行。錢為一疊，孔中為匹數。",
                "路由正中而下，向左绕行一周，再由中间上行。钱为一叠，孔中为匹数。",
            ),
        ),
        Picture(
            dropped("13x3,21x10,30x7", "20x8,37x4,40x8", "124", "30+7"),
            Words(
                "甲's seven horses have struck 乙's four on 37: they are back in 乙's hand, and 甲 throws again.",
                "甲的七匹打了乙在三十七的四匹：退回乙手中，甲再擲一輪。",
                "甲的七匹打了乙在三十七的四匹：退回乙手中，甲再掷一轮。",
            ),
        ),
        Picture(
            scene(
                "90 bowl:18/40 a:0/81x20/0/246/-/0/d b:0/30x3,54x6,55x11/0/135/-/-18/d gate:ab turn:a wait:- left:- throw:a"
            ),
            Words(
                "Twenty horses before the last gate, 飛龍院 (81): a triple or 甲's own cast takes them on.",
                "二十馬齊集飛龍院（81）：渾花或甲的本采才能前進。",
                "二十马齐集飞龙院（81）：浑花或甲的本采才能前进。",
            ),
        ),
    ),
)
