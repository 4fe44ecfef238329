"""The witnesses of 打馬: which texts were read, and where each can be read again."""

from __future__ import annotations

from youyi.kernel.articles import Source, SourceKind
from youyi.kernel.names import Language, Name, Words

ENCYCLOPEDIA = Source(
    key="tujing",
    title=Name("打馬圖經（百科條目）", "打马图经（百科条目）", "Dǎmǎ tújīng", "the encyclopedia article on 打馬圖經"),
    edition=Words(
        "Chinese Wikipedia, article 打馬, which merges several editions; zh.wikipedia.org",
        "中文維基百科「打馬」條，合諸本而成；zh.wikipedia.org",
        "中文维基百科“打马”条，合诸本而成；zh.wikipedia.org",
    ),
    kind=SourceKind.ENCYCLOPEDIA,
    dated=Words("21st century", "二十一世紀", "二十一世纪"),
)
SHUOFU_PRINT = Source(
    key="shuofu",
    title=Name("打馬圖（說郛本）", "打马图（说郛本）", "Dǎmǎ tú", "the 打馬圖 of the 說郛"),
    edition=Words(
        "說郛, juan 101 lower, 文淵閣四庫全書; transcribed in the public repository kanripo/KR3j0185",
        "《說郛》卷一百一下，文淵閣四庫全書本；錄文見公開倉庫 kanripo/KR3j0185",
        "《说郛》卷一百一下，文渊阁四库全书本；录文见公开仓库 kanripo/KR3j0185",
    ),
    kind=SourceKind.COPY,
    dated=Words("about 1780, of a text of 1134", "約 1780 年抄，文作於 1134 年", "约 1780 年抄，文作于 1134 年"),
)
POST2009 = Source(
    key="post2009",
    title=Name("打馬（二）", "打马（二）", "Dǎmǎ (èr)", "a blog post on 打馬, part two"),
    edition=Words(
        "A post of 10 June 2009 that describes the game without its stakes",
        "2009 年 6 月 10 日之網誌，略去賞帖罰帖",
        "2009 年 6 月 10 日之网志，略去赏帖罚帖",
    ),
    kind=SourceKind.PAGE,
    dated=Words("2009", "2009 年", "2009 年"),
    script=Language.ZH_HANS,
)
WUZAZU = Source(
    key="wuzazu",
    title=Name("五雜俎", "五杂俎", "Wǔ zá zǔ", "Five Assorted Offerings by 謝肇淛"),
    edition=Words(
        "One paragraph by a Ming player, as the encyclopedia article quotes it",
        "明人謝肇淛所記一段，據百科條目所引",
        "明人谢肇淛所记一段，据百科条目所引",
    ),
    kind=SourceKind.NOTEBOOK,
    dated=Words("early 17th century", "十七世紀初", "十七世纪初"),
)
CHUHONG = Source(
    key="chuhong",
    title=Name("除紅譜", "除红谱", "Chúhóng pǔ", "the 除紅譜 of 楊維楨"),
    edition=Words(
        "說郛, juan 102, leaves 1a–6b, 文淵閣四庫全書; transcribed in the public repository kanripo/KR3j0185. It tells another"
        " game, of four dice, three of which are counted and named",
        "《說郛》卷一百二，葉一上至六下，文淵閣四庫全書本；錄文見公開倉庫 kanripo/KR3j0185。所記是另一種戲：擲四骰，計其三骰，各有采名",
        "《说郛》卷一百二，叶一上至六下，文渊阁四库全书本；录文见公开仓库 kanripo/KR3j0185。所记是另一种戏：掷四骰，计其三骰，各有采名",
    ),
    kind=SourceKind.COPY,
    dated=Words("about 1780, of a preface of 1368", "約 1780 年抄，序作於 1368 年", "约 1780 年抄，序作于 1368 年"),
)
LUDII = Source(
    key="ludii",
    title=Name("Ludii 遊戲庫", "Ludii 游戏库", "Ludii", "the Ludii portal"),
    edition=Words(
        "The catalogue page Yijing Ma, a short summary; ludii.games",
        "目錄頁 Yijing Ma，簡短摘要；ludii.games",
        "目录页 Yijing Ma，简短摘要；ludii.games",
    ),
    kind=SourceKind.PAGE,
    dated=Words("21st century", "二十一世紀", "二十一世纪"),
)
DABA = Source(
    key="daba",
    title=Name("daba 程式", "daba 程序", "daba", "the program daba"),
    edition=Words(
        "An unfinished program of 2016–17 whose author read the 夷門廣牘 edition; repository liushihhao2718/daba",
        "2016 至 2017 年未成之程式，作者自言據夷門廣牘本；倉庫 liushihhao2718/daba",
        "2016 至 2017 年未成之程序，作者自言据夷门广牍本；仓库 liushihhao2718/daba",
    ),
    kind=SourceKind.PROGRAM,
    dated=Words("2016–17", "2016 至 2017 年", "2016 至 2017 年"),
)
RETOLD = Source(
    key="retold",
    title=Name("今人轉述", "今人转述", "jīnrén zhuǎnshù", "modern retellings"),
    edition=Words(
        "Popular pages such as 閨房雅戲——打馬; weak witnesses",
        "通俗網頁，如〈閨房雅戲——打馬〉；證據薄弱",
        "通俗网页，如〈闺房雅戏——打马〉；证据薄弱",
    ),
    kind=SourceKind.PAGE,
    dated=Words("21st century", "二十一世紀", "二十一世纪"),
)
