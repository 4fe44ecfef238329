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

PDF = "application/pdf"


@dataclass(frozen=True, slots=True)
class PaperSet:
    """A game on paper under a ruleset, in one language."""

    said: PapersSaid
    files: dict[str, Document]
    """The PDFs by their keys."""

    @property
    def size(self) -> int:
        """Bytes in memory."""
        return sum(each.size for each in self.files.values())


def short(ruleset: Ruleset[Any]) -> str:
    """How a ruleset is called in an address, where its game stands before it."""
    return ruleset.id.partition("/")[2]


def address(name: str, ruleset: Ruleset[Any], language: Language, key: str) -> str:
    """Where a PDF is."""
    return f"/api/papers/{name}/{short(ruleset)}/{language}/{key}.pdf"


def entry(paper: Paper, language: Language, at: str) -> PaperSaid:
    """What is said of one thing to print."""
    return PaperSaid(
        paper.key, paper.title.said_in(language), paper.about.said_in(language), paper.pages, len(paper.pdf), at
    )


def paper_set(name: str, ruleset: str, language: Language) -> PaperSet:
    """Set everything that a game, plug-ins included, has on paper. Raises what `typeset.papers` raises."""
    played = game(name)
    chosen = played.ruleset(ruleset)
    found = tuple(papers(played, chosen, language))
    said = [entry(each, language, address(name, chosen, language, each.key)) for each in found]
    return PaperSet(PapersSaid(chosen.full_id, said), {each.key: document(each.pdf, PDF) for each in found})
