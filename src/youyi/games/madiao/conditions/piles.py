"""The words as rows are written with them: `WON.has(TB)`, `suits(2, …)`."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.games.madiao.cards import BROCADE
from youyi.games.madiao.conditions.condition import Condition
from youyi.games.madiao.conditions.holding import Climb, Count, Has, Meets, Only, Run
from youyi.games.madiao.conditions.kinds import Cards, kind
from youyi.games.madiao.conditions.links import Linked, Links, Together
from youyi.games.madiao.conditions.order import Beside, Ends, FirstOf, Next, Opens
from youyi.games.madiao.conditions.ranks import Bottoms, SameRank, Tops
from youyi.games.madiao.conditions.tally import Tally
from youyi.games.madiao.conditions.tricks import Caught, Par, Shape, Took, Unfought
from youyi.games.madiao.winnings import Pile


@dataclass(frozen=True, slots=True)
class CardsOf:
    """What can be said of a pile, whatever the order of its cards."""

    pile: Pile

    def has(self, cards: Cards) -> Condition:
        """All of these are there."""
        return Has(self.pile, kind(cards))

    def meets(self, cards: Cards) -> Condition:
        """At least one of these is there."""
        return Meets(self.pile, kind(cards))

    def only(self, cards: Cards) -> Condition:
        """Nothing else is there."""
        return Only(self.pile, kind(cards))

    def count(self, cards: Cards) -> Tally:
        """How many of these are there."""
        return Count(self.pile, kind(cards))

    def run(self, cards: Cards) -> Tally:
        """How many of these are there in consecutive ranks."""
        return Run(self.pile, kind(cards))

    def climb(self, cards: Cards) -> Tally:
        """How many of these are there from the lowest up without a gap."""
        return Climb(self.pile, kind(cards))

    def tops(self, cards: Cards) -> Condition:
        """In every suit, what is there of these is its highest."""
        return Tops(self.pile, kind(cards))

    def bottoms(self, cards: Cards) -> Condition:
        """In every suit, what is there of these is its lowest."""
        return Bottoms(self.pile, kind(cards))

    def same_rank(self, low: int, high: int) -> Condition:
        """Four cards of one of these ranks, one of each suit."""
        return SameRank(self.pile, low, high)


DEALT, WON, DRAWN, ALL_CARDS, OTHERS = map(CardsOf, Pile)
UNFOUGHT: Condition = Unfought()
AT_PAR: Condition = Par()


def opens(*cards: Cards) -> Condition:
    """The first cards won, in order."""
    return Opens(tuple(map(kind, cards)))


def ends(cards: Cards) -> Condition:
    """The last card won."""
    return Ends(kind(cards))


def first_of(among: Cards, cards: Cards) -> Condition:
    """The first won of a kind."""
    return FirstOf(kind(among), kind(cards))


def followed(one: Cards, then: Cards) -> Tally:
    """One kind won, and right after it another."""
    return Next(kind(one), kind(then))


def beside(one: Cards, other: Cards) -> Condition:
    """Two cards won one right after the other, in either order."""
    return Beside(kind(one), kind(other))


def linked(*cards: Cards, through: Cards = BROCADE) -> Condition:
    """Won in this order with nothing but `through` between."""
    return Linked(tuple(map(kind, cards)), kind(through))


def links(cards: Cards, *, across: Cards | None = None, same_suit: bool = False, through: Cards = BROCADE) -> Tally:
    """Neighbours of a kind with nothing but `through` between."""
    return Links(kind(cards), kind(through), None if across is None else kind(across), same_suit)


def together(cards: Cards, *, through: Cards = BROCADE) -> Condition:
    """All drawn from the stock with nothing but `through` from the first to the last."""
    return Together(kind(cards), kind(through))


def took(cards: Cards, trick: int) -> Condition:
    """A card of this kind won this trick."""
    return Took(kind(cards), trick)


def caught(prey: Cards, by: Cards, then: Cards) -> Tally:
    """A led card captured, and the next card won."""
    return Caught(kind(prey), kind(by), kind(then))


def shape(mine: int, others: int) -> Condition:
    """How many tricks this seat won, and each other seat."""
    return Shape(mine, others)
