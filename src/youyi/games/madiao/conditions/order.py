"""Words about the order of the cards won: who comes first, last, next to whom."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.games.madiao.cards import NO_CARDS, CardSet, card_set
from youyi.games.madiao.conditions.condition import Condition, Need, Op
from youyi.games.madiao.conditions.kinds import Kind
from youyi.games.madiao.conditions.phrases import NOT, THEN, fill
from youyi.games.madiao.conditions.tally import Tally
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.games.madiao.winnings import Pile, Winnings
from youyi.kernel.names import Language

FIRST_WON = TEXTS["first_won"]
FIRST_NOT = TEXTS["first_not"]
FIRST_SEVERAL = TEXTS["first_several"]
LAST_WON = TEXTS["last_won"]
LAST_NOT = TEXTS["last_not"]
FIRST_OF = TEXTS["first_of"]
NEXT = TEXTS["next"]
NOT_NEXT = TEXTS["not_next"]
TIMES_NEXT = TEXTS["times_next"]
BESIDE = TEXTS["beside"]


def _need(kinds: tuple[Kind, ...]) -> Need:
    """So many won cards of these kinds together."""
    together = 0
    for each in kinds:
        together |= each.cards
    return Need(Pile.WON, (CardSet(together),), len(kinds))


@dataclass(frozen=True, slots=True)
class Opens(Condition):
    """The first cards won are of these kinds, in this order."""

    kinds: tuple[Kind, ...]

    def holds(self, winnings: Winnings) -> bool:
        """Compare from the first card on."""
        order = winnings.order
        return len(order) >= len(self.kinds) and all(
            each.cards >> card & 1 for each, card in zip(self.kinds, order, strict=False)
        )

    def proof(self, winnings: Winnings) -> CardSet:
        """Those first cards."""
        return card_set(winnings.order[: len(self.kinds)]) if self.holds(winnings) else NO_CARDS

    def speak(self, language: Language) -> str:
        """As in: The first card you won is …."""
        cards = fill(THEN, language).join(each.one(language) for each in self.kinds)
        return fill(FIRST_WON if len(self.kinds) == 1 else FIRST_SEVERAL, language, cards=cards)

    def deny(self, language: Language) -> str:
        """As in: The first card you won is not …."""
        if len(self.kinds) > 1:
            return fill(NOT, language, it=self.speak(language))
        return fill(FIRST_NOT, language, cards=self.kinds[0].one(language))

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("opens", tuple(each.cards for each in self.kinds)),)

    @property
    def need(self) -> Need:
        """As many cards of those kinds."""
        return _need(self.kinds)


@dataclass(frozen=True, slots=True)
class Ends(Condition):
    """The last card won is of this kind."""

    kind: Kind

    def holds(self, winnings: Winnings) -> bool:
        """Whether the last card is of the kind."""
        return bool(winnings.order) and bool(self.kind.cards >> winnings.order[-1] & 1)

    def proof(self, winnings: Winnings) -> CardSet:
        """That card."""
        return card_set(winnings.order[-1:]) if self.holds(winnings) else NO_CARDS

    def speak(self, language: Language) -> str:
        """As in: The last card you won is …."""
        return fill(LAST_WON, language, cards=self.kind.one(language))

    def deny(self, language: Language) -> str:
        """As in: The last card you won is not …."""
        return fill(LAST_NOT, language, cards=self.kind.one(language))

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("ends", (self.kind.cards,)),)

    @property
    def need(self) -> Need:
        """One card of the kind."""
        return _need((self.kind,))


@dataclass(frozen=True, slots=True)
class FirstOf(Condition):
    """Of all won cards of a kind, the first is this one."""

    among: Kind
    kind: Kind

    def holds(self, winnings: Winnings) -> bool:
        """Whether the first of them is of the kind."""
        for card in winnings.order:
            if self.among.cards >> card & 1:
                return bool(self.kind.cards >> card & 1)
        return False

    def proof(self, winnings: Winnings) -> CardSet:
        """That first card."""
        return CardSet(winnings.piles[Pile.WON] & self.kind.cards) if self.holds(winnings) else NO_CARDS

    def speak(self, language: Language) -> str:
        """As in: You won … before …."""
        return fill(FIRST_OF, language, one=self.kind.one(language), cards=self.among.many(language))

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("first", (self.among.cards, self.kind.cards)),)

    @property
    def need(self) -> Need:
        """One card of the kind."""
        return _need((self.kind,))


@dataclass(frozen=True, slots=True)
class Next(Tally):
    """A card of one kind, and right after it one of another."""

    one: Kind
    then: Kind

    def found(self, winnings: Winnings) -> tuple[CardSet, ...]:
        """Each such pair."""
        one, then = self.one.cards, self.then.cards
        return tuple(
            card_set((a, b))
            for a, b in zip(winnings.order, winnings.order[1:], strict=False)
            if one >> a & 1 and then >> b & 1
        )

    def noun(self, language: Language) -> str:
        """As in: Times that you won … right after …."""
        return fill(TIMES_NEXT, language, one=self.one.one(language), then=self.then.one(language))

    def speak(self, language: Language) -> str:
        """As in: You won … right after …."""
        return fill(NEXT, language, one=self.one.one(language), then=self.then.one(language))

    def deny(self, language: Language) -> str:
        """As in: You did not win … right after …."""
        return fill(NOT_NEXT, language, one=self.one.one(language), then=self.then.one(language))

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("next", (self.one.cards, self.then.cards)),)

    def needed_for(self, low: int) -> Need:
        """Two cards of those kinds."""
        return _need((self.one, self.then))


@dataclass(frozen=True, slots=True)
class Beside(Condition):
    """Two cards won one right after the other, in either order."""

    one: Kind
    other: Kind

    def holds(self, winnings: Winnings) -> bool:
        """Whether they are there."""
        return bool(self.proof(winnings))

    def proof(self, winnings: Winnings) -> CardSet:
        """The two cards."""
        one, other = self.one.cards, self.other.cards
        for a, b in zip(winnings.order, winnings.order[1:], strict=False):
            if (one >> a & 1 and other >> b & 1) or (one >> b & 1 and other >> a & 1):
                return card_set((a, b))
        return NO_CARDS

    def speak(self, language: Language) -> str:
        """As in: You won … and … one right after the other."""
        return fill(BESIDE, language, one=self.one.one(language), other=self.other.one(language))

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def lower(self) -> tuple[Op, ...]:
        """Operations for either order."""
        one, other = self.one.cards, self.other.cards
        return (Op("next", (one, other)), Op("next", (other, one)), Op("any", (2,)))

    @property
    def need(self) -> Need:
        """Both cards."""
        return _need((self.one, self.other))
