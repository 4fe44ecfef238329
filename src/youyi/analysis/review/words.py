"""The words of a review, in the three languages."""

from __future__ import annotations

from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.names import Words

TITLE = Words("Review of a game of {game}", "{game}覆盤", "{game}复盘")
SUMMARY = Words("Who played how", "各家表現", "各家表现")
SEAT = Words("seat", "座", "座")
PLAYER = Words("player", "棋手", "棋手")
FIRST = Words("first, %", "居首 %", "居首 %")
"""What each seat had in the end, where to be first is what counts."""
LUCK = Words("luck", "運氣", "运气")
ADJUSTED = Words("without luck", "扣除運氣", "扣除运气")
EXPECTED = Words("expected at first", "開局可望", "开局可望")
OWN = Words("own choices", "自己的選擇", "自己的选择")
OTHERS = Words("others' choices", "別家的選擇", "别家的选择")
REST = Words("unexplained", "未能說明", "未能说明")
ACCOUNT = Words("What each result is made of", "各家得數的由來", "各家得数的由来")
LOST = Words("lost by choices", "選擇所失", "选择所失")
CHOICES = Words("choices", "選擇次數", "选择次数")
COURSE = Words("The course of the game", "全局走勢", "全局走势")
TURNS = Words("Turning points", "轉折", "转折")
NO_TURNS = Words("None.", "無。", "无。")
BY_LUCK = Words(
    "ply {ply}: {says} Luck: {seat} {swing} {unit}", "第 {ply} 手：{says}運氣：{seat} {swing} {unit}", "第 {ply} 手：{says}运气：{seat} {swing} {unit}"
)  # fmt: skip
DEALT = Words("The cards are dealt.", "發牌。", "发牌。")
BY_CHOICE = Words(
    "ply {ply}, {seat}: {move} ({band}): {swing} {unit}",
    "第 {ply} 手，{seat}：{move}（{band}）：{swing} {unit}",
    "第 {ply} 手，{seat}：{move}（{band}）：{swing} {unit}",
)
ERRORS = Words("Choices that cost something", "有損失的選擇", "有损失的选择")
NO_ERRORS = Words("No choice lost enough to be named.", "沒有損失大到值得一提的選擇。", "没有损失大到值得一提的选择。")
TURNED = Words("Luck: {seat} {swing} {unit}.", "運氣：{seat} {swing} {unit}。", "运气：{seat} {swing} {unit}。")
REMARK = Words(
    "{less} {unit}, {band}. Better: {best}.", "{less} {unit}，{band}。更好的是「{best}」。", "{less} {unit}，{band}。更好的是“{best}”。"
)  # fmt: skip
REMARK_WHY = Words(
    "{less} {unit}, {band}. Better: {best} ({why}).",
    "{less} {unit}，{band}。更好的是「{best}」（{why}）。",
    "{less} {unit}，{band}。更好的是“{best}”（{why}）。",
)
PLY = Words("ply", "手", "手")
TAKEN = Words("taken", "所走", "所走")
BEST = Words("best", "最好", "最好")
LOSS = Words("loss", "損失", "损失")
LOSS_OPEN = Words("loss, cards open", "明牌所失", "明牌所失")
BAND = Words("band", "等第", "等第")
BRINGS = Words("what the best brings", "最好者的結果", "最好者的结果")
DRAWS = Words("Luck of every draw", "每次運氣", "每次运气")
DRAWN = Words("drawn", "所出", "所出")
BY = Words("by", "哪一家", "哪一家")
PACK = Words("the pack", "一副牌", "一副牌")
JUDGED = Words(
    "Positions are valued by what the network foretells; a draw's luck is what it is worth over the exact mean of all draws.",
    "局面的價值由網路估計；運氣是擲出的結果比所有可能結果的平均多出多少。",
    "局面的价值由网络估计；运气是掷出的结果比所有可能结果的平均多出多少。",
)
PLAYED_OUT = Words(
    "Choices are valued by {playouts} playouts each, by {guide} on every seat, to the end of the bout ({engine} engine, seed {seed}).",
    "每種選擇推演 {playouts} 次，走到一局結束，各家都由「{guide}」代走（{engine} 引擎，種子 {seed}）。",
    "每种选择推演 {playouts} 次，走到一局结束，各家都由“{guide}”代走（{engine} 引擎，种子 {seed}）。",
)
SUPPOSED = Words(
    "Losses are by what the seat could know: in each playout the hidden cards lie anew. With all cards open they are told apart.",
    "損失按當時能知道的計算：每次推演都把看不見的牌重新分過。明牌所失另外列出。",
    "损失按当时能知道的计算：每次推演都把看不见的牌重新分过。明牌所失另外列出。",
)
GOALS = {
    Counts.SCORE: Words("for {unit}", "求{unit}", "求{unit}"),
    Counts.FIRST: Words("for the first place", "求居首", "求居首"),
}
"""What a game is reviewed for."""
OF_FIRST = Words(
    "What counts is to be first: worths are chances of it in %, and the result is 100 for whoever is first, shared by several.",
    "所計的是居首：價值是居首的機會，以 % 計；居首者得數為 100，同居首者均分。",
    "所计的是居首：价值是居首的机会，以 % 计；居首者得数为 100，同居首者均分。",
)
SETTLED = Words(
    "Choices that look doubtful are then played out to the end of the bout on fresh chance, by {guide} on every seat, "
    "{least} to {most} times, until their band is clear ({engine} engine, seed {seed}).",
    "看來可疑的選擇，另用新的機遇推演 {least} 至 {most} 次，走到一局結束，各家都由「{guide}」代走，直到等第分明（{engine} 引擎，種子 {seed}）。",
    "看来可疑的选择，另用新的机遇推演 {least} 至 {most} 次，走到一局结束，各家都由“{guide}”代走，直到等第分明（{engine} 引擎，种子 {seed}）。",
)
SETTLED_AHEAD = Words(
    "Choices that look doubtful are then played on for {plies} plies on fresh chance, by {guide} on every seat, "
    "{least} to {most} times, and judged there ({engine} engine, seed {seed}).",
    "看來可疑的選擇，另用新的機遇推演 {least} 至 {most} 次，各家都由「{guide}」代走，走 {plies} 手後再作評斷（{engine} 引擎，種子 {seed}）。",
    "看来可疑的选择，另用新的机遇推演 {least} 至 {most} 次，各家都由“{guide}”代走，走 {plies} 手后再作评断（{engine} 引擎，种子 {seed}）。",
)
BORNE_OUT = Words(
    "What they find wanting is then played out by {second} on every seat, too, and named by the milder of the two.",
    "推演認為不好的，再由「{second}」代走各家推演一遍，等第取兩者中較輕的。",
    "推演认为不好的，再由“{second}”代走各家推演一遍，等第取两者中较轻的。",
)
UNSETTLED = Words(
    "Choices that looked doubtful and were not played out, for want of time: {choices}.",
    "看來可疑、因時間不夠而沒有推演的選擇：{choices} 次。",
    "看来可疑、因时间不够而没有推演的选择：{choices} 次。",
)
CLOSES = Words(
    "A result is the sum of what was expected at first, luck, what named choices brought, and an unexplained rest: "
    "choices too small to be named, and what nobody foresaw.",
    "得數是開局可望、運氣、有等第的選擇三項，加上未能說明的部分；後者是小到沒有等第的選擇，以及誰也沒有料到的變化。",
    "得数是开局可望、运气、有等第的选择三项，加上未能说明的部分；后者是小到没有等第的选择，以及谁也没有料到的变化。",
)
DRIFTS = Words(
    "The ± of luck comes from how much the network changed its mind where nothing happened, and is never less than what it left unexplained.",
    "運氣的 ± 出自網路在無事發生時改變估計的幅度，且不小於未能說明的部分。",
    "运气的 ± 出自网络在无事发生时改变估计的幅度，且不小于未能说明的部分。",
)
BANDS = Words(
    "The bands are ours: {limits} {unit} or more; all of a loss's 95 % interval must reach the limit.",
    "等第由我們劃定：{limits} {unit}以上；損失的 95 % 區間須全部達到界限。",
    "等第由我们划定：{limits} {unit}以上；损失的 95 % 区间须全部达到界限。",
)
UNFINISHED = Words("The game is not over.", "還沒有終局。", "还没有终局。")
MANY = Words("{games} games: mean result of each player", "{games} 局：各棋手平均得數", "{games} 局：各棋手平均得数")
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
REMOVED = Words("variance removed", "減去的變異", "减去的变异")
PLIES = Words("plies", "手數", "手数")
"""What progress is counted in."""
