"""How 打馬 is played, on one screen."""

from __future__ import annotations

from youyi.games.dama.teaching.first_steps import dropped, scene
from youyi.games.dama.teaching.terms import BOWL, CAST, OWN, STATION, TIE
from youyi.games.dama.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import Guide, LessonPicture

GUIDE = Guide(
    aim=TEXTS["guide.aim"],
    turn=(
        TEXTS["guide.throw_three_dice_what_the"],
        TEXTS["guide.somebody_acts_with_it_usually"],
        TEXTS["guide.who_acts_drops_horses_from"],
        TEXTS["guide.merging_with_own_horses_or"],
    ),
    terms=(TIE, BOWL, CAST, OWN, STATION),
    pictures=(
        LessonPicture(
            dropped("13x8,21x5,30x7", "28x3,37x4,40x13"),
            TEXTS["guide.the_road_runs_from_the"],
        ),
        LessonPicture(
            dropped("13x3,21x10,30x7", "20x8,37x4,40x8", "124", "30+7"),
            TEXTS["guide.s_seven_horses_have_struck"],
        ),
        LessonPicture(
            scene(
                "90 bowl:18/40 a:0/81x20/0/246/-/0/d b:0/30x3,54x6,55x11/0/135/-/-18/d gate:ab turn:a wait:- left:- throw:a"
            ),
            TEXTS["guide.twenty_horses_before_the_last"],
        ),
    ),
)
