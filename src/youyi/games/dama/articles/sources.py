"""The witnesses of 打馬: which texts were read, and where each can be read again."""

from __future__ import annotations

from youyi.games.dama.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Source, SourceKind
from youyi.kernel.names import Language

ENCYCLOPEDIA = Source(
    key="tujing",
    title=TEXTS.name("encyclopedia.tujing.title"),
    edition=TEXTS["encyclopedia.tujing.edition"],
    kind=SourceKind.ENCYCLOPEDIA,
    dated=TEXTS["encyclopedia.tujing.dated"],
)
SHUOFU_PRINT = Source(
    key="shuofu",
    title=TEXTS.name("shuofu_print.shuofu.title"),
    edition=TEXTS["shuofu_print.shuofu.edition"],
    kind=SourceKind.COPY,
    dated=TEXTS["shuofu_print.shuofu.dated"],
)
POST2009 = Source(
    key="post2009",
    title=TEXTS.name("post2009.title"),
    edition=TEXTS["post2009.edition"],
    kind=SourceKind.PAGE,
    dated=TEXTS["post2009.dated"],
    script=Language.ZH_HANS,
)
WUZAZU = Source(
    key="wuzazu",
    title=TEXTS.name("wuzazu.title"),
    edition=TEXTS["wuzazu.edition"],
    kind=SourceKind.NOTEBOOK,
    dated=TEXTS["wuzazu.dated"],
)
CHUHONG = Source(
    key="chuhong",
    title=TEXTS.name("chuhong.title"),
    edition=TEXTS["chuhong.edition"],
    kind=SourceKind.COPY,
    dated=TEXTS["chuhong.dated"],
)
LUDII = Source(
    key="ludii",
    title=TEXTS.name("ludii.title"),
    edition=TEXTS["ludii.edition"],
    kind=SourceKind.PAGE,
    dated=TEXTS["ludii.dated"],
)
DABA = Source(
    key="daba",
    title=TEXTS.name("daba.title"),
    edition=TEXTS["daba.edition"],
    kind=SourceKind.PROGRAM,
    dated=TEXTS["daba.dated"],
)
RETOLD = Source(
    key="retold",
    title=TEXTS.name("retold.title"),
    edition=TEXTS["retold.edition"],
    kind=SourceKind.PAGE,
    dated=TEXTS["retold.dated"],
)
