"""Clauses of the programs of the guide's author: conditions and worths of patterns."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, GUIDE, TS2
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

PROGRAM_DEALT = Article(
    key="madiao.program_dealt",
    name=Name("程式鬥前色樣", "程序斗前色样", "chéngshì dòuqián sèyàng", "dealt patterns as programmed"),
    loci=(Locus(CS, "色样"),),
    text="",
    reading=Words(
        "The older program tests a chain of dealt patterns in a fixed order, with worths of its own, and the "
        "first that fits counts.",
        "舊程式依定序逐條檢視鬥前色樣，各有其值，先合者計。",
        "旧程序依定序逐条检视斗前色样，各有其值，先合者计。",
    ),
    grade=Grade.ATTESTED,
)

LATE_DEALT = Article(
    key="madiao.late_dealt",
    name=Name("新程式鬥前色樣", "新程序斗前色样", "xīn chéngshì dòuqián sèyàng", "dealt patterns of 2025"),
    loci=(Locus(TS2, "计分文档 v3.0"),),
    text="",
    reading=Words(
        "The latest program adds up every dealt pattern of the first holder it finds, with worths of its own.",
        "新程式以首位持色樣者為準，所合各條相加，各有其值。",
        "新程序以首位持色样者为准，所合各条相加，各有其值。",
    ),
    grade=Grade.ATTESTED,
)

LATE_BIGS = Article(
    key="madiao.late_bigs",
    name=Name("大小以位計", "大小以位计", "dàxiǎo yǐ wèi jì", "bigs and smalls by rank"),
    loci=(Locus(TS2, "计分文档 v3.0"),),
    text="",
    reading=Words(
        "Eight bigs are reds or ranks from seven up, eight smalls greens of ranks below six.",
        "八大為紅張或位七以上，八小為青張而位不及六。",
        "八大为红张或位七以上，八小为青张而位不及六。",
    ),
    grade=Grade.ATTESTED,
)

JI_NOT_FOR_CHONG = Article(
    key="madiao.ji_not_for_chong",
    name=Name("極不看沖", "极不看冲", "jí bú kànchōng", "no chong with Ji"),
    loci=(Locus(CS, "看冲"),),
    text="极不看冲",
    reading=Words(
        "A hand that ended play goes into the chong without its Ji.",
        "免鬥之手牌看沖時，去其四極。",
        "免斗之手牌看冲时，去其四极。",
    ),
    grade=Grade.ATTESTED,
)

FOUR_SUITS = Article(
    key="madiao.four_suits",
    name=Name("四門各一", "四门各一", "sìmén gè yī", "one card of each suit"),
    loci=(
        Locus(CS, "色样"),
        Locus(TS2, "计分文档 v3.0"),
    ),
    text="",
    reading=Words(
        "The four cards of a four-gate must be of four different suits.",
        "四門色樣之四牌，須分屬四門。",
        "四门色样之四牌，须分属四门。",
    ),
    grade=Grade.ATTESTED,
)

LESSER_HEAVEN_EARTH = Article(
    key="madiao.lesser_heaven_earth",
    name=Name("小天地分", "小天地分", "xiǎo tiāndì fēn", "lesser heaven and earth"),
    loci=(
        Locus(CS, "色样"),
        Locus(TS2, "计分文档 v3.0"),
    ),
    text="小天地分",
    reading=Words(
        "A four-gate of one Reward, one Shoulder and two Ji counts twenty-eight.",
        "一賞一肩二極之四門，賀二十八。",
        "一赏一肩二极之四门，贺二十八。",
    ),
    grade=Grade.ATTESTED,
)

LATE_FOUR_GATES = Article(
    key="madiao.late_four_gates",
    name=Name("四門新值", "四门新值", "sìmén xīn zhí", "four-gates of 2025"),
    loci=(Locus(TS2, "计分文档 v3.0"),),
    text="",
    reading=Words(
        "As in the guide, but paired Shoulders twelve and long Shoulders fourteen.",
        "同舊表，惟對肩十二、長肩十四。",
        "同旧表，惟对肩十二、长肩十四。",
    ),
    grade=Grade.ATTESTED,
)

LADY_BONUS = Article(
    key="madiao.lady_bonus",
    name=Name("二十加賀", "二十加贺", "èrshí jiāhè", "bonus for the lady"),
    loci=(
        Locus(CS, "色样"),
        Locus(TS2, "计分文档 v3.0"),
    ),
    text="",
    reading=Words(
        "A four-gate with 20 of Tens counts five more.",
        "四門之中有二十者，加賀五。",
        "四门之中有二十者，加贺五。",
    ),
    grade=Grade.ATTESTED,
)

SURPLUS_BONUS = Article(
    key="madiao.surplus_bonus",
    name=Name("餘錦加賀", "余锦加贺", "yújǐn jiāhè", "bonus for more brocade"),
    loci=(
        Locus(CS, "色样"),
        Locus(TS2, "计分文档 v3.0"),
    ),
    text="",
    reading=Words(
        "Every brocade card beyond the four adds: Reward one, Shoulder two, Ji three, Hundred four.",
        "四門之外每多一錦，賞加一、肩加二、極加三、百加四。",
        "四门之外每多一锦，赏加一、肩加二、极加三、百加四。",
    ),
    grade=Grade.ATTESTED,
)

SHOULDERS_ADDED = Article(
    key="madiao.shoulders_added",
    name=Name("四肩另加", "四肩另加", "sìjiān lìng jiā", "the Shoulders added"),
    loci=(Locus(CS, "色样"),),
    text="",
    reading=Words(
        "The count for four Shoulders in hand is added to the pillar 千鈞柱.",
        "四肩在手之賀，另加於千鈞柱之上。",
        "四肩在手之贺，另加于千钧柱之上。",
    ),
    grade=Grade.ATTESTED,
)

PROGRAM_MISC = Article(
    key="madiao.program_misc",
    name=Name("程式雜色樣", "程序杂色样", "chéngshì zásèyàng", "miscellaneous patterns as programmed"),
    loci=(Locus(CS, "色样"),),
    text="",
    reading=Words(
        "The older program gives every miscellaneous pattern its condition on the won cards and its worth.",
        "舊程式於諸雜色樣各定牌型與賀數。",
        "旧程序于诸杂色样各定牌型与贺数。",
    ),
    grade=Grade.ATTESTED,
)

LATE_MISC = Article(
    key="madiao.late_misc",
    name=Name("新程式雜色樣", "新程序杂色样", "xīn chéngshì zásèyàng", "miscellaneous patterns of 2025"),
    loci=(Locus(TS2, "计分文档 v3.0"),),
    text="",
    reading=Words(
        "The latest program restates the miscellaneous patterns, often wider, some with other worths.",
        "新程式重定諸雜色樣，條件多寬，賀數間有不同。",
        "新程序重定诸杂色样，条件多宽，贺数间有不同。",
    ),
    grade=Grade.ATTESTED,
)

BROCADE = Article(
    key="madiao.brocade",
    name=Name("錦", "锦", "jǐn", "brocade"),
    loci=(
        Locus(CS, "色样"),
        Locus(TS2, "计分文档 v3.0"),
        Locus(GUIDE, "四、2 斗前色样 P"),
    ),
    text="",
    reading=Words(
        "Thirteen cards are brocade: the nine reds and the four Ji.",
        "錦牌十三：九紅與四極。",
        "锦牌十三：九红与四极。",
    ),
    grade=Grade.ATTESTED,
)

PROGRAM_CENSER = Article(
    key="madiao.program_censer",
    name=Name("程式香爐腳", "程序香炉脚", "chéngshì xiānglújiǎo", "the censer as programmed"),
    loci=(Locus(CS, "色样"),),
    text="",
    reading=Words(
        "Five tricks against one each, with worths from five to twenty-four by body and feet.",
        "五桌對三家各一桌；依爐身爐足，賀五至二十四。",
        "五桌对三家各一桌；依炉身炉足，贺五至二十四。",
    ),
    grade=Grade.ATTESTED,
)

LATE_CENSER = Article(
    key="madiao.late_censer",
    name=Name("新程式香爐腳", "新程序香炉脚", "xīn chéngshì xiānglújiǎo", "the censer of 2025"),
    loci=(Locus(TS2, "计分文档 v3.0"),),
    text="",
    reading=Words(
        "The same with worths from five to twenty-five.",
        "同前，賀五至二十五。",
        "同前，贺五至二十五。",
    ),
    grade=Grade.ATTESTED,
)

PROGRAM_BAREFOOT_BUDDHA = Article(
    key="madiao.program_barefoot_buddha",
    name=Name("佛赤腳罰五", "佛赤脚罚五", "fóchìjiǎo fá wǔ", "barefoot Buddha pays five"),
    loci=(
        Locus(CS, "结算"),
        Locus(TS2, "计分文档 v3.0"),
    ),
    text="",
    reading=Words(
        "Who wins the Hundred and nothing else pays five to each of the others.",
        "獨上百老一張者，各賠三家五。",
        "独上百老一张者，各赔三家五。",
    ),
    grade=Grade.ATTESTED,
)

PROGRAM_EXTRAS = Article(
    key="madiao.program_extras",
    name=Name("程式別色樣", "程序别色样", "chéngshì bié sèyàng", "patterns of the older program only"),
    loci=(Locus(CS, "色样"),),
    text="",
    reading=Words(
        "Names and worths of table patterns that the guide does not have.",
        "舊程式別有色樣，所據指南所無。",
        "旧程序别有色样，所据指南所无。",
    ),
    grade=Grade.ATTESTED,
)

LATE_EXTRAS = Article(
    key="madiao.late_extras",
    name=Name("新程式別色樣", "新程序别色样", "xīn chéngshì bié sèyàng", "patterns of 2025 only"),
    loci=(Locus(TS2, "计分文档 v3.0"),),
    text="",
    reading=Words(
        "Names and worths of a few patterns that the guide does not have.",
        "新程式別有數種色樣，所據指南所無。",
        "新程序别有数种色样，所据指南所无。",
    ),
    grade=Grade.ATTESTED,
)
