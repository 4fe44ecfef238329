"""Everything a seat or the pack can do in 馬吊."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, Union

from youyi.games.madiao.cards import CODES, Card
from youyi.kernel.cards import Deal


@dataclass(frozen=True, slots=True, repr=False)
class Play:
    """A seat plays a card of its hand; whether it leads, captures or is discarded follows from the table."""

    card: Card

    def __repr__(self) -> str:
        return f"<Play {CODES[self.card]}>"


Move: TypeAlias = Union[Deal[Card], Play]
