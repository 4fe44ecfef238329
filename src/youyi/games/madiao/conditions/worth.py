"""Words for what a pattern is worth, in 賀."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from youyi.games.madiao.conditions.condition import Condition, Op
from youyi.games.madiao.conditions.phrases import fill
from youyi.games.madiao.conditions.tally import Tally
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.games.madiao.winnings import Winnings
from youyi.kernel.names import Language

PLUS = TEXTS["plus"]
FOR_EACH = TEXTS["for_each"]
BEYOND = TEXTS["beyond"]
IF = TEXTS["if"]


@dataclass(frozen=True, slots=True)
class Worth(ABC):
    """How much a pattern brings."""

    @abstractmethod
    def value(self, winnings: Winnings) -> int:
        """Its value for these winnings."""

    @abstractmethod
    def speak(self, language: Language) -> str:
        """The worth as a phrase."""

    @abstractmethod
    def lower(self) -> tuple[Op, ...]:
        """Write it as steps that leave one number."""

    def __add__(self, other: Worth) -> Worth:
        return Sum((*_parts(self), *_parts(other)))


def _parts(worth: Worth) -> tuple[Worth, ...]:
    return worth.parts if isinstance(worth, Sum) else (worth,)


@dataclass(frozen=True, slots=True)
class Fixed(Worth):
    """Always the same."""

    amount: int

    def value(self, winnings: Winnings) -> int:
        """The same for all winnings."""
        return self.amount

    def speak(self, language: Language) -> str:
        """The number."""
        return str(self.amount)

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("number", (self.amount,)),)


@dataclass(frozen=True, slots=True)
class Per(Worth):
    """So much for each of something, perhaps beyond a first few."""

    amount: int
    tally: Tally
    beyond: int = 0

    def value(self, winnings: Winnings) -> int:
        """Count and multiply."""
        return self.amount * max(0, self.tally.count(winnings) - self.beyond)

    def speak(self, language: Language) -> str:
        """As in: 4 for each of the pairs of Ji …."""
        words = BEYOND if self.beyond else FOR_EACH
        return fill(words, language, worth=self.amount, noun=self.tally.noun(language), beyond=self.beyond)

    def lower(self) -> tuple[Op, ...]:
        """Count, take off the first few, multiply."""
        return (*self.tally.lower(), Op("beyond", (self.beyond,)), Op("times", (self.amount,)))


@dataclass(frozen=True, slots=True)
class Given(Worth):
    """So much, but only if something holds."""

    condition: Condition
    worth: Worth

    def value(self, winnings: Winnings) -> int:
        """The worth if the condition holds, else nothing."""
        return self.worth.value(winnings) if self.condition.holds(winnings) else 0

    def speak(self, language: Language) -> str:
        """As in: 5 if …."""
        return fill(IF, language, worth=self.worth.speak(language), it=self.condition.speak(language))

    def lower(self) -> tuple[Op, ...]:
        """Both, then one if the other."""
        return (*self.worth.lower(), *self.condition.lower(), Op("given"))


@dataclass(frozen=True, slots=True)
class Sum(Worth):
    """All of these together."""

    parts: tuple[Worth, ...]

    def value(self, winnings: Winnings) -> int:
        """Add them."""
        return sum(part.value(winnings) for part in self.parts)

    def speak(self, language: Language) -> str:
        """The parts joined."""
        return fill(PLUS, language).join(part.speak(language) for part in self.parts)

    def lower(self) -> tuple[Op, ...]:
        """Lower all, then add."""
        return (*(step for part in self.parts for step in part.lower()), Op("sum", (len(self.parts),)))
