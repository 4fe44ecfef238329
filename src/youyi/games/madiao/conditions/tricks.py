"""Words about tricks: who won how many, which card won when, and what it captured."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.games.madiao.cards import ALL, NO_CARDS, CardSet, card_set
from youyi.games.madiao.conditions.condition import Condition, Need, Op
from youyi.games.madiao.conditions.kinds import Kind
from youyi.games.madiao.conditions.phrases import NO_LIMIT, NOT, fill
from youyi.games.madiao.conditions.tally import Tally
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.games.madiao.winnings import PAR, Pile, Winnings
from youyi.kernel.names import Language, Words

TOOK = TEXTS["took"]
SHAPE = TEXTS["shape"]
AT_PAR = TEXTS["at_par"]
NOT_AT_PAR = TEXTS["not_at_par"]
"""How many won cards are 正本."""
UNFOUGHT = TEXTS["unfought"]
FOUGHT = TEXTS["fought"]
CAUGHT = TEXTS["caught"]
CATCHES = TEXTS["catches"]


@dataclass(frozen=True, slots=True)
class Took(Condition):
    """A card of this kind won this trick."""

    kind: Kind
    trick: int

    def holds(self, winnings: Winnings) -> bool:
        """Whether that trick was won with such a card."""
        return bool(self.proof(winnings))

    def proof(self, winnings: Winnings) -> CardSet:
        """The card that won it."""
        cards = self.kind.cards
        return card_set(won.card for won in winnings.won if won.trick == self.trick and cards >> won.card & 1)

    def speak(self, language: Language) -> str:
        """As in: You won trick 8 with a Ji."""
        return fill(TOOK, language, cards=self.kind.one(language), n=self.trick)

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("took", (self.kind.cards, self.trick)),)

    @property
    def need(self) -> Need:
        """A card of the kind."""
        return Need(Pile.WON, (self.kind.cards,), 1)


@dataclass(frozen=True, slots=True)
class Caught(Tally):
    """A led card was captured by a card of its suit, and the next card won is of a certain kind."""

    prey: Kind
    by: Kind
    then: Kind

    def found(self, winnings: Winnings) -> tuple[CardSet, ...]:
        """Each capturing card with the next card."""
        prey, by, then = self.prey.cards, self.by.cards, self.then.cards
        return tuple(
            card_set((won.card, after.card))
            for won, after in zip(winnings.won, winnings.won[1:], strict=False)
            if by >> won.card & 1 and then >> after.card & 1 and won.led is not None and prey >> won.led & 1
        )

    def noun(self, language: Language) -> str:
        """As in: Times that …."""
        return self._said(CATCHES, language)

    def speak(self, language: Language) -> str:
        """As in: A Ji was led, you captured it with a vice-Ji, and the next card you won is the Hundred."""
        return self._said(CAUGHT, language)

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def _said(self, words: Words, language: Language) -> str:
        prey, by, then = (each.one(language) for each in (self.prey, self.by, self.then))
        return fill(words, language, prey=prey, by=by, then=then)

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("caught", (self.prey.cards, self.by.cards, self.then.cards)),)

    def needed_for(self, low: int) -> Need:
        """The capturing cards."""
        return Need(Pile.WON, (self.by.cards,), max(low, 1))


@dataclass(frozen=True, slots=True)
class Shape(Condition):
    """This seat won `mine` tricks, and each other seat `others`."""

    mine: int
    others: int

    def holds(self, winnings: Winnings) -> bool:
        """Compare."""
        return winnings.tricks == (self.mine, self.others, self.others, self.others)

    def proof(self, winnings: Winnings) -> CardSet:
        """The cards won."""
        return winnings.piles[Pile.WON] if self.holds(winnings) else NO_CARDS

    def speak(self, language: Language) -> str:
        """As in: You won 5 tricks and each of the other three 1."""
        return fill(SHAPE, language, mine=self.mine, others=self.others)

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("shape", (self.mine, self.others, self.others, self.others)),)

    @property
    def need(self) -> Need:
        """As many won cards."""
        return Need(Pile.WON, (ALL,), self.mine)


@dataclass(frozen=True, slots=True)
class Unfought(Condition):
    """A dealt pattern ended play before it began."""

    def holds(self, winnings: Winnings) -> bool:
        """Whether tricks were played."""
        return not winnings.fought

    def proof(self, winnings: Winnings) -> CardSet:
        """No cards show it."""
        return NO_CARDS

    def speak(self, language: Language) -> str:
        """As in: A dealt pattern ended play before it began."""
        return fill(UNFOUGHT, language)

    def deny(self, language: Language) -> str:
        """As in: The deal is played."""
        return fill(FOUGHT, language)

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("unfought"),)


@dataclass(frozen=True, slots=True)
class Par(Condition):
    """正本: two cards or more are won."""

    def holds(self, winnings: Winnings) -> bool:
        """Count."""
        return len(winnings.won) >= PAR

    def proof(self, winnings: Winnings) -> CardSet:
        """Which cards they are does not matter."""
        return NO_CARDS

    def speak(self, language: Language) -> str:
        """As in: you are at par."""
        return fill(AT_PAR, language)

    def deny(self, language: Language) -> str:
        """As in: you are not at par."""
        return fill(NOT_AT_PAR, language)

    def lower(self) -> tuple[Op, ...]:
        """Count, then compare."""
        return Op("count", (Pile.WON, ALL)), Op("between", (PAR, NO_LIMIT))

    @property
    def need(self) -> Need:
        """As many won cards."""
        return Need(Pile.WON, (ALL,), PAR)
