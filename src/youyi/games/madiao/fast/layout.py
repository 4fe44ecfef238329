"""A position of 馬吊 as a row of whole numbers, and the other numbers by which kernels find their way."""

from __future__ import annotations

from typing import TypeAlias

from youyi.compiled.arrays import Ints, NDArray, np
from youyi.compiled.choosing import player_numbers
from youyi.games.madiao.cards import DECK, SUIT_OF, Card, Suit
from youyi.games.madiao.players.levels import LEVELS
from youyi.games.madiao.position import (
    HAND,
    NO_TRICK,
    SEATS,
    TRICKS,
    Cards,
    Dealt,
    Done,
    FaceDown,
    FaceUp,
    FourCards,
    Laid,
    Phase,
    Playing,
    Position,
    ToDeal,
    ToSeatBanker,
    Trick,
    laid_before,
    to_play,
)
from youyi.kernel.fast import RETURNS
from youyi.kernel.seats import Seat

Shorts: TypeAlias = NDArray[np.int16]

CARDS = len(DECK)
SUITS = len(Suit)
DEALT_OUT = SEATS * HAND
"""Cards that go to the seats, and plays of a deal."""

# The columns of a state. What the phase does not need is 0, or NONE where a card would stand: equal positions are equal rows.
PHASE, LOOKER, DEAL, BANKER, EXPOSED, LEADER, SEAT, PLAYED, BEST, BEST_SEAT, PURSE = range(11)
"""LOOKER: 0 for a whole state, or whose view it is, from 1. PLAYED: cards played in the deal. BEST: of the trick in progress.

From PURSE on, a column for each seat; then how many cards it has WON, and its cards: as DEALT, and those it still has IN_HAND.
"""
WON = PURSE + SEATS
DEALT = WON + SEATS
IN_HAND = DEALT + DEALT_OUT
STOCK = IN_HAND + DEALT_OUT
LAID = STOCK + HAND
WIDTH = LAID + DEALT_OUT
"""LAID: the plays of the deal in their order, each the card, or FACE_DOWN more."""
TO_SEAT_BANKER, TO_DEAL, PLAYING, DONE = range(4)
NONE, HIDDEN = -1, -2
"""Where no card is, and where there is one that the looker does not know."""
FACE_DOWN = 1 << CARDS.bit_length()
FACE = FACE_DOWN - 1

SITTING = "sitting"
COUNTERS = ("redeals", "uncontested")
"""What else is counted of a game: deals that were void, and those that a dealt pattern ended."""
REDEALS, UNCONTESTED = RETURNS + SEATS, RETURNS + SEATS + 1
FIGURES = REDEALS + len(COUNTERS)
"""The columns of a game whose course is not followed."""

UNITS = 64
"""Hidden units of the network."""
RANDOM, FIRST, NETWORK, HEURISTIC = range(4)
PLAYERS = ("random@1", "first@1", "network@1", "heuristic@2")
"""Who plays in kernels, by these numbers."""
KEEPER = HEURISTIC + 1
"""This and a card more: the heuristic player who keeps that card for the last trick; NONE more is HEURISTIC."""
NETWORK_KEEPER = KEEPER + len(DECK) + 1
"""The same of the network; NONE more keeps nothing."""
PLAYER_COUNT = NETWORK_KEEPER + len(DECK)
NUMBERS = player_numbers(PLAYERS, LEVELS, PLAYER_COUNT)
"""The players by name, and the levels made of them."""
SUIT_NUMBER = tuple(list(Suit).index(suit) for suit in SUIT_OF)


def pack(position: Position) -> Ints:
    """Write a position as a row."""
    row = np.zeros(WIDTH, np.int64)
    row[DEALT:] = NONE
    row[DEAL] = position.deal
    row[PURSE : PURSE + SEATS] = position.purses
    match position.phase:
        case ToSeatBanker():
            row[PHASE] = TO_SEAT_BANKER
        case ToDeal(banker):
            row[[PHASE, BANKER]] = TO_DEAL, banker
        case Done():
            row[PHASE] = DONE
        case Playing() as playing:
            _pack_playing(row, playing)
    return row


def _pack_playing(row: Ints, playing: Playing) -> None:
    dealt = playing.dealt
    row[[PHASE, BANKER, EXPOSED, LEADER]] = PLAYING, dealt.banker, dealt.exposed, playing.leader
    row[SEAT] = to_play(playing)
    laid = [each.card if each.face_up else each.card + FACE_DOWN for each in laid_before(playing)]
    row[PLAYED] = len(laid)
    if playing.now.laid:
        row[[BEST, BEST_SEAT]] = playing.now.best.card, playing.now.best.seat
    for seat in range(SEATS):
        row[WON + seat] = len(playing.won[seat])
        _put(row, DEALT + HAND * seat, dealt.hands[seat])
        _put(row, IN_HAND + HAND * seat, playing.hands[seat])
    _put(row, STOCK, dealt.stock)
    _put(row, LAID, laid)


def _put(row: Ints, column: int, cards: list[int] | Cards) -> None:
    row[column : column + len(cards)] = cards


def lift(row: Ints) -> Position:
    """Read a position from a row. Raises ValueError for what a seat sees of one."""
    if row[LOOKER]:
        raise ValueError("a seat's view is no position")
    east, north, west, south = map(int, row[PURSE : PURSE + SEATS])
    return Position(int(row[DEAL]), (east, north, west, south), _phase(row))


def _phase(row: Ints) -> Phase:
    if row[PHASE] == TO_SEAT_BANKER:
        return ToSeatBanker()
    if row[PHASE] == TO_DEAL:
        return ToDeal(Seat(int(row[BANKER])))
    return _playing(row) if row[PHASE] == PLAYING else Done()


def _cards(row: Ints, column: int, most: int = HAND) -> Cards:
    return tuple(Card(int(card)) for card in row[column : column + most] if card != NONE)


def _hands(row: Ints, column: int) -> FourCards:
    east, north, west, south = (_cards(row, column + HAND * seat) for seat in range(SEATS))
    return east, north, west, south


def _playing(row: Ints) -> Playing:
    dealt = Dealt(Seat(int(row[BANKER])), Card(int(row[EXPOSED])), _hands(row, DEALT), _cards(row, STOCK))
    leader = Seat(int(row[LEADER]))
    tricks = _tricks(leader, row[LAID : LAID + int(row[PLAYED])].tolist())
    whole = len(tricks) - bool(tricks and len(tricks[-1].laid) < SEATS)
    done, now = tricks[:whole], tricks[whole] if whole < len(tricks) else NO_TRICK
    won: list[list[Card]] = [[] for _ in range(SEATS)]
    for trick in done:
        won[trick.best.seat].append(trick.best.card)
    east, north, west, south = map(tuple, won)
    return Playing(dealt, leader, tuple(done), now, _hands(row, IN_HAND), (east, north, west, south))


def _tricks(leader: Seat, laid: list[int]) -> list[Trick]:
    tricks = list[Trick]()
    for start in range(0, len(laid), SEATS):
        cards = list[Laid]()
        for place, each in enumerate(laid[start : start + SEATS]):
            seat, card = Seat((leader + place) % SEATS), Card(each & FACE)
            cards.append(FaceDown(seat, card) if each & FACE_DOWN else FaceUp(seat, card))
        tricks.append(Trick(tuple(cards)))
        leader = tricks[-1].best.seat
    return tricks


assert KEEPER + NONE == HEURISTIC
assert TRICKS == HAND, "every card of a hand is played"
