"""Events, moves and prompts of 馬吊 as sentences in each language."""

from __future__ import annotations

from youyi.games.madiao.events import Event
from youyi.games.madiao.moves import Move
from youyi.games.madiao.position import Position
from youyi.games.madiao.speech import en, zh_hans, zh_hant
from youyi.games.madiao.speech.zh import Chinese
from youyi.kernel.face.speech import Catalogues

__all__ = ["SPEECH"]

SPEECH: Catalogues[Position, Move, Event] = Catalogues(
    en=en, zh_hant=Chinese(zh_hant.PHRASES), zh_hans=Chinese(zh_hans.PHRASES)
)
"""The sentences of 馬吊."""
