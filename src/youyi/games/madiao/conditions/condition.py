"""What every word of the pattern language can do: hold, prove, speak, lower."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from math import comb
from typing import Any, NamedTuple, Self

from youyi.games.madiao.cards import NO_CARDS, CardSet
from youyi.games.madiao.conditions.kinds import Kind
from youyi.games.madiao.conditions.phrases import NOT, OR, fill, joined
from youyi.games.madiao.winnings import Pile, Winnings
from youyi.kernel.names import Language


class Op(NamedTuple):
    """One step of a lowered condition: what to do, with which numbers. The steps work on a stack of whole numbers."""

    name: str
    operands: tuple[int, ...] = ()


class Need(NamedTuple):
    """What a condition needs at least: a number of cards of one of these sets in a pile."""

    pile: Pile
    sets: tuple[CardSet, ...]
    least: int

    def met(self, piles: tuple[CardSet, ...]) -> bool:
        """Whether it is there."""
        held = piles[self.pile]
        return any((held & each).bit_count() >= self.least for each in self.sets)

    @property
    def likelihood(self) -> float:
        """How often, roughly, eight cards of forty meet it; only to ask the rarest first."""
        return sum(comb(each.bit_count(), self.least) * 0.2**self.least for each in self.sets)


NOTHING_NEEDED = Need(Pile.WON, (NO_CARDS,), 0)


def union(sets: Iterable[CardSet]) -> CardSet:
    """The union of sets of cards."""
    together = 0
    for each in sets:
        together |= each
    return CardSet(together)


def either(needs: tuple[Need, ...]) -> Need:
    """What is needed at least when any one of these will do."""
    pile, least = needs[0].pile, min(each.least for each in needs)
    if least == 0 or any(each.pile is not pile for each in needs):
        return NOTHING_NEEDED
    return Need(pile, tuple(dict.fromkeys(one for each in needs for one in each.sets)), least)


@dataclass(frozen=True, slots=True)
class Condition(ABC):
    """Something that a seat's winnings fulfil or do not."""

    @abstractmethod
    def holds(self, winnings: Winnings) -> bool:
        """Whether the winnings fulfil it."""

    @abstractmethod
    def proof(self, winnings: Winnings) -> CardSet:
        """The cards by which it holds; none where it does not hold, or is about something absent."""

    @abstractmethod
    def speak(self, language: Language) -> str:
        """The condition as a clause, without a full stop."""

    def cell(self, language: Language) -> str:
        """The condition in a table, whose chapter says what its rows have in common."""
        return self.speak(language)

    @abstractmethod
    def deny(self, language: Language) -> str:
        """The denial, as a clause."""

    @abstractmethod
    def lower(self) -> tuple[Op, ...]:
        """Write it as steps that leave one number: not zero if it holds."""

    @property
    def need(self) -> Need:
        """What must at least be there, to be asked first."""
        return NOTHING_NEEDED

    def within(self, suit: CardSet) -> Self:
        """Read "its own suit" everywhere in it as this suit."""
        parts = ((each.name, getattr(self, each.name)) for each in fields(self) if each.init)
        return replace(self, **{name: _narrowed(part, suit) for name, part in parts})

    def __and__(self, other: Condition) -> Condition:
        return And((*parts_of(self, And), *parts_of(other, And)))

    def __or__(self, other: Condition) -> Condition:
        return Or((*parts_of(self, Or), *parts_of(other, Or)))

    def __invert__(self) -> Condition:
        return Not(self)


def _narrowed(part: Any, suit: CardSet) -> Any:
    match part:
        case Kind() | Condition():
            return part.within(suit)
        case tuple():
            return tuple(_narrowed(each, suit) for each in part)
        case _:
            return part


def parts_of(condition: Condition, joined: type[And | Or]) -> tuple[Condition, ...]:
    """Open what is already joined in the same way."""
    return condition.parts if isinstance(condition, joined) else (condition,)


@dataclass(frozen=True, slots=True)
class And(Condition):
    """All of these hold."""

    parts: tuple[Condition, ...]

    def holds(self, winnings: Winnings) -> bool:
        """Whether all hold."""
        for part in self.parts:  # noqa: SIM110  # a generator costs more than these few questions
            if not part.holds(winnings):
                return False
        return True

    def proof(self, winnings: Winnings) -> CardSet:
        """The union of all proofs."""
        return union(part.proof(winnings) for part in self.parts) if self.holds(winnings) else NO_CARDS

    def speak(self, language: Language) -> str:
        """The parts joined."""
        return joined([part.speak(language) for part in self.parts], language)

    def cell(self, language: Language) -> str:
        """The parts of the row joined."""
        return joined([part.cell(language) for part in self.parts], language)

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def lower(self) -> tuple[Op, ...]:
        """Lower all, then ask whether every one is true."""
        return (*(step for part in self.parts for step in part.lower()), Op("all", (len(self.parts),)))

    @property
    def need(self) -> Need:
        """The rarest of what they need."""
        return min((part.need for part in self.parts), key=lambda need: need.likelihood)


@dataclass(frozen=True, slots=True)
class Or(Condition):
    """At least one of these holds."""

    parts: tuple[Condition, ...]

    def holds(self, winnings: Winnings) -> bool:
        """Whether any holds."""
        return any(part.holds(winnings) for part in self.parts)

    def proof(self, winnings: Winnings) -> CardSet:
        """The proof of the first that holds."""
        return next((part.proof(winnings) for part in self.parts if part.holds(winnings)), NO_CARDS)

    def speak(self, language: Language) -> str:
        """The parts joined."""
        return fill(OR, language).join(part.speak(language) for part in self.parts)

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def lower(self) -> tuple[Op, ...]:
        """Lower all, then ask whether any is true."""
        return (*(step for part in self.parts for step in part.lower()), Op("any", (len(self.parts),)))

    @property
    def need(self) -> Need:
        """What any of them needs."""
        return either(tuple(part.need for part in self.parts))


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """This does not hold."""

    part: Condition

    def holds(self, winnings: Winnings) -> bool:
        """Ask, and turn the answer round."""
        return not self.part.holds(winnings)

    def proof(self, winnings: Winnings) -> CardSet:
        """Absence has no cards to show."""
        return NO_CARDS

    def speak(self, language: Language) -> str:
        """The denial of what is negated."""
        return self.part.deny(language)

    def deny(self, language: Language) -> str:
        """What is negated, as a clause."""
        return self.part.speak(language)

    def lower(self) -> tuple[Op, ...]:
        """Lower it and turn the answer round."""
        return (*self.part.lower(), Op("not"))
