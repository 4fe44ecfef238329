"""The headings and labels of rulebook pages, in every language."""

from __future__ import annotations

from youyi.kernel.names import Language, Words

TITLE = Words("the rulebook", "規則書", "规则书")
TO_PLAY = Words("to play from", "遊戲手冊", "游戏手册")
MADE = Words(
    "Made by `make docs` from the clauses and questions of the program; change those, not this page.",
    "本頁由 `make docs` 根據程式裡的條文與裁定生成；要改請改程式，不要改這一頁。",
    "本页由 `make docs` 根据程序里的条文与裁定生成；要改请改程序，不要改这一页。",
)
READ_UNDER = Words(
    (
        "All rulesets of the game share this page; the default is {ruleset}. A clause that binds nobody under a ruleset names"
        " that ruleset, the default in bold."
    ),
    "各套規則共用這一頁，預設是 {ruleset}。哪一條在哪套規則裡不用，都注明那套規則；預設的那套用粗體。",
    "各套规则共用这一页，默认是 {ruleset}。哪一条在哪套规则里不用，都注明那套规则；默认的那套用粗体。",
)
IDLE = Words("Not in force under", "不用於", "不用于")
SOURCES = Words("Sources", "典籍", "典籍")
SOURCE = Words("Source", "書名", "书名")
KIND = Words("Kind", "類別", "类别")
DATED = Words("Date", "年代", "年代")
EDITION = Words("Copy read", "所據版本", "所据版本")
CLAUSES = Words("Clauses of the sources", "典籍條文", "典籍条文")
OURS = Words("Clauses that are ours", "我們所補條文", "我们所补条文")
OURS_SAID = Words(
    "No source says these. Play needs them, so we answer for them.",
    "以下各條典籍都沒有說，但不定下來就玩不成，所以由我們補上。",
    "以下各条典籍都没有说，但不定下来就玩不成，所以由我们补上。",
)
QUESTIONS = Words("Rulings: what the sources leave open", "裁定：典籍未明之處", "裁定：典籍未明之处")
TERMS = Words("Terms: what a table agrees", "同桌約定", "同桌约定")
RULESETS = Words("Rulesets", "各套規則", "各套规则")
PLACES = Words("Where", "出處", "出处")
HOW_OFTEN = Words("How often", "常見程度", "常见程度")
OF_GAMES = Words(
    "{count} of {games} ({player})", "{games} 局中 {count} 局（{player}）", "{games} 局中 {count} 局（{player}）"
)
NOT_ENACTED = Words("Not enacted", "不影響玩法", "不影响玩法")
ASKED_BY = Words("Cited by", "引用之處", "引用之处")
RESTS_ON = Words("Rests on", "根據", "根据")
STANDING = Words("Standing", "可信程度", "可信程度")
VALUE = Words("Answer", "答", "答")
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
