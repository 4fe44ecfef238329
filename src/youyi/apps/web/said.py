"""Words of the kernel as the wire says them: names, statements, reasons."""

from __future__ import annotations

from typing import Any

from youyi.apps.web.wire import Because, BecauseArticle, BecauseRuling, Said
from youyi.kernel.articles import Article
from youyi.kernel.game import Game
from youyi.kernel.names import Name, Words
from youyi.kernel.rules import Reason
from youyi.records.book import Book


def said(text: Name | Words) -> Said:
    """Say a name or a statement in every language."""
    return Said(text.en, text.zh_hant, text.zh_hans)


def said_if(text: Name | Words | None) -> Said | None:
    """Say it if there is anything to say."""
    return None if text is None else said(text)


def reading(reason: Reason) -> Words:
    """Say what a clause or an answer means."""
    return reason.reading if isinstance(reason, Article) else reason.answer.reading


class Sayings:
    """How one game's reasons are said; each is worded once."""

    __slots__ = ("_becauses", "book", "game")

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game
        self.book = Book.of(game)
        self._becauses: dict[Reason, Because] = {}

    def because(self, reason: Reason) -> Because:
        """Name the clause or the answer behind something."""
        worded = self._becauses.get(reason)
        if worded is None:
            worded = self._becauses[reason] = self._word(reason)
        return worded

    def _word(self, reason: Reason) -> Because:
        if isinstance(reason, Article):
            return BecauseArticle(reason.key, said(reason.name))
        name = self.book.question(reason)
        return BecauseRuling(self.game.id, name, reason.word, said(reason.answer.reading))
