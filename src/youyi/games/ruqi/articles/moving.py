"""The text of 儒棋, second part: what each throw lets lying and standing pieces do."""

from __future__ import annotations

from youyi.games.ruqi.articles.sources import SHUOFU, SUMMARY, YULAN, YULAN_NOTES
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

FU_UNEQUAL = Article(
    key="ruqi.fu_unequal",
    name=Name("伏得異彩", "伏得异彩", "fú dé yìcǎi", "Lying pieces, two numbers"),
    loci=(Locus(YULAN, "4a 行伏碁者"), Locus(SHUOFU, "50b 行伏棋者")),
    text="得異彩，依數而行",
    reading=Words(
        en="On two different numbers lying pieces go by both.",
        zh_hant="兩彩相異，伏棋依兩數而行。",
        zh_hans="两彩相异，伏棋依两数而行。",
    ),
    grade=Grade.ATTESTED,
)
FU_DOUBLE = Article(
    key="ruqi.fu_double",
    name=Name("伏得同彩", "伏得同彩", "fú dé tóngcǎi", "Lying pieces, a double"),
    loci=(
        Locus(YULAN, "4a 行伏碁者"),
        Locus(YULAN_NOTES, "4a 兩彩同者"),
        Locus(SHUOFU, "50b 行伏棋者"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="兩彩同者，唯行一",
    reading=Words(
        en="On a double lying pieces use one of the dice only.",
        zh_hant="兩彩相同，伏棋惟行其一。",
        zh_hans="两彩相同，伏棋惟行其一。",
    ),
    grade=Grade.ATTESTED,
)
FU_ONE_QIAN = Article(
    key="ruqi.fu_one_qian",
    name=Name("伏得一謙", "伏得一谦", "fú dé yī qiān", "Lying pieces, one Humility"),
    loci=(Locus(YULAN, "4a 行伏碁者"), Locus(SHUOFU, "50b 行伏棋者"), Locus(SUMMARY, "大致規則")),
    text="一謙者停",
    reading=Words(
        en="On one Humility lying pieces stay where they are.",
        zh_hant="得一謙，伏棋停。",
        zh_hans="得一谦，伏棋停。",
    ),
    grade=Grade.ATTESTED,
)
RETREAT = Article(
    key="ruqi.retreat",
    name=Name("兩謙退一等", "两谦退一等", "liǎng qiān tuì yī děng", "Two Humilities: go back one"),
    loci=(
        Locus(YULAN, "4a 行伏碁者"),
        Locus(YULAN_NOTES, "4a 兩謙"),
        Locus(SHUOFU, "50b 行伏棋者"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="兩謙退一等",
    reading=Words(
        en="On two Humilities one lying piece goes back one cell. A note prizes the heavier loss.",
        zh_hant="得兩謙，一伏棋退一格。小注以損之重者為貴。",
        zh_hans="得两谦，一伏棋退一格。小注以损之重者为贵。",
    ),
    grade=Grade.ATTESTED,
)
XIAO_UNEQUAL = Article(
    key="ruqi.xiao_unequal",
    name=Name("梟得異彩", "枭得异彩", "xiāo dé yìcǎi", "Owls, two numbers"),
    loci=(Locus(YULAN, "4a 行梟碁者"), Locus(SHUOFU, "50b 行梟碁者")),
    text="得異彩亦依數而行",
    reading=Words(
        en="On two different numbers Owls too go by both.",
        zh_hant="兩彩相異，梟棋亦依兩數而行。",
        zh_hans="两彩相异，枭棋亦依两数而行。",
    ),
    grade=Grade.ATTESTED,
)
XIAO_DOUBLE = Article(
    key="ruqi.xiao_double",
    name=Name("梟得同彩", "枭得同彩", "xiāo dé tóngcǎi", "Owls, a double"),
    loci=(Locus(YULAN, "4a 行梟碁者"), Locus(YULAN_NOTES, "4a 盡行其數"), Locus(SHUOFU, "50b 行梟碁者")),
    text="兩彩同者，盡行其數",
    reading=Words(
        en="On a double Owls go by both dice. A note despises it as bravery.",
        zh_hant="兩彩相同，梟棋兩數盡行。小注鄙之為勇。",
        zh_hans="两彩相同，枭棋两数尽行。小注鄙之为勇。",
    ),
    grade=Grade.ATTESTED,
)
XIAO_ONE_QIAN = Article(
    key="ruqi.xiao_one_qian",
    name=Name("梟得一謙", "枭得一谦", "xiāo dé yī qiān", "Owls, one Humility"),
    loci=(Locus(YULAN, "4a 行梟碁者"), Locus(SHUOFU, "50b 行梟碁者"), Locus(SUMMARY, "大致規則")),
    text="一謙行一道",
    reading=Words(
        en="On one Humility one Owl goes one cell.",
        zh_hant="得一謙，一梟棋行一格。",
        zh_hans="得一谦，一枭棋行一格。",
    ),
    grade=Grade.ATTESTED,
)
XIAO_TWO_QIAN = Article(
    key="ruqi.xiao_two_qian",
    name=Name("梟得兩謙", "枭得两谦", "xiāo dé liǎng qiān", "Owls, two Humilities"),
    loci=(
        Locus(YULAN, "4a 行梟碁者"),
        Locus(YULAN_NOTES, "4a 兩謙者停"),
        Locus(SHUOFU, "50b 行梟碁者"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="兩謙者停",
    reading=Words(
        en="On two Humilities Owls stay where they are.",
        zh_hant="得兩謙，梟棋停。",
        zh_hans="得两谦，枭棋停。",
    ),
    grade=Grade.ATTESTED,
)
ONE_KIND = Article(
    key="ruqi.one_kind",
    name=Name("不得兼行", "不得兼行", "bùdé jiān xíng", "One kind a turn"),
    loci=(
        Locus(YULAN, "4a 行伏不得行梟"),
        Locus(YULAN_NOTES, "4a 行梟不得行伏"),
        Locus(SHUOFU, "50b 行伏不得衍梟"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="行伏不得行梟，行梟不得行伏",
    reading=Words(
        en="Who moves lying pieces this turn moves no Owl, and the reverse.",
        zh_hant="一投之中，行伏則不行梟，行梟則不行伏。",
        zh_hans="一投之中，行伏则不行枭，行枭则不行伏。",
    ),
    grade=Grade.ATTESTED,
)
SETTLED_LAST = Article(
    key="ruqi.settled_last",
    name=Name("皆從後定", "皆从后定", "jiē cóng hòu dìng", "Settled at the end"),
    loci=(Locus(YULAN, "4a 折梟伏者"), Locus(YULAN_NOTES, "4a 折梟伏者"), Locus(SHUOFU, "50b 折梟伏者")),
    text="折梟伏者，皆從後定",
    reading=Words(
        en="Whether a piece stands or lies is settled once, by where its movement ends.",
        zh_hant="或立或折，皆以行畢之所而定。",
        zh_hans="或立或折，皆以行毕之所而定。",
    ),
    grade=Grade.ATTESTED,
)
BEND = Article(
    key="ruqi.bend",
    name=Name("屈而申之", "屈而申之", "qū ér shēn zhī", "Bend and stretch"),
    loci=(Locus(YULAN, "4a 因綵而閱者"), Locus(YULAN_NOTES, "4a 屈而申之"), Locus(SHUOFU, "50b 因彩而悶者")),
    text="因綵而閱者，屈而申之",
    reading=Words(
        en="A piece that its throw leads where it may not rest is carried on to the next cell. The fourth graph is corrupt"
        " in every copy, and the note on it is obscure.",
        zh_hant="因彩而至不可停之所者，申至次格。首句第四字各本皆誤，小注亦難解。",
        zh_hans="因彩而至不可停之所者，申至次格。首句第四字各本皆误，小注亦难解。",
    ),
    grade=Grade.INFERRED,
)
LEAP = Article(
    key="ruqi.leap",
    name=Name("越而通足", "越而通足", "yuè ér tōng zú", "Leap on to a free cell"),
    loci=(Locus(YULAN, "4a 縁行致累者"), Locus(YULAN_NOTES, "4a 不限道數"), Locus(SHUOFU, "50b 縁行致累者")),
    text="縁行致累者，越而通足，皆不限道數",
    reading=Words(
        en="A move that would end on a held cell leaps on to the next free one, however far, forwards and back alike.",
        zh_hant="行止於有棋之格，則越至次空格，遠近不限，進退皆然。",
        zh_hans="行止于有棋之格，则越至次空格，远近不限，进退皆然。",
    ),
    grade=Grade.INFERRED,
)
BOTH_BLOCKED = Article(
    key="ruqi.both_blocked",
    name=Name("兩閱行梟", "两阅行枭", "liǎng yuè xíng xiāo", "Both blocked: the Owl"),
    loci=(Locus(YULAN, "4a 梟伏兩閱者"), Locus(YULAN_NOTES, "4a 但行於梟"), Locus(SHUOFU, "50b 梟伏而閲者")),
    text="梟伏兩閱者，但行於梟",
    reading=Words(
        en="If both kinds are blocked, only an Owl moves. A note: going forward is the shameful part, and its way is longer.",
        zh_hant="梟伏皆阻，但行於梟。小注謂進者可恥，其道尤多。",
        zh_hans="枭伏皆阻，但行于枭。小注谓进者可耻，其道尤多。",
    ),
    grade=Grade.INFERRED,
)
CLEAN_CELLS = Article(
    key="ruqi.clean_cells",
    name=Name("不相凌觸", "不相凌触", "bù xiāng língchù", "Tread only clear cells"),
    loci=(Locus(YULAN, "4a 行碁之體"), Locus(YULAN_NOTES, "4a 所蹈皆靈"), Locus(SHUOFU, "50b 行碁之體")),
    text="不相凌觸，所蹈皆靈，孤明自在",
    reading=Words(
        en="Pieces do not press on each other: a cell trodden on is clear, and a piece stands there alone.",
        zh_hant="棋不相壓，所蹈皆空格，獨居其處。",
        zh_hans="棋不相压，所蹈皆空格，独居其处。",
    ),
    grade=Grade.ATTESTED,
)
MIDDLE_WAY = Article(
    key="ruqi.middle_way",
    name=Name("悉遇中道", "悉遇中道", "xī yù zhōng dào", "Keep to the middle way"),
    loci=(Locus(YULAN, "4a 絶於跪巧"), Locus(SHUOFU, "50b 絶於詭巧")),
    text="絶於跪巧，而順消息，悉遇中道",
    reading=Words(
        en="Free of trickery, following rise and fall, all meet the middle way; only then is the round decided.",
        zh_hant="絕於詭巧，順乎消息，皆遇中道，勝負乃分。",
        zh_hans="绝于诡巧，顺乎消息，皆遇中道，胜负乃分。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        en="The sentence praises a manner of playing; no act follows from it.",
        zh_hant="讚行棋之風，不涉行棋。",
        zh_hans="赞行棋之风，不涉行棋。",
    ),
)
XIAO_FIRST = Article(
    key="ruqi.xiao_first",
    name=Name("先梟後伏", "先枭后伏", "xiān xiāo hòu fú", "Owls first"),
    loci=(Locus(YULAN, "4a 先梟後伏"), Locus(YULAN_NOTES, "4a 驗之於凈"), Locus(SHUOFU, "50b 先梟后伏")),
    text="先梟後伏，驗之於凈",
    reading=Words(
        en="Owls move first, lying pieces after. The next word is 道, parted by a note in the Song print: 驗之於淨道 may"
        " confine this to the way out; we do not read it so.",
        zh_hant="先行梟，後行伏。宋本「淨」下夾注，其下為「道」：「驗之於淨道」或僅就出局而言，今不取。",
        zh_hans="先行枭，后行伏。宋本“净”下夹注，其下为“道”：“验之于净道”或仅就出局而言，今不取。",
    ),
    grade=Grade.INFERRED,
)
XIAO_SHORT = Article(
    key="ruqi.xiao_short",
    name=Name("梟促行伏", "枭促行伏", "xiāo cù xíng fú", "When Owls fall short"),
    loci=(Locus(YULAN, "4a 梟若促"), Locus(YULAN_NOTES, "4a 則全行伏"), Locus(SHUOFU, "50b 梟若從")),
    text="梟若促，不盡二彩者，則全行伏",
    reading=Words(
        en="If no Owl can use both numbers up, lying pieces that can use theirs up move instead.",
        zh_hant="梟不能盡二彩，而伏能盡其彩，則全行伏。",
        zh_hans="枭不能尽二彩，而伏能尽其彩，则全行伏。",
    ),
    grade=Grade.ATTESTED,
)
BOTH_SHORT = Article(
    key="ruqi.both_short",
    name=Name("兩少行梟", "两少行枭", "liǎng shǎo xíng xiāo", "Both fall short: the Owl"),
    loci=(Locus(YULAN, "4a 梟伏兩少者"), Locus(YULAN_NOTES, "4a 行於梟"), Locus(SHUOFU, "51a 梟伏兩少者")),
    text="梟伏兩少者，行於梟",
    reading=Words(
        en="If neither kind can use the throw up, it is the Owls that move; even so the kinds are not combined.",
        zh_hant="梟伏皆不能盡彩，則行於梟；雖不盡彩，不得兼行。",
        zh_hans="枭伏皆不能尽彩，则行于枭；虽不尽彩，不得兼行。",
    ),
    grade=Grade.ATTESTED,
)
RECKONING = Article(
    key="ruqi.reckoning",
    name=Name("許為勝算", "许为胜算", "xǔ wéi shèng suàn", "The reckoning"),
    loci=(
        Locus(YULAN, "4a 彼旣出盡"),
        Locus(YULAN_NOTES, "4a 即許以爲勝者之筭"),
        Locus(SHUOFU, "51a 彼既出盡"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="彼旣出盡，此有不岀者，即許以爲勝者之筭",
    reading=Words(
        en="When one side has left the board, the worth of what the other still has there is the winner's tally. Who"
        " the winner is, is disputed; a note as transmitted calls withdrawing a cost.",
        zh_hant="一方出盡，他方在局者之值，許為勝者之算；孰為勝者，其說不一。今本小注以後退為費。",
        zh_hans="一方出尽，他方在局者之值，许为胜者之算；孰为胜者，其说不一。今本小注以后退为费。",
    ),
    grade=Grade.ATTESTED,
)
VOID_THROWS = Article(
    key="ruqi.void_throws",
    name=Name("虛投", "虚投", "xū tóu", "Void throws"),
    loci=(
        Locus(YULAN, "4a 若全未出"),
        Locus(YULAN_NOTES, "4a 虚投"),
        Locus(SHUOFU, "51a 若全未出"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="若全未出，則爲之虚投",
    reading=Words(
        en="If the other side still has all five, it throws on alone, turn after turn, until a piece has left."
        " A note: to lose for another's gain is what the humble honour.",
        zh_hant="他方五棋全未出，則獨自連投，至有棋出局而止。小注謂損己益人，謙者所崇。",
        zh_hans="他方五棋全未出，则独自连投，至有棋出局而止。小注谓损己益人，谦者所崇。",
    ),
    grade=Grade.ATTESTED,
)
LOSER_LEADS = Article(
    key="ruqi.loser_leads",
    name=Name("負仍先", "负仍先", "fù réng xiān", "The loser leads"),
    loci=(
        Locus(YULAN, "4a 次局負仍先"),
        Locus(YULAN_NOTES, "4a 次局負仍先"),
        Locus(SHUOFU, "51a 次局負仍先"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="次局負仍先",
    reading=Words(
        en="Who lost the round throws first in the next. A note gives the reason: owl-bravery.",
        zh_hant="負者次局先投。小注以為梟勇之故。",
        zh_hans="负者次局先投。小注以为枭勇之故。",
    ),
    grade=Grade.ATTESTED,
)
JUE = Article(
    key="ruqi.jue",
    name=Name("立爵", "立爵", "lì jué", "Raise a cup"),
    loci=(Locus(YULAN, "4a 得十筭"), Locus(SHUOFU, "51a 得十筭"), Locus(SUMMARY, "大致規則")),
    text="得十筭立一爵",
    reading=Words(
        en="Tallies carry over from round to round; every ten raise one cup (爵).",
        zh_hant="算逐局累計，每十算立一爵。",
        zh_hans="算逐局累计，每十算立一爵。",
    ),
    grade=Grade.ATTESTED,
)
THREE_JUE = Article(
    key="ruqi.three_jue",
    name=Name("三爵成勝", "三爵成胜", "sān jué chéng shèng", "Three cups win"),
    loci=(
        Locus(YULAN, "4a 三爵立"),
        Locus(YULAN_NOTES, "4a 成勝"),
        Locus(SHUOFU, "51a 三爵立"),
        Locus(SUMMARY, "大致規則"),
    ),
    text="三爵立，則成勝",
    reading=Words(
        en="Who first has three cups, thirty tallies, has won the match. A note calls the victory a mere name.",
        zh_hant="先立三爵（三十算）者勝。小注謂勝不過假其名。",
        zh_hans="先立三爵（三十算）者胜。小注谓胜不过假其名。",
    ),
    grade=Grade.ATTESTED,
)
