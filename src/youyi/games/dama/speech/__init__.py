"""Events and choices of 打馬 as sentences, in the reader's language."""

from __future__ import annotations

from youyi.games.dama.events import Event
from youyi.games.dama.moves import Move
from youyi.games.dama.position import Position
from youyi.games.dama.speech import en, zh_hans, zh_hant
from youyi.games.dama.speech.seats import SEATS
from youyi.kernel.speech import Catalogues

__all__ = ["SEATS", "SPEECH"]

SPEECH: Catalogues[Position, Move, Event] = Catalogues(en=en, zh_hant=zh_hant, zh_hans=zh_hans)
"""What is said at a table of 打馬."""
