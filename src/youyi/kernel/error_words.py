"""What the kernel's errors say, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

ILLEGAL = Words("{move}: {why}", "{move}：{why}", "{move}：{why}")
BECAUSE_CLAUSE = Words("{reading} ({name}, {key})", "{reading}（{name}，{key}）", "{reading}（{name}，{key}）")
BECAUSE_ANSWER = Words(
    "{reading} ({question}: {answer})", "{reading}（{question}：{answer}）", "{reading}（{question}：{answer}）"
)
NOTATION = Words(
    "column {column} of {text!r}: expected {expected}",
    "「{text}」第 {column} 個字不對，應該是：{expected}",
    "“{text}”第 {column} 个字不对，应该是：{expected}",
)
IN_FIELD = Words("field {field}: {why}", "欄位 {field}：{why}", "字段 {field}：{why}")
AT_PLY = Words("ply {ply}: {why}", "第 {ply} 著：{why}", "第 {ply} 着：{why}")
UNKNOWN = Words(
    "there is no {what} {name!r}; valid: {valid}",
    "沒有{what}「{name}」；可用：{valid}",
    "没有{what}“{name}”；可用：{valid}",
)
UNKNOWN_QUESTION = Words(
    "there is no {name!r}; valid: {valid}", "沒有「{name}」一項；可用：{valid}", "没有“{name}”一项；可用：{valid}"
)
UNKNOWN_ANSWER = Words(
    "{name} cannot be {value!r}; valid: {valid}",
    "{name} 不可為「{value}」；可用：{valid}",
    "{name} 不可为“{value}”；可用：{valid}",
)
FROM = Words("a whole number from {lowest}", "不小於 {lowest} 的整數", "不小于 {lowest} 的整数")
FROM_TO = Words(
    "a whole number from {lowest} to {highest}", "{lowest} 至 {highest} 的整數", "{lowest} 至 {highest} 的整数"
)
OR_NONE = Words("{number}, or none", "{number}，或 none", "{number}，或 none")
NOTHING_CAN_MOVE = Words(
    "a choice is asked for where nothing can move", "無可動之子，卻待其行", "没有能动的子，却要求行棋"
)
DIE = Words("a die from {lowest} to {highest}", "{lowest} 至 {highest} 的一個骰點", "{lowest} 至 {highest} 的一个骰点")
DRAWING = Words("the drawing of the last line: {drawn!r}", "與末行相符之圖：「{drawn}」", "与末行相符的图：“{drawn}”")
NO_MORE_DICE = Words("no more than {count} dice", "不多於 {count} 枚骰", "不多于 {count} 枚骰")

FAULTY_GAME = Words(
    "the game {name!r} that {package} brings cannot be used: {why}",
    "{package} 所附的遊戲「{name}」不能用：{why}",
    "{package} 所附的游戏“{name}”不能用：{why}",
)
NOT_THIS_GAME = Words(
    "{value} must name a Game with that id", "{value} 必須是以此為 id 的 Game", "{value} 必须是以此为 id 的 Game"
)

GAME = Words("game", "遊戲", "游戏")
RULESET = Words("ruleset", "規則集", "规则集")
PLAYER = Words("player", "電腦棋手", "电脑棋手")
ACTION = Words("action", "著法編號", "着法编号")
ACTION_HERE = Words("action of this position", "此局面的著法編號", "此局面的着法编号")
