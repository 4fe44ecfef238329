"""What the inventor's preface and the summary tell of the game's kind, its forerunners and its maker; it decides nothing."""

from __future__ import annotations

from youyi.games.ruqi.articles.sources import SUMMARY, YULAN
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

_TOLD = Words("A report, not a rule of play.", "記其事而已，無關行棋。", "记其事而已，无关行棋。")

GENRE = Article(
    key="ruqi.genre",
    name=Name("博弈之流", "博弈之流", "bóyì zhī liú", "Of the kin of 博 and 弈"),
    loci=(Locus(YULAN, "3a 蓋博弈之流"),),
    text="蓋博弈之流所以逰思於文",
    reading=Words(
        en="It is of the kin of 博 and 弈: in it the mind wanders among letters, as 投壺 exercises in arms.",
        zh_hant="儒棋屬博弈一類，用來在文事上遊心，好比投壺是用來練武。",
        zh_hans="儒棋属博弈一类，用来在文事上游心，好比投壶是用来练武。",
    ),
    grade=Grade.ATTESTED,
    advice=_TOLD,
)
FORERUNNERS = Article(
    key="ruqi.forerunners",
    name=Name("井公叔卿", "井公叔卿", "Jǐng gōng, Shūqīng", "井公 and 叔卿"),
    loci=(Locus(YULAN, "3a 井公之對周穆"),),
    text="井公之對周穆叔卿之接許由",
    reading=Words(
        en="井公 is said to have played with King Mu of Zhou, 叔卿 with 許由; the preface would not rely on it.",
        zh_hant="相傳井公與周穆王、叔卿與許由都曾對局；序文說此類未必可憑。",
        zh_hans="相传井公与周穆王、叔卿与许由都曾对局；序文说此类未必可凭。",
    ),
    grade=Grade.ATTESTED,
    advice=_TOLD,
)
MAKER = Article(
    key="ruqi.maker",
    name=Name("游肇", "游肇", "Yóu Zhào", "The maker, 游肇"),
    loci=(Locus(SUMMARY, "歷史"),),
    text="诗赋表启七十五篇",
    reading=Words(
        en="游肇, one of the three 游 of the Northern Wei, wrote 儒棋 and, in verse and memorials, seventy-five pieces.",
        zh_hant="游肇為北魏三游之一，撰《儒棋》，又有詩賦表啟七十五篇。",
        zh_hans="游肇为北魏三游之一，撰《儒棋》，又有诗赋表启七十五篇。",
    ),
    grade=Grade.ATTESTED,
    advice=_TOLD,
)
