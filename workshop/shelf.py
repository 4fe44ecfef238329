"""Every generated page by its path under `docs`: few are committed, which `make rulebook` writes; `make docs` builds the others."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path, PurePosixPath
from posixpath import join, normpath, relpath

from workshop.annotated.annotations import names
from workshop.books import handbook, ideas, ledger, rulebook, tutorial
from workshop.books.glossary import glossary
from workshop.books.views import views_page
from workshop.findings import findings
from youyi.games import __file__ as _games
from youyi.games import built_in

GAMES = Path(_games).parent
BUILT = "built.md"
"""The page that stands in for every page that is built: what is behind its question mark is the path of the page that is meant."""
_FIRST = "<!-- Made by `make rulebook` from {}; change that, not this page. -->\n"
_TARGET = re.compile(r"(?<=\]\()[^)\s#]+")


def made_from(path: str) -> str | None:
    """From what a committed page is made; None for one that is built and not committed.

    >>> made_from("tutorial/ruqi/en.md"), made_from("glossary.md")
    ('src/youyi/games/ruqi/teaching and texts/teaching.en.po', None)
    """
    match PurePosixPath(path).parts:
        case ("rulebook", "README.md"):
            return "src/youyi/games"
        case ("rulebook", game, "play", language):
            return f"src/youyi/games/{game}/handbook and texts/handbook.{language.removesuffix('.md')}.po"
        case ("tutorial", game, language):
            return f"src/youyi/games/{game}/teaching and texts/teaching.{language.removesuffix('.md')}.po"
        case ("findings", page) if (about := page.partition(".")[0]) in (*built_in(), "strength"):
            return f"docs/findings/data/{about}.json and {page.removesuffix('.md')}.txt"
        case _:
            return None


def pages(docs: Path) -> Mapping[str, str]:
    """Make all pages but those of annotated games, which take minutes; tables, prose and figures are read from the folder."""
    folders = {
        "rulebook": {**rulebook.pages(GAMES), **handbook.pages()},
        "sources": ledger.pages(docs / "sources"),
        "tutorial": tutorial.pages(),
        "findings": dict(findings.pages(docs / "findings")),
        "reference": {**ideas.pages(), "views.md": views_page()},
    }
    found = {f"{folder}/{name}": text for folder, made in folders.items() for name, text in made.items()}
    return {**found, "glossary.md": glossary()}


def committed(docs: Path) -> Mapping[str, str]:
    """Make the pages that are committed: each says first what it is made from, and leads to built pages through `built.md`."""
    every = pages(docs)
    elsewhere = {path for path in every if made_from(path) is None} | set(annotated(docs))
    return {
        path: _first_line(path, source) + leading(path, every[path], elsewhere)
        for path in every
        if (source := made_from(path)) is not None
    }


def built(docs: Path) -> Mapping[str, str]:
    """Make the pages that are not committed, but for those of annotated games."""
    return {path: text for path, text in pages(docs).items() if made_from(path) is None}


def annotated(docs: Path) -> Iterator[str]:
    """The pages and charts of annotated games, by their names alone."""
    return (f"annotated/{name}" for name in names(docs / "annotated"))


def leading(path: str, text: str, elsewhere: Iterable[str]) -> str:
    """The text of a committed page, whose links to pages elsewhere go through `built.md`.

    >>> leading("history/ruqi.md", "[one](../glossary.md#one), [two](dama.md)", {"glossary.md"})
    '[one](../built.md?glossary.md#one), [two](dama.md)'
    """
    return _TARGET.sub(partial(_led, str(PurePosixPath(path).parent), frozenset(elsewhere)), text)


def _led(here: str, elsewhere: frozenset[str], found: re.Match[str]) -> str:
    meant = normpath(join(here, found[0]))
    return f"{relpath(BUILT, here)}?{meant}" if meant in elsewhere else found[0]


def _first_line(path: str, source: str) -> str:
    """What a page is made from; a picture says nothing."""
    return _FIRST.format(source) if path.endswith(".md") else ""


def write(folder: Path, made: Iterable[tuple[str, str]]) -> None:
    """Write pages by their paths under a folder."""
    for path, text in made:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8", newline="\n")
