"""What one must know to play 儒棋 from paper, under the answers in force."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.board import FACES, PIECES
from youyi.games.ruqi.context import BACK_ONE, RuleContext, allotment, context_of
from youyi.games.ruqi.handbook import captions, say
from youyi.games.ruqi.handbook.diagrams import diagrams
from youyi.games.ruqi.handbook.figures import board
from youyi.games.ruqi.payments import JUE, MATCH, clearing_wins, void_worth
from youyi.games.ruqi.position import ALL_WAITING, GONE, VIRTUE_DICE, Army, Kind
from youyi.games.ruqi.rulings import Rulings
from youyi.games.ruqi.rulings.moving import KindChoice
from youyi.games.ruqi.rulings.reckoning import VoidAward
from youyi.kernel.dice import Throw, ways
from youyi.kernel.face.handbook import Block, Chapter, Grid, Paragraph, Picture, Steps, same
from youyi.kernel.names import Name, Words

YES, NO = Words("yes", "是", "是"), Words("no", "否", "否")


def chapters(rulings: Rulings) -> tuple[Chapter, ...]:
    """Every chapter, in the order in which one needs them."""
    context = context_of(rulings)
    return (
        Chapter(Words("What is on the table", "棋具", "棋具"), tuple(_equipment()), (art.BOARD, art.PIECES, art.DICE, art.CROSSINGS)),
        Chapter(Words("The board: every cell and both its names", "棋局：各格，和兩方的名稱", "棋局：各格，和两方的名称"), tuple(_board()), (art.DIRECTION, art.CORNERS)),
        Chapter(Words("The order of a round, on one page", "一局的次序", "一局的次序"), (_round(rulings),), (art.ROLLOFF, art.START, art.ALTERNATE, art.ONE_KIND)),
        Chapter(Words("All 21 throws", "二十一彩", "二十一彩"), tuple(_throws(context)), (art.XIAO_ONE_QIAN, art.FU_DOUBLE, art.RETREAT)),
        Chapter(Words("How a unit walks", "怎樣走", "怎样走"), (_walking(context),), (art.EXIT, art.NO_CAPTURE, *((art.LEAP, art.BEND, art.CLEAN_CELLS) if context.board.leaps else (art.TURN_IN, art.JOINT)))),
        Chapter(Words("Lying and standing", "伏與梟", "伏与枭"), (_standing(context),), (art.STAND, art.FOLD, art.SETTLED_LAST)),
        Chapter(Words("The reckoning", "計分", "计分"), (_reckoning(rulings),), (art.RECKONING, art.VOID_THROWS, art.LOSER_LEADS)),
        Chapter(Words("Examples", "例", "例"), (*_examples(context), Paragraph(captions.KEY_OF_DIAGRAMS), *diagrams(rulings)), (art.SETTLED_LAST, art.ALL_DICE)),
    )  # fmt: skip


def _equipment() -> Iterator[Block]:
    yield Paragraph(
        Words(
            "Two players, White (South) and Black (North). A board of 57 cells, two dice, five pieces a side.",
            "兩人對局，白在南，黑在北。棋局五十七格，骰子兩枚，每方五枚棋。",
            "两人对局，白在南，黑在北。棋局五十七格，骰子两枚，每方五枚棋。",
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
            Words("worth at the reckoning, in tallies 算", "值幾算", "值几算"),
        ),
        tuple((_named(piece.name), same(piece.name.pinyin), same(str(piece.number))) for piece in PIECES),
    )
    yield Paragraph(say.TWO_KINDS)


def _named(name: Name) -> Words:
    return Words(f"{name.zh_hant} {name.en}", name.zh_hant, name.zh_hans)


def _board() -> Iterator[Block]:
    yield Picture(
        "board",
        board,
        captions.BOARD_SHOWS,
        150,
    )
    yield Steps(
        (
            say.BORDER,
            say.CROSSINGS_AND_CORNERS,
            say.LANES,
            say.LANE_NAMES,
            say.ALL_COUNTER_CLOCKWISE,
        )
    )


def _round(rulings: Rulings) -> Steps:
    lead = say.HIGHER_LEADS
    return Steps(
        (
            lead,
            say.ALL_WAIT,
            say.TURN_BY_TURN,
            _choice_of_kind(rulings),
            say.BOTH_NUMBERS,
            say.SETTLE,
            say.STOPS_AT_ONCE,
            say.VOID_THROWS,
        )
    )


def _choice_of_kind(rulings: Rulings) -> Words:
    match rulings.kind_choice:
        case KindChoice.FREE:
            return say.ANY_KIND
        case KindChoice.XIAO_FIRST:
            return say.OWLS_FIRST
        case KindChoice.XIAO_FIRST_LEAVING:
            return say.OWLS_FIRST_LEAVING


def _throws(context: RuleContext) -> Iterator[Block]:
    head = (
        Words("Throw", "彩", "彩"),
        Words("of 36", "三十六分之幾", "三十六分之几"),
        Words("Lying pieces", "伏", "伏"),
        Words("Owls", "梟", "枭"),
    )
    yield Grid(head, tuple(_throw(context, cast) for cast, _ in VIRTUE_DICE.table()))
    yield Paragraph(say.WHAT_NUMBERS_MEAN)


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
    lanes = say.MAY_TURN_IN if board.turns else say.NO_LANES
    shared = say.SHARED if not board.leaps else say.SLIDES
    stacks = (say.TOGETHER, say.TOGETHER_ON_ONE) if context.joint else (say.SINGLY,)
    bar = say.PASSES_ENEMY_JING if board.barred else say.ENEMY_JING_OPEN
    return Steps(
        (
            say.FORWARD,
            shared,
            bar,
            lanes,
            *stacks,
            say.LEAVES,
            say.BACK_ONE_CELL,
        )
    )


def _standing(context: RuleContext) -> Steps:
    when = say.AT_TURNS_END if context.settled_once else say.AFTER_EACH
    return Steps(
        (
            when,
            say.LIES,
            say.STANDS,
            say.AS_IT_WAS,
        )
    )


def _reckoning(rulings: Rulings) -> Steps:
    winner = say.ENEMYS_WORTH if clearing_wins(rulings) else say.OWN_WORTH
    void = _void(rulings)
    end = Words(
        f"Totals carry over. Every full {JUE} tallies are one cup (爵), beyond {MATCH} too; who has {MATCH} cups,"
        f" {JUE * MATCH} tallies, or more, wins the match. Otherwise the next round begins with all pieces at their starts, and"
        " the loser of the round, who did not score, goes first.",
        f"各局累計。每滿 {JUE} 算為一爵，過 {MATCH} 爵仍計；先滿 {MATCH} 爵（{JUE * MATCH} 算）者全勝；否則諸棋歸始處，"
        "負者（未得算者）先行下一局。",
        f"各局累计。每满 {JUE} 算为一爵，过 {MATCH} 爵仍计；先满 {MATCH} 爵（{JUE * MATCH} 算）者全胜；否则诸棋归始处，"
        "负者（未得算者）先行下一局。",
    )
    return Steps((winner, void, end))


def _void(rulings: Rulings) -> Words:
    """What void throws pay, to whom."""
    match rulings.void_award:
        case VoidAward.REMAINING:
            return say.WHAT_REMAINS
        case VoidAward.ALL_BUT_ONE:
            worths = [void_worth(rulings, _without(piece)) for piece in range(len(PIECES))]
            taker = say.FIRST_OFF if clearing_wins(rulings) else say.LEFT_BEHIND
            return say.ALL_BUT_ONE.filled(taker=taker, least=min(worths), most=max(worths))


def _without(piece: int) -> Army:
    """An army at its start, but for one piece that has left."""
    return (*ALL_WAITING[:piece], GONE, *ALL_WAITING[piece + 1 :])


def _examples(context: RuleContext) -> Iterator[Block]:
    head = (
        Words("A piece on", "棋在", "棋在"),
        Words("throw", "彩", "彩"),
        Words("may end on", "可以停在", "可以停在"),
        Words("why", "為什麼", "为什么"),
    )
    yield Grid(head, WITH_LANES if context.board.turns else WITHOUT_LANES)


WITHOUT_LANES = (
    (Words("p0, lying", "p0，伏", "p0，伏"), same("5-5"), Words("p5 lying", "p5 伏", "p5 伏"), Words("a double gives a lying piece one die", "同彩，伏只走其中一個", "同彩，伏只走其中一个")),
    (Words("p36, an Owl", "p36，梟", "p36，枭"), same("3-0"), Words("p37 standing", "p37 梟", "p37 枭"), Words("one 謙: an Owl goes 1", "得一謙：梟走一格", "得一谦：枭走一格")),
    (
        Words("p17, lying", "p17，伏", "p17，伏"), same("3-3"), Words("p21 standing", "p21 梟", "p21 枭"),
        Words("p20 is the enemy 淨: deemed passed", "p20 是敵方的淨，算作已經越過", "p20 是敌方的净，算作已经越过"),
    ),
    (
        Words("p38, lying; p39 held by one's own", "p38，伏；p39 有己棋", "p38，伏；p39 有己棋"), same("1-1"), Words("off the board", "出局", "出局"),
        Words("it slides over p39 and off, which uses the number exactly", "越過 p39 出局，正好用完", "越过 p39 出局，正好用完"),
    ),
)  # fmt: skip
WITH_LANES = (
            (
                Words("p7, lying", "p7，伏", "p7，伏"), same("2-3"), Words("p12 standing, Z2 standing", "p12 梟、Z2 梟", "p12 枭、Z2 枭"),
                Words("2 then 3 passes p10; 3 then 2 stops on p10 and may turn in", "先二後三，越過 p10；先三後二，停在 p10，可以轉入道", "先二后三，越过 p10；先三后二，停在 p10，可以转入道"),
            ),
            (
                Words("p8, lying", "p8，伏", "p8，伏"), same("1-1"), Words("p9 lying", "p9 伏", "p9 伏"),
                Words("a double gives a lying piece one die", "同彩，伏只走其中一個", "同彩，伏只走其中一个"),
            ),
            (
                Words("p25, an Owl", "p25，梟", "p25，枭"), same("3-0"), Words("p26 standing", "p26 梟", "p26 枭"),
                Words("one 謙: an Owl goes 1", "得一謙：梟走一格", "得一谦：枭走一格"),
            ),
            (
                Words("p28, an Owl", "p28，梟", "p28，枭"), same("1-1"), Words("p30 lying", "p30 伏", "p30 伏"),
                Words("both dice; it rests on a crossing", "兩個數都走；停在交會格就伏", "两个数都走；停在交会格就伏"),
            ),
            (
                Words("J5, lying", "J5，伏", "J5，伏"), same("2-4"), Words("off the board", "出局", "出局"),
                Words("J7 or J9 with the first die, off with the second; the surplus is lost", "第一個數到 J7 或 J9，第二個數出局，多餘的作廢", "第一个数到 J7 或 J9，第二个数出局，多余的作废"),
            ),
)  # fmt: skip
