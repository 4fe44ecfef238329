"""What is wrong with a typed move or position of 儒棋, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

TWO_WALKS = Words("one walk a die, no more than two", "一骰一行，至多兩行", "一骰一行，至多两行")
THROW_OR_PIECE = Words(
    "a throw like 14, or a piece: one of {pieces} or 1 to 5",
    "所擲（如 14），或一子：{pieces} 之一，或 1 至 5",
    "所掷（如 14），或一子：{pieces} 之一，或 1 至 5",
)
PIECE_ORDER = Words(
    "each piece once, in the order {pieces}", "每子一次，依 {pieces} 之次", "每子一次，按 {pieces} 的次序"
)
CELL_AND_NUMBER = Words(
    "a cell and a number, like p7+5, p10+2Z or p11-1",
    "一格與一數，如 p7+5、p10+2Z 或 p11-1",
    "一格与一数，如 p7+5、p10+2Z 或 p11-1",
)
CELL = Words(
    "a cell p0 to p39, Z1 to Z9, J1 to J9 or R1 to R9",
    "一格：p0 至 p39、Z1 至 Z9、J1 至 J9 或 R1 至 R9",
    "一格：p0 至 p39、Z1 至 Z9、J1 至 J9 或 R1 至 R9",
)
STEP_BACK = Words("a retreat of -1", "退一，即 -1", "退一，即 -1")
FIELDS = Words(
    "five fields: round, tallies, White, Black, what is asked",
    "五項：局次、得算、白方、黑方、所待",
    "五项：局次、得算、白方、黑方、所待",
)
ROUND = Words("the number of the round", "局次之數", "局次的数")
TALLIES = Words("tallies of White and Black, like 14:7", "白黑之算，如 14:7", "白黑的算，如 14:7")
TOKEN = Words("a cell and f or x, like p8f, or out", "一格與 f 或 x，如 p8f，或 out", "一格与 f 或 x，如 p8f，或 out")
FIVE_PIECES = Words("five pieces", "五子", "五子")
PHASE = Words(
    "lead, lead/34, throw:w, play:b/14 or done/cleared",
    "下列之一：lead、lead/34、throw:w、play:b/14、done/cleared",
    "下列之一：lead、lead/34、throw:w、play:b/14、done/cleared",
)

PIECE = Words("{side}'s {piece} {where}", "{side}{piece} {where}", "{side}{piece} {where}")
ON_CROSSING = Words("{what}: on a crossing a piece lies", "{what}：在交會格之子當臥", "{what}：在交会格的子应卧")
TOO_SOON = Words("{what}: it has passed no crossing yet", "{what}：尚未過交會格", "{what}：尚未过交会格")
SHARED = Words("both sides stand on spot {spot}", "雙方同立於 {spot} 號位", "双方同立于 {spot} 号位")
NO_PIECE = Words("neither side has a piece on the board", "雙方盤上皆無子", "双方盘上都没有子")
NO_PIECE_LEFT = Words("{side} has no piece left to move", "{side}無子可行", "{side}没有子可行")
BEFORE_LEAD = Words("pieces have moved before the lead was thrown for", "未擲先後，子已行動", "未掷先后，子已行动")
