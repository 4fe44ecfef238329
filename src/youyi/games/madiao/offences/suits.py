"""門次: which suits others than the banker should lead, whom they should stop, and what they should discard."""

from __future__ import annotations

from youyi.games.madiao.cards import (
    ABOVE,
    BROCADE,
    GREEN,
    JI,
    NO_CARDS,
    RED,
    REWARD,
    SHOULDER,
    SUIT_OF,
    VICE_JI,
    Card,
    CardSet,
    Suit,
    card,
    members,
    one_suit,
)
from youyi.games.madiao.offences.gates import SUIT_CARDS, TENS
from youyi.games.madiao.offences.played import PlayedCard
from youyi.games.madiao.offences.tens import BOTH, HUNDRED, MYRIAD, THOUSAND
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.winnings import PAR

LADY = card("T20")
FULL_HAND_FOR_HASTE = 3
"""With no more cards in hand than these a capture is never hasty."""


def third_gate(played: PlayedCard) -> bool:
    """開三: the strange suit led by one who holds a card of a familiar one and does not bank."""
    if not played.leading or played.banks or not played.gates.strange >> played.card & 1:
        return False
    return bool(played.hand & played.gates.familiar) and not keeps_guard(played)


def keeps_guard(played: PlayedCard) -> bool:
    """關肩、關趣、關真、關賞: the familiar cards in hand are kept to stop another's."""
    # reading: a 賞 stops the 肩 and a 副極 the 極 of its suit; a 賞 without its 肩 waits for it
    familiar = played.hand & played.gates.familiar
    return not familiar & ~(REWARD | VICE_JI) or bool(
        len({SUIT_OF[each] for each in members(CardSet(familiar))}) == 1
        and familiar & REWARD
        and not familiar & SHOULDER
    )


def last_of_suit(played: PlayedCard) -> bool:
    """原門出盡: the last card of a familiar suit led away, with a familiar suit of several cards in hand."""
    # reading: the order of suits does not bind the banker, and who has only last cards has no choice
    if not played.leading or played.banks or not played.gates.familiar >> played.card & 1:
        return False
    held = CardSet(played.hand & played.gates.familiar)
    alone = (held & SUIT_CARDS[played.card]).bit_count() == 1
    return alone and any((held & one_suit(suit)).bit_count() > 1 for suit in Suit)


def lets_through(played: PlayedCard) -> bool:
    """能捉不捉: a seat that does not bank, could beat the highest, and did not; the highest has won the trick."""
    # reading: a card that is beaten later in the trick was not let through
    best = played.best
    return (
        best is not None
        and not played.banks
        and not played.captures
        and played.could_capture
        and played.winner == best.seat
    )


def banker_slips(played: PlayedCard) -> bool:
    """漏莊: the banker let through."""
    return lets_through(played) and played.best is not None and played.best.seat == played.banker


def banker_passed_by(played: PlayedCard) -> bool:
    """漏莊, as it was taught: before the banker has played, a great card or the highest left held back."""
    best = played.best
    if best is None or played.banks or played.captures or not played.could_capture:
        return False
    if any(laid.seat == played.banker for laid in played.before):
        return False
    return any(great(played, each) for each in members(CardSet(played.hand & ABOVE[best.card])))


def great(played: PlayedCard, card: Card) -> bool:
    """大張、真張: a 賞 or a 肩, or the highest of its suit that has not appeared."""
    return bool((REWARD | SHOULDER) >> card & 1) or not ABOVE[card] & ~(played.appeared | played.hand)


def banker_indulged(played: PlayedCard) -> bool:
    """縱莊, as it was taught: the banker wins with a great card, or one plays last, and is not captured."""
    best = played.best
    if best is None or best.seat != played.banker or played.captures or not played.could_capture:
        return False
    return bool((REWARD | SHOULDER) >> best.card & 1) or len(played.before) == SEATS - 1


def ji_indulged(played: PlayedCard) -> bool:
    """縱趣: a led 極 let through, not the banker's."""
    best = played.best
    return lets_through(played) and best is not None and best.seat != played.banker and bool(JI >> best.card & 1)


def hundred_indulged(played: PlayedCard) -> bool:
    """縱百: the Hundred let through, not the banker's."""
    best = played.best
    return lets_through(played) and best is not None and best.seat != played.banker and best.card == HUNDRED


def merit_released(played: PlayedCard) -> bool:
    """放功千: the Thousand has captured the Hundred, and the holder of the Red Myriad lets it win."""
    best = played.best
    if best is None or best.card != THOUSAND or not played.could_capture or played.card == MYRIAD:
        return False
    return any(laid.face_up and laid.card == HUNDRED for laid in played.before)


def hasty_capture(played: PlayedCard) -> bool:
    """急捉: a capture made in haste by a seat without Myriad and Thousand."""
    return made_in_haste(played) and not played.hand & BOTH


def made_in_haste(played: PlayedCard) -> bool:
    """Whether another's 青 was captured after the banker had played, though the seat could discard."""
    best = played.best
    if best is None or not played.captures or played.banker in (played.seat, best.seat):
        return False
    of_no_weight = bool(GREEN & ~TENS & 1 << best.card) and played.won[best.seat].bit_count() < PAR
    return of_no_weight and any(laid.seat == played.banker for laid in played.before) and has_leisure(played)


def has_leisure(played: PlayedCard) -> bool:
    """Whether a seat could as well have discarded: it has more than three cards, other 青, and no four-gate."""
    if played.hand.bit_count() <= FULL_HAND_FOR_HASTE or not played.spares & GREEN:
        return False
    # reading: a four-gate is in sight when the cards won and held have a 錦 of every suit
    brocade = (played.hand | played.won[played.seat]) & BROCADE
    return any(not brocade & one_suit(suit) for suit in Suit)


def discard_order(played: PlayedCard) -> bool:
    """滅牌次序: a card discarded while a cheaper one is in hand, the last Ten while the 20 is out, Myriad or Thousand early."""
    if played.leading or played.captures:
        return False
    if BOTH >> played.card & 1:
        return bool(played.spares & ~BOTH)
    kept = last_ten(played)
    if kept >> played.card & 1:
        return bool(played.spares & GREEN)
    cheaper = [
        each for each in members(CardSet(played.spares & ~kept)) if price(played, each) < price(played, played.card)
    ]
    return bool(cheaper) and not played.banks and not RED >> played.card & 1


def last_ten(played: PlayedCard) -> CardSet:
    """Gather the one 青 of the Tens that is kept while the 20 is out; nothing if there are more, or other Tens."""
    tens = CardSet(played.hand & TENS)
    kept = tens.bit_count() == 1 and tens & GREEN and not played.appeared >> LADY & 1
    return tens if kept else NO_CARDS


def price(played: PlayedCard, card: Card) -> int:
    """十、生、極、熟: rank a card by when it should be discarded; a red goes after all."""
    # reading: until the strange suit is known, every suit not yet familiar passes for it
    if JI >> card & 1:
        return 2
    if RED >> card & 1:
        return 4
    if TENS >> card & 1:
        return 0
    return 3 if played.gates.familiar >> card & 1 else 1
