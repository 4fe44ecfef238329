"""What `--help` says of learning and solving, and of where things are by default, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

LEARNING: tuple[Words, ...] = (
    Words(
        "Say what was skill in a game, and what was luck.",
        "看一局裡哪些是本領，哪些是運氣。",
        "看一局里哪些是本领，哪些是运气。",
    ),
    Words(
        "Review the games of FILE: what every choice cost, what chance brought, and the results without luck.",
        "覆盤 FILE 裡的各局：每一著損失多少，運氣帶來多少，去掉運氣之後得多少。",
        "复盘 FILE 里的各局：每一着损失多少，运气带来多少，去掉运气之后得多少。",
    ),
    Words(
        "Write the game with remarks at what mattered.",
        "把這一局寫出來，在要緊的地方加上評語。",
        "把这一局写出来，在要紧的地方加上评语。",
    ),
    Words("Ask before a move that costs much.", "走損失大的一著之前先問。", "走损失大的一着之前先问。"),
    Words("Solve puzzles, or find new ones.", "解題，或找新題。", "解题，或找新题。"),
    Words("Solve puzzles of a game, or find new ones.", "解一種遊戲的題，或找新題。", "解一种游戏的题，或找新题。"),
    Words("Solve the puzzles of GAME, one after the other.", "依次解 GAME 的題。", "依次解 GAME 的题。"),
    Words("all", "全部", "全部"),
    Words("1 easy, 2 middling, 3 hard.", "1 易，2 中，3 難。", "1 易，2 中，3 难。"),
    Words("The puzzle to begin with.", "從第幾題開始。", "从第几题开始。"),
    Words(
        "Find puzzles of GAME in games that players play.",
        "在棋手下的 GAME 各局裡找題。",
        "在棋手下的 GAME 各局里找题。",
    ),
    Words("Play every answer out so many times.", "每個答案推演這麼多次。", "每个答案推演这么多次。"),
    Words("Look no earlier in a game.", "這一著以前不找。", "这一着以前不找。"),
    Words(
        "Write a line for each puzzle; without it to the screen.",
        "每題寫一行；不寫檔名就顯示在螢幕上。",
        "每题写一行；不写文件名就显示在屏幕上。",
    ),
    Words("Play every choice out so many times.", "每一著推演這麼多次。", "每一着推演这么多次。"),
    Words("as many as the game needs", "看遊戲需要", "看游戏需要"),
    Words(
        "What to review for: score, or the first place.",
        "為何而覆：score 是得數，first 是居首。",
        "为何而复：score 是得数，first 是居首。",
    ),
    Words("what counts at the game's table", "那一桌所計的", "那一桌所计的"),
    Words("The same seed gives the same figures.", "種子相同，各數就相同。", "种子相同，各数就相同。"),
    Words("Write a page in one file.", "寫成單一檔案的網頁。", "写成单一文件的网页。"),
    Words(
        "Train the network of GAME on a table, tell its learning curve, and write its weights.",
        "在一桌上訓練 GAME 的網路，報告學習曲線，寫出權重。",
        "在一桌上训练 GAME 的网络，报告学习曲线，写出权重。",
    ),
    Words(
        "Let a network learn a game by playing against itself.",
        "讓網路靠與自己對局學一種遊戲。",
        "让网络靠与自己对局学一种游戏。",
    ),
    Words("In each, by each process.", "每一課每個行程下幾局。", "每一课每个进程下几局。"),
    Words(
        "How far a weight goes at first, in parts of the error.",
        "權重起初每步改多少，以誤差的比例計。",
        "权重起初每步改多少，以误差的比例计。",
    ),
    Words("Where to write them.", "寫到哪裡。", "写到哪里。"),
    Words("Work endings with few pieces out exactly.", "準確解出子少的殘局。", "准确解出子少的残局。"),
    Words(
        "Solve an ending of GAME by value iteration; White is to throw, all pieces at their starts.",
        "用值迭代解 GAME 的殘局：輪到白方擲，各子都在起點。",
        "用值迭代解 GAME 的残局：轮到白方掷，各子都在起点。",
    ),
    Words("A piece of one side.", "一方之一子。", "一方的一子。"),
    Words("A piece of the other.", "另一方之一子。", "另一方的一子。"),
    Words(
        "One side alone: the least expected number of turns to clear the board.",
        "獨自走：把棋子全走出去，平均最少要擲幾次。",
        "独自走：把棋子全走出去，平均最少要掷几次。",
    ),
    Words("λ of TD(λ), from 0 to 1.", "TD(λ) 的 λ，從 0 到 1。", "TD(λ) 的 λ，从 0 到 1。"),
    Words(
        "In a hundred rounds of 儒棋, begin so many anywhere.",
        "儒棋每一百局裡，有這麼多局從任意局面開始。",
        "儒棋每一百局里，有这么多局从任意局面开始。",
    ),
    Words(
        "What to play for; the first place in 打馬 only.",
        "以什麼為目標；只有打馬可以求先到。",
        "以什么为目标；只有打马可以求先到。",
    ),
    Words(
        "In a hundred games of 打馬 or 馬吊, seat one learner among players by rule of thumb in so many.",
        "打馬、馬吊每一百局裡，有這麼多局讓一個學習者與不學習的棋手同桌。",
        "打马、马吊每一百局里，有这么多局让一个学习者与不学习的棋手同桌。",
    ),
    Words("the path alone", "只有路徑", "只有路径"),
    Words("as shipped", "與附帶的相同", "与附带的相同"),
    Words("How many lessons.", "幾課。", "几课。"),
    Words("Write the table.", "寫出解表。", "写出解表。"),
    Words(
        "The same seed and processes give the same weights.",
        "種子與行程數相同，權重就相同。",
        "种子与进程数相同，权重就相同。",
    ),
    Words("How often the curve is taken.", "曲線上量幾次。", "曲线上量几次。"),
    Words(
        "Take the weights that measured best in the curve, not the last ones.",
        "取曲線上量得最好的權重，不取最後的。",
        "取曲线上量得最好的权重，不取最后的。",
    ),
    Words("Their weights are averaged after each lesson.", "每課之後取權重的平均。", "每课之后取权重的平均。"),
)
