"""The headings and labels of rulebook pages, in every language."""

from __future__ import annotations

from youyi.kernel.names import Language, Words

TITLE = Words("the rulebook", "規則書", "规则书")
TO_PLAY = Words("to play from", "行用本", "行用本")
MADE = Words(
    "Made by `make rulebook` from the clauses and questions of the program; change those, not this page.",
    "本頁由 `make rulebook` 據程式所載條文與裁定生成；改則改其本，勿改此頁。",
    "本页由 `make rulebook` 据程序所载条文与裁定生成；改则改其本，勿改此页。",
)
READ_UNDER = Words(
    (
        "All rulesets of the game share this page; the default is {ruleset}. A clause that binds nobody under a ruleset names"
        " that ruleset, the default in bold."
    ),
    "諸制共此一頁，預設為 {ruleset}。凡不行於某制之條，皆注其制；預設之制以粗體注之。",
    "诸制共此一页，默认为 {ruleset}。凡不行于某制之条，皆注其制；默认之制以粗体注之。",
)
IDLE = Words("Not in force under", "不行於", "不行于")
SOURCES = Words("Sources", "典籍", "典籍")
SOURCE = Words("Source", "書名", "书名")
KIND = Words("Kind", "類別", "类别")
DATED = Words("Date", "年代", "年代")
EDITION = Words("Copy read", "所據之本", "所据之本")
CLAUSES = Words("Clauses of the sources", "典籍條文", "典籍条文")
OURS = Words("Clauses that are ours", "我們所補條文", "我们所补条文")
OURS_SAID = Words(
    "No source says these. Play needs them, so we answer for them.",
    "以下諸條無書可據，行棋所需，由我們補定。",
    "以下诸条无书可据，行棋所需，由我们补定。",
)
QUESTIONS = Words("Rulings: what the sources leave open", "裁定：典籍未明之處", "裁定：典籍未明之处")
TERMS = Words("Terms: what a table agrees", "同桌約定", "同桌约定")
RULESETS = Words("Rulesets", "各套規則", "各套规则")
PLACES = Words("Where", "出處", "出处")
HOW_OFTEN = Words("How often", "常見程度", "常见程度")
OF_GAMES = Words(
    "{count} of {games} ({player})", "{games} 局中 {count} 局（{player}）", "{games} 局中 {count} 局（{player}）"
)
NOT_ENACTED = Words("Not enacted", "不入行棋", "不入行棋")
ASKED_BY = Words("Cited by", "見引於", "见引于")
RESTS_ON = Words("Rests on", "所據", "所据")
STANDING = Words("Standing", "可信程度", "可信程度")
VALUE = Words("Answer", "答", "答")
MEANING = Words("Meaning", "釋義", "释义")
CHOSEN = Words("Chosen by", "取此者", "取此者")
QUESTION = Words("Question", "所問", "所问")
DEFAULT = Words("the default", "預設", "默认")
AT_LEAST = Words("at least", "最少", "最少")
AT_MOST = Words("at most", "最多", "最多")
USUAL = Words("usually", "通常", "通常")
UNANSWERED = Words("none", "無", "无")
COMMA = Words(", ", "、", "、")
COLON = Words(": ", "：", "：")
BRACKETS = Words(" ({})", "（{}）", "（{}）")
LANGUAGES = {Language.EN: "English", Language.ZH_HANT: "繁體中文", Language.ZH_HANS: "简体中文"}
