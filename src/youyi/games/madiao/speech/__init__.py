"""Events and choices of 馬吊 as sentences, in the reader's language."""

from __future__ import annotations

from youyi.games.madiao.events import Event
from youyi.games.madiao.moves import Move
from youyi.games.madiao.position import Position
from youyi.games.madiao.speech import en, zh_hans, zh_hant
from youyi.kernel.names import Language

__all__ = ["MadiaoSpeech"]


class MadiaoSpeech:
    """What is said at a table of 馬吊, as the kernel's `Speech`."""

    def event(self, event: Event, language: Language, /) -> str:
        """Say what happened."""
        match language:
            case Language.EN:
                return en.event(event)
            case Language.ZH_HANT:
                return zh_hant.event(event)
            case Language.ZH_HANS:
                return zh_hans.event(event)

    def move(self, position: Position, move: Move, language: Language, /) -> str:
        """Say what a choice is."""
        match language:
            case Language.EN:
                return en.move(position, move)
            case Language.ZH_HANT:
                return zh_hant.move(position, move)
            case Language.ZH_HANS:
                return zh_hans.move(position, move)

    def prompt(self, position: Position, language: Language, /) -> str:
        """Say what the position asks, and of whom."""
        match language:
            case Language.EN:
                return en.prompt(position)
            case Language.ZH_HANT:
                return zh_hant.prompt(position)
            case Language.ZH_HANS:
                return zh_hans.prompt(position)
