"""Words about which cards are there, whatever their order."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.games.madiao.cards import ALL, DECK, NO_CARDS, CardSet, card_set, members
from youyi.games.madiao.conditions.condition import Condition, Need, Op
from youyi.games.madiao.conditions.kinds import OWN, Kind
from youyi.games.madiao.conditions.phrases import HELD, OF, PILES, amount, fill
from youyi.games.madiao.conditions.tally import Tally
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.games.madiao.winnings import Pile, Winnings
from youyi.kernel.names import Language

INCLUDE = TEXTS["include"]
LACK = TEXTS["lack"]
NOT_WHOLE = TEXTS["not_whole"]
INCLUDE_NO = TEXTS["include_no"]
ARE_ALL = TEXTS["are_all"]
NOT_ALL = TEXTS["not_all"]
INCLUDE_SO_MANY = TEXTS["include_so_many"]
INCLUDE_ONE = TEXTS["include_one"]
INCLUDE_ONE_OF_SUIT = TEXTS["include_one_of_suit"]
SO_MANY_WON = TEXTS["so_many_won"]
ARE_ONLY = TEXTS["are_only"]
AMONG = TEXTS["among"]
RUN = TEXTS["run"]
CLIMB = TEXTS["climb"]
CONSECUTIVE = TEXTS["consecutive"]
FROM_THE_LOWEST = TEXTS["from_the_lowest"]


@dataclass(frozen=True, slots=True)
class Has(Condition):
    """All of these cards are there."""

    pile: Pile
    kind: Kind

    def holds(self, winnings: Winnings) -> bool:
        """Compare with what is held."""
        cards = self.kind.cards
        return winnings.piles[self.pile] & cards == cards

    def proof(self, winnings: Winnings) -> CardSet:
        """The cards themselves."""
        return self.kind.cards if self.holds(winnings) else NO_CARDS

    def speak(self, language: Language) -> str:
        """As in: You won …."""
        return fill(INCLUDE, language, pile=fill(HELD[self.pile], language), cards=self.kind.every(language))

    def deny(self, language: Language) -> str:
        """As in: … is not among the cards you won."""
        words = LACK if self.kind.cards.bit_count() == 1 else NOT_WHOLE
        return fill(words, language, pile=fill(PILES[self.pile], language), cards=self.kind.every(language))

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("has", (self.pile, self.kind.cards)),)

    @property
    def need(self) -> Need:
        """All of them."""
        return Need(self.pile, (self.kind.cards,), self.kind.cards.bit_count())


@dataclass(frozen=True, slots=True)
class Meets(Condition):
    """At least one of these cards is there."""

    pile: Pile
    kind: Kind

    def holds(self, winnings: Winnings) -> bool:
        """Whether there is any."""
        return bool(winnings.piles[self.pile] & self.kind.cards)

    def proof(self, winnings: Winnings) -> CardSet:
        """Those that are there."""
        return CardSet(winnings.piles[self.pile] & self.kind.cards)

    def speak(self, language: Language) -> str:
        """As in: You won a red."""
        return fill(INCLUDE, language, pile=fill(HELD[self.pile], language), cards=self.kind.one(language))

    def deny(self, language: Language) -> str:
        """As in: No reds are among the cards you won."""
        words, cards = INCLUDE_NO, self.kind.many(language)
        if self.kind.cards.bit_count() == 1:
            words, cards = LACK, self.kind.every(language)
        return fill(words, language, pile=fill(PILES[self.pile], language), cards=cards)

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("meets", (self.pile, self.kind.cards)),)

    @property
    def need(self) -> Need:
        """One of them."""
        return Need(self.pile, (self.kind.cards,), 1)


@dataclass(frozen=True, slots=True)
class Only(Condition):
    """Something is there, and all of it is of this kind."""

    pile: Pile
    kind: Kind

    def holds(self, winnings: Winnings) -> bool:
        """Whether there is nothing else."""
        held = winnings.piles[self.pile]
        return held != 0 and held & ~self.kind.cards == 0

    def proof(self, winnings: Winnings) -> CardSet:
        """Everything that is there."""
        return winnings.piles[self.pile] if self.holds(winnings) else NO_CARDS

    def speak(self, language: Language) -> str:
        """As in: The cards you won are all reds."""
        words, pile = (ARE_ONLY, HELD) if self.kind.cards.bit_count() == 1 else (ARE_ALL, PILES)
        return fill(words, language, pile=fill(pile[self.pile], language), cards=self.kind.many(language))

    def deny(self, language: Language) -> str:
        """As in: The cards you won are not all reds."""
        return fill(NOT_ALL, language, pile=fill(PILES[self.pile], language), cards=self.kind.many(language))

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("only", (self.pile, self.kind.cards)),)

    @property
    def need(self) -> Need:
        """A hand dealt is eight cards; of the other piles nothing is known beforehand but that there is one."""
        return Need(self.pile, (self.kind.cards,), 8 if self.pile is Pile.DEALT else 1)


@dataclass(frozen=True, slots=True)
class Count(Tally):
    """Cards of a kind."""

    pile: Pile
    kind: Kind

    def count(self, winnings: Winnings) -> int:
        """Count them."""
        return (winnings.piles[self.pile] & self.kind.cards).bit_count()

    def found(self, winnings: Winnings) -> tuple[CardSet, ...]:
        """Each of them."""
        return tuple(card_set((each,)) for each in members(CardSet(winnings.piles[self.pile] & self.kind.cards)))

    def noun(self, language: Language) -> str:
        """As in: Reds that you won."""
        return fill(AMONG, language, pile=fill(OF[self.pile], language), cards=self.kind.many(language))

    def ranged(self, low: int, high: int, language: Language) -> str:
        """As in: You won at least 7 reds."""
        if self.pile is Pile.WON and self.kind == Kind(ALL):
            return fill(SO_MANY_WON, language, amount=amount(low, high, language))
        if (low, high) == (0, 0):
            return Meets(self.pile, self.kind).deny(language)
        return self.so_many(low, high, self.kind.many(language), language)

    def so_many(self, low: int, high: int, cards: str, language: Language) -> str:
        """The same of cards that are called otherwise."""
        words, pile = INCLUDE_SO_MANY, fill(HELD[self.pile], language)
        if (low, high) == (1, 1):
            words = INCLUDE_ONE_OF_SUIT if self.kind == OWN else INCLUDE_ONE
        return fill(words, language, pile=pile, amount=amount(low, high, language), cards=cards)

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("count", (self.pile, self.kind.cards)),)

    def needed_for(self, low: int) -> Need:
        """So many."""
        return Need(self.pile, (self.kind.cards,), low)


@dataclass(frozen=True, slots=True)
class Run(Tally):
    """The longest run of consecutive ranks; the kind lies in one suit."""

    pile: Pile
    kind: Kind

    def count(self, winnings: Winnings) -> int:
        """How long it is."""
        held, length = winnings.piles[self.pile] & self.kind.cards, 0
        while held:
            held &= held << 1
            length += 1
        return length

    def found(self, winnings: Winnings) -> tuple[CardSet, ...]:
        """Each card of the highest run of that length."""
        held, length = winnings.piles[self.pile] & self.kind.cards, self.count(winnings)
        top = next(
            (card for card in reversed(DECK) if held >> (card + 1 - length) & ((1 << length) - 1) == (1 << length) - 1),
            0,
        )
        return tuple(card_set((DECK[top - each],)) for each in range(length))

    def noun(self, language: Language) -> str:
        """As in: Cards of that suit in a row among the cards you won."""
        return fill(CONSECUTIVE, language, pile=fill(PILES[self.pile], language), cards=self.kind.many(language))

    def ranged(self, low: int, high: int, language: Language) -> str:
        """Its length, as a clause."""
        return self.so_many(low, high, self.kind.many(language), language)

    def so_many(self, low: int, high: int, cards: str, language: Language) -> str:
        """The same of cards that are called otherwise."""
        pile = fill(HELD[self.pile], language)
        return fill(RUN, language, pile=pile, amount=amount(low, high, language), cards=cards)

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("run", (self.pile, self.kind.cards)),)

    def needed_for(self, low: int) -> Need:
        """So many of the suit."""
        return Need(self.pile, (self.kind.cards,), low)


@dataclass(frozen=True, slots=True)
class Climb(Tally):
    """Cards of a suit from its lowest up without a gap."""

    pile: Pile
    kind: Kind

    def count(self, winnings: Winnings) -> int:
        """How far it goes."""
        suit = self.kind.cards
        held = (winnings.piles[self.pile] & suit) // (suit & -suit)
        return (~held & (held + 1)).bit_length() - 1

    def found(self, winnings: Winnings) -> tuple[CardSet, ...]:
        """Each card of it."""
        lowest = members(self.kind.cards)[: self.count(winnings)]
        return tuple(card_set((each,)) for each in lowest)

    def noun(self, language: Language) -> str:
        """As in: Cards of Strings in a row from the lowest up among the cards you won."""
        return fill(FROM_THE_LOWEST, language, pile=fill(PILES[self.pile], language), cards=self.kind.many(language))

    def ranged(self, low: int, high: int, language: Language) -> str:
        """Its length, as a clause."""
        pile, cards = fill(HELD[self.pile], language), self.kind.many(language)
        return fill(CLIMB, language, pile=pile, amount=amount(low, high, language), cards=cards)

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("climb", (self.pile, self.kind.cards)),)

    def needed_for(self, low: int) -> Need:
        """The lowest of them."""
        return Need(self.pile, (card_set(members(self.kind.cards)[:low]),), low)
