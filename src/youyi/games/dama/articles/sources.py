"""The witnesses of 打馬: which texts were read, and where each can be read again."""

from __future__ import annotations

from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Locus, Source, SourceKind
from youyi.kernel.names import Language

ENCYCLOPEDIA = Source(
    key="tujing",
    title=TEXTS.name("encyclopedia.tujing.title"),
    edition=TEXTS["encyclopedia.tujing.edition"],
    kind=SourceKind.ENCYCLOPEDIA,
    dated=TEXTS["encyclopedia.tujing.dated"],
    written=2026,
    copied=2026,
    address="https://zh.wikipedia.org/wiki/%E6%89%93%E9%A6%AC",
    headings=(
        TEXTS["heading.bo_ju"],
        TEXTS["heading.bo_cai"],
        TEXTS["heading.shang_cai"],
        TEXTS["heading.fa_cai"],
        TEXTS["heading.bo_fa"],
        TEXTS["heading.san_cai"],
        TEXTS["heading.xia_ma"],
        TEXTS["heading.xing_ma"],
    ),
)
SHUOFU_PRINT = Source(
    key="shuofu",
    title=TEXTS.name("shuofu_print.shuofu.title"),
    edition=TEXTS["shuofu_print.shuofu.edition"],
    kind=SourceKind.COPY,
    dated=TEXTS["shuofu_print.shuofu.dated"],
    written=1134,
    copied=1782,
    address="https://www.kanripo.org/text/KR3j0185/101",
    headings=(
        TEXTS["heading.pu_pen"],
        TEXTS["heading.ben_cai"],
        TEXTS["heading.xia_ma"],
        TEXTS["heading.xing_ma"],
        TEXTS["heading.da_ma"],
        TEXTS["heading.ru_jia"],
        TEXTS["heading.dao_xing"],
        TEXTS["heading.luo_qian"],
        TEXTS["heading.dao_pen"],
        TEXTS["heading.shang_tie"],
        TEXTS["heading.shang_zhi"],
    ),
)
POST2009 = Source(
    key="post2009",
    title=TEXTS.name("post2009.title"),
    edition=TEXTS["post2009.edition"],
    kind=SourceKind.PAGE,
    dated=TEXTS["post2009.dated"],
    written=2009,
    copied=2009,
    script=Language.ZH_HANS,
)
WUZAZU = Source(
    key="wuzazu",
    title=TEXTS.name("wuzazu.title"),
    edition=TEXTS["wuzazu.edition"],
    kind=SourceKind.NOTEBOOK,
    dated=TEXTS["wuzazu.dated"],
    written=1624,
    copied=2026,
    address="https://zh.wikipedia.org/wiki/%E6%89%93%E9%A6%AC",
)
CHUHONG = Source(
    key="chuhong",
    title=TEXTS.name("chuhong.title"),
    edition=TEXTS["chuhong.edition"],
    kind=SourceKind.COPY,
    dated=TEXTS["chuhong.dated"],
    written=1368,
    copied=1782,
    address="https://www.kanripo.org/text/KR3j0185/102",
    headings=(TEXTS["heading.biao_mu"],),
)
LUDII = Source(
    key="ludii",
    title=TEXTS.name("ludii.title"),
    edition=TEXTS["ludii.edition"],
    kind=SourceKind.PAGE,
    dated=TEXTS["ludii.dated"],
    written=2026,
    copied=2026,
    address="https://ludii.games",
)
DABA = Source(
    key="daba",
    title=TEXTS.name("daba.title"),
    edition=TEXTS["daba.edition"],
    kind=SourceKind.PROGRAM,
    dated=TEXTS["daba.dated"],
    written=2017,
    copied=2017,
    address="https://github.com/liushihhao2718/daba",
)
RETOLD = Source(
    key="retold",
    title=TEXTS.name("retold.title"),
    edition=TEXTS["retold.edition"],
    kind=SourceKind.PAGE,
    dated=TEXTS["retold.dated"],
    written=2026,
    copied=2026,
)

EXTRA_THROWS = Locus(
    SHUOFU_PRINT, "賞擲", leaf="91a", words="凡自擲諸渾花、諸賞采、真傍本采，打得馬、疊得馬、飛得馬，皆賞一擲"
)
"""What earns an extra throw."""
OWN_REWARDS = Locus(SHUOFU_PRINT, "賞帖", leaf="91a", words="自擲諸渾花、賞采、真傍本采，各隨下馬匹數")
"""What one is rewarded for; who pays it, the next words say, and a ruling decides."""
OFFENCES = Locus(
    SHUOFU_PRINT, "賞帖", leaf="91a", words="别人擲人真傍本采、隨手真傍撞、上次罰采，各隨下馬匹數，犯事人供"
)
"""What one pays for."""
OWNERS_CHIP = Locus(SHUOFU_PRINT, "賞擲", leaf="91b", words="别人擲自家真傍本采、上次擲罰采，皆賞一帖")
"""What the owner of a cast receives."""
