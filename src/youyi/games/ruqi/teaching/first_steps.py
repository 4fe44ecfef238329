"""The lesson of 儒棋, first half: the board, the dice, lying and standing."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.kernel.lessons import Ask, Option, Play, Reply, Scene, Step, Watch
from youyi.kernel.names import Words

ONE_ROUND = (("rounds", 1),)


def scene(position: str, *moves: str, ruleset: str | None = None) -> Scene:
    """A position of a single round, seen by White."""
    return Scene(position=position, moves=moves, ruleset=ruleset, terms=ONE_ROUND)


BOARD = Step(
    key="board",
    title=Words("The board, and what you are after", "棋局與所求", "棋局与所求"),
    text=Words(
        "You are White, below. Your five pieces wait on `p0`, the crossing before you. They walk once round the border,"
        " **counter-clockwise**: to the right, up, along the top, down the left side, and home to where they set out."
        " There they leave the board.\n\n"
        "Black does the same from the top. Nothing is ever captured. The side whose five pieces have **all left first**"
        " wins the round and is paid for every enemy piece that is still on the board.\n\n"
        "Four cells have names, for there the two lanes through the middle meet the border: 淨 Pure, below and above, and"
        " 中 Middle, right and left. They are the **crossings**.",
        "你是白方，在下。五枚棋在己方的淨 `p0` 待發，沿四周**逆時針**走一圈：向右，上行，橫過頂邊，由左邊下來，回到起處而出局。\n\n"
        "黑方由上方起行，走法相同。棋從不提吃。五棋**先出盡**的一方贏得這一局，敵方還在局上的棋，各按其值得算。\n\n"
        "縱橫兩道與四周相交處有四格，各有其名：上下為「淨」，左右為「中」，合稱**交會格**。",
        "你是白方，在下。五枚棋在己方的净 `p0` 待发，沿四周**逆时针**走一圈：向右，上行，横过顶边，由左边下来，回到起处而出局。\n\n"
        "黑方由上方起行，走法相同。棋从不提吃。五棋**先出尽**的一方赢得这一局，敌方还在局上的棋，各按其值得算。\n\n"
        "纵横两道与四周相交处有四格，各有其名：上下为“净”，左右为“中”，合称**交会格**。",
    ),
    scene=scene("1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f throw:w"),
    clauses=(art.BOARD, art.COUNTER_CLOCKWISE, art.NO_CAPTURE, art.CROSSINGS),
)

DICE = Step(
    key="dice",
    title=Words("Throw two dice", "擲二骰", "掷二骰"),
    text=Words(
        "Two dice are thrown at every turn. Five of their faces are numbers with the names of virtues: 智 1, 禮 2, 仁 3,"
        " 義 4, 信 5. The sixth, 謙 Humility, has no number; you will meet it soon.",
        "每輪擲二骰。骰有五面是數，以德為名：智一、禮二、仁三、義四、信五。第六面是謙，沒有數，稍後再講。",
        "每轮掷二骰。骰有五面是数，以德为名：智一、礼二、仁三、义四、信五。第六面是谦，没有数，稍后再讲。",
    ),
    scene=scene("1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f throw:w"),
    task=Watch(("25",), throw=True),
    after=Words(
        "禮 2 and 信 5. Each number moves one piece forward: two pieces, or one piece twice, in either order. You must use"
        " both numbers if you can.",
        "禮二、信五。每個數行一枚棋：可行兩枚，也可一枚連行兩次，先後隨意。兩數都能用，就必須都用。",
        "礼二、信五。每个数行一枚棋：可行两枚，也可一枚连行两次，先后随意。两数都能用，就必须都用。",
    ),
    clauses=(art.DICE, art.ALL_DICE),
)

WALK = Step(
    key="walk",
    title=Words("Walk", "行棋", "行棋"),
    text=Words(
        "Choose a piece on the board, then a cell marked in red; then again for the other number. The list beside the"
        " board does the same: choose a row. Nothing counts until you **confirm**.\n\n"
        "Take 善 by **both** numbers, 2 and 5, to `p7`.",
        "先點棋盤上的棋，再點標紅的格；另一個數也這樣走。旁邊的清單也一樣可用：選一行即可。**確認**之前都不算數。\n\n"
        "請讓「善」把二與五**都走了**，到 `p7`。",
        "先点棋盘上的棋，再点标红的格；另一个数也这样走。旁边的清单也一样可用：选一行即可。**确认**之前都不算数。\n\n"
        "请让“善”把二与五**都走了**，到 `p7`。",
    ),
    scene=scene("1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f play:w/25"),
    task=Play(
        right=("善p0+2 善p2+5",),
        says=Words(
            "善 went 2, then 5. It lies 伏, as all pieces do when they set out.",
            "善行二，再行五。諸棋起初都是臥著的，叫做「伏」。",
            "善行二，再行五。诸棋起初都是卧着的，叫做“伏”。",
        ),
        because=art.FU_UNEQUAL,
        otherwise=Words(
            "That is a turn the rules allow: two different numbers may go to any lying pieces. But here 善 alone was to"
            " use both and end on p7.",
            "規則許可：兩數相異，隨意哪枚伏棋都可行。不過這裡要的是善一枚把兩數都走了，止於 p7。",
            "规则许可：两数相异，随意哪枚伏棋都可行。不过这里要的是善一枚把两数都走了，止于 p7。",
        ),
    ),
    clauses=(art.FU_UNEQUAL,),
)

STAND = Step(
    key="stand",
    title=Words("Stand up: the Owl", "立而為梟", "立而为枭"),
    text=Words(
        "A piece whose turn **passes** a crossing and ends beyond it stands up. A standing piece is an Owl, 梟.\n\n"
        "White has thrown 2 and 3. The next crossing is 中, at `p10` on the right. Make a piece stand up.",
        "一輪之中**越過**交會格、止於其外的棋要立起。立著的棋叫做「梟」。\n\n"
        "白方擲得二與三。前面的交會格是右邊的中，`p10`。請讓一枚棋立起來。",
        "一轮之中**越过**交会格、止于其外的棋要立起。立着的棋叫做“枭”。\n\n"
        "白方掷得二与三。前面的交会格是右边的中，`p10`。请让一枚棋立起来。",
    ),
    scene=scene("1 0:0 p7f,p4f,out,out,out p1f,out,out,out,out play:w/23"),
    task=Play(
        right=("善p7+2 善p9+3", "善p7+3 善p10+2Z"),
        says=Words(
            "善 passed 中 and stands: an Owl.",
            "善越過中，立而為梟。",
            "善越过中，立而为枭。",
        ),
        because=art.STAND,
        replies=(
            Reply(
                ("敬p4+2 善p7+3",),
                Words(
                    "善 ends on the crossing itself. It meets it, but has not passed it, so it goes on lying.",
                    "善恰止於交會格，是「會」而非「越」，所以仍伏。",
                    "善恰止于交会格，是“会”而非“越”，所以仍伏。",
                ),
                art.STAND,
            ),
        ),
        otherwise=Words(
            "No piece gets past p10 that way, so none stands up. One piece needs both numbers.",
            "這樣沒有棋越過 p10，也就沒有棋立起。須由一枚棋把兩數都走了。",
            "这样没有棋越过 p10，也就没有棋立起。须由一枚棋把两数都走了。",
        ),
    ),
    clauses=(art.STAND,),
)

FOLD = Step(
    key="fold",
    title=Words("Lie down again", "折而復伏", "折而复伏"),
    text=Words(
        "A piece whose turn **ends on** a crossing lies, whatever it was before.\n\n"
        "善 is an Owl on `p14`; 敬 lies on `p5`. White has thrown 2 and 4. Move so that the Owl lies down.\n\n"
        "In one turn you move lying pieces **or** Owls, never both.",
        "一輪之末**恰止**於交會格的棋則為伏，不論原先如何。\n\n"
        "善在 `p14`，是梟；敬在 `p5`，是伏。白方擲得二與四。請讓梟伏下。\n\n"
        "一輪之中，或行伏棋，**或**行梟棋，不得兼行。",
        "一轮之末**恰止**于交会格的棋则为伏，不论原先如何。\n\n"
        "善在 `p14`，是枭；敬在 `p5`，是伏。白方掷得二与四。请让枭伏下。\n\n"
        "一轮之中，或行伏棋，**或**行枭棋，不得兼行。",
    ),
    scene=scene("1 0:0 p14x,p5f,out,out,out p1f,out,out,out,out play:w/24"),
    task=Play(
        right=("善p14+2 善p16+4",),
        says=Words(
            "2 and 4 are 6: 善 met 淨 at p20, and lies.",
            "二加四是六：善會於淨 p20，折而為伏。",
            "二加四是六：善会于净 p20，折而为伏。",
        ),
        because=art.FOLD,
        replies=(
            Reply(
                ("敬p5+2 敬p7+4",),
                Words(
                    "That does the opposite: 敬 passes p10 and stands up, and the Owl stays an Owl. To lie down, 善 must"
                    " end exactly on a crossing.",
                    "恰好相反：敬越過 p10 而立，原來的梟仍是梟。要伏下，善須恰止於交會格。",
                    "恰好相反：敬越过 p10 而立，原来的枭仍是枭。要伏下，善须恰止于交会格。",
                ),
                art.FOLD,
            ),
        ),
    ),
    clauses=(art.FOLD, art.ONE_KIND),
)

DOUBLE = Step(
    key="double",
    title=Words("A double", "兩數相同", "两数相同"),
    text=Words(
        "Two equal numbers are where Owls are quick: an Owl uses **both**, lying pieces only **one** of them.\n\n"
        "White has thrown 4 and 4. Get as far as you can.",
        "兩數相同，最見梟的快處：梟**兩數皆行**，伏只行**其一**。\n\n白方擲得兩個四。請走得越遠越好。",
        "两数相同，最见枭的快处：枭**两数皆行**，伏只行**其一**。\n\n白方掷得两个四。请走得越远越好。",
    ),
    scene=scene("1 0:0 p22x,p3f,out,out,out p1f,out,out,out,out play:w/44"),
    task=Play(
        right=("善p22+4 善p26+4",),
        says=Words(
            "Eight steps, to 中 at p30, where it lies again.",
            "共八步，止於左邊的中 p30，又伏下了。",
            "共八步，止于左边的中 p30，又伏下了。",
        ),
        because=art.XIAO_DOUBLE,
        replies=(
            Reply(
                ("敬p3+4",),
                Words(
                    "敬 lies, so it gets one of the two fours and the other is lost. The Owl 善 would have gone eight.",
                    "敬是伏棋，兩個四只能用一個，另一個作廢。換作梟善，可行八步。",
                    "敬是伏棋，两个四只能用一个，另一个作废。换作枭善，可行八步。",
                ),
                art.FU_DOUBLE,
            ),
        ),
    ),
    clauses=(art.XIAO_DOUBLE, art.FU_DOUBLE),
)

ONE_QIAN = Step(
    key="humility",
    title=Words("One Humility", "一謙", "一谦"),
    text=Words(
        "謙 has no number. White has thrown 謙 and 仁 3. 善 lies on `p12`, 敬 is an Owl on `p25`, 德 waits on `p0`.",
        "謙沒有數。白方擲得謙與仁三。善在 `p12` 為伏，敬在 `p25` 為梟，德在 `p0` 待發。",
        "谦没有数。白方掷得谦与仁三。善在 `p12` 为伏，敬在 `p25` 为枭，德在 `p0` 待发。",
    ),
    scene=scene("1 0:0 p12f,p25x,p0f,out,out p1f,out,out,out,out play:w/03"),
    task=Ask(
        question=Words("What may White do?", "白方可以怎樣？", "白方可以怎样？"),
        options=(
            Option(
                Words("Move 善 three cells", "善行三格", "善行三格"),
                Words(
                    "With one 謙, lying pieces stay where they are.",
                    "得一謙，伏棋都停而不行。",
                    "得一谦，伏棋都停而不行。",
                ),
            ),
            Option(
                Words("Move the Owl 敬 one cell", "梟敬行一格", "枭敬行一格"),
                Words(
                    "With one 謙 a single Owl goes 1, whatever the other die shows.",
                    "得一謙，一梟行一格，不論另一骰是什麼。",
                    "得一谦，一枭行一格，不论另一骰是什么。",
                ),
                right=True,
            ),
            Option(
                Words("Move the Owl 敬 three cells", "梟敬行三格", "枭敬行三格"),
                Words(
                    "The 3 is lost beside a 謙: an Owl goes just 1.",
                    "有謙在旁，三就不作數：梟只行一格。",
                    "有谦在旁，三就不作数：枭只行一格。",
                ),
            ),
        ),
        because=art.XIAO_ONE_QIAN,
    ),
    clauses=(art.FU_ONE_QIAN, art.XIAO_ONE_QIAN),
)

TWO_QIAN = Step(
    key="retreat",
    title=Words("Two Humilities", "兩謙", "两谦"),
    text=Words(
        "The same pieces, and White throws 謙 謙. Now humility is asked for.",
        "同樣的局面，白方擲得兩謙。這時要的是退讓。",
        "同样的局面，白方掷得两谦。这时要的是退让。",
    ),
    scene=scene("1 0:0 p12f,p25x,p0f,out,out p1f,out,out,out,out play:w/00"),
    task=Ask(
        question=Words("What must White do?", "白方必須怎樣？", "白方必须怎样？"),
        options=(
            Option(
                Words("Pass: nobody moves", "過：都不行", "过：都不行"),
                Words(
                    "If any lying piece can go back, one must.",
                    "有伏棋可退，就必須退。",
                    "有伏棋可退，就必须退。",
                ),
            ),
            Option(
                Words("Move the Owl 敬 one cell", "梟敬行一格", "枭敬行一格"),
                Words("On two 謙 the Owls stand still.", "得兩謙，梟停而不行。", "得两谦，枭停而不行。"),
            ),
            Option(
                Words("Take 善 back one cell", "善退一格", "善退一格"),
                Words(
                    "One lying piece goes back 1. 德 cannot: it has not set out.",
                    "一枚伏棋退一格。德尚未起行，無處可退。",
                    "一枚伏棋退一格。德尚未起行，无处可退。",
                ),
                right=True,
            ),
        ),
        because=art.RETREAT,
    ),
    clauses=(art.RETREAT, art.XIAO_TWO_QIAN),
)

STEPS = (BOARD, DICE, WALK, STAND, FOLD, DOUBLE, ONE_QIAN, TWO_QIAN)
