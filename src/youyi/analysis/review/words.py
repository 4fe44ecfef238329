"""The words of a review, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

TITLE = Words("Review of a game of {game}", "{game}覆盤", "{game}复盘")
SUMMARY = Words("Who played how", "各家所弈", "各家所弈")
SEAT = Words("seat", "座", "座")
PLAYER = Words("player", "棋手", "棋手")
RESULT = Words("result", "所得", "所得")
LUCK = Words("luck", "運氣", "运气")
ADJUSTED = Words("without luck", "去其運氣", "去其运气")
LOST = Words("lost by choices", "失於著法", "失于着法")
CHOICES = Words("choices", "抉擇", "抉择")
COURSE = Words("The course of the game", "局勢之變", "局势之变")
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
ERRORS = Words("Choices that cost something", "有失之著", "有失之着")
NO_ERRORS = Words("No choice lost enough to be named.", "無可指之失。", "无可指之失。")
TURNED = Words("Luck: {seat} {swing} {unit}.", "運氣：{seat} {swing} {unit}。", "运气：{seat} {swing} {unit}。")
REMARK = Words(
    "{less} {unit}, {band}. Better: {best}.", "{less} {unit}，{band}。較善者：{best}。", "{less} {unit}，{band}。较好的着法：{best}。"
)  # fmt: skip
REMARK_WHY = Words(
    "{less} {unit}, {band}. Better: {best} ({why}).",
    "{less} {unit}，{band}。較善者：{best}（{why}）。",
    "{less} {unit}，{band}。较好的着法：{best}（{why}）。",
)
PLY = Words("ply", "著", "着")
TAKEN = Words("taken", "所行", "所行")
BEST = Words("best", "最善", "最善")
LOSS = Words("loss", "所失", "所失")
LOSS_OPEN = Words("loss, cards open", "明牌所失", "明牌所失")
BAND = Words("band", "等第", "等第")
BRINGS = Words("what the best brings", "最善者所致", "最善者所致")
DRAWS = Words("Luck of every draw", "每次運氣", "每次运气")
DRAWN = Words("drawn", "所出", "所出")
BY = Words("by", "何家", "何家")
PACK = Words("the pack", "一副牌", "一副牌")
JUDGED = Words(
    "Positions are valued by what the network foretells; a draw's luck is what it is worth over the exact mean of all draws.",
    "局面之值，以網路所度為準；運氣者，所出之值超乎諸彩之均。",
    "局面的值，以网络所度为准；运气就是所出之值超过诸彩的均值之数。",
)
PLAYED_OUT = Words(
    "Choices are valued by {playouts} playouts each, by {guide} on every seat, to the end of the bout ({engine} engine, seed {seed}).",
    "每著推演 {playouts} 次至一局終，各家皆由{guide}代弈（{engine} 引擎，種子 {seed}）。",
    "每着推演 {playouts} 次至一局终，各家都由{guide}代弈（{engine} 引擎，种子 {seed}）。",
)
SUPPOSED = Words(
    "Losses are by what the seat could know: in each playout the hidden cards lie anew. With all cards open they are told apart.",
    "所失以當時所知為準：每次推演，未見之牌另行分布；明牌所失別列。",
    "所失以当时所知为准：每次推演，未见的牌另行分布；明牌所失另列。",
)
BANDS = Words(
    "The bands are ours: {limits} {unit} or more, and surely more than the error of the samples.",
    "等第為本館所定：{limits} {unit}以上，且確乎超出抽樣之誤。",
    "等第为本馆所定：{limits} {unit}以上，且确实超出抽样的误差。",
)
UNFINISHED = Words("The game is not over.", "未終局。", "未终局。")
MANY = Words("{games} games: mean result of each player", "{games} 局：各棋手平均所得", "{games} 局：各棋手平均所得")
GAMES = Words("games", "局數", "局数")
GAME = Words("game", "局", "局")
BY_GAME = Words("Game by game", "逐局", "逐局")
IN_SUM = Words("all", "合計", "合计")
OF_GAMES = Words(
    "Intervals are those of 95 %: of a game, what samples leave open; of means and sums, how games differ.",
    "區間皆以 95 % 為準：一局者，抽樣所未定；均數與合計者，諸局之異。",
    "区间都以 95 % 为准：一局的，是抽样未定之数；均数与合计的，是各局之间的差异。",
)
LEFT_OUT = Words(
    "{games} of them are not over and are left out.", "其中 {games} 局未終，不計。", "其中 {games} 局未终，不计。"
)
EVEN = Words(
    "The luck of {player} agrees with nothing within its interval.",
    "{player} 之運氣，於其區間內合於零。",
    "{player} 的运气，在其区间之内合于零。",
)
NOT_EVEN = Words(
    "The luck of {player} lies beyond the interval about nothing: one time in twenty that happens by chance.",
    "{player} 之運氣，出於合零之區間：二十次中偶有其一。",
    "{player} 的运气，超出合于零的区间：二十次里偶然会有一次。",
)
INTERVAL = Words("95 %", "95 %", "95 %")
REMOVED = Words("variance removed", "所減變異", "所减变异")
PLIES = Words("plies", "著數", "着数")
"""What progress is counted in."""
