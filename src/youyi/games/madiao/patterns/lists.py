"""Where the lists of patterns are printed, by the guide and by its author's programs."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, GUIDE, JINGHUAYUAN, TS2, ZHAOSHIBEI
from youyi.games.madiao.patterns.pattern import PatternList
from youyi.kernel.articles import Locus, Says

PAIRS = PatternList(loci=(Locus(GUIDE, "四、2 斗前色样 1–32"),))
NUMBERED = PatternList(loci=(Locus(GUIDE, "四、2 斗前色样 33–43"),))
_EARLY = Locus(CS, "色样")
_LATE = Locus(TS2, "计分文档 v3.0")
LETTERED = PatternList(loci=(Locus(GUIDE, "四、2 斗前色样 A–V", Says.CARDS), _EARLY, _LATE))

GATES = PatternList(loci=(Locus(GUIDE, "四、3 斗牌结算 3 色样组合"), _EARLY, _LATE))
"""四門, with their cards and worths."""
TABLE = PatternList(loci=(Locus(GUIDE, "四、3 斗牌结算 3 色样组合", Says.NAME), _EARLY, _LATE))
"""雜色樣: the guide lists their names; conditions and worths are the programs'."""
TABLE_OF_GUIDE = PatternList(loci=(Locus(GUIDE, "四、3 斗牌结算 3 色样组合", Says.NAME),))
TABLE_AND_NOVEL = PatternList(loci=(Locus(JINGHUAYUAN, "第七十三回"), *TABLE.loci))
TABLE_AND_LECTURE = PatternList(loci=(Locus(ZHAOSHIBEI, "卷四"), *TABLE.loci))
PROGRAM = PatternList(loci=(_EARLY,))
LATE_PROGRAM = PatternList(loci=(_LATE,))
BOTH_PROGRAMS = PatternList(loci=(_EARLY, _LATE))
RIDER = PatternList(loci=(_EARLY, Locus(GUIDE, "四、3 斗牌结算 3 色样组合")))
"""The program names it; the guide describes it beside 千鈞柱."""

_DRAWN = Locus(CS, "看冲")
RESULTS = PatternList(loci=(Locus(GUIDE, "四、4 冲成色样", Says.NAME), _DRAWN, _LATE))
"""沖成色樣."""
GLOSSED_RESULT = PatternList(loci=(Locus(GUIDE, "四、4 冲成色样", Says.CARDS), _DRAWN, _LATE))
EARLY_RESULTS = PatternList(loci=(Locus(GUIDE, "四、4 冲成色样", Says.NAME), _DRAWN))
RESULTS_OF_PROGRAMS = PatternList(loci=(_DRAWN, _LATE))
RESULTS_OF_PROGRAM = PatternList(loci=(_DRAWN,))
RESULTS_OF_GUIDE = PatternList(loci=(Locus(GUIDE, "四、4 冲成色样", Says.CARDS),))
