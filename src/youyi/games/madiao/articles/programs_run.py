"""Clauses that are written nowhere: what the two programs were seen to do when their rules were run on 4,800 deals each."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, TS2
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

LATE_DIAO_UNIT = Article(
    key="madiao.late_diao_unit",
    name=Name("一吊一注", "一吊一注", "yī diào yī zhù", "one zhu to the diao"),
    loci=(Locus(TS2, "结算（运行所见）"),),
    text="",
    reading=Words(
        "As the program of 2025 runs, a diao is one zhu before the base score.",
        "2025 年程式所行，一吊計一注，再乘底分。",
        "2025 年程序所行，一吊计一注，再乘底分。",
    ),
    grade=Grade.ATTESTED,
)
LATE_DIAO_WITHOUT_PLAY = Article(
    key="madiao.late_diao_without_play",
    name=Name("免鬥仍計吊", "免斗仍计吊", "miǎn dòu réng jì diào", "diao without play"),
    loci=(Locus(TS2, "结算（运行所见）"),),
    text="",
    reading=Words(
        "In a deal that ends before play each seat but the holder of the pattern is rated minus one, the holder nought.",
        "免鬥之局，得色樣者評為零，餘家皆評為負一。",
        "免斗之局，得色样者评为零，余家皆评为负一。",
    ),
    grade=Grade.ATTESTED,
)
LATE_NO_CLAIMS = Article(
    key="madiao.late_no_claims",
    name=Name("手牌不計", "手牌不计", "shǒupái bú jì", "nothing for the hand dealt"),
    loci=(Locus(TS2, "结算（运行所见）"),),
    text="",
    reading=Words(
        "When the program of 2025 settles, the hands are empty: only won cards prove what was dealt.",
        "2025 年程式結算時手牌已盡，惟上桌之牌可為憑。",
        "2025 年程序结算时手牌已尽，惟上桌之牌可为凭。",
    ),
    grade=Grade.ATTESTED,
)
LATE_THOUSAND = Article(
    key="madiao.late_thousand",
    name=Name("千萬作賞", "千万作赏", "qiānwàn zuò shǎng", "the Thousand as a Reward"),
    loci=(Locus(TS2, "看冲（运行所见）"),),
    text="",
    reading=Words(
        "Before the stock and in dealt patterns the program of 2025 counts the Thousand among the Rewards.",
        "看沖及鬥前色樣，2025 年程式以千萬為賞。",
        "看冲及斗前色样，2025 年程序以千万为赏。",
    ),
    grade=Grade.ATTESTED,
)
LATE_BANNER_TEST = Article(
    key="madiao.late_banner_test",
    name=Name("逢錦即奪", "逢锦即夺", "féng jǐn jí duó", "a banner at every brocade"),
    loci=(Locus(TS2, "夺锦标（运行所见）"),),
    text="",
    reading=Words(
        "Each brocade card drawn beside a seat with three Rewards or more, the Thousand among them, seizes a banner.",
        "他家上桌三賞以上，每沖一錦即為奪錦標；千萬亦作賞。",
        "他家上桌三赏以上，每冲一锦即为夺锦标；千万亦作赏。",
    ),
    grade=Grade.ATTESTED,
)
LATE_FIRST_SEAT = Article(
    key="madiao.late_first_seat",
    name=Name("首位得賀", "首位得贺", "shǒuwèi dé hè", "the first seat is paid"),
    loci=(Locus(TS2, "斗前色样（运行所见）"),),
    text="",
    reading=Words(
        "Of several holders of dealt patterns the program of 2025 pays the first seat of the table, whoever banks.",
        "數家同得鬥前色樣，2025 年程式惟賀首位，不論莊家。",
        "数家同得斗前色样，2025 年程序惟贺首位，不论庄家。",
    ),
    grade=Grade.ATTESTED,
)
LATE_POINTER = Article(
    key="madiao.late_pointer",
    name=Name("取者先看，無人則移", "取者先看，无人则移", "qǔzhě xiān kàn, wúrén zé yí", "the taker, or the next seat"),
    loci=(Locus(TS2, "看冲（运行所见）"),),
    text="",
    reading=Words(
        "Who took a card is asked first about the next; after a card that nobody takes, the next seat is.",
        "取者先看次張；無人取則順移一家。",
        "取者先看次张；无人取则顺移一家。",
    ),
    grade=Grade.ATTESTED,
)
PROGRAM_EXTRAS_RUN = Article(
    key="madiao.program_extras_run",
    name=Name("另有色樣之實測", "另有色样之实测", "lìngyǒu sèyàng zhī shícè", "the extra patterns as run"),
    loci=(Locus(CS, "色样（运行所见）"),),
    text="",
    reading=Words(
        "Brothers of one heart and the three facing pairs count when exactly four cards are won; linked Strings are any"
        " three or more in a row; fortune, rank, long life and joy needs no par.",
        "兄弟齊心與三種對座，須恰得四張；連環索，三索以上相連即是；福祿壽喜不須正本。",
        "兄弟齐心与三种对座，须恰得四张；连环索，三索以上相连即是；福禄寿喜不须正本。",
    ),
    grade=Grade.ATTESTED,
)
