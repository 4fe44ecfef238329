"""Events and choices of 儒棋 as sentences, in the reader's language."""

from __future__ import annotations

from youyi.games.ruqi.events import Event
from youyi.games.ruqi.moves import Move
from youyi.games.ruqi.position import Position
from youyi.games.ruqi.speech import en, zh_hans, zh_hant
from youyi.kernel.speech import Catalogues

__all__ = ["SPEECH"]

SPEECH: Catalogues[Position, Move, Event] = Catalogues(en=en, zh_hant=zh_hant, zh_hans=zh_hans)
"""What is said at a table of 儒棋."""
