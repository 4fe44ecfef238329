"""Faults in play, in kernels: the triggers of `offences.tens` and `offences.suits` that can cost anything."""

from __future__ import annotations

from typing import NamedTuple

from youyi.compiled.bits import how_many
from youyi.compiled.jit import inlined, part
from youyi.games.madiao.cards import BROCADE, FLAG, GREEN, JI, REWARD, SHOULDER, VICE_JI
from youyi.games.madiao.fast.layout import SUITS
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.offences.gates import TENS
from youyi.games.madiao.offences.suits import FULL_HAND_FOR_HASTE
from youyi.games.madiao.offences.tens import BARRED, BOTH, FIFTH_TRICK_HAND, HUNDRED, MYRIAD, THOUSAND
from youyi.games.madiao.position import TRICKS
from youyi.games.madiao.winnings import PAR


class Known(NamedTuple):
    """One card as it was played, and what its owner could know. Sets of cards have a bit for each."""

    seat: int
    banker: int
    card: int
    trick: int
    """Counted from 1."""
    place: int
    """How many cards lay in the trick already."""
    up: int
    """Whether it lies face up."""
    dealt: int
    hand: int
    won: int
    before: int
    """Cards that lay face up in the trick."""
    banker_before: int
    """Whether the banker had played in it."""
    best: int
    """The highest so far; without meaning for a lead."""
    best_seat: int
    best_won: int
    """How many cards its owner had won."""
    winner: int
    appeared: int
    banker_led: int
    own_leads: int
    familiar: int
    strange: int
    led: int


@inlined
def one_suit_only(t: Tables, cards: int) -> bool:
    """Whether cards are all of one suit, and there are some."""
    suits = 0
    for suit in range(SUITS):
        suits += int(cards & t.suits[suit] != 0)
    return suits == 1


@part
def both_settled(k: Known) -> bool:
    """兩門已正."""
    return k.strange != 0 and not k.familiar & ~k.led


@part
def awaits_shoulder(t: Tables, cards: int) -> bool:
    """關賞: one suit only, with its 賞 and without its 肩."""
    return one_suit_only(t, cards) and cards & REWARD != 0 and not cards & SHOULDER


@part
def leads_great(k: Known) -> bool:
    """提萬、提千: whether Myriad or Thousand is led without need."""
    return not k.place and BOTH >> k.card & 1 != 0 and k.hand & ~(1 << k.card) & TENS != 0


@inlined
def fault_in_tens(t: Tables, k: Known) -> bool:
    """Faults of a lead in Tens: 十子禁門, 無賞告百, 莊已發, 兩門已正, 不立萬."""
    holds_hundred = k.hand >> HUNDRED & 1
    if not holds_hundred and BARRED >> k.card & 1 and FLAG & ~k.appeared:
        rest = k.hand & ~TENS
        if how_many(rest) > 1 and not awaits_shoulder(t, rest):
            return True
    if holds_hundred and (not k.hand & REWARD or both_settled(k) or (k.seat != k.banker and k.banker_led)):
        return True
    return not BOTH >> k.card & 1 and not BOTH & ~k.hand


@inlined
def fault_in_great(k: Known) -> bool:
    """Faults of a lead of Myriad or Thousand: 提盡萬千, 倒提千萬, 闖千, 五桌提萬."""
    if k.card == THOUSAND and k.hand >> MYRIAD & 1:
        return True
    if not leads_great(k):
        return False
    if k.own_leads & BOTH & ~(1 << k.card) or (k.card == THOUSAND and not k.dealt >> MYRIAD & 1):
        return True
    return k.card == MYRIAD and how_many(k.hand) == FIFTH_TRICK_HAND


@inlined
def fault_in_suits(t: Tables, k: Known) -> bool:
    """Faults of a lead in another suit: 不報百, 不立賞, 開三, 原門出盡."""
    suit = t.suits[t.suit_of[k.card]]
    high = (REWARD | SHOULDER) & suit
    if not high & ~k.hand and not REWARD >> k.card & 1:
        return True
    if k.seat == k.banker:
        return False
    if k.hand >> HUNDRED & 1 and k.hand & REWARD and not both_settled(k) and not k.banker_led:
        return True
    held = k.hand & k.familiar
    if k.strange >> k.card & 1:
        return held & ~(REWARD | VICE_JI) != 0 and not awaits_shoulder(t, held)
    return k.familiar >> k.card & 1 != 0 and how_many(held & suit) == 1 and another_long(t, held)


@inlined
def another_long(t: Tables, held: int) -> bool:
    """Whether there are several cards of some suit."""
    for suit in range(SUITS):
        if how_many(held & t.suits[suit]) > 1:
            return True
    return False


@part
def fault_in_leading(t: Tables, k: Known) -> bool:
    """Whether a lead is a fault that costs."""
    if TENS >> k.card & 1:
        return fault_in_tens(t, k) or (BOTH >> k.card & 1 != 0 and fault_in_great(k))
    return fault_in_suits(t, k)


@part
def fault_in_following(t: Tables, k: Known) -> bool:
    """Whether a capture or a discard is a fault that costs: 漏莊, 縱趣, 縱百, 放功千, 急捉."""
    able = (k.trick != TRICKS or k.won != 0) and k.hand & t.above[k.best] != 0
    let_through = able and not k.up and k.seat != k.banker and k.winner == k.best_seat
    if let_through and (k.best_seat == k.banker or JI >> k.best & 1 or k.best == HUNDRED):
        return True
    if able and k.best == THOUSAND and k.card != MYRIAD and k.before >> HUNDRED & 1:
        return True
    return not k.hand & BOTH and made_in_haste(t, k)


@part
def made_in_haste(t: Tables, k: Known) -> bool:
    """急捉: another's 青 captured after the banker had played, though the seat could discard."""
    if not k.place or not k.up or not k.banker_before or k.best_seat == k.banker:
        return False
    if not GREEN & ~TENS & 1 << k.best or k.best_won >= PAR or how_many(k.hand) <= FULL_HAND_FOR_HASTE:
        return False
    if not k.hand & ~(1 << k.card) & GREEN:
        return False
    brocade = (k.hand | k.won) & BROCADE
    for suit in range(SUITS):
        if not brocade & t.suits[suit]:
            return True
    return False
