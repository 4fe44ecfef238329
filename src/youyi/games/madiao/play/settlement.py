"""結算、看冲: what the won cards are worth, what the stock adds, who banks next."""

from __future__ import annotations

from collections.abc import Iterable

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import members
from youyi.games.madiao.context import RuleContext
from youyi.games.madiao.events import BankerSeated, CardsShown, DealEnded, Drawn, Paid, SittingEnded, WentDead
from youyi.games.madiao.offences import judge, warnings
from youyi.games.madiao.payments import penalty_payments, shown_for, stock_payments, table_payments
from youyi.games.madiao.play.dealing import next_banker, playing
from youyi.games.madiao.play.evolve import DealScribe
from youyi.games.madiao.play.tricks import winnings_of
from youyi.games.madiao.position import Four
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.money import BankerFaults, Penalties
from youyi.games.madiao.stock import Draw, offered, turn_stock
from youyi.games.madiao.winnings import FourWinnings
from youyi.kernel.articles import enacts
from youyi.kernel.seats import Seat


@enacts(art.PATTERNS_FIRST, art.CHONG_FIRST)
def settle(context: RuleContext, scribe: DealScribe) -> None:
    """三、斗牌結算 and 四、看冲: first what lies on the table, then what the stock adds."""
    now = playing(scribe)
    all_winnings, winner = winnings_of(now), now.done[-1].best.seat
    paid = table_payments(context, now.dealt.banker, all_winnings)
    write_payments(scribe, paid)
    paid += settle_stock(context, scribe, all_winnings, winner)
    paid += punish(context, scribe, all_winnings, paid)
    end_deal(context, scribe, paid, winner)


def write_payments(scribe: DealScribe, paid: Iterable[Paid]) -> None:
    """Write each payment, and before it the dealt cards that must be shown for it."""
    for each in paid:
        shown = shown_for(each)
        if shown:
            scribe.write(CardsShown(each.seat, shown, each.because))
        scribe.write(each)


@enacts(art.CHONG, art.EXCHANGED)
def settle_stock(
    context: RuleContext, scribe: DealScribe, all_winnings: FourWinnings, starter: Seat
) -> tuple[Paid, ...]:
    """看冲: turn the stock card by card, and pay for what it brings."""
    now = playing(scribe)
    draws = turn_stock(context.stock, all_winnings, starter, offered(context.stock, now.dealt.stock))
    for draw in draws:
        scribe.write(turned(draw))
    paid = stock_payments(context, now.dealt.banker, all_winnings, draws, starter)
    write_payments(scribe, paid)
    return paid


def punish(
    context: RuleContext, scribe: DealScribe, all_winnings: FourWinnings, settled: tuple[Paid, ...]
) -> tuple[Paid, ...]:
    """罰: judge the play, if that is asked for; each seat hears of its own faults, or they cost something."""
    now = playing(scribe)
    match context.penalties:
        case Penalties.OFF:
            return ()
        case Penalties.ADVISE:
            scribe.write(*warnings(judge(now, stopping_faults(context.rulings))))
            return ()
        case Penalties.BAOPEI_BANKER | Penalties.FIXED60 | Penalties.BAOPEI_ALL:
            offences = judge(now, stopping_faults(context.rulings))
            paid = penalty_payments(context, now.dealt.banker, all_winnings, offences, settled)
            write_payments(scribe, paid)
            return paid


def stopping_faults(rulings: Rulings) -> BankerFaults:
    """漏莊、縱莊: when it is a fault not to stop the banker."""
    return rulings.banker_faults


def turned(draw: Draw) -> Drawn | WentDead:
    """The event for a turned card."""
    if draw.taker is None:
        return WentDead(draw.card, art.DEAD_CARD)
    return Drawn(draw.taker, draw.card, draw.points, members(draw.givers), draw.because)


@enacts(art.EIGHT_DEALS)
def end_deal(context: RuleContext, scribe: DealScribe, paid: Iterable[Paid], last_winner: Seat | None) -> None:
    """Close the deal; after the agreed number of deals the sitting ends, or else someone banks next."""
    net: Four = (0, 0, 0, 0)
    for each in paid:
        net = tuple(map(sum, zip(net, each.flow, strict=True)))  # type: ignore[assignment]  # four and four
    banker, deal = playing(scribe).dealt.banker, scribe.position.deal
    scribe.write(DealEnded(deal, net, art.NET))
    if deal >= context.terms.deals:
        scribe.write(SittingEnded(art.SITTING))
        return
    following = next_banker(context.rulings, banker, net, last_winner)
    if following is not None:
        scribe.write(BankerSeated(*following))
