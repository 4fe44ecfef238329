"""Moves and positions as strings: `4` a throw, `again`, `hold`; `12,30 choose1:9` a position."""

from __future__ import annotations

import re
from collections.abc import Collection

from youyi.kernel.dice import Throw
from youyi.kernel.errors import BadNotation, FaultyPosition
from youyi.kernel.face.drawing import read_checked
from youyi.kernel.seats import Seat
from youyi_pig.position import DIE, Again, Done, Hold, Move, Phase, Position, ToChoose, ToThrow, faults

_WORDS: dict[str, Move] = {"again": Again(), "hold": Hold()}
_POINTS = re.compile(r"\d+(?:,\d+){1,3}")
_PHASE = re.compile(r"(?P<phase>throw|choose|done)(?P<seat>\d)(?::(?P<turn>\d+))?")


def write_move(move: Move) -> str:
    """Write a throw as its number, a choice as its word."""
    return str(move) if isinstance(move, Throw) else type(move).__name__.lower()


def read_move(text: str) -> Move:
    """Read what `write_move` wrote. Raises `BadNotation`."""
    if text in _WORDS:
        return _WORDS[text]
    if text[:1].isdigit():
        return DIE.read(text)
    raise BadNotation(text, 1, "a throw from 1 to 6, again or hold")


def write_position(position: Position) -> str:
    """Write a position on one line."""
    points = ",".join(map(str, position.points))
    match position.phase:
        case ToThrow(seat=seat, turn=turn):
            return f"{points} throw{seat}:{turn}"
        case ToChoose(seat=seat, turn=turn):
            return f"{points} choose{seat}:{turn}"
        case Done(winner=winner):
            return f"{points} done{winner}"


def read_position(text: str, *, tolerate: Collection[str] = ()) -> Position:
    """Read what `write_position` wrote. Raises `BadNotation`, and `FaultyPosition` for faults not tolerated."""
    first, _, second = text.partition(" ")
    if not _POINTS.fullmatch(first):
        raise BadNotation(text, 1, "the points of two to four seats, as in 12,30")
    found = _PHASE.fullmatch(second)
    if found is None:
        raise BadNotation(
            text, min(len(first) + 2, len(text) + 1), "throw, choose or done with a seat, as in choose1:9"
        )
    points = tuple(map(int, first.split(",")))
    seat, turn = Seat(int(found["seat"])), int(found["turn"] or 0)
    if seat >= len(points):
        raise BadNotation(text, len(first) + 2 + found.start("seat"), f"a seat below {len(points)}")
    phases: dict[str, Phase] = {"throw": ToThrow(seat, turn), "choose": ToChoose(seat, turn), "done": Done(seat)}
    position = Position(points, phases[found["phase"]])
    wrong = tuple(fault for fault in faults(position) if fault.kind not in tolerate)
    if wrong:
        raise FaultyPosition(wrong)
    return position


def draw(position: Position) -> str:
    """Draw the points of every seat, one line each, and the turn in progress; the last line is the position."""
    lines = [f"{chr(ord('A') + seat)}  {points:>4}" for seat, points in enumerate(position.points)]
    if not isinstance(position.phase, Done):
        lines[position.phase.seat] += f"  +{position.phase.turn}{'?' if isinstance(position.phase, ToChoose) else ''}"
    else:
        lines[position.phase.winner] += "  *"
    return "\n".join((*lines, write_position(position)))


def read_drawing(text: str) -> Position:
    """Read a drawing. Raises `BadNotation` with the line and column, `FaultyPosition`."""
    return read_checked(text, read_position, draw)


class PigNotation:
    """The strings of Pig."""

    write_move = staticmethod(write_move)
    read_move = staticmethod(read_move)
    write_position = staticmethod(write_position)
    read_position = staticmethod(read_position)
    draw = staticmethod(draw)
    read_drawing = staticmethod(read_drawing)
