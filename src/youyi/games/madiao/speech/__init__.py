"""Events and choices of 馬吊 as sentences, in the reader's language."""

from __future__ import annotations

from youyi.games.madiao.events import Event
from youyi.games.madiao.moves import Move
from youyi.games.madiao.position import Position
from youyi.games.madiao.speech import en, zh_hans, zh_hant
from youyi.kernel.speech import Catalogues

__all__ = ["SPEECH"]

SPEECH: Catalogues[Position, Move, Event] = Catalogues(en=en, zh_hant=zh_hant, zh_hans=zh_hans)
"""What is said at a table of 馬吊."""
