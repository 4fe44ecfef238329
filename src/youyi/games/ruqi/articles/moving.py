"""The text of 儒棋, second part: what each throw lets lying and standing pieces do."""

from __future__ import annotations

from youyi.games.ruqi.articles.sources import SHUOFU, SUMMARY, YULAN, YULAN_NOTES
from youyi.games.ruqi.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

FU_UNEQUAL = clause(
    TEXTS,
    "ruqi.fu_unequal",
    loci=(
        Locus(YULAN, "行伏碁者", leaf="4a", words="行伏碁者，得異彩，依數而行"),
        Locus(SHUOFU, "行伏棋者", leaf="50b"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
FU_DOUBLE = clause(
    TEXTS,
    "ruqi.fu_double",
    loci=(
        Locus(YULAN, "行伏碁者", leaf="4a", words="兩彩同者，唯行一"),
        Locus(YULAN_NOTES, "兩彩同者", leaf="4a"),
        Locus(SHUOFU, "行伏棋者", leaf="50b"),
        Locus(SUMMARY, "大致規則"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
FU_ONE_QIAN = clause(
    TEXTS,
    "ruqi.fu_one_qian",
    loci=(
        Locus(YULAN, "行伏碁者", leaf="4a", words="一謙者停"),
        Locus(SHUOFU, "行伏棋者", leaf="50b"),
        Locus(SUMMARY, "大致規則"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
RETREAT = clause(
    TEXTS,
    "ruqi.retreat",
    loci=(
        Locus(YULAN, "行伏碁者", leaf="4a", words="兩謙退一等"),
        Locus(YULAN_NOTES, "兩謙", leaf="4a"),
        Locus(SHUOFU, "行伏棋者", leaf="50b"),
        Locus(SUMMARY, "大致規則"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
XIAO_UNEQUAL = clause(
    TEXTS,
    "ruqi.xiao_unequal",
    loci=(
        Locus(YULAN, "行梟碁者", leaf="4a", words="行梟碁者，得異彩，亦依數而行"),
        Locus(SHUOFU, "行梟碁者", leaf="50b"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
XIAO_DOUBLE = clause(
    TEXTS,
    "ruqi.xiao_double",
    loci=(
        Locus(YULAN, "行梟碁者", leaf="4a", words="兩彩同者，盡行其數"),
        Locus(YULAN_NOTES, "盡行其數", leaf="4a"),
        Locus(SHUOFU, "行梟碁者", leaf="50b"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
XIAO_ONE_QIAN = clause(
    TEXTS,
    "ruqi.xiao_one_qian",
    loci=(
        Locus(YULAN, "行梟碁者", leaf="4a", words="一謙行一道"),
        Locus(SHUOFU, "行梟碁者", leaf="50b"),
        Locus(SUMMARY, "大致規則"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
XIAO_TWO_QIAN = clause(
    TEXTS,
    "ruqi.xiao_two_qian",
    loci=(
        Locus(YULAN, "行梟碁者", leaf="4a", words="兩謙者停"),
        Locus(YULAN_NOTES, "兩謙者停", leaf="4a"),
        Locus(SHUOFU, "行梟碁者", leaf="50b"),
        Locus(SUMMARY, "大致規則"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
ONE_KIND = clause(
    TEXTS,
    "ruqi.one_kind",
    loci=(
        Locus(YULAN, "行伏不得行梟", leaf="4a", words="行伏不得行梟，行梟不得行伏"),
        Locus(YULAN_NOTES, "行梟不得行伏", leaf="4a"),
        Locus(SHUOFU, "行伏不得衍梟", leaf="50b"),
        Locus(SUMMARY, "大致規則"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
SETTLED_LAST = clause(
    TEXTS,
    "ruqi.settled_last",
    loci=(
        Locus(YULAN, "折梟伏者", leaf="4a", words="折梟伏者，皆從後定"),
        Locus(YULAN_NOTES, "折梟伏者", leaf="4a"),
        Locus(SHUOFU, "折梟伏者", leaf="50b"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
BEND = clause(
    TEXTS,
    "ruqi.bend",
    loci=(
        Locus(YULAN, "因綵而閱者", leaf="4a", words="因綵而閱者，屈而申之"),
        Locus(YULAN_NOTES, "屈而申之", leaf="4a"),
        Locus(SHUOFU, "因彩而悶者", leaf="50b"),
    ),
    grade=Grade.INFERRED,
    translated=True,
)
LEAP = clause(
    TEXTS,
    "ruqi.leap",
    loci=(
        Locus(YULAN, "縁行致累者", leaf="4a", words="縁行致累者，越而通足，皆不限道數"),
        Locus(YULAN_NOTES, "不限道數", leaf="4a"),
        Locus(SHUOFU, "縁行致累者", leaf="50b"),
    ),
    grade=Grade.INFERRED,
    translated=True,
)
BOTH_BLOCKED = clause(
    TEXTS,
    "ruqi.both_blocked",
    loci=(
        Locus(YULAN, "梟伏兩閱者", leaf="4a", words="梟伏兩閱者，但行於梟"),
        Locus(YULAN_NOTES, "但行於梟", leaf="4a"),
        Locus(SHUOFU, "梟伏而閲者", leaf="50b"),
    ),
    grade=Grade.INFERRED,
    translated=True,
)
CLEAN_CELLS = clause(
    TEXTS,
    "ruqi.clean_cells",
    loci=(
        Locus(YULAN, "行碁之體", leaf="4a", words="不相凌觸，所蹈皆靈，孤明自在"),
        Locus(YULAN_NOTES, "所蹈皆靈", leaf="4a"),
        Locus(SHUOFU, "行碁之體", leaf="50b"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
MIDDLE_WAY = clause(
    TEXTS,
    "ruqi.middle_way",
    loci=(
        Locus(YULAN, "絶於跪巧", leaf="4a", words="絶於跪巧，而順消息，悉遇中道"),
        Locus(SHUOFU, "絶於詭巧", leaf="50b"),
    ),
    grade=Grade.ATTESTED,
    advice=True,
    translated=True,
)
XIAO_FIRST = clause(
    TEXTS,
    "ruqi.xiao_first",
    loci=(
        Locus(YULAN, "先梟後伏", leaf="4a", words="先梟後伏，驗之於凈"),
        Locus(YULAN_NOTES, "驗之於凈", leaf="4a"),
        Locus(SHUOFU, "先梟后伏", leaf="50b"),
    ),
    grade=Grade.INFERRED,
    translated=True,
)
XIAO_SHORT = clause(
    TEXTS,
    "ruqi.xiao_short",
    loci=(
        Locus(YULAN, "梟若促", leaf="4a", words="梟若促，不盡二彩者，則全行伏"),
        Locus(YULAN_NOTES, "則全行伏", leaf="4a"),
        Locus(SHUOFU, "梟若從", leaf="50b"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
BOTH_SHORT = clause(
    TEXTS,
    "ruqi.both_short",
    loci=(
        Locus(YULAN, "梟伏兩少者", leaf="4a", words="梟伏兩少者，行於梟"),
        Locus(YULAN_NOTES, "行於梟", leaf="4a"),
        Locus(SHUOFU, "梟伏兩少者", leaf="51a"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
RECKONING = clause(
    TEXTS,
    "ruqi.reckoning",
    loci=(
        Locus(YULAN, "彼旣出盡", leaf="4a", words="彼旣出盡，此有不岀者，即許以爲勝者之筭"),
        Locus(YULAN_NOTES, "即許以爲勝者之筭", leaf="4a"),
        Locus(SHUOFU, "彼既出盡", leaf="51a"),
        Locus(SUMMARY, "大致規則"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
VOID_THROWS = clause(
    TEXTS,
    "ruqi.void_throws",
    loci=(
        Locus(YULAN, "若全未出", leaf="4a", words="若全未出，則爲之虚投"),
        Locus(YULAN_NOTES, "虚投", leaf="4a"),
        Locus(SHUOFU, "若全未出", leaf="51a"),
        Locus(SUMMARY, "大致規則"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
LOSER_LEADS = clause(
    TEXTS,
    "ruqi.loser_leads",
    loci=(
        Locus(YULAN, "次局負仍先", leaf="4a", words="次局負仍先"),
        Locus(YULAN_NOTES, "次局負仍先", leaf="4a"),
        Locus(SHUOFU, "次局負仍先", leaf="51a"),
        Locus(SUMMARY, "大致規則"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
JUE = clause(
    TEXTS,
    "ruqi.jue",
    loci=(
        Locus(YULAN, "得十筭", leaf="4a", words="得十筭立一爵"),
        Locus(SHUOFU, "得十筭", leaf="51a"),
        Locus(SUMMARY, "大致規則"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
THREE_JUE = clause(
    TEXTS,
    "ruqi.three_jue",
    loci=(
        Locus(YULAN, "三爵立", leaf="4a", words="三爵立，則成勝"),
        Locus(YULAN_NOTES, "成勝", leaf="4a"),
        Locus(SHUOFU, "三爵立", leaf="51a"),
        Locus(SUMMARY, "大致規則"),
    ),
    grade=Grade.ATTESTED,
    translated=True,
)
