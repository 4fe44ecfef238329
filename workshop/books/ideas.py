"""The ideas by which choices are explained, as a page: what each says, when it holds, and what following it brought in play."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from workshop.books.texts import BOOKS as TEXTS
from workshop.books.versions import in_language, versions
from youyi.games import catalogue
from youyi.kernel.face.ideas import FalseFriend, Gain, Idea
from youyi.kernel.game import Game
from youyi.kernel.names import Language, Words

NAME = "ideas.md"
TITLE = TEXTS["ideas.title"]
BEGINS = TEXTS["ideas.begins"]
MADE = TEXTS["ideas.made"]
MEASURED = TEXTS["ideas.measured"]
IN_ENGLISH = TEXTS["ideas.in_english"]
COLUMNS = (
    TEXTS["ideas.idea"],
    TEXTS["ideas.defined"],
    TEXTS["ideas.says"],
    TEXTS["ideas.gain"],
    TEXTS["ideas.clause"],
)
FALSE_FRIENDS = TEXTS["ideas.false_friends"]
FALSE_FRIENDS_SAID = TEXTS["ideas.false_friends_said"]
ADVICE = TEXTS["ideas.advice"]
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
    assert game.commentary is not None
    if game.commentary.false_friends:
        yield f"### {FALSE_FRIENDS.said_in(language)}"
        yield FALSE_FRIENDS_SAID.said_in(language)
        found = "\n".join(_false(game, each, language) for each in game.commentary.false_friends)
        heads = " | ".join(each.said_in(language) for each in (ADVICE, COLUMNS[2], COLUMNS[3]))
        yield f"| {heads} |\n| --- | --- | --: |\n{found}"


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


def _false(game: Game[Any, Any, Any, Any], friend: FalseFriend, language: Language) -> str:
    gains = dict.fromkeys(_gain(each, game, language) for each in friend.gains)
    return f"| {friend.name.said_in(language)} | {friend.says.said_in(language)} | {', '.join(gains)} |"


def _shown(found: re.Match[str]) -> str:
    """A blank as dots; of two forms the second, which is for several."""
    return "…" if found[2] is None else found[3]


def _gain(gain: Gain, game: Game[Any, Any, Any, Any], language: Language) -> str:
    unit = gain.counts.unit(game.unit).said_in(language)
    mean = f"{gain.mean:.1f}".replace("-", "\N{MINUS SIGN}")
    return f"{mean} ± {gain.half:.1f} {unit}"
