"""The lesson of 儒棋, first half: the board, the dice, lying and standing."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.kernel.face.lessons import Ask, Option, Play, Reply, Scene, Step, Watch
from youyi.kernel.names import Words

ONE_ROUND = (("rounds", 1),)


def scene(position: str, *moves: str, ruleset: str | None = None) -> Scene:
    """A position of a single round, seen by White."""
    return Scene(position=position, moves=moves, ruleset=ruleset, terms=ONE_ROUND)


BOARD = Step(
    key="board",
    title=Words("The board, and what you are after", "棋盤與目標", "棋盘与目标"),
    text=Words(
        "You are White, below. Your five pieces wait on `p0`, the crossing before you. They walk once round the border,"
        " **counter-clockwise**: to the right, up, along the top, down the left side, and home to where they set out."
        " There they leave the board.\n\n"
        "Black does the same from the top. Nothing is ever captured. The side whose five pieces have **all left first**"
        " wins the round and is paid for every enemy piece that is still on the board.\n\n"
        "Four cells have names, for there the two lanes through the middle meet the border: 淨 Pure, below and above, and"
        " 中 Middle, right and left. They are the **crossings**.",
        "你是白方，在下。五枚棋在己方的淨 `p0` 待發，沿四周**逆時針**走一圈：先向右，再向上，橫過頂邊，從左邊下來，回到出發處，就離開棋盤。\n\n"
        "黑方從上方出發，走法相同。這種棋沒有吃子。五枚棋**先全部離開**的一方贏這一局；對方還留在盤上的棋值多少，就得多少「算」（分）。\n\n"
        "縱橫兩道與四周相交處有四格，各有名字：上下兩格叫「淨」，左右兩格叫「中」，合稱**交會格**。",
        "你是白方，在下。五枚棋在己方的净 `p0` 待发，沿四周**逆时针**走一圈：先向右，再向上，横过顶边，从左边下来，回到出发处，就离开棋盘。\n\n"
        "黑方从上方出发，走法相同。这种棋没有吃子。五枚棋**先全部离开**的一方赢这一局；对方还留在盘上的棋值多少，就得多少“算”（分）。\n\n"
        "纵横两道与四周相交处有四格，各有名字：上下两格叫“净”，左右两格叫“中”，合称**交会格**。",
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
        "每輪擲兩顆骰子。五面是數，用德行作名字：智一、禮二、仁三、義四、信五。第六面是謙，沒有數，稍後再講。",
        "每轮掷两颗骰子。五面是数，用德行作名字：智一、礼二、仁三、义四、信五。第六面是谦，没有数，稍后再讲。",
    ),
    scene=scene("1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f throw:w"),
    task=Watch(("25",), throw=True),
    after=Words(
        "禮 2 and 信 5. Each number moves one piece forward: two pieces, or one piece twice, in either order. You must use"
        " both numbers if you can.",
        "禮二、信五。每個數走一枚棋：可以走兩枚，也可以一枚連走兩次，先後隨意。兩個數都能用，就必須都用。",
        "礼二、信五。每个数走一枚棋：可以走两枚，也可以一枚连走两次，先后随意。两个数都能用，就必须都用。",
    ),
    clauses=(art.DICE, art.ALL_DICE),
)

WALK = Step(
    key="walk",
    title=Words("Walk", "行棋", "行棋"),
    text=Words(
        "Choose a piece on the board, then a cell marked in red; then again for the other number. The list of"
        " moves does the same: choose a row. Nothing counts until you **confirm**.\n\n"
        "Take 善 by **both** numbers, 2 and 5, to `p7`.",
        "先點棋盤上的棋，再點標紅的格；另一個數也這樣走。著法的清單也一樣可用：選一行即可。**確認**之前都不算數。\n\n"
        "請讓「善」把二與五**都走了**，到 `p7`。",
        "先点棋盘上的棋，再点标红的格；另一个数也这样走。着法的清单也一样可用：选一行即可。**确认**之前都不算数。\n\n"
        "请让“善”把二与五**都走了**，到 `p7`。",
    ),
    scene=scene("1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f play:w/25"),
    task=Play(
        right=("善p0+2 善p2+5",),
        says=Words(
            "善 went 2, then 5. It lies 伏, as all pieces do when they set out.",
            "善走了二，再走五。棋起初都是躺著的，叫做「伏」。",
            "善走了二，再走五。棋起初都是躺着的，叫做“伏”。",
        ),
        because=art.FU_UNEQUAL,
        otherwise=Words(
            "That is a turn the rules allow: two different numbers may go to any lying pieces. But here 善 alone was to"
            " use both and end on p7.",
            "規則許可：兩個數不同，哪枚伏棋都可以走。不過這裡要善一枚把兩個數都走了，停在 p7。",
            "规则许可：两个数不同，哪枚伏棋都可以走。不过这里要善一枚把两个数都走了，停在 p7。",
        ),
    ),
    clauses=(art.FU_UNEQUAL,),
)

STAND = Step(
    key="stand",
    title=Words("Stand up: the Owl", "立起來：梟", "立起来：枭"),
    text=Words(
        "A piece whose turn **passes** a crossing and ends beyond it stands up. A standing piece is an Owl, 梟.\n\n"
        "White has thrown 2 and 3. The next crossing is 中, at `p10` on the right. Make a piece stand up.",
        "一枚棋在一輪之中**走過**交會格、停在別的格，就要立起來。立著的棋叫做「梟」。\n\n"
        "白方擲得二與三。前面的交會格是右邊的中，`p10`。請讓一枚棋立起來。",
        "一枚棋在一轮之中**走过**交会格、停在别的格，就要立起来。立着的棋叫做“枭”。\n\n"
        "白方掷得二与三。前面的交会格是右边的中，`p10`。请让一枚棋立起来。",
    ),
    scene=scene("1 0:0 p7f,p4f,out,out,out p1f,out,out,out,out play:w/23"),
    task=Play(
        right=("善p7+2 善p9+3", "善p7+3 善p10+2Z"),
        says=Words(
            "善 passed 中 and stands: an Owl.",
            "善走過了中，立起來，成了梟。",
            "善走过了中，立起来，成了枭。",
        ),
        because=art.STAND,
        replies=(
            Reply(
                ("敬p4+2 善p7+3",),
                Words(
                    "善 ends on the crossing itself. It meets it, but has not passed it, so it goes on lying.",
                    "善正好停在交會格上，沒有走過去，所以仍然伏著。",
                    "善正好停在交会格上，没有走过去，所以仍然伏着。",
                ),
                art.STAND,
            ),
        ),
        otherwise=Words(
            "No piece gets past p10 that way, so none stands up. One piece needs both numbers.",
            "這樣沒有棋走過 p10，也就沒有棋立起來。要由一枚棋把兩個數都走了。",
            "这样没有棋走过 p10，也就没有棋立起来。要由一枚棋把两个数都走了。",
        ),
    ),
    clauses=(art.STAND,),
)

FOLD = Step(
    key="fold",
    title=Words("Lie down again", "又伏下", "又伏下"),
    text=Words(
        "A piece whose turn **ends on** a crossing lies, whatever it was before.\n\n"
        "善 is an Owl on `p14`; 敬 lies on `p5`. White has thrown 2 and 4. Move so that the Owl lies down.\n\n"
        "In one turn you move lying pieces **or** Owls, never both.",
        "一輪走完**正好停**在交會格上的棋就要伏下，不論原先是立是伏。\n\n"
        "善在 `p14`，立著，是梟；敬在 `p5`，伏著。白方擲得二與四。請讓梟伏下。\n\n"
        "一輪之中，只能走伏棋，**或者**只能走梟，不能兩種都走。",
        "一轮走完**正好停**在交会格上的棋就要伏下，不论原先是立是伏。\n\n"
        "善在 `p14`，立着，是枭；敬在 `p5`，伏着。白方掷得二与四。请让枭伏下。\n\n"
        "一轮之中，只能走伏棋，**或者**只能走枭，不能两种都走。",
    ),
    scene=scene("1 0:0 p14x,p5f,out,out,out p1f,out,out,out,out play:w/24"),
    task=Play(
        right=("善p14+2 善p16+4",),
        says=Words(
            "2 and 4 are 6: 善 met 淨 at p20, and lies.",
            "二加四是六：善停在淨 p20，伏下了。",
            "二加四是六：善停在净 p20，伏下了。",
        ),
        because=art.FOLD,
        replies=(
            Reply(
                ("敬p5+2 敬p7+4",),
                Words(
                    "That does the opposite: 敬 passes p10 and stands up, and the Owl stays an Owl. To lie down, 善 must"
                    " end exactly on a crossing.",
                    "恰好相反：敬走過 p10，立了起來，原來的梟仍是梟。要伏下，善得正好停在交會格上。",
                    "恰好相反：敬走过 p10，立了起来，原来的枭仍是枭。要伏下，善得正好停在交会格上。",
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
        "兩個數相同時，梟就快了：梟**兩個數都走**，伏棋只走**其中一個**。\n\n白方擲得兩個四。請走得越遠越好。",
        "两个数相同时，枭就快了：枭**两个数都走**，伏棋只走**其中一个**。\n\n白方掷得两个四。请走得越远越好。",
    ),
    scene=scene("1 0:0 p22x,p3f,out,out,out p1f,out,out,out,out play:w/44"),
    task=Play(
        right=("善p22+4 善p26+4",),
        says=Words(
            "Eight steps, to 中 at p30, where it lies again.",
            "一共八步，停在左邊的中 p30，又伏下了。",
            "一共八步，停在左边的中 p30，又伏下了。",
        ),
        because=art.XIAO_DOUBLE,
        replies=(
            Reply(
                ("敬p3+4",),
                Words(
                    "敬 lies, so it gets one of the two fours and the other is lost. The Owl 善 would have gone eight.",
                    "敬是伏棋，兩個四只能用一個，另一個作廢。換成善，因為是梟，就能走八步。",
                    "敬是伏棋，两个四只能用一个，另一个作废。换成善，因为是枭，就能走八步。",
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
        "謙沒有數。白方擲得謙與仁三。善在 `p12`，伏著；敬在 `p25`，是梟；德還在 `p0` 沒有出發。",
        "谦没有数。白方掷得谦与仁三。善在 `p12`，伏着；敬在 `p25`，是枭；德还在 `p0` 没有出发。",
    ),
    scene=scene("1 0:0 p12f,p25x,p0f,out,out p1f,out,out,out,out play:w/03"),
    task=Ask(
        question=Words("What may White do?", "白方可以怎樣？", "白方可以怎样？"),
        options=(
            Option(
                Words("Move 善 three cells", "善走三格", "善走三格"),
                Words(
                    "With one 謙, lying pieces stay where they are.",
                    "擲出一個謙，伏棋都不能走。",
                    "掷出一个谦，伏棋都不能走。",
                ),
            ),
            Option(
                Words("Move the Owl 敬 one cell", "敬（梟）走一格", "敬（枭）走一格"),
                Words(
                    "With one 謙 a single Owl goes 1, whatever the other die shows.",
                    "擲出一個謙，讓一枚梟走一格，不論另一顆骰子是什麼。",
                    "掷出一个谦，让一枚枭走一格，不论另一颗骰子是什么。",
                ),
                right=True,
            ),
            Option(
                Words("Move the Owl 敬 three cells", "敬（梟）走三格", "敬（枭）走三格"),
                Words(
                    "The 3 is lost beside a 謙: an Owl goes just 1.",
                    "旁邊有謙，三就不算數：梟只走一格。",
                    "旁边有谦，三就不算数：枭只走一格。",
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
                Words("Pass: nobody moves", "不走", "不走"),
                Words(
                    "If any lying piece can go back, one must.",
                    "有伏棋能退，就必須退。",
                    "有伏棋能退，就必须退。",
                ),
            ),
            Option(
                Words("Move the Owl 敬 one cell", "敬（梟）走一格", "敬（枭）走一格"),
                Words("On two 謙 the Owls stand still.", "擲出兩個謙，梟不能走。", "掷出两个谦，枭不能走。"),
            ),
            Option(
                Words("Take 善 back one cell", "善退一格", "善退一格"),
                Words(
                    "One lying piece goes back 1. 德 cannot: it has not set out.",
                    "一枚伏棋退一格。德還沒有出發，無處可退。",
                    "一枚伏棋退一格。德还没有出发，无处可退。",
                ),
                right=True,
            ),
        ),
        because=art.RETREAT,
    ),
    clauses=(art.RETREAT, art.XIAO_TWO_QIAN),
)

STEPS = (BOARD, DICE, WALK, STAND, FOLD, DOUBLE, ONE_QIAN, TWO_QIAN)
