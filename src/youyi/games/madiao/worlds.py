"""Deals that agree with all a seat has seen, each equally likely.

Unseen are the hands of the others, what they laid face down, and seven cards of the stock. A card laid face down
was not one that had to be shown: none of the suit led above the best so far. Nobody had a dealt pattern to show.
More is not known, since nobody must beat.

The cards that some place refuses are laid first: suit by suit, from the highest down, each into a place drawn
evenly from those that take it. A card's refusing places also refuse all higher cards of its suit, so how many
places take it depends only on what other suits have filled before; where that leaves more or fewer places than
the fewest that can be refused, the try is kept with a chance in proportion, and all deals come out alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from youyi.games.madiao.cards import ABOVE, NO_CARDS, SUIT_OF, Card, CardSet, Suit, card_set, members
from youyi.games.madiao.context import RuleContext
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.play.dealing import long_suit, substitutes
from youyi.games.madiao.play.evolve import changed
from youyi.games.madiao.play.tricks import barred
from youyi.games.madiao.position import (
    NO_TRICK,
    SEATS,
    Cards,
    Dealt,
    FaceDown,
    FaceUp,
    FourCards,
    Laid,
    Playing,
    Position,
    Trick,
    hand_of,
)
from youyi.games.madiao.view import Hidden, PlayingSeen, Seen, SeenTrick, View
from youyi.kernel.cards import Deal, Shuffle
from youyi.kernel.chance import Entropy
from youyi.kernel.seats import Seat, round_from


@dataclass(frozen=True, slots=True)
class Place:
    """Where an unseen card may lie: a discard, a hand, or the stock."""

    seat: Seat | None
    """None: the stock."""
    refuses: CardSet
    """Cards that cannot lie there, for they would have had to be shown."""


def retold(position: Position) -> tuple[Move, ...]:
    """The pack, as its cards are printed, and all cards played since; nothing before a deal or after it."""
    if not isinstance(position.phase, Playing):
        return ()
    playing = position.phase
    dealt = playing.dealt
    printed = {dealt.exposed: dealt.stock[-1], dealt.stock[-1]: dealt.exposed}  # 升代 has exchanged the two
    pack = (*(card for hand in dealt.hands for card in hand), *dealt.stock)
    laid = (each for trick in (*playing.done, playing.now) for each in trick.laid)
    return (Deal(tuple(printed.get(card, card) for card in pack)), *(Play(each.card) for each in laid))


def world(context: RuleContext, seen: View, entropy: Entropy) -> Position:
    """A random position that a view allows, each equally likely."""
    now = seen.phase
    if not isinstance(now, PlayingSeen):
        return Position(seen.deal, seen.purses, now)
    places, pool = places_of(context, seen.seat, now), unseen(context, now)
    while True:
        cards = assign_evenly(pool, [place.refuses for place in places], entropy)
        if cards is None:
            continue
        playing = _playing(context, seen.seat, now, cards)
        if _nothing_to_show(context, seen.seat, playing.dealt.hands):
            return Position(seen.deal, seen.purses, playing)


def places_of(context: RuleContext, looker: Seat | None, now: PlayingSeen) -> tuple[Place, ...]:
    """List the places of unseen cards: discards in the order of play, then hands, then the stock."""
    discards = (place for number, trick in enumerate(now.tricks, 1) for place in _discards(context, now, number, trick))
    hands = (
        Place(seat, NO_CARDS) for seat in round_from(Seat(0), SEATS) if seat != looker for _ in range(now.held[seat])
    )
    stock = context.pack.bit_count() - SEATS * hand_of(context.pack.bit_count())
    return (*discards, *hands, *(Place(None, NO_CARDS) for _ in range(stock - 1)))


def _discards(context: RuleContext, now: PlayingSeen, number: int, trick: SeenTrick) -> Iterator[Place]:
    """灭牌: a card laid face down was none of the suit led above the best so far."""
    best = trick.laid[0]
    for laid in trick.laid:
        if isinstance(laid, FaceUp):
            best = laid
        elif isinstance(laid, Hidden):
            assert isinstance(best, FaceUp)
            # Before the last trick ends, what a seat has won is what it had won when it played in it.
            free = barred(context.rulings, number, hand_of(context.pack.bit_count()), len(now.won[laid.seat]))
            yield Place(laid.seat, NO_CARDS if free else ABOVE[best.card])


def unseen(context: RuleContext, now: PlayingSeen) -> Cards:
    """List the cards that the looker has not seen, but for the last of the stock.

    The exposed card represents its substitute too: which of the two it is follows from where it lies.
    """
    shown = (laid.card for trick in now.tricks for laid in trick.laid if isinstance(laid, FaceUp))
    known = card_set((*now.dealt, *shown))
    last = _substitute(context, now.exposed)
    return members(CardSet(context.pack & ~known & ~(1 << last)))


def _substitute(context: RuleContext, exposed: Card) -> Card:
    """The card of the pack that takes the place of an exposed one; itself where there is none."""
    found = substitutes(context.rulings).get(exposed, exposed)
    return found if context.pack >> found & 1 else exposed


def assign_evenly(pool: Sequence[Card], refusing: Sequence[CardSet], entropy: Entropy) -> Cards | None:
    """Assign each card of the pool to a place that takes it, all ways equally likely; None for a rejected try.

    `refusing` says what each place refuses: of one suit, all cards above some card.
    """
    laid: list[Card | None] = [None] * len(refusing)
    free = list(range(len(refusing)))
    before, others = Suit.T, 0
    choosy = [card for card in pool if any(refuses >> card & 1 for refuses in refusing)]
    for number, card in enumerate(sorted(choosy, key=lambda card: (SUIT_OF[card].value, -card))):
        if SUIT_OF[card] is not before:
            before, others = SUIT_OF[card], number
        takes = [place for place in free if not refusing[place] >> card & 1]
        refusals = sum(refuses >> card & 1 for refuses in refusing)
        most = len(free) - max(0, refusals - others)
        if not takes or entropy.below(most) >= len(takes):
            return None
        place = takes[entropy.below(len(takes))]
        laid[place] = card
        free.remove(place)
    rest = tuple(card for card in pool if card not in choosy)
    for place, card in zip(free, Shuffle(rest).draw(entropy).cards, strict=True):
        laid[place] = card
    return tuple(card for card in laid if card is not None)


def _playing(context: RuleContext, looker: Seat | None, now: PlayingSeen, cards: Cards) -> Playing:
    """The deal with the unseen cards in these places."""
    rest = iter(cards)
    done = tuple(Trick(tuple(_laid(each, rest) for each in trick.laid)) for trick in now.tricks)
    hands: FourCards = ((), (), (), ())
    for seat in round_from(Seat(0), SEATS):
        held = now.hand if seat == looker else tuple(next(rest) for _ in range(now.held[seat]))
        hands = changed(hands, seat, held)
    dealt = _dealt(context, looker, now, done, hands, tuple(rest))
    leader = done[0].laid[0].seat if done else now.to_play
    in_progress = bool(now.tricks) and now.tricks[-1].winner is None
    whole, trick = (done[:-1], done[-1]) if in_progress else (done, NO_TRICK)
    return Playing(dealt, leader, whole, trick, hands, now.won)


def _laid(seen: Seen, rest: Iterator[Card]) -> Laid:
    return FaceDown(seen.seat, next(rest)) if isinstance(seen, Hidden) else seen


def _dealt(
    context: RuleContext, looker: Seat | None, now: PlayingSeen, done: Sequence[Trick], hands: FourCards, stock: Cards
) -> Dealt:
    played: list[list[Card]] = [[] for _ in range(SEATS)]
    for trick in done:
        for laid in trick.laid:
            played[laid.seat].append(laid.card)
    dealt: FourCards = ((), (), (), ())
    for seat in round_from(Seat(0), SEATS):
        dealt = changed(dealt, seat, now.dealt if seat == looker else (*hands[seat], *played[seat]))
    substitute = _substitute(context, now.exposed)
    turned = tuple(substitute if card == now.exposed else card for card in stock)
    last = now.exposed if now.exposed in stock else substitute
    return Dealt(now.banker, now.exposed, dealt, (*turned, last), hand_of(context.pack.bit_count()))


def _nothing_to_show(context: RuleContext, looker: Seat | None, hands: FourCards) -> bool:
    """Whether play would have begun with these hands."""
    if long_suit(context.rulings, hands) is not None:
        return False
    result = context.patterns.dealt_result
    return all(result(card_set(hand)) is None for seat, hand in enumerate(hands) if seat != looker)
