"""What the chapters of 儒棋 say, sentence by sentence."""

from __future__ import annotations

from youyi.kernel.names import Words

TWO_KINDS = Words(
    (
        "A piece lies (伏) or stands (梟, the Owl): these two are the kinds of pieces in what follows; the five names are none. All"
        " begin lying. Names and worth play no part in walking. What 謙, which has no number, lets move is told with the throws."
    ),
    "棋或伏或立（梟）：下文所謂種，即此二者，五名不與。始皆伏。棋名、棋值不涉行法。謙無定數，所行見諸彩之表。",
    "棋或伏或立（枭）：下文所谓种，即此二者，五名不与。始皆伏。棋名、棋值不涉行法。谦无定数，所行见诸彩之表。",
)
WHAT_NUMBERS_MEAN = Words(
    (
        "“1 + 2” means both numbers, one after the other in either order, by one unit or two. A unit is a piece, or pieces that"
        " go as one (next chapter). On one 謙 the other die moves nothing but what the table gives the Owls: one unit of them"
        " goes, and no lying piece moves. On two 謙 one lying piece goes back one cell, if any can; Owls stay."
    ),
    (
        "「1 + 2」謂兩數先後皆行，次序自便，一行或二行皆可；一行者，一棋，或數棋同行（見下章）。得一謙，另一骰惟依表與梟："
        "一行之梟依表而行，伏皆不動。得二謙，一伏退一格，能退必退；梟不動。"
    ),
    (
        "“1 + 2”谓两数先后皆行，次序自便，一行或二行皆可；一行者，一棋，或数棋同行（见下章）。得一谦，另一骰惟依表与枭："
        "一行之枭依表而行，伏皆不动。得二谦，一伏退一格，能退必退；枭不动。"
    ),
)
BORDER = Words(
    (
        "The border has 40 cells, p0 to p39. p0 is one's own 淨: the pieces wait there and leave there. p20 is "
        "the enemy's p0. To turn one side's border number into the other's add 20, and take 40 away from 40 "
        "on."
    ),
    (
        "周道四十格，p0 至 p39。p0 為己方之淨：棋待於此，亦出於此；p20 即敵方之 p0。兩方之數相差二十：加二十，滿四十則減四十。"
    ),
    (
        "周道四十格，p0 至 p39。p0 为己方之净：棋待于此，亦出于此；p20 即敌方之 p0。两方之数相差二十：加二十，满四十则减四十。"
    ),
)
CROSSINGS_AND_CORNERS = Words(
    "p10 and p30 are the two 中; corners are p5, p15, p25, p35.",
    "p10、p30 為兩中；四隅為 p5、p15、p25、p35。",
    "p10、p30 为两中；四隅为 p5、p15、p25、p35。",
)
LANES = Words(
    (
        "A lane has nine cells from crossing to crossing, its fifth the centre, which both lanes share. One "
        "never turns at the centre."
    ),
    "道自交會至交會九格，其第五格為中央，兩道所共；中央不轉。",
    "道自交会至交会九格，其第五格为中央，两道所共；中央不转。",
)
LANE_NAMES = Words(
    (
        "Each cell of a 中 lane has a name for each way through it: one's own Z1 to Z9 are R9 to R1, the two numbers making ten;"
        " the fifth of every lane is the centre. The enemy's Zn is one's own Rn, the enemy's Rn one's own Zn, the enemy's Jn"
        " one's own J(10 − n). The board gives a cell all its names, with dots between."
    ),
    (
        "中道諸格依行向各有二名：己之 Z1 至 Z9 即 R9 至 R1，兩數合十；諸道第五格皆中央。敵之 Zn 即己之 Rn，敵之 Rn 即己之 Zn，"
        "敵之 Jn 即己之 J(10 − n)。一格數名，圖中以點相隔。"
    ),
    (
        "中道诸格依行向各有二名：己之 Z1 至 Z9 即 R9 至 R1，两数合十；诸道第五格皆中央。敌之 Zn 即己之 Rn，敌之 Rn 即己之 Zn，"
        "敌之 Jn 即己之 J(10 − n)。一格数名，图中以点相隔。"
    ),
)
ALL_COUNTER_CLOCKWISE = Words(
    (
        "All walk counter-clockwise. Round the border it is 40 steps home; by Z or by J 30. Z comes out at "
        "p30, J at one's own 淨, off the board; R comes out at p10 and leads back."
    ),
    ("皆逆時而行。周行歸淨四十步，取 Z 或 J 則三十步。Z 出於 p30；J 出於己方之淨，即出局；R 出於 p10，為回頭路。"),
    ("皆逆时而行。周行归净四十步，取 Z 或 J 则三十步。Z 出于 p30；J 出于己方之净，即出局；R 出于 p10，为回头路。"),
)
HIGHER_LEADS = Words(
    (
        "Each throws two dice; the higher total (謙 counts 0) must go first, and throws anew for its turn. Equal totals are"
        " thrown again. (In later rounds the loser of the last one goes first.)"
    ),
    "各擲二骰，和大者（謙作零）須先行，另擲而行；相等再擲。（其後各局，由前局負者先。）",
    "各掷二骰，和大者（谦作零）须先行，另掷而行；相等再掷。（其后各局，由前局负者先。）",
)
ALL_WAIT = Words("All ten pieces lie on their own p0.", "十棋皆伏於己方 p0。", "十棋皆伏于己方 p0。")
TURN_BY_TURN = Words(
    "In turn, each throws both dice anew and plays them. One may not pass; who cannot move passes.",
    "輪流各擲二骰而行。能行不得不行，無可行則過。",
    "轮流各掷二骰而行。能行不得不行，无可行则过。",
)
BOTH_NUMBERS = Words(
    (
        "Play one number, then the other, in either order, with the same unit or with another of that kind. "
        "If pieces of the chosen kind can play both, in whatever order, play both; else one, whichever one likes of those"
        " that can be played. The kinds are those at the beginning of the turn."
    ),
    (
        "先行一數，再行另一數，先後自便，同一棋或另一同種棋皆可。所擇之種不論先後能行二數者，必行二數；否則行一數，"
        "可行者任擇。伏梟依輪始之狀為準。"
    ),
    (
        "先行一数，再行另一数，先后自便，同一棋或另一同种棋皆可。所择之种不论先后能行二数者，必行二数；否则行一数，"
        "可行者任择。伏枭依轮始之状为准。"
    ),
)
SETTLE = Words(
    "At the end of the turn see which moved pieces lie and which stand (below).",
    "輪畢，驗所行之棋為伏為梟（見下）。",
    "轮毕，验所行之棋为伏为枭（见下）。",
)
STOPS_AT_ONCE = Words(
    "When a side has no piece left on the board, and of the other at least one has left, the round is over at once; an unused"
    " die is void.",
    "一方棋盡而彼方已有棋出局，則局即終，餘彩作廢。",
    "一方棋尽而彼方已有棋出局，则局即终，余彩作废。",
)
VOID_THROWS = Words(
    "When a side has no piece left and the other still has all five, the other throws on alone, turn after turn (虛投),"
    " until a piece of its own has left; that last turn it plays to the end, then the round is over.",
    "一方棋盡而彼方五棋俱在，則彼方獨自續擲（虛投），至其棋有出局者；該輪行畢，局乃終。",
    "一方棋尽而彼方五棋俱在，则彼方独自续掷（虚投），至其棋有出局者；该轮行毕，局乃终。",
)
ANY_KIND = Words(
    "Move lying pieces or Owls, never both kinds in one turn; choose either kind that can move at all.",
    "或行伏，或行梟，一輪不得兼行二種；能行者任擇其一。",
    "或行伏，或行枭，一轮不得兼行二种；能行者任择其一。",
)
OWLS_FIRST = Words(
    (
        "Lying pieces or Owls, never both, and in this order: Owls, if they can use the whole throw up "
        "without surplus; else lying pieces, if they can; else Owls as far as they can; else lying pieces. On "
        "a 謙 there is no order."
    ),
    (
        "或伏或梟，不得兼行，其序：梟能盡彩無餘則行梟；否則伏能盡彩則行伏；皆不能，則梟盡其所能；"
        "梟不能行，乃行伏。有謙之彩不論序。"
    ),
    (
        "或伏或枭，不得兼行，其序：枭能尽彩无余则行枭；否则伏能尽彩则行伏；皆不能，则枭尽其所能；"
        "枭不能行，乃行伏。有谦之彩不论序。"
    ),
)
MAY_TURN_IN = Words(
    (
        "A unit that stands exactly on p10, p20 or p30 may turn into the lane there (Z1, J1, R1) with its "
        "next number; never from p0. One that came out of a lane with the first die may not turn in again "
        "with the second. In a lane it goes straight on."
    ),
    ("恰立於 p10、p20、p30 者，下一數可轉入其道（Z1、J1、R1）；p0 不可入道。首彩方出道者，次彩不得復入。道中直行。"),
    ("恰立于 p10、p20、p30 者，下一数可转入其道（Z1、J1、R1）；p0 不可入道。首彩方出道者，次彩不得复入。道中直行。"),
)
NO_LANES = Words("Nobody walks inside: all go round the border.", "皆行周道，不入道中。", "皆行周道，不入道中。")
SHARED = Words(
    "A number may not end on a cell where an enemy piece is, nor may a step back; own pieces may share a cell.",
    "敵棋所在之格不得止，退一格亦然；己棋可同格。",
    "敌棋所在之格不得止，退一格亦然；己棋可同格。",
)
SLIDES = Words(
    (
        "One piece to a cell, except at one's own start: who would end on a held cell, own or enemy, slides "
        "on to the next free one in the same direction, as far as needed."
    ),
    "除己方始處外一格一棋：止處有棋（不論己敵），順行越至次空格，遠近不拘。",
    "除己方始处外一格一棋：止处有棋（不论己敌），顺行越至次空格，远近不拘。",
)
TOGETHER = Words(
    "Own pieces of one kind on one cell may go as one, all of them or one alone; those that wait on p0 go singly.",
    "同格同種之己棋，可全體同行，或獨行其一；待於 p0 者逐枚而出。",
    "同格同种之己棋，可全体同行，或独行其一；待于 p0 者逐枚而出。",
)
TOGETHER_ON_ONE = Words(
    "So they may where the kind has one number alone: Owls on one 謙, lying pieces on a double. On two 謙 one piece alone goes"
    " back.",
    "惟有一數可行時亦然：得一謙之梟，同彩之伏。得二謙，惟退一枚。",
    "惟有一数可行时亦然：得一谦之枭，同彩之伏。得二谦，惟退一枚。",
)
SINGLY = Words("Every piece moves alone.", "逐枚而行。", "逐枚而行。")
PASSES_ENEMY_JING = Words(
    (
        "Nobody ends on the enemy 淨 (p20): who would goes on to p21 and has passed it; if p21 is held that "
        "number cannot be so used."
    ),
    ("敵方之淨（p20）不得止：當止於此者進至 p21，作已越論；p21 有棋則此數不可如此用。"),
    ("敌方之净（p20）不得止：当止于此者进至 p21，作已越论；p21 有棋则此数不可如此用。"),
)
ENEMY_JING_OPEN = Words(
    "The enemy 淨 (p20) is a cell like others, closed while enemy pieces wait there.",
    "敵方之淨（p20）與他格同，惟敵棋待於其上時不得止。",
    "敌方之净（p20）与他格同，惟敌棋待于其上时不得止。",
)
FORWARD = Words(
    "A number is that many cells forward. Everything may be passed over; nothing is ever captured.",
    "依數前進幾格。彼此可越，終無提吃。",
    "依数前进几格。彼此可越，终无提吃。",
)
LEAVES = Words(
    (
        "A piece that reaches or passes its own 淨 at the end of its way leaves the board; what is left of the "
        "number is lost."
    ),
    "行至或越過己方之淨即出局，餘數作廢。",
    "行至或越过己方之净即出局，余数作废。",
)
BACK_ONE_CELL = Words(
    "Back one (two 謙): along the border, from a crossing too, whichever way the piece came there; in a lane, towards the"
    " crossing where it was entered. From p0 nobody retreats.",
    "退一格（二謙）：在周道者循周道，在交會格者亦然，不論由何路而至；在道中者退向入口。p0 不可退。",
    "退一格（二谦）：在周道者循周道，在交会格者亦然，不论由何路而至；在道中者退向入口。p0 不可退。",
)
AT_TURNS_END = Words(
    "Settle it once, at the end of the turn, for each piece that moved:",
    "輪畢一次而定，凡所行之棋：",
    "轮毕一次而定，凡所行之棋：",
)
AFTER_EACH = Words(
    "Settle it after each number, for each piece that it moved:",
    "每行一數而定，凡所行之棋：",
    "每行一数而定，凡所行之棋：",
)
LIES = Words(
    "It rests on a crossing (p10, p20, p30): it lies.",
    "止於交會格（p10、p20、p30）：伏。",
    "止于交会格（p10、p20、p30）：伏。",
)
STANDS = Words(
    (
        "Else, if after leaving the cell where its turn began it touched a crossing, by passing it or by "
        "stopping there between the two dice: it stands. Leaving a crossing on which it began is not "
        "touching."
    ),
    ("否則，離輪始之格後曾及交會格（越之，或兩彩間止於其上）：立為梟。自交會格出發不算及。"),
    ("否则，离轮始之格后曾及交会格（越之，或两彩间止于其上）：立为枭。自交会格出发不算及。"),
)
AS_IT_WAS = Words(
    "Else it stays as it was. A retreat never makes an Owl; one that ends on a crossing lies.",
    "否則如故。退一格不立梟，止於交會格者伏。",
    "否则如故。退一格不立枭，止于交会格者伏。",
)
ENEMYS_WORTH = Words(
    "The side that has left the board takes the worth of the enemy pieces still there.",
    "出盡者得敵方所餘之棋值。",
    "出尽者得敌方所余之棋值。",
)
OWN_WORTH = Words(
    "The side left behind takes the worth of its own pieces still there.",
    "留者得己方所餘之棋值。",
    "留者得己方所余之棋值。",
)
ALL_BUT_ONE = Words(
    "After void throws {taker} takes the worth of all five pieces of the side that threw on alone but one, the dearest of those"
    " that left in that last turn (an Owl or not, one or more): {least} to {most} tallies, and so the match.",
    "虛投之後，{taker}得虛投者五棋之值而去其一，所去者為該輪出局之最貴者（不論伏梟，不論幾枚）：{least} 至 {most} 算，全勝。",
    "虚投之后，{taker}得虚投者五棋之值而去其一，所去者为该轮出局之最贵者（不论伏枭，不论几枚）：{least} 至 {most} 算，全胜。",
)
FIRST_OFF = Words("the side that left the board first", "先出盡者", "先出尽者")
LEFT_BEHIND = Words("that side itself", "虛投者", "虚投者")
WHAT_REMAINS = Words(
    "After void throws what is still on the board when that turn is over counts.",
    "虛投之後，計該輪行畢局中所餘。",
    "虚投之后，计该轮行毕局中所余。",
)
