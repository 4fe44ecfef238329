"""The words of reports, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

NO_MATPLOTLIB = Words(
    "a report needs matplotlib: pip install 'youyi[report]'",
    "報告需要 matplotlib：pip install 'youyi[report]'",
    "报告需要 matplotlib：pip install 'youyi[report]'",
)
NO_FONT = Words(
    "no open font with Chinese characters is installed (fonts-noto-cjk on Debian): install one, or use --lang en",
    "沒有安裝含漢字的開放字型（Debian 的 fonts-noto-cjk）：請安裝，或用 --lang en",
    "没有安装含汉字的开放字体（Debian 的 fonts-noto-cjk）：请安装，或用 --lang en",
)

SIMULATION = Words("{game}: {games} games", "{game}：{games} 局", "{game}：{games} 局")
COMPARISON = Words(
    "{game}: two readings, {games} games", "{game}：兩種讀法，{games} 局", "{game}：两种读法，{games} 局"
)
SENSITIVITY = Words(
    "{game}: every answer in turn, {games} games each",
    "{game}：逐一改變答法，各 {games} 局",
    "{game}：逐一改变答法，各 {games} 局",
)
PLAYED_BY = Words("Played by {players}.", "棋手：{players}。", "棋手：{players}。")
ONLY_THESE = Words(
    "Every figure is one of these players: others may find other differences.",
    "數字都出於這些棋手；換了棋手，結果也許不同。",
    "数字都出于这些棋手；换了棋手，结果也许不同。",
)
RULES = Words("Rules", "規則", "规则")
READING = Words("Reading {side}", "讀法 {side}", "读法 {side}")
QUESTION = Words("open question", "疑問", "疑问")
NO_CHANGES = Words("as the ruleset has it", "與規則集相同", "与规则集相同")
SAME_OF = Words(
    "{same} of {games} games came to the same under both readings.",
    "{games} 局裡，有 {same} 局兩種讀法結果相同。",
    "{games} 局里，有 {same} 局两种读法结果相同。",
)
SURE_OF = Words(
    "{sure} of {all} measures differ surely (corrected p below 0.05).",
    "{all} 項量度裡，有 {sure} 項確實不同（校正後的 p 小於 0.05）。",
    "{all} 项量度里，有 {sure} 项确实不同（校正后的 p 小于 0.05）。",
)

LENGTHS = Words("How long games are", "一局多長", "一局多长")
TURNS = Words("turns", "輪數", "轮数")
SHARE = Words("share of games, %", "占多少局，%", "占多少局，%")
FIRSTS = Words("Who is first", "哪一家居首", "哪一家居首")
ENDS = Words("How games end", "怎樣終局", "怎样终局")
SCORES = Words("What each seat gets", "各家得多少", "各家得多少")
SCORE = Words("result in {unit}", "所得（{unit}）", "所得（{unit}）")
EVEN = Words("dotted: an even share", "虛線：均分", "虚线：均分")
EFFECTS = Words("What B changes", "B 改變了什麼", "B 改变了什么")
EFFECTS_SAY = Words(
    "B − A with its 95 % interval, each row on a scale of its own; filled: corrected p below 0.05",
    "B − A 與 95 % 區間，各行尺度不同；實心：校正後的 p 小於 0.05",
    "B − A 与 95 % 区间，各行尺度不同；实心：校正后的 p 小于 0.05",
)
ALL_EFFECTS = Words("What each answer changes", "各種答法改變了什麼", "各种答法改变了什么")

MEASURES = Words("All measures", "各項量度", "各项量度")
MEASURE = Words("measure", "量度", "量度")
GAMES = Words("games", "局數", "局数")
INTERVAL = Words("95 %", "95 %", "95 %")
DIFFERING = Words("that differ", "其中不同", "其中不同")
CORRECTED = Words("p corrected", "校正後的 p", "校正后的 p")
ANSWER = Words("answer", "答法", "答法")
SEAT = Words("seat", "座", "座")
PLAYER = Words("player", "棋手", "棋手")
MEAN = Words("mean", "平均", "平均")
MEDIAN = Words("median", "中位數", "中位数")
FIRST = Words("first", "居首", "居首")
END = Words("end", "終局", "终局")
CLAUSE = Words("clause", "條文", "条文")
CLAUSES = Words("Clauses", "條文", "条文")
CITED_IN = Words("games that cite it", "用到它的局", "用到它的局")
P95 = Words("p95", "p95", "p95")
LONGEST = Words("longest", "最長", "最长")
EXPLAINED = Words(
    "docs/reference/measures.md defines each measure. Means have intervals by the normal law, shares by Wilson. A difference is"
    " tested by Student's paired test, above 200 games by the normal law; where few games differ, by their signs, and bounds on"
    " shares are exact. p corrected: after Holm, for all measures of this report.",
    "各項量度的定義見 docs/reference/measures.md。平均的區間依常態分布，比例依 Wilson；差異依 Student 配對檢定，200 局以上依常態分布；"
    "不同的局很少時改用符號檢定，比例的界是精確的。校正後的 p 依 Holm，按本報告的全部量度。",
    "各项量度的定义见 docs/reference/measures.md。平均的区间依正态分布，比例依 Wilson；差异依 Student 配对检验，200 局以上依正态分布；"
    "不同的局很少时改用符号检验，比例的界是精确的。校正后的 p 依 Holm，按本报告的全部量度。",
)
NO_EFFECT = Words("No effect found: {answers}.", "看不出影響：{answers}。", "看不出影响：{answers}。")

LOOK = Words("Single games", "單局", "单局")
LOOK_LONGEST = Words(
    "The longest game, number {game}, took {turns} turns. This opens it:",
    "最長的是第 {game} 局，{turns} 輪。用這道命令打開：",
    "最长的是第 {game} 局，{turns} 轮。用这道命令打开：",
)
LOOK_PARTED = Words(
    "The first games that came out differently: {numbers}. These open the first of them under A and under B:",
    "最先不同的局：{numbers}。以下兩道命令按 A、按 B 打開其中第一局：",
    "最先不同的局：{numbers}。以下两道命令按 A、按 B 打开其中第一局：",
)
AGAIN = Words("How to repeat this", "怎樣重現", "怎样重现")
AGAIN_SAYS = Words(
    "This command writes the same files byte for byte, whatever the number of processes:",
    "無論用幾個行程，這道命令寫出的檔案都一個位元組不差：",
    "无论用几个进程，这道命令写出的文件都一个字节不差：",
)
MADE_WITH = Words("made with", "所用版本", "所用版本")
SEED = Words("seed", "種子", "种子")
FINGERPRINT = Words("fingerprint of {side}", "{side} 的指紋", "{side} 的指纹")
OF_RULES = Words("the rules", "規則", "规则")
ENGINE = Words("engine", "引擎", "引擎")
DATA = Words("data", "資料", "数据")
CHECKSUMS = Words(
    "The data's SHA-256 stand in SHA256SUMS too: sha256sum --check SHA256SUMS, in this folder, checks them.",
    "資料的 SHA-256 也在 SHA256SUMS：在這個資料夾用 sha256sum --check SHA256SUMS 核對。",
    "数据的 SHA-256 也在 SHA256SUMS：在这个文件夹用 sha256sum --check SHA256SUMS 核对。",
)
