"""斗牌: eight tricks, each leaf face up or face down."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import SUIT_OF, Card
from youyi.games.madiao.events import Captured, Discarded, DiscardedCard, Led, TrickWon
from youyi.games.madiao.play.book import Agreed, Book
from youyi.games.madiao.play.dealing import playing
from youyi.games.madiao.position import SEATS, TRICKS, Deed, Playing, to_play
from youyi.games.madiao.rulings import EighthTrickBar, Rulings
from youyi.kernel.seats import Seat


def barred(rulings: Rulings, playing: Playing, seat: Seat) -> bool:
    """赤手八桌不上: a seat that has won nothing cannot win the last trick."""
    last = len(playing.done) == TRICKS - 1
    return last and not playing.won[seat] and rulings.eighth_trick_bar is EighthTrickBar.ON


def deed(rulings: Rulings, playing: Playing, seat: Seat, card: Card) -> Deed:
    """發、捉、滅: what a leaf does when it is played now."""
    if not playing.now.laid:
        return Deed.LEAD
    best = playing.now.best.card
    higher = card > best and SUIT_OF[card] is SUIT_OF[best]
    return Deed.CAPTURE if higher and not barred(rulings, playing, seat) else Deed.DISCARD


def lay(agreed: Agreed, book: Book, card: Card) -> bool:
    """Play a leaf; says whether it ended the last trick."""
    now = playing(book)
    seat = to_play(now)
    match deed(agreed.rulings, now, seat, card):
        case Deed.LEAD:
            book.write(Led(seat, card, art.LEAD))
        case Deed.CAPTURE:
            book.write(Captured(seat, card, art.CAPTURE))
        case Deed.DISCARD:
            book.write(Discarded(seat, art.DISCARD), DiscardedCard(seat, card, art.DISCARD))
    if len(now.now.laid) + 1 < SEATS:
        return False
    best = playing(book).now.best
    number = len(now.done) + 1
    book.write(TrickWon(best.seat, best.card, number, art.WON_CARD))
    return number == TRICKS
