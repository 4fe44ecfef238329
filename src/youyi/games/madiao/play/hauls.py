"""What each seat has to show: its won cards, and how it won them."""

from __future__ import annotations

from collections.abc import Sequence

from youyi.games.madiao.cards import CardSet, card_set
from youyi.games.madiao.chong import FourHauls
from youyi.games.madiao.haul import Haul, Won
from youyi.games.madiao.position import SEATS, FourCards, Playing, Trick
from youyi.kernel.seats import Seat


def gathered(hands: FourCards, won: Sequence[tuple[Won, ...]], counts: Sequence[int], *, fought: bool) -> FourHauls:
    """Set out what four seats were dealt and have won; `counts` are their tricks."""
    piles = [card_set(each.card for each in own) for own in won]
    east, north, west, south = (
        _haul(Seat(seat), card_set(hands[seat]), won[seat], counts, piles, fought=fought) for seat in range(SEATS)
    )
    return east, north, west, south


def _haul(
    seat: Seat, dealt: CardSet, won: tuple[Won, ...], counts: Sequence[int], piles: Sequence[CardSet], *, fought: bool
) -> Haul:
    second, third, fourth = ((seat + step) % SEATS for step in range(1, SEATS))
    return Haul(
        seat=seat,
        dealt=dealt,
        won=won,
        tricks=(counts[seat], counts[second], counts[third], counts[fourth]),
        others=(piles[second], piles[third], piles[fourth]),
        fought=fought,
    )


def won_card(number: int, trick: Trick) -> Won:
    """上桌: what a won card has to show."""
    best = trick.best
    beaten = card_set(laid.card for laid in trick.laid if laid.face_up and laid.card != best.card)
    return Won(best.card, number, trick.led, beaten)


def hauls_of(now: Playing) -> FourHauls:
    """Gather what each seat has to show after the tricks that are done."""
    won: list[list[Won]] = [[] for _ in range(SEATS)]
    for number, trick in enumerate(now.done, start=1):
        won[trick.best.seat].append(won_card(number, trick))
    return gathered(now.dealt.hands, [tuple(own) for own in won], [len(own) for own in won], fought=True)
