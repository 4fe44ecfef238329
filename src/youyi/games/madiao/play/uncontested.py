"""斗前色樣: a dealt pattern ends the deal before a card is played."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import JI, Card, card_set
from youyi.games.madiao.context import RuleContext
from youyi.games.madiao.events import HandShown
from youyi.games.madiao.payments import FourScored, dealt_payments
from youyi.games.madiao.play.dealing import playing
from youyi.games.madiao.play.evolve import DealScribe
from youyi.games.madiao.play.settlement import end_deal, settle_stock, write_payments
from youyi.games.madiao.play.tricks import four_winnings
from youyi.games.madiao.position import SEATS, Cards, FourCards
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.dealt import PredealJiNoChong, PredealPlayers
from youyi.games.madiao.winnings import FourWinnings, Won
from youyi.kernel.articles import enacts
from youyi.kernel.seats import Seat, round_from


def dealt_patterns(context: RuleContext, hands: FourCards) -> FourScored:
    """The dealt pattern of each hand, after 升代; None for a hand without."""
    result = context.patterns.dealt_result
    east, north, west, south = (result(card_set(hand)) for hand in hands)
    return east, north, west, south


@enacts(art.ALL_HOLDERS)
def scorers(rulings: Rulings, banker: Seat, shown: FourScored) -> FourScored:
    """The patterns that count: everybody's, or the first in play order from the banker or from the first seat."""
    match rulings.predeal_players:
        case PredealPlayers.ALL_SCORE:
            return shown
        case PredealPlayers.FIRST_ONLY:
            begin = banker
        case PredealPlayers.FIRST_FROM_SEAT_0:
            begin = Seat(0)
    first = next((seat for seat in round_from(begin, SEATS) if shown[seat] is not None), None)
    east, north, west, south = (each if seat == first else None for seat, each in enumerate(shown))
    return east, north, west, south


@enacts(art.SHOW_HANDS)
def settle_uncontested(context: RuleContext, scribe: DealScribe, shown: FourScored) -> None:
    """免斗: who shows a pattern is congratulated, and the stock is looked at with the whole hand."""
    now = playing(scribe)
    for seat, each in enumerate(shown):
        if each is not None:
            scribe.write(HandShown(Seat(seat), now.dealt.hands[seat], each.pattern.article))
    counting = scorers(context.rulings, now.dealt.banker, shown)
    paid = dealt_payments(context, now.dealt.banker, counting)
    write_payments(scribe, paid)
    all_winnings = hands_as_won(context.rulings, now.dealt.hands, counting)
    paid += settle_stock(context, scribe, all_winnings, dearest_holder(now.dealt.banker, counting))
    end_deal(context, scribe, paid, None)


def dearest_holder(banker: Seat, counting: FourScored) -> Seat:
    """Who is asked first about the stock: the holder of the dearest pattern, the first from the banker among equals."""
    worths = [-1 if each is None else each.worth for each in counting]
    return max(round_from(banker, SEATS), key=lambda seat: worths[seat])


def _draws_with(rulings: Rulings, hand: Cards) -> tuple[Card, ...]:
    """極不看冲: the cards of a shown hand that may draw from the stock."""
    match rulings.predeal_ji_no_chong:
        case PredealJiNoChong.OFF:
            return hand
        case PredealJiNoChong.ON:
            return tuple(card for card in hand if not JI >> card & 1)


@enacts(art.HAND_AS_WON)
def hands_as_won(rulings: Rulings, hands: FourCards, counting: FourScored) -> FourWinnings:
    """手牌作桌: let the shown hands count as won cards."""
    piles = [_draws_with(rulings, hand) if each else () for hand, each in zip(hands, counting, strict=True)]
    counts = [len(hand) if each else 0 for hand, each in zip(hands, counting, strict=True)]
    return four_winnings(hands, [tuple(map(Won, pile)) for pile in piles], counts, fought=False)
