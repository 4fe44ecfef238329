"""The witnesses of 馬吊: which texts and programs were read, and where each can be read again."""

from __future__ import annotations

from youyi.kernel.articles import Source, SourceKind
from youyi.kernel.names import Language, Name, Words

GUIDE = Source(
    key="guide",
    title=Name("馬吊指南", "马吊指南", "Mǎdiào zhǐnán", "the guide to 馬吊"),
    edition=Words(
        "A Chinese introduction of our time, the README of the public repository wingdna/Madiao-Game, 6 October 2024",
        "今人所撰簡介，公開倉庫 wingdna/Madiao-Game 之 README，2024 年 10 月 6 日版",
        "今人所撰简介，公开仓库 wingdna/Madiao-Game 之 README，2024 年 10 月 6 日版",
    ),
    kind=SourceKind.GUIDE,
    dated=Words("2024", "2024 年", "2024 年"),
    script=Language.ZH_HANS,
)
CS = Source(
    key="cs",
    title=Name("馬吊程式（2022）", "马吊程序（2022）", "Mǎdiào chéngxù", "the program of 2022"),
    edition=Words(
        "A program by the guide's author, about 2022; repository wingdna/Madiao-Game",
        "指南作者所編程式，約 2022 年；倉庫 wingdna/Madiao-Game",
        "指南作者所编程序，约 2022 年；仓库 wingdna/Madiao-Game",
    ),
    kind=SourceKind.PROGRAM,
    dated=Words("2022", "2022 年", "2022 年"),
    script=Language.ZH_HANS,
)
CS_TEACH = Source(
    key="cs_teach",
    title=Name("馬吊教學圖", "马吊教学图", "Mǎdiào jiàoxué tú", "the tutorial pictures"),
    edition=Words(
        "Four tutorial pictures of May 2022 in the same repository",
        "同倉庫教學圖四幅，2022 年 5 月",
        "同仓库教学图四幅，2022 年 5 月",
    ),
    kind=SourceKind.PAGE,
    dated=Words("2022", "2022 年", "2022 年"),
    script=Language.ZH_HANS,
)
TS1 = Source(
    key="ts1",
    title=Name("馬吊程式（2025 甲）", "马吊程序（2025 甲）", "Mǎdiào chéngxù jiǎ", "the first program of 2025"),
    edition=Words(
        "A program by the same author, December 2025; repository wingdna/MadiaoMaster",
        "同一作者所編程式，2025 年 12 月；倉庫 wingdna/MadiaoMaster",
        "同一作者所编程序，2025 年 12 月；仓库 wingdna/MadiaoMaster",
    ),
    kind=SourceKind.PROGRAM,
    dated=Words("2025", "2025 年", "2025 年"),
    script=Language.ZH_HANS,
)
TS2 = Source(
    key="ts2",
    title=Name("馬吊程式（2025 乙）", "马吊程序（2025 乙）", "Mǎdiào chéngxù yǐ", "the second program of 2025"),
    edition=Words(
        "A program by the same author with a document on scoring, December 2025; repository wingdna/fallen-leaves",
        "同一作者所編程式，附計分文檔，2025 年 12 月；倉庫 wingdna/fallen-leaves",
        "同一作者所编程序，附计分文档，2025 年 12 月；仓库 wingdna/fallen-leaves",
    ),
    kind=SourceKind.PROGRAM,
    dated=Words("2025", "2025 年", "2025 年"),
    script=Language.ZH_HANS,
)
JINGHUAYUAN = Source(
    key="jinghuayuan",
    title=Name("鏡花緣", "镜花缘", "Jìnghuā yuán", "Flowers in the Mirror by 李汝珍"),
    edition=Words(
        "Chapter 73, where the ladies talk about the game and a deal of it",
        "第七十三回，諸女談馬吊並述一局",
        "第七十三回，诸女谈马吊并述一局",
    ),
    kind=SourceKind.FICTION,
    dated=Words("early 19th century", "十九世紀初", "十九世纪初"),
)
ZHAOSHIBEI = Source(
    key="zhaoshibei",
    title=Name("照世杯", "照世杯", "Zhàoshìbēi", "The Cup that Reflects the World"),
    edition=Words(
        "Volume 4, where a master lectures on the game",
        "卷四，弔師講授馬吊一段",
        "卷四，吊师讲授马吊一段",
    ),
    kind=SourceKind.FICTION,
    dated=Words("17th century", "十七世紀", "十七世纪"),
)
WIKIPEDIA = Source(
    key="wikipedia",
    title=Name("維基百科", "维基百科", "Wéijī bǎikē", "Wikipedia"),
    edition=Words(
        "English Wikipedia, article Madiao; en.wikipedia.org",
        "英文維基百科 Madiao 條；en.wikipedia.org",
        "英文维基百科 Madiao 条；en.wikipedia.org",
    ),
    kind=SourceKind.ENCYCLOPEDIA,
    dated=Words("21st century", "二十一世紀", "二十一世纪"),
    script=Language.EN,
)
