"""熟門、生門: what the leads of a deal make of the three suits but Tens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import ALL, DECK, NO_CARDS, SUIT_OF, CardSet, Suit, one_suit
from youyi.games.madiao.position import FaceUp
from youyi.kernel.articles import enacts
from youyi.kernel.seats import Seat

TENS = one_suit(Suit.T)
SUIT_CARDS: tuple[CardSet, ...] = tuple(one_suit(SUIT_OF[card]) for card in DECK)
"""For each card, all cards of its suit."""


@dataclass(frozen=True, slots=True)
class SuitGates:
    """The standing of the suits but Tens, each as all of its cards."""

    familiar: CardSet
    """正門: the first two suits that others than the banker led; the two others, if the banker led one before them."""
    strange: CardSet
    """生門: the third suit, or the one that the banker led first; empty while it is open which."""
    led: CardSet
    """Every suit that has been led."""

    @property
    def both_led(self) -> bool:
        """兩門已正: whether both familiar suits are known and have been led."""
        return bool(self.strange) and not self.familiar & ~self.led


@enacts(art.FAMILIAR_GATES)
def gates(banker: Seat, leads: Iterable[FaceUp]) -> SuitGates:
    """Standing of the suits after the leads of a deal (`madiao.familiar_gates`).

    The banker decides only with the first lead of all; a suit that the banker opens later is neither familiar nor
    strange by that.
    """
    familiar, strange, led = NO_CARDS, NO_CARDS, NO_CARDS
    for lead in leads:
        suit = SUIT_CARDS[lead.card]
        if suit == TENS:
            continue
        if lead.seat == banker:
            if not led:
                familiar, strange = CardSet(ALL & ~TENS & ~suit), suit
        elif not strange and not familiar & suit:
            strange = CardSet(ALL & ~TENS & ~familiar & ~suit) if familiar else NO_CARDS
            familiar = CardSet(familiar | suit)
        led = CardSet(led | suit)
    return SuitGates(familiar, strange, led)
