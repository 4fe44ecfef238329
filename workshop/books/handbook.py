"""The handbooks as Markdown with pictures, in each language: what one needs to play from paper under one ruleset."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, assert_never

from workshop.books.texts import BOOKS as TEXTS
from workshop.books.words import LANGUAGES
from youyi.games import catalogue
from youyi.kernel.face.handbook import Block, Chapter, Grid, Illustration, Paragraph, Steps
from youyi.kernel.names import Language, Words
from youyi.kernel.rulings import Ruleset
from youyi.typeset.chapters import AnyGame, chapters

TITLE = TEXTS["handbook.title"]
UNDER = TEXTS["handbook.under"]
CLAUSES = TEXTS["handbook.clauses"]


def handbook(game: AnyGame, language: Language, ruleset: Ruleset[Any]) -> str:
    """Write a game's handbook under a ruleset in one language."""
    summary = ruleset.summary.said_in(language) + (" " if language is Language.EN else "")
    under = UNDER.filled(
        ruleset=f"`{ruleset.full_id}`", summary=summary.strip(), page=f"../{language}.md", game=game.id
    )
    parts = [
        f"# {game.name.said_in(language)}{TEXTS['colon'].said_in(language)}{TITLE.said_in(language)}",
        " · ".join(_other_page(each, language) for each in LANGUAGES),
        game.about.said_in(language),
        under.said_in(language),
    ]
    for number, chapter in enumerate(chapters(game, ruleset), start=1):
        parts += _chapter(chapter, number, language)
    return "\n\n".join(parts) + "\n"


def _other_page(language: Language, here: Language) -> str:
    said = f'<span lang="{language}">{LANGUAGES[language]}</span>'
    return said if language is here else f"[{said}]({language}.md)"


def _chapter(chapter: Chapter, number: int, language: Language) -> Iterator[str]:
    yield f"## {number}. {chapter.title.said_in(language)}"
    for block in chapter.blocks:
        yield _block(block, language)
    if chapter.clauses:
        linked = (f"[{each.name.said_in(language)}](../{language}.md#{each.key})" for each in chapter.clauses)
        yield f"{CLAUSES.said_in(language)}{TEXTS['colon'].said_in(language)}{TEXTS['comma'].said_in(language).join(linked)}"


def _block(block: Block, language: Language) -> str:
    match block:
        case Paragraph(said):
            return said.said_in(language)
        case Steps(items):
            return "\n".join(f"{nth}. {each.said_in(language)}" for nth, each in enumerate(items, start=1))
        case Grid(head, rows):
            lines = (head, tuple(Words("---", "---", "---") for _ in head), *rows)
            return "\n".join("| " + " | ".join(_cell(cell, language) for cell in row) + " |" for row in lines)
        case Illustration(key, _, caption, _):
            return f"![{caption.said_in(language)}]({key}.{language}.svg)\n\n*{caption.said_in(language)}*"
        case _:
            assert_never(block)


def _cell(cell: Words, language: Language) -> str:
    return cell.said_in(language).replace("|", "\\|")


def pages() -> Mapping[str, str]:
    """Write every handbook and its pictures, by path under the folder of rulebooks."""
    found = dict[str, str]()
    for game in catalogue():
        if not game.has("handbook"):
            continue
        for language in LANGUAGES:
            found[f"{game.id}/play/{language}.md"] = handbook(game, language, game.rulesets[0])
            for chapter in game.handbook(game.rulesets[0].rulings).chapters:
                for block in chapter.blocks:
                    if isinstance(block, Illustration):
                        found[f"{game.id}/play/{block.key}.{language}.svg"] = block.draw(language) + "\n"
    return found
