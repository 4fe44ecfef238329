"""儒棋 said in Simplified Chinese."""

from __future__ import annotations

from typing import assert_never

from youyi.games.ruqi.board import CELL_NAMES, CROSSINGS, HOME, OFF, PIECES, Cell
from youyi.games.ruqi.events import (
    CarriedOn,
    DieVoided,
    Event,
    Folded,
    GameEnded,
    JueRaised,
    Left,
    Passed,
    RolledOff,
    RolloffTied,
    RoundBegan,
    RoundEnded,
    SteppedBack,
    Stood,
    Thrown,
    TurnCame,
    TurnedIn,
    VoidThrowsBegan,
    Walked,
)
from youyi.games.ruqi.moves import Move, Play, Walk
from youyi.games.ruqi.position import Done, Piece, Position, RollOff, ToPlay, ToThrow
from youyi.games.ruqi.rulings import SIDES
from youyi.games.ruqi.speech.faces import faces
from youyi.kernel.dice import Throw
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat

_ZH = Language.ZH_HANS


def side(seat: Seat) -> str:
    """Name a side."""
    return SIDES[seat].said_in(_ZH)


def unit(pieces: tuple[Piece, ...]) -> str:
    """Name the pieces of a unit."""
    return "、".join(PIECES[piece].name.said_in(_ZH) for piece in pieces)


def place(cell: Cell) -> str:
    """Name a cell, crossings by what they are."""
    if cell == HOME:
        return "己净"
    if cell in CROSSINGS:
        first, far, _ = sorted(CROSSINGS)
        what = "前中" if cell == first else "对净" if cell == far else "后中"
        return f"{what} {CELL_NAMES[cell]}"
    return CELL_NAMES[cell]


def event(happened: Event) -> str:
    """Say what happened."""
    match happened:
        case RolledOff(seat, roll, _):
            return f"{side(seat)}争先，掷得{faces(roll, _ZH)}，共 {sum(roll.faces)}。"
        case RolloffTied():
            return "两数相同，再掷。"
        case RoundBegan(number, seat, _):
            return f"第 {number} 局开始，诸棋皆伏于起处。{side(seat)}先投。"
        case Thrown(seat, roll, _):
            return f"{side(seat)}掷得{faces(roll, _ZH)}。"
        case TurnedIn(seat, pieces, _, _):
            return f"{side(seat)}{unit(pieces)}转入道中。"
        case Walked(seat, pieces, pips, _, end, _):
            where = "路尽" if end == OFF else place(end)
            return f"{side(seat)}{unit(pieces)}行 {pips} 至{where}。"
        case CarriedOn(seat, pieces, _, _):
            return f"{side(seat)}{unit(pieces)}不得停于此，续行。"
        case SteppedBack(seat, piece, _, end, _):
            return f"{side(seat)}{unit((piece,))}退一格至{place(end)}。"
        case Stood(seat, piece, _, _):
            return f"{side(seat)}{unit((piece,))}越交会格，立为枭。"
        case Folded(seat, piece, _, _):
            return f"{side(seat)}{unit((piece,))}恰会交会格，折为伏。"
        case Left(seat, piece, _):
            return f"{side(seat)}{unit((piece,))}出局。"
        case DieVoided(seat, _):
            return f"{side(seat)}棋已出尽，余彩作废。"
        case Passed(seat, _):
            return f"{side(seat)}无棋可行，过。"
        case TurnCame(seat, _):
            return f"轮{side(seat)}掷。"
        case VoidThrowsBegan(seat, _):
            return f"{side(seat)}五棋全未出，独自虚投。"
        case RoundEnded(number, winner, points, score, _):
            return f"第 {number} 局终，{side(winner)}得 {points} 算。白 {score[0]}，黑 {score[1]}。"
        case JueRaised(seat, cups, _):
            return f"{side(seat)}立第 {cups} 爵。"
        case GameEnded():
            return "全局终。"
        case _:
            assert_never(happened)


def walk(step: Walk) -> str:
    """Say one number of a turn."""
    where = f"{unit(step.pieces)} {CELL_NAMES[step.start]}"
    if step.pips < 0:
        return f"{where} 退 1"
    return f"{where} {'入道' if step.lane else '行'} {step.pips}"


def move(position: Position, chosen: Move) -> str:
    """Say what a choice is."""
    match chosen:
        case Throw():
            return f"掷 {chosen}"
        case Play(walks):
            return "，".join(map(walk, walks))


def prompt(position: Position) -> str:
    """Say what the position asks, and of whom."""
    match position.phase:
        case RollOff(white):
            return f"{side(Seat(0 if white is None else 1))}掷骰争先。"
        case ToThrow(seat):
            return f"{side(seat)}掷骰。"
        case ToPlay(seat, roll):
            return f"{side(seat)}掷得{faces(roll, _ZH)}，行棋。"
        case Done():
            white_tally, black_tally = position.score
            return f"全局终：白 {white_tally} 算，黑 {black_tally} 算。"
