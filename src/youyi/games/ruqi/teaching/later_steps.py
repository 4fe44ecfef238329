"""The lesson of 儒棋, second half: lanes, company, leaving and the reckoning; then the old rules."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.teaching.first_steps import scene
from youyi.kernel.lessons import Ask, Option, Play, Reply, Step, Watch
from youyi.kernel.names import Words

LANE = Step(
    key="lane",
    title=Words("Short cuts", "入道", "入道"),
    text=Words(
        "A piece that stands **exactly** on a crossing may turn into the lane there. From 中 the lane leads across to the"
        " other 中; from the far 淨 it leads straight home. Each saves ten steps. At the centre you may not change lanes.\n\n"
        "White has thrown 2 and 4. Take 善 into the lane, with both numbers.",
        "**恰在**交會格上的棋，可以轉入該處的道。自中而入，橫穿到另一個中；自對方的淨而入，直達己方起處。兩路各省十步。"
        "行到中心不得改道。\n\n白方擲得二與四。請讓善入道，兩數都由它走。",
        "**恰在**交会格上的棋，可以转入该处的道。自中而入，横穿到另一个中；自对方的净而入，直达己方起处。两路各省十步。"
        "行到中心不得改道。\n\n白方掷得二与四。请让善入道，两数都由它走。",
    ),
    scene=scene("1 0:0 p10f,out,out,out,out p1f,out,out,out,out play:w/24"),
    task=Play(
        right=("善p10+2Z 善Z2+4",),
        says=Words(
            "善 turned in and is past the centre already.",
            "善轉入道中，已過中心。",
            "善转入道中，已过中心。",
        ),
        because=art.TURN_IN,
        replies=(
            Reply(
                ("善p10+2 善p12+4",),
                Words(
                    "That is the long way, along the border. A lane is entered only from the crossing itself: this was"
                    " the moment.",
                    "這是沿四周走的遠路。入道只能由交會格起，錯過就不能了。",
                    "这是沿四周走的远路。入道只能由交会格起，错过就不能了。",
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
        "途中可以越過任何棋，但只能**止於**空格，或己棋所在之格。同格的同種己棋可以一同行走，作一枚論，一個數就帶走兩枚。\n\n"
        "善與敬都是梟，同在 `p12`，白方擲得兩個二。請讓**兩枚都**到 `p16`。",
        "途中可以越过任何棋，但只能**止于**空格，或己棋所在之格。同格的同种己棋可以一同行走，作一枚论，一个数就带走两枚。\n\n"
        "善与敬都是枭，同在 `p12`，白方掷得两个二。请让**两枚都**到 `p16`。",
    ),
    scene=scene("1 0:0 p12x,p12x,out,out,out p1f,out,out,out,out play:w/22"),
    task=Play(
        right=("善敬p12+2 善敬p14+2",),
        says=Words(
            "Eight steps for the price of four.",
            "費了四步的數，走了八步的路。",
            "费了四步的数，走了八步的路。",
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
        "白方只剩善一枚，在 `p17`，是伏。白方擲得仁仁，無棋可行，只好**過**。",
        "白方只剩善一枚，在 `p17`，是伏。白方掷得仁仁，无棋可行，只好**过**。",
    ),
    scene=scene("1 0:0 p17f,out,out,out,out p0f,p0f,p5f,out,out throw:w", "33"),
    task=Ask(
        question=Words("Why could 善 not go 3?", "善為何不能行三？", "善为何不能行三？"),
        options=(
            Option(
                Words("A lying piece may not use a double", "伏棋得同數不能行", "伏棋得同数不能行"),
                Words(
                    "It may: one of the two numbers. Another clause stops it.",
                    "可以行，用其一。阻住它的是另一條。",
                    "可以行，用其一。阻住它的是另一条。",
                ),
            ),
            Option(
                Words(
                    "Black's waiting pieces stand where it would end",
                    "要止的格上有黑方待發的棋",
                    "要止的格上有黑方待发的棋",
                ),
                Words(
                    "p17 and 3 is p20, Black's start, and two black pieces still wait there. You may pass over enemies, not"
                    " end among them.",
                    "p17 行三是 p20，即黑方起處，尚有兩枚黑棋待發。敵棋可以越過，不能與之同格。",
                    "p17 行三是 p20，即黑方起处，尚有两枚黑棋待发。敌棋可以越过，不能与之同格。",
                ),
                right=True,
            ),
            Option(
                Words("It would have to stop on the crossing first", "須先停在交會格上", "须先停在交会格上"),
                Words(
                    "Nothing has to stop on a crossing; any piece may pass over it.",
                    "交會格不必停，任何棋都可以越過。",
                    "交会格不必停，任何棋都可以越过。",
                ),
            ),
        ),
        because=art.SHARED_CELLS,
    ),
    clauses=(art.SHARED_CELLS, art.NO_WAY),
)

LEAVE = Step(
    key="leave",
    title=Words("Leave the board", "出局", "出局"),
    text=Words(
        "A piece that reaches its own start, or goes beyond it, leaves. It need not come out even.\n\n"
        "White has thrown 3 and 5. Take 善 off the board.",
        "棋行至己方起處，或越過它，即出局；不必恰好。\n\n白方擲得三與五。請讓善出局。",
        "棋行至己方起处，或越过它，即出局；不必恰好。\n\n白方掷得三与五。请让善出局。",
    ),
    scene=scene("1 0:0 p38x,p31x,out,out,out p1f,out,p3f,out,out play:w/35"),
    task=Play(
        right=("善p38+3 敬p31+5", "敬p31+3 善p38+5"),
        says=Words(
            "善 is off, and 敬 had the other number. Either number was enough for 善.",
            "善已出局，另一個數由敬走了。兩數之中任一個都夠善出局。",
            "善已出局，另一个数由敬走了。两数之中任一个都够善出局。",
        ),
        because=art.EXIT,
        replies=(
            Reply(
                ("敬p31+3 敬p34+5",),
                Words(
                    "敬 is nearer now, but 善 stays on p38, and a piece that stays pays the enemy in the end.",
                    "敬近了些，善卻仍在 p38；留在局上的棋，最後都要算給敵方。",
                    "敬近了些，善却仍在 p38；留在局上的棋，最后都要算给敌方。",
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
        "一方全數出局，一局立即終了。五德的輕重，這時才有分別：善六、敬七、德八、忠九、順十。\n\n"
        "白方最後一枚就要出局。黑方還有善與德在局上。",
        "一方全数出局，一局立即终了。五德的轻重，这时才有分别：善六、敬七、德八、忠九、顺十。\n\n"
        "白方最后一枚就要出局。黑方还有善与德在局上。",
    ),
    scene=scene("1 0:0 p38x,out,out,out,out p1f,out,p3f,out,out play:w/35"),
    task=Ask(
        question=Words("What will White score?", "白方將得多少算？", "白方将得多少算？"),
        options=(
            Option(
                Words("2: one for each black piece", "2：黑棋一枚一算", "2：黑棋一枚一算"),
                Words("Pieces are not counted but weighed.", "不計枚數，計其值。", "不计枚数，计其值。"),
            ),
            Option(
                Words("14: 6 for 善 and 8 for 德", "14：善六、德八", "14：善六、德八"),
                Words(
                    "The side that has left takes the worth of the enemy pieces that remain.",
                    "出盡者得敵方殘棋之值。",
                    "出尽者得敌方残棋之值。",
                ),
                right=True,
            ),
            Option(
                Words("40: all its own pieces are home", "40：己方五棋俱歸", "40：己方五棋俱归"),
                Words(
                    "One's own pieces count for nothing when they have left; the enemy's that stay behind do.",
                    "己棋出局不計；計的是敵方留下的棋。",
                    "己棋出局不计；计的是敌方留下的棋。",
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
        "一分為一算，十算立一爵，**先立三爵者勝**，即三十算，不拘幾局。負者下一局先行。\n\n請讓最後一枚出局，看一局如何終了。",
        "一分为一算，十算立一爵，**先立三爵者胜**，即三十算，不拘几局。负者下一局先行。\n\n请让最后一枚出局，看一局如何终了。",
    ),
    scene=scene("1 0:0 p38x,out,out,out,out p1f,out,p3f,out,out play:w/35"),
    task=Play(
        right=("善p38+3",),
        says=Words(
            "14 算, and with the tenth a cup. If Black still had had all five pieces, it would have thrown on alone until"
            " one had left: the void throws, 虛投.",
            "得十四算，滿十而立一爵。倘若黑方五棋俱在，便要獨自接連投擲，直到有棋出局，叫做「虛投」。",
            "得十四算，满十而立一爵。倘若黑方五棋俱在，便要独自接连投掷，直到有棋出局，叫做“虚投”。",
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
        "以上是 `ruqi/modern`，據今人述要補足殘缺的古文。`ruqi/classical` 只依古文與小注，以**讓**為尚，不同之處有五：\n\n"
        "- **留下的一方**得算，算自己還在局上的棋。\n"
        "- 不入道，都繞周道而行。\n"
        "- 一格一棋。要止的格上有棋，就進到下一個空格。\n"
        "- 對方起處不得停。\n"
        "- 先行梟：梟能用盡所擲，就必須行梟。\n\n"
        "下面是同樣的最後一著，改用古制：白善以三出局。",
        "以上是 `ruqi/modern`，据今人述要补足残缺的古文。`ruqi/classical` 只依古文与小注，以**让**为尚，不同之处有五：\n\n"
        "- **留下的一方**得算，算自己还在局上的棋。\n"
        "- 不入道，都绕周道而行。\n"
        "- 一格一棋。要止的格上有棋，就进到下一个空格。\n"
        "- 对方起处不得停。\n"
        "- 先行枭：枭能用尽所掷，就必须行枭。\n\n"
        "下面是同样的最后一着，改用古制：白善以三出局。",
    ),
    scene=scene("1 0:0 p38x,out,out,out,out p1f,out,p3f,out,out play:w/35", ruleset="classical"),
    task=Watch(("善p38+3",)),
    after=Words(
        "Black takes 14, for its own 善 and 德 that stayed behind. The sources disagree about who wins, so a table may choose.",
        "黑方以留下的善、德得十四算。究竟誰勝，典籍所言不一，所以開桌時可以選擇。",
        "黑方以留下的善、德得十四算。究竟谁胜，典籍所言不一，所以开桌时可以选择。",
    ),
    clauses=(art.YIELDING, art.LEAP, art.CLEAN_CELLS, art.XIAO_FIRST, art.RECKONING),
)

STEPS = (LANE, TOGETHER, BLOCKED, LEAVE, RECKON, CUPS, OLD)
