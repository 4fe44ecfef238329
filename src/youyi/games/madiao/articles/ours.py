"""What we supply or infer where the sources are silent."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

TWO_FOUR_GATES = Article(
    key="madiao.two_four_gates",
    name=Name("兩副四門", "两副四门", "liǎng fù sìmén", "two four-gates"),
    loci=(),
    text="",
    reading=Words(
        "The first thirty-two dealt patterns are two four-gates that share no card: only so are their names "
        "all different hands.",
        "鬥前色樣前三十二種為兩副互不相犯之四門；惟此，諸名方各為一手。",
        "斗前色样前三十二种为两副互不相犯之四门；惟此，诸名方各为一手。",
    ),
    grade=Grade.INFERRED,
)

LONGER_TAKES_IN = Article(
    key="madiao.longer_takes_in",
    name=Name("長者統短", "长者统短", "cháng zhě tǒng duǎn", "the longer takes in the shorter"),
    loci=(),
    text="",
    reading=Words(
        "A longer pattern of Ji and Hundred stands for the shorter ones it contains.",
        "極百色樣之長者，統其所含之短者。",
        "极百色样之长者，统其所含之短者。",
    ),
    grade=Grade.INFERRED,
)

JI_LED_LAST = Article(
    key="madiao.ji_led_last",
    name=Name("極為結牌", "极为结牌", "jí wéi jiépái", "a Ji wins the last trick"),
    loci=(),
    text="",
    reading=Words(
        "No source defines 飛來趣 so that it can happen; read as a Ji led to, and winning, the last trick.",
        "飛來趣無一據可行；解作以極發第八輪而得桌。",
        "飞来趣无一据可行；解作以极发第八轮而得桌。",
    ),
    grade=Grade.INFERRED,
)

FACE_DIGITS = Article(
    key="madiao.face_digits",
    name=Name("牌面之數", "牌面之数", "páimiàn zhī shù", "digits of the face"),
    loci=(),
    text="",
    reading=Words(
        "Numbered cards count their digit, tens their first digit; the three highest Tens one, the Blank "
        "and the Flower nothing.",
        "有數之牌取其數，十字取其首數；萬、千、百作一，空文、枝花作零。",
        "有数之牌取其数，十字取其首数；万、千、百作一，空文、枝花作零。",
    ),
    grade=Grade.INFERRED,
)

EXCHANGED = Article(
    key="madiao.exchanged",
    name=Name("名位互易", "名位互易", "míngwèi hùyì", "identities exchanged"),
    loci=(),
    text="",
    reading=Words(
        "After a promotion the exposed card counts as its substitute, so that the pack still has forty "
        "different cards.",
        "升代之後，露面牌作替代之牌論，四十張仍無重複。",
        "升代之后，露面牌作替代之牌论，四十张仍无重复。",
    ),
    grade=Grade.INFERRED,
)

SHOW_HANDS = Article(
    key="madiao.show_hands",
    name=Name("亮牌", "亮牌", "liàngpái", "hands shown"),
    loci=(),
    text="",
    reading=Words(
        "Who has a dealt pattern shows the whole hand before any card is led.",
        "得鬥前色樣者，未發牌即亮全手。",
        "得斗前色样者，未发牌即亮全手。",
    ),
    grade=Grade.INFERRED,
)

HAND_AS_WON = Article(
    key="madiao.hand_as_won",
    name=Name("手牌作桌", "手牌作桌", "shǒupái zuò zhuō", "the hand counts as won"),
    loci=(Locus(CS, "看冲"),),
    text="",
    reading=Words(
        "When a dealt pattern ends play, there are no tricks, diao or zhu; the holder's hand counts as won "
        "cards, and the dearest holder begins the chong.",
        "免鬥之局無桌、無吊、無注；得色樣者全手作上桌論，值最高者先看沖。",
        "免斗之局无桌、无吊、无注；得色样者全手作上桌论，值最高者先看冲。",
    ),
    grade=Grade.INFERRED,
)

ALL_HOLDERS = Article(
    key="madiao.all_holders",
    name=Name("得者皆賀", "得者皆贺", "dézhě jiē hè", "every holder is paid"),
    loci=(),
    text="",
    reading=Words(
        "Every seat with a dealt pattern is paid for its best one.",
        "凡得鬥前色樣者，各取最貴一種受賀。",
        "凡得斗前色样者，各取最贵一种受贺。",
    ),
    grade=Grade.INFERRED,
)

PROVE_DEALT = Article(
    key="madiao.prove_dealt",
    name=Name("示原牌", "示原牌", "shì yuánpái", "dealt cards shown"),
    loci=(),
    text="",
    reading=Words(
        "Who is paid for cards dealt, not won, shows that they were dealt.",
        "憑手牌而非上桌之牌受付者，須示其原牌。",
        "凭手牌而非上桌之牌受付者，须示其原牌。",
    ),
    grade=Grade.SUPPLIED,
)

LOSERS_EDGE = Article(
    key="madiao.losers_edge",
    name=Name("吊有兩端", "吊有两端", "diào yǒu liǎngduān", "who owes whom diao"),
    loci=(),
    text="",
    reading=Words(
        "Every loser owes one diao to the winners in equal parts; it is paid where the banker is at one end.",
        "每一輸家欠一吊，由贏家均分；惟一端為莊家者實付。",
        "每一输家欠一吊，由赢家均分；惟一端为庄家者实付。",
    ),
    grade=Grade.INFERRED,
)

CHONG_NEEDS_DRAW = Article(
    key="madiao.chong_needs_draw",
    name=Name("須有沖得", "须有冲得", "xū yǒu chōngdé", "something drawn"),
    loci=(),
    text="",
    reading=Words(
        "A pattern made by the chong needs at least one card drawn in it.",
        "沖成色樣，至少須有一張沖得之牌。",
        "冲成色样，至少须有一张冲得之牌。",
    ),
    grade=Grade.INFERRED,
)

ONE_BANNER = Article(
    key="madiao.one_banner",
    name=Name("錦標止一", "锦标止一", "jǐnbiāo zhǐ yī", "one banner"),
    loci=(),
    text="",
    reading=Words(
        "The banner is judged once, when the whole stock has been turned; the first pair in order counts.",
        "錦標俟底牌開盡一次而定，按序首對為準。",
        "锦标俟底牌开尽一次而定，按序首对为准。",
    ),
    grade=Grade.SUPPLIED,
)

BANKER_STAYS = Article(
    key="madiao.banker_stays",
    name=Name("無結家則莊不易", "无结家则庄不易", "wú jiéjiā zé zhuāng bú yì", "no last winner, no new banker"),
    loci=(),
    text="",
    reading=Words(
        "Where the winner of the last trick banks next and no trick was played, the banker stays.",
        "以結家為莊者，免鬥之局無結家，莊家不易。",
        "以结家为庄者，免斗之局无结家，庄家不易。",
    ),
    grade=Grade.SUPPLIED,
)

EIGHT_DEALS = Article(
    key="madiao.eight_deals",
    name=Name("八局一場", "八局一场", "bājú yī chǎng", "eight deals a sitting"),
    loci=(),
    text="",
    reading=Words(
        "A sitting lasts as many deals as agreed, eight if nothing is said.",
        "一場之局數由眾約定，未約則八局。",
        "一场之局数由众约定，未约则八局。",
    ),
    grade=Grade.SUPPLIED,
)

SITTING = Article(
    key="madiao.sitting",
    name=Name("總計", "总计", "zǒngjì", "the sitting's total"),
    loci=(),
    text="",
    reading=Words(
        "A sitting is decided by the sum of its deals; equal sums stay equal.",
        "一場以各局之和定勝負；同分並列。",
        "一场以各局之和定胜负；同分并列。",
    ),
    grade=Grade.SUPPLIED,
)

SECRETS = Article(
    key="madiao.secrets",
    name=Name("各知其分", "各知其分", "gè zhī qí fèn", "what each seat knows"),
    loci=(),
    text="",
    reading=Words(
        "A seat knows its hand, the exposed card, what was played face up and its own discards; never "
        "another's discards or the stock before it is turned.",
        "各家知己手、露面之牌、明出之牌與己之滅牌；他家滅牌與未開底牌不得知。",
        "各家知己手、露面之牌、明出之牌与己之灭牌；他家灭牌与未开底牌不得知。",
    ),
    grade=Grade.INFERRED,
)

FULL_RECORD = Article(
    key="madiao.full_record",
    name=Name("局終盡明", "局终尽明", "júzhōng jìn míng", "all is open afterwards"),
    loci=(),
    text="",
    reading=Words(
        "After the deal the record shows every card.",
        "一局既終，牌局記錄盡示諸牌。",
        "一局既终，牌局记录尽示诸牌。",
    ),
    grade=Grade.SUPPLIED,
    advice=Words(
        "Records carry it out: their moves hold the whole pack.",
        "由牌局記錄行之：其中著法盡載全副之牌。",
        "由牌局记录行之：其中着法尽载全副之牌。",
    ),
)
