"""The text of 儒棋, second part: what each throw lets lying and standing pieces do."""

from __future__ import annotations

from youyi.games.ruqi.articles.sources import SHUOFU, SUMMARY, YULAN, YULAN_NOTES
from youyi.games.ruqi.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

FU_UNEQUAL = clause(
    TEXTS,
    "ruqi.fu_unequal",
    loci=(Locus(YULAN, "4a 行伏碁者"), Locus(SHUOFU, "50b 行伏棋者")),
    text="得異彩，依數而行",
    grade=Grade.ATTESTED,
)
FU_DOUBLE = clause(
    TEXTS,
    "ruqi.fu_double",
    loci=(
        Locus(YULAN, "4a 行伏碁者"),
        Locus(YULAN_NOTES, "4a 兩彩同者"),
        Locus(SHUOFU, "50b 行伏棋者"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="兩彩同者，唯行一",
    grade=Grade.ATTESTED,
)
FU_ONE_QIAN = clause(
    TEXTS,
    "ruqi.fu_one_qian",
    loci=(Locus(YULAN, "4a 行伏碁者"), Locus(SHUOFU, "50b 行伏棋者"), Locus(SUMMARY, "大致規則")),
    text="一謙者停",
    grade=Grade.ATTESTED,
)
RETREAT = clause(
    TEXTS,
    "ruqi.retreat",
    loci=(
        Locus(YULAN, "4a 行伏碁者"),
        Locus(YULAN_NOTES, "4a 兩謙"),
        Locus(SHUOFU, "50b 行伏棋者"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="兩謙退一等",
    grade=Grade.ATTESTED,
)
XIAO_UNEQUAL = clause(
    TEXTS,
    "ruqi.xiao_unequal",
    loci=(Locus(YULAN, "4a 行梟碁者"), Locus(SHUOFU, "50b 行梟碁者")),
    text="得異彩亦依數而行",
    grade=Grade.ATTESTED,
)
XIAO_DOUBLE = clause(
    TEXTS,
    "ruqi.xiao_double",
    loci=(Locus(YULAN, "4a 行梟碁者"), Locus(YULAN_NOTES, "4a 盡行其數"), Locus(SHUOFU, "50b 行梟碁者")),
    text="兩彩同者，盡行其數",
    grade=Grade.ATTESTED,
)
XIAO_ONE_QIAN = clause(
    TEXTS,
    "ruqi.xiao_one_qian",
    loci=(Locus(YULAN, "4a 行梟碁者"), Locus(SHUOFU, "50b 行梟碁者"), Locus(SUMMARY, "大致規則")),
    text="一謙行一道",
    grade=Grade.ATTESTED,
)
XIAO_TWO_QIAN = clause(
    TEXTS,
    "ruqi.xiao_two_qian",
    loci=(
        Locus(YULAN, "4a 行梟碁者"),
        Locus(YULAN_NOTES, "4a 兩謙者停"),
        Locus(SHUOFU, "50b 行梟碁者"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="兩謙者停",
    grade=Grade.ATTESTED,
)
ONE_KIND = clause(
    TEXTS,
    "ruqi.one_kind",
    loci=(
        Locus(YULAN, "4a 行伏不得行梟"),
        Locus(YULAN_NOTES, "4a 行梟不得行伏"),
        Locus(SHUOFU, "50b 行伏不得衍梟"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="行伏不得行梟，行梟不得行伏",
    grade=Grade.ATTESTED,
)
SETTLED_LAST = clause(
    TEXTS,
    "ruqi.settled_last",
    loci=(Locus(YULAN, "4a 折梟伏者"), Locus(YULAN_NOTES, "4a 折梟伏者"), Locus(SHUOFU, "50b 折梟伏者")),
    text="折梟伏者，皆從後定",
    grade=Grade.ATTESTED,
)
BEND = clause(
    TEXTS,
    "ruqi.bend",
    loci=(Locus(YULAN, "4a 因綵而閱者"), Locus(YULAN_NOTES, "4a 屈而申之"), Locus(SHUOFU, "50b 因彩而悶者")),
    text="因綵而閱者，屈而申之",
    grade=Grade.INFERRED,
)
LEAP = clause(
    TEXTS,
    "ruqi.leap",
    loci=(Locus(YULAN, "4a 縁行致累者"), Locus(YULAN_NOTES, "4a 不限道數"), Locus(SHUOFU, "50b 縁行致累者")),
    text="縁行致累者，越而通足，皆不限道數",
    grade=Grade.INFERRED,
)
BOTH_BLOCKED = clause(
    TEXTS,
    "ruqi.both_blocked",
    loci=(Locus(YULAN, "4a 梟伏兩閱者"), Locus(YULAN_NOTES, "4a 但行於梟"), Locus(SHUOFU, "50b 梟伏而閲者")),
    text="梟伏兩閱者，但行於梟",
    grade=Grade.INFERRED,
)
CLEAN_CELLS = clause(
    TEXTS,
    "ruqi.clean_cells",
    loci=(Locus(YULAN, "4a 行碁之體"), Locus(YULAN_NOTES, "4a 所蹈皆靈"), Locus(SHUOFU, "50b 行碁之體")),
    text="不相凌觸，所蹈皆靈，孤明自在",
    grade=Grade.ATTESTED,
)
MIDDLE_WAY = clause(
    TEXTS,
    "ruqi.middle_way",
    loci=(Locus(YULAN, "4a 絶於跪巧"), Locus(SHUOFU, "50b 絶於詭巧")),
    text="絶於跪巧，而順消息，悉遇中道",
    grade=Grade.ATTESTED,
    advice=True,
)
XIAO_FIRST = clause(
    TEXTS,
    "ruqi.xiao_first",
    loci=(Locus(YULAN, "4a 先梟後伏"), Locus(YULAN_NOTES, "4a 驗之於凈"), Locus(SHUOFU, "50b 先梟后伏")),
    text="先梟後伏，驗之於凈",
    grade=Grade.INFERRED,
)
XIAO_SHORT = clause(
    TEXTS,
    "ruqi.xiao_short",
    loci=(Locus(YULAN, "4a 梟若促"), Locus(YULAN_NOTES, "4a 則全行伏"), Locus(SHUOFU, "50b 梟若從")),
    text="梟若促，不盡二彩者，則全行伏",
    grade=Grade.ATTESTED,
)
BOTH_SHORT = clause(
    TEXTS,
    "ruqi.both_short",
    loci=(Locus(YULAN, "4a 梟伏兩少者"), Locus(YULAN_NOTES, "4a 行於梟"), Locus(SHUOFU, "51a 梟伏兩少者")),
    text="梟伏兩少者，行於梟",
    grade=Grade.ATTESTED,
)
RECKONING = clause(
    TEXTS,
    "ruqi.reckoning",
    loci=(
        Locus(YULAN, "4a 彼旣出盡"),
        Locus(YULAN_NOTES, "4a 即許以爲勝者之筭"),
        Locus(SHUOFU, "51a 彼既出盡"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="彼旣出盡，此有不岀者，即許以爲勝者之筭",
    grade=Grade.ATTESTED,
)
VOID_THROWS = clause(
    TEXTS,
    "ruqi.void_throws",
    loci=(
        Locus(YULAN, "4a 若全未出"),
        Locus(YULAN_NOTES, "4a 虚投"),
        Locus(SHUOFU, "51a 若全未出"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="若全未出，則爲之虚投",
    grade=Grade.ATTESTED,
)
LOSER_LEADS = clause(
    TEXTS,
    "ruqi.loser_leads",
    loci=(
        Locus(YULAN, "4a 次局負仍先"),
        Locus(YULAN_NOTES, "4a 次局負仍先"),
        Locus(SHUOFU, "51a 次局負仍先"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="次局負仍先",
    grade=Grade.ATTESTED,
)
JUE = clause(
    TEXTS,
    "ruqi.jue",
    loci=(Locus(YULAN, "4a 得十筭"), Locus(SHUOFU, "51a 得十筭"), Locus(SUMMARY, "大致規則")),
    text="得十筭立一爵",
    grade=Grade.ATTESTED,
)
THREE_JUE = clause(
    TEXTS,
    "ruqi.three_jue",
    loci=(
        Locus(YULAN, "4a 三爵立"),
        Locus(YULAN_NOTES, "4a 成勝"),
        Locus(SHUOFU, "51a 三爵立"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="三爵立，則成勝",
    grade=Grade.ATTESTED,
)
