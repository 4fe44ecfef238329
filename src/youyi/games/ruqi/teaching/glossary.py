"""The words of 儒棋 in the glossary: those that the table explains, and those of its rules and its code."""

from __future__ import annotations

from youyi.games.ruqi.teaching.terms import FU, JING, JUE, QIAN, SUAN, VOID, XIAO, ZHONG
from youyi.games.ruqi.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import GlossaryEntry

GLOSSARY = (
    GlossaryEntry(TEXTS.name("glossary.ruqi_the_confucian_game"), "`ruqi`", "the game"),
    GlossaryEntry(TEXTS.name("glossary.goodness"), "`1`", "a piece, worth 6"),
    GlossaryEntry(TEXTS.name("glossary.reverence"), "`2`", "a piece, worth 7"),
    GlossaryEntry(TEXTS.name("glossary.virtue"), "`3`", "a piece, worth 8"),
    GlossaryEntry(TEXTS.name("glossary.loyalty"), "`4`", "a piece, worth 9"),
    GlossaryEntry(TEXTS.name("glossary.accord"), "`5`", "a piece, worth 10"),
    GlossaryEntry.of(QIAN, "`0`"),
    GlossaryEntry(TEXTS.name("glossary.wisdom"), "`1`", "a face of the dice"),
    GlossaryEntry(TEXTS.name("glossary.propriety"), "`2`", "a face of the dice"),
    GlossaryEntry(TEXTS.name("glossary.benevolence"), "`3`", "a face of the dice"),
    GlossaryEntry(TEXTS.name("glossary.righteousness"), "`4`", "a face of the dice"),
    GlossaryEntry(TEXTS.name("glossary.trust"), "`5`", "a face of the dice"),
    GlossaryEntry(TEXTS.name("glossary.white"), "`w`", "the side that sits South, seat 0"),
    GlossaryEntry(TEXTS.name("glossary.black"), "`b`", "the side that sits North, seat 1"),
    GlossaryEntry.of(FU, "`f`"),
    GlossaryEntry.of(XIAO, "`x`"),
    GlossaryEntry(TEXTS.name("glossary.border"), "`p0`–`p39`", "the forty cells around"),
    GlossaryEntry(TEXTS.name("glossary.crossing"), "", "where a lane meets the border: two Pure, two Middle"),
    GlossaryEntry.of(JING, "`p0`, `p20`"),
    GlossaryEntry.of(ZHONG, "`p10`, `p30`"),
    GlossaryEntry(TEXTS.name("glossary.pure_lane"), "`J1`–`J9`", "the lane between the two Pure"),
    GlossaryEntry(
        TEXTS.name("glossary.middle_lane"),
        "`Z1`–`Z9`, `R1`–`R9`",
        "the lane between the two Middle, and the same walked back",
    ),
    GlossaryEntry(TEXTS.name("glossary.leave"), "`out`", "to be off the board"),
    GlossaryEntry(TEXTS.name("glossary.meet"), "", "to end on a crossing"),
    GlossaryEntry(
        TEXTS.name("glossary.pass_a_crossing"), "", "to touch it after leaving where one began, and end elsewhere"
    ),
    GlossaryEntry(TEXTS.name("glossary.stand_up"), "`Stood`", "to become an Owl"),
    GlossaryEntry(TEXTS.name("glossary.fold"), "`Folded`", "to lie down again"),
    GlossaryEntry(TEXTS.name("glossary.retreat"), "`-1`", "to go back one cell"),
    GlossaryEntry(TEXTS.name("glossary.unit"), "", "a piece, or pieces of one kind that go as one"),
    GlossaryEntry(TEXTS.name("glossary.pass"), "`Passed`", "to be able to move nothing"),
    GlossaryEntry.of(VOID, "`void_throws`"),
    GlossaryEntry.of(SUAN, "`score`"),
    GlossaryEntry.of(JUE, "`JueRaised`"),
    GlossaryEntry(TEXTS.name("glossary.modern"), "`ruqi/modern`", "the modern summary, completed from the text"),
    GlossaryEntry(TEXTS.name("glossary.classical"), "`ruqi/classical`", "text and notes alone"),
    GlossaryEntry(
        TEXTS.name("glossary.race_yield"),
        "`scoring`",
        "who scores a round: the side that has left, or the side left behind",
    ),
)
