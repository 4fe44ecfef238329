"""What the inventor's preface and the summary tell of the game's kind, its forerunners and its maker; it decides nothing."""

from __future__ import annotations

from youyi.games.ruqi.articles.sources import SUMMARY, YULAN
from youyi.games.ruqi.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Article, Grade, Locus

_TOLD = TEXTS["told"]

GENRE = Article(
    key="ruqi.genre",
    name=TEXTS.name("genre.name"),
    loci=(Locus(YULAN, "蓋博弈之流", leaf="3a", words="蓋博弈之流，所以逰思於文"),),
    reading=TEXTS["genre.reading"],
    translated=TEXTS["genre.translated"],
    grade=Grade.ATTESTED,
    advice=_TOLD,
)
FORERUNNERS = Article(
    key="ruqi.forerunners",
    name=TEXTS.name("forerunners.name"),
    loci=(Locus(YULAN, "井公之對周穆", leaf="3a", words="井公之對周穆，叔卿之接許由"),),
    reading=TEXTS["forerunners.reading"],
    translated=TEXTS["forerunners.translated"],
    grade=Grade.ATTESTED,
    advice=_TOLD,
)
MAKER = Article(
    key="ruqi.maker",
    name=TEXTS.name("maker.name"),
    loci=(Locus(SUMMARY, "歷史", words="诗赋表启七十五篇", restored="詩賦表啟七十五篇"),),
    reading=TEXTS["maker.reading"],
    grade=Grade.ATTESTED,
    advice=_TOLD,
    modern_translated=TEXTS.gloss("maker.gloss"),
)
