"""What a seat of 馬吊 makes of its view: which cards may still beat one of its own, who plays after it, which gates are open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from youyi.games.madiao.cards import (
    ABOVE,
    ALL,
    BROCADE,
    DECK,
    FLAG,
    GREEN,
    NO_CARDS,
    SUIT_OF,
    Card,
    CardSet,
    Suit,
    one_suit,
)
from youyi.games.madiao.offences.gates import SuitGates, gates
from youyi.games.madiao.position import FaceUp, Four
from youyi.games.madiao.view import PlayingSeen, SeenTrick, View
from youyi.kernel.lab.adding import exact_sum
from youyi.kernel.seats import Seat

STOCK_UNSEEN = 7
"""Cards of the stock that nobody has seen."""
SUIT = tuple(one_suit(SUIT_OF[card]) for card in DECK)
"""For each card, all cards of its suit."""
TENS = one_suit(Suit.T)
GATES = tuple(map(one_suit, Suit))
GREEN_TENS = CardSet(GREEN & TENS)


@dataclass(frozen=True, slots=True)
class Situation:
    """What a seat knows when it must play a card."""

    seat: Seat
    banker: Seat
    hand: CardSet
    dealt: CardSet
    out: CardSet
    """Cards that another hand may hold."""
    shown: CardSet
    """Cards that have lain face up."""
    piles: tuple[CardSet, CardSet, CardSet, CardSet]
    """What each seat has won."""
    counts: Four
    """How many cards each seat has won."""
    best: FaceUp | None
    """The highest card of the trick; None when leading."""
    beaten: CardSet
    """What lay face up in the trick before it."""
    to_come: int
    """How many seats play after this one in the trick."""
    banker_to_come: bool
    share: float
    """The chance that a card which is out, and worth keeping, lies in a hand that plays after this one."""
    gates: SuitGates
    banker_has_led: bool

    @property
    def banks(self) -> bool:
        """Whether the looker is the banker."""
        return self.seat == self.banker

    @property
    def cards_held(self) -> int:
        """How many cards the looker holds: eight in the first trick, one in the last."""
        return self.hand.bit_count()


def mask(cards: Iterable[Card]) -> CardSet:
    """Gather cards, in the innermost loop."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return CardSet(bits)


def situation_of(view: View, stand_in: Mapping[Card, Card]) -> Situation:
    """What a player needs of a view; `stand_in` maps an exposed card to its substitute."""
    now, seat = view.phase, view.seat
    assert isinstance(now, PlayingSeen)
    assert seat is not None
    shown = mask(laid.card for trick in now.tricks for laid in trick.laid if isinstance(laid, FaceUp))
    dealt = mask(now.dealt)
    last = stand_in.get(now.exposed, now.exposed)  # either this card is the last of the stock, or both lie there
    trick = now.tricks[-1] if now.tricks and now.tricks[-1].winner is None else None
    after = () if trick is None else tuple(each.seat for each in trick.laid)
    coming = [each for each in range(len(now.held)) if each != seat and each not in after]
    east, north, west, south = now.won
    others = exact_sum(now.held) - now.held[seat]
    return Situation(
        seat=seat,
        banker=now.banker,
        hand=mask(now.hand),
        dealt=dealt,
        out=CardSet(ALL & ~(dealt | shown | 1 << last)),
        shown=shown,
        piles=(mask(east), mask(north), mask(west), mask(south)),
        counts=(len(east), len(north), len(west), len(south)),
        best=None if trick is None else best_of(trick),
        beaten=NO_CARDS if trick is None else beaten_in(trick),
        to_come=len(coming),
        banker_to_come=now.banker in coming,
        share=share_coming(exact_sum(now.held[each] for each in coming), others),
        gates=gates_seen(now, shown),
        banker_has_led=any(each.leader == now.banker for each in now.tricks),
    )


def share_coming(coming: int, others: int) -> float:
    """The share of cards in hands that play later, of all that others hold or nobody has seen of the stock."""
    return coming / (others + STOCK_UNSEEN)


def best_of(trick: SeenTrick) -> FaceUp:
    """Find the highest card of a trick in progress."""
    return next(laid for laid in reversed(trick.laid) if isinstance(laid, FaceUp))


def beaten_in(trick: SeenTrick) -> CardSet:
    """Gather what the highest card of a trick has beaten face up."""
    *beaten, _ = (laid.card for laid in trick.laid if isinstance(laid, FaceUp))
    return mask(beaten)


def gates_seen(now: PlayingSeen, shown: CardSet) -> SuitGates:
    """熟門生門 (`madiao.familiar_gates`), and 三花落盡 (`madiao.three_flowers`).

    Tens are familiar when Myriad, Thousand and Hundred have all lain face up.
    """
    leads = (trick.laid[0] for trick in now.tricks)
    found = gates(now.banker, (led for led in leads if isinstance(led, FaceUp)))
    return found if FLAG & ~shown else replace(found, familiar=CardSet(found.familiar | TENS))


def gates_in(pile: CardSet) -> int:
    """In how many suits a pile has a 錦, so how much of a four-gate is won."""
    brocade = pile & BROCADE
    return exact_sum(1 for gate in GATES if brocade & gate)


def best(situation: Situation) -> FaceUp:
    """The card to beat, and whose it is."""
    assert situation.best is not None
    return situation.best


def captures(situation: Situation, card: Card) -> bool:
    """Whether a card beats the best one."""
    return situation.best is not None and bool(ABOVE[situation.best.card] >> card & 1)


def threats(situation: Situation, card: Card) -> CardSet:
    """The cards that another hand may hold and that beat a card."""
    return CardSet(situation.out & ABOVE[card])
