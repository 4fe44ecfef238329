"""A position of 馬吊 as plain text: the table seen from above with all cards open, then the position string; and back."""

from __future__ import annotations

from collections.abc import Iterable

from youyi.games.madiao.cards import CODES, Card, one_suit
from youyi.games.madiao.cards import Suit as Gate
from youyi.games.madiao.notation import read_position, write_position
from youyi.games.madiao.position import SEATS, Cards, FaceDown, FaceUp, Playing, Position, Trick, to_play
from youyi.games.madiao.texts import TABLE as TEXTS
from youyi.games.madiao.view import Hidden, PlayingSeen, View
from youyi.kernel.face.drawing import read_checked
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat, round_from


def draw(position: Position) -> str:
    """A position as text: each seat's hand by suits, what it has won, and the trick in progress."""
    lines = [] if not isinstance(position.phase, Playing) else list(_lines(position.phase))
    return "\n".join((*lines, write_position(position)))


def _lines(playing: Playing) -> Iterable[str]:
    dealt = playing.dealt
    yield f"exposed {CODES[dealt.exposed]}   stock {_row(dealt.stock)}"
    for seat in round_from(Seat(0), SEATS):
        marks = ("*" if seat == dealt.banker else " ") + (">" if seat == to_play(playing) else " ")
        yield f"{marks} {seat}  {_by_suit(playing.hands[seat]):<28} won {_row(playing.won[seat]) or '-'}"
    yield f"trick {len(playing.done) + 1}: {_trick(playing.now)}"


DEAL = TEXTS["deal"]
EXPOSED = TEXTS["exposed"]
TAKEN_PLACE = TEXTS["taken_place"]
HOLDS = TEXTS["holds"]
WON_SO_FAR = TEXTS["won_so_far"]
TRICK = TEXTS["trick"]
YOUR_HAND = TEXTS["your_hand"]


def sketch(seen: View, language: Language) -> str:
    """What a seat may see, as text: `*` banks, `>` is to play; a card that another laid face down is `--`."""
    purses = "  ".join(f"{seat}:{purse:+}" if purse else f"{seat}:0" for seat, purse in enumerate(seen.purses))
    lines = [f"{DEAL.said_in(language)} {seen.deal}   {purses}"]
    if isinstance(seen.phase, PlayingSeen):
        lines += _seen_lines(seen, seen.phase, language)
    return "\n".join(lines)


def _seen_lines(seen: View, now: PlayingSeen, language: Language) -> Iterable[str]:
    promoted = f" ({TAKEN_PLACE.said_in(language)})" if now.promoted else ""
    yield f"{EXPOSED.said_in(language)} {CODES[now.exposed]}{promoted}"
    holds, won = HOLDS.said_in(language), WON_SO_FAR.said_in(language)
    for seat in round_from(Seat(0), SEATS):
        marks = ("*" if seat == now.banker else " ") + (">" if seat == now.to_play else " ")
        yield f"{marks} {seat}  {holds} {now.held[seat]}   {won} {_row(now.won[seat]) or '-'}"
    for number, trick in enumerate(now.tricks, start=1):
        laid = (f"{each.seat}:{'--' if isinstance(each, Hidden) else _laid(each)}" for each in trick.laid)
        yield f"{TRICK.said_in(language)} {number}: {' '.join(laid)}"
    if seen.seat is not None:
        yield f"{YOUR_HAND.said_in(language)}: {_by_suit(now.hand)}"


def _laid(each: FaceUp | FaceDown) -> str:
    return CODES[each.card] + ("" if each.face_up else "-")


def _row(cards: Iterable[Card]) -> str:
    return " ".join(CODES[card] for card in cards)


def _by_suit(hand: Cards) -> str:
    suits = (sorted((card for card in hand if one_suit(suit) >> card & 1), reverse=True) for suit in Gate)
    return " | ".join(_row(cards) for cards in suits if cards) or "-"


def _trick(trick: Trick) -> str:
    return " ".join(f"{each.seat}:{_laid(each)}" for each in trick.laid) or "-"


LAWFUL_SOMEWHERE = ("no_promotion", "face_down")
"""Faults that are none under some rulings; which rulings hold, a drawing does not say."""


def read_drawing(text: str) -> Position:
    """Read a drawing. Raises `BadNotation` with the line and column, `FaultyPosition`."""
    return read_checked(text, lambda last: read_position(last, tolerate=LAWFUL_SOMEWHERE), draw)
