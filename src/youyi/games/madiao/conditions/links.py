"""Words about cards linked in the order of winning: nothing green, or nothing but reds, between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from youyi.games.madiao.cards import ALL, BROCADE, NO_CARDS, RED, SUIT_OF, Card, CardSet, card_set
from youyi.games.madiao.conditions.condition import Condition, Need, Op, union
from youyi.games.madiao.conditions.kinds import Kind
from youyi.games.madiao.conditions.phrases import NOT, THEN, fill
from youyi.games.madiao.conditions.tally import Tally
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.games.madiao.winnings import Pile, Winnings
from youyi.kernel.names import Language, Words

NO_GREEN = TEXTS["no_green"]
REDS_ONLY = TEXTS["reds_only"]
WHATEVER = TEXTS["whatever"]
BETWEEN: dict[CardSet, Words] = {BROCADE: NO_GREEN, RED: REDS_ONLY, ALL: WHATEVER}
LINKED = TEXTS["linked"]
PAIRS = TEXTS["pairs"]
PAIRS_ACROSS = TEXTS["pairs_across"]
A_PAIR = TEXTS["a_pair"]
A_PAIR_ACROSS = TEXTS["a_pair_across"]
THE_FIRST_ONES_OWN = TEXTS["the_first_ones_own"]
WITHOUT: dict[CardSet, Words] = {
    BROCADE: TEXTS["without"],
    ALL: TEXTS["links.without"],
    RED: TEXTS["links.without_2"],
}
TOGETHER = TEXTS["together"]


def chain(order: tuple[Card, ...], kinds: tuple[CardSet, ...], through: CardSet) -> tuple[Card, ...] | None:
    """Find cards of these kinds in this order with nothing but `through` among them; the latest starts win."""
    reached: list[tuple[Card, ...] | None] = [None] * len(kinds)
    for card in order:
        before = reached
        reached = list(before) if through >> card & 1 else [None] * len(kinds)
        for place, cards in enumerate(kinds):
            so_far = () if place == 0 else before[place - 1]
            if cards >> card & 1 and so_far is not None:
                reached[place] = (*so_far, card)
        if reached[-1] is not None:
            return reached[-1]
    return None


@dataclass(frozen=True, slots=True)
class Linked(Condition):
    """Cards of these kinds were won in this order, with nothing but `through` between them."""

    kinds: tuple[Kind, ...]
    through: Kind

    def holds(self, winnings: Winnings) -> bool:
        """Follow every chain."""
        return chain(winnings.order, tuple(each.cards for each in self.kinds), self.through.cards) is not None

    def proof(self, winnings: Winnings) -> CardSet:
        """The cards that are linked."""
        return card_set(chain(winnings.order, tuple(each.cards for each in self.kinds), self.through.cards) or ())

    def speak(self, language: Language) -> str:
        """As in: You won a Ji, then the Hundred, with no green between."""
        cards = fill(THEN, language).join(each.one(language) for each in self.kinds)
        return fill(LINKED, language, cards=cards, between=fill(BETWEEN[self.through.cards], language))

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def lower(self) -> tuple[Op, ...]:
        """One step: what may lie between, then the kinds."""
        return (Op("linked", (self.through.cards, *(each.cards for each in self.kinds))),)

    @property
    def need(self) -> Need:
        """As many cards of those kinds."""
        return Need(Pile.WON, (union(each.cards for each in self.kinds),), len(self.kinds))


@dataclass(frozen=True, slots=True)
class Links(Tally):
    """Neighbours among the cards of a kind with nothing but `through` between them, and perhaps something in particular."""

    kind: Kind
    through: Kind
    across: Kind | None = None
    """What must lie between them; None if nothing must."""
    same_suit: bool = False
    """Whether what lies between must be of the first one's suit."""

    def found(self, winnings: Winnings) -> tuple[CardSet, ...]:
        """Each pair, with what lies between."""
        return tuple(self._pairs(winnings.order))

    def _pairs(self, order: tuple[Card, ...]) -> Iterator[CardSet]:
        kind, last = self.kind.cards, -1
        for place, card in enumerate(order):
            if kind >> card & 1:
                between = order[last + 1 : place]
                shown = self._across(order[last], between) if last >= 0 else None
                if shown is not None and all(self.through.cards >> each & 1 for each in between):
                    yield card_set((order[last], *shown, card))
                last = place

    def _across(self, first: Card, between: tuple[Card, ...]) -> tuple[Card, ...] | None:
        if self.across is None:
            return ()
        fitting = (each for each in between if self.across.cards >> each & 1)
        return tuple(each for each in fitting if not self.same_suit or SUIT_OF[each] is SUIT_OF[first]) or None

    def noun(self, language: Language) -> str:
        """As in: Pairs of successive Ji that you won with no green between."""
        return self._said(PAIRS, PAIRS_ACROSS, language)

    def speak(self, language: Language) -> str:
        """As in: You won two successive Ji with no green between."""
        return self._said(A_PAIR, A_PAIR_ACROSS, language)

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def _said(self, plainly: Words, across: Words, language: Language) -> str:
        cards, through = self.kind.many(language), self.through.cards
        if self.across is None:
            return fill(plainly, language, cards=cards, between=fill(BETWEEN[through], language))
        shown = self.across.one(language)
        own = fill(THE_FIRST_ONES_OWN, language, across=shown) if self.same_suit else shown
        return fill(across, language, cards=cards, across=own, without=fill(WITHOUT[through], language))

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        across = self.across.cards if self.across else NO_CARDS
        return (Op("links", (self.kind.cards, self.through.cards, across, int(self.same_suit))),)

    def needed_for(self, low: int) -> Need:
        """One card more than pairs."""
        return Need(Pile.WON, (self.kind.cards,), low + 1)


@dataclass(frozen=True, slots=True)
class Together(Condition):
    """All of these were drawn from the stock, with nothing but `through` from the first to the last."""

    kind: Kind
    through: Kind

    def holds(self, winnings: Winnings) -> bool:
        """Whether nothing else lies between the first and the last of them."""
        cards = self.kind.cards
        if winnings.piles[Pile.DRAWN] & cards != cards:
            return False
        places = [place for place, card in enumerate(winnings.drawn) if cards >> card & 1]
        allowed = cards | self.through.cards
        return all(allowed >> card & 1 for card in winnings.drawn[places[0] : places[-1]])

    def proof(self, winnings: Winnings) -> CardSet:
        """The cards themselves."""
        return self.kind.cards if self.holds(winnings) else NO_CARDS

    def speak(self, language: Language) -> str:
        """As in: You drew the three high Tens, with no green between."""
        between = fill(BETWEEN[self.through.cards], language)
        return fill(TOGETHER, language, cards=self.kind.every(language), between=between)

    def deny(self, language: Language) -> str:
        """The denial, as a clause."""
        return fill(NOT, language, it=self.speak(language))

    def lower(self) -> tuple[Op, ...]:
        """One step."""
        return (Op("together", (self.kind.cards, self.through.cards)),)

    @property
    def need(self) -> Need:
        """All of them."""
        return Need(Pile.DRAWN, (self.kind.cards,), self.kind.cards.bit_count())
