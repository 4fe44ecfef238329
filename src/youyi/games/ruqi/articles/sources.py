"""The witnesses of 儒棋: which text, in which edition, in whose characters it is quoted."""

from __future__ import annotations

from youyi.games.ruqi.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Source, SourceKind

YULAN = Source(
    key="yulan",
    title=TEXTS.name("yulan.title"),
    edition=TEXTS["yulan.edition"],
    kind=SourceKind.PRINT,
    dated=TEXTS["yulan.dated"],
    written=520,
    copied=1279,
    address="https://www.kanripo.org/text/KR3k0012/755",
)
YULAN_NOTES = Source(
    key="yulan_notes",
    title=TEXTS.name("yulan_notes.title"),
    edition=TEXTS["yulan_notes.edition"],
    kind=SourceKind.PRINT,
    dated=TEXTS["yulan_notes.dated"],
    written=1279,
    copied=1279,
    address="https://www.kanripo.org/text/KR3k0012/755",
)
SHUOFU = Source(
    key="shuofu",
    title=TEXTS.name("shuofu.title"),
    edition=TEXTS["shuofu.edition"],
    kind=SourceKind.COPY,
    dated=TEXTS["shuofu.dated"],
    written=520,
    copied=1782,
    address="https://www.kanripo.org/text/KR3j0185/102",
)
SUMMARY = Source(
    key="summary",
    title=TEXTS.name("summary.title"),
    edition=TEXTS["summary.edition"],
    kind=SourceKind.ENCYCLOPEDIA,
    dated=TEXTS["summary.dated"],
    written=2026,
    copied=2026,
    address="https://zh.wikipedia.org/wiki/%E5%84%92%E6%A3%8B",
    headings=(TEXTS["heading.history"], TEXTS["heading.outline"], TEXTS["heading.set"]),
)
