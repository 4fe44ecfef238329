"""斗牌: eight tricks, each card face up or face down."""

from __future__ import annotations

from collections.abc import Sequence

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import SUIT_OF, Card, CardSet, card_set
from youyi.games.madiao.context import RuleContext
from youyi.games.madiao.events import Captured, Discarded, DiscardedCard, Led, TrickWon
from youyi.games.madiao.play.dealing import playing
from youyi.games.madiao.play.evolve import DealScribe
from youyi.games.madiao.position import SEATS, FourCards, Playing, PlayKind, Trick, to_play
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.dealing import EighthTrickBar
from youyi.games.madiao.winnings import FourWinnings, Winnings, Won
from youyi.kernel.articles import enacts
from youyi.kernel.seats import Seat


def barred(rulings: Rulings, trick: int, tricks: int, won: int) -> bool:
    """赤手八桌不上: whether a seat with this number of won cards cannot capture in this trick of so many, counted from 1."""
    return (
        bare_handed(trick, tricks, won)
        and {EighthTrickBar.ON: True, EighthTrickBar.OFF: False}[rulings.eighth_trick_bar]
    )


def bare_handed(trick: int, tricks: int, won: int) -> bool:
    """赤手: whether this is the last of so many tricks, counted from 1, for a seat that has won no card."""
    return trick == tricks and not won


def beats(card: Card, best: Card) -> bool:
    """Whether a card is of the suit of a trick's best card and higher."""
    return card > best and SUIT_OF[card] is SUIT_OF[best]


@enacts(art.ORDER, art.SUITS, art.NO_DUTY)
def play_kind(rulings: Rulings, now: Playing, seat: Seat, card: Card) -> PlayKind:
    """發、捉、滅: what a card does when it is played now."""
    if not now.now.laid:
        return PlayKind.LEAD
    if not beats(card, now.now.best.card) or barred(rulings, len(now.done) + 1, now.dealt.tricks, len(now.won[seat])):
        return PlayKind.DISCARD
    return PlayKind.CAPTURE


def play_kind_for_certain(now: Playing, card: Card) -> PlayKind | None:
    """What a card of the seat to play does under any rulings; None where `eighth_trick_bar` decides it."""
    if not now.now.laid:
        return PlayKind.LEAD
    if not beats(card, now.now.best.card):
        return PlayKind.DISCARD
    return None if bare_handed(len(now.done) + 1, now.dealt.tricks, len(now.won[to_play(now)])) else PlayKind.CAPTURE


def play_card(context: RuleContext, scribe: DealScribe, card: Card) -> bool:
    """Play a card; says whether it ended the last trick."""
    now = playing(scribe)
    seat = to_play(now)
    match play_kind(context.rulings, now, seat, card):
        case PlayKind.LEAD:
            scribe.write(Led(seat, card, art.LEAD))
        case PlayKind.CAPTURE:
            scribe.write(Captured(seat, card, art.CAPTURE))
        case PlayKind.DISCARD:
            scribe.write(Discarded(seat, art.DISCARD), DiscardedCard(seat, card, art.SECRETS))
    if len(now.now.laid) + 1 < SEATS:
        return False
    best = playing(scribe).now.best
    number = len(now.done) + 1
    scribe.write(TrickWon(best.seat, best.card, number, art.WON))
    return number == now.dealt.tricks


def four_winnings(
    hands: FourCards, won: Sequence[tuple[Won, ...]], counts: Sequence[int], *, fought: bool
) -> FourWinnings:
    """The winnings of four seats from their dealt hands and won cards; `counts` are their tricks."""
    piles = [card_set(each.card for each in own) for own in won]
    east, north, west, south = (
        _winnings(Seat(seat), card_set(hands[seat]), won[seat], counts, piles, fought=fought) for seat in range(SEATS)
    )
    return east, north, west, south


def _winnings(
    seat: Seat, dealt: CardSet, won: tuple[Won, ...], counts: Sequence[int], piles: Sequence[CardSet], *, fought: bool
) -> Winnings:
    second, third, fourth = ((seat + step) % SEATS for step in range(1, SEATS))
    return Winnings(
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


def winnings_of(now: Playing) -> FourWinnings:
    """Gather what each seat has to show after the tricks that are done."""
    won: list[list[Won]] = [[] for _ in range(SEATS)]
    for number, trick in enumerate(now.done, start=1):
        won[trick.best.seat].append(won_card(number, trick))
    return four_winnings(now.dealt.hands, [tuple(own) for own in won], [len(own) for own in won], fought=True)
