"""The lesson of 儒棋, first half: the board, the dice, lying and standing."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import Ask, LessonStep, Option, Play, Quotation, Reply, Scene, Watch

ONE_ROUND = (("rounds", 1),)
YOU_ZHAO = TEXTS["by.you_zhao"]
OLD_RULES = TEXTS["by.old_rules"]


def scene(position: str, *moves: str, ruleset: str | None = None) -> Scene:
    """A position of a single round, seen by White."""
    return Scene(position=position, moves=moves, ruleset=ruleset, terms=ONE_ROUND)


STORY = LessonStep(
    key="story",
    title=TEXTS["story.title"],
    text=TEXTS["story.text"],
    clauses=(art.YIELDING,),
    quoted=Quotation.of(art.YIELDING, YOU_ZHAO),
)

BOARD = LessonStep(
    key="board",
    title=TEXTS["board.title"],
    text=TEXTS["board.text"],
    scene=scene("1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f throw:w"),
    clauses=(art.BOARD, art.COUNTER_CLOCKWISE, art.NO_CAPTURE, art.CROSSINGS),
    quoted=Quotation.of(art.NO_CAPTURE, OLD_RULES),
)

DICE = LessonStep(
    key="dice",
    title=TEXTS["dice.title"],
    text=TEXTS["dice.text"],
    scene=scene("1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f throw:w"),
    task=Watch(("25",), throw=True),
    after=TEXTS["dice.after"],
    clauses=(art.DICE, art.ALL_DICE),
    quoted=Quotation.of(art.DICE, OLD_RULES),
)

WALK = LessonStep(
    key="walk",
    title=TEXTS["walk.title"],
    text=TEXTS["walk.text"],
    scene=scene("1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f play:w/25"),
    task=Play(
        right=("善p0+2 善p2+5",),
        says=TEXTS["walk.says"],
        because=art.FU_UNEQUAL,
        otherwise=TEXTS["walk.otherwise"],
    ),
    clauses=(art.FU_UNEQUAL,),
    quoted=Quotation.of(art.FU_UNEQUAL, OLD_RULES),
)

STAND = LessonStep(
    key="stand",
    title=TEXTS["stand.title"],
    text=TEXTS["stand.text"],
    scene=scene("1 0:0 p7f,p4f,out,out,out p1f,out,out,out,out play:w/23"),
    task=Play(
        right=("善p7+2 善p9+3", "善p7+3 善p10+2Z"),
        says=TEXTS["stand.says"],
        because=art.STAND,
        replies=(
            Reply(
                ("敬p4+2 善p7+3",),
                TEXTS["stand.ends_on_the_crossing_itself"],
                art.STAND,
            ),
        ),
        otherwise=TEXTS["stand.otherwise"],
    ),
    clauses=(art.STAND,),
    quoted=Quotation.of(art.STAND, OLD_RULES),
)

FOLD = LessonStep(
    key="fold",
    title=TEXTS["fold.title"],
    text=TEXTS["fold.text"],
    scene=scene("1 0:0 p14x,p5f,out,out,out p1f,out,out,out,out play:w/24"),
    task=Play(
        right=("善p14+2 善p16+4",),
        says=TEXTS["fold.says"],
        because=art.FOLD,
        replies=(
            Reply(
                ("敬p5+2 敬p7+4",),
                TEXTS["fold.that_does_the_opposite_passes"],
                art.FOLD,
            ),
        ),
    ),
    clauses=(art.FOLD, art.ONE_KIND),
    quoted=Quotation.of(art.FOLD, OLD_RULES),
)

DOUBLE = LessonStep(
    key="double",
    title=TEXTS["double.title"],
    text=TEXTS["double.text"],
    scene=scene("1 0:0 p22x,p3f,out,out,out p1f,out,out,out,out play:w/44"),
    task=Play(
        right=("善p22+4 善p26+4",),
        says=TEXTS["double.says"],
        because=art.XIAO_DOUBLE,
        replies=(
            Reply(
                ("敬p3+4",),
                TEXTS["double.lies_so_it_gets_one"],
                art.FU_DOUBLE,
            ),
        ),
    ),
    clauses=(art.XIAO_DOUBLE, art.FU_DOUBLE),
    quoted=Quotation.of(art.XIAO_DOUBLE, OLD_RULES),
)

ONE_QIAN = LessonStep(
    key="humility",
    title=TEXTS["one_qian.humility.title"],
    text=TEXTS["one_qian.humility.text"],
    scene=scene("1 0:0 p12f,p25x,p0f,out,out p1f,out,out,out,out play:w/03"),
    task=Ask(
        question=TEXTS["one_qian.humility.question"],
        options=(
            Option(
                TEXTS["one_qian.humility.move_three_cells"],
                TEXTS["one_qian.humility.with_one_lying_pieces_stay"],
            ),
            Option(
                TEXTS["one_qian.humility.move_the_owl_one_cell"],
                TEXTS["one_qian.humility.with_one_a_single_owl"],
                right=True,
            ),
            Option(
                TEXTS["one_qian.humility.move_the_owl_three_cells"],
                TEXTS["one_qian.humility.the_3_is_lost_beside"],
            ),
        ),
        because=art.XIAO_ONE_QIAN,
    ),
    clauses=(art.FU_ONE_QIAN, art.XIAO_ONE_QIAN),
    quoted=Quotation.of(art.FU_ONE_QIAN, OLD_RULES),
)

TWO_QIAN = LessonStep(
    key="retreat",
    title=TEXTS["two_qian.retreat.title"],
    text=TEXTS["two_qian.retreat.text"],
    scene=scene("1 0:0 p12f,p25x,p0f,out,out p1f,out,out,out,out play:w/00"),
    task=Ask(
        question=TEXTS["two_qian.retreat.question"],
        options=(
            Option(
                TEXTS["two_qian.retreat.pass_nobody_moves"],
                TEXTS["two_qian.retreat.if_any_lying_piece_can"],
            ),
            Option(
                TEXTS["two_qian.retreat.move_the_owl_one_cell"],
                TEXTS["two_qian.retreat.on_two_the_owls_stand"],
            ),
            Option(
                TEXTS["two_qian.retreat.take_back_one_cell"],
                TEXTS["two_qian.retreat.one_lying_piece_goes_back"],
                right=True,
            ),
        ),
        because=art.RETREAT,
    ),
    clauses=(art.RETREAT, art.XIAO_TWO_QIAN),
    quoted=Quotation.of(art.RETREAT, OLD_RULES),
)

STEPS = (STORY, BOARD, DICE, WALK, STAND, FOLD, DOUBLE, ONE_QIAN, TWO_QIAN)
