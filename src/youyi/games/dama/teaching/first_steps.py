"""The lesson of 打馬, first half: the road, casts, whose turn a throw really is."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.kernel.face.lessons import Ask, Option, Play, Reply, Scene, Step, Watch
from youyi.kernel.names import Words

TWO = (("seats", 2),)
START = "5 bowl:40/40 a:20/-/0/-/-/-20/- b:20/-/0/-/-/-20/- gate:- turn:a wait:- left:- throw:a"


def scene(position: str, *moves: str) -> Scene:
    """A position of two seats, seen by 甲."""
    return Scene(position=position, moves=moves, terms=TWO)


def dropped(own: str, other: str, *moves: str, turn: str = "a", bowl: int = 36) -> Scene:
    """A position in which both have dropped all their horses and have casts of their own, 甲's 2-4-6 and 乙's 1-3-5."""
    purse = bowl // 2
    armies = f"a:0/{own}/0/246/-/-{purse}/d b:0/{other}/0/135/-/-{purse}/d"
    return scene(f"21 bowl:{bowl}/40 {armies} gate:- turn:{turn} wait:- left:- throw:{turn}", *moves)


ROAD = Step(
    key="road",
    title=Words(
        "The road, and what you are after",
        "路線與目標",
        "路线与目标",
    ),
    text=Words(
        "You are 甲, with twenty horses. All of them go one road of ninety-one cells: from 赤岸驛 at 0, in the middle, "
        "down to 9, then left, up, along the top, down the right side, and up the middle again to 尚乘局 at 90. "
        "**Whoever has all twenty home first takes the bowl.**\n\n"
        "Money is counted in chips (帖). Everybody put 20 chips into the bowl before the first throw.\n\n"
        "Every ninth cell is a station with a name. Horses that share a cell are a **stack**: a coin, with its number"
        " in the hole.",
        "你是甲，有馬二十匹。大家走同一條路，共九十一格：從正中的赤岸驛（0）起，下行到九，向左，上行，橫過頂邊，"
        "由右邊下來，再沿中間上行到尚乘局（90）。**二十匹馬先到齊的人，得盆中的帖。**\n\n"
        "錢以「帖」計。開局前各人已放二十帖入公盆。\n\n"
        "每隔八格有一窩，各有名稱。同在一格的馬合為一**疊**：畫成一枚錢，孔中寫著匹數。",
        "你是甲，有马二十匹。大家走同一条路，共九十一格：从正中的赤岸驿（0）起，下行到九，向左，上行，横过顶边，"
        "由右边下来，再沿中间上行到尚乘局（90）。**二十匹马先到齐的人，得盆中的帖。**\n\n"
        "钱以“帖”计。开局前各人已放二十帖入公盆。\n\n"
        "每隔八格有一窝，各有名称。同在一格的马合为一**叠**：画成一枚钱，孔中写着匹数。",
    ),
    scene=dropped("13x8,21x5,30x7", "28x3,37x4,40x13"),
    clauses=(art.BOARD, art.STATIONS, art.HORSES, art.STAKE),
)

OWN = Step(
    key="own",
    title=Words(
        "Throw: a cast of your own",
        "擲采：本采",
        "掷采：本采",
    ),
    text=Words(
        "Now the beginning: all horses are in hand. Three dice are thrown at every turn. Each of the fifty-six ways "
        "they can fall is a **cast**, 采, with a name.",
        "從頭開始：馬都在手中。每輪擲三枚骰子，共有五十六種結果，每種是一**采**，各有名稱。",
        "从头开始：马都在手中。每轮掷三枚骰子，共有五十六种结果，每种是一**采**，各有名称。",
    ),
    scene=scene(START),
    task=Watch(("246",), throw=True),
    after=Words(
        "2-4-6 is 赤十二, a common cast. The first common cast that you throw is yours from now on, your **本采**. It drops "
        "one horse: 12 counted from the start, which is cell 11. As long as you have horses in hand, a throw drops "
        "them; you need not choose.",
        "二四六是「赤十二」，屬散采。你第一次擲得的散采從此歸你，叫做**本采**。它下馬一匹：從起點數十二，即第十一"
        "格。手中還有馬時，擲采便是下馬，無須選擇。",
        "二四六是“赤十二”，属散采。你第一次掷得的散采从此归你，叫做**本采**。它下马一匹：从起点数十二，即第十一"
        "格。手中还有马时，掷采便是下马，无须选择。",
    ),
    clauses=(art.DICE, art.CASTS, art.OWN_CAST, art.DROP),
)

PRIZE = Step(
    key="prize",
    title=Words(
        "A prize cast",
        "賞采",
        "赏采",
    ),
    text=Words(
        "Eleven casts are prizes: the six triples and five more. The bowl **pays** who throws one, and more horses "
        "drop.",
        "賞采有十一種：六種渾花（三枚相同），另有五種。擲得的人從公盆得**賞帖**，下馬也多。",
        "赏采有十一种：六种浑花（三枚相同），另有五种。掷得的人从公盆得**赏帖**，下马也多。",
    ),
    scene=scene("7 bowl:40/40 a:19/11x1/0/246/-/-20/- b:19/6x1/0/124/-/-20/- gate:- turn:a wait:- left:- throw:a"),
    task=Watch(("566",), throw=True),
    after=Words(
        "5-6-6, 黑十七: 2 chips from the bowl, and two horses on cell 16. A triple would also have earned another turn.",
        "五六六，「黑十七」：公盆賞二帖，下馬兩匹於第十六格。若是渾花，還可再擲一輪。",
        "五六六，“黑十七”：公盆赏二帖，下马两匹于第十六格。若是浑花，还可再掷一轮。",
    ),
    clauses=(art.PRIZE_CAST, art.PRIZE_REWARD, art.PRIZE_DROP, art.TRIPLE_AGAIN),
)

OTHERS = Step(
    key="others",
    title=Words(
        "Your cast from another's hand",
        "別人擲出你的本采",
        "别人掷出你的本采",
    ),
    text=Words(
        "This is the heart of the game: **not everyone acts on their own throw.** It is 乙's turn, and 乙 has just "
        "thrown 2-4-6. That is 赤十二, and it is yours.",
        "這個遊戲的妙處就在這裡：**擲采的人未必行馬。** 輪到乙，乙剛剛擲得二四六，正是你的本采「赤十二」。",
        "这个游戏的妙处就在这里：**掷采的人未必行马。** 轮到乙，乙刚刚掷得二四六，正是你的本采“赤十二”。",
    ),
    scene=dropped("13x8,21x5,30x7", "28x3,37x4,40x13", "246", turn="b"),
    task=Ask(
        question=Words(
            "What comes of it?",
            "結果如何？",
            "结果如何？",
        ),
        options=(
            Option(
                Words(
                    "乙 moves 12, as with any throw",
                    "乙照常行十二格",
                    "乙照常行十二格",
                ),
                Words(
                    "Whoever's own cast it is acts with it instead of the thrower.",
                    "擲出別人的本采，由那人越次行動，擲的人不行馬。",
                    "掷出别人的本采，由那人越次行动，掷的人不行马。",
                ),
            ),
            Option(
                Words(
                    "I move 12, and 乙 pays me 3 chips",
                    "我行十二格，乙付我三帖",
                    "我行十二格，乙付我三帖",
                ),
                Words(
                    "The owner acts out of turn, and is paid: 3 chips for the very cast, 2 for another of the same count.",
                    "本采的主人越次行動，並且得帖：同一采三帖，采數相同的別的采兩帖。",
                    "本采的主人越次行动，并且得帖：同一采三帖，采数相同的别的采两帖。",
                ),
                right=True,
            ),
            Option(
                Words(
                    "Nobody moves; 乙 throws again",
                    "誰也不行馬，乙再擲一次",
                    "谁也不行马，乙再掷一次",
                ),
                Words(
                    "A throw is never wasted here: it belongs to the cast's owner.",
                    "這一擲並不作廢，歸本采的主人。",
                    "这一掷并不作废，归本采的主人。",
                ),
            ),
        ),
        because=art.OTHERS_ACT,
    ),
    clauses=(art.OTHERS_ACT, art.OTHERS_PAID),
)

FINE = Step(
    key="fine",
    title=Words(
        "A penalty cast",
        "罰采",
        "罚采",
    ),
    text=Words(
        "Two casts are fines: 1-2-3 and 1-1-2. 乙 has thrown 1-1-2.",
        "罰采有兩種：一二三與一一二。乙剛剛擲得一一二。",
        "罚采有两种：一二三与一一二。乙刚刚掷得一一二。",
    ),
    scene=dropped("13x8,21x5,30x7", "28x3,37x4,40x13", "112", turn="b"),
    task=Ask(
        question=Words(
            "What comes of it?",
            "結果如何？",
            "结果如何？",
        ),
        options=(
            Option(
                Words(
                    "乙 pays the bowl 2 chips and moves 4",
                    "乙付公盆兩帖，行四格",
                    "乙付公盆两帖，行四格",
                ),
                Words(
                    "乙 pays, but does not move: the next seat acts with the throw.",
                    "乙付帖，卻不得行馬：這一擲由下家行動。",
                    "乙付帖，却不得行马：这一掷由下家行动。",
                ),
            ),
            Option(
                Words(
                    "乙 pays me 2 chips",
                    "乙付我兩帖",
                    "乙付我两帖",
                ),
                Words(
                    "Fines go into the bowl, not to a player.",
                    "罰帖入公盆，不歸一家。",
                    "罚帖入公盆，不归一家。",
                ),
            ),
            Option(
                Words(
                    "乙 pays the bowl 2 chips, and I move 4",
                    "乙付公盆兩帖，由我行四格",
                    "乙付公盆两帖，由我行四格",
                ),
                Words(
                    "The thrower is fined, and the next seat acts: that is you.",
                    "擲的人受罰，由下家行動，也就是你。",
                    "掷的人受罚，由下家行动，也就是你。",
                ),
                right=True,
            ),
        ),
        because=art.FINE_TO_NEXT,
    ),
    clauses=(art.FINE_CAST, art.FINE, art.FINE_TO_NEXT),
)

MERGE = Step(
    key="merge",
    title=Words(
        "Move a stack",
        "行馬與疊馬",
        "行马与叠马",
    ),
    text=Words(
        "With no horse left in hand you move **one whole stack** by the count of the cast. Landing on your own horses"
        " merges the stacks, and **merging earns another turn**.\n\n"
        "You have thrown 1-2-4, which counts 7. Merge: click the stack, then **confirm**. The list names what each "
        "choice does.",
        "手中沒有馬了，就按采數走**一整疊**。走到自己的馬所在的格，兩疊合一，叫做疊馬；**疊馬可以再擲一輪**。\n\n"
        "你擲得一二四，采數為七。請疊馬：點一疊馬，再**確認**。清單上寫明每個選擇的結果。",
        "手中没有马了，就按采数走**一整叠**。走到自己的马所在的格，两叠合一，叫做叠马；**叠马可以再掷一轮**。\n\n"
        "你掷得一二四，采数为七。请叠马：点一叠马，再**确认**。清单上写明每个选择的结果。",
    ),
    scene=dropped("13x8,20x5,30x7", "33x3,41x4,43x13", "124"),
    task=Play(
        right=("13+7",),
        says=Words(
            "Thirteen horses on 20 now, and another turn. A larger stack is also harder to strike.",
            "第二十格現有十三匹，還可再擲一輪。疊大了，也不容易被打。",
            "第二十格现有十三匹，还可再掷一轮。叠大了，也不容易被打。",
        ),
        because=art.MERGE,
        replies=(
            Reply(
                ("20+7",),
                Words(
                    "Good for 1 chip: 27 is a station. But it meets none of your horses, so there is no further turn.",
                    "可得一帖，因為二十七是一窩；但沒有遇到自己的馬，所以不能再擲。",
                    "可得一帖，因为二十七是一窝；但没有遇到自己的马，所以不能再掷。",
                ),
                art.STATION_REWARD,
            ),
            Reply(
                ("30+7",),
                Words(
                    "Nothing waits on 37. Look for a stack of yours seven cells behind another of yours.",
                    "第三十七格什麼也沒有。請找相隔七格的兩疊自己的馬。",
                    "第三十七格什么也没有。请找相隔七格的两叠自己的马。",
                ),
                art.MERGE,
            ),
        ),
    ),
    clauses=(art.ALL_DROPPED, art.MOVE, art.MERGE, art.MERGE_AGAIN),
)

STEPS = (ROAD, OWN, PRIZE, OTHERS, FINE, MERGE)
