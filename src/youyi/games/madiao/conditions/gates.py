"""Four-gates 四門: four brocade cards, one of each suit, told apart by how many are Rewards, Shoulders, Hundred and Ji."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import (
    BROCADE,
    HUNDRED,
    JI,
    NO_CARDS,
    REWARD,
    SHOULDER,
    CardSet,
    Suit,
    card_set,
    members,
    one_suit,
)
from youyi.games.madiao.conditions.condition import Condition, Need, Op
from youyi.games.madiao.conditions.kinds import Kind
from youyi.games.madiao.conditions.phrases import NOT, fill
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.games.madiao.winnings import Pile, Winnings
from youyi.kernel.articles import enacts
from youyi.kernel.names import Language, Words

CLASSES = (REWARD, SHOULDER, HUNDRED, JI)
SUITS = tuple(map(one_suit, Suit))
ONE_OF_EACH = TEXTS["one_of_each"]
ANY_FOUR = TEXTS["any_four"]
WON = TEXTS["won"]
UNBROKEN = TEXTS["unbroken"]
CONTAINING = TEXTS["containing"]
TWO = TEXTS["two"]
TWO_GROUPS = TEXTS["two_groups"]
EACH_CLASS = (
    (TEXTS["each_class.1_reward"], TEXTS["each_class.rewards"]),
    (TEXTS["each_class.1_shoulder"], TEXTS["each_class.shoulders"]),
    (TEXTS["each_class.the_hundred"], TEXTS["each_class.hundreds"]),
    (TEXTS["each_class.1_ji"], TEXTS["each_class.ji"]),
)


FEW = {Language.EN: "01234", Language.ZH_HANT: "零一兩三四", Language.ZH_HANS: "零一两三四"}


class Vector(NamedTuple):
    """How many 賞, 肩, 百 and 極 a four-gate has."""

    rewards: int
    shoulders: int
    hundreds: int
    ji: int

    def said_in(self, language: Language) -> str:
        """What it is made of, as in: 2 Rewards + 2 Ultimates."""
        named = zip(self, EACH_CLASS, strict=True)
        return " + ".join(
            fill(words[number > 1], language, n=_few(number, language)) for number, words in named if number
        )


def _few(number: int, language: Language) -> str:
    """Up to four cards of a class, as one names them: 兩賞."""
    return FEW[language][number]


def vector_of(four: CardSet) -> Vector:
    """Count the classes of four brocade cards."""
    return Vector(*((four & each).bit_count() for each in CLASSES))


@lru_cache(maxsize=4096)
def fours(brocade: CardSet, *, each_suit: bool) -> Mapping[Vector, tuple[CardSet, ...]]:
    """List every choice of four brocade cards by its vector; one of each suit, or any."""
    found: dict[Vector, tuple[CardSet, ...]] = {}
    choices: Iterator[tuple[int, ...]] = (
        product(*(members(CardSet(brocade & suit)) for suit in SUITS))
        if each_suit
        else combinations(members(brocade), 4)
    )
    for choice in choices:
        four = card_set(choice)  # type: ignore[arg-type]  # the members of a set are cards
        found[vector_of(four)] = (*found.get(vector_of(four), ()), four)
    return found


@lru_cache(maxsize=1024)
def halves(hand: CardSet) -> frozenset[tuple[Vector, Vector]]:
    """List every way to part eight brocade cards, two of each suit, into two four-gates."""
    if any((hand & suit).bit_count() != 2 for suit in SUITS):
        return frozenset()
    ones = [four for each in fours(hand, each_suit=True).values() for four in each]
    return frozenset((vector_of(one), vector_of(CardSet(hand & ~one))) for one in ones)


@dataclass(frozen=True, slots=True)
class Gates(Condition):
    """The cards won include a four-gate of this make."""

    vector: Vector
    each_suit: bool = True
    """Whether it needs one card of each suit."""
    unbroken: bool = False
    """Whether a green won between its first and its last card spoils it (間青不算)."""
    containing: Kind | None = None
    """A card that it must contain; said as an afterthought to a four-gate already named."""

    @enacts(art.NO_GREEN_BETWEEN)
    def holds(self, winnings: Winnings) -> bool:
        """Whether some choice of four won cards fits."""
        choices = fours(CardSet(winnings.piles[Pile.WON] & BROCADE), each_suit=self.each_suit).get(self.vector)
        if choices is None or not (self.unbroken or self.containing):
            return choices is not None
        return any(self._fits(choice, winnings) for choice in choices)

    def _fits(self, four: CardSet, winnings: Winnings) -> bool:
        if self.containing and not four & self.containing.cards:
            return False
        if not self.unbroken:
            return True
        places = [place for place, card in enumerate(winnings.order) if four >> card & 1]
        return all(BROCADE >> card & 1 for card in winnings.order[places[0] : places[-1]])

    def proof(self, winnings: Winnings) -> CardSet:
        """The four cards."""
        choices = fours(CardSet(winnings.piles[Pile.WON] & BROCADE), each_suit=self.each_suit).get(self.vector, ())
        return next((choice for choice in choices if self._fits(choice, winnings)), NO_CARDS)

    def speak(self, language: Language) -> str:
        """As in: You won 2 Rewards + 2 Ultimates, one card of each suit."""
        if self.containing:
            return fill(CONTAINING, language, cards=self.containing.one(language))
        words = ONE_OF_EACH if self.each_suit else ANY_FOUR
        it = fill(WON, language, four=fill(words, language, cards=self.vector.said_in(language)))
        return fill(UNBROKEN, language, it=it) if self.unbroken else it

    def cell(self, language: Language) -> str:
        """As in: 2 Rewards + 2 Ultimates. That each is of another suit stands above the table."""
        if self.containing or not self.each_suit:
            return self.speak(language)
        it = self.vector.said_in(language)
        return fill(UNBROKEN, language, it=it) if self.unbroken else it

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        containing = self.containing.cards if self.containing else NO_CARDS
        return (Op("gates", (*self.vector, int(self.each_suit), int(self.unbroken), containing)),)

    @property
    def need(self) -> Need:
        """Four brocade cards."""
        return Need(Pile.WON, (BROCADE,), 4)


@dataclass(frozen=True, slots=True)
class TwoGates(Condition):
    """The hand dealt is two four-gates of these makes."""

    one: Vector
    other: Vector

    def holds(self, winnings: Winnings) -> bool:
        """Whether some division into two fits."""
        hand = winnings.piles[Pile.DEALT]
        return hand & ~BROCADE == 0 and (self.one, self.other) in halves(hand)

    def proof(self, winnings: Winnings) -> CardSet:
        """The whole hand."""
        return winnings.piles[Pile.DEALT] if self.holds(winnings) else NO_CARDS

    def speak(self, language: Language) -> str:
        """As in: Your hand parts into 4 Rewards and 3 Shoulders + 1 Ultimate, each four with one card of every suit."""
        return self._said(TWO, language)

    def cell(self, language: Language) -> str:
        """As in: 4 Rewards; 3 Shoulders + 1 Ultimate. What the two groups are stands above the table."""
        return self._said(TWO_GROUPS, language)

    def _said(self, words: Words, language: Language) -> str:
        return fill(words, language, one=self.one.said_in(language), other=self.other.said_in(language))

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("two_gates", (*self.one, *self.other)),)

    @property
    def need(self) -> Need:
        """Eight brocade cards."""
        return Need(Pile.DEALT, (BROCADE,), 8)
