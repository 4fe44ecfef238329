"""Conditions on the ranks of cards in their suits."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.games.madiao.cards import ALL, DECK, NO_CARDS, RANK_OF, CardSet, Suit, card_set, members, one_suit
from youyi.games.madiao.conditions.condition import Condition, Need, Op, union
from youyi.games.madiao.conditions.kinds import Kind
from youyi.games.madiao.conditions.phrases import HELD, NOT, PILES, fill
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.games.madiao.winnings import Pile, Winnings
from youyi.kernel.names import Language

HIGHEST = TEXTS["highest"]
LOWEST = TEXTS["lowest"]
ALL_HIGHEST = TEXTS["all_highest"]
ALL_LOWEST = TEXTS["all_lowest"]
SAME_RANK = TEXTS["same_rank"]
SUITS = tuple(map(one_suit, Suit))


@dataclass(frozen=True, slots=True)
class Tops(Condition):
    """In every suit, what is held of this kind is its highest."""

    pile: Pile
    kind: Kind

    def holds(self, winnings: Winnings) -> bool:
        """Whether no card is missing above a held one."""
        pile = winnings.piles[self.pile]
        for suit in SUITS:
            all_of_it = self.kind.cards & suit
            held = all_of_it & pile
            if held and all_of_it & ~held >= held & -held:
                return False
        return pile != 0

    def proof(self, winnings: Winnings) -> CardSet:
        """All that is held of the kind."""
        return CardSet(winnings.piles[self.pile] & self.kind.cards) if self.holds(winnings) else NO_CARDS

    def speak(self, language: Language) -> str:
        """As in: The cards you were dealt are the highest of each suit."""
        return fill(
            ALL_HIGHEST if self.kind.cards == ALL else HIGHEST,
            language,
            pile=fill(PILES[self.pile], language),
            cards=self.kind.many(language),
        )

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("tops", (self.pile, self.kind.cards)),)

    @property
    def need(self) -> Need:
        """Of eight cards two at least are of one suit, and must be its two highest."""
        if self.pile is not Pile.DEALT or self.kind.cards != ALL:
            return Need(self.pile, (ALL,), 1)
        return Need(self.pile, tuple(card_set(members(suit)[-2:]) for suit in SUITS), 2)


@dataclass(frozen=True, slots=True)
class Bottoms(Condition):
    """In every suit, what is held of this kind is its lowest."""

    pile: Pile
    kind: Kind

    def holds(self, winnings: Winnings) -> bool:
        """Whether no card is missing below a held one."""
        pile = winnings.piles[self.pile]
        for suit in SUITS:
            all_of_it = self.kind.cards & suit
            held = all_of_it & pile
            missing = all_of_it & ~held
            if missing and held >= missing & -missing:
                return False
        return pile != 0

    def proof(self, winnings: Winnings) -> CardSet:
        """All that is held of the kind."""
        return CardSet(winnings.piles[self.pile] & self.kind.cards) if self.holds(winnings) else NO_CARDS

    def speak(self, language: Language) -> str:
        """As in: The cards you were dealt are the lowest of each suit."""
        return fill(
            ALL_LOWEST if self.kind.cards == ALL else LOWEST,
            language,
            pile=fill(PILES[self.pile], language),
            cards=self.kind.many(language),
        )

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("bottoms", (self.pile, self.kind.cards)),)

    @property
    def need(self) -> Need:
        """Of eight cards two at least are of one suit, and must be its two lowest."""
        if self.pile is not Pile.DEALT or self.kind.cards != ALL:
            return Need(self.pile, (ALL,), 1)
        return Need(self.pile, tuple(card_set(members(suit)[:2]) for suit in SUITS), 2)


@dataclass(frozen=True, slots=True)
class SameRank(Condition):
    """Four cards of one rank, one of each suit."""

    pile: Pile
    low: int
    high: int

    def holds(self, winnings: Winnings) -> bool:
        """Whether some rank fulfils it."""
        return bool(self.proof(winnings))

    def proof(self, winnings: Winnings) -> CardSet:
        """The four cards of every such rank."""
        held = winnings.piles[self.pile]
        return union(rank for rank in self._ranks() if held & rank == rank)

    def _ranks(self) -> tuple[CardSet, ...]:
        return tuple(
            card_set(card for card in DECK if RANK_OF[card] == rank) for rank in range(self.low, self.high + 1)
        )

    def speak(self, language: Language) -> str:
        """As in: You won four cards of one rank."""
        return fill(SAME_RANK, language, pile=fill(HELD[self.pile], language), low=self.low, high=self.high)

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def lower(self) -> tuple[Op, ...]:
        """Operations for each rank, joined by `or`."""
        ranks = self._ranks()
        return (*(Op("has", (self.pile, rank)) for rank in ranks), Op("any", (len(ranks),)))

    @property
    def need(self) -> Need:
        """The four cards of one of the ranks."""
        return Need(self.pile, self._ranks(), 4)
