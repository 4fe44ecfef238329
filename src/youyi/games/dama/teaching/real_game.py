"""The lesson of 打馬, its end: three moments of a game that two of our own computers played, told beat by beat.

It is had again by `youyi reopen dama --ruleset dama/tujing@1 --game 30 --seed 2 --players greedy,greedy --term seats=2`.
"""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.teaching.first_steps import scene
from youyi.games.dama.teaching.voices import LI_QINGZHAO, her
from youyi.games.dama.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import LessonStep, Play, Quotation, Watch

REAL_STRIKE = LessonStep(
    key="real_strike",
    title=TEXTS["real_strike.title"],
    text=TEXTS["real_strike.text"],
    scene=scene(
        "33 bowl:39/40 a:0/9x1,10x4,17x2,27x13/0/233/236/-13/- b:0/4x3,8x1,20x3,24x13/0/445/234/-26/- gate:- turn:a wait:- left:- throw:a",
        "136",
    ),
    task=Play(
        right=("10+10",),
        says=TEXTS["real_strike.says"],
        because=art.STRIKE,
        otherwise=TEXTS["real.otherwise"],
    ),
    clauses=(art.STRIKE, art.STRIKE_REWARD, art.STRIKE_AGAIN),
    quoted=Quotation.of(art.STRIKE_REWARD, LI_QINGZHAO),
)

REAL_GATE = LessonStep(
    key="real_gate",
    title=TEXTS["real_gate.title"],
    text=TEXTS["real_gate.text"],
    scene=scene(
        "36 bowl:30/40 a:0/9x1,17x2,20x4,42x13/0/233/456/-6/- b:1/4x3,7x2,8x1,24x13/0/445/136/-24/- gate:- turn:a wait:- left:- throw:a",
        "455",
    ),
    task=Play(
        right=("42+14",),
        says=TEXTS["real_gate.says"],
        because=art.GATE_HALF,
        otherwise=TEXTS["real.otherwise"],
    ),
    clauses=(art.GATE_TEN, art.GATE_HALF, art.REFILL),
    quoted=Quotation.of(art.GATE_HALF, LI_QINGZHAO),
)

REAL_END = LessonStep(
    key="real_end",
    title=TEXTS["real_end.title"],
    text=TEXTS["real_end.text"],
    scene=scene(
        "210 bowl:16/40 a:0/80x8,81x12/0/233/334/-14/- b:0/89x1/19/445/556/-2/- gate:ab turn:a wait:- left:- throw:a"
    ),
    task=Watch(("466",), throw=True),
    after=TEXTS["real_end.after"],
    clauses=(art.SIDE_COLLISION, art.COLLISION_ACT, art.FIRST_HOME, art.CUMAN),
    quoted=her("81b", "打馬圖序", "使千萬世後知命辭打馬始自易安居士也", TEXTS["real_end.hers"]),
)

STEPS = (REAL_STRIKE, REAL_GATE, REAL_END)
