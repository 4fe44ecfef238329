"""What a seat knew when it played a card: nothing else counts against it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from youyi.games.madiao.cards import ABOVE, NO_CARDS, Card, CardSet, card_set
from youyi.games.madiao.offences.gates import SuitGates, gates
from youyi.games.madiao.position import SEATS, TRICKS, FaceUp, Laid, Playing
from youyi.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """One card as it was played, and what its owner could know."""

    banker: Seat
    laid: Laid
    trick: int
    """Number of the trick, from 1."""
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
    gates: SuitGates
    """What the suits were before the trick."""
    won: tuple[CardSet, ...]
    """What each seat had won before the trick."""
    best: FaceUp | None
    """The highest before the card was played; None for a lead."""
    tricks: int = TRICKS
    """How many the deal has."""

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
        if best is None or (self.trick == self.tricks and not self.won[self.seat]):
            return False
        return bool(self.hand & ABOVE[best.card])


def played_cards(playing: Playing) -> Iterator[PlayedCard]:
    """The cards of a deal as they were played."""
    dealt = [card_set(hand) for hand in playing.dealt.hands]
    hands, won = list(dealt), [NO_CARDS] * SEATS
    # reading: everyone has seen the exposed card, so it has appeared, whether or not another took its name
    appeared, leads = card_set([playing.dealt.exposed]), tuple[FaceUp, ...]()
    for number, trick in enumerate(playing.done, start=1):
        known, best = gates(playing.dealt.banker, leads), None
        for place, laid in enumerate(trick.laid):
            yield PlayedCard(
                playing.dealt.banker, laid, number, dealt[laid.seat], hands[laid.seat], trick.laid[:place],
                trick.best.seat, appeared, leads, known, tuple(won), best, playing.dealt.tricks,
            )  # fmt: skip
            hands[laid.seat] = CardSet(hands[laid.seat] & ~(1 << laid.card))
            if isinstance(laid, FaceUp):
                best, appeared = laid, CardSet(appeared | 1 << laid.card)
        leads += (FaceUp(trick.laid[0].seat, trick.led),)
        won[trick.best.seat] = CardSet(won[trick.best.seat] | 1 << trick.best.card)
