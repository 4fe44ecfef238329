"""The lesson of 馬吊, second half: what the won cards bring, the patterns, the chong."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.teaching.deal import before
from youyi.games.madiao.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import Ask, LessonStep, Option, Play

PARRED = LessonStep(
    key="par",
    title=TEXTS["parred.par.title"],
    text=TEXTS["parred.par.text"],
    scene=before(33),
    task=Ask(
        question=TEXTS["parred.par.question"],
        options=(
            Option(
                TEXTS["parred.par.all_but_south"],
                TEXTS["parred.par.north_and_west_have_one"],
            ),
            Option(
                TEXTS["parred.par.i_alone"],
                TEXTS["parred.par.the_others_end_with_one"],
                right=True,
            ),
            Option(
                TEXTS["parred.par.south_and_i"],
                TEXTS["parred.par.souths_will_be_its_first"],
            ),
        ),
        because=art.PAR,
    ),
    clauses=(art.PAR, art.BAREFOOT, art.DIAO),
)

LAST = LessonStep(
    key="last",
    title=TEXTS["last.title"],
    text=TEXTS["last.text"],
    scene=before(33),
    task=Play(
        right=("W7",),
        says=TEXTS["last.says"],
        because=art.DISCARD,
    ),
    after=TEXTS["last.after"],
    clauses=(art.DISCARD, art.DIAO_SOLE, art.SINGLES, art.LIVE_HUNDRED, art.DOOR_KNOCK),
)

BETWEEN = LessonStep(
    key="between",
    title=TEXTS["between.title"],
    text=TEXTS["between.text"],
    scene=before(34),
    task=Ask(
        question=TEXTS["between.question"],
        options=(
            Option(
                TEXTS["between.north_west_and_south"],
                TEXTS["between.all_three_were_below_par"],
            ),
            Option(
                TEXTS["between.north_alone"],
                TEXTS["between.the_banker_pays_had_you"],
                right=True,
            ),
            Option(
                TEXTS["between.nobody_tricks_are_not_paid"],
                TEXTS["between.tricks_are_paid_by_diao"],
            ),
        ),
        because=art.DIAO_BANKER,
    ),
    clauses=(art.DIAO_BANKER, art.ZHU),
)

PATTERNS = LessonStep(
    key="patterns",
    title=TEXTS["patterns.title"],
    text=TEXTS["patterns.text"],
    scene=before(34),
    clauses=(art.COMMON_HE, art.DEALT_PATTERNS, art.FOUR_GATE, art.MISC_NAMES),
)

TURNED = LessonStep(
    key="chong",
    title=TEXTS["turned.chong.title"],
    text=TEXTS["turned.chong.text"],
    scene=before(34),
    task=Ask(
        question=TEXTS["turned.chong.question"],
        options=(
            Option(
                TEXTS["turned.chong.it_is_too_low_to"],
                TEXTS["turned.chong.low_cards_are_drawn_as"],
            ),
            Option(
                TEXTS["turned.chong.i_was_at_par_alone"],
                TEXTS["turned.chong.no_anchor_in_coins_so"],
                right=True,
            ),
            Option(
                TEXTS["turned.chong.south_won_the_last_trick"],
                TEXTS["turned.chong.south_is_asked_first_but"],
            ),
        ),
        because=art.ANCHOR,
    ),
    clauses=(art.CHONG, art.CHONG_FIRST, art.ANCHOR),
)

ADVICE = LessonStep(
    key="advice",
    title=TEXTS["advice.title"],
    text=TEXTS["advice.text"],
    scene=before(34),
    clauses=(art.BAREFOOT, art.WITHHOLD),
)

STEPS = (PARRED, LAST, BETWEEN, PATTERNS, TURNED, ADVICE)
