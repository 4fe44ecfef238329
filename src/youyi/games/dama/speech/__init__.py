"""Events, moves and prompts of 打馬 as sentences in each language."""

from __future__ import annotations

from youyi.games.dama.events import Event
from youyi.games.dama.moves import Move
from youyi.games.dama.position import Position
from youyi.games.dama.speech import en, zh_hans, zh_hant
from youyi.games.dama.speech.common import SEATS
from youyi.games.dama.speech.zh import Chinese
from youyi.kernel.face.speech import Catalogues

__all__ = ["SEATS", "SPEECH"]

SPEECH: Catalogues[Position, Move, Event] = Catalogues(
    en=en, zh_hant=Chinese(zh_hant.PHRASES), zh_hans=Chinese(zh_hans.PHRASES)
)
"""The sentences of 打馬."""
