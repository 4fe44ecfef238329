"""Moves and positions of 馬吊 as strings, and back.

A card is its code: `Tw`, `T90`, `W8`, `S1`, `Ch`, `C0`. A deal is `deal:` and all forty cards before 升代, eight
for each seat and eight for the stock, the exposed one last. A position is the number of the deal, the four purses
and what is asked: `0 0,0,0,0 cut` (the exposed card will seat the banker), `1 6,-2,-2,-2 deal:3` (seat 3 banks),
`8 0,0,0,0 done`; or `play:<banker>/<exposed>` and four fields more: the four dealt hands parted by `/`, the stock,
the seat that leads the first trick, and the cards played, `-` after one that was laid face down; `-` alone if none.
Cards of such a position are named as they count after 升代.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from youyi.games.madiao import articles as art
from youyi.games.madiao import error_words
from youyi.games.madiao.cards import CARD_OF, CODES, Card
from youyi.games.madiao.events import Captured, DiscardedCard, Led, TrickWon
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.play.evolve import evolve
from youyi.games.madiao.position import (
    NO_TRICK,
    SEATS,
    Cards,
    Dealt,
    Done,
    Four,
    FourCards,
    Playing,
    Position,
    ToDeal,
    ToSeatBanker,
    faults,
    laid_before,
    to_play,
)
from youyi.kernel.cards import Deal
from youyi.kernel.errors import BadNotation, Fault, FaultyPosition
from youyi.kernel.seats import Seat

_DEAL = "deal:"
_NUMBER = r"\d{1,6}"
_PURSES = re.compile(rf"-?{_NUMBER},-?{_NUMBER},-?{_NUMBER},-?{_NUMBER}", re.ASCII)
_NONE = _DOWN = "-"


def write_move(move: Move) -> str:
    """Write a deal or a play."""
    return CODES[move.card] if isinstance(move, Play) else _DEAL + _write_cards(move.cards)


def read_move(text: str) -> Move:
    """Read a deal or a play. Raises `BadNotation` with the column."""
    if text.startswith(_DEAL):
        return Deal(_read_cards(text, len(_DEAL) + 1, text[len(_DEAL) :]))
    return Play(_read_card(text, 1, text))


def _write_cards(cards: Cards) -> str:
    return ",".join(CODES[card] for card in cards)


def _read_card(text: str, column: int, word: str) -> Card:
    if word not in CARD_OF:
        raise BadNotation(text, column, error_words.CARD)
    return CARD_OF[word]


def _read_cards(text: str, column: int, word: str) -> Cards:
    read = list[Card]()
    for each in word.split(","):
        read.append(_read_card(text, column, each))
        column += len(each) + 1
    return tuple(read)


def write_position(position: Position) -> str:
    """Write a position on one line."""
    purses = ",".join(map(str, position.purses))
    match position.phase:
        case ToSeatBanker():
            asked = "cut"
        case ToDeal(banker):
            asked = f"deal:{banker}"
        case Playing() as playing:
            asked = _write_playing(playing)
        case Done():
            asked = "done"
    return f"{position.deal} {purses} {asked}"


def _write_playing(playing: Playing) -> str:
    dealt = playing.dealt
    hands = "/".join(map(_write_cards, dealt.hands))
    laid = (CODES[each.card] + ("" if each.face_up else _DOWN) for each in laid_before(playing))
    played = ",".join(laid) or _NONE
    what = f"play:{dealt.banker}/{CODES[dealt.exposed]}"
    return f"{what} {hands} {_write_cards(dealt.stock)} {playing.leader} {played}"


def read_position(text: str, *, tolerate: Collection[str] = ()) -> Position:
    """Read a position. Raises `BadNotation` with the column, `FaultyPosition` for faults not tolerated."""
    words = text.split(" ")
    columns = [sum(len(word) + 1 for word in words[:nth]) + 1 for nth in range(len(words) + 1)]
    whole = len(error_words.FIELD_NAMES) if len(words) > 2 and words[2].startswith("play:") else 3
    if len(words) != whole:
        if len(words) > whole == 3:
            _read_phase(text, columns[2], words[2])  # a phase misspelt, rather than one with too many fields
        column = columns[whole] if len(words) > whole else len(text) + 1
        raise BadNotation(text, column, error_words.FIELDS.filled(count=whole, names=error_words.FIELD_NAMES[:whole]))
    if not re.fullmatch(_NUMBER, words[0], re.ASCII):
        raise BadNotation(text, columns[0], error_words.DEAL_NUMBER)
    if not _PURSES.fullmatch(words[1]):
        raise BadNotation(text, columns[1], error_words.PURSES)
    deal, (east, north, west, south) = int(words[0]), map(int, words[1].split(","))
    purses: Four = (east, north, west, south)
    if whole > 3:
        return _read_playing(text, columns, Position(deal, purses, ToSeatBanker()), words, tolerate)
    return _sound(Position(deal, purses, _read_phase(text, columns[2], words[2])), (), tolerate)


def _read_phase(text: str, column: int, word: str) -> ToSeatBanker | ToDeal | Done:
    if word in ("cut", "done"):
        return ToSeatBanker() if word == "cut" else Done()
    if not word.startswith(_DEAL):
        raise BadNotation(text, column, error_words.PHASE)
    return ToDeal(_read_seat(text, column + len(_DEAL), word[len(_DEAL) :]))


def _read_seat(text: str, column: int, word: str) -> Seat:
    if word not in map(str, range(SEATS)):
        raise BadNotation(text, column, error_words.SEAT.filled(last=SEATS - 1))
    return Seat(int(word))


def _read_playing(
    text: str, columns: list[int], bare: Position, words: list[str], tolerate: Collection[str]
) -> Position:
    _, _, asked, hands_word, stock_word, leader_word, played = words
    banker_word, _, exposed_word = asked.removeprefix("play:").partition("/")
    banker = _read_seat(text, columns[2] + len("play:"), banker_word)
    exposed = _read_card(text, columns[2] + len("play:") + len(banker_word) + 1, exposed_word)
    hands = _read_hands(text, columns[3], hands_word)
    dealt = Dealt(banker, exposed, hands, _read_cards(text, columns[4], stock_word))
    leader = _read_seat(text, columns[5], leader_word)
    phase = Playing(dealt, leader, (), NO_TRICK, hands, ((), (), (), ()))
    position = Position(bare.deal, bare.purses, phase)
    if played == _NONE:
        return _sound(position, (), tolerate)
    return _played(text, columns[6], position, played, tolerate)


def _read_hands(text: str, column: int, word: str) -> FourCards:
    parts = word.split("/")
    if len(parts) != SEATS:
        raise BadNotation(text, column, error_words.HANDS.filled(count=SEATS))
    read = list[Cards]()
    for part in parts:
        read.append(_read_cards(text, column, part))
        column += len(part) + 1
    east, north, west, south = read
    return east, north, west, south


def _played(text: str, column: int, position: Position, played: str, tolerate: Collection[str]) -> Position:
    """Replay the cards that were played, one after another."""
    found = list[Fault]()
    for word in played.split(","):
        assert isinstance(position.phase, Playing)
        card, up = _read_card(text, column, word.removesuffix(_DOWN)), not word.endswith(_DOWN)
        seat = to_play(position.phase)
        if card not in position.phase.hands[seat]:
            why = error_words.NOT_HELD.filled(seat=seat, card=CODES[card], column=column)
            raise FaultyPosition((Fault("foreign_card", why),))
        found += _misplaced(position.phase, card, up=up)
        position = _lay(position, seat, card, up=up)
        column += len(word) + 1
    assert isinstance(position.phase, Playing)
    if len(position.phase.done) == position.phase.dealt.tricks:
        found.append(Fault("played_out", error_words.PLAYED_OUT))
    return _sound(position, tuple(found), tolerate)


def _misplaced(playing: Playing, card: Card, *, up: bool) -> tuple[Fault, ...]:
    """Faults of a card that lies face up or face down."""
    best = playing.now.best.card if playing.now.laid else None
    beats = best is None or (card > best and CODES[card][0] == CODES[best][0])
    if up and not beats:
        return (Fault("face_up", error_words.FACE_UP.filled(card=CODES[card])),)
    if not up and beats:
        return (
            Fault("led_face_down" if best is None else "face_down", error_words.FACE_DOWN.filled(card=CODES[card])),
        )
    return ()


def _lay(position: Position, seat: Seat, card: Card, *, up: bool) -> Position:
    assert isinstance(position.phase, Playing)
    leads = not position.phase.now.laid
    if leads or up:
        laid = Led(seat, card, art.LEAD) if leads else Captured(seat, card, art.CAPTURE)
        position = evolve(position, laid)
    else:
        position = evolve(position, DiscardedCard(seat, card, art.DISCARD))
    assert isinstance(position.phase, Playing)
    now = position.phase.now
    if len(now.laid) < SEATS:
        return position
    return evolve(position, TrickWon(now.best.seat, now.best.card, len(position.phase.done) + 1, art.WON))


def _sound(position: Position, found: tuple[Fault, ...], tolerate: Collection[str]) -> Position:
    wrong = tuple(fault for fault in (*faults(position), *found) if fault.kind not in tolerate)
    if wrong:
        raise FaultyPosition(wrong)
    return position
