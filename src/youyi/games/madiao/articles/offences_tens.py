"""Offences against good play in the Tens. No source makes a card illegal; each trigger is our reading."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, CS_TEACH, JINGHUAYUAN, TS1, TS2
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

TENS_BARRED = Article(
    key="madiao.tens_barred",
    name=Name("十子禁門", "十子禁门", "shízǐ jìnmén", "Tens barred"),
    loci=(
        Locus(CS, "灭牌提示"),
        Locus(JINGHUAYUAN, "第七十三回"),
    ),
    text="十子禁门",
    reading=Words(
        "Who does not hold the Hundred should not lead a green or 20 of Tens before Myriad, Thousand and "
        "Hundred have appeared, unless only Tens are left or a Reward is guarded by it.",
        "三花未盡出，非百家而發十字青張或二十為犯；盡手十子、關真關賞鬥十者不論。",
        "三花未尽出，非百家而发十字青张或二十为犯；尽手十子、关真关赏斗十者不论。",
    ),
    grade=Grade.INFERRED,
)

THREE_FLOWERS = Article(
    key="madiao.three_flowers",
    name=Name("三花落盡", "三花落尽", "sānhuā luò jìn", "the three flowers gone"),
    loci=(Locus(JINGHUAYUAN, "第七十三回"),),
    text="",
    reading=Words(
        "When Myriad, Thousand and Hundred have all appeared, Tens are a familiar suit.",
        "萬、千、百俱出，十字即為熟門。",
        "万、千、百俱出，十字即为熟门。",
    ),
    grade=Grade.ATTESTED,
)

HUNDRED_WON_OPENS = Article(
    key="madiao.hundred_won_opens",
    name=Name("百上不為熟", "百上不为熟", "bǎi shàng bù wéi shú", "the won Hundred opens nothing"),
    loci=(Locus(JINGHUAYUAN, "第七十三回"),),
    text="",
    reading=Words(
        "Some hold that Tens become familiar once the Hundred is won; the witness rejects it.",
        "或謂百老上桌則十字為熟門，此書非之。",
        "或谓百老上桌则十字为熟门，此书非之。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "It rejects a custom of other tables.",
        "所駁為別處俗例。",
        "所驳为别处俗例。",
    ),
)

HUNDRED_WITHOUT_REWARD = Article(
    key="madiao.hundred_without_reward",
    name=Name("無賞告百", "无赏告百", "wú shǎng gào bǎi", "announcing without a Reward"),
    loci=(
        Locus(CS, "灭牌提示"),
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚"),
    ),
    text="无赏告百",
    reading=Words(
        "Who holds the Hundred should not lead Tens without holding a Reward.",
        "百家無賞而發十字為犯。",
        "百家无赏而发十字为犯。",
    ),
    grade=Grade.INFERRED,
)

BANKER_HAS_LED = Article(
    key="madiao.banker_has_led",
    name=Name("莊已發", "庄已发", "zhuāng yǐ fā", "after the banker's lead"),
    loci=(
        Locus(CS, "灭牌提示"),
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚"),
    ),
    text="庄已发",
    reading=Words(
        "Who holds the Hundred should not lead Tens after the banker has led.",
        "莊家已發牌，百家再發十字為犯。",
        "庄家已发牌，百家再发十字为犯。",
    ),
    grade=Grade.INFERRED,
)

SUITS_SETTLED = Article(
    key="madiao.suits_settled",
    name=Name("兩門已正", "两门已正", "liǎngmén yǐ zhèng", "after both familiar suits"),
    loci=(
        Locus(CS, "灭牌提示"),
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚"),
    ),
    text="两门已正",
    reading=Words(
        "Who holds the Hundred should not lead Tens after both familiar suits were led.",
        "兩熟門俱已發，百家再發十字為犯。",
        "两熟门俱已发，百家再发十字为犯。",
    ),
    grade=Grade.INFERRED,
)

HUNDRED_IN_HIDING = Article(
    key="madiao.hundred_in_hiding",
    name=Name("臥底百老", "卧底百老", "wòdǐ bǎilǎo", "the Hundred in hiding"),
    loci=(
        Locus(CS, "灭牌提示"),
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚"),
    ),
    text="卧底百老",
    reading=Words(
        "The common name of the two cases before it: Tens led by the Hundred's holder after the banker has led, or after"
        " both familiar suits are settled.",
        "前二者之通名：莊家已發，或兩門熟門已定，百家方發十子。",
        "前二者之通名：庄家已发，或两门熟门已定，百家方发十子。",
    ),
    grade=Grade.INFERRED,
    advice=Words(
        "The program that defines it tests just those two cases, which are judged by their own names.",
        "程式所驗即此二者，各依本名而論。",
        "程序所验即此二者，各依本名而论。",
    ),
)

HUNDRED_UNANNOUNCED = Article(
    key="madiao.hundred_unannounced",
    name=Name("不報百", "不报百", "bú bàobǎi", "the Hundred not announced"),
    loci=(
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚"),
    ),
    text="不报百",
    reading=Words(
        "Who holds the Hundred and a Reward, and may lead Tens, should.",
        "百家合於發十字之條而不發為犯。",
        "百家合于发十字之条而不发为犯。",
    ),
    grade=Grade.INFERRED,
)

BOTH_LED = Article(
    key="madiao.both_led",
    name=Name("提盡萬千", "提尽万千", "tí jìn wàn qiān", "both led away"),
    loci=(
        Locus(CS, "灭牌提示"),
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚"),
    ),
    text="提尽万千",
    reading=Words(
        "One should not lead both Myriad and Thousand, unless no other Ten is left or it is the last card.",
        "紅萬、千僧俱發為犯；末張或十字已盡者不論。",
        "红万、千僧俱发为犯；末张或十字已尽者不论。",
    ),
    grade=Grade.INFERRED,
)

THOUSAND_FIRST = Article(
    key="madiao.thousand_first",
    name=Name("倒提千萬", "倒提千万", "dào tí qiān wàn", "Thousand before Myriad"),
    loci=(
        Locus(CS, "灭牌提示"),
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚"),
    ),
    text="倒提千万",
    reading=Words(
        "Holding both, one should not lead the Thousand before the Red Myriad.",
        "萬千俱在手，先發千僧為犯。",
        "万千俱在手，先发千僧为犯。",
    ),
    grade=Grade.INFERRED,
)

LONE_THOUSAND = Article(
    key="madiao.lone_thousand",
    name=Name("闖千", "闯千", "chuǎngqiān", "the lone Thousand"),
    loci=(
        Locus(CS, "灭牌提示"),
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚"),
    ),
    text="闯千",
    reading=Words(
        "One should not lead the Thousand without having held the Red Myriad, unless it is the last card or the only Ten.",
        "無紅萬而發千僧為犯；末張或十字已盡者不論。",
        "无红万而发千僧为犯；末张或十字已尽者不论。",
    ),
    grade=Grade.INFERRED,
)

MYRIAD_TOO_EARLY = Article(
    key="madiao.myriad_too_early",
    name=Name("五桌提萬", "五桌提万", "wǔ zhuō tí wàn", "the Red Myriad in the fifth trick"),
    loci=(
        Locus(CS, "灭牌提示"),
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚"),
    ),
    text="五桌提万",
    reading=Words(
        "One should not lead the Red Myriad while four cards are in hand.",
        "手尚四張而發紅萬為犯。",
        "手尚四张而发红万为犯。",
    ),
    grade=Grade.INFERRED,
)

LED_AFTER_HASTE = Article(
    key="madiao.led_after_haste",
    name=Name("急捉提萬", "急捉提万", "jízhuō tí wàn", "led after a hasty capture"),
    loci=(
        Locus(CS, "灭牌提示"),
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚"),
    ),
    text="急捉提万",
    reading=Words(
        "After a hasty capture one should not lead Myriad or Thousand.",
        "急捉之後，再發紅萬、千僧為犯。",
        "急捉之后，再发红万、千僧为犯。",
    ),
    grade=Grade.INFERRED,
)

MYRIAD_NOT_LED = Article(
    key="madiao.myriad_not_led",
    name=Name("不立萬", "不立万", "bú lì wàn", "the Red Myriad not led"),
    loci=(
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚"),
    ),
    text="不立万",
    reading=Words(
        "Holding Myriad and Thousand, who leads a lower Ten should have led the Red Myriad.",
        "萬千俱在手，發十字而不先立萬為犯。",
        "万千俱在手，发十字而不先立万为犯。",
    ),
    grade=Grade.INFERRED,
)

RED_REVERSED = Article(
    key="madiao.red_reversed",
    name=Name("倒立千紅", "倒立千红", "dào lì qiān hóng", "Thousand and red reversed"),
    loci=(
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚"),
    ),
    text="倒立千红",
    reading=Words(
        "Holding Myriad and Thousand and leading the Thousand first; the second program of 2025 lets the offender pay alone.",
        "萬千俱在手而先發千萬；2025 年乙程式令犯者獨賠。",
        "万千俱在手而先发千万；2025 年乙程序令犯者独赔。",
    ),
    grade=Grade.INFERRED,
    advice=Words(
        "The same fault as the Thousand before the Red Myriad (倒提千萬), by which it is judged.",
        "與倒提千萬同犯，依彼而論。",
        "与倒提千万同犯，依彼而论。",
    ),
)

WAIT_FOR_SEVENTH = Article(
    key="madiao.wait_for_seventh",
    name=Name("七輪後提萬千", "七轮后提万千", "qī lún hòu tí wàn qiān", "wait for the seventh trick"),
    loci=(Locus(CS_TEACH, "教学图"),),
    text="",
    reading=Words(
        "Myriad and Thousand should not be led before the seventh trick.",
        "紅萬、千僧，第七輪以前不宜發。",
        "红万、千僧，第七轮以前不宜发。",
    ),
    grade=Grade.ATTESTED,
)

MERIT_RELEASED = Article(
    key="madiao.merit_released",
    name=Name("放功千", "放功千", "fàng gōng qiān", "letting the Thousand go"),
    loci=(Locus(TS1, "处罚教学"),),
    text="放功千",
    reading=Words(
        "When the Thousand captured the Hundred, who holds the Red Myriad and can capture should.",
        "千僧捉百老，持紅萬而能捉者不捉為犯。",
        "千僧捉百老，持红万而能捉者不捉为犯。",
    ),
    grade=Grade.INFERRED,
)
