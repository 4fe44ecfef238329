"""The witnesses of 儒棋: which text, in which edition, in whose characters it is quoted."""

from __future__ import annotations

from youyi.kernel.articles import Source, SourceKind
from youyi.kernel.names import Name, Words

YULAN = Source(
    key="yulan",
    title=Name("太平御覽卷七五五", "太平御览卷七五五", "Tàipíng yùlǎn 755", "Taiping yulan, scroll 755"),
    edition=Words(
        en="Sibu congkan facsimile of a Song print, leaves 3a–4a, in Kanripo's transcription (KR3k0012, SBCK);"
        " quoted in its characters, the punctuation ours.",
        zh_hant="四部叢刊三編影宋本，葉三至四；據 Kanripo 錄文（KR3k0012，SBCK），字從其本，標點為今加。",
        zh_hans="四部丛刊三编影宋本，叶三至四；据 Kanripo 录文（KR3k0012，SBCK），字从其本，标点为今加。",
    ),
    kind=SourceKind.PRINT,
    dated=Words("Song, of a compilation of 983", "宋刻，書成於 983 年", "宋刻，书成于 983 年"),
)
YULAN_NOTES = Source(
    key="yulan_notes",
    title=Name(
        "太平御覽卷七五五小注", "太平御览卷七五五小注", "Tàipíng yùlǎn 755 xiǎozhù", "Notes in Taiping yulan 755"
    ),
    edition=Words(
        en="The notes printed between the lines of the Sibu congkan copy; whose they are is not said.",
        zh_hant="四部叢刊本正文間之小注，不著撰人。",
        zh_hans="四部丛刊本正文间之小注，不著撰人。",
    ),
    kind=SourceKind.PRINT,
    dated=Words("Song", "宋刻", "宋刻"),
)
SHUOFU = Source(
    key="shuofu",
    title=Name("說郛卷一〇二「儒棋格」", "说郛卷一〇二“儒棋格”", "Shuōfú 102, Rúqí gé", "Shuofu, scroll 102, Ruqi ge"),
    edition=Words(
        en="Wenyuange siku quanshu copy, leaves 50a–51a, in Kanripo's transcription (KR3j0185);"
        " no preface, no notes, many slips.",
        zh_hant="文淵閣四庫全書本，葉五十至五十一；據 Kanripo 錄文（KR3j0185）。無序無注，訛字甚多。",
        zh_hans="文渊阁四库全书本，叶五十至五十一；据 Kanripo 录文（KR3j0185）。无序无注，讹字甚多。",
    ),
    kind=SourceKind.COPY,
    dated=Words("about 1780", "約 1780 年抄", "约 1780 年抄"),
)
SUMMARY = Source(
    key="summary",
    title=Name("今人述要「儒棋」", "今人述要“儒棋”", "jīnrén shùyào", "Modern summary"),
    edition=Words(
        en="The outline of equipment and rules in the Chinese Wikipedia article on the game.",
        zh_hant="中文維基百科「儒棋」條所述棋具與大致規則。",
        zh_hans="中文维基百科“儒棋”条所述棋具与大致规则。",
    ),
    kind=SourceKind.ENCYCLOPEDIA,
    dated=Words("21st century", "二十一世紀", "二十一世纪"),
)
