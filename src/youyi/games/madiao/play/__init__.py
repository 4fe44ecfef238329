"""What a move of 馬吊 causes, clause by clause."""

from __future__ import annotations

from youyi.games.madiao.events import Event
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.play.book import Agreed, Book
from youyi.games.madiao.play.dealing import begin_play, deal, exposed_names_banker, playing
from youyi.games.madiao.play.evolve import evolve
from youyi.games.madiao.play.settling import settle
from youyi.games.madiao.play.tricks import lay
from youyi.games.madiao.play.uncontested import settle_uncontested, shown_patterns
from youyi.games.madiao.position import Cards, Playing, Position, ToDeal, ToSeatBanker
from youyi.kernel.cards import Deal
from youyi.kernel.rules import Step
from youyi.kernel.scribe import Scribe
from youyi.kernel.seats import Seat

__all__ = ["Agreed", "Book", "evolve", "start", "unfold"]


def start(agreed: Agreed) -> Position:
    """Before the first deal."""
    first = ToSeatBanker() if exposed_names_banker(agreed.rulings) else ToDeal(Seat(agreed.terms.banker))
    return Position(0, (0, 0, 0, 0), first)


def unfold(agreed: Agreed, position: Position, move: Move) -> Step[Position, Event]:
    """Carry out a legal move."""
    book: Book = Scribe(position, evolve)
    match position.phase, move:
        case ToSeatBanker() | ToDeal(), Deal(order):
            begin_deal(agreed, book, order)
        case Playing(), Play(card):
            if lay(agreed, book, card):
                settle(agreed, book)
        case _:
            raise TypeError(f"{position.phase} does not ask for {move}")
    return book.step()


def begin_deal(agreed: Agreed, book: Book, order: Cards) -> None:
    """分庄 to the first lead; a dealt pattern ends the deal before it."""
    if not deal(agreed, book, order):
        return
    shown = shown_patterns(agreed, playing(book).dealt.hands)
    if any(each is not None for each in shown):
        settle_uncontested(agreed, book, shown)
    else:
        begin_play(agreed, book)
