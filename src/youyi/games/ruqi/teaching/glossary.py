"""The words of 儒棋 in the glossary: those that the table explains, and those of its rules and its code."""

from __future__ import annotations

from youyi.games.ruqi.teaching.terms import FU, JING, JUE, QIAN, SUAN, VOID, XIAO, ZHONG
from youyi.kernel.face.lessons import Entry
from youyi.kernel.names import Name

GLOSSARY = (
    Entry(Name("儒棋", "儒棋", "rúqí", "Ruqi, the Confucian game"), "`ruqi`", "the game"),
    Entry(Name("善", "善", "shàn", "Goodness"), "`1`", "a piece, worth 6"),
    Entry(Name("敬", "敬", "jìng", "Reverence"), "`2`", "a piece, worth 7"),
    Entry(Name("德", "德", "dé", "Virtue"), "`3`", "a piece, worth 8"),
    Entry(Name("忠", "忠", "zhōng", "Loyalty"), "`4`", "a piece, worth 9"),
    Entry(Name("順", "顺", "shùn", "Accord"), "`5`", "a piece, worth 10"),
    Entry.of(QIAN, "`0`"),
    Entry(Name("智", "智", "zhì", "Wisdom"), "`1`", "a face of the dice"),
    Entry(Name("禮", "礼", "lǐ", "Propriety"), "`2`", "a face of the dice"),
    Entry(Name("仁", "仁", "rén", "Benevolence"), "`3`", "a face of the dice"),
    Entry(Name("義", "义", "yì", "Righteousness"), "`4`", "a face of the dice"),
    Entry(Name("信", "信", "xìn", "Trust"), "`5`", "a face of the dice"),
    Entry(Name("白", "白", "bái", "White"), "`w`", "the side that sits South, seat 0"),
    Entry(Name("黑", "黑", "hēi", "Black"), "`b`", "the side that sits North, seat 1"),
    Entry.of(FU, "`f`"),
    Entry.of(XIAO, "`x`"),
    Entry(Name("周道", "周道", "zhōudào", "border"), "`p0`–`p39`", "the forty cells around"),
    Entry(
        Name("交會格", "交会格", "jiāohuì gé", "crossing"), "", "where a lane meets the border: two Pure, two Middle"
    ),
    Entry.of(JING, "`p0`, `p20`"),
    Entry.of(ZHONG, "`p10`, `p30`"),
    Entry(Name("淨道", "净道", "jìngdào", "Pure lane"), "`J1`–`J9`", "the lane between the two Pure"),
    Entry(
        Name("中道", "中道", "zhōngdào", "Middle lane"),
        "`Z1`–`Z9`, `R1`–`R9`",
        "the lane between the two Middle, and the same walked back",
    ),
    Entry(Name("出", "出", "chū", "leave"), "`out`", "to be off the board"),
    Entry(Name("會", "会", "huì", "meet"), "", "to end on a crossing"),
    Entry(
        Name("越", "越", "yuè", "pass a crossing"), "", "to touch it after leaving where one began, and end elsewhere"
    ),
    Entry(Name("立", "立", "lì", "stand up"), "`Stood`", "to become an Owl"),
    Entry(Name("折", "折", "zhé", "fold"), "`Folded`", "to lie down again"),
    Entry(Name("退一等", "退一等", "tuì yī děng", "retreat"), "`-1`", "to go back one cell"),
    Entry(Name("同行之棋", "同行之棋", "tóngxíng zhī qí", "unit"), "", "a piece, or pieces of one kind that go as one"),
    Entry(Name("過", "过", "guò", "pass"), "`Passed`", "to be able to move nothing"),
    Entry.of(VOID, "`void_throws`"),
    Entry.of(SUAN, "`score`"),
    Entry.of(JUE, "`JueRaised`"),
    Entry(Name("今制", "今制", "jīnzhì", "Modern"), "`ruqi/modern`", "the modern summary, completed from the text"),
    Entry(Name("古制", "古制", "gǔzhì", "Classical"), "`ruqi/classical`", "text and notes alone"),
    Entry(
        Name("出盡者得算，留者得算", "出尽者得算，留者得算", "chū jìn zhě dé suàn, liú zhě dé suàn", "race, yield"),
        "`scoring`",
        "who scores a round: the side that has left, or the side left behind",
    ),
)
