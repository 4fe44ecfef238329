"""斗牌: eight tricks, each card face up or face down."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import SUIT_OF, Card
from youyi.games.madiao.events import Captured, Discarded, DiscardedCard, Led, TrickWon
from youyi.games.madiao.play.book import Agreed, Book
from youyi.games.madiao.play.dealing import playing
from youyi.games.madiao.position import SEATS, TRICKS, Deed, Playing, to_play
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.dealing import EighthTrickBar
from youyi.kernel.seats import Seat


def barred(rulings: Rulings, trick: int, won: int) -> bool:
    """赤手八桌不上: whether a seat that has won so many cards cannot capture in this trick, from 1."""
    return trick == TRICKS and not won and rulings.eighth_trick_bar is EighthTrickBar.ON


def deed(rulings: Rulings, now: Playing, seat: Seat, card: Card) -> Deed:
    """發、捉、滅: what a card does when it is played now."""
    if not now.now.laid:
        return Deed.LEAD
    best = now.now.best.card
    if card < best or SUIT_OF[card] is not SUIT_OF[best] or barred(rulings, len(now.done) + 1, len(now.won[seat])):
        return Deed.DISCARD
    return Deed.CAPTURE


def lay(agreed: Agreed, book: Book, card: Card) -> bool:
    """Play a card; says whether it ended the last trick."""
    now = playing(book)
    seat = to_play(now)
    match deed(agreed.rulings, now, seat, card):
        case Deed.LEAD:
            book.write(Led(seat, card, art.LEAD))
        case Deed.CAPTURE:
            book.write(Captured(seat, card, art.CAPTURE))
        case Deed.DISCARD:
            book.write(Discarded(seat, art.DISCARD), DiscardedCard(seat, card, art.SECRETS))
    if len(now.now.laid) + 1 < SEATS:
        return False
    best = playing(book).now.best
    number = len(now.done) + 1
    book.write(TrickWon(best.seat, best.card, number, art.WON))
    return number == TRICKS
