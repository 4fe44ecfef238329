"""A condition asked of every suit in turn."""

from __future__ import annotations

from dataclasses import dataclass, field

from youyi.games.madiao.cards import ALL, SUIT_NAMES, CardSet, Suit, one_suit
from youyi.games.madiao.conditions.condition import NOTHING_NEEDED, And, Condition, Need, Op, either
from youyi.games.madiao.conditions.holding import Count, Run
from youyi.games.madiao.conditions.kinds import OWN
from youyi.games.madiao.conditions.phrases import HELD, LIST_COMMA, amount, fill
from youyi.games.madiao.conditions.tally import Between, Tally
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.games.madiao.winnings import Winnings
from youyi.kernel.names import Language

SUITS_WHERE = TEXTS["suits_where"]
IN_EVERY_SUIT = TEXTS["in_every_suit"]
IN_SOME_SUIT = TEXTS["in_some_suit"]
IN_SUITS = TEXTS["in_suits"]
OF_ONE_SUIT = TEXTS["of_one_suit"]
OF_EVERY_SUIT = TEXTS["of_every_suit"]
AMONG = TEXTS["suits.among"]
SUITS = tuple(map(one_suit, Suit))


@dataclass(frozen=True, slots=True)
class Suits(Tally):
    """Suits of which a condition holds; `its(…)` in the condition means the suit in question."""

    condition: Condition
    among: CardSet = ALL
    """The suits that are asked."""
    each: tuple[Condition, ...] = field(init=False, repr=False, compare=False)
    """The condition read for each of them."""

    def __post_init__(self) -> None:
        asked = (suit for suit in SUITS if suit & self.among)
        object.__setattr__(self, "each", tuple(self.condition.within(suit) for suit in asked))

    def count(self, winnings: Winnings) -> int:
        """Whether enough suits fulfil it."""
        return sum(each.holds(winnings) for each in self.each)

    def found(self, winnings: Winnings) -> tuple[CardSet, ...]:
        """The cards of each suit."""
        return tuple(each.proof(winnings) for each in self.each if each.holds(winnings))

    def noun(self, language: Language) -> str:
        """As in: Suits where …."""
        return fill(SUITS_WHERE, language, among=self._among(language), it=self.condition.speak(language))

    def ranged(self, low: int, high: int, language: Language) -> str:
        """As in: In two suits or more, …."""
        if high < len(self.each):
            return super(Suits, self).ranged(low, high, language)
        among = self._among(language)
        match self.condition:
            case Between(Count() | Run() as cards, least, most) if cards.kind == OWN and low == 1:
                return cards.so_many(least, most, fill(OF_ONE_SUIT, language, among=among), language)
            case Between(Count(pile) as cards, least, most) if cards.kind == OWN and low == len(SUITS):
                held, number = fill(HELD[pile], language), amount(least, most, language)
                return fill(OF_EVERY_SUIT, language, pile=held, amount=number)
            case _:
                words = IN_EVERY_SUIT if low == len(self.each) else IN_SOME_SUIT if low == 1 else IN_SUITS
                return fill(words, language, n=low, among=among, it=self.condition.speak(language))

    def _among(self, language: Language) -> str:
        if self.among == ALL:
            return ""
        names = [name.said_in(language) for suit, name in SUIT_NAMES.items() if one_suit(suit) & self.among]
        return fill(AMONG, language, suits=fill(LIST_COMMA, language).join(names))

    def lower(self) -> tuple[Op, ...]:
        """Lower it for every suit, then count the true ones."""
        return (*(step for each in self.each for step in each.lower()), Op("truths", (len(self.each),)))

    def needed_for(self, low: int) -> Need:
        """What any of the suits needs; all of it together where every suit must hold."""
        return either(tuple(each.need for each in self.each)) if low else NOTHING_NEEDED


def suits(number: int, *conditions: Condition, among: CardSet = ALL) -> Condition:
    """All of these hold in at least `least` suits."""
    return Suits(conditions[0] if len(conditions) == 1 else And(conditions), among).least(number)
