"""What a move causes: one case per move, calling the clauses in the order of the book."""

from __future__ import annotations

from typing import assert_never

from youyi.games.dama import articles as art
from youyi.games.dama.casts import CastClass
from youyi.games.dama.events import Began, Declined, Event, OpeningPassed, OpeningThrown, OwnCastTaken, Retired, Stayed
from youyi.games.dama.events.book import Book, Rulebook
from youyi.games.dama.moves import Decline, First, Move, Retire, Ride, Stay
from youyi.games.dama.play.acting import act_on, finish_act, ride
from youyi.games.dama.play.evolve import evolve
from youyi.games.dama.play.throwing import cast_dice, owner_of
from youyi.games.dama.play.turns import close, draw, is_over, win_alone
from youyi.games.dama.position import Opening, Position, ToMove, ToStay, ToThrow
from youyi.games.dama.rulings.casts import OwnCastSetup
from youyi.games.dama.rulings.drops import MustMove
from youyi.kernel.dice import Throw
from youyi.kernel.rules import Step
from youyi.kernel.seats import Seat, round_from

__all__ = ["evolve", "unfold"]


def unfold(rules: Rulebook, position: Position, move: Move) -> Step[Position, Event]:
    """Carry out a move that has been found legal."""
    book = Book(rules, position, evolve)
    match move:
        case Throw():
            throw(book, move)
        case First():
            begin(book, move.seat)
        case Ride():
            ride(book, move)
            finish_act(book)
        case Decline():
            decline(book)
        case Stay() | Retire():
            answer(book, stays=isinstance(move, Stay))
        case _:
            assert_never(move)
    return book.step()


def begin(book: Book, first: Seat) -> None:
    """先手: the lot has fallen."""
    book.write(Began(first, begins_with_opening(book.rules), art.FIRST_THROWER))


def begins_with_opening(rules: Rulebook) -> bool:
    """第一擲: say whether own casts are thrown for before play."""
    return rules.rulings.ben_setup is OwnCastSetup.OPENING_ROUND


def throw(book: Book, cast: Throw) -> None:
    """擲采: in play, or for an own cast before it."""
    phase = book.position.phase
    if isinstance(phase, Opening):
        open_with(book, phase, cast)
        return
    assert isinstance(phase, ToThrow)
    if cast_dice(book, phase.turn, cast):
        act_on(book)
    else:
        close(book)


def open_with(book: Book, phase: Opening, cast: Throw) -> None:
    """第一擲: a free plain cast becomes the seat's own; anything else is thrown again."""
    book.write(OpeningThrown(phase.seat, cast, art.OWN_CAST_FIRST_THROW))
    reading = book.rules.readings[cast]
    if reading.kind is CastClass.PLAIN and owner_of(book, reading.count) is None:
        book.write(OwnCastTaken(phase.seat, cast, art.OWN_CAST_FIRST_THROW))
        around = round_from(phase.first, book.rules.seats)
        following = next((seat for seat in around if book.position.armies[seat].own is None), None)
        book.write(OpeningPassed(following, art.OWN_CAST_FIRST_THROW))
    if book.position.throws >= book.rules.cap:
        draw(book)


def decline(book: Book) -> None:
    """不行: a seat lets its action pass."""
    phase = book.position.phase
    assert isinstance(phase, ToMove)
    book.write(Declined(phase.act.seat, MustMove.FALSE))
    finish_act(book)


def answer(book: Book, *, stays: bool) -> None:
    """出局, 再下: a struck seat says whether it stays."""
    phase = book.position.phase
    assert isinstance(phase, ToStay)
    if stays:
        book.write(Stayed(phase.victim, art.REDROP))
    else:
        book.write(Retired(phase.victim, art.MAY_RETIRE))
        win_alone(book)
    if not is_over(book):
        close(book)
