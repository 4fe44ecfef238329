"""結算、看冲: what the won cards are worth, what the stock adds, who banks next."""

from __future__ import annotations

from collections.abc import Iterable

from youyi.games.madiao import articles as art
from youyi.games.madiao.chong import Draw, FourHauls, look, offered
from youyi.games.madiao.etiquette import judge, warnings
from youyi.games.madiao.events import BankerSeated, CardsShown, DealEnded, Drawn, Paid, SittingEnded, WentDead
from youyi.games.madiao.payments import penalty_payments, shown_for, stock_payments, table_payments
from youyi.games.madiao.play.book import Agreed, Book
from youyi.games.madiao.play.dealing import next_banker, playing
from youyi.games.madiao.play.hauls import hauls_of
from youyi.games.madiao.position import Four
from youyi.games.madiao.rulings.money import Penalties
from youyi.kernel.articles import enacts
from youyi.kernel.seats import Seat


@enacts(art.CHONG_FIRST)
def settle(agreed: Agreed, book: Book) -> None:
    """三、斗牌結算 and 四、看冲: first what lies on the table, then what the stock adds."""
    now = playing(book)
    hauls, winner = hauls_of(now), now.done[-1].best.seat
    paid = table_payments(agreed.law, now.dealt.banker, hauls)
    write_payments(book, paid)
    paid += look_at_stock(agreed, book, hauls, winner)
    paid += punish(agreed, book, hauls, paid)
    end_deal(agreed, book, paid, winner)


def write_payments(book: Book, paid: Iterable[Paid]) -> None:
    """Write each payment, and before it the dealt cards that must be shown for it."""
    for each in paid:
        shown = shown_for(each)
        if shown:
            book.write(CardsShown(each.seat, shown, each.because))
        book.write(each)


def look_at_stock(agreed: Agreed, book: Book, hauls: FourHauls, starter: Seat) -> tuple[Paid, ...]:
    """看冲: turn the stock card by card, and pay for what it brings."""
    now = playing(book)
    draws = look(agreed.law.chong, hauls, starter, offered(agreed.law.chong, now.dealt.stock))
    for draw in draws:
        book.write(turned(draw))
    paid = stock_payments(agreed.law, now.dealt.banker, hauls, draws, starter)
    write_payments(book, paid)
    return paid


def punish(agreed: Agreed, book: Book, hauls: FourHauls, settled: tuple[Paid, ...]) -> tuple[Paid, ...]:
    """罰: judge the play, if that is asked for; each seat hears of its own faults, or they cost something."""
    if agreed.law.penalties is Penalties.OFF:
        return ()
    now = playing(book)
    offences = judge(now)
    if agreed.law.penalties is Penalties.ADVISE:
        book.write(*warnings(offences))
    paid = penalty_payments(agreed.law, now.dealt.banker, hauls, offences, settled)
    write_payments(book, paid)
    return paid


def turned(draw: Draw) -> Drawn | WentDead:
    """Say what becomes of a turned card."""
    if draw.taker is None:
        return WentDead(draw.card, art.DEAD_CARD)
    return Drawn(draw.taker, draw.card, draw.points, draw.because)


def end_deal(agreed: Agreed, book: Book, paid: Iterable[Paid], last_winner: Seat | None) -> None:
    """Close the deal; after the agreed number of deals the sitting ends, or else someone banks next."""
    net: Four = (0, 0, 0, 0)
    for each in paid:
        net = tuple(map(sum, zip(net, each.flow, strict=True)))  # type: ignore[assignment]  # four and four
    banker, deal = playing(book).dealt.banker, book.position.deal
    book.write(DealEnded(deal, net, art.NET))
    if deal >= agreed.terms.deals:
        book.write(SittingEnded(art.SITTING))
        return
    following = next_banker(agreed.rulings, banker, net, last_winner)
    if following is not None:
        book.write(BankerSeated(*following))
