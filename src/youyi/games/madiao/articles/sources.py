"""The witnesses of 馬吊: which texts and programs were read, and where each can be read again."""

from __future__ import annotations

from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Source, SourceKind
from youyi.kernel.names import Language

GUIDE = Source(
    key="guide",
    title=TEXTS.name("guide.title"),
    edition=TEXTS["guide.edition"],
    kind=SourceKind.GUIDE,
    dated=TEXTS["guide.dated"],
    written=2024,
    copied=2024,
    address="https://github.com/wingdna/Madiao-Game",
    script=Language.ZH_HANS,
)
CS = Source(
    key="cs",
    title=TEXTS.name("cs.title"),
    edition=TEXTS["cs.edition"],
    kind=SourceKind.PROGRAM,
    dated=TEXTS["cs.dated"],
    written=2022,
    copied=2022,
    address="https://github.com/wingdna/Madiao-Game",
    script=Language.ZH_HANS,
)
CS_TEACH = Source(
    key="cs_teach",
    title=TEXTS.name("cs_teach.title"),
    edition=TEXTS["cs_teach.edition"],
    kind=SourceKind.PAGE,
    dated=TEXTS["cs_teach.dated"],
    written=2022,
    copied=2022,
    address="https://github.com/wingdna/Madiao-Game",
    script=Language.ZH_HANS,
)
TS1 = Source(
    key="ts1",
    title=TEXTS.name("ts1.title"),
    edition=TEXTS["ts1.edition"],
    kind=SourceKind.PROGRAM,
    dated=TEXTS["ts1.dated"],
    written=2025,
    copied=2025,
    address="https://github.com/wingdna/MadiaoMaster",
    script=Language.ZH_HANS,
)
TS2 = Source(
    key="ts2",
    title=TEXTS.name("ts2.title"),
    edition=TEXTS["ts2.edition"],
    kind=SourceKind.PROGRAM,
    dated=TEXTS["ts2.dated"],
    written=2025,
    copied=2025,
    address="https://github.com/wingdna/fallen-leaves",
    script=Language.ZH_HANS,
)
JINGHUAYUAN = Source(
    key="jinghuayuan",
    title=TEXTS.name("jinghuayuan.title"),
    edition=TEXTS["jinghuayuan.edition"],
    kind=SourceKind.FICTION,
    dated=TEXTS["jinghuayuan.dated"],
    written=1828,
    copied=1828,
)
ZHAOSHIBEI = Source(
    key="zhaoshibei",
    title=TEXTS.name("zhaoshibei.title"),
    edition=TEXTS["zhaoshibei.edition"],
    kind=SourceKind.FICTION,
    dated=TEXTS["zhaoshibei.dated"],
    written=1700,
    copied=1700,
)
WIKIPEDIA = Source(
    key="wikipedia",
    title=TEXTS.name("wikipedia.title"),
    edition=TEXTS["wikipedia.edition"],
    kind=SourceKind.ENCYCLOPEDIA,
    dated=TEXTS["wikipedia.dated"],
    written=2026,
    copied=2026,
    address="https://en.wikipedia.org/wiki/Madiao",
    script=Language.EN,
)
