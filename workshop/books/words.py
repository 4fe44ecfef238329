"""The headings and labels of rulebook pages, in every language."""

from __future__ import annotations

from youyi.kernel.names import Language, Words

TITLE = Words("the rulebook", "規則書", "规则书")
TO_PLAY = Words("to play from", "遊戲手冊", "游戏手册")
MADE = Words(
    "Made by `make docs` from the clauses and questions of the program; change those, not this page.",
    "這一頁由 `make docs` 根據程式裡的條文與裁定生成；要改，請改那裡，不要改這一頁。",
    "这一页由 `make docs` 根据程序里的条文与裁定生成；要改，请改那里，不要改这一页。",
)
READ_UNDER = Words(
    (
        "All rulesets of the game share this page; the default is {ruleset}. Where a clause is not used under a ruleset, that"
        " ruleset is named, the default in bold."
    ),
    "這一頁是各套規則共用的，預設是 {ruleset}。有的條文在某套規則裡不用，就寫出那套規則；預設的那套用粗體。",
    "这一页是各套规则共用的，默认是 {ruleset}。有的条文在某套规则里不用，就写出那套规则；默认的那套用粗体。",
)
SOURCE_ORDER = Words(
    "The clauses in the order of {source}", "照{source}自己的次序排列的條文", "照{source}自己的次序排列的条文"
)
IDLE = Words("Not in force under", "這套規則不用", "这套规则不用")
SOURCES = Words("Sources", "典籍", "典籍")
SOURCE = Words("Source", "書名", "书名")
KIND = Words("Kind", "類別", "类别")
DATED = Words("Date", "年代", "年代")
EDITION = Words("Copy read", "用的版本", "用的版本")
CLAUSES = Words("Clauses of the sources", "古書的條文", "古书的条文")
OURS = Words("Clauses that are ours", "我們補定的條文", "我们补定的条文")
OURS_SAID = Words(
    "No source says these. Play needs them, so we supply them.",
    "以下各條，古書都沒有說，但不定下來就玩不成，所以由我們補上。",
    "以下各条，古书都没有说，但不定下来就玩不成，所以由我们补上。",
)
QUESTIONS = Words("Rulings: what the sources leave open", "裁定：古書沒說清楚的地方", "裁定：古书没说清楚的地方")
TERMS = Words("Terms: what a table agrees", "本桌設定", "本桌设置")
RULESETS = Words("Rulesets", "各套規則", "各套规则")
PLACES = Words("Where", "出處", "出处")
HOW_OFTEN = Words("How often", "常見程度", "常见程度")
OF_GAMES = Words(
    "{count} of {games} ({player})", "{games} 局中 {count} 局（{player}）", "{games} 局中 {count} 局（{player}）"
)
NOT_ENACTED = Words("Not enacted", "不影響玩法", "不影响玩法")
ASKED_BY = Words("Cited by", "引用的地方", "引用的地方")
RESTS_ON = Words("Rests on", "根據", "根据")
STANDING = Words("Standing", "可信程度", "可信程度")
VALUE = Words("Answer", "答案", "答案")
MEANING = Words("Meaning", "意思", "意思")
CHOSEN = Words("Chosen by", "採用的規則", "采用的规则")
QUESTION = Words("Question", "問題", "问题")
DEFAULT = Words("the default", "預設", "默认")
AT_LEAST = Words("at least", "最少", "最少")
AT_MOST = Words("at most", "最多", "最多")
USUAL = Words("usually", "通常", "通常")
UNANSWERED = Words("none", "無", "无")
COMMA = Words(", ", "、", "、")
COLON = Words(": ", "：", "：")
BRACKETS = Words(" ({})", "（{}）", "（{}）")
LANGUAGES = {Language.EN: "English", Language.ZH_HANT: "繁體中文", Language.ZH_HANS: "简体中文"}
