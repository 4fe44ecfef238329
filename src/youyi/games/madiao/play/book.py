"""What every article function of 馬吊 is given: the agreement, and the book it writes in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from youyi.games.madiao.events import Event
from youyi.games.madiao.payments import MoneyLaw
from youyi.games.madiao.position import Position
from youyi.games.madiao.rulings import Rulings, Terms
from youyi.kernel.scribe import Scribe

Book: TypeAlias = Scribe[Position, Event]


@dataclass(frozen=True, slots=True)
class Agreed:
    """The rulings and terms that a sitting is played by."""

    rulings: Rulings
    terms: Terms
    law: MoneyLaw
    """What the rulings make of won cards."""
