"""From the shuffled pack to the first lead: who banks, what is exposed and promoted, who leads."""

from __future__ import annotations

from functools import lru_cache

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import (
    FACE_DIGIT,
    FACE_NUMBER,
    JI,
    RANK_OF,
    SUBSTITUTE,
    SUIT_OF,
    Card,
    Suit,
)
from youyi.games.madiao.context import RuleContext
from youyi.games.madiao.events import (
    BankerSeated,
    CardExposed,
    DealBegan,
    DealVoided,
    PackDealt,
    PlayBegan,
    Promoted,
    Received,
)
from youyi.games.madiao.play.evolve import DealScribe
from youyi.games.madiao.position import SEATS, Cards, Four, FourCards, Playing, ToSeatBanker
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.dealing import (
    FirstBanker,
    FirstLeader,
    LastCardValue,
    NextBanker,
    PromotionOfJi,
    RedealFiveSuit,
    RemainderBase,
)
from youyi.kernel.articles import enacts
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat, next_seat, round_from

LONG_SUIT = 5
"""So many cards of one suit void a deal, where the custom is kept."""


def number_of(rulings: Rulings, card: Card) -> int:
    """底牌最後一張面值: the number of the exposed card from which a seat is computed."""
    match rulings.last_card_value:
        case LastCardValue.CS_RANK:
            return RANK_OF[card]
        case LastCardValue.FACE_DIGIT:
            return FACE_DIGIT[card]
        case LastCardValue.FACE_NUMBER:
            return FACE_NUMBER[card]


def remainder_seat(rulings: Rulings, card: Card) -> Seat:
    """除以四之餘數: the seat that the exposed card's number names."""
    remainder = number_of(rulings, card) % SEATS
    match rulings.remainder_base:
        case RemainderBase.ZERO_BASED:
            return Seat(remainder)
        case RemainderBase.ONE_BASED:
            return Seat((remainder - 1) % SEATS)


def exposed_names_banker(rulings: Rulings) -> bool:
    """首局庄家: whether the exposed card of the first deal seats the banker, or the table's terms do."""
    return {FirstBanker.REMAINDER_SEAT: True, FirstBanker.GIVEN: False}[rulings.first_banker]


def first_leader(rulings: Rulings, banker: Seat, exposed: Card) -> tuple[Seat, Reason]:
    """首輪出牌: who leads the first trick."""
    answer = rulings.first_leader
    match answer:
        case FirstLeader.BANKER_LEADS:
            return banker, art.BANKER_LEADS
        case FirstLeader.REMAINDER_SEAT:
            # reading: `remainder_base` speaks of the banker's seat alone
            return Seat(number_of(rulings, exposed) % SEATS), answer
        case FirstLeader.BANKER_PLUS_RANK_MINUS_1:
            return Seat((banker + RANK_OF[exposed] - 1) % SEATS), answer
        case FirstLeader.CLASSIC:
            return Seat((banker + FACE_DIGIT[exposed] - DIGIT_OF_BANKER) % SEATS), answer


DIGIT_OF_BANKER = 3
"""三七: the banker's own numbers; the seats after it have 四八, 一五九 and 二六."""


def next_banker(rulings: Rulings, banker: Seat, net: Four, last_winner: Seat | None) -> tuple[Seat, Reason] | None:
    """次局庄家: who banks next, None if the next exposed card will say.

    `last_winner` is the seat that won the eighth trick; None after a deal without tricks.
    """
    answer = rulings.next_banker
    match answer:
        case NextBanker.CS_HIGHEST_NET:
            best = [seat for seat in round_from(Seat(0), SEATS) if net[seat] == max(net)]
            return (best[0] if len(best) == 1 else banker), answer
        case NextBanker.ROTATE:
            return next_seat(banker, SEATS), answer
        case NextBanker.REMAINDER_EACH_DEAL:
            return None
        case NextBanker.WINNER_OF_LAST_TRICK:
            return (banker if last_winner is None else last_winner), answer


@lru_cache(maxsize=64)
def substitutes(rulings: Rulings) -> dict[Card, Card]:
    """升代: which card takes the place of an exposed one."""
    match rulings.promotion_of_ji:
        case PromotionOfJi.ON:
            return SUBSTITUTE
        case PromotionOfJi.OFF:
            return {exposed: taken for exposed, taken in SUBSTITUTE.items() if not JI >> exposed & 1}


@enacts(art.PROMOTION_TENS, art.EXCHANGED, art.NO_CASCADE)
def promoted(rulings: Rulings, exposed: Card, hands: FourCards) -> tuple[Seat, Card] | None:
    """Find whose card is promoted, and which; None if it lies in the stock or there is none."""
    substitute = substitutes(rulings).get(exposed)
    if substitute is not None:
        for seat, hand in enumerate(hands):
            if substitute in hand:
                return Seat(seat), substitute
    return None


def long_suit(rulings: Rulings, hands: FourCards) -> tuple[Seat, Suit] | None:
    """Find a hand whose suit is so long that the deal is void; None where the custom is not kept."""
    if not {RedealFiveSuit.ON: True, RedealFiveSuit.OFF: False}[rulings.redeal_five_suit]:
        return None
    for seat, hand in enumerate(hands):
        suits = [SUIT_OF[card] for card in hand]
        for suit in Suit:
            if suits.count(suit) >= LONG_SUIT:
                return Seat(seat), suit
    return None


def deal(context: RuleContext, scribe: DealScribe, order: Cards) -> bool:
    """分庄、發牌、升代: deal the pack. Returns whether the deal is valid; a void one is dealt again."""
    rulings, exposed = context.rulings, order[-1]
    scribe.write(DealBegan(scribe.position.deal + 1, art.SITTING), CardExposed(exposed, art.EXPOSED))
    if isinstance(scribe.position.phase, ToSeatBanker):
        scribe.write(BankerSeated(remainder_seat(rulings, exposed), art.FIRST_BANKER))
    scribe.write(PackDealt(order, art.DEAL))
    hands = playing(scribe).dealt.hands
    for seat in round_from(Seat(0), SEATS):
        scribe.write(Received(seat, hands[seat], art.DEAL))
    void = long_suit(rulings, hands)
    if void is not None:
        scribe.write(DealVoided(*void, RedealFiveSuit.ON))
        return False
    found = promoted(rulings, exposed, hands)
    if found is not None:
        seat, substitute = found
        scribe.write(Promoted(seat, substitute, exposed, art.PROMOTION))
    return True


def begin_play(context: RuleContext, scribe: DealScribe) -> None:
    """斗牌: nobody has shown a dealt pattern; someone leads."""
    dealt = playing(scribe).dealt
    scribe.write(PlayBegan(*first_leader(context.rulings, dealt.banker, dealt.exposed)))


def playing(scribe: DealScribe) -> Playing:
    """The deal in progress."""
    assert isinstance(scribe.position.phase, Playing)
    return scribe.position.phase
