"""Extra turns, the rotation, and the ways in which a game ends."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.events import Drawn, Ended, ExtraEarned, Postponed, ThrowsAgain, TurnPassed, Won
from youyi.games.dama.events.book import Book
from youyi.games.dama.payments import settle, share_out
from youyi.games.dama.position import Act, Context, Done, Finish, ToMove, ToStay, Turn, in_play
from youyi.games.dama.road import ARMY
from youyi.games.dama.rulings.turns import AfterFinish, ExtraCap, ExtraWhen
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat


def current_act(book: Book) -> Act:
    """The throw that is being carried out."""
    phase = book.position.phase
    assert isinstance(phase, ToMove | ToStay)
    return phase.act


def earn(book: Book, seat: Seat, because: Reason) -> None:
    """賞擲: a seat earns an extra turn, one for each throw or one for each reason."""
    if seat in current_act(book).earned and book.rules.rulings.extra_cap is ExtraCap.ONE:
        return
    book.write(ExtraEarned(seat, at_once(book), because))


def at_once(book: Book) -> bool:
    """Say whether extra turns are taken before anything that waits."""
    return book.rules.rulings.extra_when is ExtraWhen.AT_ONCE


def close(book: Book) -> None:
    """Close a throw that has been carried out: throw again, take an extra turn, or pass on."""
    act = current_act(book)
    again = act.context in (Context.COLLISION, Context.SIDE_COLLISION)
    if book.position.throws >= book.rules.cap:
        draw(book)
    elif again and act.earned and at_once(book):
        book.write(Postponed(act.turn.by, ExtraWhen.AT_ONCE))
        book.write(TurnPassed(act.turn.by, None, book.position.waiting[0], ExtraWhen.AT_ONCE))
    elif again and act.turn.by not in book.position.left:
        book.write(ThrowsAgain(act.turn.by, art.REROLL))
    else:
        pass_on(book, act)


def pass_on(book: Book, act: Act) -> None:
    """輪擲: extra turns first, in order; then the seat after the one of the regular turn."""
    position = book.position
    if position.waiting:
        book.write(TurnPassed(act.turn.by, act.cast, position.waiting[0], art.ONE_EXTRA))
        return
    following = in_play(position, position.current, book.rules.seats)[0]
    book.write(TurnPassed(act.turn.by, act.cast, Turn(following), art.TURNS))


def draw(book: Book) -> None:
    """擲數上限: the agreed number of throws is reached; the bowl is shared out."""
    book.write(Drawn(book.position.throws, art.THROW_CAP))
    share_out(book)
    book.write(Ended(None, Finish.DRAWN, art.THROW_CAP))


def win(book: Book, seat: Seat, finish: Finish) -> None:
    """先到為勝: a seat has all its horses home; the game is over, or goes on for places."""
    homes = sum(book.position.armies[each].home == ARMY for each in book.position.left)
    because = art.XIMAN if finish is Finish.FINE else art.CUMAN
    if not homes:
        settle(book, seat, finish)
    book.write(Won(seat, finish, homes + 1, because if not homes else art.PLACES))
    rest = in_play(book.position, seat, book.rules.seats)
    if book.rules.rulings.after_finish is AfterFinish.STOP or len(rest) < 2:
        first = next(each for each in book.position.left if book.position.armies[each].home == ARMY)
        book.write(Ended(first, Finish.PLACED if homes else finish, art.FIRST_HOME))


def win_alone(book: Book) -> None:
    """獨留: all others have left the game."""
    seats = book.rules.seats
    rest = [Seat(each) for each in range(seats) if each not in book.position.left]
    if len(rest) > 1:
        return
    finished = [each for each in book.position.left if book.position.armies[each].home == ARMY]
    winner = finished[0] if finished else rest[0]
    if not finished:
        settle(book, winner, Finish.ALONE)
    book.write(Ended(winner, Finish.ALONE, art.LAST_SEAT))


def is_over(book: Book) -> bool:
    """Say whether the game has ended."""
    return isinstance(book.position.phase, Done)
