"""The table of 馬吊 as a picture: what each seat has won, the trick in progress, the hand; or the whole pack."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from youyi.games.madiao.cards import CARD_FACES, CODES, DECK, SUIT_OF, Card, Suit
from youyi.games.madiao.position import FaceUp
from youyi.games.madiao.rulings import SEATS
from youyi.games.madiao.screen import DEAL, EXPOSED, TRICK, WON, YOUR_HAND
from youyi.games.madiao.view import Hidden, PlayingSeen, Seen, View
from youyi.kernel.face.pictures import Picture, document, ink, label
from youyi.kernel.face.svg import circle, rect
from youyi.kernel.ledger import signed
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat

WIDE, HIGH, GAP, MARGIN = 40, 66, 6, 12
LEFT = 170
"""Where cards begin, to the right of what a row is."""
ROW = HIGH + 14
COLUMNS = 11
_SUITS = {Suit.T: "#8f2f22", Suit.W: "#2c4f86", Suit.S: "#2f6b4a", Suit.C: "#7a5a1e"}
_BACK = "#6d7f8c"


@dataclass(frozen=True, slots=True)
class Shown:
    """A card on the picture."""

    card: Card | None
    """None: nobody says which."""
    face_up: bool = True
    seat: Seat | None = None
    """Who laid it, where that is not said by the row."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of cards, and what they are."""

    says: str
    cards: tuple[Shown, ...]
    seat: Seat | None = None


def svg(view: View | None, language: Language, ground: str, colours: tuple[str, ...]) -> Picture:
    """Draw what a seat may see; None: the forty cards, a suit in each row."""
    rows = tuple(_pack() if view is None else _table(view, language))
    left = MARGIN if view is None else LEFT
    parts = [
        part for place, row in enumerate(rows) for part in _row(row, left, MARGIN + place * ROW, language, colours)
    ]
    return document(left + COLUMNS * (WIDE + GAP) + MARGIN, MARGIN + len(rows) * ROW, *parts, ground=ground)


def _pack() -> Iterator[Row]:
    for suit in Suit:
        yield Row("", tuple(Shown(card) for card in DECK if SUIT_OF[card] is suit))


def _table(view: View, language: Language) -> Iterator[Row]:
    now = view.phase if isinstance(view.phase, PlayingSeen) else None
    deal = DEAL.filled(deal=view.deal).said_in(language)
    exposed = "" if now is None else EXPOSED.filled(card="", name="").said_in(language).strip()
    yield Row(f"{deal}  {exposed}".strip(), () if now is None else (Shown(now.exposed),))
    for seat, name in enumerate(SEATS):
        won = () if now is None else tuple(map(Shown, now.won[seat]))
        says = f"{name.said_in(language)} {signed(view.purses[seat])}" + (f"  {WON.said_in(language)}" if won else "")
        yield Row(says, won, Seat(seat))
    if now is not None and now.tricks:
        number = TRICK.filled(number=len(now.tricks)).said_in(language)
        yield Row(number, tuple(map(_laid, now.tricks[-1].laid)))
    if now is not None and view.seat is not None:
        yield Row(YOUR_HAND.said_in(language), tuple(map(Shown, now.hand)), view.seat)


def _laid(each: Seen) -> Shown:
    if isinstance(each, Hidden):
        return Shown(None, face_up=False, seat=each.seat)
    return Shown(each.card, face_up=isinstance(each, FaceUp), seat=each.seat)


def _row(row: Row, left: int, y: int, language: Language, colours: tuple[str, ...]) -> Iterator[str]:
    if row.seat is not None:
        yield circle(MARGIN + 10, y + HIGH / 2, 10, fill=colours[row.seat], line=1)
    yield label(MARGIN + 28, y + HIGH / 2, row.says, 14, anchor="start")
    for place, shown in enumerate(row.cards):
        yield from _card(shown, left + place * (WIDE + GAP), y, language, colours)


def _card(shown: Shown, x: int, y: int, language: Language, colours: tuple[str, ...]) -> Iterator[str]:
    known = shown.card is not None
    fill = "#fbfaf6" if shown.face_up else _BACK if not known else "#c9d0d4"
    yield rect(x, y, WIDE, HIGH, round_by=5, fill=fill, line=1)
    if shown.card is not None:
        face, colour = CARD_FACES[shown.card], _SUITS[SUIT_OF[shown.card]]
        name = face.name.zh_hans if language is Language.ZH_HANS else face.name.zh_hant
        size = min(15, (HIGH - 18) / len(name))
        for place, letter in enumerate(name):
            yield label(x + WIDE / 2, y + 9 + size * place, letter, size, fill=colour)
        yield label(x + WIDE / 2, y + HIGH - 8, CODES[shown.card], 10, fill=colour)
    if shown.seat is not None:
        colour = colours[shown.seat]
        yield circle(x + WIDE / 2, y, 8, fill=colour, line=1)
        sitter = SEATS[shown.seat]
        sign = sitter.zh_hans if language is Language.ZH_HANS else sitter.zh_hant
        yield label(x + WIDE / 2, y, sign, 10, fill=ink(colour))
