"""結算、看冲: what the won leaves are worth, what the stock adds, who banks next."""

from __future__ import annotations

from collections.abc import Iterable

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import card_set
from youyi.games.madiao.chong import Draw, look
from youyi.games.madiao.events import BankerSeated, CardsShown, DealEnded, Drawn, Paid, SittingEnded, WentDead
from youyi.games.madiao.haul import Haul, Won
from youyi.games.madiao.payments import shown_for, stock_payments, table_payments
from youyi.games.madiao.play.book import Agreed, Book
from youyi.games.madiao.play.dealing import next_banker, playing
from youyi.games.madiao.position import SEATS, Four, Playing, Trick
from youyi.kernel.seats import Seat, others, round_from

FourHauls = tuple[Haul, Haul, Haul, Haul]


def won_card(number: int, trick: Trick) -> Won:
    """上桌: what a won leaf has to show."""
    best = trick.best
    beaten = card_set(laid.card for laid in trick.laid if laid.face_up and laid.card != best.card)
    return Won(best.card, number, trick.led, beaten)


def hauls_of(now: Playing) -> FourHauls:
    """Gather what each seat has to show after its tricks."""
    won: list[list[Won]] = [[] for _ in range(SEATS)]
    for number, trick in enumerate(now.done, start=1):
        won[trick.best.seat].append(won_card(number, trick))
    piles = [card_set(cards) for cards in now.won]
    counts = [len(cards) for cards in now.won]
    east, north, west, south = (
        Haul(
            seat=seat,
            dealt=card_set(now.dealt.hands[seat]),
            won=tuple(won[seat]),
            drawn=(),
            tricks=tuple(counts[each] for each in round_from(seat, SEATS)),
            others=tuple(piles[each] for each in others(seat, SEATS)),
            fought=True,
        )
        for seat in round_from(Seat(0), SEATS)
    )
    return east, north, west, south


def settle(agreed: Agreed, book: Book) -> None:
    """三、斗牌結算 and 四、看冲: first what lies on the table, then what the stock adds."""
    now = playing(book)
    hauls, winner = hauls_of(now), now.done[-1].best.seat
    paid = table_payments(agreed.law, now.dealt.banker, hauls)
    write_payments(book, paid)
    paid += look_at_stock(agreed, book, hauls, winner)
    end_deal(agreed, book, paid, winner)


def write_payments(book: Book, paid: Iterable[Paid]) -> None:
    """Write each payment, and before it the dealt leaves that must be shown for it."""
    for each in paid:
        shown = shown_for(each)
        if shown:
            book.write(CardsShown(each.seat, shown, each.because))
        book.write(each)


def look_at_stock(agreed: Agreed, book: Book, hauls: FourHauls, starter: Seat) -> tuple[Paid, ...]:
    """看冲: turn the stock leaf by leaf, and pay for what it brings."""
    now = playing(book)
    draws = look(agreed.law, hauls, starter, now.dealt.stock)
    for draw in draws:
        book.write(turned(draw))
    paid = stock_payments(agreed.law, now.dealt.banker, hauls, draws, starter)
    write_payments(book, paid)
    return paid


def turned(draw: Draw) -> Drawn | WentDead:
    """Say what becomes of a turned leaf."""
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
