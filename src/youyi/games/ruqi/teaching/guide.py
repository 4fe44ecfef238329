"""How 儒棋 is played, on one screen."""

from __future__ import annotations

from youyi.games.ruqi.teaching.first_steps import scene
from youyi.games.ruqi.teaching.terms import FU, JING, QIAN, SUAN, XIAO
from youyi.games.ruqi.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import Guide, LessonPicture

GUIDE = Guide(
    aim=TEXTS["guide.aim"],
    turn=(
        TEXTS["guide.throw_two_dice"],
        TEXTS["guide.use_both_numbers_two_pieces"],
        TEXTS["guide.end_on_an_empty_cell"],
    ),
    terms=(FU, XIAO, QIAN, JING, SUAN),
    pictures=(
        LessonPicture(
            scene("1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f throw:w"),
            TEXTS["guide.the_start_white_walks_from"],
        ),
        LessonPicture(
            scene("1 0:0 p12x,p16f,p7f,p2f,p0f p5f,p14x,p1f,out,out throw:w"),
            TEXTS["guide.in_the_middle_of_a"],
        ),
        LessonPicture(
            scene("1 0:0 p38x,out,out,out,out p1f,out,p3f,out,out play:w/35", "善p38+3"),
            TEXTS["guide.white_has_left_altogether_blacks"],
        ),
    ),
)
