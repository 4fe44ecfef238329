"""十字之禁: when Tens, the Hundred, the Thousand and the Red Myriad should not be led."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import FLAG, REWARD, SHOULDER, SUIT_OF, Suit, card, named, one_suit
from youyi.games.madiao.offences.gates import TENS
from youyi.games.madiao.offences.played import PlayedCard
from youyi.kernel.articles import enacts

MYRIAD, THOUSAND, HUNDRED = card("Tw"), card("Tq"), card("Tb")
BOTH = named("Tw Tq")
BARRED = TENS & ~FLAG
"""What is barred: the 青 of the Tens and the 20."""
FIFTH_TRICK_HAND = 4
"""Cards in hand when the fifth trick begins."""
SEVENTH = 7


def leads_tens(played: PlayedCard) -> bool:
    """Whether the card is a lead in Tens."""
    return played.leading and SUIT_OF[played.card] is Suit.T


def holds_hundred(played: PlayedCard) -> bool:
    """百家: whether the seat still holds the Hundred."""
    return bool(played.hand >> HUNDRED & 1)


@enacts(art.THREE_FLOWERS)
def three_flowers_gone(played: PlayedCard) -> bool:
    """三花落盡: whether Myriad, Thousand and Hundred have all appeared."""
    return not FLAG & ~played.appeared


def guards_reward(played: PlayedCard) -> bool:
    """關真、關賞鬥十: little is left but Tens, and what is left waits for its moment."""
    rest = played.hand & ~TENS
    suits = {SUIT_OF[each] for each in range(rest.bit_length()) if rest >> each & 1}
    if rest.bit_count() <= 1:
        return True
    return len(suits) == 1 and bool(rest & REWARD) and not rest & SHOULDER


def tens_barred(played: PlayedCard) -> bool:
    """十子禁門: a 青 of the Tens or the 20 led before the three flowers are gone, by a seat without the Hundred."""
    if not leads_tens(played) or not BARRED >> played.card & 1 or holds_hundred(played):
        return False
    return not three_flowers_gone(played) and not guards_reward(played)


def hundred_without_reward(played: PlayedCard) -> bool:
    """無賞告百: Tens led by the seat with the Hundred, when it holds no 賞."""
    return leads_tens(played) and holds_hundred(played) and not played.hand & REWARD


def banker_has_led(played: PlayedCard) -> bool:
    """莊已發: Tens led by the seat with the Hundred, after a lead of the banker."""
    # reading: the banker itself is not meant; it could never be in time
    asked = leads_tens(played) and holds_hundred(played) and not played.banks
    return asked and any(lead.seat == played.banker for lead in played.leads)


def suits_settled(played: PlayedCard) -> bool:
    """兩門已正: Tens led by the seat with the Hundred, after both familiar suits were led."""
    return leads_tens(played) and holds_hundred(played) and played.gates.both_led


def hundred_unannounced(played: PlayedCard) -> bool:
    """不報百: the seat with the Hundred and a 賞 leads, may still lead Tens, and does not."""
    # reading: the banker, who is not bound to be in time, is not bound to announce either
    if not played.leading or played.banks or not holds_hundred(played) or SUIT_OF[played.card] is Suit.T:
        return False
    in_time = not played.gates.both_led and all(lead.seat != played.banker for lead in played.leads)
    return bool(played.hand & REWARD) and in_time


def excused(played: PlayedCard) -> bool:
    """末張、十字已盡: the last card, or the last Ten, may always be led."""
    return not played.spares & TENS


def leads_great(played: PlayedCard) -> bool:
    """提萬、提千: whether Myriad or Thousand is led without need."""
    return played.leading and bool(BOTH >> played.card & 1) and not excused(played)


def both_led(played: PlayedCard) -> bool:
    """提盡萬千: the Red Myriad and the Thousand both led away."""
    if not leads_great(played):
        return False
    other = THOUSAND if played.card == MYRIAD else MYRIAD
    return any(lead.seat == played.seat and lead.card == other for lead in played.leads)


def thousand_first(played: PlayedCard) -> bool:
    """倒提千萬: the Thousand led while the Red Myriad is in hand."""
    return played.leading and played.card == THOUSAND and bool(played.hand >> MYRIAD & 1)


def lone_thousand(played: PlayedCard) -> bool:
    """闖千: the Thousand led by a seat that was never dealt the Red Myriad."""
    return leads_great(played) and played.card == THOUSAND and not played.dealt >> MYRIAD & 1


def myriad_too_early(played: PlayedCard) -> bool:
    """五桌提萬: the Red Myriad led with four cards in hand."""
    early = played.hand.bit_count() == FIFTH_TRICK_HAND
    return leads_great(played) and played.card == MYRIAD and early


def wait_for_seventh(played: PlayedCard) -> bool:
    """七輪後提萬千: the Red Myriad or the Thousand led before the seventh trick."""
    return leads_great(played) and played.trick < SEVENTH


def myriad_not_led(played: PlayedCard) -> bool:
    """不立萬: a lower Ten led while Myriad and Thousand are in hand."""
    return leads_tens(played) and not BOTH >> played.card & 1 and not BOTH & ~played.hand


def reward_not_led(played: PlayedCard) -> bool:
    """不立賞: a suit led, but not its 賞, while 賞 and 肩 of it are in hand."""
    suit = one_suit(SUIT_OF[played.card])
    if not played.leading or suit == TENS:
        return False
    held = (REWARD | SHOULDER) & suit
    return not held & ~played.hand and not REWARD >> played.card & 1
