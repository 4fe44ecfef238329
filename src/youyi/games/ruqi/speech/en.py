"""儒棋 said in English."""

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


def side(seat: Seat) -> str:
    """Name a side."""
    return SIDES[seat].en


def unit(pieces: tuple[Piece, ...]) -> str:
    """Name the pieces of a unit by their characters."""
    return " and ".join(PIECES[piece].name.zh_hant for piece in pieces)


def place(cell: Cell) -> str:
    """Name a cell, crossings by what they are."""
    if cell == HOME:
        return "its own Clear"
    if cell in CROSSINGS:
        first, far, _ = sorted(CROSSINGS)
        what = "first Middle" if cell == first else "far Clear" if cell == far else "second Middle"
        return f"the {what}, {CELL_NAMES[cell]}"
    return CELL_NAMES[cell]


def event(happened: Event) -> str:
    """Say what happened."""
    match happened:
        case RolledOff(seat, roll, _):
            return f"{side(seat)} throws {faces(roll, Language.EN)} for the lead: {sum(roll.faces)}."
        case RolloffTied():
            return "The totals are equal; both throw again."
        case RoundBegan(number, seat, _):
            return f"Round {number} begins. All pieces lie at their starts. {side(seat)} leads."
        case Thrown(seat, roll, _):
            return f"{side(seat)} throws {faces(roll, Language.EN)}."
        case TurnedIn(seat, pieces, _, _):
            return f"{side(seat)}'s {unit(pieces)} {_goes(pieces, 'turns', 'turn')} into the lane."
        case Walked(seat, pieces, pips, _, end, _):
            where = "to the end of the road" if end == OFF else f"to {place(end)}"
            return f"{side(seat)}'s {unit(pieces)} {_goes(pieces, 'goes', 'go')} {pips} {where}."
        case CarriedOn(seat, pieces, _, _):
            return f"{side(seat)}'s {unit(pieces)} cannot rest there and {_goes(pieces, 'is', 'are')} carried on."
        case SteppedBack(seat, piece, _, end, _):
            return f"{side(seat)}'s {unit((piece,))} goes back one to {place(end)}."
        case Stood(seat, piece, _, _):
            return f"{side(seat)}'s {unit((piece,))} has passed a crossing and stands up: an Owl."
        case Folded(seat, piece, _, _):
            return f"{side(seat)}'s {unit((piece,))} meets a crossing and lies down."
        case Left(seat, piece, _):
            return f"{side(seat)}'s {unit((piece,))} leaves the board."
        case DieVoided(seat, _):
            return f"{side(seat)} has no piece left; the other die is void."
        case Passed(seat, _):
            return f"{side(seat)} can move nothing and passes."
        case TurnCame(seat, _):
            return f"{side(seat)} to throw."
        case VoidThrowsBegan(seat, _):
            return f"{side(seat)} still has all five on the board and throws on alone."
        case RoundEnded(number, winner, points, score, _):
            return f"Round {number} is over: {side(winner)} takes {points}. White {score[0]}, Black {score[1]}."
        case JueRaised(seat, cups, _):
            return f"{side(seat)} has {cups} {'cup' if cups == 1 else 'cups'}."
        case GameEnded():
            return "The game is over."
        case _:
            assert_never(happened)


def _goes(pieces: tuple[Piece, ...], one: str, many: str) -> str:
    return one if len(pieces) == 1 else many


def walk(step: Walk) -> str:
    """Say one number of a turn."""
    if step.pips < 0:
        return f"{unit(step.pieces)} {CELL_NAMES[step.start]} back 1"
    lane = " into the lane" if step.lane else ""
    return f"{unit(step.pieces)} {CELL_NAMES[step.start]} forward {step.pips}{lane}"


def move(position: Position, chosen: Move) -> str:
    """Say what a choice is."""
    match chosen:
        case Throw():
            return f"Throw {chosen}"
        case Play(walks):
            return ", then ".join(map(walk, walks))


def prompt(position: Position) -> str:
    """Say what the position asks, and of whom."""
    match position.phase:
        case RollOff(white):
            return f"{side(Seat(0 if white is None else 1))} throws for the lead."
        case ToThrow(seat):
            return f"{side(seat)} throws."
        case ToPlay(seat, roll):
            return f"{side(seat)} has thrown {faces(roll, Language.EN)} and moves."
        case Done():
            white_tally, black_tally = position.score
            return f"The game is over: White {white_tally}, Black {black_tally}."
