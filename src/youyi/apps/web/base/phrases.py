"""Texts of the kernel as wire structures: names, statements, reasons."""

from __future__ import annotations

from typing import Any

from youyi.apps.web.wire.said import Because, BecauseArticle, BecauseRuling, Said
from youyi.kernel.articles import Article
from youyi.kernel.game import Game
from youyi.kernel.names import Name, Words
from youyi.kernel.rules import Reason
from youyi.records.vocabulary import Vocabulary
from youyi.records.writer import Writer


def translations(text: Name | Words) -> Said:
    """Return a text in all three languages."""
    return Said(text.en, text.zh_hant, text.zh_hans)


def translations_if_any(text: Name | Words | None) -> Said | None:
    """Return a text in all three languages; None if there is no text."""
    return None if text is None else translations(text)


def reading(reason: Reason) -> Words:
    """Return the meaning of a clause or an answer."""
    return reason.reading if isinstance(reason, Article) else reason.answer.reading


class Phrases:
    """The reasons of one game as wire structures, each built once, and the writer of its payloads."""

    __slots__ = ("_becauses", "game", "hides", "vocabulary", "writer")

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game
        self.hides: bool = game.hides
        """Whether it has secrets: if not, all see the same, and only `seat` tells one view from another."""
        self.vocabulary = Vocabulary.of(game)
        self.writer = Writer(self.vocabulary)
        self._becauses: dict[Reason, Because] = {}

    def because(self, reason: Reason) -> Because:
        """Return the clause or the answer behind something."""
        found = self._becauses.get(reason)
        if found is None:
            found = self._becauses[reason] = self._because(reason)
        return found

    def _because(self, reason: Reason) -> Because:
        if isinstance(reason, Article):
            return BecauseArticle(reason.key, translations(reason.name))
        name = self.vocabulary.question(reason)
        return BecauseRuling(self.game.id, name, reason.word, translations(reason.answer.reading))
