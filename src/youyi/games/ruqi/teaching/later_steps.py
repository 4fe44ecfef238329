"""The lesson of 儒棋, second half: lanes, company, leaving and the reckoning; then the old rules."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.teaching.first_steps import OLD_RULES, scene
from youyi.games.ruqi.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import Ask, LessonStep, Option, Play, Quotation, Reply, Watch

LANE = LessonStep(
    key="lane",
    title=TEXTS["lane.title"],
    text=TEXTS["lane.text"],
    scene=scene("1 0:0 p10f,out,out,out,out p1f,out,out,out,out play:w/24"),
    task=Play(
        right=("善p10+2Z 善Z2+4",),
        says=TEXTS["lane.says"],
        because=art.TURN_IN,
        replies=(
            Reply(
                ("善p10+2 善p12+4",),
                TEXTS["lane.that_is_the_long_way"],
                art.TURN_IN,
            ),
        ),
    ),
    clauses=(art.TURN_IN, art.STRAIGHT_ON),
)

TOGETHER = LessonStep(
    key="together",
    title=TEXTS["together.title"],
    text=TEXTS["together.text"],
    scene=scene("1 0:0 p12x,p12x,out,out,out p1f,out,out,out,out play:w/22"),
    task=Play(
        right=("善敬p12+2 善敬p14+2",),
        says=TEXTS["together.says"],
        because=art.JOINT,
        otherwise=TEXTS["together.otherwise"],
    ),
    clauses=(art.SHARED_CELLS, art.JOINT),
)

BLOCKED = LessonStep(
    key="blocked",
    title=TEXTS["blocked.title"],
    text=TEXTS["blocked.text"],
    scene=scene("1 0:0 p17f,out,out,out,out p0f,p0f,p5f,out,out throw:w", "33"),
    task=Ask(
        question=TEXTS["blocked.question"],
        options=(
            Option(
                TEXTS["blocked.a_lying_piece_may_not"],
                TEXTS["blocked.it_may_one_of_the"],
            ),
            Option(
                TEXTS["blocked.blacks_waiting_pieces_stand_where"],
                TEXTS["blocked.p17_and_3_is_p20"],
                right=True,
            ),
            Option(
                TEXTS["blocked.it_would_have_to_stop"],
                TEXTS["blocked.nothing_has_to_stop_on"],
            ),
        ),
        because=art.SHARED_CELLS,
    ),
    clauses=(art.SHARED_CELLS, art.NO_WAY),
)

LEAVE = LessonStep(
    key="leave",
    title=TEXTS["leave.title"],
    text=TEXTS["leave.text"],
    scene=scene("1 0:0 p38x,p31x,out,out,out p1f,out,p3f,out,out play:w/35"),
    task=Play(
        right=("善p38+3 敬p31+5", "敬p31+3 善p38+5"),
        says=TEXTS["leave.says"],
        because=art.EXIT,
        replies=(
            Reply(
                ("敬p31+3 敬p34+5",),
                TEXTS["leave.is_nearer_now_but_stays"],
                art.EXIT,
            ),
        ),
    ),
    clauses=(art.EXIT,),
    quoted=Quotation.of(art.EXIT, OLD_RULES),
)

RECKON = LessonStep(
    key="reckon",
    title=TEXTS["reckon.title"],
    text=TEXTS["reckon.text"],
    scene=scene("1 0:0 p38x,out,out,out,out p1f,out,p3f,out,out play:w/35"),
    task=Ask(
        question=TEXTS["reckon.question"],
        options=(
            Option(
                TEXTS["reckon.2_one_for_each_black"],
                TEXTS["reckon.pieces_are_not_counted_but"],
            ),
            Option(
                TEXTS["reckon.14_6_for_and_8"],
                TEXTS["reckon.the_side_that_has_left"],
                right=True,
            ),
            Option(
                TEXTS["reckon.40_all_its_own_pieces"],
                TEXTS["reckon.ones_own_pieces_count_for"],
            ),
        ),
        because=art.CLEARED_SCORES,
    ),
    clauses=(art.RECKONING, art.CLEARED_SCORES),
    quoted=Quotation.of(art.RECKONING, OLD_RULES),
)

CUPS = LessonStep(
    key="cups",
    title=TEXTS["cups.title"],
    text=TEXTS["cups.text"],
    scene=scene("1 0:0 p38x,out,out,out,out p1f,out,p3f,out,out play:w/35"),
    task=Play(
        right=("善p38+3",),
        says=TEXTS["cups.says"],
        because=art.JUE,
    ),
    clauses=(art.JUE, art.THREE_JUE, art.LOSER_LEADS, art.VOID_THROWS),
    quoted=Quotation.of(art.JUE, OLD_RULES),
)

OLD = LessonStep(
    key="old",
    title=TEXTS["old.title"],
    text=TEXTS["old.text"],
    scene=scene("1 0:0 p38x,out,out,out,out p1f,out,p3f,out,out play:w/35", ruleset="classical"),
    task=Watch(("善p38+3",)),
    after=TEXTS["old.after"],
    clauses=(art.YIELDING, art.LEAP, art.CLEAN_CELLS, art.XIAO_FIRST, art.RECKONING),
    quoted=Quotation.of(art.CLEAN_CELLS, OLD_RULES),
)

STEPS = (LANE, TOGETHER, BLOCKED, LEAVE, RECKON, CUPS, OLD)
