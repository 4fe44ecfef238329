"""The witnesses of 儒棋: which text, in which edition."""

from __future__ import annotations

from youyi.kernel.articles import Source
from youyi.kernel.names import Name, Words

YULAN = Source(
    key="yulan",
    title=Name("太平御覽卷七五五", "太平御览卷七五五", "Tàipíng yùlǎn 755", "Taiping yulan, scroll 755"),
    edition=Words(
        en="Sibu congkan facsimile of a Song print, with the notes in full; the best witness.",
        zh_hant="四部叢刊三編影宋本，小注俱全，最善。",
        zh_hans="四部丛刊三编影宋本，小注俱全，最善。",
    ),
)
YULAN_NOTES = Source(
    key="yulan_notes",
    title=Name(
        "太平御覽卷七五五小注", "太平御览卷七五五小注", "Tàipíng yùlǎn 755 xiǎozhù", "Notes in Taiping yulan 755"
    ),
    edition=Words(
        en="The notes printed between the lines of the Sibu congkan copy.",
        zh_hant="四部叢刊本正文間之小注。",
        zh_hans="四部丛刊本正文间之小注。",
    ),
)
SUMMARY = Source(
    key="summary",
    title=Name("今人述要「儒棋」", "今人述要“儒棋”", "jīnrén shùyào", "Modern summary"),
    edition=Words(
        en="The outline of the rules in the Chinese Wikipedia article on the game.",
        zh_hant="中文維基百科「儒棋」條所述大致規則。",
        zh_hans="中文维基百科“儒棋”条所述大致规则。",
    ),
)
