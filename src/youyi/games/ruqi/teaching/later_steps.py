"""The lesson of 儒棋, second half: lanes, company, leaving and the reckoning; then the old rules."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.teaching.first_steps import scene
from youyi.kernel.face.lessons import Ask, Option, Play, Reply, Step, Watch
from youyi.kernel.names import Words

LANE = Step(
    key="lane",
    title=Words("Short cuts", "入道", "入道"),
    text=Words(
        "A piece that stands **exactly** on a crossing may turn into the lane there. From 中 the lane leads across to the"
        " other 中; from the far 淨 it leads straight home. Each saves ten steps. At the centre you may not change lanes.\n\n"
        "White has thrown 2 and 4. Take 善 into the lane, with both numbers.",
        "**正好**在交會格上的棋，可以轉進那裡的道。從中進去，橫穿到另一個中；從對方的淨進去，直通自己的出發處。兩條路各省十步。"
        "走到中心不能改道。\n\n白方擲得二與四。請讓善入道，兩數都由它走。",
        "**正好**在交会格上的棋，可以转进那里的道。从中进去，横穿到另一个中；从对方的净进去，直通自己的出发处。两条路各省十步。"
        "走到中心不能改道。\n\n白方掷得二与四。请让善入道，两数都由它走。",
    ),
    scene=scene("1 0:0 p10f,out,out,out,out p1f,out,out,out,out play:w/24"),
    task=Play(
        right=("善p10+2Z 善Z2+4",),
        says=Words(
            "善 turned in and is past the centre already.",
            "善轉進道裡，已經過了中心。",
            "善转进道里，已经过了中心。",
        ),
        because=art.TURN_IN,
        replies=(
            Reply(
                ("善p10+2 善p12+4",),
                Words(
                    "That is the long way, along the border. A lane is entered only from the crossing itself: this was"
                    " the moment.",
                    "這是沿四周走的遠路。只有在交會格上才能入道，錯過就不行了。",
                    "这是沿四周走的远路。只有在交会格上才能入道，错过就不行了。",
                ),
                art.TURN_IN,
            ),
        ),
    ),
    clauses=(art.TURN_IN, art.STRAIGHT_ON),
)

TOGETHER = Step(
    key="together",
    title=Words("Two as one", "同格同行", "同格同行"),
    text=Words(
        "You may pass over anything. You may **end** only on an empty cell or with pieces of your own. Own pieces of one"
        " kind that share a cell may go on together, as one; then a number carries both.\n\n"
        "善 and 敬 are Owls on `p12`, and White has thrown 2 and 2. Take **both** pieces to `p16`.",
        "途中可以走過任何棋，但只能**停在**空格，或者有自己的棋的格。同一格裡同種（都伏或都立）的己棋可以一起走，當作一枚，一個數就帶走兩枚。\n\n"
        "善與敬都是梟，同在 `p12`，白方擲得兩個二。請讓**兩枚都**到 `p16`。",
        "途中可以走过任何棋，但只能**停在**空格，或者有自己的棋的格。同一格里同种（都伏或都立）的己棋可以一起走，当作一枚，一个数就带走两枚。\n\n"
        "善与敬都是枭，同在 `p12`，白方掷得两个二。请让**两枚都**到 `p16`。",
    ),
    scene=scene("1 0:0 p12x,p12x,out,out,out p1f,out,out,out,out play:w/22"),
    task=Play(
        right=("善敬p12+2 善敬p14+2",),
        says=Words(
            "Eight steps for the price of four.",
            "用了四步的數，走了八步的路。",
            "用了四步的数，走了八步的路。",
        ),
        because=art.JOINT,
        otherwise=Words(
            "Then they do not both reach p16. Choose the two of them as one unit: click the pieces again, or take a row"
            " that names 善 and 敬 together twice.",
            "這樣兩枚不能都到 p16。請把兩枚作一枚選：再點一次棋，或選兩次都寫著「善敬」的一行。",
            "这样两枚不能都到 p16。请把两枚作一枚选：再点一次棋，或选两次都写着“善敬”的一行。",
        ),
    ),
    clauses=(art.SHARED_CELLS, art.JOINT),
)

BLOCKED = Step(
    key="blocked",
    title=Words("In the way", "阻路", "阻路"),
    text=Words(
        "White's last piece, 善, stands on `p17` and lies. White throws 仁 3 and 仁 3, cannot move, and **passes**.",
        "白方只剩善一枚，伏在 `p17`。白方擲得兩個仁三，沒有棋可走，這一輪只好**不走**。",
        "白方只剩善一枚，伏在 `p17`。白方掷得两个仁三，没有棋可走，这一轮只好**不走**。",
    ),
    scene=scene("1 0:0 p17f,out,out,out,out p0f,p0f,p5f,out,out throw:w", "33"),
    task=Ask(
        question=Words("Why could 善 not go 3?", "善為什麼不能走三？", "善为什么不能走三？"),
        options=(
            Option(
                Words("A lying piece may not use a double", "兩數相同，伏棋不能走", "两数相同，伏棋不能走"),
                Words(
                    "It may: one of the two numbers. Another clause stops it.",
                    "能走，用其中一個數。攔住它的是另一條。",
                    "能走，用其中一个数。拦住它的是另一条。",
                ),
            ),
            Option(
                Words(
                    "Black's waiting pieces stand where it would end",
                    "要停的格上有黑方還沒出發的棋",
                    "要停的格上有黑方还没出发的棋",
                ),
                Words(
                    "p17 and 3 is p20, Black's start, and two black pieces still wait there. You may pass over enemies, not"
                    " end among them.",
                    "p17 走三格是 p20，就是黑方的出發處，還有兩枚黑棋在那裡。對方的棋可以走過，不能停在同一格。",
                    "p17 走三格是 p20，就是黑方的出发处，还有两枚黑棋在那里。对方的棋可以走过，不能停在同一格。",
                ),
                right=True,
            ),
            Option(
                Words("It would have to stop on the crossing first", "要先停在交會格上", "要先停在交会格上"),
                Words(
                    "Nothing has to stop on a crossing; any piece may pass over it.",
                    "交會格不必停，任何棋都可以走過。",
                    "交会格不必停，任何棋都可以走过。",
                ),
            ),
        ),
        because=art.SHARED_CELLS,
    ),
    clauses=(art.SHARED_CELLS, art.NO_WAY),
)

LEAVE = Step(
    key="leave",
    title=Words("Leave the board", "離開棋盤", "离开棋盘"),
    text=Words(
        "A piece that reaches its own start, or goes beyond it, leaves. It need not come out even.\n\n"
        "White has thrown 3 and 5. Take 善 off the board.",
        "棋走到自己的出發處，或者超過它，就離開棋盤；不必正好。\n\n白方擲得三與五。請讓善離開棋盤。",
        "棋走到自己的出发处，或者超过它，就离开棋盘；不必正好。\n\n白方掷得三与五。请让善离开棋盘。",
    ),
    scene=scene("1 0:0 p38x,p31x,out,out,out p1f,out,p3f,out,out play:w/35"),
    task=Play(
        right=("善p38+3 敬p31+5", "敬p31+3 善p38+5"),
        says=Words(
            "善 is off, and 敬 had the other number. Either number was enough for 善.",
            "善已離開，另一個數由敬走了。兩個數裡任一個都夠善離開。",
            "善已离开，另一个数由敬走了。两个数里任一个都够善离开。",
        ),
        because=art.EXIT,
        replies=(
            Reply(
                ("敬p31+3 敬p34+5",),
                Words(
                    "敬 is nearer now, but 善 stays on p38, and a piece that stays pays the enemy in the end.",
                    "敬近了些，善卻還在 p38；留在盤上的棋，最後都要算給對方。",
                    "敬近了些，善却还在 p38；留在盘上的棋，最后都要算给对方。",
                ),
                art.EXIT,
            ),
        ),
    ),
    clauses=(art.EXIT,),
)

RECKON = Step(
    key="reckon",
    title=Words("The reckoning", "計算", "计算"),
    text=Words(
        "When one side has left altogether the round is over at once. The five virtues differ only now: 善 is worth 6,"
        " 敬 7, 德 8, 忠 9, 順 10.\n\n"
        "White's last piece is about to leave. Black still has 善 and 德 on the board.",
        "一方的棋全部離開，這一局就立即結束。五枚棋值多少，這時才有分別：善六、敬七、德八、忠九、順十。\n\n"
        "白方最後一枚就要離開。黑方還有善與德在盤上。",
        "一方的棋全部离开，这一局就立即结束。五枚棋值多少，这时才有分别：善六、敬七、德八、忠九、顺十。\n\n"
        "白方最后一枚就要离开。黑方还有善与德在盘上。",
    ),
    scene=scene("1 0:0 p38x,out,out,out,out p1f,out,p3f,out,out play:w/35"),
    task=Ask(
        question=Words("What will White score?", "白方將得多少算？", "白方将得多少算？"),
        options=(
            Option(
                Words("2: one for each black piece", "2：黑棋一枚一算", "2：黑棋一枚一算"),
                Words("Pieces are not counted but weighed.", "不數枚數，看每枚值多少。", "不数枚数，看每枚值多少。"),
            ),
            Option(
                Words("14: 6 for 善 and 8 for 德", "14：善六、德八", "14：善六、德八"),
                Words(
                    "The side that has left takes the worth of the enemy pieces that remain.",
                    "先走完的一方，得對方留在盤上的棋的值。",
                    "先走完的一方，得对方留在盘上的棋的值。",
                ),
                right=True,
            ),
            Option(
                Words("40: all its own pieces are home", "40：自己的五枚棋都走完了", "40：自己的五枚棋都走完了"),
                Words(
                    "One's own pieces count for nothing when they have left; the enemy's that stay behind do.",
                    "自己離開的棋不算；算的是對方留下的棋。",
                    "自己离开的棋不算；算的是对方留下的棋。",
                ),
            ),
        ),
        because=art.CLEARED_SCORES,
    ),
    clauses=(art.RECKONING, art.CLEARED_SCORES),
)

CUPS = Step(
    key="cups",
    title=Words("Tallies and cups", "算與爵", "算与爵"),
    text=Words(
        "A point is a tally, 算. Ten tallies raise a cup, 爵. **Three cups win the match**: thirty 算, in as many rounds as"
        " that takes. The loser of a round throws first in the next.\n\n"
        "Take the last piece off and see the round end.",
        "一分叫做一算，滿十算立起一爵（酒杯），**先立三爵的一方勝**，也就是三十算，不限幾局。輸的一方下一局先走。\n\n請讓最後一枚離開，看一局怎樣結束。",
        "一分叫做一算，满十算立起一爵（酒杯），**先立三爵的一方胜**，也就是三十算，不限几局。输的一方下一局先走。\n\n请让最后一枚离开，看一局怎样结束。",
    ),
    scene=scene("1 0:0 p38x,out,out,out,out p1f,out,p3f,out,out play:w/35"),
    task=Play(
        right=("善p38+3",),
        says=Words(
            "14 算, and with the tenth a cup. If Black still had had all five pieces, it would have thrown on alone until"
            " one had left: the void throws, 虛投.",
            "得十四算，滿了十，立起一爵。要是黑方五枚棋都還在，就得獨自接著擲，直到有一枚離開，叫做「虛投」。",
            "得十四算，满了十，立起一爵。要是黑方五枚棋都还在，就得独自接着掷，直到有一枚离开，叫做“虚投”。",
        ),
        because=art.JUE,
    ),
    clauses=(art.JUE, art.THREE_JUE, art.LOSER_LEADS, art.VOID_THROWS),
)

OLD = Step(
    key="old",
    title=Words("The old text", "古制", "古制"),
    text=Words(
        "You have learned `ruqi/modern`, which completes a damaged text of the sixth century by a modern summary."
        " `ruqi/classical` keeps to the old text and its notes. There 儒棋 prizes **yielding**, and five things differ:\n\n"
        "- The side **left behind** scores, for its own pieces that remain.\n"
        "- No lanes: all walk round the border.\n"
        "- One piece to a cell. Who would end on a held cell goes on to the next free one.\n"
        "- Nobody stops on the enemy's start.\n"
        "- Owls first: if they can use the throw up, they must.\n\n"
        "Here is the same last turn under the old rules: White's 善 leaves with the 3.",
        "以上是「今制」（`ruqi/modern`），用今人的概述補足殘缺的古文。「古制」（`ruqi/classical`）只依古文與小注，看重**讓**，有五處不同：\n\n"
        "- **留下的一方**得算，算自己還在局上的棋。\n"
        "- 不能入道，都繞四周走。\n"
        "- 一格只能有一枚棋。要停的格上有棋，就進到下一個空格。\n"
        "- 不能停在對方的出發處。\n"
        "- 先走梟：梟能用完擲出的數，就必須走梟。\n\n"
        "下面是同樣的最後一著，改用古制：白方的善用三離開。",
        "以上是“今制”（`ruqi/modern`），用今人的概述补足残缺的古文。“古制”（`ruqi/classical`）只依古文与小注，看重**让**，有五处不同：\n\n"
        "- **留下的一方**得算，算自己还在局上的棋。\n"
        "- 不能入道，都绕四周走。\n"
        "- 一格只能有一枚棋。要停的格上有棋，就进到下一个空格。\n"
        "- 不能停在对方的出发处。\n"
        "- 先走枭：枭能用完掷出的数，就必须走枭。\n\n"
        "下面是同样的最后一着，改用古制：白方的善用三离开。",
    ),
    scene=scene("1 0:0 p38x,out,out,out,out p1f,out,p3f,out,out play:w/35", ruleset="classical"),
    task=Watch(("善p38+3",)),
    after=Words(
        "Black takes 14, for its own 善 and 德 that stayed behind. The sources disagree about who wins, so a table may choose.",
        "黑方因為留下善與德，得十四算。究竟誰勝，古書說法不一，所以開桌時可以選擇。",
        "黑方因为留下善与德，得十四算。究竟谁胜，古书说法不一，所以开桌时可以选择。",
    ),
    clauses=(art.YIELDING, art.LEAP, art.CLEAN_CELLS, art.XIAO_FIRST, art.RECKONING),
)

STEPS = (LANE, TOGETHER, BLOCKED, LEAVE, RECKON, CUPS, OLD)
