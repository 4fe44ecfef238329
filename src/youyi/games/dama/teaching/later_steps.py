"""The lesson of 打馬, second half: striking, stations, the gates, the way home."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.teaching.first_steps import dropped, scene
from youyi.games.dama.teaching.voices import LI_QINGZHAO, her
from youyi.games.dama.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import Ask, LessonStep, Option, Play, Quotation, Reply, Watch

STRIKE = LessonStep(
    key="strike",
    title=TEXTS["strike.title"],
    text=TEXTS["strike.text"],
    scene=dropped("13x3,21x10,30x7", "20x8,37x4,40x8", "124"),
    task=Play(
        right=("30+7",),
        says=TEXTS["strike.says"],
        because=art.STRIKE,
        replies=(
            Reply(
                ("13+7",),
                TEXTS["strike.three_cannot_enter_a_cell"],
                art.ENTER,
            ),
            Reply(
                ("21+7",),
                TEXTS["strike.ten_could_strike_but_nobody"],
                art.STRIKE,
            ),
        ),
    ),
    clauses=(art.ENTER, art.STRIKE, art.STRIKE_REWARD, art.STRIKE_AGAIN, art.REDROP, art.TURN_BACK),
    quoted=her("88b", "打馬", "衆寡不敵，其誰可當；成敗有時，夫復何恨", TEXTS["strike.hers"]),
)

STATION = LessonStep(
    key="station",
    title=TEXTS["station.title"],
    text=TEXTS["station.text"],
    scene=dropped("22x8,24x5,33x7", "27x3,39x4,43x13", "124"),
    task=Play(
        right=("33+7",),
        says=TEXTS["station.says"],
        because=art.STATION_BAR,
        otherwise=TEXTS["station.otherwise"],
    ),
    clauses=(art.STATION_REWARD, art.STATION_BAR, art.TURN_BACK),
    quoted=her("87b", "行馬", "寡能敵衆，請回後騎，以避先登", TEXTS["station.hers"]),
)

GATE = LessonStep(
    key="gate",
    title=TEXTS["gate.title"],
    text=TEXTS["gate.text"],
    scene=dropped("30x3,40x10,42x7", "20x3,31x4,33x13", "124"),
    task=Play(
        right=("40+7",),
        says=TEXTS["gate.says"],
        because=art.GATE_HALF,
        replies=(
            Reply(
                ("42+7",),
                TEXTS["gate.seven_are_too_few_they"],
                art.GATE_TEN,
            ),
            Reply(
                ("30+7",),
                TEXTS["gate.these_are_far_from_the"],
                art.GATE_TEN,
            ),
        ),
    ),
    clauses=(art.GATE_TEN, art.GATE_HALF, art.GATE_OPEN, art.REFILL, art.NO_OVERTAKING),
    quoted=her("87b", "行馬", "如能疊騎先馳，方許後来繼進", TEXTS["gate.hers"]),
)

FEILONG = LessonStep(
    key="feilong",
    title=TEXTS["feilong.title"],
    text=TEXTS["feilong.text"],
    scene=scene(
        "90 bowl:18/40 a:0/81x20/0/246/-/0/d b:0/30x3,54x6,55x11/0/135/-/-18/d gate:ab turn:a wait:- left:- throw:a"
    ),
    task=Ask(
        question=TEXTS["feilong.question"],
        options=(
            Option(
                TEXTS["feilong.5_6_6_a_prize"],
                TEXTS["feilong.it_pays_you_but_only"],
            ),
            Option(
                TEXTS["feilong.3_3_3_a_triple"],
                TEXTS["feilong.a_triple_passes_2_4"],
                right=True,
            ),
            Option(
                TEXTS["feilong.1_2_4_any_common"],
                TEXTS["feilong.a_common_cast_that_is"],
            ),
        ),
        because=art.FEILONG,
    ),
    clauses=(art.FEILONG, art.PINCERS, art.MOAT),
    quoted=Quotation.of(art.MOAT, LI_QINGZHAO),
)

HOME = LessonStep(
    key="home",
    title=TEXTS["home.title"],
    text=TEXTS["home.text"],
    scene=scene(
        "90 bowl:18/40 a:0/81x20/0/246/-/0/d b:0/30x3,54x6,55x11/0/135/-/-18/d gate:ab turn:a wait:- left:- throw:a"
    ),
    task=Watch(("333", "81+9"), throw=True),
    after=TEXTS["home.after"],
    clauses=(art.FIRST_HOME, art.CUMAN, art.XIMAN),
    quoted=her("90b", "倒盆", "瑤池宴罷，騏驥皆歸", TEXTS["home.hers"]),
)

STEPS = (STRIKE, STATION, GATE, FEILONG, HOME)
