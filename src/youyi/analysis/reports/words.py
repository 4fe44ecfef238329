"""The words of reports, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

NO_MATPLOTLIB = Words(
    "a report needs matplotlib: pip install 'youyi[report]'",
    "報告須有 matplotlib：pip install 'youyi[report]'",
    "报告须有 matplotlib：pip install 'youyi[report]'",
)
NO_FONT = Words(
    "no open font with Chinese characters is installed (fonts-noto-cjk on Debian): install one, or use --lang en",
    "未裝有漢字之開放字型（Debian 之 fonts-noto-cjk）：請安裝，或用 --lang en",
    "未装有汉字的开放字体（Debian 的 fonts-noto-cjk）：请安装，或用 --lang en",
)

SIMULATION = Words("{game}: {games} games", "{game}：{games} 局", "{game}：{games} 局")
COMPARISON = Words(
    "{game}: two readings, {games} games", "{game}：兩讀相較，{games} 局", "{game}：两读相较，{games} 局"
)
SENSITIVITY = Words(
    "{game}: every answer in turn, {games} games each",
    "{game}：逐一改答，各 {games} 局",
    "{game}：逐一改答，各 {games} 局",
)
PLAYED_BY = Words("Played by {players}.", "棋手：{players}。", "棋手：{players}。")
ONLY_THESE = Words(
    "Every figure is one of these players: others may find other differences.",
    "諸數皆此等棋手所弈之數；棋手不同，所見或異。",
    "诸数都是这些棋手所弈之数；棋手不同，所见或异。",
)
RULES = Words("Rules", "規則", "规则")
READING = Words("Reading {side}", "{side} 讀", "{side} 读")
QUESTION = Words("open question", "所疑", "所疑")
NO_CHANGES = Words("as the ruleset has it", "一如規則集", "一如规则集")
SAME_OF = Words(
    "{same} of {games} games came to the same under both readings.",
    "{games} 局中，{same} 局兩讀同果。",
    "{games} 局中，{same} 局两读同果。",
)
SURE_OF = Words(
    "{sure} of {all} measures differ surely (corrected p below 0.05).",
    "{all} 量之中，{sure} 量確有差異（校正 p 小於 0.05）。",
    "{all} 量之中，{sure} 量确有差异（校正 p 小于 0.05）。",
)

LENGTHS = Words("How long games are", "局之長短", "局的长短")
TURNS = Words("turns", "輪數", "轮数")
SHARE = Words("share of games, %", "局數之比，%", "局数之比，%")
FIRSTS = Words("Who is first", "何家居首", "何家居首")
ENDS = Words("How games end", "如何終局", "如何终局")
SCORES = Words("What each seat gets", "各家所得", "各家所得")
SCORE = Words("result in {unit}", "所得之{unit}", "所得之{unit}")
EVEN = Words("dotted: an even share", "虛線：均分", "虚线：均分")
EFFECTS = Words("What B changes", "B 之所改", "B 之所改")
EFFECTS_SAY = Words(
    "B − A with its 95 % interval, each row on a scale of its own; filled: corrected p below 0.05",
    "B − A 及其 95 % 區間，各行自有尺度；實心：校正 p 小於 0.05",
    "B − A 及其 95 % 区间，各行自有尺度；实心：校正 p 小于 0.05",
)
ALL_EFFECTS = Words("What each answer changes", "各答之所改", "各答之所改")

MEASURES = Words("All measures", "諸量", "诸量")
MEASURE = Words("measure", "量", "量")
GAMES = Words("games", "局數", "局数")
INTERVAL = Words("95 %", "95 %", "95 %")
CORRECTED = Words("p corrected", "校正 p", "校正 p")
ANSWER = Words("answer", "答案", "答案")
SEAT = Words("seat", "座", "座")
PLAYER = Words("player", "棋手", "棋手")
MEAN = Words("mean", "平均", "平均")
MEDIAN = Words("median", "中位", "中位")
FIRST = Words("first", "居首", "居首")
END = Words("end", "終局", "终局")
CLAUSE = Words("clause", "條文", "条文")
CLAUSES = Words("Clauses", "條文", "条文")
CITED_IN = Words("games that cite it", "所據之局", "所据之局")
P95 = Words("p95", "p95", "p95")
LONGEST = Words("longest", "最長", "最长")
EXPLAINED = Words(
    "docs/reference/measures.md defines each measure; means have intervals by the normal law, shares by Wilson, differences"
    " Student's paired test, corrected after Holm for all measures of this report.",
    "諸量定義見 docs/reference/measures.md；平均之區間依常態律，比率依 Wilson，差異依 Student 成對檢定，並依 Holm 就本報告全部之量校正。",
    "诸量定义见 docs/reference/measures.md；平均的区间依正态律，比率依 Wilson，差异依 Student 成对检验，并依 Holm 就本报告全部的量校正。",
)
NO_EFFECT = Words("No effect found: {answers}.", "未見其效：{answers}。", "未见其效：{answers}。")

LOOK = Words("Single games", "單局", "单局")
LOOK_LONGEST = Words(
    "The longest game, number {game}, took {turns} turns. This opens it:",
    "最長者第 {game} 局，凡 {turns} 輪。以此打開：",
    "最长者第 {game} 局，共 {turns} 轮。以此打开：",
)
LOOK_PARTED = Words(
    "The first games that came out differently: {numbers}. These open the first of them under A and under B:",
    "最先相異之局：{numbers}。以下依 A、B 打開其首局：",
    "最先相异之局：{numbers}。以下依 A、B 打开其首局：",
)
AGAIN = Words("How to repeat this", "如何重現", "如何重现")
AGAIN_SAYS = Words(
    "This command writes the same files byte for byte, whatever the number of processes:",
    "以下命令所寫之檔逐位元組相同，不論幾個程序：",
    "以下命令所写的文件逐字节相同，不论几个进程：",
)
MADE_WITH = Words("made with", "所用版本", "所用版本")
SEED = Words("seed", "種子", "种子")
FINGERPRINT = Words("fingerprint of {side}", "{side} 之指紋", "{side} 的指纹")
OF_RULES = Words("the rules", "規則", "规则")
ENGINE = Words("engine", "引擎", "引擎")
DATA = Words("data", "資料", "数据")
CHECKSUMS = Words(
    "The data's SHA-256 stand in SHA256SUMS too: sha256sum --check SHA256SUMS, in this folder, checks them.",
    "資料之 SHA-256 亦在 SHA256SUMS：於此資料夾以 sha256sum --check SHA256SUMS 查核。",
    "数据的 SHA-256 也在 SHA256SUMS：在此文件夹用 sha256sum --check SHA256SUMS 核对。",
)
