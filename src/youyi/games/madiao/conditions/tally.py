"""What can be counted, and how many are asked for."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from youyi.games.madiao.cards import NO_CARDS, CardSet
from youyi.games.madiao.conditions.condition import NOTHING_NEEDED, Condition, Need, Op, union
from youyi.games.madiao.conditions.phrases import NO_LIMIT, NOT, THERE_ARE, amount, fill
from youyi.games.madiao.winnings import Winnings
from youyi.kernel.names import Language


@dataclass(frozen=True, slots=True)
class Tally(Condition):
    """Something that can be counted; as a condition it holds if there is any."""

    @abstractmethod
    def found(self, winnings: Winnings) -> tuple[CardSet, ...]:
        """Every occurrence, by its cards."""

    @abstractmethod
    def noun(self, language: Language) -> str:
        """What is counted, in the plural."""

    def count(self, winnings: Winnings) -> int:
        """Count how often it is found."""
        return len(self.found(winnings))

    def holds(self, winnings: Winnings) -> bool:
        """Whether there is any."""
        return self.count(winnings) > 0

    def proof(self, winnings: Winnings) -> CardSet:
        """The cards of all occurrences."""
        return union(self.found(winnings))

    def ranged(self, low: int, high: int, language: Language) -> str:
        """That there are `low` to `high`, as a clause."""
        return fill(THERE_ARE, language, amount=amount(low, high, language), noun=self.noun(language))

    def speak(self, language: Language) -> str:
        """That there is any, as a clause."""
        return self.ranged(1, NO_LIMIT, language)

    def deny(self, language: Language) -> str:
        """That there is none, as a clause."""
        return self.ranged(0, 0, language)

    def needed_for(self, low: int) -> Need:
        """What must be there for this number."""
        return NOTHING_NEEDED

    @property
    def need(self) -> Need:
        """What must be there for one."""
        return self.needed_for(1)

    def least(self, number: int) -> Condition:
        """At least this number."""
        return Between(self, number, NO_LIMIT)

    def most(self, number: int) -> Condition:
        """At most this number."""
        return Between(self, 0, number)

    def just(self, number: int) -> Condition:
        """Exactly this number."""
        return Between(self, number, number)


@dataclass(frozen=True, slots=True)
class Between(Condition):
    """There are `low` to `high` of something."""

    tally: Tally
    low: int
    high: int

    def holds(self, winnings: Winnings) -> bool:
        """Count and compare."""
        return self.low <= self.tally.count(winnings) <= self.high

    def proof(self, winnings: Winnings) -> CardSet:
        """The cards counted."""
        return self.tally.proof(winnings) if self.holds(winnings) else NO_CARDS

    def speak(self, language: Language) -> str:
        """The number, as a clause."""
        return self.tally.ranged(self.low, self.high, language)

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def lower(self) -> tuple[Op, ...]:
        """Lower the counting, then compare."""
        return (*self.tally.lower(), Op("between", (self.low, self.high)))

    @property
    def need(self) -> Need:
        """What must be there for the lower number."""
        return self.tally.needed_for(self.low) if self.low else NOTHING_NEEDED
