"""The lesson of 馬吊, first half: the cards, the deal, tricks; all of it one deal that was really played."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.teaching.deal import before
from youyi.games.madiao.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import Ask, LessonStep, Option, Play, Reply

STORY = LessonStep(
    key="story",
    title=TEXTS["story.title"],
    text=TEXTS["story.text"],
)

CARDS = LessonStep(
    key="cards",
    title=TEXTS["cards.title"],
    text=TEXTS["cards.text"],
    scene=before(2),
    clauses=(art.FORTY_CARDS, art.BANKER),
)

SUITS = LessonStep(
    key="suits",
    title=TEXTS["suits.title"],
    text=TEXTS["suits.text"],
    scene=before(2),
    clauses=(art.SUITS, art.ORDER, art.COINS_REVERSED),
)

REDS = LessonStep(
    key="reds",
    title=TEXTS["reds.title"],
    text=TEXTS["reds.text"],
    scene=before(2),
    clauses=(art.REWARD, art.SHOULDER, art.RED),
)

GREENS = LessonStep(
    key="greens",
    title=TEXTS["greens.title"],
    text=TEXTS["greens.text"],
    scene=before(2),
    clauses=(art.JI, art.GREEN),
)

STOCK = LessonStep(
    key="stock",
    title=TEXTS["stock.title"],
    text=TEXTS["stock.text"],
    scene=before(2),
    clauses=(art.EXPOSED, art.FIRST_BANKER),
)

PROMOTED = LessonStep(
    key="promotion",
    title=TEXTS["promoted.promotion.title"],
    text=TEXTS["promoted.promotion.text"],
    scene=before(2),
    task=Ask(
        question=TEXTS["promoted.promotion.question"],
        options=(
            Option(
                TEXTS["promoted.promotion.the_myriad_the_thousand_the"],
                TEXTS["promoted.promotion.the_90_has_become_another"],
            ),
            Option(
                TEXTS["first_steps.promoted.promotion.the_myriad_the_thousand_the"],
                TEXTS["promoted.promotion.your_90_counts_as_the"],
                right=True,
            ),
            Option(
                TEXTS["promoted.promotion.the_hundred_alone"],
                TEXTS["promoted.promotion.only_the_substitute_changes_the"],
            ),
        ),
        because=art.PROMOTION_TENS,
    ),
    clauses=(art.PROMOTION, art.PROMOTION_TENS),
)

DISCARDED = LessonStep(
    key="discard",
    title=TEXTS["discarded.discard.title"],
    text=TEXTS["discarded.discard.text"],
    scene=before(5),
    task=Play(
        right=("T50",),
        says=TEXTS["discarded.discard.says"],
        because=art.DISCARD,
        replies=(
            Reply(
                ("S1",),
                TEXTS["discarded.discard.a_ji_is_the_lowest"],
                art.JI,
            ),
            Reply(
                ("Tw", "Tq", "Tb", "S9", "S8"),
                TEXTS["discarded.discard.that_is_a_red_card"],
                art.DISCARD,
            ),
            Reply(
                ("W7",),
                TEXTS["discarded.discard.only_the_8_of_myriads"],
                art.CAPTURE,
            ),
        ),
    ),
    clauses=(art.LEAD, art.CAPTURE, art.DISCARD, art.NO_DUTY, art.WON, art.JI),
)

CAPTURED = LessonStep(
    key="capture",
    title=TEXTS["captured.capture.title"],
    text=TEXTS["captured.capture.text"],
    scene=before(8),
    task=Play(
        right=("S9",),
        says=TEXTS["captured.capture.says"],
        because=art.CAPTURE,
        replies=(
            Reply(
                ("S8",),
                TEXTS["captured.capture.the_8_would_win_it"],
                art.CAPTURE,
            ),
            Reply(
                ("S1",),
                TEXTS["captured.capture.the_1_is_lower_than"],
                art.CAPTURE,
            ),
        ),
        otherwise=TEXTS["captured.capture.otherwise"],
    ),
    clauses=(art.CAPTURE, art.WITHHOLD),
)

LED = LessonStep(
    key="lead",
    title=TEXTS["led.lead.title"],
    text=TEXTS["led.lead.text"],
    scene=before(10),
    task=Play(
        right=("S8",),
        says=TEXTS["led.lead.says"],
        because=art.LEAD,
        replies=(
            Reply(
                ("Tw", "Tq", "Tb"),
                TEXTS["led.lead.nobody_could_capture_that_either"],
                art.CAPTURE,
            ),
            Reply(
                ("W7",),
                TEXTS["led.lead.the_8_of_myriads_is"],
                art.CAPTURE,
            ),
            Reply(
                ("S1",),
                TEXTS["led.lead.any_string_captures_the_1"],
                art.CAPTURE,
            ),
        ),
    ),
    clauses=(art.WINNER_LEADS, art.LEAD, art.CAPTURE),
)

STEPS = (STORY, CARDS, SUITS, REDS, GREENS, STOCK, PROMOTED, DISCARDED, CAPTURED, LED)
