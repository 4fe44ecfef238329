"""Moves and positions of 儒棋 as strings, and back.

A throw is its two faces: `14`. A turn is its walks: `善p7+5 敬p4+2`; pieces that go as one stand together:
`善敬p12+3`; turning into a lane adds its letter: `善p10+2Z`; a retreat is `善p11-1`. Cells are the mover's own.
A position is round, tallies, White's pieces, Black's pieces and what is asked:
`2 14:7 p0f,p3f,Z4x,out,p9f p0f,p0f,p0f,p0f,p0f play:w/14`.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from youyi.games.ruqi.board import CELL_NAMES, CELLS_BY_NAME, NORTH, PIECES, SOUTH, Cell
from youyi.games.ruqi.moves import Move, Play, Walk
from youyi.games.ruqi.position import (
    EVERY_PIECE,
    GONE,
    VIRTUE_DICE,
    Army,
    Done,
    Kind,
    Manner,
    Phase,
    Piece,
    Position,
    RollOff,
    Token,
    ToPlay,
    ToThrow,
    faults,
    token,
    token_name,
)
from youyi.games.ruqi.texts import TABLE as TEXTS
from youyi.kernel.dice import Throw
from youyi.kernel.errors import BadNotation, FaultyPosition

SIDE_LETTERS = {SOUTH: "w", NORTH: "b"}
_SIDES = {letter: seat for seat, letter in SIDE_LETTERS.items()}
_NAMES = tuple(virtue.name.zh_hant for virtue in PIECES)
_READ_NAMES = {
    spelling: Piece(number)
    for number, virtue in enumerate(PIECES)
    for spelling in (virtue.name.zh_hant, virtue.name.zh_hans, str(number + 1))
}
"""Pieces may also be typed in simplified characters, or as 1 to 5."""
_WALK = re.compile(r"(?P<start>[pZJR]\d+)(?P<sign>[+-])(?P<pips>[1-9]\d?)(?P<lane>[ZJR]?)$", re.ASCII)
_COUNT = r"\d{1,6}"
"""No match lasts longer, and no number is too long to be read."""


def write_move(move: Move) -> str:
    """Write a throw or a turn."""
    if isinstance(move, Throw):
        return str(move)
    return " ".join([_walk_text(walk.pieces, walk.start, walk.pips, walk.lane) for walk in move.walks])


@lru_cache(maxsize=1 << 14)
def _walk_text(pieces: tuple[Piece, ...], start: Cell, pips: int, lane: str | None) -> str:
    """The text of a walk; there are some thousands of walks, and a question to a program holds dozens."""
    names = "".join(_NAMES[piece] for piece in pieces)
    return f"{names}{CELL_NAMES[start]}{pips:+d}{lane or ''}"


def read_move(text: str) -> Move:
    """Read a throw or a turn. Raises `BadNotation` with the column."""
    if text[:1].isdecimal() and text.isascii() and text.isdecimal():
        return VIRTUE_DICE.read(text)
    walks = list[Walk]()
    column = 0
    for word in text.split(" "):
        walks.append(_read_walk(text, column, word))
        column += len(word) + 1
    if len(walks) > VIRTUE_DICE.count:
        raise BadNotation(text, column - len(text.rsplit(" ", maxsplit=1)[-1]), TEXTS["two_walks"])
    return Play(tuple(walks))


def _read_walk(text: str, column: int, word: str) -> Walk:
    pieces = list[Piece]()
    for letter in word:
        if letter not in _READ_NAMES:
            break
        pieces.append(_READ_NAMES[letter])
    if not pieces:
        raise BadNotation(text, column + 1, TEXTS["throw_or_piece"].filled(pieces="".join(_NAMES)))
    if pieces != sorted(set(pieces)):
        raise BadNotation(text, column + 1, TEXTS["piece_order"].filled(pieces="".join(_NAMES)))
    rest = column + len(pieces)
    found = _WALK.match(word, len(pieces))
    if found is None:
        raise BadNotation(text, rest + 1, TEXTS["cell_and_number"])
    if found["start"] not in CELLS_BY_NAME:
        raise BadNotation(text, rest + 1, TEXTS["cell"])
    start = CELLS_BY_NAME[found["start"]]
    if found["sign"] == "-" and (found["pips"] != "1" or found["lane"]):
        raise BadNotation(text, column + found.start("sign") + 1, TEXTS["step_back"])
    return Walk(tuple(pieces), start, int(found["sign"] + found["pips"]), found["lane"] or None)


def write_position(position: Position) -> str:
    """Write a position on one line."""
    white, black = (",".join(map(token_name, army)) for army in position.armies)
    tallies = ":".join(map(str, position.score))
    return f"{position.round} {tallies} {white} {black} {_write_phase(position.phase)}"


def _write_phase(phase: Phase) -> str:
    match phase:
        case RollOff(None):
            return "lead"
        case RollOff(white):
            return f"lead/{white}"
        case ToThrow(seat):
            return f"throw:{SIDE_LETTERS[seat]}"
        case ToPlay(seat, roll):
            return f"play:{SIDE_LETTERS[seat]}/{roll}"
        case Done(manner):
            return f"done/{manner.value}"


def read_position(text: str, *, tolerate: Collection[str] = ()) -> Position:
    """Read a position. Raises `BadNotation` with the column, `FaultyPosition` for faults not tolerated."""
    words = text.split(" ")
    columns = [sum(len(word) + 1 for word in words[:nth]) + 1 for nth in range(len(words))]
    if len(words) != len(("round", "tallies", "white", "black", "phase")):
        raise BadNotation(text, len(text) + 1, TEXTS["fields"])
    if not re.fullmatch(_COUNT, words[0], re.ASCII):
        raise BadNotation(text, columns[0], TEXTS["round"])
    if not re.fullmatch(f"{_COUNT}:{_COUNT}", words[1], re.ASCII):
        raise BadNotation(text, columns[1], TEXTS["tallies"])
    white_score, black_score = map(int, words[1].split(":"))
    position = Position(
        round=int(words[0]),
        score=(white_score, black_score),
        armies=(read_army(text, columns[2], words[2]), read_army(text, columns[3], words[3])),
        phase=_read_phase(text, columns[4], words[4]),
    )
    wrong = tuple(fault for fault in faults(position) if fault.kind not in tolerate)
    if wrong:
        raise FaultyPosition(wrong)
    return position


def read_army(text: str, column: int, word: str) -> Army:
    """Read five tokens joined by commas, which begin at a column of the text."""
    army = list[Token]()
    for name in word.split(","):
        if name == "out":
            army.append(GONE)
        elif name[:-1] in CELLS_BY_NAME and name[-1:] in {kind.value for kind in Kind}:
            army.append(token(CELLS_BY_NAME[name[:-1]], Kind(name[-1])))
        else:
            raise BadNotation(text, column, TEXTS["token"])
        column += len(name) + 1
    if len(army) != len(EVERY_PIECE):
        raise BadNotation(text, column - 1, TEXTS["five_pieces"])
    return tuple(army)


def _read_phase(text: str, column: int, word: str) -> Phase:
    what, _, detail = word.partition("/")
    verb, _, side = what.partition(":")
    if verb in ("throw", "play") and side in _SIDES:
        if verb == "throw" and not detail:
            return ToThrow(_SIDES[side])
        if verb == "play":
            return ToPlay(_SIDES[side], _read_roll(text, column + len(what) + 1, detail))
    if what == "lead":
        return RollOff(_read_roll(text, column + len(what) + 1, detail) if detail else None)
    if what == "done" and detail in {manner.value for manner in Manner}:
        return Done(Manner(detail))
    raise BadNotation(text, column, TEXTS["phase"])


def _read_roll(text: str, column: int, word: str) -> Throw:
    try:
        return VIRTUE_DICE.read(word)
    except BadNotation as problem:
        raise BadNotation(text, column + problem.column - 1, problem.expected) from None
