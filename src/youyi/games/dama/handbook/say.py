"""What the chapters say, sentence by sentence."""

from __future__ import annotations

from youyi.kernel.names import Words

CHOOSE_A_STACK = Words(
    (
        "Choose one of your stacks; it goes as many cells as the throw counts, as one unit. Each step forward "
        "must be open. A step onto the next cell is barred:"
    ),
    "擇己一疊，依采數而行，全疊為一。每步須可進。下列諸步不可進：",
    "择己一叠，依采数而行，全叠为一。每步须可进。下列诸步不可进：",
)
GATE_BARS = Words(
    "past 函谷關 (45) for fewer than ten, until somebody has passed it with ten or more;",
    "函谷關（45）未開時，不足十匹不得過；",
    "函谷关（45）未开时，不足十匹不得过；",
)
FEILONG_BARS = Words(
    "past 飛龍院 (81) for fewer than twenty, and for twenty on other throws than:",
    "飛龍院（81）不足二十匹不得過；滿二十者，惟下列之采可過：",
    "飞龙院（81）不足二十匹不得过；满二十者，惟下列之采可过：",
)
STATION_BARS = Words(
    "onto or past an ordinary station that an enemy holds:", "敵馬所守之尋常窩：", "敌马所守之寻常窝："
)
LARGER_BARS = Words(
    "up to 45: to end on a larger enemy stack (it may be passed);",
    "45 以前：不得止於多馬之上（可越過）；",
    "45 以前：不得止于多马之上（可越过）；",
)
PASSING_BARS = Words(
    (
        "beyond 45, but not on 89 and 90: the stack stops before the cell of a larger enemy stack, and turns back there. "
        "May it be passed all the same?"
    ),
    "45 以後（89、90 除外）：至多馬之格前即止而折返。然則可越之否？",
    "45 以后（89、90 除外）：至多马之格前即止而折返。然则可越之否？",
)
END_BARS = Words("past the end (90):", "越過終點（90）：", "越过终点（90）：")
WHAT_THEN = Words("What then?", "受阻則如何？", "受阻则如何？")
GOING_BACK = Words(
    (
        "Going back, the stack may not reach the start, nor end on a larger enemy stack, nor beyond 45 pass "
        "one, nor touch a held ordinary station. It turns back once only, and may turn on a cell where it could not end. "
        "45 and 81 may be stood on while they are shut."
    ),
    (
        "折返時不得退至起點，不得止於多馬之上，45 以後亦不得越多馬，不得觸敵守之窩。折返止一次"
        "，所折返之格不必可止。關未開時可立於 45、81。"
    ),
    (
        "折返时不得退至起点，不得止于多马之上，45 以后亦不得越多马，不得触敌守之窝。折返止一次"
        "，所折返之格不必可止。关未开时可立于 45、81。"
    ),
)
BACK_WHERE_BEGUN = Words(
    "Who would end where he began may not make that move.", "終於原處者，不得行。", "终于原处者，不得行。"
)
BACKWARD_BY_CHOICE = Words("May one move backward by choice?", "許倒行否？", "许倒行否？")
SPLITTING = Words("May a stack be split?", "可分疊否？", "可分叠否？")
NO_WAY = Words("If no stack may go, nothing happens.", "無疊可行，則無事。", "无叠可行，则无事。")
DROP_LOST = Words(
    "A drop that can end nowhere, the way back included, is lost: the horses stay in hand.",
    "下馬無處可止，折返亦不能者，作廢：馬留手中。",
    "下马无处可止，折返亦不能者，作废：马留手中。",
)
PINCERS = Words(
    ("Nothing stops who passes over. Who stands here leaves only by a 夾 cast, by its steps of the table of casts."),
    "過者不阻。立於此者惟夾采可出，步數見采表。",
    "过者不阻。立于此者惟夹采可出，步数见采表。",
)
MOAT = Words(
    "Nothing stops who passes over. No strikes; all seats may stand here; horses leave by flying only.",
    "過者不阻。不打，各家可同處；惟飛馬可出。",
    "过者不阻。不打，各家可同处；惟飞马可出。",
)
