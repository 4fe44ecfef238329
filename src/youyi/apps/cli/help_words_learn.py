"""What `--help` says of learning and solving, and of where things are by default, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

LEARNING: tuple[Words, ...] = (
    Words(
        "Say what was skill in a game, and what was luck.",
        "辨一局之巧拙與運氣。",
        "分辨一局里哪些是本领，哪些是运气。",
    ),
    Words(
        "Review the games of FILE: what every choice cost, what chance brought, and the results without luck.",
        "覆 FILE 諸局：各著之失，機運所致，與去其運氣後之所得。",
        "复盘 FILE 中的各局：每着之失，运气所致，以及去掉运气后的所得。",
    ),
    Words("Write the game with remarks at what mattered.", "書其局，於要處附評。", "写出这一局，在要紧处附评语。"),
    Words("Ask before a move that costs much.", "行大失之著前先問。", "走损失大的一着之前先问。"),
    Words("Solve puzzles, or find new ones.", "解題，或覓新題。", "解题，或找新题。"),
    Words("Solve puzzles of a game, or find new ones.", "解一戲之題，或覓新題。", "解一个游戏的题，或找新题。"),
    Words("Solve the puzzles of GAME, one after the other.", "依次解 GAME 諸題。", "依次解 GAME 的各题。"),
    Words("all", "皆有", "全部"),
    Words("1 easy, 2 middling, 3 hard.", "1 易，2 中，3 難。", "1 易，2 中，3 难。"),
    Words("The puzzle to begin with.", "自第幾題始。", "从第几题开始。"),
    Words(
        "Find puzzles of GAME in games that players play.",
        "於棋手所弈 GAME 諸局中覓題。",
        "在棋手所下的 GAME 各局中找题。",
    ),
    Words("Play every answer out so many times.", "各答推演如許次。", "每个答案推演这么多次。"),
    Words("Look no earlier in a game.", "此著以前不覓。", "这一着以前不找。"),
    Words(
        "Write a line for each puzzle; without it to the screen.",
        "每題書一行；不舉則書於屏。",
        "每题写一行；不写则显示在屏幕上。",
    ),
    Words("Play every choice out so many times.", "每著推演如許次。", "每着推演这么多次。"),
    Words("as many as the game needs", "隨戲所需", "视游戏所需"),
    Words("The same seed gives the same figures.", "種子同則諸數同。", "种子相同则各数相同。"),
    Words("Write a page in one file.", "書為單檔之頁。", "写成单文件的网页。"),
    Words(
        "Train the network of GAME on a table, tell its learning curve, and write its weights.",
        "於一桌訓練 GAME 之網路，述其學習曲線，書其權重。",
        "在一桌上训练 GAME 的网络，报告学习曲线，写出权重。",
    ),
    Words(
        "Let a network learn a game by playing against itself.",
        "令網路自弈而學一戲。",
        "让网络通过自我对弈学习一个游戏。",
    ),
    Words("In each, by each process.", "每課每行程之局數。", "每课中每个进程的局数。"),
    Words(
        "How far a weight goes at first, in parts of the error.",
        "權重初時之步，以誤差之分計。",
        "权重最初的步长，以误差的份额计。",
    ),
    Words("Where to write them.", "書於何處。", "写到何处。"),
    Words("Work endings with few pieces out exactly.", "精算少子之殘局。", "精确计算少子的残局。"),
    Words(
        "Solve an ending of GAME by value iteration; White is to throw, all pieces at their starts.",
        "以值迭代解 GAME 之殘局；白方待擲，諸子皆在起處。",
        "用值迭代解 GAME 的残局；白方待掷，各子都在起点。",
    ),
    Words("A piece of one side.", "一方之一子。", "一方的一子。"),
    Words("A piece of the other.", "另一方之一子。", "另一方的一子。"),
    Words(
        "One side alone: the least expected number of turns to clear the board.",
        "獨行：盡出諸子所需投數之最小期望。",
        "独行：走出全部棋子所需掷数的最小期望。",
    ),
    Words("λ of TD(λ), from 0 to 1.", "TD(λ) 之 λ，自 0 至 1。", "TD(λ) 的 λ，从 0 到 1。"),
    Words(
        "In a hundred rounds of 儒棋, begin so many anywhere.",
        "儒棋每百局，如許局自任意局面始。",
        "儒棋每百局中，这么多局从任意局面开始。",
    ),
    Words(
        "What to play for; the first place in 打馬 only.",
        "所求者何；求先到惟打馬可。",
        "以什么为目标；只有打马可以求先到。",
    ),
    Words(
        "In a hundred games of 打馬 or 馬吊, seat one learner among players by rule of thumb in so many.",
        "打馬、馬吊每百局，如許局以一學者與不學之棋手同桌。",
        "打马、马吊每百局中，这么多局让一个学习者与不学习的棋手同桌。",
    ),
    Words("the path alone", "只有路徑", "只有路径"),
    Words("as shipped", "如所附", "如所附"),
    Words("How many lessons.", "幾課。", "几课。"),
    Words("Write the table.", "書其表。", "写出表格。"),
    Words(
        "The same seed and processes give the same weights.",
        "種子與行程數同，則權重同。",
        "种子与进程数相同，则权重相同。",
    ),
    Words("Their weights are averaged after each lesson.", "每課後取其權重之平均。", "每课之后取其权重的平均。"),
)
