"""The words of the tables of findings, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

PLAYERS = Words("players", "電腦", "电脑")
PLAYER = Words("player", "電腦", "电脑")
GAMES = Words("games", "局數", "局数")
ROUNDS = Words("rounds", "局數", "局数")
RULES = Words("rules", "規則", "规则")
SEAT = Words("seat", "座位", "座位")
SEAT_RESULT = Words("seat {seat}, result", "第 {seat} 座的結果", "第 {seat} 座的结果")
SEAT_FIRST = Words("seat {seat} first", "第 {seat} 座得第一", "第 {seat} 座得第一")
LAST_FIRST = Words("last seat first", "最後一座得第一", "最后一座得第一")
LED = Words("result of the side that leads", "先走一方的結果", "先走一方的结果")
RESULT = Words("result", "結果", "结果")
LUCK = Words("luck", "運氣", "运气")
WITHOUT_LUCK = Words("without luck", "扣除運氣後", "扣除运气后")
REMOVED = Words("variance removed", "減少的變異數", "减少的方差")
FIGURE = Words("figure", "項目", "项目")
ALONE = Words("{name}, {games} games", "{name}，{games} 局", "{name}，{games} 局")
AMONG = Words(
    "{name} among {others}, {games} games", "{name}（與 {others} 同桌），{games} 局", "{name}（与 {others} 同桌），{games} 局"
)  # fmt: skip
AS_BESIDE = Words(
    "chooses as the player named by `--beside` would",
    "與 `--beside` 那個電腦選得相同",
    "与 `--beside` 那个电脑选得相同",
)
ADVICE = Words("advice", "主張", "主张")
OCCASIONS = Words("occasions a game", "每局有幾次可選", "每局有几次可选")
FOLLOWED = Words("followed", "照做", "照做")
WORTH_FOLLOWED = Words("worth where followed", "照做時值多少", "照做时值多少")
WORTH_BROKEN = Words("worth where not", "沒照做時值多少", "没照做时值多少")
REASON = Words("reason", "理由", "理由")
CLAUSES = Words("clauses", "條文", "条文")
PARTED = Words("deals in which it matters to a seat", "對某一座有影響的局", "对某一座有影响的局")
GAIN = Words("what minding it brings a deal", "遵守它每局多得", "遵守它每局多得")
TOGETHER = Words("together", "合計", "合计")
ANSWER = Words("answer", "答案", "答案")
BETTER_GAIN = Words("the better player's gain", "高手多得", "高手多得")
DIFFERENCE = Words("difference", "差", "差")
CORRECTED = Words("p corrected", "校正後的 p", "校正后的 p")
MEASURE = Words("measure", "指標", "指标")
AND = Words(" and ", "、", "、")
PAIR = Words("{rules}, {who}", "{rules}，{who}", "{rules}，{who}")
ITSELF = Words("{rules} itself", "{rules} 本身", "{rules} 本身")
UNSEEN = Words(
    "The other {count} answers change it by nothing that so many games show.",
    "其餘 {count} 個答案就算有影響，這麼多局也看不出來。",
    "其余 {count} 个答案就算有影响，这么多局也看不出来。",
)
SEATS = Words("{name}, {seats} seats", "{name}，{seats} 座", "{name}，{seats} 座")
CLAUSE = Words("{zh} {name}", "{name}", "{name}")
LEVEL = Words("level", "級", "级")
HOW = Words("how it plays", "打法", "打法")
EVERY_GAME = Words("every game", "各種遊戲", "各种游戏")
WHO_CHOOSES = Words("who chooses", "由誰來選", "由谁来选")
RATING = Words("rating", "等級分", "等级分")
WON = Words("deals won against the row above", "對上一行的勝率", "对上一行的胜率")
CALLED = Words("`{typed}`", "{name}（`{typed}`）", "{name}（`{typed}`）")
SLIPS = Words(
    "{player}; {slips} % of the choices {weaker}",
    "{player}；{slips}% 由{weaker}代選",
    "{player}；{slips}% 由{weaker}代选",
)
MEAN_TURNS = Words("turns, mean", "平均輪數", "平均轮数")
MEDIAN = Words("median", "中位數", "中位数")
MOST_END_BY = Words("95 % end by", "95% 到此結束", "95% 到此结束")
LONGEST = Words("longest", "最長", "最长")
NO_END = Words("no end", "沒有結束", "没有结束")
TIMES = Words("{times} of {games}", "{games} 局中 {times} 局", "{games} 局中 {times} 局")
EACH_ANSWER = Words(
    "{games} games for each answer; `–`: no difference that so many games show.",
    "每個答案玩 {games} 局；`–` 是這麼多局還看不出差別。",
    "每个答案玩 {games} 局；`–` 是这么多局还看不出差别。",
)
ONE_ANSWER = Words("answer", "答案", "答案")
ELSE = Words("games that come to something else", "結果不同的局", "结果不同的局")
NOTHING_ELSE = Words(
    "Not one game came to anything else: {these}.", "沒有一局結果不同：{these}。", "没有一局结果不同：{these}。"
)
NOTHING_SEEN = Words(
    "Some games came to something else, but no measure shows it: {these}.",
    "有些局結果不同，但哪項指標都看不出來：{these}。",
    "有些局结果不同，但哪项指标都看不出来：{these}。",
)
NONE = Words("none", "無", "无")
GAME = Words("game", "遊戲", "游戏")
DECISIONS_A_SECOND = Words("players' choices a second", "每秒選擇數", "每秒选择数")
GAMES_A_SECOND = Words("games a second", "每秒局數", "每秒局数")
TIMES_OF = Words("times {peer}", "{peer}的幾倍", "{peer}的几倍")
TIMES_THE_FIRST = Words("times the first", "第一行的幾倍", "第一行的几倍")
PEER = Words("{program} {game} ({through})", "{program} {game}（{through}）", "{program} {game}（{through}）")
LOOPS = {"C++ rollouts": Words("C++ rollouts", "C++ 推演", "C++ 推演")}
"""How others are played, where that is more than the name of a language."""
OURS = Words(
    "`{ruleset}, {seats} seats` ({engine})",
    "`{ruleset}`，{seats} 座（{engine}）",
    "`{ruleset}`，{seats} 座（{engine}）",
)
TAKEN_ON = Words(
    "Taken on {processor}, {cores} cores, Python {python}.",
    "量於 {processor}，{cores} 核心，Python {python}。",
    "测于 {processor}，{cores} 核，Python {python}。",
)
GAMES_OF_OTHERS = {
    "backgammon": Words("backgammon", "西洋雙陸棋", "西洋双陆棋"),
    "hearts": Words("hearts", "傷心小棧", "红心大战"),
    "doudizhu": Words("doudizhu", "鬥地主", "斗地主"),
}
"""Games of other programs, by the names that `youyi bench peers` gives them."""
ENGINES = {
    "fast": Words("fast engine", "快引擎", "快引擎"),
    "reference": Words("reference engine", "可讀引擎", "可读引擎"),
}
GROWING = {
    "batch": Words("batch", "一批局數", "一批局数"),
    "seats": Words("seats", "座數", "座数"),
    "processes": Words("processes", "行程數", "进程数"),
}
"""What `youyi bench scaling` varies."""
