"""The words of a review, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

TITLE = Words("Review of a game of {game}", "{game}覆盤", "{game}复盘")
SUMMARY = Words("Who played how", "各家下得怎樣", "各家下得怎样")
SEAT = Words("seat", "座", "座")
PLAYER = Words("player", "棋手", "棋手")
RESULT = Words("result", "所得", "所得")
LUCK = Words("luck", "運氣", "运气")
ADJUSTED = Words("without luck", "去掉運氣", "去掉运气")
LOST = Words("lost by choices", "著法損失", "着法损失")
CHOICES = Words("choices", "抉擇", "抉择")
COURSE = Words("The course of the game", "局勢變化", "局势变化")
TURNS = Words("Turning points", "轉折", "转折")
NO_TURNS = Words("None.", "無。", "无。")
BY_LUCK = Words(
    "ply {ply}: {move} brought {seat} {swing} {unit}", "第 {ply} 著：{move}，{seat} {swing} {unit}", "第 {ply} 着：{move}，{seat} {swing} {unit}"
)  # fmt: skip
BY_CHOICE = Words(
    "ply {ply}, {seat}: {move} ({band}): {swing} {unit}",
    "第 {ply} 著，{seat}：{move}（{band}）：{swing} {unit}",
    "第 {ply} 着，{seat}：{move}（{band}）：{swing} {unit}",
)
ERRORS = Words("Choices that cost something", "有損失的著", "有损失的着")
NO_ERRORS = Words("No choice lost enough to be named.", "沒有損失大到要提的著。", "没有损失大到要提的着。")
TURNED = Words("Luck: {seat} {swing} {unit}.", "運氣：{seat} {swing} {unit}。", "运气：{seat} {swing} {unit}。")
REMARK = Words(
    "{less} {unit}, {band}. Better: {best}.", "{less} {unit}，{band}。更好的是：{best}。", "{less} {unit}，{band}。更好的是：{best}。"
)  # fmt: skip
REMARK_WHY = Words(
    "{less} {unit}, {band}. Better: {best} ({why}).",
    "{less} {unit}，{band}。更好的是：{best}（{why}）。",
    "{less} {unit}，{band}。更好的是：{best}（{why}）。",
)
PLY = Words("ply", "著", "着")
TAKEN = Words("taken", "實際", "实际")
BEST = Words("best", "最好", "最好")
LOSS = Words("loss", "損失", "损失")
LOSS_OPEN = Words("loss, cards open", "明牌損失", "明牌损失")
BAND = Words("band", "等第", "等第")
BRINGS = Words("what the best brings", "最好的一著帶來什麼", "最好的一着带来什么")
DRAWS = Words("Luck of every draw", "每次擲骰、發牌的運氣", "每次掷骰、发牌的运气")
DRAWN = Words("drawn", "擲出或發出", "掷出或发出")
BY = Words("by", "哪一家", "哪一家")
PACK = Words("the pack", "一副牌", "一副牌")
JUDGED = Words(
    "Positions are valued by what the network foretells; a draw's luck is what it is worth over the exact mean of all draws.",
    "局面值多少，由網路估計；一擲的運氣，是擲出之後所值，減去所有擲法的準確平均。",
    "局面值多少，由网络估计；一掷的运气，是掷出之后所值，减去所有掷法的准确平均。",
)
PLAYED_OUT = Words(
    "Choices are valued by {playouts} playouts each, by {guide} on every seat, to the end of the bout ({engine} engine, seed {seed}).",
    "每一著推演 {playouts} 次，到一局終了，各家都由{guide}代下（{engine} 引擎，種子 {seed}）。",
    "每一着推演 {playouts} 次，到一局终了，各家都由{guide}代下（{engine} 引擎，种子 {seed}）。",
)
SUPPOSED = Words(
    "Losses are by what the seat could know: in each playout the hidden cards lie anew. With all cards open they are told apart.",
    "損失按該座當時所知來算：每次推演，看不見的牌都重新發過；按明牌算的損失另列一欄。",
    "损失按该座当时所知来算：每次推演，看不见的牌都重新发过；按明牌算的损失另列一栏。",
)
BANDS = Words(
    "The bands are ours: {limits} {unit} or more, and surely more than the error of the samples.",
    "等第是我們定的：損失達 {limits} {unit}以上，而且確實超出抽樣誤差。",
    "等第是我们定的：损失达 {limits} {unit}以上，而且确实超出抽样误差。",
)
UNFINISHED = Words("The game is not over.", "未終局。", "未终局。")
MANY = Words("{games} games: mean result of each player", "{games} 局：各棋手平均所得", "{games} 局：各棋手平均所得")
GAMES = Words("games", "局數", "局数")
INTERVAL = Words("95 %", "95 %", "95 %")
REMOVED = Words("variance removed", "去掉的變異數", "去掉的方差")
PLIES = Words("plies", "著數", "着数")
"""What progress is counted in."""
