"""The table of 馬吊 as a terminal shows it to one seat: who has won what, the trick in progress, the hand.

`*` banks and `>` is to play; a card that lies face down has `-` after it if it is one's own, and is `--` if it is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from youyi.games.madiao.cards import CARD_FACES, CODES, GREENS, Card, one_suit
from youyi.games.madiao.cards import Suit as Gate
from youyi.games.madiao.position import SEATS, FaceUp
from youyi.games.madiao.rulings import SEATS as SEAT_NAMES
from youyi.games.madiao.texts import TABLE as TEXTS
from youyi.games.madiao.view import Hidden, PlayingSeen, Seen, SeenTrick, View
from youyi.kernel.face.columns import padded, width
from youyi.kernel.face.screen import Mark, ScreenSize, Span, TextLine, line
from youyi.kernel.ledger import signed
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat, round_from

DEAL = TEXTS["screen.deal"]
EXPOSED = TEXTS["screen.exposed"]
TAKEN_PLACE = TEXTS["screen.taken_place"]
HOLDS = TEXTS["screen.holds"]
WON = TEXTS["screen.won"]
TRICK = TEXTS["screen.trick"]
TO_WINNER = TEXTS["to_winner"]
YOUR_HAND = TEXTS["screen.your_hand"]
_TRICKS = 2
"""Tricks that are shown where there is little room: the latest."""
_BESIDE = 24
"""Rows from which on all tricks are shown."""


def screen(view: View, language: Language, room: ScreenSize) -> tuple[TextLine, ...]:
    """Show what a seat may see."""
    if not isinstance(view.phase, PlayingSeen):
        return tuple(_purses(view, language))
    return tuple(_playing(view, view.phase, language, room))


def _purses(view: View, language: Language) -> Iterator[TextLine]:
    yield line(Span(DEAL.filled(deal=view.deal).said_in(language), Mark.STRONG))
    for seat in range(SEATS):
        yield line(_name(Seat(seat), language), f"  {signed(view.purses[seat])}")


def _playing(view: View, now: PlayingSeen, language: Language, room: ScreenSize) -> Iterator[TextLine]:
    exposed = EXPOSED.filled(card=CODES[now.exposed], name=CARD_FACES[now.exposed].called).said_in(language)
    taken = f" · {TAKEN_PLACE.said_in(language)}" if now.promoted else ""
    yield line(Span(DEAL.filled(deal=view.deal).said_in(language), Mark.STRONG), f"   {exposed}{taken}")
    for seat in round_from(Seat(0), SEATS):
        marks = ("*" if seat == now.banker else " ") + (">" if seat == now.to_play else " ")
        holds = HOLDS.filled(cards=now.held[seat]).said_in(language)
        purse = f"{signed(view.purses[seat]):>5}"
        won = (Span(f"  {WON.said_in(language)} "), *_cards(now.won[seat])) if now.won[seat] else ()
        yield (Span(f"{marks} "), _name(seat, language), Span(f" {purse}  {holds}"), *won)
    shown = len(now.tricks) if room.rows > _BESIDE else _TRICKS
    for number, trick in list(enumerate(now.tricks, start=1))[-shown:]:
        yield _trick(number, trick, language)
    if view.seat is not None:
        yield (Span(f"{YOUR_HAND.said_in(language)}  ", Mark.STRONG), *_hand(now))


def _trick(number: int, trick: SeenTrick, language: Language) -> TextLine:
    spans = [Span(TRICK.filled(number=number).said_in(language))]
    for each in trick.laid:
        spans += [Span("   "), Span(f"{SEAT_NAMES[each.seat].said_in(language)} ", seat=each.seat), _laid(each)]
    if trick.winner is not None:
        winner = TO_WINNER.filled(seat=SEAT_NAMES[trick.winner]).said_in(language)
        spans.append(Span(f"   {winner}", Mark.QUIET))
    return tuple(spans)


def _laid(each: Seen) -> Span:
    if isinstance(each, Hidden):
        return Span("--", Mark.QUIET)
    return _card(each.card) if isinstance(each, FaceUp) else Span(f"{CODES[each.card]}-", Mark.QUIET)


def _hand(now: PlayingSeen) -> Iterator[Span]:
    suits = (sorted((card for card in now.hand if one_suit(suit) >> card & 1), reverse=True) for suit in Gate)
    for place, cards in enumerate(filter(None, suits)):
        if place:
            yield Span(" | ", Mark.QUIET)
        yield from _cards(cards)


def _cards(cards: Iterable[Card]) -> Iterator[Span]:
    for place, card in enumerate(cards):
        if place:
            yield Span(" ")
        yield _card(card)


def _card(card: Card) -> Span:
    """A card by its code; 紅 and 極 stand out."""
    green = bool(GREENS.cards >> card & 1)
    return Span(CODES[card], Mark.PLAIN if green else Mark.STRONG)


def _name(seat: Seat, language: Language) -> Span:
    names = [name.said_in(language) for name in SEAT_NAMES]
    return Span(padded(names[seat], max(map(width, names))), seat=seat)
