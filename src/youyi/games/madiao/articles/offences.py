"""Offences against good play, suit by suit. No source makes a card illegal; each trigger is our reading."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, TS1, TS2
from youyi.kernel.articles import Article, Grade, Locus, Says
from youyi.kernel.names import Name, Words

FAMILIAR_GATES = Article(
    key="madiao.familiar_gates",
    name=Name("熟門生門", "熟门生门", "shúmén shēngmén", "familiar and strange suits"),
    loci=(
        Locus(CS, "灭牌提示"),
        Locus(TS2, "处罚"),
    ),
    text="",
    reading=Words(
        "The first two suits but Tens that non-bankers lead are familiar; the last one is strange. A suit "
        "that the banker leads first is his, and the two others are familiar.",
        "散家所先發之二門（十字不計）為熟門，餘一門為生門；若莊家先發一門，則該門為莊門，餘二門為熟門。",
        "散家所先发之二门（十字不计）为熟门，余一门为生门；若庄家先发一门，则该门为庄门，余二门为熟门。",
    ),
    grade=Grade.INFERRED,
)

THIRD_GATE = Article(
    key="madiao.third_gate",
    name=Name("開三", "开三", "kāisān", "opening the third"),
    loci=(
        Locus(CS, "灭牌提示"),
        Locus(TS2, "处罚"),
    ),
    text="开三",
    reading=Words(
        "A non-banker should not lead the strange suit while holding a card of a familiar one, unless to "
        "stop a Shoulder or a Ji or to guard a Reward.",
        "散家手有熟門之牌而發生門為犯；關肩、關趣、關真、關賞者不論。",
        "散家手有熟门之牌而发生门为犯；关肩、关趣、关真、关赏者不论。",
    ),
    grade=Grade.INFERRED,
)

LAST_OF_SUIT = Article(
    key="madiao.last_of_suit",
    name=Name("原門出盡", "原门出尽", "yuánmén chū jìn", "the last of a suit"),
    loci=(Locus(CS, "灭牌提示"),),
    text="原门出尽",
    reading=Words(
        "One should not lead away the last card of a familiar suit.",
        "熟門之末張不可發。",
        "熟门之末张不可发。",
    ),
    grade=Grade.INFERRED,
)

REWARD_NOT_LED = Article(
    key="madiao.reward_not_led",
    name=Name("不立賞", "不立赏", "bú lì shǎng", "the Reward not led"),
    loci=(
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚"),
    ),
    text="不立赏",
    reading=Words(
        "Holding Reward and Shoulder of a suit, who leads that suit should lead the Reward.",
        "一門賞肩俱在手，發此門而不先立賞為犯。",
        "一门赏肩俱在手，发此门而不先立赏为犯。",
    ),
    grade=Grade.INFERRED,
)

BANKER_SLIPS = Article(
    key="madiao.banker_slips",
    name=Name("漏莊", "漏庄", "lòuzhuāng", "letting the banker through"),
    loci=(
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚"),
    ),
    text="漏庄",
    reading=Words(
        "While the banker is winning a trick, a non-banker who can beat it should.",
        "莊家將得桌，散家能捉而不捉為犯。",
        "庄家将得桌，散家能捉而不捉为犯。",
    ),
    grade=Grade.INFERRED,
)

BANKER_PASSED_BY = Article(
    key="madiao.banker_passed_by",
    name=Name("莊前漏捉", "庄前漏捉", "zhuāng qián lòu zhuō", "not stopping before the banker"),
    loci=(Locus(TS1, "处罚教学"),),
    text="",
    reading=Words(
        "As the first program of 2025 defines 漏莊: before the banker has played in a trick, a non-banker who holds a card"
        " that beats the highest and is a great one, a Reward or a Shoulder, or the highest left of its suit, and does not"
        " capture.",
        "2025 年甲程式之漏莊：莊家未出牌，散家有大張（賞、肩）或真張（本門所餘之最大者）能捉而不捉。",
        "2025 年甲程序之漏庄：庄家未出牌，散家有大张（赏、肩）或真张（本门所余之最大者）能捉而不捉。",
    ),
    grade=Grade.INFERRED,
)

BANKER_INDULGED = Article(
    key="madiao.banker_indulged",
    name=Name("縱莊", "纵庄", "zòngzhuāng", "indulging the banker"),
    loci=(
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚", Says.NAME),
    ),
    text="纵庄",
    reading=Words(
        "As the first program of 2025 defines it: the banker is winning with a great card, a Reward or a Shoulder, or one"
        " plays last, and a non-banker who can beat the banker does not.",
        "2025 年甲程式之法：莊家以大張（賞、肩）將得桌，或己居末位，散家能捉莊而不捉為犯。",
        "2025 年甲程序之法：庄家以大张（赏、肩）将得桌，或己居末位，散家能捉庄而不捉为犯。",
    ),
    grade=Grade.INFERRED,
)

HASTY_CAPTURE = Article(
    key="madiao.hasty_capture",
    name=Name("急捉", "急捉", "jízhuō", "hasty capture"),
    loci=(
        Locus(CS, "灭牌提示"),
        Locus(TS1, "处罚教学"),
        Locus(TS2, "处罚"),
    ),
    text="急捉",
    reading=Words(
        "A non-banker should not capture another's green of a suit but Tens once the banker has played, "
        "while holding more than three cards, other greens, no Myriad or Thousand, and no four-gate in "
        "sight; the one captured has won fewer than two.",
        "莊家已出牌，散家手牌逾三，尚有他青，無萬千，亦無四門可成，而捉未正本散家之青張（十字不計）為犯。",
        "庄家已出牌，散家手牌逾三，尚有他青，无万千，亦无四门可成，而捉未正本散家之青张（十字不计）为犯。",
    ),
    grade=Grade.INFERRED,
)

JI_INDULGED = Article(
    key="madiao.ji_indulged",
    name=Name("縱趣", "纵趣", "zòngqù", "indulging a Ji"),
    loci=(Locus(TS2, "处罚"),),
    text="纵趣",
    reading=Words(
        "While a led Ji of another non-banker is winning, one who can beat it should.",
        "散家發極將得桌，他散家能捉而不捉為犯。",
        "散家发极将得桌，他散家能捉而不捉为犯。",
    ),
    grade=Grade.INFERRED,
)

HUNDRED_INDULGED = Article(
    key="madiao.hundred_indulged",
    name=Name("縱百", "纵百", "zòngbǎi", "indulging the Hundred"),
    loci=(Locus(TS2, "处罚"),),
    text="纵百",
    reading=Words(
        "While the Hundred of another non-banker is winning, one who can beat it should.",
        "散家之百老將得桌，他散家能捉而不捉為犯。",
        "散家之百老将得桌，他散家能捉而不捉为犯。",
    ),
    grade=Grade.INFERRED,
)

DISCARD_ORDER = Article(
    key="madiao.discard_order",
    name=Name("滅牌次序", "灭牌次序", "mièpái cìxù", "order of discards"),
    loci=(
        Locus(CS, "灭牌提示"),
        Locus(TS2, "处罚"),
    ),
    text="",
    reading=Words(
        "Discard greens of Tens first, then of the strange suit, then Ji, then familiar suits; keep one Ten "
        "while 20 is out, and keep Myriad and Thousand. The banker need not mind the order of suits.",
        "滅牌先十字之青，次生門之青，次極，次熟門；二十未出宜留一十字，萬、千勿早滅。莊家不拘門次。",
        "灭牌先十字之青，次生门之青，次极，次熟门；二十未出宜留一十字，万、千勿早灭。庄家不拘门次。",
    ),
    grade=Grade.INFERRED,
)

AVOID_BAREFOOT = Article(
    key="madiao.avoid_barefoot",
    name=Name("佛赤腳規避", "佛赤脚规避", "fóchìjiǎo guībì", "shunning the barefoot Buddha"),
    loci=(Locus(TS1, "处罚教学"),),
    text="佛赤脚",
    reading=Words(
        "Who has won nothing but could win with the Hundred over a green should do so, lest the Hundred stay alone.",
        "零桌而持百老，可捉青張時必以百老捉之，免成佛赤腳。",
        "零桌而持百老，可捉青张时必以百老捉之，免成佛赤脚。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "The program describes it and tests nothing; its card is not certain (百五).",
        "程式但有其說而不驗，所言之牌亦未明（百五）。",
        "程序但有其说而不验，所言之牌亦未明（百五）。",
    ),
)
