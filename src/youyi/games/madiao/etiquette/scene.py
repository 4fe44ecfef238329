"""What a seat knew when it played a card: nothing else counts against it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from youyi.games.madiao.cards import ABOVE, NO_CARDS, SUIT_OF, Card, CardSet, Suit, card_set, one_suit
from youyi.games.madiao.position import SEATS, TRICKS, FaceUp, Laid, Playing
from youyi.kernel.seats import Seat

SHORT_OF_TENS = (Suit.W, Suit.S, Suit.C)
TENS = one_suit(Suit.T)


@dataclass(frozen=True, slots=True)
class Gates:
    """熟門、生門: what the leads so far make of the three suits but Tens."""

    familiar: tuple[Suit, ...]
    """正門: the first two that others than the banker led; the two others, if the banker led one before them."""
    strange: Suit | None
    """生門: the third, or the one that the banker led first; None while it is open which."""
    led: frozenset[Suit]
    """All that have been led."""

    @property
    def both_led(self) -> bool:
        """兩門已正: say whether both familiar suits have been led."""
        return self.strange is not None and self.led.issuperset(self.familiar)

    def cards(self) -> CardSet:
        """Gather the cards of the familiar suits."""
        gathered = 0
        for suit in self.familiar:
            gathered |= one_suit(suit)
        return CardSet(gathered)


def gates(banker: Seat, leads: tuple[FaceUp, ...]) -> Gates:
    """熟門: read the suits from the leads of a deal."""
    asked = [(lead.seat, SUIT_OF[lead.card]) for lead in leads if SUIT_OF[lead.card] is not Suit.T]
    led = frozenset(suit for _, suit in asked)
    if asked and asked[0][0] == banker:
        strange = asked[0][1]
        return Gates(tuple(suit for suit in SHORT_OF_TENS if suit is not strange), strange, led)
    familiar = tuple(dict.fromkeys(suit for seat, suit in asked if seat != banker))[:2]
    third = [suit for suit in SHORT_OF_TENS if suit not in familiar]
    return Gates(familiar, third[0] if len(third) == 1 else None, led)


@dataclass(frozen=True, slots=True)
class Scene:
    """One card as it was played, and what its owner could know."""

    banker: Seat
    laid: Laid
    trick: int
    """Number of the trick, 1 to 8."""
    dealt: CardSet
    hand: CardSet
    """The hand before the card was played."""
    before: tuple[Laid, ...]
    """What lay in the trick already."""
    winner: Seat
    """Who has won the trick in the end."""
    appeared: CardSet
    """What has lain face up in the deal, the exposed card included."""
    leads: tuple[FaceUp, ...]
    """The leads of the tricks before."""
    gates: Gates
    """What the suits were before the trick."""
    won: tuple[CardSet, ...]
    """What each seat had won before the trick."""
    best: FaceUp | None
    """The highest before the card was played; None for a lead."""

    @property
    def seat(self) -> Seat:
        """Who played the card."""
        return self.laid.seat

    @property
    def card(self) -> Card:
        """Which card was played."""
        return self.laid.card

    @property
    def leading(self) -> bool:
        """Whether the card opened the trick."""
        return not self.before

    @property
    def banks(self) -> bool:
        """Whether the seat banks."""
        return self.seat == self.banker

    @property
    def captures(self) -> bool:
        """Whether the card beat the highest."""
        return bool(self.before) and self.laid.face_up

    @property
    def spares(self) -> CardSet:
        """What else the seat could have played."""
        return CardSet(self.hand & ~(1 << self.card))

    @property
    def could_capture(self) -> bool:
        """Whether the hand held a card that beats the highest."""
        best = self.best
        # reading: 赤手八桌不上 may keep a seat without a won card from the last trick; it is never blamed there
        if best is None or (self.trick == TRICKS and not self.won[self.seat]):
            return False
        return bool(self.hand & ABOVE[best.card])


def scenes(playing: Playing) -> Iterator[Scene]:
    """Go through the cards of a deal as they were played."""
    dealt = [card_set(hand) for hand in playing.dealt.hands]
    hands, won = list(dealt), [NO_CARDS] * SEATS
    # reading: everyone has seen the exposed card, so it has appeared, whether or not another took its name
    appeared, leads = card_set([playing.dealt.exposed]), tuple[FaceUp, ...]()
    for number, trick in enumerate(playing.done, start=1):
        known, best = gates(playing.dealt.banker, leads), None
        for place, laid in enumerate(trick.laid):
            yield Scene(
                playing.dealt.banker, laid, number, dealt[laid.seat], hands[laid.seat], trick.laid[:place],
                trick.best.seat, appeared, leads, known, tuple(won), best,
            )  # fmt: skip
            hands[laid.seat] = CardSet(hands[laid.seat] & ~(1 << laid.card))
            if isinstance(laid, FaceUp):
                best, appeared = laid, CardSet(appeared | 1 << laid.card)
        leads += (FaceUp(trick.laid[0].seat, trick.led),)
        won[trick.best.seat] = CardSet(won[trick.best.seat] | 1 << trick.best.card)
