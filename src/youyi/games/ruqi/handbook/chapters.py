"""What one must know to play 儒棋 from paper, under the answers in force."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.board import FACES, PIECES
from youyi.games.ruqi.context import BACK_ONE, RuleContext, allotment, context_of
from youyi.games.ruqi.handbook.figures import board
from youyi.games.ruqi.payments import JUE, MATCH, clearing_wins, void_worth
from youyi.games.ruqi.position import ALL_GONE, VIRTUE_DICE, Kind
from youyi.games.ruqi.rulings import Rulings
from youyi.games.ruqi.rulings.moving import KindChoice
from youyi.kernel.dice import Throw, ways
from youyi.kernel.handbook import Block, Chapter, Grid, Paragraph, Picture, Steps, same
from youyi.kernel.names import Words

YES, NO = Words("yes", "是", "是"), Words("no", "否", "否")


def chapters(rulings: Rulings) -> tuple[Chapter, ...]:
    """Every chapter, in the order in which one needs them."""
    context = context_of(rulings)
    return (
        Chapter(Words("What is on the table", "棋具", "棋具"), tuple(_equipment()), (art.BOARD, art.PIECES, art.DICE, art.CROSSINGS)),
        Chapter(Words("The board: every cell and both its names", "棋局：諸格與兩方之名", "棋局：诸格与两方之名"), tuple(_board()), (art.DIRECTION, art.CORNERS)),
        Chapter(Words("The order of a round, on one page", "一局之序", "一局之序"), (_round(rulings),), (art.ROLLOFF, art.START, art.ALTERNATE, art.ONE_KIND)),
        Chapter(Words("All 21 throws", "二十一彩", "二十一彩"), tuple(_throws(context)), (art.XIAO_ONE_QIAN, art.FU_DOUBLE, art.RETREAT)),
        Chapter(Words("How a unit walks", "行法", "行法"), (_walking(context),), (art.EXIT, art.NO_CAPTURE, *((art.LEAP, art.BEND, art.CLEAN_CELLS) if context.board.leaps else (art.TURN_IN, art.JOINT)))),
        Chapter(Words("Lying and standing", "伏與梟", "伏与枭"), (_standing(context),), (art.STAND, art.FOLD, art.SETTLED_LAST)),
        Chapter(Words("The reckoning", "計算", "计算"), (_reckoning(rulings),), (art.RECKONING, art.VOID_THROWS, art.LOSER_LEADS)),
        Chapter(Words("Examples", "例", "例"), tuple(_examples(context)), (art.SETTLED_LAST, art.ALL_DICE)),
    )  # fmt: skip


def _equipment() -> Iterator[Block]:
    yield Paragraph(
        Words(
            "Two players, White (South) and Black (North). A board of 57 cells, two dice, five pieces a side.",
            "兩人對弈，白居南，黑居北。局有五十七格，骰二枚，每方五棋。",
            "两人对弈，白居南，黑居北。局有五十七格，骰二枚，每方五棋。",
        )
    )
    yield Grid(
        (Words("Face of a die", "骰面", "骰面"), Words("reads", "拼音", "拼音"), Words("counts", "數", "数")),
        tuple((_named(face.name), same(face.name.pinyin), same(str(face.number))) for face in FACES),
    )
    yield Grid(
        (
            Words("Piece", "棋", "棋"),
            Words("reads", "拼音", "拼音"),
            Words("worth at the reckoning, in tallies 算", "計值（算）", "计值（算）"),
        ),
        tuple((_named(piece.name), same(piece.name.pinyin), same(str(piece.number))) for piece in PIECES),
    )
    yield Paragraph(
        Words(
            (
                "謙 has no number: it lets one kind advance or another retreat by one cell. A piece lies (伏) or stands "
                "(梟, the Owl). Worth plays no part in walking."
            ),
            "謙無定數，惟令一種棋進一格或退一格。棋或伏或立（梟）。棋值不涉行法。",
            "谦无定数，惟令一种棋进一格或退一格。棋或伏或立（枭）。棋值不涉行法。",
        )
    )


def _named(name: Words) -> Words:
    return Words(f"{name.zh_hant} {name.en}", name.zh_hant, name.zh_hans)


def _board() -> Iterator[Block]:
    yield Picture(
        "board",
        board,
        Words(
            (
                "White's names stand below in black, Black's above in blue and turned. p: the border, from each "
                "side's own start counter-clockwise; Z: the 中 lane entered at p10; J: the 淨 lane entered at p20; R: "
                "the 中 lane entered at p30. 淨 and 中 in red: the four crossings. Crossed cells: corners."
            ),
            (
                "黑字正書者白方之名，藍字倒書者黑方之名。p 為周道，各自己方之淨逆時而數；Z 為自 p10 所入之中道；J 為自 p20 所入之淨道；R 為自 p30 "
                "所入之中道。紅字淨、中為四交會格；有交叉者為四隅。"
            ),
            (
                "黑字正书者白方之名，蓝字倒书者黑方之名。p 为周道，各自己方之净逆时而数；Z 为自 p10 所入之中道；J 为自 p20 所入之净道；R 为自 p30 "
                "所入之中道。红字净、中为四交会格；有交叉者为四隅。"
            ),
        ),
        150,
    )
    yield Steps(
        (
            Words(
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
            ),
            Words(
                "p10 and p30 are the two 中; corners are p5, p15, p25, p35.",
                "p10、p30 為兩中；四隅為 p5、p15、p25、p35。",
                "p10、p30 为两中；四隅为 p5、p15、p25、p35。",
            ),
            Words(
                (
                    "A lane has nine cells from crossing to crossing, its fifth the centre, which both lanes share. One "
                    "never turns at the centre."
                ),
                "道自交會至交會九格，其第五格為中央，兩道所共；中央不轉。",
                "道自交会至交会九格，其第五格为中央，两道所共；中央不转。",
            ),
            Words(
                (
                    "All walk counter-clockwise. Round the border it is 40 steps home; by Z or by J 30. Z comes out at "
                    "p30, J at one's own 淨, off the board; R comes out at p10 and leads back."
                ),
                (
                    "皆逆時而行。周行歸淨四十步，取 Z 或 J 則三十步。Z 出於 p30；J 出於己方之淨，即出局；R 出於 p10，為回頭路。"
                ),
                (
                    "皆逆时而行。周行归净四十步，取 Z 或 J 则三十步。Z 出于 p30；J 出于己方之净，即出局；R 出于 p10，为回头路。"
                ),
            ),
        )
    )


def _round(rulings: Rulings) -> Steps:
    lead = Words(
        (
            "Each throws two dice; the higher total must go first. Equal totals are thrown again. (In later "
            "rounds the loser of the last one goes first.)"
        ),
        "各擲二骰，和大者須先行；相等再擲。（其後各局，由前局負者先。）",
        "各掷二骰，和大者须先行；相等再掷。（其后各局，由前局负者先。）",
    )
    return Steps(
        (
            lead,
            Words("All ten pieces lie on their own p0.", "十棋皆伏於己方 p0。", "十棋皆伏于己方 p0。"),
            Words(
                "In turn, each throws both dice anew and plays them. One may not pass; who cannot move passes.",
                "輪流各擲二骰而行。能行不得不行，無可行則過。",
                "轮流各掷二骰而行。能行不得不行，无可行则过。",
            ),
            _choice_of_kind(rulings),
            Words(
                (
                    "Play one number, then the other, in either order, with the same unit or with another of that kind. "
                    "Play both if they can both be played, else one. The kinds are those at the beginning of the turn."
                ),
                (
                    "先行一數，再行另一數，先後自便，同一棋或另一同種棋皆可。能行二數必行二數，否則行一數。伏"
                    "梟依輪始之狀為準。"
                ),
                (
                    "先行一数，再行另一数，先后自便，同一棋或另一同种棋皆可。能行二数必行二数，否则行一数。伏"
                    "枭依轮始之状为准。"
                ),
            ),
            Words(
                "At the end of the turn see which moved pieces lie and which stand (below).",
                "輪畢，驗所行之棋為伏為梟（見下）。",
                "轮毕，验所行之棋为伏为枭（见下）。",
            ),
            Words(
                (
                    "The round stops at once when a side has no piece left on the board; an unused die is void. If the "
                    "other still has all five it throws on alone (虛投) until a piece has left."
                ),
                ("一方棋盡即止，餘彩作廢。若彼方五棋俱在，則獨自續擲（虛投），至有棋出局為止。"),
                ("一方棋尽即止，余彩作废。若彼方五棋俱在，则独自续掷（虚投），至有棋出局为止。"),
            ),
        )
    )


def _choice_of_kind(rulings: Rulings) -> Words:
    free = Words(
        "Move lying pieces or Owls, never both in one turn; choose either kind that can move.",
        "或行伏，或行梟，一輪不得兼行；能行者任擇其一。",
        "或行伏，或行枭，一轮不得兼行；能行者任择其一。",
    )
    forced = Words(
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
    return free if context_of(rulings).kind_choice is not KindChoice.XIAO_FIRST else forced


def _throws(context: RuleContext) -> Iterator[Block]:
    head = (
        Words("Throw", "彩", "彩"),
        Words("of 36", "三十六分之", "三十六分之"),
        Words("Lying pieces", "伏", "伏"),
        Words("Owls", "梟", "枭"),
    )
    yield Grid(head, tuple(_throw(context, cast) for cast, _ in VIRTUE_DICE.table()))
    yield Paragraph(
        Words(
            (
                "“1 + 2” means both numbers, one after the other in either order, by one unit or two. On one 謙 the "
                "other die is not used; the Owl goes as far as the table says, and no lying piece moves. On two 謙 one "
                "lying piece goes back one cell, if any can; Owls stay."
            ),
            (
                "「1 + 2」謂兩數先後皆行，次序自便，一棋或二棋皆可。得一謙，另一骰不用：一梟依表而行"
                "，伏皆不動。得二謙，一伏退一格，能退必退；梟不動。"
            ),
            (
                "“1 + 2”谓两数先后皆行，次序自便，一棋或二棋皆可。得一谦，另一骰不用：一枭依表而行"
                "，伏皆不动。得二谦，一伏退一格，能退必退；枭不动。"
            ),
        )
    )


def _throw(context: RuleContext, cast: Throw) -> tuple[Words, ...]:
    low, high = cast.faces
    named = [FACES[face].name for face in (high, low)]
    said = Words(
        f"{named[0].zh_hant}{named[1].zh_hant} {high}-{low}", f"{named[0].zh_hant}{named[1].zh_hant} {high}-{low}",
        f"{named[0].zh_hans}{named[1].zh_hans} {high}-{low}",
    )  # fmt: skip
    return said, same(str(ways(cast))), _allotted(context, cast, Kind.FU), _allotted(context, cast, Kind.XIAO)


def _allotted(context: RuleContext, cast: Throw, kind: Kind) -> Words:
    orders = allotment(context, cast, kind).orders
    if not orders:
        return Words("stay", "不動", "不动")
    if orders[0] == (BACK_ONE,):
        return Words("one piece back 1", "一枚退一格", "一枚退一格")
    if len(orders[0]) == 1:
        return same(str(orders[0][0]))
    return same(" + ".join(map(str, orders[0])))


def _walking(context: RuleContext) -> Steps:
    board = context.board
    lanes = (
        Words(
            (
                "A unit that stands exactly on p10, p20 or p30 may turn into the lane there (Z1, J1, R1) with its "
                "next number; never from p0. One that came out of a lane with the first die may not turn in again "
                "with the second. In a lane it goes straight on."
            ),
            (
                "恰立於 p10、p20、p30 者，下一數可轉入其道（Z1、J1、R1）；p0 不可入道"
                "。首彩方出道者，次彩不得復入。道中直行。"
            ),
            (
                "恰立于 p10、p20、p30 者，下一数可转入其道（Z1、J1、R1）；p0 不可入道"
                "。首彩方出道者，次彩不得复入。道中直行。"
            ),
        )
        if board.turns
        else Words("Nobody walks inside: all go round the border.", "皆行周道，不入道中。", "皆行周道，不入道中。")
    )
    shared = (
        Words(
            "A number may not end on a cell where an enemy piece is; own pieces may share a cell.",
            "敵棋所在之格不得止；己棋可同格。",
            "敌棋所在之格不得止；己棋可同格。",
        )
        if not board.leaps
        else Words(
            (
                "One piece to a cell, except at one's own start: who would end on a held cell, own or enemy, slides "
                "on to the next free one in the same direction, as far as needed."
            ),
            "除己方始處外一格一棋：止處有棋（不論己敵），順行越至次空格，遠近不拘。",
            "除己方始处外一格一棋：止处有棋（不论己敌），顺行越至次空格，远近不拘。",
        )
    )
    stacks = (
        Words(
            "Own pieces of one kind on one cell may go as one, all of them or one alone; those that wait on p0 go singly.",
            "同格同種之己棋，可全體同行，或獨行其一；待於 p0 者逐枚而出。",
            "同格同种之己棋，可全体同行，或独行其一；待于 p0 者逐枚而出。",
        )
        if context.joint
        else Words("Every piece moves alone.", "逐枚而行。", "逐枚而行。")
    )
    bar = (
        Words(
            (
                "Nobody ends on the enemy 淨 (p20): who would goes on to p21 and has passed it; if p21 is held that "
                "number cannot be so used."
            ),
            ("敵方之淨（p20）不得止：當止於此者進至 p21，作已越論；p21 有棋則此數不可如此用。"),
            ("敌方之净（p20）不得止：当止于此者进至 p21，作已越论；p21 有棋则此数不可如此用。"),
        )
        if board.barred
        else Words(
            "The enemy 淨 (p20) is a cell like others, closed while enemy pieces wait there.",
            "敵方之淨（p20）與他格同，惟敵棋待於其上時不得止。",
            "敌方之净（p20）与他格同，惟敌棋待于其上时不得止。",
        )
    )
    return Steps(
        (
            Words(
                "A number is that many cells forward. Everything may be passed over; nothing is ever captured.",
                "依數前進幾格。彼此可越，終無提吃。",
                "依数前进几格。彼此可越，终无提吃。",
            ),
            shared,
            bar,
            lanes,
            stacks,
            Words(
                (
                    "A piece that reaches or passes its own 淨 at the end of its way leaves the board; what is left of the "
                    "number is lost."
                ),
                "行至或越過己方之淨即出局，餘數作廢。",
                "行至或越过己方之净即出局，余数作废。",
            ),
            Words(
                "Back one (two 謙): along the border, or along the lane to where it was entered. From p0 nobody retreats.",
                "退一格（二謙）：循周道，或循道退至入口。p0 不可退。",
                "退一格（二谦）：循周道，或循道退至入口。p0 不可退。",
            ),
        )
    )


def _standing(context: RuleContext) -> Steps:
    when = (
        Words(
            "Settle it once, at the end of the turn, for each piece that moved:",
            "輪畢一次而定，凡所行之棋：",
            "轮毕一次而定，凡所行之棋：",
        )
        if context.settled_once
        else Words(
            "Settle it after each number, for each piece that it moved:",
            "每行一數而定，凡所行之棋：",
            "每行一数而定，凡所行之棋：",
        )
    )
    return Steps(
        (
            when,
            Words(
                "It rests on a crossing (p10, p20, p30): it lies.",
                "止於交會格（p10、p20、p30）：伏。",
                "止于交会格（p10、p20、p30）：伏。",
            ),
            Words(
                (
                    "Else, if after leaving the cell where its turn began it touched a crossing, by passing it or by "
                    "stopping there between the two dice: it stands. Leaving a crossing on which it began is not "
                    "touching."
                ),
                ("否則，離輪始之格後曾及交會格（越之，或兩彩間止於其上）：立為梟。自交會格出發不算及。"),
                ("否则，离轮始之格后曾及交会格（越之，或两彩间止于其上）：立为枭。自交会格出发不算及。"),
            ),
            Words(
                "Else it stays as it was. A retreat never makes an Owl.",
                "否則如故。退一格不立梟。",
                "否则如故。退一格不立枭。",
            ),
        )
    )


def _reckoning(rulings: Rulings) -> Steps:
    winner = (
        Words(
            "The side that has left the board takes the worth of the enemy pieces still there.",
            "出盡者得敵方所餘之棋值。",
            "出尽者得敌方所余之棋值。",
        )
        if clearing_wins(rulings)
        else Words(
            "The side left behind takes the worth of its own pieces still there.",
            "留者得己方所餘之棋值。",
            "留者得己方所余之棋值。",
        )
    )
    void = (
        Words(
            "After void throws all five count but the dearest of those that left in that last turn: 30 to 34 tallies.",
            "虛投之後，計五棋而去其一，所去者為該輪出局之最貴者：三十至三十四算。",
            "虚投之后，计五棋而去其一，所去者为该轮出局之最贵者：三十至三十四算。",
        )
        if void_worth(rulings, ALL_GONE) > 0
        else Words(
            "After void throws what is still on the board when that turn is over counts.",
            "虛投之後，計該輪行畢局中所餘。",
            "虚投之后，计该轮行毕局中所余。",
        )
    )
    end = Words(
        f"Totals carry over. {JUE} tallies are one cup (爵); {MATCH} cups, {JUE * MATCH} tallies, win the match. Otherwise"
        " the loser of the round goes first in the next.",
        f"各局累計。{JUE} 算為一爵，先滿 {MATCH} 爵（{JUE * MATCH} 算）者全勝；否則負者先行下一局。",
        f"各局累计。{JUE} 算为一爵，先满 {MATCH} 爵（{JUE * MATCH} 算）者全胜；否则负者先行下一局。",
    )
    return Steps((winner, void, end))


def _examples(context: RuleContext) -> Iterator[Block]:
    head = (
        Words("A piece on", "棋在", "棋在"),
        Words("throw", "彩", "彩"),
        Words("may end on", "可止於", "可止于"),
        Words("why", "所以然", "所以然"),
    )
    yield Grid(head, WITH_LANES if context.board.turns else WITHOUT_LANES)


WITHOUT_LANES = (
    (Words("p0, lying", "p0，伏", "p0，伏"), same("5-5"), Words("p5 lying", "p5 伏", "p5 伏"), Words("a double gives a lying piece one die", "同彩，伏惟行其一", "同彩，伏惟行其一")),
    (Words("p36, an Owl", "p36，梟", "p36，枭"), same("3-0"), Words("p37 standing", "p37 梟", "p37 枭"), Words("one 謙: one Owl goes 1", "一謙：一梟行一格", "一谦：一枭行一格")),
    (
        Words("p17, lying", "p17，伏", "p17，伏"), same("3-3"), Words("p21 standing", "p21 梟", "p21 枭"),
        Words("p20 is the enemy 淨: deemed passed", "p20 為敵方之淨，作已越論", "p20 为敌方之净，作已越论"),
    ),
    (
        Words("p38, lying; p39 held by one's own", "p38，伏；p39 有己棋", "p38，伏；p39 有己棋"), same("1-1"), Words("off the board", "出局", "出局"),
        Words("it slides over p39 and off, which uses the number exactly", "越 p39 而出，恰盡其彩", "越 p39 而出，恰尽其彩"),
    ),
)  # fmt: skip
WITH_LANES = (
            (
                Words("p7, lying", "p7，伏", "p7，伏"), same("2-3"), Words("p12 standing, Z2 standing", "p12 梟、Z2 梟", "p12 枭、Z2 枭"),
                Words("2 then 3 passes p10; 3 then 2 stops on p10 and may turn in", "先二後三越 p10；先三後二止於 p10，可轉入道", "先二后三越 p10；先三后二止于 p10，可转入道"),
            ),
            (
                Words("p8, lying", "p8，伏", "p8，伏"), same("1-1"), Words("p9 lying", "p9 伏", "p9 伏"),
                Words("a double gives a lying piece one die", "同彩，伏惟行其一", "同彩，伏惟行其一"),
            ),
            (
                Words("p25, an Owl", "p25，梟", "p25，枭"), same("3-0"), Words("p26 standing", "p26 梟", "p26 枭"),
                Words("one 謙: one Owl goes 1", "一謙：一梟行一格", "一谦：一枭行一格"),
            ),
            (
                Words("p28, an Owl", "p28，梟", "p28，枭"), same("1-1"), Words("p30 lying", "p30 伏", "p30 伏"),
                Words("both dice; it rests on a crossing", "兩數俱行；止於交會格則伏", "两数俱行；止于交会格则伏"),
            ),
            (
                Words("J5, lying", "J5，伏", "J5，伏"), same("2-4"), Words("off the board", "出局", "出局"),
                Words("J7 or J9 with the first die, off with the second; the surplus is lost", "首彩至 J7 或 J9，次彩出局，餘數作廢", "首彩至 J7 或 J9，次彩出局，余数作废"),
            ),
)  # fmt: skip
