"""The lesson of 打馬, second half: striking, stations, the gates, the way home."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.teaching.first_steps import dropped, scene
from youyi.kernel.face.lessons import Ask, Option, Play, Reply, Step, Watch
from youyi.kernel.names import Words

STRIKE = Step(
    key="strike",
    title=Words(
        "Strike",
        "打馬",
        "打马",
    ),
    text=Words(
        "An enemy stack **no larger than yours** on the cell where you end is struck: its horses go back to their "
        "owner's hand. That pays 1 chip for each and earns another turn.\n\n"
        "You have thrown a count of 7 again. Strike 乙.",
        "落腳格上的敵馬若**不多於你這一疊**，就被打掉，退回主人手中。每匹賞一帖，還可再擲一輪。\n\n"
        "你又擲得采數七。請打乙的馬。",
        "落脚格上的敌马若**不多于你这一叠**，就被打掉，退回主人手中。每匹赏一帖，还可再掷一轮。\n\n"
        "你又掷得采数七。请打乙的马。",
    ),
    scene=dropped("13x3,21x10,30x7", "20x8,37x4,40x8", "124"),
    task=Play(
        right=("30+7",),
        says=Words(
            "乙's four horses on 37 go back: 4 chips and another turn. 乙 must drop them again before moving anything.",
            "乙在三十七的四匹退回：得四帖，並再擲一輪。乙要先把它們重新下完，才能走別的馬。",
            "乙在三十七的四匹退回：得四帖，并再掷一轮。乙要先把它们重新下完，才能走别的马。",
        ),
        because=art.STRIKE,
        replies=(
            Reply(
                ("13+7",),
                Words(
                    "Three cannot enter a cell where eight stand. Your three met them on 20 and turned back for the rest of their"
                    " steps.",
                    "三匹進不了八匹所在的格，走到二十之前就折返，走完餘下的步數。",
                    "三匹进不了八匹所在的格，走到二十之前就折返，走完余下的步数。",
                ),
                art.ENTER,
            ),
            Reply(
                ("21+7",),
                Words(
                    "Ten could strike, but nobody stands on 28.",
                    "十匹足夠打馬，可是二十八上沒有馬。",
                    "十匹足够打马，可是二十八上没有马。",
                ),
                art.STRIKE,
            ),
        ),
    ),
    clauses=(art.ENTER, art.STRIKE, art.STRIKE_REWARD, art.STRIKE_AGAIN, art.REDROP, art.TURN_BACK),
)

STATION = Step(
    key="station",
    title=Words(
        "A station that is held",
        "守窩",
        "守窝",
    ),
    text=Words(
        "A station pays 1 chip to whoever enters it. But where an enemy **stands on a station**, nobody can enter or "
        "pass, however many they are. Blocked, a stack turns back.\n\n"
        "乙 holds 汧陽監 at 27 with three horses. You have thrown 7. Move a stack that goes **forward** all the way.",
        "進窩賞一帖。但**敵馬守著窩**，不論你有多少匹，都不能進，也不能過；受阻就折返。\n\n"
        "乙以三匹守著二十七的汧陽監。你擲得七。請行一疊能**一直前進**的馬。",
        "进窝赏一帖。但**敌马守着窝**，不论你有多少匹，都不能进，也不能过；受阻就折返。\n\n"
        "乙以三匹守着二十七的汧阳监。你掷得七。请行一叠能**一直前进**的马。",
    ),
    scene=dropped("22x8,24x5,33x7", "27x3,39x4,43x13", "124"),
    task=Play(
        right=("33+7",),
        says=Words(
            "33 lies beyond the station, so nothing stops it.",
            "三十三已經過了那一窩，沒有阻擋。",
            "三十三已经过了那一窝，没有阻挡。",
        ),
        because=art.STATION_BAR,
        otherwise=Words(
            "That stack stands before 27. It goes up to 26, turns, and walks its other steps backward.",
            "這一疊在二十七之前，行到二十六便折返，餘下的步數倒著走。",
            "这一叠在二十七之前，行到二十六便折返，余下的步数倒着走。",
        ),
    ),
    clauses=(art.STATION_REWARD, art.STATION_BAR, art.TURN_BACK),
)

GATE = Step(
    key="gate",
    title=Words(
        "Hangu Pass",
        "函谷關",
        "函谷关",
    ),
    text=Words(
        "函谷關 at 45 is shut until a stack of **ten or more** goes through. Who does so first takes half the bowl and "
        "opens it for everybody; the others fill the bowl up again.\n\n"
        "Go through.",
        "四十五的函谷關起初是關著的，要**十匹以上**的一疊才能過。先過的人得半盆，關從此對大家開放；其餘各家把盆"
        "補滿。\n\n"
        "請過關。",
        "四十五的函谷关起初是关着的，要**十匹以上**的一叠才能过。先过的人得半盆，关从此对大家开放；其余各家把盆"
        "补满。\n\n"
        "请过关。",
    ),
    scene=dropped("30x3,40x10,42x7", "20x3,31x4,33x13", "124"),
    task=Play(
        right=("40+7",),
        says=Words(
            "Through, and 18 chips of the bowl are yours. Beyond the pass a new clause holds: nobody may enter or pass a "
            "larger enemy stack.",
            "過關，得半盆十八帖。關之外還有一條：比你大的敵疊，不能進，也不能過。",
            "过关，得半盆十八帖。关之外还有一条：比你大的敌叠，不能进，也不能过。",
        ),
        because=art.GATE_HALF,
        replies=(
            Reply(
                ("42+7",),
                Words(
                    "Seven are too few: they turn back at the gate. Ten are needed while it is shut.",
                    "七匹不夠，到關前就折返。關還沒開時，要有十匹。",
                    "七匹不够，到关前就折返。关还没开时，要有十匹。",
                ),
                art.GATE_TEN,
            ),
            Reply(
                ("30+7",),
                Words(
                    "These are far from the gate, and three could not pass it.",
                    "這一疊離關尚遠，而且三匹也過不去。",
                    "这一叠离关尚远，而且三匹也过不去。",
                ),
                art.GATE_TEN,
            ),
        ),
    ),
    clauses=(art.GATE_TEN, art.GATE_HALF, art.GATE_OPEN, art.REFILL, art.NO_OVERTAKING),
)

FEILONG = Step(
    key="feilong",
    title=Words(
        "Flying Dragon Court",
        "飛龍院",
        "飞龙院",
    ),
    text=Words(
        "The last gate is 飛龍院 at 81. It lets through **all twenty together**, and only on a triple or their owner's "
        "own cast. Behind it lie the pincers, 84 to 88, and the moat, 89, each with its own few casts that lead out.\n\n"
        "Your twenty stand on 81. Your own cast is 2-4-6.",
        "最後一關是八十一的飛龍院：要**二十匹馬齊集**，而且只有渾花或自己的本采能過。其後是夾（八十四至八十八）"
        "與塹（八十九），各有幾種采能出。\n\n"
        "你的二十馬都在八十一。你的本采是二四六。",
        "最后一关是八十一的飞龙院：要**二十匹马齐集**，而且只有浑花或自己的本采能过。其后是夹（八十四至八十八）"
        "与堑（八十九），各有几种采能出。\n\n"
        "你的二十马都在八十一。你的本采是二四六。",
    ),
    scene=scene(
        "90 bowl:18/40 a:0/81x20/0/246/-/0/d b:0/30x3,54x6,55x11/0/135/-/-18/d gate:ab turn:a wait:- left:- throw:a"
    ),
    task=Ask(
        question=Words(
            "Which of these throws takes you on?",
            "擲得哪一種才能前進？",
            "掷得哪一种才能前进？",
        ),
        options=(
            Option(
                Words(
                    "5-6-6, a prize cast",
                    "五六六，賞采",
                    "五六六，赏采",
                ),
                Words(
                    "It pays you, but only triples among the prize casts pass the gate.",
                    "賞帖照得，但賞采之中只有渾花能過此關。",
                    "赏帖照得，但赏采之中只有浑花能过此关。",
                ),
            ),
            Option(
                Words(
                    "3-3-3, a triple",
                    "三三三，渾花",
                    "三三三，浑花",
                ),
                Words(
                    "A triple passes; 2-4-6, your own cast, would too.",
                    "渾花能過；二四六是你的本采，也能過。",
                    "浑花能过；二四六是你的本采，也能过。",
                ),
                right=True,
            ),
            Option(
                Words(
                    "1-2-4, any common cast",
                    "一二四，尋常散采",
                    "一二四，寻常散采",
                ),
                Words(
                    "A common cast that is not yours leaves you standing.",
                    "不是本采的散采，只能停著。",
                    "不是本采的散采，只能停着。",
                ),
            ),
        ),
        because=art.FEILONG,
    ),
    clauses=(art.FEILONG, art.PINCERS, art.MOAT),
)

HOME = Step(
    key="home",
    title=Words(
        "Home",
        "到家",
        "到家",
    ),
    text=Words(
        "Throw, and see how a game of 打馬 ends.",
        "請擲骰，看一局怎樣結束。",
        "请掷骰，看一局怎样结束。",
    ),
    scene=scene(
        "90 bowl:18/40 a:0/81x20/0/246/-/0/d b:0/30x3,54x6,55x11/0/135/-/-18/d gate:ab turn:a wait:- left:- throw:a"
    ),
    task=Watch(("333", "81+9"), throw=True),
    after=Words(
        "Nine steps lead from 81 to 90. The first to have all twenty home has won and takes the bowl: the coarse "
        "finish, 麤滿. Who comes home from the pincers by exactly six takes as much again from the others: the close finish, 細滿.\n\n"
        "The winner need not be the richest: strikes, prizes and half bowls count as well.",
        "從八十一走九格，正好到九十。二十匹馬先到齊的人勝，得盆中的帖，叫做「麤滿」。從夾中恰好以六步到的，還要向各家再收一盆"
        "之數，叫做「細滿」。\n\n"
        "勝的人未必得帖最多：打馬、賞采、半盆都算在內。",
        "从八十一走九格，正好到九十。二十匹马先到齐的人胜，得盆中的帖，叫做“粗满”。从夹中恰好以六步到的，还要向各家再收一盆"
        "之数，叫做“细满”。\n\n"
        "胜的人未必得帖最多：打马、赏采、半盆都算在内。",
    ),
    clauses=(art.FIRST_HOME, art.CUMAN, art.XIMAN),
)

STEPS = (STRIKE, STATION, GATE, FEILONG, HOME)
