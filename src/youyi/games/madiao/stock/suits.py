"""What 看冲 sees of one suit: masks of ranks, and the cards that count there."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.games.madiao.cards import BROCADE, DECK, RANK_OF, SUIT_OF, Card, CardSet, Suit, one_suit

JI_RANK = 1
VICE_JI_RANK = 2
JI_BIT = 1 << JI_RANK


def ranks(mask: int) -> tuple[int, ...]:
    """List the ranks of a mask, from the lowest.

    >>> ranks(0b1010)
    (1, 3)
    """
    return tuple(rank for rank in range(1, mask.bit_length()) if mask >> rank & 1)


@dataclass(frozen=True, slots=True)
class Gate:
    """One suit in 看冲: bit n of a mask is the card of rank n."""

    tens: bool
    shift: int
    """Where the suit begins in a set of cards."""
    size: int
    """How many cards the suit has."""
    top: int
    """Rank of the lowest 賞-class card: the 賞, but in the Tens the Hundred."""
    rewards: int
    """Cards of the 賞 class; in the Tens all three from the Hundred up."""
    shoulder: int
    """The 肩; in the Tens the 90."""
    brocade: int
    """Cards that are 錦."""
    anchors: int
    """Cards that can draw: 賞 class, 肩 and 極."""
    big_four: int
    """In the Tens the three flowers and the 20; nothing in other suits."""

    def of(self, gathered: int) -> int:
        """This suit's cards of a set, as a mask of ranks."""
        return (gathered >> self.shift & (1 << self.size) - 1) << 1

    def card(self, rank: int) -> Card:
        """The card of a rank."""
        return Card(self.shift + rank - 1)


def _gate(suit: Suit) -> Gate:
    cards = [each for each in DECK if SUIT_OF[each] is suit]
    tens, size, shift = suit is Suit.T, len(cards), min(cards)
    top = 9 if tens else size
    rewards, shoulder = sum(1 << rank for rank in range(top, size + 1)), 1 << top - 1
    brocade = (CardSet(BROCADE & one_suit(suit)) >> shift) << 1
    return Gate(tens, shift, size, top, rewards, shoulder, brocade, rewards | shoulder | JI_BIT,
                rewards | JI_BIT if tens else 0)  # fmt: skip


GATES: dict[Suit, Gate] = {suit: _gate(suit) for suit in Suit}
GATE_OF: tuple[Gate, ...] = tuple(GATES[SUIT_OF[each]] for each in DECK)
"""Each card's suit, as 看冲 looks at it."""
ANCHORS: tuple[int, ...] = tuple(
    sum(1 << each for each in DECK if SUIT_OF[each] is SUIT_OF[card] and GATE_OF[card].anchors >> RANK_OF[each] & 1)
    for card in DECK
)
"""For each card, those of its suit that could draw it: without one of them a seat gets nothing."""
