"""Everything a seat or the pack can do in 馬吊."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, Union

from youyi.games.madiao.cards import Card
from youyi.kernel.cards import Deal


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card of its hand; whether it leads, captures or is discarded follows from the table."""

    card: Card


Move: TypeAlias = Union[Deal[Card], Play]
