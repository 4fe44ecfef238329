"""What a seat of 馬吊 sees, as numbers; frozen and versioned. Cards are numbered as choices are: 十 萬 索 文, from the lowest."""

from __future__ import annotations

from youyi.games.madiao.cards import DECK
from youyi.games.madiao.position import HAND, SEATS, FaceUp
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.view import Hidden, PlayingSeen, SeenTrick, View
from youyi.kernel.lab.observations import MOST, Block, Observations, Row, starts_of

VERSION = "madiao-cards-1"
_CARDS = len(DECK)
BLOCKS = (
    Block("hand", (_CARDS,), "1 on each card that one still holds"),
    Block("dealt", (_CARDS,), "1 on each card that one was dealt, after 升代"),
    Block("exposed", (_CARDS,), "1 on the exposed card of the stock 面張"),
    Block("face_up", (SEATS, _CARDS), "for each seat, 1 on each card that it has led or captured with in this deal"),
    Block("won", (SEATS, _CARDS), "for each seat, 1 on each card that it has won 上桌"),
    Block("own_discards", (_CARDS,), "1 on each card that one has laid face down 滅"),
    Block("trick", (SEATS, _CARDS), "for each seat, 1 on the card that it has laid face up in the trick in progress"),
    Block("trick_discards", (SEATS,), "1 for each seat that has laid a card face down in the trick in progress"),
    Block("discards", (SEATS,), "how many cards each seat has laid face down in this deal", HAND),
    Block("held", (SEATS,), "how many cards each seat still holds", HAND),
    Block("leader", (SEATS,), "1 on the seat that led the trick in progress; nothing before the lead"),
    Block("banker", (SEATS,), "1 on the banker 莊"),
    Block("asked", (SEATS,), "1 on the seat that is to play"),
    Block("promoted", (1,), "1 if one's own card took the place of the exposed one"),
    Block("deal", (1,), "the number of the deal", MOST),
    Block("purses", (SEATS,), "注 won or lost before this deal", MOST, -MOST),
)
_AT = starts_of(BLOCKS)


def observations(_rules: Madiao) -> Observations[View]:
    """Write the views of a table."""
    return Observations(VERSION, BLOCKS, fill)


def fill(row: Row, view: View, seat: int) -> None:
    """Write what a seat sees into a row of zeros."""
    row[_AT["deal"]] = view.deal
    for place in range(SEATS):
        row[_AT["purses"] + place] = view.purses[(seat + place) % SEATS]
    if isinstance(view.phase, PlayingSeen):
        _playing(row, view.phase, seat)


def _playing(row: Row, seen: PlayingSeen, seat: int) -> None:
    for block, cards in (("hand", seen.hand), ("dealt", seen.dealt), ("exposed", (seen.exposed,))):
        for card in cards:
            row[_AT[block] + card] = 1
    for place in range(SEATS):
        row[_AT["held"] + place] = seen.held[(seat + place) % SEATS]
        for card in seen.won[(seat + place) % SEATS]:
            row[_AT["won"] + place * _CARDS + card] = 1
    row[_AT["banker"] + (seen.banker - seat) % SEATS] = 1
    row[_AT["asked"] + (seen.to_play - seat) % SEATS] = 1
    row[_AT["promoted"]] = int(seen.promoted)
    for trick in seen.tricks:
        _trick(row, trick, seat)


def _trick(row: Row, trick: SeenTrick, seat: int) -> None:
    now = trick.winner is None
    if now:
        row[_AT["leader"] + (trick.leader - seat) % SEATS] = 1
    for each in trick.laid:
        place = (each.seat - seat) % SEATS
        if isinstance(each, FaceUp):
            row[_AT["face_up"] + place * _CARDS + each.card] = 1
            if now:
                row[_AT["trick"] + place * _CARDS + each.card] = 1
            continue
        row[_AT["discards"] + place] += 1
        row[_AT["trick_discards"] + place] |= int(now)
        if not isinstance(each, Hidden):
            row[_AT["own_discards"] + each.card] = 1
