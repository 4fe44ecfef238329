"""Clauses of the guide: turning the stock, kinds of chong, patterns made by it."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, GUIDE, TS2, ZHAOSHIBEI
from youyi.kernel.articles import Article, Grade, Locus, Says
from youyi.kernel.names import Name, Words

CHONG = Article(
    key="madiao.chong",
    name=Name("看沖", "看冲", "kànchōng", "turning the stock"),
    loci=(
        Locus(GUIDE, "四、4 看冲"),
        Locus(GUIDE, "三、13 开冲"),
    ),
    text="斗牌结束后，依次翻开8张底牌",
    reading=Words(
        "After play the eight stock cards are turned one by one, and seats look whether they join their won cards.",
        "鬥牌既畢，依次翻開八張底牌，各家看其與己上桌之牌相連否。",
        "斗牌既毕，依次翻开八张底牌，各家看其与己上桌之牌相连否。",
    ),
    grade=Grade.ATTESTED,
)

CHONG_FIRST = Article(
    key="madiao.chong_first",
    name=Name("結家先看", "结家先看", "jiéjiā xiān kàn", "the last winner looks first"),
    loci=(
        Locus(GUIDE, "四、4 看冲"),
        Locus(CS, "看冲"),
    ),
    text="由最后一轮结牌者开始",
    reading=Words(
        "The winner of the last trick is asked first, then the others in order.",
        "自結家起，各家按序開沖。",
        "自结家起，各家按序开冲。",
    ),
    grade=Grade.ATTESTED,
)

CHONG_BROTHERS = Article(
    key="madiao.chong_brothers",
    name=Name("兄弟沖", "兄弟冲", "xiōngdì chōng", "brothers' chong"),
    loci=(
        Locus(GUIDE, "四、4 看冲", Says.NAME),
        Locus(CS, "看冲"),
    ),
    text="兄弟冲",
    reading=Words(
        "Chong of a brocade card together with a green near to it.",
        "錦牌與鄰近青牌並沖。",
        "锦牌与邻近青牌并冲。",
    ),
    grade=Grade.ATTESTED,
)

CHONG_SCREEN = Article(
    key="madiao.chong_screen",
    name=Name("捲簾沖", "卷帘冲", "juǎnlián chōng", "screen chong"),
    loci=(
        Locus(GUIDE, "四、4 看冲", Says.NAME),
        Locus(CS, "看冲"),
    ),
    text="卷帘冲",
    reading=Words(
        "Chong along a run on the side of the Ji, or round from Reward to Ji.",
        "自極一邊相連而沖，或賞、極首尾相接而沖。",
        "自极一边相连而冲，或赏、极首尾相接而冲。",
    ),
    grade=Grade.ATTESTED,
)

CHONG_CROSS = Article(
    key="madiao.chong_cross",
    name=Name("十字沖", "十字冲", "shízì chōng", "chong in the Tens"),
    loci=(
        Locus(GUIDE, "四、4 看冲", Says.NAME),
        Locus(CS, "看冲"),
    ),
    text="十字冲",
    reading=Words(
        "Chong in the Tens: the Red Myriad, Thousand, Hundred and 20, with 90 and 30.",
        "十字門之沖：紅萬、千僧、百老、二十，兼及九十、三十。",
        "十字门之冲：红万、千僧、百老、二十，兼及九十、三十。",
    ),
    grade=Grade.ATTESTED,
)

CHONG_REWARD = Article(
    key="madiao.chong_reward",
    name=Name("賞沖", "赏冲", "shǎngchōng", "Reward chong"),
    loci=(
        Locus(GUIDE, "四、4 看冲", Says.NAME),
        Locus(CS, "看冲"),
    ),
    text="赏冲",
    reading=Words(
        "Chong by a lone Reward.",
        "獨以賞沖。",
        "独以赏冲。",
    ),
    grade=Grade.ATTESTED,
)

CHONG_SHOULDER = Article(
    key="madiao.chong_shoulder",
    name=Name("肩沖", "肩冲", "jiānchōng", "Shoulder chong"),
    loci=(
        Locus(GUIDE, "四、4 看冲", Says.NAME),
        Locus(CS, "看冲"),
    ),
    text="肩冲",
    reading=Words(
        "Chong by a lone Shoulder.",
        "獨以肩沖。",
        "独以肩冲。",
    ),
    grade=Grade.ATTESTED,
)

CHONG_JI = Article(
    key="madiao.chong_ji",
    name=Name("趣沖", "趣冲", "qùchōng", "Ji chong"),
    loci=(
        Locus(GUIDE, "四、4 看冲", Says.NAME),
        Locus(CS, "看冲"),
    ),
    text="趣冲",
    reading=Words(
        "Chong by a lone Ji.",
        "獨以極沖。",
        "独以极冲。",
    ),
    grade=Grade.ATTESTED,
)

CHONG_PATTERN_NAMES = Article(
    key="madiao.chong_pattern_names",
    name=Name("沖成色樣", "冲成色样", "chōngchéng sèyàng", "patterns made by the chong"),
    loci=(
        Locus(GUIDE, "四、4 冲成色样"),
        Locus(GUIDE, "三、14 色样"),
    ),
    text="四家依次开冲，形成色样者",
    reading=Words(
        "Patterns completed with stock cards; the guide gives their names without numbers.",
        "以底牌沖成之色樣；所據只列名目，未言賀數。",
        "以底牌冲成之色样；所据只列名目，未言贺数。",
    ),
    grade=Grade.ATTESTED,
)

BANNER = Article(
    key="madiao.banner",
    name=Name("奪錦標", "夺锦标", "duó jǐnbiāo", "seizing the brocade banner"),
    loci=(
        Locus(GUIDE, "四、4 冲成色样", Says.NAME),
        Locus(CS, "看冲"),
        Locus(TS2, "计分文档"),
        Locus(ZHAOSHIBEI, "卷四"),
    ),
    text="夺锦标",
    reading=Words(
        "Who holds three Rewards and drew nothing pays when another seat draws brocade cards of the fourth "
        "suit at the head of its draws.",
        "三賞在桌而一無所沖者，若他家首沖即得第四門之錦，則受罰。",
        "三赏在桌而一无所冲者，若他家首冲即得第四门之锦，则受罚。",
    ),
    grade=Grade.ATTESTED,
)

BANNER_NINETY = Article(
    key="madiao.banner_ninety",
    name=Name("九十奪錦", "九十夺锦", "jiǔshí duó jǐn", "the banner by 90"),
    loci=(
        Locus(GUIDE, "四、4 冲成色样", Says.NAME),
        Locus(CS, "看冲"),
    ),
    text="九十夺锦",
    reading=Words(
        "The banner seized with 90 of Tens as anchor.",
        "以九十為根而奪錦標。",
        "以九十为根而夺锦标。",
    ),
    grade=Grade.ATTESTED,
)

BANNER_LADY = Article(
    key="madiao.banner_lady",
    name=Name("女將奪錦", "女将夺锦", "nǚjiàng duó jǐn", "the banner by the lady"),
    loci=(
        Locus(GUIDE, "四、4 冲成色样", Says.NAME),
        Locus(CS, "看冲"),
        Locus(TS2, "计分文档"),
    ),
    text="女将夺锦",
    reading=Words(
        "The banner seized with 20 of Tens, 扈三娘, as anchor.",
        "以二十扈三娘為根而奪錦標。",
        "以二十扈三娘为根而夺锦标。",
    ),
    grade=Grade.ATTESTED,
)
