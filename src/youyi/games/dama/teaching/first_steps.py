"""The lesson of 打馬, first half: the road, casts, whose turn a throw really is."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.teaching.voices import LI_QINGZHAO, her
from youyi.games.dama.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import Ask, LessonStep, Option, Play, Quotation, Reply, Scene, Watch

TWO = (("seats", 2),)
START = "5 bowl:40/40 a:20/-/0/-/-/-20/- b:20/-/0/-/-/-20/- gate:- turn:a wait:- left:- throw:a"


def scene(position: str, *moves: str) -> Scene:
    """A position of two seats, seen by 甲."""
    return Scene(position=position, moves=moves, terms=TWO)


def dropped(own: str, other: str, *moves: str, turn: str = "a", bowl: int = 36) -> Scene:
    """A position in which both have dropped all their horses and have casts of their own, 甲's 2-4-6 and 乙's 1-3-5."""
    purse = bowl // 2
    armies = f"a:0/{own}/0/246/-/-{purse}/d b:0/{other}/0/135/-/-{purse}/d"
    return scene(f"21 bowl:{bowl}/40 {armies} gate:- turn:{turn} wait:- left:- throw:{turn}", *moves)


STORY = LessonStep(
    key="story",
    title=TEXTS["story.title"],
    text=TEXTS["story.text"],
    quoted=her("80b", "打馬圖序", "更長燭明，奈此良夜何", TEXTS["story.hers"]),
)

ROAD = LessonStep(
    key="road",
    title=TEXTS["road.title"],
    text=TEXTS["road.text"],
    scene=dropped("13x8,21x5,30x7", "28x3,37x4,40x13"),
    clauses=(art.BOARD, art.STATIONS, art.HORSES, art.STAKE),
    quoted=Quotation.of(art.HORSES, LI_QINGZHAO),
)

OWN = LessonStep(
    key="own",
    title=TEXTS["own.title"],
    text=TEXTS["own.text"],
    scene=scene(START),
    task=Watch(("246",), throw=True),
    after=TEXTS["own.after"],
    clauses=(art.DICE, art.CASTS, art.OWN_CAST, art.DROP),
    quoted=her("87a", "本采", "汝其有始有終，我則無偏無黨", TEXTS["own.hers"]),
)

PRIZE = LessonStep(
    key="prize",
    title=TEXTS["prize.title"],
    text=TEXTS["prize.text"],
    scene=scene("7 bowl:40/40 a:19/11x1/0/246/-/-20/- b:19/6x1/0/124/-/-20/- gate:- turn:a wait:- left:- throw:a"),
    task=Watch(("566",), throw=True),
    after=TEXTS["prize.after"],
    clauses=(art.PRIZE_CAST, art.PRIZE_REWARD, art.PRIZE_DROP, art.TRIPLE_AGAIN),
    quoted=her("87a", "下馬", "勞多者賞必厚，施重者報必深", TEXTS["prize.hers"]),
)

OTHERS = LessonStep(
    key="others",
    title=TEXTS["others.title"],
    text=TEXTS["others.text"],
    scene=dropped("13x8,21x5,30x7", "28x3,37x4,40x13", "246", turn="b"),
    task=Ask(
        question=TEXTS["others.question"],
        options=(
            Option(
                TEXTS["others.moves_12_as_with_any"],
                TEXTS["others.whoevers_own_cast_it_is"],
            ),
            Option(
                TEXTS["others.i_move_12_and_pays"],
                TEXTS["others.the_owner_acts_out_of"],
                right=True,
            ),
            Option(
                TEXTS["others.nobody_moves_throws_again"],
                TEXTS["others.a_throw_is_never_wasted"],
            ),
        ),
        because=art.OTHERS_ACT,
    ),
    clauses=(art.OTHERS_ACT, art.OTHERS_PAID),
)

FINE = LessonStep(
    key="fine",
    title=TEXTS["fine.title"],
    text=TEXTS["fine.text"],
    scene=dropped("13x8,21x5,30x7", "28x3,37x4,40x13", "112", turn="b"),
    task=Ask(
        question=TEXTS["fine.question"],
        options=(
            Option(
                TEXTS["fine.pays_the_bowl_2_chips"],
                TEXTS["fine.pays_but_does_not_move"],
            ),
            Option(
                TEXTS["fine.pays_me_2_chips"],
                TEXTS["fine.fines_go_into_the_bowl"],
            ),
            Option(
                TEXTS["first_steps.fine.pays_the_bowl_2_chips"],
                TEXTS["fine.the_thrower_is_fined_and"],
                right=True,
            ),
        ),
        because=art.FINE_TO_NEXT,
    ),
    clauses=(art.FINE_CAST, art.FINE, art.FINE_TO_NEXT),
)

MERGE = LessonStep(
    key="merge",
    title=TEXTS["merge.title"],
    text=TEXTS["merge.text"],
    scene=dropped("13x8,20x5,30x7", "33x3,41x4,43x13", "124"),
    task=Play(
        right=("13+7",),
        says=TEXTS["merge.says"],
        because=art.MERGE,
        replies=(
            Reply(
                ("20+7",),
                TEXTS["merge.good_for_1_chip_27"],
                art.STATION_REWARD,
            ),
            Reply(
                ("30+7",),
                TEXTS["merge.nothing_waits_on_37_look"],
                art.MERGE,
            ),
        ),
    ),
    clauses=(art.ALL_DROPPED, art.MOVE, art.MERGE, art.MERGE_AGAIN),
)

STEPS = (STORY, ROAD, OWN, PRIZE, OTHERS, FINE, MERGE)
