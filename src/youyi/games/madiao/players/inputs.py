"""What the network of 馬吊 is told of a seat's situation, and of a card that the seat may play: which of its inputs are on.

The banker and the three have inputs of their own. All is drawn from the seat's view.
"""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.madiao import ABOVE, DECK, Card, CardSet
from youyi.games.madiao.numbering import VERSION as ACTIONS
from youyi.games.madiao.observations import VERSION as OBSERVATIONS
from youyi.games.madiao.position import HAND, SEATS
from youyi.games.madiao.situation import GATES, SUIT, Situation, captures, gates_in
from youyi.kernel.lab.adding import exact_sum

VERSION = "madiao-views-1"
"""Changes whenever an input changes its meaning."""
EXPECTED = {"inputs_version": VERSION, "actions": ACTIONS, "observations": OBSERVATIONS}
"""What the card of a network must say."""
CARDS, SUITS = len(DECK), len(GATES)

MANY_WON = 3
"""So many won cards, or more."""
COUNTS = MANY_WON + 1
OWN, BANKERS, OTHERS = range(3)
OWNERS = 3
"""Whose a won card is. What the three others won are `OTHERS` to the banker."""
SIDES = 2
"""Whether it is the banker, or not."""
LEAD, CAPTURE, CAPTURE_LAST, DISCARD = range(4)
KINDS = 4
"""What playing a card is: a lead, a capture that others may answer, the capture that ends the trick, a discard."""
SHORTFALLS = (0.0, 0.125, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
"""By how many points more than so many the heuristic player finds less for a card than for its best: classes of that."""
CLASSES = len(SHORTFALLS) + 1
MANY_THREATS = 7
THREATS = MANY_THREATS + 1
"""How many cards that are out beat the one that is played; more count as so many."""
MANY_LEFT = 3
LEFT = MANY_LEFT + 1
"""How many cards of its suit stay in hand; more count as so many."""

# Where each kind of input begins, of the situation first, then of a card.
BIAS = 0
IN_HAND = BIAS + 1
OUT = IN_HAND + CARDS
WON = OUT + CARDS
COUNTED = WON + OWNERS * CARDS
BANKER_AT = COUNTED + SEATS * COUNTS
TURN = BANKER_AT + SEATS
"""The cards in hand and the place in the trick."""
BEST = TURN + HAND * SEATS
"""The best card of the trick, and whether it is the banker's."""
TO_COME = BEST + SIDES * CARDS
FAMILIAR = TO_COME + 1
STRANGE = FAMILIAR + SUITS
LED = STRANGE + SUITS
BANKER_LED = LED + SUITS
LENGTHS = BANKER_LED + 1
"""The cards in hand of each suit."""
OWN_GATES = LENGTHS + SUITS * (HAND + 1)
MOST_GATES = OWN_GATES + SUITS + 1
"""In how many suits the looker has won a 錦, and whoever else has won in most."""
OF_SITUATION = MOST_GATES + SUITS + 1

PLAYED = OF_SITUATION
BEATEN_BY = PLAYED + KINDS * CARDS
AFTER = BEATEN_BY + KINDS * THREATS
"""How many cards the looker has won."""
HELD = AFTER + KINDS * COUNTS
AGAINST = HELD + KINDS * HAND
"""Whose the best card of the trick is, and how many cards it has won."""
SHORT = AGAINST + KINDS * SIDES * COUNTS
SUIT_LEFT = SHORT + KINDS * CLASSES
BEFORE_BANKER = SUIT_LEFT + KINDS * LEFT
"""Whether the banker plays later in the trick."""
BLOCK = BEFORE_BANKER + KINDS * SIDES
INPUTS = SIDES * BLOCK
"""Those of the three first, then those of the banker."""


def of_situation(situation: Situation) -> Iterator[int]:
    """The inputs that are on whatever card is played."""
    first = BLOCK * situation.banks
    yield first + BIAS
    yield from (first + IN_HAND + card for card in _cards(situation.hand))
    yield from (first + OUT + card for card in _cards(situation.out))
    for seat in range(SEATS):
        role = role_of(situation, seat)
        yield from (
            first + WON + owner_of(situation.banks, role) * CARDS + card for card in _cards(situation.piles[seat])
        )
        yield first + COUNTED + role * COUNTS + min(situation.counts[seat], MANY_WON)
    yield first + BANKER_AT + (situation.banker - situation.seat) % SEATS
    place = SEATS - 1 - situation.to_come
    yield first + TURN + (situation.cards_held - 1) * SEATS + place
    if situation.best is not None:
        yield first + BEST + (situation.best.seat == situation.banker) * CARDS + situation.best.card
    yield from (first + each for each in _of_gates(situation))


def _of_gates(situation: Situation) -> Iterator[int]:
    """Those that say how suits stand."""
    if situation.banker_to_come:
        yield TO_COME
    if situation.banker_has_led:
        yield BANKER_LED
    gates = situation.gates
    for nth, gate in enumerate(GATES):
        for kind, cards in ((FAMILIAR, gates.familiar), (STRANGE, gates.strange), (LED, gates.led)):
            if cards & gate:
                yield kind + nth
        yield LENGTHS + nth * (HAND + 1) + CardSet(situation.hand & gate).bit_count()
    won = [gates_in(pile) for pile in situation.piles]
    yield OWN_GATES + won[situation.seat]
    yield MOST_GATES + max(count for seat, count in enumerate(won) if seat != situation.seat)


def of_card(situation: Situation, card: Card, short: float) -> Iterator[int]:
    """The inputs that are on if a card is played; `short`: by how many points the heuristic player finds less for it than for its best."""
    first, kind = BLOCK * situation.banks, kind_of(situation, card)
    yield first + PLAYED + kind * CARDS + card
    yield first + BEATEN_BY + kind * THREATS + min(CardSet(situation.out & ABOVE[card]).bit_count(), MANY_THREATS)
    yield first + AFTER + kind * COUNTS + min(situation.counts[situation.seat], MANY_WON)
    yield first + HELD + kind * HAND + situation.cards_held - 1
    if situation.best is not None:
        seat = situation.best.seat
        against = (seat == situation.banker) * COUNTS + min(situation.counts[seat], MANY_WON)
        yield first + AGAINST + kind * SIDES * COUNTS + against
    yield first + SHORT + kind * CLASSES + exact_sum(short > each for each in SHORTFALLS)
    left = CardSet(situation.hand & SUIT[card]).bit_count() - 1
    yield first + SUIT_LEFT + kind * LEFT + min(left, MANY_LEFT)
    yield first + BEFORE_BANKER + kind * SIDES + situation.banker_to_come


def kind_of(situation: Situation, card: Card) -> int:
    """What playing a card is."""
    if situation.best is None:
        return LEAD
    if not captures(situation, card):
        return DISCARD
    return CAPTURE if situation.to_come else CAPTURE_LAST


def role_of(situation: Situation, seat: int) -> int:
    """Where a seat comes in the list of seats: the looker, the banker, then the others in their turn."""
    around, banker = (seat - situation.seat) % SEATS, (situation.banker - situation.seat) % SEATS
    return 1 if around and around == banker else around + (0 < around < banker)


def owner_of(banks: bool, role: int) -> int:
    """Whose the winnings of a seat are."""
    return OWN if not role else BANKERS if role == 1 and not banks else OTHERS


def _cards(cards: CardSet) -> Iterator[int]:
    rest = int(cards)
    while rest:
        yield (rest & -rest).bit_length() - 1
        rest &= rest - 1
