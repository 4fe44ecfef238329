"""What a worker process does to set a game on paper, and what is said of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from youyi.apps.web.http.response_cache import Document, document
from youyi.apps.web.paper.wire import PaperSaid, PapersSaid
from youyi.games import game
from youyi.kernel.names import Language
from youyi.kernel.rulings import Ruleset
from youyi.typeset.papers import Paper, papers

TYPES = {"pdf": "application/pdf", "png": "image/png"}


@dataclass(frozen=True, slots=True)
class PaperSet:
    """A game on paper under a ruleset, in one language."""

    said: PapersSaid
    files: dict[str, Document]
    """PDFs and pictures by their names: `book.pdf`."""

    @property
    def size(self) -> int:
        """Bytes in memory."""
        return sum(each.size for each in self.files.values())


def short(ruleset: Ruleset[Any]) -> str:
    """How a ruleset is called in an address, where its game stands before it."""
    return ruleset.id.partition("/")[2]


def address(name: str, ruleset: Ruleset[Any], language: Language, file: str) -> str:
    """Where a file is."""
    return f"/api/papers/{name}/{short(ruleset)}/{language}/{file}"


def files(paper: Paper) -> tuple[tuple[str, bytes], tuple[str, bytes]]:
    """The PDF of one thing to print, and its picture."""
    return (f"{paper.key}.pdf", paper.pdf), (f"{paper.key}.png", paper.picture)


def entry(paper: Paper, language: Language, pdf: str, picture: str) -> PaperSaid:
    """What is said of one thing to print, given where its files are."""
    title, about = paper.title.said_in(language), paper.about.said_in(language)
    return PaperSaid(paper.key, title, about, paper.pages, len(paper.pdf), pdf, picture)


def paper_set(name: str, ruleset: str, language: Language) -> PaperSet:
    """Set everything that a game, plug-ins included, has on paper. Raises what `typeset.papers` raises."""
    played = game(name)
    chosen = played.ruleset(ruleset)
    found = {each: files(each) for each in papers(played, chosen, language)}
    said = [
        entry(each, language, *(address(name, chosen, language, file) for file, _ in made))
        for each, made in found.items()
    ]
    kept = {file: document(body, TYPES[file[-3:]]) for made in found.values() for file, body in made}
    return PaperSet(PapersSaid(chosen.full_id, said), kept)
