"""What the chapters of 儒棋 say, sentence by sentence."""

from __future__ import annotations

from youyi.kernel.names import Words

TWO_KINDS = Words(
    (
        "A piece lies (伏) or stands (梟, the Owl): these two are the kinds of pieces in what follows; the five names are none. All"
        " begin lying. Names and worth play no part in walking. What 謙, which has no number, lets move is told with the throws."
    ),
    "棋不是伏（臥著）就是梟（立著）：下文說的「種」就是這兩種，與五個名稱無關。起初都是伏。名稱和所值不影響怎樣走。謙沒有數，得謙怎樣走，見二十一彩的表。",
    "棋不是伏（卧着）就是枭（立着）：下文说的“种”就是这两种，与五个名称无关。起初都是伏。名称和所值不影响怎样走。谦没有数，得谦怎样走，见二十一彩的表。",
)
WHAT_NUMBERS_MEAN = Words(
    (
        "“1 + 2” means both numbers, one after the other in either order, by one unit or two. A unit is a piece, or pieces that"
        " go as one (next chapter). On one 謙 the other die moves nothing but what the table gives the Owls: one unit of them"
        " goes, and no lying piece moves. On two 謙 one lying piece goes back one cell, if any can; Owls stay."
    ),
    (
        "「1 + 2」是兩個數一先一後都要走，次序隨意，由同一單位走兩次，或由兩個單位各走一次；一個單位是一枚棋，或一起走的幾枚（見下章）。得一謙，另一枚骰子只給梟用：一個單位的梟照表走，伏都不動。得二謙，一枚伏退一格，退得了就必須退；梟不動。"
    ),
    (
        "“1 + 2”是两个数一先一后都要走，次序随意，由同一单位走两次，或由两个单位各走一次；一个单位是一枚棋，或一起走的几枚（见下章）。得一谦，另一枚骰子只给枭用：一个单位的枭照表走，伏都不动。得二谦，一枚伏退一格，退得了就必须退；枭不动。"
    ),
)
BORDER = Words(
    (
        "The border has 40 cells, p0 to p39. p0 is one's own 淨: the pieces wait there and leave there. p20 is "
        "the enemy's p0. To turn one side's border number into the other's add 20, and take 40 away from 40 "
        "on."
    ),
    (
        "周道四十格，p0 至 p39。p0 是己方的淨：棋在這裡待發，也從這裡出局；p20 就是敵方的 p0。兩方的數相差二十：加二十，滿四十就減去四十。"
    ),
    (
        "周道四十格，p0 至 p39。p0 是己方的净：棋在这里待发，也从这里出局；p20 就是敌方的 p0。两方的数相差二十：加二十，满四十就减去四十。"
    ),
)
CROSSINGS_AND_CORNERS = Words(
    "p10 and p30 are the two 中; corners are p5, p15, p25, p35.",
    "p10、p30 是兩個中；四隅是 p5、p15、p25、p35。",
    "p10、p30 是两个中；四隅是 p5、p15、p25、p35。",
)
LANES = Words(
    (
        "A lane has nine cells from crossing to crossing, its fifth the centre, which both lanes share. One "
        "never turns at the centre."
    ),
    "每條道從交會格到交會格共九格，第五格是中央，兩條道共用；在中央不轉彎。",
    "每条道从交会格到交会格共九格，第五格是中央，两条道共用；在中央不转弯。",
)
LANE_NAMES = Words(
    (
        "Each cell of a 中 lane has a name for each way through it: one's own Z1 to Z9 are R9 to R1, the two numbers making ten;"
        " the fifth of every lane is the centre. The enemy's Zn is one's own Rn, the enemy's Rn one's own Zn, the enemy's Jn"
        " one's own J(10 − n). The board gives a cell all its names, with dots between."
    ),
    (
        "中道的格依走的方向各有兩個名稱：己方的 Z1 至 Z9 就是 R9 至 R1，兩個數加起來是十；每條道的第五格都是中央。敵方的 Zn 就是己方的 Rn，敵方的 Rn 就是己方的 Zn，敵方的 Jn 就是己方的 J(10 − n)。一格有幾個名稱的，圖中用點隔開。"
    ),
    (
        "中道的格依走的方向各有两个名称：己方的 Z1 至 Z9 就是 R9 至 R1，两个数加起来是十；每条道的第五格都是中央。敌方的 Zn 就是己方的 Rn，敌方的 Rn 就是己方的 Zn，敌方的 Jn 就是己方的 J(10 − n)。一格有几个名称的，图中用点隔开。"
    ),
)
ALL_COUNTER_CLOCKWISE = Words(
    (
        "All walk counter-clockwise. Round the border it is 40 steps home; by Z or by J 30. Z comes out at "
        "p30, J at one's own 淨, off the board; R comes out at p10 and leads back."
    ),
    (
        "都逆時針走。沿周道回到淨要四十步，走 Z 或 J 只要三十步。Z 通到 p30；J 通到己方的淨，也就是出局；R 通到 p10，是回頭路。"
    ),
    (
        "都逆时针走。沿周道回到净要四十步，走 Z 或 J 只要三十步。Z 通到 p30；J 通到己方的净，也就是出局；R 通到 p10，是回头路。"
    ),
)
HIGHER_LEADS = Words(
    (
        "Each throws two dice; the higher total (謙 counts 0) must go first, and throws anew for its turn. Equal totals are"
        " thrown again. (In later rounds the loser of the last one goes first.)"
    ),
    "雙方各擲兩枚骰子，和大的（謙算零）先走，走之前另擲；相等就再擲。（以後各局，由上一局的負方先走。）",
    "双方各掷两枚骰子，和大的（谦算零）先走，走之前另掷；相等就再掷。（以后各局，由上一局的负方先走。）",
)
ALL_WAIT = Words("All ten pieces lie on their own p0.", "十枚棋都伏在己方的 p0。", "十枚棋都伏在己方的 p0。")
TURN_BY_TURN = Words(
    "In turn, each throws both dice anew and plays them. One may not pass; who cannot move passes.",
    "雙方輪流，每輪擲兩枚骰子再走。走得了就必須走，走不了就過。",
    "双方轮流，每轮掷两枚骰子再走。走得了就必须走，走不了就过。",
)
BOTH_NUMBERS = Words(
    (
        "Play one number, then the other, in either order, with the same unit or with another of that kind. "
        "If pieces of the chosen kind can play both, in whatever order, play both; else one, whichever one likes of those"
        " that can be played. The kinds are those at the beginning of the turn."
    ),
    (
        "先走一個數，再走另一個數，次序隨意，用同一枚棋或另一枚同種的棋都可以。所選的那一種，只要有一種次序走得了兩個數，就必須走兩個；不然就走一個，走得了哪個隨意選。是伏是梟，以這一輪開始時為準。"
    ),
    (
        "先走一个数，再走另一个数，次序随意，用同一枚棋或另一枚同种的棋都可以。所选的那一种，只要有一种次序走得了两个数，就必须走两个；不然就走一个，走得了哪个随意选。是伏是枭，以这一轮开始时为准。"
    ),
)
SETTLE = Words(
    "At the end of the turn see which moved pieces lie and which stand (below).",
    "一輪走完，看走過的棋是伏還是梟（見下）。",
    "一轮走完，看走过的棋是伏还是枭（见下）。",
)
STOPS_AT_ONCE = Words(
    "When a side has no piece left on the board, and of the other at least one has left, the round is over at once; an unused"
    " die is void.",
    "一方的棋出盡，而對方已有棋出局，這一局立即結束，多餘的彩作廢。",
    "一方的棋出尽，而对方已有棋出局，这一局立即结束，多余的彩作废。",
)
VOID_THROWS = Words(
    "When a side has no piece left and the other still has all five, the other throws on alone, turn after turn (虛投),"
    " until a piece of its own has left; that last turn it plays to the end, then the round is over.",
    "一方的棋出盡，而對方五枚都還在，對方就獨自繼續擲（虛投），直到有棋出局；那一輪走完，這一局才結束。",
    "一方的棋出尽，而对方五枚都还在，对方就独自继续掷（虚投），直到有棋出局；那一轮走完，这一局才结束。",
)
ANY_KIND = Words(
    "Move lying pieces or Owls, never both kinds in one turn; choose either kind that can move at all.",
    "走伏或走梟，一輪不能兩種都走；走得了的任選一種。",
    "走伏或走枭，一轮不能两种都走；走得了的任选一种。",
)
OWLS_FIRST = Words(
    (
        "Lying pieces or Owls, never both, and in this order: Owls, if they can use the whole throw up "
        "without surplus; else lying pieces, if they can; else Owls as far as they can; else lying pieces. On "
        "a 謙 there is no order."
    ),
    (
        "走伏或走梟，不能兩種都走，次序是：梟用得完兩個數就走梟；不然，伏用得完就走伏；都用不完，就讓梟能走多少走多少；梟走不了，才走伏。有謙的彩不論次序。"
    ),
    (
        "走伏或走枭，不能两种都走，次序是：枭用得完两个数就走枭；不然，伏用得完就走伏；都用不完，就让枭能走多少走多少；枭走不了，才走伏。有谦的彩不论次序。"
    ),
)
OWLS_FIRST_LEAVING = Words(
    "{free} But with a throw by which some piece could leave the board: {order}",
    "{free}但這一擲能讓棋離盤的時候：{order}",
    "{free}但这一掷能让棋离盘的时候：{order}",
).filled(free=ANY_KIND, order=OWLS_FIRST)
MAY_TURN_IN = Words(
    (
        "A unit that stands exactly on p10, p20 or p30 may turn into the lane there (Z1, J1, R1) with its "
        "next number; never from p0. One that came out of a lane with the first die may not turn in again "
        "with the second. In a lane it goes straight on."
    ),
    (
        "正好在 p10、p20、p30 的棋，下一個數可以轉入那裡的道（Z1、J1、R1）；p0 不能入道。第一個數剛出道的，第二個數不能再入。在道上一直走。"
    ),
    (
        "正好在 p10、p20、p30 的棋，下一个数可以转入那里的道（Z1、J1、R1）；p0 不能入道。第一个数刚出道的，第二个数不能再入。在道上一直走。"
    ),
)
NO_LANES = Words("Nobody walks inside: all go round the border.", "都走周道，不入道。", "都走周道，不入道。")
SHARED = Words(
    "A number may not end on a cell where an enemy piece is, nor may a step back; own pieces may share a cell.",
    "有敵棋的格不能停，退一格也一樣；己棋可以同格。",
    "有敌棋的格不能停，退一格也一样；己棋可以同格。",
)
SLIDES = Words(
    (
        "One piece to a cell, except at one's own start: who would end on a held cell, own or enemy, slides "
        "on to the next free one in the same direction, as far as needed."
    ),
    "除了己方的起點，一格只能有一枚棋：要停的格有棋（不論己方敵方），就順著走到下一個空格，無論多遠。",
    "除了己方的起点，一格只能有一枚棋：要停的格有棋（不论己方敌方），就顺着走到下一个空格，无论多远。",
)
TOGETHER = Words(
    "Own pieces of one kind on one cell may go as one, all of them or one alone; those that wait on p0 go singly.",
    "同格同種的己棋，可以全部一起走，也可以只走一枚；在 p0 待發的，一枚一枚出發。",
    "同格同种的己棋，可以全部一起走，也可以只走一枚；在 p0 待发的，一枚一枚出发。",
)
TOGETHER_ON_ONE = Words(
    "So they may where the kind has one number alone: Owls on one 謙, lying pieces on a double. On two 謙 one piece alone goes"
    " back.",
    "只有一個數可走的時候也一樣：得一謙的梟，得同彩的伏。得二謙，只退一枚。",
    "只有一个数可走的时候也一样：得一谦的枭，得同彩的伏。得二谦，只退一枚。",
)
SINGLY = Words("Every piece moves alone.", "一枚一枚地走。", "一枚一枚地走。")
PASSES_ENEMY_JING = Words(
    (
        "Nobody ends on the enemy 淨 (p20): who would goes on to p21 and has passed it; if p21 is held that "
        "number cannot be so used."
    ),
    ("敵方的淨（p20）不能停：要停在這裡的進到 p21，算作已經越過；p21 有棋，這個數就不能這樣用。"),
    ("敌方的净（p20）不能停：要停在这里的进到 p21，算作已经越过；p21 有棋，这个数就不能这样用。"),
)
ENEMY_JING_OPEN = Words(
    "The enemy 淨 (p20) is a cell like others, closed while enemy pieces wait there.",
    "敵方的淨（p20）與別的格一樣，只是有敵棋在那裡待發的時候不能停。",
    "敌方的净（p20）与别的格一样，只是有敌棋在那里待发的时候不能停。",
)
FORWARD = Words(
    "A number is that many cells forward. Everything may be passed over; nothing is ever captured.",
    "數是幾就前進幾格。可以越過任何棋；從來不提吃。",
    "数是几就前进几格。可以越过任何棋；从来不提吃。",
)
LEAVES = Words(
    (
        "A piece that reaches or passes its own 淨 at the end of its way leaves the board; what is left of the "
        "number is lost."
    ),
    "走到或越過己方的淨就出局，多餘的數作廢。",
    "走到或越过己方的净就出局，多余的数作废。",
)
BACK_ONE_CELL = Words(
    "Back one (two 謙): along the border, from a crossing too, whichever way the piece came there; in a lane, towards the"
    " crossing where it was entered. From p0 nobody retreats.",
    "退一格（二謙）：在周道上的沿周道退，在交會格的也一樣，不論從哪條路來；在道上的退向入口。在 p0 的不能退。",
    "退一格（二谦）：在周道上的沿周道退，在交会格的也一样，不论从哪条路来；在道上的退向入口。在 p0 的不能退。",
)
AT_TURNS_END = Words(
    "Settle it once, at the end of the turn, for each piece that moved:",
    "一輪走完才定一次，凡是走過的棋：",
    "一轮走完才定一次，凡是走过的棋：",
)
AFTER_EACH = Words(
    "Settle it after each number, for each piece that it moved:",
    "每走一個數就定一次，凡是走過的棋：",
    "每走一个数就定一次，凡是走过的棋：",
)
LIES = Words(
    "It rests on a crossing (p10, p20, p30): it lies.",
    "停在交會格（p10、p20、p30）：伏。",
    "停在交会格（p10、p20、p30）：伏。",
)
STANDS = Words(
    (
        "Else, if after leaving the cell where its turn began it touched a crossing, by passing it or by "
        "stopping there between the two dice: it stands. Leaving a crossing on which it began is not "
        "touching."
    ),
    ("不然，離開這一輪開始的那格以後，曾經到過交會格（越過它，或兩個數之間停在上面）：立為梟。從交會格出發不算到過。"),
    ("不然，离开这一轮开始的那格以后，曾经到过交会格（越过它，或两个数之间停在上面）：立为枭。从交会格出发不算到过。"),
)
AS_IT_WAS = Words(
    "Else it stays as it was. A retreat never makes an Owl; one that ends on a crossing lies.",
    "不然就照舊。退一格不會立為梟，退到交會格就伏。",
    "不然就照旧。退一格不会立为枭，退到交会格就伏。",
)
ENEMYS_WORTH = Words(
    "The side that has left the board takes the worth of the enemy pieces still there.",
    "出盡的一方，得敵方剩下各棋的值。",
    "出尽的一方，得敌方剩下各棋的值。",
)
OWN_WORTH = Words(
    "The side left behind takes the worth of its own pieces still there.",
    "留著棋的一方，得自己剩下各棋的值。",
    "留着棋的一方，得自己剩下各棋的值。",
)
ALL_BUT_ONE = Words(
    "After void throws {taker} takes the worth of all five pieces of the side that threw on alone but one, the dearest of those"
    " that left in that last turn (an Owl or not, one or more): {least} to {most} tallies, and so the match.",
    "虛投之後，{taker}得虛投一方五枚棋的值，減去一枚：減去的是那一輪出局的棋裡最貴的（不論伏梟，不論幾枚）：{least} 至 {most} 算，全勝。",
    "虚投之后，{taker}得虚投一方五枚棋的值，减去一枚：减去的是那一轮出局的棋里最贵的（不论伏枭，不论几枚）：{least} 至 {most} 算，全胜。",
)
FIRST_OFF = Words("the side that left the board first", "先出盡的一方", "先出尽的一方")
LEFT_BEHIND = Words("that side itself", "虛投的一方", "虚投的一方")
WHAT_REMAINS = Words(
    "After void throws what is still on the board when that turn is over counts.",
    "虛投之後，計那一輪走完時局上剩下的棋。",
    "虚投之后，计那一轮走完时局上剩下的棋。",
)
