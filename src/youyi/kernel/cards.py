"""Cards of any kind: a shuffle is one chance move that lays the whole deck out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from youyi.kernel.chance import Entropy

C_co = TypeVar("C_co", covariant=True)
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Deal(Generic[C_co]):
    """Every card of the deck once, in the order in which it is dealt."""

    cards: tuple[C_co, ...]


@dataclass(frozen=True, slots=True)
class Shuffle(Generic[C]):
    """The odds of a well-shuffled deck: every order is equally likely."""

    deck: tuple[C, ...]

    def draw(self, entropy: Entropy, /) -> Deal[C]:
        """Shuffle fairly (Fisher and Yates)."""
        cards = list(self.deck)
        for last in range(len(cards) - 1, 0, -1):
            pick = entropy.below(last + 1)
            cards[last], cards[pick] = cards[pick], cards[last]
        return Deal(tuple(cards))

    def table(self) -> None:
        """Give no list: there are n! orders."""
        return

    def allows(self, deal: Deal[C]) -> bool:
        """Say whether this deck can be dealt so: every card once."""
        missing = list(self.deck)
        for card in deal.cards:
            if card not in missing:
                return False
            missing.remove(card)
        return not missing
