"""Events, moves and prompts of 儒棋 as sentences in each language."""

from __future__ import annotations

from youyi.games.ruqi.events import Event
from youyi.games.ruqi.moves import Move
from youyi.games.ruqi.position import Position
from youyi.games.ruqi.speech import en, zh_hans, zh_hant
from youyi.games.ruqi.speech.zh import Chinese
from youyi.kernel.face.speech import Catalogues

__all__ = ["SPEECH"]

SPEECH: Catalogues[Position, Move, Event] = Catalogues(
    en=en, zh_hant=Chinese(zh_hant.PHRASES), zh_hans=Chinese(zh_hans.PHRASES)
)
"""The sentences of 儒棋."""
