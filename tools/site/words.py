"""The words of the site itself, in the languages of its pages: captions of the table of contents, and what the theme and the search say."""

from __future__ import annotations

from workshop.books.versions import in_language
from youyi.kernel.names import Language, Words

CHINESE = (Language.ZH_HANT, Language.ZH_HANS)
NAME = Words("Youyi 游藝", "游藝 Youyi", "游艺 Youyi")

CAPTIONS = {
    "Learn": Words("Learn", "學著玩", "学着玩"),
    "Rules": Words("Rules", "規則", "规则"),
    "Findings": Words("Findings", "實測", "实测"),
    "History": Words("History", "歷史", "历史"),
    "Do": Words("Do", "動手做", "动手做"),
    "Look up": Words("Look up", "查閱", "查阅"),
    "Understand": Words("Understand", "來龍去脈", "来龙去脉"),
    "Project": Words("Project", "本專案", "本项目"),
}
TITLES = {
    "docs/rulebook/README": Words("Rulebooks", "規則書", "规则书"),
    "src/youyi/games/ruqi/README": Words("How we play 儒棋", "儒棋規則一頁（英文）", "儒棋规则一页（英文）"),
    "src/youyi/games/madiao/README": Words("馬吊: how we play it", "馬吊規則一頁（英文）", "马吊规则一页（英文）"),
    "src/youyi/games/dama/README": Words("打馬: how we play it", "打馬規則一頁（英文）", "打马规则一页（英文）"),
    "docs/glossary": Words("Glossary", "詞彙", "词汇"),
    "docs/howto/index": Words("How to", "怎樣做（英文）", "怎样做（英文）"),
    "docs/reference/index": Words("Reference", "參考（多為英文）", "参考（多为英文）"),
    "docs/explanation/index": Words("Explanations", "說明（英文）", "说明（英文）"),
    "docs/decisions/README": Words("Decisions", "設計決定（英文）", "设计决定（英文）"),
    "docs/api": Words("Everything in `youyi`", "youyi 的全部名稱（英文）", "youyi 的全部名称（英文）"),
    "CONTRIBUTING": Words("Contributing", "參與開發（英文）", "参与开发（英文）"),
    "CHANGELOG": Words("Changelog", "變更紀錄（英文）", "变更记录（英文）"),
    "docs/built": Words("Pages that are built", "由程式生成的頁", "由程序生成的页"),
    "docs/sources/README": Words("The sources, statement by statement", "典籍逐句對照（英文）", "典籍逐句对照（英文）"),
}
"""Titles, in the table of contents, of pages that there are only once."""

SAID = {
    each.en: each
    for each in (
        Words("Search", "搜尋", "搜索"),
        Words("Back to top", "回到頁首", "回到页首"),
        Words("On this page", "本頁內容", "本页内容"),
        Words("Next", "下一頁", "下一页"),
        Words("Previous", "上一頁", "上一页"),
        Words("Home", "首頁", "首页"),
        Words("Index", "索引", "索引"),
        Words("Made with ", "本站用 ", "本站用 "),
        Words("View this page", "看本頁原文", "看本页原文"),
    )
}
"""What the theme says on a page, by its English."""

SEARCH = (
    SAID["Search"],
    Words("Search Results", "搜尋結果", "搜索结果"),
    Words("Searching", "搜尋中", "搜索中"),
    Words("Preparing search...", "正在準備搜尋…", "正在准备搜索…"),
    Words(", in ", "，見 ", "，见 "),
    Words(
        "Your search did not match any documents. Please make sure that all words are spelled correctly and that"
        " you've selected enough categories.",
        "沒有找到。請看看有沒有打錯字，或少用幾個詞。",
        "没有找到。请看看有没有打错字，或少用几个词。",
    ),
)
"""What the page of search results says."""
FOUND_ONE = Words("Search finished, found one page matching the search query.", "找到一頁。", "找到一页。")
FOUND_MANY = Words("${resultCount}", "找到 ${resultCount} 頁。", "找到 ${resultCount} 页。")


def language_of(page: str) -> Language:
    """The language of a page of the site, by its name.

    >>> [language_of(each).value for each in ("docs/history/ruqi.zh-Hans", "docs/tutorial/ruqi/zh-Hant", "README")]
    ['zh-Hans', 'zh-Hant', 'en']
    """
    return next((each for each in CHINESE if page.endswith((f"/{each}", f".{each}"))), Language.EN)


def named_in(page: str, language: Language) -> str:
    """What the version of an English page in a language is called, whether or not there is one.

    >>> named_in("docs/tutorial/ruqi/en", Language.ZH_HANT), named_in("docs/history/ruqi", Language.ZH_HANS)
    ('docs/tutorial/ruqi/zh-Hant', 'docs/history/ruqi.zh-Hans')
    """
    if page.endswith("/en"):
        return f"{page.removesuffix('en')}{language}"
    return in_language(f"{page}.md", language).removesuffix(".md")


def translated(text: str, language: Language) -> str:
    """What the theme says, in a language; what has no words here stays as it is."""
    return SAID[text].said_in(language) if text in SAID else text


def search_catalogue() -> dict[str, dict[str, str | list[str]]]:
    """The words of the search by language, as Sphinx's `Documentation.addTranslations` takes them: of what is counted, one and many."""
    return {
        language: {each.en: each.said_in(language) for each in SEARCH}
        | {FOUND_ONE.en: [FOUND_ONE.said_in(language), FOUND_MANY.said_in(language)]}
        for language in CHINESE
    }
