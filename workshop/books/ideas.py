"""The ideas by which choices are explained, as a page: what each says, when it holds, and what following it brought in play."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from workshop.books.versions import in_language, versions
from youyi.games import catalogue
from youyi.kernel.face.ideas import Gain, Idea
from youyi.kernel.game import Game
from youyi.kernel.names import Language, Words

NAME = "ideas.md"
TITLE = Words("Ideas", "思路", "思路")
BEGINS = Words(
    (
        "Hints, the tutor, reviews, puzzles and annotated games say why one choice is better than another by one of these"
        " ideas, where one explains at least three tenths of the difference: that much is lost by a player who does not"
        " follow it and otherwise chooses as well as possible. Ideas, sentences and figures are ours. The figure is the mean"
        " gain of the best choice that follows the idea over the best that does not, with its 95% interval; an idea that"
        " was not measured is never said."
    ),
    (
        "提示、走錯之前的提醒、覆盤、題目和講評對局說一個選擇為什麼更好，用的就是這些思路；差別裡至少要有三成是某個思路造成的，才說它："
        "不照它做、其餘都選最好的，就會少得這麼多。思路、句子和數字都是我們的。數字是照做的最好選擇比不照做的最好選擇平均多得多少，"
        "以及 95% 的區間；沒有量過的思路從來不說。"
    ),
    (
        "提示、走错之前的提醒、复盘、题目和讲评对局说一个选择为什么更好，用的就是这些思路；差别里至少要有三成是某个思路造成的，才说它："
        "不照它做、其余都选最好的，就会少得这么多。思路、句子和数字都是我们的。数字是照做的最好选择比不照做的最好选择平均多得多少，"
        "以及 95% 的区间；没有量过的思路从来不说。"
    ),
)
MADE = Words(
    "Made by `make docs` from the ideas of the games.",
    "這一頁由 `make docs` 根據各種遊戲的思路生成。",
    "这一页由 `make docs` 根据各种游戏的思路生成。",
)
MEASURED = Words("Measured, in the order of the table", "怎樣量的，依表中的次序", "怎样量的，依表中的次序")
IN_ENGLISH = Words("", "怎樣量的，見[英文版]({english})。", "怎样量的，见[英文版]({english})。")
COLUMNS = (
    Words("idea", "思路", "思路"),
    Words("what it means", "意思", "意思"),
    Words("what is said", "說的話", "说的话"),
    Words("gain", "多得", "多得"),
    Words("clause", "條文", "条文"),
)
_BLANK = re.compile(r"\{(\w+)(?::([^|}]*)\|([^}]*))?\}")
"""A blank of a sentence, or two forms between which it chooses."""


def pages() -> Mapping[str, str]:
    """The page in every language."""
    return {in_language(NAME, language): "\n\n".join(_page(language)) + "\n" for language in Language}


def _page(language: Language) -> Iterator[str]:
    def say(words: Words, **values: object) -> str:
        return words.filled(**values).said_in(language)

    yield f"# {say(TITLE)}"
    yield versions(NAME, language)
    yield say(BEGINS)
    yield say(MADE)
    for game in catalogue():
        if game.commentary is not None and game.commentary.ideas:
            yield from _section(game, game.commentary.ideas, language)
    if language is not Language.EN:
        yield say(IN_ENGLISH, english=NAME)


def _section(game: Game[Any, Any, Any, Any], ideas: tuple[Idea[Any, Any], ...], language: Language) -> Iterator[str]:
    yield f"## {game.name.zh_hant if language is Language.EN else game.name.said_in(language)}"
    heads = " | ".join(each.said_in(language) for each in COLUMNS)
    rows = "\n".join(_row(game, each, language) for each in ideas)
    yield f"| {heads} |\n| --- | --- | --- | --: | --- |\n{rows}"
    if language is Language.EN:
        ways = dict.fromkeys(each.gain.measured for each in ideas if each.gain is not None)
        yield f"{MEASURED.en}: {'; '.join(ways)}."


def _row(game: Game[Any, Any, Any, Any], idea: Idea[Any, Any], language: Language) -> str:
    article = idea.article
    cells = (
        idea.name.said_in(language),
        idea.defined.said_in(language),
        _BLANK.sub(_shown, idea.says.said_in(language)),
        "–" if idea.gain is None else _gain(idea.gain, game, language),
        ""
        if article is None
        else f"[{article.name.said_in(language)}](../rulebook/{game.id}/{language}.md#{article.key})",
    )
    return f"| {' | '.join(cells)} |".replace("|  |", "| |")


def _shown(found: re.Match[str]) -> str:
    """A blank as dots; of two forms the second, which is for several."""
    return "…" if found[2] is None else found[3]


def _gain(gain: Gain, game: Game[Any, Any, Any, Any], language: Language) -> str:
    unit = gain.counts.unit(game.unit).said_in(language)
    return f"{gain.mean:.1f} ± {gain.half:.1f} {unit}"
